import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_: torch.nn.parameter.Parameter,
        L_pixel_values_: torch.Tensor,
        L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_embeddings_parameters_cls_token_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_embeddings_parameters_position_embeddings_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_layernorm_before_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_layernorm_before_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_o_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_layernorm_after_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_layernorm_after_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_vit_modules_layernorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_classifier_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_classifier_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        conv2d = torch.conv2d(L_pixel_values_, L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_weight_, L_self_modules_vit_modules_embeddings_modules_patch_embeddings_modules_projection_parameters_bias_, (16, 16), (0, 0), (1, 1), 1)
        flatten = conv2d.flatten(2)
        embeddings = flatten.transpose(1, 2)
        cls_tokens = L_self_modules_vit_modules_embeddings_parameters_cls_token_.expand(1, -1, -1)
        embeddings_1 = torch.cat((cls_tokens, embeddings), dim = 1)
        embeddings_2 = embeddings_1 + L_self_modules_vit_modules_embeddings_parameters_position_embeddings_
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.0, False, False)
        hidden_states = torch.nn.functional.layer_norm(embeddings_3, (768,), L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_weight_, L_self_modules_vit_modules_layers_modules_0_modules_layernorm_before_parameters_bias_, 1e-12)
        linear = torch._C._nn.linear(hidden_states, L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_q_proj_parameters_bias_)
        view = linear.view((1, 197, -1, 64))
        query_states = view.transpose(1, 2)
        linear_1 = torch._C._nn.linear(hidden_states, L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_k_proj_parameters_bias_)
        view_1 = linear_1.view((1, 197, -1, 64))
        key_states = view_1.transpose(1, 2)
        linear_2 = torch._C._nn.linear(hidden_states, L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_v_proj_parameters_bias_)
        view_2 = linear_2.view((1, 197, -1, 64))
        value_states = view_2.transpose(1, 2)
        attn_output = torch._C._nn.scaled_dot_product_attention(query_states, key_states, value_states, attn_mask = None, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_1 = attn_output.reshape(1, -1, 197, 64)
        transpose_4 = attn_output_1.transpose(1, 2)
        attn_output_2 = transpose_4.contiguous()
        reshape_1 = attn_output_2.reshape(1, 197, -1)
        attn_output_3 = reshape_1.contiguous()
        attn_output_4 = torch._C._nn.linear(attn_output_3, L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_0_modules_attention_modules_o_proj_parameters_bias_)
        hidden_states_1 = torch.nn.functional.dropout(attn_output_4, 0.0, False, False)
        hidden_states_2 = hidden_states_1 + embeddings_3
        hidden_states_3 = torch.nn.functional.layer_norm(hidden_states_2, (768,), L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_weight_, L_self_modules_vit_modules_layers_modules_0_modules_layernorm_after_parameters_bias_, 1e-12)
        hidden_states_4 = torch._C._nn.linear(hidden_states_3, L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_weight_, L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc1_parameters_bias_)
        hidden_states_5 = torch._C._nn.gelu(hidden_states_4)
        hidden_states_6 = torch._C._nn.linear(hidden_states_5, L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_weight_, L_self_modules_vit_modules_layers_modules_0_modules_mlp_modules_fc2_parameters_bias_)
        hidden_states_7 = torch.nn.functional.dropout(hidden_states_6, 0.0, False, False)
        hidden_states_8 = hidden_states_7 + hidden_states_2
        hidden_states_9 = torch.nn.functional.layer_norm(hidden_states_8, (768,), L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_weight_, L_self_modules_vit_modules_layers_modules_1_modules_layernorm_before_parameters_bias_, 1e-12)
        linear_6 = torch._C._nn.linear(hidden_states_9, L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_q_proj_parameters_bias_)
        view_3 = linear_6.view((1, 197, -1, 64))
        query_states_1 = view_3.transpose(1, 2)
        linear_7 = torch._C._nn.linear(hidden_states_9, L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_k_proj_parameters_bias_)
        view_4 = linear_7.view((1, 197, -1, 64))
        key_states_1 = view_4.transpose(1, 2)
        linear_8 = torch._C._nn.linear(hidden_states_9, L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_v_proj_parameters_bias_)
        view_5 = linear_8.view((1, 197, -1, 64))
        value_states_1 = view_5.transpose(1, 2)
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask = None, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_6 = attn_output_5.reshape(1, -1, 197, 64)
        transpose_8 = attn_output_6.transpose(1, 2)
        attn_output_7 = transpose_8.contiguous()
        reshape_3 = attn_output_7.reshape(1, 197, -1)
        attn_output_8 = reshape_3.contiguous()
        attn_output_9 = torch._C._nn.linear(attn_output_8, L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_1_modules_attention_modules_o_proj_parameters_bias_)
        hidden_states_10 = torch.nn.functional.dropout(attn_output_9, 0.0, False, False)
        hidden_states_11 = hidden_states_10 + hidden_states_8
        hidden_states_12 = torch.nn.functional.layer_norm(hidden_states_11, (768,), L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_weight_, L_self_modules_vit_modules_layers_modules_1_modules_layernorm_after_parameters_bias_, 1e-12)
        hidden_states_13 = torch._C._nn.linear(hidden_states_12, L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_weight_, L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc1_parameters_bias_)
        hidden_states_14 = torch._C._nn.gelu(hidden_states_13)
        hidden_states_15 = torch._C._nn.linear(hidden_states_14, L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_weight_, L_self_modules_vit_modules_layers_modules_1_modules_mlp_modules_fc2_parameters_bias_)
        hidden_states_16 = torch.nn.functional.dropout(hidden_states_15, 0.0, False, False)
        hidden_states_17 = hidden_states_16 + hidden_states_11
        hidden_states_18 = torch.nn.functional.layer_norm(hidden_states_17, (768,), L_self_modules_vit_modules_layers_modules_2_modules_layernorm_before_parameters_weight_, L_self_modules_vit_modules_layers_modules_2_modules_layernorm_before_parameters_bias_, 1e-12)
        linear_12 = torch._C._nn.linear(hidden_states_18, L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_q_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_q_proj_parameters_bias_)
        view_6 = linear_12.view((1, 197, -1, 64))
        query_states_2 = view_6.transpose(1, 2)
        linear_13 = torch._C._nn.linear(hidden_states_18, L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_k_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_k_proj_parameters_bias_)
        view_7 = linear_13.view((1, 197, -1, 64))
        key_states_2 = view_7.transpose(1, 2)
        linear_14 = torch._C._nn.linear(hidden_states_18, L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_v_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_v_proj_parameters_bias_)
        view_8 = linear_14.view((1, 197, -1, 64))
        value_states_2 = view_8.transpose(1, 2)
        attn_output_10 = torch._C._nn.scaled_dot_product_attention(query_states_2, key_states_2, value_states_2, attn_mask = None, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_11 = attn_output_10.reshape(1, -1, 197, 64)
        transpose_12 = attn_output_11.transpose(1, 2)
        attn_output_12 = transpose_12.contiguous()
        reshape_5 = attn_output_12.reshape(1, 197, -1)
        attn_output_13 = reshape_5.contiguous()
        attn_output_14 = torch._C._nn.linear(attn_output_13, L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_o_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_2_modules_attention_modules_o_proj_parameters_bias_)
        hidden_states_19 = torch.nn.functional.dropout(attn_output_14, 0.0, False, False)
        hidden_states_20 = hidden_states_19 + hidden_states_17
        hidden_states_21 = torch.nn.functional.layer_norm(hidden_states_20, (768,), L_self_modules_vit_modules_layers_modules_2_modules_layernorm_after_parameters_weight_, L_self_modules_vit_modules_layers_modules_2_modules_layernorm_after_parameters_bias_, 1e-12)
        hidden_states_22 = torch._C._nn.linear(hidden_states_21, L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc1_parameters_weight_, L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc1_parameters_bias_)
        hidden_states_23 = torch._C._nn.gelu(hidden_states_22)
        hidden_states_24 = torch._C._nn.linear(hidden_states_23, L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc2_parameters_weight_, L_self_modules_vit_modules_layers_modules_2_modules_mlp_modules_fc2_parameters_bias_)
        hidden_states_25 = torch.nn.functional.dropout(hidden_states_24, 0.0, False, False)
        hidden_states_26 = hidden_states_25 + hidden_states_20
        hidden_states_27 = torch.nn.functional.layer_norm(hidden_states_26, (768,), L_self_modules_vit_modules_layers_modules_3_modules_layernorm_before_parameters_weight_, L_self_modules_vit_modules_layers_modules_3_modules_layernorm_before_parameters_bias_, 1e-12)
        linear_18 = torch._C._nn.linear(hidden_states_27, L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_q_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_q_proj_parameters_bias_)
        view_9 = linear_18.view((1, 197, -1, 64))
        query_states_3 = view_9.transpose(1, 2)
        linear_19 = torch._C._nn.linear(hidden_states_27, L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_k_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_k_proj_parameters_bias_)
        view_10 = linear_19.view((1, 197, -1, 64))
        key_states_3 = view_10.transpose(1, 2)
        linear_20 = torch._C._nn.linear(hidden_states_27, L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_v_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_v_proj_parameters_bias_)
        view_11 = linear_20.view((1, 197, -1, 64))
        value_states_3 = view_11.transpose(1, 2)
        attn_output_15 = torch._C._nn.scaled_dot_product_attention(query_states_3, key_states_3, value_states_3, attn_mask = None, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_16 = attn_output_15.reshape(1, -1, 197, 64)
        transpose_16 = attn_output_16.transpose(1, 2)
        attn_output_17 = transpose_16.contiguous()
        reshape_7 = attn_output_17.reshape(1, 197, -1)
        attn_output_18 = reshape_7.contiguous()
        attn_output_19 = torch._C._nn.linear(attn_output_18, L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_o_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_3_modules_attention_modules_o_proj_parameters_bias_)
        hidden_states_28 = torch.nn.functional.dropout(attn_output_19, 0.0, False, False)
        hidden_states_29 = hidden_states_28 + hidden_states_26
        hidden_states_30 = torch.nn.functional.layer_norm(hidden_states_29, (768,), L_self_modules_vit_modules_layers_modules_3_modules_layernorm_after_parameters_weight_, L_self_modules_vit_modules_layers_modules_3_modules_layernorm_after_parameters_bias_, 1e-12)
        hidden_states_31 = torch._C._nn.linear(hidden_states_30, L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc1_parameters_weight_, L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc1_parameters_bias_)
        hidden_states_32 = torch._C._nn.gelu(hidden_states_31)
        hidden_states_33 = torch._C._nn.linear(hidden_states_32, L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc2_parameters_weight_, L_self_modules_vit_modules_layers_modules_3_modules_mlp_modules_fc2_parameters_bias_)
        hidden_states_34 = torch.nn.functional.dropout(hidden_states_33, 0.0, False, False)
        hidden_states_35 = hidden_states_34 + hidden_states_29
        hidden_states_36 = torch.nn.functional.layer_norm(hidden_states_35, (768,), L_self_modules_vit_modules_layers_modules_4_modules_layernorm_before_parameters_weight_, L_self_modules_vit_modules_layers_modules_4_modules_layernorm_before_parameters_bias_, 1e-12)
        linear_24 = torch._C._nn.linear(hidden_states_36, L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_q_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_q_proj_parameters_bias_)
        view_12 = linear_24.view((1, 197, -1, 64))
        query_states_4 = view_12.transpose(1, 2)
        linear_25 = torch._C._nn.linear(hidden_states_36, L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_k_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_k_proj_parameters_bias_)
        view_13 = linear_25.view((1, 197, -1, 64))
        key_states_4 = view_13.transpose(1, 2)
        linear_26 = torch._C._nn.linear(hidden_states_36, L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_v_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_v_proj_parameters_bias_)
        view_14 = linear_26.view((1, 197, -1, 64))
        value_states_4 = view_14.transpose(1, 2)
        attn_output_20 = torch._C._nn.scaled_dot_product_attention(query_states_4, key_states_4, value_states_4, attn_mask = None, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_21 = attn_output_20.reshape(1, -1, 197, 64)
        transpose_20 = attn_output_21.transpose(1, 2)
        attn_output_22 = transpose_20.contiguous()
        reshape_9 = attn_output_22.reshape(1, 197, -1)
        attn_output_23 = reshape_9.contiguous()
        attn_output_24 = torch._C._nn.linear(attn_output_23, L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_o_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_4_modules_attention_modules_o_proj_parameters_bias_)
        hidden_states_37 = torch.nn.functional.dropout(attn_output_24, 0.0, False, False)
        hidden_states_38 = hidden_states_37 + hidden_states_35
        hidden_states_39 = torch.nn.functional.layer_norm(hidden_states_38, (768,), L_self_modules_vit_modules_layers_modules_4_modules_layernorm_after_parameters_weight_, L_self_modules_vit_modules_layers_modules_4_modules_layernorm_after_parameters_bias_, 1e-12)
        hidden_states_40 = torch._C._nn.linear(hidden_states_39, L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc1_parameters_weight_, L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc1_parameters_bias_)
        hidden_states_41 = torch._C._nn.gelu(hidden_states_40)
        hidden_states_42 = torch._C._nn.linear(hidden_states_41, L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc2_parameters_weight_, L_self_modules_vit_modules_layers_modules_4_modules_mlp_modules_fc2_parameters_bias_)
        hidden_states_43 = torch.nn.functional.dropout(hidden_states_42, 0.0, False, False)
        hidden_states_44 = hidden_states_43 + hidden_states_38
        hidden_states_45 = torch.nn.functional.layer_norm(hidden_states_44, (768,), L_self_modules_vit_modules_layers_modules_5_modules_layernorm_before_parameters_weight_, L_self_modules_vit_modules_layers_modules_5_modules_layernorm_before_parameters_bias_, 1e-12)
        linear_30 = torch._C._nn.linear(hidden_states_45, L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_q_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_q_proj_parameters_bias_)
        view_15 = linear_30.view((1, 197, -1, 64))
        query_states_5 = view_15.transpose(1, 2)
        linear_31 = torch._C._nn.linear(hidden_states_45, L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_k_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_k_proj_parameters_bias_)
        view_16 = linear_31.view((1, 197, -1, 64))
        key_states_5 = view_16.transpose(1, 2)
        linear_32 = torch._C._nn.linear(hidden_states_45, L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_v_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_v_proj_parameters_bias_)
        view_17 = linear_32.view((1, 197, -1, 64))
        value_states_5 = view_17.transpose(1, 2)
        attn_output_25 = torch._C._nn.scaled_dot_product_attention(query_states_5, key_states_5, value_states_5, attn_mask = None, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_26 = attn_output_25.reshape(1, -1, 197, 64)
        transpose_24 = attn_output_26.transpose(1, 2)
        attn_output_27 = transpose_24.contiguous()
        reshape_11 = attn_output_27.reshape(1, 197, -1)
        attn_output_28 = reshape_11.contiguous()
        attn_output_29 = torch._C._nn.linear(attn_output_28, L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_o_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_5_modules_attention_modules_o_proj_parameters_bias_)
        hidden_states_46 = torch.nn.functional.dropout(attn_output_29, 0.0, False, False)
        hidden_states_47 = hidden_states_46 + hidden_states_44
        hidden_states_48 = torch.nn.functional.layer_norm(hidden_states_47, (768,), L_self_modules_vit_modules_layers_modules_5_modules_layernorm_after_parameters_weight_, L_self_modules_vit_modules_layers_modules_5_modules_layernorm_after_parameters_bias_, 1e-12)
        hidden_states_49 = torch._C._nn.linear(hidden_states_48, L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc1_parameters_weight_, L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc1_parameters_bias_)
        hidden_states_50 = torch._C._nn.gelu(hidden_states_49)
        hidden_states_51 = torch._C._nn.linear(hidden_states_50, L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc2_parameters_weight_, L_self_modules_vit_modules_layers_modules_5_modules_mlp_modules_fc2_parameters_bias_)
        hidden_states_52 = torch.nn.functional.dropout(hidden_states_51, 0.0, False, False)
        hidden_states_53 = hidden_states_52 + hidden_states_47
        hidden_states_54 = torch.nn.functional.layer_norm(hidden_states_53, (768,), L_self_modules_vit_modules_layers_modules_6_modules_layernorm_before_parameters_weight_, L_self_modules_vit_modules_layers_modules_6_modules_layernorm_before_parameters_bias_, 1e-12)
        linear_36 = torch._C._nn.linear(hidden_states_54, L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_q_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_q_proj_parameters_bias_)
        view_18 = linear_36.view((1, 197, -1, 64))
        query_states_6 = view_18.transpose(1, 2)
        linear_37 = torch._C._nn.linear(hidden_states_54, L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_k_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_k_proj_parameters_bias_)
        view_19 = linear_37.view((1, 197, -1, 64))
        key_states_6 = view_19.transpose(1, 2)
        linear_38 = torch._C._nn.linear(hidden_states_54, L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_v_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_v_proj_parameters_bias_)
        view_20 = linear_38.view((1, 197, -1, 64))
        value_states_6 = view_20.transpose(1, 2)
        attn_output_30 = torch._C._nn.scaled_dot_product_attention(query_states_6, key_states_6, value_states_6, attn_mask = None, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_31 = attn_output_30.reshape(1, -1, 197, 64)
        transpose_28 = attn_output_31.transpose(1, 2)
        attn_output_32 = transpose_28.contiguous()
        reshape_13 = attn_output_32.reshape(1, 197, -1)
        attn_output_33 = reshape_13.contiguous()
        attn_output_34 = torch._C._nn.linear(attn_output_33, L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_o_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_6_modules_attention_modules_o_proj_parameters_bias_)
        hidden_states_55 = torch.nn.functional.dropout(attn_output_34, 0.0, False, False)
        hidden_states_56 = hidden_states_55 + hidden_states_53
        hidden_states_57 = torch.nn.functional.layer_norm(hidden_states_56, (768,), L_self_modules_vit_modules_layers_modules_6_modules_layernorm_after_parameters_weight_, L_self_modules_vit_modules_layers_modules_6_modules_layernorm_after_parameters_bias_, 1e-12)
        hidden_states_58 = torch._C._nn.linear(hidden_states_57, L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc1_parameters_weight_, L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc1_parameters_bias_)
        hidden_states_59 = torch._C._nn.gelu(hidden_states_58)
        hidden_states_60 = torch._C._nn.linear(hidden_states_59, L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc2_parameters_weight_, L_self_modules_vit_modules_layers_modules_6_modules_mlp_modules_fc2_parameters_bias_)
        hidden_states_61 = torch.nn.functional.dropout(hidden_states_60, 0.0, False, False)
        hidden_states_62 = hidden_states_61 + hidden_states_56
        hidden_states_63 = torch.nn.functional.layer_norm(hidden_states_62, (768,), L_self_modules_vit_modules_layers_modules_7_modules_layernorm_before_parameters_weight_, L_self_modules_vit_modules_layers_modules_7_modules_layernorm_before_parameters_bias_, 1e-12)
        linear_42 = torch._C._nn.linear(hidden_states_63, L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_q_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_q_proj_parameters_bias_)
        view_21 = linear_42.view((1, 197, -1, 64))
        query_states_7 = view_21.transpose(1, 2)
        linear_43 = torch._C._nn.linear(hidden_states_63, L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_k_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_k_proj_parameters_bias_)
        view_22 = linear_43.view((1, 197, -1, 64))
        key_states_7 = view_22.transpose(1, 2)
        linear_44 = torch._C._nn.linear(hidden_states_63, L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_v_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_v_proj_parameters_bias_)
        view_23 = linear_44.view((1, 197, -1, 64))
        value_states_7 = view_23.transpose(1, 2)
        attn_output_35 = torch._C._nn.scaled_dot_product_attention(query_states_7, key_states_7, value_states_7, attn_mask = None, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_36 = attn_output_35.reshape(1, -1, 197, 64)
        transpose_32 = attn_output_36.transpose(1, 2)
        attn_output_37 = transpose_32.contiguous()
        reshape_15 = attn_output_37.reshape(1, 197, -1)
        attn_output_38 = reshape_15.contiguous()
        attn_output_39 = torch._C._nn.linear(attn_output_38, L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_o_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_7_modules_attention_modules_o_proj_parameters_bias_)
        hidden_states_64 = torch.nn.functional.dropout(attn_output_39, 0.0, False, False)
        hidden_states_65 = hidden_states_64 + hidden_states_62
        hidden_states_66 = torch.nn.functional.layer_norm(hidden_states_65, (768,), L_self_modules_vit_modules_layers_modules_7_modules_layernorm_after_parameters_weight_, L_self_modules_vit_modules_layers_modules_7_modules_layernorm_after_parameters_bias_, 1e-12)
        hidden_states_67 = torch._C._nn.linear(hidden_states_66, L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc1_parameters_weight_, L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc1_parameters_bias_)
        hidden_states_68 = torch._C._nn.gelu(hidden_states_67)
        hidden_states_69 = torch._C._nn.linear(hidden_states_68, L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc2_parameters_weight_, L_self_modules_vit_modules_layers_modules_7_modules_mlp_modules_fc2_parameters_bias_)
        hidden_states_70 = torch.nn.functional.dropout(hidden_states_69, 0.0, False, False)
        hidden_states_71 = hidden_states_70 + hidden_states_65
        hidden_states_72 = torch.nn.functional.layer_norm(hidden_states_71, (768,), L_self_modules_vit_modules_layers_modules_8_modules_layernorm_before_parameters_weight_, L_self_modules_vit_modules_layers_modules_8_modules_layernorm_before_parameters_bias_, 1e-12)
        linear_48 = torch._C._nn.linear(hidden_states_72, L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_q_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_q_proj_parameters_bias_)
        view_24 = linear_48.view((1, 197, -1, 64))
        query_states_8 = view_24.transpose(1, 2)
        linear_49 = torch._C._nn.linear(hidden_states_72, L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_k_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_k_proj_parameters_bias_)
        view_25 = linear_49.view((1, 197, -1, 64))
        key_states_8 = view_25.transpose(1, 2)
        linear_50 = torch._C._nn.linear(hidden_states_72, L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_v_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_v_proj_parameters_bias_)
        view_26 = linear_50.view((1, 197, -1, 64))
        value_states_8 = view_26.transpose(1, 2)
        attn_output_40 = torch._C._nn.scaled_dot_product_attention(query_states_8, key_states_8, value_states_8, attn_mask = None, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_41 = attn_output_40.reshape(1, -1, 197, 64)
        transpose_36 = attn_output_41.transpose(1, 2)
        attn_output_42 = transpose_36.contiguous()
        reshape_17 = attn_output_42.reshape(1, 197, -1)
        attn_output_43 = reshape_17.contiguous()
        attn_output_44 = torch._C._nn.linear(attn_output_43, L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_o_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_8_modules_attention_modules_o_proj_parameters_bias_)
        hidden_states_73 = torch.nn.functional.dropout(attn_output_44, 0.0, False, False)
        hidden_states_74 = hidden_states_73 + hidden_states_71
        hidden_states_75 = torch.nn.functional.layer_norm(hidden_states_74, (768,), L_self_modules_vit_modules_layers_modules_8_modules_layernorm_after_parameters_weight_, L_self_modules_vit_modules_layers_modules_8_modules_layernorm_after_parameters_bias_, 1e-12)
        hidden_states_76 = torch._C._nn.linear(hidden_states_75, L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc1_parameters_weight_, L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc1_parameters_bias_)
        hidden_states_77 = torch._C._nn.gelu(hidden_states_76)
        hidden_states_78 = torch._C._nn.linear(hidden_states_77, L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc2_parameters_weight_, L_self_modules_vit_modules_layers_modules_8_modules_mlp_modules_fc2_parameters_bias_)
        hidden_states_79 = torch.nn.functional.dropout(hidden_states_78, 0.0, False, False)
        hidden_states_80 = hidden_states_79 + hidden_states_74
        hidden_states_81 = torch.nn.functional.layer_norm(hidden_states_80, (768,), L_self_modules_vit_modules_layers_modules_9_modules_layernorm_before_parameters_weight_, L_self_modules_vit_modules_layers_modules_9_modules_layernorm_before_parameters_bias_, 1e-12)
        linear_54 = torch._C._nn.linear(hidden_states_81, L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_q_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_q_proj_parameters_bias_)
        view_27 = linear_54.view((1, 197, -1, 64))
        query_states_9 = view_27.transpose(1, 2)
        linear_55 = torch._C._nn.linear(hidden_states_81, L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_k_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_k_proj_parameters_bias_)
        view_28 = linear_55.view((1, 197, -1, 64))
        key_states_9 = view_28.transpose(1, 2)
        linear_56 = torch._C._nn.linear(hidden_states_81, L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_v_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_v_proj_parameters_bias_)
        view_29 = linear_56.view((1, 197, -1, 64))
        value_states_9 = view_29.transpose(1, 2)
        attn_output_45 = torch._C._nn.scaled_dot_product_attention(query_states_9, key_states_9, value_states_9, attn_mask = None, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_46 = attn_output_45.reshape(1, -1, 197, 64)
        transpose_40 = attn_output_46.transpose(1, 2)
        attn_output_47 = transpose_40.contiguous()
        reshape_19 = attn_output_47.reshape(1, 197, -1)
        attn_output_48 = reshape_19.contiguous()
        attn_output_49 = torch._C._nn.linear(attn_output_48, L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_o_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_9_modules_attention_modules_o_proj_parameters_bias_)
        hidden_states_82 = torch.nn.functional.dropout(attn_output_49, 0.0, False, False)
        hidden_states_83 = hidden_states_82 + hidden_states_80
        hidden_states_84 = torch.nn.functional.layer_norm(hidden_states_83, (768,), L_self_modules_vit_modules_layers_modules_9_modules_layernorm_after_parameters_weight_, L_self_modules_vit_modules_layers_modules_9_modules_layernorm_after_parameters_bias_, 1e-12)
        hidden_states_85 = torch._C._nn.linear(hidden_states_84, L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc1_parameters_weight_, L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc1_parameters_bias_)
        hidden_states_86 = torch._C._nn.gelu(hidden_states_85)
        hidden_states_87 = torch._C._nn.linear(hidden_states_86, L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc2_parameters_weight_, L_self_modules_vit_modules_layers_modules_9_modules_mlp_modules_fc2_parameters_bias_)
        hidden_states_88 = torch.nn.functional.dropout(hidden_states_87, 0.0, False, False)
        hidden_states_89 = hidden_states_88 + hidden_states_83
        hidden_states_90 = torch.nn.functional.layer_norm(hidden_states_89, (768,), L_self_modules_vit_modules_layers_modules_10_modules_layernorm_before_parameters_weight_, L_self_modules_vit_modules_layers_modules_10_modules_layernorm_before_parameters_bias_, 1e-12)
        linear_60 = torch._C._nn.linear(hidden_states_90, L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_q_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_q_proj_parameters_bias_)
        view_30 = linear_60.view((1, 197, -1, 64))
        query_states_10 = view_30.transpose(1, 2)
        linear_61 = torch._C._nn.linear(hidden_states_90, L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_k_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_k_proj_parameters_bias_)
        view_31 = linear_61.view((1, 197, -1, 64))
        key_states_10 = view_31.transpose(1, 2)
        linear_62 = torch._C._nn.linear(hidden_states_90, L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_v_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_v_proj_parameters_bias_)
        view_32 = linear_62.view((1, 197, -1, 64))
        value_states_10 = view_32.transpose(1, 2)
        attn_output_50 = torch._C._nn.scaled_dot_product_attention(query_states_10, key_states_10, value_states_10, attn_mask = None, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_51 = attn_output_50.reshape(1, -1, 197, 64)
        transpose_44 = attn_output_51.transpose(1, 2)
        attn_output_52 = transpose_44.contiguous()
        reshape_21 = attn_output_52.reshape(1, 197, -1)
        attn_output_53 = reshape_21.contiguous()
        attn_output_54 = torch._C._nn.linear(attn_output_53, L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_o_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_10_modules_attention_modules_o_proj_parameters_bias_)
        hidden_states_91 = torch.nn.functional.dropout(attn_output_54, 0.0, False, False)
        hidden_states_92 = hidden_states_91 + hidden_states_89
        hidden_states_93 = torch.nn.functional.layer_norm(hidden_states_92, (768,), L_self_modules_vit_modules_layers_modules_10_modules_layernorm_after_parameters_weight_, L_self_modules_vit_modules_layers_modules_10_modules_layernorm_after_parameters_bias_, 1e-12)
        hidden_states_94 = torch._C._nn.linear(hidden_states_93, L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc1_parameters_weight_, L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc1_parameters_bias_)
        hidden_states_95 = torch._C._nn.gelu(hidden_states_94)
        hidden_states_96 = torch._C._nn.linear(hidden_states_95, L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc2_parameters_weight_, L_self_modules_vit_modules_layers_modules_10_modules_mlp_modules_fc2_parameters_bias_)
        hidden_states_97 = torch.nn.functional.dropout(hidden_states_96, 0.0, False, False)
        hidden_states_98 = hidden_states_97 + hidden_states_92
        hidden_states_99 = torch.nn.functional.layer_norm(hidden_states_98, (768,), L_self_modules_vit_modules_layers_modules_11_modules_layernorm_before_parameters_weight_, L_self_modules_vit_modules_layers_modules_11_modules_layernorm_before_parameters_bias_, 1e-12)
        linear_66 = torch._C._nn.linear(hidden_states_99, L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_q_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_q_proj_parameters_bias_)
        view_33 = linear_66.view((1, 197, -1, 64))
        query_states_11 = view_33.transpose(1, 2)
        linear_67 = torch._C._nn.linear(hidden_states_99, L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_k_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_k_proj_parameters_bias_)
        view_34 = linear_67.view((1, 197, -1, 64))
        key_states_11 = view_34.transpose(1, 2)
        linear_68 = torch._C._nn.linear(hidden_states_99, L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_v_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_v_proj_parameters_bias_)
        view_35 = linear_68.view((1, 197, -1, 64))
        value_states_11 = view_35.transpose(1, 2)
        attn_output_55 = torch._C._nn.scaled_dot_product_attention(query_states_11, key_states_11, value_states_11, attn_mask = None, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_56 = attn_output_55.reshape(1, -1, 197, 64)
        transpose_48 = attn_output_56.transpose(1, 2)
        attn_output_57 = transpose_48.contiguous()
        reshape_23 = attn_output_57.reshape(1, 197, -1)
        attn_output_58 = reshape_23.contiguous()
        attn_output_59 = torch._C._nn.linear(attn_output_58, L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_o_proj_parameters_weight_, L_self_modules_vit_modules_layers_modules_11_modules_attention_modules_o_proj_parameters_bias_)
        hidden_states_100 = torch.nn.functional.dropout(attn_output_59, 0.0, False, False)
        hidden_states_101 = hidden_states_100 + hidden_states_98
        hidden_states_102 = torch.nn.functional.layer_norm(hidden_states_101, (768,), L_self_modules_vit_modules_layers_modules_11_modules_layernorm_after_parameters_weight_, L_self_modules_vit_modules_layers_modules_11_modules_layernorm_after_parameters_bias_, 1e-12)
        hidden_states_103 = torch._C._nn.linear(hidden_states_102, L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc1_parameters_weight_, L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc1_parameters_bias_)
        hidden_states_104 = torch._C._nn.gelu(hidden_states_103)
        hidden_states_105 = torch._C._nn.linear(hidden_states_104, L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc2_parameters_weight_, L_self_modules_vit_modules_layers_modules_11_modules_mlp_modules_fc2_parameters_bias_)
        hidden_states_106 = torch.nn.functional.dropout(hidden_states_105, 0.0, False, False)
        hidden_states_107 = hidden_states_106 + hidden_states_101
        sequence_output = torch.nn.functional.layer_norm(hidden_states_107, (768,), L_self_modules_vit_modules_layernorm_parameters_weight_, L_self_modules_vit_modules_layernorm_parameters_bias_, 1e-12)
        pooled_output = sequence_output[(slice(None, None, None), 0, slice(None, None, None))]
        logits = torch._C._nn.linear(pooled_output, L_self_modules_classifier_parameters_weight_, L_self_modules_classifier_parameters_bias_)
        return (logits,)
