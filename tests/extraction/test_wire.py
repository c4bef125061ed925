from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extraction.graph import (
    LEVELS,
    PARTITIONERS,
    STAGES,
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
)
from extraction.wire import (
    FormatError,
    dump_extraction,
    dump_graph,
    dump_summary,
    load_extraction,
    load_graph,
    load_summary,
)
from tests.extraction.test_graph import F32, joint

words = st.text(max_size=6)  # any character: names come from user code
sizes = st.one_of(st.integers(0, 2**62), st.sampled_from(["u0", "s1 + 1"]))
shapes = st.lists(sizes, max_size=3).map(tuple)
maybe_numbers = st.none() | st.integers(0, 2**70)
values = st.one_of(
    st.none(),
    st.builds(TensorType, shapes, shapes, st.sampled_from(["float32", "bool", "int64"]), words, words),
    st.builds(ScalarType, st.sampled_from(["int", "float", "bool"]), words),
)
sources = st.builds(Source, words, st.integers(1, 9), words, words)
texts = st.lists(words, max_size=3).map(tuple)
roles = st.sampled_from(["parameter", "buffer", "input", "tangent", "op", "output"])
nodes = st.builds(
    Node,
    name=words,
    op=st.sampled_from(["placeholder", "call_function", "output"]),
    target=words,
    function=words,
    args=texts,
    kwargs=st.lists(st.tuples(words, words), max_size=2).map(tuple),
    inputs=texts,
    outputs=st.lists(values, max_size=3).map(tuple),
    multiple=st.booleans(),
    role=roles,
    phase=st.sampled_from(["forward", "backward"]),
    label=words,
    annotation=words,
    scope=words,
    source=st.none() | sources,
    origin=words,
    dynamo=words,
    seq=maybe_numbers,
    flops=maybe_numbers,
    saved=st.booleans(),
    recomputed=st.booleans(),
    kept=words,
)
results = st.builds(
    Result, st.none() | words, st.sampled_from(["output", "gradient", "saved", "mutation", "random_state"]), words
)
operators = st.builds(Operator, words, st.sampled_from(["matmul", "view", "other"]), words, st.booleans(), words)
graphs = st.builds(
    Graph,
    stage=st.sampled_from(STAGES),
    level=st.sampled_from(LEVELS),
    partitioner=st.none() | st.sampled_from(PARTITIONERS),
    region=st.integers(0, 9),
    nodes=st.lists(nodes, max_size=4).map(tuple),
    results=st.lists(results, max_size=2).map(tuple),
    operators=st.lists(operators, max_size=2).map(tuple),
    notes=texts,
)
failures = st.lists(st.builds(Failure, words, words, words, words), max_size=2).map(tuple)
summaries = st.builds(
    Summary,
    sample=words,
    note=words,
    torch=words,
    inputs=st.lists(st.builds(Input, words, words, values, roles, st.booleans(), st.booleans(), words), max_size=2).map(
        tuple
    ),
    regions=st.lists(
        st.builds(Region, st.integers(0, 3), words, st.lists(st.sampled_from(STAGES)).map(tuple), words, failures),
        max_size=2,
    ).map(tuple),
    failures=failures,
    seconds=st.lists(st.tuples(words, st.floats(allow_nan=False)), max_size=2).map(tuple),
    source=words,
)


@settings(max_examples=60, deadline=None)
@given(graphs)
def test_graphs_come_back_equal(graph: Graph) -> None:
    assert load_graph(dump_graph(graph)) == graph


@settings(max_examples=60, deadline=None)
@given(summaries)
def test_summaries_come_back_equal(summary: Summary) -> None:
    assert load_summary(dump_summary(summary)) == summary


@settings(max_examples=25, deadline=None)
@given(summaries, st.lists(graphs, max_size=2).map(tuple))
def test_extractions_come_back_equal_also_as_bytes(summary: Summary, found: tuple[Graph, ...]) -> None:
    extraction = Extraction(summary, found)
    assert load_extraction(dump_extraction(extraction).encode()) == extraction


def test_no_list_or_dictionary_comes_back() -> None:
    def plain(value: Any) -> bool:
        if dataclasses.is_dataclass(value):
            return all(plain(getattr(value, f.name)) for f in dataclasses.fields(value))
        return all(map(plain, value)) if isinstance(value, tuple) else not isinstance(value, list | dict)

    graph = dataclasses.replace(joint(), notes=("a", "b"))
    regions = (Region(0, stages=("joint",), failures=(Failure("a", "b", "c"),)),)
    summary = Summary("s", "", "2", (Input("x", "x", F32, "input", True),), regions, (), (("step", 0.5),))
    assert plain(load_extraction(dump_extraction(Extraction(summary, (graph,)))))


