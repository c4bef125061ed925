"""The reader of untrusted models: what it refuses, what it takes, and that it agrees with torch on what names are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from extraction.catalog import gallery
from extraction.safety import check, check_source
from extraction.samples import SampleError, read_sample
from tests.extraction.hostile import BODIES, FILES, MARK, module

FOLDER = Path("evil")


def refusal(source: str) -> SampleError:
    with pytest.raises(SampleError) as caught:
        check_source(FOLDER, source)
    assert len(str(caught.value)) < 500
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize("name", BODIES)
def test_a_hostile_forward_is_refused_with_its_line(name: str) -> None:
    body, expected = BODIES[name]
    error = refusal(module(body))
    assert expected in str(error)
    line = int(error.place.removeprefix("model.py:"))
    assert 6 <= line <= 6 + body.count("\n")


@pytest.mark.parametrize("name", FILES)
def test_a_hostile_file_is_refused(name: str) -> None:
    source, expected = FILES[name]
    assert expected in str(refusal(source))


def test_nothing_ran() -> None:
    assert not Path(MARK).exists()


def test_the_hostile_set_is_large() -> None:
    assert len(BODIES) + len(FILES) >= 60


@pytest.mark.parametrize(
    "body",
    [
        "y = z = None",
        "y = x + 1; y += x; y = None",
        "y = x * 1e-05 + 2 ** 10 - (-x) / 3 % 5 @ x",
        "y = x[(slice(None, None, None), 0, Ellipsis)]; y[0] = x; z = x[1:2, ..., None]",
        "a = x.size(0); b = a * 2 // 3; c = a ** 2; y = x.view(a, b, c)",
        "y = x.shape[0] * x.shape[1]; z = x.reshape(x.shape[:1] + (2, 3))",
        "y = torch.max(x, 1); z = y[0] * 2; w = y.values; v = torch.max(x) * 1000; u = torch.max(x) * x",
        "y = x.size(0) * x; z = x * x.stride(dim=0); w = x.min() * x; v = torch.tensor_split(x, 3)[0] * x",
        "y = torch.nn.functional.max_pool2d(x, 3, 2, 1, 1, False, False) * x; z = torch.max(x, x) * x",
        "y = torch.nn.functional.max_pool2d(x, 2, return_indices=False) * x; z = torch.atleast_2d(x) * x",
        "y = torch.nn.functional.adaptive_max_pool1d(x, 2) * torch.nn.functional.embedding_bag(x, x)",
        "y = torch.ops.aten.max_pool2d_with_indices_backward.default(x, x, [1], [1], [0], [1], False, x) * x",
        "y = x.split(1); z = [y, y, y]; w = [torch.max(x, 1)] * 1000",
        "y = x.chunk(2, dim=-1); a = y[0]; b = a * x.size(0)",
        "e = torch.amp.autocast_mode._enter_autocast('cuda', torch.bfloat16, True, False)\n"
        "        y = torch.amp.autocast_mode._exit_autocast(e)",
        "y = torch.ops.aten.add.Tensor(x, 1); z = torch.ops.prims.mul.default(x, x); w = torch.ops.aten.relu(x)",
        "y = torch.arange(0, 4, dtype=torch.int64, device=torch.device('cuda', index=0))",
        "y = torch.fft.rfft(x); z = torch._C._fft.fft_irfft(y); w = torch.linalg.norm(x); v = torch.special.expm1(x)",
        "y = torch.full((2,), fill_value=torch.inf); z = x == y; w = x.__eq__(y)",
        "c = 10000 ** (x / 2); d = 2.0 ** x.size(0); e = 20 ** x",
        "y = torch.functional.einsum('bij,bjk->bik', x, x); z = abs(x.size(0)); w = min(z, 3)",
        "torch._check_is_size(x.size(0))",
        "device = x.device; y = torch.ones((1, 2), device=device)",
        "y = torch.nn.functional.max_pool2d(x, 2); y += x",
    ],
)
def test_what_models_do_is_taken(body: str) -> None:
    check_source(FOLDER, module(body))


def test_imports_and_annotations_of_graph_net_are_taken() -> None:
    source = module("y = device('cuda'); z = inf; w = -nan").replace(
        "import torch\n", "import torch\nfrom torch import device\nfrom torch import inf, nan\n"
    )
    check_source(FOLDER, source.replace("self, x", "self, x: torch.nn.parameter.Parameter, s0: torch.SymInt"))


def test_a_list_as_long_as_a_known_input_is_taken() -> None:
    source = module("y = [None] * s0").replace("self, x", "self, x, s0: torch.SymInt")
    check_source(FOLDER, source, {"s0": 12})
    for numbers in ({}, {"s0": 10**9}):
        with pytest.raises(SampleError, match="a list that may have more than"):
            check_source(FOLDER, source, numbers)


@pytest.mark.parametrize("path", sorted(p.parent for p in gallery().rglob("model.py")), ids=lambda p: p.name)
def test_the_gallery_is_taken(path: Path) -> None:
    check(read_sample(path))


def operators(namespace: str) -> dict[str, list[Any]]:
    """The overloads that the installed torch has, by name; Inductor registers some prims when it is imported."""
    import torch
    import torch._inductor.lowering

    found: dict[str, list[Any]] = {}
    for full in torch._C._dispatch_get_all_op_names():
        name, _, overload = full.partition(".")
        if name.startswith(f"{namespace}::"):
            packet = getattr(getattr(torch.ops, namespace), name.partition("::")[2])
            found.setdefault(name.partition("::")[2], []).append(getattr(packet, overload or "default")._schema)
    return found


PLAIN = {
    "Tensor", "int", "bool", "float", "number", "str", "Device", "Generator", "List[int]", "List[Tensor]",
    "List[number]", "List[bool]", "List[float]", "List[Optional[Tensor]]",
}  # fmt: skip


def test_the_lists_agree_with_the_schemas_of_torch() -> None:
    from extraction.safety_calls import _MIXED, _NUMBERS, _SIZES
    from extraction.safety_names import OPERATORS, PRIMS
    from extraction.safety_overloads import LISTS, OVERLOADS, SEVERAL

    assert LISTS <= SEVERAL
    for namespace, names in (("aten", OPERATORS), ("prims", PRIMS)):
        known = operators(namespace)
        assert not names - known.keys()
        for name in names:
            for schema in known[name]:
                kinds = {str(a.type) for a in (*schema.arguments, *schema.returns)}
                assert {k.removeprefix("Optional[").removesuffix("]") if k.startswith("Optional[") else k
                        for k in kinds} <= PLAIN, name  # fmt: skip
                returns = [str(r.type) for r in schema.returns]
                if any(r in ("int", "number", "bool", "float") for r in returns):
                    assert name in (_MIXED if len(returns) > 1 else _NUMBERS | _SIZES), name
                if "out" not in schema.overload_name.lower() and (len(returns) > 1 or "List[Tensor]" in returns):
                    assert name in SEVERAL | {"where"} or namespace == "prims", name
                    assert "List[Tensor]" not in returns or name in LISTS | {"where"} or namespace == "prims", name
    overloads = {
        s.overload_name for names in (operators("aten"), operators("prims")) for n in names.values() for s in n
    }
    assert overloads | {"default"} >= OVERLOADS


def test_every_name_is_torchs_own_function() -> None:
    """No module, class or function of Python's library stands under a name that may be called."""
    import types

    import torch

    from extraction.safety_calls import _MODULES

    for path, names in _MODULES.items():
        if path.startswith("torch.ops"):
            continue
        module = torch
        for part in path.split(".")[1:]:
            module = getattr(module, part)
        for name in names:
            found = getattr(module, name, None)
            assert found is None or not isinstance(found, types.ModuleType | type), f"{path}.{name}"
            if isinstance(found, types.FunctionType):
                assert found.__module__.startswith("torch"), f"{path}.{name}"


