import torch


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_ids_: torch.Tensor,
        L_self_modules_embed_parameters_weight_: torch.nn.parameter.Parameter,
    ):
        embedding = torch.nn.functional.embedding(L_input_ids_, L_self_modules_embed_parameters_weight_, 0, None, 2.0, False, False)
        return (embedding,)
