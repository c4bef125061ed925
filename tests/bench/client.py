"""A visitor without a browser: speaks Streamlit's protocol and asks for what a browser would ask for.

Example::

    visitor = Visitor("http://localhost:8501/", "sample=conv_bn")
    seconds = await visitor.open()             # until the picture's bytes are here
    seconds = await visitor.press("r")         # a key over the picture: prims
    seconds = await visitor.choose("w_stage_left", "Backward")

It sends what the browser sends (the states of all widgets, the key as a trigger of the canvas, the fragment that the
canvas stands in), reads every message of a run up to its end, with all payloads of components, and fetches the scene
that the canvas then names. What a browser does with it (some 100 ms on the visitor's machine) is not part of this.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect

TRIGGER = "$$STREAMLIT_INTERNAL_KEY_{id}__events"
CARD = re.compile(r'class="card|role="status"')
PATIENCE = 300.0


class Trouble(Exception):
    """What a visitor would call an error."""


class SamePicture(Trouble):
    """A run brought no other picture."""


@dataclass
class Visitor:
    """One session. `widgets` are the rows of buttons by key: their id, their options and what is pressed; `step` is
    what the page last said of work under way."""

    address: str
    query: str
    widgets: dict[str, tuple[str, list[str], list[str]]] = field(default_factory=dict)
    troubles: list[str] = field(default_factory=list)
    step: str = ""
    scene: str = ""
    page: str = ""
    _canvas: str = ""
    _fragment: str = ""
    _socket: ClientConnection | None = None
    _seen: dict[str, bytes] = field(default_factory=dict)

    async def open(self) -> float:
        """Connects; seconds until the first picture is here. Raises Trouble when there is none."""
        started = time.perf_counter()
        address = self.address.replace("http", "ws", 1) + "_stcore/stream"
        self._socket = await connect(address, subprotocols=["streamlit"], max_size=None)  # type: ignore[list-item]
        message = BackMsg()
        message.rerun_script.query_string = self.query
        await self._run(message)
        return time.perf_counter() - started

    async def press(self, key: str) -> float:
        """A key over the picture; seconds until the new picture is here."""
        message = self._rerun()
        trigger = message.rerun_script.widget_states.widgets.add()
        trigger.id = TRIGGER.format(id=self._canvas)
        trigger.json_trigger_value = json.dumps([{"event": "action", "value": {"type": "key", "id": "", "key": key}}])
        message.rerun_script.fragment_id = self._fragment
        return await self._timed(message)

    async def look(self, key: str) -> None:
        """A key whose picture may be the one that is there."""
        try:
            await self.press(key)
        except SamePicture:
            return

    async def choose(self, widget: str, option: str) -> float:
        """A click on one of a row of buttons; seconds until the new picture is here."""
        identity, options, _ = self.widgets[widget]
        self.widgets[widget] = (identity, options, [option])
        return await self._timed(self._rerun())

    async def close(self) -> None:
        """Leaves."""
        if self._socket is not None:
            await self._socket.close()

    def _rerun(self) -> BackMsg:
        message = BackMsg()
        message.rerun_script.query_string = self.query
        message.rerun_script.page_script_hash = self.page
        for identity, _, pressed in self.widgets.values():
            state = message.rerun_script.widget_states.widgets.add()
            state.id = identity
            state.string_array_value.data.extend(pressed)
        return message

    async def _timed(self, message: BackMsg) -> float:
        started = time.perf_counter()
        await self._run(message)
        return time.perf_counter() - started

    async def _run(self, message: BackMsg) -> None:
        """Sends, reads until the run (or the one that followed it) is over, and fetches a scene that is new."""
        assert self._socket is not None
        before, self.troubles = self.scene, []
        await self._socket.send(message.SerializeToString())
        async with asyncio.timeout(PATIENCE):
            while not self._take(await self._socket.recv()):
                pass
        if self.troubles:
            raise Trouble("; ".join(self.troubles))
        if self.scene == before:
            raise SamePicture("no new picture")
        await asyncio.to_thread(self._fetch)

    def _fetch(self) -> None:
        request = urllib.request.Request(self.address.rstrip("/") + self.scene, headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            if not answer.read():
                raise Trouble("an empty scene")

    def _take(self, data: bytes | str) -> bool:
        """Reads a message; True at the end of a run that no other follows."""
        assert isinstance(data, bytes)
        message = ForwardMsg()
        message.ParseFromString(data)
        if message.WhichOneof("type") == "ref_hash":  # the server knows that this was sent before
            message.ParseFromString(self._seen[message.ref_hash])
        elif message.metadata.cacheable:
            self._seen[message.hash] = data
        match message.WhichOneof("type"):
            case "script_finished":
                return message.script_finished != ForwardMsg.FINISHED_EARLY_FOR_RERUN
            case "page_info_changed":
                self.query = message.page_info_changed.query_string
            case "new_session":
                self.page = message.new_session.page_script_hash
                if not message.metadata.run.fragment_ids:
                    self.widgets = {}
            case "delta" if message.delta.WhichOneof("type") == "new_element":
                self._element(message.delta.new_element, message.delta.fragment_id)
        return False

    def _element(self, element: Any, fragment: str) -> None:
        match element.WhichOneof("type"):
            case "bidi_component" if element.bidi_component.component_name == "aotscope.canvas":
                self._canvas, self._fragment = element.bidi_component.id, fragment
                self.scene = json.loads(element.bidi_component.json)["scene"]
            case "button_group":
                found = element.button_group
                options = [o.content for o in found.options]
                pressed = [options[i] for i in found.default]
                if found.set_value:
                    pressed = list(found.raw_values) or pressed
                self.widgets[found.id.rpartition("-")[2]] = (found.id, options, pressed)
            case "exception":
                self.troubles.append(element.exception.message)
            case "html" if 'class="step"' in element.html.body:
                self.step = element.html.body
            case "html" if CARD.search(element.html.body):
                self.troubles.append(re.sub(r"<[^>]*>", " ", element.html.body)[:200])
