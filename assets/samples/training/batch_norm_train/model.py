import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_x_: torch.Tensor,
        L_self_modules_bn_buffers_num_batches_tracked_: torch.Tensor,
        L_self_modules_bn_buffers_running_mean_: torch.Tensor,
        L_self_modules_bn_buffers_running_var_: torch.Tensor,
        L_self_modules_bn_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_bn_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        add_ = L_self_modules_bn_buffers_num_batches_tracked_.add_(1)
        batch_norm = torch.nn.functional.batch_norm(L_x_, L_self_modules_bn_buffers_running_mean_, L_self_modules_bn_buffers_running_var_, L_self_modules_bn_parameters_weight_, L_self_modules_bn_parameters_bias_, True, 0.1, 1e-05)
        return (batch_norm,)
