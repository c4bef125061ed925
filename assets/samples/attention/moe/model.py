import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_x_: torch.Tensor,
        L_self_modules_gate_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_experts_modules_0_modules_up_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_experts_modules_0_modules_down_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_experts_modules_1_modules_up_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_experts_modules_1_modules_down_parameters_weight_: torch.nn.parameter.Parameter,
    ):
        router = torch._C._nn.linear(L_x_, L_self_modules_gate_parameters_weight_, None)
        probabilities = torch.nn.functional.softmax(router, dim = -1)
        topk = torch.topk(probabilities, 1, dim = -1)
        best = topk[0]
        index = topk[1]
        zeros = torch.zeros_like(probabilities)
        gates = zeros.scatter(-1, index, best)
        up_0 = torch._C._nn.linear(L_x_, L_self_modules_experts_modules_0_modules_up_parameters_weight_, None)
        act_0 = torch.nn.functional.silu(up_0, inplace = False)
        down_0 = torch._C._nn.linear(act_0, L_self_modules_experts_modules_0_modules_down_parameters_weight_, None)
        share_0 = gates[(Ellipsis, slice(0, 1, None))]
        mul_0 = share_0 * down_0
        up_1 = torch._C._nn.linear(L_x_, L_self_modules_experts_modules_1_modules_up_parameters_weight_, None)
        act_1 = torch.nn.functional.silu(up_1, inplace = False)
        down_1 = torch._C._nn.linear(act_1, L_self_modules_experts_modules_1_modules_down_parameters_weight_, None)
        share_1 = gates[(Ellipsis, slice(1, 2, None))]
        mul_1 = share_1 * down_1
        out = mul_0 + mul_1
        return (out,)
