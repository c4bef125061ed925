from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from extraction.opset import Difference, difference, format_difference

BEFORE = {"aten.mul.Tensor": 3, "aten.relu.default": 2, "aten.view.default": 4, "aten.t.default": 1}
AFTER = {"aten.mul.Tensor": 5, "aten.sum.default": 1, "aten.view.default": 4, "aten.t.default": 0, "aten.add.Tensor": 2}


def test_every_operator_goes_where_it_belongs() -> None:
    d = difference(BEFORE, AFTER)
    assert list(d.added.items()) == [("aten.add.Tensor", 2), ("aten.sum.default", 1)]
    assert d.removed == {"aten.relu.default": 2}
    assert d.changed == {"aten.mul.Tensor": (3, 5), "aten.t.default": (1, 0)}
    assert d.equal == {"aten.view.default": 4}


def test_json_form() -> None:
    assert difference(BEFORE, AFTER).as_dict() == {
        "added": {"aten.add.Tensor": 2, "aten.sum.default": 1},
        "removed": {"aten.relu.default": 2},
        "changed": {"aten.mul.Tensor": [3, 5], "aten.t.default": [1, 0]},
        "equal": {"aten.view.default": 4},
    }


def test_table_form() -> None:
    assert format_difference(difference(BEFORE, AFTER)).splitlines() == [
        "+ aten.add.Tensor    2",
        "+ aten.sum.default   1",
        "- aten.relu.default  2",
        "~ aten.mul.Tensor    3 -> 5 (+2)",
        "~ aten.t.default     1 -> 0 (-1)",
        "2 added, 1 removed, 2 changed, 1 equal",
    ]


def test_nothing_differs() -> None:
    assert difference({}, {}) == Difference({}, {}, {}, {})
    assert format_difference(difference(BEFORE, BEFORE)) == "0 added, 0 removed, 0 changed, 4 equal"


counts = st.dictionaries(st.sampled_from("abcdef"), st.integers(1, 3))


@given(counts, counts)
def test_one_place_for_each_and_back_again(before: dict[str, int], after: dict[str, int]) -> None:
    d = difference(before, after)
    parts = [set(d.added), set(d.removed), set(d.changed), set(d.equal)]
    assert sum(map(len, parts)) == len(set().union(*parts)) == len(before.keys() | after.keys())
    rebuilt = {**d.equal, **d.added, **{k: new for k, (_, new) in d.changed.items()}}
    assert rebuilt == after
