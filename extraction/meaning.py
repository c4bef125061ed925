"""What placeholders and results of a joint, forward or backward graph mean, in words.

Example::

    meaning(joint.module.graph, inputs)
    # labels {"primals_7": "layer1.0.conv1.weight", "tangents_1": "gradient of output 0"}, …

What cannot happen: a descriptor that is not known here is dropped; it is shown by its own text.

Source: the descriptors are those of torch/_functorch/_aot_autograd/descriptors.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from extraction.convert import Labels
from extraction.graph import Result, Role

if TYPE_CHECKING:
    from torch import fx

Named = Sequence[tuple[str, Role]]


def meaning(graph: fx.Graph, inputs: Named, saved: frozenset[str] = frozenset()) -> Labels:
    """Labels and roles of placeholders, and the results. `inputs` holds label and role of each input of the region."""
    labels: dict[str, str] = {}
    roles: dict[str, Role] = {}
    for n in graph.nodes:
        if n.op == "placeholder":
            labels[n.name], roles[n.name] = _placeholder(n, inputs, saved)
    output = graph.output_node()
    values = output.args[0] if isinstance(output.args[0], tuple | list) else (output.args[0],)
    descriptors = output.meta.get("desc") or [None] * len(values)
    if len(descriptors) != len(values):
        descriptors = [None] * len(values)
    results = tuple(_result(v, d, inputs, labels) for v, d in zip(values, descriptors, strict=True))
    return Labels(labels, roles, results)


def dynamo_meaning(graph: fx.Graph, inputs: Named) -> Labels:
    """The same for a torch-level graph, whose placeholders stand in the order of `inputs`."""
    placeholders = [n for n in graph.nodes if n.op == "placeholder"]
    named = dict(zip((n.name for n in placeholders), inputs, strict=True))
    output = graph.output_node().args[0]
    values = output if isinstance(output, tuple | list) else (output,)
    results = tuple(Result(getattr(v, "name", None), "output", f"output {i}") for i, v in enumerate(values))
    return Labels({k: v[0] for k, v in named.items()}, {k: v[1] for k, v in named.items()}, results)


def _placeholder(n: fx.Node, inputs: Named, saved: frozenset[str]) -> tuple[str, Role]:
    descriptor = n.meta.get("desc")
    if descriptor is None:
        return (f"saved {n.name}", "saved") if n.name in saved else (n.name, "input")
    return described(descriptor, inputs), _input_role(descriptor, inputs)


def _input_role(d: Any, inputs: Named) -> Role:
    kind = type(d).__name__
    if kind == "PlainAOTInput":
        return inputs[int(d.idx)][1]
    if kind == "TangentAOTInput":
        return "tangent"
    if kind == "ParamAOTInput":
        return "parameter"
    if kind == "BufferAOTInput":
        return "buffer"
    if "Philox" in kind or "Token" in kind:
        return "random_state"
    base = getattr(d, "base_of", None) or getattr(d, "base", None)
    return _input_role(base, inputs) if base is not None else "input"


def _result(value: Any, d: Any, inputs: Named, labels: dict[str, str]) -> Result:
    name = getattr(value, "name", None)
    if d is None:
        return Result(name, "gradient", "no gradient") if name is None else Result(name, "output", name)
    kind = type(d).__name__
    if kind == "GradAOTOutput":
        return Result(name, "gradient", described(d, inputs))
    if kind.startswith("SavedForBackwards"):
        return Result(name, "saved", f"saved {labels.get(name or '', '') or name}")
    if kind == "InputMutationAOTOutput":
        return Result(name, "mutation", described(d, inputs))
    if "Philox" in kind or "Token" in kind:
        return Result(name, "random_state", described(d, inputs))
    return Result(name, "output", described(d, inputs))


def described(d: Any, inputs: Named) -> str:
    """A descriptor in words."""
    match type(d).__name__:
        case "PlainAOTInput":
            return inputs[int(d.idx)][0]
        case "ParamAOTInput" | "BufferAOTInput":
            return str(d.target)
        case "TangentAOTInput":
            return f"gradient of {described(d.output, inputs)}"
        case "PlainAOTOutput":
            return f"output {d.idx}"
        case "GradAOTOutput":
            return f"gradient of {described(d.grad_of, inputs)}"
        case "InputMutationAOTOutput":
            return f"new value of {described(d.mutated_input, inputs)}"
        case "IntermediateBaseAOTOutput":
            return f"base of {described(d.base_of, inputs)}"
        case "ViewBaseAOTInput" | "SyntheticBaseAOTInput":
            return f"base of {described(d.base_of, inputs)}"
        case "MetadataMutationAOTOutput":
            return f"changed metadata {d.idx}"
        case "PhiloxForwardSeedAOTInput" | "PhiloxBackwardSeedAOTInput":
            return "random seed"
        case "PhiloxForwardBaseOffsetAOTInput" | "PhiloxBackwardBaseOffsetAOTInput":
            return "random offset"
    return str(d.expr()) if hasattr(d, "expr") else repr(d)
