"""Choices: what they mean, their file, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.choice import (
    Choice,
    ChoiceError,
    named,
    overlaps,
    read_choice,
    read_choice_file,
    with_state,
    write_choice,
)
from extraction.graph import LEVELS
from extraction.key import Key
from extraction.protocol import Request, parse_request

NAMES = ("aten.mul", "aten.mul.Tensor", "aten.mul.Scalar", "aten.sum", "aten.sum.dim_IntList", "prims.mul.default")


@st.composite
def choices(draw: st.DrawFn) -> Choice:
    states = draw(st.lists(st.sampled_from(("", "keep", "open")), min_size=len(NAMES), max_size=len(NAMES)))
    choice = Choice(draw(st.sampled_from(LEVELS)))
    for name, state in zip(NAMES, states, strict=True):
        if state:
            choice = with_state(choice, name, state)  # type: ignore[arg-type]
    return choice


@given(choices())
def test_the_file_says_all(choice: Choice) -> None:
    assert read_choice(write_choice(choice)) == choice


@given(choices())
def test_a_request_carries_it(choice: Choice) -> None:
    request = Request("graph", "/x", key=Key("joint", choice.base, choice=choice))
    assert parse_request(request.line(1)) == (1, request)


def test_equal_choices_are_equal_and_have_one_name() -> None:
    one = Choice("prims", ("aten.sum", "aten.mul", "aten.mul"), ("aten.relu",))
    other = Choice("prims", ("aten.mul", "aten.sum"), ("aten.relu",))
    assert one == other
    assert one.digest == other.digest
    assert str(Key("joint", "prims", choice=one)) == str(Key("joint", "prims", choice=other))
    assert one.digest != Choice("prims", ("aten.mul", "aten.sum")).digest


def test_a_choice_of_nothing_is_the_level() -> None:
    assert Key("joint", "prims", choice=Choice("prims")) == Key("joint", "prims")
    assert Key("dynamo", choice=Choice("aten", keep=("aten.mul",))) == Key("dynamo")
    with pytest.raises(ValueError, match="base is prims"):
        Key("joint", "aten", choice=Choice("prims", keep=("aten.mul",)))


def test_a_name_without_overload_means_all_overloads() -> None:
    assert named("aten.mul.Tensor", ("aten.mul",))
    assert named("aten.mul.Tensor", ("aten.mul.Tensor",))
    assert not named("aten.mul.Tensor", ("aten.mul.Scalar", "aten.mul_", "prims.mul"))
    assert named("operator.getitem", ("operator.getitem",))
    assert overlaps("aten.mul", "aten.mul.Tensor")
    assert not overlaps("aten.mul.Scalar", "aten.mul.Tensor")


def test_states() -> None:
    choice = with_state(Choice("prims"), "aten.mul.Tensor", "keep")
    assert choice.keep == ("aten.mul.Tensor",)
    assert with_state(choice, "aten.mul", "open") == Choice("prims", open=("aten.mul",))
    assert with_state(choice, "aten.mul.Tensor", "").plain
    assert str(with_state(choice, "aten.sum", "open")) == "1 kept, 1 opened"


def test_names_that_say_nothing_of_a_graph() -> None:
    choice = Choice("prims", keep=("aten.mul", "aten.mull"), open=("aten.sum.dim_IntList", "aten.sum.default"))
    assert choice.idle(["aten.mul.Tensor", "aten.sum.dim_IntList"]) == ("aten.mull", "aten.sum.default")
    assert choice.idle([]) == (*choice.keep, *choice.open)


def test_a_file_that_is_no_text_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "choice.toml"
    file.write_bytes(bytes(range(128, 256)))
    with pytest.raises(ChoiceError, match=r"choice\.toml: not TOML: [^\n]+$"):
        read_choice_file(file)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("base = ", "not TOML"),
        (f"keep = {'[' * 5000}", "nested too deeply"),
        ('base = "atem"', "base is 'atem'; it must be one of aten, core_aten, inductor, prims"),
        ("base = 3", "base is 3"),
        ('base = ["aten"]', "base is"),
        ('kept = ["aten.mul"]', "unknown key 'kept'; a choice has base, keep and open"),
        ('keep = "aten.mul"', "keep must be a list of operator names"),
        ('keep = ["mul"]', "keep: 'mul' is no operator"),
        ("open = [1]", "open: 1 is no operator"),
        ('keep = ["aten.mul"]\nopen = ["aten.mul.Tensor"]', "aten.mul is both kept and opened"),
        (f"keep = [{', '.join(repr(f'aten.x{i}') for i in range(401))}]", "400 is the most"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(text: str, message: str) -> None:
    with pytest.raises(ChoiceError, match=r"^[^\n]+$") as caught:
        read_choice(text)
    assert message in str(caught.value)
