"""What the panel says about a node or a result: every fact of the contract, in blocks.

Example::

    blocks = describe(known, ("convolution",), mark="", elsewhere={"prims": prims})

What cannot happen: a token that the graph does not have raises; it is said to be gone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from extraction.graph import Graph, Level, Node, Result, ScalarType, TensorType, Value
from viewer.graphs import Known
from viewer.grouping import is_projection
from viewer.labels import human_bytes, human_flops, outputs_text, readable, short_operator, value_text
from viewer.lineage import lineage
from viewer.links import node_link
from viewer.neighbours import ancestors, descendants
from viewer.parts.panel import Action, Actions, Block, Fact, Facts, Head, Link, Links, Text
from viewer.schema import arguments
from viewer.state import Mark

_KEPT_EXPLAINED = {
    "tagged core": "It is in the core aten set, which this level keeps.",
    "no entry in the table": "This level's table has no decomposition for it.",
}


def describe(
    known: Known,
    tokens: Sequence[str],
    mark: Mark = "",
    elsewhere: Mapping[Level, Graph] | None = None,
    dynamo: Graph | None = None,
) -> list[Block]:
    """Blocks for what is selected; the first token is described, the others are listed.

    `elsewhere` and `dynamo` are other graphs of the sample, as `lineage` takes them.
    """
    blocks: list[Block] = []
    if len(tokens) > 1:
        items = tuple(node_link(known.graph, t, on=t == tokens[0]) for t in tokens if t in known.graph.by_name)
        blocks.append(Links(f"{len(tokens)} selected", items))
    first = tokens[0]
    if first.startswith("result:"):
        return blocks + _result(known, first)
    node = known.graph.by_name.get(first)
    if node is None:
        return [*blocks, Text((f"{first} is not in this graph.",), "Not here")]
    return blocks + _node(known, node, tokens, mark, lineage(known, node, elsewhere or {}, dynamo))


def _node(known: Known, node: Node, tokens: Sequence[str], mark: Mark, origins: list[Block]) -> list[Block]:
    graph = known.graph
    blocks: list[Block] = [_head(graph, node), _actions(known, node, tokens, mark), _identity(node)]
    users = [graph.by_name[u] for u in graph.users[node.name]]
    elements = {u.args[1]: u for u in users if is_projection(graph, u) and len(u.args) > 1}
    blocks.append(Facts(tuple(_values(node, elements)), "Results" if len(node.outputs) > 1 else "Result"))
    blocks += _arguments(graph, node)
    blocks += _kept(graph, node)
    blocks += _pair(graph, node)
    blocks += origins
    reading = [u.name for u in users if u.op != "output"]
    results = [(i, r) for i, r in enumerate(graph.results) if r.node == node.name]
    given = tuple(Link(r.label, f"node:result:{i}", r.role) for i, r in results)
    if reading or given:
        blocks.append(Links("Used by", (*(node_link(graph, u) for u in reading), *given)))
    return blocks


def _head(graph: Graph, node: Node) -> Head:
    chips: list[tuple[str, str]] = []
    if node.op == "call_function" or graph.stage != "dynamo":
        chips.append((node.phase, node.phase))
    operator = graph.operator.get(node.target)
    if node.is_operator and operator:
        chips.append((operator.kind, "plain"))
        chips += [("core aten", "plain")] if operator.core else []
    elif node.role != "op":
        chips.append((node.role.replace("_", " "), "plain"))
    if node.saved:
        chips.append(("saved for backward", "saved"))
    if node.recomputed:
        chips.append(("recomputed", "saved"))
    if node.op in ("placeholder", "get_attr", "output"):
        return Head(readable(node), "" if readable(node) == node.name else node.name, tuple(chips))
    return Head(short_operator(node.target), node.target, tuple(chips))


def _actions(known: Known, node: Node, tokens: Sequence[str], mark: Mark) -> Actions:
    up, down = len(ancestors(known.network, node.name)), len(descendants(known.network, node.name))
    two = len(tokens) == 2
    hint = "Nodes on any path between the two selected" if two else "Shift-click a second box first"
    return Actions(
        (
            Action("Go to", "zoom", hint="Bring it into the middle of the picture"),
            Action(f"Ancestors {up:,}", "mark:ancestors", mark == "ancestors", "All it is computed from", up == 0),
            Action(f"Descendants {down:,}", "mark:descendants", mark == "descendants", "All made from it", down == 0),
            Action("Path", "mark:path", mark == "path" and two, hint, not two),
        )
    )


def _identity(node: Node) -> Facts:
    rows = [Fact("Name", node.name, mono=True)]
    if node.op.startswith("call") and node.label not in ("", node.name):  # of a value the head says it
        rows.append(Fact("Stands for", node.label))
    if node.scope:
        rows.append(Fact("Scope", node.scope))
    if node.source:
        rows.append(Fact("Source", f"line {node.source.line}", node.source.text.strip(), f"line:{node.source.line}"))
    if node.flops:
        rows.append(Fact("Work", human_flops(node.flops)))
    if node.seq is not None:
        rows.append(Fact("Sequence nr", str(node.seq), "autograd's number: pairs forward with backward"))
    return Facts(tuple(rows))


def _values(node: Node, elements: Mapping[str, Node] | None = None) -> Iterable[Fact]:
    """A row for each result; `elements` are the nodes that pick one of several, by its number."""
    for index, value in enumerate(node.outputs):
        element = (elements or {}).get(str(index))
        told = [_layout(value), "saved for backward" if element and element.saved else ""]
        name = f"[{index}]" if len(node.outputs) > 1 else "Type"
        yield Fact(name, value_text(value), ", ".join(t for t in told if t), mono=True)
    if not node.outputs:
        yield Fact("Type", "no tensor")


def _layout(value: Value) -> str:
    """Strides, bytes and device of a tensor."""
    if not isinstance(value, TensorType):
        return "a number known only when the graph runs" if isinstance(value, ScalarType) else ""
    size = "unknown size" if value.nbytes is None else human_bytes(value.nbytes)
    return f"{value.dtype}, strides [{', '.join(map(str, value.stride))}], {size}, {value.device}"


def _arguments(graph: Graph, node: Node) -> list[Block]:
    operator = graph.operator.get(node.target)
    schema = operator.schema if operator else ""
    rows = []
    for argument in arguments(node, schema) if node.op.startswith("call") else ():
        source = graph.by_name.get(argument.value)
        if source is not None:
            types = outputs_text(source.outputs)
            note = types if readable(source) == source.name else f"{source.name}, {types}"
            rows.append(Fact(argument.name, readable(source), note, f"node:{source.name}"))
        else:
            rows.append(Fact(argument.name, argument.value, "" if argument.given else "the default", mono=True))
    blocks: list[Block] = [Facts(tuple(rows), "Arguments")] if rows else []
    named = {a.value for a in arguments(node, schema)}
    inside = tuple(node_link(graph, name) for name in node.inputs if name not in named)
    if inside:
        blocks.append(Links("Reads", inside))
    if schema:
        blocks.append(Facts((Fact("Schema", schema, mono=True),)))
    return blocks


def _kept(graph: Graph, node: Node) -> list[Block]:
    operator = graph.operator.get(node.target)
    if graph.as_traced or not node.is_operator:
        return []
    why = node.kept or (operator.kept if operator else "")
    if not why or (node.origin and node.origin != node.name and not node.kept):
        return []
    return [Text((f"{why[0].upper()}{why[1:]}. {_KEPT_EXPLAINED.get(why, '')}".strip(),), "Why it is not decomposed")]


def _pair(graph: Graph, node: Node) -> list[Block]:
    names = [p for p in graph.pairs.get(node.name, ()) if not is_projection(graph, graph.by_name[p])]
    if not names:
        return []
    other = graph.by_name[names[0]].phase
    return [Links(f"Pair in {other}", tuple(node_link(graph, p) for p in names))]


def _result(known: Known, token: str) -> list[Block]:
    index = token.removeprefix("result:")
    results = known.graph.results
    if not index.isdigit() or int(index) >= len(results):
        return [Text((f"{token} is not in this graph.",), "Not here")]
    result: Result = results[int(index)]
    chip = "backward" if result.role == "gradient" else "saved" if result.role == "saved" else "plain"
    head = Head(result.label, f"result {index} of the graph", ((result.role.replace("_", " "), chip),))
    node = known.graph.by_name.get(result.node or "")
    if node is None:
        return [head, Text(("It is None.",))]
    rows = (Fact("Comes from", node.name, outputs_text(node.outputs), f"node:{node.name}", True), *_values(node))
    return [head, Facts(rows)]
