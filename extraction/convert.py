"""From an FX graph with metadata to the contract's `Graph`.

Example::

    graph = to_graph(module.graph, Key("joint", "aten"), context)

What cannot happen: the FX graph is changed; a value's memory is touched (only metadata of fake tensors is read).
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from extraction.flops import flops_of
from extraction.graph import (
    Graph,
    Level,
    Node,
    Opcode,
    Operator,
    Partitioner,
    Phase,
    Result,
    Role,
    ScalarType,
    Stage,
    TensorType,
    Value,
)
from extraction.operators import describe, target_name
from extraction.sources import source_of

if TYPE_CHECKING:
    from torch import fx


@dataclass(frozen=True)
class Labels:
    """What placeholders and results mean, by node name: label, role and whose value it is."""

    labels: Mapping[str, str] = field(default_factory=dict)
    roles: Mapping[str, Role] = field(default_factory=dict)
    results: tuple[Result, ...] = ()


@dataclass(frozen=True)
class Context:
    """What every graph of one region shares.

    `folder` is the sample's folder, for relative source files. `table` is the level's decompositions. `dynamo_by_seq`
    maps an autograd sequence number to the Dynamo node that made it. `passed_over` names aten operators that carry a
    number which is another's. `saved` names what the partitioner saved.
    """

    folder: str = ""
    table: Collection[Any] = ()
    dynamo_by_seq: Mapping[int, str] = field(default_factory=dict)
    passed_over: frozenset[str] = frozenset()
    saved: frozenset[str] = frozenset()
    forward_names: frozenset[str] = frozenset()


def to_graph(
    graph: fx.Graph,
    stage: Stage,
    level: Level,
    partitioner: Partitioner | None,
    region: int,
    labels: Labels,
    context: Context,
    notes: Iterable[str] = (),
) -> Graph:
    """The contract's form of an FX graph. Scopes are filled in by `scopes.with_scopes` afterwards."""
    operators: dict[Any, Operator] = {}
    types: dict[Any, Value] = {}
    nodes = tuple(_node(n, stage, level, labels, context, operators, types) for n in graph.nodes)
    table = tuple(sorted(operators.values(), key=lambda o: o.target))
    return Graph(stage, level, partitioner, region, nodes, labels.results, table, tuple(notes))


def _node(
    n: fx.Node,
    stage: Stage,
    level: Level,
    labels: Labels,
    context: Context,
    operators: dict[Any, Operator],
    types: dict[Any, Value],
) -> Node:
    target, function = target_of(n)
    values, multiple = values_of(n, types)
    meta = n.meta
    phase = phase_of(n, stage)
    origin = str(meta.get("aotscope_origin", n.name)) if n.op == "call_function" and stage != "dynamo" else ""
    seq = meta.get("seq_nr") if origin and origin not in context.passed_over else None
    if (
        n.op in ("call_function", "call_method", "call_module")
        and target != "operator.getitem"
        and target not in operators
    ):
        operators[target] = describe(n.target if n.op == "call_function" else target, level, context.table)
    return Node(
        name=n.name,
        op=cast("Opcode", n.op),
        target=target,
        function=function,
        args=tuple(argument_text(a) for a in n.args),
        kwargs=tuple((k, argument_text(v)) for k, v in n.kwargs.items()),
        inputs=tuple(i.name for i in n._input_nodes),
        outputs=values,
        multiple=multiple,
        role=_role(n, labels),
        phase=phase,
        label=labels.labels.get(n.name, ""),
        annotation=_annotation(n),
        source=source_of(meta.get("stack_trace"), context.folder),
        origin=origin,
        dynamo=_dynamo(n, stage, context),
        seq=seq,
        flops=flops_of(n) if stage != "dynamo" else None,
        saved=n.name in context.saved or (meta.get("aotscope_origin") in context.saved and n.op != "placeholder"),
        recomputed=stage == "backward" and n.op == "call_function" and _made_forward(n, context),
        kept=meta.get("aotscope_kept", ""),
    )


def _made_forward(n: fx.Node, context: Context) -> bool:
    return str(n.meta.get("aotscope_origin", n.name)) in context.forward_names


def target_of(n: fx.Node) -> tuple[str, str]:
    """The contract's name of what a node calls, and the function as FX prints it ("" where there is none)."""
    if n.op == "call_function":
        from torch.fx.node import _get_qualified_name

        return target_name(n.target), _get_qualified_name(cast("Callable[..., Any]", n.target))
    if n.op == "call_method":
        return f"Tensor.{n.target}", str(n.target)
    return str(n.target), ""


