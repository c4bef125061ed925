"""The operators of a graph under a choice, told from its recipes without making the graph.

Example::

    rows = rows_of(recipes, Choice("aten", open=("aten.native_batch_norm_backward",)))
    rows[0].target, rows[0].forward, rows[0].state, rows[0].becomes      # … 'mul ×4, sum ×2, …'
    only_core(recipes)                # the choice that leaves core aten only, as far as that can be

What cannot happen: an operator that the choice names, or that stands in the graph, has no row.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from extraction.choice import Choice, State
from extraction.effect import no_effect
from extraction.recipes import Call, Recipes, broken, counts
from extraction.rule import NO_ENTRY, NO_STEP
from viewer.labels import base_name, plural

SHOWN = 6
SHORT = {NO_STEP: "a prim", NO_ENTRY: "no table opens it"}


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """One operator: its calls under the choice, how many more that are than at the level, and what can be done.

    `state` is what the choice says, `openable` whether some call of it can be opened, `becomes` what one step makes of
    its commonest call, `reason` why it stays where it does.
    """

    target: str
    forward: int
    backward: int
    more: int
    state: State
    openable: bool
    core: bool
    becomes: str
    reason: str

    @property
    def total(self) -> int:
        """Calls in both phases."""
        return self.forward + self.backward


def rows_of(recipes: Recipes, choice: Choice) -> tuple[ChoiceRow, ...]:
    """A row for each operator there, at the level or under the choice, named by it, or decomposed by the level.

    Those of the level come first, the most frequent at the top, then what the choice brings: a row of the level stays
    where it is whatever is ticked, so that the next click meets what the reader sees.
    """
    now, before = counts(recipes, choice), recipes.plain
    calls: dict[str, list[Call]] = {}
    for call in recipes.calls:
        calls.setdefault(call.target, []).append(call)
    there = {t for found in (now, before) for phase in found.values() for t in phase}
    named = {t for t in calls if choice.keeps(t) or choice.opens(t)}
    targets = there | named | {t for t, own in calls.items() if any(c.by_base for c in own)}
    whole, rows = broken(recipes, choice), []
    for target in targets:
        forward, backward = (now[p].get(target, 0) for p in ("forward", "backward"))
        more = forward + backward - sum(before[p].get(target, 0) for p in before)
        state: State = "keep" if choice.keeps(target) else "open" if choice.opens(target) else ""
        own = calls[target]
        rows.append(
            ChoiceRow(target, forward, backward, more, state, any(c.way for c in own), own[0].core,
                      becomes(recipes, own), _reason(own, state, forward + backward, whole.get(target, "")))
        )  # fmt: skip
    return tuple(sorted(rows, key=_place))


def _place(row: ChoiceRow) -> tuple[int, int, str]:
    before = row.total - row.more
    if before:
        return 0, -before, row.target
    return 1 if row.total or row.state else 2, -row.total, row.target


def buttons_of(state: State, openable: bool) -> str:
    """Words for the buttons of an operator: what nothing can open stays whole, so that there is nothing to choose."""
    return state if openable else f"{state} no-keep no-open".strip()


def without_effect(recipes: Recipes, choice: Choice) -> tuple[str, ...]:
    """One line about names of the choice that mean nothing here; () where there are none."""
    return tuple(f"{line[:1].upper()}{line[1:]}." for line in no_effect(choice, recipes.targets))


def becomes(recipes: Recipes, calls: list[Call]) -> str:
    """What one step makes of the commonest way in which these calls open; "" where none does."""
    made = one_step(recipes, calls)
    parts = [f"{base_name(t)} ×{n}" if n > 1 else base_name(t) for t, n in made]
    return ", ".join(parts[:SHOWN]) + (f", … {len(parts) - SHOWN} more" if len(parts) > SHOWN else "")


def one_step(recipes: Recipes, calls: list[Call]) -> tuple[tuple[str, int], ...]:
    """Operators, and how often, that one step makes of the commonest way in which these calls open."""
    ways = Counter(
        tuple(sorted(Counter(recipes.calls[p.call].target for p in c.parts).items())) for c in calls if c.way
    )
    if not ways:
        return ()
    return tuple(sorted(ways.most_common(1)[0][0], key=lambda m: (-m[1], m[0])))


def _reason(calls: list[Call], state: State, total: int, whole: str) -> str:
    if state == "keep":
        return "kept by choice"
    if not total:
        return "opened by choice" if state == "open" else "decomposed by the level"
    why = next((c.reason for c in calls if c.reason and not c.way), "")
    if state == "open":
        return SHORT.get(why, why) or "opened, but needed whole for some calls"
    if why or whole:
        return SHORT.get(why, why) or whole
    return "core aten" if calls[0].core else "the level leaves it whole"


def only_core(recipes: Recipes) -> Choice:
    """Keeps core aten, and opens whatever is not core aten and leads to core aten alone."""
    leads: list[bool] = []
    by_target: dict[str, list[int]] = {}
    for i, call in enumerate(recipes.calls):  # a call stands after those in its parts
        leads.append(call.core or (bool(call.way) and all(leads[p.call] for p in call.parts)))
        by_target.setdefault(call.target, []).append(i)
    keep, opened = [], []
    for target, found in by_target.items():
        calls = [recipes.calls[i] for i in found]
        if calls[0].core and any(c.by_base for c in calls):
            keep.append(target)
        elif not calls[0].core and all(leads[i] for i in found) and not all(c.by_base for c in calls):
            opened.append(target)
    return Choice(recipes.base, tuple(keep), tuple(opened))


def only_prims(recipes: Recipes) -> Choice:
    """Opens whatever is no prim and can be opened, as far as the level does not."""
    able = {c.target for c in recipes.calls if c.way and not c.by_base and not c.target.startswith("prims.")}
    return Choice(recipes.base, (), tuple(able))


def left_over(recipes: Recipes, choice: Choice) -> tuple[str, ...]:
    """One line about what a choice that leaves one set of operators only could not bring to that set; () else."""
    core = recipes.base == "core_aten" and choice == only_core(recipes)
    if not core and not (recipes.base == "prims" and choice == only_prims(recipes)):
        return ()
    standing = {t for phase in counts(recipes, choice).values() for t in phase if t.startswith(("aten.", "prims."))}
    tagged = {c.target for c in recipes.calls if c.core}
    left = sorted(t for t in standing if (t not in tagged if core else not t.startswith("prims.")))
    if not left:
        return ("Every operator is core aten." if core else "Every operator is a prim.",)
    names = ", ".join(t.removesuffix(".default") for t in left[:SHOWN])
    names += f" and {len(left) - SHOWN} more" if len(left) > SHOWN else ""
    set_of = "core aten alone" if core else "prims alone"
    return (f"No table of torch opens these into {set_of}, so they stay: {names}.",)


def sentence(rows: tuple[ChoiceRow, ...], choice: Choice) -> str:
    """`14 operators in 63 calls (level: 12 in 41).`"""
    here = [r for r in rows if r.total]
    text = f"{plural(len(here), 'operator')} in {plural(sum(r.total for r in here), 'call')}"
    if choice.plain:
        return f"{text}."
    before = [r.total - r.more for r in rows if r.total - r.more]
    return f"{text}; {choice}. The level itself has {plural(len(before), 'operator')} in {plural(sum(before), 'call')}."
