import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_src_: torch.Tensor,
        L_self_modules_self_attn_modules_q_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_self_attn_modules_q_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_self_attn_modules_k_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_self_attn_modules_k_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_self_attn_modules_v_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_self_attn_modules_v_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_self_attn_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_self_attn_modules_out_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_linear1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_linear1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_linear2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_linear2_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_norm1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_norm2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm2_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        query = torch._C._nn.linear(L_src_, L_self_modules_self_attn_modules_q_proj_parameters_weight_, L_self_modules_self_attn_modules_q_proj_parameters_bias_)
        query_view = query.view(2, 8, 4, 8)
        query_heads = query_view.transpose(1, 2)
        key = torch._C._nn.linear(L_src_, L_self_modules_self_attn_modules_k_proj_parameters_weight_, L_self_modules_self_attn_modules_k_proj_parameters_bias_)
        key_view = key.view(2, 8, 4, 8)
        key_heads = key_view.transpose(1, 2)
        value = torch._C._nn.linear(L_src_, L_self_modules_self_attn_modules_v_proj_parameters_weight_, L_self_modules_self_attn_modules_v_proj_parameters_bias_)
        value_view = value.view(2, 8, 4, 8)
        value_heads = value_view.transpose(1, 2)
        key_t = key_heads.transpose(-2, -1)
        scores = torch.matmul(query_heads, key_t)
        scaled = scores * 0.3535533905932738
        weights = torch.nn.functional.softmax(scaled, dim = -1)
        context = torch.matmul(weights, value_heads)
        merged = context.transpose(1, 2)
        merged_1 = merged.reshape(2, 8, 32)
        projected = torch._C._nn.linear(merged_1, L_self_modules_self_attn_modules_out_proj_parameters_weight_, L_self_modules_self_attn_modules_out_proj_parameters_bias_)
        add = L_src_ + projected
        norm1 = torch.nn.functional.layer_norm(add, (32,), L_self_modules_norm1_parameters_weight_, L_self_modules_norm1_parameters_bias_, 1e-05)
        linear1 = torch._C._nn.linear(norm1, L_self_modules_linear1_parameters_weight_, L_self_modules_linear1_parameters_bias_)
        gelu = torch._C._nn.gelu(linear1)
        linear2 = torch._C._nn.linear(gelu, L_self_modules_linear2_parameters_weight_, L_self_modules_linear2_parameters_bias_)
        add_1 = norm1 + linear2
        norm2 = torch.nn.functional.layer_norm(add_1, (32,), L_self_modules_norm2_parameters_weight_, L_self_modules_norm2_parameters_bias_, 1e-05)
        return (norm2,)
