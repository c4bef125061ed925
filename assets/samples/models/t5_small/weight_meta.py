class Program_weight_tensor_meta_L_input_ids_:
    name = "L_input_ids_"
    shape = [1, 32]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [16615, 430, 20984, 20437, 9922, 1317, 6256, 158, 7641, 17893, 25343, 3374, 28378, 3916, 6758, 20906, 27831, 30665, 13277, 4323, 21974, 3145, 24323, 29159, 10738, 28318, 24051, 71, 6805, 19331, 28532, 1930]


class Program_weight_tensor_meta_L_self_modules_encoder_modules_embed_tokens_parameters_weight_:
    name = "L_self_modules_encoder_modules_embed_tokens_parameters_weight_"
    shape = [32128, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000401009
    std = 1.00006
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.81456e-07
    std = 0.00551466
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.84456e-05
    std = 0.0441409
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.78138e-05
    std = 0.0441853
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_relative_attention_bias_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_relative_attention_bias_parameters_weight_"
    shape = [32, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00219931
    std = 0.0438595
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.86361e-05
    std = 0.0442556
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.0147e-05
    std = 0.0441944
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_0_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = -6.3728e-06
    std = 0.0220773
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.81214e-05
    std = 0.0055395
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 9.20104e-05
    std = 0.0443022
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.22926e-05
    std = 0.0442867
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -9.2686e-05
    std = 0.0442239
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_1_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_1_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 9.31562e-06
    std = 0.0441601
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_1_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.51536e-05
    std = 0.0220831
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.62805e-06
    std = 0.00552557
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000177303
    std = 0.0441383
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.32522e-05
    std = 0.0441354
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.89954e-05
    std = 0.044176
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_1_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_1_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.04645e-05
    std = 0.0441931
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_2_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 5.6978e-06
    std = 0.022082
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.97658e-06
    std = 0.00552227
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000105713
    std = 0.0442273
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.21908e-05
    std = 0.044165
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.59425e-05
    std = 0.0441573
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_1_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_1_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 6.84962e-05
    std = 0.0441665
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_3_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.17115e-05
    std = 0.0221016
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.10812e-05
    std = 0.00552835
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.94135e-05
    std = 0.0442323
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000198586
    std = 0.0442618
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 9.28031e-05
    std = 0.0441803
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_1_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_1_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.18097e-05
    std = 0.0441507
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_4_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.88873e-05
    std = 0.0220884
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -8.48028e-06
    std = 0.00551404
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.19429e-05
    std = 0.0441886
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.65884e-05
    std = 0.0441468
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 5.90014e-05
    std = 0.0442654
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_1_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_1_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_1_modules_DenseReluDense_modules_wi_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.83773e-05
    std = 0.0441896
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_:
    name = "L_self_modules_encoder_modules_block_modules_5_modules_layer_modules_1_modules_DenseReluDense_modules_wo_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.46738e-05
    std = 0.0220782
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_encoder_modules_final_layer_norm_parameters_weight_:
    name = "L_self_modules_encoder_modules_final_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_labels_:
    name = "L_labels_"
    shape = [1, 16]
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [17854, 10712, 28778, 31265, 8108, 3789, 18210, 13198, 19588, 31665, 11503, 15054, 20071, 14458, 26117, 17942]


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 7.30879e-06
    std = 0.00552542
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.20724e-06
    std = 0.0441154
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.00019762
    std = 0.0442911
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_relative_attention_bias_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_relative_attention_bias_parameters_weight_"
    shape = [32, 8]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00486266
    std = 0.0434695
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.65403e-05
    std = 0.0442423
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.00803e-05
    std = 0.00552531
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.76391e-05
    std = 0.0441496
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000221312
    std = 0.0442465
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.08243e-06
    std = 0.0442628
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 5.23915e-05
    std = 0.0441564
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_0_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.13418e-06
    std = 0.0220866
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.63145e-06
    std = 0.00551916
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 5.92252e-05
    std = 0.0441367
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.68579e-05
    std = 0.044281
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 5.68068e-05
    std = 0.044208
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.38086e-05
    std = 0.00553522
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000156926
    std = 0.0441848
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.68236e-05
    std = 0.0442246
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.22872e-05
    std = 0.0442918
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_2_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_2_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.50374e-05
    std = 0.044186
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_1_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.60223e-05
    std = 0.0221175
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -6.91493e-07
    std = 0.00553019
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.21832e-05
    std = 0.0441741
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.3871e-05
    std = 0.0440551
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -8.67056e-05
    std = 0.0441451
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.46036e-05
    std = 0.00552216
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -6.9784e-05
    std = 0.0441537
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 9.16543e-05
    std = 0.0440735
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 6.34305e-05
    std = 0.0441738
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_2_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_2_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.91166e-05
    std = 0.0441768
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_2_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.36815e-05
    std = 0.0221123
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -7.71941e-06
    std = 0.00552946
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.07143e-05
    std = 0.0442194
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.64514e-05
    std = 0.0442023
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 7.78434e-05
    std = 0.0441484
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 7.11889e-07
    std = 0.00551234
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.95098e-05
    std = 0.0441457
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000192933
    std = 0.0442034
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000172987
    std = 0.0442001
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_2_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_2_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.86321e-05
    std = 0.044184
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_3_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.14366e-05
    std = 0.0220998
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.83097e-06
    std = 0.00551513
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.44147e-05
    std = 0.0442479
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.06573e-05
    std = 0.0442699
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.40909e-05
    std = 0.0442435
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.19237e-05
    std = 0.00552555
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 6.59067e-05
    std = 0.04411
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 8.86224e-05
    std = 0.044208
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.0484e-05
    std = 0.0441568
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_2_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_2_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.08583e-05
    std = 0.0442069
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_4_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.35078e-05
    std = 0.022087
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 5.85653e-06
    std = 0.00552249
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 6.8468e-05
    std = 0.0442
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -7.75988e-05
    std = 0.0442366
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_0_modules_SelfAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.29653e-05
    std = 0.0441675
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_q_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 8.06383e-06
    std = 0.00551613
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_k_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.29262e-05
    std = 0.0442397
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_v_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 8.45159e-05
    std = 0.0441111
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_1_modules_EncDecAttention_modules_o_parameters_weight_"
    shape = [512, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -7.6455e-05
    std = 0.0442164
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_2_modules_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_2_modules_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_2_modules_DenseReluDense_modules_wi_parameters_weight_"
    shape = [2048, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.05453e-05
    std = 0.0441947
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_:
    name = "L_self_modules_decoder_modules_block_modules_5_modules_layer_modules_2_modules_DenseReluDense_modules_wo_parameters_weight_"
    shape = [512, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.20457e-06
    std = 0.022088
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_decoder_modules_final_layer_norm_parameters_weight_:
    name = "L_self_modules_decoder_modules_final_layer_norm_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True
