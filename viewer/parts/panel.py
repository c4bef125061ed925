"""A panel of facts: Python says them in blocks, the browser lays them out; a click reports what was clicked.

Example::

    blocks = [Head("conv", "aten.convolution.default", (("forward", "forward"),)), Facts((Fact("Scope", "layer1.0"),))]
    panel(blocks, key="facts", on_go=lambda go: select(go))       # `go` as in the `Link` or `Action` clicked

What cannot happen: a text is read as markup; the panel is drawn anew when its blocks are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from viewer.parts.clicks import heard, take
from viewer.parts.serving import renderer


@dataclass(frozen=True, slots=True)
class Head:
    """The title, a line of code under it, and chips of (text, tone); tones: forward, backward, saved, plain."""

    title: str
    code: str = ""
    chips: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Fact:
    """A name and its value; `note` stands small under it, `go` makes the value a button, `mono` sets it as code."""

    name: str
    value: str
    note: str = ""
    go: str = ""
    mono: bool = False


@dataclass(frozen=True, slots=True)
class Facts:
    """Names and values in two columns."""

    rows: tuple[Fact, ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """One line of a list that can be clicked; `sub` says more in small print, `on` marks the one that is chosen."""

    text: str
    go: str
    sub: str = ""
    tone: str = ""
    on: bool = False


@dataclass(frozen=True, slots=True)
class Links:
    """A list of links; a long one shows its first dozen and a button for the rest; `wrap` breaks long lines."""

    title: str
    items: tuple[Link, ...]
    note: str = ""
    wrap: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """Paragraphs."""

    lines: tuple[str, ...]
    title: str = ""


@dataclass(frozen=True, slots=True)
class Action:
    """A button; `on` shows it pressed, `off` disables it, `hint` is its tooltip."""

    text: str
    go: str
    on: bool = False
    hint: str = ""
    off: bool = False


@dataclass(frozen=True, slots=True)
class Actions:
    """Buttons in a row."""

    items: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Bar:
    """One row of a two-sided bar picture: (forward, backward) counts on each side."""

    text: str
    go: str
    left: tuple[int, int]
    right: tuple[int, int]
    status: str = ""


@dataclass(frozen=True, slots=True)
class Bars:
    """Counts of two graphs, drawn to the left and to the right of the names."""

    title: str
    legend: tuple[str, str]
    rows: tuple[Bar, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Column:
    """A column; numbers sort by size, the largest first, and stand on the right. `signed` writes a plus.

    A cell of a column with `buttons` (word and text of each) holds words: the button that is pressed, and `no-word` for
    one that cannot be pressed. A click tells Python `word:target`, of a pressed button `:target`. With `marks` a cell's
    texts, between commas, begin with + or - and get a green or red mark in its place.
    """

    name: str
    hint: str = ""
    number: bool = False
    signed: bool = False
    buttons: tuple[tuple[str, str], ...] = ()
    marks: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A row, one cell a column, the first an operator's target; tones: equal, gone."""

    cells: tuple[str | int, ...]
    go: str
    on: bool = False
    tone: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table that the reader sorts and filters in the browser; `name` keeps both over changes of the rows."""

    name: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


Block = Table | Head | Facts | Links | Text | Actions | Bars


def payload(blocks: Sequence[Block]) -> list[dict[str, Any]]:
    """The JSON that travels: each block's fields, and its kind as `block`."""
    return [{"block": type(b).__name__.lower(), **asdict(b)} for b in blocks]


def panel(
    blocks: Sequence[Block],
    key: str,
    on_go: Callable[[str], None] | None = None,
    then: Callable[[], None] | None = None,
) -> None:
    """Mounts the panel. Before the script or fragment runs again, `on_go` hears each click, and `then` is called."""

    def report() -> None:
        take(key, on_go)
        if then is not None:
            then()

    data = {"blocks": payload(blocks), "heard": heard(key)}
    renderer("panel")(key=key, data=data, on_go_change=report)
