"""`aotscope why`: what decomposes an operator at each level, with the source in the installed torch.

Example::

    aotscope why aten.native_batch_norm_backward --level core_aten

What cannot happen: a source is shown that is not the one which the installed torch runs.
"""

from __future__ import annotations

from typing import Annotated

import typer

from extraction.options import LevelName
from extraction.terminal import reported


def why(
    operator: Annotated[str, typer.Argument(metavar="OP", help="An operator, such as aten.gelu or aten.mul.Tensor.")],
    level: Annotated[LevelName | None, typer.Option(help="Whose source is printed; the first that has one.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON, with the sources of all levels.")] = False,
) -> None:
    """Says for each level why an operator stays or what decomposes it, with the source in the installed torch."""
    with reported() as progress:
        from extraction.decomposition import decomposition_of, dump_decomposition, text_of

        progress("import torch")
        found = decomposition_of(operator)
        print(dump_decomposition(found) if as_json else text_of(found, level.value if level else None))
