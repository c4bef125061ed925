"""Texts that would be markup, code or a formula where they are not taken as texts, and samples full of them."""

from __future__ import annotations

import json
from pathlib import Path

IMAGE = '"><img src=x onerror="window.hostile=1">'
SCRIPT = "</script><script>window.hostile=1</script>"
MARKDOWN = "![x](https://example.invalid/p.png) [y](javascript:window.hostile=1) **b** `c` :red[d] $e$"
BRACES = "{} {0.__class__} %s \\N \\l <TABLE><TR><TD HREF='javascript:window.hostile=1'>"
LINES = "one\ntwo\r\nthree\u2028four\0"
TURNED = "abc\u202egnp.exe\u2066"
LONG = "<b>" * 3_334  # 10,002 characters
FORMULA = "=cmd|'/c calc'!A1"

TEXTS = (IMAGE, SCRIPT, MARKDOWN, BRACES, LINES, TURNED, LONG, FORMULA)
FOLDER = '"><img src=x onerror=window.hostile=1>{=1+1}'

_MODEL = """import torch
class GraphModule(torch.nn.Module):
    def forward(self, {arguments}, x):
        # <img src=x onerror="window.hostile=1"> </code></pre><script>window.hostile=1</script>
{body}        return (y,)  # {{}} "><svg onload=window.hostile=1>
"""
_META = """class M_{name}:
    name = "{name}"
    original_name = {original!r}
    shape = [4]
    dtype = "torch.float32"
    device = {original!r}
    mean = 0.0
    std = 1.0
"""


def write_texts(root: Path) -> tuple[Path, Path]:
    """Two samples below root: one that works, whose every name is such a text, and one whose failure quotes one."""
    names = [f"w_{i}" for i in range(len(TEXTS))]
    body = "        y = x\n" + "".join(f"        y = (y * {name}).sin()\n" for name in names)
    metas = "".join(_META.format(name=n, original=t) for n, t in zip(names, TEXTS, strict=True))
    works, fails = root / FOLDER, root / f"fails {FOLDER}"
    for folder, text in ((works, body), (fails, f"        y = torch.nn.functional.pad(x, (1, 1), mode={IMAGE!r})\n")):
        folder.mkdir(parents=True)
        (folder / "model.py").write_text(_MODEL.format(arguments=", ".join(names), body=text))
        (folder / "weight_meta.py").write_text(metas + _META.format(name="x", original=IMAGE))
        (folder / "input_meta.py").write_text("")
        (folder / "graph_net.json").write_text(
            json.dumps(
                {"title": IMAGE + MARKDOWN, "note": SCRIPT + LONG, "group": MARKDOWN, "a": IMAGE, IMAGE: FORMULA}
            )
        )
    return works, fails
