"""Groups found by hand, and random graphs: contracting groups and siblings never makes a cycle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import networkx
import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from extraction.graph import Graph, Kind, Node, Operator, Phase, Result
from tests.viewer.hand_graphs import conv_bn, f32, given, graph, item, op
from viewer.fusion import Fusion, Group, Loops, fusion
from viewer.fusion_cost import Hidden, fusion_figures, hidden, needed_outside, saved_bytes, shared_bytes

KINDS: dict[str, Kind] = {"mul": "pointwise", "add": "pointwise", "relu": "pointwise", "sum": "reduction",
                          "view": "view", "expand": "view", "mm": "matmul", "bn": "normalization"}  # fmt: skip
X, ROW = f32(4, 8), f32(8)  # 128 and 32 bytes


def made(text: str, results: str = "", level: str = "prims") -> Graph:
    """`name=operator(inputs)` words; `sum` and names in capitals give a row, `b.` before the operator is backward."""
    nodes: list[Node] = [given("x", X, "input"), given("y", X, "input"), given("r", ROW, "input")]
    for word in text.split():
        name, _, call = word.partition("=")
        target, _, inputs = call.rstrip(")").partition("(")
        phase: Phase = "backward" if target.startswith("b.") else "forward"
        target = target.removeprefix("b.")
        shape = ROW if target == "sum" or name.isupper() else X
        nodes.append(op(name, target, inputs.replace(",", " "), shape, phase=phase))
    names = results.split() or [nodes[-1].name]
    found = graph(nodes, [Result(n, "output", n) for n in names], level=level)
    return replace(found, operators=tuple(Operator(o.target, KINDS[o.target]) for o in found.operators))


def members(found: Fusion) -> list[str]:
    return [" ".join(g.members) for g in found.groups]


@pytest.mark.parametrize(
    ("text", "results", "expected"),
    [
        ("a=mul(x,y) b=add(a,y) c=relu(b)", "", ["a b c"]),
        ("a=mul(x,y) s=sum(a) T=mul(s,r)", "", ["a s"]),  # a reduction ends a group
        ("s=sum(x) T=mul(s,r) U=add(T,r)", "", ["T U"]),
        ("a=mul(x,y) m=mm(a,y) b=add(m,x)", "", []),  # a matrix product between
        ("a=mul(x,y) m=mm(a,y) b=add(a,m)", "", []),  # fusing a and b would go around m and back
        ("a=mul(x,y) v=view(a) b=relu(v)", "", ["a b"]),  # a view that keeps the size is looked through
        ("R=mul(r,r) e=expand(R) b=add(e,x)", "", []),  # another loop: fewer elements
        ("a=mul(x,y) b=b.relu(a)", "", []),  # forward and backward are run apart
        ("m=mm(x,y) a=mul(x,y) b=add(a,m)", "", ["a b"]),  # a sinks to where it is needed
        ("a=mul(x,y) m=mm(a,y) n=mm(m,y) b=relu(x) c=add(b,n)", "", ["b c"]),
        ("a=mul(x,y) b=add(a,x) c=relu(a)", "b c", ["a b c"]),  # connected by what they read
        ("a=bn(x,r) b=relu(a)", "", []),
    ],
)
def test_groups_by_hand(text: str, results: str, expected: list[str]) -> None:
    assert members(fusion(made(text, results))) == expected


def test_a_view_at_an_end_is_left_out() -> None:
    (group,) = fusion(made("v=view(x) a=mul(v,y) w=view(a) b=relu(w) z=view(b)")).groups
    assert (group.members, group.views, group.elements) == (("a", "b"), ("w",), 32)


def test_siblings_read_one_tensor_in_one_loop() -> None:
    found = fusion(made("m=mm(x,y) a=mul(m,r) b=relu(m) s=sum(m) n=mm(a,b) c=relu(x)", "n s c"))
    assert [[g.members for g in shared] for shared in found.siblings] == [[("a",), ("b",), ("s",)]]
    assert shared_bytes(found.loops, found.siblings[0]) == 2 * 128  # m is read once, not three times


def test_items_of_a_tuple_belong_to_their_call() -> None:
    nodes = [
        given("x", X, "input"),
        op("a", "mul", "x", X),
        op("s", "sum", "a", ROW, ROW),
        item("first", "s", ROW),
        op("b", "relu", "first", ROW),
    ]
    found = graph(nodes, [Result("b", "output", "b")])
    found = replace(found, operators=tuple(Operator(o.target, KINDS[o.target]) for o in found.operators))
    (group,) = fusion(found).groups
    assert group.members == ("a", "s")
    assert needed_outside(Loops(found), group) == {"s"}


def test_bytes_that_fusing_saves() -> None:
    """mul reads 2 and writes 1, add reads 2 and writes 1, relu 1 and 1: 8 tensors; fused 2 in, 1 out."""
    found = fusion(made("a=mul(x,y) b=add(a,y) c=relu(b)"))
    assert saved_bytes(found.loops, found.groups[0]) == (8 - 3) * 128
    both = fusion(made("a=mul(x,y) b=add(a,y) c=relu(b)", "c a"))  # a is a result too and has to be written
    assert saved_bytes(both.loops, both.groups[0]) == (8 - 4) * 128
    row = fusion(made("a=mul(x,y) s=sum(a)"))
    assert saved_bytes(row.loops, row.groups[0]) == 2 * 128  # the product is neither written nor read


def test_figures() -> None:
    figures = fusion_figures(fusion(made("a=mul(x,y) b=relu(a) m=mm(b,y) c=mul(m,y) d=relu(c) s=sum(d)", "s d")))
    assert (figures.kernels, figures.fused, figures.together) == (6, 3, 3)
    assert [(p.text, len(p.groups), p.saved) for p in figures.patterns] == [
        ("mul → relu, then sum", 1, 128 * 3),
        ("mul → relu", 1, 128 * 2),
    ]
    assert figures.saved == 128 * 5


def test_what_a_coarse_graph_hides() -> None:
    """The batch norm's mul and add go with the relu after it: the case that decomposing is for."""
    coarse = made("n=bn(x,r) c=relu(n) m=mm(c,y) p=mul(m,y) q=relu(p)", level="aten")
    fine = made("i=mul(x,y) j=add(i,y) c=relu(j) m=mm(c,y) p=mul(m,y) q=relu(p)")
    fine = replace(fine, nodes=tuple(replace(n, origin="n") if n.name in "ij" else n for n in fine.nodes))
    assert members(fusion(coarse)) == ["p q"]
    assert members(fusion(fine)) == ["i j c", "p q"]
    assert hidden(fusion(fine), Loops(coarse)) == Hidden({"i": "hidden", "p": "seen"})
    shown = hidden(fusion(fine), Loops(coarse))
    assert [shown.count(word) for word in ("seen", "inside", "hidden")] == [1, 0, 1]
    patterns = fusion_figures(fusion(fine)).patterns
    assert {p.groups[0].members[0]: shown.of(p) for p in patterns} == {"i": "hidden", "p": "seen"}
    mixed = replace(patterns[0], groups=tuple(g for p in patterns for g in (*p.groups, *p.groups[:1])))
    assert shown.of(mixed) in ("hidden 2, seen 2", "seen 2, hidden 2")
    alone = made("i=mul(x,y) j=add(i,y) m=mm(j,y)")
    alone = replace(alone, nodes=tuple(replace(n, origin="n") if n.name in "ij" else n for n in alone.nodes))
    assert hidden(fusion(alone), Loops(coarse)) == Hidden({"i": "inside"})


