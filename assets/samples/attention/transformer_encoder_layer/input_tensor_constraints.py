from sympy import Symbol, Expr, Rel, Eq


dynamic_dim_constraint_symbols = []

dynamic_dim_constraint_symbol2example_value = {}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([64], "L_self_modules_linear1_parameters_bias_"),
    ([64, 32], "L_self_modules_linear1_parameters_weight_"),
    ([32], "L_self_modules_linear2_parameters_bias_"),
    ([32, 64], "L_self_modules_linear2_parameters_weight_"),
    ([32], "L_self_modules_norm1_parameters_bias_"),
    ([32], "L_self_modules_norm1_parameters_weight_"),
    ([32], "L_self_modules_norm2_parameters_bias_"),
    ([32], "L_self_modules_norm2_parameters_weight_"),
    ([32], "L_self_modules_self_attn_modules_k_proj_parameters_bias_"),
    ([32, 32], "L_self_modules_self_attn_modules_k_proj_parameters_weight_"),
    ([32], "L_self_modules_self_attn_modules_out_proj_parameters_bias_"),
    ([32, 32], "L_self_modules_self_attn_modules_out_proj_parameters_weight_"),
    ([32], "L_self_modules_self_attn_modules_q_proj_parameters_bias_"),
    ([32, 32], "L_self_modules_self_attn_modules_q_proj_parameters_weight_"),
    ([32], "L_self_modules_self_attn_modules_v_proj_parameters_bias_"),
    ([32, 32], "L_self_modules_self_attn_modules_v_proj_parameters_weight_"),
    ([2, 8, 32], "L_src_"),
]
