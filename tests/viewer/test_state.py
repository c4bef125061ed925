"""The URL and the state: what is read, what is written, and that nothing raises."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.choice import Choice
from viewer.state import Pane, Shown, ViewState, from_params, link, pack, to_params, unpack

PARAMS = [
    ({}, ViewState()),
    ({"sample": "resnet18"}, ViewState(left=Pane("resnet18"), right=Pane("resnet18"))),
    (
        {"stage": "backward", "level": "core_aten", "cut": "min-cut", "region": "2"},
        ViewState(
            left=Pane("conv_bn", "backward", "core_aten", "min-cut", 2),
            right=Pane("conv_bn", "backward", "core_aten", "min-cut", 2),
        ),
    ),
    ({"node": "conv,result:0", "mark": "path"}, ViewState(left=Pane(selection=("conv", "result:0")), mark="path")),
    ({"show": "parameters,-saved,shapes"}, ViewState(shown=Shown(parameters=True, saved=False, shapes=True))),
    (
        {"view": "compare", "vs.level": "prims", "sync": "no", "diff": "left"},
        ViewState(mode="compare", right=Pane(level="prims"), sync=False, diff="left"),
    ),
    ({"find": "op:mul", "op": "aten.mul.Tensor"}, ViewState(find="op:mul", op="aten.mul.Tensor")),
    ({"view": "lab", "section": "cost"}, ViewState("lab", section="cost")),
    ({"view": "lab", "flow": "0:aten.mul.Tensor>1:*"}, ViewState("lab", flow="0:aten.mul.Tensor>1:*")),
    (
        {"op": "prims.mul.default", "from": "aten.addmm.default"},
        ViewState(op="prims.mul.default", came="aten.addmm.default"),
    ),
    ({"tab": "source", "colour": "kind", "types": "yes"}, ViewState(tab="source", colour="kind", typed=True)),
]
EVERYTHING = ViewState(
    "compare",
    Pane("resnet18", "forward", "prims", "min-cut", 1, (("x", True),), ("conv",)),
    Pane(),
    Shown(shapes=True),
    "kind",
    "code",
    "text",
    "aten.mul.Tensor",
    "path",
    "left",
    sync=False,
    typed=True,
)


@pytest.mark.parametrize(("params", "state"), PARAMS)
def test_a_url_means_a_state_and_back(params: dict[str, str], state: ViewState) -> None:
    assert from_params(params) == state
    assert to_params(state) == params


def test_grads_are_pairs_of_inputs_in_order() -> None:
    state = from_params({"grad": "w_0:no,in_0:yes,broken,x:maybe"})
    assert state.left.grads == (("in_0", True), ("w_0", False))
    assert to_params(state) == {"grad": "in_0:yes,w_0:no"}


def test_the_right_pane_has_what_the_left_one_has() -> None:
    state = from_params(
        {"view": "compare", "sample": "resnet18", "grad": "x:no", "node": "conv", "vs.stage": "forward"}
    )
    assert state.right == Pane("resnet18", "forward", grads=(("x", False),))


def test_another_sample_on_the_right_has_no_use_for_changed_inputs() -> None:
    state = from_params({"view": "compare", "grad": "x:no", "vs.sample": "resnet18"})
    assert state.right.grads == ()
    assert "vs.grad" not in to_params(state)


def test_the_right_pane_can_undo_what_the_left_one_changed() -> None:
    state = ViewState("compare", Pane(grads=(("x", False),)), Pane())
    assert from_params(to_params(state)) == state


@pytest.mark.parametrize(
    "params",
    [
        {"stage": "sideways"},
        {"region": "-1"},
        {"region": "99999999"},
        {"region": "²"},
        {"tab": "", "colour": "pink", "show": "everything,-nothing", "mark": "all", "view": "edit"},
        {"sync": "maybe", "types": "1", "diff": "both", "unknown": "x"},
    ],
)
def test_words_that_mean_nothing_are_the_default(params: dict[str, str]) -> None:
    assert from_params(params) == ViewState()


def test_a_link_is_readable() -> None:
    state = from_params({"sample": "resnet18", "level": "prims", "node": "mul,add", "find": "op:mul 64,56"})
    assert link(state) == "?sample=resnet18&level=prims&node=mul,add&find=op:mul%2064,56"
    assert link(ViewState()) == ""


@given(st.lists(st.text(min_size=1)))
def test_packed_words_come_back(words: list[str]) -> None:
    assert unpack(pack(words)) == tuple(words)


KEYS = [
    "view",
    *[
        "sample",
        "stage",
        "level",
        "cut",
        "region",
        "grad",
        "node",
        "tab",
        "colour",
        "mark",
        "find",
        "op",
        "show",
        "sync",
        "types",
        "diff",
    ],
]
WORDS = [
    "prims",
    *[
        "joint",
        "backward",
        "dynamo",
        "min-cut",
        "compare",
        "path",
        "yes",
        "no",
        "left",
        "kind",
        "operators",
        "1",
        "a,b",
        "a:yes",
        "-saved",
    ],
]


@given(st.dictionaries(st.sampled_from(KEYS), st.one_of(st.sampled_from(WORDS), st.text())))
def test_any_url_gives_a_state_that_its_own_url_gives_again(params: dict[str, str]) -> None:
    state = from_params(params)
    assert from_params(to_params(state)) == state


def test_a_choice_is_part_of_the_url() -> None:
    params = {"level": "prims", "keep": "aten.mul,aten.sum.dim_IntList", "open": "aten.relu.default"}
    state = from_params(params)
    assert state.left.choice == Choice("prims", ("aten.mul", "aten.sum.dim_IntList"), ("aten.relu.default",))
    assert to_params(state) == params
    plain = from_params({**params, "view": "compare", "vs.keep": "-", "vs.open": "-"})
    assert plain.right.choice == Choice("prims")
    assert to_params(plain) == {**params, "view": "compare", "vs.keep": "-", "vs.open": "-"}
    assert from_params({"stage": "dynamo", "keep": "aten.mul"}).left.choice == Choice("aten")


@pytest.mark.parametrize("params", [{"keep": "mul"}, {"keep": "aten.mul", "open": "aten.mul.Tensor"}, {"open": "<x>"}])
def test_a_choice_that_means_nothing_is_none(params: dict[str, str]) -> None:
    assert from_params(params) == ViewState()


def test_a_hardware_list_is_part_of_the_url() -> None:
    params = {"view": "lab", "section": "hardware", "list": "made_up_npu", "colour": "support"}
    assert to_params(from_params(params)) == {**params}
