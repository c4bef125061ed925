class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [4, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None


class Program_weight_tensor_meta_L_h_:
    name = "L_h_"
    shape = [4, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None


class Program_weight_tensor_meta_L_c_:
    name = "L_c_"
    shape = [4, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None


class Program_weight_tensor_meta_L_self_modules_cell_parameters_weight_ih_:
    name = "L_self_modules_cell_parameters_weight_ih_"
    shape = [32, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2
    data = None


class Program_weight_tensor_meta_L_self_modules_cell_parameters_weight_hh_:
    name = "L_self_modules_cell_parameters_weight_hh_"
    shape = [32, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2
    data = None


class Program_weight_tensor_meta_L_self_modules_cell_parameters_bias_ih_:
    name = "L_self_modules_cell_parameters_bias_ih_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2
    data = None


class Program_weight_tensor_meta_L_self_modules_cell_parameters_bias_hh_:
    name = "L_self_modules_cell_parameters_bias_hh_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2
    data = None
