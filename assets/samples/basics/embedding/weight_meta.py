class Program_weight_tensor_meta_L_input_ids_:
    name = "L_input_ids_"
    shape = [2, 12]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    min_val = 0
    max_val = 49
    data = None


class Program_weight_tensor_meta_L_self_modules_embed_parameters_weight_:
    name = "L_self_modules_embed_parameters_weight_"
    shape = [50, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None
