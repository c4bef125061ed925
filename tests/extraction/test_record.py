from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
import torch

from extraction.model_code import load_module
from extraction.record import RecordError, capture, load_factory, meta_of, record
from extraction.samples import read_sample
from tests.extraction.commands import fails

pytestmark = pytest.mark.usefixtures("no_progress")

FACTORIES = '''
import functools
import torch


class Block(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = torch.nn.Conv2d(3, 4, 3, bias=False)
        self.norm = torch.nn.BatchNorm2d(4)

    def forward(self, x):
        return torch.relu(self.norm(self.conv(x)))


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = torch.nn.Sequential(Block())
        self.head = torch.nn.Linear(4, 2)

    def forward(self, x, scale=None):
        return self.head(self.blocks(x).mean((2, 3))) * scale


class Breaks(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Linear(3, 3)
        self.second = torch.nn.Linear(3, 2)

    def forward(self, x):
        y = self.first(x)
        if y.sum() > 1000:
            y = y + 1
        return self.second(y * 2)


def decorated(forward):
    @functools.wraps(forward)
    def inner(*args, **kwargs):
        return forward(*args, **kwargs)
    return inner


class Tied(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = torch.nn.Embedding(50, 8)
        self.head = torch.nn.Linear(8, 50, bias=False)
        self.head.weight = self.embed.weight
        self.register_buffer("scale", torch.ones(8))

    @decorated
    def forward(self, ids):
        return self.head(self.embed(ids) * self.scale)


def net():
    """A small network.

    More about it.
    """
    torch.manual_seed(0)
    return Net().train(), (torch.randn(2, 3, 6, 6),), {"scale": torch.tensor([0.5])}


def breaks():
    torch.manual_seed(0)
    return Breaks().eval(), (torch.randn(1, 3),), {}


def tied_on_meta():
    with torch.device("meta"):
        module = Tied()
    module.scale = torch.full((8,), 3.0)
    return module, (), {"ids": torch.arange(40, dtype=torch.int64).repeat(2)}


def huge():
    with torch.device("meta"):
        return torch.nn.Linear(1_000_000, 1_000_000), (torch.empty(4, 1_000_000),), {}


def faked():
    from torch._subclasses.fake_tensor import FakeTensorMode
    with FakeTensorMode():
        return torch.nn.Linear(100_000, 100_000, bias=False), (torch.empty(4, 100_000),), {}


def wrong():
    return Net()


def nothing():
    return torch.nn.Identity(), (1,), {}
'''
CONV = "L_self_modules_blocks_modules_0_modules_conv_parameters_weight_"
NORM = "L_self_modules_blocks_modules_0_modules_norm_"


@pytest.fixture
def spec(tmp_path: Path) -> str:
    path = tmp_path / "factories.py"
    path.write_text(FACTORIES)
    return f"{path}:"


def stack_of(folder: Path) -> dict[str, str]:
    """Module path by line of code."""
    lines = (folder / "model.py").read_text().splitlines()
    return {lines[line - 1].strip(): path for line, path in json.loads((folder / "module_stack.json").read_text())}


def test_a_recorded_model_computes_what_the_model_does(spec: str, tmp_path: Path) -> None:
    [folder] = record(f"{spec}net", tmp_path / "out", group="mine", title="Net")
    assert folder == tmp_path / "out" / "net"
    sample = read_sample(folder)
    module, (x,), kwargs = load_factory(f"{spec}net")()
    state = {
        CONV: module.get_parameter("blocks.0.conv.weight"),
        f"{NORM}parameters_weight_": module.get_parameter("blocks.0.norm.weight"),
        f"{NORM}parameters_bias_": module.get_parameter("blocks.0.norm.bias"),
        f"{NORM}buffers_running_mean_": module.get_buffer("blocks.0.norm.running_mean").clone(),
        f"{NORM}buffers_running_var_": module.get_buffer("blocks.0.norm.running_var").clone(),
        f"{NORM}buffers_num_batches_tracked_": module.get_buffer("blocks.0.norm.num_batches_tracked").clone(),
        "L_self_modules_head_parameters_weight_": module.get_parameter("head.weight"),
        "L_self_modules_head_parameters_bias_": module.get_parameter("head.bias"),
        "L_x_": x,
        "L_scale_": kwargs["scale"],
    }
    assert set(sample.parameters) == set(state)
    found = load_module(sample)(*(state[name] for name in sample.parameters))
    torch.testing.assert_close(found, (module(x, **kwargs),))
    torch.testing.assert_close(state[f"{NORM}buffers_running_mean_"], module.get_buffer("blocks.0.norm.running_mean"))
    assert sample.note == "A small network."
    assert {k: sample.info[k] for k in ("group", "title", "model_name", "training", "framework")} == {
        "group": "mine", "title": "Net", "model_name": "net", "training": True, "framework": "torch",
    }  # fmt: skip
    assert "break_reason" not in sample.info


