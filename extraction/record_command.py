"""`aotscope record`: a model of the reader's own as sample folders.

Example::

    aotscope record mine.py:factory -o samples          # factory() gives (module, args, kwargs)

What cannot happen: a factory that fails ends in a traceback of this program's.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from extraction.model_text import WriteError
from extraction.terminal import fail, reported


def record(
    factory: Annotated[
        str, typer.Argument(metavar="FILE.py:FACTORY", help="A function that gives (module, args, kwargs).")
    ],
    out: Annotated[Path, typer.Option("-o", "--out", help="The folder in which sample folders are written.")],
    name: Annotated[str | None, typer.Option(help="Name of the sample; the factory's by default.")] = None,
    note: Annotated[str, typer.Option(help="One sentence on what it shows.")] = "",
    group: Annotated[str, typer.Option(help="Group in the gallery.")] = "",
    title: Annotated[str, typer.Option(help="Title in the gallery; the name by default.")] = "",
) -> None:
    """Records a model of your own as sample folders, one for each region between graph breaks."""
    from extraction.failures import message_of, place_in
    from extraction.record import RecordError
    from extraction.record import record as record_model

    with reported() as progress:
        progress("record")
        try:
            folders = record_model(factory, out, name, note, group, title=title)
        except RecordError as error:
            fail(str(error))
        except (OSError, WriteError):
            raise  # told as in every command
        except Exception as error:  # noqa: BLE001  whatever the factory or its model raises
            file = Path(factory.rpartition(":")[0])
            fail(f"{factory}: {place_in(error, file)}{message_of(error)}")
        for folder in folders:
            print(folder)
