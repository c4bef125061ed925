"""Inputs that a model takes as an index, told from its code."""

from __future__ import annotations

import ast

import pytest

from extraction.index_inputs import index_inputs


def found(*lines: str) -> dict[str, int]:
    """Of `forward(self, a, b, c)` with these lines as its body, the first of which is line 2."""
    module = ast.parse("def forward(self, a, b, c):\n" + "".join(f"    {line}\n" for line in lines))
    forward = module.body[0]
    assert isinstance(forward, ast.FunctionDef)
    return index_inputs(forward)


@pytest.mark.parametrize(
    "code",
    [
        "b[a]",
        "b[:, a]",
        "b[(slice(None), a.view(-1))]",
        "b[a.reshape(2, 3).contiguous().unsqueeze(0)]",
        "b[torch.flatten(a)]",
        "torch.nn.functional.embedding(a, b, None)",
        "torch.nn.functional.embedding(input=a, weight=b)",
        "torch.embedding(b, a)",
        "torch.index_select(b, 0, a)",
        "b.index_select(0, a)",
        "b.index_select(0, index=a)",
        "torch.gather(b, 1, a)",
        "torch.gather(input=b, dim=1, index=a)",
        "b.gather(1, a)",
        "torch.nn.functional.one_hot(a, 5)",
        "(b + c).sin()[a]",
    ],
)
def test_what_is_taken_as_an_index(code: str) -> None:
    assert found(f"y = {code}") == {"a": 2}


@pytest.mark.parametrize(
    "code",
    ["a[0]", "a[..., None]", "b[(a + 1).long()]", "torch.gather(a, 1, 0)", "torch.embedding(a, 0)", "a.view(-1)[3:]",
     "torch.nn.functional.linear(a, b)", "a.index_select(0, 1)", "b.view(view())"],
)  # fmt: skip
def test_what_is_not(code: str) -> None:
    assert found(f"y = {code}") == {}


def test_through_names_until_they_mean_something_else() -> None:
    assert found("v = a.view(-1)", "w = v", "y = b[w]") == {"a": 4}
    assert found("v = a.view(-1)", "v = None", "y = b[v]") == {}
    assert found("a = b.sin()", "y = c[a]") == {}
    assert found("b[a] = c", "y = c[b.t()]", "z = b[a]") == {"a": 2, "b": 3}
