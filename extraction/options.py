"""Arguments and options that several commands share.

Example::

    def show(sample: SampleArgument, stage: StageOption = StageName.joint) -> None: ...

What cannot happen: a name on the command line differs from the contract's (each enumeration lists the contract's own).
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer


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
ChoiceOption = Annotated[
    Path | None, typer.Option(metavar="FILE", help="A choice as TOML: base level, operators to keep and to open.")
]
NoCacheOption = Annotated[bool, typer.Option("--no-cache", help="Captures anew and stores nothing.")]