def test_the_form_on_the_wire() -> None:
    """Fields with their default are left out; a type, a source, stands once however many nodes have it."""
    line = Source("model.py", 5, "forward", "y = x * x")
    nodes = (
        Node("x", "placeholder", "x", role="input", outputs=(F32,)),
        Node("y", "call_function", "aten.mul.Tensor", args=("x", "x"), inputs=("x",), outputs=(F32,), source=line),
        Node("z", "call_function", "aten.mul.Tensor", kwargs=(("out", "y"),), outputs=(F32, None), source=line, seq=0),
    )
    graph = Graph("forward", "prims", "min-cut", 2, nodes, (Result(None, "gradient", "none"),), ())
    assert json.loads(dump_graph(graph)) == {
        "format": 1,
        "stage": "forward",
        "level": "prims",
        "partitioner": "min-cut",
        "region": 2,
        "notes": [],
        "values": [{"shape": [2, 3], "stride": [3, 1], "dtype": "float32"}],
        "sources": [{"file": "model.py", "line": 5, "function": "forward", "text": "y = x * x"}],
        "operators": [],
        "results": [{"node": None, "role": "gradient", "label": "none"}],
        "nodes": [
            {"name": "x", "op": "placeholder", "target": "x", "role": "input", "outputs": [0]},
            {"name": "y", "op": "call_function", "target": "aten.mul.Tensor", "args": ["x", "x"], "inputs": ["x"],
             "outputs": [0], "source": 0},
            {"name": "z", "op": "call_function", "target": "aten.mul.Tensor", "kwargs": [["out", "y"]],
             "outputs": [0, None], "source": 0, "seq": 0},
        ],
    }  # fmt: skip


def test_the_text_is_compact_ascii() -> None:
    text = dump_graph(dataclasses.replace(joint(), notes=("größer",)))
    assert text.isascii()
    assert ": " not in text.replace("gradient of", "")


@pytest.mark.parametrize("load", [load_graph, load_summary, load_extraction])
@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_another_version_is_refused(load: Any, version: object) -> None:
    text = json.dumps({**json.loads(dump_graph(joint())), "format": version})
    with pytest.raises(FormatError, match="this program reads version 1"):
        load(text)


@pytest.mark.parametrize("load", [load_graph, load_summary, load_extraction])
@pytest.mark.parametrize(
    "text", ["", "{", "[]", "3", "null", "{}", '{"format": 1}', b"\xff\xfe\x00", "[" * 100_000, "1" * 10_000]
)
def test_other_text_is_a_format_error(load: Any, text: str | bytes) -> None:
    with pytest.raises(FormatError):
        load(text)


def paths(raw: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    inside = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    return [path, *(p for key, value in inside for p in paths(value, (*path, key)))]


def damaged(raw: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    if isinstance(raw, dict):
        return {k: damaged(v, path[1:], value) if k == path[0] else v for k, v in raw.items()}
    return [damaged(v, path[1:], value) if i == path[0] else v for i, v in enumerate(raw)]


SUMMARY = Summary(
    "s", "n", "2", (Input("x", "x", F32, "input", True),), (Region(0, "b", ("joint",)),), (Failure("a", "b", "c"),)
)
WHOLE = json.loads(dump_extraction(Extraction(SUMMARY, (joint(),))))


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(paths(WHOLE)),
    st.sampled_from([None, True, 7, -1, 1e9, "text", [], [1], ["ab"], {}, {"a": 1}, [[]], {"expr": 1}]),
)
def test_damage_anywhere_is_read_or_refused_and_nothing_else(path: tuple[Any, ...], value: Any) -> None:
    try:
        load_extraction(json.dumps(damaged(WHOLE, path, value)))
    except FormatError as error:
        assert str(error)


@settings(max_examples=60, deadline=None)
@given(st.integers(1, len(dump_graph(joint())) - 1))
def test_a_text_cut_short_is_refused(length: int) -> None:
    with pytest.raises(FormatError):
        load_graph(dump_graph(joint())[:length])


def test_fields_that_this_version_does_not_know_are_refused() -> None:
    raw = json.loads(dump_graph(joint()))
    raw["nodes"][0]["colour"] = "red"
    with pytest.raises(FormatError, match="colour"):
        load_graph(json.dumps(raw))


def test_a_missing_field_is_named() -> None:
    raw = json.loads(dump_graph(joint()))
    del raw["operators"]
    with pytest.raises(FormatError, match="operators"):
        load_graph(json.dumps(raw))
