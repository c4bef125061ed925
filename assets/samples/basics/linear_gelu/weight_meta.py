class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [4, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None


class Program_weight_tensor_meta_L_self_modules_linear_parameters_weight_:
    name = "L_self_modules_linear_parameters_weight_"
    shape = [32, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_L_self_modules_linear_parameters_bias_:
    name = "L_self_modules_linear_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None
