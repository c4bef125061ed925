"""The names that an untrusted sample may use of torch: its operators, by hand chosen from those that only compute.

Example::

    "conv2d" in OPERATORS           # so `torch.conv2d`, `x.conv2d` and `torch.ops.aten.conv2d` are on the list
    "from_file" in OPERATORS        # False: it opens a file

What cannot happen: a name that torch gains later is on the list.

Note: how the lists were made
    From the operators of torch 2.13's dispatcher that take and give tensors, numbers, names of modes, dtypes and
    devices. Left out: what opens files (`from_file`), reaches or changes storage (`set_`, `resize_`, `data`), trusts
    its indices (sparse constructors), belongs to one kind of hardware, nested and quantised containers, optimiser
    steps, and private operators that tracing does not make. A test compares the lists with the schemas of torch.
"""

from __future__ import annotations


def words(text: str) -> frozenset[str]:
    """The words of a text, each once."""
    return frozenset(text.split())


IN_PLACE = words(
    """
    abs absolute acos acosh add addbmm addcdiv addcmul addmm addmv addr alpha_dropout arccos arccosh arcsin arcsinh
    arctan arctan2 arctanh as_strided asin asinh atan atan2 atanh baddbmm bernoulli bitwise_and bitwise_left_shift
    bitwise_not bitwise_or bitwise_right_shift bitwise_xor cauchy ceil celu clamp clamp_max clamp_min clip
    conj_physical copy copysign cos cosh cumprod cumsum deg2rad detach digamma div divide dropout elu
    embedding_renorm eq erf erfc erfinv exp exp2 expm1 exponential feature_alpha_dropout feature_dropout fill fix
    float_power floor floor_divide fmod frac gcd ge gelu geometric greater greater_equal gt hardsigmoid hardswish
    hardtanh heaviside hypot i0 igamma igammac index_add index_copy index_fill index_put index_reduce lcm ldexp le
    leaky_relu lerp less less_equal lgamma log log10 log1p log2 log_normal logical_and logical_not logical_or
    logical_xor logit lt masked_fill masked_scatter mish mul multiply mvlgamma nan_to_num ne neg negative nextafter
    normal not_equal polygamma pow put rad2deg random reciprocal relu relu6 remainder renorm round rrelu
    rrelu_with_noise rsqrt scatter scatter_add scatter_reduce selu sgn sigmoid sign silu sin sinc sinh sqrt square
    squeeze sub subtract swapaxes swapdims t tan tanh threshold transpose tril triu true_divide trunc uniform
    unsqueeze xlogy zero
    """
)
"""Operators that are there with an underscore at the end too."""

