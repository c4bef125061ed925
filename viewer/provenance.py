"""What a node of one graph is in another graph of the same sample: other level, other stage, other partitioner.

Example::

    follow(["native_batch_norm_backward"], joint_aten, joint_prims)    # ('add', 'rsqrt', …): what it became
    follow(["rsqrt"], joint_prims, backward_aten)                      # ('native_batch_norm_backward',): where from

What cannot happen: a name that the target graph does not have is returned.

Note: the thread between graphs
    Every node below aten knows its origin, the aten node it was made from; the partitioner keeps the joint graph's
    names; and every node made by AOT Autograd knows the Dynamo node whose call it belongs to. So two graphs are
    compared by aten names, and by Dynamo names where one of them is Dynamo's. A `getitem` that an expansion made
    superfluous stands for the operation that gave the tuple.
"""

from __future__ import annotations

from collections.abc import Iterable

from extraction.graph import Graph, Node


def follow(names: Iterable[str], source: Graph, target: Graph) -> tuple[str, ...]:
    """Names in `target` that stand for nodes of `source`, in execution order; () when none does.

    Unknown names are left out.
    """
    nodes = [source.by_name[n] for n in names if n in source.by_name]
    if source.stage == target.stage == "dynamo":
        wanted = {n.name for n in nodes}
        return tuple(n.name for n in target.nodes if n.name in wanted)
    if "dynamo" in (source.stage, target.stage):
        return _by_dynamo(nodes, target)
    found = _by_origin({aten_name(n) for n in nodes}, target)
    return found or _by_origin({p for n in nodes for p in _producers(n, source)}, target)


def aten_name(node: Node) -> str:
    """The aten node that a node was made from; its own name at aten and for placeholders."""
    return node.origin or node.name


def _by_origin(wanted: set[str], target: Graph) -> tuple[str, ...]:
    return tuple(n.name for n in target.nodes if n.op != "output" and aten_name(n) in wanted)


def _producers(node: Node, source: Graph) -> tuple[str, ...]:
    """The aten names of what a `getitem` takes from."""
    if node.target != "operator.getitem":
        return ()
    return tuple(aten_name(source.by_name[i]) for i in node.inputs)


def _by_dynamo(nodes: Iterable[Node], target: Graph) -> tuple[str, ...]:
    """By Dynamo's name where there is one; values that come from outside are matched by their readable label."""
    found = list(nodes)
    wanted = {n.dynamo for n in found if n.dynamo}
    labels = {n.label for n in found if n.op == "placeholder" and n.label}
    return tuple(
        n.name
        for n in target.nodes
        if n.op != "output" and (n.dynamo in wanted or (n.op == "placeholder" and n.label in labels))
    )
