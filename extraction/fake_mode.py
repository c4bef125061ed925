"""The mode that all tensors of a capture live in, and what a process needs once before it traces.

Example::

    settle()
    with fake_mode():
        torch.empty(7_000_000_000)        # metadata only

What cannot happen: memory of the model's size is used.

Note: garbage
    Tracing makes many objects, and Python looks for garbage each time their number has grown. Among the half a million
    objects of torch's modules there is none to find; looking took a fifth of the time. So they are imported first, and
    then taken out of the collector's sight; among those of a trace there is little, and Python looks more rarely.

Note: content while tracing
    make_fx keeps the content of single elements that a program writes down, and runs every operator on it whose
    arguments all have some: also one that writes where an index says, which anybody may have written. What is known of
    content is the fake mode's affair, which is careful with it (`known_mode`); so make_fx keeps none.
"""

from __future__ import annotations

import gc
import logging
from functools import cache
from typing import TYPE_CHECKING

from extraction.limits import RARELY

if TYPE_CHECKING:
    from extraction.known_mode import KnownMode


@cache
def settle() -> None:
    """Imports what tracing needs, once for the process, and sets up its garbage collector; see "Note: garbage"."""
    import torch._dynamo
    import torch._functorch.aot_autograd
    import torch.export._trace  # noqa: F401
    from torch.fx.experimental import proxy_tensor

    proxy_tensor.CONSTANT_NUMEL_LIMIT = 0  # see "Note: content while tracing"
    gc.set_threshold(*RARELY)
    gc.freeze()  # without a collection first: it takes 0.15 s of a cold start, and imports leave little garbage


def fake_mode() -> KnownMode:
    """A fake mode that allows unbacked symbols, and in which small known tensors keep their content."""
    from torch.fx.experimental.symbolic_shapes import ShapeEnv

    from extraction.known_mode import KnownMode

    # it prints a traceback for each call that a wrong model makes; what is wrong is told as a Failure
    logging.getLogger("torch._subclasses.fake_tensor").setLevel(logging.CRITICAL)
    shape_env = ShapeEnv(allow_scalar_outputs=True, allow_dynamic_output_shape_ops=True)
    return KnownMode(allow_non_fake_inputs=True, shape_env=shape_env)
