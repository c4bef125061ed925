"""Two graphs side by side."""

from __future__ import annotations

import streamlit as st


def draw() -> None:
    """The page."""
    st.caption("Compare")
