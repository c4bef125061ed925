"""Mirrored arcs, ranks and what sinks; the golden example's rows were worked out on paper."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from extraction.graph import Graph, Node, Result
from tests.viewer.hand_graphs import chain, conv_bn, conv_bn_backward, f32, graph, graphs, op
from tests.viewer.hand_graphs import given as placeholder
from tests.viewer.test_boxes import OPTIONS, fold
from viewer.boxes import draw
from viewer.grouping import ViewOptions, base_grouping
from viewer.mirror import Arc, arcs, order
from viewer.ranking import ranks


def test_backward_edges_are_turned_and_crossing_ones_lie_flat() -> None:
    picture = draw(conv_bn())
    found = {a.edge.id: (a.upper, a.lower, a.turned, a.crossing, a.length) for a in arcs(picture)}
    assert found["convolution->bn"] == ("convolution", "bn", False, False, 1)
    assert found["bn_backward->conv_backward"] == ("conv_backward", "bn_backward", True, False, 1)
    assert found["convolution->bn_backward"] == ("convolution", "bn_backward", False, True, 0)
    assert found["conv_backward->result:5"] == ("result:5", "conv_backward", True, False, 1)
    assert not any(a.against for a in arcs(picture))


def test_rows_of_the_golden_example() -> None:
    picture = draw(conv_bn())
    assert ranks(picture, arcs(picture)) == {
        "value:primals_6": 0,
        "convolution": 1,
        "bn": 2,
        "result:0": 3,
        # beside them, upwards: the gradient comes in at the bottom
        "value:tangents_1": 3,
        "bn_backward": 2,
        "conv_backward": 1,
        "result:2": 1,
        "result:3": 1,
        "result:4": 0,
        "result:5": 0,
    }


def test_a_backward_graph_alone_runs_down() -> None:
    picture = draw(conv_bn_backward(), ViewOptions(saved=False))
    found = ranks(picture, arcs(picture))
    assert found["value:tangents_1"] < found["bn_backward"] < found["conv_backward"] < found["result:4"]


def test_a_kept_value_stands_beside_its_only_reader() -> None:
    """Two layers: the copy of the second one's kept value must not reach into the first one's rows."""
    two = f32(2, 2)
    nodes = [placeholder(f"kept_{i}", two, "saved") for i in range(4)]
    nodes.append(placeholder("tangent", two, "tangent", phase="backward"))
    nodes += [op("first", "aten.mul.Tensor", "tangent kept_0", two, phase="backward")]
    nodes += [op("copy", "aten.detach.default", "kept_1", two, phase="backward")]
    nodes += [op("second", "aten.threshold_backward.default", "first copy", two, phase="backward")]
    nodes += [op("third", "aten.addcmul.default", "second kept_2 kept_3", two, phase="backward")]
    picture = draw(graph(nodes, [Result("third", "gradient", "gradient of x")], stage="backward"))
    found = ranks(picture, arcs(picture))
    rows = ["first second third", "copy value:kept_1", "value:kept_2 value:kept_3", "value:tangent"]
    assert [[found[b] for b in row.split()] for row in rows] == [[1, 2, 3], [2, 2], [2, 2], [0]]


def linear_at_the_end(length: int) -> Graph:
    """A chain whose last matmul reads a transposed weight; the transpose is transposed again for backward."""
    base = chain(length)
    two = f32(2, 2)
    weight: list[Node] = [placeholder("w", two, "parameter", "fc.weight")]
    nodes = [
        *weight,
        *(n for n in base.nodes if n.op != "output"),
        op("t", "aten.t.default", "w", two),
        op("mm", "aten.mm.default", f"op_{length - 1} t", two),
        op("t_1", "aten.t.default", "t", two),
        op("mm_back", "aten.mm.default", "tangents_1 t_1", two, phase="backward"),
    ]
    nodes.insert(1, placeholder("tangents_1", two, "tangent", phase="backward"))
    return graph(nodes, [Result("mm", "output", "output 0"), Result("mm_back", "gradient", "gradient of x")])


def test_a_transposed_weight_stands_above_its_matmul() -> None:
    picture = draw(linear_at_the_end(20))
    found = ranks(picture, arcs(picture))
    assert found["op_19"] == 20
    assert found["mm"] == 21
    assert found["t"] == 20
    assert found["t_1"] == 20  # the backward graph alone reads it: beside what it copies
    assert found["mm_back"] >= found["t_1"]


def test_a_mask_made_of_constants_sinks_to_its_layer() -> None:
    layers = 9
    nodes = [placeholder("x", f32(2), "input"), op("mask", "aten.ge.Scalar", "x", f32(2))]
    last = "x"
    for i in range(layers):
        nodes.append(op(f"zero_{i}", "aten.scalar_tensor.default", "", f32()))
        nodes.append(op(f"one_{i}", "aten.scalar_tensor.default", "", f32()))
        nodes.append(op(f"where_{i}", "aten.where.self", f"mask zero_{i} one_{i}", f32(2)))
        nodes.append(op(f"attend_{i}", "aten.mul.Tensor", f"{last} where_{i}", f32(2)))
        nodes.append(op(f"norm_{i}", "aten.mul.Tensor", f"attend_{i}", f32(2)))
        last = f"norm_{i}"
    picture = draw(graph(nodes, [Result(last, "output", "output 0")], "forward"))
    found = ranks(picture, arcs(picture))
    for i in range(1, layers):
        assert found[f"where_{i}"] == found[f"attend_{i}"] - 1
        assert found[f"zero_{i}"] == found[f"one_{i}"] == found[f"attend_{i}"] - 2


def test_an_island_stands_where_it_runs() -> None:
    nodes = [n for n in chain(9).nodes if n.op != "output"]
    nodes.insert(0, placeholder("count", f32(), "buffer", "bn.num_batches_tracked"))
    nodes.insert(7, op("add", "aten.add.Tensor", "count", f32()))
    results = [Result("op_8", "output", "output 0"), Result("add", "mutation", "new value of bn.num_batches_tracked")]
    picture = draw(graph(nodes, results, "forward"))
    found = ranks(picture, arcs(picture))
    assert found["op_4"] == found["add"] == 5
    assert found["result:1"] == 6
    last = picture.boxes[-1]
    assert (last.title, last.sub) == ("new value", "bn.num_batches_tracked → f32[]")


def _is_for_the_other_phase(box: str, found: Sequence[Arc]) -> bool:
    holding = [a for a in found if not a.against]
    users = [a for a in holding if a.upper == box]
    return all(a.crossing for a in users) and any(a.crossing for a in holding if box in (a.upper, a.lower))


@given(graphs(), OPTIONS, st.lists(st.integers(0, 2), min_size=1, max_size=7))
def test_arcs_run_down_whatever_is_folded(base: Graph, options: ViewOptions, choice: list[int]) -> None:
    for grouping in (base_grouping(base, options), fold(base, base_grouping(base, options), choice)):
        picture = draw(base, options, grouping)
        found = arcs(picture)
        rank = ranks(picture, found)
        assert set(rank) == {b.id for b in picture.boxes} == set(order(picture))
        assert [a.edge for a in found] == list(picture.edges)
        aside = {b.id for b in picture.boxes if _is_for_the_other_phase(b.id, found)}
        for arc in found:
            assert {arc.upper, arc.lower} == {arc.edge.source, arc.edge.target}
            least = 0 if arc.lower in aside else arc.length
            assert arc.against or rank[arc.upper] + least <= rank[arc.lower]


@given(graphs(), OPTIONS)
def test_an_unfolded_graph_has_no_arc_against_the_order(base: Graph, options: ViewOptions) -> None:
    assert not [a for a in arcs(draw(base, options)) if a.against]
