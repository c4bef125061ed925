"""Names are given as torch.fx gives them; texts are filled; what is used of what."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from torch.fx.graph import _Namespace

from extraction.pattern import Names, filled, flat, marked

NAMES = st.builds(lambda base, number: base + number, st.sampled_from(["mul", "a_b", "x", "sum_1", "_t"]),
                  st.sampled_from(["", "_1", "_2", "_10", "_01"]))  # fmt: skip


@given(st.lists(NAMES, max_size=30))
def test_names_are_those_of_torch(wanted: list[str]) -> None:
    ours, theirs = Names(), _Namespace()
    assert [ours.make(name) for name in wanted] == [theirs.create_name(name, None) for name in wanted]


def test_a_text_gets_the_names_of_its_inputs() -> None:
    text = f"[{marked(1)}, {marked(0)}, {marked(1)}]"
    assert filled((text, "'%s'", marked(0)), ["x", "y"]) == ("[y, x, y]", "'%s'", "x")
    assert filled(("'0'",), ["x"]) == ("'0'",)
    assert filled((), []) == ()


def test_results_may_be_nested() -> None:
    assert flat((3, None, (4, 5))) == [3, 4, 5]
    assert flat(7) == [7]
