"""Traces one call on fake tensors: by a dispatch mode that writes what runs under it into an FX graph, or by make_fx.

Example::

    small = trace_call(node, Watched(table, node.target, table[node.target]), mode, fresh=True)

What cannot happen: a graph that differs from the one that `make_fx` gives for the same call.

This module is imported where torch is needed, since a dispatch mode is a subclass of torch's.

Note: the recorder
    `make_fx` carries proxies, symbols, constants and traces of the Python stack, which a decomposition of static shapes
    does not need. The recorder here is a dispatch mode that writes each operator it sees into an FX graph, by the
    rules of make_fx: an entry of the table runs in the operator's place; an operator that autograd would have
    decomposed is decomposed; all else is a node. Whatever it does not know (symbolic numbers, constants made of data,
    tensor subclasses, operators of higher order or whose result depends on data) goes to `make_fx`. Three times as
    fast, the same graphs.

Note: who holds tensors
    Nothing here refers to a tensor that the traced code made: torch detaches the result of a factory function when
    somebody else holds it, and the graph would have an `alias` that `make_fx` does not give. Nodes keep a copy of the
    metadata.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import fx
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx._lazy_graph_module import _use_lazy_graph_module
from torch.fx.experimental.proxy_tensor import decompose, make_fx, snapshot_fake
from torch.fx.node import map_aggregate
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode, autograd_would_have_decomposed
from torch.utils.weak import WeakTensorKeyDictionary

from extraction.trace import Entry, Small, Watched


def trace_call(n: fx.Node, table: Watched, mode: FakeTensorMode, fresh: bool) -> Small:
    """Traces one call. `fresh` makes a new tensor for each argument; see "Note: distinct calls" of `expand`."""
    target: Any = n.target
    flat, spec = pytree.tree_flatten((n.args, n.kwargs))
    places = [i for i, x in enumerate(flat) if isinstance(x, fx.Node)]

    def call(*values: Any) -> Any:
        full = list(flat)
        for i, v in zip(places, values, strict=True):
            full[i] = v
        args, kwargs = pytree.tree_unflatten(full, spec)
        return target(*args, **kwargs)

    first, values = table.first, [flat[i].meta["val"] for i in places]
    try:
        with mode, torch.no_grad():
            graph = record(call, [_fresh(v) for v in values], table) if fresh else None
            small = Small(graph)
            if graph is None:
                table.first = first
                small = _make(call, [_fresh(v) for v in values] if fresh else values, table)
    except Mutates as error:
        return Small(None, f"its expansion mutates an argument ({error})")
    except Exception as error:  # noqa: BLE001  any failure of a decomposition is the reason why the call stays whole
        return Small(None, f"its expansion failed: {_one_line(error)}")
    graph = small.graph
    assert graph is not None, "both ways give a graph or raise"
    graph.eliminate_dead_code()
    calls = [s.target for s in graph.nodes if s.op == "call_function" and s.target is not operator.getitem]
    if calls == [n.target]:
        return Small(None, "its decomposition declines these arguments")
    return Small(graph, "", _other_results(graph, n.meta.get("val")), small.owner)


def _make(call: Callable[..., Any], values: list[Any], table: Watched) -> Small:
    """The graph by make_fx."""

    def decomposed(*values: Any) -> Any:
        with decompose(table):  # make_fx itself would copy the table, and with it look every operator up
            return call(*values)

    with _use_lazy_graph_module(True):
        module = make_fx(decomposed, _allow_non_fake_inputs=True)(*values)
    module.graph.eliminate_dead_code()
    for n in module.graph.nodes:
        if n.op == "call_function" and getattr(getattr(n.target, "_schema", None), "is_mutable", False):
            raise Mutates(str(n.target))
    return Small(module.graph, owner=module)


def _other_results(graph: fx.Graph, expected: Any) -> dict[int, str]:
    results: Any = graph.output_node().args[0]
    made = results if isinstance(results, tuple | list) else (results,)
    wanted = expected if isinstance(expected, tuple | list) else (expected,)
    found = {}
    for i, (m, w) in enumerate(zip(made, wanted, strict=False)):
        value = m.meta.get("val") if isinstance(m, fx.Node) else m
        if isinstance(value, torch.Tensor) and isinstance(w, torch.Tensor):
            have, want = (f"{str(t.dtype)[6:]}{list(t.shape)}" for t in (value, w))
            if have != want:
                found[i] = f"its expansion gives {have} as result {i}, the operator {want}"
    return found


def _fresh(value: Any) -> Any:
    base = torch.empty_strided(value.shape, value.stride(), dtype=value.dtype, device=value.device)
    offset = value.storage_offset()
    if offset == 0:
        return base
    span = 1 + offset + sum((s - 1) * t for s, t in zip(value.shape, value.stride(), strict=True) if s)
    storage = torch.empty(span, dtype=value.dtype, device=value.device)
    return storage.as_strided(value.shape, value.stride(), offset)


def _one_line(error: BaseException) -> str:
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}"[:300]


class Mutates(Exception):
    """The expansion calls an operator that changes a tensor in place."""


class _Unusual(Exception):
    """Something that only `make_fx` knows how to trace."""


def record(call: Callable[..., Any], values: list[Any], table: Mapping[Any, Entry]) -> fx.Graph | None:
    """The graph of `call(*values)`, decomposed by the table, or None where the recorder met something unknown to it.

    Raises Mutates, and what the call raises.
    """
    recorder = Recorder(table)
    try:
        for value in values:
            recorder.argument(value)
        with recorder:
            result = call(*values)
        recorder.graph.output(map_aggregate(result, recorder.node_of))
    except _Unusual:
        return None
    return recorder.graph


class Recorder(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Writes the operators that run under it into `graph`; see "Note: the recorder"."""

    supports_higher_order_operators = True  # torch looks their rules up by the very class of a mode

    def __init__(self, table: Mapping[Any, Entry]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.table = table
        self.graph = fx.Graph()
        self._nodes: Any = WeakTensorKeyDictionary()

    def argument(self, value: Any) -> None:
        """Makes a placeholder for a tensor."""
        if type(value) is not torch._subclasses.FakeTensor or value in self._nodes:
            raise _Unusual
        self._bind(value, self.graph.placeholder(f"arg{len(self._nodes)}_1"))

    def node_of(self, value: Any) -> Any:
        """The node of a tensor; anything else but a symbolic number is itself."""
        if isinstance(value, torch.Tensor):
            node = self._nodes.get(value)
            if node is None:
                raise _Unusual
            return node
        if isinstance(value, torch.SymInt | torch.SymFloat | torch.SymBool | torch.ScriptObject):
            raise _Unusual
        return value

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if isinstance(func, torch._ops.HigherOrderOperator):
            raise _Unusual
        if func is torch.ops.prim.device.default:
            return func(*args, **kwargs)
        entry = self.table.get(func)
        if entry is not None:
            with self:
                found = entry(*args, **kwargs)
            if found is not NotImplemented:
                return found
        if autograd_would_have_decomposed(func, pytree.arg_tree_leaves(*args, **kwargs)):
            with self:
                found = func.decompose(*args, **kwargs)
            if found is not NotImplemented:
                return found
        return self._call(func, args, kwargs)

    def _call(self, func: Any, args: Any, kwargs: Any) -> Any:
        if torch.Tag.data_dependent_output in func.tags or torch.Tag.dynamic_output_shape in func.tags:
            raise _Unusual
        if func._schema.is_mutable:
            raise Mutates(str(func))
        inputs, named = map_aggregate(args, self.node_of), map_aggregate(kwargs, self.node_of)
        name = self.graph._target_to_str(func.overloadpacket.__name__)
        found = func(*args, **kwargs)
        node = self.graph.create_node("call_function", func, inputs, named, name)
        if isinstance(found, torch.Tensor):
            self._bind(found, node)
        elif isinstance(found, tuple | list):
            node.meta["val"] = tuple(self._item(node, i, value) for i, value in enumerate(found))
        else:
            self.node_of(found)
        return found

    def _item(self, node: fx.Node, i: int, value: Any) -> Any:
        item = self.graph.call_function(operator.getitem, (node, i))
        if not isinstance(value, torch.Tensor):
            return self.node_of(value)
        self._bind(value, item)
        return item.meta["val"]

    def _bind(self, value: Any, node: fx.Node) -> None:
        # no reference to the tensor itself may stay: torch detaches the result of a factory that somebody holds
        node.meta["val"] = snapshot_fake(value)
        self._nodes[value] = node
