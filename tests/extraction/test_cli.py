from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
import typer.main

from extraction import wire
from extraction.cache import Cache, default_folder
from extraction.catalog import gallery
from extraction.check import check
from extraction.cli import app
from extraction.limits import VARIABLES
from extraction.samples import read_sample
from tests.conftest import WriteFolder
from tests.extraction.commands import fails, process, run, succeeds

pytestmark = pytest.mark.usefixtures("no_progress")

# The golden example of the design, counted by hand.
FORWARD = {"aten._native_batch_norm_legit_no_training.default": 1, "aten.convolution.default": 1}
BACKWARD = {"aten.convolution_backward.default": 1, "aten.native_batch_norm_backward.default": 1}
TORCH = {"torch.conv2d": 1, "torch.nn.functional.batch_norm": 1}

BACKWARD_CODE = """\
def forward(self, primals_1, primals_2, primals_4, primals_5, primals_6, convolution, getitem_1, getitem_2, tangents_1):
    native_batch_norm_backward = torch.ops.aten.native_batch_norm_backward.default(tangents_1, convolution, primals_4, \
primals_1, primals_2, getitem_1, getitem_2, False, 0.001, [True, True, True]);  tangents_1 = convolution = primals_4 = \
primals_1 = primals_2 = getitem_1 = getitem_2 = None
    getitem_3 = native_batch_norm_backward[0]
    getitem_4 = native_batch_norm_backward[1]
    getitem_5 = native_batch_norm_backward[2];  native_batch_norm_backward = None
    convolution_backward = torch.ops.aten.convolution_backward.default(getitem_3, primals_6, primals_5, [0], [1, 1], \
[1, 1], [1, 1], False, [0, 0], 1, [True, True, False]);  getitem_3 = primals_6 = primals_5 = None
    getitem_6 = convolution_backward[0]
    getitem_7 = convolution_backward[1];  convolution_backward = None
    return (None, None, getitem_5, getitem_4, getitem_7, getitem_6)
"""


class TestList:
    def test_the_gallery(self) -> None:
        lines = succeeds("list").splitlines()
        assert len(lines) >= 20
        (line,) = [x for x in lines if x.startswith("basics/conv_bn ")]
        assert " 1 kB  The golden example: " in line

    def test_folders_and_words(self, tiny: WriteFolder, tmp_path: Path) -> None:
        tiny("a/one")
        tiny("a/two", {"graph_net.json": '{"source": "timm", "title": "Second", "size": 7}', "model.py": "x" * 2_500})
        assert succeeds("list", tmp_path) == ("a/one       1 kB  A product and a relu.\na/two       2 kB  Second\n")
        assert succeeds("list", tmp_path, "--search", "source:timm") == "a/two       2 kB  Second\n"
        assert succeeds("list", tmp_path, "--search", "nothing") == ""
        assert json.loads(succeeds("list", tmp_path, "--search", "two", "--json")) == [
            {"source": "timm", "path": str(tmp_path / "a/two"), "name": "a/two", "title": "Second", "note": "",
             "size": 2500}
        ]  # fmt: skip

    def test_a_folder_that_is_not_there(self, tmp_path: Path) -> None:
        assert fails("list", tmp_path / "gone") == f"{tmp_path / 'gone'}: no such folder"


