"""The module path of every node.

Example::

    scopes = scopes_of(dynamo_graph)                  # {"out_1": "layer1.0.bn1", "out_2": "layer1.0", …}
    graph = with_scopes(joint_graph, scopes)

What cannot happen: a node has a scope that no parameter's name, and no module stack, holds.

Note: the rule
    1. Where Dynamo recorded a module stack below the root, its innermost path is the scope.
    2. Else an operator that reads parameters or buffers belongs to the module that their names give; a value made of
       parameters alone (a transposed weight) hands its module on. Of several modules the last read wins. A linear layer
       multiplies its weight from the right: where it is multiplied from the left, the module around borrows it. And
       a weight that is read again alone, between modules that are read for the first time, is tied to another module,
       about which its name says nothing (logits from the embedding's weight).
    3. An operator that reads none stands between the last such operator and the next. It belongs to the module that
       holds both: `relu` between `layer1.0.bn1` and `layer1.0.conv2` to `layer1.0`. Where that is a list of modules, it
       belongs to the last one's member: the residual add between `layer1.0.bn2` and `layer1.1.conv1` to `layer1.0`. An
       activation of a module's own output belongs beside that module (`intermediate` after `intermediate.dense`). An
       operator that joins a module's output with a value that the module made or read before (the residual add of the
       last layer, which nothing of the list follows) belongs to that module, and so does its activation. And
       operators that lead to nothing else than a scaling by a 1-d parameter, with a reduction among them, are that
       module's own (a hand-written norm), as are the reshapes right before and after an `addmm`.
       What joins the outputs of several members of a module is that module's own (the attention of `self.query` and
       `self.key`), and what lies on a way from a module to itself is in it, unless it runs several times.
    4. Operators before the first module belong to the root ("").
    5. Nodes of joint, forward and backward graphs take the scope of the Dynamo node they come from; backward nodes
       have it by way of their pair.
    6. Where a value is used several times, autograd adds its gradients outside of any operator's backward. Such a sum
       has the sequence number at which forward ended, and with it the pair and scope of an operator that has nothing to
       do with it. It has no pair. It belongs to the innermost module that holds the uses whose gradients it adds; where
       that is a list of modules, to the member whose gradient comes last.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from extraction.graph import Graph, Node
from extraction.insides import pull_inside, pull_joins, pull_norms, pull_views, tied_reads
from extraction.operators import short_name
from extraction.sums import sums_of_gradients

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


def scopes_of(dynamo: Graph, stacks: Mapping[str, str]) -> dict[str, str]:
    """Scope by node name of a torch-level graph; `stacks` holds recorded module paths, where there are any."""
    own = _own(dynamo)
    following = _following(dynamo, own)
    found: dict[str, str] = {}
    joins: set[str] = set()
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
            joined = _joined(dynamo, n, last, found, joins)
            if joined and len(joined) >= len(found[n.name]):
                found[n.name] = joined
                joins.add(n.name)
    if not any(stacks.values()):
        pull_norms(dynamo, own, found, joins)
        pull_views(dynamo, own, found)
        pull_joins(dynamo, own, found)
        pull_inside(dynamo, own, found)
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
    path, shared = last.split("."), _shared(last, coming)
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


def _shared(scope: str, other: str) -> int:
    """How many names two module paths have in common at their start."""
    pairs = zip(scope.split("."), other.split("."), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _joined(graph: Graph, n: Node, last: str, found: Mapping[str, str], joins: Collection[str]) -> str:
    """Rule 3, fourth sentence: the module around `last` that made or read all that `n` joins; "" for none."""
    if len(n.inputs) == 1 and short_name(n.target) in _ACTIVATIONS and n.inputs[0] in joins:
        return found[n.inputs[0]]
    joined = [i for i in n.inputs if graph.by_name[i].role not in ("parameter", "buffer")]
    if len(joined) < 2:
        return ""
    path = last.split(".")
    depth = len(path) - 1  # not `last` itself: it has its say in one operator
    for name in joined:
        near = [found[name], *(found[u] for u in graph.users[name] if u in found)]
        depth = min(depth, max(_shared(last, scope) for scope in near))
    if path[depth].isdigit():
        depth -= 1  # a list of modules computes nothing itself
    return ".".join(path[: max(depth, 0)])


def _parent(scope: str) -> str:
    return scope.rpartition(".")[0]


def _own(graph: Graph) -> dict[str, str]:
    """Modules of operators that read parameters, directly or through values made of parameters alone."""
    found: dict[str, str] = {}
    pure: set[str] = set()
    borrowed = _borrowed(graph)
    for n in graph.nodes:
        if n.op == "placeholder":
            if n.role in ("parameter", "buffer"):
                module = _parent(n.label)  # the readable name is the module's path and the parameter's own name
                found[n.name] = _parent(module) if module in borrowed else module
                pure.add(n.name)
            continue
        named = [found[i] for i in n.inputs if i in pure]
        if named and n.op != "output":
            found[n.name] = named[-1]
            if all(i in pure for i in n.inputs):
                pure.add(n.name)
    tied = tied_reads(graph, found)
    return {name: module for name, module in found.items() if name not in tied}


def _borrowed(graph: Graph) -> set[str]:
    """Rule 2, last sentence: the modules whose weight is the left factor of a matrix product."""
    products = (n for n in graph.nodes if short_name(n.target) in ("matmul", "mm", "bmm") and n.inputs)
    weights = (graph.by_name[n.inputs[0]] for n in products if n.args[:1] == n.inputs[:1])
    return {_parent(w.label) for w in weights if w.role == "parameter" and w.label.endswith(".weight")}


def with_scopes(graph: Graph, scopes: Mapping[str, str]) -> Graph:
    """The graph with scopes, by each node's Dynamo node; placeholders take their parameter's module.

    Sums of gradients lose the pair that they do not have.
    """
    sums = sums_of_gradients(graph)
    found: dict[str, str] = {}
    for n in graph.nodes:
        own = _parent(n.label) if n.op == "placeholder" and n.role in ("parameter", "buffer") else ""
        found[n.name] = own or scopes.get(n.dynamo, "")
    for name, added in sums.items():
        found[name] = _of_sum(graph, name, added, sums, found)
    return replace(graph, nodes=tuple(_placed(n, found[n.name], n.name in sums) for n in graph.nodes))


def by_dynamo(graph: Graph, scopes: Mapping[str, str]) -> Graph:
    """The graph with the scopes of each node's Dynamo node alone, before `with_scopes` has its say."""
    return replace(graph, nodes=tuple(replace(n, scope=scopes.get(n.dynamo, "")) for n in graph.nodes))


def _placed(n: Node, scope: str, is_sum: bool) -> Node:
    if is_sum:
        return replace(n, scope=scope, seq=None, dynamo="")
    return replace(n, scope=scope) if scope != n.scope else n


def _of_sum(
    graph: Graph, name: str, added: Sequence[str], sums: Mapping[str, Sequence[str]], found: Mapping[str, str]
) -> str:
    """Rule 6. A sum that flows on elsewhere too passed a residual add: it stands for the branch that starts there."""
    uses = []
    for other in added:
        branch = [found[u] for u in graph.users[other] if u != name and u not in sums] if other in sums else []
        uses += branch or [found[other]]
    path = uses[-1].split(".")
    depth = min(_shared(uses[-1], scope) for scope in uses)
    return ".".join(path[: depth + (depth < len(path) and path[depth].isdigit())])
