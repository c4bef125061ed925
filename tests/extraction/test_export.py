"""Exported folders load, run on inputs made from their metas, and are captured again with the same operators."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from extraction.capture import Capture
from extraction.catalog import resolve
from extraction.export import export, export_training
from extraction.failures import StepFailed
from extraction.graph import Stage
from extraction.inputs import real
from extraction.key import Key
from extraction.model_code import load_module
from extraction.samples import read_sample
from tests.conftest import WriteFolder
from tests.extraction import making

SAMPLES = (
    "conv_bn", "linear_gelu", "softmax_cross_entropy", "dropout", "batch_norm_train", "embedding", "max_pool",
    "inplace", "sdpa", "lstm_cell", "moe",
)  # fmt: skip


def _run(capture: Capture) -> list[torch.Tensor]:
    generator = torch.Generator().manual_seed(0)
    with torch.no_grad():
        found = load_module(capture.sample)(*[real(plan, generator) for plan in capture.plans])
    return [t for t in found if isinstance(t, torch.Tensor)]


@pytest.mark.parametrize("name", SAMPLES)
def test_load_run_and_capture_again(name: str, tmp_path: Path) -> None:
    capture = Capture(read_sample(resolve(name)))
    keys = [
        Key("dynamo"), Key("joint"), Key("forward"), Key("backward"), Key("backward", "aten", "min-cut"),
        Key("backward", "core_aten"), Key("joint", "prims"),
    ]  # fmt: skip
    for key in keys:
        again = Capture(read_sample(export(capture, key, tmp_path / str(key))))
        assert again.summary.failures == (), key
        assert [r.failures for r in again.summary.regions] == [()], key
        stage: Stage = "dynamo" if key.stage == "dynamo" else "joint"
        assert again.graph(Key(stage)).op_counts() == capture.graph(key).op_counts(), key
        if key.stage != "dynamo":
            assert again.summary.regions[0].no_backward, key
        results = [r for r in capture.graph(key).results if r.node is not None]
        assert len(_run(again)) == len(results), key


LAYOUTS = {
    "transposed": "return (w.view(2, 3, 4).transpose(1, 2) * 2,)",  # the backward views what it transposes back
    "channels last": "return (w.view(1, 2, 3, 4).to(memory_format=torch.channels_last).exp().sin(),)",
    "slices": "a, b = w.chunk(2, 1)\n        return (a.exp() * b,)",
}


@pytest.mark.parametrize("stage", ["forward", "backward"])
@pytest.mark.parametrize("name", LAYOUTS)
def test_values_keep_their_layout(name: str, stage: Stage, tiny: WriteFolder, tmp_path: Path) -> None:
    model = f"import torch\nclass GraphModule(torch.nn.Module):\n    def forward(self, w):\n        {LAYOUTS[name]}\n"
    meta = "class M:\n    name = 'w'\n    shape = [6, 4]\n    dtype = 'torch.float32'\n"
    capture = Capture(read_sample(tiny(files={"model.py": model, "weight_meta.py": meta})))
    key = Key(stage)
    again = Capture(read_sample(export(capture, key, tmp_path / "out")))
    assert again.summary.failures == ()
    assert again.graph(Key("joint")).op_counts() == capture.graph(key).op_counts()
    wanted = [n.meta["val"].stride() for n in capture.module(key).graph.find_nodes(op="placeholder")]
    generator = torch.Generator().manual_seed(0)
    assert [p.type.stride for p in again.plans] == wanted
    assert [real(p, generator).stride() for p in again.plans] == wanted
    assert len(_run(again)) == len(capture.module(key).graph.output_node().args[0])  # type: ignore[arg-type]


def test_golden_backward_reads_as_in_the_design(tmp_path: Path) -> None:
    capture = Capture(read_sample(resolve("conv_bn")))
    text = (export(capture, Key("backward"), tmp_path / "out") / "model.py").read_text()
    body = [line.strip() for line in text.splitlines()]
    parameters = [line.split(":")[0] for line in body if line.endswith(": torch.Tensor,")]
    assert parameters == [
        "primals_1", "primals_2", "primals_4", "primals_5", "primals_6", "convolution", "getitem_1", "getitem_2",
        "tangents_1",
    ]  # fmt: skip
    assert (
        "native_batch_norm_backward = torch.ops.aten.native_batch_norm_backward.default(tangents_1, convolution, "
        "primals_4, primals_1, primals_2, getitem_1, getitem_2, False, 0.001, [True, True, True])"
    ) in body
    assert body[-1] == "return (getitem_5, getitem_4, getitem_7, getitem_6)"


def test_attention_backward_runs_on_what_its_metas_say(tmp_path: Path) -> None:
    capture = Capture(read_sample(resolve("sdpa")))
    again = Capture(read_sample(export(capture, Key("backward"), tmp_path / "out")))
    assert "aten._scaled_dot_product_flash_attention_for_cpu_backward.default" in again.graph(Key("joint")).op_counts()
    assert all(torch.isfinite(t).all() for t in _run(again))


def test_saved_values_keep_the_statistics_of_a_run(tmp_path: Path) -> None:
    capture = Capture(read_sample(resolve("max_pool")))
    sample = read_sample(export(capture, Key("backward"), tmp_path / "out"))
    indices = [m for m in sample.meta.values() if m.dtype == "int64"]
    assert indices
    for meta in indices:  # positions of maxima in a plane: valid ones, and not all the same
        values = meta.data or (meta.min_val, meta.max_val)
        assert min(v for v in values if v is not None) >= 0
        assert len(set(values)) > 1


def test_training_layout(tmp_path: Path) -> None:
    capture = Capture(read_sample(resolve("linear_gelu")))
    written = export_training(capture, tmp_path, Key())
    assert [str(p.relative_to(tmp_path)) for p in written] == [
        "eval_forward/linear_gelu", "train_forward/linear_gelu", "train_backward/linear_gelu",
    ]  # fmt: skip
    assert (tmp_path / "eval_forward/linear_gelu/model.py").read_text() == capture.sample.source
    for part in ("train_forward", "train_backward"):
        assert "None" not in (tmp_path / part / "linear_gelu/model.py").read_text().splitlines()[-1]


def test_training_layout_inside_the_sample_itself(tiny: WriteFolder) -> None:
    folder = tiny("here")
    written = export_training(Capture(read_sample(folder)), folder / "out", Key())
    assert all((w / "model.py").is_file() for w in written)
    assert not (written[0] / "out").exists()


def test_without_a_backward_graph_nothing_is_written(tiny: WriteFolder, tmp_path: Path) -> None:
    capture = Capture(read_sample(tiny("here")), {"x": False, "weight": False})
    with pytest.raises(StepFailed, match="no input requires grad"):
        export_training(capture, tmp_path / "out", Key())
    assert not (tmp_path / "out").exists()


def test_the_sample_itself_is_not_replaced(tiny: WriteFolder) -> None:
    folder = tiny("here")
    before = (folder / "model.py").read_text()
    with pytest.raises(FileExistsError, match="is the sample itself"):
        export(Capture(read_sample(folder)), Key("joint"), folder)
    assert (folder / "model.py").read_text() == before


def test_sizes_that_depend_on_values_are_told(tmp_path: Path) -> None:
    body = "y = x[mask]\ntorch._dynamo.graph_break()\nreturn (y.sin(),)"
    capture = making.capture(tmp_path / "s", body, {"x": ((4, 2), "float32"), "mask": ((4,), "bool")})
    with pytest.raises(StepFailed, match="depend on values"):
        export(capture, Key("forward", region=1), tmp_path / "out")
    assert not (tmp_path / "out").exists()