class TestShow:
    def test_the_golden_backward_graph(self) -> None:
        assert succeeds("show", "conv_bn", "--stage", "backward") == BACKWARD_CODE

    def test_a_folder_instead_of_a_name(self) -> None:
        assert succeeds("show", gallery() / "basics" / "conv_bn", "--stage", "backward") == BACKWARD_CODE

    def test_annotations(self) -> None:
        text = succeeds("show", "conv_bn", "--stage", "forward", "--annotations")
        assert text.startswith("class GraphModule(torch.nn.Module):\n")
        assert ", code: tmp_0 = torch.conv2d(in_0, w_4, None, (1, 1), (1, 1), (1, 1), 1)\n" in text
        assert 'convolution: "f32[1, 4, 8, 8]" = torch.ops.aten.convolution.default(primals_6, primals_5, ' in text

    def test_the_graph_form(self) -> None:
        lines = succeeds("show", "conv_bn", "--stage", "dynamo", "--format", "graph").splitlines()
        assert lines[0] == "graph():"
        assert [x.split(" = ")[1].split("[")[0] for x in lines if " = " in x] == ["placeholder"] * 6 + [
            "call_function"
        ] * 2

    def test_json(self) -> None:
        graph = wire.load_graph(
            succeeds("show", "conv_bn", "--stage", "backward", "--level", "core_aten", "--partitioner", "min-cut",
                     "--format", "json")
        )  # fmt: skip
        assert (graph.stage, graph.level, graph.partitioner) == ("backward", "core_aten", "min-cut")
        assert check(graph) == ()

    def test_without_gradients_there_is_no_backward_graph(self) -> None:
        off = [x for name in ("w_2", "w_3", "w_4", "in_0") for x in ("--grad", f"{name}=no")]
        assert json.loads(succeeds("ops", "conv_bn", *off, "--json")) == FORWARD
        message = fails("show", "conv_bn", "--stage", "backward", *off)
        assert message.startswith("partitioner: no input requires grad")

    def test_nothing_is_stored_on_request(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("AOTSCOPE_CACHE", str(tmp_path / "cache"))
        assert succeeds("show", "conv_bn", "--stage", "backward", "--no-cache") == BACKWARD_CODE
        assert not (tmp_path / "cache").exists()


class TestOps:
    @pytest.mark.parametrize(
        ("stage", "counts"),
        [("dynamo", TORCH), ("joint", {**FORWARD, **BACKWARD}), ("forward", FORWARD), ("backward", BACKWARD)],
    )
    def test_golden_counts(self, stage: str, counts: dict[str, int]) -> None:
        assert json.loads(succeeds("ops", "conv_bn", "--stage", stage, "--json")) == counts

    def test_a_table(self) -> None:
        assert succeeds("ops", "conv_bn", "--stage", "backward") == (
            "aten.convolution_backward.default             1\n"
            "aten.native_batch_norm_backward.default       1\n"
        )  # fmt: skip

    def test_against_a_level(self) -> None:
        found = json.loads(
            succeeds(
                "ops", "conv_bn", "--stage", "backward", "--level", "core_aten", "--against-level", "aten", "--json"
            )
        )
        assert found["removed"] == {"aten.native_batch_norm_backward.default": 1}
        assert found["equal"] == {"aten.convolution_backward.default": 1}
        assert found["changed"] == {}
        added = set(found["added"])
        assert {"aten.sub.Tensor", "aten.mul.Tensor", "aten.sum.dim_IntList", "aten.rsqrt.default"} <= added

    def test_against_a_stage(self) -> None:
        assert succeeds("ops", "conv_bn", "--against-stage", "forward").splitlines() == [
            "+ aten.convolution_backward.default        1",
            "+ aten.native_batch_norm_backward.default  1",
            "2 added, 0 removed, 0 changed, 2 equal",
        ]

    def test_a_level_against_the_dynamo_stage(self) -> None:
        arguments = ("--stage", "forward", "--level", "aten", "--against-stage", "dynamo", "--json")
        assert json.loads(succeeds("ops", "conv_bn", *arguments)) == {
            "added": FORWARD, "removed": TORCH, "changed": {}, "equal": {}
        }  # fmt: skip

    def test_against_a_partitioner(self) -> None:
        found = json.loads(
            succeeds("ops", "conv_bn", "--stage", "backward", "--against-partitioner", "min-cut", "--json")
        )
        assert found["equal"] == BACKWARD


class TestWhy:
    def test_each_level_and_the_source(self) -> None:
        lines = succeeds("why", "aten.native_batch_norm_backward").splitlines()
        assert lines[0] == "aten.native_batch_norm_backward.default"
        assert lines[3] == "aten       stays: the aten level decomposes nothing"
        assert "def native_batch_norm_backward(" in lines

    def test_json(self) -> None:
        found = json.loads(succeeds("why", "aten.mul", "--json"))
        assert {e["level"]: e["kept"] for e in found["entries"]}["core_aten"] == "tagged core"

    def test_no_such_operator(self) -> None:
        assert fails("why", "aten.zork").startswith("decomposition: torch has no operator 'aten.zork'")


def test_extract_writes_everything(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "conv_bn.json"
    assert succeeds("extract", "conv_bn", "-o", out) == f"{out}: 21 graphs of conv_bn\n"
    found = wire.load_extraction(out.read_text())
    assert len(found.graphs) == 1 + 4 + 2 * 2 * 4  # dynamo, joint, then forward and backward by both partitioners
    assert found.summary.failures == ()
    assert [(i.name, i.label, i.role, i.requires_grad) for i in found.summary.inputs] == [
        ("w_0", "running_mean", "buffer", False),
        ("w_1", "running_var", "buffer", False),
        ("w_2", "bias", "input", True),
        ("w_3", "weight", "input", True),
        ("w_4", "conv_weight", "input", True),
        ("in_0", "x", "input", True),
    ]
    for graph in found.graphs:
        assert check(graph) == ()
    prims = found.find("joint", "prims")
    assert prims is not None
    assert {target.partition(".")[0] for target in prims.op_counts()} <= {"prims", "aten"}


def test_an_exported_graph_is_a_sample_with_the_same_operators(tmp_path: Path) -> None:
    out = tmp_path / "backward"
    assert succeeds("export", "conv_bn", "--stage", "backward", "-o", out) == f"{out}\n"
    assert {p.name for p in out.iterdir()} >= {"model.py", "weight_meta.py", "input_meta.py", "graph_net.json"}
    assert json.loads(succeeds("ops", out, "--stage", "joint", "--json")) == BACKWARD


def test_export_for_training_writes_three_samples(tmp_path: Path) -> None:
    folders = [Path(line) for line in succeeds("export", "conv_bn", "--train", "-o", tmp_path / "out").splitlines()]
    assert {f.relative_to(tmp_path / "out").parts[0] for f in folders} == {
        "eval_forward", "train_forward", "train_backward"
    }  # fmt: skip
    for folder in folders:
        assert read_sample(folder).parameters


class TestCache:
    def test_info_and_clear(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("AOTSCOPE_CACHE", str(tmp_path / "cache"))
        monkeypatch.setenv("AOTSCOPE_CACHE_MB", "30")
        folder = tmp_path / "cache"
        assert succeeds("cache", "info") == f"{folder}: 0 extractions, 0 files, 0.0 of 30 MiB\n"
        entry = Cache(default_folder()).entry(read_sample(gallery() / "basics" / "conv_bn"), {})
        assert entry.write("r0-joint-aten", "text")
        assert entry.write("r0-forward-aten-default", "text")
        assert succeeds("cache", "info") == f"{folder}: 1 extractions, 2 files, 0.0 of 30 MiB\n"
        assert succeeds("cache", "clear") == f"{folder}: 1 extractions removed, 0.0 MiB\n"
        assert succeeds("cache", "info") == f"{folder}: 0 extractions, 0 files, 0.0 of 30 MiB\n"

    @pytest.mark.parametrize("command", [("cache", "info"), ("cache", "clear"), ("show", "conv_bn")])
    def test_a_limit_that_is_no_number(self, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("AOTSCOPE_CACHE_MB", "lots")
        outcome = run(*command)
        expected = "aotscope: AOTSCOPE_CACHE_MB is 'lots'; it must be a whole number of MiB\n"
        assert (outcome.status, outcome.out, outcome.err) == (2, "", expected)

    def test_a_damaged_entry_is_made_again(self, cache_folder: Path) -> None:
        succeeds("show", "conv_bn", "--stage", "backward")
        (stored,) = Cache(cache_folder).folder.rglob("r0-backward-aten-default.json.gz")
        stored.write_bytes(b"damage")
        assert succeeds("show", "conv_bn", "--stage", "backward") == BACKWARD_CODE


def commands() -> list[tuple[str, Any]]:
    group: Any = typer.main.get_command(app)
    return [*group.commands.items(), *((f"cache {name}", c) for name, c in group.commands["cache"].commands.items())]


@pytest.mark.parametrize(("name", "command"), commands(), ids=[name for name, _ in commands()])
def test_every_command_and_option_says_what_it_does(name: str, command: Any) -> None:
    assert len(command.help or "") > 10
    for parameter in command.params:
        text = getattr(parameter, "help", None) or ""
        assert text.endswith("."), f"{name}: {parameter.name}"
    outcome = run(*name.split(), "--help")
    assert (outcome.status, outcome.err) == (0, "")


def test_the_commands_are_those_of_the_readme() -> None:
    assert {name for name, _ in commands()} == {
        "list", "show", "ops", "why", "support", "extract", "export", "record", "census", "serve", "cache",
        "cache info", "cache clear",
    }  # fmt: skip


def test_the_module_is_the_command_line() -> None:
    outcome = process("list", "--search", "conv_bn")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.startswith("basics/conv_bn ")


def test_a_census_that_is_not_there(tmp_path: Path) -> None:
    assert fails("serve", "--census", tmp_path / "none.parquet") == f"{tmp_path / 'none.parquet'}: no such file"


class TestServe:
    @pytest.fixture
    def started(self, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
        """The environment that the server would get; it is filled when `serve` starts it."""
        found: dict[str, str] = {}

        def replaced(program: str, command: list[str], environment: dict[str, str]) -> None:
            found.update(environment)
            raise SystemExit(0)  # the real one does not come back either

        monkeypatch.setattr(os, "execve", replaced)
        monkeypatch.setenv("AOTSCOPE_UPLOADS", "0")
        monkeypatch.setenv("AOTSCOPE_FOLDERS", "/set/before")
        return found

    @pytest.mark.parametrize(("option", "uploads"), [((), "0"), (("--allow-uploads",), "1"), (("--no-uploads",), "0")])
    def test_what_is_not_given_stays_as_it_was_set(
        self, started: dict[str, str], option: tuple[str, ...], uploads: str
    ) -> None:
        assert run("serve", *option).status == 0
        assert (started["AOTSCOPE_UPLOADS"], started["AOTSCOPE_FOLDERS"]) == (uploads, "/set/before")

    def test_folders_that_are_given(self, started: dict[str, str], tmp_path: Path) -> None:
        assert run("serve", tmp_path).status == 0
        assert started["AOTSCOPE_FOLDERS"] == str(tmp_path)

    @pytest.mark.parametrize("name", [name for name, _ in VARIABLES.values()])
    def test_a_limit_that_is_no_number(
        self, started: dict[str, str], monkeypatch: pytest.MonkeyPatch, name: str
    ) -> None:
        monkeypatch.setenv(name, "many")
        assert fails("serve") == f"{name} is 'many'; it must be a positive number"
        assert not started

    def test_a_folder_that_would_be_taken_for_two(self, started: dict[str, str], tmp_path: Path) -> None:
        folder = tmp_path / f"a{os.pathsep}b"
        folder.mkdir()
        assert "cannot be served" in fails("serve", folder)
        assert not started
