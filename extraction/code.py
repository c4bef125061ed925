"""Prints a graph of the contract as torch prints it: as Python code, or in the `graph():` form.

Example::

    print(as_code(graph))                     # equal to GraphModule.code
    print(as_code(graph, annotations=True))   # equal to GraphModule.print_readable(), with source lines and types
    print(as_graph(graph))                    # equal to str(fx.Graph)

What cannot happen: torch is needed; the text is executed.

Note: source files
    Records name a file inside the sample relative to its folder; torch prints the path it was given. Pass that folder
    as `folder` to get the same comment lines.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from extraction.graph import Graph, Node, ScalarType, Source, TensorType
from extraction.signs import BINARY, IN_PLACE, UNARY

_TOKEN = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|(?<![0-9A-Za-z_.])[A-Za-z_][A-Za-z_0-9.]*")
_DEVICE = re.compile(r"device\(type='([^']*)'(?:, index=(\d+))?\)")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of printed code and the node that it belongs to ("" for headings, comments and blank lines)."""

    text: str
    node: str = ""


def as_code(graph: Graph, annotations: bool = False, folder: Path | None = None) -> str:
    """The graph as Python code. With `annotations`: types, source lines and the class around it."""
    return "\n".join(line.text for line in code_lines(graph, annotations, folder))


def code_lines(graph: Graph, annotations: bool = False, folder: Path | None = None) -> tuple[Line, ...]:
    """The lines of `as_code`, each with its node, so that a line leads to its node and back."""
    arguments = ", ".join(
        ["self"] + [n.target + _annotation(n, annotations) for n in graph.nodes if n.op == "placeholder"]
    )
    heading = Line(f"def forward({arguments}):")
    body = list(_body(graph, annotations, folder))
    while body and not body[0].text:
        body.pop(0)
    lines = [heading, *(Line("    " + line.text, line.node) for line in body)]
    if not annotations:
        return (*(Line("") for _ in range(3)), *lines, Line("    "))
    lines.append(Line("    "))
    indented = [Line("    " + line.text if line.text.strip() else "", line.node) for line in lines]
    return (Line(f"class {CLASS_NAME}(torch.nn.Module):"), *indented)


CLASS_NAME = "GraphModule"


def _body(graph: Graph, annotations: bool, folder: Path | None) -> Iterator[Line]:
    freed = last_uses(graph)
    previous: tuple[Source | None] | None = None
    for n in graph.nodes:
        if n.op == "placeholder":
            if n.target != n.name:
                yield Line(f"{n.name} = {n.target}", n.name)
            continue
        if n.op == "output":
            yield Line(f"return {n.args[0]}", n.name)
            continue
        if annotations and previous != (n.source,):
            previous = (n.source,)
            yield Line("")
            yield Line(f"# {source_comment(n.source, folder)}")
        dropped = freed.get(n.name, ())
        tail = f";  {' = '.join((*dropped, 'None'))}" if dropped else ""
        yield Line(statement(n, _annotation(n, annotations)) + tail, n.name)


def source_comment(source: Source | None, folder: Path | None = None) -> str:
    """`File: model.py:6 in forward, code: …`, as torch writes it above the nodes of a line."""
    if source is None:
        return "No stacktrace found for following nodes"
    file = source.file if folder is None else str(folder / source.file)
    return f"File: {file}:{source.line} in {source.function}, code: {source.text}"


def last_uses(graph: Graph) -> dict[str, tuple[str, ...]]:
    """For each node the names that are not needed after it; a result that nobody uses is dropped at once."""
    seen: set[str] = set()
    freed: dict[str, list[str]] = {}
    for n in reversed(graph.nodes):
        for name in n.inputs:
            if name not in seen:
                seen.add(name)
                freed.setdefault(n.name, []).append(name)
        if n.name not in seen and n.op not in ("placeholder", "output"):
            freed.setdefault(n.name, []).append(n.name)
    return {k: tuple(v) for k, v in freed.items()}


def _annotation(n: Node, typed: bool) -> str:
    if typed and not n.multiple and n.outputs and isinstance(n.outputs[0], TensorType | ScalarType):
        return f': "{n.outputs[0]}"'
    return f" : {n.annotation}" if n.annotation else ""


def statement(n: Node, annotation: str = "") -> str:
    """`name = call(…)` of one node, without the drops."""
    name, operator = n.name + annotation, n.target.removeprefix("operator.")
    if n.target.startswith("operator.") and n.op == "call_function":
        if operator in BINARY:
            return f"{name} = {n.args[0]} {BINARY[operator]} {n.args[1]}"
        if operator in UNARY:
            return f"{name} = {UNARY[operator]}{n.args[0]}"
        if operator == "getitem":
            return f"{name} = {n.args[0]}[{n.args[1]}]"
        if operator == "setitem":
            return f"{n.args[0]}[{n.args[1]}] = {n.args[2]};  {name} = {n.args[0]}"
        if operator in IN_PLACE:
            return f"{n.args[0]} {IN_PLACE[operator]} {n.args[1]};  {name} = {n.args[0]}"
    if n.op == "get_attr":
        return f"{name} = {_attribute('self', n.target)}"
    if n.op == "call_module":
        return f"{name} = {_attribute('self', n.target)}({arguments(n)})"
    if n.op == "call_method":
        return f"{name} = {_attribute(n.args[0], n.function)}({arguments(n, 1)})"
    if n.function == "getattr" and len(n.args) == 2 and n.args[1][1:-1].isidentifier():
        return f"{name} = {n.args[0]}.{n.args[1][1:-1]}"
    return f"{name} = {n.function}({arguments(n)})"


def arguments(n: Node, start: int = 0) -> str:
    """The arguments from position `start` on, as torch prints them."""
    return ", ".join([*n.args[start:], *(f"{k} = {v}" for k, v in n.kwargs)])


def _attribute(base: str, path: str) -> str:
    out = base
    for part in path.split("."):
        out = f"{out}.{part}" if part.isidentifier() else f'getattr({out}, "{part}")'
    return out


def as_graph(graph: Graph) -> str:
    """The `graph():` form that torch prints for an fx.Graph."""
    lines = ["graph():"]
    for n in graph.nodes:
        users = f"[num_users={len(graph.users[n.name])}]"
        typed = f"{n.annotation} " if n.annotation else ""
        if n.op == "placeholder":
            lines.append(f"    %{n.name} : {typed}{users} = placeholder[target={n.target}]")
        elif n.op == "get_attr":
            lines.append(f"    %{n.name} : {typed}{users} = get_attr[target={n.target}]")
        elif n.op == "output":
            lines.append(f"    return {n.args[0]}")
        else:
            target = n.target if n.target.startswith(("operator.", "builtins.")) else n.function
            args = "(" + ", ".join(_marked(a, n) for a in n.args) + ("," if len(n.args) == 1 else "") + ")"
            kwargs = ", ".join(f"{k}: {_marked(v, n)}" for k, v in n.kwargs)
            lines.append(
                f"    %{n.name} : {typed}{users} = {n.op}[target={target}](args = {args}, kwargs = {{{kwargs}}})"
            )
    return "\n".join(lines)


def _marked(text: str, n: Node) -> str:
    """Names get a `%`; text and devices lose the quotes that code needs."""

    def mark(m: re.Match[str]) -> str:
        token = m[0]
        if token[0] in "'\"":
            return str(ast.literal_eval(token))
        return f"%{token}" if token in n.inputs else token

    return _TOKEN.sub(mark, _DEVICE.sub(lambda m: m[1] + (f":{m[2]}" if m[2] else ""), text))
