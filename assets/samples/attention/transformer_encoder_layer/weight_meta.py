class Program_weight_tensor_meta_L_src_:
    name = "L_src_"
    shape = [2, 8, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None


class Program_weight_tensor_meta_L_self_modules_self_attn_modules_q_proj_parameters_weight_:
    name = "L_self_modules_self_attn_modules_q_proj_parameters_weight_"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1768
    data = None


class Program_weight_tensor_meta_L_self_modules_self_attn_modules_q_proj_parameters_bias_:
    name = "L_self_modules_self_attn_modules_q_proj_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_self_attn_modules_k_proj_parameters_weight_:
    name = "L_self_modules_self_attn_modules_k_proj_parameters_weight_"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1768
    data = None


class Program_weight_tensor_meta_L_self_modules_self_attn_modules_k_proj_parameters_bias_:
    name = "L_self_modules_self_attn_modules_k_proj_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_self_attn_modules_v_proj_parameters_weight_:
    name = "L_self_modules_self_attn_modules_v_proj_parameters_weight_"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1768
    data = None


class Program_weight_tensor_meta_L_self_modules_self_attn_modules_v_proj_parameters_bias_:
    name = "L_self_modules_self_attn_modules_v_proj_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_self_attn_modules_out_proj_parameters_weight_:
    name = "L_self_modules_self_attn_modules_out_proj_parameters_weight_"
    shape = [32, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1768
    data = None


class Program_weight_tensor_meta_L_self_modules_self_attn_modules_out_proj_parameters_bias_:
    name = "L_self_modules_self_attn_modules_out_proj_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_linear1_parameters_weight_:
    name = "L_self_modules_linear1_parameters_weight_"
    shape = [64, 32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.1768
    data = None


class Program_weight_tensor_meta_L_self_modules_linear1_parameters_bias_:
    name = "L_self_modules_linear1_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_linear2_parameters_weight_:
    name = "L_self_modules_linear2_parameters_weight_"
    shape = [32, 64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.125
    data = None


class Program_weight_tensor_meta_L_self_modules_linear2_parameters_bias_:
    name = "L_self_modules_linear2_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_norm1_parameters_weight_:
    name = "L_self_modules_norm1_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_norm1_parameters_bias_:
    name = "L_self_modules_norm1_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_norm2_parameters_weight_:
    name = "L_self_modules_norm2_parameters_weight_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.02
    data = None


class Program_weight_tensor_meta_L_self_modules_norm2_parameters_bias_:
    name = "L_self_modules_norm2_parameters_bias_"
    shape = [32]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.02
    data = None
