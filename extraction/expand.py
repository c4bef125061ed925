"""Expands a graph to a level by tracing each distinct call once and splicing the result in wherever it stands.

Example::

    expander = Expander(table_of("prims"), mode)
    expanded = expander.expand(joint.module)     # a GraphModule; node.meta["aotscope_origin"] names the aten node

What cannot happen: the given graph is changed; a call disappears that has an effect; a new node is without origin.

Note: distinct calls
    The key of a call is its operator and its argument tree, each tensor replaced by shape, stride, offset, dtype and
    device. Two calls with one key decompose alike, since a decomposition sees metadata only. A call is traced on
    tensors made anew for each argument: with the very values of the graph, `mul(x, x)` would be traced as a function
    of one argument and would be wrong for `mul(x, y)`. Calls with symbolic sizes are traced for themselves.

Note: what stays whole
    A call stays, and `node.meta["aotscope_kept"]` says why, when its decomposition raises, declines the arguments,
    mutates an argument, or gives a result that is used with another shape or dtype than the operator gives (flash
    attention on CPU: its entry returns attention weights in the place of the log-sum-exp that its backward reads).
    Values that the decomposition does not need are removed as dead code; random operators stay.

Note: names
    A call that stays keeps its aten name at every level. New nodes never take the name of any aten node, so that a name
    means one thing across levels.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from extraction.levels import Table

if TYPE_CHECKING:
    from torch import fx
    from torch._subclasses.fake_tensor import FakeTensorMode

_INHERITED = ("stack_trace", "seq_nr", "partitioner_tag", "from_node", "nn_module_stack", "fwd_nn_module_stack")


@dataclass(frozen=True)
class Small:
    """The graph of one traced call, or the reason why the call stays whole.

    `wrong` maps the results (by index) that do not have the shape and dtype of the operator's own to a description; a
    call stays whole where such a result is used.
    """

    module: fx.GraphModule | None
    reason: str = ""
    wrong: Mapping[int, str] = field(default_factory=dict)


class Expander:
    """Expansions to one table, shared by all graphs that it is used on."""

    def __init__(self, table: Table, mode: FakeTensorMode) -> None:
        self.table = table
        self.mode = mode
        self.traced: dict[Any, Small] = {}
        self.count = 0

    def expand(self, module: fx.GraphModule) -> fx.GraphModule:
        """A new module with the expanded graph; placeholders, results and names of whole calls stay."""
        import torch
        from torch import fx
        from torch.fx._lazy_graph_module import _make_graph_module, _use_lazy_graph_module

        out, root = fx.Graph(), torch.nn.Module()
        names = _Names(out, [n.name for n in module.graph.nodes])
        env: dict[fx.Node, Any] = {}
        for n in module.graph.nodes:
            if n.op == "get_attr":
                _copy_attribute(module, root, str(n.target))
            if n.op == "output":
                self._finish(out, n, env)
            elif n.target is operator.getitem and isinstance(env[n.args[0]], tuple | list):
                env[n] = env[n.args[0]][n.args[1]]
            elif (small := self._small(n)) is not None and small.module is not None and not _wrong(small, n):
                env[n] = _splice(out, root, n, small.module, env)
            else:
                env[n] = names.keep(out.node_copy(n, lambda x: env[x]), n.name)
                if n.op == "call_function":
                    env[n].meta["aotscope_origin"] = n.name
                    env[n].meta["aotscope_kept"] = "" if small is None else small.reason or _wrong(small, n)
        out.eliminate_dead_code()
        with _use_lazy_graph_module(True):  # no code is generated for a graph that nobody calls
            return _make_graph_module(root, out)

    def _finish(self, out: fx.Graph, n: fx.Node, env: dict[fx.Node, Any]) -> None:
        import torch

        result = torch.fx.node.map_arg(n.args[0], lambda x: env[x])
        out.output(result).meta.update(n.meta)

    def _small(self, n: fx.Node) -> Small | None:
        """The traced call, or None where the table has no entry for it."""
        if n.op != "call_function" or n.target not in self.table:
            return None
        key = call_key(n)
        if key is None:
            self.count += 1
            return trace_call(n, self.table, self.mode, fresh=False)
        if key not in self.traced:
            self.count += 1
            self.traced[key] = trace_call(n, self.table, self.mode, fresh=True)
        return self.traced[key]


def call_key(n: fx.Node) -> Any:
    """The key of a call by "Note: distinct calls", or None when a size or a number is symbolic."""
    import torch
    from torch import fx
    from torch.utils import _pytree as pytree

    flat, spec = pytree.tree_flatten((n.args, n.kwargs))
    key: list[Any] = [n.target, spec]
    for x in flat:
        if isinstance(x, fx.Node):
            value = x.meta.get("val")
            if not isinstance(value, torch.Tensor) or value.layout != torch.strided:
                return None
            shape, stride, offset = tuple(value.shape), value.stride(), value.storage_offset()
            if not all(type(s) is int for s in (*shape, *stride, offset)):
                return None
            key.append((shape, stride, offset, value.dtype, value.device))
        else:
            key.append((type(x), repr(x)))
    return tuple(key)


def trace_call(n: fx.Node, table: Table, mode: FakeTensorMode, fresh: bool) -> Small:
    """Traces one call with the table. `fresh` makes a new tensor for each argument; see "Note: distinct calls"."""
    import torch
    from torch import fx
    from torch.fx._lazy_graph_module import _use_lazy_graph_module
    from torch.fx.experimental.proxy_tensor import make_fx
    from torch.utils import _pytree as pytree

    flat, spec = pytree.tree_flatten((n.args, n.kwargs))
    places = [i for i, x in enumerate(flat) if isinstance(x, fx.Node)]
    target: Any = n.target

    def call(*values: Any) -> Any:
        full = list(flat)
        for i, v in zip(places, values, strict=True):
            full[i] = v
        args, kwargs = pytree.tree_unflatten(full, spec)
        return target(*args, **kwargs)

    values = [flat[i].meta["val"] for i in places]
    try:
        with mode, torch.no_grad(), _use_lazy_graph_module(True):
            if fresh:
                values = [_fresh(v) for v in values]
            module = make_fx(call, decomposition_table=dict(table), _allow_non_fake_inputs=True)(*values)
    except Exception as error:  # noqa: BLE001  any failure of a decomposition is the reason why the call stays whole
        return Small(None, f"its expansion failed: {_one_line(error)}")
    module.graph.eliminate_dead_code()
    for small in module.graph.nodes:
        if small.op == "call_function" and getattr(getattr(small.target, "_schema", None), "is_mutable", False):
            return Small(None, f"its expansion mutates an argument ({small.target})")
    calls = [s.target for s in module.graph.nodes if s.op == "call_function" and s.target is not operator.getitem]
    if calls == [n.target]:
        return Small(None, "its decomposition declines these arguments")
    return Small(module, "", _other_results(module, n.meta.get("val")))


def _other_results(module: fx.GraphModule, expected: Any) -> dict[int, str]:
    import torch

    results: Any = module.graph.output_node().args[0]
    made = results if isinstance(results, tuple | list) else (results,)
    wanted = expected if isinstance(expected, tuple | list) else (expected,)
    found = {}
    for i, (m, w) in enumerate(zip(made, wanted, strict=False)):
        value = m.meta.get("val") if isinstance(m, torch.fx.Node) else m
        if isinstance(value, torch.Tensor) and isinstance(w, torch.Tensor):
            have, want = (f"{str(t.dtype)[6:]}{list(t.shape)}" for t in (value, w))
            if have != want:
                found[i] = f"its expansion gives {have} as result {i}, the operator {want}"
    return found


def _wrong(small: Small, n: fx.Node) -> str:
    """Why this call stays although it was traced: a result that is used is not the operator's own."""
    if not small.wrong:
        return ""
    used = {u.args[1] if u.target is operator.getitem else 0 for u in n.users}
    return next((text for i, text in small.wrong.items() if i in used), "")


