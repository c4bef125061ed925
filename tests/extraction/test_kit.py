"""Kits: they travel, and graphs under a choice come of them without torch as by way of FX."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from extraction.cache import Cache
from extraction.catalog import resolve
from extraction.choice import Choice
from extraction.composing import Composer
from extraction.graph import Stage
from extraction.key import Key
from extraction.kit import dump_kit, load_kit
from extraction.pool import Pool
from extraction.samples import read_sample
from extraction.service import Service
from extraction.session import Session
from extraction.sums import sums_of_gradients
from extraction.wire import FormatError, dump_graph, load_graph
from tests.extraction.test_ways import capture

CHOICES = (
    Choice("aten", open=("aten.native_batch_norm_backward", "aten.mul", "aten.sum", "aten.threshold_backward")),
    Choice("core_aten", keep=("aten.sub",), open=("aten.mul.Tensor", "aten.expand")),
    Choice("inductor", keep=("aten.rsqrt",), open=("aten.convolution_backward", "aten.sum")),
    Choice("prims", keep=("aten.native_batch_norm_backward", "prims.sum")),
)


@pytest.mark.parametrize("stage", ["joint", "forward", "backward"])
@pytest.mark.parametrize("name", ["residual_block", "moe", "max_pool", "dropout"])
def test_what_was_stored_gives_the_graph_that_torch_gives(name: str, stage: Stage) -> None:
    found = capture(name)
    kit = load_kit(dump_kit(found.kit(Key(stage))))
    aten = load_graph(dump_graph(found.graph(Key(stage))))
    again = Composer(kit, aten)
    for choice in (*CHOICES, *reversed(CHOICES)):
        expected = found.described(Key(stage, choice.base, choice=choice))
        assert Composer(kit, aten).graph(choice) == expected, str(choice)
        assert again.graph(choice) == expected, f"{choice}, after others"


def test_what_a_choice_does_not_touch_is_not_made_again() -> None:
    """One tick: the operator, and what reads it; sums of gradients have their scope set anew."""
    found = capture("residual_block")
    composer = Composer(found.kit(Key("joint")), found.graph(Key("joint")))
    before = composer.graph(Choice("prims", keep=("aten.sub",))).by_name
    after = composer.graph(Choice("prims", keep=("aten.sub", "aten.threshold_backward")))
    made = {n.name for n in after.nodes if n.is_operator and before.get(n.name) is not n}
    ticked = {n.name for n in after.nodes if n.target == "aten.threshold_backward.default"}
    assert len(ticked) == 2
    assert ticked <= made
    assert made <= ticked.union(*(after.users[t] for t in ticked), sums_of_gradients(after))


def test_it_travels_as_json() -> None:
    kit = capture("conv_bn").kit(Key("joint"))
    text = dump_kit(kit)
    assert load_kit(text) == kit
    for bad in ("{", "[]", '{"format": 0}', text.replace('"calls":[[', '"calls":[[[')):
        with pytest.raises(FormatError):
            load_kit(bad)


def test_another_graph_is_refused() -> None:
    kit = capture("conv_bn").kit(Key("joint"))
    with pytest.raises(ValueError, match="another graph"):
        kit.assembly(capture("conv_bn").graph(Key("forward")))


def test_a_session_that_stored_it_needs_no_torch(tmp_path: Path) -> None:
    """Another process has the cache alone, and torch cannot be imported there."""
    sample, key = read_sample(resolve("conv_bn")), Key("joint", "prims", choice=CHOICES[3])
    first = Session(sample, Cache(tmp_path))
    first.graph(Key("joint"))
    for _ in first.kit_behind(Key("joint")):
        pass
    expected = capture("conv_bn").graph(key)
    code = f"""
import sys
sys.modules["torch"] = None
from pathlib import Path
from extraction.cache import Cache
from extraction.key import Key
from extraction.catalog import resolve
from extraction.choice import Choice
from extraction.pool import Pool
from extraction.samples import read_sample
from extraction.service import Service
from extraction.session import Session
from extraction.sums import sums_of_gradients
from extraction.wire import dump_graph
session = Session(read_sample(resolve("conv_bn")), Cache(Path({str(tmp_path)!r})))
print(dump_graph(session.graph(Key("joint", "prims", choice={key.choice!r}))))
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert load_graph(told) == expected


def test_nothing_is_made_behind_that_was_not_captured_here(tmp_path: Path) -> None:
    session = Session(read_sample(resolve("conv_bn")), Cache(tmp_path))
    assert list(session.kit_behind(Key("joint"))) == []
    assert not any(tmp_path.rglob("*kit*"))


def test_a_choice_needs_no_worker_once_the_kit_is_stored(tmp_path: Path) -> None:
    """The worker program ends at once: whatever is answered comes from the cache."""
    path, key = resolve("conv_bn"), Key("joint", "prims", choice=CHOICES[3])
    first = Session(read_sample(path), Cache(tmp_path))
    first.graph(Key("joint"))
    for _ in first.kit_behind(Key("joint")):
        pass
    with Pool(command=("false",)) as pool:
        service = Service(pool, Cache(tmp_path), trusted=(path,))
        job = service.graph(path, {}, key)
        assert job.wait(0)
        assert job.result() == capture("conv_bn").graph(key)
        assert service.recipes(path, {}, Key("joint", "prims")).result() == capture("conv_bn").recipes(key)
        assert service.graph(path, {}, key).result() is service.known(path, {}, key)


def test_choices_are_prepared_from_the_cache_alone(tmp_path: Path) -> None:
    """Without a kit nothing is made and no worker asked; with it the graph then made is the one that torch gives."""
    path, key = resolve("conv_bn"), Key("joint", "prims", choice=CHOICES[3])
    with Pool(command=("false",)) as pool:
        service = Service(pool, Cache(tmp_path), trusted=(path,))
        service.prepare_choices(path, {}, Key("joint", "prims"))
        first = Session(read_sample(path), Cache(tmp_path))
        first.graph(Key("joint"))
        for _ in first.kit_behind(Key("joint")):
            pass
        service.prepare_choices(path, {}, Key("joint", "prims"))
        assert service.graph(path, {}, key).result() == capture("conv_bn").graph(key)
