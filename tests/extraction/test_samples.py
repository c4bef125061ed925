from __future__ import annotations

import json
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extraction.metas import Meta
from extraction.samples import FILES, SampleError, read_sample
from tests.conftest import TINY, WriteFolder
from tests.extraction.folders import meta, model, problem


def test_a_sample_is_read(tiny: WriteFolder) -> None:
    sample = read_sample(tiny("small_net"))
    assert (sample.name, sample.parameters) == ("small_net", ("x", "weight"))
    assert sample.annotations == ("torch.Tensor", "torch.nn.parameter.Parameter")
    assert sample.meta["x"] == Meta("x", (2, 3), "float32", "cpu", 0.0, 1.0, file="weight_meta.py")
    assert sample.note == "A product and a relu."
    assert sample.source == TINY["model.py"]
    assert sample.notes == ()


def test_metas_are_never_executed(tiny: WriteFolder, tmp_path: Path) -> None:
    trap = f"open({str(tmp_path / 'sprung')!r}, 'w').write('x')\n"
    folder = tiny(files={f: trap + TINY[f] for f in ("model.py", "weight_meta.py", "input_meta.py")})
    assert read_sample(folder).parameters == ("x", "weight")
    assert not (tmp_path / "sprung").exists()


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"model.py": None}, "no model.py in this folder; a sample holds model.py and its meta files"),
        ({"model.py": "x = ("}, "bad/model.py:1: not Python: '(' was never closed"),
        ({"model.py": "x = 1\0"}, "bad/model.py: not Python: "),
        ({"model.py": b"x = '\xff'"}, "bad/model.py: not UTF-8 text (invalid start byte at byte 5)"),
        ({"model.py": "import torch\n"}, "bad/model.py: no class GraphModule"),
        ({"model.py": "\nclass GraphModule:\n    pass\n"}, "bad/model.py:2: class GraphModule has no method forward"),
        ({"model.py": model("self, *inputs")}, "bad/model.py:4: forward takes *args"),
        ({"model.py": model("self, x, *, y")}, "bad/model.py:4: forward takes *args"),
        ({"weight_meta.py": "class A:\n    name = \n"}, "bad/weight_meta.py:2: not Python: invalid syntax"),
        ({"weight_meta.py": "class A:\n    mean = " + "-" * 3000 + "1\n"}, "bad/weight_meta.py: n"),
        ({"weight_meta.py": "class A:\n    mean = " + "[" * 300 + "]" * 300},
         "bad/weight_meta.py:2: not Python: too many"),
        ({"graph_net.json": "{"}, "bad/graph_net.json: not JSON: "),
        ({"graph_net.json": "[]"}, "bad/graph_net.json: not a JSON object"),
        ({"graph_net.json": "[" * 100_000}, "bad/graph_net.json: not JSON: "),
        ({"graph_net.json": "1" * 10_000}, "bad/graph_net.json: not JSON: "),
    ],
)  # fmt: skip
def test_a_folder_that_is_no_sample(tiny: WriteFolder, files: dict[str, str | bytes | None], message: str) -> None:
    assert message in problem(tiny("bad", files))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert problem(tmp_path / "gone").startswith(f"{tmp_path / 'gone'}: no such folder")
    (tmp_path / "file").write_text("")
    assert "no such folder" in problem(tmp_path / "file")


def test_a_file_that_cannot_be_read(tiny: WriteFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object, **kwargs: object) -> str:
        raise PermissionError(13, "Permission denied")

    folder = tiny("bad")
    monkeypatch.setattr(Path, "read_text", refuse)
    assert problem(folder) == "bad/model.py: cannot be read: Permission denied"


def test_a_sample_in_the_current_folder_has_that_folders_name(
    tiny: WriteFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tiny("here"))
    assert read_sample(Path()).name == "here"


CONSTRAINTS = """from sympy import Symbol, Expr, Rel, Eq

S0 = Symbol("S0")
s1 = Symbol("s1")

dynamic_dim_constraint_symbols = [S0, s1]

dynamic_dim_constraint_symbol2example_value = {S0: 224, s1: 4}

dynamic_dim_constraint_relations = [Eq(S0, s1)]

dynamic_dim_constraint_input_shapes = [
    ([1, 3, S0, S0 // 2 + 1], "x"),
    ([s1 * 2], "weight"),
]
"""


