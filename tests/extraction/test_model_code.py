from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

from extraction.metas import Meta
from extraction.model_code import known_data, known_values, load_module
from extraction.samples import SampleError, read_sample
from tests.conftest import WriteFolder
from tests.extraction.making import write

X = ((2, 3), "float32")


def run(tmp_path: Path, body: str, imports: str = "import torch") -> Any:
    """What a model of one input `x` (2×3) gives for ones."""
    return load_module(write(tmp_path / "s", body, {"x": X}, imports))(torch.ones(2, 3))


@pytest.mark.parametrize(
    "expression",
    [
        "x.to(device(type='cuda', index=0))",
        "x.to(device('cuda', 1))",
        "x.to(device('cuda:1'))",
        "x.to(torch.device('cuda'))",
        "x.to('cuda:0', torch.float32)",
        "x + torch.ones(3, device='cuda')",
        "x + torch.ones(3, device=device(type='cuda', index=0))",
        "x.cuda()",
        "x.cuda(0, non_blocking=True)",
        "x.cuda(device=0)",
        "x.cuda(memory_format=torch.preserve_format)",
        "x.to('mps')",
        "x.to(device(type='xpu', index=3))",
        "x.to(device(type='cpu', index=0))",
    ],
)
def test_accelerators_become_the_cpu(tmp_path: Path, expression: str) -> None:
    out = run(tmp_path, f"return ({expression},)", "import torch\nfrom torch import device")[0]
    assert out.device == torch.device("cpu")
    assert out.shape == (2, 3)


def test_other_devices_and_texts_stay(tmp_path: Path) -> None:
    out, name, text = run(tmp_path, "return (x.to('meta'), x.device.type, 'cuda is a word')")
    assert (out.device.type, name, text) == ("meta", "cpu", "cuda is a word")


def test_lines_are_those_of_the_file(tmp_path: Path) -> None:
    """The model is redirected, its known scalar filled in, and fails: the traceback names the line on disk."""
    body = "y = x.to(device(type='cuda', index=0))\np = rate.item()\n\n\nz = y * p\nreturn (z.no_such_method(),)"
    rate = '    shape = []\n    dtype = "torch.float32"\n    data = [0.5]\n'
    sample = write(tmp_path / "s", body, {"x": X, "rate": rate}, "import torch\nfrom torch import device")
    with pytest.raises(AttributeError, match="no_such_method") as caught:
        load_module(sample)(torch.ones(2, 3), torch.tensor(7.0))
    last = caught.traceback[-1]
    source = sample.source.splitlines()
    assert (str(last.path), source[last.lineno].strip()) == (
        str(sample.path / "model.py"),
        "return (z.no_such_method(),)",
    )


def test_a_known_scalar_is_the_literal_whatever_is_passed(tmp_path: Path) -> None:
    rate = '    shape = []\n    dtype = "torch.float32"\n    data = [0.5]\n'
    sample = write(tmp_path / "s", "p = rate.item()\nreturn (x * p,)", {"x": X, "rate": rate})
    assert torch.equal(load_module(sample)(torch.ones(2, 3), torch.tensor(7.0))[0], torch.full((2, 3), 0.5))


def test_a_model_without_known_inputs_reads_what_is_passed(tmp_path: Path) -> None:
    sample = write(tmp_path / "s", "p = rate.item()\nreturn (x * p,)", {"x": X, "rate": ((), "float32")})
    meta = sample.meta["rate"]
    assert known_data(meta) is None
    assert torch.equal(load_module(sample)(torch.ones(2, 3), torch.tensor(7.0))[0], torch.full((2, 3), 7.0))


@pytest.mark.parametrize(
    ("meta", "expected"),
    [
        (Meta("a", (2,), "float32", data=(1.0, 2.0)), (1.0, 2.0)),
        (Meta("a", (), "float32", mean=0.1), (0.1,)),
        (Meta("a", (1,), "float32", mean=0.1, std=0.0), (0.1,)),
        (Meta("a", (), "float32", mean=0.1, std=0.2), None),
        (Meta("a", (2,), "float32", mean=0.1, std=0.0), None),
        (Meta("a", (), "float32"), None),
    ],
)
def test_known_elements(meta: Meta, expected: tuple[float, ...] | None) -> None:
    assert known_data(meta) == expected


def test_known_values_have_dtype_and_shape_and_symbols_are_numbers(tiny: WriteFolder) -> None:
    def meta(name: str, shape: str, dtype: str, data: str) -> str:
        fields = f'name = "{name}"\n    shape = {shape}\n    dtype = "torch.{dtype}"\n    data = {data}'
        return f"class A_{name}:\n    {fields}\n"

    model = "class GraphModule:\n    def forward(self, a, s0: torch.SymInt, big, b: torch.Tensor):\n        pass\n"
    metas = meta("a", "[2, 1]", "float16", "[1.5, float('nan')]") + meta("s0", "[]", "int64", "[4]")
    metas += meta("big", "[5000]", "int64", f"[{'1, ' * 5000}]") + meta("b", "[1]", "bool", "[True]")
    found = known_values(read_sample(tiny(files={"model.py": model, "weight_meta.py": metas})))
    assert set(found) == {"a", "s0", "b"}
    assert (found["s0"], type(found["s0"])) == (4, int)
    assert (found["a"].dtype, found["a"].shape) == (torch.float16, (2, 1))
    assert found["a"][0, 0] == 1.5
    assert found["a"].isnan().tolist() == [[False], [True]]
    assert torch.equal(found["b"], torch.tensor([True]))


@pytest.mark.parametrize(("dtype", "data"), [("uint8", "[300]"), ("int32", "[1099511627776]")])
def test_data_that_its_dtype_cannot_hold(tmp_path: Path, dtype: str, data: str) -> None:
    fields = f'    shape = [1]\n    dtype = "torch.{dtype}"\n    data = {data}\n'
    sample = write(tmp_path / "s", "p = a.item()\nreturn (x * p,)", {"x": X, "a": fields})
    with pytest.raises(SampleError, match=rf"^s/weight_meta.py: data of a is no {dtype}: "):
        load_module(sample)


@pytest.mark.parametrize(
    ("model", "message"),
    [
        ("raise ValueError('not today')", "s/model.py: fails when loaded: ValueError: not today"),
        ("import no_such_package", "fails when loaded: ModuleNotFoundError: No module named 'no_such_package'"),
        ("return 1", "s/model.py: cannot be compiled: 'return' outside function"),
    ],
)
def test_a_model_that_cannot_be_loaded(tiny: WriteFolder, model: str, message: str) -> None:
    source = (
        f"import torch\nclass GraphModule(torch.nn.Module):\n    def forward(self, x):\n        return x\n{model}\n"
    )
    sample = read_sample(tiny("s", {"model.py": source, "weight_meta.py": write_x()}))
    with pytest.raises(SampleError) as caught:
        load_module(sample)
    assert message in str(caught.value)


def write_x() -> str:
    return 'class A:\n    name = "x"\n    shape = [1]\n    dtype = "torch.float32"\n'
