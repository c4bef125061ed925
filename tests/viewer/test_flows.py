"""Flows between hand-written graphs, counted by hand, and their picture."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise

import pytest

from extraction.graph import Graph, Result
from tests.viewer.hand_graphs import conv_bn, conv_bn_core, f32, given, graph, op
from viewer.flows import NOTHING, Flow, differences, flows
from viewer.sankey import GAP, lay_out

X = f32(4, 4)
SOFTMAX, EXP, SUM, ALIAS = "aten._softmax.default", "aten.exp.default", "aten.sum.default", "aten.alias.default"


def made(nodes: str, level: str) -> Graph:
    """Nodes as `name:operator:origin[:b]`, each reading x."""
    found = [given("x", X)]
    for word in nodes.split():
        name, target, origin, *backward = word.split(":")
        found.append(op(name, target, "x", X, origin=origin, phase="backward" if backward else "forward"))
    return graph(found, [Result(found[-1].name, "output", "output 0")], level=level)


ATEN = made(f"a:{SOFTMAX}:a b:{SOFTMAX}:b:b c:{ALIAS}:c d:{EXP}:d", "aten")
CORE = made(f"e1:{EXP}:a s1:{SUM}:a e2:{EXP}:b:b s2:{SUM}:b:b c:{ALIAS}:c d:{EXP}:d", "core_aten")
PRIMS = made("p1:prims.exp.default:e1 p2:prims.sum.default:s1 p3:prims.sum.default:s1 p4:prims.exp.default:e2:b "
             "p5:prims.sum.default:s2:b p6:prims.exp.default:d", "prims")  # fmt: skip


def test_steps_count_every_call_once() -> None:
    found = flows(ATEN, CORE, PRIMS)
    assert found.columns[0] == {SOFTMAX: (1, 1), ALIAS: (1, 0), EXP: (1, 0)}
    assert set(found.steps[0]) == {
        Flow((SOFTMAX, EXP), "forward", 1),
        Flow((SOFTMAX, SUM), "forward", 1),
        Flow((SOFTMAX, EXP), "backward", 1),
        Flow((SOFTMAX, SUM), "backward", 1),
        Flow((ALIAS, ALIAS), "forward", 1),
        Flow((EXP, EXP), "forward", 1),
    }
    assert Flow((SUM, "prims.sum.default"), "forward", 2) in found.steps[1]
    assert Flow((ALIAS, NOTHING), "forward", 1) in found.steps[1]


def test_whole_paths() -> None:
    found = flows(ATEN, CORE, PRIMS)
    assert found.rows[0] == Flow((SOFTMAX, SUM, "prims.sum.default"), "forward", 2)
    assert Flow((ALIAS, ALIAS, NOTHING), "forward", 1) in found.rows
    assert sum(r.made for r in found.rows if r.path[-1]) == 6


def test_differences_of_two_ways_to_prims() -> None:
    assert differences(CORE, ATEN) == {SOFTMAX: -2, EXP: 2, SUM: 2}
    assert differences(ATEN, ATEN) == {}


@pytest.mark.parametrize("most", [1, 2, 24])
def test_bands_do_not_overlap_and_ribbons_fill_them(most: int) -> None:
    drawing = lay_out(flows(ATEN, CORE, PRIMS), ("aten", "core aten", "prims"), most)
    columns = defaultdict(list)
    for band in drawing.bands:
        columns[band.column].append(band)
    for bands in columns.values():
        for above, below in pairwise(bands):
            assert below.y >= above.y + above.h + GAP - 0.02
    out, into = Counter[str](), Counter[str]()
    for ribbon in drawing.ribbons:
        out[ribbon.source] += ribbon.h0  # type: ignore[assignment]
        into[ribbon.target] += ribbon.h1  # type: ignore[assignment]
    for band in drawing.bands:
        if band.column < 2 and not band.id.endswith(":"):
            assert out[band.id] == pytest.approx(band.h, abs=0.1)
        if band.column > 0:
            assert into[band.id] == pytest.approx(band.h, abs=0.1)


def test_small_operators_share_a_band() -> None:
    drawing = lay_out(flows(ATEN, CORE, PRIMS), ("aten", "core aten", "prims"), 1)
    others = {b.id: b for b in drawing.bands if b.id.endswith("*")}
    assert others["0:*"].members == (ALIAS, EXP)
    assert others["0:*"].label == "2 others"
    assert (others["0:*"].forward, others["0:*"].backward) == (2, 0)
    assert any(path.bands[-1] == "2:" for path in drawing.paths)  # the alias left nothing


def test_paths_say_how_much_of_a_ribbon_is_whose() -> None:
    """Of the two exp in forward at prims one comes from softmax, one from the exp of aten."""
    drawing = lay_out(flows(ATEN, CORE, PRIMS), ("aten", "core aten", "prims"))
    exp = {p.bands[0]: p.made for p in drawing.paths if p.bands[-1] == "2:prims.exp.default" and p.phase == "forward"}
    assert exp == {f"0:{SOFTMAX}": 1, f"0:{EXP}": 1}
    ribbon = next(r for r in drawing.ribbons if r.target == "2:prims.exp.default" and r.phase == "forward")
    assert ribbon.made == sum(exp.values())


def test_the_golden_example() -> None:
    drawing = lay_out(flows(conv_bn(), conv_bn_core()), ("aten", "core aten"))
    batch_norm = next(b for b in drawing.bands if b.label == "batch_norm_backward")
    calls = sum(r.calls for r in drawing.ribbons if r.source == batch_norm.id)
    assert calls == pytest.approx(1, abs=0.05)  # one call, divided among what it became


def test_overloads_tell_operators_of_one_name_apart() -> None:
    graph = made("a:aten.mul.Tensor:a b:aten.mul.Scalar:b c:aten.exp.default:c", "aten")
    assert {b.label for b in lay_out(flows(graph), ("aten",)).bands} == {"mul.Tensor", "mul.Scalar", "exp"}
