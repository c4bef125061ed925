class Program_weight_tensor_meta_L_x_:
    name = "L_x_"
    shape = [4, 3, 8, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None


class Program_weight_tensor_meta_L_self_modules_bn_buffers_num_batches_tracked_:
    name = "L_self_modules_bn_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_bn_buffers_running_mean_:
    name = "L_self_modules_bn_buffers_running_mean_"
    shape = [3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_L_self_modules_bn_buffers_running_var_:
    name = "L_self_modules_bn_buffers_running_var_"
    shape = [3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.15
    data = [0.75, 0.9166666666666666, 1.0833333333333333]


class Program_weight_tensor_meta_L_self_modules_bn_parameters_weight_:
    name = "L_self_modules_bn_parameters_weight_"
    shape = [3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_bn_parameters_bias_:
    name = "L_self_modules_bn_parameters_bias_"
    shape = [3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None
