from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch

from extraction.capture import Capture
from extraction.fake_mode import fake_mode
from extraction.graph import TensorType
from extraction.key import Key
from extraction.known_mode import KNOWN
from extraction.samples import read_sample
from tests.conftest import WriteFolder

Function = Callable[..., Any]
X = torch.arange(25.0).reshape(5, 5)


def captured(tiny: WriteFolder, body: str, **inputs: torch.Tensor | tuple[int, ...]) -> Capture:
    """A sample `return (body,)` whose inputs are tensors, their content in the metas, or shapes of float32."""
    metas = ""
    for name, value in inputs.items():
        content, dtype = ("", "torch.float32") if isinstance(value, tuple) else (value.flatten().tolist(), value.dtype)
        data = f"    data = {content}\n" if content else ""
        shape = list(value) if isinstance(value, tuple) else list(value.shape)
        metas += f'class M_{name}:\n    name = "{name}"\n    shape = {shape}\n    dtype = "{dtype}"\n{data}'
    names = ", ".join(("self", *inputs))
    model = f"import torch\nclass GraphModule(torch.nn.Module):\n    def forward({names}):\n        return ({body},)\n"
    return Capture(read_sample(tiny(files={"model.py": model, "weight_meta.py": metas})))


def shapes(capture: Capture) -> list[tuple[int, ...]]:
    """Sizes of the results of the only region's forward graph."""
    assert not capture.summary.failures
    assert [str(f) for r in capture.summary.regions for f in r.failures] == []
    (region,) = capture.regions
    assert region.joint is not None
    results: Any = region.joint.module.graph.output_node().args[0]
    return [tuple(r.meta["val"].shape) for r in results[: region.joint.forward_results]]


@pytest.mark.parametrize(
    ("body", "known"),
    [
        ("torch.narrow(x, 1, k, 2)", torch.tensor(2)),
        ("torch.tensor_split(x, k)[0]", torch.tensor([2, 3])),
        ("x[k]", torch.tensor([True, False, True, True, False])),
        ("torch.masked_select(x, k)", torch.tensor([True, False, True, True, False])),
        ("torch.masked_select(x[0], k)", torch.rand(5, 5, generator=torch.Generator().manual_seed(0)) > 0.2),
        ("torch.repeat_interleave(x, k, 0)", torch.tensor([3, 0, 1, 2, 2])),
        ("x[:k.nonzero().shape[0]]", torch.tensor([0, 4, 5])),
        ("x[:k.add(1).max().item()]", torch.tensor([2, 3])),
        ("torch.combinations(x[k])", torch.tensor(3)),
        ("torch.cov(x, fweights=k)", torch.tensor([1, 2, 3, 4, 5])),
    ],
)
def test_what_depends_on_known_content_has_the_shape_of_eager_torch(
    tiny: WriteFolder, body: str, known: torch.Tensor
) -> None:
    capture = captured(tiny, body, x=(5, 5), k=known)
    assert shapes(capture) == [tuple(eval(body, {"torch": torch, "x": X, "k": known}).shape)]
    numbers = [v for n in capture.graph(Key("joint")).nodes for v in n.outputs if isinstance(v, TensorType)]
    assert all(type(s) is int for v in numbers for s in v.shape)


@pytest.mark.parametrize("body", ["torch.linalg.inv(x)", "torch.linalg.cholesky(x @ x.mT)", "torch.linalg.eigvals(x)"])
def test_calls_with_effects_have_the_shape_of_eager_torch(tiny: WriteFolder, body: str) -> None:
    found = shapes(captured(tiny, body, x=(5, 5)))[-1]  # before it, the token that orders effects
    assert found == tuple(eval(body, {"torch": torch, "x": torch.eye(5)}).shape)


def test_higher_order_operators_follow_the_rules_that_torch_has_for_fake_tensors() -> None:
    with fake_mode():
        x = torch.empty(5, 5)
        assert torch.cond(x.sum() > 0, torch.cos, torch.sin, (x,)).shape == (5, 5)


def test_content_that_the_program_changes_is_read_as_changed_and_stays_as_it_was(tiny: WriteFolder) -> None:
    capture = captured(tiny, "x[:k.add_(1).item()]", x=(5, 5), k=torch.tensor(2))
    assert shapes(capture)[-1] == (3, 5)  # the first result is the new k


def test_the_branch_that_known_content_takes(tiny: WriteFolder) -> None:
    capture = captured(tiny, "x.exp() if bool((k > 1).all()) else x.sin()", x=(5, 5), k=torch.tensor([2, 3]))
    counts = [r.joint.module.code for r in capture.regions if r.joint]
    assert sum("aten.exp" in code for code in counts) == 1
    assert not any("aten.sin" in code for code in counts)


def test_weights_are_known_where_tracing_fails_without(tiny: WriteFolder) -> None:
    variances = torch.tensor([0.5, 1.5, 2.0, 0.1, 3.0])
    capture = captured(tiny, "torch.nn.functional.gaussian_nll_loss(x, x * 2, v)", x=(5, 5), v=variances)
    assert not capture.summary.failures  # it raises for a negative variance
    assert sum(r.joint is not None and "aten.log" in r.joint.module.code for r in capture.regions) == 1


def test_weights_are_not_known_otherwise(tiny: WriteFolder) -> None:
    (region,) = captured(tiny, "v * 2", v=torch.tensor([0.5, 1.5])).regions
    assert region.torch.args[0].constant is None


def test_a_mask_of_unknown_content_may_take_more_than_the_first_argument_has() -> None:
    with (mode := fake_mode()):
        values, mask = torch.empty(10), torch.empty(10, 10, dtype=torch.bool)
        found = torch.masked_select(values, mask)
    assert mode.shape_env is not None
    bound = mode.shape_env.bound_sympy(found.shape[0].node.expr)  # type: ignore[attr-defined]
    assert (int(bound.lower), int(bound.upper)) == (0, 100)


@pytest.mark.parametrize("function", [lambda: torch.arange(KNOWN + 1), lambda: torch.full((KNOWN + 1,), 1)])
def test_large_content_is_not_kept(function: Function) -> None:
    with fake_mode():
        assert function().constant is None


def test_small_whole_numbers_that_the_program_makes_are_known() -> None:
    with fake_mode():
        assert torch.arange(3, 9, 2).sum().item() == 3 + 5 + 7
        assert torch.full((2, 2), 4).prod().item() == 4**4
        assert getattr(torch.full((2,), 0.5), "constant", None) is None
