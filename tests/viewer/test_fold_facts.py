"""What the panel says about a folded box."""

from __future__ import annotations

from tests.viewer.stacks import stack
from viewer.fold import initial
from viewer.fold_facts import describe_fold
from viewer.folded import tree_of
from viewer.grouping import ViewOptions
from viewer.parts.panel import Links


def test_equal_layers_are_listed_by_their_numbers() -> None:
    base = stack(13)
    tree = tree_of(base, ViewOptions())
    blocks = describe_fold(base, tree, "fold:f:layers.[1-12]", initial(tree))
    inside = next(b for b in blocks if isinstance(b, Links) and b.title == "Inside")
    assert [item.go for item in inside.items] == [f"node:fold:f:layers.{i}" for i in range(1, 13)]


def test_a_fold_that_is_gone_is_said_to_be() -> None:
    base = stack(3)
    tree = tree_of(base, ViewOptions())
    [text] = describe_fold(base, tree, "fold:f:nowhere", initial(tree))
    assert "nowhere is not in this graph." in str(text)


def test_a_list_says_of_a_fold_how_many_operators_it_holds() -> None:
    base = stack(13)
    tree = tree_of(base, ViewOptions())
    blocks = describe_fold(base, tree, "fold:f:layers.[1-12]", initial(tree))
    links = {item.text: item.sub for b in blocks if isinstance(b, Links) for item in b.items}
    # a norm of two prims, three multiplications and an addition
    assert (links["layers.3"], links["layers.1–12"]) == ("6 operators", "72 operators")