COMPUTING = words(
    """
    adaptive_avg_pool1d adaptive_avg_pool2d adaptive_avg_pool3d adaptive_max_pool1d adaptive_max_pool2d
    adaptive_max_pool3d adjoint affine_grid_generator alias alias_copy all allclose amax amin aminmax angle any
    arange argmax argmin argsort argwhere as_strided_copy as_strided_scatter atleast_1d atleast_2d atleast_3d
    avg_pool1d avg_pool2d avg_pool3d bartlett_window batch_norm bilinear binary_cross_entropy
    binary_cross_entropy_with_logits bincount binomial blackman_window block_diag bmm broadcast_tensors broadcast_to
    bucketize cartesian_prod cat cdist chain_matmul chalf channel_shuffle cholesky cholesky_inverse cholesky_solve
    chunk clone col2im column_stack combinations complex concat concatenate conj constant_pad_nd contiguous conv1d
    conv2d conv3d conv_depthwise3d conv_tbc conv_transpose1d conv_transpose2d conv_transpose3d convolution corrcoef
    cosine_embedding_loss cosine_similarity count_nonzero cov cross cross_entropy_loss ctc_loss cummax cummin
    cumulative_trapezoid dense_dim dequantize det detach_copy diag diag_embed diagflat diagonal diagonal_copy
    diagonal_scatter diff dim dist dot dsplit dstack einsum embedding embedding_bag empty empty_like empty_permuted
    empty_strided equal expand expand_as expand_copy eye fake_quantize_per_channel_affine
    fake_quantize_per_channel_affine_cachemask fake_quantize_per_tensor_affine
    fake_quantize_per_tensor_affine_cachemask fill_diagonal_ flatten flatten_dense_tensors flip fliplr flipud fmax
    fmin fractional_max_pool2d fractional_max_pool3d frexp frobenius_norm full full_like gather geqrf ger glu
    glu_backward_jvp glu_jvp gradient grid_sampler grid_sampler_2d grid_sampler_3d group_norm gru gru_cell
    hamming_window hann_window hardshrink hinge_embedding_loss histc histogram histogramdd hsplit hstack huber_loss
    im2col imag index index_select inner instance_norm inverse is_complex is_conj is_contiguous is_floating_point
    is_neg is_nonzero is_same_size is_signed isclose isfinite isin isinf isnan isneginf isposinf isreal istft item
    kaiser_window kl_div kron kthvalue l1_loss layer_norm lift_fresh_copy linear linspace log_sigmoid
    log_sigmoid_forward log_softmax logaddexp logaddexp2 logcumsumexp logdet logspace logsumexp lstm lstm_cell
    lu_solve lu_unpack mH mT margin_ranking_loss masked_select matmul matrix_H matrix_exp matrix_power max
    max_pool1d max_pool1d_with_indices max_pool2d max_pool2d_with_indices max_pool3d max_pool3d_with_indices
    max_unpool2d max_unpool3d maximum mean median meshgrid min minimum mm mode moveaxis movedim mse_loss msort
    multi_margin_loss multilabel_margin_loss multilabel_margin_loss_forward multinomial mv nanmean nanmedian
    nanquantile nansum narrow narrow_copy native_batch_norm native_channel_shuffle native_dropout native_group_norm
    native_layer_norm native_norm new_empty new_empty_strided new_full new_ones new_zeros nll_loss nll_loss2d
    nll_loss2d_forward nll_loss_forward nll_loss_nd nonzero nonzero_numpy nonzero_static norm norm_except_dim
    nuclear_norm numel numpy_T one_hot ones ones_like orgqr ormqr outer pad pad_sequence pairwise_distance pdist
    permute permute_copy pinverse pixel_shuffle pixel_unshuffle poisson poisson_nll_loss polar positive prelu prod
    qr quantile quantize_per_channel quantize_per_tensor quantize_per_tensor_dynamic rand rand_like randint
    randint_like randn randn_like randperm range ravel real reflection_pad1d reflection_pad2d reflection_pad3d
    repeat repeat_interleave replication_pad1d replication_pad2d replication_pad3d requires_grad_ reshape reshape_as
    resolve_conj resolve_neg rms_norm rnn_relu rnn_relu_cell rnn_tanh rnn_tanh_cell roll rot90 row_stack
    rrelu_with_noise_functional rsub scalar_tensor scaled_dot_product_attention searchsorted segment_reduce select
    select_copy select_scatter signbit size slice slice_copy slice_inverse slice_scatter slogdet slow_conv3d
    slow_conv3d_forward slow_conv_dilated2d slow_conv_dilated3d slow_conv_transpose2d slow_conv_transpose3d
    smooth_l1_loss soft_margin_loss softmax softplus softshrink sort split split_copy split_with_sizes
    split_with_sizes_copy squeeze_copy stack std std_mean stft stride sum sum_to_size svd sym_constrain_range
    sym_constrain_range_for_size sym_numel sym_size sym_stride t_copy take take_along_dim tensor_split tensordot
    thnn_conv2d tile to to_dense to_padded_tensor topk trace transpose_copy trapezoid trapz triangular_solve
    tril_indices triplet_margin_loss triu_indices type_as unbind unbind_copy unflatten unflatten_dense_tensors
    unfold unfold_copy unique_consecutive unique_dim unique_dim_consecutive unsafe_chunk unsafe_split
    unsafe_split_with_sizes unsqueeze_copy upsample_bicubic2d upsample_bilinear2d upsample_linear1d
    upsample_nearest1d upsample_nearest2d upsample_nearest3d upsample_trilinear3d vander var var_mean vdot view
    view_as view_as_complex view_as_complex_copy view_as_real view_as_real_copy view_copy vsplit vstack where zeros
    zeros_like
    """
)

