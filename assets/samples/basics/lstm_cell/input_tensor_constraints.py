from sympy import Symbol, Expr, Rel, Eq


dynamic_dim_constraint_symbols = []

dynamic_dim_constraint_symbol2example_value = {}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([4, 8], "L_c_"),
    ([4, 8], "L_h_"),
    ([32], "L_self_modules_cell_parameters_bias_hh_"),
    ([32], "L_self_modules_cell_parameters_bias_ih_"),
    ([32, 8], "L_self_modules_cell_parameters_weight_hh_"),
    ([32, 16], "L_self_modules_cell_parameters_weight_ih_"),
    ([4, 16], "L_x_"),
]
