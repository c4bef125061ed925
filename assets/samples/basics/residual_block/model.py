import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_x_: torch.Tensor,
        L_self_modules_conv1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_bn1_buffers_running_mean_: torch.Tensor,
        L_self_modules_bn1_buffers_running_var_: torch.Tensor,
        L_self_modules_bn1_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_bn1_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_conv2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_bn2_buffers_running_mean_: torch.Tensor,
        L_self_modules_bn2_buffers_running_var_: torch.Tensor,
        L_self_modules_bn2_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_bn2_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        conv2d = torch.conv2d(L_x_, L_self_modules_conv1_parameters_weight_, None, (1, 1), (1, 1), (1, 1), 1)
        batch_norm = torch.nn.functional.batch_norm(conv2d, L_self_modules_bn1_buffers_running_mean_, L_self_modules_bn1_buffers_running_var_, L_self_modules_bn1_parameters_weight_, L_self_modules_bn1_parameters_bias_, False, 0.1, 1e-05)
        relu = torch.nn.functional.relu(batch_norm, inplace = True)
        conv2d_1 = torch.conv2d(relu, L_self_modules_conv2_parameters_weight_, None, (1, 1), (1, 1), (1, 1), 1)
        batch_norm_1 = torch.nn.functional.batch_norm(conv2d_1, L_self_modules_bn2_buffers_running_mean_, L_self_modules_bn2_buffers_running_var_, L_self_modules_bn2_parameters_weight_, L_self_modules_bn2_parameters_bias_, False, 0.1, 1e-05)
        batch_norm_1 += L_x_
        out = batch_norm_1
        relu_1 = torch.nn.functional.relu(out, inplace = True)
        return (relu_1,)
