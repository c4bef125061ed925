"""The two tables of a census: their columns, where they lie, and how to open them.

Example::

    with open_census(Path("census.parquet")) as tables:       # a duckdb connection with views `operators` and `samples`
        tables.sql("select operator, count(distinct sample) from operators where level = 'prims' group by all").show()

What cannot happen: a file of another layout is opened as a census (`CensusError` says what is wrong, in one line).

Note: layout
    `aotscope census … -o OUT.parquet` writes three files beside each other. `OUT.parquet` is the table `operators`,
    `OUT.samples.parquet` the table `samples`; both are sorted by the columns that `ORDER` names, whatever the order in
    which samples finished. `OUT.journal.jsonl` holds what has been finished, one sample a line, for `--resume`; nobody
    else needs it. Both Parquet files carry `aotscope_census` (`VERSION`) and `torch` in their metadata.

Note: the tables
    `operators` has one row for each root × sample × stage × level × partitioner × operator. `partitioner` is "" for
    stages dynamo and joint, `level` is "aten" for stage dynamo (where an operator is a torch function). The regions
    between graph breaks are counted together. `operator.getitem` of a tuple result is no operator. A sample without
    backward part has no rows of stage backward, and its rows of stages joint and forward agree.
    `samples` has one row for each root × sample × level, always four of them, also for a sample that failed at once.
    Join them by root, sample and level. Where a level failed, `operators` holds the graphs that were made all the same.
"""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    import duckdb

VERSION = "1"
Table = Literal["operators", "samples"]


class Column(NamedTuple):
    """A column: its name, its type in Arrow's words (`string`, `bool`, `int32`, `int64`, `float64`), its meaning.

    Texts, truths and counts are never null. Of the numbers, those are null that a failed level does not have.
    """

    name: str
    type: str
    meaning: str


_KEY = (
    Column("root", "string", "the folder that was named on the command line, absolute"),
    Column("sample", "string", "the sample's folder below the root, with slashes"),
    Column("family", "string", "where the sample comes from: the first folder below the root (timm, torchvision, …)"),
)

OPERATORS: tuple[Column, ...] = (
    *_KEY,
    Column("stage", "string", "dynamo, joint, forward or backward"),
    Column("level", "string", "aten, core_aten, inductor or prims"),
    Column("partitioner", "string", 'default or min-cut for stages forward and backward, else ""'),
    Column("operator", "string", "target: aten.mul.Tensor, prims.mul.default, torch.conv2d, Tensor.view"),
    Column("forward", "int32", "calls in the forward phase"),
    Column("backward", "int32", "calls in the backward phase; all of a backward graph, recomputed ones too"),
    Column("kind", "string", "pointwise, reduction, matmul, convolution, view, …: the contract's kinds"),
    Column("core", "bool", "torch tags the operator as core aten"),
    Column("kept", "string", 'why the level has no decomposition for it ("" where it has one)'),
    Column("whole", "int32", "aten calls that stayed whole although the level has a decomposition"),
    Column("dtypes", "string", "dtypes of the tensor results, sorted, joined by commas: float32,int64"),
)

SAMPLES: tuple[Column, ...] = (
    *_KEY,
    Column("level", "string", "aten, core_aten, inductor or prims"),
    Column("status", "string", "passed or failed; passed: every graph of the level was made and is well formed"),
    Column("step", "string", 'the step that failed: sample, TorchDynamo, AOT Autograd, level prims, …; "" else'),
    Column("failure_kind", "string", 'kind of the first failure: data-dependent, time limit, crash, …; "" else'),
    Column("failure_text", "string", 'the first failure in one line; "" else'),
    Column("default_passed", "bool", "forward and backward of the default partitioner were made at this level"),
    Column("min_cut_passed", "bool", "forward and backward of the min-cut partitioner were made at this level"),
    Column("trains", "bool", "there is a backward part; without one, both partitioners pass when the joint graph does"),
    Column("task", "string", '`heuristic_tag` of graph_net.json: computer_vision, nlp, …; "" where it says nothing'),
    Column("regions", "int32", "torch-level graphs: 1 without graph breaks"),
    Column("source_bytes", "int64", "size of model.py"),
    Column("nodes", "int32", "nodes of the joint graph, inputs and output included; null where it was not made"),
    Column("edges", "int32", "uses of one node by another in the joint graph; null as above"),
    Column("calls", "int32", "calls of operators in the joint graph; null as above"),
    Column("operators", "int32", "distinct operators of the joint graph; null as above"),
    Column("seconds", "float64", "clock time for the level; that of aten includes Dynamo, AOT and partitioners"),
    Column("cpu_seconds", "float64", "CPU time for the same; null where the worker was lost"),
    Column("peak_mb", "float64", "largest resident size of the worker meanwhile, torch included; null where unknown"),
)

TABLES: dict[Table, tuple[Column, ...]] = {"operators": OPERATORS, "samples": SAMPLES}
ORDER: dict[Table, str] = {
    "operators": "root, sample, stage, level, partitioner, operator; stages and levels in the order of the contract",
    "samples": "root, sample, level; levels in the order of the contract",
}


class CensusError(Exception):
    """A census cannot be read or written; the message is one line."""


def samples_path(operators: Path) -> Path:
    """`OUT.samples.parquet` of `OUT.parquet`."""
    return operators.with_name(f"{operators.name.removesuffix('.parquet')}.samples.parquet")


def journal_path(operators: Path) -> Path:
    """`OUT.journal.jsonl` of `OUT.parquet`."""
    return operators.with_name(f"{operators.name.removesuffix('.parquet')}.journal.jsonl")


def arrow_schema(table: Table, torch: str) -> Any:
    """The pyarrow schema of a table made with a version of torch."""
    import pyarrow as pa

    types = {"string": pa.string(), "bool": pa.bool_(), "int32": pa.int32(), "int64": pa.int64(),
             "float64": pa.float64()}  # fmt: skip
    fields = [pa.field(c.name, types[c.type]) for c in TABLES[table]]
    return pa.schema(fields, {"aotscope_census": VERSION, "aotscope_table": table, "torch": torch})


@contextmanager
def open_census(operators: Path) -> Iterator[duckdb.DuckDBPyConnection]:
    """A connection with the views `operators` and `samples` over the files of a census. Raises CensusError."""
    import duckdb

    paths: dict[Table, Path] = {"operators": operators, "samples": samples_path(operators)}
    for table, path in paths.items():
        check_file(path, table)
    with duckdb.connect() as connection:
        for table, path in paths.items():
            connection.read_parquet(_exact(path)).create_view(table)
        yield connection


def check_file(path: Path, table: Table) -> None:
    """Raises CensusError unless the file is that table of a census of this version."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        metadata = pq.read_schema(path).metadata or {}
    except FileNotFoundError as error:
        raise CensusError(f"{path}: no such file; a census is OUT.parquet and OUT.samples.parquet") from error
    except (OSError, pa.ArrowException) as error:
        raise CensusError(f"{path}: not a Parquet file: {' '.join(str(error).split())[:200]}") from error
    version, name = (metadata.get(k, b"").decode() for k in (b"aotscope_census", b"aotscope_table"))
    if name != table:
        raise CensusError(f"{path}: not the table {table} of a census; `aotscope census` writes them")
    if version != VERSION:
        raise CensusError(f"{path}: a census of version {version}; this program reads version {VERSION}")


def _exact(path: Path) -> str:
    """The path for duckdb, with the signs of its patterns taken literally."""
    return "".join(f"[{c}]" if c in "*?[" else c for c in str(path))
