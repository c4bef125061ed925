"""What a census counts of one sample: against counts worked out by hand and against the contract's graphs."""

from __future__ import annotations

from pathlib import Path

import pytest

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.census_counts import ROW, LevelCount, count_levels
from extraction.graph import LEVELS, PARTITIONERS, Phase, Stage
from extraction.key import Key
from extraction.samples import Sample, SampleError, read_sample
from tests.extraction.making import write


def levels(sample: Sample) -> dict[str, LevelCount]:
    return {part.level: part for part in count_levels(sample, lambda step: None)}


def counts(part: LevelCount, stage: str, partitioner: str = "") -> dict[str, tuple[int, int]]:
    """Forward and backward calls by operator."""
    rows = next(rows for s, p, rows in part.graphs if (s, p) == (stage, partitioner))
    named = [dict(zip(ROW, row, strict=True)) for row in rows]
    return {row["operator"]: (row["forward"], row["backward"]) for row in named}


def test_a_product(tmp_path: Path) -> None:
    """d(x·y) = dx·y + x·dy: one product forward, two backward. Both are prims below."""
    found = levels(write(tmp_path / "s", "return (x * y,)", {"x": ((2, 3), "float32"), "y": ((2, 3), "float32")}))
    aten = found["aten"]
    assert counts(aten, "dynamo") == {"operator.mul": (1, 0)}
    assert counts(aten, "joint") == {"aten.mul.Tensor": (1, 2)}
    assert counts(aten, "forward", "min-cut") == {"aten.mul.Tensor": (1, 0)}
    assert counts(aten, "backward", "default") == {"aten.mul.Tensor": (0, 2)}
    assert counts(found["prims"], "joint") == {"prims.mul.default": (1, 2)}
    # two inputs, a tangent, three products and the output; six uses by products, three by the output
    assert (aten.nodes, aten.edges, aten.calls, aten.operators) == (7, 9, 3, 1)
    assert all(p.default_passed and p.min_cut_passed and p.failure is None and p.trains for p in found.values())
    assert aten.graphs[0][2] == [["operator.mul", 1, 0, "pointwise", False, "", 0, "float32"]]


def test_a_recomputed_call_counts_as_backward(tmp_path: Path) -> None:
    """Min-cut computes the inner sin(x) again, so as to save x alone."""
    found = levels(write(tmp_path / "s", "return (x.sin().sin(),)", {"x": ((64,), "float32")}))
    assert counts(found["aten"], "joint")["aten.sin.default"] == (2, 0)
    assert counts(found["aten"], "backward", "min-cut")["aten.sin.default"] == (0, 1)


def test_dtypes_and_reasons(tmp_path: Path) -> None:
    found = levels(write(tmp_path / "s", "return (x.max(0), x.sum().to(torch.float64))", {"x": ((2, 3), "float32")}))
    rows = {row[0]: dict(zip(ROW, row, strict=True)) for row in found["core_aten"].graphs[0][2]}
    assert rows["aten.max.dim"]["dtypes"] == "float32,int64"
    assert (rows["aten.max.dim"]["core"], rows["aten.max.dim"]["kept"]) == (True, "tagged core")
    assert "operator.getitem" not in rows


@pytest.mark.parametrize("name", ["conv_bn", "dropout", "lstm_cell"])
def test_the_same_as_the_contracts_graphs(name: str) -> None:
    sample = read_sample(resolve(name))
    capture = Capture(sample)
    phases: tuple[Phase, ...] = ("forward", "backward")
    stages: tuple[Stage, ...] = ("joint", "forward", "backward")
    for part in levels(sample).values():
        for stage in stages:
            for partitioner in PARTITIONERS if stage != "joint" else PARTITIONERS[:1]:
                graph = capture.graph(Key(stage, part.level, partitioner))
                rows = counts(part, stage, "" if stage == "joint" else partitioner)
                for place, phase in enumerate(phases):
                    assert {k: v[place] for k, v in rows.items() if v[place]} == graph.op_counts(phase)


def test_inference_passes_without_backward(tmp_path: Path) -> None:
    found = levels(write(tmp_path / "s", "return (x + 1,)", {"x": ((2,), "int64")}))
    assert [p.level for p in found.values()] == list(LEVELS)
    for part in found.values():
        assert (part.trains, part.default_passed, part.min_cut_passed, part.failure) == (False, True, True, None)
        assert "backward" not in {stage for stage, _, _ in part.graphs}


def test_regions_are_counted_together(tmp_path: Path) -> None:
    body = "y = x.sin()\ntorch._dynamo.graph_break()\nreturn (y.sin(),)"
    found = levels(write(tmp_path / "s", body, {"x": ((2,), "float32")}, "import torch\nimport torch._dynamo"))
    assert found["aten"].regions == 2
    assert counts(found["aten"], "forward", "default") == {"aten.sin.default": (2, 0)}


def test_a_step_that_fails_leaves_the_graphs_before_it(tmp_path: Path) -> None:
    """Torch has no derivative of `igamma` by its first argument; the torch-level graph is there all the same."""
    body = "return (torch.igamma(x, y),)"
    found = levels(write(tmp_path / "s", body, {"x": ((2,), "float32"), "y": ((2,), "float32")}))
    assert counts(found["aten"], "dynamo") == {"torch.igamma": (1, 0)}
    for part in found.values():
        assert part.failure is not None
        assert (part.failure["step"], part.nodes, part.default_passed) == ("AOT Autograd", None, False)


def test_a_sample_that_cannot_be_loaded_raises(tmp_path: Path) -> None:
    with pytest.raises(SampleError, match="fails when loaded"):
        levels(write(tmp_path / "s", "return (x,)", {"x": ((2,), "float32")}, "import torch\nraise ValueError"))
