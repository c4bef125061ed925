"""What the panel says about nodes of the golden example."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

import pytest

from extraction.graph import Operator
from tests.viewer.hand_graphs import conv_bn, conv_bn_core, conv_bn_dynamo
from viewer.facts import describe
from viewer.graphs import Known
from viewer.parts.panel import Actions, Block, Facts, Head, Link, Links, Text

T = TypeVar("T", bound=Block)
GRAPH, CORE = Known(conv_bn()), Known(conv_bn_core())


def of(blocks: list[Block], kind: type[T], title: str | None = None) -> T:
    found = [b for b in blocks if isinstance(b, kind) and title in (None, getattr(b, "title", None))]
    assert found, [getattr(b, "title", type(b)) for b in blocks]
    return found[0]


def test_head_says_operator_and_phase() -> None:
    head = of(describe(GRAPH, ("convolution",)), Head)
    assert (head.title, head.code) == ("conv", "aten.convolution.default")
    assert ("forward", "forward") in head.chips
    assert ("convolution", "plain") in head.chips
    assert ("saved for backward", "saved") in head.chips


def test_the_head_says_the_name_of_a_parameter_once() -> None:
    blocks = describe(GRAPH, ("primals_5",))
    assert (of(blocks, Head).title, of(blocks, Head).code) == ("conv.weight", "primals_5")
    rows = [row for block in blocks if isinstance(block, Facts) for row in block.rows]
    assert "conv.weight" not in [row.value for row in rows]


def test_the_pair_is_in_the_other_phase() -> None:
    links = of(describe(GRAPH, ("convolution",)), Links, "Pair in backward")
    assert [i.go for i in links.items] == ["node:conv_backward"]
    assert links.items[0].tone == "backward"


def test_types_strides_bytes() -> None:
    row = of(describe(GRAPH, ("convolution",)), Facts, "Result").rows[0]
    # 1 × 4 × 8 × 8 floats of 4 bytes
    assert (row.value, row.note) == ("f32[1, 4, 8, 8]", "float32, strides [256, 64, 8, 1], 1.0 kB, cpu")


def test_results_of_which_an_element_is_saved_say_so() -> None:
    graph, items = conv_bn(), ("getitem", "getitem_1", "getitem_2")  # of a batch norm: result, mean, deviation
    nodes = [replace(n, args=("bn", str(items.index(n.name)))) if n.name in items else n for n in graph.nodes]
    rows = of(describe(Known(replace(graph, nodes=tuple(nodes))), ("bn",)), Facts, "Results").rows
    assert ["saved for backward" in row.note for row in rows] == [False, True, True]


def test_arguments_have_readable_names_and_lead_to_their_nodes() -> None:
    graph = conv_bn()
    schema = "aten::convolution(Tensor input, Tensor weight) -> Tensor"
    graph = replace(graph, operators=(Operator("aten.convolution.default", "convolution", schema, core=True),))
    rows = of(describe(Known(graph), ("convolution",)), Facts, "Arguments").rows
    assert [(r.name, r.value, r.go) for r in rows] == [
        ("input", "x", "node:primals_6"),
        ("weight", "conv.weight", "node:primals_5"),
    ]


def test_users_and_results() -> None:
    links = of(describe(GRAPH, ("primals_5",)), Links, "Used by")
    assert {"node:convolution", "node:conv_backward"} <= {i.go for i in links.items}


def test_the_number_of_ancestors_and_descendants() -> None:
    actions = of(describe(GRAPH, ("convolution",)), Actions)
    # x and conv.weight; nothing else feeds the convolution
    assert next(a.text for a in actions.items if a.go == "mark:ancestors") == "Ancestors 2"
    assert next(a for a in actions.items if a.go == "mark:path").off


def test_two_selected_nodes_can_show_their_path() -> None:
    actions = of(describe(GRAPH, ("convolution", "conv_backward"), mark="path"), Actions)
    path = next(a for a in actions.items if a.go == "mark:path")
    assert (path.on, path.off) == (True, False)


def test_what_a_call_became_and_where_a_node_is_from() -> None:
    made = next(n for n in CORE.graph.nodes if n.origin == "bn_backward")
    links = of(describe(CORE, (made.name,)), Links, "Made from bn_backward")
    assert [i.go for i in links.items] == [f"node:{n.name}" for n in CORE.graph.nodes if n.origin == "bn_backward"]
    assert [i.on for i in links.items].count(True) == 1


def test_provenance_leads_to_every_level() -> None:
    blocks = describe(GRAPH, ("bn_backward",), elsewhere={"core_aten": CORE.graph}, dynamo=conv_bn_dynamo())
    facts = of(blocks, Facts, "Provenance")
    assert [(r.name, r.value, r.go) for r in facts.rows] == [
        ("Dynamo", "batch_norm", "stage:dynamo"),
        ("aten", "batch_norm_backward", ""),
        ("core aten", "sum ×2, mul ×2, add, rsqrt, sub", "level:core_aten"),
        ("inductor", "not made yet", "level:inductor"),
        ("prims", "not made yet", "level:prims"),
    ]


def test_a_choice_on_aten_has_what_it_opened_beside_the_level_itself() -> None:
    chosen = Known(replace(CORE.graph, level="aten", notes=("choice: 1 opened",)))
    blocks = describe(chosen, ("rsqrt",), elsewhere={"aten": GRAPH.graph, "core_aten": CORE.graph})
    assert len(of(blocks, Links, "Made from bn_backward").items) == 7
    rows = [(r.name, r.value, r.go) for r in of(blocks, Facts, "Provenance").rows]
    assert rows[1] == ("aten", "batch_norm_backward", "level:aten")
    assert rows[-1] == ("your choice", "sum ×2, mul ×2, add, rsqrt, sub", "")


def test_provenance_of_a_dynamo_call_leads_to_the_joint_graph() -> None:
    facts = of(describe(Known(conv_bn_dynamo()), ("tmp_1",), elsewhere={"aten": GRAPH.graph}), Facts, "Provenance")
    assert [(r.name, r.value, r.go) for r in facts.rows][:2] == [
        ("Dynamo", "batch_norm", ""),
        ("aten", "batch_norm, batch_norm_backward", "joint:aten"),
    ]


def test_an_element_says_of_what_it_is_one() -> None:
    picked = next(n for n in GRAPH.graph.nodes if n.name == "getitem_3")
    rows = of(describe(GRAPH, (picked.name,), elsewhere={"core_aten": CORE.graph}), Facts, "Provenance").rows
    assert [(r.name, r.value) for r in rows if r.name in ("aten", "core aten")] == [
        ("aten", "an element of batch_norm_backward"),
        ("core aten", "sum ×2, mul ×2, add, rsqrt, sub"),
    ]


def test_a_value_has_no_provenance() -> None:
    assert not [b for b in describe(GRAPH, ("primals_5",)) if isinstance(b, Facts) and b.title == "Provenance"]


def test_why_a_call_is_not_decomposed() -> None:
    graph = replace(
        conv_bn_core(),
        operators=(Operator("aten.convolution.default", "convolution", core=True, kept="tagged core"),),
    )
    text = of(describe(Known(graph), ("convolution",)), Text, "Why it is not decomposed")
    assert text.lines == ("Tagged core. It is in the core aten set, which this level keeps.",)


@pytest.mark.parametrize("token", ["nothing", "result:99", "result:x"])
def test_what_is_not_there_is_said(token: str) -> None:
    assert of(describe(GRAPH, (token,)), Text, "Not here").lines == (f"{token} is not in this graph.",)


def test_a_result_says_where_it_comes_from() -> None:
    index = next(i for i, r in enumerate(GRAPH.graph.results) if r.role == "gradient" and r.node)
    blocks = describe(GRAPH, (f"result:{index}",))
    assert of(blocks, Head).title == GRAPH.graph.results[index].label
    assert of(blocks, Facts).rows[0].go == f"node:{GRAPH.graph.results[index].node}"


def test_several_selected_nodes_are_listed() -> None:
    links = of(describe(GRAPH, ("convolution", "primals_6")), Links, "2 selected")
    assert links.items == (
        Link("convolution", "node:convolution", "conv, f32[1, 4, 8, 8]", "forward", True),
        Link("x", "node:primals_6", "f32[1, 3, 8, 8]", "forward"),
    )
