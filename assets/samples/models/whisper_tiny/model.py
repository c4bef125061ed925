import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_features_: torch.Tensor,
        L_self_modules_model_modules_encoder_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_conv1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_conv2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_embed_positions_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_encoder_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_decoder_input_ids_: torch.Tensor,
        L_self_modules_model_modules_decoder_modules_embed_tokens_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_embed_positions_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_final_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_fc1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_fc1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_fc2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_fc2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_model_modules_decoder_modules_layer_norm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        conv1d = torch.conv1d(L_input_features_, L_self_modules_model_modules_encoder_modules_conv1_parameters_weight_, L_self_modules_model_modules_encoder_modules_conv1_parameters_bias_, (1,), (1,), (1,), 1)
        inputs_embeds = torch._C._nn.gelu(conv1d)
        conv1d_1 = torch.conv1d(inputs_embeds, L_self_modules_model_modules_encoder_modules_conv2_parameters_weight_, L_self_modules_model_modules_encoder_modules_conv2_parameters_bias_, (2,), (1,), (1,), 1)
        inputs_embeds_1 = torch._C._nn.gelu(conv1d_1)
        inputs_embeds_2 = inputs_embeds_1.permute(0, 2, 1)
        all_positions = torch.arange(1500, device = device(type='cpu'))
        embedding = torch.nn.functional.embedding(all_positions, L_self_modules_model_modules_encoder_modules_embed_positions_parameters_weight_, None, None, 2.0, False, False)
        hidden_states = inputs_embeds_2 + embedding
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, p = 0.0, training = False)
        hidden_states_2 = torch.nn.functional.layer_norm(hidden_states_1, (384,), L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_, 1e-05)
        linear = torch._C._nn.linear(hidden_states_2, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_)
        mul = linear * (0.125)
        view = mul.view((1, 1500, -1, 64))
        transpose = view.transpose(1, 2)
        query_states = transpose.contiguous()
        linear_1 = torch._C._nn.linear(hidden_states_2, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_1 = linear_1.view((1, -1, 6, 64))
        transpose_1 = view_1.transpose(1, 2)
        key_states = transpose_1.contiguous()
        linear_2 = torch._C._nn.linear(hidden_states_2, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_)
        view_2 = linear_2.view((1, -1, 6, 64))
        transpose_2 = view_2.transpose(1, 2)
        value_states = transpose_2.contiguous()
        attn_output = torch._C._nn.scaled_dot_product_attention(query_states, key_states, value_states, attn_mask = None, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_1 = attn_output.reshape(1, -1, 1500, 64)
        transpose_3 = attn_output_1.transpose(1, 2)
        attn_output_2 = transpose_3.contiguous()
        reshape_1 = attn_output_2.reshape(1, 1500, -1)
        attn_output_3 = reshape_1.contiguous()
        attn_output_4 = torch._C._nn.linear(attn_output_3, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_)
        hidden_states_3 = torch.nn.functional.dropout(attn_output_4, p = 0.0, training = False)
        hidden_states_4 = hidden_states_1 + hidden_states_3
        hidden_states_5 = torch.nn.functional.layer_norm(hidden_states_4, (384,), L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_, 1e-05)
        linear_4 = torch._C._nn.linear(hidden_states_5, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_fc1_parameters_bias_)
        hidden_states_6 = torch._C._nn.gelu(linear_4)
        hidden_states_7 = torch.nn.functional.dropout(hidden_states_6, p = 0.0, training = False)
        hidden_states_8 = torch._C._nn.linear(hidden_states_7, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_0_modules_fc2_parameters_bias_)
        hidden_states_9 = torch.nn.functional.dropout(hidden_states_8, p = 0.0, training = False)
        hidden_states_10 = hidden_states_4 + hidden_states_9
        hidden_states_11 = torch.nn.functional.layer_norm(hidden_states_10, (384,), L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_layer_norm_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_layer_norm_parameters_bias_, 1e-05)
        linear_6 = torch._C._nn.linear(hidden_states_11, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_bias_)
        mul_1 = linear_6 * (0.125)
        view_3 = mul_1.view((1, 1500, -1, 64))
        transpose_4 = view_3.transpose(1, 2)
        query_states_1 = transpose_4.contiguous()
        linear_7 = torch._C._nn.linear(hidden_states_11, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_4 = linear_7.view((1, -1, 6, 64))
        transpose_5 = view_4.transpose(1, 2)
        key_states_1 = transpose_5.contiguous()
        linear_8 = torch._C._nn.linear(hidden_states_11, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_bias_)
        view_5 = linear_8.view((1, -1, 6, 64))
        transpose_6 = view_5.transpose(1, 2)
        value_states_1 = transpose_6.contiguous()
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask = None, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_6 = attn_output_5.reshape(1, -1, 1500, 64)
        transpose_7 = attn_output_6.transpose(1, 2)
        attn_output_7 = transpose_7.contiguous()
        reshape_3 = attn_output_7.reshape(1, 1500, -1)
        attn_output_8 = reshape_3.contiguous()
        attn_output_9 = torch._C._nn.linear(attn_output_8, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_out_proj_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_self_attn_modules_out_proj_parameters_bias_)
        hidden_states_12 = torch.nn.functional.dropout(attn_output_9, p = 0.0, training = False)
        hidden_states_13 = hidden_states_10 + hidden_states_12
        hidden_states_14 = torch.nn.functional.layer_norm(hidden_states_13, (384,), L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_final_layer_norm_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_final_layer_norm_parameters_bias_, 1e-05)
        linear_10 = torch._C._nn.linear(hidden_states_14, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_fc1_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_fc1_parameters_bias_)
        hidden_states_15 = torch._C._nn.gelu(linear_10)
        hidden_states_16 = torch.nn.functional.dropout(hidden_states_15, p = 0.0, training = False)
        hidden_states_17 = torch._C._nn.linear(hidden_states_16, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_fc2_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_1_modules_fc2_parameters_bias_)
        hidden_states_18 = torch.nn.functional.dropout(hidden_states_17, p = 0.0, training = False)
        hidden_states_19 = hidden_states_13 + hidden_states_18
        hidden_states_20 = torch.nn.functional.layer_norm(hidden_states_19, (384,), L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_layer_norm_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_layer_norm_parameters_bias_, 1e-05)
        linear_12 = torch._C._nn.linear(hidden_states_20, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_q_proj_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_q_proj_parameters_bias_)
        mul_2 = linear_12 * (0.125)
        view_6 = mul_2.view((1, 1500, -1, 64))
        transpose_8 = view_6.transpose(1, 2)
        query_states_2 = transpose_8.contiguous()
        linear_13 = torch._C._nn.linear(hidden_states_20, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_7 = linear_13.view((1, -1, 6, 64))
        transpose_9 = view_7.transpose(1, 2)
        key_states_2 = transpose_9.contiguous()
        linear_14 = torch._C._nn.linear(hidden_states_20, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_v_proj_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_v_proj_parameters_bias_)
        view_8 = linear_14.view((1, -1, 6, 64))
        transpose_10 = view_8.transpose(1, 2)
        value_states_2 = transpose_10.contiguous()
        attn_output_10 = torch._C._nn.scaled_dot_product_attention(query_states_2, key_states_2, value_states_2, attn_mask = None, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_11 = attn_output_10.reshape(1, -1, 1500, 64)
        transpose_11 = attn_output_11.transpose(1, 2)
        attn_output_12 = transpose_11.contiguous()
        reshape_5 = attn_output_12.reshape(1, 1500, -1)
        attn_output_13 = reshape_5.contiguous()
        attn_output_14 = torch._C._nn.linear(attn_output_13, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_out_proj_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_self_attn_modules_out_proj_parameters_bias_)
        hidden_states_21 = torch.nn.functional.dropout(attn_output_14, p = 0.0, training = False)
        hidden_states_22 = hidden_states_19 + hidden_states_21
        hidden_states_23 = torch.nn.functional.layer_norm(hidden_states_22, (384,), L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_final_layer_norm_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_final_layer_norm_parameters_bias_, 1e-05)
        linear_16 = torch._C._nn.linear(hidden_states_23, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_fc1_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_fc1_parameters_bias_)
        hidden_states_24 = torch._C._nn.gelu(linear_16)
        hidden_states_25 = torch.nn.functional.dropout(hidden_states_24, p = 0.0, training = False)
        hidden_states_26 = torch._C._nn.linear(hidden_states_25, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_fc2_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_2_modules_fc2_parameters_bias_)
        hidden_states_27 = torch.nn.functional.dropout(hidden_states_26, p = 0.0, training = False)
        hidden_states_28 = hidden_states_22 + hidden_states_27
        hidden_states_29 = torch.nn.functional.layer_norm(hidden_states_28, (384,), L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_layer_norm_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_layer_norm_parameters_bias_, 1e-05)
        linear_18 = torch._C._nn.linear(hidden_states_29, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_q_proj_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_q_proj_parameters_bias_)
        mul_3 = linear_18 * (0.125)
        view_9 = mul_3.view((1, 1500, -1, 64))
        transpose_12 = view_9.transpose(1, 2)
        query_states_3 = transpose_12.contiguous()
        linear_19 = torch._C._nn.linear(hidden_states_29, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_10 = linear_19.view((1, -1, 6, 64))
        transpose_13 = view_10.transpose(1, 2)
        key_states_3 = transpose_13.contiguous()
        linear_20 = torch._C._nn.linear(hidden_states_29, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_v_proj_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_v_proj_parameters_bias_)
        view_11 = linear_20.view((1, -1, 6, 64))
        transpose_14 = view_11.transpose(1, 2)
        value_states_3 = transpose_14.contiguous()
        attn_output_15 = torch._C._nn.scaled_dot_product_attention(query_states_3, key_states_3, value_states_3, attn_mask = None, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_16 = attn_output_15.reshape(1, -1, 1500, 64)
        transpose_15 = attn_output_16.transpose(1, 2)
        attn_output_17 = transpose_15.contiguous()
        reshape_7 = attn_output_17.reshape(1, 1500, -1)
        attn_output_18 = reshape_7.contiguous()
        attn_output_19 = torch._C._nn.linear(attn_output_18, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_out_proj_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_self_attn_modules_out_proj_parameters_bias_)
        hidden_states_30 = torch.nn.functional.dropout(attn_output_19, p = 0.0, training = False)
        hidden_states_31 = hidden_states_28 + hidden_states_30
        hidden_states_32 = torch.nn.functional.layer_norm(hidden_states_31, (384,), L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_final_layer_norm_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_final_layer_norm_parameters_bias_, 1e-05)
        linear_22 = torch._C._nn.linear(hidden_states_32, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_fc1_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_fc1_parameters_bias_)
        hidden_states_33 = torch._C._nn.gelu(linear_22)
        hidden_states_34 = torch.nn.functional.dropout(hidden_states_33, p = 0.0, training = False)
        hidden_states_35 = torch._C._nn.linear(hidden_states_34, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_fc2_parameters_weight_, L_self_modules_model_modules_encoder_modules_layers_modules_3_modules_fc2_parameters_bias_)
        hidden_states_36 = torch.nn.functional.dropout(hidden_states_35, p = 0.0, training = False)
        hidden_states_37 = hidden_states_31 + hidden_states_36
        hidden_states_38 = torch.nn.functional.layer_norm(hidden_states_37, (384,), L_self_modules_model_modules_encoder_modules_layer_norm_parameters_weight_, L_self_modules_model_modules_encoder_modules_layer_norm_parameters_bias_, 1e-05)
        inputs_embeds_3 = torch.nn.functional.embedding(L_decoder_input_ids_, L_self_modules_model_modules_decoder_modules_embed_tokens_parameters_weight_, 50256, None, 2.0, False, False)
        arange_1 = torch.arange(8, device = device(type='cpu'))
        position_ids = arange_1 + 0
        unsqueeze = position_ids.unsqueeze(0)
        position_ids_1 = unsqueeze.repeat(1, 1)
        positions = L_self_modules_model_modules_decoder_modules_embed_positions_parameters_weight_[position_ids_1]
        to = positions.to(device(type='cpu'))
        hidden_states_39 = inputs_embeds_3 + to
        hidden_states_40 = torch.nn.functional.dropout(hidden_states_39, p = 0.0, training = False)
        getitem_1 = position_ids_1[(slice(None, None, None), slice(None, 1, None))]
        first_dummy_value = getitem_1 - 1
        position_diff = torch.diff(position_ids_1, prepend = first_dummy_value, dim = -1)
        ne = position_diff != 1
        packed_sequence_mask = ne.cumsum(-1)
        expand = position_ids_1.expand(1, -1)
        batch_arange = torch.arange(1, device = device(type='cpu'))
        head_arange = torch.arange(1, device = device(type='cpu'))
        arange_4 = torch.arange(8, device = device(type='cpu'))
        q_arange = arange_4 + 0
        arange_5 = torch.arange(8, device = device(type='cpu'))
        kv_arange = arange_5 + 0
        batch_indices = batch_arange[(slice(None, None, None), None, None, None)]
        q_indices = q_arange[(None, None, slice(None, None, None), None)]
        kv_indices = kv_arange[(None, None, None, slice(None, None, None))]
        result = q_indices.new_ones((), dtype = torch.bool)
        getitem_6 = expand[(batch_indices, q_indices)]
        getitem_7 = expand[(batch_indices, kv_indices)]
        le = getitem_7 <= getitem_6
        to_1 = le.to(device(type='cpu'))
        result_1 = result & to_1
        getitem_8 = packed_sequence_mask[(batch_indices, q_indices)]
        getitem_9 = packed_sequence_mask[(batch_indices, kv_indices)]
        eq = getitem_8 == getitem_9
        to_2 = eq.to(device(type='cpu'))
        result_2 = result_1 & to_2
        attention_mask = result_2.expand(1, -1, 8, 8)
        hidden_states_41 = torch.nn.functional.layer_norm(hidden_states_40, (384,), L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_layer_norm_parameters_bias_, 1e-05)
        linear_24 = torch._C._nn.linear(hidden_states_41, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_q_proj_parameters_bias_)
        mul_4 = linear_24 * (0.125)
        view_12 = mul_4.view((1, 8, -1, 64))
        transpose_16 = view_12.transpose(1, 2)
        query_states_4 = transpose_16.contiguous()
        linear_25 = torch._C._nn.linear(hidden_states_41, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_13 = linear_25.view((1, -1, 6, 64))
        transpose_17 = view_13.transpose(1, 2)
        key_states_4 = transpose_17.contiguous()
        linear_26 = torch._C._nn.linear(hidden_states_41, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_v_proj_parameters_bias_)
        view_14 = linear_26.view((1, -1, 6, 64))
        transpose_18 = view_14.transpose(1, 2)
        value_states_4 = transpose_18.contiguous()
        attn_output_20 = torch._C._nn.scaled_dot_product_attention(query_states_4, key_states_4, value_states_4, attn_mask = attention_mask, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_21 = attn_output_20.reshape(1, -1, 8, 64)
        transpose_19 = attn_output_21.transpose(1, 2)
        attn_output_22 = transpose_19.contiguous()
        reshape_9 = attn_output_22.reshape(1, 8, -1)
        attn_output_23 = reshape_9.contiguous()
        attn_output_24 = torch._C._nn.linear(attn_output_23, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_self_attn_modules_out_proj_parameters_bias_)
        hidden_states_42 = torch.nn.functional.dropout(attn_output_24, p = 0.0, training = False)
        hidden_states_43 = hidden_states_40 + hidden_states_42
        hidden_states_44 = torch.nn.functional.layer_norm(hidden_states_43, (384,), L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_layer_norm_parameters_bias_, 1e-05)
        linear_28 = torch._C._nn.linear(hidden_states_44, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_q_proj_parameters_bias_)
        mul_5 = linear_28 * (0.125)
        view_15 = mul_5.view((1, 8, -1, 64))
        transpose_20 = view_15.transpose(1, 2)
        query_states_5 = transpose_20.contiguous()
        linear_29 = torch._C._nn.linear(hidden_states_38, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_k_proj_parameters_weight_, None)
        view_16 = linear_29.view((1, -1, 6, 64))
        transpose_21 = view_16.transpose(1, 2)
        key_states_5 = transpose_21.contiguous()
        linear_30 = torch._C._nn.linear(hidden_states_38, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_v_proj_parameters_bias_)
        view_17 = linear_30.view((1, -1, 6, 64))
        transpose_22 = view_17.transpose(1, 2)
        value_states_5 = transpose_22.contiguous()
        attn_output_25 = torch._C._nn.scaled_dot_product_attention(query_states_5, key_states_5, value_states_5, attn_mask = None, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_26 = attn_output_25.reshape(1, -1, 8, 64)
        transpose_23 = attn_output_26.transpose(1, 2)
        attn_output_27 = transpose_23.contiguous()
        reshape_11 = attn_output_27.reshape(1, 8, -1)
        attn_output_28 = reshape_11.contiguous()
        attn_output_29 = torch._C._nn.linear(attn_output_28, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_encoder_attn_modules_out_proj_parameters_bias_)
        hidden_states_45 = torch.nn.functional.dropout(attn_output_29, p = 0.0, training = False)
        hidden_states_46 = hidden_states_43 + hidden_states_45
        hidden_states_47 = torch.nn.functional.layer_norm(hidden_states_46, (384,), L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_final_layer_norm_parameters_bias_, 1e-05)
        linear_32 = torch._C._nn.linear(hidden_states_47, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_fc1_parameters_bias_)
        hidden_states_48 = torch._C._nn.gelu(linear_32)
        hidden_states_49 = torch.nn.functional.dropout(hidden_states_48, p = 0.0, training = False)
        hidden_states_50 = torch._C._nn.linear(hidden_states_49, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_0_modules_fc2_parameters_bias_)
        hidden_states_51 = torch.nn.functional.dropout(hidden_states_50, p = 0.0, training = False)
        hidden_states_52 = hidden_states_46 + hidden_states_51
        hidden_states_53 = torch.nn.functional.layer_norm(hidden_states_52, (384,), L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_layer_norm_parameters_bias_, 1e-05)
        linear_34 = torch._C._nn.linear(hidden_states_53, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_q_proj_parameters_bias_)
        mul_6 = linear_34 * (0.125)
        view_18 = mul_6.view((1, 8, -1, 64))
        transpose_24 = view_18.transpose(1, 2)
        query_states_6 = transpose_24.contiguous()
        linear_35 = torch._C._nn.linear(hidden_states_53, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_19 = linear_35.view((1, -1, 6, 64))
        transpose_25 = view_19.transpose(1, 2)
        key_states_6 = transpose_25.contiguous()
        linear_36 = torch._C._nn.linear(hidden_states_53, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_v_proj_parameters_bias_)
        view_20 = linear_36.view((1, -1, 6, 64))
        transpose_26 = view_20.transpose(1, 2)
        value_states_6 = transpose_26.contiguous()
        attn_output_30 = torch._C._nn.scaled_dot_product_attention(query_states_6, key_states_6, value_states_6, attn_mask = attention_mask, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_31 = attn_output_30.reshape(1, -1, 8, 64)
        transpose_27 = attn_output_31.transpose(1, 2)
        attn_output_32 = transpose_27.contiguous()
        reshape_13 = attn_output_32.reshape(1, 8, -1)
        attn_output_33 = reshape_13.contiguous()
        attn_output_34 = torch._C._nn.linear(attn_output_33, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_out_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_self_attn_modules_out_proj_parameters_bias_)
        hidden_states_54 = torch.nn.functional.dropout(attn_output_34, p = 0.0, training = False)
        hidden_states_55 = hidden_states_52 + hidden_states_54
        hidden_states_56 = torch.nn.functional.layer_norm(hidden_states_55, (384,), L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_layer_norm_parameters_bias_, 1e-05)
        linear_38 = torch._C._nn.linear(hidden_states_56, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_q_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_q_proj_parameters_bias_)
        mul_7 = linear_38 * (0.125)
        view_21 = mul_7.view((1, 8, -1, 64))
        transpose_28 = view_21.transpose(1, 2)
        query_states_7 = transpose_28.contiguous()
        linear_39 = torch._C._nn.linear(hidden_states_38, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_k_proj_parameters_weight_, None)
        view_22 = linear_39.view((1, -1, 6, 64))
        transpose_29 = view_22.transpose(1, 2)
        key_states_7 = transpose_29.contiguous()
        linear_40 = torch._C._nn.linear(hidden_states_38, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_v_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_v_proj_parameters_bias_)
        view_23 = linear_40.view((1, -1, 6, 64))
        transpose_30 = view_23.transpose(1, 2)
        value_states_7 = transpose_30.contiguous()
        attn_output_35 = torch._C._nn.scaled_dot_product_attention(query_states_7, key_states_7, value_states_7, attn_mask = None, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_36 = attn_output_35.reshape(1, -1, 8, 64)
        transpose_31 = attn_output_36.transpose(1, 2)
        attn_output_37 = transpose_31.contiguous()
        reshape_15 = attn_output_37.reshape(1, 8, -1)
        attn_output_38 = reshape_15.contiguous()
        attn_output_39 = torch._C._nn.linear(attn_output_38, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_out_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_encoder_attn_modules_out_proj_parameters_bias_)
        hidden_states_57 = torch.nn.functional.dropout(attn_output_39, p = 0.0, training = False)
        hidden_states_58 = hidden_states_55 + hidden_states_57
        hidden_states_59 = torch.nn.functional.layer_norm(hidden_states_58, (384,), L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_final_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_final_layer_norm_parameters_bias_, 1e-05)
        linear_42 = torch._C._nn.linear(hidden_states_59, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_fc1_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_fc1_parameters_bias_)
        hidden_states_60 = torch._C._nn.gelu(linear_42)
        hidden_states_61 = torch.nn.functional.dropout(hidden_states_60, p = 0.0, training = False)
        hidden_states_62 = torch._C._nn.linear(hidden_states_61, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_fc2_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_1_modules_fc2_parameters_bias_)
        hidden_states_63 = torch.nn.functional.dropout(hidden_states_62, p = 0.0, training = False)
        hidden_states_64 = hidden_states_58 + hidden_states_63
        hidden_states_65 = torch.nn.functional.layer_norm(hidden_states_64, (384,), L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_layer_norm_parameters_bias_, 1e-05)
        linear_44 = torch._C._nn.linear(hidden_states_65, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_q_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_q_proj_parameters_bias_)
        mul_8 = linear_44 * (0.125)
        view_24 = mul_8.view((1, 8, -1, 64))
        transpose_32 = view_24.transpose(1, 2)
        query_states_8 = transpose_32.contiguous()
        linear_45 = torch._C._nn.linear(hidden_states_65, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_25 = linear_45.view((1, -1, 6, 64))
        transpose_33 = view_25.transpose(1, 2)
        key_states_8 = transpose_33.contiguous()
        linear_46 = torch._C._nn.linear(hidden_states_65, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_v_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_v_proj_parameters_bias_)
        view_26 = linear_46.view((1, -1, 6, 64))
        transpose_34 = view_26.transpose(1, 2)
        value_states_8 = transpose_34.contiguous()
        attn_output_40 = torch._C._nn.scaled_dot_product_attention(query_states_8, key_states_8, value_states_8, attn_mask = attention_mask, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_41 = attn_output_40.reshape(1, -1, 8, 64)
        transpose_35 = attn_output_41.transpose(1, 2)
        attn_output_42 = transpose_35.contiguous()
        reshape_17 = attn_output_42.reshape(1, 8, -1)
        attn_output_43 = reshape_17.contiguous()
        attn_output_44 = torch._C._nn.linear(attn_output_43, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_out_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_self_attn_modules_out_proj_parameters_bias_)
        hidden_states_66 = torch.nn.functional.dropout(attn_output_44, p = 0.0, training = False)
        hidden_states_67 = hidden_states_64 + hidden_states_66
        hidden_states_68 = torch.nn.functional.layer_norm(hidden_states_67, (384,), L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_layer_norm_parameters_bias_, 1e-05)
        linear_48 = torch._C._nn.linear(hidden_states_68, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_q_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_q_proj_parameters_bias_)
        mul_9 = linear_48 * (0.125)
        view_27 = mul_9.view((1, 8, -1, 64))
        transpose_36 = view_27.transpose(1, 2)
        query_states_9 = transpose_36.contiguous()
        linear_49 = torch._C._nn.linear(hidden_states_38, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_k_proj_parameters_weight_, None)
        view_28 = linear_49.view((1, -1, 6, 64))
        transpose_37 = view_28.transpose(1, 2)
        key_states_9 = transpose_37.contiguous()
        linear_50 = torch._C._nn.linear(hidden_states_38, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_v_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_v_proj_parameters_bias_)
        view_29 = linear_50.view((1, -1, 6, 64))
        transpose_38 = view_29.transpose(1, 2)
        value_states_9 = transpose_38.contiguous()
        attn_output_45 = torch._C._nn.scaled_dot_product_attention(query_states_9, key_states_9, value_states_9, attn_mask = None, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_46 = attn_output_45.reshape(1, -1, 8, 64)
        transpose_39 = attn_output_46.transpose(1, 2)
        attn_output_47 = transpose_39.contiguous()
        reshape_19 = attn_output_47.reshape(1, 8, -1)
        attn_output_48 = reshape_19.contiguous()
        attn_output_49 = torch._C._nn.linear(attn_output_48, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_out_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_encoder_attn_modules_out_proj_parameters_bias_)
        hidden_states_69 = torch.nn.functional.dropout(attn_output_49, p = 0.0, training = False)
        hidden_states_70 = hidden_states_67 + hidden_states_69
        hidden_states_71 = torch.nn.functional.layer_norm(hidden_states_70, (384,), L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_final_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_final_layer_norm_parameters_bias_, 1e-05)
        linear_52 = torch._C._nn.linear(hidden_states_71, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_fc1_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_fc1_parameters_bias_)
        hidden_states_72 = torch._C._nn.gelu(linear_52)
        hidden_states_73 = torch.nn.functional.dropout(hidden_states_72, p = 0.0, training = False)
        hidden_states_74 = torch._C._nn.linear(hidden_states_73, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_fc2_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_2_modules_fc2_parameters_bias_)
        hidden_states_75 = torch.nn.functional.dropout(hidden_states_74, p = 0.0, training = False)
        hidden_states_76 = hidden_states_70 + hidden_states_75
        hidden_states_77 = torch.nn.functional.layer_norm(hidden_states_76, (384,), L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_layer_norm_parameters_bias_, 1e-05)
        linear_54 = torch._C._nn.linear(hidden_states_77, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_q_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_q_proj_parameters_bias_)
        mul_10 = linear_54 * (0.125)
        view_30 = mul_10.view((1, 8, -1, 64))
        transpose_40 = view_30.transpose(1, 2)
        query_states_10 = transpose_40.contiguous()
        linear_55 = torch._C._nn.linear(hidden_states_77, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_k_proj_parameters_weight_, None)
        view_31 = linear_55.view((1, -1, 6, 64))
        transpose_41 = view_31.transpose(1, 2)
        key_states_10 = transpose_41.contiguous()
        linear_56 = torch._C._nn.linear(hidden_states_77, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_v_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_v_proj_parameters_bias_)
        view_32 = linear_56.view((1, -1, 6, 64))
        transpose_42 = view_32.transpose(1, 2)
        value_states_10 = transpose_42.contiguous()
        attn_output_50 = torch._C._nn.scaled_dot_product_attention(query_states_10, key_states_10, value_states_10, attn_mask = attention_mask, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_51 = attn_output_50.reshape(1, -1, 8, 64)
        transpose_43 = attn_output_51.transpose(1, 2)
        attn_output_52 = transpose_43.contiguous()
        reshape_21 = attn_output_52.reshape(1, 8, -1)
        attn_output_53 = reshape_21.contiguous()
        attn_output_54 = torch._C._nn.linear(attn_output_53, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_out_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_self_attn_modules_out_proj_parameters_bias_)
        hidden_states_78 = torch.nn.functional.dropout(attn_output_54, p = 0.0, training = False)
        hidden_states_79 = hidden_states_76 + hidden_states_78
        hidden_states_80 = torch.nn.functional.layer_norm(hidden_states_79, (384,), L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_layer_norm_parameters_bias_, 1e-05)
        linear_58 = torch._C._nn.linear(hidden_states_80, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_q_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_q_proj_parameters_bias_)
        mul_11 = linear_58 * (0.125)
        view_33 = mul_11.view((1, 8, -1, 64))
        transpose_44 = view_33.transpose(1, 2)
        query_states_11 = transpose_44.contiguous()
        linear_59 = torch._C._nn.linear(hidden_states_38, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_k_proj_parameters_weight_, None)
        view_34 = linear_59.view((1, -1, 6, 64))
        transpose_45 = view_34.transpose(1, 2)
        key_states_11 = transpose_45.contiguous()
        linear_60 = torch._C._nn.linear(hidden_states_38, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_v_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_v_proj_parameters_bias_)
        view_35 = linear_60.view((1, -1, 6, 64))
        transpose_46 = view_35.transpose(1, 2)
        value_states_11 = transpose_46.contiguous()
        attn_output_55 = torch._C._nn.scaled_dot_product_attention(query_states_11, key_states_11, value_states_11, attn_mask = None, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_56 = attn_output_55.reshape(1, -1, 8, 64)
        transpose_47 = attn_output_56.transpose(1, 2)
        attn_output_57 = transpose_47.contiguous()
        reshape_23 = attn_output_57.reshape(1, 8, -1)
        attn_output_58 = reshape_23.contiguous()
        attn_output_59 = torch._C._nn.linear(attn_output_58, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_out_proj_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_encoder_attn_modules_out_proj_parameters_bias_)
        hidden_states_81 = torch.nn.functional.dropout(attn_output_59, p = 0.0, training = False)
        hidden_states_82 = hidden_states_79 + hidden_states_81
        hidden_states_83 = torch.nn.functional.layer_norm(hidden_states_82, (384,), L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_final_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_final_layer_norm_parameters_bias_, 1e-05)
        linear_62 = torch._C._nn.linear(hidden_states_83, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_fc1_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_fc1_parameters_bias_)
        hidden_states_84 = torch._C._nn.gelu(linear_62)
        hidden_states_85 = torch.nn.functional.dropout(hidden_states_84, p = 0.0, training = False)
        hidden_states_86 = torch._C._nn.linear(hidden_states_85, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_fc2_parameters_weight_, L_self_modules_model_modules_decoder_modules_layers_modules_3_modules_fc2_parameters_bias_)
        hidden_states_87 = torch.nn.functional.dropout(hidden_states_86, p = 0.0, training = False)
        hidden_states_88 = hidden_states_82 + hidden_states_87
        hidden_states_89 = torch.nn.functional.layer_norm(hidden_states_88, (384,), L_self_modules_model_modules_decoder_modules_layer_norm_parameters_weight_, L_self_modules_model_modules_decoder_modules_layer_norm_parameters_bias_, 1e-05)
        lm_logits = torch._C._nn.linear(hidden_states_89, L_self_modules_model_modules_decoder_modules_embed_tokens_parameters_weight_, None)
        return (lm_logits, hidden_states_38)
