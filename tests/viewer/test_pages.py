"""The pages with hand-written graphs: what is drawn for a URL, and what a choice changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

import viewer.work as work
from extraction.graph import Failure
from extraction.protocol import BadSample
from tests.viewer.fake_service import GRAPHS, FakeService, summary

PAGE = Path(__file__).parents[2] / "viewer" / "pages" / "page.py"


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> FakeService:
    fake = FakeService()
    monkeypatch.setattr(work, "service", lambda: fake)
    return fake


class Page:
    """A visit: what is shown, and the choices a reader can make without a browser."""

    def __init__(self, params: Mapping[str, str]) -> None:
        self.test = AppTest.from_file(str(PAGE), default_timeout=30)
        for key, value in params.items():
            self.test.query_params[key] = value
        self.run()

    def run(self) -> None:
        self.test.run()
        assert not self.test.exception
        assert not self.test.error, self.test.error[0].value

    def part(self, name: str, at: int = 0) -> dict[str, Any]:
        """The data of a component on the page."""
        found = [e for e in self.test.get("bidi_component") if e.proto.component_name == f"aotscope.{name}"]
        data: dict[str, Any] = json.loads(found[at].proto.json)
        return data

    @property
    def blocks(self) -> list[dict[str, Any]]:
        return list(self.part("panel")["blocks"])

    @property
    def texts(self) -> str:
        return " ".join(e.proto.body for e in self.test.get("html"))

    @property
    def url(self) -> dict[str, str]:
        return {k: v[0] if isinstance(v, list) else v for k, v in self.test.query_params.items()}

    def choose(self, key: str, value: str) -> None:
        self.test.segmented_control(key=key).set_value(value)
        self.run()


Visit = Callable[..., Page]


@pytest.fixture
def visit(service: FakeService) -> Visit:
    return lambda **params: Page({k.replace("vs_", "vs."): v for k, v in params.items()})


def test_the_first_view_is_the_golden_example(visit: Visit, service: FakeService) -> None:
    page = visit()
    assert "Joint graph at aten: 2 forward and 2 backward operations" in page.texts
    assert page.url == {}
    assert ("r0-joint-aten", {}) in service.asked
    assert page.part("canvas")["selection"] == []
    assert [b["title"] for b in page.blocks] == ["Nothing selected", "conv_bn", "Stage: Joint", "Level: aten"]


def test_toggles_are_in_the_url(visit: Visit, service: FakeService) -> None:
    page = visit()
    page.choose("w_stage_left", "backward")
    assert page.url == {"stage": "backward"}
    assert ("r0-backward-aten-default", {}) in service.asked
    assert "Backward graph at aten (default)" in page.texts


def test_a_selection_becomes_what_it_expanded_into_and_back(visit: Visit) -> None:
    page = visit(node="bn_backward")
    page.choose("w_level_left", "core_aten")
    assert page.url == {"level": "core_aten", "node": "add"}
    assert page.part("canvas")["selection"] == ["add"]
    assert page.part("canvas")["mark"]["mul"] == "origin"
    page.choose("w_level_left", "aten")
    assert page.url == {"node": "bn_backward"}


def test_a_selection_that_is_not_there_comes_back(visit: Visit) -> None:
    page = visit(node="bn_backward")
    page.choose("w_stage_left", "forward")
    assert page.url == {"stage": "forward"}
    page.choose("w_stage_left", "joint")
    assert page.url == {"node": "bn_backward"}


def test_the_picture_learns_which_box_is_heir_to_which(visit: Visit) -> None:
    page = visit()
    page.choose("w_level_left", "core_aten")
    assert page.part("canvas")["anchors"] == {"bn_backward": "add"}


def test_search_gives_hits_in_the_order_of_closeness(visit: Visit) -> None:
    page = visit(find="op:batch_norm")
    assert page.part("canvas")["hits"] == ["bn", "bn_backward"]
    assert page.part("canvas")["dim"] is True
    assert "2 hits" in page.texts
    page.test.text_input(key="w_find").set_value("convolution")
    page.run()
    assert page.url == {"find": "convolution"}
    assert page.part("canvas")["hits"][0] == "convolution"


def test_a_search_without_hits_says_so_and_leaves_the_picture_as_it_is(visit: Visit) -> None:
    page = visit(find="op:conv3d")
    assert "no hits" in page.texts
    assert page.part("canvas")["dim"] is False


def test_next_and_previous_hit_go_around(visit: Visit) -> None:
    page = visit(find="op:batch_norm")
    for button, selected in (("w_on", "bn"), ("w_on", "bn_backward"), ("w_on", "bn"), ("w_back", "bn_backward")):
        page.test.button(key=button).click()
        page.run()
        assert page.url["node"] == selected
    assert "2 of 2" in page.texts


def test_marks_are_seen_and_kept_in_the_url(visit: Visit) -> None:
    page = visit(node="convolution", mark="ancestors")
    marks = page.part("canvas")["mark"]
    assert marks["value:primals_6"] == "ancestor"
    page = visit(node="convolution,conv_backward", mark="path")
    assert "path" in page.part("canvas")["mark"]["bn"]


def test_the_operator_table_counts_what_is_shown(visit: Visit) -> None:
    page = visit(tab="operators", op="aten.mul.Tensor", level="core_aten")
    rows = page.blocks[0]["rows"]
    graph = GRAPHS["r0-joint-core_aten"]
    assert {r["cells"][0]: r["cells"][1] + r["cells"][2] for r in rows} == graph.op_counts()
    assert [r["cells"][0] for r in rows if r["on"]] == ["aten.mul.Tensor"]
    assert page.part("canvas")["hits"] == ["mul", "mul_1"]


def test_code_and_source_mark_the_selected_node(visit: Visit) -> None:
    page = visit(tab="code", node="convolution")
    # the first line is the signature; the convolution is the first call
    assert (page.part("code")["marks"], page.part("code")["strong"]) == ([2], [2])
    page = visit(tab="source", node="convolution")
    assert page.part("code")["marks"] == [3]


def test_explanations_use_the_graph_s_numbers(visit: Visit) -> None:
    blocks = visit(tab="explain").blocks
    assert [b["title"] for b in blocks] == ["conv_bn", "Stage: Joint", "Level: aten", "Partitioner: default"]


def test_the_view_is_asked_for_in_the_url(visit: Visit) -> None:
    page = visit(show="parameters,shapes,-portals", colour="kind")
    data = page.part("canvas")
    assert (data["colourBy"], data["show"]) == ("kind", {"edgeLabels": True, "saved": True, "portals": False})
    page.test.session_state["w_view"] = True  # opened
    page.run()
    page.test.toggle(key="w_parameters").set_value(False)
    page.run()
    assert page.url["show"] == "shapes,-portals"


def test_a_graph_from_before_a_failure_says_what_failed(visit: Visit, service: FakeService) -> None:
    failure = Failure("TorchDynamo", "not differentiable", "model.py:3: no gradient", "switch it off")
    service.summary_value = summary("dynamo", "forward", failures=(failure,))
    service.summary_value = replace(service.summary_value, failures=(failure,))
    block = next(b for b in visit(stage="forward").blocks if b["title"] == "What failed")
    assert block["lines"] == [
        "TorchDynamo: model.py:3: no gradient (switch it off)",
        "So there is no joint graph; a forward graph that is shown was traced without autograd.",
    ]


def test_work_that_was_lost_can_be_tried_again(visit: Visit, service: FakeService) -> None:
    service.outcomes["r0-joint-aten"] = Failure("AOT Autograd", "crash", "conv_bn: the worker process was killed")
    page = visit()
    assert "Only this request was lost" in page.texts
    del service.outcomes["r0-joint-aten"]
    page.test.button(key="w_Try again_left").click()
    page.run()
    assert page.part("canvas")["graph"]


def test_a_failed_step_shows_what_worked(visit: Visit, service: FakeService) -> None:
    service.outcomes["r0-joint-aten"] = Failure(
        "AOT Autograd", "shape mismatch", "model.py:3: sizes differ", "fit them"
    )
    service.summary_value = summary("dynamo")
    page = visit()
    assert "AOT Autograd failed" in page.texts
    assert "model.py:3: sizes differ" in page.texts
    assert "Fit them." in page.texts
    assert page.part("code")["strong"] == [3]
    page.test.button(key="w_Show Dynamo_left").click()
    page.run()
    assert page.url == {"stage": "dynamo"}
    assert "Dynamo graph" in page.texts


def test_a_bad_sample_is_one_line(visit: Visit, service: FakeService) -> None:
    service.outcomes["summary"] = service.outcomes["r0-joint-aten"] = BadSample("model.py:17", "not Python")
    page = visit()
    assert "The sample cannot be read" in page.texts
    assert "model.py:17: not Python" in page.texts


def test_an_unknown_sample_leads_back(visit: Visit) -> None:
    page = visit(sample="nobody/has/this")
    assert "nobody/has/this is neither in the gallery" in page.texts
    page.test.button(key="w_Back to the first example_left").click()
    page.run()
    assert page.url == {}


def test_a_url_that_says_nonsense_shows_the_first_view(visit: Visit) -> None:
    page = visit(stage="<script>", level="9", node="nobody", tab="x", region="7x")
    assert "Joint graph at aten" in page.texts
    assert page.url == {}


def test_texts_of_a_sample_are_escaped(visit: Visit, service: FakeService) -> None:
    service.outcomes["r0-joint-aten"] = Failure("TorchDynamo", "x", "<img src=x onerror=alert(1)>")
    page = visit()
    assert "<img" not in page.texts
    assert "&lt;img src=x onerror=alert(1)&gt;" in page.texts


def test_an_error_of_ours_is_one_line(service: FakeService, monkeypatch: pytest.MonkeyPatch) -> None:
    import viewer.pages.side as side

    monkeypatch.setattr(side, "about", lambda *args: 1 / 0)
    test = AppTest.from_file(str(PAGE), default_timeout=30).run()
    assert not test.exception
    assert [e.value for e in test.error] == [
        "This view failed: ZeroDivisionError: division by zero. The server's log says more."
    ]


def test_compare_shows_both_and_says_what_differs(visit: Visit) -> None:
    page = visit(view="compare", vs_level="core_aten", node="bn_backward")
    assert "4 operators become 8; 1 disappears, 5 are new; nodes ×1.1." in page.texts
    left, right = page.part("canvas", 0), page.part("canvas", 1)
    assert left["selection"] == ["bn_backward"]
    assert right["selection"] == ["add", "rsqrt", "sum_1", "sub", "mul", "mul_1", "sum_2"]
    assert left["syncGroup"] == right["syncGroup"] == "compare"
    rows = {r["cells"][0]: r["cells"] for r in page.part("panel", 0)["blocks"][0]["rows"]}
    assert rows["aten.mul.Tensor"][4:] == [0, 0, 0, 0, 2, 2, 2]
    assert rows["aten.native_batch_norm_backward.default"][3] == "left"
    expands = page.part("panel", 1)["blocks"][1]
    assert expands["items"][0]["text"] == "native_batch_norm_backward ×1"


def test_compare_waits_for_both(visit: Visit, service: FakeService) -> None:
    service.late = 0.3  # longer than what the reader waits without a word
    page = visit(view="compare", vs_level="core_aten")
    assert "4 operators become 8" in page.texts
    assert [b for b in page.test.button if b.label == "Cancel"] == []


def test_compare_filters_its_table(visit: Visit) -> None:
    page = visit(view="compare", vs_level="core_aten")
    page.choose("w_diff", "left")
    assert page.url == {"view": "compare", "vs.level": "core_aten", "diff": "left"}
    cells = [r["cells"][0] for r in page.part("panel", 0)["blocks"][0]["rows"]]
    assert cells == ["aten.native_batch_norm_backward.default"]


def test_compare_says_what_became_only_of_the_same_calls(visit: Visit) -> None:
    assert "4 operators become " in visit(view="compare", vs_level="core_aten").texts
    assert (
        "2 operators on the left, 2 on the right; 2 only left"
        in visit(view="compare", stage="forward", vs_stage="backward").texts
    )


def test_compare_names_an_empty_choice_of_differences(visit: Visit) -> None:
    page = visit(view="compare", vs_stage="joint", diff="left")
    assert page.blocks == [{"block": "text", "title": "", "lines": ["No operator is on the left only."]}]


def test_compare_begins_with_the_lowest_level(visit: Visit) -> None:
    page = visit()
    page.choose("w_mode", "compare")
    assert page.url == {"view": "compare", "vs.level": "prims"}


def test_compare_begins_with_what_is_shown(visit: Visit) -> None:
    page = visit()
    page.choose("w_stage_left", "backward")
    page.choose("w_mode", "compare")
    assert page.url == {"view": "compare", "stage": "backward", "vs.level": "prims"}
    page.choose("w_mode", "explore")
    page.choose("w_stage_left", "dynamo")
    page.choose("w_mode", "compare")
    assert page.url == {"view": "compare", "stage": "dynamo", "vs.stage": "joint"}


def test_changed_inputs_are_asked_for(visit: Visit, service: FakeService) -> None:
    visit(grad="w_5:no")
    assert ("r0-joint-aten", {"w_5": False}) in service.asked
