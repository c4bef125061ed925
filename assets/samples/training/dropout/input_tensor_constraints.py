from sympy import Symbol, Expr, Rel, Eq


dynamic_dim_constraint_symbols = []

dynamic_dim_constraint_symbol2example_value = {}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([16], "L_self_modules_linear_parameters_bias_"),
    ([16, 16], "L_self_modules_linear_parameters_weight_"),
    ([4, 16], "L_x_"),
]
