from __future__ import annotations

import json
import math
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extraction.metas import Meta
from extraction.samples import FILES, SampleError, read_sample
from tests.conftest import TINY, WriteFolder


def model(signature: str, body: str = "return (x,)") -> str:
    return f"import torch\n\nclass GraphModule(torch.nn.Module):\n    def forward({signature}):\n        {body}\n"


def meta(**fields: object) -> str:
    """A meta class: its first line is line 1, and each field has a line of its own. Values are texts of Python."""
    lines = "".join(f"    {name} = {value}\n" for name, value in fields.items())
    return f"class Program_weight_tensor_meta:\n{lines}"


FULL = {
    "name": '"x"',
    "shape": "[2, 2]",
    "dtype": '"torch.float32"',
    "device": '"cuda:0"',
    "mean": "0.5",
    "std": "2",
    "data": "[1.0, float('nan'), float('inf'), -float('inf')]",
    "min_val": "-3.5",
    "max_val": "7",
    "original_name": '"L_x_"',
    "requires_grad": "False",
}


def problem(folder: Path) -> str:
    with pytest.raises(SampleError) as caught:
        read_sample(folder)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_sample_is_read(tiny: WriteFolder) -> None:
    sample = read_sample(tiny("small_net"))
    assert (sample.name, sample.parameters) == ("small_net", ("x", "weight"))
    assert sample.annotations == ("torch.Tensor", "torch.nn.parameter.Parameter")
    assert sample.meta["x"] == Meta("x", (2, 3), "float32", "cpu", 0.0, 1.0, file="weight_meta.py")
    assert sample.note == "A product and a relu."
    assert sample.source == TINY["model.py"]
    assert sample.notes == ()


def test_every_field_of_a_meta(tiny: WriteFolder) -> None:
    folder = tiny(files={"model.py": model("self, x"), "weight_meta.py": meta(**FULL)})
    found = read_sample(folder).meta["x"]
    assert found.data is not None
    assert found.data[0] == 1.0
    assert math.isnan(found.data[1])
    assert found.data[2:] == (math.inf, -math.inf)
    assert replace(found, data=None) == Meta(
        name="x",
        shape=(2, 2),
        dtype="float32",
        device="cuda:0",
        mean=0.5,
        std=2,
        min_val=-3.5,
        max_val=7,
        original_name="L_x_",
        requires_grad=False,
        file="weight_meta.py",
    )


def test_fields_that_are_left_out_or_none_are_unknown(tiny: WriteFolder) -> None:
    few = meta(name='"x"', shape="[]", dtype='"torch.int64"', device="None", mean="None", data="None", min_val="None")
    found = read_sample(tiny(files={"model.py": model("self, x"), "weight_meta.py": few})).meta["x"]
    assert found == Meta("x", (), "int64", file="weight_meta.py")


@pytest.mark.parametrize(
    ("text", "dtype"),
    [
        ('"torch.float16"', "float16"),
        ('"torch.half"', "float16"),
        ('"torch.long"', "int64"),
        ('"bool"', "bool"),
        ('"torch.float8_e4m3fn"', "float8_e4m3fn"),
    ],
)
def test_dtypes_by_their_own_name(tiny: WriteFolder, text: str, dtype: str) -> None:
    folder = tiny(files={"model.py": model("self, x"), "weight_meta.py": meta(name='"x"', shape="[1]", dtype=text)})
    assert read_sample(folder).meta["x"].dtype == dtype


@pytest.mark.parametrize(
    ("shape", "data", "elements"),
    [
        ("[2, 2]", "[[1, 2], [3, 4]]", (1, 2, 3, 4)),
        ("[]", "0.5", (0.5,)),
        ("[]", "[0.5]", (0.5,)),
        ("[0, 3]", "[]", ()),
        ("(1,)", "(True,)", (True,)),
    ],
)
def test_literal_data_is_flat(tiny: WriteFolder, shape: str, data: str, elements: tuple[float, ...]) -> None:
    text = meta(name='"x"', shape=shape, dtype='"torch.float32"', data=data)
    assert read_sample(tiny(files={"model.py": model("self, x"), "weight_meta.py": text})).meta["x"].data == elements


