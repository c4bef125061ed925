from sympy import Symbol, Expr, Rel, Eq


dynamic_dim_constraint_symbols = []

dynamic_dim_constraint_symbol2example_value = {}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([8], "L_self_modules_bn1_buffers_running_mean_"),
    ([8], "L_self_modules_bn1_buffers_running_var_"),
    ([8], "L_self_modules_bn1_parameters_bias_"),
    ([8], "L_self_modules_bn1_parameters_weight_"),
    ([8], "L_self_modules_bn2_buffers_running_mean_"),
    ([8], "L_self_modules_bn2_buffers_running_var_"),
    ([8], "L_self_modules_bn2_parameters_bias_"),
    ([8], "L_self_modules_bn2_parameters_weight_"),
    ([8, 8, 3, 3], "L_self_modules_conv1_parameters_weight_"),
    ([8, 8, 3, 3], "L_self_modules_conv2_parameters_weight_"),
    ([2, 8, 8, 8], "L_x_"),
]
