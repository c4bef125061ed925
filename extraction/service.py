"""Summaries and graphs for a page: from memory, else from the cache, else from a worker.

Example::

    service = Service(Pool(), Cache(default_folder()))
    service.start()                                              # warms the workers up
    job = service.graph(path, {}, Key("backward", "prims"), owner="session 1")
    while not job.wait(0.2):
        show(job.step, job.elapsed)
    graph = job.result()                                         # raises StepFailed, SampleError, JobCancelled

What cannot happen: torch is imported here; a sample's files are parsed here; parsed graphs take more than
`limits.graphs` bytes of memory; a sample that is wrong raises anywhere but in `job.result`; a sample outside the
trusted folders is given to a worker as a trusted one.

Note: which requires_grad
    The mapping holds what the user changed, and is part of the cache's key: give only inputs that differ from the
    summary made with `{}`, so that "changed and changed back" finds what is there.

Note: failures
    A step that failed would fail again, so its failure is kept and answered at once. What the pool ended (a limit, a
    crash, a cancellation) and what ran out of memory or disk is tried again.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import cast

from extraction import wire
from extraction.cache import Cache, Entry
from extraction.choice import Choice
from extraction.composing import Composer
from extraction.decomposition import Decomposition, load_decomposition
from extraction.failures import StepFailed
from extraction.graph import Failure, Graph, Summary
from extraction.jobs import Job, Run, reply_of
from extraction.key import Key
from extraction.kit import Kit, load_kit
from extraction.paths import resolved
from extraction.pattern import Unusual
from extraction.pool import Pool
from extraction.protocol import BadSample, Reply, Request
from extraction.recent import Recent, SampleReader
from extraction.recipes import Recipes
from extraction.samples import SampleError, fingerprint
from extraction.steps import recipes_of
from extraction.wanted import FACTOR, T, Wanted, failed, finished, lasts, sorted_grads

_FAILURE_BYTES = 4096
_NODE_BYTES = 1200  # in memory, of a node of a graph that was put together here
_PLACE_BYTES = 400  # of what it was put together from
MOST_DECOMPOSITIONS = 512


class Service:
    """One for the whole program, shared by all its sessions. All methods may be called from any thread."""

    def __init__(
        self, pool: Pool, cache: Cache | None, apart: Pool | None = None, trusted: Iterable[Path] = ()
    ) -> None:
        """`trusted` are the folders whose samples run as they are; all others go to `apart`, else marked to `pool`."""
        self.pool, self.cache = pool, cache
        self.apart = apart or pool
        self._trusted = tuple(resolved(folder) for folder in trusted)
        self._reader = SampleReader(fingerprint)
        self._recent: Recent[Summary | Graph | Kit | Composer | Recipes | Failure] = Recent(pool.limits.graphs)
        self._decompositions: dict[str, Decomposition] = {}

    def start(self) -> None:
        """Warms the workers up in the background; those for untrusted samples start when there is one."""
        self.pool.start()

    def close(self) -> None:
        """Ends the workers."""
        self.pool.close()
        self.apart.close()

    def trusts(self, path: Path) -> bool:
        """True for a sample in a trusted folder. A link counts by what it leads to."""
        found = resolved(path)
        return any(found.is_relative_to(folder) for folder in self._trusted)

    def summary(self, path: Path, requires_grad: Mapping[str, bool], owner: str = "") -> Job[Summary]:
        """Inputs, regions and failures of a sample."""
        return self._ask(Request("summary", str(path), sorted_grads(requires_grad)), owner, wire.load_summary)

    def graph(self, path: Path, requires_grad: Mapping[str, bool], key: Key, owner: str = "") -> Job[Graph]:
        """One graph of a sample. One under a choice is put together here, from the kit of its aten graph."""
        if key.choice is None:
            return self._ask(Request("graph", str(path), sorted_grads(requires_grad), key), owner, wire.load_graph)
        return self.kit(path, requires_grad, key, owner).then(lambda kit: self._chosen(path, requires_grad, key, kit))

    def kit(self, path: Path, requires_grad: Mapping[str, bool], key: Key, owner: str = "") -> Job[Kit]:
        """What any choice about a graph needs."""
        return self._ask(Request("kit", str(path), sorted_grads(requires_grad), key.aten), owner, load_kit)

    def recipes(self, path: Path, requires_grad: Mapping[str, bool], key: Key, owner: str = "") -> Job[Recipes]:
        """What every call of an aten graph becomes, step by step, on top of the key's level."""
        return self.kit(path, requires_grad, key, owner).then(lambda kit: self._recipes(path, requires_grad, key, kit))

    def _recipes(self, path: Path, requires_grad: Mapping[str, bool], key: Key, kit: Kit) -> Recipes:
        def make() -> tuple[Recipes, int]:
            aten = self.graph(path, requires_grad, key.aten).result()
            return recipes_of(kit, aten, key.level), _PLACE_BYTES * len(aten.nodes)

        name = f"{replace(key, choice=None)}-recipes"
        return cast("Recipes", self._recent.get(self._identity(path, requires_grad, name), make))

    def _chosen(self, path: Path, requires_grad: Mapping[str, bool], key: Key, kit: Kit) -> Graph:
        """The graph under a choice. Raises what `Job.result` raises."""
        assert key.choice is not None
        choice = key.choice

        def make() -> tuple[Graph, int]:
            found = self._composer(path, requires_grad, key, kit).graph(choice)
            return found, _NODE_BYTES * len(found.nodes)

        try:
            return cast("Graph", self._recent.get(self._identity(path, requires_grad, str(key)), make))
        except Unusual:  # only torch can tell: a worker has to
            request = Request("graph", str(path), sorted_grads(requires_grad), key)
            return self._ask(request, "", wire.load_graph).result()

    def _composer(self, path: Path, requires_grad: Mapping[str, bool], key: Key, kit: Kit) -> Composer:
        def make() -> tuple[Composer, int]:
            aten = self.graph(path, requires_grad, key.aten).result()
            return Composer(kit, aten), _PLACE_BYTES * len(aten.nodes)

        name = f"{key.kit}-composer"
        return cast("Composer", self._recent.get(self._identity(path, requires_grad, name), make))

    def _identity(self, path: Path, requires_grad: Mapping[str, bool], name: str) -> Hashable:
        return (self._reader.read(resolved(path)).digest, sorted_grads(requires_grad), name)

    def decomposition(self, operator: str, owner: str = "") -> Job[Decomposition]:
        """How the installed torch decomposes an operator; what was told once is kept."""
        request = Request("decomposition", operator)
        found = self._decompositions.get(operator)
        if found is not None:
            return finished(request, owner, Reply(request.do), lambda run: found)
        return cast("Job[Decomposition]", self.pool.submit(request, owner, self._told))

    def _told(self, run: Run) -> Decomposition:
        try:
            found = load_decomposition(reply_of(run).text or "")
        except (ValueError, KeyError, TypeError) as error:
            message = f"{run.request.sample}: the worker's answer cannot be read: {error}"
            raise StepFailed(Failure("worker", "format", message)) from error
        while len(self._decompositions) >= MOST_DECOMPOSITIONS:
            self._decompositions.pop(next(iter(self._decompositions)), None)
        return self._decompositions.setdefault(run.request.sample, found)

    def known(self, path: Path, requires_grad: Mapping[str, bool], key: Key) -> Graph | None:
        """A graph that memory or the cache has; None when a worker would have to make it, or cannot. Asks nobody."""
        return self._there(path, requires_grad, str(key), wire.load_graph)

    def _there(self, path: Path, requires_grad: Mapping[str, bool], name: str, load: Callable[[str], T]) -> T | None:
        try:
            sample = self._reader.read(resolved(path))
        except SampleError:
            return None
        entry = self.cache.entry(sample, requires_grad) if self.cache else None
        wanted = Wanted(name, sample.digest, sorted_grads(requires_grad), entry, load)
        found = self._recent.get(wanted.identity, lambda: wanted.stored_in(entry))
        return None if isinstance(found, Failure) else cast("T | None", found)

    def prepare_choices(self, path: Path, requires_grad: Mapping[str, bool], key: Key) -> None:
        """Makes what the first choice about a graph would wait for, where all for it is there. Asks nobody."""
        kit = self._there(path, requires_grad, key.kit, load_kit)
        if kit is None or self.known(path, requires_grad, key.aten) is None:
            return
        self._recipes(path, requires_grad, key, kit)
        with contextlib.suppress(Unusual):
            self._composer(path, requires_grad, key, kit).graph(key.choice or Choice(key.level))

    def _ask(self, request: Request, owner: str, load: Callable[[str], T]) -> Job[T]:
        request = replace(request, sample=str(resolved(request.sample)))
        grads = request.requires_grad
        try:
            sample = self._reader.read(Path(request.sample))
        except SampleError as error:
            return finished(request, owner, BadSample(error.place, error.problem), failed)
        entry = self.cache.entry(sample, dict(grads)) if self.cache else None
        wanted = Wanted(request.name, sample.digest, grads, entry, load)
        found = self._recent.get(wanted.identity, lambda: wanted.stored_in(entry))
        if isinstance(found, Failure):
            return finished(request, owner, found, failed)
        if found is not None:
            value = cast("T", found)  # an identity names one kind of value: the name says which
            return finished(request, owner, Reply(wanted.name), lambda run: value)
        request = replace(
            request,
            digest=sample.digest,
            cache=None if self.cache is None else str(self.cache.folder),
            cache_mb=None if self.cache is None else self.cache.limit >> 20,
            size=sample.size,
            trusted=self.trusts(Path(request.sample)),
        )
        pool = self.pool if request.trusted else self.apart
        return pool.submit(request, owner, lambda run: self._load(run, wanted, pool))

    def _load(self, run: Run, wanted: Wanted[T], pool: Pool) -> T:
        """The value that a finished run gave. Raises what `Job.result` raises."""
        try:
            reply = reply_of(run)
        except StepFailed as error:
            if isinstance(run.outcome, Failure) and lasts(error.failure):
                self._recent.put(wanted.identity, error.failure, _FAILURE_BYTES)
            raise
        return cast("T", self._recent.get(wanted.identity, lambda: self._parse(run, reply, wanted, pool)))

    def _parse(self, run: Run, reply: Reply, wanted: Wanted[T], pool: Pool) -> tuple[T, int]:
        if reply.entry is not None and not pool.isolated:
            stored = wanted.stored_in(Entry(Path(reply.entry)))
            if stored is not None:
                return stored
            again = pool.submit(replace(run.request, inline=True))  # removed between write and read
            reply = again.result()
        text = reply.text or ""
        try:
            value = wanted.load(text)
        except wire.FormatError as error:
            failure = Failure("worker", "format", f"{run.name}: the worker's answer cannot be read: {error}")
            raise StepFailed(failure) from error
        if pool.isolated and wanted.entry is not None and self.cache is not None:
            wanted.entry.write(wanted.name, text)  # such a worker stores nothing itself; False: it is made again
            self.cache.trim()
        return value, FACTOR * len(text)
