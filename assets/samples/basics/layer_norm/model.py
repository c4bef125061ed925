import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_x_: torch.Tensor,
        L_self_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_norm_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        layer_norm = torch.nn.functional.layer_norm(L_x_, (16,), L_self_modules_norm_parameters_weight_, L_self_modules_norm_parameters_bias_, 1e-05)
        return (layer_norm,)
