"""Which operators run on the content of inputs, and which only on their metadata.

Example::

    with Careful():
        exec(statement)                    # Unchecked where it calls an operator that trusts what its arguments say

What cannot happen: memory beside a tensor is read or written because literal data of a sample says where.

This module is imported where torch is needed, since a dispatch mode is a subclass of torch's.

Note: operators that trust their arguments
    On fake tensors no kernel runs. On real ones most kernels look at indices and sizes first; some were made for
    arguments that torch itself computed and do not: backward kernels take the indices that forward gave, private ones
    the strides and sizes that their caller checked, those of LU decompositions the pivots. No program reads a number
    back from them, so nothing is lost where their results are unknown.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from torch.utils._python_dispatch import TorchDispatchMode

_PRIVATE = r"^_(?!(local_scalar_dense|to_copy|unsafe_view|(log_)?softmax|unique2?|conj(_physical)?|neg_view)$|assert)"
_TRUSTING = re.compile(
    rf"backward|{_PRIVATE}|^native_|^(linalg_)?(lu|ldl)_|^(segment_reduce|embedding_bag|ctc_loss|max_unpool\dd"
    r"|fractional_max_pool\dd|searchsorted|to_padded_tensor|ormqr|orgqr)$"
)


class Unchecked(Exception):
    """An operator that trusts its arguments was called on content."""


@cache
def trusts_arguments(operator: Any) -> bool:
    """True for an operator whose kernel does not look whether its arguments go together."""
    schema = getattr(operator, "_schema", None)
    return schema is not None and _TRUSTING.search(schema.name.split("::")[-1]) is not None


class Careful(TorchDispatchMode):  # type: ignore[no-untyped-call]
    """Within, operators that trust their arguments raise Unchecked and do not run."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Runs an operator. Raises Unchecked."""
        if trusts_arguments(func):
            raise Unchecked(str(func))
        return func(*args, **(kwargs or {}))
