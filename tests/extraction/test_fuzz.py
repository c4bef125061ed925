"""The readers of samples on made-up files: whatever they are given, one line or a sample; never anything else."""

from __future__ import annotations

import ast
import contextlib
import json
import math
import os
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from extraction.metas import LARGEST, MOST_DIMENSIONS
from extraction.safety import check, check_source
from extraction.samples import FILES, SampleError, fingerprint, parse_metas, read_sample


def words_of(text: str) -> tuple[str, ...]:
    return tuple(text.split(" "))


EXAMPLES = int(os.environ.get("AOTSCOPE_FUZZ", "300"))
"""Inputs of each test. `AOTSCOPE_FUZZ=20000 pytest tests/extraction/test_fuzz.py` is the long run."""

FUZZ = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None,
                derandomize=EXAMPLES == 300)  # fmt: skip

TOKENS = words_of(
    "torch torch.load torch.relu torch.nn.functional x y self device inf None True 0 1 -1 10**9 0xffffffffffffffffff "
    "1e999 'a' b'a' f'{x}' ( ) [ ] { } , : = += . .sum .shape .__class__ ** * + - @ lambda import from class def "
    "return if for with del not and in is := ... \\ # ; \n \n        \n    \t \0 é \u202e ｘ "
    "float('nan') float Parameter"
)

literals = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.binary(max_size=3),
        st.sampled_from([10**15, -1, 2**63, 2**64, 10**4000]),
    ),
    lambda inner: st.lists(inner, max_size=4) | st.lists(inner, max_size=3).map(tuple),
    max_leaves=12,
)  # fmt: skip


def written(value: object) -> str:
    """The value as Python text that can be read again, specials included."""
    if isinstance(value, float) and not math.isfinite(value):
        return f"float('{value}')"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, tuple):
        return f"({', '.join(map(written, value))},)"
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10**100:
        return hex(value)
    return repr(value)


FIELDS = ("name", "shape", "dtype", "device", "mean", "std", "data", "min_val", "max_val", "original_name",
          "requires_grad")  # fmt: skip


@st.composite
def metas(draw: st.DrawFn) -> str:
    """A meta file: classes with fields that are right, wrong, twice or missing."""
    lines = []
    for i in range(draw(st.integers(0, 3))):
        lines.append(f"class M{i}:")
        right = {"name": "'x'", "shape": "[2, 3]", "dtype": "'torch.float32'"}
        for field in draw(st.lists(st.sampled_from(FIELDS), max_size=8)):
            right[field] = draw(st.one_of(literals.map(written), st.sampled_from(TOKENS)))
        lines += [f"    {field} = {value}" for field, value in right.items()]
    return "\n".join(lines)


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Python warns of odd programs while it parses them (`1 is 1`, `"\\d"`)."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def one_line(error: SampleError) -> None:
    assert "\n" not in str(error)
    assert len(str(error)) < 3000


@FUZZ
@given(metas())
def test_metas(text: str) -> None:
    with quiet():
        try:
            found = parse_metas(Path("s"), "weight_meta.py", text)
        except SampleError as error:
            one_line(error)
            return
    for meta in found:
        assert math.prod(meta.shape) <= LARGEST
        assert len(meta.shape) <= MOST_DIMENSIONS


@FUZZ
@given(st.lists(st.sampled_from(TOKENS), max_size=40).map(" ".join) | st.text(max_size=60))
def test_models_of_tokens(text: str) -> None:
    """Nothing that is not the grammar passes: what does pass holds only the kinds of nodes that the grammar names."""
    body = "".join(f"        {line}\n" for line in text.split("\n"))
    source = f"import torch\nclass GraphModule(torch.nn.Module):\n    def forward(self, x):\n        pass_ = x\n{body}"
    with quiet():
        try:
            check_source(Path("s"), source)
        except SampleError as error:
            one_line(error)
            return
        for node in ast.walk(ast.parse(source)):
            assert type(node).__name__ in ALLOWED
            if isinstance(node, ast.Name | ast.Attribute):
                name = node.id if isinstance(node, ast.Name) else node.attr
                assert not name.startswith("__")


ALLOWED = words_of(
    "Add Assign Attribute AugAssign BinOp BitAnd BitOr BitXor Call ClassDef Compare Constant Del Div Eq Expr FloorDiv "
    "FunctionDef Gt GtE Import Invert LShift List Load Lt LtE MatMult Mod Module Mult Name Not NotEq Pow RShift Return "
    "Slice Store Sub Subscript Tuple UAdd USub UnaryOp alias arg arguments keyword"
)


@FUZZ
@given(st.dictionaries(st.sampled_from(FILES), st.binary(max_size=80) | metas().map(str.encode), min_size=1))
def test_folders_of_bytes(files: dict[str, bytes]) -> None:
    with tempfile.TemporaryDirectory() as name, quiet():
        for file, data in files.items():
            (Path(name) / file).write_bytes(data)
        try:
            sample = read_sample(Path(name))
            check(sample)
        except SampleError as error:
            one_line(error)
            return
        assert fingerprint(Path(name)).digest == sample.digest


@FUZZ
@given(st.recursive(literals, lambda i: st.dictionaries(st.text(max_size=8), i, max_size=3), max_leaves=8), metas())
def test_folders_around_a_good_model(info: object, text: str) -> None:
    model = "import torch\nclass GraphModule(torch.nn.Module):\n    def forward(self, x):\n        return (x,)\n"
    with tempfile.TemporaryDirectory() as name, quiet():
        folder = Path(name)
        (folder / "model.py").write_text(model)
        (folder / "weight_meta.py").write_text(text, encoding="utf-8", errors="replace")
        (folder / "graph_net.json").write_text(json.dumps(info, default=str))
        (folder / "input_tensor_constraints.py").write_text(text, encoding="utf-8", errors="replace")
        try:
            sample = read_sample(folder)
        except SampleError as error:
            one_line(error)
            return
        check(sample)
        assert set(sample.meta) == {"x"}
        assert isinstance(sample.note, str)
