"""Short texts: names stay recognisable, sizes read as in papers, nothing is longer than its limit."""

from __future__ import annotations

import pytest
from hypothesis import given as given_by
from hypothesis import strategies as st

from extraction.graph import ScalarType
from tests.viewer.hand_graphs import f32, given
from viewer import labels


@pytest.mark.parametrize(
    ("target", "short"),
    [
        ("aten.convolution.default", "conv"),
        ("aten.convolution_backward.default", "conv_backward"),
        ("aten.native_batch_norm_backward.default", "batch_norm_backward"),
        ("aten._native_batch_norm_legit_no_training.default", "batch_norm"),
        ("aten._native_batch_norm_legit_functional.default", "batch_norm"),
        ("aten.sum.dim_IntList", "sum"),
        ("prims.sum.default", "sum"),
        ("aten._softmax.default", "softmax"),
        ("aten._softmax_backward_data.default", "softmax_backward"),
        ("aten.max_pool2d_with_indices_backward.default", "max_pool2d_backward"),
        ("aten._scaled_dot_product_flash_attention_for_cpu.default", "sdp_flash_attention_cpu"),
        ("aten.t.default", "t"),
        ("torch.nn.functional.batch_norm", "batch_norm"),
        ("torch.conv2d", "conv2d"),
        ("torch.Tensor.view", "view"),
        ("operator.iadd", "iadd"),
        ("view", "view"),
        ("_", "_"),
    ],
)
def test_short_operator(target: str, short: str) -> None:
    assert labels.short_operator(target) == short


@pytest.mark.parametrize(
    ("target", "base"),
    [
        ("aten.native_batch_norm_backward.default", "native_batch_norm_backward"),
        ("prims.mul.default", "mul"),
        ("torch.nn.functional.relu", "relu"),
        ("torch.conv2d", "conv2d"),
    ],
)
def test_base_name(target: str, base: str) -> None:
    assert labels.base_name(target) == base


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0 B"),
        (999, "999 B"),
        (1_000, "1.0 kB"),
        (99_940, "99.9 kB"),
        (99_960, "100 kB"),
        (999_499, "999 kB"),
        (999_500, "1.0 MB"),
        (41_300_000, "41.3 MB"),
        (433_000_000, "433 MB"),
        (26_000_000_000, "26.0 GB"),
        (5 * 10**18, "5000 PB"),
    ],
)
def test_human_bytes(count: int, text: str) -> None:
    assert labels.human_bytes(count) == text


def test_human_flops() -> None:
    assert labels.human_flops(1_814_073_344) == "1.8 GFLOP"
    assert labels.human_flops(512) == "512 FLOP"


def test_values() -> None:
    assert labels.value_text(f32(1, 64, 56, 56)) == "f32[1, 64, 56, 56]"
    assert labels.value_text(ScalarType("int", "u0")) == "Sym(u0)"
    assert labels.value_text(None) == "None"
    assert labels.outputs_text([None, f32(4), f32(5)]) == "f32[4] +1"
    assert labels.outputs_text([None]) == ""


def test_subtitle_gives_up_the_start_of_the_place() -> None:
    assert labels.subtitle("layer1.0.conv1", "f32[1, 64, 56, 56]") == "layer1.0.conv1 → f32[1, 64, 56, 56]"
    assert labels.subtitle("", "f32[4]") == "→ f32[4]"
    assert labels.subtitle("layer1", "") == "layer1"
    long = labels.subtitle("encoder.layers.11.attention.self.query", "f32[1, 12, 128, 64]")
    assert long.endswith("attention.self.query → f32[1, 12, 128, 64]"[-len(long) + 1 :])
    assert len(long) == labels.SUB_LIMIT


def test_clip() -> None:
    assert labels.clip("a\n b\tc", 10) == "a b c"
    assert labels.clip("abcdef", 4) == "abc…"
    assert labels.clip("abc\u202egnp.exe\0", 40) == "abc\ufffdgnp.exe\ufffd"
    assert labels.clip_left("abcdef", 4) == "…def"


def test_readable_and_plural() -> None:
    assert labels.readable(given("primals_1", None, label="conv.weight")) == "conv.weight"
    assert labels.readable(given("primals_1", None)) == "primals_1"
    assert [labels.plural(n, "node") for n in (0, 1, 1200)] == ["0 nodes", "1 node", "1,200 nodes"]
    assert labels.plural(2, "entry", "entries") == "2 entries"


@pytest.mark.parametrize(
    ("names", "room", "text"),
    [
        ("", 20, ""),
        ("a", 20, "a"),
        ("a b c d", 20, "a, b, c, d"),
        ("a b c d e f", 40, "a, b, c, d and 2 others"),
        ("alpha beta gamma", 17, "alpha and 2 others"),
        ("alpha beta gamma", 21, "alpha, beta, gamma"),
        ("much_longer_than_all_the_room", 5, "much_longer_than_all_the_room"),
    ],
)
def test_names_are_listed_whole(names: str, room: int, text: str) -> None:
    assert labels.some_of(names.split(), room) == text


@given_by(st.text(), st.text())
def test_no_text_breaks_its_limit(place: str, types: str) -> None:
    text = labels.subtitle(place, types)
    assert len(text) <= labels.SUB_LIMIT
    assert len(text.splitlines()) <= 1
    assert len(labels.short_operator(place)) <= max(labels.TITLE_LIMIT, 1)


def test_text_width_grows_with_text_size_and_weight() -> None:
    assert labels.text_width("", 12) == 0
    assert labels.text_width("iii", 12) < labels.text_width("mmm", 12)
    assert labels.text_width("conv", 12) < labels.text_width("conv", 12, bold=True) < labels.text_width("conv", 14)


@pytest.mark.parametrize(
    ("name", "other", "shown"),
    [
        ("tiny-random-RobertaForClassification", "tiny-random-Data2VecForClassification", "…RobertaForClassification"),
        ("tiny-random-Roberta", "tiny-random-RobertaPre", "…Roberta"),
        ("resnet18", "resnet50", "resnet18"),  # too little in common to be worth it
        ("same-long-name-of-both", "same-long-name-of-both", "same-long-name-of-both"),
        ("some-long-name", "", "some-long-name"),
    ],
)
def test_what_two_names_begin_with_is_left_out(name: str, other: str, shown: str) -> None:
    assert labels.apart(name, other) == shown
