import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_ids_: torch.Tensor,
        L_self_modules_transformer_modules_wte_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_wpe_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_0_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_0_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_0_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_0_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_0_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_0_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_0_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_0_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_1_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_1_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_1_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_1_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_1_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_1_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_1_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_1_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_1_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_1_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_1_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_1_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_2_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_2_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_2_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_2_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_2_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_2_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_2_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_2_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_2_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_2_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_2_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_2_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_3_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_3_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_3_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_3_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_3_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_3_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_3_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_3_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_3_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_3_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_3_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_3_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_4_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_4_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_4_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_4_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_4_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_4_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_4_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_4_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_4_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_4_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_4_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_4_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_5_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_5_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_5_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_5_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_5_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_5_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_5_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_5_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_5_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_5_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_5_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_5_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_6_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_6_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_6_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_6_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_6_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_6_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_6_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_6_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_6_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_6_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_6_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_6_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_7_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_7_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_7_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_7_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_7_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_7_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_7_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_7_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_7_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_7_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_7_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_7_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_8_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_8_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_8_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_8_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_8_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_8_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_8_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_8_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_8_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_8_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_8_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_8_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_9_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_9_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_9_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_9_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_9_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_9_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_9_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_9_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_9_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_9_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_9_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_9_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_10_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_10_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_10_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_10_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_10_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_10_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_10_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_10_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_10_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_10_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_10_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_10_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_11_modules_ln_1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_11_modules_ln_1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_11_modules_attn_modules_c_attn_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_11_modules_attn_modules_c_attn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_11_modules_attn_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_11_modules_attn_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_11_modules_ln_2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_11_modules_ln_2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_11_modules_mlp_modules_c_fc_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_11_modules_mlp_modules_c_fc_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_11_modules_mlp_modules_c_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_h_modules_11_modules_mlp_modules_c_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_ln_f_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_transformer_modules_ln_f_parameters_bias_: torch.nn.parameter.Parameter,
        L_labels_: torch.Tensor,
    ):
        input_ids = L_input_ids_.view(-1, 64)
        inputs_embeds = torch.nn.functional.embedding(input_ids, L_self_modules_transformer_modules_wte_parameters_weight_, None, None, 2.0, False, False)
        arange = torch.arange(64, device = device(type='cpu'))
        position_ids = arange + 0
        position_ids_1 = position_ids.unsqueeze(0)
        position_embeds = torch.nn.functional.embedding(position_ids_1, L_self_modules_transformer_modules_wpe_parameters_weight_, None, None, 2.0, False, False)
        to = position_embeds.to(device(type='cpu'))
        hidden_states = inputs_embeds + to
        getitem = position_ids_1[(slice(None, None, None), slice(None, 1, None))]
        first_dummy_value = getitem - 1
        position_diff = torch.diff(position_ids_1, prepend = first_dummy_value, dim = -1)
        ne = position_diff != 1
        packed_sequence_mask = ne.cumsum(-1)
        expand = position_ids_1.expand(1, -1)
        batch_arange = torch.arange(1, device = device(type='cpu'))
        head_arange = torch.arange(1, device = device(type='cpu'))
        arange_3 = torch.arange(64, device = device(type='cpu'))
        q_arange = arange_3 + 0
        arange_4 = torch.arange(64, device = device(type='cpu'))
        kv_arange = arange_4 + 0
        batch_indices = batch_arange[(slice(None, None, None), None, None, None)]
        q_indices = q_arange[(None, None, slice(None, None, None), None)]
        kv_indices = kv_arange[(None, None, None, slice(None, None, None))]
        result = q_indices.new_ones((), dtype = torch.bool)
        getitem_5 = expand[(batch_indices, q_indices)]
        getitem_6 = expand[(batch_indices, kv_indices)]
        le = getitem_6 <= getitem_5
        to_1 = le.to(device(type='cpu'))
        result_1 = result & to_1
        getitem_7 = packed_sequence_mask[(batch_indices, q_indices)]
        getitem_8 = packed_sequence_mask[(batch_indices, kv_indices)]
        eq = getitem_7 == getitem_8
        to_2 = eq.to(device(type='cpu'))
        result_2 = result_1 & to_2
        attention_mask = result_2.expand(1, -1, 64, 64)
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, 0.1, True, False)
        hidden_states_2 = torch.nn.functional.layer_norm(hidden_states_1, (768,), L_self_modules_transformer_modules_h_modules_0_modules_ln_1_parameters_weight_, L_self_modules_transformer_modules_h_modules_0_modules_ln_1_parameters_bias_, 1e-05)
        view_1 = hidden_states_2.view(-1, 768)
        x = torch.addmm(L_self_modules_transformer_modules_h_modules_0_modules_attn_modules_c_attn_parameters_bias_, view_1, L_self_modules_transformer_modules_h_modules_0_modules_attn_modules_c_attn_parameters_weight_)
        x_1 = x.view((1, 64, 2304))
        split = x_1.split(768, dim = 2)
        query_states = split[0]
        key_states = split[1]
        value_states = split[2]
        view_3 = key_states.view((1, 64, -1, 64))
        key_states_1 = view_3.transpose(1, 2)
        view_4 = value_states.view((1, 64, -1, 64))
        value_states_1 = view_4.transpose(1, 2)
        view_5 = query_states.view((1, 64, -1, 64))
        query_states_1 = view_5.transpose(1, 2)
        attn_output = torch._C._nn.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask = attention_mask, dropout_p = 0.1, scale = 0.125, is_causal = False)
        attn_output_1 = attn_output.reshape(1, -1, 64, 64)
        transpose_3 = attn_output_1.transpose(1, 2)
        attn_output_2 = transpose_3.contiguous()
        reshape_1 = attn_output_2.reshape(1, 64, -1)
        attn_output_3 = reshape_1.contiguous()
        view_6 = attn_output_3.view(-1, 768)
        x_2 = torch.addmm(L_self_modules_transformer_modules_h_modules_0_modules_attn_modules_c_proj_parameters_bias_, view_6, L_self_modules_transformer_modules_h_modules_0_modules_attn_modules_c_proj_parameters_weight_)
        x_3 = x_2.view((1, 64, 768))
        attn_output_4 = torch.nn.functional.dropout(x_3, 0.1, True, False)
        hidden_states_3 = attn_output_4 + hidden_states_1
        hidden_states_4 = torch.nn.functional.layer_norm(hidden_states_3, (768,), L_self_modules_transformer_modules_h_modules_0_modules_ln_2_parameters_weight_, L_self_modules_transformer_modules_h_modules_0_modules_ln_2_parameters_bias_, 1e-05)
        view_8 = hidden_states_4.view(-1, 768)
        x_4 = torch.addmm(L_self_modules_transformer_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_bias_, view_8, L_self_modules_transformer_modules_h_modules_0_modules_mlp_modules_c_fc_parameters_weight_)
        x_5 = x_4.view((1, 64, 3072))
        mul = (0.5) * x_5
        pow_1 = torch.pow(x_5, 3.0)
        mul_1 = (0.044715) * pow_1
        add_5 = x_5 + mul_1
        mul_2 = (0.7978845608028654) * add_5
        tanh = torch.tanh(mul_2)
        add_6 = (1.0) + tanh
        hidden_states_5 = mul * add_6
        view_10 = hidden_states_5.view(-1, 3072)
        x_6 = torch.addmm(L_self_modules_transformer_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_bias_, view_10, L_self_modules_transformer_modules_h_modules_0_modules_mlp_modules_c_proj_parameters_weight_)
        x_7 = x_6.view((1, 64, 768))
        hidden_states_6 = torch.nn.functional.dropout(x_7, 0.1, True, False)
        hidden_states_7 = hidden_states_3 + hidden_states_6
        hidden_states_8 = torch.nn.functional.layer_norm(hidden_states_7, (768,), L_self_modules_transformer_modules_h_modules_1_modules_ln_1_parameters_weight_, L_self_modules_transformer_modules_h_modules_1_modules_ln_1_parameters_bias_, 1e-05)
        view_12 = hidden_states_8.view(-1, 768)
        x_8 = torch.addmm(L_self_modules_transformer_modules_h_modules_1_modules_attn_modules_c_attn_parameters_bias_, view_12, L_self_modules_transformer_modules_h_modules_1_modules_attn_modules_c_attn_parameters_weight_)
        x_9 = x_8.view((1, 64, 2304))
        split_1 = x_9.split(768, dim = 2)
        query_states_2 = split_1[0]
        key_states_2 = split_1[1]
        value_states_2 = split_1[2]
        view_14 = key_states_2.view((1, 64, -1, 64))
        key_states_3 = view_14.transpose(1, 2)
        view_15 = value_states_2.view((1, 64, -1, 64))
        value_states_3 = view_15.transpose(1, 2)
        view_16 = query_states_2.view((1, 64, -1, 64))
        query_states_3 = view_16.transpose(1, 2)
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(query_states_3, key_states_3, value_states_3, attn_mask = attention_mask, dropout_p = 0.1, scale = 0.125, is_causal = False)
        attn_output_6 = attn_output_5.reshape(1, -1, 64, 64)
        transpose_7 = attn_output_6.transpose(1, 2)
        attn_output_7 = transpose_7.contiguous()
        reshape_3 = attn_output_7.reshape(1, 64, -1)
        attn_output_8 = reshape_3.contiguous()
        view_17 = attn_output_8.view(-1, 768)
        x_10 = torch.addmm(L_self_modules_transformer_modules_h_modules_1_modules_attn_modules_c_proj_parameters_bias_, view_17, L_self_modules_transformer_modules_h_modules_1_modules_attn_modules_c_proj_parameters_weight_)
        x_11 = x_10.view((1, 64, 768))
        attn_output_9 = torch.nn.functional.dropout(x_11, 0.1, True, False)
        hidden_states_9 = attn_output_9 + hidden_states_7
        hidden_states_10 = torch.nn.functional.layer_norm(hidden_states_9, (768,), L_self_modules_transformer_modules_h_modules_1_modules_ln_2_parameters_weight_, L_self_modules_transformer_modules_h_modules_1_modules_ln_2_parameters_bias_, 1e-05)
        view_19 = hidden_states_10.view(-1, 768)
        x_12 = torch.addmm(L_self_modules_transformer_modules_h_modules_1_modules_mlp_modules_c_fc_parameters_bias_, view_19, L_self_modules_transformer_modules_h_modules_1_modules_mlp_modules_c_fc_parameters_weight_)
        x_13 = x_12.view((1, 64, 3072))
        mul_4 = (0.5) * x_13
        pow_2 = torch.pow(x_13, 3.0)
        mul_5 = (0.044715) * pow_2
        add_9 = x_13 + mul_5
        mul_6 = (0.7978845608028654) * add_9
        tanh_1 = torch.tanh(mul_6)
        add_10 = (1.0) + tanh_1
        hidden_states_11 = mul_4 * add_10
        view_21 = hidden_states_11.view(-1, 3072)
        x_14 = torch.addmm(L_self_modules_transformer_modules_h_modules_1_modules_mlp_modules_c_proj_parameters_bias_, view_21, L_self_modules_transformer_modules_h_modules_1_modules_mlp_modules_c_proj_parameters_weight_)
        x_15 = x_14.view((1, 64, 768))
        hidden_states_12 = torch.nn.functional.dropout(x_15, 0.1, True, False)
        hidden_states_13 = hidden_states_9 + hidden_states_12
        hidden_states_14 = torch.nn.functional.layer_norm(hidden_states_13, (768,), L_self_modules_transformer_modules_h_modules_2_modules_ln_1_parameters_weight_, L_self_modules_transformer_modules_h_modules_2_modules_ln_1_parameters_bias_, 1e-05)
        view_23 = hidden_states_14.view(-1, 768)
        x_16 = torch.addmm(L_self_modules_transformer_modules_h_modules_2_modules_attn_modules_c_attn_parameters_bias_, view_23, L_self_modules_transformer_modules_h_modules_2_modules_attn_modules_c_attn_parameters_weight_)
        x_17 = x_16.view((1, 64, 2304))
        split_2 = x_17.split(768, dim = 2)
        query_states_4 = split_2[0]
        key_states_4 = split_2[1]
        value_states_4 = split_2[2]
        view_25 = key_states_4.view((1, 64, -1, 64))
        key_states_5 = view_25.transpose(1, 2)
        view_26 = value_states_4.view((1, 64, -1, 64))
        value_states_5 = view_26.transpose(1, 2)
        view_27 = query_states_4.view((1, 64, -1, 64))
        query_states_5 = view_27.transpose(1, 2)
        attn_output_10 = torch._C._nn.scaled_dot_product_attention(query_states_5, key_states_5, value_states_5, attn_mask = attention_mask, dropout_p = 0.1, scale = 0.125, is_causal = False)
        attn_output_11 = attn_output_10.reshape(1, -1, 64, 64)
        transpose_11 = attn_output_11.transpose(1, 2)
        attn_output_12 = transpose_11.contiguous()
        reshape_5 = attn_output_12.reshape(1, 64, -1)
        attn_output_13 = reshape_5.contiguous()
        view_28 = attn_output_13.view(-1, 768)
        x_18 = torch.addmm(L_self_modules_transformer_modules_h_modules_2_modules_attn_modules_c_proj_parameters_bias_, view_28, L_self_modules_transformer_modules_h_modules_2_modules_attn_modules_c_proj_parameters_weight_)
        x_19 = x_18.view((1, 64, 768))
        attn_output_14 = torch.nn.functional.dropout(x_19, 0.1, True, False)
        hidden_states_15 = attn_output_14 + hidden_states_13
        hidden_states_16 = torch.nn.functional.layer_norm(hidden_states_15, (768,), L_self_modules_transformer_modules_h_modules_2_modules_ln_2_parameters_weight_, L_self_modules_transformer_modules_h_modules_2_modules_ln_2_parameters_bias_, 1e-05)
        view_30 = hidden_states_16.view(-1, 768)
        x_20 = torch.addmm(L_self_modules_transformer_modules_h_modules_2_modules_mlp_modules_c_fc_parameters_bias_, view_30, L_self_modules_transformer_modules_h_modules_2_modules_mlp_modules_c_fc_parameters_weight_)
        x_21 = x_20.view((1, 64, 3072))
        mul_8 = (0.5) * x_21
        pow_3 = torch.pow(x_21, 3.0)
        mul_9 = (0.044715) * pow_3
        add_13 = x_21 + mul_9
        mul_10 = (0.7978845608028654) * add_13
        tanh_2 = torch.tanh(mul_10)
        add_14 = (1.0) + tanh_2
        hidden_states_17 = mul_8 * add_14
        view_32 = hidden_states_17.view(-1, 3072)
        x_22 = torch.addmm(L_self_modules_transformer_modules_h_modules_2_modules_mlp_modules_c_proj_parameters_bias_, view_32, L_self_modules_transformer_modules_h_modules_2_modules_mlp_modules_c_proj_parameters_weight_)
        x_23 = x_22.view((1, 64, 768))
        hidden_states_18 = torch.nn.functional.dropout(x_23, 0.1, True, False)
        hidden_states_19 = hidden_states_15 + hidden_states_18
        hidden_states_20 = torch.nn.functional.layer_norm(hidden_states_19, (768,), L_self_modules_transformer_modules_h_modules_3_modules_ln_1_parameters_weight_, L_self_modules_transformer_modules_h_modules_3_modules_ln_1_parameters_bias_, 1e-05)
        view_34 = hidden_states_20.view(-1, 768)
        x_24 = torch.addmm(L_self_modules_transformer_modules_h_modules_3_modules_attn_modules_c_attn_parameters_bias_, view_34, L_self_modules_transformer_modules_h_modules_3_modules_attn_modules_c_attn_parameters_weight_)
        x_25 = x_24.view((1, 64, 2304))
        split_3 = x_25.split(768, dim = 2)
        query_states_6 = split_3[0]
        key_states_6 = split_3[1]
        value_states_6 = split_3[2]
        view_36 = key_states_6.view((1, 64, -1, 64))
        key_states_7 = view_36.transpose(1, 2)
        view_37 = value_states_6.view((1, 64, -1, 64))
        value_states_7 = view_37.transpose(1, 2)
        view_38 = query_states_6.view((1, 64, -1, 64))
        query_states_7 = view_38.transpose(1, 2)
        attn_output_15 = torch._C._nn.scaled_dot_product_attention(query_states_7, key_states_7, value_states_7, attn_mask = attention_mask, dropout_p = 0.1, scale = 0.125, is_causal = False)
        attn_output_16 = attn_output_15.reshape(1, -1, 64, 64)
        transpose_15 = attn_output_16.transpose(1, 2)
        attn_output_17 = transpose_15.contiguous()
        reshape_7 = attn_output_17.reshape(1, 64, -1)
        attn_output_18 = reshape_7.contiguous()
        view_39 = attn_output_18.view(-1, 768)
        x_26 = torch.addmm(L_self_modules_transformer_modules_h_modules_3_modules_attn_modules_c_proj_parameters_bias_, view_39, L_self_modules_transformer_modules_h_modules_3_modules_attn_modules_c_proj_parameters_weight_)
        x_27 = x_26.view((1, 64, 768))
        attn_output_19 = torch.nn.functional.dropout(x_27, 0.1, True, False)
        hidden_states_21 = attn_output_19 + hidden_states_19
        hidden_states_22 = torch.nn.functional.layer_norm(hidden_states_21, (768,), L_self_modules_transformer_modules_h_modules_3_modules_ln_2_parameters_weight_, L_self_modules_transformer_modules_h_modules_3_modules_ln_2_parameters_bias_, 1e-05)
        view_41 = hidden_states_22.view(-1, 768)
        x_28 = torch.addmm(L_self_modules_transformer_modules_h_modules_3_modules_mlp_modules_c_fc_parameters_bias_, view_41, L_self_modules_transformer_modules_h_modules_3_modules_mlp_modules_c_fc_parameters_weight_)
        x_29 = x_28.view((1, 64, 3072))
        mul_12 = (0.5) * x_29
        pow_4 = torch.pow(x_29, 3.0)
        mul_13 = (0.044715) * pow_4
        add_17 = x_29 + mul_13
        mul_14 = (0.7978845608028654) * add_17
        tanh_3 = torch.tanh(mul_14)
        add_18 = (1.0) + tanh_3
        hidden_states_23 = mul_12 * add_18
        view_43 = hidden_states_23.view(-1, 3072)
        x_30 = torch.addmm(L_self_modules_transformer_modules_h_modules_3_modules_mlp_modules_c_proj_parameters_bias_, view_43, L_self_modules_transformer_modules_h_modules_3_modules_mlp_modules_c_proj_parameters_weight_)
        x_31 = x_30.view((1, 64, 768))
        hidden_states_24 = torch.nn.functional.dropout(x_31, 0.1, True, False)
        hidden_states_25 = hidden_states_21 + hidden_states_24
        hidden_states_26 = torch.nn.functional.layer_norm(hidden_states_25, (768,), L_self_modules_transformer_modules_h_modules_4_modules_ln_1_parameters_weight_, L_self_modules_transformer_modules_h_modules_4_modules_ln_1_parameters_bias_, 1e-05)
        view_45 = hidden_states_26.view(-1, 768)
        x_32 = torch.addmm(L_self_modules_transformer_modules_h_modules_4_modules_attn_modules_c_attn_parameters_bias_, view_45, L_self_modules_transformer_modules_h_modules_4_modules_attn_modules_c_attn_parameters_weight_)
        x_33 = x_32.view((1, 64, 2304))
        split_4 = x_33.split(768, dim = 2)
        query_states_8 = split_4[0]
        key_states_8 = split_4[1]
        value_states_8 = split_4[2]
        view_47 = key_states_8.view((1, 64, -1, 64))
        key_states_9 = view_47.transpose(1, 2)
        view_48 = value_states_8.view((1, 64, -1, 64))
        value_states_9 = view_48.transpose(1, 2)
        view_49 = query_states_8.view((1, 64, -1, 64))
        query_states_9 = view_49.transpose(1, 2)
        attn_output_20 = torch._C._nn.scaled_dot_product_attention(query_states_9, key_states_9, value_states_9, attn_mask = attention_mask, dropout_p = 0.1, scale = 0.125, is_causal = False)
        attn_output_21 = attn_output_20.reshape(1, -1, 64, 64)
        transpose_19 = attn_output_21.transpose(1, 2)
        attn_output_22 = transpose_19.contiguous()
        reshape_9 = attn_output_22.reshape(1, 64, -1)
        attn_output_23 = reshape_9.contiguous()
        view_50 = attn_output_23.view(-1, 768)
        x_34 = torch.addmm(L_self_modules_transformer_modules_h_modules_4_modules_attn_modules_c_proj_parameters_bias_, view_50, L_self_modules_transformer_modules_h_modules_4_modules_attn_modules_c_proj_parameters_weight_)
        x_35 = x_34.view((1, 64, 768))
        attn_output_24 = torch.nn.functional.dropout(x_35, 0.1, True, False)
        hidden_states_27 = attn_output_24 + hidden_states_25
        hidden_states_28 = torch.nn.functional.layer_norm(hidden_states_27, (768,), L_self_modules_transformer_modules_h_modules_4_modules_ln_2_parameters_weight_, L_self_modules_transformer_modules_h_modules_4_modules_ln_2_parameters_bias_, 1e-05)
        view_52 = hidden_states_28.view(-1, 768)
        x_36 = torch.addmm(L_self_modules_transformer_modules_h_modules_4_modules_mlp_modules_c_fc_parameters_bias_, view_52, L_self_modules_transformer_modules_h_modules_4_modules_mlp_modules_c_fc_parameters_weight_)
        x_37 = x_36.view((1, 64, 3072))
        mul_16 = (0.5) * x_37
        pow_5 = torch.pow(x_37, 3.0)
        mul_17 = (0.044715) * pow_5
        add_21 = x_37 + mul_17
        mul_18 = (0.7978845608028654) * add_21
        tanh_4 = torch.tanh(mul_18)
        add_22 = (1.0) + tanh_4
        hidden_states_29 = mul_16 * add_22
        view_54 = hidden_states_29.view(-1, 3072)
        x_38 = torch.addmm(L_self_modules_transformer_modules_h_modules_4_modules_mlp_modules_c_proj_parameters_bias_, view_54, L_self_modules_transformer_modules_h_modules_4_modules_mlp_modules_c_proj_parameters_weight_)
        x_39 = x_38.view((1, 64, 768))
        hidden_states_30 = torch.nn.functional.dropout(x_39, 0.1, True, False)
        hidden_states_31 = hidden_states_27 + hidden_states_30
        hidden_states_32 = torch.nn.functional.layer_norm(hidden_states_31, (768,), L_self_modules_transformer_modules_h_modules_5_modules_ln_1_parameters_weight_, L_self_modules_transformer_modules_h_modules_5_modules_ln_1_parameters_bias_, 1e-05)
        view_56 = hidden_states_32.view(-1, 768)
        x_40 = torch.addmm(L_self_modules_transformer_modules_h_modules_5_modules_attn_modules_c_attn_parameters_bias_, view_56, L_self_modules_transformer_modules_h_modules_5_modules_attn_modules_c_attn_parameters_weight_)
        x_41 = x_40.view((1, 64, 2304))
        split_5 = x_41.split(768, dim = 2)
        query_states_10 = split_5[0]
        key_states_10 = split_5[1]
        value_states_10 = split_5[2]
        view_58 = key_states_10.view((1, 64, -1, 64))
        key_states_11 = view_58.transpose(1, 2)
        view_59 = value_states_10.view((1, 64, -1, 64))
        value_states_11 = view_59.transpose(1, 2)
        view_60 = query_states_10.view((1, 64, -1, 64))
        query_states_11 = view_60.transpose(1, 2)
        attn_output_25 = torch._C._nn.scaled_dot_product_attention(query_states_11, key_states_11, value_states_11, attn_mask = attention_mask, dropout_p = 0.1, scale = 0.125, is_causal = False)
        attn_output_26 = attn_output_25.reshape(1, -1, 64, 64)
        transpose_23 = attn_output_26.transpose(1, 2)
        attn_output_27 = transpose_23.contiguous()
        reshape_11 = attn_output_27.reshape(1, 64, -1)
        attn_output_28 = reshape_11.contiguous()
        view_61 = attn_output_28.view(-1, 768)
        x_42 = torch.addmm(L_self_modules_transformer_modules_h_modules_5_modules_attn_modules_c_proj_parameters_bias_, view_61, L_self_modules_transformer_modules_h_modules_5_modules_attn_modules_c_proj_parameters_weight_)
        x_43 = x_42.view((1, 64, 768))
        attn_output_29 = torch.nn.functional.dropout(x_43, 0.1, True, False)
        hidden_states_33 = attn_output_29 + hidden_states_31
        hidden_states_34 = torch.nn.functional.layer_norm(hidden_states_33, (768,), L_self_modules_transformer_modules_h_modules_5_modules_ln_2_parameters_weight_, L_self_modules_transformer_modules_h_modules_5_modules_ln_2_parameters_bias_, 1e-05)
        view_63 = hidden_states_34.view(-1, 768)
        x_44 = torch.addmm(L_self_modules_transformer_modules_h_modules_5_modules_mlp_modules_c_fc_parameters_bias_, view_63, L_self_modules_transformer_modules_h_modules_5_modules_mlp_modules_c_fc_parameters_weight_)
        x_45 = x_44.view((1, 64, 3072))
        mul_20 = (0.5) * x_45
        pow_6 = torch.pow(x_45, 3.0)
        mul_21 = (0.044715) * pow_6
        add_25 = x_45 + mul_21
        mul_22 = (0.7978845608028654) * add_25
        tanh_5 = torch.tanh(mul_22)
        add_26 = (1.0) + tanh_5
        hidden_states_35 = mul_20 * add_26
        view_65 = hidden_states_35.view(-1, 3072)
        x_46 = torch.addmm(L_self_modules_transformer_modules_h_modules_5_modules_mlp_modules_c_proj_parameters_bias_, view_65, L_self_modules_transformer_modules_h_modules_5_modules_mlp_modules_c_proj_parameters_weight_)
        x_47 = x_46.view((1, 64, 768))
        hidden_states_36 = torch.nn.functional.dropout(x_47, 0.1, True, False)
        hidden_states_37 = hidden_states_33 + hidden_states_36
        hidden_states_38 = torch.nn.functional.layer_norm(hidden_states_37, (768,), L_self_modules_transformer_modules_h_modules_6_modules_ln_1_parameters_weight_, L_self_modules_transformer_modules_h_modules_6_modules_ln_1_parameters_bias_, 1e-05)
        view_67 = hidden_states_38.view(-1, 768)
        x_48 = torch.addmm(L_self_modules_transformer_modules_h_modules_6_modules_attn_modules_c_attn_parameters_bias_, view_67, L_self_modules_transformer_modules_h_modules_6_modules_attn_modules_c_attn_parameters_weight_)
        x_49 = x_48.view((1, 64, 2304))
        split_6 = x_49.split(768, dim = 2)
        query_states_12 = split_6[0]
        key_states_12 = split_6[1]
        value_states_12 = split_6[2]
        view_69 = key_states_12.view((1, 64, -1, 64))
        key_states_13 = view_69.transpose(1, 2)
        view_70 = value_states_12.view((1, 64, -1, 64))
        value_states_13 = view_70.transpose(1, 2)
        view_71 = query_states_12.view((1, 64, -1, 64))
        query_states_13 = view_71.transpose(1, 2)
        attn_output_30 = torch._C._nn.scaled_dot_product_attention(query_states_13, key_states_13, value_states_13, attn_mask = attention_mask, dropout_p = 0.1, scale = 0.125, is_causal = False)
        attn_output_31 = attn_output_30.reshape(1, -1, 64, 64)
        transpose_27 = attn_output_31.transpose(1, 2)
        attn_output_32 = transpose_27.contiguous()
        reshape_13 = attn_output_32.reshape(1, 64, -1)
        attn_output_33 = reshape_13.contiguous()
        view_72 = attn_output_33.view(-1, 768)
        x_50 = torch.addmm(L_self_modules_transformer_modules_h_modules_6_modules_attn_modules_c_proj_parameters_bias_, view_72, L_self_modules_transformer_modules_h_modules_6_modules_attn_modules_c_proj_parameters_weight_)
        x_51 = x_50.view((1, 64, 768))
        attn_output_34 = torch.nn.functional.dropout(x_51, 0.1, True, False)
        hidden_states_39 = attn_output_34 + hidden_states_37
        hidden_states_40 = torch.nn.functional.layer_norm(hidden_states_39, (768,), L_self_modules_transformer_modules_h_modules_6_modules_ln_2_parameters_weight_, L_self_modules_transformer_modules_h_modules_6_modules_ln_2_parameters_bias_, 1e-05)
        view_74 = hidden_states_40.view(-1, 768)
        x_52 = torch.addmm(L_self_modules_transformer_modules_h_modules_6_modules_mlp_modules_c_fc_parameters_bias_, view_74, L_self_modules_transformer_modules_h_modules_6_modules_mlp_modules_c_fc_parameters_weight_)
        x_53 = x_52.view((1, 64, 3072))
        mul_24 = (0.5) * x_53
        pow_7 = torch.pow(x_53, 3.0)
        mul_25 = (0.044715) * pow_7
        add_29 = x_53 + mul_25
        mul_26 = (0.7978845608028654) * add_29
        tanh_6 = torch.tanh(mul_26)
        add_30 = (1.0) + tanh_6
        hidden_states_41 = mul_24 * add_30
        view_76 = hidden_states_41.view(-1, 3072)
        x_54 = torch.addmm(L_self_modules_transformer_modules_h_modules_6_modules_mlp_modules_c_proj_parameters_bias_, view_76, L_self_modules_transformer_modules_h_modules_6_modules_mlp_modules_c_proj_parameters_weight_)
        x_55 = x_54.view((1, 64, 768))
        hidden_states_42 = torch.nn.functional.dropout(x_55, 0.1, True, False)
        hidden_states_43 = hidden_states_39 + hidden_states_42
        hidden_states_44 = torch.nn.functional.layer_norm(hidden_states_43, (768,), L_self_modules_transformer_modules_h_modules_7_modules_ln_1_parameters_weight_, L_self_modules_transformer_modules_h_modules_7_modules_ln_1_parameters_bias_, 1e-05)
        view_78 = hidden_states_44.view(-1, 768)
        x_56 = torch.addmm(L_self_modules_transformer_modules_h_modules_7_modules_attn_modules_c_attn_parameters_bias_, view_78, L_self_modules_transformer_modules_h_modules_7_modules_attn_modules_c_attn_parameters_weight_)
        x_57 = x_56.view((1, 64, 2304))
        split_7 = x_57.split(768, dim = 2)
        query_states_14 = split_7[0]
        key_states_14 = split_7[1]
        value_states_14 = split_7[2]
        view_80 = key_states_14.view((1, 64, -1, 64))
        key_states_15 = view_80.transpose(1, 2)
        view_81 = value_states_14.view((1, 64, -1, 64))
        value_states_15 = view_81.transpose(1, 2)
        view_82 = query_states_14.view((1, 64, -1, 64))
        query_states_15 = view_82.transpose(1, 2)
        attn_output_35 = torch._C._nn.scaled_dot_product_attention(query_states_15, key_states_15, value_states_15, attn_mask = attention_mask, dropout_p = 0.1, scale = 0.125, is_causal = False)
        attn_output_36 = attn_output_35.reshape(1, -1, 64, 64)
        transpose_31 = attn_output_36.transpose(1, 2)
        attn_output_37 = transpose_31.contiguous()
        reshape_15 = attn_output_37.reshape(1, 64, -1)
        attn_output_38 = reshape_15.contiguous()
        view_83 = attn_output_38.view(-1, 768)
        x_58 = torch.addmm(L_self_modules_transformer_modules_h_modules_7_modules_attn_modules_c_proj_parameters_bias_, view_83, L_self_modules_transformer_modules_h_modules_7_modules_attn_modules_c_proj_parameters_weight_)
        x_59 = x_58.view((1, 64, 768))
        attn_output_39 = torch.nn.functional.dropout(x_59, 0.1, True, False)
        hidden_states_45 = attn_output_39 + hidden_states_43
        hidden_states_46 = torch.nn.functional.layer_norm(hidden_states_45, (768,), L_self_modules_transformer_modules_h_modules_7_modules_ln_2_parameters_weight_, L_self_modules_transformer_modules_h_modules_7_modules_ln_2_parameters_bias_, 1e-05)
        view_85 = hidden_states_46.view(-1, 768)
        x_60 = torch.addmm(L_self_modules_transformer_modules_h_modules_7_modules_mlp_modules_c_fc_parameters_bias_, view_85, L_self_modules_transformer_modules_h_modules_7_modules_mlp_modules_c_fc_parameters_weight_)
        x_61 = x_60.view((1, 64, 3072))
        mul_28 = (0.5) * x_61
        pow_8 = torch.pow(x_61, 3.0)
        mul_29 = (0.044715) * pow_8
        add_33 = x_61 + mul_29
        mul_30 = (0.7978845608028654) * add_33
        tanh_7 = torch.tanh(mul_30)
        add_34 = (1.0) + tanh_7
        hidden_states_47 = mul_28 * add_34
        view_87 = hidden_states_47.view(-1, 3072)
        x_62 = torch.addmm(L_self_modules_transformer_modules_h_modules_7_modules_mlp_modules_c_proj_parameters_bias_, view_87, L_self_modules_transformer_modules_h_modules_7_modules_mlp_modules_c_proj_parameters_weight_)
        x_63 = x_62.view((1, 64, 768))
        hidden_states_48 = torch.nn.functional.dropout(x_63, 0.1, True, False)
        hidden_states_49 = hidden_states_45 + hidden_states_48
        hidden_states_50 = torch.nn.functional.layer_norm(hidden_states_49, (768,), L_self_modules_transformer_modules_h_modules_8_modules_ln_1_parameters_weight_, L_self_modules_transformer_modules_h_modules_8_modules_ln_1_parameters_bias_, 1e-05)
        view_89 = hidden_states_50.view(-1, 768)
        x_64 = torch.addmm(L_self_modules_transformer_modules_h_modules_8_modules_attn_modules_c_attn_parameters_bias_, view_89, L_self_modules_transformer_modules_h_modules_8_modules_attn_modules_c_attn_parameters_weight_)
        x_65 = x_64.view((1, 64, 2304))
        split_8 = x_65.split(768, dim = 2)
        query_states_16 = split_8[0]
        key_states_16 = split_8[1]
        value_states_16 = split_8[2]
        view_91 = key_states_16.view((1, 64, -1, 64))
        key_states_17 = view_91.transpose(1, 2)
        view_92 = value_states_16.view((1, 64, -1, 64))
        value_states_17 = view_92.transpose(1, 2)
        view_93 = query_states_16.view((1, 64, -1, 64))
        query_states_17 = view_93.transpose(1, 2)
        attn_output_40 = torch._C._nn.scaled_dot_product_attention(query_states_17, key_states_17, value_states_17, attn_mask = attention_mask, dropout_p = 0.1, scale = 0.125, is_causal = False)
        attn_output_41 = attn_output_40.reshape(1, -1, 64, 64)
        transpose_35 = attn_output_41.transpose(1, 2)
        attn_output_42 = transpose_35.contiguous()
        reshape_17 = attn_output_42.reshape(1, 64, -1)
        attn_output_43 = reshape_17.contiguous()
        view_94 = attn_output_43.view(-1, 768)
        x_66 = torch.addmm(L_self_modules_transformer_modules_h_modules_8_modules_attn_modules_c_proj_parameters_bias_, view_94, L_self_modules_transformer_modules_h_modules_8_modules_attn_modules_c_proj_parameters_weight_)
        x_67 = x_66.view((1, 64, 768))
        attn_output_44 = torch.nn.functional.dropout(x_67, 0.1, True, False)
        hidden_states_51 = attn_output_44 + hidden_states_49
        hidden_states_52 = torch.nn.functional.layer_norm(hidden_states_51, (768,), L_self_modules_transformer_modules_h_modules_8_modules_ln_2_parameters_weight_, L_self_modules_transformer_modules_h_modules_8_modules_ln_2_parameters_bias_, 1e-05)
        view_96 = hidden_states_52.view(-1, 768)
        x_68 = torch.addmm(L_self_modules_transformer_modules_h_modules_8_modules_mlp_modules_c_fc_parameters_bias_, view_96, L_self_modules_transformer_modules_h_modules_8_modules_mlp_modules_c_fc_parameters_weight_)
        x_69 = x_68.view((1, 64, 3072))
        mul_32 = (0.5) * x_69
        pow_9 = torch.pow(x_69, 3.0)
        mul_33 = (0.044715) * pow_9
        add_37 = x_69 + mul_33
        mul_34 = (0.7978845608028654) * add_37
        tanh_8 = torch.tanh(mul_34)
        add_38 = (1.0) + tanh_8
        hidden_states_53 = mul_32 * add_38
        view_98 = hidden_states_53.view(-1, 3072)
        x_70 = torch.addmm(L_self_modules_transformer_modules_h_modules_8_modules_mlp_modules_c_proj_parameters_bias_, view_98, L_self_modules_transformer_modules_h_modules_8_modules_mlp_modules_c_proj_parameters_weight_)
        x_71 = x_70.view((1, 64, 768))
        hidden_states_54 = torch.nn.functional.dropout(x_71, 0.1, True, False)
        hidden_states_55 = hidden_states_51 + hidden_states_54
        hidden_states_56 = torch.nn.functional.layer_norm(hidden_states_55, (768,), L_self_modules_transformer_modules_h_modules_9_modules_ln_1_parameters_weight_, L_self_modules_transformer_modules_h_modules_9_modules_ln_1_parameters_bias_, 1e-05)
        view_100 = hidden_states_56.view(-1, 768)
        x_72 = torch.addmm(L_self_modules_transformer_modules_h_modules_9_modules_attn_modules_c_attn_parameters_bias_, view_100, L_self_modules_transformer_modules_h_modules_9_modules_attn_modules_c_attn_parameters_weight_)
        x_73 = x_72.view((1, 64, 2304))
        split_9 = x_73.split(768, dim = 2)
        query_states_18 = split_9[0]
        key_states_18 = split_9[1]
        value_states_18 = split_9[2]
        view_102 = key_states_18.view((1, 64, -1, 64))
        key_states_19 = view_102.transpose(1, 2)
        view_103 = value_states_18.view((1, 64, -1, 64))
        value_states_19 = view_103.transpose(1, 2)
        view_104 = query_states_18.view((1, 64, -1, 64))
        query_states_19 = view_104.transpose(1, 2)
        attn_output_45 = torch._C._nn.scaled_dot_product_attention(query_states_19, key_states_19, value_states_19, attn_mask = attention_mask, dropout_p = 0.1, scale = 0.125, is_causal = False)
        attn_output_46 = attn_output_45.reshape(1, -1, 64, 64)
        transpose_39 = attn_output_46.transpose(1, 2)
        attn_output_47 = transpose_39.contiguous()
        reshape_19 = attn_output_47.reshape(1, 64, -1)
        attn_output_48 = reshape_19.contiguous()
        view_105 = attn_output_48.view(-1, 768)
        x_74 = torch.addmm(L_self_modules_transformer_modules_h_modules_9_modules_attn_modules_c_proj_parameters_bias_, view_105, L_self_modules_transformer_modules_h_modules_9_modules_attn_modules_c_proj_parameters_weight_)
        x_75 = x_74.view((1, 64, 768))
        attn_output_49 = torch.nn.functional.dropout(x_75, 0.1, True, False)
        hidden_states_57 = attn_output_49 + hidden_states_55
        hidden_states_58 = torch.nn.functional.layer_norm(hidden_states_57, (768,), L_self_modules_transformer_modules_h_modules_9_modules_ln_2_parameters_weight_, L_self_modules_transformer_modules_h_modules_9_modules_ln_2_parameters_bias_, 1e-05)
        view_107 = hidden_states_58.view(-1, 768)
        x_76 = torch.addmm(L_self_modules_transformer_modules_h_modules_9_modules_mlp_modules_c_fc_parameters_bias_, view_107, L_self_modules_transformer_modules_h_modules_9_modules_mlp_modules_c_fc_parameters_weight_)
        x_77 = x_76.view((1, 64, 3072))
        mul_36 = (0.5) * x_77
        pow_10 = torch.pow(x_77, 3.0)
        mul_37 = (0.044715) * pow_10
        add_41 = x_77 + mul_37
        mul_38 = (0.7978845608028654) * add_41
        tanh_9 = torch.tanh(mul_38)
        add_42 = (1.0) + tanh_9
        hidden_states_59 = mul_36 * add_42
        view_109 = hidden_states_59.view(-1, 3072)
        x_78 = torch.addmm(L_self_modules_transformer_modules_h_modules_9_modules_mlp_modules_c_proj_parameters_bias_, view_109, L_self_modules_transformer_modules_h_modules_9_modules_mlp_modules_c_proj_parameters_weight_)
        x_79 = x_78.view((1, 64, 768))
        hidden_states_60 = torch.nn.functional.dropout(x_79, 0.1, True, False)
        hidden_states_61 = hidden_states_57 + hidden_states_60
        hidden_states_62 = torch.nn.functional.layer_norm(hidden_states_61, (768,), L_self_modules_transformer_modules_h_modules_10_modules_ln_1_parameters_weight_, L_self_modules_transformer_modules_h_modules_10_modules_ln_1_parameters_bias_, 1e-05)
        view_111 = hidden_states_62.view(-1, 768)
        x_80 = torch.addmm(L_self_modules_transformer_modules_h_modules_10_modules_attn_modules_c_attn_parameters_bias_, view_111, L_self_modules_transformer_modules_h_modules_10_modules_attn_modules_c_attn_parameters_weight_)
        x_81 = x_80.view((1, 64, 2304))
        split_10 = x_81.split(768, dim = 2)
        query_states_20 = split_10[0]
        key_states_20 = split_10[1]
        value_states_20 = split_10[2]
        view_113 = key_states_20.view((1, 64, -1, 64))
        key_states_21 = view_113.transpose(1, 2)
        view_114 = value_states_20.view((1, 64, -1, 64))
        value_states_21 = view_114.transpose(1, 2)
        view_115 = query_states_20.view((1, 64, -1, 64))
        query_states_21 = view_115.transpose(1, 2)
        attn_output_50 = torch._C._nn.scaled_dot_product_attention(query_states_21, key_states_21, value_states_21, attn_mask = attention_mask, dropout_p = 0.1, scale = 0.125, is_causal = False)
        attn_output_51 = attn_output_50.reshape(1, -1, 64, 64)
        transpose_43 = attn_output_51.transpose(1, 2)
        attn_output_52 = transpose_43.contiguous()
        reshape_21 = attn_output_52.reshape(1, 64, -1)
        attn_output_53 = reshape_21.contiguous()
        view_116 = attn_output_53.view(-1, 768)
        x_82 = torch.addmm(L_self_modules_transformer_modules_h_modules_10_modules_attn_modules_c_proj_parameters_bias_, view_116, L_self_modules_transformer_modules_h_modules_10_modules_attn_modules_c_proj_parameters_weight_)
        x_83 = x_82.view((1, 64, 768))
        attn_output_54 = torch.nn.functional.dropout(x_83, 0.1, True, False)
        hidden_states_63 = attn_output_54 + hidden_states_61
        hidden_states_64 = torch.nn.functional.layer_norm(hidden_states_63, (768,), L_self_modules_transformer_modules_h_modules_10_modules_ln_2_parameters_weight_, L_self_modules_transformer_modules_h_modules_10_modules_ln_2_parameters_bias_, 1e-05)
        view_118 = hidden_states_64.view(-1, 768)
        x_84 = torch.addmm(L_self_modules_transformer_modules_h_modules_10_modules_mlp_modules_c_fc_parameters_bias_, view_118, L_self_modules_transformer_modules_h_modules_10_modules_mlp_modules_c_fc_parameters_weight_)
        x_85 = x_84.view((1, 64, 3072))
        mul_40 = (0.5) * x_85
        pow_11 = torch.pow(x_85, 3.0)
        mul_41 = (0.044715) * pow_11
        add_45 = x_85 + mul_41
        mul_42 = (0.7978845608028654) * add_45
        tanh_10 = torch.tanh(mul_42)
        add_46 = (1.0) + tanh_10
        hidden_states_65 = mul_40 * add_46
        view_120 = hidden_states_65.view(-1, 3072)
        x_86 = torch.addmm(L_self_modules_transformer_modules_h_modules_10_modules_mlp_modules_c_proj_parameters_bias_, view_120, L_self_modules_transformer_modules_h_modules_10_modules_mlp_modules_c_proj_parameters_weight_)
        x_87 = x_86.view((1, 64, 768))
        hidden_states_66 = torch.nn.functional.dropout(x_87, 0.1, True, False)
        hidden_states_67 = hidden_states_63 + hidden_states_66
        hidden_states_68 = torch.nn.functional.layer_norm(hidden_states_67, (768,), L_self_modules_transformer_modules_h_modules_11_modules_ln_1_parameters_weight_, L_self_modules_transformer_modules_h_modules_11_modules_ln_1_parameters_bias_, 1e-05)
        view_122 = hidden_states_68.view(-1, 768)
        x_88 = torch.addmm(L_self_modules_transformer_modules_h_modules_11_modules_attn_modules_c_attn_parameters_bias_, view_122, L_self_modules_transformer_modules_h_modules_11_modules_attn_modules_c_attn_parameters_weight_)
        x_89 = x_88.view((1, 64, 2304))
        split_11 = x_89.split(768, dim = 2)
        query_states_22 = split_11[0]
        key_states_22 = split_11[1]
        value_states_22 = split_11[2]
        view_124 = key_states_22.view((1, 64, -1, 64))
        key_states_23 = view_124.transpose(1, 2)
        view_125 = value_states_22.view((1, 64, -1, 64))
        value_states_23 = view_125.transpose(1, 2)
        view_126 = query_states_22.view((1, 64, -1, 64))
        query_states_23 = view_126.transpose(1, 2)
        attn_output_55 = torch._C._nn.scaled_dot_product_attention(query_states_23, key_states_23, value_states_23, attn_mask = attention_mask, dropout_p = 0.1, scale = 0.125, is_causal = False)
        attn_output_56 = attn_output_55.reshape(1, -1, 64, 64)
        transpose_47 = attn_output_56.transpose(1, 2)
        attn_output_57 = transpose_47.contiguous()
        reshape_23 = attn_output_57.reshape(1, 64, -1)
        attn_output_58 = reshape_23.contiguous()
        view_127 = attn_output_58.view(-1, 768)
        x_90 = torch.addmm(L_self_modules_transformer_modules_h_modules_11_modules_attn_modules_c_proj_parameters_bias_, view_127, L_self_modules_transformer_modules_h_modules_11_modules_attn_modules_c_proj_parameters_weight_)
        x_91 = x_90.view((1, 64, 768))
        attn_output_59 = torch.nn.functional.dropout(x_91, 0.1, True, False)
        hidden_states_69 = attn_output_59 + hidden_states_67
        hidden_states_70 = torch.nn.functional.layer_norm(hidden_states_69, (768,), L_self_modules_transformer_modules_h_modules_11_modules_ln_2_parameters_weight_, L_self_modules_transformer_modules_h_modules_11_modules_ln_2_parameters_bias_, 1e-05)
        view_129 = hidden_states_70.view(-1, 768)
        x_92 = torch.addmm(L_self_modules_transformer_modules_h_modules_11_modules_mlp_modules_c_fc_parameters_bias_, view_129, L_self_modules_transformer_modules_h_modules_11_modules_mlp_modules_c_fc_parameters_weight_)
        x_93 = x_92.view((1, 64, 3072))
        mul_44 = (0.5) * x_93
        pow_12 = torch.pow(x_93, 3.0)
        mul_45 = (0.044715) * pow_12
        add_49 = x_93 + mul_45
        mul_46 = (0.7978845608028654) * add_49
        tanh_11 = torch.tanh(mul_46)
        add_50 = (1.0) + tanh_11
        hidden_states_71 = mul_44 * add_50
        view_131 = hidden_states_71.view(-1, 3072)
        x_94 = torch.addmm(L_self_modules_transformer_modules_h_modules_11_modules_mlp_modules_c_proj_parameters_bias_, view_131, L_self_modules_transformer_modules_h_modules_11_modules_mlp_modules_c_proj_parameters_weight_)
        x_95 = x_94.view((1, 64, 768))
        hidden_states_72 = torch.nn.functional.dropout(x_95, 0.1, True, False)
        hidden_states_73 = hidden_states_69 + hidden_states_72
        hidden_states_74 = torch.nn.functional.layer_norm(hidden_states_73, (768,), L_self_modules_transformer_modules_ln_f_parameters_weight_, L_self_modules_transformer_modules_ln_f_parameters_bias_, 1e-05)
        hidden_states_75 = hidden_states_74.view((-1, 64, 768))
        hidden_states_76 = hidden_states_75[(slice(None, None, None), slice(0, None, None), slice(None, None, None))]
        logits = torch._C._nn.linear(hidden_states_76, L_self_modules_transformer_modules_wte_parameters_weight_, None)
        logits_1 = logits.float()
        labels = torch._C._nn.pad(L_labels_, (0, 1), 'constant', -100)
        getitem_46 = labels[(Ellipsis, slice(1, None, None))]
        shift_labels = getitem_46.contiguous()
        logits_2 = logits_1.view(-1, 50257)
        shift_labels_1 = shift_labels.view(-1)
        shift_labels_2 = shift_labels_1.to(device(type='cpu'))
        loss = torch.nn.functional.cross_entropy(logits_2, shift_labels_2, ignore_index = -100, reduction = 'mean')
        return (loss, logits)
