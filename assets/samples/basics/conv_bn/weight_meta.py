class Program_weight_tensor_meta_w_0:
    name = "w_0"
    original_name = "running_mean"
    shape = [4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_w_1:
    name = "w_1"
    original_name = "running_var"
    shape = [4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.2
    data = [0.75, 0.875, 1.0, 1.125]


class Program_weight_tensor_meta_w_2:
    name = "w_2"
    original_name = "bias"
    shape = [4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_w_3:
    name = "w_3"
    original_name = "weight"
    shape = [4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.1
    data = None


class Program_weight_tensor_meta_w_4:
    name = "w_4"
    original_name = "conv_weight"
    shape = [4, 3, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.2
    data = None


class Program_weight_tensor_meta_in_0:
    name = "in_0"
    original_name = "x"
    shape = [1, 3, 8, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None