def _fresh(value: Any) -> Any:
    import torch

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


class _Names:
    """Gives out node names: those of the aten graph for calls that stay, names that no aten node has for new ones."""

    def __init__(self, graph: fx.Graph, aten: list[str]) -> None:
        for name in aten:
            graph._graph_namespace.create_name(name, None)

    @staticmethod
    def keep(node: fx.Node, name: str) -> fx.Node:
        node.name = name
        return node


def _splice(out: fx.Graph, root: Any, n: fx.Node, small: fx.GraphModule, env: dict[fx.Node, Any]) -> Any:
    import torch

    inputs: Iterator[fx.Node] = iter(_node_arguments(n))
    inherited = {k: n.meta[k] for k in _INHERITED if k in n.meta}
    local: dict[fx.Node, Any] = {}
    for s in small.graph.nodes:
        if s.op == "placeholder":
            local[s] = env[next(inputs)]
        elif s.op == "output":
            return torch.fx.node.map_arg(s.args[0], lambda x: local[x])
        else:
            new = out.node_copy(s, lambda x: local[x])
            if s.op == "get_attr":
                new.target = _constant(root, getattr(small, str(s.target)))
            val = s.meta.get("val")
            new.meta = {**inherited, "aotscope_origin": n.name}
            if val is not None:
                new.meta["val"] = val
            local[s] = new
    raise AssertionError("an FX graph without an output")


def _node_arguments(n: fx.Node) -> list[fx.Node]:
    from torch import fx
    from torch.utils import _pytree as pytree

    return [x for x in pytree.tree_leaves((n.args, n.kwargs)) if isinstance(x, fx.Node)]


def _constant(root: Any, value: Any) -> str:
    """Stores a tensor constant of an expansion on the root module; a fake one as the real value that it carries."""
    name = f"_tensor_constant{sum(1 for k in root.__dict__ if k.startswith('_tensor_constant'))}"
    constant = getattr(value, "constant", None)
    setattr(root, name, value if constant is None else constant)
    return name


def _copy_attribute(module: Any, root: Any, target: str) -> None:
    import torch

    owner, value = root, module
    parts = target.split(".")
    for i, part in enumerate(parts):
        value = getattr(value, part)
        if i < len(parts) - 1:
            if not hasattr(owner, part):
                setattr(owner, part, torch.nn.Module())
            owner = getattr(owner, part)
    setattr(owner, parts[-1], value)
