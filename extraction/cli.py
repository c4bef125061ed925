"""The command line: `aotscope` and `python -m extraction`.

Example::

    aotscope show conv_bn --stage backward --level core_aten
    aotscope ops conv_bn --stage joint --level prims --against-level core_aten

What cannot happen: a bad sample ends in a traceback. Exit status 1 with one line for a bad sample or a step that
failed, 2 for bad usage. Results go to standard output, progress and errors to standard error.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from extraction import catalog, wire
from extraction.cache import Cache, default_folder
from extraction.capture import Key
from extraction.code import as_code, as_graph
from extraction.failures import StepFailed
from extraction.graph import Graph
from extraction.opset import difference, format_difference
from extraction.samples import Sample, SampleError, read_sample
from extraction.session import Session
from extraction.write_sample import WriteError

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Shows what AOT Autograd does to a PyTorch model.",
)
cache_app = typer.Typer(help="The stored extractions.", no_args_is_help=True)
app.add_typer(cache_app, name="cache")


class StageName(StrEnum):
    """Stages on the command line."""

    dynamo = "dynamo"
    joint = "joint"
    forward = "forward"
    backward = "backward"


class LevelName(StrEnum):
    """Levels on the command line."""

    aten = "aten"
    core_aten = "core_aten"
    inductor = "inductor"
    prims = "prims"


class PartitionerName(StrEnum):
    """Partitioners on the command line."""

    default = "default"
    min_cut = "min-cut"


class FormatName(StrEnum):
    """Forms of a printed graph."""

    code = "code"
    graph = "graph"
    json = "json"


SampleArgument = Annotated[
    str, typer.Argument(metavar="SAMPLE", help="A sample folder or the name of a gallery sample.")
]
StageOption = Annotated[StageName, typer.Option(help="Which graph.")]
LevelOption = Annotated[LevelName, typer.Option(help="How far it is decomposed.")]
PartitionerOption = Annotated[PartitionerName, typer.Option(help="Which partitioner makes forward and backward.")]
RegionOption = Annotated[int, typer.Option(min=0, help="Which region, where the model has graph breaks.")]
GradOption = Annotated[
    list[str] | None, typer.Option("--grad", metavar="INPUT=yes|no", help="Overrides requires_grad; may be repeated.")
]
NoCacheOption = Annotated[bool, typer.Option("--no-cache", help="Captures anew and stores nothing.")]


class _Progress:
    """Tells on standard error which step runs, once the work takes more than a second."""

    def __init__(self) -> None:
        self.started = time.monotonic()

    def __call__(self, step: str) -> None:
        if time.monotonic() - self.started > 1.0:
            print(f"aotscope: {time.monotonic() - self.started:5.1f} s  {step}", file=sys.stderr)


@contextmanager
def _reported() -> Iterator[None]:
    """Turns the errors that a user can cause into one line and exit status 1."""
    try:
        yield
    except (SampleError, StepFailed, WriteError) as error:
        _fail(str(error))
    except BrokenPipeError:
        sys.stderr.close()  # the reader went away: nothing more to say
        raise typer.Exit(0) from None
    except OSError as error:
        _fail(f"{error.strerror or error}: {error.filename or ''}".rstrip(": "))


def _fail(message: str) -> None:
    print(f"aotscope: {' '.join(message.split())}", file=sys.stderr)
    raise typer.Exit(1)


def _usage(message: str) -> None:
    raise typer.BadParameter(message)


def _grads(pairs: list[str] | None, sample: Sample) -> dict[str, bool]:
    found = {}
    for pair in pairs or []:
        name, _, value = pair.partition("=")
        if value not in ("yes", "no"):
            _usage(f"--grad {pair}: write INPUT=yes or INPUT=no")
        if name not in sample.parameters:
            _usage(f"--grad {name}: {sample.name} has no such input; it has {', '.join(sample.parameters[:8])} …")
        found[name] = value == "yes"
    return found


def _open(name: str, grads: list[str] | None, no_cache: bool) -> Session:
    sample = read_sample(catalog.resolve(name))
    cache = None if no_cache else Cache(default_folder())
    return Session(sample, cache, _grads(grads, sample), _Progress())


def _key(stage: StageName, level: LevelName, partitioner: PartitionerName, region: int) -> Key:
    return Key(stage.value, level.value, partitioner.value, region)


@app.command("list")
def list_samples(
    folders: Annotated[
        list[Path] | None, typer.Argument(metavar="[DIR]...", help="Folders; the gallery when none.")
    ] = None,
    search: Annotated[str, typer.Option(help="Words, or field:word of graph_net.json.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON list.")] = False,
) -> None:
    """Lists samples: name, size of model.py, and what each shows."""
    with _reported():
        found = []
        for root in folders or [catalog.gallery()]:
            if not root.is_dir():
                _fail(f"{root}: no such folder")
            found += list(catalog.search(catalog.Catalog(root, default_folder()).entries(), search))
        if as_json:
            print(json.dumps([{**dict(e.fields), "path": e.path, "name": e.name, "title": e.title, "note": e.note,
                               "size": e.size} for e in found], indent=1))  # fmt: skip
            return
        width = max((len(e.name) for e in found), default=0)
        for e in found:
            print(f"{e.name:<{width}}  {max(1, e.size // 1000):>6} kB  {e.note or e.title}".rstrip())


@app.command()
def show(
    sample: SampleArgument,
    stage: StageOption = StageName.joint,
    level: LevelOption = LevelName.aten,
    partitioner: PartitionerOption = PartitionerName.default,
    region: RegionOption = 0,
    form: Annotated[
        FormatName, typer.Option("--format", help="Python code, torch's graph() form, or JSON.")
    ] = FormatName.code,
    annotations: Annotated[bool, typer.Option("--annotations", help="Types and source lines beside the code.")] = False,
    grad: GradOption = None,
    no_cache: NoCacheOption = False,
) -> None:
    """Prints one graph."""
    with _reported():
        session = _open(sample, grad, no_cache)
        graph = session.graph(_key(stage, level, partitioner, region))
        if form is FormatName.json:
            print(wire.dump_graph(graph))
        elif form is FormatName.graph:
            print(as_graph(graph))
        else:
            print(as_code(graph, annotations, session.sample.path).strip("\n"))


@app.command()
def ops(
    sample: SampleArgument,
    stage: StageOption = StageName.joint,
    level: LevelOption = LevelName.aten,
    partitioner: PartitionerOption = PartitionerName.default,
    region: RegionOption = 0,
    against_level: Annotated[LevelName | None, typer.Option(help="Compare with this level.")] = None,
    against_stage: Annotated[StageName | None, typer.Option(help="Compare with this stage.")] = None,
    against_partitioner: Annotated[PartitionerName | None, typer.Option(help="Compare with this partitioner.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON instead of a table.")] = False,
    grad: GradOption = None,
    no_cache: NoCacheOption = False,
) -> None:
    """Prints how often each operator stands in a graph, or how two graphs differ."""
    with _reported():
        session = _open(sample, grad, no_cache)
        graph = session.graph(_key(stage, level, partitioner, region))
        if against_level or against_stage or against_partitioner:
            other = session.graph(
                _key(against_stage or stage, against_level or level, against_partitioner or partitioner, region)
            )
            found = difference(other.op_counts(), graph.op_counts())
            print(json.dumps(found.as_dict(), indent=1) if as_json else format_difference(found))
            return
        _print_counts(graph, as_json)


def _print_counts(graph: Graph, as_json: bool) -> None:
    counts = graph.op_counts()
    if as_json:
        print(json.dumps(counts, indent=1))
        return
    width = max(map(len, counts), default=0)
    for target, count in sorted(counts.items(), key=lambda c: (-c[1], c[0])):
        print(f"{target:<{width}}  {count:>6}")


@app.command()
def extract(
    sample: SampleArgument,
    out: Annotated[Path, typer.Option("-o", "--out", help="The JSON file to write.")],
    grad: GradOption = None,
    no_cache: NoCacheOption = False,
) -> None:
    """Writes every graph at every level as one JSON file."""
    with _reported():
        found = _open(sample, grad, no_cache).everything()
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(wire.dump_extraction(found))
        for failure in (*found.summary.failures, *(f for r in found.summary.regions for f in r.failures)):
            print(f"aotscope: {failure}", file=sys.stderr)
        print(f"{out}: {len(found.graphs)} graphs of {found.summary.sample}")


@app.command()
def export(
    sample: SampleArgument,
    out: Annotated[Path, typer.Option("-o", "--out", help="The folder to write.")],
    stage: StageOption = StageName.backward,
    level: LevelOption = LevelName.aten,
    partitioner: PartitionerOption = PartitionerName.default,
    region: RegionOption = 0,
    train: Annotated[bool, typer.Option("--train", help="eval_forward, train_forward and train_backward.")] = False,
    grad: GradOption = None,
) -> None:
    """Writes a graph as a sample folder in GraphNet's format."""
    from extraction.export import export as export_graph
    from extraction.export import export_training

    with _reported():
        capture = _open(sample, grad, no_cache=True).capture
        key = _key(stage, level, partitioner, region)
        if train:
            for folder in export_training(capture, out, key):
                print(folder)
        else:
            print(export_graph(capture, key, out))


