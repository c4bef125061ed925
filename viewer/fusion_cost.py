"""What fusing saves, and what a coarse graph hides of it.

Example::

    found = fusion(joint_prims)
    figures = fusion_figures(found)
    figures.saved, figures.kernels, figures.fused       # bytes; kernels before and after
    figures.patterns[0].text                            # 'mul → add → relu, then sum'

What cannot happen: a tensor that a group reads twice is counted twice after fusing; a result that somebody outside
reads is taken for saved.

Note: bytes
    Before fusing, each call reads its distinct arguments and writes its results (`viewer.cost`). A fused group reads
    each value from outside once and writes only what is used outside. Siblings read what they share once. All sizes
    come from shapes: estimates, as there.

Note: what is hidden
    A group is seen at aten when each of its calls was made from a pointwise or reducing aten call of its own. It lies
    inside when all its calls come from one other aten call (a batch norm's own arithmetic). Else it joins the inside of
    such a call with something around it: this fusion a compiler of coarse operators cannot find.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from extraction.graph import TensorType
from viewer.cost import held_bytes
from viewer.fusion import Fusion, Group, Loops, outside_reads
from viewer.labels import base_name
from viewer.provenance import aten_name

Shown = Literal["seen", "inside", "hidden"]
MOST_NAMES = 12  # of a pattern's text


@dataclass(frozen=True, slots=True)
class Pattern:
    """Groups whose calls are the same operators in the same order; `saved` bytes over all of them."""

    text: str
    calls: int
    saved: int
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Hidden:
    """What aten shows of each group, by the group's first call; see "Note: what is hidden"."""

    words: Mapping[str, Shown]

    def count(self, word: Shown) -> int:
        """How many groups are seen at aten, inside of one call, or hidden."""
        return sum(w == word for w in self.words.values())

    def of(self, pattern: Pattern) -> str:
        """`hidden`, or `hidden 40, seen 9` where the groups of a pattern differ."""
        found = Counter(self.words[g.members[0]] for g in pattern.groups).most_common()
        return found[0][0] if len(found) == 1 else ", ".join(f"{word} {n:,}" for word, n in found)


@dataclass(frozen=True)
class Figures:
    """Kernels are calls but views, when nothing is fused, when groups are, and when siblings are too."""

    kernels: int
    fused: int
    together: int
    saved: int
    saved_together: int
    patterns: tuple[Pattern, ...]
    by_group: dict[str, int]  # bytes saved, by a group's first call
    by_siblings: tuple[int, ...]  # bytes saved, in the order of `Fusion.siblings`

    def text_of(self, group: Group) -> str:
        """The pattern of a group, in words."""
        return next(p.text for p in self.patterns if group in p.groups)


def fusion_figures(found: Fusion) -> Figures:
    """The figures of a graph's groups."""
    loops = found.loops
    kernels = sum(loops.part[n.name] != "view" for n in loops.calls)
    fused = kernels - sum(len(g.members) - 1 for g in found.groups)
    by_group = {g.members[0]: saved_bytes(loops, g) for g in found.groups}
    by_siblings = tuple(shared_bytes(loops, s) for s in found.siblings)
    return Figures(
        kernels,
        fused,
        fused - sum(len(s) - 1 for s in found.siblings),
        sum(by_group.values()),
        sum(by_siblings),
        _patterns(loops, found.groups, by_group),
        by_group,
        by_siblings,
    )


def saved_bytes(loops: Loops, group: Group) -> int:
    """Bytes that are not moved when the group is one kernel."""
    by_name = loops.graph.by_name
    before = sum(_bytes(loops, i) for m in group.members for i in by_name[m].inputs)
    before += sum(by_name[m].nbytes for m in group.members)
    after = sum(_bytes(loops, i) for i in outside_reads(loops, group))
    after += sum(by_name[m].nbytes for m in needed_outside(loops, group))
    return before - after


def shared_bytes(loops: Loops, siblings: Sequence[Group]) -> int:
    """Bytes that are read once instead of once for each sibling."""
    reads = [name for group in siblings for name in outside_reads(loops, group)]
    return sum(_bytes(loops, n) for n in reads) - sum(_bytes(loops, n) for n in dict.fromkeys(reads))


def needed_outside(loops: Loops, group: Group) -> frozenset[str]:
    """Members whose results are used outside of the group, directly or through its views."""
    graph, inside = loops.graph, {*group.members, *group.views}
    found: set[str] = set()
    for name in inside:
        users = [u for u in graph.users[name] if loops.owner.get(u) != name]  # items of a tuple are the call's own
        users += [u for i in graph.users[name] if loops.owner.get(i) == name for u in graph.users[i]]
        if any(u not in inside for u in users):
            root = name
            while loops.part[root] == "view":
                root = next(s for s in loops.reads[root] if s in inside)
            found.add(root)
    return frozenset(found)


def _bytes(loops: Loops, name: str) -> int:
    node = loops.graph.by_name[name]
    return sum(held_bytes(v) or 0 for v in node.outputs if isinstance(v, TensorType))


def _patterns(loops: Loops, groups: Sequence[Group], saved: dict[str, int]) -> tuple[Pattern, ...]:
    """Equal groups together, those that save most first."""
    found: dict[str, list[Group]] = {}
    for group in groups:
        found.setdefault(_text(loops, group), []).append(group)
    rows = [
        Pattern(text, len(same[0].members), sum(saved[g.members[0]] for g in same), tuple(same))
        for text, same in found.items()
    ]
    return tuple(sorted(rows, key=lambda p: (-p.saved, -len(p.groups), p.text)))


def _text(loops: Loops, group: Group) -> str:
    """`mul → add → relu, then sum ×2`: pointwise calls in execution order, then the reductions."""
    names = {part: [base_name(loops.graph.by_name[m].target) for m in group.members if loops.part[m] == part]
             for part in ("point", "reduce")}  # fmt: skip
    chain, more = names["point"][:MOST_NAMES], len(names["point"]) - MOST_NAMES
    text = " → ".join(chain) + (f" → {more} more" if more > 0 else "")
    ends = [name if n == 1 else f"{name} ×{n}" for name, n in Counter(names["reduce"]).items()]
    return text + (f", then {', '.join(ends)}" if ends else "")


def hidden(found: Fusion, aten: Loops) -> Hidden:
    """Which groups of a graph the same graph at aten shows, has inside one call, or hides."""
    graph = found.loops.graph
    words: dict[str, Shown] = {}
    for group in found.groups:
        origins = {aten_name(graph.by_name[m]) for m in group.members}
        seen = all(aten.part.get(o) in ("point", "reduce") for o in origins)
        words[group.members[0]] = "seen" if seen else "inside" if len(origins) == 1 else "hidden"
    return Hidden(words)
