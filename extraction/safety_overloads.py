"""Overloads of the operators that an untrusted sample may name, and which operators give several tensors.

Example::

    "Tensor" in OVERLOADS           # so `torch.ops.aten.add.Tensor` is on the list
    "decompose" in OVERLOADS        # False: that is a method of the overload itself

What cannot happen: an attribute of torch's operator objects that is no overload is taken for one.
"""

from __future__ import annotations

from extraction.safety_names import words

OVERLOADS = words(
    """
    IntList L OutScalar_Other OutScalar_Self OutTensor Q Scalar ScalarOpt_dim ScalarOpt_dim_dtype ScalarOpt_dtype
    ScalarOther ScalarSelf Scalar_Other Scalar_Self Scalar_Tensor Scalar_mode Sequence Tensor TensorList_bins
    Tensor_Scalar Tensor_Tensor Tensor_float Tensor_generator Tensor_mode U X a array atol_rtol_float
    atol_rtol_tensor beta bin_ct bins_tensor center correction data decimals default deprecated device dim
    dim_IntList dim_int dim_max dim_min dim_values dims dtype dx eigenvalues eigvals float float_Tensor float_float
    from generator grad_input indexing indices input int int_Scalar int_Tensor int_bins intlist inverse low
    low_dtype low_generator low_generator_dtype m memory_format msg n_scalar no_stats ord_str other other_scalar
    output output_mask p p_str padding padding_idx periodic periodic_alpha periodic_alpha_beta quantized
    rcond_tensor reduce result scalar scalararray scalarint scalarrayarray scalarrayint sections self self_Tensor
    self_int self_scalar sign sizes src stable start start_step step str_ord tensor_indices_or_sections
    tensor_qparams tensorarray tensorarrayint tensors to tol_tensor two using_ints value value_reduce values
    values_stable vec x x_scalar
    """
)
"""What may stand behind `torch.ops.aten.add.`: the overloads of all these operators that write to no `out`."""

SEVERAL = words(
    """
    _aminmax _batch_norm_impl_index _batch_norm_no_update _batch_norm_with_update _batch_norm_with_update_functional
    _ctc_loss _embedding_bag _embedding_bag_forward_only _fused_dropout _fused_rms_norm _fused_rms_norm_backward
    _grid_sampler_2d_cpu_fallback_backward _linalg_det _linalg_eigh _linalg_slogdet _linalg_solve_ex _linalg_svd
    _native_batch_norm_legit _native_batch_norm_legit_functional _native_batch_norm_legit_no_training
    _native_multi_head_attention _prelu_kernel_backward _scaled_dot_product_attention_math
    _scaled_dot_product_efficient_attention _scaled_dot_product_efficient_attention_backward
    _scaled_dot_product_flash_attention _scaled_dot_product_flash_attention_backward
    _scaled_dot_product_flash_attention_for_cpu _scaled_dot_product_flash_attention_for_cpu_backward
    _slow_conv2d_backward _thnn_differentiable_gru_cell_backward _thnn_differentiable_lstm_cell_backward
    _thnn_fused_gru_cell _thnn_fused_gru_cell_backward _thnn_fused_lstm_cell _thnn_fused_lstm_cell_backward
    _thnn_fused_lstm_cell_backward_impl _transform_bias_rescale_qkv _unique _unique2
    _weight_norm_differentiable_backward _weight_norm_interface _weight_norm_interface_backward adaptive_max_pool1d
    adaptive_max_pool2d adaptive_max_pool3d aminmax atleast_1d atleast_2d atleast_3d batch_norm_backward
    broadcast_tensors chunk conv_tbc_backward convolution_backward cummax cummin dequantize dsplit embedding_bag
    fake_quantize_per_channel_affine_cachemask fake_quantize_per_tensor_affine_cachemask fractional_max_pool2d
    fractional_max_pool3d frexp geqrf gradient grid_sampler_2d_backward grid_sampler_3d_backward gru histogram
    histogramdd hsplit kthvalue linalg_cholesky_ex linalg_eig linalg_eigh linalg_inv_ex linalg_ldl_factor
    linalg_ldl_factor_ex linalg_lstsq linalg_lu linalg_lu_factor linalg_lu_factor_ex linalg_qr linalg_slogdet
    linalg_solve_ex linalg_svd linear_backward log_sigmoid_forward lstm lstm_cell lu_unpack matmul_backward max
    max_pool1d_with_indices max_pool2d_with_indices max_pool3d_with_indices median meshgrid min mode
    multilabel_margin_loss_forward nanmedian native_batch_norm native_batch_norm_backward native_dropout
    native_group_norm native_group_norm_backward native_layer_norm native_layer_norm_backward nll_loss2d_forward
    nll_loss_forward nonzero_numpy prepare_softmax_online qr quantize_per_tensor rnn_relu rnn_tanh
    rrelu_with_noise_functional slogdet sort split split_copy split_with_sizes split_with_sizes_copy std_mean svd
    tensor_split topk triangular_solve unbind unbind_copy unflatten_dense_tensors unique_consecutive unique_dim
    unique_dim_consecutive unsafe_chunk unsafe_split unsafe_split_with_sizes var_mean vsplit
    """
)
"""Operators of which an overload gives several tensors; `where` of a condition alone does too."""

LISTS = words(
    """
    atleast_1d atleast_2d atleast_3d broadcast_tensors chunk dequantize dsplit gradient histogramdd hsplit meshgrid
    nonzero_numpy quantize_per_tensor split split_copy split_with_sizes split_with_sizes_copy tensor_split unbind
    unbind_copy unflatten_dense_tensors unsafe_chunk unsafe_split unsafe_split_with_sizes vsplit
    """
)
"""Those of them of which an overload gives a list, whose length its arguments say."""
