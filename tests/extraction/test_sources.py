from __future__ import annotations

import pytest

from extraction.graph import Source
from extraction.sources import source_of

ONE = '  File "/samples/resnet18/model.py", line 381, in forward\n    x = torch.conv2d(a, b)\n'
TWO = '  File "/home/me/train.py", line 3, in step\n    model(x)\n' + ONE
MARKED = '  File "/samples/resnet18/model.py", line 7, in forward\n    y = a.sum(\n        ^^^^^^\n'


@pytest.mark.parametrize(
    ("trace", "folder", "expected"),
    [
        (ONE, "/samples/resnet18", Source("model.py", 381, "forward", "x = torch.conv2d(a, b)")),
        (ONE, "/samples/resnet1", Source("/samples/resnet18/model.py", 381, "forward", "x = torch.conv2d(a, b)")),
        (ONE, "", Source("/samples/resnet18/model.py", 381, "forward", "x = torch.conv2d(a, b)")),
        (ONE, "/samples", Source("resnet18/model.py", 381, "forward", "x = torch.conv2d(a, b)")),
        (TWO, "/samples/resnet18", Source("model.py", 381, "forward", "x = torch.conv2d(a, b)")),
        (MARKED, "/samples/resnet18", Source("model.py", 7, "forward", "y = a.sum(")),
        ('File "a b (c).py", line 1, in <module>\n  x', "", Source("a b (c).py", 1, "<module>", "x")),
    ],
)
def test_the_innermost_frame(trace: str, folder: str, expected: Source) -> None:
    assert source_of(trace, folder) == expected


@pytest.mark.parametrize("trace", [None, "", "\n", "no frame here\nat all", 'File "x.py", line 3, in f'])
def test_no_frame_no_source(trace: str | None) -> None:
    assert source_of(trace, "/samples") is None
