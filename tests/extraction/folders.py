"""Texts of sample files, and the one line of a folder that is no sample."""

from __future__ import annotations

from pathlib import Path

import pytest

from extraction.samples import SampleError, read_sample


def model(signature: str, body: str = "return (x,)") -> str:
    return f"import torch\n\nclass GraphModule(torch.nn.Module):\n    def forward({signature}):\n        {body}\n"


def meta(**fields: object) -> str:
    """A meta class: its first line is line 1, and each field has a line of its own. Values are texts of Python."""
    lines = "".join(f"    {name} = {value}\n" for name, value in fields.items())
    return f"class Program_weight_tensor_meta:\n{lines}"


def problem(folder: Path) -> str:
    with pytest.raises(SampleError) as caught:
        read_sample(folder)
    assert "\n" not in str(caught.value)
    return str(caught.value)
