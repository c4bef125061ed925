"""One operator of torch's own test database: captured on its first sample inputs and run, against eager autograd.

It answers `tests.bench.opinfo` on standard output: a line when it is ready, then a line of JSON for each index
that comes on standard input.
"""

from __future__ import annotations

import itertools
import json
import os
import sys
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import torch

from extraction.apart import RECURSION_LIMIT, STACK_BYTES
from extraction.expand import Expander
from extraction.fake_mode import fake_mode
from extraction.graph import LEVELS, PARTITIONERS
from extraction.joint import Joint, partition
from extraction.levels import table_of
from extraction.samples import Sample
from extraction.trace import Traces
from extraction.tracing import trace
from tests.bench.opinfo_program import Program, Values, eager

SAMPLES = 3
TOLERANCE = 1e-3  # of the largest result, or of the largest gradient: what cancels is exact to that only
ROUNDING = 1e-6  # float32 near 1
LITERAL = 64  # elements from which on GraphNet keeps no content
UNDEFINED = ("empty", "empty_like", "new_empty", "new_empty_strided", "empty_strided", "empty_permuted")


class Wrong(Exception):
    """The reason why an operator does not pass: a kind, and one line."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind, self.text = kind, " ".join(text.split())[:300]


def operators() -> list[Any]:
    """Every differentiable entry for float32, in the order of the database.

    Entries that draw random numbers seed them within the call, which breaks the graph; here each run is seeded instead.
    """
    from torch.testing._internal import common_methods_invocations as database

    vars(database)["wrapper_set_seed"] = lambda operator, *args, **kwargs: operator(*args, **kwargs)
    return [o for o in database.op_db if o.supports_autograd and torch.float32 in o.dtypes]


def captured(program: Program) -> tuple[Joint, Any]:
    """The joint graph. Raises Wrong when there is none, or more than one region."""
    mode = fake_mode()
    fakes = [mode.known(x) if _in_metas(x) else mode.from_tensor(x, static_shapes=True) for x in program.inputs]
    names = tuple(f"x{i}" for i in range(len(fakes)))
    sample = Sample(Path("opinfo"), "opinfo", "", names, ("",) * len(names), {}, {}, "")
    regions, failure = trace(program, fakes, mode, sample, lambda step: nullcontext())
    failure = failure or next((r.failure for r in regions if r.failure), None)
    if failure is not None:
        raise Wrong(f"{failure.step}: {failure.kind}", failure.message)
    if len(regions) != 1 or regions[0].torch.break_reason:
        reasons = [r.torch.break_reason.partition("Explanation")[0] for r in regions if r.torch.break_reason]
        raise Wrong("graph break", "; ".join(reasons) or f"{len(regions)} regions")
    region = regions[0]
    assert region.joint is not None
    return region.joint, (mode, [next(i for i, f in enumerate(fakes) if f is a) for a in region.torch.args])


def _in_metas(x: torch.Tensor) -> bool:
    """True for tensors whose content GraphNet writes into a sample's metas."""
    return x.layout == torch.strided and x.numel() < LITERAL


def results(module: torch.fx.GraphModule, arguments: dict[str, Any]) -> list[Any]:
    """What a graph gives for arguments by the names of its placeholders."""
    torch.manual_seed(0)
    values = [arguments[n.name] for n in module.graph.find_nodes(op="placeholder")]
    with torch.no_grad():
        return list(torch.fx.Interpreter(module).run(*values, enable_io_processing=False))


def runs(program: Program, tangents: list[torch.Tensor]) -> Iterator[tuple[str, Values, bool]]:
    """Every level with every partitioner: its name, its values, whether random numbers are drawn below aten."""
    joint, (mode, places) = captured(program)
    random = any(torch.Tag.nondeterministic_seeded in getattr(n.target, "tags", ()) for n in joint.module.graph.nodes)
    traces = Traces(mode)
    expanders = {level: Expander(table_of(level), traces) for level in LEVELS if level != "aten"}
    for part in PARTITIONERS if joint.trains else PARTITIONERS[:1]:
        pair = partition(joint, part, mode) if joint.trains else (joint.module,)
        saved = [getattr(r, "name", "") for r in _list(pair[0].graph.output_node().args[0])]
        for level in LEVELS:
            graphs = [g if level == "aten" else expanders[level].expand(g) for g in pair]
            given = _arguments(joint, program, tangents, places)
            first = results(graphs[0], given)
            after = results(graphs[1], {**given, **dict(zip(saved, first, strict=True))}) if joint.trains else []
            yield f"{level} {part}", _values(joint, first, after, places), random and level != "aten"


