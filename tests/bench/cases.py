"""The graphs of the table of issue C, and where they are kept between runs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from extraction.cache import Cache
from extraction.catalog import resolve
from extraction.graph import Graph, Level
from extraction.key import Key
from extraction.samples import read_sample
from extraction.session import Session
from tests.bench import deep

READY = ".canvas:not([data-ready=''])"
OPEN = """async (id) => {
  const old = part('.canvas').dataset.ready, start = performance.now();
  part(`.box[data-id="${id}"] .main`).dispatchEvent(
    new MouseEvent('dblclick', { bubbles: true, composed: true, detail: 2 }));
  return until(() => part('.canvas').dataset.ready !== old, start);
}"""


@dataclass(frozen=True)
class Case:
    """A graph of the table: its name in the page, its folder, its level, and the limits in ms."""

    name: str
    folder: Path
    level: Level
    first: int
    unfold: int
    toggle: int


def cases(store: Path) -> list[Case]:
    """The table of issue C; the last graph is made to its size."""
    made = deep.write(store / "samples" / "deep117", 117)
    return [
        Case("resnet18", resolve("resnet18"), "core_aten", 300, 150, 300),
        Case("bert_base", resolve("bert_base"), "prims", 500, 200, 400),
        Case("llama_7b", resolve("llama_7b"), "prims", 1000, 300, 800),
        Case("samples/deep117", made, "prims", 2000, 300, 1500),
    ]


def graph_of(store: Path, folder: Path, key: Key) -> Graph:
    """From the store's cache, or made now; with all that the page asks for beside it."""
    session = Session(read_sample(folder), Cache(store / "cache", 8192))
    session.summary()
    return session.graph(key)
