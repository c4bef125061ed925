"""Joint graphs whose forward was foretold, against those that torch makes after a run of the forward."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from torch.utils import _pytree as pytree

from extraction import joint
from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.foretold import Foretold, Look, Mistold, foretell
from extraction.samples import read_sample
from tests.extraction.making import capture

X = {"x": ((4, 6), "float32"), "y": ((4, 6), "float32")}
NORM = {"x": ((2, 3, 4), "float32"), "m": ((3,), "float32"), "v": ((3,), "float32")}


def told(c: Capture) -> Foretold | None:
    """What is foretold of the first region."""
    region = c.regions[0].traced.torch
    return foretell(region.module, region.args)


def looks(found: joint.Joint) -> tuple[Any, ...]:
    """All of a joint graph but the numbers that torch gives to autograd's nodes, which count up in each process."""

    def look(value: Any) -> Any:
        if not isinstance(value, torch.Tensor):
            return repr(value)
        return tuple(value.shape), value.stride(), value.dtype, value.requires_grad

    nodes = [
        (
            n.name,
            [look(v) for v in pytree.tree_leaves(n.meta.get("val"))],
            str(n.meta.get("desc")),
            n.meta.get("stack_trace"),
        )
        for n in found.module.graph.nodes
    ]
    return found.module.code, found.forward_results, found.trains, nodes


def by_a_run(c: Capture, monkeypatch: pytest.MonkeyPatch) -> joint.Joint:
    region = c.regions[0].traced.torch
    monkeypatch.setattr(joint, "foretell", lambda module, args: None)
    return joint.trace_joint(region.module, region.args, c.mode)


FORETOLD = {
    "a value of its own": "return (x * y,)",
    "a view": "return ((x * y).transpose(0, 1),)",
    "a view of an input's image": "return (torch.nn.functional.linear(x[None], y),)",
    "two results": "z = x.sin()\nreturn (z, z + y)",
    "no result requires grad": "return (x > y, torch.argmax(x, 1))",
    "one of two": "return (x * y, torch.argmax(x, 1))",
    "none among them": "return (x * y, None)",
    "no gradients inside": (
        "torch._C._set_grad_enabled(False)\nz = (x * y).view(-1)\ntorch._C._set_grad_enabled(True)\nreturn (z, x * 2)"
    ),
    "a detached value": "return ((x * y).detach(), x.sin())",
    "an intermediate that changes": "z = x * 2\nz.mul_(y)\nz.add_(1)\nreturn (z,)",
    "a view of an intermediate that changes": "z = x * 2\nz[0].mul_(3)\nreturn (z + y,)",
    "random numbers": "return (torch.nn.functional.dropout(x, 0.5, True),)",
    "autocast": "with torch.autocast('cpu', dtype=torch.bfloat16):\n    z = x @ y.t()\nreturn (z,)",
    "an input, which Dynamo returns itself": "return (x, y.sin())",
    "the same result twice, which Dynamo gives once": "z = x * y\nreturn (z, z)",
    "strides of its own": "return (torch.empty_like(x.t()).copy_(y.t()) * x.t(),)",
}
RUN = {
    "a view of an input": "return (x.view(-1),)",
    "an input that changes": "y.detach().mul_(2)\nreturn (x * y,)",
    "a view of an input that changes": "y.detach()[0].zero_()\nreturn (x * y,)",
    "two views of one value": "z = x * y\nreturn (z.view(-1), z.t())",
    "chunks": "a, b = (x * y).chunk(2, 1)\nreturn (a, b)",
    "a value and itself detached": "z = x * y\nreturn (z, z.detach())",
    "an expanded value": "return ((x * y).sum(1, keepdim=True).expand(4, 6),)",
}


@pytest.mark.parametrize("name", [*FORETOLD, *RUN])
def test_what_is_foretold_makes_no_difference(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    c = capture(tmp_path / "s", (FORETOLD | RUN)[name], X)
    assert (told(c) is not None) is (name in FORETOLD)
    found = c.regions[0].joint or c.regions[0].traced.forward
    assert found is not None
    assert looks(found) == looks(by_a_run(c, monkeypatch))


@pytest.mark.parametrize(
    ("call", "changes"),
    [
        ("torch.nn.functional.batch_norm(x, m, v, None, None, True)", True),
        ("torch.nn.functional.batch_norm(x, m, v, training=True)", True),
        ("torch.nn.functional.batch_norm(x, m, v, None, None, False)", False),
        ("torch.nn.functional.instance_norm(x, m, v)", True),
        ("torch.nn.functional.instance_norm(x, m, v, None, None, False)", False),
    ],
)
def test_running_statistics(call: str, changes: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    c = capture(tmp_path / "s", f"m = m.detach()\nv = v.detach()\nreturn ({call},)", NORM)
    assert (told(c) is None) is changes
    assert c.regions[0].joint is not None
    assert looks(c.regions[0].joint) == looks(by_a_run(c, monkeypatch))


@pytest.mark.parametrize(
    "name", ["conv_bn", "moe", "sdpa", "transformer_encoder_layer", "lstm_cell", "dropout", "inplace", "resnet18"]
)
def test_samples(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    c = Capture(read_sample(resolve(name)))
    assert told(c) is not None
    assert c.regions[0].joint is not None
    assert looks(c.regions[0].joint) == looks(by_a_run(c, monkeypatch))


def test_a_size_that_depends_on_data_is_not_foretold(tmp_path: Path) -> None:
    c = capture(tmp_path / "s", "i = y.nonzero()[:, 0]\nreturn (x * i.sum(),)", X)
    assert told(c) is None
    assert c.regions[0].joint is not None


def test_the_graph_is_as_it_was(tmp_path: Path) -> None:
    c = capture(tmp_path / "s", "return (x * y,)", X)
    assert [n.op for n in c.regions[0].traced.torch.module.graph.nodes] == ["placeholder"] * 2 + [
        "call_function",
        "output",
    ]


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ("return (x * y,)", {"shape": (6, 4)}),
        ("return (x * y,)", {"stride": (1, 4)}),
        ("return (x * y,)", {"requires_grad": False}),
        ("return (x * y,)", {"of_base": True}),
        ("return ((x * y).view(24),)", {"of_base": False}),
        ("return (x.view(24),)", {}),
        ("z = x * y\nreturn (z.view(24), z.t())", {}),
        ("y.detach().mul_(2)\nreturn (x * 2,)", {}),
    ],
)
def test_what_is_told_wrongly_is_found(body: str, wrong: dict[str, Any], tmp_path: Path) -> None:
    c = capture(tmp_path / "s", body, X)
    region = c.regions[0].traced.torch
    values = [n.meta["example_value"] for n in pytree.tree_leaves(region.module.graph.output_node().args)]
    saying = Foretold(region.module, region.args, tuple(replace(Look.of(v), **wrong) for v in values))
    with saying.instead_of_a_run(), pytest.raises(Mistold):
        joint._trace(region.module, region.args, c.mode)


def test_a_wrong_word_costs_only_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    c = capture(tmp_path / "s", "return (x.view(24),)", X)
    region = c.regions[0].traced.torch
    wanted = by_a_run(c, monkeypatch)
    (value,) = pytree.tree_leaves(region.module.graph.output_node().args)
    look = Look.of(value.meta["example_value"])
    monkeypatch.setattr(joint, "foretell", lambda module, args: Foretold(module, args, (look,)))
    assert looks(joint.trace_joint(region.module, region.args, c.mode)) == looks(wanted)
