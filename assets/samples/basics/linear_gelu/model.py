import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_x_: torch.Tensor,
        L_self_modules_linear_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_linear_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        linear = torch._C._nn.linear(L_x_, L_self_modules_linear_parameters_weight_, L_self_modules_linear_parameters_bias_)
        gelu = torch._C._nn.gelu(linear)
        return (gelu,)
