"""Fixtures for all tests: a cache folder of their own, the gallery, and small sample folders."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser

from extraction import catalog, terminal
from tests.viewer.canvas_page import chromium

# The same examples on every machine, none of them timed, nothing written beside the sources.
settings.register_profile("aotscope", deadline=None, derandomize=True, database=None)
settings.load_profile("aotscope")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of pages; Playwright starts once in a process."""
    with chromium() as found:
        yield found


WriteFolder = Callable[..., Path]

TINY: Mapping[str, str] = {
    "model.py": """import torch


class GraphModule(torch.nn.Module):
    def forward(self, x: torch.Tensor, weight: torch.nn.parameter.Parameter):
        y = x * weight
        return (torch.relu(y),)
""",
    "weight_meta.py": """class Program_weight_tensor_meta_x:
    name = "x"
    shape = [2, 3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None


class Program_weight_tensor_meta_weight:
    name = "weight"
    shape = [3]
    dtype = "torch.float32"
    device = "cpu"
    mean = 0.0
    std = 1.0
    data = None
""",
    "input_meta.py": "",
    "graph_net.json": '{"framework": "torch", "note": "A product and a relu."}\n',
}


@pytest.fixture(scope="session", autouse=True)
def cache_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The user's own cache is neither read nor written by a test, nor by a process that it starts."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AOTSCOPE_CACHE", str(folder))
        patch.delenv("AOTSCOPE_CACHE_MB", raising=False)
        yield folder


@pytest.fixture
def no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands in this process tell no progress, however long a step takes on this machine."""
    monkeypatch.setattr(terminal, "QUIET_SECONDS", 1e6)


@pytest.fixture(scope="session")
def gallery() -> tuple[Path, ...]:
    """Every sample folder of the gallery."""
    return tuple(Path(e.path) for e in catalog.Catalog(catalog.gallery()).entries())


@pytest.fixture
def tiny(tmp_path: Path) -> WriteFolder:
    """Writes a sample folder: `tiny("name", {"model.py": text, "input_meta.py": None})`.

    Files that are not named are those of `TINY`; None leaves one out.
    """

    def write(name: str = "tiny", files: Mapping[str, str | bytes | None] | None = None) -> Path:
        folder = tmp_path / name
        folder.mkdir(parents=True)
        for file, text in {**TINY, **(files or {})}.items():
            if isinstance(text, bytes):
                (folder / file).write_bytes(text)
            elif text is not None:
                (folder / file).write_text(text, encoding="utf-8")
        return folder

    return write
