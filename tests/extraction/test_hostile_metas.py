"""Metas and other data of untrusted samples: sizes, numbers and names that no tensor has get a line, not memory."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from extraction.catalog import Catalog
from extraction.samples import MOST_BYTES, SampleError, fingerprint, read_sample
from tests.extraction.hostile import CLASS, write_hostile
from viewer.library import Library

FIELDS: dict[str, tuple[str, str]] = {
    "many elements": ("shape = [10**15]", "is not a literal"),
    "10^15 elements": ("shape = [1000000000000000]", "has more than 2**44 elements"),
    "many by many": ("shape = [1000000, 1000000, 1000000]", "has more than 2**44 elements"),
    "size of thousands of digits": (f"shape = [0x{'f' * 9000}]", "has more than 2**44 elements"),
    "negative": ("shape = [2, -1]", "is not a list of sizes"),
    "60 dimensions": (f"shape = {[1] * 60}", "shape has 60 dimensions; 32 are taken"),
    "a million dimensions": (f"shape = [{'1,' * 100_000}]", "dimensions; 32 are taken"),
    "nan size": ("shape = [float('nan')]", "is not a list of sizes"),
    "true size": ("shape = [True]", "is not a list of sizes"),
    "text shape": ("shape = 'abc'", "is not a list of sizes"),
    "nested shape": (f"shape = {'[' * 90}{']' * 90}", "is not a list of sizes"),
    "deep shape": (f"shape = {'[' * 9000}{']' * 9000}", "not Python"),
    "list times": ("shape = [1] * 10**12", "is not a literal"),
    "called": ("shape = open('x')", "is not a literal"),
    "imported": ("shape = __import__('os').system('true')", "is not a literal"),
    "f-string": ("shape = f'{1}'", "is not a literal"),
    "float of a text": ("mean = float('9' * 99)", "is not a literal"),
    "wrong dtype": ("dtype = 'torch.float33'", "which is no dtype of torch known here"),
    "dunder dtype": ("dtype = 'torch.__builtins__'", "which is no dtype of torch known here"),
    "function dtype": ("dtype = 'torch.load'", "which is no dtype of torch known here"),
    "long dtype": (f"dtype = '{'x' * 10_000}'", "which is no dtype of torch known here"),
    "number dtype": ("dtype = 5", "dtype of x is 5, not a text"),
    "huge dtype": (f"dtype = 0x{'f' * 9000}", "dtype of x is a int, not a text"),
    "huge name": (f"name = 0x{'f' * 9000}", "name is a int, not a text"),
    "huge device": (f"device = 0x{'f' * 9000}", "device of x is a int, not a text"),
    "list of original names": ("original_name = ['a']", "original_name of x is ['a'], not a text"),
    "data too long": ("data = [1.0, 2.0, 3.0]", "holds 3 elements for shape [2]"),
    "data of texts": ("data = ['a', 'b']", "holds 'a', which is no float32"),
    "nan in whole numbers": ("dtype = 'torch.int64'\n    data = [float('nan'), 1]", "holds nan, which is no int64"),
    "inf in whole numbers": ("dtype = 'torch.int64'\n    data = [1, float('inf')]", "holds inf, which is no int64"),
    "huge data": (f"dtype = 'torch.int64'\n    data = [0x{'f' * 9000}, 1]", "a whole number of more than 64 bits"),
    "huge mean": (f"mean = 0x{'f' * 9000}", "mean of x is a whole number of more than 64 bits"),
    "text mean": ("mean = 'a'", "mean of x is 'a', not a number"),
    "complex mean": ("mean = 1j", "mean of x is 1j, not a number"),
    "list limit": ("min_val = [1]", "min_val of x is [1], not a number"),
    "huge limit": (f"max_val = -0x{'f' * 9000}", "max_val of x is a whole number of more than 64 bits"),
    "far strides": ("stride = [1000000000000000]", "stride of x reaches further than memory does"),
    "far stride of one": ("shape = [1]\n    stride = [1000000000000000000000]", "reaches further than memory does"),
    "negative stride of none": ("shape = [0]\n    stride = [-1]", "stride of x holds -1; strides are not negative"),
    "shared places": ("shape = [2, 2]\n    stride = [1, 1]", "stride of x lets elements share a place"),
    "negative strides": ("stride = [-1]", "stride of x holds -1; strides are not negative"),
    "strides of another shape": ("stride = [1, 1]", "stride of x has 2 numbers for 1 dimensions"),
    "strides of texts": ("stride = ['1']", "stride of x is ['1'], not a list of numbers of elements"),
    "requires_grad of text": ("requires_grad = 'yes'", "not True, False or None"),
}


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_that_no_tensor_has_is_one_line(tmp_path: Path, name: str) -> None:
    lines, expected = FIELDS[name]
    folder = write_hostile(tmp_path / "s", f"import torch\n{CLASS}")
    meta = f"class M:\n    name = 'x'\n    shape = [2]\n    dtype = 'torch.float32'\n    {lines}\n"
    (folder / "weight_meta.py").write_text(meta)
    with pytest.raises(SampleError) as caught:
        read_sample(folder)
    assert expected in str(caught.value)
    assert "weight_meta.py" in caught.value.place
    assert len(str(caught.value)) < 500
    assert "\n" not in str(caught.value)


def test_code_in_metas_is_passed_over(tmp_path: Path) -> None:
    """Metas are read, not run: what is no assignment of a class says nothing, and does nothing."""
    folder = write_hostile(tmp_path / "s", f"import torch\n{CLASS}")
    with (folder / "weight_meta.py").open("a") as file:
        file.write(f"open({str(tmp_path / 'ran')!r}, 'w').close()\n")
    (folder / "input_tensor_constraints.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w').close()\n")
    assert read_sample(folder).parameters == ("x",)
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{" * 100_000, "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "not a JSON object"),
        ("9" * 10_000, "not JSON"),
        ("{'a': 1}", "not JSON"),
        ("", "not JSON"),
    ],
    ids=["deep object", "deep list", "list", "huge number", "Python", "empty"],
)
def test_graph_net_json_is_data(tmp_path: Path, text: str, expected: str) -> None:
    folder = write_hostile(tmp_path / "s", f"import torch\n{CLASS}")
    (folder / "graph_net.json").write_text(text)
    with pytest.raises(SampleError, match=expected) as caught:
        read_sample(folder)
    assert caught.value.place == "graph_net.json"
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        ("S0 ** S0", "is not an integer expression"),
        ("S0 * S0 * S0", "has more than 2**44 elements"),
        ("-S0", "is not a list of sizes"),
        ("open('x')", "is not an integer expression"),
        ("0x" + "*0x".join(["f" * 500_000] * 20), "is a number of more than 64 bits"),
        ("S0 * S0 * S0 * S0 * 0", "is a number of more than 64 bits"),
        ("S0 // 0", "is not an integer expression"),
        ("S0" + " + S0" * 50_000, "input_tensor_constraints.py"),
    ],
    ids=["power", "large", "negative", "call", "huge", "huge on the way", "by zero", "long"],
)
def test_constraints_are_data(tmp_path: Path, sizes: str, expected: str) -> None:
    folder = write_hostile(tmp_path / "s", f"import torch\n{CLASS}")
    (folder / "weight_meta.py").write_text("")
    (folder / "input_tensor_constraints.py").write_text(
        "from sympy import Symbol\nS0 = Symbol('S0')\ndynamic_dim_constraint_symbol2example_value = {S0: 1000000}\n"
        f"dynamic_dim_constraint_input_shapes = [([{sizes}], 'x')]\n"
    )
    with pytest.raises(SampleError) as caught:
        read_sample(folder)
    assert expected in str(caught.value)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("name", [f"0x{'f' * 9000}", "[['x']]"])
def test_names_in_constraints_are_texts(tmp_path: Path, name: str) -> None:
    folder = write_hostile(tmp_path / "s", f"import torch\n{CLASS}")
    (folder / "weight_meta.py").write_text("")
    text = f"dynamic_dim_constraint_input_shapes = [([2], {name})]\n"
    (folder / "input_tensor_constraints.py").write_text(text)
    with pytest.raises(SampleError, match=r"s/input_tensor_constraints.py:1: .* is not a text"):
        read_sample(folder)


def test_a_long_label_is_cut(tmp_path: Path) -> None:
    folder = write_hostile(tmp_path / "s", f"import torch\n{CLASS}")
    with (folder / "weight_meta.py").open("a") as metas:
        metas.write(f"    original_name = '{'a.' * 900_000}'\n")
    assert len(read_sample(folder).meta["x"].original_name) == 1000


@pytest.mark.parametrize("file", ["model.py", "weight_meta.py", "graph_net.json"])
def test_long_names_are_cut(tmp_path: Path, file: str) -> None:
    long = "x" * 900_000
    folder = write_hostile(tmp_path / "s", f"import torch\n{CLASS}")
    text = (folder / file).read_text()
    changed = {"model.py": text.replace("x", long), "weight_meta.py": f"class {long}:\n    name = 'x'\n",
               "graph_net.json": json.dumps({"note": long})}  # fmt: skip
    (folder / file).write_text(changed[file])
    if file == "graph_net.json":
        assert len(read_sample(folder).note) <= 1000
    else:
        with pytest.raises(SampleError) as caught:
            read_sample(folder)
        assert len(str(caught.value)) < 1100


def test_halves_of_characters_are_written_out(tmp_path: Path) -> None:
    """They may stand in a literal, in JSON and in a file name, and nothing that is shown takes them."""
    folder = write_hostile(tmp_path / "s\udce9", f"import torch\n{CLASS}")
    with (folder / "weight_meta.py").open("a") as metas:
        metas.write("    original_name = 'a.\\ud800'\nclass N:\n    name = '\\ud801'\n    shape = []\n"
                    "    dtype = 'torch.int64'\n")  # fmt: skip
    (folder / "graph_net.json").write_text('{"note": "n\\ud800", "title": "t\\ud800", "task\\ud800": "v\\ud800"}')
    sample = read_sample(folder)
    (entry,) = Catalog(tmp_path).entries()
    assert (sample.name, sample.note, entry.note) == ("s\\udce9", "n\\ud800", "n\\ud800")
    assert (entry.name, entry.title, entry.fields) == ("s\\udce9", "t\\ud800", (("task\\ud800", "v\\ud800"),))
    assert Path(entry.path) == folder
    assert sample.meta["x"].original_name == "a.\\ud800"
    assert sample.notes == ("meta \\ud801 belongs to no input of forward",)
    (folder / "model.py").write_text("class")
    with pytest.raises(SampleError, match=r"s\\udce9/model.py:1: not Python"):
        read_sample(folder)
    (choice,) = Library([folder]).shelves[1].choices
    assert (choice.key, choice.path) == ("s\\udce9", folder)


def test_a_file_larger_than_any_sample_is_not_read(tmp_path: Path) -> None:
    folder = write_hostile(tmp_path / "s", f"import torch\n{CLASS}")
    with (folder / "weight_meta.py").open("wb") as file:
        file.truncate(MOST_BYTES + 1)  # a hole: it takes no room on the disk
    for read in (read_sample, fingerprint):
        with pytest.raises(SampleError, match=r"s/weight_meta.py: larger than 64 MB"):
            read(folder)


def test_a_fingerprint_is_the_digest_without_parsing(tmp_path: Path) -> None:
    folder = write_hostile(tmp_path / "s", f"import torch\n{CLASS}")
    assert fingerprint(folder).digest == read_sample(folder).digest
    assert fingerprint(folder).size == (folder / "model.py").stat().st_size
    (folder / "model.py").write_text("not Python")
    assert fingerprint(folder).size == 10
    with pytest.raises(SampleError, match="no such folder"):
        fingerprint(tmp_path / "none")
