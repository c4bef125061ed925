"""The script that Streamlit runs for every visit and every choice; what it shows is in `viewer.pages`."""

from __future__ import annotations

from viewer.pages.frame import run

run()
