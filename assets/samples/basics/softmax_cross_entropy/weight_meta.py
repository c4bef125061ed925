class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [8, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None


class Program_weight_tensor_meta_L_labels_:
    name = "L_labels_"
    shape = [8]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    min_val = 0
    max_val = 9
    data = None


class Program_weight_tensor_meta_L_self_modules_head_parameters_weight_:
    name = "L_self_modules_head_parameters_weight_"
    shape = [10, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_L_self_modules_head_parameters_bias_:
    name = "L_self_modules_head_parameters_bias_"
    shape = [10]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None
