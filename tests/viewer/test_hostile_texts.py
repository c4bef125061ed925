"""Texts of samples in what leaves the page: DOT, CSV, file names, the data of components, the one line of a message."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest

from extraction.failures import StepFailed
from extraction.graph import Failure, Graph
from extraction.samples import SampleError
from tests.browser.hostile_texts import FORMULA, TEXTS
from tests.viewer.drawing import drawing
from tests.viewer.hand_graphs import conv_bn
from viewer.grouping import ViewOptions
from viewer.labels import SUB_LIMIT, clip, clip_left, file_name
from viewer.opset import table, table_csv


def hostile(text: str) -> Graph:
    """The golden example with this text wherever a sample's own words stand."""
    graph = conv_bn()
    nodes = tuple(
        replace(n, label=text, scope=text, args=tuple(text for _ in n.args), target=text if n.is_operator else n.target)
        for n in graph.nodes
    )
    return replace(graph, nodes=nodes)


@pytest.mark.parametrize("text", TEXTS)
def test_csv_holds_no_formula_and_reads_back(text: str) -> None:
    found = list(csv.reader(io.StringIO(table_csv(table(hostile(text))))))
    assert len(found) == 2  # one row, whatever quotes and line breaks its text has
    assert found[1][0].lstrip("'").replace("\r\n", "\n") == text.replace("\r\n", "\n")
    assert not found[1][0].startswith(("=", "+", "-", "@", "\t", "\r"))


@pytest.mark.parametrize("formula", [FORMULA, "+1", "-1", "@x", "\t=1", "\r=1"])
def test_a_formula_is_a_text(formula: str) -> None:
    assert list(csv.reader(io.StringIO(table_csv(table(hostile(formula))), newline="")))[1][0] == f"'{formula}"


@pytest.mark.parametrize("text", TEXTS)
def test_file_names_are_plain(text: str) -> None:
    name = file_name(text, "joint", "operators.csv")
    assert name.endswith("-joint-operators.csv")
    assert len(name) <= 100
    assert set(name) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-")


def test_file_names_lead_nowhere() -> None:
    assert file_name("../../etc/passwd") == "_.._etc_passwd"
    assert file_name("resnet18", "joint", "core_aten", "operators.csv") == "resnet18-joint-core_aten-operators.csv"
    assert file_name("x" * 200, "joint", "operators.csv") == f"{'x' * 80}-joint-operators.csv"


@pytest.mark.parametrize("text", TEXTS)
def test_labels_are_one_short_line(text: str) -> None:
    for short in (clip(text, SUB_LIMIT), clip_left(text, SUB_LIMIT)):
        assert short.isprintable()
        assert len(short) <= SUB_LIMIT


@pytest.mark.parametrize("text", TEXTS)
def test_messages_are_one_line(text: str) -> None:
    assert "\n" not in str(SampleError(f"/x/{text}", "model.py:3", text))
    assert "\n" not in str(StepFailed(Failure("TorchDynamo", "odd", " ".join(text.split()))))


@pytest.mark.parametrize("text", TEXTS)
def test_dot_has_no_text_of_a_sample(text: str) -> None:
    """Renamed by it, the graph is laid out as it was, but for the widths of boxes."""
    found = drawing(hostile(text), ViewOptions(parameters=True, shapes=True)).text
    assert text not in found
    assert set(found.replace("digraph{", "")) <= set('abcdefghijklmnopqrstuvwxyz_0123456789.=,"[]{}->; \n')
