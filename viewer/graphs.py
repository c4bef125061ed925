"""A graph with what readers of it need again and again: search index, network, operator table, drawn scenes.

Example::

    known = KNOWN.of(graph)
    known.index.find("conv")                    # the index is made at the first question
    known.drawn(ViewOptions()).scene            # bytes of the scene, laid out at the first question

What cannot happen: a graph's facts are made twice while it is kept; the graphs kept have more than `most` nodes
together (one that has more is kept alone).
"""

from __future__ import annotations

import json
import threading
import weakref
from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property, partial

from extraction.code import Line, code_lines
from extraction.graph import Graph
from extraction.support import Support
from viewer.boxes import Picture
from viewer.canvas.turns import TURNS, Turned
from viewer.cost import Costs, costs
from viewer.explain import explain_stage
from viewer.explain_level import explain_level
from viewer.fold import FoldTree, Opened, from_words, key_of, to_words
from viewer.folded import tree_of
from viewer.fusion import Fusion, fusion
from viewer.fusion_cost import Figures, Hidden, fusion_figures, hidden
from viewer.grouping import ViewOptions
from viewer.hardware import verdicts
from viewer.headline import headline
from viewer.labels import plural
from viewer.layout import laid_out, scene_of
from viewer.neighbours import Network, network
from viewer.opening import Laid
from viewer.opset import OpRow, table
from viewer.outline import Outline
from viewer.search import Index

MOST_NODES = 120_000
MOST_SCENES = 12  # of one graph
SLOW_NODES = 1_500  # of a graph, from which on making its first picture takes more than a moment
SLOW_BOXES = 500  # from which on the layout does
FLAT_LIMIT = 6_000  # boxes; above, the layout takes longer than a reader waits


@dataclass(frozen=True)
class Drawn:
    """A scene as bytes of JSON, and which box stands for which node. `scene` is None where `problem` says why.

    `turn` is the token by which the browser opens and folds its boxes, `laid` what an opening starts from.
    """

    picture: Picture
    opened: Opened
    scene: bytes | None
    problem: str = ""
    turn: str = ""
    laid: Laid | None = None

    @cached_property
    def ids(self) -> frozenset[str]:
        """Ids of all boxes."""
        return frozenset(b.id for b in self.picture.boxes)

    def box(self, token: str) -> str | None:
        """The box of a node or of a box id; None when it is not in the picture."""
        return token if token in self.ids else self.picture.grouping.get(token)

    def boxes(self, tokens: tuple[str, ...] | frozenset[str]) -> tuple[str, ...]:
        """The boxes of several, each once, in their order."""
        return tuple(dict.fromkeys(b for t in tokens if (b := self.box(t)) is not None))