class TestNamesThatDoNotMeet:
    def test_a_meta_whose_name_differs_in_prefix_and_underscores(self, tiny: WriteFolder) -> None:
        text = meta(name='"L_input_ids_"', shape="[2]", dtype='"torch.int64"')
        sample = read_sample(tiny(files={"model.py": model("self, input_ids"), "weight_meta.py": text}))
        found = sample.meta["input_ids"]
        assert (found.name, found.shape, found.dtype) == ("input_ids", (2,), "int64")
        assert found.assumed == "takes the meta named L_input_ids_"
        assert sample.notes == ()

    def test_input_metas_by_position(self, tiny: WriteFolder) -> None:
        inputs = meta(name='"input_0"', shape="[5]", dtype='"torch.float32"')
        inputs += meta(name='"input_1"', shape="[7]", dtype='"torch.int32"')
        known = meta(name='"w"', shape="[3]", dtype='"torch.float32"')
        folder = tiny(files={"model.py": model("self, a, w, b"), "weight_meta.py": known, "input_meta.py": inputs})
        sample = read_sample(folder)
        assert [(p, sample.meta[p].shape, sample.meta[p].assumed) for p in sample.parameters] == [
            ("a", (5,), "takes the meta named input_0, by position"),
            ("w", (3,), ""),
            ("b", (7,), "takes the meta named input_1, by position"),
        ]

    def test_positions_are_not_used_where_the_numbers_differ(self, tiny: WriteFolder) -> None:
        inputs = meta(name='"input_0"', shape="[5]", dtype='"torch.float32"')
        folder = tiny("bad", {"model.py": model("self, a, b"), "weight_meta.py": "", "input_meta.py": inputs})
        assert problem(folder) == (
            "bad/weight_meta.py: no meta for input a of forward; add one with its shape and dtype"
        )

    def test_shapes_of_the_constraints_at_their_example_values(self, tiny: WriteFolder) -> None:
        files = {"weight_meta.py": None, "input_meta.py": None, FILES[4]: CONSTRAINTS}
        sample = read_sample(tiny(files=files))
        assumed = "no meta; shape from the constraints, dtype taken as float32"
        assert sample.meta == {
            "x": Meta("x", (1, 3, 224, 113), "float32", assumed=assumed),
            "weight": Meta("weight", (8,), "float32", assumed=assumed),
        }

    def test_an_input_without_a_meta_that_is_taken_as_an_index_holds_integers(self, tiny: WriteFolder) -> None:
        source = model("self, x, weight").replace("        return", "        y = weight[x.view(-1)]\n        return")
        line = 1 + source.splitlines().index("        y = weight[x.view(-1)]")
        sample = read_sample(tiny(files={"model.py": source, "weight_meta.py": None, FILES[4]: CONSTRAINTS}))
        assumed = f"no meta; shape from the constraints, dtype taken as int64, as model.py:{line} takes it as an index"
        assert sample.meta["x"] == Meta("x", (1, 3, 224, 113), "int64", assumed=assumed)
        assert sample.meta["weight"].dtype == "float32"

    def test_metas_go_before_constraints(self, tiny: WriteFolder) -> None:
        assert read_sample(tiny(files={FILES[4]: CONSTRAINTS})).meta["x"].shape == (2, 3)

    def test_constraints_that_are_not_needed_are_not_read(self, tiny: WriteFolder) -> None:
        assert read_sample(tiny(files={FILES[4]: "not Python ("})).meta["x"].shape == (2, 3)

    @pytest.mark.parametrize(
        ("old", "new", "message"),
        [
            ("S0 // 2 + 1", "S0 / 2", ":13: `S0 / 2` is not an integer expression of known symbols"),
            ("S0: 224, ", "", ":13: `S0` is not an integer expression of known symbols"),
            ("S0: 224", "S0: 1 - 300", ":13: shape (1, 3, -299, -149) is not a list of sizes"),
            ("S0: 224", "S0: 'big'", ":8: `'big'` is not an integer expression of known symbols"),
            ('"x"', "x", ":13: `x` is not a literal"),
            ("[1, 3,", "[1, 3", ":13: not Python: "),
        ],
    )
    def test_constraints_that_give_no_shape(self, tiny: WriteFolder, old: str, new: str, message: str) -> None:
        files = {"weight_meta.py": None, FILES[4]: CONSTRAINTS.replace(old, new)}
        assert f"{FILES[4]}{message}" in problem(tiny("bad", files))

    @pytest.mark.parametrize("entry", ["()", "([1],)", "3", '("x", [1])', "None"])
    def test_other_entries_of_the_constraints_give_nothing(self, tiny: WriteFolder, entry: str) -> None:
        files = {"weight_meta.py": None, FILES[4]: f"dynamic_dim_constraint_input_shapes = [{entry}]\n"}
        assert "no meta for input x of forward" in problem(tiny("bad", files))

    def test_metas_that_belong_to_nothing_are_told(self, tiny: WriteFolder) -> None:
        extra = TINY["weight_meta.py"] + meta(name='"ghost"', shape="[1]", dtype='"torch.float32"')
        sample = read_sample(tiny(files={"weight_meta.py": extra}))
        assert sample.notes == ("meta ghost belongs to no input of forward",)
        assert set(sample.meta) == {"x", "weight"}


