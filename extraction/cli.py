"""The command line: `aotscope` and `python -m extraction`.

Example::

    aotscope show conv_bn --stage backward --level core_aten
    aotscope ops conv_bn --stage joint --level prims --against-level core_aten

What cannot happen: a bad sample ends in a traceback. Exit status 1 with one line for a bad sample or a step that
failed, 2 for bad usage. Results go to standard output, progress and errors to standard error.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from extraction import catalog, wire
from extraction.cache import Cache, default_folder
from extraction.cache_command import cache_app
from extraction.census_command import census
from extraction.choice import Choice, read_choice_file
from extraction.code import as_code, as_graph
from extraction.effect import no_effect, stays
from extraction.graph import Failure, Graph
from extraction.key import Key
from extraction.list_command import list_samples
from extraction.opset import difference, format_difference
from extraction.options import (
    ChoiceOption,
    FormatName,
    GradOption,
    LevelName,
    LevelOption,
    NoCacheOption,
    PartitionerName,
    PartitionerOption,
    RegionOption,
    SampleArgument,
    StageName,
    StageOption,
)
from extraction.record_command import record
from extraction.samples import Sample, read_sample
from extraction.serve_command import serve
from extraction.session import Session
from extraction.support_command import support
from extraction.terminal import Progress, reported, usage
from extraction.why_command import why

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Shows what AOT Autograd does to a PyTorch model.",
)
app.command("list")(list_samples)


def _grads(pairs: list[str] | None, sample: Sample) -> dict[str, bool]:
    found = {}
    for pair in pairs or []:
        name, _, value = pair.partition("=")
        if value not in ("yes", "no"):
            usage(f"--grad {pair}: write INPUT=yes or INPUT=no")
        if name not in sample.parameters:
            usage(f"--grad {name}: {sample.name} has no such input; it has {', '.join(sample.parameters[:8])} …")
        found[name] = value == "yes"
    return found


def _open(name: str, grads: list[str] | None, no_cache: bool, progress: Progress) -> Session:
    progress("read the sample")
    sample = read_sample(catalog.resolve(name))
    cache = None if no_cache else Cache(default_folder())
    return Session(sample, cache, _grads(grads, sample), progress)


def _key(
    stage: StageName, level: LevelName, partitioner: PartitionerName, region: int, file: Path | None = None
) -> Key:
    """The key of a graph. `file` holds a choice, whose base level counts unless a level is asked for as well."""
    if stage is StageName.dynamo and (level is not LevelName.aten or file is not None):
        usage("the dynamo stage holds torch functions, which no level decomposes: leave --level and --choice out")
    choice = read_choice_file(file) if file is not None else Choice(level.value)
    if level is not LevelName.aten and choice.base != level.value:
        usage(f"--level {level.value}: the base level of the choice is {choice.base}; leave --level out")
    return Key(stage.value, choice.base, partitioner.value, region, choice=choice)


@app.command()
def show(
    sample: SampleArgument,
    stage: StageOption = StageName.joint,
    level: LevelOption = LevelName.aten,
    partitioner: PartitionerOption = PartitionerName.default,
    region: RegionOption = 0,
    choice: ChoiceOption = None,
    form: Annotated[
        FormatName, typer.Option("--format", help="Python code, torch's graph() form, or JSON.")
    ] = FormatName.code,
    annotations: Annotated[bool, typer.Option("--annotations", help="Types and source lines beside the code.")] = False,
    grad: GradOption = None,
    no_cache: NoCacheOption = False,
) -> None:
    """Prints one graph."""
    with reported() as progress:
        key = _key(stage, level, partitioner, region, choice)
        session = _open(sample, grad, no_cache, progress)
        graph = session.graph(key)
        idle = _without_effect(session, key, graph)
        if form is FormatName.json:
            print(wire.dump_graph(graph))
        elif form is FormatName.graph:
            print(as_graph(graph))
        else:
            print(as_code(graph, annotations, session.sample.path).lstrip("\n").rstrip())
        _tell((*idle, *session.summary().failures))


@app.command()
def ops(
    sample: SampleArgument,
    stage: StageOption = StageName.joint,
    level: LevelOption = LevelName.aten,
    partitioner: PartitionerOption = PartitionerName.default,
    region: RegionOption = 0,
    choice: ChoiceOption = None,
    against_level: Annotated[LevelName | None, typer.Option(help="Compare with this level.")] = None,
    against_stage: Annotated[StageName | None, typer.Option(help="Compare with this stage.")] = None,
    against_partitioner: Annotated[PartitionerName | None, typer.Option(help="Compare with this partitioner.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON instead of a table.")] = False,
    grad: GradOption = None,
    no_cache: NoCacheOption = False,
) -> None:
    """Prints how often each operator stands in a graph, or how two graphs differ."""
    with reported() as progress:
        key = _key(stage, level, partitioner, region, choice)
        other_stage = against_stage or stage
        same_level = LevelName.aten if other_stage is StageName.dynamo else level
        same_choice = None if against_level or other_stage is StageName.dynamo else choice
        other = _key(other_stage, against_level or same_level, against_partitioner or partitioner, region, same_choice)
        session = _open(sample, grad, no_cache, progress)
        graph = session.graph(key)
        idle = _without_effect(session, key, graph)
        if against_level or against_stage or against_partitioner:
            found = difference(session.graph(other).op_counts(), graph.op_counts())
            print(json.dumps(found.as_dict(), indent=1) if as_json else format_difference(found))
        else:
            _print_counts(graph, as_json)
        _tell((*idle, *session.summary().failures))


def _tell(lines: Iterable[Failure | str]) -> None:
    """What of the sample is missing, or of a choice without effect."""
    for line in lines:
        print(f"aotscope: {' '.join(str(line).split())}", file=sys.stderr)


def _without_effect(session: Session, key: Key, graph: Graph) -> tuple[str, ...]:
    """What of a choice had no effect."""
    if key.choice is None:
        return ()
    lines = *no_effect(key.choice, session.kit(key).targets), *stays(key.choice, graph)
    return tuple(f"choice: {line}" for line in lines)


def _print_counts(graph: Graph, as_json: bool) -> None:
    counts = graph.op_counts()
    if as_json:
        print(json.dumps(counts, indent=1))
        return
    width = max(map(len, counts), default=0)
    for target, count in sorted(counts.items(), key=lambda c: (-c[1], c[0])):
        print(f"{target:<{width}}  {count:>6}")


app.command()(why)


@app.command()
def extract(
    sample: SampleArgument,
    out: Annotated[Path, typer.Option("-o", "--out", help="The JSON file to write.")],
    choice: ChoiceOption = None,
    grad: GradOption = None,
    no_cache: NoCacheOption = False,
) -> None:
    """Writes every graph at every level (with --choice: under the choice) as one JSON file.

    Exit status 1 when a step failed; the rest is written.
    """
    with reported() as progress:
        chosen = None if choice is None else read_choice_file(choice)
        session = _open(sample, grad, no_cache, progress)
        found = session.everything(chosen)
        idle = () if chosen is None else no_effect(chosen, session.targets(), "this sample")
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(wire.dump_extraction(found))
        print(f"{out}: {len(found.graphs)} graphs of {found.summary.sample}")
        _tell(f"choice: {line}" for line in idle)
        failures = (*found.summary.failures, *(f for r in found.summary.regions for f in r.failures))
        _tell(failures)
        if failures:
            raise typer.Exit(1)


@app.command()
def export(
    sample: SampleArgument,
    out: Annotated[Path, typer.Option("-o", "--out", help="The folder to write.")],
    stage: StageOption = StageName.backward,
    level: LevelOption = LevelName.aten,
    partitioner: PartitionerOption = PartitionerName.default,
    region: RegionOption = 0,
    choice: ChoiceOption = None,
    train: Annotated[bool, typer.Option("--train", help="eval_forward, train_forward and train_backward.")] = False,
    grad: GradOption = None,
) -> None:
    """Writes a graph as a sample folder in GraphNet's format."""
    from extraction.export import export as export_graph
    from extraction.export import export_training

    with reported() as progress:
        key = _key(stage, level, partitioner, region, choice)
        session = _open(sample, grad, True, progress)
        capture = session.capture
        if train:
            for folder in export_training(capture, out, key):
                print(folder)
        else:
            print(export_graph(capture, key, out))
        if key.choice is not None:
            _tell(_without_effect(session, key, capture.graph(key)))


app.command()(record)
app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(serve)
app.command()(census)
app.command()(support)
app.add_typer(cache_app, name="cache")


def main(arguments: list[str] | None = None) -> Any:
    """Entry point of the console script."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a path may hold what is no character
    run: Callable[..., Any] = app
    return run(args=arguments, prog_name="aotscope")


if __name__ == "__main__":
    main()
