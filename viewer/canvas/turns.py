"""Boxes that open at once: the browser asks for the picture with one box turned over, and gets what is new in it.

Example::

    token = TURNS.put(lambda box, on: Turned(before, after, token_of_after))
    turn_url(token)             # '/aotscope/turn/1f….json', to which the browser adds `?open=` or `?fold=` and a box

What cannot happen: a token of another picture is guessed; the store grows past its limit. A token that had to go
answers 404, and the box then opens by way of Streamlit, as it does where there is no token.

Note: why not by Streamlit alone
    A rerun that opens a box takes Streamlit and React some 60 ms of work in the page before the canvas hears of it, as
    much as all of the layout. So the canvas asks here, draws, and only then tells Python, whose rerun finds the same
    picture made.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from viewer.canvas.patches import difference
from viewer.canvas.scenes import put, unkept

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

TURN_PATH = "/aotscope/turn/{token}.json"
MOST = 512


class Turned(NamedTuple):
    """The scenes before and after as JSON, and the token to go on from the one after."""

    before: bytes
    after: bytes
    token: str


Turn = Callable[[str, bool], Turned | None]


class TurnStore:
    """What to call for each token, those used longest ago dropped first. Safe between threads."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._lock = threading.Lock()
        self._turns: OrderedDict[str, Turn] = OrderedDict()

    def __len__(self) -> int:
        return len(self._turns)

    def put(self, turn: Turn) -> str:
        """Keeps what turns the boxes of a picture, and returns its token: 32 hex digits."""
        token = secrets.token_hex(16)
        with self._lock:
            self._turns[token] = turn
            while len(self._turns) > self.most:
                self._turns.popitem(last=False)
        return token

    def turned(self, token: str, box: str, on: bool) -> bytes | None:
        """JSON with hash and token of the picture after and the patch to it; None when there is none to be had."""
        with self._lock:
            turn = self._turns.get(token)
            if turn is not None:
                self._turns.move_to_end(token)
        found = None if turn is None else turn(box, on)
        if found is None:
            return None
        patch = difference(json.loads(found.before), json.loads(found.after))
        answer = {"hash": put(found.after), "turn": found.token, "patch": patch}
        return json.dumps(answer, separators=(",", ":")).encode()


TURNS = TurnStore()


def turn_url(token: str, base: str = "") -> str:
    """Where the browser asks; `base` as in `scene_url`."""
    return base + TURN_PATH.replace("{token}", token)


async def serve_turn(request: Request) -> Response:
    """Starlette handler for `TURN_PATH`: 200, or 404 when the box can only be turned by a rerun."""
    from starlette.concurrency import run_in_threadpool

    on = "open" in request.query_params
    box = request.query_params.get("open" if on else "fold", "")
    found = await run_in_threadpool(TURNS.turned, request.path_params["token"], box, on)
    return unkept(request, found)
