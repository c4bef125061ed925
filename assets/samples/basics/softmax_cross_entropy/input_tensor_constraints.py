from sympy import Symbol, Expr, Rel, Eq


dynamic_dim_constraint_symbols = []

dynamic_dim_constraint_symbol2example_value = {}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([8], "L_labels_"),
    ([10], "L_self_modules_head_parameters_bias_"),
    ([10, 16], "L_self_modules_head_parameters_weight_"),
    ([8, 16], "L_x_"),
]
