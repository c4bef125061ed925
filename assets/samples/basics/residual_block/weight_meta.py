class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [2, 8, 8, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None


class Program_weight_tensor_meta_L_self_modules_conv1_parameters_weight_:
    name = "L_self_modules_conv1_parameters_weight_"
    shape = [8, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1179
    data = None


class Program_weight_tensor_meta_L_self_modules_bn1_buffers_running_mean_:
    name = "L_self_modules_bn1_buffers_running_mean_"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_L_self_modules_bn1_buffers_running_var_:
    name = "L_self_modules_bn1_buffers_running_var_"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.15
    data = [0.75, 0.8125, 0.875, 0.9375, 1.0, 1.0625, 1.125, 1.1875]


class Program_weight_tensor_meta_L_self_modules_bn1_parameters_weight_:
    name = "L_self_modules_bn1_parameters_weight_"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_bn1_parameters_bias_:
    name = "L_self_modules_bn1_parameters_bias_"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_conv2_parameters_weight_:
    name = "L_self_modules_conv2_parameters_weight_"
    shape = [8, 8, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1179
    data = None


class Program_weight_tensor_meta_L_self_modules_bn2_buffers_running_mean_:
    name = "L_self_modules_bn2_buffers_running_mean_"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_L_self_modules_bn2_buffers_running_var_:
    name = "L_self_modules_bn2_buffers_running_var_"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.15
    data = [0.75, 0.8125, 0.875, 0.9375, 1.0, 1.0625, 1.125, 1.1875]


class Program_weight_tensor_meta_L_self_modules_bn2_parameters_weight_:
    name = "L_self_modules_bn2_parameters_weight_"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_bn2_parameters_bias_:
    name = "L_self_modules_bn2_parameters_bias_"
    shape = [8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None
