"""`aotscope cache`: where the stored extractions are, and how to be rid of them.

Example::

    aotscope cache info
    aotscope cache clear

What cannot happen: anything but stored extractions is removed.
"""

from __future__ import annotations

import typer

from extraction.cache import Cache, default_folder
from extraction.terminal import fail, reported

cache_app = typer.Typer(help="The stored extractions.", no_args_is_help=True)


@cache_app.command("info")
def cache_info() -> None:
    """Says where the cache is and how large."""
    with reported():
        cache = Cache(default_folder())
        held = cache.usage()
        size = f"{held.nbytes / (1 << 20):.1f} of {cache.limit >> 20} MiB"
        print(f"{held.folder}: {held.entries} extractions, {held.files} files, {size}")


@cache_app.command("clear")
def cache_clear() -> None:
    """Removes every stored extraction."""
    with reported():
        cache = Cache(default_folder())
        gone, left = cache.clear(), cache.usage()
        print(f"{gone.folder}: {gone.entries} extractions removed, {gone.nbytes / (1 << 20):.1f} MiB")
        if left.entries:
            fail(f"{left.folder}: {left.entries} extractions cannot be removed")
