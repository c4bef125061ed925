"""The module path of every node.

Example::

    scopes = scopes_of(dynamo_graph)                  # {"out_1": "layer1.0.bn1", "out_2": "layer1.0", …}
    graph = with_scopes(joint_graph, scopes)

What cannot happen: a node has a scope that no parameter's name, and no module stack, holds.

Note: the rule
    1. Where Dynamo recorded a module stack below the root, its innermost path is the scope.
    2. Else an operator that reads parameters or buffers belongs to the module that their names give; a value made of
       parameters alone (a transposed weight) hands its module on. Of several modules the last read wins.
    3. An operator that reads none stands between the last such operator and the next. It belongs to the module that
       holds both: `relu` between `layer1.0.bn1` and `layer1.0.conv2` to `layer1.0`. Where that is a list of modules, it
       belongs to the last one's member: the residual add between `layer1.0.bn2` and `layer1.1.conv1` to `layer1.0`. An
       activation of a module's own output belongs beside that module (`intermediate` after `intermediate.dense`). And
       operators that lead to nothing else than a scaling by a 1-d parameter, with a reduction among them, are that
       module's own (a hand-written norm), as are the reshapes right before and after an `addmm`.
    4. Operators before the first module belong to the root ("").
    5. Nodes of joint, forward and backward graphs take the scope of the Dynamo node they come from; backward nodes
       have it by way of their pair.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from extraction.graph import Graph, Node, TensorType
from extraction.operators import short_name

_ACTIVATIONS = (
    "relu",
    "gelu",
    "silu",
    "tanh",
    "sigmoid",
    "hardswish",
    "leaky_relu",
    "elu",
    "softplus",
    "mish",
    "relu6",
)
_REDUCTIONS = ("mean", "var", "sum", "norm", "rsqrt", "var_mean")


def scopes_of(dynamo: Graph, stacks: Mapping[str, str]) -> dict[str, str]:
    """Scope by node name of a torch-level graph; `stacks` holds recorded module paths, where there are any."""
    own = _own(dynamo)
    following = _following(dynamo, own)
    found: dict[str, str] = {}
    last = ""
    for n in dynamo.nodes:
        if n.op in ("placeholder", "output", "get_attr"):
            found[n.name] = own.get(n.name, "")
        elif stacks.get(n.name):
            found[n.name] = stacks[n.name]
        elif n.name in own:
            last = found[n.name] = own[n.name]
        else:
            found[n.name] = _between(last, following[n.name], n, found)
    if not any(stacks.values()):
        _pull_norms(dynamo, own, found)
        _pull_views(dynamo, own, found)
    return found


def _following(graph: Graph, own: Mapping[str, str]) -> dict[str, str]:
    """For each node the module of the next operator that reads parameters ("" when none follows)."""
    found: dict[str, str] = {}
    coming = ""
    for n in reversed(graph.nodes):
        found[n.name] = coming
        if n.name in own and n.op not in ("placeholder", "get_attr"):
            coming = own[n.name]
    return found


def _between(last: str, coming: str, n: Node, found: Mapping[str, str]) -> str:
    """Rule 3 for an operator between the modules `last` and `coming`."""
    path, other = last.split("."), coming.split(".")
    shared = 0
    while shared < min(len(path), len(other)) and path[shared] == other[shared]:
        shared += 1
    if shared == len(path):
        shared -= 1  # the same module twice: beside it
    # a list of modules computes nothing itself: its member does, and so does a member's member that holds more than
    # the module itself
    if shared < len(path) and path[shared].isdigit():
        shared += 1
        if len(path) >= shared + 4 and path[shared + 1].isdigit():
            shared += 2
    elif shared + 1 < len(path) and path[shared + 1].isdigit():
        shared += 2
    scope = ".".join(path[:shared])
    activation = short_name(n.target) in _ACTIVATIONS and len(n.inputs) == 1 and found.get(n.inputs[0]) == last
    return _parent(last) if activation and len(_parent(last)) > len(scope) else scope


def _parent(scope: str) -> str:
    return scope.rpartition(".")[0]


def _own(graph: Graph) -> dict[str, str]:
    """Modules of operators that read parameters, directly or through values made of parameters alone."""
    found: dict[str, str] = {}
    pure: set[str] = set()
    for n in graph.nodes:
        if n.op == "placeholder":
            if n.role in ("parameter", "buffer"):
                found[n.name] = _parent(n.label)  # the readable name is the module's path and the parameter's own name
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


def _pull_views(graph: Graph, own: Mapping[str, str], found: dict[str, str]) -> None:
    """Rule 3, last sentence: gives the reshapes around an `addmm` to its module."""
    for n in graph.nodes:
        if n.name in own and short_name(n.target) == "addmm":
            before = [i for i in n.inputs if graph.users[i] == (n.name,)]
            after = graph.users[n.name] if len(graph.users[n.name]) == 1 else ()
            for name in (*before, *after):
                if name not in own and short_name(graph.by_name[name].target) in ("view", "reshape"):
                    found[name] = own[n.name]


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
