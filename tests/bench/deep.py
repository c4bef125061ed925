"""A transformer of any depth as a sample folder, for graphs of a wanted size; no file of it is kept in the repository.

Example::

    write(Path("/tmp/deep"), layers=117)         # about 35,000 nodes in the joint graph at prims
    write(Path("/tmp/bare"), layers=10, names=False)      # parameters named `w_0 …`: the names say nothing
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

WIDTH, LENGTH, HEADS = 64, 16, 4
LAYER = """
{n} = torch.nn.functional.layer_norm({h}, (64,), {norm1.weight}, {norm1.bias}, 1e-05)
{q} = torch._C._nn.linear({n}, {attn.q.weight}, {attn.q.bias})
{k} = torch._C._nn.linear({n}, {attn.k.weight}, {attn.k.bias})
{v} = torch._C._nn.linear({n}, {attn.v.weight}, {attn.v.bias})
{q1} = {q}.view(2, 16, 4, 16)
{q2} = {q1}.transpose(1, 2)
{k1} = {k}.view(2, 16, 4, 16)
{k2} = {k1}.transpose(1, 2)
{k3} = {k2}.transpose(2, 3)
{v1} = {v}.view(2, 16, 4, 16)
{v2} = {v1}.transpose(1, 2)
{s} = torch.matmul({q2}, {k3})
{s1} = {s} * 0.25
{p} = torch.nn.functional.softmax({s1}, dim=-1)
{c} = torch.matmul({p}, {v2})
{c1} = {c}.transpose(1, 2)
{c2} = {c1}.reshape(2, 16, 64)
{o} = torch._C._nn.linear({c2}, {attn.out.weight}, {attn.out.bias})
{r} = {h} + {o}
{m} = torch.nn.functional.layer_norm({r}, (64,), {norm2.weight}, {norm2.bias}, 1e-05)
{f} = torch._C._nn.linear({m}, {mlp.up.weight}, {mlp.up.bias})
{g} = torch._C._nn.gelu({f})
{d} = torch._C._nn.linear({g}, {mlp.down.weight}, {mlp.down.bias})
{next} = {r} + {d}
"""
_SHAPES = {
    "norm1": (64,), "norm2": (64,), "attn.q": (64, 64), "attn.k": (64, 64), "attn.v": (64, 64), "attn.out": (64, 64),
    "mlp.up": (256, 64), "mlp.down": (64, 256),
}  # fmt: skip


def _shape(module: str, part: str) -> tuple[int, ...]:
    return _SHAPES[module] if part == "weight" else _SHAPES[module][:1]


def _layer(number: int, parameters: dict[tuple[str, str], str]) -> str:
    """The lines of one layer; every value's name ends in the layer's number."""
    names = {f"{module}.{part}": name for (module, part), name in parameters.items()}
    names |= {"h": f"h_{number}", "next": f"h_{number + 1}"}
    return re.sub(r"{([\w.]+)}", lambda m: names.get(m[1], f"{m[1]}_{number}"), LAYER.strip())


def write(folder: Path, layers: int, names: bool = True) -> Path:
    """Writes the sample; `names` says whether parameters tell their module."""
    given: list[tuple[str, Sequence[int]]] = [("x", (2, LENGTH, WIDTH))]
    body: list[str] = ["        h_0 = x * 2"]
    for number in range(layers):
        here = {}
        for module in _SHAPES:
            for part in ("weight", "bias"):
                path = f"L_self_modules_layers_modules_{number}_modules_{module.replace('.', '_modules_')}"
                here[module, part] = f"{path}_parameters_{part}_" if names else f"w_{len(given) - 1}"
                given.append((here[module, part], _shape(module, part)))
        body += [f"        {line}" for line in _layer(number, here).splitlines()]
    body.append(f"        return (h_{layers},)")
    folder.mkdir(parents=True, exist_ok=True)
    arguments = ", ".join(f"{name}: torch.nn.parameter.Parameter" for name, _ in given[1:])
    head = (
        f"import torch\n\n\nclass GraphModule(torch.nn.Module):\n    def forward(self, x: torch.Tensor, {arguments}):\n"
    )
    (folder / "model.py").write_text(head + "\n".join(body) + "\n")
    metas = (
        f'class Program_weight_tensor_meta_{name}:\n    name = "{name}"\n    shape = {list(shape)}\n'
        '    dtype = "torch.float32"\n    device = "cpu"\n    mean = 0.0\n    std = 1.0\n    data = None\n'
        for name, shape in given
    )
    (folder / "weight_meta.py").write_text("\n\n".join(metas))
    (folder / "input_meta.py").write_text("")
    (folder / "graph_net.json").write_text('{"framework": "torch"}\n')
    return folder
