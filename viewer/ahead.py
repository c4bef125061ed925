"""Prepares what the reader may ask for next: neighbouring graphs, laid out, in a background thread.

Example::

    AHEAD.prepare([ask_graph(path, {}, key) for key in neighbours], ViewOptions())

What cannot happen: two threads prepare at once; what an earlier wish asked for keeps going once there is a newer one
(a job that nobody else waits for is given up, a layout that runs is finished); an error of such work shows anywhere:
the reader meets it, in words, when they ask for that graph.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence

from extraction.failures import StepFailed
from extraction.graph import Graph
from extraction.jobs import Job, JobCancelled
from extraction.samples import SampleError
from viewer.graphs import KNOWN, Kept
from viewer.grouping import ViewOptions

MOST_NODES = 4_000  # larger graphs are laid out when they are asked for
LINGER = 10.0  # seconds that work which is under way may go on


class Ahead:
    """One thread for the whole server; the newest wish counts."""

    def __init__(self, kept: Kept = KNOWN) -> None:
        self._kept = kept
        self._changed = threading.Condition()
        self._wish: tuple[Sequence[Job[Graph]], ViewOptions, tuple[str, ...]] | None = None
        self._number = 0
        self._thread: threading.Thread | None = None

    def prepare(self, jobs: Sequence[Job[Graph]], options: ViewOptions, fold: tuple[str, ...] = ()) -> None:
        """Lays out the graphs of these jobs, in this order, as they come; forgets what was wished before."""
        with self._changed:
            self._wish = (jobs, options, fold)
            self._number += 1
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._work, name="ahead", daemon=True)
                self._thread.start()
            self._changed.notify()

    def _work(self) -> None:
        while True:
            with self._changed:
                while self._wish is None:
                    self._changed.wait()
                (jobs, options, fold), number = self._wish, self._number
                self._wish = None
            for job in jobs:
                while self._number == number and not job.wait(0.2):
                    pass
                if self._number != number:
                    job.cancel(after=LINGER)
                else:
                    self._lay_out(job, options, fold)

    def _lay_out(self, job: Job[Graph], options: ViewOptions, fold: tuple[str, ...]) -> None:
        try:
            graph = job.result(timeout=0)
        except (StepFailed, SampleError, JobCancelled):
            return  # told when it is asked for
        if len(graph.nodes) <= MOST_NODES:
            self._kept.of(graph).drawn(options, fold)


AHEAD = Ahead()