def _annotation(n: fx.Node) -> str:
    if n.type is None:
        return ""
    from torch.fx.node import _type_repr

    return _type_repr(n.type)


def phase_of(n: fx.Node, stage: Stage) -> Phase:
    """The phase of a node in a graph of this stage."""
    if stage in ("dynamo", "forward"):
        return "forward"
    if n.meta.get("partitioner_tag") == "is_backward":
        return "backward"
    if stage == "backward" and n.op in ("call_function", "output"):
        return "backward"
    return "backward" if n.name.startswith("tangents_") and n.op == "placeholder" else "forward"


def _role(n: fx.Node, labels: Labels) -> Role:
    if n.op == "output":
        return "output"
    if n.op == "get_attr":
        return "constant"
    return labels.roles.get(n.name, "input") if n.op == "placeholder" else "op"


def _dynamo(n: fx.Node, stage: Stage, context: Context) -> str:
    if stage == "dynamo":
        return n.name
    if chain := n.meta.get("from_node"):
        return str(chain[0].name)
    return context.dynamo_by_seq.get(n.meta.get("seq_nr", -1), "") if n.op == "call_function" else ""


def values_of(n: fx.Node, types: dict[Any, Value]) -> tuple[tuple[Value, ...], bool]:
    """The contract's types of a node's results, and whether they are a tuple."""
    value = n.meta.get("val", n.meta.get("example_value"))
    if isinstance(value, tuple | list):
        return tuple(_value(v, types) for v in value), True
    return ((_value(value, types),) if value is not None else ()), False


def _value(value: Any, types: dict[Any, Value]) -> Value:
    import torch

    if isinstance(value, torch.Tensor):
        found = tensor_type(value)
        return types.setdefault(found, found)
    if isinstance(value, torch.SymInt | torch.SymFloat | torch.SymBool):
        return ScalarType(type(value).__name__.removeprefix("Sym").lower(), str(value))
    if isinstance(value, bool | int | float):
        return ScalarType(type(value).__name__, repr(value))
    return None


def tensor_type(value: Any) -> TensorType:
    """The contract's type of a tensor."""
    import torch

    strided = value.layout == torch.strided
    return TensorType(
        tuple(s if type(s) is int else str(s) for s in value.shape),
        tuple(s if type(s) is int else str(s) for s in value.stride()) if strided else (),
        str(value.dtype).removeprefix("torch."),
        str(value.device),
        str(value.layout).removeprefix("torch."),
    )


_TEXT: dict[type, Callable[[Any], str]] = {int: repr, float: repr, bool: repr, str: repr, type(None): repr}


def argument_text(arg: Any) -> str:
    """An argument as FX prints it in code."""
    from torch import fx

    if isinstance(arg, fx.Node):
        return arg.name
    if (plain := _TEXT.get(type(arg))) is not None:
        return plain(arg)
    if isinstance(arg, tuple) and hasattr(arg, "_fields"):
        return f"{fx.node._get_qualified_name(type(arg))}{tuple(arg)!r}"
    if isinstance(arg, tuple):
        return f"({argument_text(arg[0])},)" if len(arg) == 1 else "(" + ", ".join(map(argument_text, arg)) + ")"
    if isinstance(arg, list):
        return "[" + ", ".join(map(argument_text, arg)) + "]"
    if isinstance(arg, slice):
        return f"slice({argument_text(arg.start)}, {argument_text(arg.stop)}, {argument_text(arg.step)})"
    if isinstance(arg, dict):
        return "{" + ", ".join(f"{k!r}: {argument_text(v)}" for k, v in arg.items()) + "}"
    if isinstance(arg, enum.Enum):
        return f"{type(arg).__name__}.{arg.name}"
    return _torch_text(arg)


def _torch_text(arg: Any) -> str:
    import torch
    from torch.fx.node import _get_qualified_name

    if isinstance(arg, torch._ops.OpOverload | torch._ops.HigherOrderOperator):
        return _get_qualified_name(arg)
    if isinstance(arg, torch.Tensor):
        return f"torch.Tensor(size={list(arg.size())}, dtype={str(arg.dtype).split('.')[-1]})"
    return repr(arg)
