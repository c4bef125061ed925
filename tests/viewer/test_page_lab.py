"""The lab with hand-written graphs: what each section says, and what a choice changes."""

from __future__ import annotations

from tests.viewer.test_pages import Visit, service, visit

__all__ = ["service", "visit"]


def test_the_lab_shows_what_brought_each_operator(visit: Visit) -> None:
    page = visit(view="lab", section="operators", level="core_aten")
    rows = {row["cells"][0]: row["cells"] for row in page.blocks[0]["rows"]}
    assert rows["aten.sum.dim_IntList"][4] == "aten.native_batch_norm_backward.default ×2"
    assert page.url == {"view": "lab", "section": "operators", "level": "core_aten"}


def test_the_lab_begins_below_dynamo(visit: Visit) -> None:
    page = visit(view="lab", stage="dynamo")
    assert "The lab begins below Dynamo" in page.texts
    page.test.button(key="w_lab_joint").click()
    page.run()
    assert page.url == {"view": "lab"}
