from __future__ import annotations

import pytest

from extraction.graph import Role
from extraction.names import readable, role_of

# name as Dynamo lifts it, readable name, role by the name alone
NAMES = [
    ("L_self_modules_layer1_modules_0_modules_conv1_parameters_weight_", "layer1.0.conv1.weight", "parameter"),
    ("L_self_modules_bert_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_bias_",
     "bert.encoder.layer.0.attention.output.LayerNorm.bias", "parameter"),
    ("L_self_modules_blocks_modules_0_modules_attn_parameters_q_bias_", "blocks.0.attn.q_bias", "parameter"),
    ("L_self_modules_Mixed_7b_modules_branch3x3_2a_modules_bn_buffers_running_mean_",
     "Mixed_7b.branch3x3_2a.bn.running_mean", "buffer"),
    ("L_self_modules_wte_parameters_weight_", "wte.weight", "parameter"),
    ("L_self_parameters_cls_token_", "cls_token", "parameter"),
    ("L_self_buffers_position_ids_", "position_ids", "buffer"),
    ("l_self_modules_fc_parameters_weight_", "fc.weight", "parameter"),
    ("L_fn_modules_fc_parameters_bias_", "fc.bias", "parameter"),
    ("L_mod_parameters_scale_", "scale", "parameter"),
    ("L_instance_modules_layers_modules_0_modules_self_attn_modules_linear_q_parameters_weight_",
     "layers.0.self_attn.linear_q.weight", "parameter"),
    ("L_self_modules_layer_modules_0_modules_output_modules_dropout_p", "layer.0.output.dropout_p", "input"),
    ("L_self_num_prefix_tokens", "num_prefix_tokens", "input"),
    ("L_self_box_bias", "box_bias", "input"),
    ("L_kwargs_input_ids_", "input_ids", "input"),
    ("L_attention_mask_", "attention_mask", "input"),
    ("L_stack0_feature_maps_0_", "stack0_feature_maps_0", "input"),
    ("L_x_", "x", "input"),
    ("L_args_0_", "args_0", "input"),
    ("L_self_modules_a_modules_modules_0_parameters_weight_", "a.modules_0.weight", "parameter"),
    ("L_batch_modules_used_", "batch_modules_used", "input"),
    ("w_0", "w_0", "input"),
    ("in_0", "in_0", "input"),
    ("s0", "s0", "input"),
    ("G_np_pi", "G_np_pi", "input"),
    ("_", "_", "input"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "text", "role"), NAMES, ids=[n[0][:60] for n in NAMES])
def test_names_that_dynamo_gives(name: str, text: str, role: Role) -> None:
    assert (readable(name), role_of(name)) == (text, role)


@pytest.mark.parametrize(
    ("name", "annotation", "original", "role"),
    [
        ("w_0", "torch.nn.parameter.Parameter", "", "parameter"),
        ("w_0", "torch.Tensor", "running_mean", "buffer"),
        ("w_1", "torch.Tensor", "running_var", "buffer"),
        ("w_2", "torch.Tensor", "weight", "input"),
        ("w_3", "", "L_self_modules_bn_parameters_weight_", "parameter"),
        ("w_4", "", "L_self_modules_bn_buffers_num_batches_tracked_", "buffer"),
        ("bn_num_batches_tracked", "torch.Tensor", "", "buffer"),
        ("running_mean", "torch.Tensor", "x", "input"),
        ("L_self_modules_bn_buffers_running_mean_", "torch.nn.parameter.Parameter", "", "buffer"),
        ("L_x_", "torch.Tensor", "", "input"),
    ],
)
def test_roles_from_name_annotation_and_original_name(name: str, annotation: str, original: str, role: Role) -> None:
    assert role_of(name, annotation, original) == role
