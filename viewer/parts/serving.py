"""Scripts of the page's small components, joined and served like the canvas's (see `viewer.canvas.assets`).

Example::

    app = st.App("viewer/pages/page.py", routes=[*canvas.routes(), *part_routes()])
    mount = renderer("panel")                  # what `st.components.v2.component` gives, made once
    mount(key="facts", data={...})

What cannot happen: a request reads any other file; an old script meets a new page.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

from viewer.canvas.assets import base_path, bundle
from viewer.canvas.scenes import answer

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route
    from streamlit.components.v2.types import ComponentRenderer

Part = Literal["panel", "code", "chooser", "flows", "plot"]
PARTS: tuple[Part, ...] = get_args(Part)
PATH = "/aotscope/part/{part}/{version}.js"
LOADER = 'const {{ default: mount }} = await import(location.origin + "{url}");\nexport default mount;\n'
SHARED = ("dom", "mounting")  # modules of the canvas that the parts use too


@functools.cache
def script(part: Part) -> bytes:
    """The component's modules joined, gzipped; its style sheet is a module that exports a text."""
    here = Path(__file__).parent
    texts = {p.stem: p.read_text(encoding="utf-8") for p in sorted(here.glob("*.js"))}
    if f"{part}_main" not in texts:
        raise FileNotFoundError(f"{here} holds no {part}_main.js: the package was installed without its data files")
    texts |= {name: (here.parent / "canvas" / f"{name}.js").read_text(encoding="utf-8") for name in SHARED}
    styles = (here / f"{part}.css").read_text(encoding="utf-8")
    texts["styles"] = f"export const styles = {json.dumps(styles)};\n"
    return gzip.compress(bundle(texts, f"{part}_main").encode(), mtime=0)


@functools.cache
def version(part: Part) -> str:
    """Hash of the script, 12 hex digits."""
    return hashlib.sha256(script(part)).hexdigest()[:12]


def _address(part: Part, base: str) -> str:
    return base + PATH.replace("{part}", part).replace("{version}", version(part))


async def serve_part(request: Request) -> Response:
    """Starlette handler for `PATH`: 404 for an unknown part or another version."""
    from starlette.responses import PlainTextResponse

    part = request.path_params["part"]
    if part not in PARTS or request.path_params["version"] != version(part):
        return PlainTextResponse("Not a script of this version.", 404, {"Cache-Control": "no-store"})
    return answer(request, script(part), "text/javascript")


def base() -> str:
    """The configured base path, as the components' addresses need it."""
    import streamlit as st

    return base_path(st.get_option("server.baseUrlPath"))


@functools.cache
def renderer(part: Part) -> ComponentRenderer:
    """Mounts the component; registered with Streamlit once."""
    import streamlit as st

    return st.components.v2.component(f"aotscope.{part}", js=LOADER.format(url=_address(part, base())))


def part_routes() -> list[Route]:
    """The routes that `st.App(…, routes=…)` needs for the parts."""
    from starlette.routing import Route

    return [Route(base() + PATH, serve_part)]
