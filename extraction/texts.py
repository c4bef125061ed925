"""Texts of samples and of the file system as texts that every reader takes.

Example::

    whole_text("caf\\udce9")           # 'caf\\\\udce9'
    short_text("a" * 10_000)           # its beginning and '…'

What cannot happen: what these give cannot be encoded as UTF-8, which terminals, browsers and Parquet files want.

Note: texts that are none
    Python keeps bytes of a file name that are no UTF-8 as halves of surrogate pairs, and a literal or JSON may hold
    such halves too (`'\\ud800'`). Written out, they raise.
"""

from __future__ import annotations

LONGEST = 1000


def whole_text(text: str) -> str:
    """The text, with what is no character written as `\\udce9`."""
    return text if text.isascii() else text.encode(errors="backslashreplace").decode()


def short_text(text: str, most: int = LONGEST) -> str:
    """The same, cut where it is longer than `most` characters."""
    return whole_text(text if len(text) <= most else f"{text[: most - 1]}…")
