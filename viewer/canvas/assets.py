"""The component's own files: small ES modules and a style sheet, served from the page's own server.

Example::

    app = st.App("viewer/page.py", routes=routes())     # in app.py; starts with plain `streamlit run app.py`

What cannot happen: a request reads a file that is not one of the component's; an old script meets a new page (the
address holds the hash of all files).

Note: why a route and not Streamlit's own ways
    Inline strings are sent again with every change of `data`: 45 kB for each click. An `asset_dir` needs a second
    `pyproject.toml` inside the package. With a route the inline script is one import, and the modules stay as they are
    written, so that they import each other by name and the browser keeps them.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING

from viewer.canvas.scenes import SCENE_PATH, answer, serve_scene
from viewer.theme import palette

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route

ASSET_PATH = "/aotscope/canvas/{version}/{name}"
MEDIA_TYPE = {".js": "text/javascript", ".css": "text/css"}
# One import; the address is absolute because the script itself runs from a `blob:` address.
LOADER = 'const {{ default: mount }} = await import(location.origin + "{url}");\nexport default mount;\n'


@functools.cache
def files() -> dict[str, bytes]:
    """Every file by name, and `palette.js`, which is made from `viewer.theme`."""
    here = Path(__file__).parent
    found = {p.name: p.read_bytes() for p in sorted(here.iterdir()) if p.suffix in MEDIA_TYPE}
    if "main.js" not in found:
        raise FileNotFoundError(f"{here} holds no main.js: the package was installed without its data files")
    return found | {"palette.js": f"export default {json.dumps(palette())};\n".encode()}


@functools.cache
def version() -> str:
    """Hash of all files, 12 hex digits."""
    digest = hashlib.sha256()
    for name, content in files().items():
        digest.update(f"{name} {len(content)} ".encode() + content)
    return digest.hexdigest()[:12]


@functools.cache
def _packed(name: str) -> bytes:
    return gzip.compress(files()[name], mtime=0)


def loader(base: str = "") -> str:
    """The inline script of the component; `base` as in `scene_url`."""
    return LOADER.format(url=base + ASSET_PATH.replace("{version}", version()).replace("{name}", "main.js"))


async def serve_asset(request: Request) -> Response:
    """Starlette handler for `ASSET_PATH`: 404 for any other version or name."""
    from starlette.responses import PlainTextResponse

    name = request.path_params["name"]
    if request.path_params["version"] != version() or name not in files():
        return PlainTextResponse("Not a file of this version.", 404, {"Cache-Control": "no-store"})
    return answer(request, _packed(name), MEDIA_TYPE[Path(name).suffix])


def base_path(configured: str | None) -> str:
    """Streamlit's `server.baseUrlPath` as a prefix: `/my-app`, or "" when there is none."""
    trimmed = (configured or "").strip("/")
    return f"/{trimmed}" if trimmed else ""


def routes() -> list[Route]:
    """The routes that `st.App(…, routes=…)` needs for the canvas, under the configured base path."""
    from starlette.routing import Route
    from streamlit import config

    base = base_path(config.get_option("server.baseUrlPath"))
    return [Route(base + SCENE_PATH, serve_scene), Route(base + ASSET_PATH, serve_asset)]
