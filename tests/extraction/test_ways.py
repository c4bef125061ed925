"""Graphs under a choice: the golden example by hand, the levels as the expander makes them, and eager autograd."""

from __future__ import annotations

import functools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.check import check
from extraction.choice import Choice
from extraction.graph import LEVELS, Graph, Level
from extraction.key import Key
from extraction.recipes import Recipes, counts
from extraction.samples import read_sample
from tests.extraction.running import Run, Values
from tests.extraction.test_numerics import assert_close

NEVER = "aten.zeta.default"  # no graph has it, so that the choice changes nothing
SAMPLES = ("conv_bn", "layer_norm", "softmax_cross_entropy", "batch_norm_train", "embedding", "max_pool", "inplace",
           "sdpa", "lstm_cell", "transformer_encoder_layer", "moe")  # fmt: skip


@functools.cache
def capture(name: str) -> Capture:
    return Capture(read_sample(resolve(name)))


@functools.cache
def eager(name: str) -> tuple[Run, Values]:
    run = Run(capture(name))
    return run, run.eager()


@functools.cache
def recipes(name: str, base: Level) -> Recipes:
    return capture(name).recipes(Key("joint", base))


def chosen(name: str, stage: str, choice: Choice) -> Graph:
    return capture(name).graph(Key(stage, choice.base, choice=choice))  # type: ignore[arg-type]


def short(graph: Graph) -> Counter[str]:
    return Counter({target.split(".")[1]: n for target, n in graph.op_counts().items()})


def test_opened_alone_it_gives_the_core_aten_expansion_in_its_place() -> None:
    """The batch norm's part of the backward graph at core aten, by torch's own printed table; the rest as at aten."""
    graph = chosen("conv_bn", "backward", Choice("aten", open=("aten.native_batch_norm_backward",)))
    core = capture("conv_bn").graph(Key("backward", "core_aten"))
    assert graph.op_counts() == core.op_counts()
    assert short(graph) == {
        "add": 1,
        "rsqrt": 1,
        "unsqueeze": 6,
        "sum": 2,
        "sub": 1,
        "mul": 4,
        "convolution_backward": 1,
    }
    assert {n.origin for n in graph.nodes if n.is_operator} == {"native_batch_norm_backward", "convolution_backward"}
    assert check(graph) == ()
    assert graph.notes == ("choice: 1 opened",)


def test_kept_alone_at_prims_it_stays_while_the_rest_opens() -> None:
    name = "aten.native_batch_norm_backward"
    graph = chosen("conv_bn", "joint", Choice("prims", keep=(name,)))
    kept = [n for n in graph.nodes if n.target == f"{name}.default"]
    assert [n.kept for n in kept] == ["kept by choice"]
    assert graph.operator[f"{name}.default"].kept == "kept by choice"
    assert graph.op_counts("backward") == {"aten.convolution_backward.default": 1, f"{name}.default": 1}
    plain = capture("conv_bn").graph(Key("joint", "prims"))
    more = Counter(graph.op_counts("forward")) - Counter(plain.op_counts("forward"))
    assert not Counter(plain.op_counts("forward")) - Counter(graph.op_counts("forward"))
    # the whole operator reads the saved statistics, which eval mode makes empty
    assert more == {"aten.full_like.default": 2, "prims.empty_strided.default": 2}


def test_what_is_kept_stays_inside_expansions_too() -> None:
    choice = Choice(
        "aten", keep=("aten.mul",), open=("aten.native_batch_norm_backward", "aten.sub.Tensor", "aten.mul_")
    )
    graph = chosen("conv_bn", "backward", choice)
    assert short(graph)["mul"] == 4
    assert graph.op_counts()["prims.sub.default"] == 1  # opened inside of what was opened
    assert "aten.sub.Tensor" not in graph.op_counts()


def test_what_no_table_has_stays_and_says_why() -> None:
    graph = chosen("conv_bn", "joint", Choice("aten", open=("aten.convolution",)))
    assert graph.by_name["convolution"].kept == "no table of torch has an entry for it, so it cannot be opened"


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("base", [v for v in LEVELS if v != "aten"])
def test_step_by_step_comes_to_the_same_as_the_whole_table(name: str, base: Level) -> None:
    whole = capture(name).graph(Key("joint", base))
    assert chosen(name, "joint", Choice(base, keep=(NEVER,))).op_counts() == whole.op_counts()


def test_an_operator_that_is_named_opens_as_far_as_it_goes() -> None:
    """At prims max pooling stays whole, because padding in it mutates; opened by name, only the padding does."""
    name = "aten.max_pool2d_with_indices.default"
    assert name in chosen("max_pool", "joint", Choice("prims", keep=(NEVER,))).op_counts()
    graph = chosen("max_pool", "joint", Choice("prims", open=(name,)))
    assert name not in graph.op_counts()
    assert graph.op_counts()["aten.constant_pad_nd.default"] == 1


@st.composite
def cases(draw: st.DrawFn) -> tuple[str, Choice]:
    name, base = draw(st.sampled_from(SAMPLES)), draw(st.sampled_from(LEVELS))
    targets = [t for t in recipes(name, base).targets if t.startswith(("aten.", "prims."))]
    states = draw(st.lists(st.sampled_from(("", "", "keep", "open")), min_size=len(targets), max_size=len(targets)))
    pairs = list(zip(targets, states, strict=True))
    keep, opened = ([t for t, s in pairs if s == word] for word in ("keep", "open"))
    return name, Choice(base, tuple(keep), tuple(opened))


@settings(max_examples=20)  # `tests.bench.numerics --choices` tries many more
@given(cases())
def test_a_mixed_graph_gives_what_eager_autograd_gives(case: tuple[str, Choice]) -> None:
    name, choice = case
    run, expected = eager(name)
    if choice.plain:
        return
    assert_close(run.joint(choice.base, choice), expected, f"{name} {choice!r}", 2e-5)
    graph = chosen(name, "joint", choice)
    assert check(graph) == ()
    assert graph == capture(name).described(Key("joint", choice.base, choice=choice))
    found = counts(recipes(name, choice.base), choice)
    assert found == {phase: graph.op_counts(phase) for phase in ("forward", "backward")}


def test_counts_are_those_of_the_base() -> None:
    with pytest.raises(ValueError, match="the recipes are those of prims"):
        counts(recipes("conv_bn", "prims"), Choice("aten"))
