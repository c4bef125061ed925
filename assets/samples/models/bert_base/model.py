import torch

from torch import device


class GraphModule(torch.nn.Module):
    def forward(
        self,
        L_input_ids_: torch.Tensor,
        L_self_modules_embeddings_buffers_position_ids_: torch.Tensor,
        L_self_modules_embeddings_buffers_token_type_ids_: torch.Tensor,
        L_self_modules_embeddings_modules_word_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_position_embeddings_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_embeddings_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_attention_mask_: torch.Tensor,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_1_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_2_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_3_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_4_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_5_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_6_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_7_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_8_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_9_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_10_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_self_modules_query_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_self_modules_query_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_self_modules_key_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_self_modules_key_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_self_modules_value_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_self_modules_value_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_intermediate_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_intermediate_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_output_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_output_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_output_modules_LayerNorm_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_encoder_modules_layer_modules_11_modules_output_modules_LayerNorm_parameters_bias_: torch.nn.parameter.Parameter,
        L_self_modules_pooler_modules_dense_parameters_weight_: torch.nn.parameter.Parameter,
        L_self_modules_pooler_modules_dense_parameters_bias_: torch.nn.parameter.Parameter,
    ):
        position_ids = L_self_modules_embeddings_buffers_position_ids_[(slice(None, None, None), slice(0, 128, None))]
        buffered_token_type_ids = L_self_modules_embeddings_buffers_token_type_ids_.expand(1, -1)
        buffered_token_type_ids_1 = torch.gather(buffered_token_type_ids, dim = 1, index = position_ids)
        token_type_ids = buffered_token_type_ids_1.expand(1, 128)
        inputs_embeds = torch.nn.functional.embedding(L_input_ids_, L_self_modules_embeddings_modules_word_embeddings_parameters_weight_, 0, None, 2.0, False, False)
        token_type_embeddings = torch.nn.functional.embedding(token_type_ids, L_self_modules_embeddings_modules_token_type_embeddings_parameters_weight_, None, None, 2.0, False, False)
        embeddings = inputs_embeds + token_type_embeddings
        position_embeddings = torch.nn.functional.embedding(position_ids, L_self_modules_embeddings_modules_position_embeddings_parameters_weight_, None, None, 2.0, False, False)
        embeddings_1 = embeddings + position_embeddings
        embeddings_2 = torch.nn.functional.layer_norm(embeddings_1, (768,), L_self_modules_embeddings_modules_LayerNorm_parameters_weight_, L_self_modules_embeddings_modules_LayerNorm_parameters_bias_, 1e-12)
        embeddings_3 = torch.nn.functional.dropout(embeddings_2, 0.1, False, False)
        attention_mask = L_attention_mask_.to(device = device(type='cpu'), dtype = torch.bool)
        batch_arange = torch.arange(1, device = device(type='cpu'))
        head_arange = torch.arange(1, device = device(type='cpu'))
        arange_2 = torch.arange(128, device = device(type='cpu'))
        q_arange = arange_2 + 0
        arange_3 = torch.arange(128, device = device(type='cpu'))
        kv_arange = arange_3 + 0
        batch_indices = batch_arange[(slice(None, None, None), None, None, None)]
        q_indices = q_arange[(None, None, slice(None, None, None), None)]
        kv_indices = kv_arange[(None, None, None, slice(None, None, None))]
        result = q_indices.new_ones((), dtype = torch.bool)
        ge = q_indices >= 0
        to_1 = ge.to(device(type='cpu'))
        result_1 = result & to_1
        getitem_5 = attention_mask[(batch_indices, kv_indices)]
        to_2 = getitem_5.to(device(type='cpu'))
        result_2 = result_1 & to_2
        attention_mask_1 = result_2.expand(1, -1, 128, 128)
        linear = torch._C._nn.linear(embeddings_3, L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_weight_, L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_query_parameters_bias_)
        view = linear.view(1, 128, -1, 64)
        query_layer = view.transpose(1, 2)
        linear_1 = torch._C._nn.linear(embeddings_3, L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_weight_, L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_key_parameters_bias_)
        view_1 = linear_1.view(1, 128, -1, 64)
        key_layer = view_1.transpose(1, 2)
        linear_2 = torch._C._nn.linear(embeddings_3, L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_weight_, L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_self_modules_value_parameters_bias_)
        view_2 = linear_2.view(1, 128, -1, 64)
        value_layer = view_2.transpose(1, 2)
        attn_output = torch._C._nn.scaled_dot_product_attention(query_layer, key_layer, value_layer, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_1 = attn_output.reshape(1, -1, 128, 64)
        transpose_3 = attn_output_1.transpose(1, 2)
        attn_output_2 = transpose_3.contiguous()
        reshape_1 = attn_output_2.reshape(1, 128, -1)
        attn_output_3 = reshape_1.contiguous()
        hidden_states = torch._C._nn.linear(attn_output_3, L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_dense_parameters_bias_)
        hidden_states_1 = torch.nn.functional.dropout(hidden_states, 0.1, False, False)
        add_4 = hidden_states_1 + embeddings_3
        hidden_states_2 = torch.nn.functional.layer_norm(add_4, (768,), L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_0_modules_attention_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        hidden_states_3 = torch._C._nn.linear(hidden_states_2, L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_0_modules_intermediate_modules_dense_parameters_bias_)
        hidden_states_4 = torch._C._nn.gelu(hidden_states_3)
        hidden_states_5 = torch._C._nn.linear(hidden_states_4, L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_dense_parameters_bias_)
        hidden_states_6 = torch.nn.functional.dropout(hidden_states_5, 0.1, False, False)
        add_5 = hidden_states_6 + hidden_states_2
        hidden_states_7 = torch.nn.functional.layer_norm(add_5, (768,), L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_0_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        linear_6 = torch._C._nn.linear(hidden_states_7, L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_self_modules_query_parameters_weight_, L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_self_modules_query_parameters_bias_)
        view_3 = linear_6.view(1, 128, -1, 64)
        query_layer_1 = view_3.transpose(1, 2)
        linear_7 = torch._C._nn.linear(hidden_states_7, L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_self_modules_key_parameters_weight_, L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_self_modules_key_parameters_bias_)
        view_4 = linear_7.view(1, 128, -1, 64)
        key_layer_1 = view_4.transpose(1, 2)
        linear_8 = torch._C._nn.linear(hidden_states_7, L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_self_modules_value_parameters_weight_, L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_self_modules_value_parameters_bias_)
        view_5 = linear_8.view(1, 128, -1, 64)
        value_layer_1 = view_5.transpose(1, 2)
        attn_output_4 = torch._C._nn.scaled_dot_product_attention(query_layer_1, key_layer_1, value_layer_1, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_5 = attn_output_4.reshape(1, -1, 128, 64)
        transpose_7 = attn_output_5.transpose(1, 2)
        attn_output_6 = transpose_7.contiguous()
        reshape_3 = attn_output_6.reshape(1, 128, -1)
        attn_output_7 = reshape_3.contiguous()
        hidden_states_8 = torch._C._nn.linear(attn_output_7, L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_output_modules_dense_parameters_bias_)
        hidden_states_9 = torch.nn.functional.dropout(hidden_states_8, 0.1, False, False)
        add_6 = hidden_states_9 + hidden_states_7
        hidden_states_10 = torch.nn.functional.layer_norm(add_6, (768,), L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_1_modules_attention_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        hidden_states_11 = torch._C._nn.linear(hidden_states_10, L_self_modules_encoder_modules_layer_modules_1_modules_intermediate_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_1_modules_intermediate_modules_dense_parameters_bias_)
        hidden_states_12 = torch._C._nn.gelu(hidden_states_11)
        hidden_states_13 = torch._C._nn.linear(hidden_states_12, L_self_modules_encoder_modules_layer_modules_1_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_1_modules_output_modules_dense_parameters_bias_)
        hidden_states_14 = torch.nn.functional.dropout(hidden_states_13, 0.1, False, False)
        add_7 = hidden_states_14 + hidden_states_10
        hidden_states_15 = torch.nn.functional.layer_norm(add_7, (768,), L_self_modules_encoder_modules_layer_modules_1_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_1_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        linear_12 = torch._C._nn.linear(hidden_states_15, L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_self_modules_query_parameters_weight_, L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_self_modules_query_parameters_bias_)
        view_6 = linear_12.view(1, 128, -1, 64)
        query_layer_2 = view_6.transpose(1, 2)
        linear_13 = torch._C._nn.linear(hidden_states_15, L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_self_modules_key_parameters_weight_, L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_self_modules_key_parameters_bias_)
        view_7 = linear_13.view(1, 128, -1, 64)
        key_layer_2 = view_7.transpose(1, 2)
        linear_14 = torch._C._nn.linear(hidden_states_15, L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_self_modules_value_parameters_weight_, L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_self_modules_value_parameters_bias_)
        view_8 = linear_14.view(1, 128, -1, 64)
        value_layer_2 = view_8.transpose(1, 2)
        attn_output_8 = torch._C._nn.scaled_dot_product_attention(query_layer_2, key_layer_2, value_layer_2, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_9 = attn_output_8.reshape(1, -1, 128, 64)
        transpose_11 = attn_output_9.transpose(1, 2)
        attn_output_10 = transpose_11.contiguous()
        reshape_5 = attn_output_10.reshape(1, 128, -1)
        attn_output_11 = reshape_5.contiguous()
        hidden_states_16 = torch._C._nn.linear(attn_output_11, L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_output_modules_dense_parameters_bias_)
        hidden_states_17 = torch.nn.functional.dropout(hidden_states_16, 0.1, False, False)
        add_8 = hidden_states_17 + hidden_states_15
        hidden_states_18 = torch.nn.functional.layer_norm(add_8, (768,), L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_2_modules_attention_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        hidden_states_19 = torch._C._nn.linear(hidden_states_18, L_self_modules_encoder_modules_layer_modules_2_modules_intermediate_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_2_modules_intermediate_modules_dense_parameters_bias_)
        hidden_states_20 = torch._C._nn.gelu(hidden_states_19)
        hidden_states_21 = torch._C._nn.linear(hidden_states_20, L_self_modules_encoder_modules_layer_modules_2_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_2_modules_output_modules_dense_parameters_bias_)
        hidden_states_22 = torch.nn.functional.dropout(hidden_states_21, 0.1, False, False)
        add_9 = hidden_states_22 + hidden_states_18
        hidden_states_23 = torch.nn.functional.layer_norm(add_9, (768,), L_self_modules_encoder_modules_layer_modules_2_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_2_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        linear_18 = torch._C._nn.linear(hidden_states_23, L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_self_modules_query_parameters_weight_, L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_self_modules_query_parameters_bias_)
        view_9 = linear_18.view(1, 128, -1, 64)
        query_layer_3 = view_9.transpose(1, 2)
        linear_19 = torch._C._nn.linear(hidden_states_23, L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_self_modules_key_parameters_weight_, L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_self_modules_key_parameters_bias_)
        view_10 = linear_19.view(1, 128, -1, 64)
        key_layer_3 = view_10.transpose(1, 2)
        linear_20 = torch._C._nn.linear(hidden_states_23, L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_self_modules_value_parameters_weight_, L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_self_modules_value_parameters_bias_)
        view_11 = linear_20.view(1, 128, -1, 64)
        value_layer_3 = view_11.transpose(1, 2)
        attn_output_12 = torch._C._nn.scaled_dot_product_attention(query_layer_3, key_layer_3, value_layer_3, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_13 = attn_output_12.reshape(1, -1, 128, 64)
        transpose_15 = attn_output_13.transpose(1, 2)
        attn_output_14 = transpose_15.contiguous()
        reshape_7 = attn_output_14.reshape(1, 128, -1)
        attn_output_15 = reshape_7.contiguous()
        hidden_states_24 = torch._C._nn.linear(attn_output_15, L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_output_modules_dense_parameters_bias_)
        hidden_states_25 = torch.nn.functional.dropout(hidden_states_24, 0.1, False, False)
        add_10 = hidden_states_25 + hidden_states_23
        hidden_states_26 = torch.nn.functional.layer_norm(add_10, (768,), L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_3_modules_attention_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        hidden_states_27 = torch._C._nn.linear(hidden_states_26, L_self_modules_encoder_modules_layer_modules_3_modules_intermediate_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_3_modules_intermediate_modules_dense_parameters_bias_)
        hidden_states_28 = torch._C._nn.gelu(hidden_states_27)
        hidden_states_29 = torch._C._nn.linear(hidden_states_28, L_self_modules_encoder_modules_layer_modules_3_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_3_modules_output_modules_dense_parameters_bias_)
        hidden_states_30 = torch.nn.functional.dropout(hidden_states_29, 0.1, False, False)
        add_11 = hidden_states_30 + hidden_states_26
        hidden_states_31 = torch.nn.functional.layer_norm(add_11, (768,), L_self_modules_encoder_modules_layer_modules_3_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_3_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        linear_24 = torch._C._nn.linear(hidden_states_31, L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_self_modules_query_parameters_weight_, L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_self_modules_query_parameters_bias_)
        view_12 = linear_24.view(1, 128, -1, 64)
        query_layer_4 = view_12.transpose(1, 2)
        linear_25 = torch._C._nn.linear(hidden_states_31, L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_self_modules_key_parameters_weight_, L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_self_modules_key_parameters_bias_)
        view_13 = linear_25.view(1, 128, -1, 64)
        key_layer_4 = view_13.transpose(1, 2)
        linear_26 = torch._C._nn.linear(hidden_states_31, L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_self_modules_value_parameters_weight_, L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_self_modules_value_parameters_bias_)
        view_14 = linear_26.view(1, 128, -1, 64)
        value_layer_4 = view_14.transpose(1, 2)
        attn_output_16 = torch._C._nn.scaled_dot_product_attention(query_layer_4, key_layer_4, value_layer_4, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_17 = attn_output_16.reshape(1, -1, 128, 64)
        transpose_19 = attn_output_17.transpose(1, 2)
        attn_output_18 = transpose_19.contiguous()
        reshape_9 = attn_output_18.reshape(1, 128, -1)
        attn_output_19 = reshape_9.contiguous()
        hidden_states_32 = torch._C._nn.linear(attn_output_19, L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_output_modules_dense_parameters_bias_)
        hidden_states_33 = torch.nn.functional.dropout(hidden_states_32, 0.1, False, False)
        add_12 = hidden_states_33 + hidden_states_31
        hidden_states_34 = torch.nn.functional.layer_norm(add_12, (768,), L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_4_modules_attention_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        hidden_states_35 = torch._C._nn.linear(hidden_states_34, L_self_modules_encoder_modules_layer_modules_4_modules_intermediate_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_4_modules_intermediate_modules_dense_parameters_bias_)
        hidden_states_36 = torch._C._nn.gelu(hidden_states_35)
        hidden_states_37 = torch._C._nn.linear(hidden_states_36, L_self_modules_encoder_modules_layer_modules_4_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_4_modules_output_modules_dense_parameters_bias_)
        hidden_states_38 = torch.nn.functional.dropout(hidden_states_37, 0.1, False, False)
        add_13 = hidden_states_38 + hidden_states_34
        hidden_states_39 = torch.nn.functional.layer_norm(add_13, (768,), L_self_modules_encoder_modules_layer_modules_4_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_4_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        linear_30 = torch._C._nn.linear(hidden_states_39, L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_self_modules_query_parameters_weight_, L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_self_modules_query_parameters_bias_)
        view_15 = linear_30.view(1, 128, -1, 64)
        query_layer_5 = view_15.transpose(1, 2)
        linear_31 = torch._C._nn.linear(hidden_states_39, L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_self_modules_key_parameters_weight_, L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_self_modules_key_parameters_bias_)
        view_16 = linear_31.view(1, 128, -1, 64)
        key_layer_5 = view_16.transpose(1, 2)
        linear_32 = torch._C._nn.linear(hidden_states_39, L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_self_modules_value_parameters_weight_, L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_self_modules_value_parameters_bias_)
        view_17 = linear_32.view(1, 128, -1, 64)
        value_layer_5 = view_17.transpose(1, 2)
        attn_output_20 = torch._C._nn.scaled_dot_product_attention(query_layer_5, key_layer_5, value_layer_5, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_21 = attn_output_20.reshape(1, -1, 128, 64)
        transpose_23 = attn_output_21.transpose(1, 2)
        attn_output_22 = transpose_23.contiguous()
        reshape_11 = attn_output_22.reshape(1, 128, -1)
        attn_output_23 = reshape_11.contiguous()
        hidden_states_40 = torch._C._nn.linear(attn_output_23, L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_output_modules_dense_parameters_bias_)
        hidden_states_41 = torch.nn.functional.dropout(hidden_states_40, 0.1, False, False)
        add_14 = hidden_states_41 + hidden_states_39
        hidden_states_42 = torch.nn.functional.layer_norm(add_14, (768,), L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_5_modules_attention_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        hidden_states_43 = torch._C._nn.linear(hidden_states_42, L_self_modules_encoder_modules_layer_modules_5_modules_intermediate_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_5_modules_intermediate_modules_dense_parameters_bias_)
        hidden_states_44 = torch._C._nn.gelu(hidden_states_43)
        hidden_states_45 = torch._C._nn.linear(hidden_states_44, L_self_modules_encoder_modules_layer_modules_5_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_5_modules_output_modules_dense_parameters_bias_)
        hidden_states_46 = torch.nn.functional.dropout(hidden_states_45, 0.1, False, False)
        add_15 = hidden_states_46 + hidden_states_42
        hidden_states_47 = torch.nn.functional.layer_norm(add_15, (768,), L_self_modules_encoder_modules_layer_modules_5_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_5_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        linear_36 = torch._C._nn.linear(hidden_states_47, L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_self_modules_query_parameters_weight_, L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_self_modules_query_parameters_bias_)
        view_18 = linear_36.view(1, 128, -1, 64)
        query_layer_6 = view_18.transpose(1, 2)
        linear_37 = torch._C._nn.linear(hidden_states_47, L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_self_modules_key_parameters_weight_, L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_self_modules_key_parameters_bias_)
        view_19 = linear_37.view(1, 128, -1, 64)
        key_layer_6 = view_19.transpose(1, 2)
        linear_38 = torch._C._nn.linear(hidden_states_47, L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_self_modules_value_parameters_weight_, L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_self_modules_value_parameters_bias_)
        view_20 = linear_38.view(1, 128, -1, 64)
        value_layer_6 = view_20.transpose(1, 2)
        attn_output_24 = torch._C._nn.scaled_dot_product_attention(query_layer_6, key_layer_6, value_layer_6, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_25 = attn_output_24.reshape(1, -1, 128, 64)
        transpose_27 = attn_output_25.transpose(1, 2)
        attn_output_26 = transpose_27.contiguous()
        reshape_13 = attn_output_26.reshape(1, 128, -1)
        attn_output_27 = reshape_13.contiguous()
        hidden_states_48 = torch._C._nn.linear(attn_output_27, L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_output_modules_dense_parameters_bias_)
        hidden_states_49 = torch.nn.functional.dropout(hidden_states_48, 0.1, False, False)
        add_16 = hidden_states_49 + hidden_states_47
        hidden_states_50 = torch.nn.functional.layer_norm(add_16, (768,), L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_6_modules_attention_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        hidden_states_51 = torch._C._nn.linear(hidden_states_50, L_self_modules_encoder_modules_layer_modules_6_modules_intermediate_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_6_modules_intermediate_modules_dense_parameters_bias_)
        hidden_states_52 = torch._C._nn.gelu(hidden_states_51)
        hidden_states_53 = torch._C._nn.linear(hidden_states_52, L_self_modules_encoder_modules_layer_modules_6_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_6_modules_output_modules_dense_parameters_bias_)
        hidden_states_54 = torch.nn.functional.dropout(hidden_states_53, 0.1, False, False)
        add_17 = hidden_states_54 + hidden_states_50
        hidden_states_55 = torch.nn.functional.layer_norm(add_17, (768,), L_self_modules_encoder_modules_layer_modules_6_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_6_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        linear_42 = torch._C._nn.linear(hidden_states_55, L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_self_modules_query_parameters_weight_, L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_self_modules_query_parameters_bias_)
        view_21 = linear_42.view(1, 128, -1, 64)
        query_layer_7 = view_21.transpose(1, 2)
        linear_43 = torch._C._nn.linear(hidden_states_55, L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_self_modules_key_parameters_weight_, L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_self_modules_key_parameters_bias_)
        view_22 = linear_43.view(1, 128, -1, 64)
        key_layer_7 = view_22.transpose(1, 2)
        linear_44 = torch._C._nn.linear(hidden_states_55, L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_self_modules_value_parameters_weight_, L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_self_modules_value_parameters_bias_)
        view_23 = linear_44.view(1, 128, -1, 64)
        value_layer_7 = view_23.transpose(1, 2)
        attn_output_28 = torch._C._nn.scaled_dot_product_attention(query_layer_7, key_layer_7, value_layer_7, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_29 = attn_output_28.reshape(1, -1, 128, 64)
        transpose_31 = attn_output_29.transpose(1, 2)
        attn_output_30 = transpose_31.contiguous()
        reshape_15 = attn_output_30.reshape(1, 128, -1)
        attn_output_31 = reshape_15.contiguous()
        hidden_states_56 = torch._C._nn.linear(attn_output_31, L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_output_modules_dense_parameters_bias_)
        hidden_states_57 = torch.nn.functional.dropout(hidden_states_56, 0.1, False, False)
        add_18 = hidden_states_57 + hidden_states_55
        hidden_states_58 = torch.nn.functional.layer_norm(add_18, (768,), L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_7_modules_attention_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        hidden_states_59 = torch._C._nn.linear(hidden_states_58, L_self_modules_encoder_modules_layer_modules_7_modules_intermediate_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_7_modules_intermediate_modules_dense_parameters_bias_)
        hidden_states_60 = torch._C._nn.gelu(hidden_states_59)
        hidden_states_61 = torch._C._nn.linear(hidden_states_60, L_self_modules_encoder_modules_layer_modules_7_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_7_modules_output_modules_dense_parameters_bias_)
        hidden_states_62 = torch.nn.functional.dropout(hidden_states_61, 0.1, False, False)
        add_19 = hidden_states_62 + hidden_states_58
        hidden_states_63 = torch.nn.functional.layer_norm(add_19, (768,), L_self_modules_encoder_modules_layer_modules_7_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_7_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        linear_48 = torch._C._nn.linear(hidden_states_63, L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_self_modules_query_parameters_weight_, L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_self_modules_query_parameters_bias_)
        view_24 = linear_48.view(1, 128, -1, 64)
        query_layer_8 = view_24.transpose(1, 2)
        linear_49 = torch._C._nn.linear(hidden_states_63, L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_self_modules_key_parameters_weight_, L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_self_modules_key_parameters_bias_)
        view_25 = linear_49.view(1, 128, -1, 64)
        key_layer_8 = view_25.transpose(1, 2)
        linear_50 = torch._C._nn.linear(hidden_states_63, L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_self_modules_value_parameters_weight_, L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_self_modules_value_parameters_bias_)
        view_26 = linear_50.view(1, 128, -1, 64)
        value_layer_8 = view_26.transpose(1, 2)
        attn_output_32 = torch._C._nn.scaled_dot_product_attention(query_layer_8, key_layer_8, value_layer_8, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_33 = attn_output_32.reshape(1, -1, 128, 64)
        transpose_35 = attn_output_33.transpose(1, 2)
        attn_output_34 = transpose_35.contiguous()
        reshape_17 = attn_output_34.reshape(1, 128, -1)
        attn_output_35 = reshape_17.contiguous()
        hidden_states_64 = torch._C._nn.linear(attn_output_35, L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_output_modules_dense_parameters_bias_)
        hidden_states_65 = torch.nn.functional.dropout(hidden_states_64, 0.1, False, False)
        add_20 = hidden_states_65 + hidden_states_63
        hidden_states_66 = torch.nn.functional.layer_norm(add_20, (768,), L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_8_modules_attention_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        hidden_states_67 = torch._C._nn.linear(hidden_states_66, L_self_modules_encoder_modules_layer_modules_8_modules_intermediate_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_8_modules_intermediate_modules_dense_parameters_bias_)
        hidden_states_68 = torch._C._nn.gelu(hidden_states_67)
        hidden_states_69 = torch._C._nn.linear(hidden_states_68, L_self_modules_encoder_modules_layer_modules_8_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_8_modules_output_modules_dense_parameters_bias_)
        hidden_states_70 = torch.nn.functional.dropout(hidden_states_69, 0.1, False, False)
        add_21 = hidden_states_70 + hidden_states_66
        hidden_states_71 = torch.nn.functional.layer_norm(add_21, (768,), L_self_modules_encoder_modules_layer_modules_8_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_8_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        linear_54 = torch._C._nn.linear(hidden_states_71, L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_self_modules_query_parameters_weight_, L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_self_modules_query_parameters_bias_)
        view_27 = linear_54.view(1, 128, -1, 64)
        query_layer_9 = view_27.transpose(1, 2)
        linear_55 = torch._C._nn.linear(hidden_states_71, L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_self_modules_key_parameters_weight_, L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_self_modules_key_parameters_bias_)
        view_28 = linear_55.view(1, 128, -1, 64)
        key_layer_9 = view_28.transpose(1, 2)
        linear_56 = torch._C._nn.linear(hidden_states_71, L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_self_modules_value_parameters_weight_, L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_self_modules_value_parameters_bias_)
        view_29 = linear_56.view(1, 128, -1, 64)
        value_layer_9 = view_29.transpose(1, 2)
        attn_output_36 = torch._C._nn.scaled_dot_product_attention(query_layer_9, key_layer_9, value_layer_9, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_37 = attn_output_36.reshape(1, -1, 128, 64)
        transpose_39 = attn_output_37.transpose(1, 2)
        attn_output_38 = transpose_39.contiguous()
        reshape_19 = attn_output_38.reshape(1, 128, -1)
        attn_output_39 = reshape_19.contiguous()
        hidden_states_72 = torch._C._nn.linear(attn_output_39, L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_output_modules_dense_parameters_bias_)
        hidden_states_73 = torch.nn.functional.dropout(hidden_states_72, 0.1, False, False)
        add_22 = hidden_states_73 + hidden_states_71
        hidden_states_74 = torch.nn.functional.layer_norm(add_22, (768,), L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_9_modules_attention_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        hidden_states_75 = torch._C._nn.linear(hidden_states_74, L_self_modules_encoder_modules_layer_modules_9_modules_intermediate_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_9_modules_intermediate_modules_dense_parameters_bias_)
        hidden_states_76 = torch._C._nn.gelu(hidden_states_75)
        hidden_states_77 = torch._C._nn.linear(hidden_states_76, L_self_modules_encoder_modules_layer_modules_9_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_9_modules_output_modules_dense_parameters_bias_)
        hidden_states_78 = torch.nn.functional.dropout(hidden_states_77, 0.1, False, False)
        add_23 = hidden_states_78 + hidden_states_74
        hidden_states_79 = torch.nn.functional.layer_norm(add_23, (768,), L_self_modules_encoder_modules_layer_modules_9_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_9_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        linear_60 = torch._C._nn.linear(hidden_states_79, L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_self_modules_query_parameters_weight_, L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_self_modules_query_parameters_bias_)
        view_30 = linear_60.view(1, 128, -1, 64)
        query_layer_10 = view_30.transpose(1, 2)
        linear_61 = torch._C._nn.linear(hidden_states_79, L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_self_modules_key_parameters_weight_, L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_self_modules_key_parameters_bias_)
        view_31 = linear_61.view(1, 128, -1, 64)
        key_layer_10 = view_31.transpose(1, 2)
        linear_62 = torch._C._nn.linear(hidden_states_79, L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_self_modules_value_parameters_weight_, L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_self_modules_value_parameters_bias_)
        view_32 = linear_62.view(1, 128, -1, 64)
        value_layer_10 = view_32.transpose(1, 2)
        attn_output_40 = torch._C._nn.scaled_dot_product_attention(query_layer_10, key_layer_10, value_layer_10, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_41 = attn_output_40.reshape(1, -1, 128, 64)
        transpose_43 = attn_output_41.transpose(1, 2)
        attn_output_42 = transpose_43.contiguous()
        reshape_21 = attn_output_42.reshape(1, 128, -1)
        attn_output_43 = reshape_21.contiguous()
        hidden_states_80 = torch._C._nn.linear(attn_output_43, L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_output_modules_dense_parameters_bias_)
        hidden_states_81 = torch.nn.functional.dropout(hidden_states_80, 0.1, False, False)
        add_24 = hidden_states_81 + hidden_states_79
        hidden_states_82 = torch.nn.functional.layer_norm(add_24, (768,), L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_10_modules_attention_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        hidden_states_83 = torch._C._nn.linear(hidden_states_82, L_self_modules_encoder_modules_layer_modules_10_modules_intermediate_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_10_modules_intermediate_modules_dense_parameters_bias_)
        hidden_states_84 = torch._C._nn.gelu(hidden_states_83)
        hidden_states_85 = torch._C._nn.linear(hidden_states_84, L_self_modules_encoder_modules_layer_modules_10_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_10_modules_output_modules_dense_parameters_bias_)
        hidden_states_86 = torch.nn.functional.dropout(hidden_states_85, 0.1, False, False)
        add_25 = hidden_states_86 + hidden_states_82
        hidden_states_87 = torch.nn.functional.layer_norm(add_25, (768,), L_self_modules_encoder_modules_layer_modules_10_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_10_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        linear_66 = torch._C._nn.linear(hidden_states_87, L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_self_modules_query_parameters_weight_, L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_self_modules_query_parameters_bias_)
        view_33 = linear_66.view(1, 128, -1, 64)
        query_layer_11 = view_33.transpose(1, 2)
        linear_67 = torch._C._nn.linear(hidden_states_87, L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_self_modules_key_parameters_weight_, L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_self_modules_key_parameters_bias_)
        view_34 = linear_67.view(1, 128, -1, 64)
        key_layer_11 = view_34.transpose(1, 2)
        linear_68 = torch._C._nn.linear(hidden_states_87, L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_self_modules_value_parameters_weight_, L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_self_modules_value_parameters_bias_)
        view_35 = linear_68.view(1, 128, -1, 64)
        value_layer_11 = view_35.transpose(1, 2)
        attn_output_44 = torch._C._nn.scaled_dot_product_attention(query_layer_11, key_layer_11, value_layer_11, attn_mask = attention_mask_1, dropout_p = 0.0, scale = 0.125, is_causal = False)
        attn_output_45 = attn_output_44.reshape(1, -1, 128, 64)
        transpose_47 = attn_output_45.transpose(1, 2)
        attn_output_46 = transpose_47.contiguous()
        reshape_23 = attn_output_46.reshape(1, 128, -1)
        attn_output_47 = reshape_23.contiguous()
        hidden_states_88 = torch._C._nn.linear(attn_output_47, L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_output_modules_dense_parameters_bias_)
        hidden_states_89 = torch.nn.functional.dropout(hidden_states_88, 0.1, False, False)
        add_26 = hidden_states_89 + hidden_states_87
        hidden_states_90 = torch.nn.functional.layer_norm(add_26, (768,), L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_11_modules_attention_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        hidden_states_91 = torch._C._nn.linear(hidden_states_90, L_self_modules_encoder_modules_layer_modules_11_modules_intermediate_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_11_modules_intermediate_modules_dense_parameters_bias_)
        hidden_states_92 = torch._C._nn.gelu(hidden_states_91)
        hidden_states_93 = torch._C._nn.linear(hidden_states_92, L_self_modules_encoder_modules_layer_modules_11_modules_output_modules_dense_parameters_weight_, L_self_modules_encoder_modules_layer_modules_11_modules_output_modules_dense_parameters_bias_)
        hidden_states_94 = torch.nn.functional.dropout(hidden_states_93, 0.1, False, False)
        add_27 = hidden_states_94 + hidden_states_90
        hidden_states_95 = torch.nn.functional.layer_norm(add_27, (768,), L_self_modules_encoder_modules_layer_modules_11_modules_output_modules_LayerNorm_parameters_weight_, L_self_modules_encoder_modules_layer_modules_11_modules_output_modules_LayerNorm_parameters_bias_, 1e-12)
        first_token_tensor = hidden_states_95[(slice(None, None, None), 0)]
        pooled_output = torch._C._nn.linear(first_token_tensor, L_self_modules_pooler_modules_dense_parameters_weight_, L_self_modules_pooler_modules_dense_parameters_bias_)
        pooled_output_1 = torch.tanh(pooled_output)
        return (hidden_states_95, pooled_output_1)
