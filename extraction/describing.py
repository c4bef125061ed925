"""What the description of an FX graph needs to know of its region: labels, what was saved, scopes.

Example::

    to_graph(module.graph, …, labels_of(state, key, module, saved), context_of(state, key, sample, saved))

What cannot happen: a graph is changed; scopes of a region are worked out twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from extraction.convert import Context, Labels, to_graph
from extraction.key import Key
from extraction.levels import table_of
from extraction.meaning import dynamo_meaning, meaning
from extraction.regions import RegionState
from extraction.samples import Sample
from extraction.scopes import scopes_of

if TYPE_CHECKING:
    from torch.fx import GraphModule


def labels_of(state: RegionState, key: Key, module: GraphModule, saved: frozenset[str]) -> Labels:
    """What placeholders and results of a graph mean."""
    if key.stage == "dynamo":
        return dynamo_meaning(module.graph, state.named)
    return meaning(module.graph, state.named, saved)


def context_of(state: RegionState, key: Key, sample: Sample, saved: frozenset[str]) -> Context:
    """What the nodes of a graph of this key share."""
    forward_names: frozenset[str] = frozenset()
    if key.stage == "backward" and state.joint is not None:
        joint = state.joint.module.graph.nodes
        forward_names = frozenset(n.name for n in joint if n.meta.get("partitioner_tag") == "is_forward")
    return Context(
        folder=str(sample.path),
        table=table_of(key.level) if key.stage != "dynamo" else (),
        dynamo_by_seq=state.dynamo_by_seq,
        passed_over=state.passed_over if key.stage != "dynamo" else frozenset(),
        saved=saved,
        forward_names=forward_names,
    )


def scopes_in(state: RegionState, region: int, sample: Sample) -> dict[str, str]:
    """The scopes of a region's torch-level nodes, by name; made once."""
    if state.scopes is None:
        labels = dynamo_meaning(state.torch.module.graph, state.named)
        graph = to_graph(state.torch.module.graph, "dynamo", "aten", None, region, labels, Context(str(sample.path)))
        state.scopes = scopes_of(graph, module_stacks(state.torch.module))
    return state.scopes


def module_stacks(module: GraphModule) -> dict[str, str]:
    """Innermost module path by node name, where Dynamo recorded one below the root."""
    found = {}
    for n in module.graph.nodes:
        stack = n.meta.get("nn_module_stack")
        if stack:
            path = next(reversed(stack.values()))[0]
            found[n.name] = (
                path.replace("L['self'].", "")
                .replace("L['self']", "")
                .replace("[", ".")
                .replace("]", "")
                .replace("'", "")
            )
    return found
