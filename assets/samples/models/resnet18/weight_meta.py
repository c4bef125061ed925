class Program_weight_tensor_meta_L_pixel_values_:
    name = "L_pixel_values_"
    shape = [1, 3, 224, 224]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00163259
    std = 1.00229
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_embedder_modules_embedder_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_embedder_modules_embedder_modules_convolution_parameters_weight_"
    shape = [64, 3, 7, 7]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00054407
    std = 0.0251887
    data = None
    requires_grad = True


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
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000211457
    std = 0.0587265
    data = None
    requires_grad = True


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
    mean = 3.97366e-05
    std = 0.0587731
    data = None
    requires_grad = True


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


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_0_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [64, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000500534
    std = 0.0590313
    data = None
    requires_grad = True


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
    mean = -0.0001322
    std = 0.0592223
    data = None
    requires_grad = True


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


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [128, 64, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -9.4278e-05
    std = 0.0417571
    data = None
    requires_grad = True


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
    mean = -8.80929e-05
    std = 0.0416213
    data = None
    requires_grad = True


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


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_"
    shape = [128, 64, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000668797
    std = 0.125951
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_"
    shape = [128]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_1_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [128, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.000162867
    std = 0.041697
    data = None
    requires_grad = True


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
    mean = 6.72988e-05
    std = 0.0416194
    data = None
    requires_grad = True


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


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [256, 128, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = -7.32798e-05
    std = 0.0293941
    data = None
    requires_grad = True


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
    mean = 9.88675e-06
    std = 0.0294454
    data = None
    requires_grad = True


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


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_"
    shape = [256, 128, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000191966
    std = 0.0891797
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_"
    shape = [256]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_2_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [256, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.80061e-05
    std = 0.0294959
    data = None
    requires_grad = True


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
    mean = -3.31775e-05
    std = 0.0294425
    data = None
    requires_grad = True


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


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [512, 256, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 8.39122e-06
    std = 0.0208388
    data = None
    requires_grad = True


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
    mean = -8.14838e-06
    std = 0.0208183
    data = None
    requires_grad = True


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


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_convolution_parameters_weight_"
    shape = [512, 256, 1, 1]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.000362546
    std = 0.0623154
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_mean_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_buffers_running_var_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = False


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_weight_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 1.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_0_modules_shortcut_modules_normalization_parameters_bias_"
    shape = [512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 0.0
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_:
    name = "L_self_modules_resnet_modules_encoder_modules_stages_modules_3_modules_layers_modules_1_modules_layer_modules_0_modules_convolution_parameters_weight_"
    shape = [512, 512, 3, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 8.75817e-06
    std = 0.0208492
    data = None
    requires_grad = True


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
    mean = -7.86863e-06
    std = 0.0208387
    data = None
    requires_grad = True


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


class Program_weight_tensor_meta_L_self_modules_classifier_modules_1_parameters_weight_:
    name = "L_self_modules_classifier_modules_1_parameters_weight_"
    shape = [1000, 512]
    dtype = "torch.float32"
    device = "cpu"
    mean = 2.52773e-05
    std = 0.0255226
    data = None
    requires_grad = True


class Program_weight_tensor_meta_L_self_modules_classifier_modules_1_parameters_bias_:
    name = "L_self_modules_classifier_modules_1_parameters_bias_"
    shape = [1000]
    dtype = "torch.float32"
    device = "cpu"
    mean = -0.00032535
    std = 0.0253323
    data = None
    requires_grad = True
