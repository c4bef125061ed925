from __future__ import annotations

import ast
import math

import pytest
import torch

from extraction.known_scalars import SMALL, fill_known_scalars

NAMES = {"torch": torch, "device": torch.device, "inf": math.inf}


def filled(body: str, **known: object) -> str:
    """`forward(self, x, …)` after filling in, one line a statement; `x` is unknown."""
    lines = "".join(f"    {line}\n" for line in body.strip().splitlines())
    arguments = ", ".join(["self", "x", *known])
    tree = ast.parse(f"def forward({arguments}):\n{lines}")
    forward = tree.body[0]
    assert isinstance(forward, ast.FunctionDef)
    places = [s.lineno for s in forward.body]
    fill_known_scalars(forward, known, NAMES)
    assert [s.lineno for s in forward.body] == places
    assert all(getattr(n, "lineno", 1) >= 1 for n in ast.walk(forward))
    return "\n".join(ast.unparse(s) for s in forward.body)


def a(*values: float) -> torch.Tensor:
    return torch.tensor(values if len(values) > 1 else values[0])


@pytest.mark.parametrize(
    ("body", "last"),
    [
        ("p = a.item()", "p = 0.5"),
        ("p = (a * 3).item()", "p = 1.5"),
        ("b = a + 1\nc = torch.sub(b, 0.25)\np = c.item()", "p = 1.25"),
        ("b = a.to(torch.int64)\np = b.item()", "p = 0"),
        ("b = a > 0.25\np = b.item()", "p = True"),
        ("b = -a\np = b.item()", "p = -0.5"),
        ("p = a.tolist()", "p = 0.5"),
        ("b = torch.stack([a, -a])\np = b.tolist()", "p = [0.5, -0.5]"),
        ("b = torch.ones(2, 2).mul(a)\np = b.tolist()", "p = [[0.5, 0.5], [0.5, 0.5]]"),
        ("b = torch.stack([a, -a])\np, q = b.tolist()", "p, q = [0.5, -0.5]"),
        ("p = q = a.item()", "p = q = 0.5"),
        ("b, c = a.expand(4).split(2)\nd = c.sum()\np = d.item()", "p = 1.0"),
        ("n = a.dim()\nb = a.new_full((3,), n + 2)\nc = b[slice(0, 2, None)]\np = c.tolist()", "p = [2.0, 2.0]"),
        ("b = a\nb += 1\np = b.item()", "p = 1.5"),
        ("b = a.clone()\nb.mul_(4)\np = b.item()", "p = 2.0"),
        ("b = torch.zeros(2)\nc = a.expand(2).clone()\nc[0] = 3\np = c.tolist()", "p = [3.0, 0.5]"),
        ("y = x * a\np = a.item()", "p = 0.5"),
        ("y = x.clone()\ny += 1\nz = y * a\np = a.item()", "p = 0.5"),
        ("b = float(a)\nc = a * b\np = c.item()", "p = 0.25"),
        ("n = a.dim()\nb = torch.sym_sum([n, -1, 8])\nn = None\nc = b // 2\np = torch.sym_max(c, 2)", "p = 3"),
    ],
)
def test_what_follows_from_known_values_becomes_a_literal(body: str, last: str) -> None:
    assert filled(body, a=a(0.5)).splitlines()[-1] == last


@pytest.mark.parametrize(
    "body",
    [
        "p = x.item()",
        "b = a * x\np = b.item()",
        "b = torch.ones(1)\np = b.item()",
        "a = x.sum()\np = a.item()",
        "a = None\np = a.item()",
        "del a\np = a.item()",
        "if x.sum() > 0:\n    a = x.mean()\np = a.item()",
        "for i in (1, 2):\n    a = a * i\np = a.item()",
        "b = a / 0\nb.no_such_method()\np = b.item()",
        "b = torch.no_such_function(a)\np = b.item()",
    ],
)
def test_what_is_not_known_stays(body: str) -> None:
    assert filled(body, a=a(0.5)).splitlines()[-1].endswith(".item()")


@pytest.mark.parametrize(
    "body",
    [
        "a.add_(x)",
        "a += x",
        "a[0] = x",
        "torch.add(a, x, out=a)",
        "torch.nn.functional.relu(a, inplace=x)",
        "b = a.view(2, 1)\nb.add_(x)",
        "b = a[0]\nb.mul_(x)",
        "b, c = a.split(1)\nc.add_(x)",
        "b = (a, 1)\nb[0].add_(x)",
        "y = a.view_as(x)\ny.add_(1)",
        "y = a.to(x)\ny += 1",
        "y = torch.broadcast_to(a, x)\nz = y\ny[0] = 1",
        "if x.sum() > 0:\n    a.add_(1)",
        "if x.sum() > 0:\n    a += 1",
        "torch.nn.functional.hardtanh(a, x.min(), 1.0, True)",
        "torch.nn.functional.batch_norm(x, a, None, None, None, True, 0.1, 1e-05)",
    ],
)
def test_a_value_that_an_unknown_one_may_have_changed_is_known_no_more(body: str) -> None:
    assert filled(f"{body}\np = a.tolist()", a=a(0.5, 1.5)).splitlines()[-1] == "p = a.tolist()"


