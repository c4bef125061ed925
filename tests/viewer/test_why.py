"""Origins and reasons of operators, counted by hand."""

from __future__ import annotations

from dataclasses import replace

from extraction.graph import Graph, Operator, Result
from tests.viewer.hand_graphs import conv_bn, conv_bn_core, f32, given, graph, op
from viewer.why import AS_CORE, DECLINED, UNKNOWN_ORIGIN, Origin, Reason, why

X = f32(4, 4)


def before() -> Graph:
    """Two softmax calls and an exp."""
    nodes = [
        given("x", X),
        op("a", "aten._softmax.default", "x", X),
        op("b", "aten._softmax.default", "a", X, phase="backward"),
        op("c", "aten.exp.default", "b", X),
    ]
    return graph(nodes, [Result("c", "output", "output 0")])


def after() -> Graph:
    """The first softmax became exp and sum, the second stays since its expansion failed."""
    nodes = [
        given("x", X),
        op("exp_1", "aten.exp.default", "x", X, origin="a"),
        op("sum_1", "aten.sum.dim_IntList", "exp_1", X, origin="a"),
        op("b", "aten._softmax.default", "sum_1", X, phase="backward", kept="its expansion failed: E: no"),
        op("c", "aten.exp.default", "b", X),
        op("lost", "aten.exp.default", "c", X, origin="nowhere"),
    ]
    found = graph(nodes, [Result("lost", "output", "output 0")], level="core_aten")
    kept = {"aten.exp.default": "tagged core", "aten.sum.dim_IntList": ""}
    operators = tuple(Operator(o.target, o.kind, o.schema, o.core, kept.get(o.target, "")) for o in found.operators)
    return replace(found, operators=operators)


def test_each_call_has_one_origin_and_one_reason() -> None:
    exp, softmax, total = why(after(), before())
    assert (exp.target, exp.forward, exp.backward) == ("aten.exp.default", 3, 0)
    assert exp.origins == (
        Origin(UNKNOWN_ORIGIN, 1, 1),
        Origin("aten._softmax.default", 1, 1),
        Origin("aten.exp.default", 1, 1),
    )
    assert exp.own == 1
    assert exp.reasons == (Reason("tagged core", 3),)
    assert (softmax.forward, softmax.backward) == (0, 1)
    assert softmax.reasons == (Reason("its expansion failed: E: no", 1),)
    assert total.reasons == (Reason(DECLINED, 1),)  # the table has an entry, and yet the call was left


def test_at_aten_each_operator_brings_itself() -> None:
    for row in why(conv_bn(), conv_bn()):
        assert row.origins == (Origin(row.target, row.total, row.total),)


def test_inside_what_a_choice_opens_at_aten_the_reasons_are_those_of_core_aten() -> None:
    nothing = "the aten level decomposes nothing"
    made = op("exp_1", "prims.exp.default", "c", X, origin="c"), op("odd", "aten.odd.default", "exp_1", X, origin="c")
    base = graph([*before().nodes, *after().nodes[1:3], *made], [Result("odd", "output", "output 0")])
    operators = tuple(replace(o, kept=nothing, core=o.target == "aten.sum.dim_IntList") for o in base.operators)
    chosen = replace(base, operators=operators, notes=("choice: 2 opened",))
    reasons = {row.target: row.reasons for row in why(chosen, before())}
    assert reasons["aten._softmax.default"] == (Reason(nothing, 2),)
    assert reasons["aten.exp.default"] == (Reason(AS_CORE, 1), Reason(nothing, 1))  # one came of the softmax
    assert reasons["aten.sum.dim_IntList"] == (Reason("tagged core", 1),)
    assert reasons["prims.exp.default"] == (Reason("a prim: nothing stands below it", 1),)
    assert reasons["aten.odd.default"] == (Reason(AS_CORE, 1),)


def test_the_batch_norm_backward_brings_a_sum() -> None:
    rows = {w.target: w for w in why(conv_bn_core(), conv_bn())}
    made = {t: [o.target for o in w.origins] for t, w in rows.items()}
    assert made["aten.sum.dim_IntList"] == ["aten.native_batch_norm_backward.default"]
    assert sum(w.total for w in rows.values()) == sum(conv_bn_core().op_counts().values())
