from sympy import Symbol, Expr, Rel, Eq


dynamic_dim_constraint_symbols = []

dynamic_dim_constraint_symbol2example_value = {}

dynamic_dim_constraint_relations = []

dynamic_dim_constraint_input_shapes = [
    ([1, 3, 8, 8], "in_0"),
    ([4], "w_0"),
    ([4], "w_1"),
    ([4], "w_2"),
    ([4], "w_3"),
    ([4, 3, 3, 3], "w_4"),
]