def test_memory_that_is_not_shared_stays_known() -> None:
    assert filled("b = a.clone()\nb.add_(x)\np = a.item()", a=a(0.5)).endswith("p = 0.5")
    assert filled("a.add_(x)\np = c.item()", a=a(0.5), c=a(2.0)).endswith("p = 2.0")


def test_a_name_that_becomes_known_again() -> None:
    assert filled("p = a.item()\na = x.sum()\nq = a.item()\na = c * 2\nr = a.item()", a=a(0.5), c=a(2.0)) == (
        "p = 0.5\na = x.sum()\nq = a.item()\na = c * 2\nr = 4.0"
    )


def test_statements_are_read_in_program_order() -> None:
    assert filled("p = a.item()\na.mul_(2)\nq = a.item()\na = a + 1\nr = a.item()", a=a(0.5)) == (
        "p = 0.5\na.mul_(2)\nq = 1.0\na = a + 1\nr = 2.0"
    )


@pytest.mark.parametrize("draw", ["torch.rand_like(a)", "torch.bernoulli(a)", "torch.dropout(a, 0.5, True)"])
def test_random_values_are_not_known_and_draw_nothing(draw: str) -> None:
    torch.manual_seed(3)
    expected = torch.rand(1)
    torch.manual_seed(3)
    assert filled(f"b = {draw}\np = b.item()", a=a(0.5)).endswith("p = b.item()")
    assert torch.equal(torch.rand(1), expected)


@pytest.mark.parametrize("draw", ["a.normal_()", "b = a.view(1)\nb.uniform_()", "torch.dropout_(a, 0.5, True)"])
def test_a_random_change_in_place_makes_unknown(draw: str) -> None:
    assert filled(f"{draw}\np = a.item()", a=a(0.5)).endswith("p = a.item()")


@pytest.mark.parametrize("hidden", ["device = x.device", "float = x", "torch = x"])
def test_a_variable_hides_the_import_or_builtin_of_its_name(hidden: str) -> None:
    name = hidden.partition(" ")[0]
    assert filled(f"{hidden}\nb = a.to({name})\np = b.item()", a=a(0.5)).endswith("p = b.item()")


def test_numbers_that_are_not_finite_need_no_name() -> None:
    body = filled("p = a.tolist()", a=a(math.nan, math.inf, -math.inf))
    tree = ast.parse("def forward(self, x, a):\n    p = a.tolist()\n    return p")
    forward = tree.body[0]
    assert isinstance(forward, ast.FunctionDef)
    fill_known_scalars(forward, {"a": a(math.nan, math.inf, -math.inf)}, NAMES)
    space: dict[str, object] = {}
    exec(compile(tree, "test", "exec"), space)
    found = space["forward"](None, None, None)  # type: ignore[operator]
    assert math.isnan(found[0])
    assert found[1:] == [math.inf, -math.inf]
    assert body.startswith("p = [")


def test_symbolic_inputs_are_numbers() -> None:
    assert filled("b = torch.full((2,), s0)\nc = b.sum()\np = c.item()", s0=4) == (
        "b = torch.full((2,), s0)\nc = b.sum()\np = 8"
    )


def test_large_values_are_not_computed_on() -> None:
    body = f"b = a.expand({SMALL + 1})\nc = b.sum()\np = c.item()"
    assert filled(body, a=a(1.0)).endswith("p = c.item()")
    assert filled(body.replace(str(SMALL + 1), str(SMALL)), a=a(1.0)).endswith(f"p = {float(SMALL)}")


def test_a_large_view_that_is_changed_takes_its_base_along() -> None:
    body = f"b = a.expand({SMALL + 1})\nc = b[0]\nc.add_(1)\np = a.item()"
    assert filled(body, a=a(1.0)).endswith("p = a.item()")


def test_given_values_are_left_alone() -> None:
    given = a(0.5)
    filled("a.add_(1)\np = a.item()", a=given)
    assert given.item() == 0.5


@pytest.mark.parametrize(
    "line",
    [
        "e = torch.amp.autocast_mode._enter_autocast('cpu', torch.bfloat16, rate.item() > 0, False)",
        "g = torch._C._set_grad_enabled(rate.item() > 1)",
        "v = torch._C._functorch._vmap_increment_nesting(rate.numel(), 'error')",
    ],
)
def test_modes_of_torch_stay_as_they_are(line: str) -> None:
    """Such a call belongs to what is traced; run here it would change every sample after this one."""
    before = (torch.is_autocast_enabled("cpu"), torch.is_grad_enabled(), torch._C._functorch.maybe_current_level())
    forward = ast.parse(f"def forward(self, rate):\n    {line}\n    return rate").body[0]
    assert isinstance(forward, ast.FunctionDef)
    fill_known_scalars(forward, {"rate": torch.tensor(0.5)}, {"torch": torch})
    assert (torch.is_autocast_enabled("cpu"), torch.is_grad_enabled(),
            torch._C._functorch.maybe_current_level()) == before  # fmt: skip