class Known:
    """What is known of one graph. Every attribute is made when it is first asked for."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self._scenes: OrderedDict[tuple[ViewOptions, Opened], Drawn] = OrderedDict()
        self._outlines: dict[ViewOptions, Outline] = {}
        self._lock = threading.Lock()
        self._verdicts: tuple[Support, dict[str, str]] | None = None
        self._hidden: tuple[Graph, Hidden] | None = None
        self._code: dict[bool, tuple[Line, ...]] = {}
        self._level: tuple[Graph | None, tuple[str, ...]] | None = None

    @cached_property
    def index(self) -> Index:
        """The texts of its nodes."""
        return Index(self.graph)

    @cached_property
    def network(self) -> Network:
        """Its nodes and edges for networkx."""
        return network(self.graph)

    @cached_property
    def headline(self) -> str:
        """The sentence over its picture; its numbers are counted once."""
        return headline(self.graph)

    @cached_property
    def table(self) -> tuple[OpRow, ...]:
        """Its operators with counts."""
        return table(self.graph)

    @cached_property
    def stage_explained(self) -> tuple[str, ...]:
        """What its stage is, with its own numbers."""
        return explain_stage(self.graph)

    def level_explained(self, aten: Graph | None) -> tuple[str, ...]:
        """What its level is, beside the same graph at aten where that is there; the last answer is kept."""
        if self._level is None or self._level[0] is not aten:
            self._level = aten, explain_level(self.graph, aten)
        return self._level[1]

    @cached_property
    def costs(self) -> Costs:
        """What it costs, estimated."""
        return costs(self.graph)

    @cached_property
    def fusion(self) -> Fusion:
        """Its fusion groups."""
        return fusion(self.graph)

    @cached_property
    def fusion_figures(self) -> Figures:
        """What fusing saves in it."""
        return fusion_figures(self.fusion)

    def hidden_from(self, aten: Known) -> Hidden:
        """What the same graph at aten hides of its groups; the last answer is kept."""
        if self._hidden is None or self._hidden[0] is not aten.graph:
            self._hidden = aten.graph, hidden(self.fusion, aten.fusion.loops)
        return self._hidden[1]

    @cached_property
    def expanded(self) -> dict[str, tuple[str, ...]]:
        """For each aten node the nodes made from it, in execution order."""
        found: dict[str, list[str]] = {}
        for node in self.graph.nodes:
            if node.op != "output" and node.origin:
                found.setdefault(node.origin, []).append(node.name)
        return {origin: tuple(names) for origin, names in found.items()}

    @cached_property
    def by_line(self) -> dict[int, tuple[str, ...]]:
        """Nodes by the line of `model.py` that they come from."""
        found: dict[int, list[str]] = {}
        for node in self.graph.nodes:
            if node.source is not None and node.is_operator:
                found.setdefault(node.source.line, []).append(node.name)
        return {line: tuple(names) for line, names in found.items()}

    def verdicts(self, support: Support) -> dict[str, str]:
        """For each operator node whether a hardware's list has it; the last list's are kept."""
        if self._verdicts is None or self._verdicts[0] != support:
            self._verdicts = support, verdicts(self.graph, support)
        return self._verdicts[1]

    def code(self, typed: bool) -> tuple[Line, ...]:
        """Its lines as Python code, with types and source lines or without."""
        if typed not in self._code:
            self._code[typed] = _trimmed(code_lines(self.graph, annotations=typed))
        return self._code[typed]

    def outline(self, options: ViewOptions) -> Outline:
        """What makes pictures of it."""
        if options not in self._outlines:
            self._outlines[options] = Outline(self.graph, options, tree_of(self.graph, options))
        return self._outlines[options]

    def tree(self, options: ViewOptions) -> FoldTree:
        """What can be folded in it."""
        return self.outline(options).tree

    def picture(self, options: ViewOptions, fold: tuple[str, ...] = ()) -> Picture:
        """Its boxes and edges, without places; `fold` in the words of a URL."""
        outline = self.outline(options)
        return outline.picture(from_words(outline.tree, fold))

    def ready(self, options: ViewOptions, fold: tuple[str, ...] = ()) -> bool:
        """True when this view is laid out already."""
        return options in self._outlines and (options, from_words(self.tree(options), fold)) in self._scenes

    def takes_long(self, options: ViewOptions, fold: tuple[str, ...] = ()) -> bool:
        """True when a reader would wait for this view: the first of a large graph, or one of many boxes."""
        if options not in self._outlines:
            return len(self.graph.nodes) > SLOW_NODES
        tree = self.tree(options)
        return not self.ready(options, fold) and tree.count(from_words(tree, fold)) > SLOW_BOXES

    def drawn(self, options: ViewOptions, fold: tuple[str, ...] = (), shown: Drawn | None = None) -> Drawn:
        """The picture; laid out once for each set of options and folds. Takes as long as the layout.

        `shown` is what the reader sees now: it is given back where it is the picture asked for, and where one box of it
        opens, the rest stays where it is.
        """
        with self._lock:
            outline = self.outline(options)
            key = options, from_words(outline.tree, fold)
            if key in self._scenes:
                self._scenes.move_to_end(key)
                return self._scenes[key]
            before = shown if shown and shown.picture.graph is self.graph and shown.picture.options == options else None
            if before and before.opened == key[1]:
                return before
            picture = outline.picture(key[1])
            if len(picture.boxes) > FLAT_LIMIT:
                count = plural(len(picture.boxes), "box", "boxes")
                found = Drawn(picture, key[1], None, f"{count} are too many to draw flat; the limit is {FLAT_LIMIT:,}.")
            else:
                laid = laid_out(picture, before=before.laid if before else None)
                scene = json.dumps(scene_of(laid), separators=(",", ":")).encode()
                turn = TURNS.put(partial(_turned, weakref.ref(self), *key))
                found = Drawn(picture, key[1], scene, turn=turn, laid=laid)
            self._scenes[key] = found
            if len(self._scenes) > MOST_SCENES:
                self._scenes.popitem(last=False)
            return found


def _turned(kept: weakref.ref[Known], options: ViewOptions, opened: Opened, box: str, on: bool) -> Turned | None:
    """The scenes before and after a box opens or folds; None when the graph is no longer kept, or too large open."""
    known, key = kept(), key_of(box)
    if known is None or key is None or key not in known.tree(options).folds:
        return None
    tree = known.tree(options)
    after = tree.open(opened, key) if on else tree.fold(opened, key)
    old = known.drawn(options, to_words(tree, opened))
    new = known.drawn(options, to_words(tree, after), old)
    return None if old.scene is None or new.scene is None else Turned(old.scene, new.scene, new.turn)


def _trimmed(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Without the blank lines at both ends, which torch prints."""
    filled = [i for i, line in enumerate(lines) if line.text.strip()]
    return lines[filled[0] : filled[-1] + 1] if filled else ()


class Kept:
    """The graphs looked at last. Graphs are told apart by identity: comparing two of 18,000 nodes takes long."""

    def __init__(self, most: int = MOST_NODES) -> None:
        self.most = most
        self._lock = threading.Lock()
        self._known: OrderedDict[int, Known] = OrderedDict()

    def of(self, graph: Graph) -> Known:
        """What is known of a graph."""
        with self._lock:
            known = self._known.get(id(graph))
            if known is None:
                known = self._known[id(graph)] = Known(graph)  # holds the graph, so that its id stays its own
                while len(self._known) > 1 and sum(len(k.graph.nodes) for k in self._known.values()) > self.most:
                    self._known.popitem(last=False)
            self._known.move_to_end(id(graph))
            return known


KNOWN = Kept()