BACKWARD = words(
    """
    adaptive_avg_pool3d_backward adaptive_max_pool2d_backward adaptive_max_pool3d_backward
    affine_grid_generator_backward avg_pool2d_backward avg_pool3d_backward batch_norm_backward
    binary_cross_entropy_backward conv_tbc_backward convolution_backward cummaxmin_backward cumprod_backward
    diagonal_backward elu_backward embedding_backward embedding_dense_backward
    fake_quantize_per_channel_affine_cachemask_backward fake_quantize_per_tensor_affine_cachemask_backward
    fractional_max_pool2d_backward fractional_max_pool3d_backward gather_backward gelu_backward glu_backward
    grid_sampler_2d_backward grid_sampler_3d_backward hardshrink_backward hardsigmoid_backward hardswish_backward
    hardtanh_backward huber_loss_backward index_select_backward leaky_relu_backward linear_backward
    log_sigmoid_backward logit_backward masked_scatter_backward masked_select_backward matmul_backward
    matrix_exp_backward max_pool2d_backward max_pool2d_with_indices_backward max_pool3d_with_indices_backward
    mish_backward mse_loss_backward multi_margin_loss_backward multilabel_margin_loss_backward
    native_batch_norm_backward native_dropout_backward native_group_norm_backward native_layer_norm_backward
    nll_loss2d_backward nll_loss_backward reflection_pad1d_backward reflection_pad2d_backward
    reflection_pad3d_backward replication_pad1d_backward replication_pad2d_backward replication_pad3d_backward
    rrelu_with_noise_backward select_backward sigmoid_backward silu_backward slice_backward smooth_l1_loss_backward
    soft_margin_loss_backward softplus_backward softshrink_backward tanh_backward threshold_backward
    to_dense_backward trace_backward unfold_backward upsample_bicubic2d_backward upsample_bilinear2d_backward
    upsample_linear1d_backward upsample_nearest1d_backward upsample_nearest2d_backward upsample_nearest3d_backward
    upsample_trilinear3d_backward value_selecting_reduction_backward
    """
)

FFT = words(
    """
    fft fft2 fftfreq fftn fftshift hfft hfft2 hfftn ifft ifft2 ifftn ifftshift ihfft ihfft2 ihfftn irfft irfft2
    irfftn rfft rfft2 rfftfreq rfftn
    """
)

LINALG = words(
    """
    cholesky cholesky_ex cond cross det diagonal eig eigh eigvals eigvalsh householder_product inv inv_ex ldl_factor
    ldl_factor_ex ldl_solve lstsq lu lu_factor lu_factor_ex lu_solve matmul matrix_exp matrix_norm matrix_power
    matrix_rank multi_dot norm pinv qr slogdet solve solve_ex solve_triangular svd svdvals tensorinv tensorsolve
    vander vecdot vector_norm
    """
)

SPECIAL = words(
    """
    airy_ai bessel_j0 bessel_j1 bessel_y0 bessel_y1 chebyshev_polynomial_t chebyshev_polynomial_u
    chebyshev_polynomial_v chebyshev_polynomial_w digamma entr erf erfc erfcx erfinv exp2 expit expm1 gammainc
    gammaincc gammaln hermite_polynomial_h hermite_polynomial_he i0 i0e i1 i1e laguerre_polynomial_l
    legendre_polynomial_p log1p log_ndtr log_softmax logit logsumexp modified_bessel_i0 modified_bessel_i1
    modified_bessel_k0 modified_bessel_k1 multigammaln ndtr ndtri polygamma psi round scaled_modified_bessel_k0
    scaled_modified_bessel_k1 shifted_chebyshev_polynomial_t shifted_chebyshev_polynomial_u
    shifted_chebyshev_polynomial_v shifted_chebyshev_polynomial_w sinc softmax spherical_bessel_j0 xlog1py xlogy
    zeta
    """
)