def test_metas_hold_the_statistics_before_the_run(spec: str, tmp_path: Path) -> None:
    [folder] = record(f"{spec}net", tmp_path)
    meta = read_sample(folder).meta
    module, (x,), _ = load_factory(f"{spec}net")()
    weight = module.get_parameter("blocks.0.conv.weight").detach()
    assert meta[CONV].shape == (4, 3, 3, 3)
    assert meta[CONV].mean == pytest.approx(float(weight.mean()), rel=1e-4)
    assert meta[CONV].std == pytest.approx(float(weight.std()), rel=1e-4)
    assert meta[CONV].data is None
    assert meta[CONV].requires_grad is True
    head = meta["L_self_modules_head_parameters_weight_"]
    assert torch.tensor(head.data).view(2, 4).equal(module.get_parameter("head.weight"))  # to the last bit
    assert meta["L_x_"].std == pytest.approx(float(x.std()), rel=1e-4)
    assert meta["L_x_"].requires_grad is False
    assert meta[f"{NORM}buffers_running_mean_"].data == (0.0,) * 4
    counter = meta[f"{NORM}buffers_num_batches_tracked_"]
    assert (counter.shape, counter.dtype, counter.data, counter.requires_grad) == ((), "int64", (0,), None)


def test_lines_have_their_module(spec: str, tmp_path: Path) -> None:
    [folder] = record(f"{spec}net", tmp_path)
    kinds = {code.partition(" = ")[2].partition("(")[0]: path for code, path in stack_of(folder).items()}
    assert kinds["torch.conv2d"] == "blocks.0.conv"
    assert kinds["torch.nn.functional.batch_norm"] == "blocks.0.norm"
    assert kinds["torch.relu"] == "blocks.0"
    assert kinds["torch._C._nn.linear"] == "head"
    assert [path for code, path in stack_of(folder).items() if "L_scale_" in code] == [""]


def test_recording_twice_gives_the_same_folder(spec: str, tmp_path: Path) -> None:
    [one], [two] = record(f"{spec}net", tmp_path / "one"), record(f"{spec}net", tmp_path / "two")
    assert {p.name: p.read_text() for p in one.iterdir()} == {p.name: p.read_text() for p in two.iterdir()}


def test_graph_breaks_give_regions(spec: str, tmp_path: Path) -> None:
    folders = record(f"{spec}breaks", tmp_path, name="b", note="It breaks.")
    assert folders == [tmp_path / "b" / "subgraph_0", tmp_path / "b" / "subgraph_1"]
    first, second = (read_sample(folder) for folder in folders)
    assert first.info["break_line"] == "if y.sum() > 1000:"
    assert first.info["break_reason"]
    assert "break_reason" not in second.info
    assert (first.note, second.note) == ("It breaks.", "It breaks.")
    assert (first.info["training"], second.info["training"]) == (False, False)
    module, (x,), _ = load_factory(f"{spec}breaks")()
    given = {
        f"L_self_modules_{m}_parameters_{p}_": module.get_parameter(f"{m}.{p}")
        for m in ("first", "second")
        for p in ("weight", "bias")
    }
    given["L_x_"] = x
    condition, y = load_module(first)(*(given[name] for name in first.parameters))
    assert not condition
    [between] = [name for name in second.parameters if name not in given]
    given[between] = y
    torch.testing.assert_close(load_module(second)(*(given[name] for name in second.parameters)), (module(x),))
    assert second.meta[between].requires_grad is True
    assert second.meta[between].data == pytest.approx(y.flatten().tolist())


def test_regions_go_nowhere_else(spec: str, tmp_path: Path) -> None:
    record(f"{spec}net", tmp_path, name="b")
    with pytest.raises(FileExistsError, match="is no part of this recording"):
        record(f"{spec}breaks", tmp_path, name="b")
    assert read_sample(tmp_path / "b").note == "A small network."


def test_meta_modules_keep_tied_weights_and_known_tensors(spec: str, tmp_path: Path) -> None:
    [folder] = record(f"{spec}tied_on_meta", tmp_path)
    sample = read_sample(folder)
    weight = "L_self_modules_embed_parameters_weight_"
    assert set(sample.parameters) == {weight, "L_self_buffers_scale_", "L_ids_"}
    assert sample.annotations[sample.parameters.index(weight)] == "torch.nn.parameter.Parameter"
    assert (sample.meta[weight].mean, sample.meta[weight].std, sample.meta[weight].device) == (0.0, 0.02, "cpu")
    assert sample.meta["L_self_buffers_scale_"].data == (3.0,) * 8
    assert (sample.meta["L_ids_"].min_val, sample.meta["L_ids_"].max_val) == (0, 39)


