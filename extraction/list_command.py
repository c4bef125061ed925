"""`aotscope list`: the samples of the gallery or of folders.

Example::

    aotscope list /data/samples --search "resnet framework:torch"

What cannot happen: torch is imported.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from extraction import catalog
from extraction.cache import default_folder
from extraction.terminal import fail, reported


def list_samples(
    folders: Annotated[
        list[Path] | None, typer.Argument(metavar="[DIR]...", help="Folders; the gallery when none.")
    ] = None,
    search: Annotated[str, typer.Option(help="Words, or field:word of graph_net.json.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON list.")] = False,
) -> None:
    """Lists samples: name, size of model.py, and what each shows."""
    with reported() as progress:
        found = []
        for root in folders or [catalog.gallery()]:
            if not root.is_dir():
                fail(f"{root}: no such folder")
            progress(f"look for samples in {root}")
            found += list(catalog.search(catalog.Catalog(root, default_folder()).entries(), search))
        if as_json:
            print(json.dumps([{**dict(e.fields), "path": e.path, "name": e.name, "title": e.title, "note": e.note,
                               "size": e.size} for e in found], indent=1))  # fmt: skip
            return
        width = max((len(e.name) for e in found), default=0)
        for e in found:
            print(f"{e.name:<{width}}  {max(1, e.size // 1000):>6} kB  {e.note or e.title}".rstrip())
