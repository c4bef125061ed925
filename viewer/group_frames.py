"""Fusion groups as a picture shows them: a frame around the boxes of each, and what folded boxes hold of them.

Example::

    found = group_frames(drawn.box, known.fusion, known.fusion_figures)
    found.frames[0]           # Frame("mul_7", ("mul_7", "add_3"), "2 calls · 3.1 MB", …)
    found.tags["fold:layers.0"]                            # '4 groups · 12 MB'

What cannot happen: a frame holds a box that stands for a call outside of its group.

Note: folds
    A folded box is framed when all its calls are of one group and the group has other boxes too. Else it is marked with
    the groups inside of it; a group that reaches out of it is told apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from viewer.fusion import Fusion, Group
from viewer.fusion_cost import Figures
from viewer.labels import human_bytes, plural

Box = Callable[[str], str | None]


@dataclass(frozen=True, slots=True)
class Frame:
    """`id` is the group's first call, `boxes` those it is drawn around, `text` stands on it and `hint` is longer."""

    id: str
    boxes: tuple[str, ...]
    text: str
    hint: str
    sibling: bool = False


@dataclass(frozen=True)
class Frames:
    """Frames, and a text for each box that has groups inside."""

    frames: tuple[Frame, ...] = ()
    tags: dict[str, str] = field(default_factory=dict)


def group_frames(box: Box, found: Fusion, figures: Figures) -> Frames:
    """Frames of the groups; `box` gives the box that a call is drawn in."""
    total = Counter(b for n in found.loops.calls if (b := box(n.name)) is not None)
    frames: list[Frame] = []
    inside: dict[str, list[int]] = {}
    part: Counter[str] = Counter()
    for group in found.groups:
        own = Counter(b for n in (*group.members, *group.views) if (b := box(n)) is not None)
        saved = figures.by_group[group.members[0]]
        pure = tuple(b for b, n in own.items() if n == total[b])
        if len(own) == 1:
            inside.setdefault(next(iter(own)), []).append(saved)
            continue
        part.update(b for b in own if b not in pure)
        if pure:
            frames.append(_frame(group, pure, saved, found, figures))
    return Frames(tuple(frames), {b: _tag(inside.get(b, []), part[b]) for b in {**inside, **part}})


def sibling_frames(box: Box, found: Fusion, figures: Figures) -> Frames:
    """Frames of siblings: groups and single calls that read one tensor; what is folded is left out."""
    total = Counter(b for n in found.loops.calls if (b := box(n.name)) is not None)
    frames = []
    for number, shared in enumerate(found.siblings):
        names = [n for g in shared for n in (*g.members, *g.views)]
        own = Counter(b for n in names if (b := box(n)) is not None)
        pure = tuple(b for b, n in own.items() if n == total[b])
        if pure:
            saved = figures.by_siblings[number]
            text = f"{plural(len(shared), 'sibling')} · {human_bytes(saved)}"
            hint = f"{plural(len(shared), 'sibling')} that read one tensor; reading it once saves {human_bytes(saved)}"
            frames.append(Frame(shared[0].members[0], pure, text, hint, sibling=True))
    return Frames(tuple(frames))


def _frame(group: Group, boxes: tuple[str, ...], saved: int, found: Fusion, figures: Figures) -> Frame:
    calls = plural(len(group.members), "call")
    text = f"{calls} · {human_bytes(saved)}"
    return Frame(group.members[0], boxes, text, f"{figures.text_of(group)}: {calls}, fusing saves {human_bytes(saved)}")


def _tag(saved: list[int], part: int) -> str:
    """`4 groups · 12 MB`, `part of 1 group`."""
    texts = [f"{plural(len(saved), 'group')} · {human_bytes(sum(saved))}"] if saved else []
    return ", ".join([*texts, *([f"part of {plural(part, 'group')}"] if part else [])])
