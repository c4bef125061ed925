"""Runs samples for real, eagerly and by captured graphs, for comparison. Used by tests and by `tests/bench`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import torch
from torch.utils import _pytree as pytree

from extraction.capture import Capture
from extraction.choice import Choice
from extraction.inputs import real
from extraction.key import Key
from extraction.model_code import load_module


@dataclass(frozen=True)
class Values:
    """Outputs (in the order of the sample's return value), new values of mutated inputs, gradients by input name."""

    outputs: list[torch.Tensor]
    mutated: dict[str, torch.Tensor]
    gradients: dict[str, torch.Tensor | None]


class Run:
    """One sample with fixed real inputs and tangents."""

    def __init__(self, capture: Capture, seed: int = 0, double: bool = False) -> None:
        self.capture = capture
        self.double = double
        generator = torch.Generator().manual_seed(seed)
        self.inputs = {}
        for plan in capture.plans:
            value = real(replace(plan, requires_grad=False), generator)
            self.inputs[plan.meta.name] = value
        self.asks = {p.meta.name for p in capture.plans if p.requires_grad}
        self.tangents: dict[int, torch.Tensor] = {}
        self.generator = generator

    def eager(self) -> Values:
        """What the module itself and `torch.autograd` give."""
        torch.manual_seed(0)
        leaves = {k: v.clone() if isinstance(v, torch.Tensor) else v for k, v in self.inputs.items()}
        for name in self.asks:
            leaves[name].requires_grad_()
        # a leaf cannot be changed in place: the module gets a copy that autograd sees through
        passed = {k: v * 1 if k in self.asks and self._mutates(k) else v for k, v in leaves.items()}
        module = load_module(self.capture.sample)
        returned = pytree.tree_leaves(module(*passed.values()))
        inputs = {id(v) for v in passed.values()}
        outputs: list[torch.Tensor] = []
        for value in returned:
            known = {id(o) for o in outputs} | inputs
            if isinstance(value, torch.Tensor) and id(value) not in known:
                outputs.append(value)
        for i, out in enumerate(outputs):
            self.tangents[i] = torch.randn(out.shape, generator=self.generator, dtype=torch.float64).to(out.dtype)
        pairs = [(o, self.tangents[i]) for i, o in enumerate(outputs) if o.requires_grad]
        names = sorted(self.asks)
        found: tuple[torch.Tensor | None, ...] = (None,) * len(names)
        if pairs:
            found = torch.autograd.grad(
                [o for o, _ in pairs], [leaves[n] for n in names], [t for _, t in pairs], allow_unused=True
            )
        mutated = {k: v.detach() for k, v in passed.items() if self._mutates(k) and isinstance(v, torch.Tensor)}
        return Values([o.detach() for o in outputs], mutated, dict(zip(names, found, strict=True)))

    def _mutates(self, name: str) -> bool:
        value = self.inputs[name]
        if not isinstance(value, torch.Tensor):
            return False
        plan = next(p for p in self.capture.plans if p.meta.name == name)
        joint = self.capture.graph(Key("joint"))
        return any(r.role == "mutation" and r.label == f"new value of {plan.label}" for r in joint.results)

    def joint(self, level: Any = "aten", choice: Choice | None = None) -> Values:
        """What the joint graph gives."""
        key = Key("joint", level, choice=choice)
        module = self.capture.module(key)
        return self._values(key, self._interpret(module, {}))

    def parts(self, level: Any = "aten", partitioner: Any = "default") -> Values:
        """What the forward graph and, on what it saves, the backward graph give."""
        forward, backward = (Key(s, level, partitioner) for s in ("forward", "backward"))
        module = self.capture.module(forward)
        results = self._interpret(module, {})
        output: Any = module.graph.output_node().args[0]
        names = [getattr(n, "name", None) for n in output]
        base: Any = self.capture.module(Key("forward", "aten", partitioner)).graph.output_node().args[0]
        saved = {getattr(n, "name", ""): v for n, v in zip(base, results, strict=True)}
        assert len(names) == len(results)
        first = self._values(forward, results)
        gradients = self._values(backward, self._interpret(self.capture.module(backward), saved)).gradients
        return Values(first.outputs, first.mutated, gradients)

    def _interpret(self, module: torch.fx.GraphModule, saved: dict[str, Any]) -> list[Any]:
        torch.manual_seed(0)
        names = self.capture.regions[0].torch.inputs
        arguments = []
        for n in module.graph.find_nodes(op="placeholder"):
            descriptor = n.meta.get("desc")
            kind = type(descriptor).__name__
            if n.name in saved and kind != "PlainAOTInput":
                arguments.append(saved[n.name])
            elif kind == "PlainAOTInput":
                value = self.inputs[names[descriptor.idx]]
                arguments.append(value.clone() if isinstance(value, torch.Tensor) else value)
            elif kind == "TangentAOTInput":
                arguments.append(self._tangent(descriptor.output, n))
            else:
                raise AssertionError(f"{n.name}: {descriptor}")
        with torch.no_grad():
            return list(torch.fx.Interpreter(module).run(*arguments, enable_io_processing=False))

    def _tangent(self, output: Any, n: torch.fx.Node) -> torch.Tensor:
        if type(output).__name__ == "PlainAOTOutput":
            return self.tangents[output.idx]
        return torch.zeros(n.meta["val"].shape, dtype=n.meta["val"].dtype)

    def _values(self, key: Key, results: list[Any]) -> Values:
        graph = self.capture.graph(key)
        labels = {p.label: p.meta.name for p in self.capture.plans}
        outputs: dict[int, torch.Tensor] = {}
        mutated, gradients = {}, {}
        region_inputs = self.capture.regions[0].torch.inputs
        differentiable = [r for r in graph.results if r.role == "gradient"]
        for result, value in zip(graph.results, results, strict=True):
            if result.role == "output" and result.label.startswith("output "):
                outputs[int(result.label.removeprefix("output "))] = value
            elif result.role == "mutation":
                mutated[labels[result.label.removeprefix("new value of ")]] = value
            elif result.role == "gradient" and value is not None:
                gradients[labels[result.label.removeprefix("gradient of ")]] = value
        assert not differentiable or len(differentiable) >= len(region_inputs) - 1
        return Values([outputs[i] for i in sorted(outputs)], mutated, gradients)
