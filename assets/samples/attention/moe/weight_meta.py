class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [6, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None


class Program_weight_tensor_meta_L_self_modules_gate_parameters_weight_:
    name = "L_self_modules_gate_parameters_weight_"
    shape = [2, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_L_self_modules_experts_modules_0_modules_up_parameters_weight_:
    name = "L_self_modules_experts_modules_0_modules_up_parameters_weight_"
    shape = [32, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_L_self_modules_experts_modules_0_modules_down_parameters_weight_:
    name = "L_self_modules_experts_modules_0_modules_down_parameters_weight_"
    shape = [16, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1768
    data = None


class Program_weight_tensor_meta_L_self_modules_experts_modules_1_modules_up_parameters_weight_:
    name = "L_self_modules_experts_modules_1_modules_up_parameters_weight_"
    shape = [32, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.25
    data = None


class Program_weight_tensor_meta_L_self_modules_experts_modules_1_modules_down_parameters_weight_:
    name = "L_self_modules_experts_modules_1_modules_down_parameters_weight_"
    shape = [16, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1768
    data = None
