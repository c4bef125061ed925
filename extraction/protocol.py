"""What the page process and a worker say to each other: one JSON object a line, both ways.

Example::

    {"id": 7, "do": "graph", "sample": "/…/conv_bn", "requires_grad": {}, "key": {"stage": "joint", …}, "cache": "/…"}
    {"ready": 2.1, "enforced": []}
    {"id": 7, "step": "TorchDynamo"}
    {"id": 7, "part": "…"}
    {"id": 7, "done": {"name": "r0-joint-aten", "entry": "/…/ab/ab12…"}}
    {"id": 7, "failure": {"step": "TorchDynamo", "kind": "data-dependent", "message": "…"}}
    {"id": 7, "error": {"place": "model.py:3", "problem": "not Python: …"}}

What cannot happen: a line that is not one of these events is taken for one (`parse_event` gives None); a result is
larger than `MAX_LINE`.

Note: where a result travels
    A worker stores its result in the cache and names the entry. Without a cache, when the cache did not take it (disk
    full) or when the request says `inline`, the text itself is in `done.text`.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Literal

from extraction.choice import Choice
from extraction.graph import Failure
from extraction.key import Key

MAX_LINE = 64 << 20
MAX_STEP = 200

Action = Literal["summary", "graph", "kit", "census", "decomposition"]
Opened = tuple[str, str, tuple[tuple[str, bool], ...]]


@dataclass(frozen=True, slots=True)
class Request:
    """One piece of work. Equal requests are the same work.

    `sample` is a folder (for `decomposition` the name of an operator) and `digest` that of its files; `cache` is the
    cache's folder (None: nothing is stored) and `cache_mb` its size. `size` is the bytes of `model.py`, by which long
    jobs are told from short ones. The model of a sample that is not
    `trusted` runs only when the reader of untrusted models (`safety`) passed it.
    """

    do: Action
    sample: str
    requires_grad: tuple[tuple[str, bool], ...] = ()
    key: Key | None = None
    digest: str = ""
    cache: str | None = None
    cache_mb: int | None = None
    inline: bool = False
    size: int = 0
    trusted: bool = False

    @property
    def name(self) -> str:
        """What the result is called in the cache."""
        return "summary" if self.key is None else self.key.kit if self.do == "kit" else str(self.key)

    @property
    def opened(self) -> Opened:
        """What a worker keeps alive for this request; requests with the same value are quick on the same worker."""
        return (self.sample, self.digest, self.requires_grad)

    def line(self, number: int) -> bytes:
        """The request as a line with this id."""
        raw = {"id": number, **asdict(self), "requires_grad": dict(self.requires_grad)}
        return json.dumps(raw, separators=(",", ":")).encode() + b"\n"


def parse_request(line: bytes | str) -> tuple[int, Request]:
    """The id and request of a line. Raises ValueError, KeyError or TypeError for anything else."""
    raw = json.loads(line)
    number = int(raw.pop("id"))
    key = raw.pop("key")
    grads = tuple(sorted(raw.pop("requires_grad").items()))
    return number, Request(**raw, requires_grad=grads, key=None if key is None else _key(key))


def _key(raw: dict[str, Any]) -> Key:
    choice = raw.pop("choice")
    return Key(**raw, choice=None if choice is None else Choice(**choice))


@dataclass(frozen=True, slots=True)
class Reply:
    """A finished request: the result's name, and the cache entry that holds it or else its text."""

    name: str
    entry: str | None = None
    text: str | None = None
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Ready:
    """A worker has loaded torch and warmed up; `enforced` names the measures of isolation that are in force."""

    seconds: float
    enforced: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BadSample:
    """The sample cannot be used; see `SampleError`."""

    place: str
    problem: str


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a result that counts even when the rest is never made."""

    text: str


@dataclass(frozen=True, slots=True)
class Event:
    """Something a worker said. A text is the name of the step that runs now."""

    id: int
    what: str | Part | Reply | Failure | BadSample | Ready


def event_line(event: Event) -> bytes:
    """An event as a line."""
    what = event.what
    if isinstance(what, Ready):
        raw: dict[str, Any] = {"ready": what.seconds, "enforced": what.enforced}
    elif isinstance(what, str):
        raw = {"id": event.id, "step": what}
    elif isinstance(what, Part):
        raw = {"id": event.id, "part": what.text}
    else:
        name = {Reply: "done", Failure: "failure", BadSample: "error"}[type(what)]
        raw = {"id": event.id, name: asdict(what)}
    return json.dumps(raw, separators=(",", ":")).encode() + b"\n"


def parse_event(line: bytes) -> Event | None:
    """The event of a line, or None when the line is not one."""
    try:
        raw = json.loads(line)
        if "ready" in raw:
            return Event(0, Ready(float(raw["ready"]), tuple(map(str, raw["enforced"]))))
        number = raw["id"]
        if not isinstance(number, int):
            return None
        if "step" in raw:
            return Event(number, str(raw["step"])[:MAX_STEP])
        if "part" in raw:
            return Event(number, Part(str(raw["part"])))
        if "done" in raw:
            return Event(number, _reply(raw["done"]))
        if "failure" in raw:
            return Event(number, Failure(**_texts(raw["failure"])))
        return Event(number, BadSample(**_texts(raw["error"])))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def _texts(raw: dict[str, Any]) -> dict[str, str]:
    return {k: str(v) for k, v in raw.items()}


def _reply(raw: dict[str, Any]) -> Reply:
    entry, text = raw.get("entry"), raw.get("text")
    if not (entry is None or isinstance(entry, str)) or not (text is None or isinstance(text, str)):
        raise TypeError("entry and text are texts")
    return Reply(str(raw["name"]), entry, text, float(raw.get("seconds", 0.0)))