def test_a_graph_without_loops() -> None:
    found = fusion(conv_bn())
    assert (found.groups, found.siblings) == ((), ())
    assert fusion_figures(found).kernels == 4


@st.composite
def programs(draw: st.DrawFn) -> Graph:
    """Calls of every part over two sizes; each reads one to three values before it."""
    values = {"x": False, "y": False, "r": True}
    words = []
    for i in range(draw(st.integers(1, 14))):
        target = draw(st.sampled_from(["mul", "add", "relu", "sum", "view", "expand", "mm"]))
        inputs = draw(st.lists(st.sampled_from(list(values)), min_size=1, max_size=3))
        phase = "b." if i > 6 and draw(st.booleans()) else ""
        row = target == "sum" or draw(st.booleans())
        name = f"N{i}" if row else f"n{i}"
        values[name] = row
        words.append(f"{name}={phase}{target}({','.join(inputs)})")
    return made(" ".join(words), " ".join(draw(st.lists(st.sampled_from(list(values)), min_size=1, unique=True))))


def contracted(found: Graph, parts: Iterable[Iterable[str]]) -> networkx.DiGraph[str]:
    place = {name: f"group {i}" for i, names in enumerate(parts) for name in names}
    edges: networkx.DiGraph[str] = networkx.DiGraph()
    for node in found.nodes:
        for name in node.inputs:
            ends = place.get(name, name), place.get(node.name, node.name)
            if ends[0] != ends[1]:
                edges.add_edge(*ends)
    return edges


def names(group: Group) -> tuple[str, ...]:
    return (*group.members, *group.views)


@settings(max_examples=300, deadline=None)
@for_all(programs())
def test_no_path_leads_out_of_a_group_and_back(program: Graph) -> None:
    found = fusion(program)
    assert networkx.is_directed_acyclic_graph(contracted(program, map(names, found.groups)))
    shared = [[n for g in s for n in names(g)] for s in found.siblings]
    inside = {n for part in shared for n in part}
    others = [names(g) for g in found.groups if g.members[0] not in inside]
    assert networkx.is_directed_acyclic_graph(contracted(program, [*shared, *others]))


@settings(max_examples=200, deadline=None)
@for_all(programs())
def test_groups_keep_the_rule(program: Graph) -> None:
    found = fusion(program)
    together = [n for g in found.groups for n in names(g)]
    assert len(together) == len(set(together))
    for group in found.groups:
        inside = set(names(group))
        part = networkx.Graph((i, n) for n in inside for i in program.by_name[n].inputs if i in inside)
        assert networkx.is_connected(part) or len(inside) == 1
        for name in group.members:
            node = program.by_name[name]
            assert node.phase == group.phase
            assert not any(program.by_name[i].target == "sum" for i in node.inputs if i in inside)
            assert node.target in ("mul", "add", "relu", "sum")
        assert saved_bytes(found.loops, group) >= 0
