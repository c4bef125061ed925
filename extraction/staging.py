"""Brings a sample's files into the folder of a worker that may read no other.

Example::

    request = staged(request, folder)      # its sample is now <folder>/samples/<digest>/<name>

What cannot happen: a file of the sample's folder is brought along that is no file of a sample; more than one sample is
there at a time.
"""

from __future__ import annotations

import contextlib
import dataclasses
import shutil
from pathlib import Path

from extraction.protocol import Request
from extraction.samples import FILES


def working_folder(folder: Path) -> Path:
    """Where in its folder a worker may write."""
    return folder / "work"


def samples_folder(folder: Path) -> Path:
    """Where in its folder a worker finds the sample it is asked about."""
    return folder / "samples"


def staged(request: Request, folder: Path) -> Request:
    """The same request about a copy of its sample; a file that cannot be copied is not there."""
    if request.do == "decomposition":
        return request
    source = Path(request.sample)
    place = samples_folder(folder) / (request.digest or "sample") / source.name
    for other in samples_folder(folder).iterdir():
        shutil.rmtree(other, ignore_errors=True)
    place.mkdir(parents=True)
    for file in FILES:
        with contextlib.suppress(OSError):  # most samples lack one; the worker says what is missing
            shutil.copy2(source / file, place / file)  # with its times, by which the worker knows what it has read
    return dataclasses.replace(request, sample=str(place))
