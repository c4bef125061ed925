class Program_weight_tensor_meta_L_query_:
    name = "L_query_"
    shape = [1, 2, 16, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None


class Program_weight_tensor_meta_L_key_:
    name = "L_key_"
    shape = [1, 2, 16, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None


class Program_weight_tensor_meta_L_value_:
    name = "L_value_"
    shape = [1, 2, 16, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None
