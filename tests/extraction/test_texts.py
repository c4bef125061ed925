from __future__ import annotations

import pytest

from extraction.texts import LONGEST, short_text, whole_text


@pytest.mark.parametrize(
    ("text", "expected"), [("é 中 😀", "é 中 😀"), ("\ud800a", "\\ud800a"), ("caf\udce9", "caf\\udce9")]
)
def test_only_what_is_no_character_is_written_out(text: str, expected: str) -> None:
    assert whole_text(text) == expected
    assert whole_text(text).encode().decode() == expected


def test_a_long_text_is_cut() -> None:
    assert short_text("a" * LONGEST) == "a" * LONGEST
    assert short_text("a" * (LONGEST + 1)) == "a" * (LONGEST - 1) + "…"
