"""The contract between extraction and everything that reads graphs: plain frozen data.

Purpose: hold what AOT Autograd made of a sample so that a reader without torch can draw, print, count and compare it.

Example::

    graph = wire.load_graph(text)
    problems = check(graph)                     # () when the graph is well formed; see `check.py`
    convs = [n for n in graph.nodes if n.target == "aten.convolution.default"]

What cannot happen: a record never holds a torch object, a list or a dict; a node never names an input that does not
stand before it.

Note: node names and stages
    The partitioner keeps the names of the joint graph's nodes, so `forward` and `backward` nodes are found in the joint
    graph by name. At a level below aten, `origin` is the name of the aten node (same stage, same partitioner) that the
    node was expanded from; at aten a node's origin is itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Literal, get_args

Stage = Literal["dynamo", "joint", "forward", "backward"]
Level = Literal["aten", "core_aten", "inductor", "prims"]
Partitioner = Literal["default", "min-cut"]
Opcode = Literal["placeholder", "call_function", "call_method", "call_module", "get_attr", "output"]
Phase = Literal["forward", "backward"]
Role = Literal["parameter", "buffer", "input", "tangent", "saved", "random_state", "op", "constant", "output"]
Kind = Literal[
    "matmul",
    "convolution",
    "attention",
    "pointwise",
    "reduction",
    "normalization",
    "view",
    "copy",
    "indexing",
    "factory",
    "random",
    "communication",
    "symbol",
    "other",
]

STAGES: tuple[Stage, ...] = get_args(Stage)
LEVELS: tuple[Level, ...] = get_args(Level)
PARTITIONERS: tuple[Partitioner, ...] = get_args(Partitioner)
PHASES: tuple[Phase, ...] = get_args(Phase)
CHOICE_NOTE = "choice: "  # how the note of a graph under a choice begins

ITEM_BYTES: Mapping[str, float] = {
    "float64": 8, "float32": 4, "float16": 2, "bfloat16": 2, "int64": 8, "int32": 4, "int16": 2, "int8": 1,
    "uint64": 8, "uint32": 4, "uint16": 2, "uint8": 1, "bool": 1, "complex32": 4, "complex64": 8, "complex128": 16,
    "float8_e4m3fn": 1, "float8_e5m2": 1, "float8_e4m3fnuz": 1, "float8_e5m2fnuz": 1, "float8_e8m0fnu": 1,
    "float4_e2m1fn_x2": 1, "quint8": 1, "qint8": 1, "qint32": 4, "bits8": 1, "bits16": 2,
}  # fmt: skip
SHORT_DTYPE: Mapping[str, str] = {
    "float64": "f64", "float32": "f32", "float16": "f16", "bfloat16": "bf16", "int64": "i64", "int32": "i32",
    "int16": "i16", "int8": "i8", "uint64": "u64", "uint32": "u32", "uint16": "u16", "uint8": "u8", "bool": "b8",
    "complex32": "c32", "complex64": "c64", "complex128": "c128", "float8_e4m3fn": "f8e4m3fn",
    "float8_e5m2": "f8e5m2", "float8_e4m3fnuz": "f8e4m3fnuz", "float8_e5m2fnuz": "f8e5m2fnuz",
    "float8_e8m0fnu": "f8e8m0fnu", "float4_e2m1fn_x2": "f4e2m1fnx2",
}  # fmt: skip


@lru_cache(maxsize=4096)
def _product(shape: tuple[int | str, ...]) -> int | None:
    """Of the sizes, or None when one is symbolic; a graph has few shapes and asks for their sizes all the time."""
    count = 1
    for size in shape:
        if isinstance(size, str):
            return None
        count *= size
    return count


@dataclass(frozen=True, slots=True)
class TensorType:
    """Metadata of one tensor value.

    `shape` and `stride` (in elements) hold integers, or text for a symbolic size such as `u0`. `dtype` is torch's name
    without the prefix (`float32`). `device` is `cpu` for everything captured here.
    """

    shape: tuple[int | str, ...]
    stride: tuple[int | str, ...]
    dtype: str
    device: str = "cpu"
    layout: str = "strided"

    @property
    def numel(self) -> int | None:
        """Number of elements, or None when a size is symbolic."""
        return _product(self.shape)

    @property
    def nbytes(self) -> int | None:
        """Bytes of the elements (not of the storage behind a view), or None when unknown."""
        count = _product(self.shape)
        return None if count is None or self.dtype not in ITEM_BYTES else int(count * ITEM_BYTES[self.dtype])

    def __str__(self) -> str:
        """`f32[1, 64, 56, 56]`, as torch annotates printed graphs."""
        return f"{SHORT_DTYPE.get(self.dtype, self.dtype)}[{', '.join(map(str, self.shape))}]"


@dataclass(frozen=True, slots=True)
class ScalarType:
    """A Python or symbolic number that flows through the graph: `kind` int, float or bool; `expr` such as `u0 + 1`."""

    kind: str
    expr: str

    def __str__(self) -> str:
        return f"Sym({self.expr})"


Value = TensorType | ScalarType | None


@dataclass(frozen=True, slots=True)
class Source:
    """A line of the sample (or of the user's program) that a node comes from; `line` counts from 1."""

    file: str
    line: int
    function: str
    text: str


@dataclass(frozen=True, slots=True)
class Operator:
    """What torch knows of a target: schema text, kind, whether tagged core, and why it is not decomposed at this level.

    `kept` is "" where the level's table has an entry, else the reason (`tagged core`, `no entry in the table`, …).
    """

    target: str
    kind: Kind
    schema: str = ""
    core: bool = False
    kept: str = ""


@dataclass(frozen=True, slots=True)
class Node:
    """One FX node.

    `function` and `args`/`kwargs` are the texts that FX prints (`torch.ops.aten.mul.Tensor`, `primals_1`, `[1, 1]`).
    `inputs` are the names of the nodes used, each once, in argument order. `outputs` has one value per result;
    `multiple` tells a tuple result from a single one. `annotation` is the type that Dynamo wrote beside a placeholder.
    `seq` is the autograd sequence number that pairs a forward node with the backward nodes made for it. `flops` counts
    multiply and add as two, where torch's counter knows the operator. `kept` says why this very call was not expanded
    at this level ("" when it was, or at aten).
    """

    name: str
    op: Opcode
    target: str
    function: str = ""
    args: tuple[str, ...] = ()
    kwargs: tuple[tuple[str, str], ...] = ()
    inputs: tuple[str, ...] = ()
    outputs: tuple[Value, ...] = ()
    multiple: bool = False
    role: Role = "op"
    phase: Phase = "forward"
    label: str = ""
    annotation: str = ""
    scope: str = ""
    source: Source | None = None
    origin: str = ""
    dynamo: str = ""
    seq: int | None = None
    flops: int | None = None
    saved: bool = False
    recomputed: bool = False
    kept: str = ""

    @property
    def is_operator(self) -> bool:
        """True for a call that computes; a `getitem` of a tuple result is not an operator."""
        return self.op in ("call_function", "call_method", "call_module") and self.target != "operator.getitem"

    @property
    def nbytes(self) -> int:
        """Bytes of all tensor results with known sizes."""
        return sum([v.nbytes or 0 for v in self.outputs if isinstance(v, TensorType)])


@dataclass(frozen=True, slots=True)
class Result:
    """One result of the graph: the node it comes from (None for a `None`), and what it means.

    `role` is `output`, `gradient`, `saved` or `mutation`; `label` is readable: `output 0`, `gradient of
    layer1.0.conv1.weight`, `saved for backward`, `new value of bn.running_mean`.
    """

    node: str | None
    role: Literal["output", "gradient", "saved", "mutation", "random_state"]
    label: str


@dataclass(frozen=True)
class Graph:
    """A graph at one stage, level and partitioner, in execution order, placeholders first, the output node last."""

    stage: Stage
    level: Level
    partitioner: Partitioner | None
    region: int
    nodes: tuple[Node, ...]
    results: tuple[Result, ...]
    operators: tuple[Operator, ...]
    notes: tuple[str, ...] = ()

    @property
    def choice(self) -> str:
        """What was kept and opened on top of the level, `2 kept, 1 opened`; "" for a level itself."""
        return next((n.removeprefix(CHOICE_NOTE) for n in self.notes if n.startswith(CHOICE_NOTE)), "")

    @property
    def as_traced(self) -> bool:
        """True where no call was taken apart: Dynamo's graph, and aten under no choice."""
        return self.stage == "dynamo" or (self.level == "aten" and not self.choice)

    @cached_property
    def by_name(self) -> dict[str, Node]:
        """Nodes by name."""
        return {n.name: n for n in self.nodes}

    @cached_property
    def users(self) -> dict[str, tuple[str, ...]]:
        """For each node the names of the nodes that use it, in execution order."""
        found: dict[str, list[str]] = {n.name: [] for n in self.nodes}
        for n in self.nodes:
            for name in n.inputs:
                found[name].append(n.name)
        return {k: tuple(v) for k, v in found.items()}

    @cached_property
    def weights(self) -> frozenset[str]:
        """Names of parameters and buffers."""
        return frozenset(n.name for n in self.nodes if n.role in ("parameter", "buffer"))

    @cached_property
    def operator(self) -> dict[str, Operator]:
        """Operators by target."""
        return {o.target: o for o in self.operators}

    @cached_property
    def pairs(self) -> dict[str, tuple[str, ...]]:
        """For each node that has them, the nodes of the other phase with the same sequence number."""
        groups: dict[int, tuple[list[str], list[str]]] = {}
        for n in self.nodes:
            if n.seq is not None and n.op == "call_function":
                groups.setdefault(n.seq, ([], []))[n.phase == "backward"].append(n.name)
        found: dict[str, tuple[str, ...]] = {}
        for forward, backward in groups.values():
            if forward and backward:
                found.update(dict.fromkeys(forward, tuple(backward)))
                found.update(dict.fromkeys(backward, tuple(forward)))
        return found

    def op_counts(self, phase: Phase | None = None) -> dict[str, int]:
        """Operators and how often each stands in the graph (in one phase, or in all), sorted by name."""
        counts = Counter[str]()
        for own, found in self._op_counts.items():
            if phase in (None, own):
                counts.update(found)
        return dict(sorted(counts.items()))

    @cached_property
    def _op_counts(self) -> dict[Phase, Counter[str]]:
        found: dict[Phase, Counter[str]] = {}
        for phase in PHASES:
            found[phase] = Counter([n.target for n in self.nodes if n.phase == phase and n.is_operator])
        return found


@dataclass(frozen=True, slots=True)
class Input:
    """One input of the sample: its name, readable label, type, role, and what was assumed about it.

    `requires_grad` is what was captured; `used` is False when the model never reads it; `note` says what was assumed
    (for example a meta that was missing) or that literal data was specialised.
    """

    name: str
    label: str
    value: Value
    role: Role
    requires_grad: bool
    used: bool = True
    note: str = ""


@dataclass(frozen=True, slots=True)
class Failure:
    """A step that did not work: the step, a kind to count by, one readable line, and what the user can do."""

    step: str
    kind: str
    message: str
    advice: str = ""

    def __str__(self) -> str:
        return f"{self.step}: {self.message}" + (f" ({self.advice})" if self.advice else "")


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the sample between graph breaks; `break_reason` says why the region ended ("" at the end)."""

    index: int
    break_reason: str = ""
    stages: tuple[Stage, ...] = ()
    no_backward: str = ""
    failures: tuple[Failure, ...] = ()


@dataclass(frozen=True, slots=True)
class Summary:
    """Everything about an extraction but the graphs."""

    sample: str
    note: str
    torch: str
    inputs: tuple[Input, ...]
    regions: tuple[Region, ...]
    failures: tuple[Failure, ...] = ()
    seconds: tuple[tuple[str, float], ...] = ()
    source: str = ""


@dataclass(frozen=True)
class Extraction:
    """A summary and the graphs that were made."""

    summary: Summary
    graphs: tuple[Graph, ...] = field(default=())

    def find(
        self, stage: Stage, level: Level = "aten", partitioner: Partitioner = "default", region: int = 0
    ) -> Graph | None:
        """The graph with this key, or None. The partitioner matters for forward and backward only."""
        part = partitioner if stage in ("forward", "backward") else None
        for g in self.graphs:
            if (g.region, g.stage, g.level, g.partitioner) == (region, stage, level, part):
                return g
        return None
