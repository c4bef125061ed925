"""The smallest set of additions by 0/1 programming, and among equally small ones the simplest.

Example::

    smallest(needs, roots, greedy(needs, roots), seconds=5.0)       # (("aten.mm.default",), 1): the set, the bound

What cannot happen: a set larger than the one to begin with; a bound above the set's size; a simpler set that is larger.

Note: the simplest
    Of several smallest sets a reader wants the one that is least work. An operator that the list has for other types
    weighs nothing, any other one as many distinct calls as its decomposition ends in: a basic operator is preferred to
    a coarse one that is made of it and of others. Where that is equal, as of `aten.cos` and `prims.cos`, which is all
    that it opens into, an aten operator is preferred to a prim, and a public name to a private one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from extraction.additions import Needs

OPTIMAL = 2  # HiGHS' word for a feasible solution


def smallest(
    needs: Needs, roots: Mapping[int, int], first: tuple[str, ...], seconds: float
) -> tuple[tuple[str, ...], int]:
    """A smallest set and the proven bound; `first` is a set that does, and stands where time is up before any other."""
    model, add = _model(needs, roots)
    model.setOptionValue("time_limit", seconds)
    model.minimize()
    bound = max(1, rounded_up(model.getInfo().mip_dual_bound))
    found = _solution(model, add)
    best = found if found is not None and len(found) <= len(first) else first
    if bound >= len(best):
        best = _simplest(model, add, weights(needs), len(best)) or best
    return best, min(len(best), bound)


def _simplest(model: Any, add: dict[str, Any], weight: Mapping[str, int], count: int) -> tuple[str, ...] | None:
    """Of the sets of this size the one that weighs least; None where time is up before one was found."""
    model.addConstr(sum(add.values()) <= count)
    model.minimize(sum(float(weight[name]) * variable for name, variable in add.items()))
    return _solution(model, add)


def weights(needs: Needs) -> dict[str, int]:
    """How much work each missing operator is: see "Note: the simplest"."""
    ends: list[int] = []  # for each need a bit for each of those that opening it ends in
    found: dict[str, int] = {}
    for i, need in enumerate(needs.needs):
        below = 0
        for part in need.parts or ():
            below |= ends[part]
        ends.append(below or 1 << i)
        known = needs.support.dtypes(need.target) is not False
        weight = 0 if known else 4 * ends[i].bit_count() + 2 * _is_prim(need.target) + _is_private(need.target)
        found[need.target] = max(found.get(need.target, 0), weight)
    return found


def _is_prim(target: str) -> bool:
    return target.startswith("prims.")


def _is_private(target: str) -> bool:
    return target.partition(".")[2].startswith("_")


def _model(needs: Needs, roots: Mapping[int, int]) -> tuple[Any, dict[str, Any]]:
    """A need runs by being added or by all of its parts; gives the program and the variable of each operator."""
    model = quiet_solver()
    names = sorted({n.target for n in needs.needs if not n.supported})
    add = {name: model.addBinary(obj=1.0) for name in names}
    runs: list[Any] = []
    for need in needs.needs:
        runs.append(None if need.supported else model.addBinary())
        if (run := runs[-1]) is None:
            continue
        if need.parts is None:
            model.addConstr(run <= add[need.target])
            continue
        opened = model.addBinary()
        model.addConstr(run <= add[need.target] + opened)
        for part in need.parts:
            if (below := runs[part]) is not None:
                model.addConstr(opened <= below)
    for root in roots:
        if (run := runs[root]) is not None:
            model.addConstr(run >= 1)
    return model, add


def _solution(model: Any, add: dict[str, Any]) -> tuple[str, ...] | None:
    """The operators of the set found; None where time was up before any."""
    if model.getInfo().primal_solution_status != OPTIMAL:
        return None
    values = model.getSolution().col_value
    return tuple(name for name, variable in add.items() if values[variable.index] > 0.5)


def quiet_solver() -> Any:
    """A HiGHS solver that prints nothing."""
    import highspy

    class Quiet(highspy.Highs):
        def enableCallbacks(self) -> None:  # the constructor calls this first, and it would print a banner
            self.setOptionValue("output_flag", False)
            super().enableCallbacks()  # type: ignore[no-untyped-call]

    made: Any = Quiet
    return made()


def rounded_up(value: float) -> int:
    """A bound rounded up to a whole number of operators; 0 where the solver has none yet."""
    return int(-(-(value - 1e-6) // 1)) if abs(value) < 1e9 else 0
