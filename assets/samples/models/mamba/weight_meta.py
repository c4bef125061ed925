class Program_weight_tensor_meta_L_input_ids_:
    name = "L_input_ids_"
    shape = [1, 8]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [45601, 31333, 21430, 11070, 17152, 39223, 24163, 11191]


class Program_weight_tensor_meta_L_self_modules_backbone_modules_embeddings_parameters_weight_:
    name = "L_self_modules_backbone_modules_embeddings_parameters_weight_"
    shape = [50280, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.98501e-05
    std = 0.099998
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_0_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_0_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -8.17425e-05
    std = 0.100024
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_0_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_0_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00193747
    std = 0.288521
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000183913
    std = 0.0996768
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000340046
    std = 0.0832322
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.5749
    std = 1.35426
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_0_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_0_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.37444e-05
    std = 0.0147345
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_1_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_1_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.94805e-05
    std = 0.0999969
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_1_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_1_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00051792
    std = 0.287044
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000260905
    std = 0.100235
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000124923
    std = 0.0830165
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.59816
    std = 1.32931
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_1_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_1_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.43222e-05
    std = 0.0147301
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_2_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_2_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.12855e-05
    std = 0.0999994
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_2_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_2_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.001619
    std = 0.286682
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 6.8621e-05
    std = 0.100159
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000275924
    std = 0.0833728
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.62626
    std = 1.32486
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_2_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_2_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.28836e-06
    std = 0.0147263
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_3_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_3_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.71908e-05
    std = 0.0999113
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_3_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_3_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.0024637
    std = 0.291556
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 8.13779e-05
    std = 0.100041
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000309121
    std = 0.083235
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.63928
    std = 1.35615
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_3_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_3_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.87761e-05
    std = 0.0147248
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_4_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_4_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -7.8285e-05
    std = 0.100026
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_4_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_4_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00324964
    std = 0.29009
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000253118
    std = 0.0999028
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00019494
    std = 0.083527
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.57297
    std = 1.33388
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_4_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_4_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.09383e-05
    std = 0.0147342
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_5_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_5_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 6.32046e-05
    std = 0.0999983
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_5_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_5_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000955868
    std = 0.290015
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.45428e-05
    std = 0.100305
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000393476
    std = 0.0831632
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.55071
    std = 1.33371
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_5_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_5_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 5.91177e-06
    std = 0.0147324
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_6_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_6_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -6.69367e-05
    std = 0.100058
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_6_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_6_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000364757
    std = 0.291394
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.03363e-05
    std = 0.100127
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -8.8892e-05
    std = 0.0834622
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.57328
    std = 1.33493
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_6_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_6_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.03259e-05
    std = 0.0147412
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_7_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_7_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.32461e-05
    std = 0.100034
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_7_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_7_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000149652
    std = 0.287422
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -6.06981e-05
    std = 0.0999553
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000363692
    std = 0.0832611
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.61174
    std = 1.33342
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_7_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_7_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.13543e-07
    std = 0.0147344
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_8_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_8_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 5.3575e-05
    std = 0.0999682
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_8_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_8_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000400888
    std = 0.29014
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000179097
    std = 0.100056
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.69822e-05
    std = 0.083262
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.57782
    std = 1.34044
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_8_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_8_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.41332e-05
    std = 0.0147334
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_9_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_9_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.40521e-05
    std = 0.0999706
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_9_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_9_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00336501
    std = 0.290582
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.01813e-05
    std = 0.0996838
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000133695
    std = 0.0831477
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.60267
    std = 1.34359
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_9_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_9_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.33491e-06
    std = 0.0147323
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_10_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_10_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.8998e-05
    std = 0.09997
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_10_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_10_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00194972
    std = 0.288234
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000369545
    std = 0.099938
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000856802
    std = 0.0829528
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.56149
    std = 1.33099
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_10_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_10_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.83674e-05
    std = 0.0147308
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_11_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_11_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.70511e-05
    std = 0.0999184
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_11_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_11_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.0048415
    std = 0.288916
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00028427
    std = 0.0998462
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000257191
    std = 0.0832702
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.57752
    std = 1.32402
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_11_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_11_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.00335e-06
    std = 0.0147316
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_12_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_12_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.87222e-05
    std = 0.0999597
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_12_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_12_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00412121
    std = 0.288356
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.26757e-05
    std = 0.099696
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -6.81101e-05
    std = 0.0833341
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.56984
    std = 1.3517
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_12_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_12_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.46091e-05
    std = 0.0147237
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_13_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_13_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000140116
    std = 0.0999007
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_13_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_13_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000800545
    std = 0.289741
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.35358e-05
    std = 0.0998491
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000167316
    std = 0.0832912
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.61352
    std = 1.32931
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_13_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_13_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.1585e-05
    std = 0.0147328
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_14_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_14_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.57928e-06
    std = 0.100003
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_14_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_14_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00183727
    std = 0.289425
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -9.29701e-05
    std = 0.0999445
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000169942
    std = 0.0832037
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.61273
    std = 1.33976
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_14_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_14_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.16615e-05
    std = 0.0147295
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_15_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_15_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -7.0982e-05
    std = 0.100072
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_15_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_15_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00276661
    std = 0.288313
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000247599
    std = 0.100042
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.80066e-05
    std = 0.0831955
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.54933
    std = 1.34212
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_15_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_15_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.20231e-05
    std = 0.014733
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_16_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_16_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000121753
    std = 0.100008
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_16_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_16_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000696486
    std = 0.290224
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000114968
    std = 0.0998871
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00033613
    std = 0.0831728
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.5657
    std = 1.34576
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_16_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_16_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.04067e-05
    std = 0.0147265
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_17_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_17_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 7.88938e-05
    std = 0.100053
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_17_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_17_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00085501
    std = 0.286237
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000264508
    std = 0.0999659
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000409079
    std = 0.0834151
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.63736
    std = 1.34661
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_17_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_17_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.6408e-05
    std = 0.0147313
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_18_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_18_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.64198e-05
    std = 0.100043
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_18_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_18_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00105782
    std = 0.288971
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.06698e-05
    std = 0.100013
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000233198
    std = 0.0830174
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.5592
    std = 1.34625
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_18_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_18_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 6.69672e-06
    std = 0.0147263
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_19_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_19_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.0001302
    std = 0.0999952
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_19_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_19_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00166361
    std = 0.288099
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000477031
    std = 0.100232
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000193701
    std = 0.0833899
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.65282
    std = 1.34596
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_19_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_19_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.19569e-06
    std = 0.0147288
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_20_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_20_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -9.73246e-05
    std = 0.099996
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_20_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_20_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00261673
    std = 0.288995
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000158553
    std = 0.0999399
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000114656
    std = 0.0832402
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.57045
    std = 1.31384
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_20_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_20_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.50181e-06
    std = 0.0147298
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_21_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_21_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 9.65409e-06
    std = 0.099983
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_21_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_21_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00267773
    std = 0.288121
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 7.17695e-05
    std = 0.100017
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00024316
    std = 0.0831918
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.59258
    std = 1.28944
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_21_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_21_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.8381e-05
    std = 0.0147272
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_22_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_22_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.4619e-05
    std = 0.100018
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_22_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_22_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00558152
    std = 0.289318
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000613894
    std = 0.100013
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000390425
    std = 0.0835607
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.57996
    std = 1.35457
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_22_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_22_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 8.51697e-06
    std = 0.0147318
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_23_modules_norm_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_23_modules_norm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_in_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_in_proj_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.56657e-06
    std = 0.100022
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_23_modules_mixer_parameters_A_log_:
    name = "L_self_modules_backbone_modules_layers_modules_23_modules_mixer_parameters_A_log_"
    shape = [1536, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.91699
    std = 0.764116
    min_val = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_conv1d_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_conv1d_parameters_weight_"
    shape = [1536, 1, 4]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0024487
    std = 0.288612
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_conv1d_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_conv1d_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_x_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_x_proj_parameters_weight_"
    shape = [80, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000191367
    std = 0.100164
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_dt_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_dt_proj_parameters_weight_"
    shape = [1536, 48]
    dtype = "torch.float32"
    device = "cpu"
    mean = 8.81775e-05
    std = 0.083416
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_dt_proj_parameters_bias_:
    name = "L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_dt_proj_parameters_bias_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.6328
    std = 1.3414
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_23_modules_mixer_parameters_D_:
    name = "L_self_modules_backbone_modules_layers_modules_23_modules_mixer_parameters_D_"
    shape = [1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_out_proj_parameters_weight_:
    name = "L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_out_proj_parameters_weight_"
    shape = [768, 1536]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.57591e-06
    std = 0.0147257
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_backbone_modules_norm_f_parameters_weight_:
    name = "L_self_modules_backbone_modules_norm_f_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True
