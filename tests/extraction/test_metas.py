from __future__ import annotations

import math
from dataclasses import replace

import pytest

from extraction.metas import Meta
from extraction.samples import read_sample
from tests.conftest import WriteFolder
from tests.extraction.folders import meta, model, problem

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


# Each wrong meta: the fields that differ from FULL, the line of its field, and what the message says.
WRONG = [
    ({"name": "X"}, 2, "`X` is not a literal"),
    ({"shape": "[2, N]"}, 3, "`N` is not a literal"),
    ({"shape": "[2, -1]"}, 3, "shape [2, -1] is not a list of sizes"),
    ({"shape": "[2.0, 2]"}, 3, "shape [2.0, 2] is not a list of sizes"),
    ({"shape": "4"}, 3, "shape 4 is not a list of sizes"),
    ({"shape": "[True]"}, 3, "shape [True] is not a list of sizes"),
    ({"shape": "[1099511627776, 1099511627776, 0]", "data": "[]"}, 3, "has more than 2**44 elements"),
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
