"""Turns exceptions of torch into one readable line: which step, what kind, where in the sample, what to do.

Example::

    failure_of("TorchDynamo", error, sample)   # Failure("TorchDynamo", "data-dependent", "…", "…")

What cannot happen: a message holds a traceback or more than 500 characters.
"""

from __future__ import annotations

import itertools
import re
import traceback
from typing import TYPE_CHECKING

from extraction.graph import Failure
from extraction.texts import short_text, whole_text

if TYPE_CHECKING:
    from pathlib import Path

    from extraction.samples import Sample

_KINDS: tuple[tuple[str, str, str], ...] = (
    ("sparse", r"sparse_(coo|csr|csc|bsr|bsc)|sparse tensor",
     "TorchDynamo records no sparse tensors; make them dense"),
    ("data-dependent", r"data.?dependent|GuardOnDataDependent|unbacked|DataDependentOutput",
     "the graph depends on values; give the input literal `data` in its meta"),
    ("in-place on an input", r"leaf Variable that requires grad",
     "eager torch refuses it too; switch off requires_grad for the input that is changed in place"),
    ("in-place on a saved value", r"modified by an inplace operation",
     "eager torch refuses its backward too; switch off requires_grad for the inputs that lead there"),
    ("inference mode", r"inference tensor", "eager torch refuses it too; switch off requires_grad"),
    ("not differentiable", r"derivative for .* is not implemented|not implemented for .*backward|no derivative|"
     r"not differentiable with respect to",
     "switch off requires_grad for the inputs that lead there"),
    ("dynamic output shape", r"dynamic.?output.?shape|DynamicOutputShape", "the shape of a result depends on values"),
    ("shape mismatch", r"shape|size|dimension|\bdims?\b|should contain \d+ elements",
     "the metas' shapes do not fit the model"),
    ("unsupported dtype", r"not implemented for '|dtype", "an operator has no kernel or rule for this dtype"),
    ("missing library", r"'_OpNamespace' '\w+' object has no attribute",
     "the operator belongs to another package (torch.ops.torchvision: torchvision); install it beside torch"),
    ("missing operator", r"has no attribute|object has no|not found|Could not run", "this torch does not have it"),
    ("recursion", r"recursion", "the program is nested too deeply"),
)  # fmt: skip

_FOR_DEVELOPERS = ("Developer debug context", "Hint: Your code may result in an error when running in eager",
                   "For more details", "For more information, run with", "For extended logs", "from user code",
                   "Set TORCH", "While executing", "Original traceback", "Traceback")  # fmt: skip
_ADDRESS = re.compile(r" (object )?at 0x[0-9a-f]+")
_LONG = 10_000  # characters; the patterns below take the square of them where a sample's texts mean it to
# What points at a backtrace, a switch or a symbol that the reader has not got; the line itself begins with the place.
_NOT_HERE = re.compile(
    r" Hint: (?:the backtrace further above|enable anomaly detection).*$"
    r"| \(unhinted: .*?\)\.(?= |$)(?: *\(Size-like symbols: [^)]*\))?"
    r"| consider using data-dependent friendly APIs[^.]*\."
    r"| Caused by: \(.*:\d+ in \w+\)$"
)
# What TorchDynamo says of a call that raised: the call with all its arguments, and at the end what the call said.
_CALL = re.compile(
    r"RuntimeError when making fake tensor call Explanation: Dynamo failed to run FX node with fake tensors: "
    r"call_\w+ (?:<(?:[\w-]+ )*)?([\w.]+)>?\(\*\(.*\): got (\w+)\((['\"])(.*)\3\)$"
)

DATA_DEPENDENT = ("data-dependent", "dynamic output shape")
"""Kinds of failures that knowing the content of inputs may cure."""


class StepFailed(Exception):
    """A step of the capture failed; `failure` says which, why, and what the user can do."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(str(failure))
        self.failure = failure


def failure_of(step: str, error: BaseException, sample: Sample) -> Failure:
    """The failure that an exception means."""
    text = message_of(error)
    where = place_in(error, sample.path / "model.py")
    told = f"{type(error).__name__} {text}"
    known = ((kind, advice) for kind, pattern, advice in _KINDS if re.search(pattern, told, re.IGNORECASE))
    kind, advice = next(known, (type(error).__name__, ""))
    return Failure(step, kind, where + text, "; ".join(filter(None, (advice, _guessed(sample)))))


def _guessed(sample: Sample) -> str:
    """What to do about inputs whose dtype no file says, or ""."""
    names = [meta.name for meta in sample.meta.values() if meta.assumed and not meta.file]
    if not names:
        return ""
    first, more = short_text(names[0], 200), len(names) - 1
    some = f"{first} and {more:,} other inputs have no meta, their" if more else f"{first} has no meta, its"
    return f"{some} dtype is a guess: add what is meant to weight_meta.py"


def one_line(text: str) -> str:
    """What torch says in its paragraphs, in at most 400 characters: what it adds for its own developers is left out,
    and so are addresses, which are others in each run, and the arguments of a call that says itself what it lacks."""
    lines = (line.strip() for line in text.splitlines())
    kept = itertools.takewhile(lambda line: not line.startswith(_FOR_DEVELOPERS), filter(None, lines))
    line = _ADDRESS.sub("", " ".join(kept))
    if len(line) < _LONG:
        line = _NOT_HERE.sub("", _CALL.sub(r"\1: \2: \4", line))
    return whole_text(line[:400])


def message_of(error: BaseException) -> str:
    """The kind of an exception and what it says, in one line."""
    text = one_line(str(error))
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def place_in(error: BaseException, path: Path) -> str:
    """`model.py:17: ` where the traceback or the message names a line of this file."""
    file = str(path)
    frames = [f.lineno for f in traceback.extract_tb(error.__traceback__) if f.filename == file]
    found = re.findall(re.escape(file) + r'", line (\d+)', str(error))
    line = found[-1] if found else frames[-1] if frames else None
    return f"{path.name}:{line}: " if line else ""
