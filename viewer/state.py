"""What the reader chose, as one frozen record, read from the URL and written to it.

Example::

    state = from_params({"sample": "resnet18", "stage": "backward", "node": "convolution_backward"})
    state.left.stage                        # 'backward'
    to_params(state)                        # the same three: what has its default value is left out

What cannot happen: a URL that somebody shortened, mistyped or made up raises; an unknown word becomes the default.
`from_params(to_params(state)) == state` for every state that `from_params` can give.

Note: two panes, one URL
    The keys of the left pane are plain (`sample`, `stage`, `level`, `keep`, `open`, `cut`, `region`, `grad`, `node`).
    Those of the right one, on the page that compares, begin with `vs.` and default to what the left pane has, so that
    `?view=compare&vs.level=prims` says all there is to say.

Note: what a selection names
    Nodes of the shown graph by name. A word with a colon in it is a box that is no node: `result:0`, or a folded one.

Note: folds
    Both panes have the same folds open: keys are module paths, which mean the same at every level and stage.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Literal, TypeVar, get_args
from urllib.parse import quote, unquote

from extraction.choice import Choice, ChoiceError
from extraction.graph import LEVELS, PARTITIONERS, STAGES, Level, Partitioner, Stage

Mode = Literal["explore", "compare", "lab", "corpus"]
Section = Literal["provenance", "operators", "choice", "hardware", "cost", "fusion"]
Tab = Literal["node", "operators", "code", "source", "explain"]
Colour = Literal["phase", "kind", "dtype", "scope", "bytes", "support", "fusion"]
Mark = Literal["", "ancestors", "descendants", "path"]
Difference = Literal["", "changed", "left", "right"]
MODES: tuple[Mode, ...] = get_args(Mode)
SECTIONS: tuple[Section, ...] = get_args(Section)
TABS: tuple[Tab, ...] = get_args(Tab)
COLOURS: tuple[Colour, ...] = get_args(Colour)
MARKS: tuple[Mark, ...] = get_args(Mark)
DIFFERENCES: tuple[Difference, ...] = get_args(Difference)
Params = Mapping[str, str]
T = TypeVar("T", bound=str)

FIRST_SAMPLE = "conv_bn"
MOST_SELECTED = 24
MOST_FOLD_TEXT = 6_000
MOST_TEXT = 400  # characters of one value in a URL that are read


@dataclass(frozen=True, slots=True)
class Pane:
    """Which graph of which sample, and what is selected in it. `grads` holds only inputs that the reader changed.

    `keep` and `open` are operators that a choice keeps whole or opens on top of the level.
    """

    sample: str = FIRST_SAMPLE
    stage: Stage = "joint"
    level: Level = "aten"
    cut: Partitioner = "default"
    region: int = 0
    grads: tuple[tuple[str, bool], ...] = ()
    selection: tuple[str, ...] = ()
    keep: tuple[str, ...] = ()
    open: tuple[str, ...] = ()

    @property
    def choice(self) -> Choice:
        """What is kept and opened on top of the level; of the Dynamo graph nothing is."""
        return Choice(self.level) if self.stage == "dynamo" else Choice(self.level, self.keep, self.open)


@dataclass(frozen=True, slots=True)
class Shown:
    """What the picture shows; the first four are `grouping.ViewOptions`."""

    parameters: bool = False
    saved: bool = True
    shapes: bool = False
    results: bool = True
    portals: bool = True


@dataclass(frozen=True, slots=True)
class ViewState:
    """All choices. `find` is the search text, `op` an operator whose nodes are highlighted."""

    mode: Mode = "explore"
    left: Pane = Pane()
    right: Pane = Pane()
    shown: Shown = Shown()
    colour: Colour = "phase"
    tab: Tab = "node"
    find: str = ""
    op: str = ""
    mark: Mark = ""
    diff: Difference = ""  # which rows of the comparison's table
    sync: bool = True
    typed: bool = False  # code with types and source lines beside it
    fold: tuple[str, ...] = ()  # what is open, in the words of `viewer.fold.from_words`; () is the overview
    section: Section = "provenance"  # of the lab
    came: str = ""  # the aten operator that highlighted nodes were made from
    hardware: str = ""  # the list of supported operators: a shipped one's name, or the hash of one that was uploaded
    flow: str = ""  # the band or ribbon that is chosen in the lab's picture of flows

    def pane(self, side: str) -> Pane:
        """The pane called `left` or `right`."""
        return self.right if side == "right" else self.left

    def with_pane(self, side: str, pane: Pane) -> ViewState:
        """The same with another pane."""
        return replace(self, right=pane) if side == "right" else replace(self, left=pane)


_RIGHT = "vs."
_PANE_KEYS = ("sample", "stage", "level", "keep", "open", "cut", "region", "grad", "node")


def from_params(params: Params) -> ViewState:
    """The state that a URL's query means."""
    mode = _word(params, "view", MODES, "explore")
    left = _read_pane(params, "", Pane())
    base = replace(left, selection=())
    return ViewState(
        mode=mode,
        left=left,
        right=_read_pane(params, _RIGHT, base) if mode == "compare" else base,
        shown=_read_shown(params.get("show", "")),
        colour=_word(params, "colour", COLOURS, "phase"),
        tab=_word(params, "tab", TABS, "node"),
        find=params.get("find", "").strip()[:MOST_TEXT],
        op=params.get("op", "").strip()[:MOST_TEXT],
        mark=_word(params, "mark", MARKS, ""),
        diff=_word(params, "diff", DIFFERENCES, ""),
        sync=params.get("sync") != "no",
        typed=params.get("types") == "yes",
        fold=unpack(params.get("fold", "")[:MOST_FOLD_TEXT]),
        section=_word(params, "section", SECTIONS, "provenance"),
        came=params.get("from", "").strip()[:MOST_TEXT],
        hardware=params.get("list", "").strip()[:MOST_TEXT],
        flow=params.get("flow", "").strip()[:MOST_TEXT],
    )


