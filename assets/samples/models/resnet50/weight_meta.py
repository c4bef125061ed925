class Program_weight_tensor_meta_L_pixel_values_:
    name = "L_pixel_values_"
    shape = [1, 3, 224, 224]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00321437
    std = 1.00008
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_embedder_modules_embedder_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_embedder_modules_embedder_modules_convolution_parameters_weight_"
    shape = [64, 3, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000134643
    std = 0.025271
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_embedder_modules_embedder_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_embedder_modules_embedder_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_embedder_modules_embedder_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_embedder_modules_embedder_modules_normalization_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_embedder_modules_embedder_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_embedder_modules_embedder_modules_normalization_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_embedder_modules_embedder_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_embedder_modules_embedder_modules_normalization_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_embedder_modules_embedder_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_embedder_modules_embedder_modules_normalization_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [64, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.0017317
    std = 0.175232
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00013514
    std = 0.0591929
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [256, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00123879
    std = 0.0874802
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_"
    shape = [256, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000111488
    std = 0.0887001
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [64, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000699014
    std = 0.176479
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.26245e-05
    std = 0.0590576
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [256, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000606407
    std = 0.088315
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [64, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000653837
    std = 0.175401
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.29005e-05
    std = 0.0590083
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [64]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [256, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000106534
    std = 0.0887484
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [128, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000727615
    std = 0.125465
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000143811
    std = 0.0417579
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [512, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000367681
    std = 0.0628057
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_"
    shape = [512, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000170788
    std = 0.0623914
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [128, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000540894
    std = 0.125343
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000243302
    std = 0.0416014
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [512, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000207565
    std = 0.0624068
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [128, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000299425
    std = 0.125008
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -4.03835e-05
    std = 0.0416266
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [512, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000363868
    std = 0.0624604
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [128, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000743188
    std = 0.12528
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 9.46107e-05
    std = 0.0416756
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [512, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.60815e-05
    std = 0.0624207
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [256, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000522915
    std = 0.0883242
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 6.52741e-05
    std = 0.0294428
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [1024, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -6.44014e-05
    std = 0.0441327
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_"
    shape = [1024, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -9.63933e-05
    std = 0.0442381
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [256, 1024, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.86352e-05
    std = 0.0886126
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 3.3138e-05
    std = 0.0294399
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [1024, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 8.10426e-05
    std = 0.0442278
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [256, 1024, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000224379
    std = 0.0884182
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -3.49013e-05
    std = 0.0294688
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [1024, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.76351e-05
    std = 0.0441014
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [256, 1024, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000136188
    std = 0.0884099
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.61492e-05
    std = 0.0294919
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [1024, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000111819
    std = 0.0443437
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_3_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [256, 1024, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000202566
    std = 0.0884663
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -2.77744e-05
    std = 0.0294553
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [1024, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -5.68793e-05
    std = 0.0443315
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_4_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [256, 1024, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.47235e-05
    std = 0.0886722
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.1453e-06
    std = 0.0294722
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [1024, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 7.36937e-05
    std = 0.0441455
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_5_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [1024]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [512, 1024, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -6.12428e-05
    std = 0.0625506
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [512, 512, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.07855e-05
    std = 0.0208295
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [2048, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -7.0065e-05
    std = 0.0312493
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_"
    shape = [2048, 1024, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.11088e-06
    std = 0.0312365
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [512, 2048, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 4.72884e-05
    std = 0.0624965
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [512, 512, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 6.38744e-06
    std = 0.0208295
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [2048, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -1.27531e-06
    std = 0.0312445
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [512, 2048, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 5.29933e-05
    std = 0.0625975
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_0_modules_normalization_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_1_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_1_modules_convolution_parameters_weight_"
    shape = [512, 512, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.6991e-05
    std = 0.0208486
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_1_modules_normalization_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_2_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_2_modules_convolution_parameters_weight_"
    shape = [2048, 512, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.89186e-06
    std = 0.0312404
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_num_batches_tracked_"
    shape = []
    dtype = "torch.int64"
    device = "cpu"
    mean = None
    std = None
    data = [0]


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_mean_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_buffers_running_var_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_weight_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_2_modules_layer_modules_2_modules_normalization_parameters_bias_"
    shape = [2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_classifier_modules_1_parameters_weight_:
    name = "L_self_modules_classifier_modules_1_parameters_weight_"
    shape = [1000, 2048]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.93975e-05
    std = 0.0127641
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_classifier_modules_1_parameters_bias_:
    name = "L_self_modules_classifier_modules_1_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = 7.40348e-05
    std = 0.0127842
    data = None
    requires_grad = True
