"""What a hardware's list supports of a graph: calls, boxes of the picture, operators that are missing.

Example::

    rows = missing(graph, support, recipes)
    rows[0].target, rows[0].forward, rows[0].parts       # … ('+mul ×4', '-sum ×2')
    verdicts(graph, support)["convolution_backward"]     # 'unsupported'

What cannot happen: a call without a verdict; a call counted as supported for whose types the list has a limit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from extraction.choice import Choice
from extraction.graph import Graph, Node, TensorType
from extraction.recipes import Call, Recipes, standing
from extraction.support import Support
from viewer.choosing import SHOWN, one_step
from viewer.labels import base_name, plural

WORDS = {"yes": "supported", "dtype": "limited", "no": "unsupported"}  # those of the palette
_RANK = {"supported": 0, "limited": 1, "unsupported": 2}


@dataclass(frozen=True, slots=True)
class MissingRow:
    """An operator with calls that the list does not support, by phase, and `total` calls altogether.

    `parts` is what one step makes of it, each with `+` where the list has it and `-` where not, the latter first;
    `opens` says that all of them are there. `openable` says that some call of it can be opened.
    """

    target: str
    forward: int
    backward: int
    total: int
    why: str
    parts: tuple[str, ...]
    openable: bool
    opens: bool

    @property
    def calls(self) -> int:
        """Unsupported calls in both phases."""
        return self.forward + self.backward


def dtypes_of(graph: Graph, node: Node) -> tuple[str, ...]:
    """Types of all tensors that go in and come out, each once, sorted."""
    values = [v for name in node.inputs for v in graph.by_name[name].outputs] + list(node.outputs)
    return tuple(sorted({v.dtype for v in values if isinstance(v, TensorType)}))


def verdicts(graph: Graph, support: Support) -> dict[str, str]:
    """For each operator node `supported`, `limited` (not for these types) or `unsupported`."""
    return {n.name: WORDS[support.supports(n.target, dtypes_of(graph, n))] for n in graph.nodes if n.is_operator}


def worst(words: Iterable[str]) -> str:
    """What a box says that stands for several nodes."""
    return max(words, key=_RANK.__getitem__, default="supported")


def missing(graph: Graph, support: Support, recipes: Recipes) -> tuple[MissingRow, ...]:
    """A row for each operator with unsupported calls, the most calls first."""
    said = verdicts(graph, support)
    total: Counter[str] = Counter(n.target for n in graph.nodes if n.is_operator)
    calls: dict[str, Counter[str]] = {}
    limits: dict[str, set[str]] = {}
    for n in graph.nodes:
        if n.is_operator and said[n.name] != "supported":
            calls.setdefault(n.target, Counter())[n.phase] += 1
            if said[n.name] == "limited":
                allowed = support.dtypes(n.target)
                limits.setdefault(n.target, set()).update(
                    t for t in dtypes_of(graph, n) if isinstance(allowed, frozenset) and t not in allowed
                )
    by_target: dict[str, list[Call]] = {}
    for call in recipes.calls:
        by_target.setdefault(call.target, []).append(call)
    rows = [
        _row(target, found, total[target], sorted(limits.get(target, ())), support, recipes, by_target.get(target, []))
        for target, found in calls.items()
    ]
    return tuple(sorted(rows, key=lambda r: (-r.calls, r.target)))


def _row(
    target: str, found: Mapping[str, int], total: int, limits: list[str], support: Support, recipes: Recipes,
    own: list[Call],
) -> MissingRow:  # fmt: skip
    made = one_step(recipes, own)
    types = {c.target: c.dtypes for call in own for c in (recipes.calls[p.call] for p in call.parts)}
    good = {t: support.supports(t, types.get(t, ())) == "yes" for t, _ in made}
    missing_first = sorted(made, key=lambda m: good[m[0]])
    shown = [f"{_sign(good[t])}{base_name(t)}{f' ×{n}' if n > 1 else ''}" for t, n in missing_first[:SHOWN]]
    if more := [good[t] for t, _ in missing_first[SHOWN:]]:
        shown.append(f"{_sign(all(more))}{len(more)} more")
    why = f"not for {', '.join(limits)}" if limits else "not in the list"
    return MissingRow(target, found.get("forward", 0), found.get("backward", 0), total, why, tuple(shown),
                      any(c.way for c in own), bool(made) and all(good.values()))  # fmt: skip


def _sign(good: bool) -> str:
    return "+" if good else "-"


def sentence(graph: Graph, support: Support) -> str:
    """`31 of 36 forward and 20 of 32 backward calls are supported; 4 of 17 operators are not.`"""
    said = verdicts(graph, support)
    nodes = [n for n in graph.nodes if n.is_operator]
    parts = []
    for phase in ("forward", "backward"):
        here = [n for n in nodes if n.phase == phase]
        if here:
            good = sum(1 for n in here if said[n.name] == "supported")
            parts.append(f"{good:,} of {len(here):,} {phase}")
    targets = {n.target for n in nodes}
    bad = {n.target for n in nodes if said[n.name] != "supported"}
    whole = " and ".join(parts)
    if not bad:
        return f"Everything runs: {whole} calls, {plural(len(targets), 'operator')}."
    return f"{whole} calls are supported; {len(bad)} of {plural(len(targets), 'operator')} {_is(len(bad))} not."


def names_nothing(recipes: Recipes, support: Support) -> tuple[str, ...]:
    """A hint where a list has no operator that the graph can come to, as when all its names are misspelt; else ()."""
    if any(support.dtypes(t) is not False for t in recipes.targets):
        return ()
    example = next((t.rpartition(".")[0] for t in recipes.targets), "aten.mul")
    return (f"The list has no operator that this graph has at any level. Names are written as {example}.",)


def _is(count: int) -> str:
    return "is" if count == 1 else "are"


def to_run(recipes: Recipes, support: Support, added: Iterable[str]) -> Choice:
    """The choice in whose graph everything runs, with these additions; it names no operator that it need not.

    A choice speaks of operators, not of calls: one that runs for some types only is opened for all.
    """
    more = set(added)

    def runs(call: Call) -> bool:
        return call.target in more or support.supports(call.target, call.dtypes) == "yes"

    good = {c.target for c in recipes.calls if runs(c) and c.target.startswith(("aten.", "prims."))}
    opened: set[str] = set()
    while True:
        choice = Choice(recipes.base, tuple(good - opened), tuple(opened))
        left = [recipes.calls[i] for calls in standing(recipes, choice).values() for i in calls]
        bad = {c.target for c in left if c.way and not runs(c)}
        if bad <= opened:
            needed = {c.target for c in left if c.by_base} & set(choice.keep)
            return Choice(recipes.base, tuple(needed), tuple(opened))
        opened |= bad
