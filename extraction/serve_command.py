"""`aotscope serve`: the app in the browser, run by Streamlit in this process's place.

Example::

    aotscope serve /data/samples --census census.parquet --server.address=0.0.0.0

What cannot happen: torch is imported here; a signal that this program gets does not reach the server; an option that
was not given takes the place of a variable that the caller has set.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from extraction.limits import Limits
from extraction.paths import resolved
from extraction.terminal import fail


def serve(
    context: typer.Context,
    folders: Annotated[
        list[Path] | None, typer.Argument(metavar="[DIR]...", help="Folders of samples to offer.")
    ] = None,
    port: Annotated[int, typer.Option(help="Port on this machine.")] = 8501,
    allow_uploads: Annotated[
        bool | None,
        typer.Option("--allow-uploads/--no-uploads", help="Uploads; by default where samples can be shut in."),
    ] = None,
    census: Annotated[Path | None, typer.Option(help="A census, for the page about many samples.")] = None,
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
) -> None:
    """Runs the app in the browser. Options of `streamlit run` are passed on: --server.address=0.0.0.0"""
    # click takes options that it does not know for folders
    options = [str(f) for f in folders or [] if str(f).startswith("--")]
    folders = [f for f in folders or [] if not str(f).startswith("--")]
    for folder in folders:
        if not folder.is_dir():
            fail(f"{folder}: no such folder")
        if os.pathsep in str(resolved(folder)):
            fail(f"{resolved(folder)}: a path that holds {os.pathsep!r} cannot be served; rename it or link to it")
    if census is not None and not census.is_file():
        fail(f"{census}: no such file")
    try:
        Limits.from_environment()
    except ValueError as error:
        fail(str(error))
    script = Path(__file__).resolve().parent.parent / "app.py"
    said = {
        "AOTSCOPE_FOLDERS": os.pathsep.join(str(resolved(f)) for f in folders),
        "AOTSCOPE_CENSUS": "" if census is None else str(resolved(census)),
        "AOTSCOPE_UPLOADS": "" if allow_uploads is None else str(int(allow_uploads)),
    }
    environment = os.environ | {name: value for name, value in said.items() if value}  # else as the caller has set it
    command = [sys.executable, "-m", "streamlit", "run", str(script), f"--server.port={port}",
               f"--server.headless={'false' if browser else 'true'}", *options, *context.args]  # fmt: skip
    if os.name == "posix":
        sys.stdout.flush()
        os.execve(sys.executable, command, environment)  # noqa: S606  in our place, so that it gets the signals sent to us
    try:
        raise typer.Exit(subprocess.run(command, env=environment, check=False).returncode)  # noqa: S603  our own program
    except KeyboardInterrupt:
        raise typer.Exit(0) from None