def test_methods_are_those_of_tensors() -> None:
    import torch

    from extraction.safety_calls import _METHODS, ATTRIBUTES

    for name in _METHODS:
        assert not name.startswith("__") or name in ("__and__", "__eq__", "__ge__", "__gt__", "__invert__", "__le__",
                                                     "__lt__", "__ne__", "__or__", "__xor__")  # fmt: skip
        assert not isinstance(getattr(torch.Tensor, name, None), property)
    assert all(hasattr(torch.Tensor, name) for name in ATTRIBUTES)


@pytest.mark.parametrize("name", ["basics/conv_bn", "attention/sdpa", "training/dropout", "basics/max_pool"])
def test_what_is_exported_is_taken(tmp_path: Path, name: str) -> None:
    """A graph that was exported as a sample can be uploaded: aten, core aten and prims, forward and backward."""
    from extraction.capture import Capture
    from extraction.export import export
    from extraction.graph import Level, Stage
    from extraction.key import Key

    capture = Capture(read_sample(gallery() / name))
    stages: tuple[Stage, ...] = ("dynamo", "forward", "backward")
    levels: tuple[Level, ...] = ("aten", "core_aten", "inductor", "prims")
    for stage in stages:
        for level in levels if stage != "dynamo" else levels[:1]:
            check(read_sample(export(capture, Key(stage, level), tmp_path / f"{stage}_{level}")))


@pytest.mark.parametrize("call", ["int(a)", "torch.sym_int(a)", "torch.sym_max(a, a)", "torch.sym_sum([a, a])"])
def test_a_number_that_is_given_back_keeps_its_bound(call: str) -> None:
    body = "a = 7 ** 1000" + f"; a = {call}; a = a * a * a * a * a * a * a" * 8
    assert "a number that may have more than 8192 bits" in str(refusal(module(body)))


@pytest.mark.parametrize("sizes", [f"torch.Size([{'1, ' * 1000}])", "x.shape", "x.size()"])
def test_sizes_count_as_a_list(sizes: str) -> None:
    body = f"a = {sizes}" + "; a = a + a" * 18
    assert "a list that may have more than 1000000 elements" in str(refusal(module(body)))
