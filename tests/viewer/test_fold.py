"""Folding loses nothing and does not depend on the order of nodes; the overview of a stack of layers, by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extraction.graph import Graph, Result
from tests.viewer import hand_graphs as hand
from tests.viewer.hand_graphs import conv_bn, f32
from tests.viewer.stacks import scoped, shuffled, stack
from viewer.fold import ROOT, FoldTree, Opened, box_id, from_words, initial, key_of, to_words
from viewer.folded import tree_of
from viewer.grouping import ViewOptions, base_grouping
from viewer.seen import visible

SEEDS = st.integers(0, 1_000)


def tree(graph: Graph) -> FoldTree:
    return tree_of(graph, ViewOptions())


def some_opened(found: FoldTree, seed: int) -> Opened:
    """Some folds, and what is around them."""
    return found.closed(k for i, k in enumerate(sorted(found.folds)) if (seed >> i % 10) & 1)


@given(scoped(), SEEDS)
def test_every_unit_is_in_one_visible_box(graph: Graph, seed: int) -> None:
    found = tree(graph)
    opened = some_opened(found, seed)
    box = visible(found, opened)
    assert set(box) == set(base_grouping(graph, ViewOptions()).values())
    for unit, shown in box.items():
        key = key_of(shown)
        if key is None:
            assert shown == unit
            assert set(found.around(unit)) <= opened
        else:
            assert key in found.around(unit)
            assert key not in opened
            assert found.folds[key].parent in opened
            assert shown == box_id(key, found.phase[unit])


@given(scoped(), SEEDS)
def test_counts_add_up(graph: Graph, seed: int) -> None:
    found = tree(graph)
    opened = some_opened(found, seed)
    extra = sum(found.folds[k].extra for k in opened)
    assert found.count(opened) == len(set(visible(found, opened).values())) + extra
    root = found.folds[ROOT]
    assert root.total == len(found.home)
    for fold in found.folds.values():
        assert fold.total == len(fold.units) + sum(found.folds[c].total for c in fold.children)
        if fold.key != ROOT:
            assert fold.total + fold.extra > 1


@given(scoped())
def test_all_open_is_the_flat_graph(graph: Graph) -> None:
    found = tree(graph)
    assert all(unit == box for unit, box in visible(found, found.everything).items())
    assert found.boxes == found.count(found.everything)


@given(scoped(), SEEDS)
def test_the_order_of_nodes_does_not_matter(graph: Graph, seed: int) -> None:
    def plain(g: Graph) -> dict[str, tuple[object, ...]]:
        # which operation reads a folded value first depends on the order: values are compared no further
        return {f.key: (f.parent, f.kind, f.title, f.children, f.units, f.size, f.like, f.note, f.members)
                for f in tree(g).folds.values()}  # fmt: skip

    assert plain(shuffled(graph, seed)) == plain(graph)
    assert initial(tree(shuffled(graph, seed))) == initial(tree(graph))


@given(scoped(), SEEDS)
def test_words_say_what_is_open(graph: Graph, seed: int) -> None:
    found = tree(graph)
    for opened in (some_opened(found, seed), initial(found), found.everything, frozenset({ROOT})):
        assert from_words(found, to_words(found, opened)) == opened


@given(scoped(), SEEDS)
def test_what_is_open_stays_closed_upwards(graph: Graph, seed: int) -> None:
    found = tree(graph)
    opened = some_opened(found, seed)
    steps = [found.open_level(opened, 20), found.fold_level(opened)]
    steps += [found.open(opened, k) for k in found.folds] + [found.fold(opened, k) for k in found.folds]
    steps += [found.reveal(opened, n.name) for n in graph.nodes]
    for after in steps:
        assert after == found.closed(after)
    for name in found.grouping:
        assert visible(found, found.reveal(opened, name))[found.grouping[name]] == found.grouping[name]


def test_the_tree_of_a_stack() -> None:
    found = tree(stack(5))
    assert set(found.folds) == {
        "", "embed", "head", "layers", "layers.0", "layers.0.mlp", "layers.0.norm", "layers.0.norm@norm_0",
        "layers.[1-4]",
        *(f"layers.{i}{part}" for i in range(1, 5) for part in ("", ".mlp", ".norm", f".norm@norm_{i}")),
    }  # fmt: skip
    rest = found.folds["layers.[1-4]"]
    assert (rest.members, rest.like, rest.title, rest.children) == (
        4, "layers.0", "layers.1–4", ("layers.1", "layers.2", "layers.3", "layers.4"),
    )  # fmt: skip
    # six forward nodes a layer, and a backward node for each
    assert found.folds["layers.0"].size == {"forward": 6, "backward": 6}
    assert rest.size == {"forward": 24, "backward": 24}


def test_a_layer_that_differs_stands_alone_and_says_how() -> None:
    found = tree(stack(7, odd=3))
    assert {"layers.[1-2]", "layers.[5-6]"} <= set(found.folds)
    assert found.folds["layers.3"].note == "differs from layers.0: +1 mul, +1 sin"
    assert found.folds["layers.3"].parent == "layers"
    assert found.folds["layers.4"].note == "equal to layers.0"


def test_the_overview_opens_one_of_equal_layers() -> None:
    found = tree(stack(40))
    opened = initial(found)
    assert found.boxes == 2 * (2 + 40 * 6 + 2) + 2 + 2  # operations, the input and the tangent, two results
    assert opened == {"", "layers", "layers.0", "embed", "head", *(f"layers.0.{p}" for p in ("mlp", "norm"))} - {
        k for k in ("embed", "head", "layers.0.mlp", "layers.0.norm") if k not in opened
    }
    assert {"layers", "layers.0"} <= opened
    assert "layers.[1-39]" not in opened
    assert found.count(opened) <= 60


def test_a_small_graph_is_open() -> None:
    found = tree(conv_bn())
    assert initial(found) == found.everything
    assert to_words(found, found.everything) == ()


def test_levels_open_and_fold_one_after_the_other() -> None:
    found = tree(stack(5))
    nothing = frozenset({ROOT})
    one = found.open_level(nothing, 1_000)
    assert one == {"", "embed", "head", "layers"}
    assert found.open_level(one, 1_000) - one == {"layers.0", "layers.[1-4]"}
    assert found.fold_level(one) == nothing
    # three folds of two halves and what stands at the root: room for one more box opens nothing that needs two
    assert found.open_level(nothing, found.count(nothing) + 1) == nothing


def test_folding_folds_what_is_inside() -> None:
    found = tree(stack(5))
    opened = found.open(frozenset({ROOT}), "layers.0.norm")
    assert opened == {"", "layers", "layers.0", "layers.0.norm"}
    assert found.fold(opened, "layers") == {""}
    assert found.reveal(opened, "mul_3_1") - opened == {"layers.[1-4]", "layers.3", "layers.3.mlp"}


@pytest.mark.parametrize(
    ("words", "opened"),
    [
        (("layers.0.mlp@gone",), {"", "layers", "layers.0", "layers.0.mlp"}),
        (("layers.7.mlp",), {"", "layers"}),
        (("-",), {""}),
    ],
)
def test_words_of_another_graph_open_what_is_there(words: tuple[str, ...], opened: set[str]) -> None:
    assert from_words(tree(stack(5)), words) == opened


def test_words_that_mean_nothing_here_give_the_overview() -> None:
    found = tree(stack(40))
    assert from_words(found, ("nobody", "<script>")) == initial(found)


def nameless(graph: Graph, alike: bool) -> Graph:
    """Without scopes and origins; unless `alike`, no operator stands there twice."""
    made = []
    for n in graph.nodes:
        target = n.target if alike or not n.is_operator else f"prims.{n.name}.default"
        made.append(replace(n, scope="", origin=n.name, target=target))
    return replace(graph, nodes=tuple(made))


def test_layers_without_names_are_blocks() -> None:
    found = tree(nameless(stack(8), alike=True))
    # the layers that torch names in `test_the_tree_of_a_stack`, and the last multiplication of all has no layer
    assert {k for k in found.folds if k} == {"#0", "#[1-7]", *(f"#{i}" for i in range(1, 8))}
    assert found.folds["#[1-7]"].title == "blocks 1–7"
    assert found.folds["#[1-7]"].members == 7
    assert found.folds["#3"].size == {"forward": 6, "backward": 6}
    odd = tree(nameless(stack(9, odd=4), alike=True))
    assert odd.folds["#4"].size == {"forward": 7, "backward": 7}
    assert odd.folds["#4"].note == "differs from #0: +1 mul, +1 sin"


def test_a_crowd_without_names_is_cut_into_runs_of_lines() -> None:
    bare = nameless(stack(30), alike=False)
    found = tree(bare)
    runs = [f for f in found.folds.values() if f.kind == "run"]
    assert len(runs) > 5
    assert all(f.title.startswith("line") for f in runs)
    given = [n for n in bare.nodes if n.role in ("input", "tangent")]  # these few stay in sight
    assert sum(f.total for f in runs) == found.folds[ROOT].total - len(given)
    for f in runs:
        assert f.size.get("forward", 0) == pytest.approx(f.size.get("backward", 0), abs=1)  # halves beside each other
    without = tree(replace(bare, nodes=tuple(replace(n, source=None) for n in bare.nodes)))
    assert any(f.title.startswith("step") for f in without.folds.values())


def test_what_a_backward_graph_is_given_stands_where_it_is_read() -> None:
    """Two modules of the forward graph made the values; the second module's gradient reads both."""
    scopes = ("first", "second")
    nodes = [hand.given(f"kept_{s}", f32(4), "saved", scope=s) for s in scopes]
    nodes += [hand.given("tangent", f32(4), "tangent", phase="backward")]
    nodes += [hand.op("grad", "aten.mul.Tensor", "tangent kept_second", f32(4), phase="backward", scope="second")]
    nodes += [hand.op("also", "aten.mul.Tensor", "grad kept_first", f32(4), phase="backward", scope="second")]
    nodes += [hand.op(n, "aten.neg.default", "also", f32(4), phase="backward") for n in ("outside", "too")]
    found = tree(hand.graph(nodes, [Result("also", "gradient", "gradient of first.weight")], stage="backward"))
    assert found.folds["second"].units == ("also", "grad", "value:kept_first", "value:kept_second", "value:tangent")
    assert {found.phase[unit] for unit in found.home} == {"backward"}
