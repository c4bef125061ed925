"""From the records of a journal to the two Parquet files of a census.

Example::

    write_tables(Path("census.parquet"), journal.in_order(keys), torch="2.13.0")

What cannot happen: a reader sees a half-written file (each is written beside its place and moved there); more than
`ROWS` rows and one sample are in memory; the order of rows depends on the order in which samples finished.

Note: a record
    `root`, `sample`, `family`, `task`, `source_bytes`; `levels` holds what `census_counts.LevelCount` holds, as JSON,
    of the levels that were counted; `lost` (step, kind, text) says why others are missing, None where none is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from extraction.census_counts import ROW
from extraction.census_schema import OPERATORS, SAMPLES, TABLES, Table, arrow_schema, samples_path
from extraction.graph import LEVELS, PARTITIONERS, STAGES

ROWS = 1 << 17
_STAGE = {stage: i for i, stage in enumerate(STAGES)}
_PARTITIONER: dict[str, int] = {"": -1, **{part: i for i, part in enumerate(PARTITIONERS)}}
_LEVEL = {level: i for i, level in enumerate(LEVELS)}


def write_tables(out: Path, records: Iterable[dict[str, Any]], torch: str) -> None:
    """Writes `out` and `samples_path(out)` from records in the order of the tables. Raises OSError."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with _Writer(out, "operators", torch) as operators, _Writer(samples_path(out), "samples", torch) as samples:
        for record in records:
            operators.add(operator_rows(record))
            samples.add(sample_rows(record))
        operators.finish()
        samples.finish()


def operator_rows(record: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    """The rows of the table `operators` that a record gives, in the order of the table."""
    graphs = [
        (stage, part["level"], partitioner, rows)
        for part in record["levels"]
        for stage, partitioner, rows in part["graphs"]
    ]
    graphs.sort(key=lambda g: (_STAGE[g[0]], _LEVEL[g[1]], _PARTITIONER[g[2]]))
    for stage, level, partitioner, rows in graphs:
        for values in rows:
            row = dict(zip(ROW, values, strict=True))
            row |= {"stage": stage, "level": level, "partitioner": partitioner}
            yield tuple(row[c.name] if c.name in row else record[c.name] for c in OPERATORS)


def sample_rows(record: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    """The four rows of the table `samples` that a record gives."""
    parts = {part["level"]: part for part in record["levels"]}
    last = record["levels"][-1] if record["levels"] else {}
    missing = {"failure": record["lost"], "trains": last.get("trains", False), "regions": last.get("regions", 0),
               "default_passed": False, "min_cut_passed": False}  # fmt: skip
    for level in LEVELS:
        part = parts.get(level, missing)
        failure = part["failure"] or {}
        row = {**record, **part, "level": level, "status": "failed" if failure else "passed",
               "step": failure.get("step", ""), "failure_kind": failure.get("kind", ""),
               "failure_text": failure.get("text", "")}  # fmt: skip
        yield tuple(row.get(c.name) for c in SAMPLES)


class _Writer:
    """A Parquet file in the making; it takes its place when `finish` was called, and is removed otherwise."""

    def __init__(self, path: Path, table: Table, torch: str) -> None:
        import pyarrow.parquet as pq

        self._path, self._new = path, path.with_name(f".{path.name}.new")
        self._columns, self._schema = TABLES[table], arrow_schema(table, torch)
        self._rows: list[tuple[Any, ...]] = []
        self._file = pq.ParquetWriter(self._new, self._schema, compression="zstd")

    def __enter__(self) -> _Writer:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
        self._new.unlink(missing_ok=True)

    def add(self, rows: Iterable[tuple[Any, ...]]) -> None:
        self._rows.extend(rows)
        if len(self._rows) >= ROWS:
            self._flush()

    def finish(self) -> None:
        """The file is complete and takes its place."""
        self._flush()
        self._file.close()
        self._new.replace(self._path)

    def _flush(self) -> None:
        import pyarrow as pa

        if self._rows:
            columns = zip(*self._rows, strict=True)
            arrays = [pa.array(c, f.type) for c, f in zip(columns, self._schema, strict=True)]
            self._file.write_table(pa.table(arrays, self._schema))
            self._rows.clear()
