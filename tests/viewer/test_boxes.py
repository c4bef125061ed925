"""Every node is in one box, every edge is inside, drawn or named; the golden example's boxes, worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.graph import Graph, Result
from tests.viewer.hand_graphs import conv_bn, conv_bn_backward, conv_bn_forward, f32, graph, graphs, op
from tests.viewer.hand_graphs import given as placeholder
from viewer.boxes import Picture, draw
from viewer.grouping import Grouping, ViewOptions, base_grouping, folded_values

OPTIONS = st.builds(ViewOptions, st.booleans(), st.booleans(), st.booleans(), st.booleans())


def box_of(picture: Picture, box: str) -> dict[str, object]:
    found = next(b for b in picture.boxes if b.id == box)
    return {name: getattr(found, name) for name in found.__slots__}


def test_grouping_of_the_golden_example() -> None:
    assert base_grouping(conv_bn()) == {
        "primals_1": "bn",
        "primals_2": "bn",
        "primals_3": "bn",
        "primals_4": "bn",
        "primals_5": "convolution",
        "primals_6": "value:primals_6",
        "tangents_1": "value:tangents_1",
        "convolution": "convolution",
        "bn": "bn",
        "getitem": "bn",
        "getitem_1": "bn",
        "getitem_2": "bn",
        "bn_backward": "bn_backward",
        "getitem_3": "bn_backward",
        "getitem_4": "bn_backward",
        "getitem_5": "bn_backward",
        "conv_backward": "conv_backward",
        "getitem_6": "conv_backward",
        "getitem_7": "conv_backward",
    }


def test_picture_of_the_golden_example() -> None:
    picture = draw(conv_bn())
    assert [b.id for b in picture.boxes] == [
        "value:primals_6",
        "value:tangents_1",
        "convolution",
        "bn",
        "bn_backward",
        "conv_backward",
        *("result:0", "result:2", "result:3", "result:4", "result:5"),
    ]
    assert {(e.source, e.target): (e.kind, e.count) for e in picture.edges} == {
        ("value:primals_6", "convolution"): ("data", 1),
        ("value:primals_6", "conv_backward"): ("saved", 1),
        ("convolution", "bn"): ("data", 1),
        ("convolution", "bn_backward"): ("saved", 1),
        ("bn", "bn_backward"): ("saved", 2),  # getitem_1 and getitem_2
        ("value:tangents_1", "bn_backward"): ("gradient", 1),
        ("bn_backward", "conv_backward"): ("gradient", 1),
        ("bn", "result:0"): ("data", 1),
        ("bn_backward", "result:2"): ("gradient", 1),
        ("bn_backward", "result:3"): ("gradient", 1),
        ("conv_backward", "result:4"): ("gradient", 1),
        ("conv_backward", "result:5"): ("gradient", 1),
    }
    bn = box_of(picture, "bn")
    assert bn["reads"] == ("primals_4", "primals_3", "primals_1", "primals_2")
    assert bn["pair"] == ("bn_backward",)
    assert (bn["title"], bn["sub"]) == ("batch_norm", "bn → f32[1, 4, 8, 8] +2")
    assert (bn["kind"], bn["phase"], bn["count"], bn["saved"]) == ("normalization", "forward", 1, True)
    assert bn["nbytes"] == 4 * 1 * 4 * 8 * 8  # the two statistics are empty; getitem is not counted again
    gradient = box_of(picture, "result:4")
    assert (gradient["title"], gradient["sub"]) == ("gradient", "conv.weight → f32[4, 3, 3, 3]")
    assert gradient["phase"] == "backward"


def test_parameters_as_boxes() -> None:
    picture = draw(conv_bn(), ViewOptions(parameters=True))
    assert not any(b.reads for b in picture.boxes)
    kinds = {(e.source, e.target): e.kind for e in picture.edges}
    assert kinds["value:primals_5", "convolution"] == kinds["value:primals_5", "conv_backward"] == "parameter"
    value = box_of(picture, "value:primals_5")
    assert (value["title"], value["sub"], value["shape"]) == ("conv.weight", "→ f32[4, 3, 3, 3]", "value")


def test_saved_tensors_hidden_in_the_joint_graph() -> None:
    picture = draw(conv_bn(), ViewOptions(saved=False))
    assert "saved" not in {e.kind for e in picture.edges}
    assert "convolution" in str(box_of(picture, "bn_backward")["reads"])


def test_saved_tensors_of_the_forward_graph_are_results() -> None:
    shown = [b.sub for b in draw(conv_bn_forward()).boxes if b.title == "saved"]
    assert shown[-1] == "getitem_2 → f32[0]"
    assert len(shown) == 8
    hidden = draw(conv_bn_forward(), ViewOptions(saved=False))
    assert [b.title for b in hidden.boxes if b.shape == "result"] == ["output 0"]
    assert box_of(hidden, "bn")["gives"][-1] == "saved getitem_2"  # type: ignore[index]


def test_saved_tensors_of_the_backward_graph_are_values() -> None:
    picture = draw(conv_bn_backward())
    assert not picture.mirrored
    assert {e.kind for e in picture.edges if e.source == "value:convolution"} == {"saved"}
    hidden = draw(conv_bn_backward(), ViewOptions(saved=False))
    assert "value:convolution" not in {b.id for b in hidden.boxes}
    assert "convolution" in box_of(hidden, "bn_backward")["reads"]  # type: ignore[operator]


def test_results_hidden_are_named() -> None:
    picture = draw(conv_bn(), ViewOptions(results=False))
    assert not [b for b in picture.boxes if b.shape == "result"]
    assert box_of(picture, "bn")["gives"] == ("output 0",)


def test_shapes_stand_on_edges() -> None:
    picture = draw(conv_bn(), ViewOptions(shapes=True))
    labels = {(e.source, e.target): e.label for e in picture.edges}
    assert labels["convolution", "bn"] == "f32[1, 4, 8, 8]"
    assert labels["bn", "bn_backward"] == "f32[0] +1"


def test_what_nothing_reads_shares_one_box() -> None:
    nodes = [placeholder("a", f32(1)), placeholder("b", f32(1), label="m.weight"), placeholder("c", f32(2), "input")]
    nodes.append(op("relu", "aten.relu.default", "c", f32(2)))
    picture = draw(graph(nodes, [Result("relu", "output", "output 0")]))
    unused = box_of(picture, "value:*unused")
    assert (unused["title"], unused["sub"], unused["nodes"]) == ("2 inputs not used", "a, m.weight", ("a", "b"))


def test_an_input_that_is_only_returned_is_drawn() -> None:
    picture = draw(graph([placeholder("a", f32(1))], [Result("a", "output", "output 0")]))
    assert [b.id for b in picture.boxes] == ["value:a", "result:0"]


def test_indexing_a_tensor_in_a_dynamo_graph_is_a_box_of_its_own() -> None:
    nodes = [placeholder("x", f32(4, 4), "input"), op("getitem", "operator.getitem", "x", f32(4))]
    picture = draw(graph(nodes, [Result("getitem", "output", "output 0")], "dynamo"))
    assert box_of(picture, "getitem")["title"] == "getitem"


def test_titles_may_be_given_and_a_missing_node_is_an_error() -> None:
    base = conv_bn()
    grouping = dict.fromkeys(base_grouping(base), "fold:model")
    picture = draw(base, grouping=grouping, titles={"fold:model": ("whole model", "4 operators")})
    assert box_of(picture, "fold:model")["title"] == "whole model"
    with pytest.raises(KeyError):
        draw(base, grouping={})


def fold(base: Graph, grouping: Grouping, choice: list[int]) -> dict[str, str]:
    """A coarser grouping: each box goes to a random fold of its phase, or stays."""
    phase = {grouping[n.name]: n.phase for n in reversed(base.nodes) if n.op != "output"}
    boxes = list(dict.fromkeys(grouping.values()))
    to = {
        b: b if choice[i % len(choice)] == 0 else f"fold:{phase[b]}{choice[i % len(choice)]}"
        for i, b in enumerate(boxes)
    }
    return {name: to[box] for name, box in grouping.items()}


@given(graphs(), OPTIONS, st.lists(st.integers(0, 2), min_size=1, max_size=7))
def test_nothing_is_lost(base: Graph, options: ViewOptions, choice: list[int]) -> None:
    for grouping in (base_grouping(base, options), fold(base, base_grouping(base, options), choice)):
        check_nothing_is_lost(base, options, draw(base, options, grouping))


def check_nothing_is_lost(base: Graph, options: ViewOptions, picture: Picture) -> None:
    places = Counter(name for b in picture.boxes for name in b.nodes)
    assert places == Counter(n.name for n in base.nodes if n.op != "output")
    assert sum(b.count for b in picture.boxes) == sum(n.is_operator for n in base.nodes)
    ids = [b.id for b in picture.boxes]
    assert len(set(ids)) == len(ids)
    grouping, reads = picture.grouping, {b.id: b.reads for b in picture.boxes}
    drawn = {(e.source, e.target): e for e in picture.edges}
    assert len(drawn) == len(picture.edges)
    carried: Counter[tuple[str, str]] = Counter()
    folded = folded_values(base, options)
    for node in base.nodes:
        if node.op == "output":
            continue
        for name in node.inputs:
            source, target = grouping[name], grouping[node.name]
            if name in reads[target]:
                assert name in folded or not options.saved
            elif source != target:
                assert name in drawn[source, target].values
                carried[source, target] += 1
    for index, result in enumerate(base.results):
        if result.node is not None:
            box = f"result:{index}"
            if box in ids:
                carried[grouping[result.node], box] += 1
            else:
                assert result.label in next(b.gives for b in picture.boxes if b.id == grouping[result.node])
    assert carried == {ends: e.count for ends, e in drawn.items()}
