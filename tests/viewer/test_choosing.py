"""The table of a choice, its presets, and what a hardware list says of a graph."""

from __future__ import annotations

from extraction.choice import Choice
from extraction.recipes import Call, Part, Place, Recipes
from extraction.support import read_support
from tests.viewer.hand_graphs import conv_bn
from viewer.choosing import buttons_of, only_core, only_prims, rows_of, sentence, without_effect
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


def test_sentence() -> None:
    choice = Choice("core_aten", keep=("aten.gelu",))
    assert sentence(rows_of(recipes(), Choice("core_aten")), Choice("core_aten")) == "3 operators in 5 calls."
    assert sentence(rows_of(recipes(), choice), choice) == (
        "2 operators in 3 calls; 1 kept. The level itself has 3 operators in 5 calls."
    )


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


def test_the_choice_that_runs_keeps_what_the_list_has() -> None:
    listed = read_support("aten.erf\nprims.*", "list")
    found = to_run(recipes("aten"), listed, ["aten.convolution.default"])
    assert found == Choice(
        "aten",
        ("aten.convolution.default", "aten.erf.default", "prims.mul.default"),
        ("aten.gelu.default", "aten.mul.Tensor"),
    )
