import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_ids_: torch.Tensor,
        L_self_modules_backbone_modules_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_0_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_0_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_0_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_1_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_1_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_1_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_2_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_2_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_2_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_3_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_3_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_3_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_4_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_4_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_4_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_5_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_5_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_5_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_6_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_6_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_6_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_7_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_7_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_7_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_8_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_8_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_8_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_9_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_9_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_9_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_10_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_10_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_10_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_11_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_11_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_11_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_12_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_12_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_12_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_13_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_13_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_13_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_14_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_14_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_14_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_15_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_15_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_15_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_16_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_16_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_16_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_17_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_17_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_17_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_18_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_18_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_18_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_19_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_19_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_19_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_20_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_20_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_20_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_21_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_21_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_21_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_22_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_22_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_22_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_23_modules_norm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_in_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_23_modules_mixer_parameters_A_log_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_conv1d_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_conv1d_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_x_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_dt_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_dt_proj_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_23_modules_mixer_parameters_D_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_out_proj_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_backbone_modules_norm_f_parameters_weight_: torch.nn.parameter.Parameter,
    ):
        inputs_embeds = torch.nn.functional.embedding(L_input_ids_, L_self_modules_backbone_modules_embeddings_parameters_weight_, None, None, 2.0, False, False)
        to = inputs_embeds.to(dtype = torch.float32)
        hidden_states = to.to(torch.float32)
        pow_1 = hidden_states.pow(2)
        variance = pow_1.mean(-1, keepdim = True)
        add = variance + (1e-05)
        rsqrt = torch.rsqrt(add)
        hidden_states_1 = hidden_states * rsqrt
        to_2 = hidden_states_1.to(torch.float32)
        hidden_states_2 = L_self_modules_backbone_modules_layers_modules_0_modules_norm_parameters_weight_ * to_2
        residual = inputs_embeds.to(torch.float32)
        linear = torch._C._nn.linear(hidden_states_2, L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states = linear.transpose(1, 2)
        float_1 = L_self_modules_backbone_modules_layers_modules_0_modules_mixer_parameters_A_log_.float()
        exp = torch.exp(float_1)
        A = -exp
        chunk = projected_states.chunk(2, dim = 1)
        hidden_states_B_C = chunk[0]
        gate = chunk[1]
        squeeze = L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_4 = hidden_states_B_C.to(torch.float32)
        unsqueeze = squeeze.unsqueeze(1)
        conv1d = torch.conv1d(to_4, weight = unsqueeze, bias = L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out = conv1d[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_1 = torch.nn.functional.silu(out)
        hidden_states_B_C_1 = out_1.to(torch.float32)
        hidden_states_B_C_2 = hidden_states_B_C_1.transpose(1, 2)
        linear_1 = torch._C._nn.linear(hidden_states_B_C_2, L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_x_proj_parameters_weight_, None)
        split = torch.functional.split(linear_1, [48, 16, 16], dim = -1)
        time_step = split[0]
        B = split[1]
        C = split[2]
        transpose_2 = time_step.transpose(1, 2)
        time_step_1 = L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_2
        time_proj_bias = L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_3 = hidden_states_B_C_2.transpose(1, 2)
        transpose_4 = B.transpose(1, 2)
        transpose_5 = C.transpose(1, 2)
        v = L_self_modules_backbone_modules_layers_modules_0_modules_mixer_parameters_D_.float()
        to_6 = time_proj_bias.to(torch.float32)
        getitem_6 = to_6[(Ellipsis, None)]
        dt = time_step_1 + getitem_6
        dt_1 = torch._C._nn.softplus(dt)
        B_1 = transpose_4.transpose(1, 2)
        C_1 = transpose_5.transpose(1, 2)
        getitem_7 = A[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_8 = dt_1[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_2 = getitem_7 * getitem_8
        discrete_A = torch.exp(mul_2)
        getitem_9 = dt_1[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_10 = B_1[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_4 = getitem_10.float()
        discrete_B = getitem_9 * float_4
        getitem_11 = transpose_3[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_5 = getitem_11.float()
        deltaB_u = discrete_B * float_5
        ssm_state = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_12 = discrete_A[(slice(None, None, None), slice(None, None, None), 0)]
        mul_5 = getitem_12 * ssm_state
        getitem_13 = deltaB_u[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_1 = mul_5 + getitem_13
        to_7 = ssm_state_1.to(torch.float32)
        getitem_14 = C_1[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_1 = getitem_14.unsqueeze(-1)
        scan_output = torch.matmul(to_7, unsqueeze_1)
        getitem_15 = scan_output[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_16 = discrete_A[(slice(None, None, None), slice(None, None, None), 1)]
        mul_6 = getitem_16 * ssm_state_1
        getitem_17 = deltaB_u[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_2 = mul_6 + getitem_17
        to_8 = ssm_state_2.to(torch.float32)
        getitem_18 = C_1[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_2 = getitem_18.unsqueeze(-1)
        scan_output_1 = torch.matmul(to_8, unsqueeze_2)
        getitem_19 = scan_output_1[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_20 = discrete_A[(slice(None, None, None), slice(None, None, None), 2)]
        mul_7 = getitem_20 * ssm_state_2
        getitem_21 = deltaB_u[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_3 = mul_7 + getitem_21
        to_9 = ssm_state_3.to(torch.float32)
        getitem_22 = C_1[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_3 = getitem_22.unsqueeze(-1)
        scan_output_2 = torch.matmul(to_9, unsqueeze_3)
        getitem_23 = scan_output_2[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_24 = discrete_A[(slice(None, None, None), slice(None, None, None), 3)]
        mul_8 = getitem_24 * ssm_state_3
        getitem_25 = deltaB_u[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_4 = mul_8 + getitem_25
        to_10 = ssm_state_4.to(torch.float32)
        getitem_26 = C_1[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_4 = getitem_26.unsqueeze(-1)
        scan_output_3 = torch.matmul(to_10, unsqueeze_4)
        getitem_27 = scan_output_3[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_28 = discrete_A[(slice(None, None, None), slice(None, None, None), 4)]
        mul_9 = getitem_28 * ssm_state_4
        getitem_29 = deltaB_u[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_5 = mul_9 + getitem_29
        to_11 = ssm_state_5.to(torch.float32)
        getitem_30 = C_1[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_5 = getitem_30.unsqueeze(-1)
        scan_output_4 = torch.matmul(to_11, unsqueeze_5)
        getitem_31 = scan_output_4[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_32 = discrete_A[(slice(None, None, None), slice(None, None, None), 5)]
        mul_10 = getitem_32 * ssm_state_5
        getitem_33 = deltaB_u[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_6 = mul_10 + getitem_33
        to_12 = ssm_state_6.to(torch.float32)
        getitem_34 = C_1[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_6 = getitem_34.unsqueeze(-1)
        scan_output_5 = torch.matmul(to_12, unsqueeze_6)
        getitem_35 = scan_output_5[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_36 = discrete_A[(slice(None, None, None), slice(None, None, None), 6)]
        mul_11 = getitem_36 * ssm_state_6
        getitem_37 = deltaB_u[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_7 = mul_11 + getitem_37
        to_13 = ssm_state_7.to(torch.float32)
        getitem_38 = C_1[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_7 = getitem_38.unsqueeze(-1)
        scan_output_6 = torch.matmul(to_13, unsqueeze_7)
        getitem_39 = scan_output_6[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_40 = discrete_A[(slice(None, None, None), slice(None, None, None), 7)]
        mul_12 = getitem_40 * ssm_state_7
        getitem_41 = deltaB_u[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_8 = mul_12 + getitem_41
        to_14 = ssm_state_8.to(torch.float32)
        getitem_42 = C_1[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_8 = getitem_42.unsqueeze(-1)
        scan_output_7 = torch.matmul(to_14, unsqueeze_8)
        getitem_43 = scan_output_7[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_8 = torch.stack([getitem_15, getitem_19, getitem_23, getitem_27, getitem_31, getitem_35, getitem_39, getitem_43], dim = -1)
        getitem_44 = v[(None, slice(None, None, None), None)]
        mul_13 = transpose_3 * getitem_44
        scan_output_9 = scan_output_8 + mul_13
        silu_1 = torch.nn.functional.silu(gate)
        scan_output_10 = scan_output_9 * silu_1
        transpose_8 = scan_output_10.transpose(1, 2)
        to_15 = transpose_8.to(torch.float32)
        contextualized_states = torch._C._nn.linear(to_15, L_self_modules_backbone_modules_layers_modules_0_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_3 = residual + contextualized_states
        to_16 = hidden_states_3.to(dtype = torch.float32)
        hidden_states_4 = to_16.to(torch.float32)
        pow_2 = hidden_states_4.pow(2)
        variance_1 = pow_2.mean(-1, keepdim = True)
        add_12 = variance_1 + (1e-05)
        rsqrt_1 = torch.rsqrt(add_12)
        hidden_states_5 = hidden_states_4 * rsqrt_1
        to_18 = hidden_states_5.to(torch.float32)
        hidden_states_6 = L_self_modules_backbone_modules_layers_modules_1_modules_norm_parameters_weight_ * to_18
        residual_1 = hidden_states_3.to(torch.float32)
        linear_3 = torch._C._nn.linear(hidden_states_6, L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_1 = linear_3.transpose(1, 2)
        float_6 = L_self_modules_backbone_modules_layers_modules_1_modules_mixer_parameters_A_log_.float()
        exp_2 = torch.exp(float_6)
        A_1 = -exp_2
        chunk_1 = projected_states_1.chunk(2, dim = 1)
        hidden_states_B_C_3 = chunk_1[0]
        gate_1 = chunk_1[1]
        squeeze_1 = L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_20 = hidden_states_B_C_3.to(torch.float32)
        unsqueeze_9 = squeeze_1.unsqueeze(1)
        conv1d_1 = torch.conv1d(to_20, weight = unsqueeze_9, bias = L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_2 = conv1d_1[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_3 = torch.nn.functional.silu(out_2)
        hidden_states_B_C_4 = out_3.to(torch.float32)
        hidden_states_B_C_5 = hidden_states_B_C_4.transpose(1, 2)
        linear_4 = torch._C._nn.linear(hidden_states_B_C_5, L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_1 = torch.functional.split(linear_4, [48, 16, 16], dim = -1)
        time_step_2 = split_1[0]
        B_2 = split_1[1]
        C_2 = split_1[2]
        transpose_11 = time_step_2.transpose(1, 2)
        time_step_3 = L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_11
        time_proj_bias_1 = L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_12 = hidden_states_B_C_5.transpose(1, 2)
        transpose_13 = B_2.transpose(1, 2)
        transpose_14 = C_2.transpose(1, 2)
        v_1 = L_self_modules_backbone_modules_layers_modules_1_modules_mixer_parameters_D_.float()
        to_22 = time_proj_bias_1.to(torch.float32)
        getitem_51 = to_22[(Ellipsis, None)]
        dt_2 = time_step_3 + getitem_51
        dt_3 = torch._C._nn.softplus(dt_2)
        B_3 = transpose_13.transpose(1, 2)
        C_3 = transpose_14.transpose(1, 2)
        getitem_52 = A_1[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_53 = dt_3[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_17 = getitem_52 * getitem_53
        discrete_A_1 = torch.exp(mul_17)
        getitem_54 = dt_3[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_55 = B_3[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_9 = getitem_55.float()
        discrete_B_1 = getitem_54 * float_9
        getitem_56 = transpose_12[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_10 = getitem_56.float()
        deltaB_u_1 = discrete_B_1 * float_10
        ssm_state_9 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_57 = discrete_A_1[(slice(None, None, None), slice(None, None, None), 0)]
        mul_20 = getitem_57 * ssm_state_9
        getitem_58 = deltaB_u_1[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_10 = mul_20 + getitem_58
        to_23 = ssm_state_10.to(torch.float32)
        getitem_59 = C_3[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_10 = getitem_59.unsqueeze(-1)
        scan_output_11 = torch.matmul(to_23, unsqueeze_10)
        getitem_60 = scan_output_11[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_61 = discrete_A_1[(slice(None, None, None), slice(None, None, None), 1)]
        mul_21 = getitem_61 * ssm_state_10
        getitem_62 = deltaB_u_1[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_11 = mul_21 + getitem_62
        to_24 = ssm_state_11.to(torch.float32)
        getitem_63 = C_3[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_11 = getitem_63.unsqueeze(-1)
        scan_output_12 = torch.matmul(to_24, unsqueeze_11)
        getitem_64 = scan_output_12[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_65 = discrete_A_1[(slice(None, None, None), slice(None, None, None), 2)]
        mul_22 = getitem_65 * ssm_state_11
        getitem_66 = deltaB_u_1[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_12 = mul_22 + getitem_66
        to_25 = ssm_state_12.to(torch.float32)
        getitem_67 = C_3[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_12 = getitem_67.unsqueeze(-1)
        scan_output_13 = torch.matmul(to_25, unsqueeze_12)
        getitem_68 = scan_output_13[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_69 = discrete_A_1[(slice(None, None, None), slice(None, None, None), 3)]
        mul_23 = getitem_69 * ssm_state_12
        getitem_70 = deltaB_u_1[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_13 = mul_23 + getitem_70
        to_26 = ssm_state_13.to(torch.float32)
        getitem_71 = C_3[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_13 = getitem_71.unsqueeze(-1)
        scan_output_14 = torch.matmul(to_26, unsqueeze_13)
        getitem_72 = scan_output_14[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_73 = discrete_A_1[(slice(None, None, None), slice(None, None, None), 4)]
        mul_24 = getitem_73 * ssm_state_13
        getitem_74 = deltaB_u_1[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_14 = mul_24 + getitem_74
        to_27 = ssm_state_14.to(torch.float32)
        getitem_75 = C_3[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_14 = getitem_75.unsqueeze(-1)
        scan_output_15 = torch.matmul(to_27, unsqueeze_14)
        getitem_76 = scan_output_15[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_77 = discrete_A_1[(slice(None, None, None), slice(None, None, None), 5)]
        mul_25 = getitem_77 * ssm_state_14
        getitem_78 = deltaB_u_1[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_15 = mul_25 + getitem_78
        to_28 = ssm_state_15.to(torch.float32)
        getitem_79 = C_3[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_15 = getitem_79.unsqueeze(-1)
        scan_output_16 = torch.matmul(to_28, unsqueeze_15)
        getitem_80 = scan_output_16[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_81 = discrete_A_1[(slice(None, None, None), slice(None, None, None), 6)]
        mul_26 = getitem_81 * ssm_state_15
        getitem_82 = deltaB_u_1[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_16 = mul_26 + getitem_82
        to_29 = ssm_state_16.to(torch.float32)
        getitem_83 = C_3[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_16 = getitem_83.unsqueeze(-1)
        scan_output_17 = torch.matmul(to_29, unsqueeze_16)
        getitem_84 = scan_output_17[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_85 = discrete_A_1[(slice(None, None, None), slice(None, None, None), 7)]
        mul_27 = getitem_85 * ssm_state_16
        getitem_86 = deltaB_u_1[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_17 = mul_27 + getitem_86
        to_30 = ssm_state_17.to(torch.float32)
        getitem_87 = C_3[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_17 = getitem_87.unsqueeze(-1)
        scan_output_18 = torch.matmul(to_30, unsqueeze_17)
        getitem_88 = scan_output_18[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_19 = torch.stack([getitem_60, getitem_64, getitem_68, getitem_72, getitem_76, getitem_80, getitem_84, getitem_88], dim = -1)
        getitem_89 = v_1[(None, slice(None, None, None), None)]
        mul_28 = transpose_12 * getitem_89
        scan_output_20 = scan_output_19 + mul_28
        silu_3 = torch.nn.functional.silu(gate_1)
        scan_output_21 = scan_output_20 * silu_3
        transpose_17 = scan_output_21.transpose(1, 2)
        to_31 = transpose_17.to(torch.float32)
        contextualized_states_1 = torch._C._nn.linear(to_31, L_self_modules_backbone_modules_layers_modules_1_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_7 = residual_1 + contextualized_states_1
        to_32 = hidden_states_7.to(dtype = torch.float32)
        hidden_states_8 = to_32.to(torch.float32)
        pow_3 = hidden_states_8.pow(2)
        variance_2 = pow_3.mean(-1, keepdim = True)
        add_24 = variance_2 + (1e-05)
        rsqrt_2 = torch.rsqrt(add_24)
        hidden_states_9 = hidden_states_8 * rsqrt_2
        to_34 = hidden_states_9.to(torch.float32)
        hidden_states_10 = L_self_modules_backbone_modules_layers_modules_2_modules_norm_parameters_weight_ * to_34
        residual_2 = hidden_states_7.to(torch.float32)
        linear_6 = torch._C._nn.linear(hidden_states_10, L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_2 = linear_6.transpose(1, 2)
        float_11 = L_self_modules_backbone_modules_layers_modules_2_modules_mixer_parameters_A_log_.float()
        exp_4 = torch.exp(float_11)
        A_2 = -exp_4
        chunk_2 = projected_states_2.chunk(2, dim = 1)
        hidden_states_B_C_6 = chunk_2[0]
        gate_2 = chunk_2[1]
        squeeze_2 = L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_36 = hidden_states_B_C_6.to(torch.float32)
        unsqueeze_18 = squeeze_2.unsqueeze(1)
        conv1d_2 = torch.conv1d(to_36, weight = unsqueeze_18, bias = L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_4 = conv1d_2[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_5 = torch.nn.functional.silu(out_4)
        hidden_states_B_C_7 = out_5.to(torch.float32)
        hidden_states_B_C_8 = hidden_states_B_C_7.transpose(1, 2)
        linear_7 = torch._C._nn.linear(hidden_states_B_C_8, L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_2 = torch.functional.split(linear_7, [48, 16, 16], dim = -1)
        time_step_4 = split_2[0]
        B_4 = split_2[1]
        C_4 = split_2[2]
        transpose_20 = time_step_4.transpose(1, 2)
        time_step_5 = L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_20
        time_proj_bias_2 = L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_21 = hidden_states_B_C_8.transpose(1, 2)
        transpose_22 = B_4.transpose(1, 2)
        transpose_23 = C_4.transpose(1, 2)
        v_2 = L_self_modules_backbone_modules_layers_modules_2_modules_mixer_parameters_D_.float()
        to_38 = time_proj_bias_2.to(torch.float32)
        getitem_96 = to_38[(Ellipsis, None)]
        dt_4 = time_step_5 + getitem_96
        dt_5 = torch._C._nn.softplus(dt_4)
        B_5 = transpose_22.transpose(1, 2)
        C_5 = transpose_23.transpose(1, 2)
        getitem_97 = A_2[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_98 = dt_5[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_32 = getitem_97 * getitem_98
        discrete_A_2 = torch.exp(mul_32)
        getitem_99 = dt_5[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_100 = B_5[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_14 = getitem_100.float()
        discrete_B_2 = getitem_99 * float_14
        getitem_101 = transpose_21[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_15 = getitem_101.float()
        deltaB_u_2 = discrete_B_2 * float_15
        ssm_state_18 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_102 = discrete_A_2[(slice(None, None, None), slice(None, None, None), 0)]
        mul_35 = getitem_102 * ssm_state_18
        getitem_103 = deltaB_u_2[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_19 = mul_35 + getitem_103
        to_39 = ssm_state_19.to(torch.float32)
        getitem_104 = C_5[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_19 = getitem_104.unsqueeze(-1)
        scan_output_22 = torch.matmul(to_39, unsqueeze_19)
        getitem_105 = scan_output_22[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_106 = discrete_A_2[(slice(None, None, None), slice(None, None, None), 1)]
        mul_36 = getitem_106 * ssm_state_19
        getitem_107 = deltaB_u_2[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_20 = mul_36 + getitem_107
        to_40 = ssm_state_20.to(torch.float32)
        getitem_108 = C_5[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_20 = getitem_108.unsqueeze(-1)
        scan_output_23 = torch.matmul(to_40, unsqueeze_20)
        getitem_109 = scan_output_23[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_110 = discrete_A_2[(slice(None, None, None), slice(None, None, None), 2)]
        mul_37 = getitem_110 * ssm_state_20
        getitem_111 = deltaB_u_2[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_21 = mul_37 + getitem_111
        to_41 = ssm_state_21.to(torch.float32)
        getitem_112 = C_5[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_21 = getitem_112.unsqueeze(-1)
        scan_output_24 = torch.matmul(to_41, unsqueeze_21)
        getitem_113 = scan_output_24[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_114 = discrete_A_2[(slice(None, None, None), slice(None, None, None), 3)]
        mul_38 = getitem_114 * ssm_state_21
        getitem_115 = deltaB_u_2[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_22 = mul_38 + getitem_115
        to_42 = ssm_state_22.to(torch.float32)
        getitem_116 = C_5[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_22 = getitem_116.unsqueeze(-1)
        scan_output_25 = torch.matmul(to_42, unsqueeze_22)
        getitem_117 = scan_output_25[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_118 = discrete_A_2[(slice(None, None, None), slice(None, None, None), 4)]
        mul_39 = getitem_118 * ssm_state_22
        getitem_119 = deltaB_u_2[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_23 = mul_39 + getitem_119
        to_43 = ssm_state_23.to(torch.float32)
        getitem_120 = C_5[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_23 = getitem_120.unsqueeze(-1)
        scan_output_26 = torch.matmul(to_43, unsqueeze_23)
        getitem_121 = scan_output_26[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_122 = discrete_A_2[(slice(None, None, None), slice(None, None, None), 5)]
        mul_40 = getitem_122 * ssm_state_23
        getitem_123 = deltaB_u_2[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_24 = mul_40 + getitem_123
        to_44 = ssm_state_24.to(torch.float32)
        getitem_124 = C_5[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_24 = getitem_124.unsqueeze(-1)
        scan_output_27 = torch.matmul(to_44, unsqueeze_24)
        getitem_125 = scan_output_27[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_126 = discrete_A_2[(slice(None, None, None), slice(None, None, None), 6)]
        mul_41 = getitem_126 * ssm_state_24
        getitem_127 = deltaB_u_2[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_25 = mul_41 + getitem_127
        to_45 = ssm_state_25.to(torch.float32)
        getitem_128 = C_5[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_25 = getitem_128.unsqueeze(-1)
        scan_output_28 = torch.matmul(to_45, unsqueeze_25)
        getitem_129 = scan_output_28[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_130 = discrete_A_2[(slice(None, None, None), slice(None, None, None), 7)]
        mul_42 = getitem_130 * ssm_state_25
        getitem_131 = deltaB_u_2[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_26 = mul_42 + getitem_131
        to_46 = ssm_state_26.to(torch.float32)
        getitem_132 = C_5[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_26 = getitem_132.unsqueeze(-1)
        scan_output_29 = torch.matmul(to_46, unsqueeze_26)
        getitem_133 = scan_output_29[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_30 = torch.stack([getitem_105, getitem_109, getitem_113, getitem_117, getitem_121, getitem_125, getitem_129, getitem_133], dim = -1)
        getitem_134 = v_2[(None, slice(None, None, None), None)]
        mul_43 = transpose_21 * getitem_134
        scan_output_31 = scan_output_30 + mul_43
        silu_5 = torch.nn.functional.silu(gate_2)
        scan_output_32 = scan_output_31 * silu_5
        transpose_26 = scan_output_32.transpose(1, 2)
        to_47 = transpose_26.to(torch.float32)
        contextualized_states_2 = torch._C._nn.linear(to_47, L_self_modules_backbone_modules_layers_modules_2_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_11 = residual_2 + contextualized_states_2
        to_48 = hidden_states_11.to(dtype = torch.float32)
        hidden_states_12 = to_48.to(torch.float32)
        pow_4 = hidden_states_12.pow(2)
        variance_3 = pow_4.mean(-1, keepdim = True)
        add_36 = variance_3 + (1e-05)
        rsqrt_3 = torch.rsqrt(add_36)
        hidden_states_13 = hidden_states_12 * rsqrt_3
        to_50 = hidden_states_13.to(torch.float32)
        hidden_states_14 = L_self_modules_backbone_modules_layers_modules_3_modules_norm_parameters_weight_ * to_50
        residual_3 = hidden_states_11.to(torch.float32)
        linear_9 = torch._C._nn.linear(hidden_states_14, L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_3 = linear_9.transpose(1, 2)
        float_16 = L_self_modules_backbone_modules_layers_modules_3_modules_mixer_parameters_A_log_.float()
        exp_6 = torch.exp(float_16)
        A_3 = -exp_6
        chunk_3 = projected_states_3.chunk(2, dim = 1)
        hidden_states_B_C_9 = chunk_3[0]
        gate_3 = chunk_3[1]
        squeeze_3 = L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_52 = hidden_states_B_C_9.to(torch.float32)
        unsqueeze_27 = squeeze_3.unsqueeze(1)
        conv1d_3 = torch.conv1d(to_52, weight = unsqueeze_27, bias = L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_6 = conv1d_3[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_7 = torch.nn.functional.silu(out_6)
        hidden_states_B_C_10 = out_7.to(torch.float32)
        hidden_states_B_C_11 = hidden_states_B_C_10.transpose(1, 2)
        linear_10 = torch._C._nn.linear(hidden_states_B_C_11, L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_3 = torch.functional.split(linear_10, [48, 16, 16], dim = -1)
        time_step_6 = split_3[0]
        B_6 = split_3[1]
        C_6 = split_3[2]
        transpose_29 = time_step_6.transpose(1, 2)
        time_step_7 = L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_29
        time_proj_bias_3 = L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_30 = hidden_states_B_C_11.transpose(1, 2)
        transpose_31 = B_6.transpose(1, 2)
        transpose_32 = C_6.transpose(1, 2)
        v_3 = L_self_modules_backbone_modules_layers_modules_3_modules_mixer_parameters_D_.float()
        to_54 = time_proj_bias_3.to(torch.float32)
        getitem_141 = to_54[(Ellipsis, None)]
        dt_6 = time_step_7 + getitem_141
        dt_7 = torch._C._nn.softplus(dt_6)
        B_7 = transpose_31.transpose(1, 2)
        C_7 = transpose_32.transpose(1, 2)
        getitem_142 = A_3[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_143 = dt_7[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_47 = getitem_142 * getitem_143
        discrete_A_3 = torch.exp(mul_47)
        getitem_144 = dt_7[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_145 = B_7[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_19 = getitem_145.float()
        discrete_B_3 = getitem_144 * float_19
        getitem_146 = transpose_30[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_20 = getitem_146.float()
        deltaB_u_3 = discrete_B_3 * float_20
        ssm_state_27 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_147 = discrete_A_3[(slice(None, None, None), slice(None, None, None), 0)]
        mul_50 = getitem_147 * ssm_state_27
        getitem_148 = deltaB_u_3[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_28 = mul_50 + getitem_148
        to_55 = ssm_state_28.to(torch.float32)
        getitem_149 = C_7[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_28 = getitem_149.unsqueeze(-1)
        scan_output_33 = torch.matmul(to_55, unsqueeze_28)
        getitem_150 = scan_output_33[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_151 = discrete_A_3[(slice(None, None, None), slice(None, None, None), 1)]
        mul_51 = getitem_151 * ssm_state_28
        getitem_152 = deltaB_u_3[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_29 = mul_51 + getitem_152
        to_56 = ssm_state_29.to(torch.float32)
        getitem_153 = C_7[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_29 = getitem_153.unsqueeze(-1)
        scan_output_34 = torch.matmul(to_56, unsqueeze_29)
        getitem_154 = scan_output_34[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_155 = discrete_A_3[(slice(None, None, None), slice(None, None, None), 2)]
        mul_52 = getitem_155 * ssm_state_29
        getitem_156 = deltaB_u_3[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_30 = mul_52 + getitem_156
        to_57 = ssm_state_30.to(torch.float32)
        getitem_157 = C_7[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_30 = getitem_157.unsqueeze(-1)
        scan_output_35 = torch.matmul(to_57, unsqueeze_30)
        getitem_158 = scan_output_35[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_159 = discrete_A_3[(slice(None, None, None), slice(None, None, None), 3)]
        mul_53 = getitem_159 * ssm_state_30
        getitem_160 = deltaB_u_3[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_31 = mul_53 + getitem_160
        to_58 = ssm_state_31.to(torch.float32)
        getitem_161 = C_7[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_31 = getitem_161.unsqueeze(-1)
        scan_output_36 = torch.matmul(to_58, unsqueeze_31)
        getitem_162 = scan_output_36[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_163 = discrete_A_3[(slice(None, None, None), slice(None, None, None), 4)]
        mul_54 = getitem_163 * ssm_state_31
        getitem_164 = deltaB_u_3[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_32 = mul_54 + getitem_164
        to_59 = ssm_state_32.to(torch.float32)
        getitem_165 = C_7[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_32 = getitem_165.unsqueeze(-1)
        scan_output_37 = torch.matmul(to_59, unsqueeze_32)
        getitem_166 = scan_output_37[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_167 = discrete_A_3[(slice(None, None, None), slice(None, None, None), 5)]
        mul_55 = getitem_167 * ssm_state_32
        getitem_168 = deltaB_u_3[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_33 = mul_55 + getitem_168
        to_60 = ssm_state_33.to(torch.float32)
        getitem_169 = C_7[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_33 = getitem_169.unsqueeze(-1)
        scan_output_38 = torch.matmul(to_60, unsqueeze_33)
        getitem_170 = scan_output_38[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_171 = discrete_A_3[(slice(None, None, None), slice(None, None, None), 6)]
        mul_56 = getitem_171 * ssm_state_33
        getitem_172 = deltaB_u_3[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_34 = mul_56 + getitem_172
        to_61 = ssm_state_34.to(torch.float32)
        getitem_173 = C_7[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_34 = getitem_173.unsqueeze(-1)
        scan_output_39 = torch.matmul(to_61, unsqueeze_34)
        getitem_174 = scan_output_39[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_175 = discrete_A_3[(slice(None, None, None), slice(None, None, None), 7)]
        mul_57 = getitem_175 * ssm_state_34
        getitem_176 = deltaB_u_3[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_35 = mul_57 + getitem_176
        to_62 = ssm_state_35.to(torch.float32)
        getitem_177 = C_7[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_35 = getitem_177.unsqueeze(-1)
        scan_output_40 = torch.matmul(to_62, unsqueeze_35)
        getitem_178 = scan_output_40[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_41 = torch.stack([getitem_150, getitem_154, getitem_158, getitem_162, getitem_166, getitem_170, getitem_174, getitem_178], dim = -1)
        getitem_179 = v_3[(None, slice(None, None, None), None)]
        mul_58 = transpose_30 * getitem_179
        scan_output_42 = scan_output_41 + mul_58
        silu_7 = torch.nn.functional.silu(gate_3)
        scan_output_43 = scan_output_42 * silu_7
        transpose_35 = scan_output_43.transpose(1, 2)
        to_63 = transpose_35.to(torch.float32)
        contextualized_states_3 = torch._C._nn.linear(to_63, L_self_modules_backbone_modules_layers_modules_3_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_15 = residual_3 + contextualized_states_3
        to_64 = hidden_states_15.to(dtype = torch.float32)
        hidden_states_16 = to_64.to(torch.float32)
        pow_5 = hidden_states_16.pow(2)
        variance_4 = pow_5.mean(-1, keepdim = True)
        add_48 = variance_4 + (1e-05)
        rsqrt_4 = torch.rsqrt(add_48)
        hidden_states_17 = hidden_states_16 * rsqrt_4
        to_66 = hidden_states_17.to(torch.float32)
        hidden_states_18 = L_self_modules_backbone_modules_layers_modules_4_modules_norm_parameters_weight_ * to_66
        residual_4 = hidden_states_15.to(torch.float32)
        linear_12 = torch._C._nn.linear(hidden_states_18, L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_4 = linear_12.transpose(1, 2)
        float_21 = L_self_modules_backbone_modules_layers_modules_4_modules_mixer_parameters_A_log_.float()
        exp_8 = torch.exp(float_21)
        A_4 = -exp_8
        chunk_4 = projected_states_4.chunk(2, dim = 1)
        hidden_states_B_C_12 = chunk_4[0]
        gate_4 = chunk_4[1]
        squeeze_4 = L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_68 = hidden_states_B_C_12.to(torch.float32)
        unsqueeze_36 = squeeze_4.unsqueeze(1)
        conv1d_4 = torch.conv1d(to_68, weight = unsqueeze_36, bias = L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_8 = conv1d_4[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_9 = torch.nn.functional.silu(out_8)
        hidden_states_B_C_13 = out_9.to(torch.float32)
        hidden_states_B_C_14 = hidden_states_B_C_13.transpose(1, 2)
        linear_13 = torch._C._nn.linear(hidden_states_B_C_14, L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_4 = torch.functional.split(linear_13, [48, 16, 16], dim = -1)
        time_step_8 = split_4[0]
        B_8 = split_4[1]
        C_8 = split_4[2]
        transpose_38 = time_step_8.transpose(1, 2)
        time_step_9 = L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_38
        time_proj_bias_4 = L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_39 = hidden_states_B_C_14.transpose(1, 2)
        transpose_40 = B_8.transpose(1, 2)
        transpose_41 = C_8.transpose(1, 2)
        v_4 = L_self_modules_backbone_modules_layers_modules_4_modules_mixer_parameters_D_.float()
        to_70 = time_proj_bias_4.to(torch.float32)
        getitem_186 = to_70[(Ellipsis, None)]
        dt_8 = time_step_9 + getitem_186
        dt_9 = torch._C._nn.softplus(dt_8)
        B_9 = transpose_40.transpose(1, 2)
        C_9 = transpose_41.transpose(1, 2)
        getitem_187 = A_4[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_188 = dt_9[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_62 = getitem_187 * getitem_188
        discrete_A_4 = torch.exp(mul_62)
        getitem_189 = dt_9[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_190 = B_9[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_24 = getitem_190.float()
        discrete_B_4 = getitem_189 * float_24
        getitem_191 = transpose_39[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_25 = getitem_191.float()
        deltaB_u_4 = discrete_B_4 * float_25
        ssm_state_36 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_192 = discrete_A_4[(slice(None, None, None), slice(None, None, None), 0)]
        mul_65 = getitem_192 * ssm_state_36
        getitem_193 = deltaB_u_4[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_37 = mul_65 + getitem_193
        to_71 = ssm_state_37.to(torch.float32)
        getitem_194 = C_9[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_37 = getitem_194.unsqueeze(-1)
        scan_output_44 = torch.matmul(to_71, unsqueeze_37)
        getitem_195 = scan_output_44[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_196 = discrete_A_4[(slice(None, None, None), slice(None, None, None), 1)]
        mul_66 = getitem_196 * ssm_state_37
        getitem_197 = deltaB_u_4[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_38 = mul_66 + getitem_197
        to_72 = ssm_state_38.to(torch.float32)
        getitem_198 = C_9[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_38 = getitem_198.unsqueeze(-1)
        scan_output_45 = torch.matmul(to_72, unsqueeze_38)
        getitem_199 = scan_output_45[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_200 = discrete_A_4[(slice(None, None, None), slice(None, None, None), 2)]
        mul_67 = getitem_200 * ssm_state_38
        getitem_201 = deltaB_u_4[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_39 = mul_67 + getitem_201
        to_73 = ssm_state_39.to(torch.float32)
        getitem_202 = C_9[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_39 = getitem_202.unsqueeze(-1)
        scan_output_46 = torch.matmul(to_73, unsqueeze_39)
        getitem_203 = scan_output_46[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_204 = discrete_A_4[(slice(None, None, None), slice(None, None, None), 3)]
        mul_68 = getitem_204 * ssm_state_39
        getitem_205 = deltaB_u_4[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_40 = mul_68 + getitem_205
        to_74 = ssm_state_40.to(torch.float32)
        getitem_206 = C_9[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_40 = getitem_206.unsqueeze(-1)
        scan_output_47 = torch.matmul(to_74, unsqueeze_40)
        getitem_207 = scan_output_47[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_208 = discrete_A_4[(slice(None, None, None), slice(None, None, None), 4)]
        mul_69 = getitem_208 * ssm_state_40
        getitem_209 = deltaB_u_4[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_41 = mul_69 + getitem_209
        to_75 = ssm_state_41.to(torch.float32)
        getitem_210 = C_9[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_41 = getitem_210.unsqueeze(-1)
        scan_output_48 = torch.matmul(to_75, unsqueeze_41)
        getitem_211 = scan_output_48[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_212 = discrete_A_4[(slice(None, None, None), slice(None, None, None), 5)]
        mul_70 = getitem_212 * ssm_state_41
        getitem_213 = deltaB_u_4[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_42 = mul_70 + getitem_213
        to_76 = ssm_state_42.to(torch.float32)
        getitem_214 = C_9[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_42 = getitem_214.unsqueeze(-1)
        scan_output_49 = torch.matmul(to_76, unsqueeze_42)
        getitem_215 = scan_output_49[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_216 = discrete_A_4[(slice(None, None, None), slice(None, None, None), 6)]
        mul_71 = getitem_216 * ssm_state_42
        getitem_217 = deltaB_u_4[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_43 = mul_71 + getitem_217
        to_77 = ssm_state_43.to(torch.float32)
        getitem_218 = C_9[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_43 = getitem_218.unsqueeze(-1)
        scan_output_50 = torch.matmul(to_77, unsqueeze_43)
        getitem_219 = scan_output_50[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_220 = discrete_A_4[(slice(None, None, None), slice(None, None, None), 7)]
        mul_72 = getitem_220 * ssm_state_43
        getitem_221 = deltaB_u_4[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_44 = mul_72 + getitem_221
        to_78 = ssm_state_44.to(torch.float32)
        getitem_222 = C_9[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_44 = getitem_222.unsqueeze(-1)
        scan_output_51 = torch.matmul(to_78, unsqueeze_44)
        getitem_223 = scan_output_51[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_52 = torch.stack([getitem_195, getitem_199, getitem_203, getitem_207, getitem_211, getitem_215, getitem_219, getitem_223], dim = -1)
        getitem_224 = v_4[(None, slice(None, None, None), None)]
        mul_73 = transpose_39 * getitem_224
        scan_output_53 = scan_output_52 + mul_73
        silu_9 = torch.nn.functional.silu(gate_4)
        scan_output_54 = scan_output_53 * silu_9
        transpose_44 = scan_output_54.transpose(1, 2)
        to_79 = transpose_44.to(torch.float32)
        contextualized_states_4 = torch._C._nn.linear(to_79, L_self_modules_backbone_modules_layers_modules_4_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_19 = residual_4 + contextualized_states_4
        to_80 = hidden_states_19.to(dtype = torch.float32)
        hidden_states_20 = to_80.to(torch.float32)
        pow_6 = hidden_states_20.pow(2)
        variance_5 = pow_6.mean(-1, keepdim = True)
        add_60 = variance_5 + (1e-05)
        rsqrt_5 = torch.rsqrt(add_60)
        hidden_states_21 = hidden_states_20 * rsqrt_5
        to_82 = hidden_states_21.to(torch.float32)
        hidden_states_22 = L_self_modules_backbone_modules_layers_modules_5_modules_norm_parameters_weight_ * to_82
        residual_5 = hidden_states_19.to(torch.float32)
        linear_15 = torch._C._nn.linear(hidden_states_22, L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_5 = linear_15.transpose(1, 2)
        float_26 = L_self_modules_backbone_modules_layers_modules_5_modules_mixer_parameters_A_log_.float()
        exp_10 = torch.exp(float_26)
        A_5 = -exp_10
        chunk_5 = projected_states_5.chunk(2, dim = 1)
        hidden_states_B_C_15 = chunk_5[0]
        gate_5 = chunk_5[1]
        squeeze_5 = L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_84 = hidden_states_B_C_15.to(torch.float32)
        unsqueeze_45 = squeeze_5.unsqueeze(1)
        conv1d_5 = torch.conv1d(to_84, weight = unsqueeze_45, bias = L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_10 = conv1d_5[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_11 = torch.nn.functional.silu(out_10)
        hidden_states_B_C_16 = out_11.to(torch.float32)
        hidden_states_B_C_17 = hidden_states_B_C_16.transpose(1, 2)
        linear_16 = torch._C._nn.linear(hidden_states_B_C_17, L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_5 = torch.functional.split(linear_16, [48, 16, 16], dim = -1)
        time_step_10 = split_5[0]
        B_10 = split_5[1]
        C_10 = split_5[2]
        transpose_47 = time_step_10.transpose(1, 2)
        time_step_11 = L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_47
        time_proj_bias_5 = L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_48 = hidden_states_B_C_17.transpose(1, 2)
        transpose_49 = B_10.transpose(1, 2)
        transpose_50 = C_10.transpose(1, 2)
        v_5 = L_self_modules_backbone_modules_layers_modules_5_modules_mixer_parameters_D_.float()
        to_86 = time_proj_bias_5.to(torch.float32)
        getitem_231 = to_86[(Ellipsis, None)]
        dt_10 = time_step_11 + getitem_231
        dt_11 = torch._C._nn.softplus(dt_10)
        B_11 = transpose_49.transpose(1, 2)
        C_11 = transpose_50.transpose(1, 2)
        getitem_232 = A_5[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_233 = dt_11[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_77 = getitem_232 * getitem_233
        discrete_A_5 = torch.exp(mul_77)
        getitem_234 = dt_11[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_235 = B_11[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_29 = getitem_235.float()
        discrete_B_5 = getitem_234 * float_29
        getitem_236 = transpose_48[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_30 = getitem_236.float()
        deltaB_u_5 = discrete_B_5 * float_30
        ssm_state_45 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_237 = discrete_A_5[(slice(None, None, None), slice(None, None, None), 0)]
        mul_80 = getitem_237 * ssm_state_45
        getitem_238 = deltaB_u_5[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_46 = mul_80 + getitem_238
        to_87 = ssm_state_46.to(torch.float32)
        getitem_239 = C_11[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_46 = getitem_239.unsqueeze(-1)
        scan_output_55 = torch.matmul(to_87, unsqueeze_46)
        getitem_240 = scan_output_55[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_241 = discrete_A_5[(slice(None, None, None), slice(None, None, None), 1)]
        mul_81 = getitem_241 * ssm_state_46
        getitem_242 = deltaB_u_5[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_47 = mul_81 + getitem_242
        to_88 = ssm_state_47.to(torch.float32)
        getitem_243 = C_11[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_47 = getitem_243.unsqueeze(-1)
        scan_output_56 = torch.matmul(to_88, unsqueeze_47)
        getitem_244 = scan_output_56[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_245 = discrete_A_5[(slice(None, None, None), slice(None, None, None), 2)]
        mul_82 = getitem_245 * ssm_state_47
        getitem_246 = deltaB_u_5[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_48 = mul_82 + getitem_246
        to_89 = ssm_state_48.to(torch.float32)
        getitem_247 = C_11[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_48 = getitem_247.unsqueeze(-1)
        scan_output_57 = torch.matmul(to_89, unsqueeze_48)
        getitem_248 = scan_output_57[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_249 = discrete_A_5[(slice(None, None, None), slice(None, None, None), 3)]
        mul_83 = getitem_249 * ssm_state_48
        getitem_250 = deltaB_u_5[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_49 = mul_83 + getitem_250
        to_90 = ssm_state_49.to(torch.float32)
        getitem_251 = C_11[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_49 = getitem_251.unsqueeze(-1)
        scan_output_58 = torch.matmul(to_90, unsqueeze_49)
        getitem_252 = scan_output_58[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_253 = discrete_A_5[(slice(None, None, None), slice(None, None, None), 4)]
        mul_84 = getitem_253 * ssm_state_49
        getitem_254 = deltaB_u_5[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_50 = mul_84 + getitem_254
        to_91 = ssm_state_50.to(torch.float32)
        getitem_255 = C_11[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_50 = getitem_255.unsqueeze(-1)
        scan_output_59 = torch.matmul(to_91, unsqueeze_50)
        getitem_256 = scan_output_59[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_257 = discrete_A_5[(slice(None, None, None), slice(None, None, None), 5)]
        mul_85 = getitem_257 * ssm_state_50
        getitem_258 = deltaB_u_5[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_51 = mul_85 + getitem_258
        to_92 = ssm_state_51.to(torch.float32)
        getitem_259 = C_11[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_51 = getitem_259.unsqueeze(-1)
        scan_output_60 = torch.matmul(to_92, unsqueeze_51)
        getitem_260 = scan_output_60[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_261 = discrete_A_5[(slice(None, None, None), slice(None, None, None), 6)]
        mul_86 = getitem_261 * ssm_state_51
        getitem_262 = deltaB_u_5[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_52 = mul_86 + getitem_262
        to_93 = ssm_state_52.to(torch.float32)
        getitem_263 = C_11[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_52 = getitem_263.unsqueeze(-1)
        scan_output_61 = torch.matmul(to_93, unsqueeze_52)
        getitem_264 = scan_output_61[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_265 = discrete_A_5[(slice(None, None, None), slice(None, None, None), 7)]
        mul_87 = getitem_265 * ssm_state_52
        getitem_266 = deltaB_u_5[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_53 = mul_87 + getitem_266
        to_94 = ssm_state_53.to(torch.float32)
        getitem_267 = C_11[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_53 = getitem_267.unsqueeze(-1)
        scan_output_62 = torch.matmul(to_94, unsqueeze_53)
        getitem_268 = scan_output_62[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_63 = torch.stack([getitem_240, getitem_244, getitem_248, getitem_252, getitem_256, getitem_260, getitem_264, getitem_268], dim = -1)
        getitem_269 = v_5[(None, slice(None, None, None), None)]
        mul_88 = transpose_48 * getitem_269
        scan_output_64 = scan_output_63 + mul_88
        silu_11 = torch.nn.functional.silu(gate_5)
        scan_output_65 = scan_output_64 * silu_11
        transpose_53 = scan_output_65.transpose(1, 2)
        to_95 = transpose_53.to(torch.float32)
        contextualized_states_5 = torch._C._nn.linear(to_95, L_self_modules_backbone_modules_layers_modules_5_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_23 = residual_5 + contextualized_states_5
        to_96 = hidden_states_23.to(dtype = torch.float32)
        hidden_states_24 = to_96.to(torch.float32)
        pow_7 = hidden_states_24.pow(2)
        variance_6 = pow_7.mean(-1, keepdim = True)
        add_72 = variance_6 + (1e-05)
        rsqrt_6 = torch.rsqrt(add_72)
        hidden_states_25 = hidden_states_24 * rsqrt_6
        to_98 = hidden_states_25.to(torch.float32)
        hidden_states_26 = L_self_modules_backbone_modules_layers_modules_6_modules_norm_parameters_weight_ * to_98
        residual_6 = hidden_states_23.to(torch.float32)
        linear_18 = torch._C._nn.linear(hidden_states_26, L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_6 = linear_18.transpose(1, 2)
        float_31 = L_self_modules_backbone_modules_layers_modules_6_modules_mixer_parameters_A_log_.float()
        exp_12 = torch.exp(float_31)
        A_6 = -exp_12
        chunk_6 = projected_states_6.chunk(2, dim = 1)
        hidden_states_B_C_18 = chunk_6[0]
        gate_6 = chunk_6[1]
        squeeze_6 = L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_100 = hidden_states_B_C_18.to(torch.float32)
        unsqueeze_54 = squeeze_6.unsqueeze(1)
        conv1d_6 = torch.conv1d(to_100, weight = unsqueeze_54, bias = L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_12 = conv1d_6[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_13 = torch.nn.functional.silu(out_12)
        hidden_states_B_C_19 = out_13.to(torch.float32)
        hidden_states_B_C_20 = hidden_states_B_C_19.transpose(1, 2)
        linear_19 = torch._C._nn.linear(hidden_states_B_C_20, L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_6 = torch.functional.split(linear_19, [48, 16, 16], dim = -1)
        time_step_12 = split_6[0]
        B_12 = split_6[1]
        C_12 = split_6[2]
        transpose_56 = time_step_12.transpose(1, 2)
        time_step_13 = L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_56
        time_proj_bias_6 = L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_57 = hidden_states_B_C_20.transpose(1, 2)
        transpose_58 = B_12.transpose(1, 2)
        transpose_59 = C_12.transpose(1, 2)
        v_6 = L_self_modules_backbone_modules_layers_modules_6_modules_mixer_parameters_D_.float()
        to_102 = time_proj_bias_6.to(torch.float32)
        getitem_276 = to_102[(Ellipsis, None)]
        dt_12 = time_step_13 + getitem_276
        dt_13 = torch._C._nn.softplus(dt_12)
        B_13 = transpose_58.transpose(1, 2)
        C_13 = transpose_59.transpose(1, 2)
        getitem_277 = A_6[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_278 = dt_13[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_92 = getitem_277 * getitem_278
        discrete_A_6 = torch.exp(mul_92)
        getitem_279 = dt_13[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_280 = B_13[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_34 = getitem_280.float()
        discrete_B_6 = getitem_279 * float_34
        getitem_281 = transpose_57[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_35 = getitem_281.float()
        deltaB_u_6 = discrete_B_6 * float_35
        ssm_state_54 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_282 = discrete_A_6[(slice(None, None, None), slice(None, None, None), 0)]
        mul_95 = getitem_282 * ssm_state_54
        getitem_283 = deltaB_u_6[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_55 = mul_95 + getitem_283
        to_103 = ssm_state_55.to(torch.float32)
        getitem_284 = C_13[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_55 = getitem_284.unsqueeze(-1)
        scan_output_66 = torch.matmul(to_103, unsqueeze_55)
        getitem_285 = scan_output_66[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_286 = discrete_A_6[(slice(None, None, None), slice(None, None, None), 1)]
        mul_96 = getitem_286 * ssm_state_55
        getitem_287 = deltaB_u_6[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_56 = mul_96 + getitem_287
        to_104 = ssm_state_56.to(torch.float32)
        getitem_288 = C_13[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_56 = getitem_288.unsqueeze(-1)
        scan_output_67 = torch.matmul(to_104, unsqueeze_56)
        getitem_289 = scan_output_67[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_290 = discrete_A_6[(slice(None, None, None), slice(None, None, None), 2)]
        mul_97 = getitem_290 * ssm_state_56
        getitem_291 = deltaB_u_6[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_57 = mul_97 + getitem_291
        to_105 = ssm_state_57.to(torch.float32)
        getitem_292 = C_13[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_57 = getitem_292.unsqueeze(-1)
        scan_output_68 = torch.matmul(to_105, unsqueeze_57)
        getitem_293 = scan_output_68[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_294 = discrete_A_6[(slice(None, None, None), slice(None, None, None), 3)]
        mul_98 = getitem_294 * ssm_state_57
        getitem_295 = deltaB_u_6[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_58 = mul_98 + getitem_295
        to_106 = ssm_state_58.to(torch.float32)
        getitem_296 = C_13[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_58 = getitem_296.unsqueeze(-1)
        scan_output_69 = torch.matmul(to_106, unsqueeze_58)
        getitem_297 = scan_output_69[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_298 = discrete_A_6[(slice(None, None, None), slice(None, None, None), 4)]
        mul_99 = getitem_298 * ssm_state_58
        getitem_299 = deltaB_u_6[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_59 = mul_99 + getitem_299
        to_107 = ssm_state_59.to(torch.float32)
        getitem_300 = C_13[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_59 = getitem_300.unsqueeze(-1)
        scan_output_70 = torch.matmul(to_107, unsqueeze_59)
        getitem_301 = scan_output_70[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_302 = discrete_A_6[(slice(None, None, None), slice(None, None, None), 5)]
        mul_100 = getitem_302 * ssm_state_59
        getitem_303 = deltaB_u_6[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_60 = mul_100 + getitem_303
        to_108 = ssm_state_60.to(torch.float32)
        getitem_304 = C_13[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_60 = getitem_304.unsqueeze(-1)
        scan_output_71 = torch.matmul(to_108, unsqueeze_60)
        getitem_305 = scan_output_71[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_306 = discrete_A_6[(slice(None, None, None), slice(None, None, None), 6)]
        mul_101 = getitem_306 * ssm_state_60
        getitem_307 = deltaB_u_6[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_61 = mul_101 + getitem_307
        to_109 = ssm_state_61.to(torch.float32)
        getitem_308 = C_13[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_61 = getitem_308.unsqueeze(-1)
        scan_output_72 = torch.matmul(to_109, unsqueeze_61)
        getitem_309 = scan_output_72[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_310 = discrete_A_6[(slice(None, None, None), slice(None, None, None), 7)]
        mul_102 = getitem_310 * ssm_state_61
        getitem_311 = deltaB_u_6[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_62 = mul_102 + getitem_311
        to_110 = ssm_state_62.to(torch.float32)
        getitem_312 = C_13[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_62 = getitem_312.unsqueeze(-1)
        scan_output_73 = torch.matmul(to_110, unsqueeze_62)
        getitem_313 = scan_output_73[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_74 = torch.stack([getitem_285, getitem_289, getitem_293, getitem_297, getitem_301, getitem_305, getitem_309, getitem_313], dim = -1)
        getitem_314 = v_6[(None, slice(None, None, None), None)]
        mul_103 = transpose_57 * getitem_314
        scan_output_75 = scan_output_74 + mul_103
        silu_13 = torch.nn.functional.silu(gate_6)
        scan_output_76 = scan_output_75 * silu_13
        transpose_62 = scan_output_76.transpose(1, 2)
        to_111 = transpose_62.to(torch.float32)
        contextualized_states_6 = torch._C._nn.linear(to_111, L_self_modules_backbone_modules_layers_modules_6_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_27 = residual_6 + contextualized_states_6
        to_112 = hidden_states_27.to(dtype = torch.float32)
        hidden_states_28 = to_112.to(torch.float32)
        pow_8 = hidden_states_28.pow(2)
        variance_7 = pow_8.mean(-1, keepdim = True)
        add_84 = variance_7 + (1e-05)
        rsqrt_7 = torch.rsqrt(add_84)
        hidden_states_29 = hidden_states_28 * rsqrt_7
        to_114 = hidden_states_29.to(torch.float32)
        hidden_states_30 = L_self_modules_backbone_modules_layers_modules_7_modules_norm_parameters_weight_ * to_114
        residual_7 = hidden_states_27.to(torch.float32)
        linear_21 = torch._C._nn.linear(hidden_states_30, L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_7 = linear_21.transpose(1, 2)
        float_36 = L_self_modules_backbone_modules_layers_modules_7_modules_mixer_parameters_A_log_.float()
        exp_14 = torch.exp(float_36)
        A_7 = -exp_14
        chunk_7 = projected_states_7.chunk(2, dim = 1)
        hidden_states_B_C_21 = chunk_7[0]
        gate_7 = chunk_7[1]
        squeeze_7 = L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_116 = hidden_states_B_C_21.to(torch.float32)
        unsqueeze_63 = squeeze_7.unsqueeze(1)
        conv1d_7 = torch.conv1d(to_116, weight = unsqueeze_63, bias = L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_14 = conv1d_7[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_15 = torch.nn.functional.silu(out_14)
        hidden_states_B_C_22 = out_15.to(torch.float32)
        hidden_states_B_C_23 = hidden_states_B_C_22.transpose(1, 2)
        linear_22 = torch._C._nn.linear(hidden_states_B_C_23, L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_7 = torch.functional.split(linear_22, [48, 16, 16], dim = -1)
        time_step_14 = split_7[0]
        B_14 = split_7[1]
        C_14 = split_7[2]
        transpose_65 = time_step_14.transpose(1, 2)
        time_step_15 = L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_65
        time_proj_bias_7 = L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_66 = hidden_states_B_C_23.transpose(1, 2)
        transpose_67 = B_14.transpose(1, 2)
        transpose_68 = C_14.transpose(1, 2)
        v_7 = L_self_modules_backbone_modules_layers_modules_7_modules_mixer_parameters_D_.float()
        to_118 = time_proj_bias_7.to(torch.float32)
        getitem_321 = to_118[(Ellipsis, None)]
        dt_14 = time_step_15 + getitem_321
        dt_15 = torch._C._nn.softplus(dt_14)
        B_15 = transpose_67.transpose(1, 2)
        C_15 = transpose_68.transpose(1, 2)
        getitem_322 = A_7[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_323 = dt_15[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_107 = getitem_322 * getitem_323
        discrete_A_7 = torch.exp(mul_107)
        getitem_324 = dt_15[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_325 = B_15[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_39 = getitem_325.float()
        discrete_B_7 = getitem_324 * float_39
        getitem_326 = transpose_66[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_40 = getitem_326.float()
        deltaB_u_7 = discrete_B_7 * float_40
        ssm_state_63 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_327 = discrete_A_7[(slice(None, None, None), slice(None, None, None), 0)]
        mul_110 = getitem_327 * ssm_state_63
        getitem_328 = deltaB_u_7[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_64 = mul_110 + getitem_328
        to_119 = ssm_state_64.to(torch.float32)
        getitem_329 = C_15[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_64 = getitem_329.unsqueeze(-1)
        scan_output_77 = torch.matmul(to_119, unsqueeze_64)
        getitem_330 = scan_output_77[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_331 = discrete_A_7[(slice(None, None, None), slice(None, None, None), 1)]
        mul_111 = getitem_331 * ssm_state_64
        getitem_332 = deltaB_u_7[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_65 = mul_111 + getitem_332
        to_120 = ssm_state_65.to(torch.float32)
        getitem_333 = C_15[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_65 = getitem_333.unsqueeze(-1)
        scan_output_78 = torch.matmul(to_120, unsqueeze_65)
        getitem_334 = scan_output_78[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_335 = discrete_A_7[(slice(None, None, None), slice(None, None, None), 2)]
        mul_112 = getitem_335 * ssm_state_65
        getitem_336 = deltaB_u_7[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_66 = mul_112 + getitem_336
        to_121 = ssm_state_66.to(torch.float32)
        getitem_337 = C_15[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_66 = getitem_337.unsqueeze(-1)
        scan_output_79 = torch.matmul(to_121, unsqueeze_66)
        getitem_338 = scan_output_79[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_339 = discrete_A_7[(slice(None, None, None), slice(None, None, None), 3)]
        mul_113 = getitem_339 * ssm_state_66
        getitem_340 = deltaB_u_7[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_67 = mul_113 + getitem_340
        to_122 = ssm_state_67.to(torch.float32)
        getitem_341 = C_15[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_67 = getitem_341.unsqueeze(-1)
        scan_output_80 = torch.matmul(to_122, unsqueeze_67)
        getitem_342 = scan_output_80[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_343 = discrete_A_7[(slice(None, None, None), slice(None, None, None), 4)]
        mul_114 = getitem_343 * ssm_state_67
        getitem_344 = deltaB_u_7[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_68 = mul_114 + getitem_344
        to_123 = ssm_state_68.to(torch.float32)
        getitem_345 = C_15[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_68 = getitem_345.unsqueeze(-1)
        scan_output_81 = torch.matmul(to_123, unsqueeze_68)
        getitem_346 = scan_output_81[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_347 = discrete_A_7[(slice(None, None, None), slice(None, None, None), 5)]
        mul_115 = getitem_347 * ssm_state_68
        getitem_348 = deltaB_u_7[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_69 = mul_115 + getitem_348
        to_124 = ssm_state_69.to(torch.float32)
        getitem_349 = C_15[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_69 = getitem_349.unsqueeze(-1)
        scan_output_82 = torch.matmul(to_124, unsqueeze_69)
        getitem_350 = scan_output_82[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_351 = discrete_A_7[(slice(None, None, None), slice(None, None, None), 6)]
        mul_116 = getitem_351 * ssm_state_69
        getitem_352 = deltaB_u_7[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_70 = mul_116 + getitem_352
        to_125 = ssm_state_70.to(torch.float32)
        getitem_353 = C_15[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_70 = getitem_353.unsqueeze(-1)
        scan_output_83 = torch.matmul(to_125, unsqueeze_70)
        getitem_354 = scan_output_83[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_355 = discrete_A_7[(slice(None, None, None), slice(None, None, None), 7)]
        mul_117 = getitem_355 * ssm_state_70
        getitem_356 = deltaB_u_7[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_71 = mul_117 + getitem_356
        to_126 = ssm_state_71.to(torch.float32)
        getitem_357 = C_15[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_71 = getitem_357.unsqueeze(-1)
        scan_output_84 = torch.matmul(to_126, unsqueeze_71)
        getitem_358 = scan_output_84[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_85 = torch.stack([getitem_330, getitem_334, getitem_338, getitem_342, getitem_346, getitem_350, getitem_354, getitem_358], dim = -1)
        getitem_359 = v_7[(None, slice(None, None, None), None)]
        mul_118 = transpose_66 * getitem_359
        scan_output_86 = scan_output_85 + mul_118
        silu_15 = torch.nn.functional.silu(gate_7)
        scan_output_87 = scan_output_86 * silu_15
        transpose_71 = scan_output_87.transpose(1, 2)
        to_127 = transpose_71.to(torch.float32)
        contextualized_states_7 = torch._C._nn.linear(to_127, L_self_modules_backbone_modules_layers_modules_7_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_31 = residual_7 + contextualized_states_7
        to_128 = hidden_states_31.to(dtype = torch.float32)
        hidden_states_32 = to_128.to(torch.float32)
        pow_9 = hidden_states_32.pow(2)
        variance_8 = pow_9.mean(-1, keepdim = True)
        add_96 = variance_8 + (1e-05)
        rsqrt_8 = torch.rsqrt(add_96)
        hidden_states_33 = hidden_states_32 * rsqrt_8
        to_130 = hidden_states_33.to(torch.float32)
        hidden_states_34 = L_self_modules_backbone_modules_layers_modules_8_modules_norm_parameters_weight_ * to_130
        residual_8 = hidden_states_31.to(torch.float32)
        linear_24 = torch._C._nn.linear(hidden_states_34, L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_8 = linear_24.transpose(1, 2)
        float_41 = L_self_modules_backbone_modules_layers_modules_8_modules_mixer_parameters_A_log_.float()
        exp_16 = torch.exp(float_41)
        A_8 = -exp_16
        chunk_8 = projected_states_8.chunk(2, dim = 1)
        hidden_states_B_C_24 = chunk_8[0]
        gate_8 = chunk_8[1]
        squeeze_8 = L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_132 = hidden_states_B_C_24.to(torch.float32)
        unsqueeze_72 = squeeze_8.unsqueeze(1)
        conv1d_8 = torch.conv1d(to_132, weight = unsqueeze_72, bias = L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_16 = conv1d_8[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_17 = torch.nn.functional.silu(out_16)
        hidden_states_B_C_25 = out_17.to(torch.float32)
        hidden_states_B_C_26 = hidden_states_B_C_25.transpose(1, 2)
        linear_25 = torch._C._nn.linear(hidden_states_B_C_26, L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_8 = torch.functional.split(linear_25, [48, 16, 16], dim = -1)
        time_step_16 = split_8[0]
        B_16 = split_8[1]
        C_16 = split_8[2]
        transpose_74 = time_step_16.transpose(1, 2)
        time_step_17 = L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_74
        time_proj_bias_8 = L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_75 = hidden_states_B_C_26.transpose(1, 2)
        transpose_76 = B_16.transpose(1, 2)
        transpose_77 = C_16.transpose(1, 2)
        v_8 = L_self_modules_backbone_modules_layers_modules_8_modules_mixer_parameters_D_.float()
        to_134 = time_proj_bias_8.to(torch.float32)
        getitem_366 = to_134[(Ellipsis, None)]
        dt_16 = time_step_17 + getitem_366
        dt_17 = torch._C._nn.softplus(dt_16)
        B_17 = transpose_76.transpose(1, 2)
        C_17 = transpose_77.transpose(1, 2)
        getitem_367 = A_8[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_368 = dt_17[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_122 = getitem_367 * getitem_368
        discrete_A_8 = torch.exp(mul_122)
        getitem_369 = dt_17[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_370 = B_17[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_44 = getitem_370.float()
        discrete_B_8 = getitem_369 * float_44
        getitem_371 = transpose_75[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_45 = getitem_371.float()
        deltaB_u_8 = discrete_B_8 * float_45
        ssm_state_72 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_372 = discrete_A_8[(slice(None, None, None), slice(None, None, None), 0)]
        mul_125 = getitem_372 * ssm_state_72
        getitem_373 = deltaB_u_8[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_73 = mul_125 + getitem_373
        to_135 = ssm_state_73.to(torch.float32)
        getitem_374 = C_17[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_73 = getitem_374.unsqueeze(-1)
        scan_output_88 = torch.matmul(to_135, unsqueeze_73)
        getitem_375 = scan_output_88[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_376 = discrete_A_8[(slice(None, None, None), slice(None, None, None), 1)]
        mul_126 = getitem_376 * ssm_state_73
        getitem_377 = deltaB_u_8[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_74 = mul_126 + getitem_377
        to_136 = ssm_state_74.to(torch.float32)
        getitem_378 = C_17[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_74 = getitem_378.unsqueeze(-1)
        scan_output_89 = torch.matmul(to_136, unsqueeze_74)
        getitem_379 = scan_output_89[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_380 = discrete_A_8[(slice(None, None, None), slice(None, None, None), 2)]
        mul_127 = getitem_380 * ssm_state_74
        getitem_381 = deltaB_u_8[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_75 = mul_127 + getitem_381
        to_137 = ssm_state_75.to(torch.float32)
        getitem_382 = C_17[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_75 = getitem_382.unsqueeze(-1)
        scan_output_90 = torch.matmul(to_137, unsqueeze_75)
        getitem_383 = scan_output_90[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_384 = discrete_A_8[(slice(None, None, None), slice(None, None, None), 3)]
        mul_128 = getitem_384 * ssm_state_75
        getitem_385 = deltaB_u_8[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_76 = mul_128 + getitem_385
        to_138 = ssm_state_76.to(torch.float32)
        getitem_386 = C_17[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_76 = getitem_386.unsqueeze(-1)
        scan_output_91 = torch.matmul(to_138, unsqueeze_76)
        getitem_387 = scan_output_91[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_388 = discrete_A_8[(slice(None, None, None), slice(None, None, None), 4)]
        mul_129 = getitem_388 * ssm_state_76
        getitem_389 = deltaB_u_8[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_77 = mul_129 + getitem_389
        to_139 = ssm_state_77.to(torch.float32)
        getitem_390 = C_17[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_77 = getitem_390.unsqueeze(-1)
        scan_output_92 = torch.matmul(to_139, unsqueeze_77)
        getitem_391 = scan_output_92[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_392 = discrete_A_8[(slice(None, None, None), slice(None, None, None), 5)]
        mul_130 = getitem_392 * ssm_state_77
        getitem_393 = deltaB_u_8[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_78 = mul_130 + getitem_393
        to_140 = ssm_state_78.to(torch.float32)
        getitem_394 = C_17[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_78 = getitem_394.unsqueeze(-1)
        scan_output_93 = torch.matmul(to_140, unsqueeze_78)
        getitem_395 = scan_output_93[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_396 = discrete_A_8[(slice(None, None, None), slice(None, None, None), 6)]
        mul_131 = getitem_396 * ssm_state_78
        getitem_397 = deltaB_u_8[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_79 = mul_131 + getitem_397
        to_141 = ssm_state_79.to(torch.float32)
        getitem_398 = C_17[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_79 = getitem_398.unsqueeze(-1)
        scan_output_94 = torch.matmul(to_141, unsqueeze_79)
        getitem_399 = scan_output_94[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_400 = discrete_A_8[(slice(None, None, None), slice(None, None, None), 7)]
        mul_132 = getitem_400 * ssm_state_79
        getitem_401 = deltaB_u_8[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_80 = mul_132 + getitem_401
        to_142 = ssm_state_80.to(torch.float32)
        getitem_402 = C_17[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_80 = getitem_402.unsqueeze(-1)
        scan_output_95 = torch.matmul(to_142, unsqueeze_80)
        getitem_403 = scan_output_95[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_96 = torch.stack([getitem_375, getitem_379, getitem_383, getitem_387, getitem_391, getitem_395, getitem_399, getitem_403], dim = -1)
        getitem_404 = v_8[(None, slice(None, None, None), None)]
        mul_133 = transpose_75 * getitem_404
        scan_output_97 = scan_output_96 + mul_133
        silu_17 = torch.nn.functional.silu(gate_8)
        scan_output_98 = scan_output_97 * silu_17
        transpose_80 = scan_output_98.transpose(1, 2)
        to_143 = transpose_80.to(torch.float32)
        contextualized_states_8 = torch._C._nn.linear(to_143, L_self_modules_backbone_modules_layers_modules_8_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_35 = residual_8 + contextualized_states_8
        to_144 = hidden_states_35.to(dtype = torch.float32)
        hidden_states_36 = to_144.to(torch.float32)
        pow_10 = hidden_states_36.pow(2)
        variance_9 = pow_10.mean(-1, keepdim = True)
        add_108 = variance_9 + (1e-05)
        rsqrt_9 = torch.rsqrt(add_108)
        hidden_states_37 = hidden_states_36 * rsqrt_9
        to_146 = hidden_states_37.to(torch.float32)
        hidden_states_38 = L_self_modules_backbone_modules_layers_modules_9_modules_norm_parameters_weight_ * to_146
        residual_9 = hidden_states_35.to(torch.float32)
        linear_27 = torch._C._nn.linear(hidden_states_38, L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_9 = linear_27.transpose(1, 2)
        float_46 = L_self_modules_backbone_modules_layers_modules_9_modules_mixer_parameters_A_log_.float()
        exp_18 = torch.exp(float_46)
        A_9 = -exp_18
        chunk_9 = projected_states_9.chunk(2, dim = 1)
        hidden_states_B_C_27 = chunk_9[0]
        gate_9 = chunk_9[1]
        squeeze_9 = L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_148 = hidden_states_B_C_27.to(torch.float32)
        unsqueeze_81 = squeeze_9.unsqueeze(1)
        conv1d_9 = torch.conv1d(to_148, weight = unsqueeze_81, bias = L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_18 = conv1d_9[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_19 = torch.nn.functional.silu(out_18)
        hidden_states_B_C_28 = out_19.to(torch.float32)
        hidden_states_B_C_29 = hidden_states_B_C_28.transpose(1, 2)
        linear_28 = torch._C._nn.linear(hidden_states_B_C_29, L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_9 = torch.functional.split(linear_28, [48, 16, 16], dim = -1)
        time_step_18 = split_9[0]
        B_18 = split_9[1]
        C_18 = split_9[2]
        transpose_83 = time_step_18.transpose(1, 2)
        time_step_19 = L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_83
        time_proj_bias_9 = L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_84 = hidden_states_B_C_29.transpose(1, 2)
        transpose_85 = B_18.transpose(1, 2)
        transpose_86 = C_18.transpose(1, 2)
        v_9 = L_self_modules_backbone_modules_layers_modules_9_modules_mixer_parameters_D_.float()
        to_150 = time_proj_bias_9.to(torch.float32)
        getitem_411 = to_150[(Ellipsis, None)]
        dt_18 = time_step_19 + getitem_411
        dt_19 = torch._C._nn.softplus(dt_18)
        B_19 = transpose_85.transpose(1, 2)
        C_19 = transpose_86.transpose(1, 2)
        getitem_412 = A_9[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_413 = dt_19[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_137 = getitem_412 * getitem_413
        discrete_A_9 = torch.exp(mul_137)
        getitem_414 = dt_19[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_415 = B_19[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_49 = getitem_415.float()
        discrete_B_9 = getitem_414 * float_49
        getitem_416 = transpose_84[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_50 = getitem_416.float()
        deltaB_u_9 = discrete_B_9 * float_50
        ssm_state_81 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_417 = discrete_A_9[(slice(None, None, None), slice(None, None, None), 0)]
        mul_140 = getitem_417 * ssm_state_81
        getitem_418 = deltaB_u_9[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_82 = mul_140 + getitem_418
        to_151 = ssm_state_82.to(torch.float32)
        getitem_419 = C_19[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_82 = getitem_419.unsqueeze(-1)
        scan_output_99 = torch.matmul(to_151, unsqueeze_82)
        getitem_420 = scan_output_99[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_421 = discrete_A_9[(slice(None, None, None), slice(None, None, None), 1)]
        mul_141 = getitem_421 * ssm_state_82
        getitem_422 = deltaB_u_9[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_83 = mul_141 + getitem_422
        to_152 = ssm_state_83.to(torch.float32)
        getitem_423 = C_19[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_83 = getitem_423.unsqueeze(-1)
        scan_output_100 = torch.matmul(to_152, unsqueeze_83)
        getitem_424 = scan_output_100[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_425 = discrete_A_9[(slice(None, None, None), slice(None, None, None), 2)]
        mul_142 = getitem_425 * ssm_state_83
        getitem_426 = deltaB_u_9[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_84 = mul_142 + getitem_426
        to_153 = ssm_state_84.to(torch.float32)
        getitem_427 = C_19[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_84 = getitem_427.unsqueeze(-1)
        scan_output_101 = torch.matmul(to_153, unsqueeze_84)
        getitem_428 = scan_output_101[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_429 = discrete_A_9[(slice(None, None, None), slice(None, None, None), 3)]
        mul_143 = getitem_429 * ssm_state_84
        getitem_430 = deltaB_u_9[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_85 = mul_143 + getitem_430
        to_154 = ssm_state_85.to(torch.float32)
        getitem_431 = C_19[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_85 = getitem_431.unsqueeze(-1)
        scan_output_102 = torch.matmul(to_154, unsqueeze_85)
        getitem_432 = scan_output_102[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_433 = discrete_A_9[(slice(None, None, None), slice(None, None, None), 4)]
        mul_144 = getitem_433 * ssm_state_85
        getitem_434 = deltaB_u_9[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_86 = mul_144 + getitem_434
        to_155 = ssm_state_86.to(torch.float32)
        getitem_435 = C_19[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_86 = getitem_435.unsqueeze(-1)
        scan_output_103 = torch.matmul(to_155, unsqueeze_86)
        getitem_436 = scan_output_103[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_437 = discrete_A_9[(slice(None, None, None), slice(None, None, None), 5)]
        mul_145 = getitem_437 * ssm_state_86
        getitem_438 = deltaB_u_9[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_87 = mul_145 + getitem_438
        to_156 = ssm_state_87.to(torch.float32)
        getitem_439 = C_19[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_87 = getitem_439.unsqueeze(-1)
        scan_output_104 = torch.matmul(to_156, unsqueeze_87)
        getitem_440 = scan_output_104[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_441 = discrete_A_9[(slice(None, None, None), slice(None, None, None), 6)]
        mul_146 = getitem_441 * ssm_state_87
        getitem_442 = deltaB_u_9[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_88 = mul_146 + getitem_442
        to_157 = ssm_state_88.to(torch.float32)
        getitem_443 = C_19[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_88 = getitem_443.unsqueeze(-1)
        scan_output_105 = torch.matmul(to_157, unsqueeze_88)
        getitem_444 = scan_output_105[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_445 = discrete_A_9[(slice(None, None, None), slice(None, None, None), 7)]
        mul_147 = getitem_445 * ssm_state_88
        getitem_446 = deltaB_u_9[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_89 = mul_147 + getitem_446
        to_158 = ssm_state_89.to(torch.float32)
        getitem_447 = C_19[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_89 = getitem_447.unsqueeze(-1)
        scan_output_106 = torch.matmul(to_158, unsqueeze_89)
        getitem_448 = scan_output_106[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_107 = torch.stack([getitem_420, getitem_424, getitem_428, getitem_432, getitem_436, getitem_440, getitem_444, getitem_448], dim = -1)
        getitem_449 = v_9[(None, slice(None, None, None), None)]
        mul_148 = transpose_84 * getitem_449
        scan_output_108 = scan_output_107 + mul_148
        silu_19 = torch.nn.functional.silu(gate_9)
        scan_output_109 = scan_output_108 * silu_19
        transpose_89 = scan_output_109.transpose(1, 2)
        to_159 = transpose_89.to(torch.float32)
        contextualized_states_9 = torch._C._nn.linear(to_159, L_self_modules_backbone_modules_layers_modules_9_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_39 = residual_9 + contextualized_states_9
        to_160 = hidden_states_39.to(dtype = torch.float32)
        hidden_states_40 = to_160.to(torch.float32)
        pow_11 = hidden_states_40.pow(2)
        variance_10 = pow_11.mean(-1, keepdim = True)
        add_120 = variance_10 + (1e-05)
        rsqrt_10 = torch.rsqrt(add_120)
        hidden_states_41 = hidden_states_40 * rsqrt_10
        to_162 = hidden_states_41.to(torch.float32)
        hidden_states_42 = L_self_modules_backbone_modules_layers_modules_10_modules_norm_parameters_weight_ * to_162
        residual_10 = hidden_states_39.to(torch.float32)
        linear_30 = torch._C._nn.linear(hidden_states_42, L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_10 = linear_30.transpose(1, 2)
        float_51 = L_self_modules_backbone_modules_layers_modules_10_modules_mixer_parameters_A_log_.float()
        exp_20 = torch.exp(float_51)
        A_10 = -exp_20
        chunk_10 = projected_states_10.chunk(2, dim = 1)
        hidden_states_B_C_30 = chunk_10[0]
        gate_10 = chunk_10[1]
        squeeze_10 = L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_164 = hidden_states_B_C_30.to(torch.float32)
        unsqueeze_90 = squeeze_10.unsqueeze(1)
        conv1d_10 = torch.conv1d(to_164, weight = unsqueeze_90, bias = L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_20 = conv1d_10[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_21 = torch.nn.functional.silu(out_20)
        hidden_states_B_C_31 = out_21.to(torch.float32)
        hidden_states_B_C_32 = hidden_states_B_C_31.transpose(1, 2)
        linear_31 = torch._C._nn.linear(hidden_states_B_C_32, L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_10 = torch.functional.split(linear_31, [48, 16, 16], dim = -1)
        time_step_20 = split_10[0]
        B_20 = split_10[1]
        C_20 = split_10[2]
        transpose_92 = time_step_20.transpose(1, 2)
        time_step_21 = L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_92
        time_proj_bias_10 = L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_93 = hidden_states_B_C_32.transpose(1, 2)
        transpose_94 = B_20.transpose(1, 2)
        transpose_95 = C_20.transpose(1, 2)
        v_10 = L_self_modules_backbone_modules_layers_modules_10_modules_mixer_parameters_D_.float()
        to_166 = time_proj_bias_10.to(torch.float32)
        getitem_456 = to_166[(Ellipsis, None)]
        dt_20 = time_step_21 + getitem_456
        dt_21 = torch._C._nn.softplus(dt_20)
        B_21 = transpose_94.transpose(1, 2)
        C_21 = transpose_95.transpose(1, 2)
        getitem_457 = A_10[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_458 = dt_21[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_152 = getitem_457 * getitem_458
        discrete_A_10 = torch.exp(mul_152)
        getitem_459 = dt_21[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_460 = B_21[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_54 = getitem_460.float()
        discrete_B_10 = getitem_459 * float_54
        getitem_461 = transpose_93[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_55 = getitem_461.float()
        deltaB_u_10 = discrete_B_10 * float_55
        ssm_state_90 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_462 = discrete_A_10[(slice(None, None, None), slice(None, None, None), 0)]
        mul_155 = getitem_462 * ssm_state_90
        getitem_463 = deltaB_u_10[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_91 = mul_155 + getitem_463
        to_167 = ssm_state_91.to(torch.float32)
        getitem_464 = C_21[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_91 = getitem_464.unsqueeze(-1)
        scan_output_110 = torch.matmul(to_167, unsqueeze_91)
        getitem_465 = scan_output_110[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_466 = discrete_A_10[(slice(None, None, None), slice(None, None, None), 1)]
        mul_156 = getitem_466 * ssm_state_91
        getitem_467 = deltaB_u_10[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_92 = mul_156 + getitem_467
        to_168 = ssm_state_92.to(torch.float32)
        getitem_468 = C_21[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_92 = getitem_468.unsqueeze(-1)
        scan_output_111 = torch.matmul(to_168, unsqueeze_92)
        getitem_469 = scan_output_111[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_470 = discrete_A_10[(slice(None, None, None), slice(None, None, None), 2)]
        mul_157 = getitem_470 * ssm_state_92
        getitem_471 = deltaB_u_10[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_93 = mul_157 + getitem_471
        to_169 = ssm_state_93.to(torch.float32)
        getitem_472 = C_21[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_93 = getitem_472.unsqueeze(-1)
        scan_output_112 = torch.matmul(to_169, unsqueeze_93)
        getitem_473 = scan_output_112[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_474 = discrete_A_10[(slice(None, None, None), slice(None, None, None), 3)]
        mul_158 = getitem_474 * ssm_state_93
        getitem_475 = deltaB_u_10[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_94 = mul_158 + getitem_475
        to_170 = ssm_state_94.to(torch.float32)
        getitem_476 = C_21[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_94 = getitem_476.unsqueeze(-1)
        scan_output_113 = torch.matmul(to_170, unsqueeze_94)
        getitem_477 = scan_output_113[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_478 = discrete_A_10[(slice(None, None, None), slice(None, None, None), 4)]
        mul_159 = getitem_478 * ssm_state_94
        getitem_479 = deltaB_u_10[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_95 = mul_159 + getitem_479
        to_171 = ssm_state_95.to(torch.float32)
        getitem_480 = C_21[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_95 = getitem_480.unsqueeze(-1)
        scan_output_114 = torch.matmul(to_171, unsqueeze_95)
        getitem_481 = scan_output_114[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_482 = discrete_A_10[(slice(None, None, None), slice(None, None, None), 5)]
        mul_160 = getitem_482 * ssm_state_95
        getitem_483 = deltaB_u_10[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_96 = mul_160 + getitem_483
        to_172 = ssm_state_96.to(torch.float32)
        getitem_484 = C_21[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_96 = getitem_484.unsqueeze(-1)
        scan_output_115 = torch.matmul(to_172, unsqueeze_96)
        getitem_485 = scan_output_115[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_486 = discrete_A_10[(slice(None, None, None), slice(None, None, None), 6)]
        mul_161 = getitem_486 * ssm_state_96
        getitem_487 = deltaB_u_10[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_97 = mul_161 + getitem_487
        to_173 = ssm_state_97.to(torch.float32)
        getitem_488 = C_21[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_97 = getitem_488.unsqueeze(-1)
        scan_output_116 = torch.matmul(to_173, unsqueeze_97)
        getitem_489 = scan_output_116[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_490 = discrete_A_10[(slice(None, None, None), slice(None, None, None), 7)]
        mul_162 = getitem_490 * ssm_state_97
        getitem_491 = deltaB_u_10[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_98 = mul_162 + getitem_491
        to_174 = ssm_state_98.to(torch.float32)
        getitem_492 = C_21[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_98 = getitem_492.unsqueeze(-1)
        scan_output_117 = torch.matmul(to_174, unsqueeze_98)
        getitem_493 = scan_output_117[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_118 = torch.stack([getitem_465, getitem_469, getitem_473, getitem_477, getitem_481, getitem_485, getitem_489, getitem_493], dim = -1)
        getitem_494 = v_10[(None, slice(None, None, None), None)]
        mul_163 = transpose_93 * getitem_494
        scan_output_119 = scan_output_118 + mul_163
        silu_21 = torch.nn.functional.silu(gate_10)
        scan_output_120 = scan_output_119 * silu_21
        transpose_98 = scan_output_120.transpose(1, 2)
        to_175 = transpose_98.to(torch.float32)
        contextualized_states_10 = torch._C._nn.linear(to_175, L_self_modules_backbone_modules_layers_modules_10_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_43 = residual_10 + contextualized_states_10
        to_176 = hidden_states_43.to(dtype = torch.float32)
        hidden_states_44 = to_176.to(torch.float32)
        pow_12 = hidden_states_44.pow(2)
        variance_11 = pow_12.mean(-1, keepdim = True)
        add_132 = variance_11 + (1e-05)
        rsqrt_11 = torch.rsqrt(add_132)
        hidden_states_45 = hidden_states_44 * rsqrt_11
        to_178 = hidden_states_45.to(torch.float32)
        hidden_states_46 = L_self_modules_backbone_modules_layers_modules_11_modules_norm_parameters_weight_ * to_178
        residual_11 = hidden_states_43.to(torch.float32)
        linear_33 = torch._C._nn.linear(hidden_states_46, L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_11 = linear_33.transpose(1, 2)
        float_56 = L_self_modules_backbone_modules_layers_modules_11_modules_mixer_parameters_A_log_.float()
        exp_22 = torch.exp(float_56)
        A_11 = -exp_22
        chunk_11 = projected_states_11.chunk(2, dim = 1)
        hidden_states_B_C_33 = chunk_11[0]
        gate_11 = chunk_11[1]
        squeeze_11 = L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_180 = hidden_states_B_C_33.to(torch.float32)
        unsqueeze_99 = squeeze_11.unsqueeze(1)
        conv1d_11 = torch.conv1d(to_180, weight = unsqueeze_99, bias = L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_22 = conv1d_11[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_23 = torch.nn.functional.silu(out_22)
        hidden_states_B_C_34 = out_23.to(torch.float32)
        hidden_states_B_C_35 = hidden_states_B_C_34.transpose(1, 2)
        linear_34 = torch._C._nn.linear(hidden_states_B_C_35, L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_11 = torch.functional.split(linear_34, [48, 16, 16], dim = -1)
        time_step_22 = split_11[0]
        B_22 = split_11[1]
        C_22 = split_11[2]
        transpose_101 = time_step_22.transpose(1, 2)
        time_step_23 = L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_101
        time_proj_bias_11 = L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_102 = hidden_states_B_C_35.transpose(1, 2)
        transpose_103 = B_22.transpose(1, 2)
        transpose_104 = C_22.transpose(1, 2)
        v_11 = L_self_modules_backbone_modules_layers_modules_11_modules_mixer_parameters_D_.float()
        to_182 = time_proj_bias_11.to(torch.float32)
        getitem_501 = to_182[(Ellipsis, None)]
        dt_22 = time_step_23 + getitem_501
        dt_23 = torch._C._nn.softplus(dt_22)
        B_23 = transpose_103.transpose(1, 2)
        C_23 = transpose_104.transpose(1, 2)
        getitem_502 = A_11[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_503 = dt_23[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_167 = getitem_502 * getitem_503
        discrete_A_11 = torch.exp(mul_167)
        getitem_504 = dt_23[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_505 = B_23[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_59 = getitem_505.float()
        discrete_B_11 = getitem_504 * float_59
        getitem_506 = transpose_102[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_60 = getitem_506.float()
        deltaB_u_11 = discrete_B_11 * float_60
        ssm_state_99 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_507 = discrete_A_11[(slice(None, None, None), slice(None, None, None), 0)]
        mul_170 = getitem_507 * ssm_state_99
        getitem_508 = deltaB_u_11[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_100 = mul_170 + getitem_508
        to_183 = ssm_state_100.to(torch.float32)
        getitem_509 = C_23[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_100 = getitem_509.unsqueeze(-1)
        scan_output_121 = torch.matmul(to_183, unsqueeze_100)
        getitem_510 = scan_output_121[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_511 = discrete_A_11[(slice(None, None, None), slice(None, None, None), 1)]
        mul_171 = getitem_511 * ssm_state_100
        getitem_512 = deltaB_u_11[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_101 = mul_171 + getitem_512
        to_184 = ssm_state_101.to(torch.float32)
        getitem_513 = C_23[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_101 = getitem_513.unsqueeze(-1)
        scan_output_122 = torch.matmul(to_184, unsqueeze_101)
        getitem_514 = scan_output_122[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_515 = discrete_A_11[(slice(None, None, None), slice(None, None, None), 2)]
        mul_172 = getitem_515 * ssm_state_101
        getitem_516 = deltaB_u_11[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_102 = mul_172 + getitem_516
        to_185 = ssm_state_102.to(torch.float32)
        getitem_517 = C_23[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_102 = getitem_517.unsqueeze(-1)
        scan_output_123 = torch.matmul(to_185, unsqueeze_102)
        getitem_518 = scan_output_123[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_519 = discrete_A_11[(slice(None, None, None), slice(None, None, None), 3)]
        mul_173 = getitem_519 * ssm_state_102
        getitem_520 = deltaB_u_11[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_103 = mul_173 + getitem_520
        to_186 = ssm_state_103.to(torch.float32)
        getitem_521 = C_23[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_103 = getitem_521.unsqueeze(-1)
        scan_output_124 = torch.matmul(to_186, unsqueeze_103)
        getitem_522 = scan_output_124[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_523 = discrete_A_11[(slice(None, None, None), slice(None, None, None), 4)]
        mul_174 = getitem_523 * ssm_state_103
        getitem_524 = deltaB_u_11[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_104 = mul_174 + getitem_524
        to_187 = ssm_state_104.to(torch.float32)
        getitem_525 = C_23[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_104 = getitem_525.unsqueeze(-1)
        scan_output_125 = torch.matmul(to_187, unsqueeze_104)
        getitem_526 = scan_output_125[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_527 = discrete_A_11[(slice(None, None, None), slice(None, None, None), 5)]
        mul_175 = getitem_527 * ssm_state_104
        getitem_528 = deltaB_u_11[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_105 = mul_175 + getitem_528
        to_188 = ssm_state_105.to(torch.float32)
        getitem_529 = C_23[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_105 = getitem_529.unsqueeze(-1)
        scan_output_126 = torch.matmul(to_188, unsqueeze_105)
        getitem_530 = scan_output_126[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_531 = discrete_A_11[(slice(None, None, None), slice(None, None, None), 6)]
        mul_176 = getitem_531 * ssm_state_105
        getitem_532 = deltaB_u_11[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_106 = mul_176 + getitem_532
        to_189 = ssm_state_106.to(torch.float32)
        getitem_533 = C_23[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_106 = getitem_533.unsqueeze(-1)
        scan_output_127 = torch.matmul(to_189, unsqueeze_106)
        getitem_534 = scan_output_127[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_535 = discrete_A_11[(slice(None, None, None), slice(None, None, None), 7)]
        mul_177 = getitem_535 * ssm_state_106
        getitem_536 = deltaB_u_11[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_107 = mul_177 + getitem_536
        to_190 = ssm_state_107.to(torch.float32)
        getitem_537 = C_23[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_107 = getitem_537.unsqueeze(-1)
        scan_output_128 = torch.matmul(to_190, unsqueeze_107)
        getitem_538 = scan_output_128[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_129 = torch.stack([getitem_510, getitem_514, getitem_518, getitem_522, getitem_526, getitem_530, getitem_534, getitem_538], dim = -1)
        getitem_539 = v_11[(None, slice(None, None, None), None)]
        mul_178 = transpose_102 * getitem_539
        scan_output_130 = scan_output_129 + mul_178
        silu_23 = torch.nn.functional.silu(gate_11)
        scan_output_131 = scan_output_130 * silu_23
        transpose_107 = scan_output_131.transpose(1, 2)
        to_191 = transpose_107.to(torch.float32)
        contextualized_states_11 = torch._C._nn.linear(to_191, L_self_modules_backbone_modules_layers_modules_11_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_47 = residual_11 + contextualized_states_11
        to_192 = hidden_states_47.to(dtype = torch.float32)
        hidden_states_48 = to_192.to(torch.float32)
        pow_13 = hidden_states_48.pow(2)
        variance_12 = pow_13.mean(-1, keepdim = True)
        add_144 = variance_12 + (1e-05)
        rsqrt_12 = torch.rsqrt(add_144)
        hidden_states_49 = hidden_states_48 * rsqrt_12
        to_194 = hidden_states_49.to(torch.float32)
        hidden_states_50 = L_self_modules_backbone_modules_layers_modules_12_modules_norm_parameters_weight_ * to_194
        residual_12 = hidden_states_47.to(torch.float32)
        linear_36 = torch._C._nn.linear(hidden_states_50, L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_12 = linear_36.transpose(1, 2)
        float_61 = L_self_modules_backbone_modules_layers_modules_12_modules_mixer_parameters_A_log_.float()
        exp_24 = torch.exp(float_61)
        A_12 = -exp_24
        chunk_12 = projected_states_12.chunk(2, dim = 1)
        hidden_states_B_C_36 = chunk_12[0]
        gate_12 = chunk_12[1]
        squeeze_12 = L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_196 = hidden_states_B_C_36.to(torch.float32)
        unsqueeze_108 = squeeze_12.unsqueeze(1)
        conv1d_12 = torch.conv1d(to_196, weight = unsqueeze_108, bias = L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_24 = conv1d_12[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_25 = torch.nn.functional.silu(out_24)
        hidden_states_B_C_37 = out_25.to(torch.float32)
        hidden_states_B_C_38 = hidden_states_B_C_37.transpose(1, 2)
        linear_37 = torch._C._nn.linear(hidden_states_B_C_38, L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_12 = torch.functional.split(linear_37, [48, 16, 16], dim = -1)
        time_step_24 = split_12[0]
        B_24 = split_12[1]
        C_24 = split_12[2]
        transpose_110 = time_step_24.transpose(1, 2)
        time_step_25 = L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_110
        time_proj_bias_12 = L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_111 = hidden_states_B_C_38.transpose(1, 2)
        transpose_112 = B_24.transpose(1, 2)
        transpose_113 = C_24.transpose(1, 2)
        v_12 = L_self_modules_backbone_modules_layers_modules_12_modules_mixer_parameters_D_.float()
        to_198 = time_proj_bias_12.to(torch.float32)
        getitem_546 = to_198[(Ellipsis, None)]
        dt_24 = time_step_25 + getitem_546
        dt_25 = torch._C._nn.softplus(dt_24)
        B_25 = transpose_112.transpose(1, 2)
        C_25 = transpose_113.transpose(1, 2)
        getitem_547 = A_12[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_548 = dt_25[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_182 = getitem_547 * getitem_548
        discrete_A_12 = torch.exp(mul_182)
        getitem_549 = dt_25[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_550 = B_25[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_64 = getitem_550.float()
        discrete_B_12 = getitem_549 * float_64
        getitem_551 = transpose_111[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_65 = getitem_551.float()
        deltaB_u_12 = discrete_B_12 * float_65
        ssm_state_108 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_552 = discrete_A_12[(slice(None, None, None), slice(None, None, None), 0)]
        mul_185 = getitem_552 * ssm_state_108
        getitem_553 = deltaB_u_12[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_109 = mul_185 + getitem_553
        to_199 = ssm_state_109.to(torch.float32)
        getitem_554 = C_25[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_109 = getitem_554.unsqueeze(-1)
        scan_output_132 = torch.matmul(to_199, unsqueeze_109)
        getitem_555 = scan_output_132[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_556 = discrete_A_12[(slice(None, None, None), slice(None, None, None), 1)]
        mul_186 = getitem_556 * ssm_state_109
        getitem_557 = deltaB_u_12[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_110 = mul_186 + getitem_557
        to_200 = ssm_state_110.to(torch.float32)
        getitem_558 = C_25[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_110 = getitem_558.unsqueeze(-1)
        scan_output_133 = torch.matmul(to_200, unsqueeze_110)
        getitem_559 = scan_output_133[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_560 = discrete_A_12[(slice(None, None, None), slice(None, None, None), 2)]
        mul_187 = getitem_560 * ssm_state_110
        getitem_561 = deltaB_u_12[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_111 = mul_187 + getitem_561
        to_201 = ssm_state_111.to(torch.float32)
        getitem_562 = C_25[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_111 = getitem_562.unsqueeze(-1)
        scan_output_134 = torch.matmul(to_201, unsqueeze_111)
        getitem_563 = scan_output_134[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_564 = discrete_A_12[(slice(None, None, None), slice(None, None, None), 3)]
        mul_188 = getitem_564 * ssm_state_111
        getitem_565 = deltaB_u_12[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_112 = mul_188 + getitem_565
        to_202 = ssm_state_112.to(torch.float32)
        getitem_566 = C_25[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_112 = getitem_566.unsqueeze(-1)
        scan_output_135 = torch.matmul(to_202, unsqueeze_112)
        getitem_567 = scan_output_135[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_568 = discrete_A_12[(slice(None, None, None), slice(None, None, None), 4)]
        mul_189 = getitem_568 * ssm_state_112
        getitem_569 = deltaB_u_12[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_113 = mul_189 + getitem_569
        to_203 = ssm_state_113.to(torch.float32)
        getitem_570 = C_25[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_113 = getitem_570.unsqueeze(-1)
        scan_output_136 = torch.matmul(to_203, unsqueeze_113)
        getitem_571 = scan_output_136[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_572 = discrete_A_12[(slice(None, None, None), slice(None, None, None), 5)]
        mul_190 = getitem_572 * ssm_state_113
        getitem_573 = deltaB_u_12[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_114 = mul_190 + getitem_573
        to_204 = ssm_state_114.to(torch.float32)
        getitem_574 = C_25[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_114 = getitem_574.unsqueeze(-1)
        scan_output_137 = torch.matmul(to_204, unsqueeze_114)
        getitem_575 = scan_output_137[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_576 = discrete_A_12[(slice(None, None, None), slice(None, None, None), 6)]
        mul_191 = getitem_576 * ssm_state_114
        getitem_577 = deltaB_u_12[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_115 = mul_191 + getitem_577
        to_205 = ssm_state_115.to(torch.float32)
        getitem_578 = C_25[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_115 = getitem_578.unsqueeze(-1)
        scan_output_138 = torch.matmul(to_205, unsqueeze_115)
        getitem_579 = scan_output_138[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_580 = discrete_A_12[(slice(None, None, None), slice(None, None, None), 7)]
        mul_192 = getitem_580 * ssm_state_115
        getitem_581 = deltaB_u_12[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_116 = mul_192 + getitem_581
        to_206 = ssm_state_116.to(torch.float32)
        getitem_582 = C_25[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_116 = getitem_582.unsqueeze(-1)
        scan_output_139 = torch.matmul(to_206, unsqueeze_116)
        getitem_583 = scan_output_139[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_140 = torch.stack([getitem_555, getitem_559, getitem_563, getitem_567, getitem_571, getitem_575, getitem_579, getitem_583], dim = -1)
        getitem_584 = v_12[(None, slice(None, None, None), None)]
        mul_193 = transpose_111 * getitem_584
        scan_output_141 = scan_output_140 + mul_193
        silu_25 = torch.nn.functional.silu(gate_12)
        scan_output_142 = scan_output_141 * silu_25
        transpose_116 = scan_output_142.transpose(1, 2)
        to_207 = transpose_116.to(torch.float32)
        contextualized_states_12 = torch._C._nn.linear(to_207, L_self_modules_backbone_modules_layers_modules_12_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_51 = residual_12 + contextualized_states_12
        to_208 = hidden_states_51.to(dtype = torch.float32)
        hidden_states_52 = to_208.to(torch.float32)
        pow_14 = hidden_states_52.pow(2)
        variance_13 = pow_14.mean(-1, keepdim = True)
        add_156 = variance_13 + (1e-05)
        rsqrt_13 = torch.rsqrt(add_156)
        hidden_states_53 = hidden_states_52 * rsqrt_13
        to_210 = hidden_states_53.to(torch.float32)
        hidden_states_54 = L_self_modules_backbone_modules_layers_modules_13_modules_norm_parameters_weight_ * to_210
        residual_13 = hidden_states_51.to(torch.float32)
        linear_39 = torch._C._nn.linear(hidden_states_54, L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_13 = linear_39.transpose(1, 2)
        float_66 = L_self_modules_backbone_modules_layers_modules_13_modules_mixer_parameters_A_log_.float()
        exp_26 = torch.exp(float_66)
        A_13 = -exp_26
        chunk_13 = projected_states_13.chunk(2, dim = 1)
        hidden_states_B_C_39 = chunk_13[0]
        gate_13 = chunk_13[1]
        squeeze_13 = L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_212 = hidden_states_B_C_39.to(torch.float32)
        unsqueeze_117 = squeeze_13.unsqueeze(1)
        conv1d_13 = torch.conv1d(to_212, weight = unsqueeze_117, bias = L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_26 = conv1d_13[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_27 = torch.nn.functional.silu(out_26)
        hidden_states_B_C_40 = out_27.to(torch.float32)
        hidden_states_B_C_41 = hidden_states_B_C_40.transpose(1, 2)
        linear_40 = torch._C._nn.linear(hidden_states_B_C_41, L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_13 = torch.functional.split(linear_40, [48, 16, 16], dim = -1)
        time_step_26 = split_13[0]
        B_26 = split_13[1]
        C_26 = split_13[2]
        transpose_119 = time_step_26.transpose(1, 2)
        time_step_27 = L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_119
        time_proj_bias_13 = L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_120 = hidden_states_B_C_41.transpose(1, 2)
        transpose_121 = B_26.transpose(1, 2)
        transpose_122 = C_26.transpose(1, 2)
        v_13 = L_self_modules_backbone_modules_layers_modules_13_modules_mixer_parameters_D_.float()
        to_214 = time_proj_bias_13.to(torch.float32)
        getitem_591 = to_214[(Ellipsis, None)]
        dt_26 = time_step_27 + getitem_591
        dt_27 = torch._C._nn.softplus(dt_26)
        B_27 = transpose_121.transpose(1, 2)
        C_27 = transpose_122.transpose(1, 2)
        getitem_592 = A_13[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_593 = dt_27[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_197 = getitem_592 * getitem_593
        discrete_A_13 = torch.exp(mul_197)
        getitem_594 = dt_27[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_595 = B_27[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_69 = getitem_595.float()
        discrete_B_13 = getitem_594 * float_69
        getitem_596 = transpose_120[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_70 = getitem_596.float()
        deltaB_u_13 = discrete_B_13 * float_70
        ssm_state_117 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_597 = discrete_A_13[(slice(None, None, None), slice(None, None, None), 0)]
        mul_200 = getitem_597 * ssm_state_117
        getitem_598 = deltaB_u_13[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_118 = mul_200 + getitem_598
        to_215 = ssm_state_118.to(torch.float32)
        getitem_599 = C_27[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_118 = getitem_599.unsqueeze(-1)
        scan_output_143 = torch.matmul(to_215, unsqueeze_118)
        getitem_600 = scan_output_143[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_601 = discrete_A_13[(slice(None, None, None), slice(None, None, None), 1)]
        mul_201 = getitem_601 * ssm_state_118
        getitem_602 = deltaB_u_13[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_119 = mul_201 + getitem_602
        to_216 = ssm_state_119.to(torch.float32)
        getitem_603 = C_27[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_119 = getitem_603.unsqueeze(-1)
        scan_output_144 = torch.matmul(to_216, unsqueeze_119)
        getitem_604 = scan_output_144[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_605 = discrete_A_13[(slice(None, None, None), slice(None, None, None), 2)]
        mul_202 = getitem_605 * ssm_state_119
        getitem_606 = deltaB_u_13[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_120 = mul_202 + getitem_606
        to_217 = ssm_state_120.to(torch.float32)
        getitem_607 = C_27[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_120 = getitem_607.unsqueeze(-1)
        scan_output_145 = torch.matmul(to_217, unsqueeze_120)
        getitem_608 = scan_output_145[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_609 = discrete_A_13[(slice(None, None, None), slice(None, None, None), 3)]
        mul_203 = getitem_609 * ssm_state_120
        getitem_610 = deltaB_u_13[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_121 = mul_203 + getitem_610
        to_218 = ssm_state_121.to(torch.float32)
        getitem_611 = C_27[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_121 = getitem_611.unsqueeze(-1)
        scan_output_146 = torch.matmul(to_218, unsqueeze_121)
        getitem_612 = scan_output_146[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_613 = discrete_A_13[(slice(None, None, None), slice(None, None, None), 4)]
        mul_204 = getitem_613 * ssm_state_121
        getitem_614 = deltaB_u_13[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_122 = mul_204 + getitem_614
        to_219 = ssm_state_122.to(torch.float32)
        getitem_615 = C_27[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_122 = getitem_615.unsqueeze(-1)
        scan_output_147 = torch.matmul(to_219, unsqueeze_122)
        getitem_616 = scan_output_147[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_617 = discrete_A_13[(slice(None, None, None), slice(None, None, None), 5)]
        mul_205 = getitem_617 * ssm_state_122
        getitem_618 = deltaB_u_13[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_123 = mul_205 + getitem_618
        to_220 = ssm_state_123.to(torch.float32)
        getitem_619 = C_27[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_123 = getitem_619.unsqueeze(-1)
        scan_output_148 = torch.matmul(to_220, unsqueeze_123)
        getitem_620 = scan_output_148[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_621 = discrete_A_13[(slice(None, None, None), slice(None, None, None), 6)]
        mul_206 = getitem_621 * ssm_state_123
        getitem_622 = deltaB_u_13[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_124 = mul_206 + getitem_622
        to_221 = ssm_state_124.to(torch.float32)
        getitem_623 = C_27[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_124 = getitem_623.unsqueeze(-1)
        scan_output_149 = torch.matmul(to_221, unsqueeze_124)
        getitem_624 = scan_output_149[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_625 = discrete_A_13[(slice(None, None, None), slice(None, None, None), 7)]
        mul_207 = getitem_625 * ssm_state_124
        getitem_626 = deltaB_u_13[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_125 = mul_207 + getitem_626
        to_222 = ssm_state_125.to(torch.float32)
        getitem_627 = C_27[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_125 = getitem_627.unsqueeze(-1)
        scan_output_150 = torch.matmul(to_222, unsqueeze_125)
        getitem_628 = scan_output_150[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_151 = torch.stack([getitem_600, getitem_604, getitem_608, getitem_612, getitem_616, getitem_620, getitem_624, getitem_628], dim = -1)
        getitem_629 = v_13[(None, slice(None, None, None), None)]
        mul_208 = transpose_120 * getitem_629
        scan_output_152 = scan_output_151 + mul_208
        silu_27 = torch.nn.functional.silu(gate_13)
        scan_output_153 = scan_output_152 * silu_27
        transpose_125 = scan_output_153.transpose(1, 2)
        to_223 = transpose_125.to(torch.float32)
        contextualized_states_13 = torch._C._nn.linear(to_223, L_self_modules_backbone_modules_layers_modules_13_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_55 = residual_13 + contextualized_states_13
        to_224 = hidden_states_55.to(dtype = torch.float32)
        hidden_states_56 = to_224.to(torch.float32)
        pow_15 = hidden_states_56.pow(2)
        variance_14 = pow_15.mean(-1, keepdim = True)
        add_168 = variance_14 + (1e-05)
        rsqrt_14 = torch.rsqrt(add_168)
        hidden_states_57 = hidden_states_56 * rsqrt_14
        to_226 = hidden_states_57.to(torch.float32)
        hidden_states_58 = L_self_modules_backbone_modules_layers_modules_14_modules_norm_parameters_weight_ * to_226
        residual_14 = hidden_states_55.to(torch.float32)
        linear_42 = torch._C._nn.linear(hidden_states_58, L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_14 = linear_42.transpose(1, 2)
        float_71 = L_self_modules_backbone_modules_layers_modules_14_modules_mixer_parameters_A_log_.float()
        exp_28 = torch.exp(float_71)
        A_14 = -exp_28
        chunk_14 = projected_states_14.chunk(2, dim = 1)
        hidden_states_B_C_42 = chunk_14[0]
        gate_14 = chunk_14[1]
        squeeze_14 = L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_228 = hidden_states_B_C_42.to(torch.float32)
        unsqueeze_126 = squeeze_14.unsqueeze(1)
        conv1d_14 = torch.conv1d(to_228, weight = unsqueeze_126, bias = L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_28 = conv1d_14[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_29 = torch.nn.functional.silu(out_28)
        hidden_states_B_C_43 = out_29.to(torch.float32)
        hidden_states_B_C_44 = hidden_states_B_C_43.transpose(1, 2)
        linear_43 = torch._C._nn.linear(hidden_states_B_C_44, L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_14 = torch.functional.split(linear_43, [48, 16, 16], dim = -1)
        time_step_28 = split_14[0]
        B_28 = split_14[1]
        C_28 = split_14[2]
        transpose_128 = time_step_28.transpose(1, 2)
        time_step_29 = L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_128
        time_proj_bias_14 = L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_129 = hidden_states_B_C_44.transpose(1, 2)
        transpose_130 = B_28.transpose(1, 2)
        transpose_131 = C_28.transpose(1, 2)
        v_14 = L_self_modules_backbone_modules_layers_modules_14_modules_mixer_parameters_D_.float()
        to_230 = time_proj_bias_14.to(torch.float32)
        getitem_636 = to_230[(Ellipsis, None)]
        dt_28 = time_step_29 + getitem_636
        dt_29 = torch._C._nn.softplus(dt_28)
        B_29 = transpose_130.transpose(1, 2)
        C_29 = transpose_131.transpose(1, 2)
        getitem_637 = A_14[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_638 = dt_29[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_212 = getitem_637 * getitem_638
        discrete_A_14 = torch.exp(mul_212)
        getitem_639 = dt_29[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_640 = B_29[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_74 = getitem_640.float()
        discrete_B_14 = getitem_639 * float_74
        getitem_641 = transpose_129[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_75 = getitem_641.float()
        deltaB_u_14 = discrete_B_14 * float_75
        ssm_state_126 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_642 = discrete_A_14[(slice(None, None, None), slice(None, None, None), 0)]
        mul_215 = getitem_642 * ssm_state_126
        getitem_643 = deltaB_u_14[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_127 = mul_215 + getitem_643
        to_231 = ssm_state_127.to(torch.float32)
        getitem_644 = C_29[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_127 = getitem_644.unsqueeze(-1)
        scan_output_154 = torch.matmul(to_231, unsqueeze_127)
        getitem_645 = scan_output_154[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_646 = discrete_A_14[(slice(None, None, None), slice(None, None, None), 1)]
        mul_216 = getitem_646 * ssm_state_127
        getitem_647 = deltaB_u_14[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_128 = mul_216 + getitem_647
        to_232 = ssm_state_128.to(torch.float32)
        getitem_648 = C_29[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_128 = getitem_648.unsqueeze(-1)
        scan_output_155 = torch.matmul(to_232, unsqueeze_128)
        getitem_649 = scan_output_155[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_650 = discrete_A_14[(slice(None, None, None), slice(None, None, None), 2)]
        mul_217 = getitem_650 * ssm_state_128
        getitem_651 = deltaB_u_14[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_129 = mul_217 + getitem_651
        to_233 = ssm_state_129.to(torch.float32)
        getitem_652 = C_29[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_129 = getitem_652.unsqueeze(-1)
        scan_output_156 = torch.matmul(to_233, unsqueeze_129)
        getitem_653 = scan_output_156[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_654 = discrete_A_14[(slice(None, None, None), slice(None, None, None), 3)]
        mul_218 = getitem_654 * ssm_state_129
        getitem_655 = deltaB_u_14[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_130 = mul_218 + getitem_655
        to_234 = ssm_state_130.to(torch.float32)
        getitem_656 = C_29[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_130 = getitem_656.unsqueeze(-1)
        scan_output_157 = torch.matmul(to_234, unsqueeze_130)
        getitem_657 = scan_output_157[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_658 = discrete_A_14[(slice(None, None, None), slice(None, None, None), 4)]
        mul_219 = getitem_658 * ssm_state_130
        getitem_659 = deltaB_u_14[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_131 = mul_219 + getitem_659
        to_235 = ssm_state_131.to(torch.float32)
        getitem_660 = C_29[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_131 = getitem_660.unsqueeze(-1)
        scan_output_158 = torch.matmul(to_235, unsqueeze_131)
        getitem_661 = scan_output_158[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_662 = discrete_A_14[(slice(None, None, None), slice(None, None, None), 5)]
        mul_220 = getitem_662 * ssm_state_131
        getitem_663 = deltaB_u_14[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_132 = mul_220 + getitem_663
        to_236 = ssm_state_132.to(torch.float32)
        getitem_664 = C_29[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_132 = getitem_664.unsqueeze(-1)
        scan_output_159 = torch.matmul(to_236, unsqueeze_132)
        getitem_665 = scan_output_159[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_666 = discrete_A_14[(slice(None, None, None), slice(None, None, None), 6)]
        mul_221 = getitem_666 * ssm_state_132
        getitem_667 = deltaB_u_14[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_133 = mul_221 + getitem_667
        to_237 = ssm_state_133.to(torch.float32)
        getitem_668 = C_29[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_133 = getitem_668.unsqueeze(-1)
        scan_output_160 = torch.matmul(to_237, unsqueeze_133)
        getitem_669 = scan_output_160[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_670 = discrete_A_14[(slice(None, None, None), slice(None, None, None), 7)]
        mul_222 = getitem_670 * ssm_state_133
        getitem_671 = deltaB_u_14[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_134 = mul_222 + getitem_671
        to_238 = ssm_state_134.to(torch.float32)
        getitem_672 = C_29[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_134 = getitem_672.unsqueeze(-1)
        scan_output_161 = torch.matmul(to_238, unsqueeze_134)
        getitem_673 = scan_output_161[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_162 = torch.stack([getitem_645, getitem_649, getitem_653, getitem_657, getitem_661, getitem_665, getitem_669, getitem_673], dim = -1)
        getitem_674 = v_14[(None, slice(None, None, None), None)]
        mul_223 = transpose_129 * getitem_674
        scan_output_163 = scan_output_162 + mul_223
        silu_29 = torch.nn.functional.silu(gate_14)
        scan_output_164 = scan_output_163 * silu_29
        transpose_134 = scan_output_164.transpose(1, 2)
        to_239 = transpose_134.to(torch.float32)
        contextualized_states_14 = torch._C._nn.linear(to_239, L_self_modules_backbone_modules_layers_modules_14_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_59 = residual_14 + contextualized_states_14
        to_240 = hidden_states_59.to(dtype = torch.float32)
        hidden_states_60 = to_240.to(torch.float32)
        pow_16 = hidden_states_60.pow(2)
        variance_15 = pow_16.mean(-1, keepdim = True)
        add_180 = variance_15 + (1e-05)
        rsqrt_15 = torch.rsqrt(add_180)
        hidden_states_61 = hidden_states_60 * rsqrt_15
        to_242 = hidden_states_61.to(torch.float32)
        hidden_states_62 = L_self_modules_backbone_modules_layers_modules_15_modules_norm_parameters_weight_ * to_242
        residual_15 = hidden_states_59.to(torch.float32)
        linear_45 = torch._C._nn.linear(hidden_states_62, L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_15 = linear_45.transpose(1, 2)
        float_76 = L_self_modules_backbone_modules_layers_modules_15_modules_mixer_parameters_A_log_.float()
        exp_30 = torch.exp(float_76)
        A_15 = -exp_30
        chunk_15 = projected_states_15.chunk(2, dim = 1)
        hidden_states_B_C_45 = chunk_15[0]
        gate_15 = chunk_15[1]
        squeeze_15 = L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_244 = hidden_states_B_C_45.to(torch.float32)
        unsqueeze_135 = squeeze_15.unsqueeze(1)
        conv1d_15 = torch.conv1d(to_244, weight = unsqueeze_135, bias = L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_30 = conv1d_15[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_31 = torch.nn.functional.silu(out_30)
        hidden_states_B_C_46 = out_31.to(torch.float32)
        hidden_states_B_C_47 = hidden_states_B_C_46.transpose(1, 2)
        linear_46 = torch._C._nn.linear(hidden_states_B_C_47, L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_15 = torch.functional.split(linear_46, [48, 16, 16], dim = -1)
        time_step_30 = split_15[0]
        B_30 = split_15[1]
        C_30 = split_15[2]
        transpose_137 = time_step_30.transpose(1, 2)
        time_step_31 = L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_137
        time_proj_bias_15 = L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_138 = hidden_states_B_C_47.transpose(1, 2)
        transpose_139 = B_30.transpose(1, 2)
        transpose_140 = C_30.transpose(1, 2)
        v_15 = L_self_modules_backbone_modules_layers_modules_15_modules_mixer_parameters_D_.float()
        to_246 = time_proj_bias_15.to(torch.float32)
        getitem_681 = to_246[(Ellipsis, None)]
        dt_30 = time_step_31 + getitem_681
        dt_31 = torch._C._nn.softplus(dt_30)
        B_31 = transpose_139.transpose(1, 2)
        C_31 = transpose_140.transpose(1, 2)
        getitem_682 = A_15[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_683 = dt_31[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_227 = getitem_682 * getitem_683
        discrete_A_15 = torch.exp(mul_227)
        getitem_684 = dt_31[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_685 = B_31[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_79 = getitem_685.float()
        discrete_B_15 = getitem_684 * float_79
        getitem_686 = transpose_138[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_80 = getitem_686.float()
        deltaB_u_15 = discrete_B_15 * float_80
        ssm_state_135 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_687 = discrete_A_15[(slice(None, None, None), slice(None, None, None), 0)]
        mul_230 = getitem_687 * ssm_state_135
        getitem_688 = deltaB_u_15[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_136 = mul_230 + getitem_688
        to_247 = ssm_state_136.to(torch.float32)
        getitem_689 = C_31[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_136 = getitem_689.unsqueeze(-1)
        scan_output_165 = torch.matmul(to_247, unsqueeze_136)
        getitem_690 = scan_output_165[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_691 = discrete_A_15[(slice(None, None, None), slice(None, None, None), 1)]
        mul_231 = getitem_691 * ssm_state_136
        getitem_692 = deltaB_u_15[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_137 = mul_231 + getitem_692
        to_248 = ssm_state_137.to(torch.float32)
        getitem_693 = C_31[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_137 = getitem_693.unsqueeze(-1)
        scan_output_166 = torch.matmul(to_248, unsqueeze_137)
        getitem_694 = scan_output_166[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_695 = discrete_A_15[(slice(None, None, None), slice(None, None, None), 2)]
        mul_232 = getitem_695 * ssm_state_137
        getitem_696 = deltaB_u_15[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_138 = mul_232 + getitem_696
        to_249 = ssm_state_138.to(torch.float32)
        getitem_697 = C_31[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_138 = getitem_697.unsqueeze(-1)
        scan_output_167 = torch.matmul(to_249, unsqueeze_138)
        getitem_698 = scan_output_167[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_699 = discrete_A_15[(slice(None, None, None), slice(None, None, None), 3)]
        mul_233 = getitem_699 * ssm_state_138
        getitem_700 = deltaB_u_15[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_139 = mul_233 + getitem_700
        to_250 = ssm_state_139.to(torch.float32)
        getitem_701 = C_31[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_139 = getitem_701.unsqueeze(-1)
        scan_output_168 = torch.matmul(to_250, unsqueeze_139)
        getitem_702 = scan_output_168[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_703 = discrete_A_15[(slice(None, None, None), slice(None, None, None), 4)]
        mul_234 = getitem_703 * ssm_state_139
        getitem_704 = deltaB_u_15[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_140 = mul_234 + getitem_704
        to_251 = ssm_state_140.to(torch.float32)
        getitem_705 = C_31[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_140 = getitem_705.unsqueeze(-1)
        scan_output_169 = torch.matmul(to_251, unsqueeze_140)
        getitem_706 = scan_output_169[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_707 = discrete_A_15[(slice(None, None, None), slice(None, None, None), 5)]
        mul_235 = getitem_707 * ssm_state_140
        getitem_708 = deltaB_u_15[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_141 = mul_235 + getitem_708
        to_252 = ssm_state_141.to(torch.float32)
        getitem_709 = C_31[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_141 = getitem_709.unsqueeze(-1)
        scan_output_170 = torch.matmul(to_252, unsqueeze_141)
        getitem_710 = scan_output_170[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_711 = discrete_A_15[(slice(None, None, None), slice(None, None, None), 6)]
        mul_236 = getitem_711 * ssm_state_141
        getitem_712 = deltaB_u_15[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_142 = mul_236 + getitem_712
        to_253 = ssm_state_142.to(torch.float32)
        getitem_713 = C_31[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_142 = getitem_713.unsqueeze(-1)
        scan_output_171 = torch.matmul(to_253, unsqueeze_142)
        getitem_714 = scan_output_171[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_715 = discrete_A_15[(slice(None, None, None), slice(None, None, None), 7)]
        mul_237 = getitem_715 * ssm_state_142
        getitem_716 = deltaB_u_15[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_143 = mul_237 + getitem_716
        to_254 = ssm_state_143.to(torch.float32)
        getitem_717 = C_31[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_143 = getitem_717.unsqueeze(-1)
        scan_output_172 = torch.matmul(to_254, unsqueeze_143)
        getitem_718 = scan_output_172[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_173 = torch.stack([getitem_690, getitem_694, getitem_698, getitem_702, getitem_706, getitem_710, getitem_714, getitem_718], dim = -1)
        getitem_719 = v_15[(None, slice(None, None, None), None)]
        mul_238 = transpose_138 * getitem_719
        scan_output_174 = scan_output_173 + mul_238
        silu_31 = torch.nn.functional.silu(gate_15)
        scan_output_175 = scan_output_174 * silu_31
        transpose_143 = scan_output_175.transpose(1, 2)
        to_255 = transpose_143.to(torch.float32)
        contextualized_states_15 = torch._C._nn.linear(to_255, L_self_modules_backbone_modules_layers_modules_15_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_63 = residual_15 + contextualized_states_15
        to_256 = hidden_states_63.to(dtype = torch.float32)
        hidden_states_64 = to_256.to(torch.float32)
        pow_17 = hidden_states_64.pow(2)
        variance_16 = pow_17.mean(-1, keepdim = True)
        add_192 = variance_16 + (1e-05)
        rsqrt_16 = torch.rsqrt(add_192)
        hidden_states_65 = hidden_states_64 * rsqrt_16
        to_258 = hidden_states_65.to(torch.float32)
        hidden_states_66 = L_self_modules_backbone_modules_layers_modules_16_modules_norm_parameters_weight_ * to_258
        residual_16 = hidden_states_63.to(torch.float32)
        linear_48 = torch._C._nn.linear(hidden_states_66, L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_16 = linear_48.transpose(1, 2)
        float_81 = L_self_modules_backbone_modules_layers_modules_16_modules_mixer_parameters_A_log_.float()
        exp_32 = torch.exp(float_81)
        A_16 = -exp_32
        chunk_16 = projected_states_16.chunk(2, dim = 1)
        hidden_states_B_C_48 = chunk_16[0]
        gate_16 = chunk_16[1]
        squeeze_16 = L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_260 = hidden_states_B_C_48.to(torch.float32)
        unsqueeze_144 = squeeze_16.unsqueeze(1)
        conv1d_16 = torch.conv1d(to_260, weight = unsqueeze_144, bias = L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_32 = conv1d_16[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_33 = torch.nn.functional.silu(out_32)
        hidden_states_B_C_49 = out_33.to(torch.float32)
        hidden_states_B_C_50 = hidden_states_B_C_49.transpose(1, 2)
        linear_49 = torch._C._nn.linear(hidden_states_B_C_50, L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_16 = torch.functional.split(linear_49, [48, 16, 16], dim = -1)
        time_step_32 = split_16[0]
        B_32 = split_16[1]
        C_32 = split_16[2]
        transpose_146 = time_step_32.transpose(1, 2)
        time_step_33 = L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_146
        time_proj_bias_16 = L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_147 = hidden_states_B_C_50.transpose(1, 2)
        transpose_148 = B_32.transpose(1, 2)
        transpose_149 = C_32.transpose(1, 2)
        v_16 = L_self_modules_backbone_modules_layers_modules_16_modules_mixer_parameters_D_.float()
        to_262 = time_proj_bias_16.to(torch.float32)
        getitem_726 = to_262[(Ellipsis, None)]
        dt_32 = time_step_33 + getitem_726
        dt_33 = torch._C._nn.softplus(dt_32)
        B_33 = transpose_148.transpose(1, 2)
        C_33 = transpose_149.transpose(1, 2)
        getitem_727 = A_16[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_728 = dt_33[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_242 = getitem_727 * getitem_728
        discrete_A_16 = torch.exp(mul_242)
        getitem_729 = dt_33[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_730 = B_33[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_84 = getitem_730.float()
        discrete_B_16 = getitem_729 * float_84
        getitem_731 = transpose_147[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_85 = getitem_731.float()
        deltaB_u_16 = discrete_B_16 * float_85
        ssm_state_144 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_732 = discrete_A_16[(slice(None, None, None), slice(None, None, None), 0)]
        mul_245 = getitem_732 * ssm_state_144
        getitem_733 = deltaB_u_16[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_145 = mul_245 + getitem_733
        to_263 = ssm_state_145.to(torch.float32)
        getitem_734 = C_33[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_145 = getitem_734.unsqueeze(-1)
        scan_output_176 = torch.matmul(to_263, unsqueeze_145)
        getitem_735 = scan_output_176[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_736 = discrete_A_16[(slice(None, None, None), slice(None, None, None), 1)]
        mul_246 = getitem_736 * ssm_state_145
        getitem_737 = deltaB_u_16[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_146 = mul_246 + getitem_737
        to_264 = ssm_state_146.to(torch.float32)
        getitem_738 = C_33[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_146 = getitem_738.unsqueeze(-1)
        scan_output_177 = torch.matmul(to_264, unsqueeze_146)
        getitem_739 = scan_output_177[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_740 = discrete_A_16[(slice(None, None, None), slice(None, None, None), 2)]
        mul_247 = getitem_740 * ssm_state_146
        getitem_741 = deltaB_u_16[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_147 = mul_247 + getitem_741
        to_265 = ssm_state_147.to(torch.float32)
        getitem_742 = C_33[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_147 = getitem_742.unsqueeze(-1)
        scan_output_178 = torch.matmul(to_265, unsqueeze_147)
        getitem_743 = scan_output_178[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_744 = discrete_A_16[(slice(None, None, None), slice(None, None, None), 3)]
        mul_248 = getitem_744 * ssm_state_147
        getitem_745 = deltaB_u_16[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_148 = mul_248 + getitem_745
        to_266 = ssm_state_148.to(torch.float32)
        getitem_746 = C_33[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_148 = getitem_746.unsqueeze(-1)
        scan_output_179 = torch.matmul(to_266, unsqueeze_148)
        getitem_747 = scan_output_179[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_748 = discrete_A_16[(slice(None, None, None), slice(None, None, None), 4)]
        mul_249 = getitem_748 * ssm_state_148
        getitem_749 = deltaB_u_16[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_149 = mul_249 + getitem_749
        to_267 = ssm_state_149.to(torch.float32)
        getitem_750 = C_33[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_149 = getitem_750.unsqueeze(-1)
        scan_output_180 = torch.matmul(to_267, unsqueeze_149)
        getitem_751 = scan_output_180[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_752 = discrete_A_16[(slice(None, None, None), slice(None, None, None), 5)]
        mul_250 = getitem_752 * ssm_state_149
        getitem_753 = deltaB_u_16[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_150 = mul_250 + getitem_753
        to_268 = ssm_state_150.to(torch.float32)
        getitem_754 = C_33[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_150 = getitem_754.unsqueeze(-1)
        scan_output_181 = torch.matmul(to_268, unsqueeze_150)
        getitem_755 = scan_output_181[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_756 = discrete_A_16[(slice(None, None, None), slice(None, None, None), 6)]
        mul_251 = getitem_756 * ssm_state_150
        getitem_757 = deltaB_u_16[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_151 = mul_251 + getitem_757
        to_269 = ssm_state_151.to(torch.float32)
        getitem_758 = C_33[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_151 = getitem_758.unsqueeze(-1)
        scan_output_182 = torch.matmul(to_269, unsqueeze_151)
        getitem_759 = scan_output_182[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_760 = discrete_A_16[(slice(None, None, None), slice(None, None, None), 7)]
        mul_252 = getitem_760 * ssm_state_151
        getitem_761 = deltaB_u_16[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_152 = mul_252 + getitem_761
        to_270 = ssm_state_152.to(torch.float32)
        getitem_762 = C_33[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_152 = getitem_762.unsqueeze(-1)
        scan_output_183 = torch.matmul(to_270, unsqueeze_152)
        getitem_763 = scan_output_183[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_184 = torch.stack([getitem_735, getitem_739, getitem_743, getitem_747, getitem_751, getitem_755, getitem_759, getitem_763], dim = -1)
        getitem_764 = v_16[(None, slice(None, None, None), None)]
        mul_253 = transpose_147 * getitem_764
        scan_output_185 = scan_output_184 + mul_253
        silu_33 = torch.nn.functional.silu(gate_16)
        scan_output_186 = scan_output_185 * silu_33
        transpose_152 = scan_output_186.transpose(1, 2)
        to_271 = transpose_152.to(torch.float32)
        contextualized_states_16 = torch._C._nn.linear(to_271, L_self_modules_backbone_modules_layers_modules_16_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_67 = residual_16 + contextualized_states_16
        to_272 = hidden_states_67.to(dtype = torch.float32)
        hidden_states_68 = to_272.to(torch.float32)
        pow_18 = hidden_states_68.pow(2)
        variance_17 = pow_18.mean(-1, keepdim = True)
        add_204 = variance_17 + (1e-05)
        rsqrt_17 = torch.rsqrt(add_204)
        hidden_states_69 = hidden_states_68 * rsqrt_17
        to_274 = hidden_states_69.to(torch.float32)
        hidden_states_70 = L_self_modules_backbone_modules_layers_modules_17_modules_norm_parameters_weight_ * to_274
        residual_17 = hidden_states_67.to(torch.float32)
        linear_51 = torch._C._nn.linear(hidden_states_70, L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_17 = linear_51.transpose(1, 2)
        float_86 = L_self_modules_backbone_modules_layers_modules_17_modules_mixer_parameters_A_log_.float()
        exp_34 = torch.exp(float_86)
        A_17 = -exp_34
        chunk_17 = projected_states_17.chunk(2, dim = 1)
        hidden_states_B_C_51 = chunk_17[0]
        gate_17 = chunk_17[1]
        squeeze_17 = L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_276 = hidden_states_B_C_51.to(torch.float32)
        unsqueeze_153 = squeeze_17.unsqueeze(1)
        conv1d_17 = torch.conv1d(to_276, weight = unsqueeze_153, bias = L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_34 = conv1d_17[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_35 = torch.nn.functional.silu(out_34)
        hidden_states_B_C_52 = out_35.to(torch.float32)
        hidden_states_B_C_53 = hidden_states_B_C_52.transpose(1, 2)
        linear_52 = torch._C._nn.linear(hidden_states_B_C_53, L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_17 = torch.functional.split(linear_52, [48, 16, 16], dim = -1)
        time_step_34 = split_17[0]
        B_34 = split_17[1]
        C_34 = split_17[2]
        transpose_155 = time_step_34.transpose(1, 2)
        time_step_35 = L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_155
        time_proj_bias_17 = L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_156 = hidden_states_B_C_53.transpose(1, 2)
        transpose_157 = B_34.transpose(1, 2)
        transpose_158 = C_34.transpose(1, 2)
        v_17 = L_self_modules_backbone_modules_layers_modules_17_modules_mixer_parameters_D_.float()
        to_278 = time_proj_bias_17.to(torch.float32)
        getitem_771 = to_278[(Ellipsis, None)]
        dt_34 = time_step_35 + getitem_771
        dt_35 = torch._C._nn.softplus(dt_34)
        B_35 = transpose_157.transpose(1, 2)
        C_35 = transpose_158.transpose(1, 2)
        getitem_772 = A_17[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_773 = dt_35[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_257 = getitem_772 * getitem_773
        discrete_A_17 = torch.exp(mul_257)
        getitem_774 = dt_35[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_775 = B_35[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_89 = getitem_775.float()
        discrete_B_17 = getitem_774 * float_89
        getitem_776 = transpose_156[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_90 = getitem_776.float()
        deltaB_u_17 = discrete_B_17 * float_90
        ssm_state_153 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_777 = discrete_A_17[(slice(None, None, None), slice(None, None, None), 0)]
        mul_260 = getitem_777 * ssm_state_153
        getitem_778 = deltaB_u_17[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_154 = mul_260 + getitem_778
        to_279 = ssm_state_154.to(torch.float32)
        getitem_779 = C_35[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_154 = getitem_779.unsqueeze(-1)
        scan_output_187 = torch.matmul(to_279, unsqueeze_154)
        getitem_780 = scan_output_187[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_781 = discrete_A_17[(slice(None, None, None), slice(None, None, None), 1)]
        mul_261 = getitem_781 * ssm_state_154
        getitem_782 = deltaB_u_17[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_155 = mul_261 + getitem_782
        to_280 = ssm_state_155.to(torch.float32)
        getitem_783 = C_35[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_155 = getitem_783.unsqueeze(-1)
        scan_output_188 = torch.matmul(to_280, unsqueeze_155)
        getitem_784 = scan_output_188[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_785 = discrete_A_17[(slice(None, None, None), slice(None, None, None), 2)]
        mul_262 = getitem_785 * ssm_state_155
        getitem_786 = deltaB_u_17[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_156 = mul_262 + getitem_786
        to_281 = ssm_state_156.to(torch.float32)
        getitem_787 = C_35[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_156 = getitem_787.unsqueeze(-1)
        scan_output_189 = torch.matmul(to_281, unsqueeze_156)
        getitem_788 = scan_output_189[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_789 = discrete_A_17[(slice(None, None, None), slice(None, None, None), 3)]
        mul_263 = getitem_789 * ssm_state_156
        getitem_790 = deltaB_u_17[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_157 = mul_263 + getitem_790
        to_282 = ssm_state_157.to(torch.float32)
        getitem_791 = C_35[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_157 = getitem_791.unsqueeze(-1)
        scan_output_190 = torch.matmul(to_282, unsqueeze_157)
        getitem_792 = scan_output_190[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_793 = discrete_A_17[(slice(None, None, None), slice(None, None, None), 4)]
        mul_264 = getitem_793 * ssm_state_157
        getitem_794 = deltaB_u_17[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_158 = mul_264 + getitem_794
        to_283 = ssm_state_158.to(torch.float32)
        getitem_795 = C_35[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_158 = getitem_795.unsqueeze(-1)
        scan_output_191 = torch.matmul(to_283, unsqueeze_158)
        getitem_796 = scan_output_191[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_797 = discrete_A_17[(slice(None, None, None), slice(None, None, None), 5)]
        mul_265 = getitem_797 * ssm_state_158
        getitem_798 = deltaB_u_17[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_159 = mul_265 + getitem_798
        to_284 = ssm_state_159.to(torch.float32)
        getitem_799 = C_35[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_159 = getitem_799.unsqueeze(-1)
        scan_output_192 = torch.matmul(to_284, unsqueeze_159)
        getitem_800 = scan_output_192[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_801 = discrete_A_17[(slice(None, None, None), slice(None, None, None), 6)]
        mul_266 = getitem_801 * ssm_state_159
        getitem_802 = deltaB_u_17[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_160 = mul_266 + getitem_802
        to_285 = ssm_state_160.to(torch.float32)
        getitem_803 = C_35[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_160 = getitem_803.unsqueeze(-1)
        scan_output_193 = torch.matmul(to_285, unsqueeze_160)
        getitem_804 = scan_output_193[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_805 = discrete_A_17[(slice(None, None, None), slice(None, None, None), 7)]
        mul_267 = getitem_805 * ssm_state_160
        getitem_806 = deltaB_u_17[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_161 = mul_267 + getitem_806
        to_286 = ssm_state_161.to(torch.float32)
        getitem_807 = C_35[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_161 = getitem_807.unsqueeze(-1)
        scan_output_194 = torch.matmul(to_286, unsqueeze_161)
        getitem_808 = scan_output_194[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_195 = torch.stack([getitem_780, getitem_784, getitem_788, getitem_792, getitem_796, getitem_800, getitem_804, getitem_808], dim = -1)
        getitem_809 = v_17[(None, slice(None, None, None), None)]
        mul_268 = transpose_156 * getitem_809
        scan_output_196 = scan_output_195 + mul_268
        silu_35 = torch.nn.functional.silu(gate_17)
        scan_output_197 = scan_output_196 * silu_35
        transpose_161 = scan_output_197.transpose(1, 2)
        to_287 = transpose_161.to(torch.float32)
        contextualized_states_17 = torch._C._nn.linear(to_287, L_self_modules_backbone_modules_layers_modules_17_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_71 = residual_17 + contextualized_states_17
        to_288 = hidden_states_71.to(dtype = torch.float32)
        hidden_states_72 = to_288.to(torch.float32)
        pow_19 = hidden_states_72.pow(2)
        variance_18 = pow_19.mean(-1, keepdim = True)
        add_216 = variance_18 + (1e-05)
        rsqrt_18 = torch.rsqrt(add_216)
        hidden_states_73 = hidden_states_72 * rsqrt_18
        to_290 = hidden_states_73.to(torch.float32)
        hidden_states_74 = L_self_modules_backbone_modules_layers_modules_18_modules_norm_parameters_weight_ * to_290
        residual_18 = hidden_states_71.to(torch.float32)
        linear_54 = torch._C._nn.linear(hidden_states_74, L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_18 = linear_54.transpose(1, 2)
        float_91 = L_self_modules_backbone_modules_layers_modules_18_modules_mixer_parameters_A_log_.float()
        exp_36 = torch.exp(float_91)
        A_18 = -exp_36
        chunk_18 = projected_states_18.chunk(2, dim = 1)
        hidden_states_B_C_54 = chunk_18[0]
        gate_18 = chunk_18[1]
        squeeze_18 = L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_292 = hidden_states_B_C_54.to(torch.float32)
        unsqueeze_162 = squeeze_18.unsqueeze(1)
        conv1d_18 = torch.conv1d(to_292, weight = unsqueeze_162, bias = L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_36 = conv1d_18[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_37 = torch.nn.functional.silu(out_36)
        hidden_states_B_C_55 = out_37.to(torch.float32)
        hidden_states_B_C_56 = hidden_states_B_C_55.transpose(1, 2)
        linear_55 = torch._C._nn.linear(hidden_states_B_C_56, L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_18 = torch.functional.split(linear_55, [48, 16, 16], dim = -1)
        time_step_36 = split_18[0]
        B_36 = split_18[1]
        C_36 = split_18[2]
        transpose_164 = time_step_36.transpose(1, 2)
        time_step_37 = L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_164
        time_proj_bias_18 = L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_165 = hidden_states_B_C_56.transpose(1, 2)
        transpose_166 = B_36.transpose(1, 2)
        transpose_167 = C_36.transpose(1, 2)
        v_18 = L_self_modules_backbone_modules_layers_modules_18_modules_mixer_parameters_D_.float()
        to_294 = time_proj_bias_18.to(torch.float32)
        getitem_816 = to_294[(Ellipsis, None)]
        dt_36 = time_step_37 + getitem_816
        dt_37 = torch._C._nn.softplus(dt_36)
        B_37 = transpose_166.transpose(1, 2)
        C_37 = transpose_167.transpose(1, 2)
        getitem_817 = A_18[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_818 = dt_37[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_272 = getitem_817 * getitem_818
        discrete_A_18 = torch.exp(mul_272)
        getitem_819 = dt_37[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_820 = B_37[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_94 = getitem_820.float()
        discrete_B_18 = getitem_819 * float_94
        getitem_821 = transpose_165[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_95 = getitem_821.float()
        deltaB_u_18 = discrete_B_18 * float_95
        ssm_state_162 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_822 = discrete_A_18[(slice(None, None, None), slice(None, None, None), 0)]
        mul_275 = getitem_822 * ssm_state_162
        getitem_823 = deltaB_u_18[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_163 = mul_275 + getitem_823
        to_295 = ssm_state_163.to(torch.float32)
        getitem_824 = C_37[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_163 = getitem_824.unsqueeze(-1)
        scan_output_198 = torch.matmul(to_295, unsqueeze_163)
        getitem_825 = scan_output_198[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_826 = discrete_A_18[(slice(None, None, None), slice(None, None, None), 1)]
        mul_276 = getitem_826 * ssm_state_163
        getitem_827 = deltaB_u_18[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_164 = mul_276 + getitem_827
        to_296 = ssm_state_164.to(torch.float32)
        getitem_828 = C_37[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_164 = getitem_828.unsqueeze(-1)
        scan_output_199 = torch.matmul(to_296, unsqueeze_164)
        getitem_829 = scan_output_199[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_830 = discrete_A_18[(slice(None, None, None), slice(None, None, None), 2)]
        mul_277 = getitem_830 * ssm_state_164
        getitem_831 = deltaB_u_18[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_165 = mul_277 + getitem_831
        to_297 = ssm_state_165.to(torch.float32)
        getitem_832 = C_37[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_165 = getitem_832.unsqueeze(-1)
        scan_output_200 = torch.matmul(to_297, unsqueeze_165)
        getitem_833 = scan_output_200[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_834 = discrete_A_18[(slice(None, None, None), slice(None, None, None), 3)]
        mul_278 = getitem_834 * ssm_state_165
        getitem_835 = deltaB_u_18[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_166 = mul_278 + getitem_835
        to_298 = ssm_state_166.to(torch.float32)
        getitem_836 = C_37[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_166 = getitem_836.unsqueeze(-1)
        scan_output_201 = torch.matmul(to_298, unsqueeze_166)
        getitem_837 = scan_output_201[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_838 = discrete_A_18[(slice(None, None, None), slice(None, None, None), 4)]
        mul_279 = getitem_838 * ssm_state_166
        getitem_839 = deltaB_u_18[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_167 = mul_279 + getitem_839
        to_299 = ssm_state_167.to(torch.float32)
        getitem_840 = C_37[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_167 = getitem_840.unsqueeze(-1)
        scan_output_202 = torch.matmul(to_299, unsqueeze_167)
        getitem_841 = scan_output_202[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_842 = discrete_A_18[(slice(None, None, None), slice(None, None, None), 5)]
        mul_280 = getitem_842 * ssm_state_167
        getitem_843 = deltaB_u_18[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_168 = mul_280 + getitem_843
        to_300 = ssm_state_168.to(torch.float32)
        getitem_844 = C_37[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_168 = getitem_844.unsqueeze(-1)
        scan_output_203 = torch.matmul(to_300, unsqueeze_168)
        getitem_845 = scan_output_203[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_846 = discrete_A_18[(slice(None, None, None), slice(None, None, None), 6)]
        mul_281 = getitem_846 * ssm_state_168
        getitem_847 = deltaB_u_18[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_169 = mul_281 + getitem_847
        to_301 = ssm_state_169.to(torch.float32)
        getitem_848 = C_37[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_169 = getitem_848.unsqueeze(-1)
        scan_output_204 = torch.matmul(to_301, unsqueeze_169)
        getitem_849 = scan_output_204[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_850 = discrete_A_18[(slice(None, None, None), slice(None, None, None), 7)]
        mul_282 = getitem_850 * ssm_state_169
        getitem_851 = deltaB_u_18[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_170 = mul_282 + getitem_851
        to_302 = ssm_state_170.to(torch.float32)
        getitem_852 = C_37[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_170 = getitem_852.unsqueeze(-1)
        scan_output_205 = torch.matmul(to_302, unsqueeze_170)
        getitem_853 = scan_output_205[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_206 = torch.stack([getitem_825, getitem_829, getitem_833, getitem_837, getitem_841, getitem_845, getitem_849, getitem_853], dim = -1)
        getitem_854 = v_18[(None, slice(None, None, None), None)]
        mul_283 = transpose_165 * getitem_854
        scan_output_207 = scan_output_206 + mul_283
        silu_37 = torch.nn.functional.silu(gate_18)
        scan_output_208 = scan_output_207 * silu_37
        transpose_170 = scan_output_208.transpose(1, 2)
        to_303 = transpose_170.to(torch.float32)
        contextualized_states_18 = torch._C._nn.linear(to_303, L_self_modules_backbone_modules_layers_modules_18_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_75 = residual_18 + contextualized_states_18
        to_304 = hidden_states_75.to(dtype = torch.float32)
        hidden_states_76 = to_304.to(torch.float32)
        pow_20 = hidden_states_76.pow(2)
        variance_19 = pow_20.mean(-1, keepdim = True)
        add_228 = variance_19 + (1e-05)
        rsqrt_19 = torch.rsqrt(add_228)
        hidden_states_77 = hidden_states_76 * rsqrt_19
        to_306 = hidden_states_77.to(torch.float32)
        hidden_states_78 = L_self_modules_backbone_modules_layers_modules_19_modules_norm_parameters_weight_ * to_306
        residual_19 = hidden_states_75.to(torch.float32)
        linear_57 = torch._C._nn.linear(hidden_states_78, L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_19 = linear_57.transpose(1, 2)
        float_96 = L_self_modules_backbone_modules_layers_modules_19_modules_mixer_parameters_A_log_.float()
        exp_38 = torch.exp(float_96)
        A_19 = -exp_38
        chunk_19 = projected_states_19.chunk(2, dim = 1)
        hidden_states_B_C_57 = chunk_19[0]
        gate_19 = chunk_19[1]
        squeeze_19 = L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_308 = hidden_states_B_C_57.to(torch.float32)
        unsqueeze_171 = squeeze_19.unsqueeze(1)
        conv1d_19 = torch.conv1d(to_308, weight = unsqueeze_171, bias = L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_38 = conv1d_19[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_39 = torch.nn.functional.silu(out_38)
        hidden_states_B_C_58 = out_39.to(torch.float32)
        hidden_states_B_C_59 = hidden_states_B_C_58.transpose(1, 2)
        linear_58 = torch._C._nn.linear(hidden_states_B_C_59, L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_19 = torch.functional.split(linear_58, [48, 16, 16], dim = -1)
        time_step_38 = split_19[0]
        B_38 = split_19[1]
        C_38 = split_19[2]
        transpose_173 = time_step_38.transpose(1, 2)
        time_step_39 = L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_173
        time_proj_bias_19 = L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_174 = hidden_states_B_C_59.transpose(1, 2)
        transpose_175 = B_38.transpose(1, 2)
        transpose_176 = C_38.transpose(1, 2)
        v_19 = L_self_modules_backbone_modules_layers_modules_19_modules_mixer_parameters_D_.float()
        to_310 = time_proj_bias_19.to(torch.float32)
        getitem_861 = to_310[(Ellipsis, None)]
        dt_38 = time_step_39 + getitem_861
        dt_39 = torch._C._nn.softplus(dt_38)
        B_39 = transpose_175.transpose(1, 2)
        C_39 = transpose_176.transpose(1, 2)
        getitem_862 = A_19[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_863 = dt_39[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_287 = getitem_862 * getitem_863
        discrete_A_19 = torch.exp(mul_287)
        getitem_864 = dt_39[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_865 = B_39[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_99 = getitem_865.float()
        discrete_B_19 = getitem_864 * float_99
        getitem_866 = transpose_174[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_100 = getitem_866.float()
        deltaB_u_19 = discrete_B_19 * float_100
        ssm_state_171 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_867 = discrete_A_19[(slice(None, None, None), slice(None, None, None), 0)]
        mul_290 = getitem_867 * ssm_state_171
        getitem_868 = deltaB_u_19[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_172 = mul_290 + getitem_868
        to_311 = ssm_state_172.to(torch.float32)
        getitem_869 = C_39[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_172 = getitem_869.unsqueeze(-1)
        scan_output_209 = torch.matmul(to_311, unsqueeze_172)
        getitem_870 = scan_output_209[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_871 = discrete_A_19[(slice(None, None, None), slice(None, None, None), 1)]
        mul_291 = getitem_871 * ssm_state_172
        getitem_872 = deltaB_u_19[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_173 = mul_291 + getitem_872
        to_312 = ssm_state_173.to(torch.float32)
        getitem_873 = C_39[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_173 = getitem_873.unsqueeze(-1)
        scan_output_210 = torch.matmul(to_312, unsqueeze_173)
        getitem_874 = scan_output_210[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_875 = discrete_A_19[(slice(None, None, None), slice(None, None, None), 2)]
        mul_292 = getitem_875 * ssm_state_173
        getitem_876 = deltaB_u_19[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_174 = mul_292 + getitem_876
        to_313 = ssm_state_174.to(torch.float32)
        getitem_877 = C_39[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_174 = getitem_877.unsqueeze(-1)
        scan_output_211 = torch.matmul(to_313, unsqueeze_174)
        getitem_878 = scan_output_211[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_879 = discrete_A_19[(slice(None, None, None), slice(None, None, None), 3)]
        mul_293 = getitem_879 * ssm_state_174
        getitem_880 = deltaB_u_19[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_175 = mul_293 + getitem_880
        to_314 = ssm_state_175.to(torch.float32)
        getitem_881 = C_39[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_175 = getitem_881.unsqueeze(-1)
        scan_output_212 = torch.matmul(to_314, unsqueeze_175)
        getitem_882 = scan_output_212[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_883 = discrete_A_19[(slice(None, None, None), slice(None, None, None), 4)]
        mul_294 = getitem_883 * ssm_state_175
        getitem_884 = deltaB_u_19[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_176 = mul_294 + getitem_884
        to_315 = ssm_state_176.to(torch.float32)
        getitem_885 = C_39[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_176 = getitem_885.unsqueeze(-1)
        scan_output_213 = torch.matmul(to_315, unsqueeze_176)
        getitem_886 = scan_output_213[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_887 = discrete_A_19[(slice(None, None, None), slice(None, None, None), 5)]
        mul_295 = getitem_887 * ssm_state_176
        getitem_888 = deltaB_u_19[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_177 = mul_295 + getitem_888
        to_316 = ssm_state_177.to(torch.float32)
        getitem_889 = C_39[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_177 = getitem_889.unsqueeze(-1)
        scan_output_214 = torch.matmul(to_316, unsqueeze_177)
        getitem_890 = scan_output_214[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_891 = discrete_A_19[(slice(None, None, None), slice(None, None, None), 6)]
        mul_296 = getitem_891 * ssm_state_177
        getitem_892 = deltaB_u_19[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_178 = mul_296 + getitem_892
        to_317 = ssm_state_178.to(torch.float32)
        getitem_893 = C_39[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_178 = getitem_893.unsqueeze(-1)
        scan_output_215 = torch.matmul(to_317, unsqueeze_178)
        getitem_894 = scan_output_215[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_895 = discrete_A_19[(slice(None, None, None), slice(None, None, None), 7)]
        mul_297 = getitem_895 * ssm_state_178
        getitem_896 = deltaB_u_19[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_179 = mul_297 + getitem_896
        to_318 = ssm_state_179.to(torch.float32)
        getitem_897 = C_39[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_179 = getitem_897.unsqueeze(-1)
        scan_output_216 = torch.matmul(to_318, unsqueeze_179)
        getitem_898 = scan_output_216[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_217 = torch.stack([getitem_870, getitem_874, getitem_878, getitem_882, getitem_886, getitem_890, getitem_894, getitem_898], dim = -1)
        getitem_899 = v_19[(None, slice(None, None, None), None)]
        mul_298 = transpose_174 * getitem_899
        scan_output_218 = scan_output_217 + mul_298
        silu_39 = torch.nn.functional.silu(gate_19)
        scan_output_219 = scan_output_218 * silu_39
        transpose_179 = scan_output_219.transpose(1, 2)
        to_319 = transpose_179.to(torch.float32)
        contextualized_states_19 = torch._C._nn.linear(to_319, L_self_modules_backbone_modules_layers_modules_19_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_79 = residual_19 + contextualized_states_19
        to_320 = hidden_states_79.to(dtype = torch.float32)
        hidden_states_80 = to_320.to(torch.float32)
        pow_21 = hidden_states_80.pow(2)
        variance_20 = pow_21.mean(-1, keepdim = True)
        add_240 = variance_20 + (1e-05)
        rsqrt_20 = torch.rsqrt(add_240)
        hidden_states_81 = hidden_states_80 * rsqrt_20
        to_322 = hidden_states_81.to(torch.float32)
        hidden_states_82 = L_self_modules_backbone_modules_layers_modules_20_modules_norm_parameters_weight_ * to_322
        residual_20 = hidden_states_79.to(torch.float32)
        linear_60 = torch._C._nn.linear(hidden_states_82, L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_20 = linear_60.transpose(1, 2)
        float_101 = L_self_modules_backbone_modules_layers_modules_20_modules_mixer_parameters_A_log_.float()
        exp_40 = torch.exp(float_101)
        A_20 = -exp_40
        chunk_20 = projected_states_20.chunk(2, dim = 1)
        hidden_states_B_C_60 = chunk_20[0]
        gate_20 = chunk_20[1]
        squeeze_20 = L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_324 = hidden_states_B_C_60.to(torch.float32)
        unsqueeze_180 = squeeze_20.unsqueeze(1)
        conv1d_20 = torch.conv1d(to_324, weight = unsqueeze_180, bias = L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_40 = conv1d_20[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_41 = torch.nn.functional.silu(out_40)
        hidden_states_B_C_61 = out_41.to(torch.float32)
        hidden_states_B_C_62 = hidden_states_B_C_61.transpose(1, 2)
        linear_61 = torch._C._nn.linear(hidden_states_B_C_62, L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_20 = torch.functional.split(linear_61, [48, 16, 16], dim = -1)
        time_step_40 = split_20[0]
        B_40 = split_20[1]
        C_40 = split_20[2]
        transpose_182 = time_step_40.transpose(1, 2)
        time_step_41 = L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_182
        time_proj_bias_20 = L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_183 = hidden_states_B_C_62.transpose(1, 2)
        transpose_184 = B_40.transpose(1, 2)
        transpose_185 = C_40.transpose(1, 2)
        v_20 = L_self_modules_backbone_modules_layers_modules_20_modules_mixer_parameters_D_.float()
        to_326 = time_proj_bias_20.to(torch.float32)
        getitem_906 = to_326[(Ellipsis, None)]
        dt_40 = time_step_41 + getitem_906
        dt_41 = torch._C._nn.softplus(dt_40)
        B_41 = transpose_184.transpose(1, 2)
        C_41 = transpose_185.transpose(1, 2)
        getitem_907 = A_20[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_908 = dt_41[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_302 = getitem_907 * getitem_908
        discrete_A_20 = torch.exp(mul_302)
        getitem_909 = dt_41[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_910 = B_41[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_104 = getitem_910.float()
        discrete_B_20 = getitem_909 * float_104
        getitem_911 = transpose_183[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_105 = getitem_911.float()
        deltaB_u_20 = discrete_B_20 * float_105
        ssm_state_180 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_912 = discrete_A_20[(slice(None, None, None), slice(None, None, None), 0)]
        mul_305 = getitem_912 * ssm_state_180
        getitem_913 = deltaB_u_20[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_181 = mul_305 + getitem_913
        to_327 = ssm_state_181.to(torch.float32)
        getitem_914 = C_41[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_181 = getitem_914.unsqueeze(-1)
        scan_output_220 = torch.matmul(to_327, unsqueeze_181)
        getitem_915 = scan_output_220[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_916 = discrete_A_20[(slice(None, None, None), slice(None, None, None), 1)]
        mul_306 = getitem_916 * ssm_state_181
        getitem_917 = deltaB_u_20[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_182 = mul_306 + getitem_917
        to_328 = ssm_state_182.to(torch.float32)
        getitem_918 = C_41[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_182 = getitem_918.unsqueeze(-1)
        scan_output_221 = torch.matmul(to_328, unsqueeze_182)
        getitem_919 = scan_output_221[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_920 = discrete_A_20[(slice(None, None, None), slice(None, None, None), 2)]
        mul_307 = getitem_920 * ssm_state_182
        getitem_921 = deltaB_u_20[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_183 = mul_307 + getitem_921
        to_329 = ssm_state_183.to(torch.float32)
        getitem_922 = C_41[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_183 = getitem_922.unsqueeze(-1)
        scan_output_222 = torch.matmul(to_329, unsqueeze_183)
        getitem_923 = scan_output_222[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_924 = discrete_A_20[(slice(None, None, None), slice(None, None, None), 3)]
        mul_308 = getitem_924 * ssm_state_183
        getitem_925 = deltaB_u_20[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_184 = mul_308 + getitem_925
        to_330 = ssm_state_184.to(torch.float32)
        getitem_926 = C_41[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_184 = getitem_926.unsqueeze(-1)
        scan_output_223 = torch.matmul(to_330, unsqueeze_184)
        getitem_927 = scan_output_223[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_928 = discrete_A_20[(slice(None, None, None), slice(None, None, None), 4)]
        mul_309 = getitem_928 * ssm_state_184
        getitem_929 = deltaB_u_20[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_185 = mul_309 + getitem_929
        to_331 = ssm_state_185.to(torch.float32)
        getitem_930 = C_41[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_185 = getitem_930.unsqueeze(-1)
        scan_output_224 = torch.matmul(to_331, unsqueeze_185)
        getitem_931 = scan_output_224[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_932 = discrete_A_20[(slice(None, None, None), slice(None, None, None), 5)]
        mul_310 = getitem_932 * ssm_state_185
        getitem_933 = deltaB_u_20[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_186 = mul_310 + getitem_933
        to_332 = ssm_state_186.to(torch.float32)
        getitem_934 = C_41[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_186 = getitem_934.unsqueeze(-1)
        scan_output_225 = torch.matmul(to_332, unsqueeze_186)
        getitem_935 = scan_output_225[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_936 = discrete_A_20[(slice(None, None, None), slice(None, None, None), 6)]
        mul_311 = getitem_936 * ssm_state_186
        getitem_937 = deltaB_u_20[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_187 = mul_311 + getitem_937
        to_333 = ssm_state_187.to(torch.float32)
        getitem_938 = C_41[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_187 = getitem_938.unsqueeze(-1)
        scan_output_226 = torch.matmul(to_333, unsqueeze_187)
        getitem_939 = scan_output_226[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_940 = discrete_A_20[(slice(None, None, None), slice(None, None, None), 7)]
        mul_312 = getitem_940 * ssm_state_187
        getitem_941 = deltaB_u_20[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_188 = mul_312 + getitem_941
        to_334 = ssm_state_188.to(torch.float32)
        getitem_942 = C_41[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_188 = getitem_942.unsqueeze(-1)
        scan_output_227 = torch.matmul(to_334, unsqueeze_188)
        getitem_943 = scan_output_227[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_228 = torch.stack([getitem_915, getitem_919, getitem_923, getitem_927, getitem_931, getitem_935, getitem_939, getitem_943], dim = -1)
        getitem_944 = v_20[(None, slice(None, None, None), None)]
        mul_313 = transpose_183 * getitem_944
        scan_output_229 = scan_output_228 + mul_313
        silu_41 = torch.nn.functional.silu(gate_20)
        scan_output_230 = scan_output_229 * silu_41
        transpose_188 = scan_output_230.transpose(1, 2)
        to_335 = transpose_188.to(torch.float32)
        contextualized_states_20 = torch._C._nn.linear(to_335, L_self_modules_backbone_modules_layers_modules_20_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_83 = residual_20 + contextualized_states_20
        to_336 = hidden_states_83.to(dtype = torch.float32)
        hidden_states_84 = to_336.to(torch.float32)
        pow_22 = hidden_states_84.pow(2)
        variance_21 = pow_22.mean(-1, keepdim = True)
        add_252 = variance_21 + (1e-05)
        rsqrt_21 = torch.rsqrt(add_252)
        hidden_states_85 = hidden_states_84 * rsqrt_21
        to_338 = hidden_states_85.to(torch.float32)
        hidden_states_86 = L_self_modules_backbone_modules_layers_modules_21_modules_norm_parameters_weight_ * to_338
        residual_21 = hidden_states_83.to(torch.float32)
        linear_63 = torch._C._nn.linear(hidden_states_86, L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_21 = linear_63.transpose(1, 2)
        float_106 = L_self_modules_backbone_modules_layers_modules_21_modules_mixer_parameters_A_log_.float()
        exp_42 = torch.exp(float_106)
        A_21 = -exp_42
        chunk_21 = projected_states_21.chunk(2, dim = 1)
        hidden_states_B_C_63 = chunk_21[0]
        gate_21 = chunk_21[1]
        squeeze_21 = L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_340 = hidden_states_B_C_63.to(torch.float32)
        unsqueeze_189 = squeeze_21.unsqueeze(1)
        conv1d_21 = torch.conv1d(to_340, weight = unsqueeze_189, bias = L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_42 = conv1d_21[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_43 = torch.nn.functional.silu(out_42)
        hidden_states_B_C_64 = out_43.to(torch.float32)
        hidden_states_B_C_65 = hidden_states_B_C_64.transpose(1, 2)
        linear_64 = torch._C._nn.linear(hidden_states_B_C_65, L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_21 = torch.functional.split(linear_64, [48, 16, 16], dim = -1)
        time_step_42 = split_21[0]
        B_42 = split_21[1]
        C_42 = split_21[2]
        transpose_191 = time_step_42.transpose(1, 2)
        time_step_43 = L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_191
        time_proj_bias_21 = L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_192 = hidden_states_B_C_65.transpose(1, 2)
        transpose_193 = B_42.transpose(1, 2)
        transpose_194 = C_42.transpose(1, 2)
        v_21 = L_self_modules_backbone_modules_layers_modules_21_modules_mixer_parameters_D_.float()
        to_342 = time_proj_bias_21.to(torch.float32)
        getitem_951 = to_342[(Ellipsis, None)]
        dt_42 = time_step_43 + getitem_951
        dt_43 = torch._C._nn.softplus(dt_42)
        B_43 = transpose_193.transpose(1, 2)
        C_43 = transpose_194.transpose(1, 2)
        getitem_952 = A_21[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_953 = dt_43[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_317 = getitem_952 * getitem_953
        discrete_A_21 = torch.exp(mul_317)
        getitem_954 = dt_43[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_955 = B_43[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_109 = getitem_955.float()
        discrete_B_21 = getitem_954 * float_109
        getitem_956 = transpose_192[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_110 = getitem_956.float()
        deltaB_u_21 = discrete_B_21 * float_110
        ssm_state_189 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_957 = discrete_A_21[(slice(None, None, None), slice(None, None, None), 0)]
        mul_320 = getitem_957 * ssm_state_189
        getitem_958 = deltaB_u_21[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_190 = mul_320 + getitem_958
        to_343 = ssm_state_190.to(torch.float32)
        getitem_959 = C_43[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_190 = getitem_959.unsqueeze(-1)
        scan_output_231 = torch.matmul(to_343, unsqueeze_190)
        getitem_960 = scan_output_231[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_961 = discrete_A_21[(slice(None, None, None), slice(None, None, None), 1)]
        mul_321 = getitem_961 * ssm_state_190
        getitem_962 = deltaB_u_21[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_191 = mul_321 + getitem_962
        to_344 = ssm_state_191.to(torch.float32)
        getitem_963 = C_43[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_191 = getitem_963.unsqueeze(-1)
        scan_output_232 = torch.matmul(to_344, unsqueeze_191)
        getitem_964 = scan_output_232[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_965 = discrete_A_21[(slice(None, None, None), slice(None, None, None), 2)]
        mul_322 = getitem_965 * ssm_state_191
        getitem_966 = deltaB_u_21[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_192 = mul_322 + getitem_966
        to_345 = ssm_state_192.to(torch.float32)
        getitem_967 = C_43[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_192 = getitem_967.unsqueeze(-1)
        scan_output_233 = torch.matmul(to_345, unsqueeze_192)
        getitem_968 = scan_output_233[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_969 = discrete_A_21[(slice(None, None, None), slice(None, None, None), 3)]
        mul_323 = getitem_969 * ssm_state_192
        getitem_970 = deltaB_u_21[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_193 = mul_323 + getitem_970
        to_346 = ssm_state_193.to(torch.float32)
        getitem_971 = C_43[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_193 = getitem_971.unsqueeze(-1)
        scan_output_234 = torch.matmul(to_346, unsqueeze_193)
        getitem_972 = scan_output_234[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_973 = discrete_A_21[(slice(None, None, None), slice(None, None, None), 4)]
        mul_324 = getitem_973 * ssm_state_193
        getitem_974 = deltaB_u_21[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_194 = mul_324 + getitem_974
        to_347 = ssm_state_194.to(torch.float32)
        getitem_975 = C_43[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_194 = getitem_975.unsqueeze(-1)
        scan_output_235 = torch.matmul(to_347, unsqueeze_194)
        getitem_976 = scan_output_235[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_977 = discrete_A_21[(slice(None, None, None), slice(None, None, None), 5)]
        mul_325 = getitem_977 * ssm_state_194
        getitem_978 = deltaB_u_21[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_195 = mul_325 + getitem_978
        to_348 = ssm_state_195.to(torch.float32)
        getitem_979 = C_43[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_195 = getitem_979.unsqueeze(-1)
        scan_output_236 = torch.matmul(to_348, unsqueeze_195)
        getitem_980 = scan_output_236[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_981 = discrete_A_21[(slice(None, None, None), slice(None, None, None), 6)]
        mul_326 = getitem_981 * ssm_state_195
        getitem_982 = deltaB_u_21[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_196 = mul_326 + getitem_982
        to_349 = ssm_state_196.to(torch.float32)
        getitem_983 = C_43[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_196 = getitem_983.unsqueeze(-1)
        scan_output_237 = torch.matmul(to_349, unsqueeze_196)
        getitem_984 = scan_output_237[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_985 = discrete_A_21[(slice(None, None, None), slice(None, None, None), 7)]
        mul_327 = getitem_985 * ssm_state_196
        getitem_986 = deltaB_u_21[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_197 = mul_327 + getitem_986
        to_350 = ssm_state_197.to(torch.float32)
        getitem_987 = C_43[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_197 = getitem_987.unsqueeze(-1)
        scan_output_238 = torch.matmul(to_350, unsqueeze_197)
        getitem_988 = scan_output_238[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_239 = torch.stack([getitem_960, getitem_964, getitem_968, getitem_972, getitem_976, getitem_980, getitem_984, getitem_988], dim = -1)
        getitem_989 = v_21[(None, slice(None, None, None), None)]
        mul_328 = transpose_192 * getitem_989
        scan_output_240 = scan_output_239 + mul_328
        silu_43 = torch.nn.functional.silu(gate_21)
        scan_output_241 = scan_output_240 * silu_43
        transpose_197 = scan_output_241.transpose(1, 2)
        to_351 = transpose_197.to(torch.float32)
        contextualized_states_21 = torch._C._nn.linear(to_351, L_self_modules_backbone_modules_layers_modules_21_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_87 = residual_21 + contextualized_states_21
        to_352 = hidden_states_87.to(dtype = torch.float32)
        hidden_states_88 = to_352.to(torch.float32)
        pow_23 = hidden_states_88.pow(2)
        variance_22 = pow_23.mean(-1, keepdim = True)
        add_264 = variance_22 + (1e-05)
        rsqrt_22 = torch.rsqrt(add_264)
        hidden_states_89 = hidden_states_88 * rsqrt_22
        to_354 = hidden_states_89.to(torch.float32)
        hidden_states_90 = L_self_modules_backbone_modules_layers_modules_22_modules_norm_parameters_weight_ * to_354
        residual_22 = hidden_states_87.to(torch.float32)
        linear_66 = torch._C._nn.linear(hidden_states_90, L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_22 = linear_66.transpose(1, 2)
        float_111 = L_self_modules_backbone_modules_layers_modules_22_modules_mixer_parameters_A_log_.float()
        exp_44 = torch.exp(float_111)
        A_22 = -exp_44
        chunk_22 = projected_states_22.chunk(2, dim = 1)
        hidden_states_B_C_66 = chunk_22[0]
        gate_22 = chunk_22[1]
        squeeze_22 = L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_356 = hidden_states_B_C_66.to(torch.float32)
        unsqueeze_198 = squeeze_22.unsqueeze(1)
        conv1d_22 = torch.conv1d(to_356, weight = unsqueeze_198, bias = L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_44 = conv1d_22[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_45 = torch.nn.functional.silu(out_44)
        hidden_states_B_C_67 = out_45.to(torch.float32)
        hidden_states_B_C_68 = hidden_states_B_C_67.transpose(1, 2)
        linear_67 = torch._C._nn.linear(hidden_states_B_C_68, L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_22 = torch.functional.split(linear_67, [48, 16, 16], dim = -1)
        time_step_44 = split_22[0]
        B_44 = split_22[1]
        C_44 = split_22[2]
        transpose_200 = time_step_44.transpose(1, 2)
        time_step_45 = L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_200
        time_proj_bias_22 = L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_201 = hidden_states_B_C_68.transpose(1, 2)
        transpose_202 = B_44.transpose(1, 2)
        transpose_203 = C_44.transpose(1, 2)
        v_22 = L_self_modules_backbone_modules_layers_modules_22_modules_mixer_parameters_D_.float()
        to_358 = time_proj_bias_22.to(torch.float32)
        getitem_996 = to_358[(Ellipsis, None)]
        dt_44 = time_step_45 + getitem_996
        dt_45 = torch._C._nn.softplus(dt_44)
        B_45 = transpose_202.transpose(1, 2)
        C_45 = transpose_203.transpose(1, 2)
        getitem_997 = A_22[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_998 = dt_45[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_332 = getitem_997 * getitem_998
        discrete_A_22 = torch.exp(mul_332)
        getitem_999 = dt_45[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_1000 = B_45[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_114 = getitem_1000.float()
        discrete_B_22 = getitem_999 * float_114
        getitem_1001 = transpose_201[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_115 = getitem_1001.float()
        deltaB_u_22 = discrete_B_22 * float_115
        ssm_state_198 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_1002 = discrete_A_22[(slice(None, None, None), slice(None, None, None), 0)]
        mul_335 = getitem_1002 * ssm_state_198
        getitem_1003 = deltaB_u_22[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_199 = mul_335 + getitem_1003
        to_359 = ssm_state_199.to(torch.float32)
        getitem_1004 = C_45[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_199 = getitem_1004.unsqueeze(-1)
        scan_output_242 = torch.matmul(to_359, unsqueeze_199)
        getitem_1005 = scan_output_242[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1006 = discrete_A_22[(slice(None, None, None), slice(None, None, None), 1)]
        mul_336 = getitem_1006 * ssm_state_199
        getitem_1007 = deltaB_u_22[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_200 = mul_336 + getitem_1007
        to_360 = ssm_state_200.to(torch.float32)
        getitem_1008 = C_45[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_200 = getitem_1008.unsqueeze(-1)
        scan_output_243 = torch.matmul(to_360, unsqueeze_200)
        getitem_1009 = scan_output_243[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1010 = discrete_A_22[(slice(None, None, None), slice(None, None, None), 2)]
        mul_337 = getitem_1010 * ssm_state_200
        getitem_1011 = deltaB_u_22[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_201 = mul_337 + getitem_1011
        to_361 = ssm_state_201.to(torch.float32)
        getitem_1012 = C_45[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_201 = getitem_1012.unsqueeze(-1)
        scan_output_244 = torch.matmul(to_361, unsqueeze_201)
        getitem_1013 = scan_output_244[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1014 = discrete_A_22[(slice(None, None, None), slice(None, None, None), 3)]
        mul_338 = getitem_1014 * ssm_state_201
        getitem_1015 = deltaB_u_22[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_202 = mul_338 + getitem_1015
        to_362 = ssm_state_202.to(torch.float32)
        getitem_1016 = C_45[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_202 = getitem_1016.unsqueeze(-1)
        scan_output_245 = torch.matmul(to_362, unsqueeze_202)
        getitem_1017 = scan_output_245[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1018 = discrete_A_22[(slice(None, None, None), slice(None, None, None), 4)]
        mul_339 = getitem_1018 * ssm_state_202
        getitem_1019 = deltaB_u_22[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_203 = mul_339 + getitem_1019
        to_363 = ssm_state_203.to(torch.float32)
        getitem_1020 = C_45[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_203 = getitem_1020.unsqueeze(-1)
        scan_output_246 = torch.matmul(to_363, unsqueeze_203)
        getitem_1021 = scan_output_246[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1022 = discrete_A_22[(slice(None, None, None), slice(None, None, None), 5)]
        mul_340 = getitem_1022 * ssm_state_203
        getitem_1023 = deltaB_u_22[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_204 = mul_340 + getitem_1023
        to_364 = ssm_state_204.to(torch.float32)
        getitem_1024 = C_45[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_204 = getitem_1024.unsqueeze(-1)
        scan_output_247 = torch.matmul(to_364, unsqueeze_204)
        getitem_1025 = scan_output_247[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1026 = discrete_A_22[(slice(None, None, None), slice(None, None, None), 6)]
        mul_341 = getitem_1026 * ssm_state_204
        getitem_1027 = deltaB_u_22[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_205 = mul_341 + getitem_1027
        to_365 = ssm_state_205.to(torch.float32)
        getitem_1028 = C_45[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_205 = getitem_1028.unsqueeze(-1)
        scan_output_248 = torch.matmul(to_365, unsqueeze_205)
        getitem_1029 = scan_output_248[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1030 = discrete_A_22[(slice(None, None, None), slice(None, None, None), 7)]
        mul_342 = getitem_1030 * ssm_state_205
        getitem_1031 = deltaB_u_22[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_206 = mul_342 + getitem_1031
        to_366 = ssm_state_206.to(torch.float32)
        getitem_1032 = C_45[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_206 = getitem_1032.unsqueeze(-1)
        scan_output_249 = torch.matmul(to_366, unsqueeze_206)
        getitem_1033 = scan_output_249[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_250 = torch.stack([getitem_1005, getitem_1009, getitem_1013, getitem_1017, getitem_1021, getitem_1025, getitem_1029, getitem_1033], dim = -1)
        getitem_1034 = v_22[(None, slice(None, None, None), None)]
        mul_343 = transpose_201 * getitem_1034
        scan_output_251 = scan_output_250 + mul_343
        silu_45 = torch.nn.functional.silu(gate_22)
        scan_output_252 = scan_output_251 * silu_45
        transpose_206 = scan_output_252.transpose(1, 2)
        to_367 = transpose_206.to(torch.float32)
        contextualized_states_22 = torch._C._nn.linear(to_367, L_self_modules_backbone_modules_layers_modules_22_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_91 = residual_22 + contextualized_states_22
        to_368 = hidden_states_91.to(dtype = torch.float32)
        hidden_states_92 = to_368.to(torch.float32)
        pow_24 = hidden_states_92.pow(2)
        variance_23 = pow_24.mean(-1, keepdim = True)
        add_276 = variance_23 + (1e-05)
        rsqrt_23 = torch.rsqrt(add_276)
        hidden_states_93 = hidden_states_92 * rsqrt_23
        to_370 = hidden_states_93.to(torch.float32)
        hidden_states_94 = L_self_modules_backbone_modules_layers_modules_23_modules_norm_parameters_weight_ * to_370
        residual_23 = hidden_states_91.to(torch.float32)
        linear_69 = torch._C._nn.linear(hidden_states_94, L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_in_proj_parameters_weight_, None)
        projected_states_23 = linear_69.transpose(1, 2)
        float_116 = L_self_modules_backbone_modules_layers_modules_23_modules_mixer_parameters_A_log_.float()
        exp_46 = torch.exp(float_116)
        A_23 = -exp_46
        chunk_23 = projected_states_23.chunk(2, dim = 1)
        hidden_states_B_C_69 = chunk_23[0]
        gate_23 = chunk_23[1]
        squeeze_23 = L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_conv1d_parameters_weight_.squeeze(1)
        to_372 = hidden_states_B_C_69.to(torch.float32)
        unsqueeze_207 = squeeze_23.unsqueeze(1)
        conv1d_23 = torch.conv1d(to_372, weight = unsqueeze_207, bias = L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_conv1d_parameters_bias_, padding = 3, groups = 1536)
        out_46 = conv1d_23[(slice(None, None, None), slice(None, None, None), slice(None, 8, None))]
        out_47 = torch.nn.functional.silu(out_46)
        hidden_states_B_C_70 = out_47.to(torch.float32)
        hidden_states_B_C_71 = hidden_states_B_C_70.transpose(1, 2)
        linear_70 = torch._C._nn.linear(hidden_states_B_C_71, L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_x_proj_parameters_weight_, None)
        split_23 = torch.functional.split(linear_70, [48, 16, 16], dim = -1)
        time_step_46 = split_23[0]
        B_46 = split_23[1]
        C_46 = split_23[2]
        transpose_209 = time_step_46.transpose(1, 2)
        time_step_47 = L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_dt_proj_parameters_weight_ @ transpose_209
        time_proj_bias_23 = L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_dt_proj_parameters_bias_.float()
        transpose_210 = hidden_states_B_C_71.transpose(1, 2)
        transpose_211 = B_46.transpose(1, 2)
        transpose_212 = C_46.transpose(1, 2)
        v_23 = L_self_modules_backbone_modules_layers_modules_23_modules_mixer_parameters_D_.float()
        to_374 = time_proj_bias_23.to(torch.float32)
        getitem_1041 = to_374[(Ellipsis, None)]
        dt_46 = time_step_47 + getitem_1041
        dt_47 = torch._C._nn.softplus(dt_46)
        B_47 = transpose_211.transpose(1, 2)
        C_47 = transpose_212.transpose(1, 2)
        getitem_1042 = A_23[(None, slice(None, None, None), None, slice(None, None, None))]
        getitem_1043 = dt_47[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        mul_347 = getitem_1042 * getitem_1043
        discrete_A_23 = torch.exp(mul_347)
        getitem_1044 = dt_47[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        getitem_1045 = B_47[(slice(None, None, None), None, slice(None, None, None), slice(None, None, None))]
        float_119 = getitem_1045.float()
        discrete_B_23 = getitem_1044 * float_119
        getitem_1046 = transpose_210[(slice(None, None, None), slice(None, None, None), slice(None, None, None), None)]
        float_120 = getitem_1046.float()
        deltaB_u_23 = discrete_B_23 * float_120
        ssm_state_207 = torch.zeros(1, 1536, 16, dtype = torch.float32, device = device(type='cpu'))
        getitem_1047 = discrete_A_23[(slice(None, None, None), slice(None, None, None), 0)]
        mul_350 = getitem_1047 * ssm_state_207
        getitem_1048 = deltaB_u_23[(slice(None, None, None), slice(None, None, None), 0)]
        ssm_state_208 = mul_350 + getitem_1048
        to_375 = ssm_state_208.to(torch.float32)
        getitem_1049 = C_47[(slice(None, None, None), 0, slice(None, None, None))]
        unsqueeze_208 = getitem_1049.unsqueeze(-1)
        scan_output_253 = torch.matmul(to_375, unsqueeze_208)
        getitem_1050 = scan_output_253[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1051 = discrete_A_23[(slice(None, None, None), slice(None, None, None), 1)]
        mul_351 = getitem_1051 * ssm_state_208
        getitem_1052 = deltaB_u_23[(slice(None, None, None), slice(None, None, None), 1)]
        ssm_state_209 = mul_351 + getitem_1052
        to_376 = ssm_state_209.to(torch.float32)
        getitem_1053 = C_47[(slice(None, None, None), 1, slice(None, None, None))]
        unsqueeze_209 = getitem_1053.unsqueeze(-1)
        scan_output_254 = torch.matmul(to_376, unsqueeze_209)
        getitem_1054 = scan_output_254[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1055 = discrete_A_23[(slice(None, None, None), slice(None, None, None), 2)]
        mul_352 = getitem_1055 * ssm_state_209
        getitem_1056 = deltaB_u_23[(slice(None, None, None), slice(None, None, None), 2)]
        ssm_state_210 = mul_352 + getitem_1056
        to_377 = ssm_state_210.to(torch.float32)
        getitem_1057 = C_47[(slice(None, None, None), 2, slice(None, None, None))]
        unsqueeze_210 = getitem_1057.unsqueeze(-1)
        scan_output_255 = torch.matmul(to_377, unsqueeze_210)
        getitem_1058 = scan_output_255[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1059 = discrete_A_23[(slice(None, None, None), slice(None, None, None), 3)]
        mul_353 = getitem_1059 * ssm_state_210
        getitem_1060 = deltaB_u_23[(slice(None, None, None), slice(None, None, None), 3)]
        ssm_state_211 = mul_353 + getitem_1060
        to_378 = ssm_state_211.to(torch.float32)
        getitem_1061 = C_47[(slice(None, None, None), 3, slice(None, None, None))]
        unsqueeze_211 = getitem_1061.unsqueeze(-1)
        scan_output_256 = torch.matmul(to_378, unsqueeze_211)
        getitem_1062 = scan_output_256[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1063 = discrete_A_23[(slice(None, None, None), slice(None, None, None), 4)]
        mul_354 = getitem_1063 * ssm_state_211
        getitem_1064 = deltaB_u_23[(slice(None, None, None), slice(None, None, None), 4)]
        ssm_state_212 = mul_354 + getitem_1064
        to_379 = ssm_state_212.to(torch.float32)
        getitem_1065 = C_47[(slice(None, None, None), 4, slice(None, None, None))]
        unsqueeze_212 = getitem_1065.unsqueeze(-1)
        scan_output_257 = torch.matmul(to_379, unsqueeze_212)
        getitem_1066 = scan_output_257[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1067 = discrete_A_23[(slice(None, None, None), slice(None, None, None), 5)]
        mul_355 = getitem_1067 * ssm_state_212
        getitem_1068 = deltaB_u_23[(slice(None, None, None), slice(None, None, None), 5)]
        ssm_state_213 = mul_355 + getitem_1068
        to_380 = ssm_state_213.to(torch.float32)
        getitem_1069 = C_47[(slice(None, None, None), 5, slice(None, None, None))]
        unsqueeze_213 = getitem_1069.unsqueeze(-1)
        scan_output_258 = torch.matmul(to_380, unsqueeze_213)
        getitem_1070 = scan_output_258[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1071 = discrete_A_23[(slice(None, None, None), slice(None, None, None), 6)]
        mul_356 = getitem_1071 * ssm_state_213
        getitem_1072 = deltaB_u_23[(slice(None, None, None), slice(None, None, None), 6)]
        ssm_state_214 = mul_356 + getitem_1072
        to_381 = ssm_state_214.to(torch.float32)
        getitem_1073 = C_47[(slice(None, None, None), 6, slice(None, None, None))]
        unsqueeze_214 = getitem_1073.unsqueeze(-1)
        scan_output_259 = torch.matmul(to_381, unsqueeze_214)
        getitem_1074 = scan_output_259[(slice(None, None, None), slice(None, None, None), 0)]
        getitem_1075 = discrete_A_23[(slice(None, None, None), slice(None, None, None), 7)]
        mul_357 = getitem_1075 * ssm_state_214
        getitem_1076 = deltaB_u_23[(slice(None, None, None), slice(None, None, None), 7)]
        ssm_state_215 = mul_357 + getitem_1076
        to_382 = ssm_state_215.to(torch.float32)
        getitem_1077 = C_47[(slice(None, None, None), 7, slice(None, None, None))]
        unsqueeze_215 = getitem_1077.unsqueeze(-1)
        scan_output_260 = torch.matmul(to_382, unsqueeze_215)
        getitem_1078 = scan_output_260[(slice(None, None, None), slice(None, None, None), 0)]
        scan_output_261 = torch.stack([getitem_1050, getitem_1054, getitem_1058, getitem_1062, getitem_1066, getitem_1070, getitem_1074, getitem_1078], dim = -1)
        getitem_1079 = v_23[(None, slice(None, None, None), None)]
        mul_358 = transpose_210 * getitem_1079
        scan_output_262 = scan_output_261 + mul_358
        silu_47 = torch.nn.functional.silu(gate_23)
        scan_output_263 = scan_output_262 * silu_47
        transpose_215 = scan_output_263.transpose(1, 2)
        to_383 = transpose_215.to(torch.float32)
        contextualized_states_23 = torch._C._nn.linear(to_383, L_self_modules_backbone_modules_layers_modules_23_modules_mixer_modules_out_proj_parameters_weight_, None)
        hidden_states_95 = residual_23 + contextualized_states_23
        hidden_states_96 = hidden_states_95.to(torch.float32)
        pow_25 = hidden_states_96.pow(2)
        variance_24 = pow_25.mean(-1, keepdim = True)
        add_288 = variance_24 + (1e-05)
        rsqrt_24 = torch.rsqrt(add_288)
        hidden_states_97 = hidden_states_96 * rsqrt_24
        to_385 = hidden_states_97.to(torch.float32)
        hidden_states_98 = L_self_modules_backbone_modules_norm_f_parameters_weight_ * to_385
        hidden_states_99 = hidden_states_98[(slice(None, None, None), slice(0, None, None), slice(None, None, None))]
        to_386 = hidden_states_99.to(torch.float32)
        linear_72 = torch._C._nn.linear(to_386, L_self_modules_backbone_modules_embeddings_parameters_weight_, None)
        logits = linear_72.float()
        return (logits,)
