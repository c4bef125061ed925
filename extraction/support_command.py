"""The command `aotscope support`: what a hardware's list lacks for samples, and the least additions for all of them.

Example::

    aotscope support conv_bn resnet18 --list made_up_npu
    aotscope support conv_bn --list npu.csv --choice choice.toml --json

What cannot happen: an operator without a verdict; a sample that fails stops the others from being told (the command
then ends with status 1, after the rest).
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from extraction.additions import least_additions, unlocked
from extraction.cache import Cache, default_folder
from extraction.catalog import resolve
from extraction.choice import Choice, read_choice_file
from extraction.effect import no_effect
from extraction.failures import StepFailed
from extraction.graph import Graph, Stage, TensorType
from extraction.key import Key
from extraction.options import ChoiceOption, LevelName, LevelOption, NoCacheOption, StageName, StageOption
from extraction.recipes import Recipes
from extraction.samples import SampleError, read_sample
from extraction.session import Session
from extraction.support import Support, find_list
from extraction.terminal import counted, reported, usage

Counts = dict[str, dict[str, int]]
Types = dict[str, list[str]]


def support(
    samples: Annotated[list[str], typer.Argument(metavar="SAMPLE...", help="Sample folders or gallery names.")],
    file: Annotated[
        str, typer.Option("--list", metavar="FILE|NAME", help="Text, CSV or JSON; or a shipped list such as core_aten.")
    ],
    stage: StageOption = StageName.joint,
    level: LevelOption = LevelName.aten,
    choice: ChoiceOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON instead of tables.")] = False,
    no_cache: NoCacheOption = False,
) -> None:
    """Prints what a hardware's list of operators lacks, and the smallest set to add so that everything runs."""
    if stage is StageName.dynamo:
        usage("--stage dynamo: torch functions are not what hardware runs; take joint, forward or backward")
    with reported() as progress:
        listed, chosen = find_list(file), _choice(level, choice)
        key = Key(cast("Stage", stage.value))
        rows: dict[str, tuple[Counts, Types]] = {}
        recipes: dict[str, Recipes] = {}
        failed = 0
        for name in samples:
            try:
                sample = read_sample(resolve(name))
                session = Session(sample, None if no_cache else Cache(default_folder()), progress=progress)
                graph = session.graph(replace(key, level=chosen.base, choice=chosen))
                recipes[name] = session.recipes(key)
                rows[name] = lacking(graph, listed)
            except (SampleError, StepFailed) as error:
                where = f"{name}: " if isinstance(error, StepFailed) else ""
                print(f"aotscope: {where}{' '.join(str(error).split())}", file=sys.stderr)
                failed += 1
        for line in no_effect(chosen, {t for r in recipes.values() for t in r.targets}, "these samples") * bool(rows):
            print(f"aotscope: choice: {line}", file=sys.stderr)
        found = told(rows, recipes, listed)
        print(json.dumps(found, indent=1)) if as_json else _print(found, listed, chosen)
        if failed:
            raise typer.Exit(1)


def _choice(level: LevelName, file: Path | None) -> Choice:
    if file is None:
        return Choice(level.value)
    choice = read_choice_file(file)
    if level is not LevelName.aten and level.value != choice.base:
        usage(f"--level {level.value}: the base level of the choice is {choice.base}; leave --level out")
    return choice


def lacking(graph: Graph, listed: Support) -> tuple[Counts, Types]:
    """Calls by operator and phase that the list does not support, and of operators that it has the types it lacks."""
    found: dict[str, Counter[str]] = {}
    types: dict[str, set[str]] = {}
    for n in graph.nodes:
        if not n.is_operator:
            continue
        values = [v for i in n.inputs for v in graph.by_name[i].outputs] + list(n.outputs)
        dtypes = {v.dtype for v in values if isinstance(v, TensorType)}
        if listed.supports(n.target, dtypes) != "yes":
            found.setdefault(n.target, Counter())[n.phase] += 1
            if isinstance(limits := listed.dtypes(n.target), frozenset):
                types.setdefault(n.target, set()).update(dtypes - limits)
    counts = {target: dict(found[target]) for target in sorted(found, key=lambda t: (-found[t].total(), t))}
    return counts, {target: sorted(types[target]) for target in sorted(types)}


def told(rows: dict[str, tuple[Counts, Types]], recipes: dict[str, Recipes], listed: Support) -> dict[str, Any]:
    """All that is said, as JSON."""
    plan = least_additions(list(recipes.values()), listed)
    at_once, order = unlocked(recipes, listed, plan.added)
    return {
        "list": listed.name,
        "unsupported": {name: counts for name, (counts, _) in rows.items()},
        "unsupported_types": {name: types for name, (_, types) in rows.items() if types},
        "runs": list(at_once),
        "additions": [
            {
                "operator": u.target,
                "calls": plan.calls[u.target],
                "unlocks": list(u.samples),
                **({"for": list(plan.types[u.target])} if u.target in plan.types else {}),
            }
            for u in order
        ],
        "at_least": plan.bound,
        "exact": plan.exact,
    }


def _print(found: dict[str, Any], listed: Support, choice: Choice) -> None:
    if not found["unsupported"]:  # no sample was there
        return
    print(f"{listed.name}{': ' if listed.note else ''}{listed.note}")
    for name, rows in found["unsupported"].items():
        _print_sample(name, rows, found["unsupported_types"].get(name, {}))
    _print_additions(found)
    if not choice.plain:
        print("Additions are the same under any choice: they begin at aten and open whatever else is missing.")


def _print_sample(name: str, rows: Counts, types: Types) -> None:
    many = "operators are" if len(rows) > 1 else "operator is"
    print(f"\n{name}: {'everything is supported' if not rows else f'{len(rows)} {many} not supported'}")
    width = max(map(len, rows), default=0)
    for target, calls in rows.items():
        line = f"  {target:<{width}}  {calls.get('forward', 0):>6} forward {calls.get('backward', 0):>6} backward"
        print(f"{line}  not for {', '.join(types[target])}" if target in types else line)


def _print_additions(found: dict[str, Any]) -> None:
    added, every, runs = found["additions"], len(found["unsupported"]), len(found["runs"])
    if not added:
        print("\nNothing has to be added: whatever else is missing opens into operators of the list.")
        return
    count, opened = counted(len(added), "operator"), "when whatever else is missing is opened"
    if found["exact"]:
        print(f"\nleast additions so that everything runs, {opened}: {count}")
    else:
        print(f"\nadditions with which everything runs, {opened}: {count}; at least {found['at_least']} are needed")
    if every > 1:
        print(f"without any addition {runs} of {every} samples run; each addition unlocks more, in this order:")
    width = max(len(a["operator"]) for a in added)
    for a in added:
        line = f"  {a['operator']:<{width}}  {counted(a['calls'], 'call'):>12}"
        line += f"  for {', '.join(a['for'])}" if "for" in a else ""
        print(line if every == 1 else f"{line}  {_unlocks(a['unlocks'])}")


def _unlocks(names: list[str]) -> str:
    return f"unlocks {len(names)}: {', '.join(names)}" if names else "unlocks none alone"
