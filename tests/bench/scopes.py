"""Module paths against the module stacks that Dynamo recorded, for every recorded model of the gallery.

    python -m tests.bench.scopes [NAME…]

Prints the share of operators whose path is the true one or its parent (C asks for 95 %), and the share that is exact.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from extraction import catalog
from extraction.capture import Capture
from extraction.key import Key
from extraction.samples import read_sample


def main() -> None:
    """One line a model."""
    every = (Path(e.path) for e in catalog.Catalog(catalog.gallery()).entries())
    for folder in sorted(f for f in every if (f / "module_stack.json").exists()):
        if len(sys.argv) > 1 and folder.name not in sys.argv[1:]:
            continue
        truth: dict[int, str] = dict(json.loads((folder / "module_stack.json").read_text()))
        graph = Capture(read_sample(folder)).graph(Key("dynamo"))
        lines = [(n.scope, truth[n.source.line]) for n in graph.nodes if n.is_operator and n.source is not None
                 and n.source.line in truth]  # fmt: skip
        right = sum(scope in (true, true.rpartition(".")[0]) for scope, true in lines) / len(lines)
        exact = sum(scope == true for scope, true in lines) / len(lines)
        print(
            f"{folder.name:<14} {len(lines):6,} operators  true or parent {right:6.1%}  exact {exact:6.1%}", flush=True
        )


if __name__ == "__main__":
    main()
