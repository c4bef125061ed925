"""The census's tables: where they lie, how they open, what is refused."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from extraction.census_schema import (
    TABLES,
    CensusError,
    arrow_schema,
    check_file,
    journal_path,
    open_census,
    samples_path,
)


def write_empty(out: Path) -> Path:
    pq.write_table(arrow_schema("operators", "2.13").empty_table(), out)
    pq.write_table(arrow_schema("samples", "2.13").empty_table(), samples_path(out))
    return out


def test_the_files_lie_beside_each_other(tmp_path: Path) -> None:
    out = tmp_path / "a.b.parquet"
    assert samples_path(out) == tmp_path / "a.b.samples.parquet"
    assert journal_path(out) == tmp_path / "a.b.journal.jsonl"


@pytest.mark.parametrize("folder", ["plain", "[x] *?", "it's"])
def test_both_tables_open_as_views_with_the_stated_columns(tmp_path: Path, folder: str) -> None:
    (tmp_path / folder).mkdir()
    with open_census(write_empty(tmp_path / folder / "out.parquet")) as tables:
        for table, columns in TABLES.items():
            assert tables.sql(f"select * from {table}").columns == [c.name for c in columns]


def test_what_is_no_census_is_refused_in_one_line(tmp_path: Path) -> None:
    out = write_empty(tmp_path / "out.parquet")
    (tmp_path / "text.parquet").write_text("no parquet")
    pq.write_table(pa.table({"x": [1]}), tmp_path / "other.parquet")
    schema = arrow_schema("samples", "2.13")
    newer = schema.with_metadata({**schema.metadata, b"aotscope_census": b"99"})
    pq.write_table(newer.empty_table(), tmp_path / "newer.parquet")
    for path, words in {
        tmp_path / "none.parquet": "no such file",
        tmp_path / "text.parquet": "not a Parquet file",
        tmp_path / "other.parquet": "not the table samples",
        out: "not the table samples",
        tmp_path / "newer.parquet": "version 99; this program reads version 1",
    }.items():
        with pytest.raises(CensusError, match=words) as caught:
            check_file(path, "samples")
        assert "\n" not in str(caught.value)
