"""Where boxes stand in the sample, and runs that do not reach over a module."""

from __future__ import annotations

from extraction.graph import Result
from tests.viewer.hand_graphs import f32, graph, op
from tests.viewer.hand_graphs import given as placeholder
from tests.viewer.stacks import line
from viewer.grouping import base_grouping
from viewer.runs import Positions, chunks


def positions() -> Positions:
    nodes = [
        placeholder("x", f32(2), "input"),
        op("zero", "aten.zeros.default", "", f32(2)),
        op("a", "aten.relu.default", "x zero", f32(2), source=line(10), seq=1),
        op("b", "aten.mul.Tensor", "a a", f32(2), source=line(30), seq=2),
        placeholder("t", f32(2), "tangent", phase="backward"),
        op("b1", "aten.mul.Tensor", "t a", f32(2), phase="backward", source=line(30), seq=2),
        op("b2", "aten.mul.Tensor", "t a", f32(2), phase="backward", source=line(30), seq=2),
        op("both", "aten.add.Tensor", "b1 b2", f32(2), phase="backward", source=line(30)),
        op("a1", "aten.threshold_backward.default", "both", f32(2), phase="backward", source=line(10), seq=1),
    ]
    found = graph(nodes, [Result("b", "output", "output 0"), Result("a1", "gradient", "gradient of x")])
    return Positions(found, base_grouping(found))


def test_what_has_no_line_stands_where_it_is_read() -> None:
    found = positions()
    assert {u: found.line(u) for u in ("value:x", "zero", "a", "b", "b1", "a1", "value:t")} == {
        "value:x": 10, "zero": 10, "a": 10, "b": 30, "b1": 30, "a1": 10, "value:t": 30,
    }  # fmt: skip


def test_a_sum_of_gradients_stands_where_the_value_was_made() -> None:
    assert positions().line("both") == 10  # the gradient of all uses of `a`, whatever line autograd left on it


def test_no_run_reaches_over_a_module() -> None:
    class Lines(Positions):
        def line(self, unit: str) -> int:
            return int(unit)

    found = positions()
    found.__class__ = Lines
    items = [([str(n)], None) for n in (1, 2, 3, 40, 41, 42, 90, 91)]
    runs = chunks(found, items, [["10", "30"], ["50", "80"]])
    assert [(name, [u for units, _ in part for u in units]) for name, _, part in runs] == [
        ("1-3", ["1", "2", "3"]), ("40-42", ["40", "41", "42"]),
    ]  # fmt: skip
    # two are no run; what stands between the first and the last line of a module is apart from what is around it
    inside = chunks(found, [*items, (["20"], None)], [["10", "30"]])
    assert [name for name, _, _ in inside] == ["1-3", "40-91"]