def to_params(state: ViewState) -> dict[str, str]:
    """The query of a state, in a fixed order, without what has its default value."""
    left = _write_pane(state.left, Pane())
    found = {"view": "" if state.mode == "explore" else state.mode, **left}
    if state.mode == "compare":
        base = replace(state.left, selection=())
        found |= {_RIGHT + key: value for key, value in _write_pane(state.right, base).items()}
    found |= {
        "section": "" if state.section == "provenance" else state.section,
        "tab": "" if state.tab == "node" else state.tab,
        "colour": "" if state.colour == "phase" else state.colour,
        "mark": state.mark,
        "find": state.find,
        "op": state.op,
        "from": state.came,
        "flow": state.flow,
        "list": state.hardware,
        "show": _write_shown(state.shown),
        "diff": state.diff,
        "sync": "" if state.sync else "no",
        "types": "yes" if state.typed else "",
        "fold": pack(state.fold),
    }
    return {key: value for key, value in found.items() if value}


def _read_pane(params: Params, prefix: str, base: Pane) -> Pane:
    get = {key: params[prefix + key] for key in _PANE_KEYS if prefix + key in params}
    sample = get.get("sample", "")[:MOST_TEXT] or base.sample
    # what was changed about one sample's inputs means nothing for another sample
    grads = base.grads if sample == base.sample else ()
    keep, opened = _read_choice(get, base)
    return Pane(
        sample=sample,
        stage=_word(get, "stage", STAGES, base.stage),
        level=_word(get, "level", LEVELS, base.level),
        keep=keep,
        open=opened,
        cut=_word(get, "cut", PARTITIONERS, base.cut),
        region=_region(get.get("region", ""), base.region),
        grads=_read_grads(get["grad"]) if "grad" in get else grads,
        selection=unpack(get.get("node", ""))[:MOST_SELECTED],
    )


def _write_pane(pane: Pane, base: Pane) -> dict[str, str]:
    inherited = base.grads if pane.sample == base.sample else ()
    found = {key: getattr(pane, key) for key in ("sample", "stage", "level", "cut")}
    written = {key: value for key, value in found.items() if value != getattr(base, key)}
    for key in ("keep", "open"):
        if (names := getattr(pane, key)) != getattr(base, key):
            written[key] = pack(names) or "-"
    if pane.region != base.region:
        written["region"] = str(pane.region)
    if pane.grads != inherited:
        # "-" says that nothing is changed where the left pane has changes
        written["grad"] = pack(f"{name}:{'yes' if on else 'no'}" for name, on in pane.grads) or "-"
    if pane.selection:
        written["node"] = pack(pane.selection)
    return written


def _read_choice(get: Params, base: Pane) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Operators kept and opened; what means nothing is as if nobody had written it."""
    texts = {key: get[key] for key in ("keep", "open") if key in get}
    names = {key: () if text == "-" else unpack(text[:MOST_FOLD_TEXT]) for key, text in texts.items()}
    try:
        found = Choice("aten", names.get("keep", base.keep), names.get("open", base.open))
    except ChoiceError:
        return base.keep, base.open
    return found.keep, found.open


def _word(params: Params, key: str, words: Iterable[T], default: T) -> T:
    return next((w for w in words if w == params.get(key)), default)


def _region(text: str, default: int) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else default


def _read_grads(text: str) -> tuple[tuple[str, bool], ...]:
    pairs = (part.rpartition(":") for part in unpack(text))
    return tuple(sorted({name: value == "yes" for name, _, value in pairs if name and value in ("yes", "no")}.items()))


def _read_shown(text: str) -> Shown:
    """`parameters,shapes,-saved`: what is shown, and with a minus what is not."""
    names = {f.name for f in fields(Shown)}
    words = unpack(text)
    return Shown(**{w.removeprefix("-"): not w.startswith("-") for w in words if w.removeprefix("-") in names})


def _write_shown(shown: Shown) -> str:
    values = ((f.name, getattr(shown, f.name), f.default) for f in fields(Shown))
    return pack(name if value else f"-{name}" for name, value, default in values if value != default)


def pack(words: Iterable[str]) -> str:
    """Words with commas between, their own commas and percent signs escaped."""
    return ",".join(w.replace("%", "%25").replace(",", "%2C") for w in words)


def unpack(text: str) -> tuple[str, ...]:
    """What `pack` packed; empty words are dropped."""
    return tuple(unquote(w) for w in text.split(",") if w)


def link(state: ViewState) -> str:
    """The query string of a state, `?` included; "" for the first view."""
    params = to_params(state)
    return "?" + "&".join(f"{key}={quote(value, safe=',:.')}" for key, value in params.items()) if params else ""
