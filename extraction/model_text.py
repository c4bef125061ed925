"""Writes an FX graph as the text of a sample's `model.py`.

Example::

    text = model_text(graph)            # graph: torch.fx.Graph
    text.source                         # "import torch\\n\\n\\nclass GraphModule(torch.nn.Module): …"
    text.lines["convolution"]           # the line of that node, counted from 1

What cannot happen: a graph is written that computes something else when it is loaded again; torch is imported before
`model_text` is called.
"""

from __future__ import annotations

import builtins
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from extraction.signs import BINARY, IN_PLACE, UNARY

if TYPE_CHECKING:
    import torch
    from torch import fx

LITERAL_SIZE = 64
"""Tensors with fewer elements are written with their values, as GraphNet does."""

_RESERVED = {"torch", "device", "inf", "nan", "self"} | set(dir(builtins))
_UNARY = {**UNARY, "inv": "~", "not_": "not ", "abs": "abs"}


class WriteError(ValueError):
    """The graph holds something that a sample folder cannot express; the message names the node."""


@dataclass(frozen=True, slots=True)
class ModelText:
    """Source of `model.py`: the inputs in signature order, and the line number (from 1) of each node of the graph.

    `constants` are tensors of the graph that became extra inputs, by input name.
    """

    source: str
    inputs: tuple[str, ...]
    lines: Mapping[str, int]
    constants: Mapping[str, torch.Tensor] = field(default_factory=dict)


def model_text(graph: fx.Graph, drop_none: bool = False) -> ModelText:
    """`model.py` that computes what `graph` does, one statement a line.

    Placeholders keep their `target` as name. Constants (`get_attr`) with fewer than 64 elements are written out; larger
    ones become inputs behind the others. `drop_none` leaves None out of the outputs. Raises WriteError for modules,
    higher-order operators and objects that have no text.
    """
    printer = _Printer(graph, drop_none)
    for node in graph.nodes:
        try:
            printer.write(node)
        except (AttributeError, TypeError) as error:
            raise WriteError(f"node {node.name} ({node.op} {node.target}) cannot be written: {error}") from error
    signature = "".join(f"        {name}: {kind},\n" for name, kind in printer.inputs.items())
    body = "".join(f"        {line}\n" for _, line in printer.body)
    imports = "".join(f"from torch import {word}\n\n" for word in ("device", "inf", "nan") if word in printer.words)
    head = f"import torch\n\n{imports}\nclass GraphModule(torch.nn.Module):\n"
    head += f"    def forward(\n        self,\n{signature}    ):\n"
    first = head.count("\n") + 1
    lines = {name: first + i for i, (name, _) in enumerate(printer.body) if name}
    return ModelText(head + body, tuple(printer.inputs), lines, printer.constants)


def _is_lifted_literal(node: fx.Node, inputs: Mapping[str, object]) -> bool:
    """True for the copy that tracing makes of a literal tensor: writing the literal stands for both."""
    source = node.args[0] if node.args else None
    lifted = str(node.target) == "aten.lift_fresh_copy.default"
    return lifted and getattr(source, "op", "") == "get_attr" and getattr(source, "name", "") not in inputs


