"""The app: `streamlit run app.py`, or `aotscope serve`. Its page is `viewer/pages/page.py`."""

from __future__ import annotations

import streamlit as st

from viewer.canvas import routes
from viewer.pages.guard import report
from viewer.parts.serving import part_routes
from viewer.work import lifespan

app = st.App("viewer/pages/page.py", routes=[*routes(), *part_routes()], lifespan=lifespan, on_script_error=report)
