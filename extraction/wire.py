"""JSON of the contract: compact, versioned, and read back to equal records.

Example::

    assert load_graph(dump_graph(graph)) == graph

What cannot happen: a file of another format version is read as if it were of this one (`FormatError`).

Note: the form
    A record becomes an object without the fields that have their default value. Values (tensor types), sources and
    operators repeat a lot, so a graph stores each distinct one once and nodes name it by index.
"""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from extraction.graph import (
    Extraction,
    Failure,
    Graph,
    Input,
    Node,
    Operator,
    Region,
    Result,
    ScalarType,
    Source,
    Summary,
    TensorType,
    Value,
)

FORMAT_VERSION = 1
_MALFORMED = (KeyError, TypeError, IndexError, AttributeError, ValueError)  # what reading other JSON as records raises


class FormatError(ValueError):
    """The text is not JSON of this format version; the message says what is wrong."""


def dump_graph(graph: Graph) -> str:
    """Compact JSON of one graph."""
    return _text(_pack_graph(graph))


def load_graph(text: str | bytes) -> Graph:
    """Reads `dump_graph` text. Raises FormatError."""
    return _unpack_graph(_parse(text))


def dump_summary(summary: Summary) -> str:
    """Compact JSON of a summary."""
    return _text({"format": FORMAT_VERSION, **_pack(summary)})


def load_summary(text: str | bytes) -> Summary:
    """Reads `dump_summary` text. Raises FormatError."""
    return _unpack_summary(_parse(text))


def dump_extraction(extraction: Extraction) -> str:
    """Compact JSON of a summary and its graphs."""
    graphs = [_pack_graph(g) for g in extraction.graphs]
    return _text({"format": FORMAT_VERSION, "summary": _pack(extraction.summary), "graphs": graphs})


def load_extraction(text: str | bytes) -> Extraction:
    """Reads `dump_extraction` text. Raises FormatError."""
    raw = _parse(text)
    try:
        return Extraction(_unpack_summary(raw["summary"]), tuple(_unpack_graph(g) for g in raw["graphs"]))
    except FormatError:
        raise
    except _MALFORMED as error:
        raise FormatError(f"malformed extraction: {type(error).__name__}: {error}") from error


def _text(raw: dict[str, Any]) -> str:
    return json.dumps(raw, separators=(",", ":"))


def _pack(record: Any) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for f in fields(record):
        value = getattr(record, f.name)
        if value == f.default:
            continue
        out[f.name] = _plain(value)
    return out


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(v) for v in value]
    if isinstance(value, TensorType | ScalarType | Source | Input | Failure | Region | Result | Operator):
        return _pack(value)
    return value


class _Table:
    """Distinct values in order of first use, named by index."""

    def __init__(self) -> None:
        self.index: dict[Any, int] = {}

    def __call__(self, value: Any) -> int | None:
        return None if value is None else self.index.setdefault(value, len(self.index))

    def packed(self) -> list[Any]:
        return [_plain(v) for v in self.index]


_NODE_DEFAULTS = {f.name: f.default for f in fields(Node)}
_NODE_PLAIN = tuple(f.name for f in fields(Node) if f.name not in ("outputs", "source", "args", "kwargs", "inputs"))

_NODE_TUPLES = ("args", "inputs")


def _pack_graph(graph: Graph) -> dict[str, Any]:
    values, sources = _Table(), _Table()
    nodes = []
    for n in graph.nodes:
        row: dict[str, Any] = {}
        for name in _NODE_PLAIN:
            value = getattr(n, name)
            if value != _NODE_DEFAULTS[name]:
                row[name] = value
        for name in ("args", "kwargs", "inputs"):
            if value := getattr(n, name):
                row[name] = value
        if n.outputs:
            row["outputs"] = [values(v) for v in n.outputs]
        if n.source is not None:
            row["source"] = sources(n.source)
        nodes.append(row)
    return {
        "format": FORMAT_VERSION,
        "stage": graph.stage,
        "level": graph.level,
        "partitioner": graph.partitioner,
        "region": graph.region,
        "notes": list(graph.notes),
        "values": values.packed(),
        "sources": sources.packed(),
        "operators": _plain(graph.operators),
        "results": _plain(graph.results),
        "nodes": nodes,
    }


def _parse(text: str | bytes) -> dict[str, Any]:
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FormatError(f"not JSON: {error}") from error
    if not isinstance(raw, dict):
        raise FormatError("not a JSON object")
    if raw.get("format") != FORMAT_VERSION:
        raise FormatError(f"format version {raw.get('format')!r}; this program reads version {FORMAT_VERSION}")
    return raw


def dump_value(value: Value) -> Any:
    """What JSON holds of a value."""
    return _plain(value)


def load_value(raw: Any) -> Value:
    """The value again. Raises KeyError or TypeError for anything else."""
    if raw is None:
        return None
    if "expr" in raw:
        return ScalarType(**raw)
    return TensorType(**{**raw, "shape": tuple(raw["shape"]), "stride": tuple(raw["stride"])})


def _unpack_graph(raw: dict[str, Any]) -> Graph:
    try:
        values = [load_value(v) for v in raw["values"]]
        sources = [Source(**s) for s in raw["sources"]]
        return Graph(
            stage=raw["stage"],
            level=raw["level"],
            partitioner=raw["partitioner"],
            region=raw["region"],
            nodes=tuple(_node(row, values, sources) for row in raw["nodes"]),
            results=tuple(Result(**r) for r in raw["results"]),
            operators=tuple(Operator(**o) for o in raw["operators"]),
            notes=tuple(raw["notes"]),
        )
    except _MALFORMED as error:
        raise FormatError(f"malformed graph: {type(error).__name__}: {error}") from error


def _node(row: dict[str, Any], values: list[Value], sources: list[Source]) -> Node:
    """Changes the row, which nobody else has: a graph of 18,000 of them is read while a reader waits."""
    for name in _NODE_TUPLES:
        if name in row:
            row[name] = tuple(row[name])
    if "kwargs" in row:
        row["kwargs"] = tuple([(k, v) for k, v in row["kwargs"]])
    if "outputs" in row:
        row["outputs"] = tuple([None if i is None else values[i] for i in row["outputs"]])
    if "source" in row:
        row["source"] = sources[row["source"]]
    return Node(**row)


def _unpack_summary(raw: dict[str, Any]) -> Summary:
    row = {k: v for k, v in raw.items() if k != "format"}
    try:
        return Summary(
            **{
                **row,
                "inputs": tuple(Input(**{**i, "value": load_value(i["value"])}) for i in row["inputs"]),
                "regions": tuple(_region(r) for r in row["regions"]),
                "failures": _failures(row),
                "seconds": tuple((k, v) for k, v in row.get("seconds", ())),
            }
        )
    except _MALFORMED as error:
        raise FormatError(f"malformed summary: {type(error).__name__}: {error}") from error


def _failures(row: dict[str, Any]) -> tuple[Failure, ...]:
    return tuple(Failure(**f) for f in row.get("failures", ()))


def _region(row: dict[str, Any]) -> Region:
    return Region(**{**row, "stages": tuple(row.get("stages", ())), "failures": _failures(row)})