class _Printer:
    """State of one `model_text` call: names given, inputs found, and (node name, line) written so far."""

    def __init__(self, graph: fx.Graph, drop_none: bool) -> None:
        self.graph, self.drop_none = graph, drop_none
        self.names: dict[fx.Node, str] = {}
        self.inputs: dict[str, str] = {}
        self.constants: dict[str, torch.Tensor] = {}
        self.body: list[tuple[str, str]] = []
        self.words: set[str] = set()
        self.taken = set(_RESERVED)

    def write(self, node: fx.Node) -> None:
        """Add what stands for `node`: a parameter, a line, or two lines for an in-place operator."""
        if node.op == "output":
            found = node.args[0] if isinstance(node.args[0], tuple | list) else (node.args[0],)
            kept = tuple(x for x in found if x is not None or not self.drop_none)
            self.body.append(("", f"return {self.text(kept)}"))
            return
        name = self.name(node)
        if node.op == "placeholder":
            self.inputs[name] = _annotation(node)
        elif node.op == "get_attr":
            self.constant(node, name)
        elif _is_lifted_literal(node, self.constants):
            # `torch.tensor(…)` is traced as a constant and this copy of it
            self.names[node] = self.names[node.all_input_nodes[0]]
        elif node.op == "call_method":
            self.body.append((node.name, f"{name} = {self.operand(node.args[0])}.{node.target}({self.call(node, 1)})"))
        elif getattr(node.target, "__module__", "") == "_operator":
            self.operator(node, name)
        elif node.target is getattr:
            self.body.append((node.name, f"{name} = {self.operand(node.args[0])}.{node.args[1]}"))
        else:
            self.body.append((node.name, f"{name} = {_function(node.target)}({self.call(node, 0)})"))

    def name(self, node: fx.Node) -> str:
        """A name of its own for the node: no builtin, no import, nobody else's."""
        name = str(node.target) if node.op == "placeholder" and str(node.target).isidentifier() else node.name
        while name in self.taken:
            name += "_"
        self.taken.add(name)
        self.names[node] = name
        return name

    def operator(self, node: fx.Node, name: str) -> None:
        """A function of Python's `operator` module, with its sign."""
        word, args = getattr(node.target, "__name__", ""), [self.operand(x) for x in node.args]
        if word == "getitem":
            self.body.append((node.name, f"{name} = {args[0]}[{self.text(node.args[1])}]"))
        elif word == "setitem":
            self.body.append((node.name, f"{args[0]}[{self.text(node.args[1])}] = {self.text(node.args[2])}"))
            self.names[node] = "None"
        elif word in IN_PLACE:
            self.body += [("", f"{name} = {args[0]}"), (node.name, f"{name} {IN_PLACE[word]} {args[1]}")]
        elif word in _UNARY:
            operand = f"({args[0]})" if word == "abs" else args[0]
            self.body.append((node.name, f"{name} = {_UNARY[word]}{operand}"))
        elif word in BINARY:
            self.body.append((node.name, f"{name} = {args[0]} {BINARY[word]} {args[1]}"))
        else:
            raise TypeError(f"operator.{word} has no sign")

    def constant(self, node: fx.Node, name: str) -> None:
        """A tensor that the graph holds: written out, or an extra input."""
        import torch

        value: object = self.graph.owning_module
        for part in str(node.target).split("."):
            value = getattr(value, part)
        if not isinstance(value, torch.Tensor):
            raise TypeError(f"{type(value).__name__} is not a tensor")
        if type(value) is torch.Tensor and value.numel() == 0:
            self.body.append((node.name, f"{name} = torch.empty({self.text(value.shape)}, dtype={value.dtype})"))
        elif type(value) is torch.Tensor and value.numel() < LITERAL_SIZE and value.device.type != "meta":
            data = self.text(value.tolist())
            self.body.append((node.name, f"{name} = torch.tensor({data}, dtype={value.dtype})"))
        else:
            self.inputs[name], self.constants[name] = "torch.Tensor", value

    def call(self, node: fx.Node, skip: int) -> str:
        """The arguments behind the first `skip`, as in a call."""
        named = [f"{key} = {self.text(value)}" for key, value in node.kwargs.items()]
        return ", ".join([*(self.text(x) for x in node.args[skip:]), *named])

    def operand(self, value: object) -> str:
        """Text that binds tighter than any sign: a name, or a literal, in parentheses where it needs them."""
        text = self.text(value)
        return text if text.isidentifier() or text.isdigit() else f"({text})"

    def text(self, value: object) -> str:
        """The expression that gives `value`. Raises TypeError where there is none."""
        match value:
            case tuple():
                text = f"({', '.join(self.text(x) for x in value)}{',' if len(value) == 1 else ''})"
            case list():
                text = f"[{', '.join(self.text(x) for x in value)}]"
            case dict():
                text = f"{{{', '.join(f'{k!r}: {self.text(v)}' for k, v in value.items())}}}"
            case slice():
                text = f"slice({self.text(value.start)}, {self.text(value.stop)}, {self.text(value.step)})"
            case float() if not math.isfinite(value):
                text = "nan" if math.isnan(value) else "inf"
                self.words.add(text)
                text = f"-{text}" if value < 0 else text
            case float():
                text = float.__repr__(value)
            case None | bool() | int() | str() | complex():
                text = repr(value)
            case _:
                text = self.name_text(value)
        return text

    def name_text(self, value: object) -> str:
        """The name of a node of the graph, of a builtin, or of one of torch's own constants."""
        import torch
        from torch import fx

        match value:
            case fx.Node():
                return self.names[value]
            case torch.device():
                self.words.add("device")
                return repr(value)
            case torch.dtype() | torch.layout() | torch.memory_format():
                return str(value)
            case type() if value in (bool, int, float, complex):
                return value.__name__
        if value is Ellipsis:
            return "Ellipsis"
        raise TypeError(f"no text for a {type(value).__name__}")


def _annotation(node: fx.Node) -> str:
    value = node.meta.get("example_value", node.meta.get("val"))
    if getattr(node.type, "__name__", "") == "Parameter":
        return "torch.nn.parameter.Parameter"
    symbol = {"int": "SymInt", "float": "SymFloat", "bool": "SymBool"}.get(type(value).__name__, type(value).__name__)
    return f"torch.{symbol}" if symbol.startswith("Sym") else "torch.Tensor"


def _function(target: Any) -> str:
    """The dotted name of a function, checked: evaluated in a sample it is the same function."""
    import torch
    from torch.fx.node import _get_qualified_name

    name = str(_get_qualified_name(target))
    found: object = builtins if "." not in name else torch
    for part in name.removeprefix("torch.").split("."):
        found = getattr(found, part)
    if found is not target and found != target:
        raise TypeError(f"{name} is another function")
    return name
