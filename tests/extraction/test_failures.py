from __future__ import annotations

from pathlib import Path

import pytest

from extraction.failures import failure_of, one_line
from extraction.metas import Meta
from extraction.samples import Sample

BREAK = """torch.* op returned non-Tensor
  Explanation: it cannot be traced into the graph


  Developer debug context: target: <function sym_sum at 0x7fd1a343b600>

 For more details about this graph break, please visit: https://example.org/gb0208.html"""


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "modified by an inplace operation: [torch.FloatTensor [1, 4]], which is output 0 of Exp, is at version 1; "
            "expected version 0 instead. Hint: the backtrace further above shows the operation that failed to compute "
            "its gradient. The variable in question was changed in there or anywhere later. Good luck!",
            "modified by an inplace operation: [torch.FloatTensor [1, 4]], which is output 0 of Exp, is at version 1; "
            "expected version 0 instead.",
        ),
        (
            "Could not guard on data-dependent expression Eq(u0, 1) (unhinted: Eq(Max(1, u0), 1)).  (Size-like "
            "symbols: u0, u1)\n\nconsider using data-dependent friendly APIs such as guard_or_false, guard_or_true and "
            "statically_known_true.\nCaused by: (a (1) b/model.py:15 in forward)\nFor more information, run with",
            "Could not guard on data-dependent expression Eq(u0, 1)",
        ),
    ],
)
def test_what_only_torch_s_own_developers_can_look_up_is_left_out(text: str, line: str) -> None:
    assert one_line(text) == line


def test_one_line_holds_what_happened_and_not_what_torch_tells_its_developers() -> None:
    assert one_line(BREAK) == "torch.* op returned non-Tensor Explanation: it cannot be traced into the graph"


def test_addresses_are_left_out_since_they_differ_in_each_run() -> None:
    text = "no rule for with_effects and mode <KnownMode object at 0x7f093ae3c9d0> or <function f at 0x7f09>"
    assert one_line(text) == "no rule for with_effects and mode <KnownMode> or <function f>"


def test_a_long_text_is_cut() -> None:
    assert one_line("x" * 1000) == "x" * 400


@pytest.mark.parametrize(
    ("call", "said", "line", "kind"),
    [
        (
            "call_function <function batch_norm at 0x7f6d>(*(FakeTensor(..., size=(1, 4)), None), **{'eps': (1,)})",
            "\"The function 'f' is not differentiable with respect to argument 'running_mean'.\"",
            "batch_norm: RuntimeError: The function 'f' is not differentiable with respect to argument 'running_mean'.",
            "not differentiable",
        ),
        (
            "call_function <built-in function matmul>(*(FakeTensor(..., size=(3, 4)),), **{})",
            "'a and b must have same reduction dim, but got [3, 4] X [3, 4].'",
            "matmul: RuntimeError: a and b must have same reduction dim, but got [3, 4] X [3, 4].",
            "shape mismatch",
        ),
        (
            "call_function <function batch_norm>(*(FakeTensor(..., size=(1, 4, 8, 8)),), **{})",
            "'running_mean should contain 4 elements not 5'",
            "batch_norm: RuntimeError: running_mean should contain 4 elements not 5",
            "shape mismatch",
        ),
        (
            "call_method view(*(FakeTensor(..., size=(3, 4)), 7, 7), **{})",
            "\"shape '[7, 7]' is invalid for input of size 12\"",
            "view: RuntimeError: shape '[7, 7]' is invalid for input of size 12",
            "shape mismatch",
        ),
    ],
)
def test_a_call_that_raises_says_why_and_not_its_arguments(call: str, said: str, line: str, kind: str) -> None:
    """As torch 2.13 words it; the sizes of arguments are no reason to speak of shapes."""
    text = (
        "RuntimeError when making fake tensor call\n  Explanation: Dynamo failed to run FX node with fake tensors: "
        f"{call}: got RuntimeError({said})\n  Hint: Your code may result in an error when running in eager. Please \n\n"
        "  Developer debug context: \n"
    )
    assert one_line(text) == line
    sample = Sample(Path("nowhere"), "s", "", (), (), {}, {}, "")
    assert failure_of("TorchDynamo", ValueError(text), sample).kind == kind


def test_a_message_that_is_made_to_be_searched_forever_is_cut() -> None:
    """A sample's own texts stand in what torch says of a call; with the search this would take minutes."""
    call = "RuntimeError when making fake tensor call Explanation: Dynamo failed to run FX node with fake tensors: "
    text = f"{call}call_function f(*(" + "): got E('" * 200_000 + "x"
    assert len(one_line(text)) == 400


def test_a_failure_of_a_sample_whose_dtypes_are_guesses_says_so() -> None:
    guess = Meta("index", (3,), "float32", assumed="no meta; dtype taken as float32")
    given = Meta("x", (3,), "float32", file="weight_meta.py", assumed="takes the meta named L_x_")
    for count, who in ((1, "index has no meta, its"), (3, "index and 2 other inputs have no meta, their")):
        wanted = f"{who} dtype is a guess: add what is meant to weight_meta.py"
        metas = {f"{name}{i}": meta for i in range(count) for name, meta in (("index", guess), ("x", given))}
        sample = Sample(Path("s"), "s", "", tuple(metas), (), metas, {}, "")
        assert failure_of("TorchDynamo", RuntimeError("odd"), sample).advice == wanted
        found = failure_of("TorchDynamo", RuntimeError("sizes do not match"), sample)
        assert found.advice == f"the metas' shapes do not fit the model; {wanted}"
