"""Frames of fusion groups in flat and folded pictures, by hand."""

from __future__ import annotations

from tests.viewer.test_fusion import made
from viewer.fusion import fusion
from viewer.fusion_cost import fusion_figures
from viewer.group_frames import Frames, group_frames, sibling_frames

# two groups, of three calls and of two, with a matrix product between
TEXT = "a=mul(x,y) b=add(a,y) c=relu(b) m=mm(c,y) d=add(m,x) e=relu(d)"


def frames(boxes: dict[str, str]) -> Frames:
    """`boxes` says which calls are folded into what."""
    found = fusion(made(TEXT))
    return group_frames(lambda name: boxes.get(name, name), found, fusion_figures(found))


def test_each_group_is_framed_with_calls_and_bytes() -> None:
    """X is 128 bytes: a and b are written and read once less, and y is read once instead of twice."""
    found = frames({})
    assert [(f.id, f.boxes, f.text) for f in found.frames] == [
        ("a", ("a", "b", "c"), "3 calls · 640 B"),
        ("d", ("d", "e"), "2 calls · 256 B"),
    ]
    assert found.frames[0].hint == "mul → add → relu: 3 calls, fusing saves 640 B"
    assert found.tags == {}


def test_a_fold_with_groups_inside_is_marked() -> None:
    everything = dict.fromkeys("abcmde", "fold:all")
    assert frames(everything) == Frames((), {"fold:all": "2 groups · 896 B"})


def test_a_group_that_reaches_out_of_a_fold() -> None:
    """b and c lie in the box with the matrix product, a outside."""
    found = frames(dict.fromkeys("bcm", "fold:f"))
    assert [(f.id, f.boxes) for f in found.frames] == [("a", ("a",)), ("d", ("d", "e"))]
    assert found.tags == {"fold:f": "part of 1 group"}


def test_a_fold_of_one_group_alone_is_framed_with_the_rest() -> None:
    found = frames(dict.fromkeys("bc", "fold:f"))
    assert found.frames[0].boxes == ("a", "fold:f")
    assert found.tags == {}


def test_what_is_not_drawn_has_no_frame() -> None:
    found = fusion(made(TEXT))
    assert group_frames(lambda name: None, found, fusion_figures(found)) == Frames()


def test_siblings_are_framed_together() -> None:
    """Both read x; without a common result they are two loops."""
    found = fusion(made("a=mul(x,x) b=relu(x)", "a b"))
    drawn = sibling_frames(lambda name: name, found, fusion_figures(found))
    assert [(f.boxes, f.text, f.sibling) for f in drawn.frames] == [(("a", "b"), "2 siblings · 128 B", True)]