@pytest.mark.parametrize(("factory", "size"), [("huge", 1_000_000), ("faked", 100_000)])
def test_weights_are_not_allocated(spec: str, tmp_path: Path, factory: str, size: int) -> None:
    """The weights would take 4 TB and 40 GB."""
    [folder] = record(f"{spec}{factory}", tmp_path)
    weights = [m for m in read_sample(folder).meta.values() if m.shape == (size, size)]
    assert [(m.mean, m.std, m.requires_grad) for m in weights] == [(0.0, 0.02, True)]
    assert "meta" not in (folder / "model.py").read_text()


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (torch.tensor([True, False]), {"data": (True, False), "dtype": "torch.bool", "requires_grad": None}),
        (torch.arange(100, dtype=torch.int32), {"data": None, "min_val": 0, "max_val": 99, "mean": None}),
        (torch.full((70,), 2.0), {"data": None, "mean": 2.0, "std": 0.0, "min_val": None}),
        (torch.tensor([3.0, 4.0, 5.0]).repeat(100), {"mean": 4.0, "min_val": 0.0, "max_val": None}),
        (torch.tensor([0.5, -float("inf")]), {"data": (0.5, -float("inf")), "mean": 0.5, "std": 0.0}),
        (torch.tensor(0.1, dtype=torch.float64), {"data": (0.1,), "shape": ()}),
        (torch.zeros(0, 4), {"data": (), "mean": None, "std": None}),
        (torch.zeros(80, dtype=torch.complex64), {"data": None, "mean": None, "requires_grad": None}),
        (5, {"data": (5,), "dtype": "torch.int64", "shape": ()}),
    ],
)
def test_meta_of(value: Any, expected: dict[str, Any]) -> None:
    meta = meta_of("x", value)
    assert {key: getattr(meta, key) for key in expected} == expected


def test_a_layer_of_torch_itself_is_captured() -> None:
    [region] = capture(torch.nn.Linear(3, 2), (torch.ones(2, 3),), {})
    names = {"L_self_parameters_weight_", "L_self_parameters_bias_"}
    assert names < set(region.model.inputs)
    assert len(region.model.inputs) == 3
    assert region.end == {}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("wrong", "returned Net; it must return"),
        ("nothing", "nothing was captured"),
        ("missing", "defines no function missing"),
        ("FACTORIES.txt", "is not of the form"),
    ],
)
def test_bad_factories(spec: str, tmp_path: Path, name: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        record(f"{spec}{name}", tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_missing_file() -> None:
    with pytest.raises(RecordError, match=r"nowhere\.py: no such Python file"):
        load_factory("nowhere.py:f")


def test_files_as_people_write_them(tmp_path: Path) -> None:
    """A dataclass under postponed annotations, a module beside the file, a model inside a container of torch's."""
    (tmp_path / "readx_beside.py").write_text("FACTOR = 2\n")
    (tmp_path / "readx_model.py").write_text(
        "from __future__ import annotations\n"
        "from dataclasses import dataclass\n"
        "import torch\n"
        "from readx_beside import FACTOR\n"
        "@dataclass\n"
        "class Config:\n"
        "    power: int = 3\n"
        "class Block(torch.nn.Module):\n"
        "    def forward(self, x):\n"
        "        return torch.relu(x) * FACTOR ** Config().power\n"
        "def factory():\n"
        "    return torch.nn.Sequential(Block(), torch.nn.ReLU()), (torch.ones(2),), {}\n"
    )
    before = list(sys.path)
    [folder] = record(f"{tmp_path / 'readx_model.py'}:factory", tmp_path / "out")
    assert sys.path == before
    [found] = load_module(read_sample(folder))(torch.ones(2))
    assert found.tolist() == [8.0, 8.0]


@pytest.mark.parametrize(
    ("body", "line"),
    [
        ("    raise KeyError('oops')", "bad.py:3: KeyError: 'oops'"),
        ("    return torch.nn.Linear(2, 2), (torch.ones(3),), {}", "a and b must have same reduction dim"),
        ("    return (", "SyntaxError: '(' was never closed (bad.py, line 3)"),
    ],
)
def test_a_factory_that_fails_is_one_line(tmp_path: Path, body: str, line: str) -> None:
    (tmp_path / "bad.py").write_text(f"import torch\ndef f():\n{body}\n")
    assert line in fails("record", f"{tmp_path / 'bad.py'}:f", "-o", tmp_path / "out")
    assert not (tmp_path / "out").exists()
