import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_ids_: torch.Tensor,
        L_self_modules_encoder_modules_embed_tokens_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_relative_attention_bias_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_labels_: torch.Tensor,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_relative_attention_bias_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_2_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_2_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_2_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_2_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_2_modules_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_decoder_modules_final_layer_norm_parameters_weight_: torch.nn.parameter.Parameter,
    ):
        inputs_embeds = torch.nn.functional.embedding(L_input_ids_, L_self_modules_encoder_modules_embed_tokens_parameters_weight_, None, None, 2.0, False, False)
        hidden_states = torch.nn.functional.dropout(inputs_embeds, 0.1, False, False)
        to = hidden_states.to(torch.float32)
        pow_1 = to.pow(2)
        variance = pow_1.mean(-1, keepdim = True)
        add = variance + (1e-06)
        rsqrt = torch.rsqrt(add)
        hidden_states_1 = hidden_states * rsqrt
        normed_hidden_states = L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_1
        linear = torch._C._nn.linear(normed_hidden_states, L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_, None)
        view = linear.view((1, 32, -1, 64))
        query_states = view.transpose(1, 2)
        linear_1 = torch._C._nn.linear(normed_hidden_states, L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_, None)
        view_1 = linear_1.view((1, 32, -1, 64))
        key_states = view_1.transpose(1, 2)
        linear_2 = torch._C._nn.linear(normed_hidden_states, L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_, None)
        view_2 = linear_2.view((1, 32, -1, 64))
        value_states = view_2.transpose(1, 2)
        arange = torch.arange(32, dtype = torch.int64, device = device(type='cpu'))
        getitem = arange[(slice(None, None, None), None)]
        context_position = getitem + 0
        arange_1 = torch.arange(32, dtype = torch.int64, device = device(type='cpu'))
        memory_position = arange_1[(None, slice(None, None, None))]
        relative_position = memory_position - context_position
        gt = relative_position > 0
        to_1 = gt.to(torch.int64)
        mul_2 = to_1 * 16
        relative_buckets = 0 + mul_2
        relative_position_1 = torch.abs(relative_position)
        is_small = relative_position_1 < 8
        float_1 = relative_position_1.float()
        truediv = float_1 / 8
        log = torch.log(truediv)
        truediv_1 = log / (2.772588722239781)
        mul_3 = truediv_1 * 8
        to_2 = mul_3.to(torch.int64)
        relative_position_if_large = 8 + to_2
        full_like = torch.full_like(relative_position_if_large, 15)
        relative_position_if_large_1 = torch.min(relative_position_if_large, full_like)
        where = torch.where(is_small, relative_position_1, relative_position_if_large_1)
        relative_buckets_1 = relative_buckets
        relative_buckets_1 += where
        values = torch.nn.functional.embedding(relative_buckets_1, L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_relative_attention_bias_parameters_weight_, None, None, 2.0, False, False)
        permute = values.permute([2, 0, 1])
        values_1 = permute.unsqueeze(0)
        attention_mask = values_1.contiguous()
        attn_output = torch._C._nn.scaled_dot_product_attention(query_states, key_states, value_states, attn_mask = attention_mask, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_1 = attn_output.reshape(1, -1, 32, 64)
        transpose_3 = attn_output_1.transpose(1, 2)
        attn_output_2 = transpose_3.contiguous()
        reshape_1 = attn_output_2.reshape(1, 32, -1)
        attn_output_3 = reshape_1.contiguous()
        attn_output_4 = torch._C._nn.linear(attn_output_3, L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_, None)
        dropout_1 = torch.nn.functional.dropout(attn_output_4, 0.1, False, False)
        attention_output = hidden_states + dropout_1
        to_3 = attention_output.to(torch.float32)
        pow_2 = to_3.pow(2)
        variance_1 = pow_2.mean(-1, keepdim = True)
        add_5 = variance_1 + (1e-06)
        rsqrt_1 = torch.rsqrt(add_5)
        hidden_states_2 = attention_output * rsqrt_1
        forwarded_states = L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_2
        hidden_states_3 = torch._C._nn.linear(forwarded_states, L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_, None)
        hidden_states_4 = torch.nn.functional.relu(hidden_states_3, inplace = False)
        hidden_states_5 = torch.nn.functional.dropout(hidden_states_4, 0.1, False, False)
        hidden_states_6 = torch._C._nn.linear(hidden_states_5, L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_, None)
        dropout_3 = torch.nn.functional.dropout(hidden_states_6, 0.1, False, False)
        hidden_states_7 = attention_output + dropout_3
        to_4 = hidden_states_7.to(torch.float32)
        pow_3 = to_4.pow(2)
        variance_2 = pow_3.mean(-1, keepdim = True)
        add_7 = variance_2 + (1e-06)
        rsqrt_2 = torch.rsqrt(add_7)
        hidden_states_8 = hidden_states_7 * rsqrt_2
        normed_hidden_states_1 = L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_8
        linear_6 = torch._C._nn.linear(normed_hidden_states_1, L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_, None)
        view_3 = linear_6.view((1, 32, -1, 64))
        query_states_1 = view_3.transpose(1, 2)
        linear_7 = torch._C._nn.linear(normed_hidden_states_1, L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_, None)
        view_4 = linear_7.view((1, 32, -1, 64))
        key_states_1 = view_4.transpose(1, 2)
        linear_8 = torch._C._nn.linear(normed_hidden_states_1, L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_, None)
        view_5 = linear_8.view((1, 32, -1, 64))
        value_states_1 = view_5.transpose(1, 2)
        attention_mask_1 = values_1.contiguous()
        attn_output_5 = torch._C._nn.scaled_dot_product_attention(query_states_1, key_states_1, value_states_1, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_6 = attn_output_5.reshape(1, -1, 32, 64)
        transpose_7 = attn_output_6.transpose(1, 2)
        attn_output_7 = transpose_7.contiguous()
        reshape_3 = attn_output_7.reshape(1, 32, -1)
        attn_output_8 = reshape_3.contiguous()
        attn_output_9 = torch._C._nn.linear(attn_output_8, L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_, None)
        dropout_4 = torch.nn.functional.dropout(attn_output_9, 0.1, False, False)
        attention_output_1 = hidden_states_7 + dropout_4
        to_5 = attention_output_1.to(torch.float32)
        pow_4 = to_5.pow(2)
        variance_3 = pow_4.mean(-1, keepdim = True)
        add_9 = variance_3 + (1e-06)
        rsqrt_3 = torch.rsqrt(add_9)
        hidden_states_9 = attention_output_1 * rsqrt_3
        forwarded_states_1 = L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_9
        hidden_states_10 = torch._C._nn.linear(forwarded_states_1, L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_, None)
        hidden_states_11 = torch.nn.functional.relu(hidden_states_10, inplace = False)
        hidden_states_12 = torch.nn.functional.dropout(hidden_states_11, 0.1, False, False)
        hidden_states_13 = torch._C._nn.linear(hidden_states_12, L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_, None)
        dropout_6 = torch.nn.functional.dropout(hidden_states_13, 0.1, False, False)
        hidden_states_14 = attention_output_1 + dropout_6
        to_6 = hidden_states_14.to(torch.float32)
        pow_5 = to_6.pow(2)
        variance_4 = pow_5.mean(-1, keepdim = True)
        add_11 = variance_4 + (1e-06)
        rsqrt_4 = torch.rsqrt(add_11)
        hidden_states_15 = hidden_states_14 * rsqrt_4
        normed_hidden_states_2 = L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_15
        linear_12 = torch._C._nn.linear(normed_hidden_states_2, L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_, None)
        view_6 = linear_12.view((1, 32, -1, 64))
        query_states_2 = view_6.transpose(1, 2)
        linear_13 = torch._C._nn.linear(normed_hidden_states_2, L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_, None)
        view_7 = linear_13.view((1, 32, -1, 64))
        key_states_2 = view_7.transpose(1, 2)
        linear_14 = torch._C._nn.linear(normed_hidden_states_2, L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_, None)
        view_8 = linear_14.view((1, 32, -1, 64))
        value_states_2 = view_8.transpose(1, 2)
        attention_mask_2 = values_1.contiguous()
        attn_output_10 = torch._C._nn.scaled_dot_product_attention(query_states_2, key_states_2, value_states_2, attn_mask = attention_mask_2, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_11 = attn_output_10.reshape(1, -1, 32, 64)
        transpose_11 = attn_output_11.transpose(1, 2)
        attn_output_12 = transpose_11.contiguous()
        reshape_5 = attn_output_12.reshape(1, 32, -1)
        attn_output_13 = reshape_5.contiguous()
        attn_output_14 = torch._C._nn.linear(attn_output_13, L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_, None)
        dropout_7 = torch.nn.functional.dropout(attn_output_14, 0.1, False, False)
        attention_output_2 = hidden_states_14 + dropout_7
        to_7 = attention_output_2.to(torch.float32)
        pow_6 = to_7.pow(2)
        variance_5 = pow_6.mean(-1, keepdim = True)
        add_13 = variance_5 + (1e-06)
        rsqrt_5 = torch.rsqrt(add_13)
        hidden_states_16 = attention_output_2 * rsqrt_5
        forwarded_states_2 = L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_16
        hidden_states_17 = torch._C._nn.linear(forwarded_states_2, L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_, None)
        hidden_states_18 = torch.nn.functional.relu(hidden_states_17, inplace = False)
        hidden_states_19 = torch.nn.functional.dropout(hidden_states_18, 0.1, False, False)
        hidden_states_20 = torch._C._nn.linear(hidden_states_19, L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_, None)
        dropout_9 = torch.nn.functional.dropout(hidden_states_20, 0.1, False, False)
        hidden_states_21 = attention_output_2 + dropout_9
        to_8 = hidden_states_21.to(torch.float32)
        pow_7 = to_8.pow(2)
        variance_6 = pow_7.mean(-1, keepdim = True)
        add_15 = variance_6 + (1e-06)
        rsqrt_6 = torch.rsqrt(add_15)
        hidden_states_22 = hidden_states_21 * rsqrt_6
        normed_hidden_states_3 = L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_22
        linear_18 = torch._C._nn.linear(normed_hidden_states_3, L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_, None)
        view_9 = linear_18.view((1, 32, -1, 64))
        query_states_3 = view_9.transpose(1, 2)
        linear_19 = torch._C._nn.linear(normed_hidden_states_3, L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_, None)
        view_10 = linear_19.view((1, 32, -1, 64))
        key_states_3 = view_10.transpose(1, 2)
        linear_20 = torch._C._nn.linear(normed_hidden_states_3, L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_, None)
        view_11 = linear_20.view((1, 32, -1, 64))
        value_states_3 = view_11.transpose(1, 2)
        attention_mask_3 = values_1.contiguous()
        attn_output_15 = torch._C._nn.scaled_dot_product_attention(query_states_3, key_states_3, value_states_3, attn_mask = attention_mask_3, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_16 = attn_output_15.reshape(1, -1, 32, 64)
        transpose_15 = attn_output_16.transpose(1, 2)
        attn_output_17 = transpose_15.contiguous()
        reshape_7 = attn_output_17.reshape(1, 32, -1)
        attn_output_18 = reshape_7.contiguous()
        attn_output_19 = torch._C._nn.linear(attn_output_18, L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_, None)
        dropout_10 = torch.nn.functional.dropout(attn_output_19, 0.1, False, False)
        attention_output_3 = hidden_states_21 + dropout_10
        to_9 = attention_output_3.to(torch.float32)
        pow_8 = to_9.pow(2)
        variance_7 = pow_8.mean(-1, keepdim = True)
        add_17 = variance_7 + (1e-06)
        rsqrt_7 = torch.rsqrt(add_17)
        hidden_states_23 = attention_output_3 * rsqrt_7
        forwarded_states_3 = L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_23
        hidden_states_24 = torch._C._nn.linear(forwarded_states_3, L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_, None)
        hidden_states_25 = torch.nn.functional.relu(hidden_states_24, inplace = False)
        hidden_states_26 = torch.nn.functional.dropout(hidden_states_25, 0.1, False, False)
        hidden_states_27 = torch._C._nn.linear(hidden_states_26, L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_, None)
        dropout_12 = torch.nn.functional.dropout(hidden_states_27, 0.1, False, False)
        hidden_states_28 = attention_output_3 + dropout_12
        to_10 = hidden_states_28.to(torch.float32)
        pow_9 = to_10.pow(2)
        variance_8 = pow_9.mean(-1, keepdim = True)
        add_19 = variance_8 + (1e-06)
        rsqrt_8 = torch.rsqrt(add_19)
        hidden_states_29 = hidden_states_28 * rsqrt_8
        normed_hidden_states_4 = L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_29
        linear_24 = torch._C._nn.linear(normed_hidden_states_4, L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_, None)
        view_12 = linear_24.view((1, 32, -1, 64))
        query_states_4 = view_12.transpose(1, 2)
        linear_25 = torch._C._nn.linear(normed_hidden_states_4, L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_, None)
        view_13 = linear_25.view((1, 32, -1, 64))
        key_states_4 = view_13.transpose(1, 2)
        linear_26 = torch._C._nn.linear(normed_hidden_states_4, L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_, None)
        view_14 = linear_26.view((1, 32, -1, 64))
        value_states_4 = view_14.transpose(1, 2)
        attention_mask_4 = values_1.contiguous()
        attn_output_20 = torch._C._nn.scaled_dot_product_attention(query_states_4, key_states_4, value_states_4, attn_mask = attention_mask_4, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_21 = attn_output_20.reshape(1, -1, 32, 64)
        transpose_19 = attn_output_21.transpose(1, 2)
        attn_output_22 = transpose_19.contiguous()
        reshape_9 = attn_output_22.reshape(1, 32, -1)
        attn_output_23 = reshape_9.contiguous()
        attn_output_24 = torch._C._nn.linear(attn_output_23, L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_, None)
        dropout_13 = torch.nn.functional.dropout(attn_output_24, 0.1, False, False)
        attention_output_4 = hidden_states_28 + dropout_13
        to_11 = attention_output_4.to(torch.float32)
        pow_10 = to_11.pow(2)
        variance_9 = pow_10.mean(-1, keepdim = True)
        add_21 = variance_9 + (1e-06)
        rsqrt_9 = torch.rsqrt(add_21)
        hidden_states_30 = attention_output_4 * rsqrt_9
        forwarded_states_4 = L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_30
        hidden_states_31 = torch._C._nn.linear(forwarded_states_4, L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_, None)
        hidden_states_32 = torch.nn.functional.relu(hidden_states_31, inplace = False)
        hidden_states_33 = torch.nn.functional.dropout(hidden_states_32, 0.1, False, False)
        hidden_states_34 = torch._C._nn.linear(hidden_states_33, L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_, None)
        dropout_15 = torch.nn.functional.dropout(hidden_states_34, 0.1, False, False)
        hidden_states_35 = attention_output_4 + dropout_15
        to_12 = hidden_states_35.to(torch.float32)
        pow_11 = to_12.pow(2)
        variance_10 = pow_11.mean(-1, keepdim = True)
        add_23 = variance_10 + (1e-06)
        rsqrt_10 = torch.rsqrt(add_23)
        hidden_states_36 = hidden_states_35 * rsqrt_10
        normed_hidden_states_5 = L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_36
        linear_30 = torch._C._nn.linear(normed_hidden_states_5, L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_, None)
        view_15 = linear_30.view((1, 32, -1, 64))
        query_states_5 = view_15.transpose(1, 2)
        linear_31 = torch._C._nn.linear(normed_hidden_states_5, L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_, None)
        view_16 = linear_31.view((1, 32, -1, 64))
        key_states_5 = view_16.transpose(1, 2)
        linear_32 = torch._C._nn.linear(normed_hidden_states_5, L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_, None)
        view_17 = linear_32.view((1, 32, -1, 64))
        value_states_5 = view_17.transpose(1, 2)
        attention_mask_5 = values_1.contiguous()
        attn_output_25 = torch._C._nn.scaled_dot_product_attention(query_states_5, key_states_5, value_states_5, attn_mask = attention_mask_5, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_26 = attn_output_25.reshape(1, -1, 32, 64)
        transpose_23 = attn_output_26.transpose(1, 2)
        attn_output_27 = transpose_23.contiguous()
        reshape_11 = attn_output_27.reshape(1, 32, -1)
        attn_output_28 = reshape_11.contiguous()
        attn_output_29 = torch._C._nn.linear(attn_output_28, L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_, None)
        dropout_16 = torch.nn.functional.dropout(attn_output_29, 0.1, False, False)
        attention_output_5 = hidden_states_35 + dropout_16
        to_13 = attention_output_5.to(torch.float32)
        pow_12 = to_13.pow(2)
        variance_11 = pow_12.mean(-1, keepdim = True)
        add_25 = variance_11 + (1e-06)
        rsqrt_11 = torch.rsqrt(add_25)
        hidden_states_37 = attention_output_5 * rsqrt_11
        forwarded_states_5 = L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_37
        hidden_states_38 = torch._C._nn.linear(forwarded_states_5, L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_, None)
        hidden_states_39 = torch.nn.functional.relu(hidden_states_38, inplace = False)
        hidden_states_40 = torch.nn.functional.dropout(hidden_states_39, 0.1, False, False)
        hidden_states_41 = torch._C._nn.linear(hidden_states_40, L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_, None)
        dropout_18 = torch.nn.functional.dropout(hidden_states_41, 0.1, False, False)
        hidden_states_42 = attention_output_5 + dropout_18
        to_14 = hidden_states_42.to(torch.float32)
        pow_13 = to_14.pow(2)
        variance_12 = pow_13.mean(-1, keepdim = True)
        add_27 = variance_12 + (1e-06)
        rsqrt_12 = torch.rsqrt(add_27)
        hidden_states_43 = hidden_states_42 * rsqrt_12
        hidden_states_44 = L_self_modules_encoder_modules_final_layer_norm_parameters_weight_ * hidden_states_43
        hidden_states_45 = torch.nn.functional.dropout(hidden_states_44, 0.1, False, False)
        shifted_input_ids = L_labels_.new_zeros((1, 16))
        getitem_2 = L_labels_[(Ellipsis, slice(None, -1, None))]
        clone = getitem_2.clone()
        shifted_input_ids[(Ellipsis, slice(1, None, None))] = clone
        shifted_input_ids[(Ellipsis, 0)] = 0
        eq = shifted_input_ids == (-100)
        masked_fill_ = shifted_input_ids.masked_fill_(eq, 0)
        inputs_embeds_1 = torch.nn.functional.embedding(shifted_input_ids, L_self_modules_encoder_modules_embed_tokens_parameters_weight_, None, None, 2.0, False, False)
        hidden_states_46 = torch.nn.functional.dropout(inputs_embeds_1, 0.1, False, False)
        to_15 = hidden_states_46.to(torch.float32)
        pow_14 = to_15.pow(2)
        variance_13 = pow_14.mean(-1, keepdim = True)
        add_28 = variance_13 + (1e-06)
        rsqrt_13 = torch.rsqrt(add_28)
        hidden_states_47 = hidden_states_46 * rsqrt_13
        normed_hidden_states_6 = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_47
        linear_36 = torch._C._nn.linear(normed_hidden_states_6, L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_, None)
        view_18 = linear_36.view((1, 16, -1, 64))
        query_states_6 = view_18.transpose(1, 2)
        linear_37 = torch._C._nn.linear(normed_hidden_states_6, L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_, None)
        view_19 = linear_37.view((1, 16, -1, 64))
        key_states_6 = view_19.transpose(1, 2)
        linear_38 = torch._C._nn.linear(normed_hidden_states_6, L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_, None)
        view_20 = linear_38.view((1, 16, -1, 64))
        value_states_6 = view_20.transpose(1, 2)
        arange_2 = torch.arange(16, dtype = torch.int64, device = device(type='cpu'))
        getitem_3 = arange_2[(slice(None, None, None), None)]
        context_position_1 = getitem_3 + 0
        arange_3 = torch.arange(16, dtype = torch.int64, device = device(type='cpu'))
        memory_position_1 = arange_3[(None, slice(None, None, None))]
        relative_position_2 = memory_position_1 - context_position_1
        zeros_like = torch.zeros_like(relative_position_2)
        min_2 = torch.min(relative_position_2, zeros_like)
        relative_position_3 = -min_2
        is_small_1 = relative_position_3 < 16
        float_2 = relative_position_3.float()
        truediv_2 = float_2 / 16
        log_1 = torch.log(truediv_2)
        truediv_3 = log_1 / (2.0794415416798357)
        mul_30 = truediv_3 * 16
        to_16 = mul_30.to(torch.int64)
        relative_position_if_large_2 = 16 + to_16
        full_like_1 = torch.full_like(relative_position_if_large_2, 31)
        relative_position_if_large_3 = torch.min(relative_position_if_large_2, full_like_1)
        where_1 = torch.where(is_small_1, relative_position_3, relative_position_if_large_3)
        relative_buckets_2 = 0 + where_1
        values_2 = torch.nn.functional.embedding(relative_buckets_2, L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_relative_attention_bias_parameters_weight_, None, None, 2.0, False, False)
        permute_1 = values_2.permute([2, 0, 1])
        values_3 = permute_1.unsqueeze(0)
        arange_4 = torch.arange(16, device = device(type='cpu'))
        getitem_5 = arange_4[(slice(None, None, None), None)]
        arange_5 = torch.arange(16, device = device(type='cpu'))
        getitem_6 = arange_5[(None, slice(None, None, None))]
        causal_mask = getitem_5 >= getitem_6
        causal_mask_1 = causal_mask.view(1, 1, 16, 16)
        position_bias_mask = torch.where(causal_mask_1, values_3, -3.4028234663852886e+38)
        attention_mask_6 = position_bias_mask.contiguous()
        attn_output_30 = torch._C._nn.scaled_dot_product_attention(query_states_6, key_states_6, value_states_6, attn_mask = attention_mask_6, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_31 = attn_output_30.reshape(1, -1, 16, 64)
        transpose_27 = attn_output_31.transpose(1, 2)
        attn_output_32 = transpose_27.contiguous()
        reshape_13 = attn_output_32.reshape(1, 16, -1)
        attn_output_33 = reshape_13.contiguous()
        attn_output_34 = torch._C._nn.linear(attn_output_33, L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_, None)
        dropout_21 = torch.nn.functional.dropout(attn_output_34, 0.1, False, False)
        attention_output_6 = hidden_states_46 + dropout_21
        to_17 = attention_output_6.to(torch.float32)
        pow_15 = to_17.pow(2)
        variance_14 = pow_15.mean(-1, keepdim = True)
        add_33 = variance_14 + (1e-06)
        rsqrt_14 = torch.rsqrt(add_33)
        hidden_states_48 = attention_output_6 * rsqrt_14
        normed_hidden_states_7 = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_48
        linear_40 = torch._C._nn.linear(normed_hidden_states_7, L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_, None)
        view_22 = linear_40.view((1, 16, -1, 64))
        query_states_7 = view_22.transpose(1, 2)
        linear_41 = torch._C._nn.linear(hidden_states_45, L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_, None)
        view_23 = linear_41.view((1, 32, -1, 64))
        key_states_7 = view_23.transpose(1, 2)
        linear_42 = torch._C._nn.linear(hidden_states_45, L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_, None)
        view_24 = linear_42.view((1, 32, -1, 64))
        value_states_7 = view_24.transpose(1, 2)
        position_bias = torch.zeros((1, 8, 16, 32), device = device(type='cpu'), dtype = torch.float32)
        attention_mask_7 = position_bias.contiguous()
        attn_output_35 = torch._C._nn.scaled_dot_product_attention(query_states_7, key_states_7, value_states_7, attn_mask = attention_mask_7, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_36 = attn_output_35.reshape(1, -1, 16, 64)
        transpose_31 = attn_output_36.transpose(1, 2)
        attn_output_37 = transpose_31.contiguous()
        reshape_15 = attn_output_37.reshape(1, 16, -1)
        attn_output_38 = reshape_15.contiguous()
        attn_output_39 = torch._C._nn.linear(attn_output_38, L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_, None)
        dropout_22 = torch.nn.functional.dropout(attn_output_39, 0.1, False, False)
        layer_output = attention_output_6 + dropout_22
        to_18 = layer_output.to(torch.float32)
        pow_16 = to_18.pow(2)
        variance_15 = pow_16.mean(-1, keepdim = True)
        add_35 = variance_15 + (1e-06)
        rsqrt_15 = torch.rsqrt(add_35)
        hidden_states_49 = layer_output * rsqrt_15
        forwarded_states_6 = L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_layer_norm_parameters_weight_ * hidden_states_49
        hidden_states_50 = torch._C._nn.linear(forwarded_states_6, L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_, None)
        hidden_states_51 = torch.nn.functional.relu(hidden_states_50, inplace = False)
        hidden_states_52 = torch.nn.functional.dropout(hidden_states_51, 0.1, False, False)
        hidden_states_53 = torch._C._nn.linear(hidden_states_52, L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_, None)
        dropout_24 = torch.nn.functional.dropout(hidden_states_53, 0.1, False, False)
        hidden_states_54 = layer_output + dropout_24
        to_19 = hidden_states_54.to(torch.float32)
        pow_17 = to_19.pow(2)
        variance_16 = pow_17.mean(-1, keepdim = True)
        add_37 = variance_16 + (1e-06)
        rsqrt_16 = torch.rsqrt(add_37)
        hidden_states_55 = hidden_states_54 * rsqrt_16
        normed_hidden_states_8 = L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_55
        linear_46 = torch._C._nn.linear(normed_hidden_states_8, L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_, None)
        view_25 = linear_46.view((1, 16, -1, 64))
        query_states_8 = view_25.transpose(1, 2)
        linear_47 = torch._C._nn.linear(normed_hidden_states_8, L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_, None)
        view_26 = linear_47.view((1, 16, -1, 64))
        key_states_8 = view_26.transpose(1, 2)
        linear_48 = torch._C._nn.linear(normed_hidden_states_8, L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_, None)
        view_27 = linear_48.view((1, 16, -1, 64))
        value_states_8 = view_27.transpose(1, 2)
        arange_6 = torch.arange(16, device = device(type='cpu'))
        getitem_7 = arange_6[(slice(None, None, None), None)]
        arange_7 = torch.arange(16, device = device(type='cpu'))
        getitem_8 = arange_7[(None, slice(None, None, None))]
        causal_mask_2 = getitem_7 >= getitem_8
        causal_mask_3 = causal_mask_2.view(1, 1, 16, 16)
        position_bias_mask_1 = torch.where(causal_mask_3, values_3, -3.4028234663852886e+38)
        attention_mask_8 = position_bias_mask_1.contiguous()
        attn_output_40 = torch._C._nn.scaled_dot_product_attention(query_states_8, key_states_8, value_states_8, attn_mask = attention_mask_8, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_41 = attn_output_40.reshape(1, -1, 16, 64)
        transpose_35 = attn_output_41.transpose(1, 2)
        attn_output_42 = transpose_35.contiguous()
        reshape_17 = attn_output_42.reshape(1, 16, -1)
        attn_output_43 = reshape_17.contiguous()
        attn_output_44 = torch._C._nn.linear(attn_output_43, L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_, None)
        dropout_25 = torch.nn.functional.dropout(attn_output_44, 0.1, False, False)
        attention_output_7 = hidden_states_54 + dropout_25
        to_20 = attention_output_7.to(torch.float32)
        pow_18 = to_20.pow(2)
        variance_17 = pow_18.mean(-1, keepdim = True)
        add_39 = variance_17 + (1e-06)
        rsqrt_17 = torch.rsqrt(add_39)
        hidden_states_56 = attention_output_7 * rsqrt_17
        normed_hidden_states_9 = L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_56
        linear_50 = torch._C._nn.linear(normed_hidden_states_9, L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_, None)
        view_29 = linear_50.view((1, 16, -1, 64))
        query_states_9 = view_29.transpose(1, 2)
        linear_51 = torch._C._nn.linear(hidden_states_45, L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_, None)
        view_30 = linear_51.view((1, 32, -1, 64))
        key_states_9 = view_30.transpose(1, 2)
        linear_52 = torch._C._nn.linear(hidden_states_45, L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_, None)
        view_31 = linear_52.view((1, 32, -1, 64))
        value_states_9 = view_31.transpose(1, 2)
        attention_mask_9 = position_bias.contiguous()
        attn_output_45 = torch._C._nn.scaled_dot_product_attention(query_states_9, key_states_9, value_states_9, attn_mask = attention_mask_9, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_46 = attn_output_45.reshape(1, -1, 16, 64)
        transpose_39 = attn_output_46.transpose(1, 2)
        attn_output_47 = transpose_39.contiguous()
        reshape_19 = attn_output_47.reshape(1, 16, -1)
        attn_output_48 = reshape_19.contiguous()
        attn_output_49 = torch._C._nn.linear(attn_output_48, L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_, None)
        dropout_26 = torch.nn.functional.dropout(attn_output_49, 0.1, False, False)
        layer_output_1 = attention_output_7 + dropout_26
        to_21 = layer_output_1.to(torch.float32)
        pow_19 = to_21.pow(2)
        variance_18 = pow_19.mean(-1, keepdim = True)
        add_41 = variance_18 + (1e-06)
        rsqrt_18 = torch.rsqrt(add_41)
        hidden_states_57 = layer_output_1 * rsqrt_18
        forwarded_states_7 = L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_2_modules_layer_norm_parameters_weight_ * hidden_states_57
        hidden_states_58 = torch._C._nn.linear(forwarded_states_7, L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_, None)
        hidden_states_59 = torch.nn.functional.relu(hidden_states_58, inplace = False)
        hidden_states_60 = torch.nn.functional.dropout(hidden_states_59, 0.1, False, False)
        hidden_states_61 = torch._C._nn.linear(hidden_states_60, L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_, None)
        dropout_28 = torch.nn.functional.dropout(hidden_states_61, 0.1, False, False)
        hidden_states_62 = layer_output_1 + dropout_28
        to_22 = hidden_states_62.to(torch.float32)
        pow_20 = to_22.pow(2)
        variance_19 = pow_20.mean(-1, keepdim = True)
        add_43 = variance_19 + (1e-06)
        rsqrt_19 = torch.rsqrt(add_43)
        hidden_states_63 = hidden_states_62 * rsqrt_19
        normed_hidden_states_10 = L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_63
        linear_56 = torch._C._nn.linear(normed_hidden_states_10, L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_, None)
        view_32 = linear_56.view((1, 16, -1, 64))
        query_states_10 = view_32.transpose(1, 2)
        linear_57 = torch._C._nn.linear(normed_hidden_states_10, L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_, None)
        view_33 = linear_57.view((1, 16, -1, 64))
        key_states_10 = view_33.transpose(1, 2)
        linear_58 = torch._C._nn.linear(normed_hidden_states_10, L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_, None)
        view_34 = linear_58.view((1, 16, -1, 64))
        value_states_10 = view_34.transpose(1, 2)
        arange_8 = torch.arange(16, device = device(type='cpu'))
        getitem_9 = arange_8[(slice(None, None, None), None)]
        arange_9 = torch.arange(16, device = device(type='cpu'))
        getitem_10 = arange_9[(None, slice(None, None, None))]
        causal_mask_4 = getitem_9 >= getitem_10
        causal_mask_5 = causal_mask_4.view(1, 1, 16, 16)
        position_bias_mask_2 = torch.where(causal_mask_5, values_3, -3.4028234663852886e+38)
        attention_mask_10 = position_bias_mask_2.contiguous()
        attn_output_50 = torch._C._nn.scaled_dot_product_attention(query_states_10, key_states_10, value_states_10, attn_mask = attention_mask_10, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_51 = attn_output_50.reshape(1, -1, 16, 64)
        transpose_43 = attn_output_51.transpose(1, 2)
        attn_output_52 = transpose_43.contiguous()
        reshape_21 = attn_output_52.reshape(1, 16, -1)
        attn_output_53 = reshape_21.contiguous()
        attn_output_54 = torch._C._nn.linear(attn_output_53, L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_, None)
        dropout_29 = torch.nn.functional.dropout(attn_output_54, 0.1, False, False)
        attention_output_8 = hidden_states_62 + dropout_29
        to_23 = attention_output_8.to(torch.float32)
        pow_21 = to_23.pow(2)
        variance_20 = pow_21.mean(-1, keepdim = True)
        add_45 = variance_20 + (1e-06)
        rsqrt_20 = torch.rsqrt(add_45)
        hidden_states_64 = attention_output_8 * rsqrt_20
        normed_hidden_states_11 = L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_64
        linear_60 = torch._C._nn.linear(normed_hidden_states_11, L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_, None)
        view_36 = linear_60.view((1, 16, -1, 64))
        query_states_11 = view_36.transpose(1, 2)
        linear_61 = torch._C._nn.linear(hidden_states_45, L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_, None)
        view_37 = linear_61.view((1, 32, -1, 64))
        key_states_11 = view_37.transpose(1, 2)
        linear_62 = torch._C._nn.linear(hidden_states_45, L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_, None)
        view_38 = linear_62.view((1, 32, -1, 64))
        value_states_11 = view_38.transpose(1, 2)
        attention_mask_11 = position_bias.contiguous()
        attn_output_55 = torch._C._nn.scaled_dot_product_attention(query_states_11, key_states_11, value_states_11, attn_mask = attention_mask_11, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_56 = attn_output_55.reshape(1, -1, 16, 64)
        transpose_47 = attn_output_56.transpose(1, 2)
        attn_output_57 = transpose_47.contiguous()
        reshape_23 = attn_output_57.reshape(1, 16, -1)
        attn_output_58 = reshape_23.contiguous()
        attn_output_59 = torch._C._nn.linear(attn_output_58, L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_, None)
        dropout_30 = torch.nn.functional.dropout(attn_output_59, 0.1, False, False)
        layer_output_2 = attention_output_8 + dropout_30
        to_24 = layer_output_2.to(torch.float32)
        pow_22 = to_24.pow(2)
        variance_21 = pow_22.mean(-1, keepdim = True)
        add_47 = variance_21 + (1e-06)
        rsqrt_21 = torch.rsqrt(add_47)
        hidden_states_65 = layer_output_2 * rsqrt_21
        forwarded_states_8 = L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_2_modules_layer_norm_parameters_weight_ * hidden_states_65
        hidden_states_66 = torch._C._nn.linear(forwarded_states_8, L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_, None)
        hidden_states_67 = torch.nn.functional.relu(hidden_states_66, inplace = False)
        hidden_states_68 = torch.nn.functional.dropout(hidden_states_67, 0.1, False, False)
        hidden_states_69 = torch._C._nn.linear(hidden_states_68, L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_, None)
        dropout_32 = torch.nn.functional.dropout(hidden_states_69, 0.1, False, False)
        hidden_states_70 = layer_output_2 + dropout_32
        to_25 = hidden_states_70.to(torch.float32)
        pow_23 = to_25.pow(2)
        variance_22 = pow_23.mean(-1, keepdim = True)
        add_49 = variance_22 + (1e-06)
        rsqrt_22 = torch.rsqrt(add_49)
        hidden_states_71 = hidden_states_70 * rsqrt_22
        normed_hidden_states_12 = L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_71
        linear_66 = torch._C._nn.linear(normed_hidden_states_12, L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_, None)
        view_39 = linear_66.view((1, 16, -1, 64))
        query_states_12 = view_39.transpose(1, 2)
        linear_67 = torch._C._nn.linear(normed_hidden_states_12, L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_, None)
        view_40 = linear_67.view((1, 16, -1, 64))
        key_states_12 = view_40.transpose(1, 2)
        linear_68 = torch._C._nn.linear(normed_hidden_states_12, L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_, None)
        view_41 = linear_68.view((1, 16, -1, 64))
        value_states_12 = view_41.transpose(1, 2)
        arange_10 = torch.arange(16, device = device(type='cpu'))
        getitem_11 = arange_10[(slice(None, None, None), None)]
        arange_11 = torch.arange(16, device = device(type='cpu'))
        getitem_12 = arange_11[(None, slice(None, None, None))]
        causal_mask_6 = getitem_11 >= getitem_12
        causal_mask_7 = causal_mask_6.view(1, 1, 16, 16)
        position_bias_mask_3 = torch.where(causal_mask_7, values_3, -3.4028234663852886e+38)
        attention_mask_12 = position_bias_mask_3.contiguous()
        attn_output_60 = torch._C._nn.scaled_dot_product_attention(query_states_12, key_states_12, value_states_12, attn_mask = attention_mask_12, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_61 = attn_output_60.reshape(1, -1, 16, 64)
        transpose_51 = attn_output_61.transpose(1, 2)
        attn_output_62 = transpose_51.contiguous()
        reshape_25 = attn_output_62.reshape(1, 16, -1)
        attn_output_63 = reshape_25.contiguous()
        attn_output_64 = torch._C._nn.linear(attn_output_63, L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_, None)
        dropout_33 = torch.nn.functional.dropout(attn_output_64, 0.1, False, False)
        attention_output_9 = hidden_states_70 + dropout_33
        to_26 = attention_output_9.to(torch.float32)
        pow_24 = to_26.pow(2)
        variance_23 = pow_24.mean(-1, keepdim = True)
        add_51 = variance_23 + (1e-06)
        rsqrt_23 = torch.rsqrt(add_51)
        hidden_states_72 = attention_output_9 * rsqrt_23
        normed_hidden_states_13 = L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_72
        linear_70 = torch._C._nn.linear(normed_hidden_states_13, L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_, None)
        view_43 = linear_70.view((1, 16, -1, 64))
        query_states_13 = view_43.transpose(1, 2)
        linear_71 = torch._C._nn.linear(hidden_states_45, L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_, None)
        view_44 = linear_71.view((1, 32, -1, 64))
        key_states_13 = view_44.transpose(1, 2)
        linear_72 = torch._C._nn.linear(hidden_states_45, L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_, None)
        view_45 = linear_72.view((1, 32, -1, 64))
        value_states_13 = view_45.transpose(1, 2)
        attention_mask_13 = position_bias.contiguous()
        attn_output_65 = torch._C._nn.scaled_dot_product_attention(query_states_13, key_states_13, value_states_13, attn_mask = attention_mask_13, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_66 = attn_output_65.reshape(1, -1, 16, 64)
        transpose_55 = attn_output_66.transpose(1, 2)
        attn_output_67 = transpose_55.contiguous()
        reshape_27 = attn_output_67.reshape(1, 16, -1)
        attn_output_68 = reshape_27.contiguous()
        attn_output_69 = torch._C._nn.linear(attn_output_68, L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_, None)
        dropout_34 = torch.nn.functional.dropout(attn_output_69, 0.1, False, False)
        layer_output_3 = attention_output_9 + dropout_34
        to_27 = layer_output_3.to(torch.float32)
        pow_25 = to_27.pow(2)
        variance_24 = pow_25.mean(-1, keepdim = True)
        add_53 = variance_24 + (1e-06)
        rsqrt_24 = torch.rsqrt(add_53)
        hidden_states_73 = layer_output_3 * rsqrt_24
        forwarded_states_9 = L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_2_modules_layer_norm_parameters_weight_ * hidden_states_73
        hidden_states_74 = torch._C._nn.linear(forwarded_states_9, L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_, None)
        hidden_states_75 = torch.nn.functional.relu(hidden_states_74, inplace = False)
        hidden_states_76 = torch.nn.functional.dropout(hidden_states_75, 0.1, False, False)
        hidden_states_77 = torch._C._nn.linear(hidden_states_76, L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_, None)
        dropout_36 = torch.nn.functional.dropout(hidden_states_77, 0.1, False, False)
        hidden_states_78 = layer_output_3 + dropout_36
        to_28 = hidden_states_78.to(torch.float32)
        pow_26 = to_28.pow(2)
        variance_25 = pow_26.mean(-1, keepdim = True)
        add_55 = variance_25 + (1e-06)
        rsqrt_25 = torch.rsqrt(add_55)
        hidden_states_79 = hidden_states_78 * rsqrt_25
        normed_hidden_states_14 = L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_79
        linear_76 = torch._C._nn.linear(normed_hidden_states_14, L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_, None)
        view_46 = linear_76.view((1, 16, -1, 64))
        query_states_14 = view_46.transpose(1, 2)
        linear_77 = torch._C._nn.linear(normed_hidden_states_14, L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_, None)
        view_47 = linear_77.view((1, 16, -1, 64))
        key_states_14 = view_47.transpose(1, 2)
        linear_78 = torch._C._nn.linear(normed_hidden_states_14, L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_, None)
        view_48 = linear_78.view((1, 16, -1, 64))
        value_states_14 = view_48.transpose(1, 2)
        arange_12 = torch.arange(16, device = device(type='cpu'))
        getitem_13 = arange_12[(slice(None, None, None), None)]
        arange_13 = torch.arange(16, device = device(type='cpu'))
        getitem_14 = arange_13[(None, slice(None, None, None))]
        causal_mask_8 = getitem_13 >= getitem_14
        causal_mask_9 = causal_mask_8.view(1, 1, 16, 16)
        position_bias_mask_4 = torch.where(causal_mask_9, values_3, -3.4028234663852886e+38)
        attention_mask_14 = position_bias_mask_4.contiguous()
        attn_output_70 = torch._C._nn.scaled_dot_product_attention(query_states_14, key_states_14, value_states_14, attn_mask = attention_mask_14, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_71 = attn_output_70.reshape(1, -1, 16, 64)
        transpose_59 = attn_output_71.transpose(1, 2)
        attn_output_72 = transpose_59.contiguous()
        reshape_29 = attn_output_72.reshape(1, 16, -1)
        attn_output_73 = reshape_29.contiguous()
        attn_output_74 = torch._C._nn.linear(attn_output_73, L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_, None)
        dropout_37 = torch.nn.functional.dropout(attn_output_74, 0.1, False, False)
        attention_output_10 = hidden_states_78 + dropout_37
        to_29 = attention_output_10.to(torch.float32)
        pow_27 = to_29.pow(2)
        variance_26 = pow_27.mean(-1, keepdim = True)
        add_57 = variance_26 + (1e-06)
        rsqrt_26 = torch.rsqrt(add_57)
        hidden_states_80 = attention_output_10 * rsqrt_26
        normed_hidden_states_15 = L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_80
        linear_80 = torch._C._nn.linear(normed_hidden_states_15, L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_, None)
        view_50 = linear_80.view((1, 16, -1, 64))
        query_states_15 = view_50.transpose(1, 2)
        linear_81 = torch._C._nn.linear(hidden_states_45, L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_, None)
        view_51 = linear_81.view((1, 32, -1, 64))
        key_states_15 = view_51.transpose(1, 2)
        linear_82 = torch._C._nn.linear(hidden_states_45, L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_, None)
        view_52 = linear_82.view((1, 32, -1, 64))
        value_states_15 = view_52.transpose(1, 2)
        attention_mask_15 = position_bias.contiguous()
        attn_output_75 = torch._C._nn.scaled_dot_product_attention(query_states_15, key_states_15, value_states_15, attn_mask = attention_mask_15, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_76 = attn_output_75.reshape(1, -1, 16, 64)
        transpose_63 = attn_output_76.transpose(1, 2)
        attn_output_77 = transpose_63.contiguous()
        reshape_31 = attn_output_77.reshape(1, 16, -1)
        attn_output_78 = reshape_31.contiguous()
        attn_output_79 = torch._C._nn.linear(attn_output_78, L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_, None)
        dropout_38 = torch.nn.functional.dropout(attn_output_79, 0.1, False, False)
        layer_output_4 = attention_output_10 + dropout_38
        to_30 = layer_output_4.to(torch.float32)
        pow_28 = to_30.pow(2)
        variance_27 = pow_28.mean(-1, keepdim = True)
        add_59 = variance_27 + (1e-06)
        rsqrt_27 = torch.rsqrt(add_59)
        hidden_states_81 = layer_output_4 * rsqrt_27
        forwarded_states_10 = L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_2_modules_layer_norm_parameters_weight_ * hidden_states_81
        hidden_states_82 = torch._C._nn.linear(forwarded_states_10, L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_, None)
        hidden_states_83 = torch.nn.functional.relu(hidden_states_82, inplace = False)
        hidden_states_84 = torch.nn.functional.dropout(hidden_states_83, 0.1, False, False)
        hidden_states_85 = torch._C._nn.linear(hidden_states_84, L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_, None)
        dropout_40 = torch.nn.functional.dropout(hidden_states_85, 0.1, False, False)
        hidden_states_86 = layer_output_4 + dropout_40
        to_31 = hidden_states_86.to(torch.float32)
        pow_29 = to_31.pow(2)
        variance_28 = pow_29.mean(-1, keepdim = True)
        add_61 = variance_28 + (1e-06)
        rsqrt_28 = torch.rsqrt(add_61)
        hidden_states_87 = hidden_states_86 * rsqrt_28
        normed_hidden_states_16 = L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_layer_norm_parameters_weight_ * hidden_states_87
        linear_86 = torch._C._nn.linear(normed_hidden_states_16, L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_, None)
        view_53 = linear_86.view((1, 16, -1, 64))
        query_states_16 = view_53.transpose(1, 2)
        linear_87 = torch._C._nn.linear(normed_hidden_states_16, L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_, None)
        view_54 = linear_87.view((1, 16, -1, 64))
        key_states_16 = view_54.transpose(1, 2)
        linear_88 = torch._C._nn.linear(normed_hidden_states_16, L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_, None)
        view_55 = linear_88.view((1, 16, -1, 64))
        value_states_16 = view_55.transpose(1, 2)
        arange_14 = torch.arange(16, device = device(type='cpu'))
        getitem_15 = arange_14[(slice(None, None, None), None)]
        arange_15 = torch.arange(16, device = device(type='cpu'))
        getitem_16 = arange_15[(None, slice(None, None, None))]
        causal_mask_10 = getitem_15 >= getitem_16
        causal_mask_11 = causal_mask_10.view(1, 1, 16, 16)
        position_bias_mask_5 = torch.where(causal_mask_11, values_3, -3.4028234663852886e+38)
        attention_mask_16 = position_bias_mask_5.contiguous()
        attn_output_80 = torch._C._nn.scaled_dot_product_attention(query_states_16, key_states_16, value_states_16, attn_mask = attention_mask_16, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_81 = attn_output_80.reshape(1, -1, 16, 64)
        transpose_67 = attn_output_81.transpose(1, 2)
        attn_output_82 = transpose_67.contiguous()
        reshape_33 = attn_output_82.reshape(1, 16, -1)
        attn_output_83 = reshape_33.contiguous()
        attn_output_84 = torch._C._nn.linear(attn_output_83, L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_, None)
        dropout_41 = torch.nn.functional.dropout(attn_output_84, 0.1, False, False)
        attention_output_11 = hidden_states_86 + dropout_41
        to_32 = attention_output_11.to(torch.float32)
        pow_30 = to_32.pow(2)
        variance_29 = pow_30.mean(-1, keepdim = True)
        add_63 = variance_29 + (1e-06)
        rsqrt_29 = torch.rsqrt(add_63)
        hidden_states_88 = attention_output_11 * rsqrt_29
        normed_hidden_states_17 = L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_layer_norm_parameters_weight_ * hidden_states_88
        linear_90 = torch._C._nn.linear(normed_hidden_states_17, L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_, None)
        view_57 = linear_90.view((1, 16, -1, 64))
        query_states_17 = view_57.transpose(1, 2)
        linear_91 = torch._C._nn.linear(hidden_states_45, L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_, None)
        view_58 = linear_91.view((1, 32, -1, 64))
        key_states_17 = view_58.transpose(1, 2)
        linear_92 = torch._C._nn.linear(hidden_states_45, L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_, None)
        view_59 = linear_92.view((1, 32, -1, 64))
        value_states_17 = view_59.transpose(1, 2)
        attention_mask_17 = position_bias.contiguous()
        attn_output_85 = torch._C._nn.scaled_dot_product_attention(query_states_17, key_states_17, value_states_17, attn_mask = attention_mask_17, dropout_p = 0.0, scale = 1.0, is_causal = False)
        attn_output_86 = attn_output_85.reshape(1, -1, 16, 64)
        transpose_71 = attn_output_86.transpose(1, 2)
        attn_output_87 = transpose_71.contiguous()
        reshape_35 = attn_output_87.reshape(1, 16, -1)
        attn_output_88 = reshape_35.contiguous()
        attn_output_89 = torch._C._nn.linear(attn_output_88, L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_, None)
        dropout_42 = torch.nn.functional.dropout(attn_output_89, 0.1, False, False)
        layer_output_5 = attention_output_11 + dropout_42
        to_33 = layer_output_5.to(torch.float32)
        pow_31 = to_33.pow(2)
        variance_30 = pow_31.mean(-1, keepdim = True)
        add_65 = variance_30 + (1e-06)
        rsqrt_30 = torch.rsqrt(add_65)
        hidden_states_89 = layer_output_5 * rsqrt_30
        forwarded_states_11 = L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_2_modules_layer_norm_parameters_weight_ * hidden_states_89
        hidden_states_90 = torch._C._nn.linear(forwarded_states_11, L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_, None)
        hidden_states_91 = torch.nn.functional.relu(hidden_states_90, inplace = False)
        hidden_states_92 = torch.nn.functional.dropout(hidden_states_91, 0.1, False, False)
        hidden_states_93 = torch._C._nn.linear(hidden_states_92, L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_, None)
        dropout_44 = torch.nn.functional.dropout(hidden_states_93, 0.1, False, False)
        hidden_states_94 = layer_output_5 + dropout_44
        to_34 = hidden_states_94.to(torch.float32)
        pow_32 = to_34.pow(2)
        variance_31 = pow_32.mean(-1, keepdim = True)
        add_67 = variance_31 + (1e-06)
        rsqrt_31 = torch.rsqrt(add_67)
        hidden_states_95 = hidden_states_94 * rsqrt_31
        hidden_states_96 = L_self_modules_decoder_modules_final_layer_norm_parameters_weight_ * hidden_states_95
        hidden_states_97 = torch.nn.functional.dropout(hidden_states_96, 0.1, False, False)
        sequence_output = hidden_states_97 * (0.04419417382415922)
        lm_logits = torch._C._nn.linear(sequence_output, L_self_modules_encoder_modules_embed_tokens_parameters_weight_, None)
        labels = L_labels_.to(device(type='cpu'))
        view_60 = lm_logits.view(-1, 32128)
        view_61 = labels.view(-1)
        loss = torch.nn.functional.cross_entropy(view_60, view_61, None, None, -100, None, 'mean', 0.0)
        return (loss, lm_logits, hidden_states_45)