@app.command()
def record(
    factory: Annotated[
        str, typer.Argument(metavar="FILE.py:FACTORY", help="A function that gives (module, args, kwargs).")
    ],
    out: Annotated[Path, typer.Option("-o", "--out", help="The folder in which sample folders are written.")],
    name: Annotated[str | None, typer.Option(help="Name of the sample; the factory's by default.")] = None,
    note: Annotated[str, typer.Option(help="One sentence on what it shows.")] = "",
    group: Annotated[str, typer.Option(help="Group in the gallery.")] = "",
) -> None:
    """Records a model of your own as sample folders, one for each region between graph breaks."""
    from extraction.record import RecordError
    from extraction.record import record as record_model

    with _reported():
        try:
            for folder in record_model(factory, out, name, note, group):
                print(folder)
        except RecordError as error:
            _fail(str(error))


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def serve(
    context: typer.Context,
    folders: Annotated[
        list[Path] | None, typer.Argument(metavar="[DIR]...", help="Folders of samples to offer.")
    ] = None,
    port: Annotated[int, typer.Option(help="Port on this machine.")] = 8501,
    allow_uploads: Annotated[bool, typer.Option("--allow-uploads", help="Let visitors upload samples.")] = False,
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
) -> None:
    """Runs the app in the browser."""
    import os
    import subprocess

    for folder in folders or []:
        if not folder.is_dir():
            _fail(f"{folder}: no such folder")
    script = Path(__file__).resolve().parent.parent / "app.py"
    environment = {
        **os.environ,
        "AOTSCOPE_FOLDERS": os.pathsep.join(str(f.resolve()) for f in folders or []),
        "AOTSCOPE_UPLOADS": "1" if allow_uploads else "",
    }
    command = [sys.executable, "-m", "streamlit", "run", str(script), f"--server.port={port}",
               f"--server.headless={'false' if browser else 'true'}", *context.args]  # fmt: skip
    try:
        raise typer.Exit(subprocess.run(command, env=environment, check=False).returncode)  # noqa: S603  our own program
    except KeyboardInterrupt:
        raise typer.Exit(0) from None


@cache_app.command("info")
def cache_info() -> None:
    """Says where the cache is and how large."""
    usage = Cache(default_folder()).usage()
    print(f"{usage.folder}: {usage.entries} extractions, {usage.files} files, {usage.nbytes / 1e6:.1f} MB")


@cache_app.command("clear")
def cache_clear() -> None:
    """Removes every stored extraction."""
    usage = Cache(default_folder()).clear()
    print(f"{usage.folder}: {usage.entries} extractions removed, {usage.nbytes / 1e6:.1f} MB")


def main(arguments: list[str] | None = None) -> Any:
    """Entry point of the console script."""
    run: Callable[..., Any] = app
    return run(args=arguments, prog_name="aotscope")


if __name__ == "__main__":
    main()
