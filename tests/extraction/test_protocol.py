"""Lines between page and worker: every event comes back equal, and nothing else is taken for one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.graph import Failure
from extraction.key import Key
from extraction.protocol import (
    BadSample,
    Event,
    Part,
    Ready,
    Reply,
    Request,
    event_line,
    parse_event,
    parse_request,
)

EVENTS: tuple[tuple[Event, dict[str, Any]], ...] = (
    (Event(0, Ready(1.5, ("no network",))), {"ready": 1.5, "enforced": ["no network"]}),
    (Event(7, Part("[1]\n")), {"id": 7, "part": "[1]\n"}),
    (Event(7, "TorchDynamo"), {"id": 7, "step": "TorchDynamo"}),
    (
        Event(7, Reply("summary", text="{}", seconds=0.5)),
        {"id": 7, "done": {"name": "summary", "entry": None, "text": "{}", "seconds": 0.5}},
    ),
    (
        Event(7, Failure("a", "b", "c\nd")),
        {"id": 7, "failure": {"step": "a", "kind": "b", "message": "c\nd", "advice": ""}},
    ),
    (Event(7, BadSample("model.py:3", "ü")), {"id": 7, "error": {"place": "model.py:3", "problem": "ü"}}),
)  # fmt: skip


@pytest.mark.parametrize(("event", "raw"), EVENTS)
def test_events(event: Event, raw: dict[str, Any]) -> None:
    line = event_line(event)
    assert json.loads(line) == raw
    assert line.index(b"\n") == len(line) - 1
    assert parse_event(line) == event


@pytest.mark.parametrize("key", [None, Key("backward", "prims", "min-cut", 2)])
def test_requests(key: Key | None) -> None:
    request = Request("graph", "/a b/ü", (("x", True), ("y", False)), key, "d", "/c", 7, True, 9)
    line = request.line(12)
    assert line.index(b"\n") == len(line) - 1
    assert parse_request(line) == (12, request)


@given(st.binary(max_size=200) | st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from(["id", "step", "done", "failure", "error", "ready", "name", "x"]), inner),
    max_leaves=8,
).map(lambda raw: json.dumps(raw).encode()))  # fmt: skip
def test_anything_else_is_no_event_or_a_sound_one(line: bytes) -> None:
    event = parse_event(line)
    assert event is None or isinstance(event.id, int)
    if event is not None and isinstance(event.what, Reply):
        assert isinstance(event.what.name, str)
        assert event.what.text is None or isinstance(event.what.text, str)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"[",
        b"[" * 100_000,
        b"{}",
        b'{"id": 1}',
        b'{"id": "1", "step": "x"}',
        b'{"id": 1, "done": {}}',
        b'{"id": 1, "failure": {"step": "x"}}',
        b'{"id": 1, "done": {"name": "n", "text": 5}}',
        b'{"id": 1, "error": {"more": 1}}',
    ],
)
def test_malformed_lines(line: bytes) -> None:
    assert parse_event(line) is None


def test_a_step_is_cut() -> None:
    event = parse_event(b'{"id": 1, "step": "' + b"x" * 1000 + b'"}')
    assert event is not None
    assert event.what == "x" * 200
