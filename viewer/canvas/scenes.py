"""Scenes for the browser: kept in memory under the hash of their content, served gzipped and cached for good.

Example::

    digest = put(b'{"width": 100, ...}')
    scene_url(digest)               # '/aotscope/scene/3f0c….json'

What cannot happen: a hash answers with another scene than was put; the store grows past its limit (one scene that is
larger than the limit is kept alone); two threads see a half-written entry.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import threading
from collections import OrderedDict
from typing import TYPE_CHECKING

from viewer.canvas.patches import difference

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

SCENE_PATH = "/aotscope/scene/{hash}.json"
LIMIT_BYTES = 64 * 1024 * 1024
# Measured on scenes of 1,000 and 2,200 boxes: level 4 takes a third of level 9's time and gives 19 % more bytes.
LEVEL = 4
PATCHED_BYTES = 128 * 1024  # compressed, of two scenes together: more takes longer to compare than to send
# private: a scene shows a user's model, so that no proxy between may keep it.
FOR_GOOD = {"Cache-Control": "private, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}


class SceneStore:
    """Compressed scenes by hash; the least recently used ones go first when `limit` bytes are passed."""

    def __init__(self, limit: int = LIMIT_BYTES) -> None:
        self.limit = limit
        self._lock = threading.Lock()
        self._scenes: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def size(self) -> int:
        """Compressed bytes held."""
        return self._size

    def put(self, scene: bytes) -> str:
        """Keeps a scene (UTF-8 JSON) and returns its hash: 32 hex digits of SHA-256."""
        digest = hashlib.sha256(scene).hexdigest()[:32]
        with self._lock:
            if digest in self._scenes:
                self._scenes.move_to_end(digest)
                return digest
        packed = gzip.compress(scene, LEVEL, mtime=0)  # outside the lock: it takes milliseconds
        with self._lock:
            if digest not in self._scenes:
                self._scenes[digest] = packed
                self._size += len(packed)
            while self._size > self.limit and len(self._scenes) > 1:
                self._size -= len(self._scenes.popitem(last=False)[1])
        return digest

    def get(self, digest: str) -> bytes | None:
        """The gzipped scene, or None when it was never put or had to go."""
        with self._lock:
            packed = self._scenes.get(digest)
            if packed is not None:
                self._scenes.move_to_end(digest)
            return packed


STORE = SceneStore()


def put(scene: bytes) -> str:
    """Keeps a scene in the process's store and returns its hash."""
    return STORE.put(scene)


def scene_url(digest: str, base: str = "") -> str:
    """Where the browser gets a scene; `base` is Streamlit's `server.baseUrlPath` with a leading slash, or ""."""
    return base + SCENE_PATH.replace("{hash}", digest)


def unkept(request: Request, body: bytes | None) -> Response:
    """JSON that no cache keeps, gzipped where the client takes it; 404 for None."""
    from starlette.responses import PlainTextResponse, Response

    headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
    if body is None:
        return PlainTextResponse("This picture is no longer kept.", 404, headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = gzip.compress(body, 1, mtime=0), headers | {"Content-Encoding": "gzip"}
    return Response(body, headers=headers, media_type="application/json")


async def serve_scene(request: Request) -> Response:
    """Starlette handler for `SCENE_PATH`: 200 or 304, or 404 when the scene is no longer there.

    With `?from=` and the hash of a scene that the browser has, the answer may be `{"patch": …}` that leads from there.
    """
    from starlette.responses import PlainTextResponse

    packed = STORE.get(request.path_params["hash"])
    known = STORE.get(request.query_params.get("from", ""))
    if packed is not None and known is not None and len(packed) + len(known) < PATCHED_BYTES:
        before, after = (json.loads(gzip.decompress(scene)) for scene in (known, packed))
        patch = json.dumps({"patch": difference(before, after)}, separators=(",", ":")).encode()
        return unkept(request, patch)
    if packed is None:
        return PlainTextResponse("This scene is no longer kept.", 404, {"Cache-Control": "no-store"})
    return answer(request, packed, "application/json")


def answer(request: Request, packed: bytes, media_type: str) -> Response:
    """A response for content-addressed gzipped bytes, unpacked for the rare client that does not take gzip."""
    from starlette.responses import Response

    tag = f'"{hashlib.sha256(packed).hexdigest()[:16]}"'
    headers = FOR_GOOD | {"ETag": tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), headers=headers, media_type=media_type)
    return Response(packed, headers=headers | {"Content-Encoding": "gzip"}, media_type=media_type)
