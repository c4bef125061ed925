import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_x_: torch.Tensor,
        L_h_: torch.Tensor,
        L_c_: torch.Tensor,
        L_self_modules_cell_parameters_weight_ih_: torch.nn.parameter.Parameter,
        L_self_modules_cell_parameters_weight_hh_: torch.nn.parameter.Parameter,
        L_self_modules_cell_parameters_bias_ih_: torch.nn.parameter.Parameter,
        L_self_modules_cell_parameters_bias_hh_: torch.nn.parameter.Parameter,
    ):
        linear = torch._C._nn.linear(L_x_, L_self_modules_cell_parameters_weight_ih_, L_self_modules_cell_parameters_bias_ih_)
        linear_1 = torch._C._nn.linear(L_h_, L_self_modules_cell_parameters_weight_hh_, L_self_modules_cell_parameters_bias_hh_)
        gates = linear + linear_1
        chunk = gates.chunk(4, 1)
        getitem = chunk[0]
        getitem_1 = chunk[1]
        getitem_2 = chunk[2]
        getitem_3 = chunk[3]
        input_gate = torch.sigmoid(getitem)
        forget_gate = torch.sigmoid(getitem_1)
        candidate = torch.tanh(getitem_2)
        output_gate = torch.sigmoid(getitem_3)
        mul = forget_gate * L_c_
        mul_1 = input_gate * candidate
        cell = mul + mul_1
        tanh = torch.tanh(cell)
        hidden = output_gate * tanh
        return (hidden, cell)