PRIVATE = words(
    """
    _adaptive_avg_pool2d _adaptive_avg_pool2d_backward _adaptive_avg_pool3d _adaptive_avg_pool3d_backward
    _addmm_activation _aminmax _assert_async _assert_scalar _assert_tensor_metadata _batch_norm_impl_index
    _batch_norm_no_update _batch_norm_with_update _batch_norm_with_update_functional _cdist_backward _cdist_forward
    _conj _conj_copy _conj_physical _convolution _convolution_mode _ctc_loss _ctc_loss_backward _cummax_helper
    _cummin_helper _efficientzerotensor _embedding_bag _embedding_bag_backward _embedding_bag_dense_backward
    _embedding_bag_forward_only _embedding_bag_per_sample_weights_backward _euclidean_dist _fft_c2c _fft_c2r
    _fft_r2c _functional_assert_async _functional_assert_scalar _functional_sym_constrain_range
    _functional_sym_constrain_range_for_size _fused_dropout _fused_rms_norm _fused_rms_norm_backward
    _fused_sdp_choice _grid_sampler_2d_cpu_fallback _grid_sampler_2d_cpu_fallback_backward _grouped_mm
    _index_put_impl _int_mm _is_all_true _is_any_true _linalg_check_errors _linalg_det _linalg_eigh _linalg_eigvals
    _linalg_slogdet _linalg_solve_ex _linalg_svd _local_scalar_dense _log_softmax _log_softmax_backward_data
    _logcumsumexp _masked_scale _masked_softmax _masked_softmax_backward _native_batch_norm_legit
    _native_batch_norm_legit_functional _native_batch_norm_legit_no_training _native_multi_head_attention _neg_view
    _pdist_backward _pdist_forward _prelu_kernel _prelu_kernel_backward _reshape_alias _reshape_copy _safe_softmax
    _scaled_dot_product_attention_math _scaled_dot_product_efficient_attention
    _scaled_dot_product_efficient_attention_backward _scaled_dot_product_flash_attention
    _scaled_dot_product_flash_attention_backward _scaled_dot_product_flash_attention_for_cpu
    _scaled_dot_product_flash_attention_for_cpu_backward _scaled_grouped_mm _scaled_mm _segment_reduce_backward
    _slow_conv2d_backward _slow_conv2d_forward _softmax _softmax_backward_data _stack _standard_gamma
    _standard_gamma_grad _thnn_differentiable_gru_cell_backward _thnn_differentiable_lstm_cell_backward
    _thnn_fused_gru_cell _thnn_fused_gru_cell_backward _thnn_fused_lstm_cell _thnn_fused_lstm_cell_backward
    _thnn_fused_lstm_cell_backward_impl _to_copy _transform_bias_rescale_qkv _transformer_encoder_layer_fwd
    _trilinear _unique _unique2 _unsafe_index _unsafe_index_put _unsafe_masked_index
    _unsafe_masked_index_put_accumulate _unsafe_view _upsample_bicubic2d_aa _upsample_bicubic2d_aa_backward
    _upsample_bilinear2d_aa _upsample_bilinear2d_aa_backward _upsample_lanczos2d_aa _upsample_lanczos2d_aa_backward
    _upsample_nearest_exact1d _upsample_nearest_exact1d_backward _upsample_nearest_exact2d
    _upsample_nearest_exact2d_backward _upsample_nearest_exact3d _upsample_nearest_exact3d_backward
    _weight_int4pack_mm _weight_int8pack_mm _weight_norm _weight_norm_differentiable_backward _weight_norm_interface
    _weight_norm_interface_backward
    """
)
"""Operators that AOT Autograd and the decompositions make."""

PRIMS = words(
    """
    _low_memory_max_pool_offsets_to_indices _low_memory_max_pool_with_offsets _unsafe_index_put_ abs acos acosh add
    amax amin as_strided as_strided_scatter asin asinh atan atan2 atanh bessel_i0 bessel_i0e bessel_i1 bessel_i1e
    bessel_j0 bessel_j1 bitwise_and bitwise_not bitwise_or bitwise_xor broadcast_in_dim cat cbrt ceil clone collapse
    collapse_view conj conj_physical convert_element_type copy_strided copy_to cos cosh device_put digamma div empty
    empty_permuted empty_strided eq erf erf_inv erfc erfcx exp exp2 expm1 fft_c2c fft_c2r fft_r2c fill floor fma
    fmax fmin fmod frexp full full_like gcd ge gt hypot igamma igammac imag inductor_cvt_e8m0_rceil
    inductor_force_stride_order inductor_lookup_seed inductor_rand_eager_offset inductor_rand_eager_offsets
    inductor_randint inductor_random inductor_seed inductor_seeds iota isfinite item le lgamma log log10 log1p log2
    lt maximum maximum_value minimum minimum_value mul ndtri ne neg nextafter normal pow prepare_softmax_online prod
    real reciprocal remainder reshape rev round rsqrt scalar_tensor shift_left shift_right_arithmetic sign signbit
    sin sinh spherical_bessel_j0 split_dim sqrt squeeze sub sum svd tan tanh transpose trunc uniform var view_of
    view_of_dtype where xor_sum zeta
    """
)

OPERATORS = (
    COMPUTING | BACKWARD | PRIVATE | IN_PLACE | frozenset(f"{n}_" for n in IN_PLACE)
    | frozenset(f"fft_{n}" for n in FFT)
    | frozenset(f"linalg_{n}" for n in LINALG)
    | frozenset(f"special_{n}" for n in SPECIAL)
)  # fmt: skip
"""Names of operators of the namespace `aten`."""
