"""The module path of every node.

Example::

    scopes = scopes_of(dynamo_graph)                  # {"out_1": "layer1.0.bn1", "out_2": "layer1.0", …}
    graph = with_scopes(joint_graph, scopes)

What cannot happen: a node has a scope that no parameter's name, and no module stack, holds.

Note: the rule
    1. Where Dynamo recorded a module stack below the root, its innermost path is the scope.
    2. Else an operator that reads parameters or buffers belongs to the module that their names give; a value made of
       parameters alone (a transposed weight) hands its module on. Of several modules the last read wins.
    3. An operator that reads none stands between two such operators. It belongs to the parent of the module before it:
       the residual add after `layer1.0.bn2` belongs to `layer1.0`. But the operators that lead to nothing else than a
       scaling by a 1-d parameter, with a reduction among them, are that module's own (a hand-written norm).
    4. Operators before the first module belong to the root ("").
    5. Nodes of joint, forward and backward graphs take the scope of the Dynamo node they come from; backward nodes
       have it by way of their pair.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from extraction.graph import Graph, Node, TensorType
from extraction.names import module_of
from extraction.operators import short_name

_REDUCTIONS = ("mean", "var", "sum", "norm", "rsqrt", "var_mean")


def scopes_of(dynamo: Graph, stacks: Mapping[str, str]) -> dict[str, str]:
    """Scope by node name of a torch-level graph; `stacks` holds recorded module paths, where there are any."""
    own = _own(dynamo)
    found: dict[str, str] = {}
    last = ""
    for n in dynamo.nodes:
        if n.op in ("placeholder", "output", "get_attr"):
            found[n.name] = own.get(n.name, "")
            continue
        if stacks.get(n.name):
            found[n.name] = stacks[n.name]
            continue
        if n.name in own:
            last = found[n.name] = own[n.name]
        else:
            found[n.name] = _parent(last)
    if not any(stacks.values()):
        _pull_norms(dynamo, own, found)
    return found


def _parent(scope: str) -> str:
    return scope.rpartition(".")[0]


def _own(graph: Graph) -> dict[str, str]:
    """Modules of operators that read parameters, directly or through values made of parameters alone."""
    found: dict[str, str] = {}
    pure: set[str] = set()
    for n in graph.nodes:
        if n.op == "placeholder":
            module = module_of(n.target) if n.role in ("parameter", "buffer") else None
            if module is not None:
                found[n.name] = module
                pure.add(n.name)
            continue
        named = [found[i] for i in n.inputs if i in pure]
        if named and n.op != "output":
            found[n.name] = named[-1]
            if all(i in pure for i in n.inputs):
                pure.add(n.name)
    return found


def _pull_norms(graph: Graph, own: Mapping[str, str], found: dict[str, str]) -> None:
    """Rule 3, second sentence: gives a hand-written norm's operators to the module of its scale."""
    for n in graph.nodes:
        if n.name not in own or short_name(n.target) != "mul" or not _scales(graph, n):
            continue
        cone = _cone(graph, n, own)
        if any(short_name(graph.by_name[c].target) in _REDUCTIONS for c in cone):
            for c in cone:
                found[c] = own[n.name]


def _scales(graph: Graph, n: Node) -> bool:
    for i in n.inputs:
        node = graph.by_name[i]
        value = node.outputs[0] if node.outputs else None
        if node.op == "placeholder" and isinstance(value, TensorType) and len(value.shape) == 1:
            return True
    return False


def _cone(graph: Graph, end: Node, own: Mapping[str, str]) -> set[str]:
    """The operators without parameters whose every use leads to `end`."""
    cone: set[str] = {end.name}
    order = [n.name for n in graph.nodes]
    for name in reversed(order[: order.index(end.name)]):
        if name in own or graph.by_name[name].op == "placeholder":
            continue
        users = graph.users[name]
        if users and all(u in cone for u in users):
            cone.add(name)
    return cone - {end.name}


def with_scopes(graph: Graph, scopes: Mapping[str, str]) -> Graph:
    """The graph with scopes, by each node's Dynamo node; placeholders take their parameter's module."""
    nodes = []
    for n in graph.nodes:
        scope = scopes.get(n.dynamo, "")
        if n.op == "placeholder" and n.role in ("parameter", "buffer"):
            scope = _parent(n.label)
        nodes.append(replace(n, scope=scope) if scope else n)
    return replace(graph, nodes=tuple(nodes))
