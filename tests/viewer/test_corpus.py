"""Questions to a census, against sets counted in Python from the same rows."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from extraction.census_schema import OPERATORS, SAMPLES, CensusError, arrow_schema, samples_path
from extraction.choice import Choice
from extraction.graph import LEVELS
from extraction.support import Support
from viewer.corpus import Corpus, SampleRow, View

# sample: {level: {operator: (forward, backward, dtypes)}}; "d" failed at prims
ROWS: dict[str, dict[str, dict[str, tuple[int, int, str]]]] = {
    "f/a": {
        "aten": {"aten.bn.default": (1, 0, "float32"), "aten.mul.Tensor": (2, 1, "float32")},
        "prims": {"prims.mul.default": (5, 1, "float32"), "prims.sum.default": (1, 0, "float32")},
    },
    "f/b": {
        "aten": {"aten.mul.Tensor": (1, 1, "float32,int64")},
        "prims": {"prims.mul.default": (1, 1, "float32,int64")},
    },
    "g/c": {
        "aten": {"aten.bn.default": (0, 3, "float32"), "aten.mm.default": (1, 2, "float32")},
        "prims": {"aten.mm.default": (1, 2, "float32"), "prims.sum.default": (2, 0, "float32")},
    },
    "g/d": {"aten": {"aten.mm.default": (1, 0, "float32")}},
}
LIST = Support("list", (("prims.sum", ()), ("prims.mul", ("float32",)), ("aten.mul", ())))


def write(path: Path) -> Path:
    import pyarrow as pa
    import pyarrow.parquet as pq

    operators, samples = [], []
    for sample, levels in ROWS.items():
        key = {"root": "/r", "sample": sample, "family": sample[0]}
        for level in LEVELS:
            made = level in levels
            blank = {c.name: None if c.type in ("int32", "int64", "float64") else made if c.type == "bool" else ""
                     for c in SAMPLES}  # fmt: skip
            why = {} if made else {"step": f"level {level}", "failure_text": "no"}
            samples.append({**blank, **key, "level": level, "nodes": 10 if made else None, **why})
            for operator, (forward, backward, dtypes) in levels.get(level, {}).items():
                for stage in ("joint", "forward"):  # rows of other stages are not counted
                    operators.append({**key, "stage": stage, "level": level, "partitioner": "", "operator": operator,
                                      "forward": forward, "backward": backward, "kind": "pointwise", "core": True,
                                      "kept": "", "whole": 0, "dtypes": dtypes})  # fmt: skip
    assert {c.name for c in OPERATORS} == operators[0].keys()
    pq.write_table(pa.Table.from_pylist(operators, arrow_schema("operators", "2.13")), path)
    pq.write_table(pa.Table.from_pylist(samples, arrow_schema("samples", "2.13")), samples_path(path))
    return path


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Corpus]:
    found = Corpus(write(tmp_path_factory.mktemp("census") / "c.parquet"))
    yield found
    found.close()


def test_one_level(corpus: Corpus) -> None:
    row = corpus.level(View("aten"), LIST)
    assert (row.samples, row.failed, row.operators) == (4, 0, 3)
    assert row.mean == (2 + 1 + 2 + 1) / 4
    assert row.once == 0
    assert row.supported == 1  # only f/b has nothing but aten.mul
    prims = corpus.level(View("prims"), LIST)
    assert (prims.samples, prims.failed, prims.operators, prims.once) == (3, 1, 3, 1)
    assert prims.supported == 1  # f/b's mul is on int64 too, g/c has mm: f/a is left
    assert corpus.level(View("inductor")).samples == 0


def test_least_additions(corpus: Corpus) -> None:
    """f/a runs at prims already; f/b does at aten; g/c needs mm at prims, g/d has aten alone and needs mm."""
    found = corpus.additions("joint", LIST)
    assert [corpus.operator(n) for n in found.added] == ["aten.mm.default"]
    assert found.exact
    assert [row.sample for row in corpus.by_number(found.runs)] == ["f/a", "f/b"]
    (step,) = found.order
    assert ([row.sample for row in corpus.by_number(step.unlocked)], step.running) == (["g/c", "g/d"], 4)


def test_a_phase_keeps_what_is_called_in_it(corpus: Corpus) -> None:
    assert corpus.level(View("aten", "backward")).operators == 3
    assert corpus.level(View("prims", "backward")).operators == 2  # no sum in backward
    assert [r.operator for r in corpus.ranking(View("aten", "forward"))] == [
        "aten.mm.default",
        "aten.mul.Tensor",
        "aten.bn.default",
    ]


def test_the_curve_counts_distinct_operators_in_the_order_of_hashes(corpus: Corpus) -> None:
    order = sorted(ROWS, key=lambda s: hashlib.md5(s.encode()).hexdigest())
    for level in ("aten", "prims"):
        seen: set[str] = set()
        expected = []
        for i, sample in enumerate(order, 1):
            new = ROWS[sample].get(level, {}).keys() - seen
            seen |= new
            if new or i == len(order):
                expected.append((i, len(seen)))
        assert corpus.curve(View(level)) == expected


def test_operators_by_the_samples_that_need_them(corpus: Corpus) -> None:
    rows = {r.operator: r for r in corpus.ranking(View("prims"), LIST)}
    mul, mm = rows["prims.mul.default"], rows["aten.mm.default"]
    assert (mul.samples, mul.forward, mul.backward) == (2, 6, 2)
    assert (mul.verdict, mul.lacking, mul.alone) == ("dtype", 1, 1)  # f/b lacks nothing but mul on int64
    assert (mm.verdict, mm.lacking, mm.alone) == ("no", 1, 1)
    assert rows["prims.sum.default"].verdict == "yes"
    assert [r.verdict for r in corpus.ranking(View("prims"))] == ["yes"] * 3  # without a list


def test_samples_of_an_operator_and_of_a_list(corpus: Corpus) -> None:
    assert corpus.samples_with(View("aten"), "aten.bn.default") == [
        SampleRow("/r", "g/c", "g", 0, 3),
        SampleRow("/r", "f/a", "f", 1, 0),
    ]
    assert len(corpus.samples_with(View("aten"), "aten.bn.default", most=1)) == 1
    assert corpus.samples_with(View("aten"), "'; drop table calls; --") == []
    assert [r.sample for r in corpus.supported(View("prims"), LIST)] == ["f/a"]


def test_a_choice_that_keeps_has_bounds(corpus: Corpus) -> None:
    """Batch norm kept at prims: it joins f/a and g/c; what it had brought is still counted."""
    view = View("prims", choice=Choice("prims", keep=("aten.bn",)))
    row = corpus.level(view, LIST)
    assert (row.level, row.samples, row.unknown, row.operators) == ("choice", 3, 0, 4)
    assert row.supported == 0  # f/a has the batch norm now
    assert {r.operator: r.samples for r in corpus.ranking(view)}["aten.bn.default"] == 2
    assert corpus.curve(view)[-1] == (4, 4)


def test_samples_with_an_opened_operator_are_unknown(corpus: Corpus) -> None:
    row = corpus.level(View("aten", choice=Choice("aten", open=("aten.bn",))), LIST)
    assert (row.samples, row.unknown, row.operators) == (2, 2, 2)
    assert row.supported == 1


@pytest.mark.parametrize("name", ["none.parquet", "bad.parquet"])
def test_what_is_no_census_gets_one_line(tmp_path: Path, name: str) -> None:
    (tmp_path / "bad.parquet").write_text("hello")
    with pytest.raises(CensusError) as caught:
        Corpus(tmp_path / name)
    assert "\n" not in str(caught.value)
