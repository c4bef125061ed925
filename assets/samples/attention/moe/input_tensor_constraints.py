from sympy import Symbol, Expr, Rel, Eq


dynamic_dim_constraint_symbols = []

dynamic_dim_constraint_symbol2example_value = {}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([16, 32], "L_self_modules_experts_modules_0_modules_down_parameters_weight_"),
    ([32, 16], "L_self_modules_experts_modules_0_modules_up_parameters_weight_"),
    ([16, 32], "L_self_modules_experts_modules_1_modules_down_parameters_weight_"),
    ([32, 16], "L_self_modules_experts_modules_1_modules_up_parameters_weight_"),
    ([2, 16], "L_self_modules_gate_parameters_weight_"),
    ([6, 16], "L_x_"),
]
