from sympy import Symbol, Expr, Rel, Eq


dynamic_dim_constraint_symbols = []

dynamic_dim_constraint_symbol2example_value = {}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([], "L_self_modules_bn_buffers_num_batches_tracked_"),
    ([3], "L_self_modules_bn_buffers_running_mean_"),
    ([3], "L_self_modules_bn_buffers_running_var_"),
    ([3], "L_self_modules_bn_parameters_bias_"),
    ([3], "L_self_modules_bn_parameters_weight_"),
    ([4, 3, 8, 8], "L_x_"),
]
