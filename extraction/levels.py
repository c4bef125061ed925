"""The decomposition tables behind the levels.

Example::

    table_of("prims")[torch.ops.aten.native_batch_norm_backward.default]     # the Python function that decomposes it

What cannot happen: a table is changed by its users (each call gives the same read-only mapping).

Source: `core_aten` is torch._decomp.core_aten_decompositions, `inductor` is
torch._inductor.decomposition.select_decomp_table, `prims` is every entry of torch._decomp.decomposition_table, to which
torch._refs adds its references.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from extraction.graph import Level

Table = Mapping[Any, Callable[..., Any]]


@cache
def table_of(level: Level) -> Table:
    """Decompositions of a level by operator overload; empty at aten."""
    import torch._decomp as decomp

    if level == "aten":
        return MappingProxyType({})
    if level == "core_aten":
        return MappingProxyType(dict(decomp.core_aten_decompositions()))
    if level == "inductor":
        import torch._inductor.lowering
        from torch._inductor.decomposition import select_decomp_table

        return MappingProxyType(dict(select_decomp_table()))
    import torch._refs  # noqa: F401  registers the references

    return MappingProxyType(dict(decomp.decomposition_table))
