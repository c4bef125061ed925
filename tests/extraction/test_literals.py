from __future__ import annotations

import ast
import math
from typing import Any

import pytest

from extraction.literals import LiteralProblem, assignments, evaluate, integer


def parsed(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("-3", -3),
        ("--3", 3),
        ("-2.5e-3", -0.0025),
        ("'torch.float32'", "torch.float32"),
        ("None", None),
        ("True", True),
        ("[]", []),
        ("[1, -2.5, (True, None)]", [1, -2.5, (True, None)]),
        ("()", ()),
        ("((1,),)", ((1,),)),
        ("float('inf')", math.inf),
        ('float("-inf")', -math.inf),
        ("-float('Infinity')", -math.inf),
        ("'a' 'b'", "ab"),
    ],
)
def test_literals(text: str, value: Any) -> None:
    found = evaluate(parsed(text))
    assert found == value
    assert type(found) is type(value)


def test_not_a_number_is_a_literal() -> None:
    for text in ("float('nan')", "float(' NaN ')", "-float('nan')"):
        assert math.isnan(evaluate(parsed(text)))


@pytest.mark.parametrize(
    "text",
    [
        "x",
        "float",
        "float('3')",
        "float(3)",
        "float(x='nan')",
        "float('nan', 1)",
        "int('3')",
        "open('/etc/passwd')",
        "__import__('os').system('true')",
        "1 + 1",
        "10 ** 10",
        "not True",
        "~1",
        "-'a'",
        "{}",
        "{'a': 1}",
        "{1, 2}",
        "[x for x in (1, 2)]",
        "[*[1]]",
        "lambda: 1",
        "f'{1}'",
        "a.b",
        "a[0]",
        "[1, [2, y]]",
    ],
)
def test_anything_else_is_refused_and_never_run(text: str) -> None:
    with pytest.raises(LiteralProblem, match="is not a literal"):
        evaluate(parsed(text))


def test_a_problem_tells_its_line_and_a_short_text() -> None:
    with pytest.raises(LiteralProblem) as caught:
        evaluate(parsed(f"[1,\n2,\n{'x' * 100}]"))
    assert caught.value.line == 3
    assert str(caught.value) == f"`{'x' * 60}` is not a literal"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", 7),
        ("S0", 224),
        ("S0 + 2*s1 - 1", 224 + 8 - 1),
        ("S0 // 16", 14),
        ("(S0 + 1) % s1", 1),
        ("-s1", -4),
    ],
)
def test_sizes_over_symbols(text: str, value: int) -> None:
    assert integer(parsed(text), {"S0": 224, "s1": 4}) == value


@pytest.mark.parametrize("text", ["S1", "2.0", "True", "S0 / 2", "S0 ** 2", "S0 // 0", "S0 % 0", "max(S0, 1)", "'3'"])
def test_other_size_expressions_are_refused(text: str) -> None:
    with pytest.raises(LiteralProblem, match="is not an integer expression of known symbols"):
        integer(parsed(text), {"S0": 224})


def test_only_plain_assignments_are_listed() -> None:
    module = ast.parse("a = 1\nb: int = 2\nc = d = 3\ne, f = 4, 5\ng += 6\nh.i = 7\nimport os\nj = k\na = 8")
    assert [(name, ast.unparse(value)) for name, value in assignments(module)] == [("a", "1"), ("j", "k"), ("a", "8")]
