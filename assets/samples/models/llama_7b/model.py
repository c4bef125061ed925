import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_ids_: torch.Tensor,
        L_self_modules_model_modules_embed_tokens_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_rotary_emb_buffers_inv_freq_: torch.Tensor,
        L_self_modules_model_modules_layers_modules_0_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_0_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_1_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_2_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_2_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_2_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_2_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_2_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_2_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_2_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_2_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_2_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_3_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_3_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_3_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_3_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_3_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_3_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_3_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_3_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_3_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_4_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_4_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_4_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_4_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_4_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_4_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_4_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_4_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_4_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_5_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_5_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_5_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_5_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_5_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_5_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_5_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_5_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_5_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_6_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_6_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_6_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_6_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_6_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_6_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_6_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_6_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_6_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_7_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_7_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_7_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_7_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_7_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_7_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_7_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_7_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_7_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_8_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_8_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_8_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_8_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_8_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_8_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_8_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_8_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_8_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_9_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_9_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_9_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_9_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_9_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_9_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_9_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_9_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_9_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_10_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_10_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_10_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_10_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_10_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_10_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_10_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_10_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_10_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_11_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_11_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_11_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_11_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_11_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_11_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_11_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_11_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_11_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_12_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_12_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_12_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_12_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_12_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_12_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_12_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_12_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_12_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_13_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_13_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_13_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_13_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_13_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_13_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_13_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_13_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_13_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_14_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_14_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_14_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_14_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_14_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_14_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_14_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_14_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_14_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_15_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_15_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_15_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_15_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_15_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_15_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_15_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_15_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_15_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_16_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_16_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_16_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_16_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_16_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_16_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_16_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_16_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_16_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_17_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_17_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_17_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_17_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_17_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_17_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_17_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_17_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_17_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_18_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_18_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_18_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_18_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_18_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_18_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_18_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_18_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_18_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_19_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_19_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_19_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_19_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_19_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_19_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_19_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_19_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_19_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_20_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_20_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_20_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_20_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_20_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_20_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_20_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_20_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_20_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_21_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_21_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_21_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_21_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_21_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_21_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_21_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_21_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_21_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_22_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_22_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_22_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_22_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_22_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_22_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_22_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_22_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_22_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_23_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_23_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_23_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_23_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_23_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_23_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_23_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_23_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_23_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_24_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_24_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_24_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_24_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_24_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_24_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_24_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_24_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_24_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_25_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_25_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_25_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_25_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_25_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_25_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_25_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_25_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_25_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_26_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_26_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_26_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_26_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_26_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_26_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_26_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_26_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_26_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_27_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_27_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_27_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_27_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_27_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_27_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_27_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_27_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_27_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_28_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_28_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_28_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_28_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_28_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_28_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_28_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_28_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_28_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_29_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_29_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_29_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_29_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_29_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_29_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_29_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_29_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_29_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_30_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_30_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_30_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_30_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_30_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_30_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_30_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_30_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_30_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_31_modules_input_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_31_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_31_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_31_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_31_modules_self_attn_modules_o_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_31_modules_post_attention_layernorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_31_modules_mlp_modules_gate_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_31_modules_mlp_modules_up_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_layers_modules_31_modules_mlp_modules_down_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_lm_head_parameters_weight_: torch.nn.parameter.Parameter,
    ):
        inputs_embeds = torch.nn.functional.embedding(L_input_ids_, L_self_modules_model_modules_embed_tokens_parameters_weight_, None, None, 2.0, False, False)
        arange = torch.arange(128, device = device(type='cpu'))
        position_ids = arange + 0
        position_ids_1 = position_ids.unsqueeze(0)
        getitem = position_ids_1[(slice(None, None, None), slice(None, 1, None))]
        first_dummy_value = getitem - 1
        position_diff = torch.diff(position_ids_1, prepend = first_dummy_value, dim = -1)
        ne = position_diff != 1
        packed_sequence_mask = ne.cumsum(-1)
        expand = position_ids_1.expand(1, -1)
        batch_arange = torch.arange(1, device = device(type='cpu'))
        head_arange = torch.arange(1, device = device(type='cpu'))
        arange_3 = torch.arange(128, device = device(type='cpu'))
        q_arange = arange_3 + 0
        arange_4 = torch.arange(128, device = device(type='cpu'))
        kv_arange = arange_4 + 0
        batch_indices = batch_arange[(slice(None, None, None), None, None, None)]
        q_indices = q_arange[(None, None, slice(None, None, None), None)]
        kv_indices = kv_arange[(None, None, None, slice(None, None, None))]
        result = q_indices.new_ones((), dtype = torch.bool)
        getitem_5 = expand[(batch_indices, q_indices)]
        getitem_6 = expand[(batch_indices, kv_indices)]
        le = getitem_6 <= getitem_5
        to = le.to(device(type='cpu'))
        result_1 = result & to
        getitem_7 = packed_sequence_mask[(batch_indices, q_indices)]
        getitem_8 = packed_sequence_mask[(batch_indices, kv_indices)]
        eq = getitem_7 == getitem_8
        to_1 = eq.to(device(type='cpu'))
        result_2 = result_1 & to_1
        attention_mask = result_2.expand(1, -1, 128, 128)
        getitem_9 = position_ids_1[(Ellipsis, None)]
        float_1 = getitem_9.float()
        to_2 = L_self_modules_model_modules_rotary_emb_buffers_inv_freq_.to(device = device(type='cpu'), dtype = torch.float32)
        freqs = float_1 * to_2
        emb = torch.cat((freqs, freqs), dim = -1)
        cos = emb.cos()
        cos_1 = cos * (1.0)
        sin = emb.sin()
        sin_1 = sin * (1.0)
        cos_2 = cos_1.to(dtype = torch.float32)
        sin_2 = sin_1.to(dtype = torch.float32)
        hidden_states = inputs_embeds.to(torch.float32)
        pow_1 = hidden_states.pow(2)
        variance = pow_1.mean(-1, keepdim = True)
        add_3 = variance + (1e-06)
        rsqrt = torch.rsqrt(add_3)
        hidden_states_1 = hidden_states * rsqrt
        to_6 = hidden_states_1.to(torch.float32)
        hidden_states_2 = L_self_modules_model_modules_layers_modules_0_modules_input_layernorm_parameters_weight_ * to_6
        linear = torch._C._nn.linear(hidden_states_2, L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view = linear.view((1, 128, -1, 128))
        query_states = view.transpose(1, 2)
        linear_1 = torch._C._nn.linear(hidden_states_2, L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_1 = linear_1.view((1, 128, -1, 128))
        key_states = view_1.transpose(1, 2)
        linear_2 = torch._C._nn.linear(hidden_states_2, L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_2 = linear_2.view((1, 128, -1, 128))
        value_states = view_2.transpose(1, 2)
        cos_3 = cos_2.unsqueeze(1)
        sin_3 = sin_2.unsqueeze(1)
        mul_5 = query_states * cos_3
        x1 = query_states[(Ellipsis, slice(None, 64, None))]
        x2 = query_states[(Ellipsis, slice(64, None, None))]
        neg = -x2
        cat_1 = torch.cat((neg, x1), dim = -1)
        mul_6 = cat_1 * sin_3
        q_embed = mul_5 + mul_6
        mul_7 = key_states * cos_3
        x1_1 = key_states[(Ellipsis, slice(None, 64, None))]
        x2_1 = key_states[(Ellipsis, slice(64, None, None))]
        neg_1 = -x2_1
        cat_2 = torch.cat((neg_1, x1_1), dim = -1)
        mul_8 = cat_2 * sin_3
        k_embed = mul_7 + mul_8
        attn_output = torch._C._nn.scaled_dot_product_attention(q_embed, k_embed, value_states, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_1 = attn_output.reshape(1, -1, 128, 128)
        transpose_3 = attn_output_1.transpose(1, 2)
        attn_output_2 = transpose_3.contiguous()
        reshape_1 = attn_output_2.reshape(1, 128, -1)
        attn_output_3 = reshape_1.contiguous()
        attn_output_4 = torch._C._nn.linear(attn_output_3, L_self_modules_model_modules_layers_modules_0_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_3 = inputs_embeds + attn_output_4
        hidden_states_4 = hidden_states_3.to(torch.float32)
        pow_2 = hidden_states_4.pow(2)
        variance_1 = pow_2.mean(-1, keepdim = True)
        add_7 = variance_1 + (1e-06)
        rsqrt_1 = torch.rsqrt(add_7)
        hidden_states_5 = hidden_states_4 * rsqrt_1
        to_8 = hidden_states_5.to(torch.float32)
        hidden_states_6 = L_self_modules_model_modules_layers_modules_0_modules_post_attention_layernorm_parameters_weight_ * to_8
        linear_4 = torch._C._nn.linear(hidden_states_6, L_self_modules_model_modules_layers_modules_0_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu = torch.nn.functional.silu(linear_4)
        linear_5 = torch._C._nn.linear(hidden_states_6, L_self_modules_model_modules_layers_modules_0_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_11 = silu * linear_5
        down_proj = torch._C._nn.linear(mul_11, L_self_modules_model_modules_layers_modules_0_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_7 = hidden_states_3 + down_proj
        hidden_states_8 = hidden_states_7.to(torch.float32)
        pow_3 = hidden_states_8.pow(2)
        variance_2 = pow_3.mean(-1, keepdim = True)
        add_9 = variance_2 + (1e-06)
        rsqrt_2 = torch.rsqrt(add_9)
        hidden_states_9 = hidden_states_8 * rsqrt_2
        to_10 = hidden_states_9.to(torch.float32)
        hidden_states_10 = L_self_modules_model_modules_layers_modules_1_modules_input_layernorm_parameters_weight_ * to_10
        linear_7 = torch._C._nn.linear(hidden_states_10, L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_3 = linear_7.view((1, 128, -1, 128))
        query_states_1 = view_3.transpose(1, 2)
        linear_8 = torch._C._nn.linear(hidden_states_10, L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_4 = linear_8.view((1, 128, -1, 128))
        key_states_1 = view_4.transpose(1, 2)
        linear_9 = torch._C._nn.linear(hidden_states_10, L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_5 = linear_9.view((1, 128, -1, 128))
        value_states_1 = view_5.transpose(1, 2)
        cos_4 = cos_2.unsqueeze(1)
        sin_4 = sin_2.unsqueeze(1)
        mul_14 = query_states_1 * cos_4
        x1_2 = query_states_1[(Ellipsis, slice(None, 64, None))]
        x2_2 = query_states_1[(Ellipsis, slice(64, None, None))]
        neg_2 = -x2_2
        cat_3 = torch.cat((neg_2, x1_2), dim = -1)
        mul_15 = cat_3 * sin_4
        q_embed_1 = mul_14 + mul_15
        mul_16 = key_states_1 * cos_4
        x1_3 = key_states_1[(Ellipsis, slice(None, 64, None))]
        x2_3 = key_states_1[(Ellipsis, slice(64, None, None))]
        neg_3 = -x2_3
        cat_4 = torch.cat((neg_3, x1_3), dim = -1)
        mul_17 = cat_4 * sin_4
        k_embed_1 = mul_16 + mul_17
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(q_embed_1, k_embed_1, value_states_1, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_6 = attn_output_5.reshape(1, -1, 128, 128)
        transpose_7 = attn_output_6.transpose(1, 2)
        attn_output_7 = transpose_7.contiguous()
        reshape_3 = attn_output_7.reshape(1, 128, -1)
        attn_output_8 = reshape_3.contiguous()
        attn_output_9 = torch._C._nn.linear(attn_output_8, L_self_modules_model_modules_layers_modules_1_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_11 = hidden_states_7 + attn_output_9
        hidden_states_12 = hidden_states_11.to(torch.float32)
        pow_4 = hidden_states_12.pow(2)
        variance_3 = pow_4.mean(-1, keepdim = True)
        add_13 = variance_3 + (1e-06)
        rsqrt_3 = torch.rsqrt(add_13)
        hidden_states_13 = hidden_states_12 * rsqrt_3
        to_12 = hidden_states_13.to(torch.float32)
        hidden_states_14 = L_self_modules_model_modules_layers_modules_1_modules_post_attention_layernorm_parameters_weight_ * to_12
        linear_11 = torch._C._nn.linear(hidden_states_14, L_self_modules_model_modules_layers_modules_1_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_1 = torch.nn.functional.silu(linear_11)
        linear_12 = torch._C._nn.linear(hidden_states_14, L_self_modules_model_modules_layers_modules_1_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_20 = silu_1 * linear_12
        down_proj_1 = torch._C._nn.linear(mul_20, L_self_modules_model_modules_layers_modules_1_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_15 = hidden_states_11 + down_proj_1
        hidden_states_16 = hidden_states_15.to(torch.float32)
        pow_5 = hidden_states_16.pow(2)
        variance_4 = pow_5.mean(-1, keepdim = True)
        add_15 = variance_4 + (1e-06)
        rsqrt_4 = torch.rsqrt(add_15)
        hidden_states_17 = hidden_states_16 * rsqrt_4
        to_14 = hidden_states_17.to(torch.float32)
        hidden_states_18 = L_self_modules_model_modules_layers_modules_2_modules_input_layernorm_parameters_weight_ * to_14
        linear_14 = torch._C._nn.linear(hidden_states_18, L_self_modules_model_modules_layers_modules_2_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_6 = linear_14.view((1, 128, -1, 128))
        query_states_2 = view_6.transpose(1, 2)
        linear_15 = torch._C._nn.linear(hidden_states_18, L_self_modules_model_modules_layers_modules_2_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_7 = linear_15.view((1, 128, -1, 128))
        key_states_2 = view_7.transpose(1, 2)
        linear_16 = torch._C._nn.linear(hidden_states_18, L_self_modules_model_modules_layers_modules_2_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_8 = linear_16.view((1, 128, -1, 128))
        value_states_2 = view_8.transpose(1, 2)
        cos_5 = cos_2.unsqueeze(1)
        sin_5 = sin_2.unsqueeze(1)
        mul_23 = query_states_2 * cos_5
        x1_4 = query_states_2[(Ellipsis, slice(None, 64, None))]
        x2_4 = query_states_2[(Ellipsis, slice(64, None, None))]
        neg_4 = -x2_4
        cat_5 = torch.cat((neg_4, x1_4), dim = -1)
        mul_24 = cat_5 * sin_5
        q_embed_2 = mul_23 + mul_24
        mul_25 = key_states_2 * cos_5
        x1_5 = key_states_2[(Ellipsis, slice(None, 64, None))]
        x2_5 = key_states_2[(Ellipsis, slice(64, None, None))]
        neg_5 = -x2_5
        cat_6 = torch.cat((neg_5, x1_5), dim = -1)
        mul_26 = cat_6 * sin_5
        k_embed_2 = mul_25 + mul_26
        attn_output_10 = torch._C._nn.scaled_dot_product_attention(q_embed_2, k_embed_2, value_states_2, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_11 = attn_output_10.reshape(1, -1, 128, 128)
        transpose_11 = attn_output_11.transpose(1, 2)
        attn_output_12 = transpose_11.contiguous()
        reshape_5 = attn_output_12.reshape(1, 128, -1)
        attn_output_13 = reshape_5.contiguous()
        attn_output_14 = torch._C._nn.linear(attn_output_13, L_self_modules_model_modules_layers_modules_2_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_19 = hidden_states_15 + attn_output_14
        hidden_states_20 = hidden_states_19.to(torch.float32)
        pow_6 = hidden_states_20.pow(2)
        variance_5 = pow_6.mean(-1, keepdim = True)
        add_19 = variance_5 + (1e-06)
        rsqrt_5 = torch.rsqrt(add_19)
        hidden_states_21 = hidden_states_20 * rsqrt_5
        to_16 = hidden_states_21.to(torch.float32)
        hidden_states_22 = L_self_modules_model_modules_layers_modules_2_modules_post_attention_layernorm_parameters_weight_ * to_16
        linear_18 = torch._C._nn.linear(hidden_states_22, L_self_modules_model_modules_layers_modules_2_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_2 = torch.nn.functional.silu(linear_18)
        linear_19 = torch._C._nn.linear(hidden_states_22, L_self_modules_model_modules_layers_modules_2_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_29 = silu_2 * linear_19
        down_proj_2 = torch._C._nn.linear(mul_29, L_self_modules_model_modules_layers_modules_2_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_23 = hidden_states_19 + down_proj_2
        hidden_states_24 = hidden_states_23.to(torch.float32)
        pow_7 = hidden_states_24.pow(2)
        variance_6 = pow_7.mean(-1, keepdim = True)
        add_21 = variance_6 + (1e-06)
        rsqrt_6 = torch.rsqrt(add_21)
        hidden_states_25 = hidden_states_24 * rsqrt_6
        to_18 = hidden_states_25.to(torch.float32)
        hidden_states_26 = L_self_modules_model_modules_layers_modules_3_modules_input_layernorm_parameters_weight_ * to_18
        linear_21 = torch._C._nn.linear(hidden_states_26, L_self_modules_model_modules_layers_modules_3_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_9 = linear_21.view((1, 128, -1, 128))
        query_states_3 = view_9.transpose(1, 2)
        linear_22 = torch._C._nn.linear(hidden_states_26, L_self_modules_model_modules_layers_modules_3_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_10 = linear_22.view((1, 128, -1, 128))
        key_states_3 = view_10.transpose(1, 2)
        linear_23 = torch._C._nn.linear(hidden_states_26, L_self_modules_model_modules_layers_modules_3_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_11 = linear_23.view((1, 128, -1, 128))
        value_states_3 = view_11.transpose(1, 2)
        cos_6 = cos_2.unsqueeze(1)
        sin_6 = sin_2.unsqueeze(1)
        mul_32 = query_states_3 * cos_6
        x1_6 = query_states_3[(Ellipsis, slice(None, 64, None))]
        x2_6 = query_states_3[(Ellipsis, slice(64, None, None))]
        neg_6 = -x2_6
        cat_7 = torch.cat((neg_6, x1_6), dim = -1)
        mul_33 = cat_7 * sin_6
        q_embed_3 = mul_32 + mul_33
        mul_34 = key_states_3 * cos_6
        x1_7 = key_states_3[(Ellipsis, slice(None, 64, None))]
        x2_7 = key_states_3[(Ellipsis, slice(64, None, None))]
        neg_7 = -x2_7
        cat_8 = torch.cat((neg_7, x1_7), dim = -1)
        mul_35 = cat_8 * sin_6
        k_embed_3 = mul_34 + mul_35
        attn_output_15 = torch._C._nn.scaled_dot_product_attention(q_embed_3, k_embed_3, value_states_3, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_16 = attn_output_15.reshape(1, -1, 128, 128)
        transpose_15 = attn_output_16.transpose(1, 2)
        attn_output_17 = transpose_15.contiguous()
        reshape_7 = attn_output_17.reshape(1, 128, -1)
        attn_output_18 = reshape_7.contiguous()
        attn_output_19 = torch._C._nn.linear(attn_output_18, L_self_modules_model_modules_layers_modules_3_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_27 = hidden_states_23 + attn_output_19
        hidden_states_28 = hidden_states_27.to(torch.float32)
        pow_8 = hidden_states_28.pow(2)
        variance_7 = pow_8.mean(-1, keepdim = True)
        add_25 = variance_7 + (1e-06)
        rsqrt_7 = torch.rsqrt(add_25)
        hidden_states_29 = hidden_states_28 * rsqrt_7
        to_20 = hidden_states_29.to(torch.float32)
        hidden_states_30 = L_self_modules_model_modules_layers_modules_3_modules_post_attention_layernorm_parameters_weight_ * to_20
        linear_25 = torch._C._nn.linear(hidden_states_30, L_self_modules_model_modules_layers_modules_3_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_3 = torch.nn.functional.silu(linear_25)
        linear_26 = torch._C._nn.linear(hidden_states_30, L_self_modules_model_modules_layers_modules_3_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_38 = silu_3 * linear_26
        down_proj_3 = torch._C._nn.linear(mul_38, L_self_modules_model_modules_layers_modules_3_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_31 = hidden_states_27 + down_proj_3
        hidden_states_32 = hidden_states_31.to(torch.float32)
        pow_9 = hidden_states_32.pow(2)
        variance_8 = pow_9.mean(-1, keepdim = True)
        add_27 = variance_8 + (1e-06)
        rsqrt_8 = torch.rsqrt(add_27)
        hidden_states_33 = hidden_states_32 * rsqrt_8
        to_22 = hidden_states_33.to(torch.float32)
        hidden_states_34 = L_self_modules_model_modules_layers_modules_4_modules_input_layernorm_parameters_weight_ * to_22
        linear_28 = torch._C._nn.linear(hidden_states_34, L_self_modules_model_modules_layers_modules_4_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_12 = linear_28.view((1, 128, -1, 128))
        query_states_4 = view_12.transpose(1, 2)
        linear_29 = torch._C._nn.linear(hidden_states_34, L_self_modules_model_modules_layers_modules_4_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_13 = linear_29.view((1, 128, -1, 128))
        key_states_4 = view_13.transpose(1, 2)
        linear_30 = torch._C._nn.linear(hidden_states_34, L_self_modules_model_modules_layers_modules_4_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_14 = linear_30.view((1, 128, -1, 128))
        value_states_4 = view_14.transpose(1, 2)
        cos_7 = cos_2.unsqueeze(1)
        sin_7 = sin_2.unsqueeze(1)
        mul_41 = query_states_4 * cos_7
        x1_8 = query_states_4[(Ellipsis, slice(None, 64, None))]
        x2_8 = query_states_4[(Ellipsis, slice(64, None, None))]
        neg_8 = -x2_8
        cat_9 = torch.cat((neg_8, x1_8), dim = -1)
        mul_42 = cat_9 * sin_7
        q_embed_4 = mul_41 + mul_42
        mul_43 = key_states_4 * cos_7
        x1_9 = key_states_4[(Ellipsis, slice(None, 64, None))]
        x2_9 = key_states_4[(Ellipsis, slice(64, None, None))]
        neg_9 = -x2_9
        cat_10 = torch.cat((neg_9, x1_9), dim = -1)
        mul_44 = cat_10 * sin_7
        k_embed_4 = mul_43 + mul_44
        attn_output_20 = torch._C._nn.scaled_dot_product_attention(q_embed_4, k_embed_4, value_states_4, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_21 = attn_output_20.reshape(1, -1, 128, 128)
        transpose_19 = attn_output_21.transpose(1, 2)
        attn_output_22 = transpose_19.contiguous()
        reshape_9 = attn_output_22.reshape(1, 128, -1)
        attn_output_23 = reshape_9.contiguous()
        attn_output_24 = torch._C._nn.linear(attn_output_23, L_self_modules_model_modules_layers_modules_4_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_35 = hidden_states_31 + attn_output_24
        hidden_states_36 = hidden_states_35.to(torch.float32)
        pow_10 = hidden_states_36.pow(2)
        variance_9 = pow_10.mean(-1, keepdim = True)
        add_31 = variance_9 + (1e-06)
        rsqrt_9 = torch.rsqrt(add_31)
        hidden_states_37 = hidden_states_36 * rsqrt_9
        to_24 = hidden_states_37.to(torch.float32)
        hidden_states_38 = L_self_modules_model_modules_layers_modules_4_modules_post_attention_layernorm_parameters_weight_ * to_24
        linear_32 = torch._C._nn.linear(hidden_states_38, L_self_modules_model_modules_layers_modules_4_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_4 = torch.nn.functional.silu(linear_32)
        linear_33 = torch._C._nn.linear(hidden_states_38, L_self_modules_model_modules_layers_modules_4_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_47 = silu_4 * linear_33
        down_proj_4 = torch._C._nn.linear(mul_47, L_self_modules_model_modules_layers_modules_4_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_39 = hidden_states_35 + down_proj_4
        hidden_states_40 = hidden_states_39.to(torch.float32)
        pow_11 = hidden_states_40.pow(2)
        variance_10 = pow_11.mean(-1, keepdim = True)
        add_33 = variance_10 + (1e-06)
        rsqrt_10 = torch.rsqrt(add_33)
        hidden_states_41 = hidden_states_40 * rsqrt_10
        to_26 = hidden_states_41.to(torch.float32)
        hidden_states_42 = L_self_modules_model_modules_layers_modules_5_modules_input_layernorm_parameters_weight_ * to_26
        linear_35 = torch._C._nn.linear(hidden_states_42, L_self_modules_model_modules_layers_modules_5_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_15 = linear_35.view((1, 128, -1, 128))
        query_states_5 = view_15.transpose(1, 2)
        linear_36 = torch._C._nn.linear(hidden_states_42, L_self_modules_model_modules_layers_modules_5_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_16 = linear_36.view((1, 128, -1, 128))
        key_states_5 = view_16.transpose(1, 2)
        linear_37 = torch._C._nn.linear(hidden_states_42, L_self_modules_model_modules_layers_modules_5_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_17 = linear_37.view((1, 128, -1, 128))
        value_states_5 = view_17.transpose(1, 2)
        cos_8 = cos_2.unsqueeze(1)
        sin_8 = sin_2.unsqueeze(1)
        mul_50 = query_states_5 * cos_8
        x1_10 = query_states_5[(Ellipsis, slice(None, 64, None))]
        x2_10 = query_states_5[(Ellipsis, slice(64, None, None))]
        neg_10 = -x2_10
        cat_11 = torch.cat((neg_10, x1_10), dim = -1)
        mul_51 = cat_11 * sin_8
        q_embed_5 = mul_50 + mul_51
        mul_52 = key_states_5 * cos_8
        x1_11 = key_states_5[(Ellipsis, slice(None, 64, None))]
        x2_11 = key_states_5[(Ellipsis, slice(64, None, None))]
        neg_11 = -x2_11
        cat_12 = torch.cat((neg_11, x1_11), dim = -1)
        mul_53 = cat_12 * sin_8
        k_embed_5 = mul_52 + mul_53
        attn_output_25 = torch._C._nn.scaled_dot_product_attention(q_embed_5, k_embed_5, value_states_5, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_26 = attn_output_25.reshape(1, -1, 128, 128)
        transpose_23 = attn_output_26.transpose(1, 2)
        attn_output_27 = transpose_23.contiguous()
        reshape_11 = attn_output_27.reshape(1, 128, -1)
        attn_output_28 = reshape_11.contiguous()
        attn_output_29 = torch._C._nn.linear(attn_output_28, L_self_modules_model_modules_layers_modules_5_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_43 = hidden_states_39 + attn_output_29
        hidden_states_44 = hidden_states_43.to(torch.float32)
        pow_12 = hidden_states_44.pow(2)
        variance_11 = pow_12.mean(-1, keepdim = True)
        add_37 = variance_11 + (1e-06)
        rsqrt_11 = torch.rsqrt(add_37)
        hidden_states_45 = hidden_states_44 * rsqrt_11
        to_28 = hidden_states_45.to(torch.float32)
        hidden_states_46 = L_self_modules_model_modules_layers_modules_5_modules_post_attention_layernorm_parameters_weight_ * to_28
        linear_39 = torch._C._nn.linear(hidden_states_46, L_self_modules_model_modules_layers_modules_5_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_5 = torch.nn.functional.silu(linear_39)
        linear_40 = torch._C._nn.linear(hidden_states_46, L_self_modules_model_modules_layers_modules_5_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_56 = silu_5 * linear_40
        down_proj_5 = torch._C._nn.linear(mul_56, L_self_modules_model_modules_layers_modules_5_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_47 = hidden_states_43 + down_proj_5
        hidden_states_48 = hidden_states_47.to(torch.float32)
        pow_13 = hidden_states_48.pow(2)
        variance_12 = pow_13.mean(-1, keepdim = True)
        add_39 = variance_12 + (1e-06)
        rsqrt_12 = torch.rsqrt(add_39)
        hidden_states_49 = hidden_states_48 * rsqrt_12
        to_30 = hidden_states_49.to(torch.float32)
        hidden_states_50 = L_self_modules_model_modules_layers_modules_6_modules_input_layernorm_parameters_weight_ * to_30
        linear_42 = torch._C._nn.linear(hidden_states_50, L_self_modules_model_modules_layers_modules_6_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_18 = linear_42.view((1, 128, -1, 128))
        query_states_6 = view_18.transpose(1, 2)
        linear_43 = torch._C._nn.linear(hidden_states_50, L_self_modules_model_modules_layers_modules_6_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_19 = linear_43.view((1, 128, -1, 128))
        key_states_6 = view_19.transpose(1, 2)
        linear_44 = torch._C._nn.linear(hidden_states_50, L_self_modules_model_modules_layers_modules_6_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_20 = linear_44.view((1, 128, -1, 128))
        value_states_6 = view_20.transpose(1, 2)
        cos_9 = cos_2.unsqueeze(1)
        sin_9 = sin_2.unsqueeze(1)
        mul_59 = query_states_6 * cos_9
        x1_12 = query_states_6[(Ellipsis, slice(None, 64, None))]
        x2_12 = query_states_6[(Ellipsis, slice(64, None, None))]
        neg_12 = -x2_12
        cat_13 = torch.cat((neg_12, x1_12), dim = -1)
        mul_60 = cat_13 * sin_9
        q_embed_6 = mul_59 + mul_60
        mul_61 = key_states_6 * cos_9
        x1_13 = key_states_6[(Ellipsis, slice(None, 64, None))]
        x2_13 = key_states_6[(Ellipsis, slice(64, None, None))]
        neg_13 = -x2_13
        cat_14 = torch.cat((neg_13, x1_13), dim = -1)
        mul_62 = cat_14 * sin_9
        k_embed_6 = mul_61 + mul_62
        attn_output_30 = torch._C._nn.scaled_dot_product_attention(q_embed_6, k_embed_6, value_states_6, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_31 = attn_output_30.reshape(1, -1, 128, 128)
        transpose_27 = attn_output_31.transpose(1, 2)
        attn_output_32 = transpose_27.contiguous()
        reshape_13 = attn_output_32.reshape(1, 128, -1)
        attn_output_33 = reshape_13.contiguous()
        attn_output_34 = torch._C._nn.linear(attn_output_33, L_self_modules_model_modules_layers_modules_6_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_51 = hidden_states_47 + attn_output_34
        hidden_states_52 = hidden_states_51.to(torch.float32)
        pow_14 = hidden_states_52.pow(2)
        variance_13 = pow_14.mean(-1, keepdim = True)
        add_43 = variance_13 + (1e-06)
        rsqrt_13 = torch.rsqrt(add_43)
        hidden_states_53 = hidden_states_52 * rsqrt_13
        to_32 = hidden_states_53.to(torch.float32)
        hidden_states_54 = L_self_modules_model_modules_layers_modules_6_modules_post_attention_layernorm_parameters_weight_ * to_32
        linear_46 = torch._C._nn.linear(hidden_states_54, L_self_modules_model_modules_layers_modules_6_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_6 = torch.nn.functional.silu(linear_46)
        linear_47 = torch._C._nn.linear(hidden_states_54, L_self_modules_model_modules_layers_modules_6_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_65 = silu_6 * linear_47
        down_proj_6 = torch._C._nn.linear(mul_65, L_self_modules_model_modules_layers_modules_6_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_55 = hidden_states_51 + down_proj_6
        hidden_states_56 = hidden_states_55.to(torch.float32)
        pow_15 = hidden_states_56.pow(2)
        variance_14 = pow_15.mean(-1, keepdim = True)
        add_45 = variance_14 + (1e-06)
        rsqrt_14 = torch.rsqrt(add_45)
        hidden_states_57 = hidden_states_56 * rsqrt_14
        to_34 = hidden_states_57.to(torch.float32)
        hidden_states_58 = L_self_modules_model_modules_layers_modules_7_modules_input_layernorm_parameters_weight_ * to_34
        linear_49 = torch._C._nn.linear(hidden_states_58, L_self_modules_model_modules_layers_modules_7_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_21 = linear_49.view((1, 128, -1, 128))
        query_states_7 = view_21.transpose(1, 2)
        linear_50 = torch._C._nn.linear(hidden_states_58, L_self_modules_model_modules_layers_modules_7_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_22 = linear_50.view((1, 128, -1, 128))
        key_states_7 = view_22.transpose(1, 2)
        linear_51 = torch._C._nn.linear(hidden_states_58, L_self_modules_model_modules_layers_modules_7_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_23 = linear_51.view((1, 128, -1, 128))
        value_states_7 = view_23.transpose(1, 2)
        cos_10 = cos_2.unsqueeze(1)
        sin_10 = sin_2.unsqueeze(1)
        mul_68 = query_states_7 * cos_10
        x1_14 = query_states_7[(Ellipsis, slice(None, 64, None))]
        x2_14 = query_states_7[(Ellipsis, slice(64, None, None))]
        neg_14 = -x2_14
        cat_15 = torch.cat((neg_14, x1_14), dim = -1)
        mul_69 = cat_15 * sin_10
        q_embed_7 = mul_68 + mul_69
        mul_70 = key_states_7 * cos_10
        x1_15 = key_states_7[(Ellipsis, slice(None, 64, None))]
        x2_15 = key_states_7[(Ellipsis, slice(64, None, None))]
        neg_15 = -x2_15
        cat_16 = torch.cat((neg_15, x1_15), dim = -1)
        mul_71 = cat_16 * sin_10
        k_embed_7 = mul_70 + mul_71
        attn_output_35 = torch._C._nn.scaled_dot_product_attention(q_embed_7, k_embed_7, value_states_7, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_36 = attn_output_35.reshape(1, -1, 128, 128)
        transpose_31 = attn_output_36.transpose(1, 2)
        attn_output_37 = transpose_31.contiguous()
        reshape_15 = attn_output_37.reshape(1, 128, -1)
        attn_output_38 = reshape_15.contiguous()
        attn_output_39 = torch._C._nn.linear(attn_output_38, L_self_modules_model_modules_layers_modules_7_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_59 = hidden_states_55 + attn_output_39
        hidden_states_60 = hidden_states_59.to(torch.float32)
        pow_16 = hidden_states_60.pow(2)
        variance_15 = pow_16.mean(-1, keepdim = True)
        add_49 = variance_15 + (1e-06)
        rsqrt_15 = torch.rsqrt(add_49)
        hidden_states_61 = hidden_states_60 * rsqrt_15
        to_36 = hidden_states_61.to(torch.float32)
        hidden_states_62 = L_self_modules_model_modules_layers_modules_7_modules_post_attention_layernorm_parameters_weight_ * to_36
        linear_53 = torch._C._nn.linear(hidden_states_62, L_self_modules_model_modules_layers_modules_7_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_7 = torch.nn.functional.silu(linear_53)
        linear_54 = torch._C._nn.linear(hidden_states_62, L_self_modules_model_modules_layers_modules_7_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_74 = silu_7 * linear_54
        down_proj_7 = torch._C._nn.linear(mul_74, L_self_modules_model_modules_layers_modules_7_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_63 = hidden_states_59 + down_proj_7
        hidden_states_64 = hidden_states_63.to(torch.float32)
        pow_17 = hidden_states_64.pow(2)
        variance_16 = pow_17.mean(-1, keepdim = True)
        add_51 = variance_16 + (1e-06)
        rsqrt_16 = torch.rsqrt(add_51)
        hidden_states_65 = hidden_states_64 * rsqrt_16
        to_38 = hidden_states_65.to(torch.float32)
        hidden_states_66 = L_self_modules_model_modules_layers_modules_8_modules_input_layernorm_parameters_weight_ * to_38
        linear_56 = torch._C._nn.linear(hidden_states_66, L_self_modules_model_modules_layers_modules_8_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_24 = linear_56.view((1, 128, -1, 128))
        query_states_8 = view_24.transpose(1, 2)
        linear_57 = torch._C._nn.linear(hidden_states_66, L_self_modules_model_modules_layers_modules_8_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_25 = linear_57.view((1, 128, -1, 128))
        key_states_8 = view_25.transpose(1, 2)
        linear_58 = torch._C._nn.linear(hidden_states_66, L_self_modules_model_modules_layers_modules_8_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_26 = linear_58.view((1, 128, -1, 128))
        value_states_8 = view_26.transpose(1, 2)
        cos_11 = cos_2.unsqueeze(1)
        sin_11 = sin_2.unsqueeze(1)
        mul_77 = query_states_8 * cos_11
        x1_16 = query_states_8[(Ellipsis, slice(None, 64, None))]
        x2_16 = query_states_8[(Ellipsis, slice(64, None, None))]
        neg_16 = -x2_16
        cat_17 = torch.cat((neg_16, x1_16), dim = -1)
        mul_78 = cat_17 * sin_11
        q_embed_8 = mul_77 + mul_78
        mul_79 = key_states_8 * cos_11
        x1_17 = key_states_8[(Ellipsis, slice(None, 64, None))]
        x2_17 = key_states_8[(Ellipsis, slice(64, None, None))]
        neg_17 = -x2_17
        cat_18 = torch.cat((neg_17, x1_17), dim = -1)
        mul_80 = cat_18 * sin_11
        k_embed_8 = mul_79 + mul_80
        attn_output_40 = torch._C._nn.scaled_dot_product_attention(q_embed_8, k_embed_8, value_states_8, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_41 = attn_output_40.reshape(1, -1, 128, 128)
        transpose_35 = attn_output_41.transpose(1, 2)
        attn_output_42 = transpose_35.contiguous()
        reshape_17 = attn_output_42.reshape(1, 128, -1)
        attn_output_43 = reshape_17.contiguous()
        attn_output_44 = torch._C._nn.linear(attn_output_43, L_self_modules_model_modules_layers_modules_8_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_67 = hidden_states_63 + attn_output_44
        hidden_states_68 = hidden_states_67.to(torch.float32)
        pow_18 = hidden_states_68.pow(2)
        variance_17 = pow_18.mean(-1, keepdim = True)
        add_55 = variance_17 + (1e-06)
        rsqrt_17 = torch.rsqrt(add_55)
        hidden_states_69 = hidden_states_68 * rsqrt_17
        to_40 = hidden_states_69.to(torch.float32)
        hidden_states_70 = L_self_modules_model_modules_layers_modules_8_modules_post_attention_layernorm_parameters_weight_ * to_40
        linear_60 = torch._C._nn.linear(hidden_states_70, L_self_modules_model_modules_layers_modules_8_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_8 = torch.nn.functional.silu(linear_60)
        linear_61 = torch._C._nn.linear(hidden_states_70, L_self_modules_model_modules_layers_modules_8_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_83 = silu_8 * linear_61
        down_proj_8 = torch._C._nn.linear(mul_83, L_self_modules_model_modules_layers_modules_8_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_71 = hidden_states_67 + down_proj_8
        hidden_states_72 = hidden_states_71.to(torch.float32)
        pow_19 = hidden_states_72.pow(2)
        variance_18 = pow_19.mean(-1, keepdim = True)
        add_57 = variance_18 + (1e-06)
        rsqrt_18 = torch.rsqrt(add_57)
        hidden_states_73 = hidden_states_72 * rsqrt_18
        to_42 = hidden_states_73.to(torch.float32)
        hidden_states_74 = L_self_modules_model_modules_layers_modules_9_modules_input_layernorm_parameters_weight_ * to_42
        linear_63 = torch._C._nn.linear(hidden_states_74, L_self_modules_model_modules_layers_modules_9_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_27 = linear_63.view((1, 128, -1, 128))
        query_states_9 = view_27.transpose(1, 2)
        linear_64 = torch._C._nn.linear(hidden_states_74, L_self_modules_model_modules_layers_modules_9_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_28 = linear_64.view((1, 128, -1, 128))
        key_states_9 = view_28.transpose(1, 2)
        linear_65 = torch._C._nn.linear(hidden_states_74, L_self_modules_model_modules_layers_modules_9_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_29 = linear_65.view((1, 128, -1, 128))
        value_states_9 = view_29.transpose(1, 2)
        cos_12 = cos_2.unsqueeze(1)
        sin_12 = sin_2.unsqueeze(1)
        mul_86 = query_states_9 * cos_12
        x1_18 = query_states_9[(Ellipsis, slice(None, 64, None))]
        x2_18 = query_states_9[(Ellipsis, slice(64, None, None))]
        neg_18 = -x2_18
        cat_19 = torch.cat((neg_18, x1_18), dim = -1)
        mul_87 = cat_19 * sin_12
        q_embed_9 = mul_86 + mul_87
        mul_88 = key_states_9 * cos_12
        x1_19 = key_states_9[(Ellipsis, slice(None, 64, None))]
        x2_19 = key_states_9[(Ellipsis, slice(64, None, None))]
        neg_19 = -x2_19
        cat_20 = torch.cat((neg_19, x1_19), dim = -1)
        mul_89 = cat_20 * sin_12
        k_embed_9 = mul_88 + mul_89
        attn_output_45 = torch._C._nn.scaled_dot_product_attention(q_embed_9, k_embed_9, value_states_9, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_46 = attn_output_45.reshape(1, -1, 128, 128)
        transpose_39 = attn_output_46.transpose(1, 2)
        attn_output_47 = transpose_39.contiguous()
        reshape_19 = attn_output_47.reshape(1, 128, -1)
        attn_output_48 = reshape_19.contiguous()
        attn_output_49 = torch._C._nn.linear(attn_output_48, L_self_modules_model_modules_layers_modules_9_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_75 = hidden_states_71 + attn_output_49
        hidden_states_76 = hidden_states_75.to(torch.float32)
        pow_20 = hidden_states_76.pow(2)
        variance_19 = pow_20.mean(-1, keepdim = True)
        add_61 = variance_19 + (1e-06)
        rsqrt_19 = torch.rsqrt(add_61)
        hidden_states_77 = hidden_states_76 * rsqrt_19
        to_44 = hidden_states_77.to(torch.float32)
        hidden_states_78 = L_self_modules_model_modules_layers_modules_9_modules_post_attention_layernorm_parameters_weight_ * to_44
        linear_67 = torch._C._nn.linear(hidden_states_78, L_self_modules_model_modules_layers_modules_9_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_9 = torch.nn.functional.silu(linear_67)
        linear_68 = torch._C._nn.linear(hidden_states_78, L_self_modules_model_modules_layers_modules_9_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_92 = silu_9 * linear_68
        down_proj_9 = torch._C._nn.linear(mul_92, L_self_modules_model_modules_layers_modules_9_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_79 = hidden_states_75 + down_proj_9
        hidden_states_80 = hidden_states_79.to(torch.float32)
        pow_21 = hidden_states_80.pow(2)
        variance_20 = pow_21.mean(-1, keepdim = True)
        add_63 = variance_20 + (1e-06)
        rsqrt_20 = torch.rsqrt(add_63)
        hidden_states_81 = hidden_states_80 * rsqrt_20
        to_46 = hidden_states_81.to(torch.float32)
        hidden_states_82 = L_self_modules_model_modules_layers_modules_10_modules_input_layernorm_parameters_weight_ * to_46
        linear_70 = torch._C._nn.linear(hidden_states_82, L_self_modules_model_modules_layers_modules_10_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_30 = linear_70.view((1, 128, -1, 128))
        query_states_10 = view_30.transpose(1, 2)
        linear_71 = torch._C._nn.linear(hidden_states_82, L_self_modules_model_modules_layers_modules_10_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_31 = linear_71.view((1, 128, -1, 128))
        key_states_10 = view_31.transpose(1, 2)
        linear_72 = torch._C._nn.linear(hidden_states_82, L_self_modules_model_modules_layers_modules_10_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_32 = linear_72.view((1, 128, -1, 128))
        value_states_10 = view_32.transpose(1, 2)
        cos_13 = cos_2.unsqueeze(1)
        sin_13 = sin_2.unsqueeze(1)
        mul_95 = query_states_10 * cos_13
        x1_20 = query_states_10[(Ellipsis, slice(None, 64, None))]
        x2_20 = query_states_10[(Ellipsis, slice(64, None, None))]
        neg_20 = -x2_20
        cat_21 = torch.cat((neg_20, x1_20), dim = -1)
        mul_96 = cat_21 * sin_13
        q_embed_10 = mul_95 + mul_96
        mul_97 = key_states_10 * cos_13
        x1_21 = key_states_10[(Ellipsis, slice(None, 64, None))]
        x2_21 = key_states_10[(Ellipsis, slice(64, None, None))]
        neg_21 = -x2_21
        cat_22 = torch.cat((neg_21, x1_21), dim = -1)
        mul_98 = cat_22 * sin_13
        k_embed_10 = mul_97 + mul_98
        attn_output_50 = torch._C._nn.scaled_dot_product_attention(q_embed_10, k_embed_10, value_states_10, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_51 = attn_output_50.reshape(1, -1, 128, 128)
        transpose_43 = attn_output_51.transpose(1, 2)
        attn_output_52 = transpose_43.contiguous()
        reshape_21 = attn_output_52.reshape(1, 128, -1)
        attn_output_53 = reshape_21.contiguous()
        attn_output_54 = torch._C._nn.linear(attn_output_53, L_self_modules_model_modules_layers_modules_10_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_83 = hidden_states_79 + attn_output_54
        hidden_states_84 = hidden_states_83.to(torch.float32)
        pow_22 = hidden_states_84.pow(2)
        variance_21 = pow_22.mean(-1, keepdim = True)
        add_67 = variance_21 + (1e-06)
        rsqrt_21 = torch.rsqrt(add_67)
        hidden_states_85 = hidden_states_84 * rsqrt_21
        to_48 = hidden_states_85.to(torch.float32)
        hidden_states_86 = L_self_modules_model_modules_layers_modules_10_modules_post_attention_layernorm_parameters_weight_ * to_48
        linear_74 = torch._C._nn.linear(hidden_states_86, L_self_modules_model_modules_layers_modules_10_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_10 = torch.nn.functional.silu(linear_74)
        linear_75 = torch._C._nn.linear(hidden_states_86, L_self_modules_model_modules_layers_modules_10_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_101 = silu_10 * linear_75
        down_proj_10 = torch._C._nn.linear(mul_101, L_self_modules_model_modules_layers_modules_10_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_87 = hidden_states_83 + down_proj_10
        hidden_states_88 = hidden_states_87.to(torch.float32)
        pow_23 = hidden_states_88.pow(2)
        variance_22 = pow_23.mean(-1, keepdim = True)
        add_69 = variance_22 + (1e-06)
        rsqrt_22 = torch.rsqrt(add_69)
        hidden_states_89 = hidden_states_88 * rsqrt_22
        to_50 = hidden_states_89.to(torch.float32)
        hidden_states_90 = L_self_modules_model_modules_layers_modules_11_modules_input_layernorm_parameters_weight_ * to_50
        linear_77 = torch._C._nn.linear(hidden_states_90, L_self_modules_model_modules_layers_modules_11_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_33 = linear_77.view((1, 128, -1, 128))
        query_states_11 = view_33.transpose(1, 2)
        linear_78 = torch._C._nn.linear(hidden_states_90, L_self_modules_model_modules_layers_modules_11_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_34 = linear_78.view((1, 128, -1, 128))
        key_states_11 = view_34.transpose(1, 2)
        linear_79 = torch._C._nn.linear(hidden_states_90, L_self_modules_model_modules_layers_modules_11_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_35 = linear_79.view((1, 128, -1, 128))
        value_states_11 = view_35.transpose(1, 2)
        cos_14 = cos_2.unsqueeze(1)
        sin_14 = sin_2.unsqueeze(1)
        mul_104 = query_states_11 * cos_14
        x1_22 = query_states_11[(Ellipsis, slice(None, 64, None))]
        x2_22 = query_states_11[(Ellipsis, slice(64, None, None))]
        neg_22 = -x2_22
        cat_23 = torch.cat((neg_22, x1_22), dim = -1)
        mul_105 = cat_23 * sin_14
        q_embed_11 = mul_104 + mul_105
        mul_106 = key_states_11 * cos_14
        x1_23 = key_states_11[(Ellipsis, slice(None, 64, None))]
        x2_23 = key_states_11[(Ellipsis, slice(64, None, None))]
        neg_23 = -x2_23
        cat_24 = torch.cat((neg_23, x1_23), dim = -1)
        mul_107 = cat_24 * sin_14
        k_embed_11 = mul_106 + mul_107
        attn_output_55 = torch._C._nn.scaled_dot_product_attention(q_embed_11, k_embed_11, value_states_11, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_56 = attn_output_55.reshape(1, -1, 128, 128)
        transpose_47 = attn_output_56.transpose(1, 2)
        attn_output_57 = transpose_47.contiguous()
        reshape_23 = attn_output_57.reshape(1, 128, -1)
        attn_output_58 = reshape_23.contiguous()
        attn_output_59 = torch._C._nn.linear(attn_output_58, L_self_modules_model_modules_layers_modules_11_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_91 = hidden_states_87 + attn_output_59
        hidden_states_92 = hidden_states_91.to(torch.float32)
        pow_24 = hidden_states_92.pow(2)
        variance_23 = pow_24.mean(-1, keepdim = True)
        add_73 = variance_23 + (1e-06)
        rsqrt_23 = torch.rsqrt(add_73)
        hidden_states_93 = hidden_states_92 * rsqrt_23
        to_52 = hidden_states_93.to(torch.float32)
        hidden_states_94 = L_self_modules_model_modules_layers_modules_11_modules_post_attention_layernorm_parameters_weight_ * to_52
        linear_81 = torch._C._nn.linear(hidden_states_94, L_self_modules_model_modules_layers_modules_11_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_11 = torch.nn.functional.silu(linear_81)
        linear_82 = torch._C._nn.linear(hidden_states_94, L_self_modules_model_modules_layers_modules_11_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_110 = silu_11 * linear_82
        down_proj_11 = torch._C._nn.linear(mul_110, L_self_modules_model_modules_layers_modules_11_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_95 = hidden_states_91 + down_proj_11
        hidden_states_96 = hidden_states_95.to(torch.float32)
        pow_25 = hidden_states_96.pow(2)
        variance_24 = pow_25.mean(-1, keepdim = True)
        add_75 = variance_24 + (1e-06)
        rsqrt_24 = torch.rsqrt(add_75)
        hidden_states_97 = hidden_states_96 * rsqrt_24
        to_54 = hidden_states_97.to(torch.float32)
        hidden_states_98 = L_self_modules_model_modules_layers_modules_12_modules_input_layernorm_parameters_weight_ * to_54
        linear_84 = torch._C._nn.linear(hidden_states_98, L_self_modules_model_modules_layers_modules_12_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_36 = linear_84.view((1, 128, -1, 128))
        query_states_12 = view_36.transpose(1, 2)
        linear_85 = torch._C._nn.linear(hidden_states_98, L_self_modules_model_modules_layers_modules_12_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_37 = linear_85.view((1, 128, -1, 128))
        key_states_12 = view_37.transpose(1, 2)
        linear_86 = torch._C._nn.linear(hidden_states_98, L_self_modules_model_modules_layers_modules_12_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_38 = linear_86.view((1, 128, -1, 128))
        value_states_12 = view_38.transpose(1, 2)
        cos_15 = cos_2.unsqueeze(1)
        sin_15 = sin_2.unsqueeze(1)
        mul_113 = query_states_12 * cos_15
        x1_24 = query_states_12[(Ellipsis, slice(None, 64, None))]
        x2_24 = query_states_12[(Ellipsis, slice(64, None, None))]
        neg_24 = -x2_24
        cat_25 = torch.cat((neg_24, x1_24), dim = -1)
        mul_114 = cat_25 * sin_15
        q_embed_12 = mul_113 + mul_114
        mul_115 = key_states_12 * cos_15
        x1_25 = key_states_12[(Ellipsis, slice(None, 64, None))]
        x2_25 = key_states_12[(Ellipsis, slice(64, None, None))]
        neg_25 = -x2_25
        cat_26 = torch.cat((neg_25, x1_25), dim = -1)
        mul_116 = cat_26 * sin_15
        k_embed_12 = mul_115 + mul_116
        attn_output_60 = torch._C._nn.scaled_dot_product_attention(q_embed_12, k_embed_12, value_states_12, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_61 = attn_output_60.reshape(1, -1, 128, 128)
        transpose_51 = attn_output_61.transpose(1, 2)
        attn_output_62 = transpose_51.contiguous()
        reshape_25 = attn_output_62.reshape(1, 128, -1)
        attn_output_63 = reshape_25.contiguous()
        attn_output_64 = torch._C._nn.linear(attn_output_63, L_self_modules_model_modules_layers_modules_12_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_99 = hidden_states_95 + attn_output_64
        hidden_states_100 = hidden_states_99.to(torch.float32)
        pow_26 = hidden_states_100.pow(2)
        variance_25 = pow_26.mean(-1, keepdim = True)
        add_79 = variance_25 + (1e-06)
        rsqrt_25 = torch.rsqrt(add_79)
        hidden_states_101 = hidden_states_100 * rsqrt_25
        to_56 = hidden_states_101.to(torch.float32)
        hidden_states_102 = L_self_modules_model_modules_layers_modules_12_modules_post_attention_layernorm_parameters_weight_ * to_56
        linear_88 = torch._C._nn.linear(hidden_states_102, L_self_modules_model_modules_layers_modules_12_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_12 = torch.nn.functional.silu(linear_88)
        linear_89 = torch._C._nn.linear(hidden_states_102, L_self_modules_model_modules_layers_modules_12_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_119 = silu_12 * linear_89
        down_proj_12 = torch._C._nn.linear(mul_119, L_self_modules_model_modules_layers_modules_12_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_103 = hidden_states_99 + down_proj_12
        hidden_states_104 = hidden_states_103.to(torch.float32)
        pow_27 = hidden_states_104.pow(2)
        variance_26 = pow_27.mean(-1, keepdim = True)
        add_81 = variance_26 + (1e-06)
        rsqrt_26 = torch.rsqrt(add_81)
        hidden_states_105 = hidden_states_104 * rsqrt_26
        to_58 = hidden_states_105.to(torch.float32)
        hidden_states_106 = L_self_modules_model_modules_layers_modules_13_modules_input_layernorm_parameters_weight_ * to_58
        linear_91 = torch._C._nn.linear(hidden_states_106, L_self_modules_model_modules_layers_modules_13_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_39 = linear_91.view((1, 128, -1, 128))
        query_states_13 = view_39.transpose(1, 2)
        linear_92 = torch._C._nn.linear(hidden_states_106, L_self_modules_model_modules_layers_modules_13_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_40 = linear_92.view((1, 128, -1, 128))
        key_states_13 = view_40.transpose(1, 2)
        linear_93 = torch._C._nn.linear(hidden_states_106, L_self_modules_model_modules_layers_modules_13_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_41 = linear_93.view((1, 128, -1, 128))
        value_states_13 = view_41.transpose(1, 2)
        cos_16 = cos_2.unsqueeze(1)
        sin_16 = sin_2.unsqueeze(1)
        mul_122 = query_states_13 * cos_16
        x1_26 = query_states_13[(Ellipsis, slice(None, 64, None))]
        x2_26 = query_states_13[(Ellipsis, slice(64, None, None))]
        neg_26 = -x2_26
        cat_27 = torch.cat((neg_26, x1_26), dim = -1)
        mul_123 = cat_27 * sin_16
        q_embed_13 = mul_122 + mul_123
        mul_124 = key_states_13 * cos_16
        x1_27 = key_states_13[(Ellipsis, slice(None, 64, None))]
        x2_27 = key_states_13[(Ellipsis, slice(64, None, None))]
        neg_27 = -x2_27
        cat_28 = torch.cat((neg_27, x1_27), dim = -1)
        mul_125 = cat_28 * sin_16
        k_embed_13 = mul_124 + mul_125
        attn_output_65 = torch._C._nn.scaled_dot_product_attention(q_embed_13, k_embed_13, value_states_13, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_66 = attn_output_65.reshape(1, -1, 128, 128)
        transpose_55 = attn_output_66.transpose(1, 2)
        attn_output_67 = transpose_55.contiguous()
        reshape_27 = attn_output_67.reshape(1, 128, -1)
        attn_output_68 = reshape_27.contiguous()
        attn_output_69 = torch._C._nn.linear(attn_output_68, L_self_modules_model_modules_layers_modules_13_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_107 = hidden_states_103 + attn_output_69
        hidden_states_108 = hidden_states_107.to(torch.float32)
        pow_28 = hidden_states_108.pow(2)
        variance_27 = pow_28.mean(-1, keepdim = True)
        add_85 = variance_27 + (1e-06)
        rsqrt_27 = torch.rsqrt(add_85)
        hidden_states_109 = hidden_states_108 * rsqrt_27
        to_60 = hidden_states_109.to(torch.float32)
        hidden_states_110 = L_self_modules_model_modules_layers_modules_13_modules_post_attention_layernorm_parameters_weight_ * to_60
        linear_95 = torch._C._nn.linear(hidden_states_110, L_self_modules_model_modules_layers_modules_13_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_13 = torch.nn.functional.silu(linear_95)
        linear_96 = torch._C._nn.linear(hidden_states_110, L_self_modules_model_modules_layers_modules_13_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_128 = silu_13 * linear_96
        down_proj_13 = torch._C._nn.linear(mul_128, L_self_modules_model_modules_layers_modules_13_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_111 = hidden_states_107 + down_proj_13
        hidden_states_112 = hidden_states_111.to(torch.float32)
        pow_29 = hidden_states_112.pow(2)
        variance_28 = pow_29.mean(-1, keepdim = True)
        add_87 = variance_28 + (1e-06)
        rsqrt_28 = torch.rsqrt(add_87)
        hidden_states_113 = hidden_states_112 * rsqrt_28
        to_62 = hidden_states_113.to(torch.float32)
        hidden_states_114 = L_self_modules_model_modules_layers_modules_14_modules_input_layernorm_parameters_weight_ * to_62
        linear_98 = torch._C._nn.linear(hidden_states_114, L_self_modules_model_modules_layers_modules_14_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_42 = linear_98.view((1, 128, -1, 128))
        query_states_14 = view_42.transpose(1, 2)
        linear_99 = torch._C._nn.linear(hidden_states_114, L_self_modules_model_modules_layers_modules_14_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_43 = linear_99.view((1, 128, -1, 128))
        key_states_14 = view_43.transpose(1, 2)
        linear_100 = torch._C._nn.linear(hidden_states_114, L_self_modules_model_modules_layers_modules_14_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_44 = linear_100.view((1, 128, -1, 128))
        value_states_14 = view_44.transpose(1, 2)
        cos_17 = cos_2.unsqueeze(1)
        sin_17 = sin_2.unsqueeze(1)
        mul_131 = query_states_14 * cos_17
        x1_28 = query_states_14[(Ellipsis, slice(None, 64, None))]
        x2_28 = query_states_14[(Ellipsis, slice(64, None, None))]
        neg_28 = -x2_28
        cat_29 = torch.cat((neg_28, x1_28), dim = -1)
        mul_132 = cat_29 * sin_17
        q_embed_14 = mul_131 + mul_132
        mul_133 = key_states_14 * cos_17
        x1_29 = key_states_14[(Ellipsis, slice(None, 64, None))]
        x2_29 = key_states_14[(Ellipsis, slice(64, None, None))]
        neg_29 = -x2_29
        cat_30 = torch.cat((neg_29, x1_29), dim = -1)
        mul_134 = cat_30 * sin_17
        k_embed_14 = mul_133 + mul_134
        attn_output_70 = torch._C._nn.scaled_dot_product_attention(q_embed_14, k_embed_14, value_states_14, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_71 = attn_output_70.reshape(1, -1, 128, 128)
        transpose_59 = attn_output_71.transpose(1, 2)
        attn_output_72 = transpose_59.contiguous()
        reshape_29 = attn_output_72.reshape(1, 128, -1)
        attn_output_73 = reshape_29.contiguous()
        attn_output_74 = torch._C._nn.linear(attn_output_73, L_self_modules_model_modules_layers_modules_14_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_115 = hidden_states_111 + attn_output_74
        hidden_states_116 = hidden_states_115.to(torch.float32)
        pow_30 = hidden_states_116.pow(2)
        variance_29 = pow_30.mean(-1, keepdim = True)
        add_91 = variance_29 + (1e-06)
        rsqrt_29 = torch.rsqrt(add_91)
        hidden_states_117 = hidden_states_116 * rsqrt_29
        to_64 = hidden_states_117.to(torch.float32)
        hidden_states_118 = L_self_modules_model_modules_layers_modules_14_modules_post_attention_layernorm_parameters_weight_ * to_64
        linear_102 = torch._C._nn.linear(hidden_states_118, L_self_modules_model_modules_layers_modules_14_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_14 = torch.nn.functional.silu(linear_102)
        linear_103 = torch._C._nn.linear(hidden_states_118, L_self_modules_model_modules_layers_modules_14_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_137 = silu_14 * linear_103
        down_proj_14 = torch._C._nn.linear(mul_137, L_self_modules_model_modules_layers_modules_14_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_119 = hidden_states_115 + down_proj_14
        hidden_states_120 = hidden_states_119.to(torch.float32)
        pow_31 = hidden_states_120.pow(2)
        variance_30 = pow_31.mean(-1, keepdim = True)
        add_93 = variance_30 + (1e-06)
        rsqrt_30 = torch.rsqrt(add_93)
        hidden_states_121 = hidden_states_120 * rsqrt_30
        to_66 = hidden_states_121.to(torch.float32)
        hidden_states_122 = L_self_modules_model_modules_layers_modules_15_modules_input_layernorm_parameters_weight_ * to_66
        linear_105 = torch._C._nn.linear(hidden_states_122, L_self_modules_model_modules_layers_modules_15_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_45 = linear_105.view((1, 128, -1, 128))
        query_states_15 = view_45.transpose(1, 2)
        linear_106 = torch._C._nn.linear(hidden_states_122, L_self_modules_model_modules_layers_modules_15_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_46 = linear_106.view((1, 128, -1, 128))
        key_states_15 = view_46.transpose(1, 2)
        linear_107 = torch._C._nn.linear(hidden_states_122, L_self_modules_model_modules_layers_modules_15_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_47 = linear_107.view((1, 128, -1, 128))
        value_states_15 = view_47.transpose(1, 2)
        cos_18 = cos_2.unsqueeze(1)
        sin_18 = sin_2.unsqueeze(1)
        mul_140 = query_states_15 * cos_18
        x1_30 = query_states_15[(Ellipsis, slice(None, 64, None))]
        x2_30 = query_states_15[(Ellipsis, slice(64, None, None))]
        neg_30 = -x2_30
        cat_31 = torch.cat((neg_30, x1_30), dim = -1)
        mul_141 = cat_31 * sin_18
        q_embed_15 = mul_140 + mul_141
        mul_142 = key_states_15 * cos_18
        x1_31 = key_states_15[(Ellipsis, slice(None, 64, None))]
        x2_31 = key_states_15[(Ellipsis, slice(64, None, None))]
        neg_31 = -x2_31
        cat_32 = torch.cat((neg_31, x1_31), dim = -1)
        mul_143 = cat_32 * sin_18
        k_embed_15 = mul_142 + mul_143
        attn_output_75 = torch._C._nn.scaled_dot_product_attention(q_embed_15, k_embed_15, value_states_15, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_76 = attn_output_75.reshape(1, -1, 128, 128)
        transpose_63 = attn_output_76.transpose(1, 2)
        attn_output_77 = transpose_63.contiguous()
        reshape_31 = attn_output_77.reshape(1, 128, -1)
        attn_output_78 = reshape_31.contiguous()
        attn_output_79 = torch._C._nn.linear(attn_output_78, L_self_modules_model_modules_layers_modules_15_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_123 = hidden_states_119 + attn_output_79
        hidden_states_124 = hidden_states_123.to(torch.float32)
        pow_32 = hidden_states_124.pow(2)
        variance_31 = pow_32.mean(-1, keepdim = True)
        add_97 = variance_31 + (1e-06)
        rsqrt_31 = torch.rsqrt(add_97)
        hidden_states_125 = hidden_states_124 * rsqrt_31
        to_68 = hidden_states_125.to(torch.float32)
        hidden_states_126 = L_self_modules_model_modules_layers_modules_15_modules_post_attention_layernorm_parameters_weight_ * to_68
        linear_109 = torch._C._nn.linear(hidden_states_126, L_self_modules_model_modules_layers_modules_15_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_15 = torch.nn.functional.silu(linear_109)
        linear_110 = torch._C._nn.linear(hidden_states_126, L_self_modules_model_modules_layers_modules_15_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_146 = silu_15 * linear_110
        down_proj_15 = torch._C._nn.linear(mul_146, L_self_modules_model_modules_layers_modules_15_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_127 = hidden_states_123 + down_proj_15
        hidden_states_128 = hidden_states_127.to(torch.float32)
        pow_33 = hidden_states_128.pow(2)
        variance_32 = pow_33.mean(-1, keepdim = True)
        add_99 = variance_32 + (1e-06)
        rsqrt_32 = torch.rsqrt(add_99)
        hidden_states_129 = hidden_states_128 * rsqrt_32
        to_70 = hidden_states_129.to(torch.float32)
        hidden_states_130 = L_self_modules_model_modules_layers_modules_16_modules_input_layernorm_parameters_weight_ * to_70
        linear_112 = torch._C._nn.linear(hidden_states_130, L_self_modules_model_modules_layers_modules_16_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_48 = linear_112.view((1, 128, -1, 128))
        query_states_16 = view_48.transpose(1, 2)
        linear_113 = torch._C._nn.linear(hidden_states_130, L_self_modules_model_modules_layers_modules_16_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_49 = linear_113.view((1, 128, -1, 128))
        key_states_16 = view_49.transpose(1, 2)
        linear_114 = torch._C._nn.linear(hidden_states_130, L_self_modules_model_modules_layers_modules_16_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_50 = linear_114.view((1, 128, -1, 128))
        value_states_16 = view_50.transpose(1, 2)
        cos_19 = cos_2.unsqueeze(1)
        sin_19 = sin_2.unsqueeze(1)
        mul_149 = query_states_16 * cos_19
        x1_32 = query_states_16[(Ellipsis, slice(None, 64, None))]
        x2_32 = query_states_16[(Ellipsis, slice(64, None, None))]
        neg_32 = -x2_32
        cat_33 = torch.cat((neg_32, x1_32), dim = -1)
        mul_150 = cat_33 * sin_19
        q_embed_16 = mul_149 + mul_150
        mul_151 = key_states_16 * cos_19
        x1_33 = key_states_16[(Ellipsis, slice(None, 64, None))]
        x2_33 = key_states_16[(Ellipsis, slice(64, None, None))]
        neg_33 = -x2_33
        cat_34 = torch.cat((neg_33, x1_33), dim = -1)
        mul_152 = cat_34 * sin_19
        k_embed_16 = mul_151 + mul_152
        attn_output_80 = torch._C._nn.scaled_dot_product_attention(q_embed_16, k_embed_16, value_states_16, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_81 = attn_output_80.reshape(1, -1, 128, 128)
        transpose_67 = attn_output_81.transpose(1, 2)
        attn_output_82 = transpose_67.contiguous()
        reshape_33 = attn_output_82.reshape(1, 128, -1)
        attn_output_83 = reshape_33.contiguous()
        attn_output_84 = torch._C._nn.linear(attn_output_83, L_self_modules_model_modules_layers_modules_16_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_131 = hidden_states_127 + attn_output_84
        hidden_states_132 = hidden_states_131.to(torch.float32)
        pow_34 = hidden_states_132.pow(2)
        variance_33 = pow_34.mean(-1, keepdim = True)
        add_103 = variance_33 + (1e-06)
        rsqrt_33 = torch.rsqrt(add_103)
        hidden_states_133 = hidden_states_132 * rsqrt_33
        to_72 = hidden_states_133.to(torch.float32)
        hidden_states_134 = L_self_modules_model_modules_layers_modules_16_modules_post_attention_layernorm_parameters_weight_ * to_72
        linear_116 = torch._C._nn.linear(hidden_states_134, L_self_modules_model_modules_layers_modules_16_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_16 = torch.nn.functional.silu(linear_116)
        linear_117 = torch._C._nn.linear(hidden_states_134, L_self_modules_model_modules_layers_modules_16_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_155 = silu_16 * linear_117
        down_proj_16 = torch._C._nn.linear(mul_155, L_self_modules_model_modules_layers_modules_16_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_135 = hidden_states_131 + down_proj_16
        hidden_states_136 = hidden_states_135.to(torch.float32)
        pow_35 = hidden_states_136.pow(2)
        variance_34 = pow_35.mean(-1, keepdim = True)
        add_105 = variance_34 + (1e-06)
        rsqrt_34 = torch.rsqrt(add_105)
        hidden_states_137 = hidden_states_136 * rsqrt_34
        to_74 = hidden_states_137.to(torch.float32)
        hidden_states_138 = L_self_modules_model_modules_layers_modules_17_modules_input_layernorm_parameters_weight_ * to_74
        linear_119 = torch._C._nn.linear(hidden_states_138, L_self_modules_model_modules_layers_modules_17_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_51 = linear_119.view((1, 128, -1, 128))
        query_states_17 = view_51.transpose(1, 2)
        linear_120 = torch._C._nn.linear(hidden_states_138, L_self_modules_model_modules_layers_modules_17_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_52 = linear_120.view((1, 128, -1, 128))
        key_states_17 = view_52.transpose(1, 2)
        linear_121 = torch._C._nn.linear(hidden_states_138, L_self_modules_model_modules_layers_modules_17_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_53 = linear_121.view((1, 128, -1, 128))
        value_states_17 = view_53.transpose(1, 2)
        cos_20 = cos_2.unsqueeze(1)
        sin_20 = sin_2.unsqueeze(1)
        mul_158 = query_states_17 * cos_20
        x1_34 = query_states_17[(Ellipsis, slice(None, 64, None))]
        x2_34 = query_states_17[(Ellipsis, slice(64, None, None))]
        neg_34 = -x2_34
        cat_35 = torch.cat((neg_34, x1_34), dim = -1)
        mul_159 = cat_35 * sin_20
        q_embed_17 = mul_158 + mul_159
        mul_160 = key_states_17 * cos_20
        x1_35 = key_states_17[(Ellipsis, slice(None, 64, None))]
        x2_35 = key_states_17[(Ellipsis, slice(64, None, None))]
        neg_35 = -x2_35
        cat_36 = torch.cat((neg_35, x1_35), dim = -1)
        mul_161 = cat_36 * sin_20
        k_embed_17 = mul_160 + mul_161
        attn_output_85 = torch._C._nn.scaled_dot_product_attention(q_embed_17, k_embed_17, value_states_17, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_86 = attn_output_85.reshape(1, -1, 128, 128)
        transpose_71 = attn_output_86.transpose(1, 2)
        attn_output_87 = transpose_71.contiguous()
        reshape_35 = attn_output_87.reshape(1, 128, -1)
        attn_output_88 = reshape_35.contiguous()
        attn_output_89 = torch._C._nn.linear(attn_output_88, L_self_modules_model_modules_layers_modules_17_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_139 = hidden_states_135 + attn_output_89
        hidden_states_140 = hidden_states_139.to(torch.float32)
        pow_36 = hidden_states_140.pow(2)
        variance_35 = pow_36.mean(-1, keepdim = True)
        add_109 = variance_35 + (1e-06)
        rsqrt_35 = torch.rsqrt(add_109)
        hidden_states_141 = hidden_states_140 * rsqrt_35
        to_76 = hidden_states_141.to(torch.float32)
        hidden_states_142 = L_self_modules_model_modules_layers_modules_17_modules_post_attention_layernorm_parameters_weight_ * to_76
        linear_123 = torch._C._nn.linear(hidden_states_142, L_self_modules_model_modules_layers_modules_17_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_17 = torch.nn.functional.silu(linear_123)
        linear_124 = torch._C._nn.linear(hidden_states_142, L_self_modules_model_modules_layers_modules_17_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_164 = silu_17 * linear_124
        down_proj_17 = torch._C._nn.linear(mul_164, L_self_modules_model_modules_layers_modules_17_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_143 = hidden_states_139 + down_proj_17
        hidden_states_144 = hidden_states_143.to(torch.float32)
        pow_37 = hidden_states_144.pow(2)
        variance_36 = pow_37.mean(-1, keepdim = True)
        add_111 = variance_36 + (1e-06)
        rsqrt_36 = torch.rsqrt(add_111)
        hidden_states_145 = hidden_states_144 * rsqrt_36
        to_78 = hidden_states_145.to(torch.float32)
        hidden_states_146 = L_self_modules_model_modules_layers_modules_18_modules_input_layernorm_parameters_weight_ * to_78
        linear_126 = torch._C._nn.linear(hidden_states_146, L_self_modules_model_modules_layers_modules_18_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_54 = linear_126.view((1, 128, -1, 128))
        query_states_18 = view_54.transpose(1, 2)
        linear_127 = torch._C._nn.linear(hidden_states_146, L_self_modules_model_modules_layers_modules_18_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_55 = linear_127.view((1, 128, -1, 128))
        key_states_18 = view_55.transpose(1, 2)
        linear_128 = torch._C._nn.linear(hidden_states_146, L_self_modules_model_modules_layers_modules_18_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_56 = linear_128.view((1, 128, -1, 128))
        value_states_18 = view_56.transpose(1, 2)
        cos_21 = cos_2.unsqueeze(1)
        sin_21 = sin_2.unsqueeze(1)
        mul_167 = query_states_18 * cos_21
        x1_36 = query_states_18[(Ellipsis, slice(None, 64, None))]
        x2_36 = query_states_18[(Ellipsis, slice(64, None, None))]
        neg_36 = -x2_36
        cat_37 = torch.cat((neg_36, x1_36), dim = -1)
        mul_168 = cat_37 * sin_21
        q_embed_18 = mul_167 + mul_168
        mul_169 = key_states_18 * cos_21
        x1_37 = key_states_18[(Ellipsis, slice(None, 64, None))]
        x2_37 = key_states_18[(Ellipsis, slice(64, None, None))]
        neg_37 = -x2_37
        cat_38 = torch.cat((neg_37, x1_37), dim = -1)
        mul_170 = cat_38 * sin_21
        k_embed_18 = mul_169 + mul_170
        attn_output_90 = torch._C._nn.scaled_dot_product_attention(q_embed_18, k_embed_18, value_states_18, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_91 = attn_output_90.reshape(1, -1, 128, 128)
        transpose_75 = attn_output_91.transpose(1, 2)
        attn_output_92 = transpose_75.contiguous()
        reshape_37 = attn_output_92.reshape(1, 128, -1)
        attn_output_93 = reshape_37.contiguous()
        attn_output_94 = torch._C._nn.linear(attn_output_93, L_self_modules_model_modules_layers_modules_18_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_147 = hidden_states_143 + attn_output_94
        hidden_states_148 = hidden_states_147.to(torch.float32)
        pow_38 = hidden_states_148.pow(2)
        variance_37 = pow_38.mean(-1, keepdim = True)
        add_115 = variance_37 + (1e-06)
        rsqrt_37 = torch.rsqrt(add_115)
        hidden_states_149 = hidden_states_148 * rsqrt_37
        to_80 = hidden_states_149.to(torch.float32)
        hidden_states_150 = L_self_modules_model_modules_layers_modules_18_modules_post_attention_layernorm_parameters_weight_ * to_80
        linear_130 = torch._C._nn.linear(hidden_states_150, L_self_modules_model_modules_layers_modules_18_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_18 = torch.nn.functional.silu(linear_130)
        linear_131 = torch._C._nn.linear(hidden_states_150, L_self_modules_model_modules_layers_modules_18_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_173 = silu_18 * linear_131
        down_proj_18 = torch._C._nn.linear(mul_173, L_self_modules_model_modules_layers_modules_18_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_151 = hidden_states_147 + down_proj_18
        hidden_states_152 = hidden_states_151.to(torch.float32)
        pow_39 = hidden_states_152.pow(2)
        variance_38 = pow_39.mean(-1, keepdim = True)
        add_117 = variance_38 + (1e-06)
        rsqrt_38 = torch.rsqrt(add_117)
        hidden_states_153 = hidden_states_152 * rsqrt_38
        to_82 = hidden_states_153.to(torch.float32)
        hidden_states_154 = L_self_modules_model_modules_layers_modules_19_modules_input_layernorm_parameters_weight_ * to_82
        linear_133 = torch._C._nn.linear(hidden_states_154, L_self_modules_model_modules_layers_modules_19_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_57 = linear_133.view((1, 128, -1, 128))
        query_states_19 = view_57.transpose(1, 2)
        linear_134 = torch._C._nn.linear(hidden_states_154, L_self_modules_model_modules_layers_modules_19_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_58 = linear_134.view((1, 128, -1, 128))
        key_states_19 = view_58.transpose(1, 2)
        linear_135 = torch._C._nn.linear(hidden_states_154, L_self_modules_model_modules_layers_modules_19_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_59 = linear_135.view((1, 128, -1, 128))
        value_states_19 = view_59.transpose(1, 2)
        cos_22 = cos_2.unsqueeze(1)
        sin_22 = sin_2.unsqueeze(1)
        mul_176 = query_states_19 * cos_22
        x1_38 = query_states_19[(Ellipsis, slice(None, 64, None))]
        x2_38 = query_states_19[(Ellipsis, slice(64, None, None))]
        neg_38 = -x2_38
        cat_39 = torch.cat((neg_38, x1_38), dim = -1)
        mul_177 = cat_39 * sin_22
        q_embed_19 = mul_176 + mul_177
        mul_178 = key_states_19 * cos_22
        x1_39 = key_states_19[(Ellipsis, slice(None, 64, None))]
        x2_39 = key_states_19[(Ellipsis, slice(64, None, None))]
        neg_39 = -x2_39
        cat_40 = torch.cat((neg_39, x1_39), dim = -1)
        mul_179 = cat_40 * sin_22
        k_embed_19 = mul_178 + mul_179
        attn_output_95 = torch._C._nn.scaled_dot_product_attention(q_embed_19, k_embed_19, value_states_19, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_96 = attn_output_95.reshape(1, -1, 128, 128)
        transpose_79 = attn_output_96.transpose(1, 2)
        attn_output_97 = transpose_79.contiguous()
        reshape_39 = attn_output_97.reshape(1, 128, -1)
        attn_output_98 = reshape_39.contiguous()
        attn_output_99 = torch._C._nn.linear(attn_output_98, L_self_modules_model_modules_layers_modules_19_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_155 = hidden_states_151 + attn_output_99
        hidden_states_156 = hidden_states_155.to(torch.float32)
        pow_40 = hidden_states_156.pow(2)
        variance_39 = pow_40.mean(-1, keepdim = True)
        add_121 = variance_39 + (1e-06)
        rsqrt_39 = torch.rsqrt(add_121)
        hidden_states_157 = hidden_states_156 * rsqrt_39
        to_84 = hidden_states_157.to(torch.float32)
        hidden_states_158 = L_self_modules_model_modules_layers_modules_19_modules_post_attention_layernorm_parameters_weight_ * to_84
        linear_137 = torch._C._nn.linear(hidden_states_158, L_self_modules_model_modules_layers_modules_19_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_19 = torch.nn.functional.silu(linear_137)
        linear_138 = torch._C._nn.linear(hidden_states_158, L_self_modules_model_modules_layers_modules_19_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_182 = silu_19 * linear_138
        down_proj_19 = torch._C._nn.linear(mul_182, L_self_modules_model_modules_layers_modules_19_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_159 = hidden_states_155 + down_proj_19
        hidden_states_160 = hidden_states_159.to(torch.float32)
        pow_41 = hidden_states_160.pow(2)
        variance_40 = pow_41.mean(-1, keepdim = True)
        add_123 = variance_40 + (1e-06)
        rsqrt_40 = torch.rsqrt(add_123)
        hidden_states_161 = hidden_states_160 * rsqrt_40
        to_86 = hidden_states_161.to(torch.float32)
        hidden_states_162 = L_self_modules_model_modules_layers_modules_20_modules_input_layernorm_parameters_weight_ * to_86
        linear_140 = torch._C._nn.linear(hidden_states_162, L_self_modules_model_modules_layers_modules_20_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_60 = linear_140.view((1, 128, -1, 128))
        query_states_20 = view_60.transpose(1, 2)
        linear_141 = torch._C._nn.linear(hidden_states_162, L_self_modules_model_modules_layers_modules_20_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_61 = linear_141.view((1, 128, -1, 128))
        key_states_20 = view_61.transpose(1, 2)
        linear_142 = torch._C._nn.linear(hidden_states_162, L_self_modules_model_modules_layers_modules_20_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_62 = linear_142.view((1, 128, -1, 128))
        value_states_20 = view_62.transpose(1, 2)
        cos_23 = cos_2.unsqueeze(1)
        sin_23 = sin_2.unsqueeze(1)
        mul_185 = query_states_20 * cos_23
        x1_40 = query_states_20[(Ellipsis, slice(None, 64, None))]
        x2_40 = query_states_20[(Ellipsis, slice(64, None, None))]
        neg_40 = -x2_40
        cat_41 = torch.cat((neg_40, x1_40), dim = -1)
        mul_186 = cat_41 * sin_23
        q_embed_20 = mul_185 + mul_186
        mul_187 = key_states_20 * cos_23
        x1_41 = key_states_20[(Ellipsis, slice(None, 64, None))]
        x2_41 = key_states_20[(Ellipsis, slice(64, None, None))]
        neg_41 = -x2_41
        cat_42 = torch.cat((neg_41, x1_41), dim = -1)
        mul_188 = cat_42 * sin_23
        k_embed_20 = mul_187 + mul_188
        attn_output_100 = torch._C._nn.scaled_dot_product_attention(q_embed_20, k_embed_20, value_states_20, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_101 = attn_output_100.reshape(1, -1, 128, 128)
        transpose_83 = attn_output_101.transpose(1, 2)
        attn_output_102 = transpose_83.contiguous()
        reshape_41 = attn_output_102.reshape(1, 128, -1)
        attn_output_103 = reshape_41.contiguous()
        attn_output_104 = torch._C._nn.linear(attn_output_103, L_self_modules_model_modules_layers_modules_20_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_163 = hidden_states_159 + attn_output_104
        hidden_states_164 = hidden_states_163.to(torch.float32)
        pow_42 = hidden_states_164.pow(2)
        variance_41 = pow_42.mean(-1, keepdim = True)
        add_127 = variance_41 + (1e-06)
        rsqrt_41 = torch.rsqrt(add_127)
        hidden_states_165 = hidden_states_164 * rsqrt_41
        to_88 = hidden_states_165.to(torch.float32)
        hidden_states_166 = L_self_modules_model_modules_layers_modules_20_modules_post_attention_layernorm_parameters_weight_ * to_88
        linear_144 = torch._C._nn.linear(hidden_states_166, L_self_modules_model_modules_layers_modules_20_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_20 = torch.nn.functional.silu(linear_144)
        linear_145 = torch._C._nn.linear(hidden_states_166, L_self_modules_model_modules_layers_modules_20_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_191 = silu_20 * linear_145
        down_proj_20 = torch._C._nn.linear(mul_191, L_self_modules_model_modules_layers_modules_20_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_167 = hidden_states_163 + down_proj_20
        hidden_states_168 = hidden_states_167.to(torch.float32)
        pow_43 = hidden_states_168.pow(2)
        variance_42 = pow_43.mean(-1, keepdim = True)
        add_129 = variance_42 + (1e-06)
        rsqrt_42 = torch.rsqrt(add_129)
        hidden_states_169 = hidden_states_168 * rsqrt_42
        to_90 = hidden_states_169.to(torch.float32)
        hidden_states_170 = L_self_modules_model_modules_layers_modules_21_modules_input_layernorm_parameters_weight_ * to_90
        linear_147 = torch._C._nn.linear(hidden_states_170, L_self_modules_model_modules_layers_modules_21_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_63 = linear_147.view((1, 128, -1, 128))
        query_states_21 = view_63.transpose(1, 2)
        linear_148 = torch._C._nn.linear(hidden_states_170, L_self_modules_model_modules_layers_modules_21_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_64 = linear_148.view((1, 128, -1, 128))
        key_states_21 = view_64.transpose(1, 2)
        linear_149 = torch._C._nn.linear(hidden_states_170, L_self_modules_model_modules_layers_modules_21_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_65 = linear_149.view((1, 128, -1, 128))
        value_states_21 = view_65.transpose(1, 2)
        cos_24 = cos_2.unsqueeze(1)
        sin_24 = sin_2.unsqueeze(1)
        mul_194 = query_states_21 * cos_24
        x1_42 = query_states_21[(Ellipsis, slice(None, 64, None))]
        x2_42 = query_states_21[(Ellipsis, slice(64, None, None))]
        neg_42 = -x2_42
        cat_43 = torch.cat((neg_42, x1_42), dim = -1)
        mul_195 = cat_43 * sin_24
        q_embed_21 = mul_194 + mul_195
        mul_196 = key_states_21 * cos_24
        x1_43 = key_states_21[(Ellipsis, slice(None, 64, None))]
        x2_43 = key_states_21[(Ellipsis, slice(64, None, None))]
        neg_43 = -x2_43
        cat_44 = torch.cat((neg_43, x1_43), dim = -1)
        mul_197 = cat_44 * sin_24
        k_embed_21 = mul_196 + mul_197
        attn_output_105 = torch._C._nn.scaled_dot_product_attention(q_embed_21, k_embed_21, value_states_21, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_106 = attn_output_105.reshape(1, -1, 128, 128)
        transpose_87 = attn_output_106.transpose(1, 2)
        attn_output_107 = transpose_87.contiguous()
        reshape_43 = attn_output_107.reshape(1, 128, -1)
        attn_output_108 = reshape_43.contiguous()
        attn_output_109 = torch._C._nn.linear(attn_output_108, L_self_modules_model_modules_layers_modules_21_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_171 = hidden_states_167 + attn_output_109
        hidden_states_172 = hidden_states_171.to(torch.float32)
        pow_44 = hidden_states_172.pow(2)
        variance_43 = pow_44.mean(-1, keepdim = True)
        add_133 = variance_43 + (1e-06)
        rsqrt_43 = torch.rsqrt(add_133)
        hidden_states_173 = hidden_states_172 * rsqrt_43
        to_92 = hidden_states_173.to(torch.float32)
        hidden_states_174 = L_self_modules_model_modules_layers_modules_21_modules_post_attention_layernorm_parameters_weight_ * to_92
        linear_151 = torch._C._nn.linear(hidden_states_174, L_self_modules_model_modules_layers_modules_21_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_21 = torch.nn.functional.silu(linear_151)
        linear_152 = torch._C._nn.linear(hidden_states_174, L_self_modules_model_modules_layers_modules_21_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_200 = silu_21 * linear_152
        down_proj_21 = torch._C._nn.linear(mul_200, L_self_modules_model_modules_layers_modules_21_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_175 = hidden_states_171 + down_proj_21
        hidden_states_176 = hidden_states_175.to(torch.float32)
        pow_45 = hidden_states_176.pow(2)
        variance_44 = pow_45.mean(-1, keepdim = True)
        add_135 = variance_44 + (1e-06)
        rsqrt_44 = torch.rsqrt(add_135)
        hidden_states_177 = hidden_states_176 * rsqrt_44
        to_94 = hidden_states_177.to(torch.float32)
        hidden_states_178 = L_self_modules_model_modules_layers_modules_22_modules_input_layernorm_parameters_weight_ * to_94
        linear_154 = torch._C._nn.linear(hidden_states_178, L_self_modules_model_modules_layers_modules_22_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_66 = linear_154.view((1, 128, -1, 128))
        query_states_22 = view_66.transpose(1, 2)
        linear_155 = torch._C._nn.linear(hidden_states_178, L_self_modules_model_modules_layers_modules_22_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_67 = linear_155.view((1, 128, -1, 128))
        key_states_22 = view_67.transpose(1, 2)
        linear_156 = torch._C._nn.linear(hidden_states_178, L_self_modules_model_modules_layers_modules_22_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_68 = linear_156.view((1, 128, -1, 128))
        value_states_22 = view_68.transpose(1, 2)
        cos_25 = cos_2.unsqueeze(1)
        sin_25 = sin_2.unsqueeze(1)
        mul_203 = query_states_22 * cos_25
        x1_44 = query_states_22[(Ellipsis, slice(None, 64, None))]
        x2_44 = query_states_22[(Ellipsis, slice(64, None, None))]
        neg_44 = -x2_44
        cat_45 = torch.cat((neg_44, x1_44), dim = -1)
        mul_204 = cat_45 * sin_25
        q_embed_22 = mul_203 + mul_204
        mul_205 = key_states_22 * cos_25
        x1_45 = key_states_22[(Ellipsis, slice(None, 64, None))]
        x2_45 = key_states_22[(Ellipsis, slice(64, None, None))]
        neg_45 = -x2_45
        cat_46 = torch.cat((neg_45, x1_45), dim = -1)
        mul_206 = cat_46 * sin_25
        k_embed_22 = mul_205 + mul_206
        attn_output_110 = torch._C._nn.scaled_dot_product_attention(q_embed_22, k_embed_22, value_states_22, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_111 = attn_output_110.reshape(1, -1, 128, 128)
        transpose_91 = attn_output_111.transpose(1, 2)
        attn_output_112 = transpose_91.contiguous()
        reshape_45 = attn_output_112.reshape(1, 128, -1)
        attn_output_113 = reshape_45.contiguous()
        attn_output_114 = torch._C._nn.linear(attn_output_113, L_self_modules_model_modules_layers_modules_22_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_179 = hidden_states_175 + attn_output_114
        hidden_states_180 = hidden_states_179.to(torch.float32)
        pow_46 = hidden_states_180.pow(2)
        variance_45 = pow_46.mean(-1, keepdim = True)
        add_139 = variance_45 + (1e-06)
        rsqrt_45 = torch.rsqrt(add_139)
        hidden_states_181 = hidden_states_180 * rsqrt_45
        to_96 = hidden_states_181.to(torch.float32)
        hidden_states_182 = L_self_modules_model_modules_layers_modules_22_modules_post_attention_layernorm_parameters_weight_ * to_96
        linear_158 = torch._C._nn.linear(hidden_states_182, L_self_modules_model_modules_layers_modules_22_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_22 = torch.nn.functional.silu(linear_158)
        linear_159 = torch._C._nn.linear(hidden_states_182, L_self_modules_model_modules_layers_modules_22_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_209 = silu_22 * linear_159
        down_proj_22 = torch._C._nn.linear(mul_209, L_self_modules_model_modules_layers_modules_22_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_183 = hidden_states_179 + down_proj_22
        hidden_states_184 = hidden_states_183.to(torch.float32)
        pow_47 = hidden_states_184.pow(2)
        variance_46 = pow_47.mean(-1, keepdim = True)
        add_141 = variance_46 + (1e-06)
        rsqrt_46 = torch.rsqrt(add_141)
        hidden_states_185 = hidden_states_184 * rsqrt_46
        to_98 = hidden_states_185.to(torch.float32)
        hidden_states_186 = L_self_modules_model_modules_layers_modules_23_modules_input_layernorm_parameters_weight_ * to_98
        linear_161 = torch._C._nn.linear(hidden_states_186, L_self_modules_model_modules_layers_modules_23_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_69 = linear_161.view((1, 128, -1, 128))
        query_states_23 = view_69.transpose(1, 2)
        linear_162 = torch._C._nn.linear(hidden_states_186, L_self_modules_model_modules_layers_modules_23_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_70 = linear_162.view((1, 128, -1, 128))
        key_states_23 = view_70.transpose(1, 2)
        linear_163 = torch._C._nn.linear(hidden_states_186, L_self_modules_model_modules_layers_modules_23_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_71 = linear_163.view((1, 128, -1, 128))
        value_states_23 = view_71.transpose(1, 2)
        cos_26 = cos_2.unsqueeze(1)
        sin_26 = sin_2.unsqueeze(1)
        mul_212 = query_states_23 * cos_26
        x1_46 = query_states_23[(Ellipsis, slice(None, 64, None))]
        x2_46 = query_states_23[(Ellipsis, slice(64, None, None))]
        neg_46 = -x2_46
        cat_47 = torch.cat((neg_46, x1_46), dim = -1)
        mul_213 = cat_47 * sin_26
        q_embed_23 = mul_212 + mul_213
        mul_214 = key_states_23 * cos_26
        x1_47 = key_states_23[(Ellipsis, slice(None, 64, None))]
        x2_47 = key_states_23[(Ellipsis, slice(64, None, None))]
        neg_47 = -x2_47
        cat_48 = torch.cat((neg_47, x1_47), dim = -1)
        mul_215 = cat_48 * sin_26
        k_embed_23 = mul_214 + mul_215
        attn_output_115 = torch._C._nn.scaled_dot_product_attention(q_embed_23, k_embed_23, value_states_23, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_116 = attn_output_115.reshape(1, -1, 128, 128)
        transpose_95 = attn_output_116.transpose(1, 2)
        attn_output_117 = transpose_95.contiguous()
        reshape_47 = attn_output_117.reshape(1, 128, -1)
        attn_output_118 = reshape_47.contiguous()
        attn_output_119 = torch._C._nn.linear(attn_output_118, L_self_modules_model_modules_layers_modules_23_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_187 = hidden_states_183 + attn_output_119
        hidden_states_188 = hidden_states_187.to(torch.float32)
        pow_48 = hidden_states_188.pow(2)
        variance_47 = pow_48.mean(-1, keepdim = True)
        add_145 = variance_47 + (1e-06)
        rsqrt_47 = torch.rsqrt(add_145)
        hidden_states_189 = hidden_states_188 * rsqrt_47
        to_100 = hidden_states_189.to(torch.float32)
        hidden_states_190 = L_self_modules_model_modules_layers_modules_23_modules_post_attention_layernorm_parameters_weight_ * to_100
        linear_165 = torch._C._nn.linear(hidden_states_190, L_self_modules_model_modules_layers_modules_23_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_23 = torch.nn.functional.silu(linear_165)
        linear_166 = torch._C._nn.linear(hidden_states_190, L_self_modules_model_modules_layers_modules_23_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_218 = silu_23 * linear_166
        down_proj_23 = torch._C._nn.linear(mul_218, L_self_modules_model_modules_layers_modules_23_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_191 = hidden_states_187 + down_proj_23
        hidden_states_192 = hidden_states_191.to(torch.float32)
        pow_49 = hidden_states_192.pow(2)
        variance_48 = pow_49.mean(-1, keepdim = True)
        add_147 = variance_48 + (1e-06)
        rsqrt_48 = torch.rsqrt(add_147)
        hidden_states_193 = hidden_states_192 * rsqrt_48
        to_102 = hidden_states_193.to(torch.float32)
        hidden_states_194 = L_self_modules_model_modules_layers_modules_24_modules_input_layernorm_parameters_weight_ * to_102
        linear_168 = torch._C._nn.linear(hidden_states_194, L_self_modules_model_modules_layers_modules_24_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_72 = linear_168.view((1, 128, -1, 128))
        query_states_24 = view_72.transpose(1, 2)
        linear_169 = torch._C._nn.linear(hidden_states_194, L_self_modules_model_modules_layers_modules_24_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_73 = linear_169.view((1, 128, -1, 128))
        key_states_24 = view_73.transpose(1, 2)
        linear_170 = torch._C._nn.linear(hidden_states_194, L_self_modules_model_modules_layers_modules_24_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_74 = linear_170.view((1, 128, -1, 128))
        value_states_24 = view_74.transpose(1, 2)
        cos_27 = cos_2.unsqueeze(1)
        sin_27 = sin_2.unsqueeze(1)
        mul_221 = query_states_24 * cos_27
        x1_48 = query_states_24[(Ellipsis, slice(None, 64, None))]
        x2_48 = query_states_24[(Ellipsis, slice(64, None, None))]
        neg_48 = -x2_48
        cat_49 = torch.cat((neg_48, x1_48), dim = -1)
        mul_222 = cat_49 * sin_27
        q_embed_24 = mul_221 + mul_222
        mul_223 = key_states_24 * cos_27
        x1_49 = key_states_24[(Ellipsis, slice(None, 64, None))]
        x2_49 = key_states_24[(Ellipsis, slice(64, None, None))]
        neg_49 = -x2_49
        cat_50 = torch.cat((neg_49, x1_49), dim = -1)
        mul_224 = cat_50 * sin_27
        k_embed_24 = mul_223 + mul_224
        attn_output_120 = torch._C._nn.scaled_dot_product_attention(q_embed_24, k_embed_24, value_states_24, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_121 = attn_output_120.reshape(1, -1, 128, 128)
        transpose_99 = attn_output_121.transpose(1, 2)
        attn_output_122 = transpose_99.contiguous()
        reshape_49 = attn_output_122.reshape(1, 128, -1)
        attn_output_123 = reshape_49.contiguous()
        attn_output_124 = torch._C._nn.linear(attn_output_123, L_self_modules_model_modules_layers_modules_24_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_195 = hidden_states_191 + attn_output_124
        hidden_states_196 = hidden_states_195.to(torch.float32)
        pow_50 = hidden_states_196.pow(2)
        variance_49 = pow_50.mean(-1, keepdim = True)
        add_151 = variance_49 + (1e-06)
        rsqrt_49 = torch.rsqrt(add_151)
        hidden_states_197 = hidden_states_196 * rsqrt_49
        to_104 = hidden_states_197.to(torch.float32)
        hidden_states_198 = L_self_modules_model_modules_layers_modules_24_modules_post_attention_layernorm_parameters_weight_ * to_104
        linear_172 = torch._C._nn.linear(hidden_states_198, L_self_modules_model_modules_layers_modules_24_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_24 = torch.nn.functional.silu(linear_172)
        linear_173 = torch._C._nn.linear(hidden_states_198, L_self_modules_model_modules_layers_modules_24_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_227 = silu_24 * linear_173
        down_proj_24 = torch._C._nn.linear(mul_227, L_self_modules_model_modules_layers_modules_24_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_199 = hidden_states_195 + down_proj_24
        hidden_states_200 = hidden_states_199.to(torch.float32)
        pow_51 = hidden_states_200.pow(2)
        variance_50 = pow_51.mean(-1, keepdim = True)
        add_153 = variance_50 + (1e-06)
        rsqrt_50 = torch.rsqrt(add_153)
        hidden_states_201 = hidden_states_200 * rsqrt_50
        to_106 = hidden_states_201.to(torch.float32)
        hidden_states_202 = L_self_modules_model_modules_layers_modules_25_modules_input_layernorm_parameters_weight_ * to_106
        linear_175 = torch._C._nn.linear(hidden_states_202, L_self_modules_model_modules_layers_modules_25_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_75 = linear_175.view((1, 128, -1, 128))
        query_states_25 = view_75.transpose(1, 2)
        linear_176 = torch._C._nn.linear(hidden_states_202, L_self_modules_model_modules_layers_modules_25_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_76 = linear_176.view((1, 128, -1, 128))
        key_states_25 = view_76.transpose(1, 2)
        linear_177 = torch._C._nn.linear(hidden_states_202, L_self_modules_model_modules_layers_modules_25_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_77 = linear_177.view((1, 128, -1, 128))
        value_states_25 = view_77.transpose(1, 2)
        cos_28 = cos_2.unsqueeze(1)
        sin_28 = sin_2.unsqueeze(1)
        mul_230 = query_states_25 * cos_28
        x1_50 = query_states_25[(Ellipsis, slice(None, 64, None))]
        x2_50 = query_states_25[(Ellipsis, slice(64, None, None))]
        neg_50 = -x2_50
        cat_51 = torch.cat((neg_50, x1_50), dim = -1)
        mul_231 = cat_51 * sin_28
        q_embed_25 = mul_230 + mul_231
        mul_232 = key_states_25 * cos_28
        x1_51 = key_states_25[(Ellipsis, slice(None, 64, None))]
        x2_51 = key_states_25[(Ellipsis, slice(64, None, None))]
        neg_51 = -x2_51
        cat_52 = torch.cat((neg_51, x1_51), dim = -1)
        mul_233 = cat_52 * sin_28
        k_embed_25 = mul_232 + mul_233
        attn_output_125 = torch._C._nn.scaled_dot_product_attention(q_embed_25, k_embed_25, value_states_25, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_126 = attn_output_125.reshape(1, -1, 128, 128)
        transpose_103 = attn_output_126.transpose(1, 2)
        attn_output_127 = transpose_103.contiguous()
        reshape_51 = attn_output_127.reshape(1, 128, -1)
        attn_output_128 = reshape_51.contiguous()
        attn_output_129 = torch._C._nn.linear(attn_output_128, L_self_modules_model_modules_layers_modules_25_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_203 = hidden_states_199 + attn_output_129
        hidden_states_204 = hidden_states_203.to(torch.float32)
        pow_52 = hidden_states_204.pow(2)
        variance_51 = pow_52.mean(-1, keepdim = True)
        add_157 = variance_51 + (1e-06)
        rsqrt_51 = torch.rsqrt(add_157)
        hidden_states_205 = hidden_states_204 * rsqrt_51
        to_108 = hidden_states_205.to(torch.float32)
        hidden_states_206 = L_self_modules_model_modules_layers_modules_25_modules_post_attention_layernorm_parameters_weight_ * to_108
        linear_179 = torch._C._nn.linear(hidden_states_206, L_self_modules_model_modules_layers_modules_25_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_25 = torch.nn.functional.silu(linear_179)
        linear_180 = torch._C._nn.linear(hidden_states_206, L_self_modules_model_modules_layers_modules_25_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_236 = silu_25 * linear_180
        down_proj_25 = torch._C._nn.linear(mul_236, L_self_modules_model_modules_layers_modules_25_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_207 = hidden_states_203 + down_proj_25
        hidden_states_208 = hidden_states_207.to(torch.float32)
        pow_53 = hidden_states_208.pow(2)
        variance_52 = pow_53.mean(-1, keepdim = True)
        add_159 = variance_52 + (1e-06)
        rsqrt_52 = torch.rsqrt(add_159)
        hidden_states_209 = hidden_states_208 * rsqrt_52
        to_110 = hidden_states_209.to(torch.float32)
        hidden_states_210 = L_self_modules_model_modules_layers_modules_26_modules_input_layernorm_parameters_weight_ * to_110
        linear_182 = torch._C._nn.linear(hidden_states_210, L_self_modules_model_modules_layers_modules_26_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_78 = linear_182.view((1, 128, -1, 128))
        query_states_26 = view_78.transpose(1, 2)
        linear_183 = torch._C._nn.linear(hidden_states_210, L_self_modules_model_modules_layers_modules_26_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_79 = linear_183.view((1, 128, -1, 128))
        key_states_26 = view_79.transpose(1, 2)
        linear_184 = torch._C._nn.linear(hidden_states_210, L_self_modules_model_modules_layers_modules_26_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_80 = linear_184.view((1, 128, -1, 128))
        value_states_26 = view_80.transpose(1, 2)
        cos_29 = cos_2.unsqueeze(1)
        sin_29 = sin_2.unsqueeze(1)
        mul_239 = query_states_26 * cos_29
        x1_52 = query_states_26[(Ellipsis, slice(None, 64, None))]
        x2_52 = query_states_26[(Ellipsis, slice(64, None, None))]
        neg_52 = -x2_52
        cat_53 = torch.cat((neg_52, x1_52), dim = -1)
        mul_240 = cat_53 * sin_29
        q_embed_26 = mul_239 + mul_240
        mul_241 = key_states_26 * cos_29
        x1_53 = key_states_26[(Ellipsis, slice(None, 64, None))]
        x2_53 = key_states_26[(Ellipsis, slice(64, None, None))]
        neg_53 = -x2_53
        cat_54 = torch.cat((neg_53, x1_53), dim = -1)
        mul_242 = cat_54 * sin_29
        k_embed_26 = mul_241 + mul_242
        attn_output_130 = torch._C._nn.scaled_dot_product_attention(q_embed_26, k_embed_26, value_states_26, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_131 = attn_output_130.reshape(1, -1, 128, 128)
        transpose_107 = attn_output_131.transpose(1, 2)
        attn_output_132 = transpose_107.contiguous()
        reshape_53 = attn_output_132.reshape(1, 128, -1)
        attn_output_133 = reshape_53.contiguous()
        attn_output_134 = torch._C._nn.linear(attn_output_133, L_self_modules_model_modules_layers_modules_26_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_211 = hidden_states_207 + attn_output_134
        hidden_states_212 = hidden_states_211.to(torch.float32)
        pow_54 = hidden_states_212.pow(2)
        variance_53 = pow_54.mean(-1, keepdim = True)
        add_163 = variance_53 + (1e-06)
        rsqrt_53 = torch.rsqrt(add_163)
        hidden_states_213 = hidden_states_212 * rsqrt_53
        to_112 = hidden_states_213.to(torch.float32)
        hidden_states_214 = L_self_modules_model_modules_layers_modules_26_modules_post_attention_layernorm_parameters_weight_ * to_112
        linear_186 = torch._C._nn.linear(hidden_states_214, L_self_modules_model_modules_layers_modules_26_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_26 = torch.nn.functional.silu(linear_186)
        linear_187 = torch._C._nn.linear(hidden_states_214, L_self_modules_model_modules_layers_modules_26_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_245 = silu_26 * linear_187
        down_proj_26 = torch._C._nn.linear(mul_245, L_self_modules_model_modules_layers_modules_26_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_215 = hidden_states_211 + down_proj_26
        hidden_states_216 = hidden_states_215.to(torch.float32)
        pow_55 = hidden_states_216.pow(2)
        variance_54 = pow_55.mean(-1, keepdim = True)
        add_165 = variance_54 + (1e-06)
        rsqrt_54 = torch.rsqrt(add_165)
        hidden_states_217 = hidden_states_216 * rsqrt_54
        to_114 = hidden_states_217.to(torch.float32)
        hidden_states_218 = L_self_modules_model_modules_layers_modules_27_modules_input_layernorm_parameters_weight_ * to_114
        linear_189 = torch._C._nn.linear(hidden_states_218, L_self_modules_model_modules_layers_modules_27_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_81 = linear_189.view((1, 128, -1, 128))
        query_states_27 = view_81.transpose(1, 2)
        linear_190 = torch._C._nn.linear(hidden_states_218, L_self_modules_model_modules_layers_modules_27_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_82 = linear_190.view((1, 128, -1, 128))
        key_states_27 = view_82.transpose(1, 2)
        linear_191 = torch._C._nn.linear(hidden_states_218, L_self_modules_model_modules_layers_modules_27_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_83 = linear_191.view((1, 128, -1, 128))
        value_states_27 = view_83.transpose(1, 2)
        cos_30 = cos_2.unsqueeze(1)
        sin_30 = sin_2.unsqueeze(1)
        mul_248 = query_states_27 * cos_30
        x1_54 = query_states_27[(Ellipsis, slice(None, 64, None))]
        x2_54 = query_states_27[(Ellipsis, slice(64, None, None))]
        neg_54 = -x2_54
        cat_55 = torch.cat((neg_54, x1_54), dim = -1)
        mul_249 = cat_55 * sin_30
        q_embed_27 = mul_248 + mul_249
        mul_250 = key_states_27 * cos_30
        x1_55 = key_states_27[(Ellipsis, slice(None, 64, None))]
        x2_55 = key_states_27[(Ellipsis, slice(64, None, None))]
        neg_55 = -x2_55
        cat_56 = torch.cat((neg_55, x1_55), dim = -1)
        mul_251 = cat_56 * sin_30
        k_embed_27 = mul_250 + mul_251
        attn_output_135 = torch._C._nn.scaled_dot_product_attention(q_embed_27, k_embed_27, value_states_27, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_136 = attn_output_135.reshape(1, -1, 128, 128)
        transpose_111 = attn_output_136.transpose(1, 2)
        attn_output_137 = transpose_111.contiguous()
        reshape_55 = attn_output_137.reshape(1, 128, -1)
        attn_output_138 = reshape_55.contiguous()
        attn_output_139 = torch._C._nn.linear(attn_output_138, L_self_modules_model_modules_layers_modules_27_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_219 = hidden_states_215 + attn_output_139
        hidden_states_220 = hidden_states_219.to(torch.float32)
        pow_56 = hidden_states_220.pow(2)
        variance_55 = pow_56.mean(-1, keepdim = True)
        add_169 = variance_55 + (1e-06)
        rsqrt_55 = torch.rsqrt(add_169)
        hidden_states_221 = hidden_states_220 * rsqrt_55
        to_116 = hidden_states_221.to(torch.float32)
        hidden_states_222 = L_self_modules_model_modules_layers_modules_27_modules_post_attention_layernorm_parameters_weight_ * to_116
        linear_193 = torch._C._nn.linear(hidden_states_222, L_self_modules_model_modules_layers_modules_27_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_27 = torch.nn.functional.silu(linear_193)
        linear_194 = torch._C._nn.linear(hidden_states_222, L_self_modules_model_modules_layers_modules_27_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_254 = silu_27 * linear_194
        down_proj_27 = torch._C._nn.linear(mul_254, L_self_modules_model_modules_layers_modules_27_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_223 = hidden_states_219 + down_proj_27
        hidden_states_224 = hidden_states_223.to(torch.float32)
        pow_57 = hidden_states_224.pow(2)
        variance_56 = pow_57.mean(-1, keepdim = True)
        add_171 = variance_56 + (1e-06)
        rsqrt_56 = torch.rsqrt(add_171)
        hidden_states_225 = hidden_states_224 * rsqrt_56
        to_118 = hidden_states_225.to(torch.float32)
        hidden_states_226 = L_self_modules_model_modules_layers_modules_28_modules_input_layernorm_parameters_weight_ * to_118
        linear_196 = torch._C._nn.linear(hidden_states_226, L_self_modules_model_modules_layers_modules_28_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_84 = linear_196.view((1, 128, -1, 128))
        query_states_28 = view_84.transpose(1, 2)
        linear_197 = torch._C._nn.linear(hidden_states_226, L_self_modules_model_modules_layers_modules_28_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_85 = linear_197.view((1, 128, -1, 128))
        key_states_28 = view_85.transpose(1, 2)
        linear_198 = torch._C._nn.linear(hidden_states_226, L_self_modules_model_modules_layers_modules_28_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_86 = linear_198.view((1, 128, -1, 128))
        value_states_28 = view_86.transpose(1, 2)
        cos_31 = cos_2.unsqueeze(1)
        sin_31 = sin_2.unsqueeze(1)
        mul_257 = query_states_28 * cos_31
        x1_56 = query_states_28[(Ellipsis, slice(None, 64, None))]
        x2_56 = query_states_28[(Ellipsis, slice(64, None, None))]
        neg_56 = -x2_56
        cat_57 = torch.cat((neg_56, x1_56), dim = -1)
        mul_258 = cat_57 * sin_31
        q_embed_28 = mul_257 + mul_258
        mul_259 = key_states_28 * cos_31
        x1_57 = key_states_28[(Ellipsis, slice(None, 64, None))]
        x2_57 = key_states_28[(Ellipsis, slice(64, None, None))]
        neg_57 = -x2_57
        cat_58 = torch.cat((neg_57, x1_57), dim = -1)
        mul_260 = cat_58 * sin_31
        k_embed_28 = mul_259 + mul_260
        attn_output_140 = torch._C._nn.scaled_dot_product_attention(q_embed_28, k_embed_28, value_states_28, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_141 = attn_output_140.reshape(1, -1, 128, 128)
        transpose_115 = attn_output_141.transpose(1, 2)
        attn_output_142 = transpose_115.contiguous()
        reshape_57 = attn_output_142.reshape(1, 128, -1)
        attn_output_143 = reshape_57.contiguous()
        attn_output_144 = torch._C._nn.linear(attn_output_143, L_self_modules_model_modules_layers_modules_28_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_227 = hidden_states_223 + attn_output_144
        hidden_states_228 = hidden_states_227.to(torch.float32)
        pow_58 = hidden_states_228.pow(2)
        variance_57 = pow_58.mean(-1, keepdim = True)
        add_175 = variance_57 + (1e-06)
        rsqrt_57 = torch.rsqrt(add_175)
        hidden_states_229 = hidden_states_228 * rsqrt_57
        to_120 = hidden_states_229.to(torch.float32)
        hidden_states_230 = L_self_modules_model_modules_layers_modules_28_modules_post_attention_layernorm_parameters_weight_ * to_120
        linear_200 = torch._C._nn.linear(hidden_states_230, L_self_modules_model_modules_layers_modules_28_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_28 = torch.nn.functional.silu(linear_200)
        linear_201 = torch._C._nn.linear(hidden_states_230, L_self_modules_model_modules_layers_modules_28_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_263 = silu_28 * linear_201
        down_proj_28 = torch._C._nn.linear(mul_263, L_self_modules_model_modules_layers_modules_28_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_231 = hidden_states_227 + down_proj_28
        hidden_states_232 = hidden_states_231.to(torch.float32)
        pow_59 = hidden_states_232.pow(2)
        variance_58 = pow_59.mean(-1, keepdim = True)
        add_177 = variance_58 + (1e-06)
        rsqrt_58 = torch.rsqrt(add_177)
        hidden_states_233 = hidden_states_232 * rsqrt_58
        to_122 = hidden_states_233.to(torch.float32)
        hidden_states_234 = L_self_modules_model_modules_layers_modules_29_modules_input_layernorm_parameters_weight_ * to_122
        linear_203 = torch._C._nn.linear(hidden_states_234, L_self_modules_model_modules_layers_modules_29_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_87 = linear_203.view((1, 128, -1, 128))
        query_states_29 = view_87.transpose(1, 2)
        linear_204 = torch._C._nn.linear(hidden_states_234, L_self_modules_model_modules_layers_modules_29_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_88 = linear_204.view((1, 128, -1, 128))
        key_states_29 = view_88.transpose(1, 2)
        linear_205 = torch._C._nn.linear(hidden_states_234, L_self_modules_model_modules_layers_modules_29_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_89 = linear_205.view((1, 128, -1, 128))
        value_states_29 = view_89.transpose(1, 2)
        cos_32 = cos_2.unsqueeze(1)
        sin_32 = sin_2.unsqueeze(1)
        mul_266 = query_states_29 * cos_32
        x1_58 = query_states_29[(Ellipsis, slice(None, 64, None))]
        x2_58 = query_states_29[(Ellipsis, slice(64, None, None))]
        neg_58 = -x2_58
        cat_59 = torch.cat((neg_58, x1_58), dim = -1)
        mul_267 = cat_59 * sin_32
        q_embed_29 = mul_266 + mul_267
        mul_268 = key_states_29 * cos_32
        x1_59 = key_states_29[(Ellipsis, slice(None, 64, None))]
        x2_59 = key_states_29[(Ellipsis, slice(64, None, None))]
        neg_59 = -x2_59
        cat_60 = torch.cat((neg_59, x1_59), dim = -1)
        mul_269 = cat_60 * sin_32
        k_embed_29 = mul_268 + mul_269
        attn_output_145 = torch._C._nn.scaled_dot_product_attention(q_embed_29, k_embed_29, value_states_29, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_146 = attn_output_145.reshape(1, -1, 128, 128)
        transpose_119 = attn_output_146.transpose(1, 2)
        attn_output_147 = transpose_119.contiguous()
        reshape_59 = attn_output_147.reshape(1, 128, -1)
        attn_output_148 = reshape_59.contiguous()
        attn_output_149 = torch._C._nn.linear(attn_output_148, L_self_modules_model_modules_layers_modules_29_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_235 = hidden_states_231 + attn_output_149
        hidden_states_236 = hidden_states_235.to(torch.float32)
        pow_60 = hidden_states_236.pow(2)
        variance_59 = pow_60.mean(-1, keepdim = True)
        add_181 = variance_59 + (1e-06)
        rsqrt_59 = torch.rsqrt(add_181)
        hidden_states_237 = hidden_states_236 * rsqrt_59
        to_124 = hidden_states_237.to(torch.float32)
        hidden_states_238 = L_self_modules_model_modules_layers_modules_29_modules_post_attention_layernorm_parameters_weight_ * to_124
        linear_207 = torch._C._nn.linear(hidden_states_238, L_self_modules_model_modules_layers_modules_29_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_29 = torch.nn.functional.silu(linear_207)
        linear_208 = torch._C._nn.linear(hidden_states_238, L_self_modules_model_modules_layers_modules_29_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_272 = silu_29 * linear_208
        down_proj_29 = torch._C._nn.linear(mul_272, L_self_modules_model_modules_layers_modules_29_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_239 = hidden_states_235 + down_proj_29
        hidden_states_240 = hidden_states_239.to(torch.float32)
        pow_61 = hidden_states_240.pow(2)
        variance_60 = pow_61.mean(-1, keepdim = True)
        add_183 = variance_60 + (1e-06)
        rsqrt_60 = torch.rsqrt(add_183)
        hidden_states_241 = hidden_states_240 * rsqrt_60
        to_126 = hidden_states_241.to(torch.float32)
        hidden_states_242 = L_self_modules_model_modules_layers_modules_30_modules_input_layernorm_parameters_weight_ * to_126
        linear_210 = torch._C._nn.linear(hidden_states_242, L_self_modules_model_modules_layers_modules_30_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_90 = linear_210.view((1, 128, -1, 128))
        query_states_30 = view_90.transpose(1, 2)
        linear_211 = torch._C._nn.linear(hidden_states_242, L_self_modules_model_modules_layers_modules_30_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_91 = linear_211.view((1, 128, -1, 128))
        key_states_30 = view_91.transpose(1, 2)
        linear_212 = torch._C._nn.linear(hidden_states_242, L_self_modules_model_modules_layers_modules_30_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_92 = linear_212.view((1, 128, -1, 128))
        value_states_30 = view_92.transpose(1, 2)
        cos_33 = cos_2.unsqueeze(1)
        sin_33 = sin_2.unsqueeze(1)
        mul_275 = query_states_30 * cos_33
        x1_60 = query_states_30[(Ellipsis, slice(None, 64, None))]
        x2_60 = query_states_30[(Ellipsis, slice(64, None, None))]
        neg_60 = -x2_60
        cat_61 = torch.cat((neg_60, x1_60), dim = -1)
        mul_276 = cat_61 * sin_33
        q_embed_30 = mul_275 + mul_276
        mul_277 = key_states_30 * cos_33
        x1_61 = key_states_30[(Ellipsis, slice(None, 64, None))]
        x2_61 = key_states_30[(Ellipsis, slice(64, None, None))]
        neg_61 = -x2_61
        cat_62 = torch.cat((neg_61, x1_61), dim = -1)
        mul_278 = cat_62 * sin_33
        k_embed_30 = mul_277 + mul_278
        attn_output_150 = torch._C._nn.scaled_dot_product_attention(q_embed_30, k_embed_30, value_states_30, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_151 = attn_output_150.reshape(1, -1, 128, 128)
        transpose_123 = attn_output_151.transpose(1, 2)
        attn_output_152 = transpose_123.contiguous()
        reshape_61 = attn_output_152.reshape(1, 128, -1)
        attn_output_153 = reshape_61.contiguous()
        attn_output_154 = torch._C._nn.linear(attn_output_153, L_self_modules_model_modules_layers_modules_30_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_243 = hidden_states_239 + attn_output_154
        hidden_states_244 = hidden_states_243.to(torch.float32)
        pow_62 = hidden_states_244.pow(2)
        variance_61 = pow_62.mean(-1, keepdim = True)
        add_187 = variance_61 + (1e-06)
        rsqrt_61 = torch.rsqrt(add_187)
        hidden_states_245 = hidden_states_244 * rsqrt_61
        to_128 = hidden_states_245.to(torch.float32)
        hidden_states_246 = L_self_modules_model_modules_layers_modules_30_modules_post_attention_layernorm_parameters_weight_ * to_128
        linear_214 = torch._C._nn.linear(hidden_states_246, L_self_modules_model_modules_layers_modules_30_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_30 = torch.nn.functional.silu(linear_214)
        linear_215 = torch._C._nn.linear(hidden_states_246, L_self_modules_model_modules_layers_modules_30_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_281 = silu_30 * linear_215
        down_proj_30 = torch._C._nn.linear(mul_281, L_self_modules_model_modules_layers_modules_30_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_247 = hidden_states_243 + down_proj_30
        hidden_states_248 = hidden_states_247.to(torch.float32)
        pow_63 = hidden_states_248.pow(2)
        variance_62 = pow_63.mean(-1, keepdim = True)
        add_189 = variance_62 + (1e-06)
        rsqrt_62 = torch.rsqrt(add_189)
        hidden_states_249 = hidden_states_248 * rsqrt_62
        to_130 = hidden_states_249.to(torch.float32)
        hidden_states_250 = L_self_modules_model_modules_layers_modules_31_modules_input_layernorm_parameters_weight_ * to_130
        linear_217 = torch._C._nn.linear(hidden_states_250, L_self_modules_model_modules_layers_modules_31_modules_self_attn_modules_q_proj_parameters_weight_, None)
        view_93 = linear_217.view((1, 128, -1, 128))
        query_states_31 = view_93.transpose(1, 2)
        linear_218 = torch._C._nn.linear(hidden_states_250, L_self_modules_model_modules_layers_modules_31_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_94 = linear_218.view((1, 128, -1, 128))
        key_states_31 = view_94.transpose(1, 2)
        linear_219 = torch._C._nn.linear(hidden_states_250, L_self_modules_model_modules_layers_modules_31_modules_self_attn_modules_v_proj_parameters_weight_, None)
        view_95 = linear_219.view((1, 128, -1, 128))
        value_states_31 = view_95.transpose(1, 2)
        cos_34 = cos_2.unsqueeze(1)
        sin_34 = sin_2.unsqueeze(1)
        mul_284 = query_states_31 * cos_34
        x1_62 = query_states_31[(Ellipsis, slice(None, 64, None))]
        x2_62 = query_states_31[(Ellipsis, slice(64, None, None))]
        neg_62 = -x2_62
        cat_63 = torch.cat((neg_62, x1_62), dim = -1)
        mul_285 = cat_63 * sin_34
        q_embed_31 = mul_284 + mul_285
        mul_286 = key_states_31 * cos_34
        x1_63 = key_states_31[(Ellipsis, slice(None, 64, None))]
        x2_63 = key_states_31[(Ellipsis, slice(64, None, None))]
        neg_63 = -x2_63
        cat_64 = torch.cat((neg_63, x1_63), dim = -1)
        mul_287 = cat_64 * sin_34
        k_embed_31 = mul_286 + mul_287
        attn_output_155 = torch._C._nn.scaled_dot_product_attention(q_embed_31, k_embed_31, value_states_31, attn_mask = attention_mask, dropout_p = 0.0, scale = 0.08838834764831845, is_causal = False)
        attn_output_156 = attn_output_155.reshape(1, -1, 128, 128)
        transpose_127 = attn_output_156.transpose(1, 2)
        attn_output_157 = transpose_127.contiguous()
        reshape_63 = attn_output_157.reshape(1, 128, -1)
        attn_output_158 = reshape_63.contiguous()
        attn_output_159 = torch._C._nn.linear(attn_output_158, L_self_modules_model_modules_layers_modules_31_modules_self_attn_modules_o_proj_parameters_weight_, None)
        hidden_states_251 = hidden_states_247 + attn_output_159
        hidden_states_252 = hidden_states_251.to(torch.float32)
        pow_64 = hidden_states_252.pow(2)
        variance_63 = pow_64.mean(-1, keepdim = True)
        add_193 = variance_63 + (1e-06)
        rsqrt_63 = torch.rsqrt(add_193)
        hidden_states_253 = hidden_states_252 * rsqrt_63
        to_132 = hidden_states_253.to(torch.float32)
        hidden_states_254 = L_self_modules_model_modules_layers_modules_31_modules_post_attention_layernorm_parameters_weight_ * to_132
        linear_221 = torch._C._nn.linear(hidden_states_254, L_self_modules_model_modules_layers_modules_31_modules_mlp_modules_gate_proj_parameters_weight_, None)
        silu_31 = torch.nn.functional.silu(linear_221)
        linear_222 = torch._C._nn.linear(hidden_states_254, L_self_modules_model_modules_layers_modules_31_modules_mlp_modules_up_proj_parameters_weight_, None)
        mul_290 = silu_31 * linear_222
        down_proj_31 = torch._C._nn.linear(mul_290, L_self_modules_model_modules_layers_modules_31_modules_mlp_modules_down_proj_parameters_weight_, None)
        hidden_states_255 = hidden_states_251 + down_proj_31
        hidden_states_256 = hidden_states_255.to(torch.float32)
        pow_65 = hidden_states_256.pow(2)
        variance_64 = pow_65.mean(-1, keepdim = True)
        add_195 = variance_64 + (1e-06)
        rsqrt_64 = torch.rsqrt(add_195)
        hidden_states_257 = hidden_states_256 * rsqrt_64
        to_134 = hidden_states_257.to(torch.float32)
        hidden_states_258 = L_self_modules_model_modules_norm_parameters_weight_ * to_134
        hidden_states_259 = hidden_states_258[(slice(None, None, None), slice(0, None, None), slice(None, None, None))]
        logits = torch._C._nn.linear(hidden_states_259, L_self_modules_lm_head_parameters_weight_, None)
        return (logits,)
