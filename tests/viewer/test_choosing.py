"""The table of a choice, its presets, and what a hardware list says of a graph."""

from __future__ import annotations

from dataclasses import replace

import pytest

from extraction.additions import least_additions
from extraction.choice import Choice
from extraction.key import Key
from extraction.recipes import Call, Part, Place, Recipes, standing
from extraction.support import find_list, read_support
from tests.extraction.test_ways import capture
from tests.viewer.hand_graphs import conv_bn
from viewer.choosing import buttons_of, left_over, only_core, only_prims, rows_of, sentence, without_effect
from viewer.hardware import missing, names_nothing, to_run, verdicts, worst
from viewer.hardware import sentence as support_sentence

F32 = ("float32",)
# two calls of `gelu`, which the level opens into `mul` and `erf`; a convolution that nothing opens
CALLS = (
    Call("prims.mul.default", F32),
    Call("aten.mul.Tensor", F32, core=True, way="prims", parts=(Part(0, ((-1, 0),)),), results=((0, -1),)),
    Call("aten.erf.default", F32, core=True, reason="no table of torch has an entry for it, so it cannot be opened"),
    Call("aten.gelu.default", F32, way="core_aten", by_base=True,
         parts=(Part(2, ((-1, 0),)), Part(1, ((0, -1), (-1, 0)))), results=((1, -1),)),
    Call("aten.convolution.default", F32, core=True, reason="no table"),
)  # fmt: skip


def recipes(base: str = "core_aten") -> Recipes:
    places = (
        Place("convolution", "forward", Part(4, (None, None))),
        Place("gelu", "forward", Part(3, ((0, -1),))),
        Place("gelu_1", "backward", Part(3, ((1, -1),))),
    )
    return Recipes("joint", base, None, 0, CALLS, places, ((2, -1),))  # type: ignore[arg-type]


def test_rows() -> None:
    found = {r.target: r for r in rows_of(recipes(), Choice("core_aten", open=("aten.mul",)))}
    assert set(found) == {c.target for c in CALLS}
    assert (found["prims.mul.default"].forward, found["prims.mul.default"].backward) == (1, 1)
    assert found["prims.mul.default"].more == 2
    mul, gelu = found["aten.mul.Tensor"], found["aten.gelu.default"]
    assert (mul.total, mul.more, mul.state, mul.reason, mul.becomes) == (0, -2, "open", "opened by choice", "mul")
    assert (gelu.total, gelu.state, gelu.reason, gelu.openable) == (0, "", "decomposed by the level", True)
    assert gelu.becomes == "erf, mul"
    assert not found["aten.convolution.default"].openable
    kept = {r.target: r for r in rows_of(recipes(), Choice("core_aten", keep=("aten.gelu.default",)))}
    assert (kept["aten.gelu.default"].total, kept["aten.gelu.default"].reason) == (2, "kept by choice")
    assert kept["aten.erf.default"].total == 0


def test_rows_of_the_level_stay_where_they_are() -> None:
    before = [r.target for r in rows_of(recipes(), Choice("core_aten")) if r.total]
    assert before == ["aten.erf.default", "aten.mul.Tensor", "aten.convolution.default"]
    for choice in (Choice("core_aten", open=("aten.mul",)), Choice("core_aten", keep=("aten.gelu",))):
        rows = rows_of(recipes(), choice)
        assert [r.target for r in rows[:3]] == before
        assert rows[3].total  # what the choice brings, before what is nowhere
        assert not any(r.total for r in rows[4:])


def test_sentence() -> None:
    choice = Choice("core_aten", keep=("aten.gelu",))
    assert sentence(rows_of(recipes(), Choice("core_aten")), Choice("core_aten")) == "3 operators in 5 calls."
    assert sentence(rows_of(recipes(), choice), choice) == (
        "2 operators in 3 calls; 1 kept. The level itself has 3 operators in 5 calls."
    )


def test_why_a_level_leaves_whole_what_it_has_an_entry_for() -> None:
    """As max_pool2d at prims, in whose expansion constant_pad_nd mutates an argument."""
    pad = Call("aten.constant_pad_nd.default", F32, core=True, reason="its expansion mutates an argument", hard=True)
    pool = Call("aten.max_pool2d.default", F32, core=True, way="prims", by_base=True,
                parts=(Part(0, ((-1, 0),)),), results=((0, -1),))  # fmt: skip
    found = Recipes("joint", "prims", None, 0, (pad, pool), (Place("pool", "forward", Part(1, (None,))),), ((0, -1),))
    (row,) = [r for r in rows_of(found, Choice("prims")) if r.total]
    assert (row.target, row.openable, row.reason) == (pool.target, True, "its expansion mutates an argument")
    (row,) = [r for r in rows_of(found, Choice("prims", keep=("aten.max_pool2d",))) if r.total]
    assert row.reason == "kept by choice"


