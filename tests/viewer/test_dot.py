"""DOT text: golden files, and nothing of the user's in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given

from extraction.graph import Graph, Result
from tests.viewer.drawing import drawing
from tests.viewer.hand_graphs import chain, conv_bn, conv_bn_backward, conv_bn_core, f32, graph, graphs, op
from tests.viewer.hand_graphs import given as placeholder
from viewer.dot import MAX_WIDTH, MIN_WIDTH, ONE_LINE, TWO_LINES, cells
from viewer.grouping import ViewOptions

GOLDEN = Path(__file__).parent / "golden"
STATEMENT = re.compile(
    r"[bv]\d+(->[bv]\d+)?(\[((width|height|weight|minlen)=[\d.]+|style=invis)(,((width|height|weight|minlen)=[\d.]+|style=invis))*\])?"
    r"|subgraph cluster_(forward|backward)\{peripheries=0 margin=12 ?[bv\d ]*\}"
    r"|digraph\{.*\]|\}|"
)


@pytest.mark.parametrize(
    ("name", "base", "options"),
    [
        ("conv_bn_joint", conv_bn(), ViewOptions()),
        ("conv_bn_joint_shapes", conv_bn(), ViewOptions(shapes=True)),
        ("conv_bn_joint_parameters", conv_bn(), ViewOptions(parameters=True, results=False)),
        ("conv_bn_core", conv_bn_core(), ViewOptions()),
        ("conv_bn_backward", conv_bn_backward(), ViewOptions()),
        ("chain_with_portal", chain(16, skip=(0, 15)), ViewOptions()),
    ],
)
def test_golden(name: str, base: Graph, options: ViewOptions) -> None:
    """To renew a file, delete it and run the test twice; then read the difference."""
    file = GOLDEN / f"{name}.dot"
    text = drawing(base, options).text
    if not file.exists():
        file.write_text(text)
        pytest.fail(f"{file.name} was missing and is written now: read it")
    assert text == file.read_text()


def test_nothing_of_the_users_gets_into_the_text() -> None:
    evil = 'x"];b9[URL="javascript:alert(1)"];<<b>>\\'
    nodes = [
        placeholder("x", f32(1), "input", label=evil),
        op(evil, evil, "x", f32(1), scope=evil),
    ]
    text = drawing(graph(nodes, [Result(evil, "output", evil)]), ViewOptions(shapes=True)).text
    for line in text.splitlines():
        assert STATEMENT.fullmatch(line), line


@given(graphs())
def test_each_line_is_of_a_known_form_and_the_text_is_stable(base: Graph) -> None:
    text = drawing(base).text
    assert text == drawing(base).text
    for line in text.splitlines():
        assert STATEMENT.fullmatch(line), line


def test_sizes() -> None:
    d = drawing(chain(16, skip=(0, 15)))
    assert d.room["op_3"].h == TWO_LINES
    assert d.room["op_3"].side == 0
    assert d.room["op_0"].side > d.room["op_15"].side > 0  # `op_15` is the longer name
    nodes = [placeholder("x", f32(1)), op("a", "aten.relu.default", "", scope="")]
    picture = drawing(graph(nodes, [])).picture
    assert cells(picture, [])["a"].h == ONE_LINE
    assert cells(picture, [])["a"].w == MIN_WIDTH
    wide = drawing(graph([op("a", "aten.relu.default", "", scope="M" * 80)], [])).picture
    assert MIN_WIDTH < cells(wide, [])["a"].w <= MAX_WIDTH
