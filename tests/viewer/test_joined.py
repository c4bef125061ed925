"""Sets of names against networkx's connected components."""

from __future__ import annotations

import networkx
from hypothesis import given
from hypothesis import strategies as st

from viewer.joined import Joined

NAMES = "abcdefgh"
PAIRS = st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES)), max_size=12)


@given(PAIRS)
def test_sets_are_connected_components(pairs: list[tuple[str, str]]) -> None:
    joined = Joined()
    edges: networkx.Graph[str] = networkx.Graph()
    edges.add_nodes_from(NAMES)
    for one, other in pairs:
        joined.join(one, other)
        edges.add_edge(one, other)
    for component in networkx.connected_components(edges):
        assert len({joined.of(name) for name in component}) == 1
    assert len({joined.of(name) for name in NAMES}) == networkx.number_connected_components(edges)
