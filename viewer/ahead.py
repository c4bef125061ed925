"""Prepares what the reader may ask for next: neighbouring graphs, laid out, in a background thread.

Example::

    AHEAD.prepare([partial(ask_graph, path, {}, key) for key in neighbours], ViewOptions())

What cannot happen: two threads prepare at once; what an earlier wish asked for keeps going once there is a newer one
(a job that nobody else waits for is given up, a layout that runs is finished); an error of such work shows anywhere:
the reader meets it, in words, when they ask for that graph; more than `MOST_NODES` nodes are prepared for one wish,
but for the last graph.

Note: in this thread
    Asking reads a graph that the disk has, which takes as long as anything here. So a wish holds what to call, and the
    page that wishes goes on at once. What is there already is laid out first, what workers make as it comes.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import NamedTuple

from extraction.failures import StepFailed
from extraction.graph import Graph
from extraction.jobs import Job, JobCancelled
from extraction.pool import Closed
from extraction.samples import SampleError
from viewer.fold import from_words
from viewer.graphs import KNOWN, Kept
from viewer.grouping import ViewOptions

MOST_NODES = 40_000
MOST_BOXES = 4_000  # larger pictures are laid out when they are asked for
PAUSE = 0.3  # seconds in which the page that wished comes to its end, and the reader may ask for something else
LINGER = 10.0  # seconds that work which is under way may go on
Ask = Callable[[], Job[Graph] | Graph | None]  # None: it is not there, and nobody is to make it


class _Wish(NamedTuple):
    asks: Sequence[Ask]
    options: ViewOptions
    fold: tuple[str, ...]
    number: int


class Ahead:
    """One thread for the whole server; the newest wish counts."""

    def __init__(self, kept: Kept = KNOWN) -> None:
        self._kept = kept
        self._changed = threading.Condition()
        self._wish: _Wish | None = None
        self._number = 0
        self._thread: threading.Thread | None = None

    def prepare(self, asks: Sequence[Ask], options: ViewOptions, fold: tuple[str, ...] = ()) -> None:
        """Lays out the graphs that these give; forgets what was wished before."""
        with self._changed:
            self._number += 1
            self._wish = _Wish(asks, options, fold, self._number)
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._work, name="ahead", daemon=True)
                self._thread.start()
            self._changed.notify()

    def _work(self) -> None:
        while True:
            with self._changed:
                while self._wish is None:
                    self._changed.wait()
                wish, self._wish = self._wish, None
                self._changed.wait(PAUSE)
            try:
                self._fulfil(wish)
            except Closed:
                return  # the server is stopping

    def _fulfil(self, wish: _Wish) -> None:
        waiting: list[Job[Graph]] = []
        nodes = 0
        for ask in wish.asks:
            if self._number != wish.number or nodes > MOST_NODES:
                break
            found = ask()
            if isinstance(found, Job) and not found.wait(0):
                waiting.append(found)
            else:
                nodes += self._lay_out(found, wish)
        while waiting and self._number == wish.number and nodes <= MOST_NODES:
            done = next((job for job in waiting if job.wait(0)), None)
            if done is None:
                waiting[0].wait(0.2)
                continue
            waiting.remove(done)
            nodes += self._lay_out(done, wish)
        for job in waiting:
            job.cancel(after=LINGER)

    def _lay_out(self, found: Job[Graph] | Graph | None, wish: _Wish) -> int:
        """Makes the picture; gives the number of nodes."""
        try:
            graph = found.result(timeout=0) if isinstance(found, Job) else found
        except (StepFailed, SampleError, JobCancelled):
            return 0  # told when it is asked for
        if graph is None:
            return 0
        known = self._kept.of(graph)
        tree = known.tree(wish.options)
        if self._number == wish.number and tree.count(from_words(tree, wish.fold)) <= MOST_BOXES:
            known.drawn(wish.options, wish.fold)
        return len(graph.nodes)


AHEAD = Ahead()
