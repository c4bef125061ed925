"""Random small programs of torch functions: well-formed graphs, JSON round trips, numerics at every level."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from extraction import wire
from extraction.check import check
from extraction.graph import LEVELS
from extraction.key import Key
from tests.extraction.making import capture
from tests.extraction.running import Run
from tests.extraction.test_numerics import assert_close

UNARY = (
    "{a}.sin()", "{a}.tanh()", "{a}.sigmoid()", "torch.nn.functional.gelu({a})", "torch.nn.functional.silu({a})",
    "{a}.softmax(-1)", "torch.nn.functional.layer_norm({a}, (4,))", "{a} * 0.5 + 1.0", "{a}.transpose(0, 1)",
    "torch.relu({a})", "{a} - {a}.mean(1, keepdim=True)", "{a}.cumsum(0)", "{a}.clone().mul_(2.0)", "{a}.abs().sqrt()",
    "torch.nn.functional.pad({a}, (1, 1))[:, 1:5]", "{a}.flip(0)", "{a}.clamp(-1.0, 1.0)",
    "torch.where({a} > 0, {a}, 0.1 * {a})",
    "{a}.norm(dim=1, keepdim=True) + {a}", "{a}.var(1, keepdim=True) * {a}", "torch.roll({a}, 1, 0)",
)  # fmt: skip
BINARY = (
    "{a} + {b}", "{a} * {b}", "{a} @ {b}", "torch.maximum({a}, {b})", "{a} - 0.3 * {b}",
    "torch.cat([{a}, {b}], 1)[:, 2:6]",
    "{a} / ({b} * {b} + 1.0)", "torch.stack([{a}, {b}]).sum(0)", "torch.nn.functional.linear({a}, {b})",
)  # fmt: skip


@st.composite
def programs(draw: st.DrawFn) -> str:
    """Two to seven statements on 4×4 matrices; the last two values are returned."""
    names, lines = ["x", "y"], []
    for i in range(draw(st.integers(2, 7))):
        a, b = draw(st.sampled_from(names)), draw(st.sampled_from(names))
        lines.append(f"t{i} = {draw(st.sampled_from(UNARY + BINARY)).format(a=a, b=b)}")
        names.append(f"t{i}")
    return "\n".join([*lines, f"return ({names[-1]} * 1.0, {names[-2]} * 1.0)"])


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(programs())
def test_random_programs(body: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        made = capture(Path(folder) / "s", body, {"x": ((4, 4), "float64"), "y": ((4, 4), "float64")})
        assert made.summary.failures == ()
        run = Run(made)
        expected = run.eager()
        for level in LEVELS:
            for key in (Key("joint", level), Key("forward", level, "min-cut"), Key("backward", level, "min-cut")):
                graph = made.graph(key)
                assert check(graph) == ()
                assert wire.load_graph(wire.dump_graph(graph)) == graph
            assert_close(run.joint(level), expected, f"{body}\n{level}", 1e-9)
            assert_close(run.parts(level, "min-cut"), expected, f"{body}\n{level} min-cut", 1e-9)