class TestDigest:
    def test_the_same_folder_gives_the_same(self, tiny: WriteFolder) -> None:
        folder = tiny()
        assert read_sample(folder).digest == read_sample(folder).digest

    @pytest.mark.parametrize("file", FILES)
    def test_every_file_counts(self, tiny: WriteFolder, file: str) -> None:
        text = json.dumps({"a": 1}) if file.endswith("json") else TINY.get(file, "") + "\n# changed\n"
        folder = tiny()
        before = read_sample(folder).digest
        (folder / file).write_text(text)
        assert read_sample(folder).digest != before

    def test_text_that_moves_from_file_to_file_counts(self, tiny: WriteFolder) -> None:
        moved = {"weight_meta.py": "", "input_meta.py": TINY["weight_meta.py"]}
        assert read_sample(tiny("a/tiny")).digest != read_sample(tiny("b/tiny", moved)).digest

    def test_the_name_counts_since_graphs_and_summaries_hold_it(self, tiny: WriteFolder) -> None:
        assert read_sample(tiny("a")).digest != read_sample(tiny("b")).digest
        assert read_sample(tiny("x/c")).digest == read_sample(tiny("y/c")).digest


FRAGMENTS = st.sampled_from(
    ["", "(", ")", "[", "]", "{", '"', "'", "\n", "\n    ", "\0", "\ufeff", "\ud800", "\\", "#", ",", "=", "-", "*",
     "class ", "def ", "forward", "name", "data", "None", "1e999", "9" * 20, "9" * 5000, "-" * 2000, "[" * 150,
     "shape", "float('nan')", "x", "é", "0", "lambda: ", "1+" * 2000, "\x0c", "\t"]
)  # fmt: skip


@settings(max_examples=300)
@given(
    file=st.sampled_from(["model.py", "weight_meta.py", "input_meta.py", "graph_net.json", FILES[4]]),
    start=st.integers(0, 700),
    length=st.integers(0, 60),
    fragment=FRAGMENTS,
    metas=st.booleans(),
)
def test_whatever_the_files_hold_it_is_a_sample_or_a_sample_error(
    file: str, start: int, length: int, fragment: str, metas: bool
) -> None:
    files = {**TINY, FILES[4]: CONSTRAINTS}
    if not metas and file != "weight_meta.py":
        files["weight_meta.py"] = ""
    start = min(start, len(files[file]))
    files[file] = files[file][:start] + fragment + files[file][start + length :]
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            Path(folder, name).write_bytes(text.encode(errors="surrogatepass"))
        try:
            sample = read_sample(Path(folder))
        except SampleError as error:
            assert len(str(error).splitlines()) == 1
        else:
            assert set(sample.meta) == set(sample.parameters)


def test_every_gallery_sample_is_complete(gallery: tuple[Path, ...]) -> None:
    """Nothing is assumed and nothing is left over in the samples that this project ships."""
    assert len(gallery) >= 20
    for folder in gallery:
        sample = read_sample(folder)
        assert sample.note.endswith("."), folder
        assert sample.notes == (), folder
        assert {m.assumed for m in sample.meta.values()} == {""}, folder


def test_a_byte_order_mark_is_no_part_of_the_text(tiny: WriteFolder) -> None:
    folder = tiny("marked")
    plain = read_sample(folder)
    for file in ("model.py", "weight_meta.py", "graph_net.json"):
        (folder / file).write_text((folder / file).read_text(), encoding="utf-8-sig")
    assert read_sample(folder).source == plain.source
    assert read_sample(folder).digest == plain.digest


def test_a_name_that_no_system_takes(tmp_path: Path) -> None:
    with pytest.raises(SampleError, match="cannot be read: File name too long"):
        read_sample(tmp_path / ("a" * 5000))
