"""The page with a graph that is folded: what opens, what the URL says, what is said of a fold."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import viewer.work as work
from tests.viewer.fake_service import GRAPHS, FakeService
from tests.viewer.hand_graphs import conv_bn, conv_bn_core
from tests.viewer.stacks import stack
from tests.viewer.test_pages import Page
from viewer.canvas import Action
from viewer.fold import initial
from viewer.folded import tree_of
from viewer.graphs import Known
from viewer.grouping import ViewOptions
from viewer.pages import folding
from viewer.pages.highlight import with_counts
from viewer.pages.trail import heirs_of_boxes
from viewer.state import ViewState, from_params, to_params

STACK = stack(30)


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setitem(GRAPHS, "r0-joint-aten", STACK)
    fake = FakeService()
    monkeypatch.setattr(work, "service", lambda: fake)
    return lambda **params: Page(params)


@pytest.fixture
def state(monkeypatch: pytest.MonkeyPatch) -> dict[str, ViewState]:
    kept = {"now": ViewState()}
    monkeypatch.setattr(folding, "current", lambda: kept["now"])

    def change(**values: Any) -> None:
        kept["now"] = replace(kept["now"], **values)

    monkeypatch.setattr(folding, "change", change)
    monkeypatch.setattr(folding, "options_of", ViewOptions)
    return kept


def test_a_fold_is_selected_in_both_panes(visit: Any) -> None:
    page = visit(view="compare", node="fold:f:layers.0", fold="layers")
    assert [page.part("canvas", pane)["selection"] for pane in (0, 1)] == [["fold:f:layers.0"]] * 2


def test_a_large_graph_opens_on_its_overview(visit: Any) -> None:
    page = visit()
    assert page.url == {}
    assert page.test.button(key="w_overview").disabled
    page.test.button(key="w_fold_all").click()
    page.run()
    assert page.url == {"fold": "-"}
    page.test.button(key="w_open_all").click()
    page.run()
    assert page.url == {"fold": "*"}
    page.test.button(key="w_overview").click()
    page.run()
    assert page.url == {}


def test_hits_are_counted_in_folded_boxes_and_opened_one_by_one(visit: Any) -> None:
    page = visit(find="op:sub", fold="-")
    assert page.part("canvas")["hits"] == ["fold:f:layers"]
    assert page.part("canvas")["mark"]["fold:f:layers"] == "hit-count:30"
    page.test.button(key="w_on").click()
    page.run()
    assert page.url == {"find": "op:sub", "node": "sub_0", "fold": "layers.0.norm@norm_0"}
    canvas = page.part("canvas")
    assert canvas["selection"] == ["sub_0"]
    # sub_0 and div_0 were made from one aten call
    assert canvas["mark"] == {"sub_0": "origin", "div_0": "origin", "fold:f:layers.[1-29]": "hit-count:29"}
    assert canvas["hits"][canvas["current"]] == "sub_0"
    page.test.button(key="w_on").click()
    page.run()
    assert page.url["fold"] == "layers.0.norm@norm_0,layers.1.norm@norm_1"


def test_a_selection_inside_a_fold_selects_its_box(visit: Any) -> None:
    page = visit(node="sub_3")
    assert page.part("canvas")["selection"] == ["fold:f:layers.[1-29]"]
    assert page.url == {"node": "sub_3"}
    assert page.blocks[0]["title"] == "sub"


def test_a_fold_can_be_selected_and_told(visit: Any) -> None:
    page = visit(node="fold:f:layers.[1-29]")
    assert page.part("canvas")["selection"] == ["fold:f:layers.[1-29]"]
    head, actions, facts, note = page.blocks[:4]
    assert (head["title"], head["code"]) == ("layers.1–29", "layers.[1-29]")
    assert head["chips"] == [["forward", "forward"], ["equal modules", "plain"], ["×29", "plain"]]
    assert actions["items"][0]["go"] == "open:layers.[1-29]"
    assert [(r["name"], r["value"]) for r in facts["rows"]] == [
        ("Operators", "174"), ("In", "f32[4, 8]"), ("Out", "f32[4, 8]  ×174".replace("  ", " ")),
    ]  # fmt: skip
    assert note["lines"] == ["29 modules, each equal to layers.0."]


def test_a_fold_that_is_gone_is_one_line(visit: Any) -> None:
    assert visit(node="fold:f:nobody").blocks[0]["lines"] == ["nobody is not in this graph."]


def test_knobs_and_keys_open_and_fold(state: dict[str, ViewState]) -> None:
    known = Known(STACK)

    def after(action: Action) -> tuple[str, ...]:
        assert folding.fold_action(known, action)
        return state["now"].fold

    assert "layers.[1-29]" in after(Action("open", "fold:b:layers.[1-29]"))
    assert after(Action("fold", "fold:f:layers.[1-29]")) == ()
    after(Action("fold", "fold:f:layers"))
    after(Action("fold", "fold:f:head"))
    assert after(Action("fold", "fold:f:embed")) == ("-",)
    assert after(Action("key", key="+")) == ("embed", "head", "layers")
    assert after(Action("key", key="-")) == ("-",)
    folding.toggle(known, "layers.0", True)
    assert state["now"].fold == ("layers.0",)
    assert not folding.fold_action(known, Action("key", key="n"))
    assert not folding.fold_action(known, Action("follow", "in:x:0"))


def test_going_to_many_hits_begins_anew_when_too_much_is_open(
    state: dict[str, ViewState], monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Known(STACK)
    tree = known.tree(ViewOptions())
    monkeypatch.setattr(folding, "MOST_OPEN", tree.count(initial(tree)) + 80)
    for i in range(1, 29):
        folding.reveal(known, f"mul_{i}_0")
        assert f"layers.{i}.mlp" in state["now"].fold
    assert "layers.1.mlp" not in state["now"].fold


def test_folds_keep_the_eye_s_place() -> None:
    known = Known(STACK)
    shut, opened = known.drawn(ViewOptions(), ("layers",)), known.drawn(ViewOptions(), ("layers.0",))
    assert heirs_of_boxes(opened, shut)["add_0"] == "fold:f:layers.0"
    assert heirs_of_boxes(shut, opened)["fold:f:layers.0"] in {"fold:f:layers.0.norm", "add_0"}
    assert heirs_of_boxes(shut, shut) == {}


def test_the_heir_of_a_box_is_that_of_its_operator_and_not_of_what_it_reads() -> None:
    """Where parameters have boxes of their own, the old box has heirs of both."""
    box = SimpleNamespace(id="fold:f:conv", nodes=("primals_5", "convolution"))
    old: Any = SimpleNamespace(picture=SimpleNamespace(boxes=(box,), graph=conv_bn_core()))
    new = Known(conv_bn()).drawn(ViewOptions(parameters=True), ("*",))
    assert "value:primals_5" in new.ids
    assert heirs_of_boxes(old, new) == {"fold:f:conv": "convolution"}


def test_counts_join_other_words() -> None:
    drawn = Known(STACK).drawn(ViewOptions(), ("-",))
    words = with_counts({"fold:f:layers": "path"}, drawn, ("sub_1", "sub_2", "nobody"))
    assert words == {"fold:f:layers": "path hit-count:2"}


def test_folds_are_in_the_url() -> None:
    said = {"fold": "a.[1-3],b@norm_1"}
    assert from_params(said).fold == ("a.[1-3]", "b@norm_1")
    assert to_params(from_params(said)) == said


def test_a_tree_counts_the_results_that_open_with_it() -> None:
    tree = tree_of(STACK, ViewOptions())
    assert tree.folds["head"].extra == 1
    assert tree_of(STACK, ViewOptions(results=False)).folds["head"].extra == 0
