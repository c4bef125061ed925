"""The component's script: the small ES modules beside this file, joined into one, served from the page's own server.

Example::

    app = st.App("viewer/pages/page.py", routes=routes())     # in app.py; starts with plain `streamlit run app.py`

What cannot happen: a request reads any other file; an old script meets a new page (the address holds the script's
hash); modules that import each other in a circle, a name that is not exported, or an import or export in a form that
`bundle` does not know, get by unnoticed (ValueError).

Note: why a route and not Streamlit's own ways
    Inline strings are sent again with every change of `data`: 73 kB for each click. An `asset_dir` needs a second
    `pyproject.toml` inside the package. With a route the inline script is one import, which the browser keeps.

Note: why joined
    Twenty modules in a chain of imports took 0.3 to 1.4 s from a busy server; one file takes 0.02 s.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from viewer.canvas.scenes import SCENE_PATH, answer, serve_scene
from viewer.canvas.turns import TURN_PATH, serve_turn
from viewer.theme import palette

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route

SCRIPT_PATH = "/aotscope/canvas/{version}.js"
# The address is absolute because Streamlit runs the inline script from a `blob:` address.
LOADER = 'const {{ default: mount }} = await import(location.origin + "{url}");\nexport default mount;\n'
_IMPORT = re.compile(r'^import \{ ([^}]+) \} from "\./(\w+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (default )?((?:async )?function|const|class) (\w+)", re.MULTILINE)


@functools.cache
def modules() -> dict[str, str]:
    """Every module's text by name; `palette` and `sheet` are made from `viewer.theme` and from `canvas.css`."""
    here = Path(__file__).parent
    found = {p.stem: p.read_text(encoding="utf-8") for p in sorted(here.glob("*.js"))}
    if "main" not in found:
        raise FileNotFoundError(f"{here} holds no main.js: the package was installed without its data files")
    sheet = (here / "canvas.css").read_text(encoding="utf-8")
    made = {"palette": palette(), "sheet": sheet}
    return found | {name: f"export const {name} = {json.dumps(value)};\n" for name, value in made.items()}


def bundle(texts: Mapping[str, str], entry: str = "main") -> str:
    """One module from many: each becomes a function that is called once, after those that it imports.

    Known are `import { a, b } from "./x.js";` on one line and `export` before a function, const or class.
    """
    done: list[str] = []
    waiting: list[str] = []

    def add(name: str) -> None:
        if name in waiting:
            raise ValueError(f"modules import each other in a circle: {' → '.join([*waiting, name])}")
        if f"// {name}.js" in done:
            return
        waiting.append(name)
        for names, needed in _IMPORT.findall(texts[name]):
            add(needed)
            missing = set(names.split(", ")) - {m[3] for m in _EXPORT.finditer(texts[needed])}
            if missing:
                raise ValueError(f"{name}.js: {needed}.js does not export {', '.join(sorted(missing))}")
        waiting.pop()
        done.extend((f"// {name}.js", _wrapped(name, texts[name])))

    add(entry)
    return "\n".join([*done, f"export default ${entry}.default;\n"])


def _wrapped(name: str, text: str) -> str:
    exports = [f"default: {m[3]}" if m[1] else m[3] for m in _EXPORT.finditer(text)]
    body = _EXPORT.sub(r"\2 \3", _IMPORT.sub(r"const { \1 } = $\2;", text))
    left = re.search(r"^(import|export)\b.*", body, re.MULTILINE)
    if left:
        raise ValueError(f"{name}.js: unknown form of import or export: {left[0]}")
    return f"const ${name} = (() => {{\n{body}return {{ {', '.join(exports)} }};\n}})();"


@functools.cache
def script() -> bytes:
    """The joined script, gzipped."""
    return gzip.compress(bundle(modules()).encode(), mtime=0)


@functools.cache
def version() -> str:
    """Hash of the script, 12 hex digits."""
    return hashlib.sha256(script()).hexdigest()[:12]


def loader(base: str = "") -> str:
    """The inline script of the component; `base` as in `scene_url`."""
    return LOADER.format(url=base + SCRIPT_PATH.replace("{version}", version()))


async def serve_script(request: Request) -> Response:
    """Starlette handler for `SCRIPT_PATH`: 404 for any other version."""
    from starlette.responses import PlainTextResponse

    if request.path_params["version"] != version():
        return PlainTextResponse("Not the script of this version.", 404, {"Cache-Control": "no-store"})
    return answer(request, script(), "text/javascript")


def base_path(configured: str | None) -> str:
    """Streamlit's `server.baseUrlPath` as a prefix: `/my-app`, or "" when there is none."""
    trimmed = (configured or "").strip("/")
    return f"/{trimmed}" if trimmed else ""


def routes() -> list[Route]:
    """The routes that `st.App(…, routes=…)` needs for the canvas, under the configured base path."""
    from starlette.routing import Route
    from streamlit import config

    base = base_path(config.get_option("server.baseUrlPath"))
    served = {SCENE_PATH: serve_scene, TURN_PATH: serve_turn, SCRIPT_PATH: serve_script}
    return [Route(base + path, handler) for path, handler in served.items()]
