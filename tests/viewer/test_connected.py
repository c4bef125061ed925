from __future__ import annotations

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from viewer.connected import connected

NAMES = "abcdefgh"
one_of_them = st.sampled_from(NAMES)


@given(st.lists(st.tuples(one_of_them, one_of_them), max_size=12))
def test_parts_are_those_of_networkx_in_the_order_of_names(pairs: list[tuple[str, str]]) -> None:
    graph = nx.Graph(pairs)
    graph.add_nodes_from(NAMES)
    expected = sorted(sorted(part) for part in nx.connected_components(graph))
    assert connected(NAMES, pairs) == expected
