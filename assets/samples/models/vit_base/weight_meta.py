class Program_weight_tensor_meta_L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_:
    name = "L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_"
    shape = [768, 3, 16, 16]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.51768e-05
    std = 0.0199657
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_pixel_values_:
    name = "L_pixel_values_"
    shape = [1, 3, 224, 224]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00289786
    std = 1.0017
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_:
    name = "L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_embeddings_parameters_cls_token_:
    name = "L_self_modules_vit_modules_embeddings_parameters_cls_token_"
    shape = [1, 1, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000657133
    std = 0.0193217
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_embeddings_parameters_position_embeddings_:
    name = "L_self_modules_vit_modules_embeddings_parameters_position_embeddings_"
    shape = [1, 197, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.63298e-05
    std = 0.0200079
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.18311e-05
    std = 0.0200077
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.22591e-05
    std = 0.0199981
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.43993e-06
    std = 0.0199924
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.75095e-05
    std = 0.0200151
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.04211e-05
    std = 0.0200023
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.17423e-05
    std = 0.0199971
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.54598e-05
    std = 0.0199699
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.56573e-05
    std = 0.0200002
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.84762e-05
    std = 0.0200179
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.53521e-05
    std = 0.0199885
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.34238e-05
    std = 0.0199951
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.85984e-05
    std = 0.0199936
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_layernorm_before_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_layernorm_before_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_q_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_q_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.09915e-05
    std = 0.019981
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_q_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_q_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_k_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_k_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 5.93015e-06
    std = 0.0200048
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_k_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_k_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_v_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_v_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.36412e-06
    std = 0.0199936
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_v_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_v_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_o_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_o_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.47237e-05
    std = 0.0199978
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_o_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_o_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_layernorm_after_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_layernorm_after_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc1_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.21742e-07
    std = 0.0199916
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc1_parameters_bias_"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc2_parameters_weight_"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.00578e-05
    std = 0.0199925
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc2_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_layernorm_before_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_layernorm_before_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_q_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_q_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.43472e-06
    std = 0.020021
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_q_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_q_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_k_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_k_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.56135e-05
    std = 0.0200175
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_k_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_k_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_v_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_v_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.78035e-05
    std = 0.0199957
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_v_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_v_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_o_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_o_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.77712e-06
    std = 0.0200004
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_o_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_o_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_layernorm_after_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_layernorm_after_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc1_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.4782e-06
    std = 0.0200178
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc1_parameters_bias_"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc2_parameters_weight_"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.25976e-05
    std = 0.0200063
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc2_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_layernorm_before_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_layernorm_before_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_q_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_q_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.4287e-05
    std = 0.0199911
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_q_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_q_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_k_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_k_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 7.67198e-06
    std = 0.0199893
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_k_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_k_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_v_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_v_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.72559e-05
    std = 0.0199948
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_v_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_v_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_o_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_o_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.33423e-05
    std = 0.020002
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_o_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_o_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_layernorm_after_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_layernorm_after_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc1_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.25257e-05
    std = 0.0200107
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc1_parameters_bias_"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc2_parameters_weight_"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.9824e-05
    std = 0.0200047
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc2_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_layernorm_before_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_layernorm_before_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_q_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_q_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.2832e-05
    std = 0.0199881
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_q_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_q_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_k_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_k_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.34416e-05
    std = 0.0199848
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_k_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_k_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_v_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_v_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.58779e-05
    std = 0.0199866
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_v_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_v_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_o_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_o_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.19603e-05
    std = 0.0200303
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_o_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_o_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_layernorm_after_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_layernorm_after_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc1_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.07352e-06
    std = 0.019998
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc1_parameters_bias_"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc2_parameters_weight_"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.29423e-05
    std = 0.0199972
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc2_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_layernorm_before_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_layernorm_before_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_q_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_q_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.71812e-05
    std = 0.0200019
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_q_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_q_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_k_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_k_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.33174e-06
    std = 0.019967
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_k_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_k_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_v_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_v_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.98344e-05
    std = 0.0200027
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_v_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_v_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_o_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_o_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -6.65726e-06
    std = 0.0200214
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_o_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_o_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_layernorm_after_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_layernorm_after_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc1_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -9.9475e-06
    std = 0.019997
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc1_parameters_bias_"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc2_parameters_weight_"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.43605e-05
    std = 0.0199992
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc2_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_layernorm_before_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_layernorm_before_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_q_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_q_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.32247e-06
    std = 0.0200062
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_q_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_q_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_k_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_k_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.20904e-06
    std = 0.0199992
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_k_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_k_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_v_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_v_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 8.15181e-07
    std = 0.0200217
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_v_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_v_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_o_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_o_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 9.81802e-06
    std = 0.019966
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_o_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_o_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_layernorm_after_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_layernorm_after_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc1_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.28578e-06
    std = 0.0200025
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc1_parameters_bias_"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc2_parameters_weight_"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.84539e-06
    std = 0.0200097
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc2_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_layernorm_before_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_layernorm_before_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_q_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_q_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.65924e-05
    std = 0.0200372
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_q_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_q_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_k_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_k_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.8527e-06
    std = 0.020006
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_k_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_k_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_v_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_v_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.74203e-05
    std = 0.0200013
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_v_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_v_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_o_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_o_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.04398e-05
    std = 0.0200066
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_o_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_o_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_layernorm_after_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_layernorm_after_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc1_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.76514e-06
    std = 0.0199889
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc1_parameters_bias_"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc2_parameters_weight_"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.41122e-06
    std = 0.0200099
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc2_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_layernorm_before_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_layernorm_before_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_q_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_q_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.11139e-05
    std = 0.0199905
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_q_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_q_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_k_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_k_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.46652e-05
    std = 0.0200142
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_k_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_k_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_v_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_v_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.09699e-05
    std = 0.0199928
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_v_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_v_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_o_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_o_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.67785e-06
    std = 0.0199944
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_o_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_o_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_layernorm_after_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_layernorm_after_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc1_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 6.58036e-06
    std = 0.0199832
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc1_parameters_bias_"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc2_parameters_weight_"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.59709e-05
    std = 0.0199869
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc2_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_layernorm_before_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_layernorm_before_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_q_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_q_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.23526e-05
    std = 0.0199978
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_q_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_q_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_k_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_k_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.5132e-05
    std = 0.0200076
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_k_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_k_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_v_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_v_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 7.42142e-05
    std = 0.020013
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_v_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_v_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_o_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_o_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.54911e-05
    std = 0.0199936
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_o_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_o_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_layernorm_after_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_layernorm_after_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc1_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.71377e-05
    std = 0.0200116
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc1_parameters_bias_"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc2_parameters_weight_"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.04603e-06
    std = 0.0199909
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc2_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_layernorm_before_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_layernorm_before_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_layernorm_before_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_layernorm_before_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_q_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_q_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 8.93635e-06
    std = 0.0200231
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_q_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_q_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_k_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_k_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 6.50179e-06
    std = 0.0199935
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_k_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_k_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_v_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_v_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.10906e-05
    std = 0.0200253
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_v_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_v_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_o_proj_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_o_proj_parameters_weight_"
    shape = [768, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.90749e-05
    std = 0.0199538
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_o_proj_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_o_proj_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_layernorm_after_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_layernorm_after_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_layernorm_after_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_layernorm_after_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc1_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc1_parameters_weight_"
    shape = [3072, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.37765e-05
    std = 0.0200039
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc1_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc1_parameters_bias_"
    shape = [3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc2_parameters_weight_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc2_parameters_weight_"
    shape = [768, 3072]
    dtype = "torch.float32"
    device = "cpu"
    mean = 7.54967e-06
    std = 0.0199847
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc2_parameters_bias_:
    name = "L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc2_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layernorm_parameters_weight_:
    name = "L_self_modules_vit_modules_layernorm_parameters_weight_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_vit_modules_layernorm_parameters_bias_:
    name = "L_self_modules_vit_modules_layernorm_parameters_bias_"
    shape = [768]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_classifier_parameters_weight_:
    name = "L_self_modules_classifier_parameters_weight_"
    shape = [1000, 768]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.01401e-05
    std = 0.0199685
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_classifier_parameters_bias_:
    name = "L_self_modules_classifier_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True
