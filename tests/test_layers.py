"""Who imports whom: extraction never the page's packages, the page never torch."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from extraction import wire
from extraction.cache import Cache
from extraction.catalog import gallery
from extraction.key import Key
from extraction.samples import read_sample
from tests.extraction.test_graph import joint

ROOT = Path(__file__).resolve().parents[1]
EXTRACTION = sorted((ROOT / "extraction").rglob("*.py"))
# modules of the fake mode; others import torch in functions
FAKE_MODE = ("careful", "known_mode", "own_rules", "quick_rules", "recorder")
PAGE = [ROOT / "app.py", *sorted((ROOT / "viewer").rglob("*.py"))]


def imported(tree: ast.AST) -> Iterator[str]:
    """Full names of everything that is imported anywhere in a file, functions included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute here"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and "import" in ast.unparse(node.func):
            yield from (a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def packages(path: Path) -> set[str]:
    return {name.partition(".")[0] for name in imported(ast.parse(path.read_text(encoding="utf-8")))}


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", EXTRACTION, ids=relative)
def test_extraction_does_not_know_the_page(path: Path) -> None:
    assert packages(path).isdisjoint({"streamlit", "graphviz", "networkx", "viewer", "app"})


@pytest.mark.parametrize("path", PAGE, ids=relative)
def test_the_page_does_not_know_torch(path: Path) -> None:
    assert packages(path).isdisjoint({"torch", "torchvision", "transformers"})


def test_the_contract_needs_the_standard_library_only() -> None:
    for name in ("graph", "check", "wire", "opset", "code"):
        names = packages(ROOT / "extraction" / f"{name}.py") - {"extraction"}
        assert names <= sys.stdlib_module_names, name


def run(code: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_importing_any_module_of_extraction_leaves_torch_alone() -> None:
    """Each is imported in turn in one process; the first that brings torch along is named."""
    apart = ("__main__", *FAKE_MODE)
    names = [".".join(p.relative_to(ROOT).with_suffix("").parts) for p in EXTRACTION if p.stem not in apart]
    code = """
import importlib, json, sys
for name in json.loads(sys.argv[1]):
    importlib.import_module(name)
    heavy = {"torch", "numpy", "streamlit", "transformers"} & sys.modules.keys()
    if heavy:
        sys.exit(f"{name} imports {heavy}")
"""
    run(code, json.dumps(["extraction", "extraction.session", *names]))


def test_importing_the_page_leaves_torch_alone() -> None:
    names = [".".join(p.relative_to(ROOT).with_suffix("").parts) for p in PAGE if p.name != "app.py"]
    code = """
import importlib, json, sys
for name in json.loads(sys.argv[1]):
    importlib.import_module(name.removesuffix(".__init__"))
    if "torch" in sys.modules:
        sys.exit(f"{name} imports torch")
"""
    run(code, json.dumps(names))


def test_what_the_cache_has_is_given_without_torch(tmp_path: Path) -> None:
    folder = gallery() / "basics" / "conv_bn"
    assert Cache(tmp_path).entry(read_sample(folder), {}).write(str(Key("joint")), wire.dump_graph(joint()))
    code = """
import sys
from pathlib import Path
from extraction.cache import Cache
from extraction.key import Key
from extraction.samples import read_sample
from extraction.session import Session

graph = Session(read_sample(Path(sys.argv[1])), Cache(Path(sys.argv[2]))).graph(Key("joint"))
print(len(graph.nodes), "torch" in sys.modules)
"""
    assert run(code, str(folder), str(tmp_path)) == f"{len(joint().nodes)} False\n"
