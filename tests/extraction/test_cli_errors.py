"""Commands that fail: one line and status 1 for a bad sample, the usage and status 2 for bad usage."""

from __future__ import annotations

from pathlib import Path

import pytest

from extraction import wire
from tests.conftest import WriteFolder
from tests.extraction.commands import fails, process, run

pytestmark = pytest.mark.usefixtures("no_progress")

META = 'class A:\n    name = "x"\n    shape = [2, 3]\n    dtype = "torch.float32"\n'
HEAD = "import torch\nclass GraphModule(torch.nn.Module):\n    def forward(self, x):\n"

BAD = [
    ({"model.py": None}, "no model.py in this folder; a sample holds model.py and its meta files"),
    ({"weight_meta.py": META.replace("2, 3", "N")}, "bad/weight_meta.py:3: `N` is not a literal"),
    ({"weight_meta.py": META.replace("float32", "float33")}, "bad/weight_meta.py:4: dtype of x is 'torch.float33'"),
    ({"model.py": "import torch\n"}, "bad/model.py: no class GraphModule"),
    ({"model.py": HEAD + "        return x\nimport no_such_package\n"},
     "bad/model.py: fails when loaded: ModuleNotFound"),
    ({"model.py": HEAD + "        return (x @ x,)\n"}, "TorchDynamo: model.py:4: "),
    ({"model.py": HEAD + "        return (torch.no_such_function(x),)\n"}, "TorchDynamo: "),
]  # fmt: skip


class TestBadSamples:
    @pytest.mark.parametrize(("files", "message"), BAD, ids=[b[1][:40] for b in BAD])
    @pytest.mark.parametrize("command", ["show", "ops"])
    def test_one_line(self, tiny: WriteFolder, files: dict[str, str | None], message: str, command: str) -> None:
        folder = tiny("bad", {"weight_meta.py": META, **files})
        assert message in fails(command, folder)

    def test_export_and_extract(self, tiny: WriteFolder, tmp_path: Path) -> None:
        folder = tiny("bad", {"weight_meta.py": META, "model.py": HEAD + "        return (x @ x,)\n"})
        assert "TorchDynamo: model.py:4: " in fails("export", folder, "-o", tmp_path / "out")
        assert not (tmp_path / "out").exists()
        outcome = run("extract", folder, "-o", tmp_path / "out.json")
        assert outcome.status == 1
        assert outcome.err.startswith("aotscope: TorchDynamo: model.py:4: ")
        assert wire.load_extraction((tmp_path / "out.json").read_text()).graphs == ()

    def test_a_name_that_nothing_has(self) -> None:
        assert fails("show", "no_such_sample") == (
            "no_such_sample: no such folder; give a sample folder or a gallery name (`aotscope list`)"
        )

    def test_a_region_that_is_not_there(self) -> None:
        assert fails("show", "conv_bn", "--region", 3) == "region: region 3 does not exist; there are 1"

    def test_a_place_that_cannot_be_written(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        assert "file" in fails("extract", "conv_bn", "-o", tmp_path / "file" / "out.json")
        assert "file" in fails("export", "conv_bn", "-o", tmp_path / "file" / "out")
        (tmp_path / "taken").mkdir()
        (tmp_path / "taken" / "thesis.txt").write_text("")
        assert "is not a sample folder: choose another one" in fails("export", "conv_bn", "-o", tmp_path / "taken")

    @pytest.mark.parametrize("factory", ["nothing.py:make", "no_colon", "FILE:no_such_function"])
    def test_a_factory_that_is_not_there(self, tmp_path: Path, factory: str) -> None:
        (tmp_path / "models.py").write_text("x = 1\n")
        fails("record", factory.replace("FILE", str(tmp_path / "models.py")), "-o", tmp_path / "out")

    def test_in_a_process_of_its_own(self, tiny: WriteFolder) -> None:
        outcome = process("show", tiny("bad", {"weight_meta.py": "class A:\n    name = open('x')\n"}))
        assert (outcome.status, outcome.out) == (1, "")
        assert outcome.err.splitlines() == ["aotscope: bad/weight_meta.py:1: class A has no field `shape`"]


class TestBadUsage:
    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (["show"], "SAMPLE"),
            (["show", "conv_bn", "--level", "deep"], "'aten', 'core_aten', 'inductor', 'prims'"),
            (["show", "conv_bn", "--stage", "sideways"], "'dynamo', 'joint', 'forward', 'backward'"),
            (["show", "conv_bn", "--region", "-1"], "--region"),
            (["show", "conv_bn", "--grad", "w_2"], "--grad w_2: write INPUT=yes or INPUT=no"),
            (["show", "conv_bn", "--grad", "w_2=maybe"], "write INPUT=yes or INPUT=no"),
            (["show", "conv_bn", "--grad", "ghost=no"], "conv_bn has no such input; it has w_0, w_1, w_2"),
            (["show", "conv_bn", "--stage", "dynamo", "--level", "prims"], "no level decomposes"),
            (["ops", "conv_bn", "--against-stage", "dynamo", "--against-level", "prims"], "no level decomposes"),
            (["extract", "conv_bn"], "--out"),
            (["census", ".", "-o", "out.parquet", "--memory", "inf"], "--memory"),
            (["frobnicate"], "frobnicate"),
            (["cache", "frobnicate"], "frobnicate"),
            (["show", "conv_bn", "--frobnicate"], "--frobnicate"),
        ],
    )
    def test_status_two_and_the_reason(self, arguments: list[str], message: str) -> None:
        outcome = run(*arguments)
        assert (outcome.status, outcome.out) == (2, "")
        words = " ".join(w for w in outcome.err.split() if w.strip("│╭╮╰╯─"))  # typer wraps and frames messages
        assert " ".join(message.split()) in words
        assert "Traceback" not in outcome.err

    def test_in_a_process_of_its_own(self) -> None:
        outcome = process("show", "conv_bn", "--level", "deep")
        assert (outcome.status, outcome.out) == (2, "")
        assert "Usage: aotscope show" in outcome.err


@pytest.mark.parametrize("command", ["show", "ops"])
def test_what_is_missing_of_a_sample_is_told_beside_what_is_there(tiny: WriteFolder, command: str) -> None:
    body = "        y = x.exp()\n        if y.sum() > 0:\n            y = y * 2\n        return (y,)\n"
    folder = tiny("half", {"weight_meta.py": META, "model.py": HEAD + body})
    for _ in range(2):  # captured, then from the cache
        outcome = run(command, folder)
        assert (outcome.status, "aten.exp.default" in outcome.out) == (0, True)
        assert outcome.err.startswith("aotscope: TorchDynamo: model.py:5: GuardOnDataDependentSymNode: ")
        assert outcome.err.count("\n") == 1
