"""Makes small sample folders for tests."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from extraction.capture import Capture
from extraction.samples import Sample, read_sample

Spec = Mapping[str, tuple[tuple[int, ...], str] | str]


def write(folder: Path, body: str, inputs: Spec, imports: str = "import torch") -> Sample:
    """A sample whose `forward` has `body` (its lines) and `inputs`: name → (shape, dtype), or → the text of a meta's
    fields after the name.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lines = "".join(f"        {line}\n" for line in body.strip("\n").splitlines())
    arguments = ", ".join(["self", *inputs])
    model = f"{imports}\n\n\nclass GraphModule(torch.nn.Module):\n    def forward({arguments}):\n{lines}"
    (folder / "model.py").write_text(model)
    metas = []
    for name, spec in inputs.items():
        if isinstance(spec, str):
            fields = spec
        else:
            extra = "    min_val = 0\n    max_val = 1\n" if spec[1].startswith("int") else ""
            fields = (
                f'    shape = {list(spec[0])}\n    dtype = "torch.{spec[1]}"\n    mean = 0.0\n    std = 1.0\n{extra}'
            )
        metas.append(f'class Program_weight_tensor_meta_{name}:\n    name = "{name}"\n{fields}\n')
    (folder / "weight_meta.py").write_text("\n".join(metas))
    (folder / "input_meta.py").write_text("")
    (folder / "graph_net.json").write_text("{}")
    return read_sample(folder)


def capture(folder: Path, body: str, inputs: Spec, imports: str = "import torch") -> Capture:
    """The capture of such a sample."""
    return Capture(write(folder, body, inputs, imports))
