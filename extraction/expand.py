"""Expands a graph to a level by tracing each distinct call once and splicing the result in wherever it stands.

Example::

    expander = Expander(table_of("prims"), Traces(mode))
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
    means one thing across levels. So it is with the names of constants, `_tensor_constant0`, which `get_attr` reads.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from extraction.levels import Table
from extraction.pattern import constant_name, constants_of

if TYPE_CHECKING:
    from torch import fx

    from extraction.trace import Small, Traces

_INHERITED = ("stack_trace", "seq_nr", "partitioner_tag", "from_node", "nn_module_stack", "fwd_nn_module_stack")


class Expander:
    """Expansions to one table. `traces` may be shared by expanders to any tables."""

    def __init__(self, table: Table, traces: Traces) -> None:
        self.table = table
        self.traces = traces
        self._found: dict[Any, Small] = {}  # by the key of a call

    def expand(self, module: fx.GraphModule) -> fx.GraphModule:
        """A new module with the expanded graph; placeholders, results and names of whole calls stay."""
        import torch
        from torch import fx
        from torch.fx._lazy_graph_module import _make_graph_module, _use_lazy_graph_module

        out, root = fx.Graph(), torch.nn.Module()
        names = _Names(out, [n.name for n in module.graph.nodes])
        constants = constants_in(module.graph)
        env: dict[fx.Node, Any] = {}
        for n in module.graph.nodes:
            if n.op == "get_attr":
                _copy_attribute(module, root, str(n.target))
            if n.op == "output":
                self._finish(out, n, env)
            elif n.target is operator.getitem and isinstance(env[n.args[0]], tuple | list):
                env[n] = env[n.args[0]][n.args[1]]
            elif (small := self.small(n)) is not None and small.graph is not None and not wrong_result(small, n):
                env[n] = splice(out, root, n, small, env, constants)
            else:
                env[n] = names.keep(out.node_copy(n, lambda x: env[x]), n.name)
                if n.op == "call_function":
                    env[n].meta["aotscope_origin"] = n.name
                    env[n].meta["aotscope_kept"] = "" if small is None else small.reason or wrong_result(small, n)
        out.eliminate_dead_code()
        with _use_lazy_graph_module(True):  # no code is generated for a graph that nobody calls
            return _make_graph_module(root, out)

    def _finish(self, out: fx.Graph, n: fx.Node, env: dict[fx.Node, Any]) -> None:
        import torch

        result = torch.fx.node.map_arg(n.args[0], lambda x: env[x])
        made = out.output(result)
        made.meta.update(n.meta)
        made.name = n.name

    def small(self, n: fx.Node) -> Small | None:
        """The traced call, or None where the table has no entry for it."""
        entry = self.table.get(n.target) if n.op == "call_function" else None
        if entry is None:
            return None
        key = self.traces.key(n)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self.traces.of(n, entry, self.table)
        return found


def wrong_result(small: Small, n: fx.Node) -> str:
    """Why this call stays although it was traced: a result that is used is not the operator's own."""
    if not small.wrong:
        return ""
    used = {u.args[1] if u.target is operator.getitem else 0 for u in n.users}
    return next((text for i, text in small.wrong.items() if i in used), "")


class _Names:
    """Gives out node names: those of the aten graph for calls that stay, names that no aten node has for new ones."""

    def __init__(self, graph: fx.Graph, aten: list[str]) -> None:
        for name in aten:
            graph._graph_namespace.create_name(name, None)

    @staticmethod
    def keep(node: fx.Node, name: str) -> fx.Node:
        node.name = name
        return node


def constants_in(graph: fx.Graph) -> set[str]:
    """The names of constants that a graph reads."""
    return constants_of(n.target for n in graph.nodes if n.op == "get_attr")


def splice(out: fx.Graph, root: Any, n: fx.Node, small: Small, env: dict[fx.Node, Any], constants: set[str]) -> Any:
    """Copies the small graph of a call into `out`; gives what stands for the call's value.

    `constants` are the names of constants that are taken; those of the small graph are given others.
    """
    import torch

    assert small.graph is not None
    inputs: Iterator[fx.Node] = iter(node_arguments(n))
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
                new.target = constant_name(constants)
                setattr(root, new.target, _held(getattr(small.owner, str(s.target))))
            val = s.meta.get("val")
            new.meta = {**inherited, "aotscope_origin": n.name}
            if val is not None:
                new.meta["val"] = val
            local[s] = new
    raise AssertionError("an FX graph without an output")


def node_arguments(n: fx.Node) -> list[fx.Node]:
    """The nodes that a call reads, one for each use, in the order of its arguments."""
    from torch import fx
    from torch.utils import _pytree as pytree

    return [x for x in pytree.tree_leaves((n.args, n.kwargs)) if isinstance(x, fx.Node)]


def _held(value: Any) -> Any:
    """A tensor constant of an expansion; of a fake one the real value that it carries."""
    constant = getattr(value, "constant", None)
    return value if constant is None else constant


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
