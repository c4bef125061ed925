from __future__ import annotations

from extraction.failures import one_line

BREAK = """torch.* op returned non-Tensor
  Explanation: it cannot be traced into the graph


  Developer debug context: target: <function sym_sum at 0x7fd1a343b600>

 For more details about this graph break, please visit: https://example.org/gb0208.html"""


def test_one_line_holds_what_happened_and_not_what_torch_tells_its_developers() -> None:
    assert one_line(BREAK) == "torch.* op returned non-Tensor Explanation: it cannot be traced into the graph"


def test_addresses_are_left_out_since_they_differ_in_each_run() -> None:
    text = "no rule for with_effects and mode <KnownMode object at 0x7f093ae3c9d0> or <function f at 0x7f09>"
    assert one_line(text) == "no rule for with_effects and mode <KnownMode> or <function f>"


def test_a_long_text_is_cut() -> None:
    assert one_line("x" * 1000) == "x" * 400