def test_a_symbolic_input_carries_its_value_in_data(tiny: WriteFolder) -> None:
    text = meta(name='"s0"', shape="[]", dtype='"torch.int64"', data="[4]")
    sample = read_sample(tiny(files={"model.py": model("self, s0: torch.SymInt"), "weight_meta.py": text}))
    assert (sample.annotations, sample.meta["s0"].data) == (("torch.SymInt",), (4,))


def test_metas_are_never_executed(tiny: WriteFolder, tmp_path: Path) -> None:
    trap = f"open({str(tmp_path / 'sprung')!r}, 'w').write('x')\n"
    folder = tiny(files={f: trap + TINY[f] for f in ("model.py", "weight_meta.py", "input_meta.py")})
    assert read_sample(folder).parameters == ("x", "weight")
    assert not (tmp_path / "sprung").exists()


# Each wrong meta: the fields that differ from FULL, the line of its field, and what the message says.
WRONG = [
    ({"name": "X"}, 2, "`X` is not a literal"),
    ({"shape": "[2, N]"}, 3, "`N` is not a literal"),
    ({"shape": "[2, -1]"}, 3, "shape [2, -1] is not a list of sizes"),
    ({"shape": "[2.0, 2]"}, 3, "shape [2.0, 2] is not a list of sizes"),
    ({"shape": "4"}, 3, "shape 4 is not a list of sizes"),
    ({"shape": "[True]"}, 3, "shape [True] is not a list of sizes"),
    ({"shape": "[1099511627776, 1099511627776, 0]", "data": "[]"}, 3, "is larger than a tensor can be"),
    ({"dtype": '"torch.float31"'}, 4, "dtype of x is 'torch.float31', which is no dtype of torch known here"),
    ({"dtype": "None"}, 4, "dtype of x is None"),
    ({"dtype": "torch.float32"}, 4, "`torch.float32` is not a literal"),
    ({"mean": "'high'"}, 6, "mean of x is 'high', not a number"),
    ({"std": "[1]"}, 7, "std of x is [1], not a number"),
    ({"data": "[1, 2, 3]"}, 8, "data of x holds 3 elements for shape [2, 2]"),
    ({"data": "1.0"}, 8, "data of x holds 1 elements for shape [2, 2]"),
    ({"data": "[1, 2, 3, None]"}, 8, "data of x holds None, which is no float32"),
    ({"data": "[1, 2, 3, 'four']"}, 8, "data of x holds 'four', which is no float32"),
    ({"data": "[1, 2, 3, open('x')]"}, 8, "`open('x')` is not a literal"),
    ({"dtype": '"torch.int64"', "data": "[1, 2, 3, 4.5]"}, 8, "data of x holds 4.5, which is no int64"),
    ({"dtype": '"torch.int64"', "data": "[1, 2, 3, float('nan')]"}, 8, "data of x holds nan, which is no int64"),
    ({"min_val": "'0'"}, 9, "min_val of x is '0', not a number"),
    ({"max_val": "{}"}, 10, "`{}` is not a literal"),
    ({"requires_grad": '"no"'}, 12, "requires_grad of x is 'no', not True, False or None"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "line", "message"), WRONG, ids=[w[2][:50] for w in WRONG])
def test_a_wrong_field_is_named_with_its_line(
    tiny: WriteFolder, fields: dict[str, str], line: int, message: str
) -> None:
    text = meta(**{**FULL, **fields})
    folder = tiny("bad", {"model.py": model("self, x"), "weight_meta.py": text})
    assert problem(folder).startswith(f"bad/weight_meta.py:{line}: ")
    assert message in problem(folder)


@pytest.mark.parametrize("field", ["name", "shape", "dtype"])
def test_a_missing_field_is_named_with_the_line_of_its_class(tiny: WriteFolder, field: str) -> None:
    text = "\n\n" + meta(**{k: v for k, v in FULL.items() if k != field})
    folder = tiny("bad", {"input_meta.py": text})
    assert problem(folder) == f"bad/input_meta.py:3: class Program_weight_tensor_meta has no field `{field}`"


def test_a_long_value_is_cut_in_the_message(tiny: WriteFolder) -> None:
    text = meta(**{**FULL, "mean": repr("long" * 1000)})
    assert len(problem(tiny(files={"weight_meta.py": text}))) < 200


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