def test_names_without_effect_are_told() -> None:
    assert without_effect(recipes(), Choice("core_aten", keep=("aten.mul",), open=("aten.gelu.default",))) == ()
    (line,) = without_effect(recipes(), Choice("core_aten", keep=("aten.mull", "aten.mul.Tensor")))
    assert line.endswith(" aten.mull.")
    (line,) = without_effect(recipes(), Choice("core_aten", keep=tuple(f"aten.x{i}" for i in range(9))))
    assert line.endswith("aten.x5 and 3 more.")


def test_what_nothing_can_open_has_no_buttons() -> None:
    assert buttons_of("", False).split() == ["no-keep", "no-open"]
    assert buttons_of("keep", False).split() == ["keep", "no-keep", "no-open"]  # to take it back
    assert buttons_of("open", True) == "open"


def test_a_list_that_names_nothing_of_the_graph() -> None:
    (line,) = names_nothing(recipes(), read_support("conv2d\ntorch.mul", "list"))
    assert "aten.convolution" in line
    assert names_nothing(recipes(), read_support("aten.erf", "list")) == ()


def test_presets() -> None:
    assert only_core(recipes()) == Choice("core_aten")  # the level opens gelu, and what it leaves is core
    assert only_prims(recipes()) == Choice("core_aten", open=("aten.mul.Tensor",))
    assert only_core(recipes("aten")).keep == ()


def test_what_one_set_alone_leaves_is_said() -> None:
    assert left_over(recipes(), Choice("core_aten")) == ("Every operator is core aten.",)
    assert left_over(recipes(), Choice("core_aten", keep=("aten.gelu",))) == ()  # not that choice
    untagged = replace(recipes(), calls=(*CALLS[:4], replace(CALLS[4], core=False)))
    said = "No table of torch opens these into core aten alone, so they stay: aten.convolution."
    assert left_over(untagged, only_core(untagged)) == (said,)
    prims = recipes("prims")
    assert left_over(prims, only_prims(prims)) == (
        "No table of torch opens these into prims alone, so they stay: aten.convolution, aten.erf.",
    )


def test_what_a_list_lacks() -> None:
    graph = conv_bn()
    listed = read_support("aten.convolution: float32\naten.mul\naten.relu", "list")
    said = verdicts(graph, listed)
    assert said["convolution"] == "supported"
    assert set(said.values()) == {"supported", "unsupported"}
    half = verdicts(graph, read_support("aten.*: float16", "half"))
    assert set(half.values()) == {"limited"}
    assert worst(["supported", "limited"]) == "limited"
    assert worst(["unsupported", "limited", "supported"]) == "unsupported"
    rows = missing(graph, listed, recipes())
    assert {r.target for r in rows} == {n.target for n in graph.nodes if said.get(n.name) == "unsupported"}
    assert all(r.why == "not in the list" for r in rows)
    assert "forward" in support_sentence(graph, listed)
    assert support_sentence(graph, read_support("*", "all")).startswith("Everything runs: ")


def test_of_many_parts_those_come_first_that_the_list_lacks() -> None:
    names = [f"aten.op{i}.default" for i in range(9)]
    whole = Call("aten.convolution.default", F32, way="prims", parts=tuple(Part(i, ()) for i in range(9)),
                 results=((8, -1),))  # fmt: skip
    calls = (*(Call(t, F32) for t in names), whole)
    found = Recipes("joint", "aten", None, 0, calls, (Place("c", "forward", Part(9, ())),), ((0, -1),))

    def parts(*lacking: int) -> tuple[str, ...]:
        listed = read_support("\n".join(n for i, n in enumerate(names) if i not in lacking), "list")
        return next(r.parts for r in missing(conv_bn(), listed, found) if r.target == whole.target)

    assert parts(7, 8) == ("-op7", "-op8", "+op0", "+op1", "+op2", "+op3", "+3 more")
    assert parts(*range(1, 8)) == ("-op1", "-op2", "-op3", "-op4", "-op5", "-op6", "-3 more")


def test_the_choice_that_runs_keeps_what_the_list_has() -> None:
    listed = read_support("aten.erf\nprims.*", "list")
    found = to_run(recipes("aten"), listed, ["aten.convolution.default"])
    assert found == Choice("aten", (), ("aten.gelu.default", "aten.mul.Tensor"))
    with_gelu = read_support("aten.gelu\naten.convolution", "list")
    assert to_run(recipes("core_aten"), with_gelu, []) == Choice("core_aten", ("aten.gelu.default",))


@pytest.mark.parametrize("name", ["conv_bn", "layer_norm", "moe", "sdpa", "softmax_cross_entropy"])
@pytest.mark.parametrize("listed", ["made_up_npu", "onnx_like", "core_aten", "prims"])
def test_with_the_least_additions_everything_runs(name: str, listed: str) -> None:
    """In the graph of the choice itself, call by call with its types."""
    found, support = capture(name).recipes(Key("joint")), find_list(listed)
    plan = least_additions([found], support)
    choice = to_run(found, support, plan.added)
    left = {found.calls[i] for calls in standing(found, choice).values() for i in calls}
    lacking = {c.target for c in left if support.supports(c.target, c.dtypes) != "yes"}
    assert lacking <= set(plan.added)
    assert set(choice.keep) <= {c.target for c in left}
