"""A service with hand-written graphs in place of workers, for tests of the page."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from extraction.decomposition import Decomposition, Entry
from extraction.failures import StepFailed
from extraction.graph import Failure, Graph, Input, Region, Source, Summary, TensorType
from extraction.jobs import Job, Outcome, Run
from extraction.key import Key
from extraction.protocol import BadSample, Reply, Request
from tests.viewer.hand_graphs import conv_bn, conv_bn_backward, conv_bn_core, conv_bn_dynamo, conv_bn_forward

SOURCE = "class GraphModule:\n    def forward(self, x):\n        return x\n"


def summary(*stages: Any, failures: tuple[Failure, ...] = ()) -> Summary:
    """What is said of the golden example."""
    inputs = (
        Input("w_5", "conv.weight", TensorType((4, 3, 3, 3), (27, 9, 3, 1), "float32"), "parameter", True),
        Input("n", "index", TensorType((1,), (1,), "int64"), "input", False),
    )
    region = Region(0, stages=stages or ("dynamo", "joint", "forward", "backward"), failures=failures)
    return Summary("conv_bn", "The golden example.", "2.13", inputs, (region,), source=SOURCE)


def printable(graph: Graph) -> Graph:
    """The graph with the arguments that code needs: indices of tuple items, the returned list."""
    items: Counter[str] = Counter()
    nodes = []
    for n in graph.nodes:
        if n.target == "operator.getitem":
            nodes.append(replace(n, args=(n.args[0], str(items[n.args[0]]))))
            items[n.args[0]] += 1
        elif n.op == "output":
            nodes.append(replace(n, args=(f"[{', '.join(n.inputs)}]",)))
        else:
            nodes.append(
                replace(n, source=Source("model.py", 3, "forward", "return x")) if n.name == "convolution" else n
            )
    return replace(graph, nodes=tuple(nodes))


GRAPHS: dict[str, Graph] = {
    "r0-joint-aten": printable(conv_bn()),
    "r0-joint-core_aten": printable(conv_bn_core()),
    "r0-dynamo": printable(conv_bn_dynamo()),
    "r0-forward-aten-default": printable(conv_bn_forward()),
    "r0-backward-aten-default": printable(conv_bn_backward()),
}


DECOMPOSITION = Decomposition("aten.exp.default", "aten::exp(Tensor self) -> Tensor", True, "2.13", "/site-packages", (
    Entry("aten", "the aten level decomposes nothing"),
    Entry("core_aten", "tagged core"),
    Entry("inductor", "", "exp", "torch/_inductor/decomposition.py", 17, '@register\ndef exp(x):\n    return x\n'),
    Entry("prims", "", "aten.expm1", note="it becomes the operator aten.expm1"),
))  # fmt: skip


class FakeService:
    """Answers at once, or after `late`; `outcomes` by key replace what is known, `waiting` keys are never answered."""

    def __init__(self) -> None:
        self.summary_value = summary()
        self.outcomes: dict[str, Outcome] = {}
        self.waiting: set[str] = set()
        self.late = 0.0  # seconds until a graph is there
        self.asked: list[tuple[str, dict[str, bool]]] = []
        self.cancelled: list[str] = []
        self.explained: list[str] = []

    def summary(self, path: Path, requires_grad: Mapping[str, bool], owner: str = "") -> Job[Any]:
        return self._job("summary", self.summary_value, requires_grad)

    def graph(self, path: Path, requires_grad: Mapping[str, bool], key: Key, owner: str = "") -> Job[Any]:
        self.asked.append((str(key), dict(requires_grad)))
        return self._job(str(key), GRAPHS.get(str(key)), requires_grad)

    def decomposition(self, operator: str, owner: str = "") -> Job[Any]:
        self.explained.append(operator)
        return self._job("decomposition", DECOMPOSITION, {})

    def known(self, path: Path, requires_grad: Mapping[str, bool], key: Key) -> Graph | None:
        return GRAPHS.get(str(key))

    def prepare_choices(self, path: Path, requires_grad: Mapping[str, bool], key: Key) -> None:
        """There is no kit here."""

    def _job(self, name: str, value: object, requires_grad: Mapping[str, bool]) -> Job[Any]:
        run = Run(1, Request("summary" if name == "summary" else "graph", "/conv_bn"))

        def load(run: Run) -> Any:
            if isinstance(run.outcome, Failure):
                raise StepFailed(run.outcome)
            if isinstance(run.outcome, BadSample):
                from extraction.samples import SampleError

                raise SampleError("/conv_bn", run.outcome.place, run.outcome.problem)
            return value

        def cancel(job: Job[Any], after: float) -> None:
            self.cancelled.append(name)
            if not job.wait(0):
                job.finish(dropped=True)

        missing = Failure("level", "no such graph", f"{name} is not in the test", "pick another")
        outcome = self.outcomes.get(name) or (missing if value is None else Reply(name))
        if name not in self.waiting and not self.late:
            run.finish(outcome)
        job = Job(run, "test", load, cancel)
        run.jobs.append(job)
        if self.late and name not in self.waiting:
            threading.Timer(self.late, run.finish, (outcome,)).start()
        return job