def _arguments(joint: Joint, program: Program, tangents: list[torch.Tensor], places: list[int]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for n in joint.module.graph.find_nodes(op="placeholder"):
        descriptor = n.meta["desc"]
        if type(descriptor).__name__ == "PlainAOTInput":
            found[n.name] = program.inputs[places[descriptor.idx]].detach().clone()
        elif type(descriptor).__name__ == "TangentAOTInput":
            found[n.name] = _laid_out(tangents[descriptor.output.idx], n.meta["val"])
        elif "Token" in type(descriptor).__name__:  # what keeps effects in order holds nothing
            found[n.name] = torch.empty(0)
        else:
            raise Wrong("inputs", f"{n.name} is {descriptor}")
    return found


def _laid_out(tangent: torch.Tensor, expected: torch.Tensor) -> torch.Tensor:
    """The tangent with the strides of the result, which AOT Autograd gives it before it runs the graph."""
    if not all(type(s) is int for s in (*expected.shape, *expected.stride())):
        return tangent
    return torch.empty_strided(expected.shape, expected.stride(), dtype=expected.dtype).copy_(tangent)


def _values(joint: Joint, first: list[Any], after: list[Any], places: list[int]) -> Values:
    descriptors = joint.module.graph.output_node().meta["desc"]
    kinds = [type(d).__name__ for d in descriptors[: joint.forward_results]]
    outputs = [value for kind, value in zip(kinds, first, strict=False) if "Token" not in kind]
    gradients = {}
    for descriptor, value in zip(descriptors[joint.forward_results :], after, strict=True):
        if type(descriptor).__name__ == "GradAOTOutput" and value is not None:
            gradients[places[descriptor.grad_of.idx]] = value
    return Values(outputs, gradients)


def _list(results: Any) -> list[Any]:
    return list(results)


def compare(found: Values, wanted: Values, what: str, shapes_only: bool) -> None:
    """Raises Wrong when values differ by more than `TOLERANCE` of the largest of them."""
    if len(found.outputs) != len(wanted.outputs):
        raise Wrong("other results", f"{what}: {len(found.outputs)} results, eager gives {len(wanted.outputs)}")
    pairs = [(f"output {i}", *pair) for i, pair in enumerate(zip(found.outputs, wanted.outputs, strict=True))]
    for i in found.gradients.keys() | wanted.gradients.keys():
        have, want = found.gradients.get(i), wanted.gradients.get(i)
        if have is None or want is None:  # no result depends on the input: None and zero mean the same
            have, want = (torch.zeros(1) if g is None else g.abs().sum().view(1) for g in (have, want))
        pairs.append((f"gradient {i}", have, want))
    for name, have, want in pairs:
        if (have.shape, have.dtype) != (want.shape, want.dtype):
            types = " and ".join(f"{str(t.dtype)[6:]}{list(t.shape)}" for t in (have, want))
            raise Wrong("other types", f"{what}: {name}, here and by eager: {types}")
        largest = max(map(_size, wanted.gradients.values() if name[0] == "g" else wanted.outputs), default=0.0)
        if not shapes_only and not _close(have, want, largest):
            raise Wrong("other values", f"{what}: {name} differs from eager's")


def _size(value: torch.Tensor) -> float:
    finite = value[value.isfinite()]
    return float(finite.abs().max()) if finite.numel() else 0.0


def _close(have: torch.Tensor, want: torch.Tensor, largest: float) -> bool:
    if not (want.is_floating_point() or want.is_complex()):
        return torch.equal(have, want)
    return torch.allclose(have, want, rtol=TOLERANCE, atol=max(TOLERANCE * largest, ROUNDING), equal_nan=True)


def check(operator: Any) -> dict[str, Any]:
    """The outcome of an operator: `kind` is "" when it passes."""
    started, count = time.process_time(), 0
    try:
        torch.manual_seed(0)
        for sample in itertools.islice(operator.sample_inputs("cpu", torch.float32, requires_grad=True), SAMPLES):
            program = Program(operator, sample)
            wanted, tangents = eager(program)
            for what, found, random in runs(program, tangents):
                compare(found, wanted, f"sample {count + 1}, {what}", random or operator.name in UNDEFINED)
            count += 1
        kind, text = ("", "") if count else ("no sample inputs", "the database gives none for float32 on CPU")
    except Wrong as error:
        kind, text = error.kind, error.text
    except Exception as error:
        kind, text = type(error).__name__, " ".join(str(error).split())[:300]
    return {"kind": kind, "text": text, "samples": count, "seconds": round(time.process_time() - started, 2)}


def answer() -> None:
    """Answers indices until standard input ends."""
    channel = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    warnings.simplefilter("ignore")
    found = operators()
    print("ready", file=channel, flush=True)
    for line in sys.stdin:
        print(json.dumps(check(found[int(line)])), file=channel, flush=True)
    os._exit(0)


if __name__ == "__main__":
    sys.setrecursionlimit(RECURSION_LIMIT)
    threading.stack_size(STACK_BYTES)
    thread = threading.Thread(target=answer)
    thread.start()
    thread.join()  # a main thread that has ended would let nothing be imported any more
