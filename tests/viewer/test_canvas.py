"""The Python side of the canvas: what is kept, what is served, what travels and what comes back."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from viewer.canvas import Action, CanvasData, CanvasEvents, Focus, GroupFrame, Show, payload, read_events, routes
from viewer.canvas.assets import base_path, bundle, loader, modules, serve_script, version
from viewer.canvas.scenes import SceneStore, put, scene_url, serve_scene

SCENE = json.dumps({"width": 10, "height": 10, "boxes": [], "edges": [], "portals": [], "clusters": []}).encode()
WRITTEN = sorted(set(modules()) - {"palette", "sheet"})


def ask(
    handler: Callable[[Request], Awaitable[Response]], headers: dict[str, str], query: str = "", **path: str
) -> Response:
    raw = [(k.lower().encode(), v.encode()) for k, v in headers.items()]
    scope = {"type": "http", "method": "GET", "path": "/", "headers": raw, "path_params": path,
             "query_string": query.encode()}  # fmt: skip
    # a thread of its own: the browser of other tests keeps an event loop running in this one
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(_answer(handler, Request(scope)))).result()


async def _answer(handler: Callable[[Request], Awaitable[Response]], request: Request) -> Response:
    return await handler(request)


# --- the store


def test_same_content_same_hash_kept_once() -> None:
    store = SceneStore()
    assert store.put(SCENE) == store.put(SCENE)
    assert len(store) == 1
    packed = store.get(store.put(SCENE))
    assert packed is not None
    assert gzip.decompress(packed) == SCENE


def test_store_is_bounded_and_drops_the_least_recently_used() -> None:
    noise = [bytes((i * 7 + j * j * (i + 3)) % 251 for j in range(500)) for i in range(4)]
    room = sum(len(gzip.compress(n, 4, mtime=0)) for n in noise[:3])
    store = SceneStore(limit=room)
    first, second, third = (store.put(n) for n in noise[:3])
    assert store.get(first) is not None  # now the second is the oldest
    store.put(noise[3])
    assert store.get(second) is None
    assert store.get(first) is not None
    assert store.get(third) is not None or len(store) >= 2
    assert store.size <= room


def test_a_scene_larger_than_the_limit_is_kept_alone() -> None:
    store = SceneStore(limit=10)
    store.put(b"first scene")
    second = store.put(b"second scene")
    assert len(store) == 1
    assert store.get(second) is not None


def test_threads_agree() -> None:
    store = SceneStore()
    threads = [threading.Thread(target=lambda: [store.put(str(i % 20).encode()) for i in range(400)]) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(store) == 20
    assert store.size == sum(len(gzip.compress(str(i).encode(), 4, mtime=0)) for i in range(20))


# --- serving


def test_scene_is_served_gzipped_and_for_good() -> None:
    response = ask(serve_scene, {"Accept-Encoding": "gzip, br"}, hash=put(SCENE))
    assert response.status_code == 200
    assert gzip.decompress(bytes(response.body)) == SCENE
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["content-type"] == "application/json"
    assert response.headers["cache-control"] == "private, max-age=31536000, immutable"
    assert response.headers["x-content-type-options"] == "nosniff"
    again = ask(serve_scene, {"If-None-Match": response.headers["etag"]}, hash=put(SCENE))
    assert (again.status_code, again.body) == (304, b"")


def test_a_client_without_gzip_gets_plain_bytes() -> None:
    response = ask(serve_scene, {}, hash=put(SCENE))
    assert response.body == SCENE
    assert "content-encoding" not in response.headers


def test_from_a_known_scene_only_what_is_new_travels() -> None:
    boxes = [{"id": name, "x": 0, "y": 0, "title": name} for name in "abc"]
    before, after = ({"width": 9, "boxes": found} for found in (boxes[:2], boxes))
    old, new = (put(json.dumps(s).encode()) for s in (before, after))
    response = ask(serve_scene, {}, f"from={old}", hash=new)
    assert json.loads(bytes(response.body)) == {"patch": {"width": 9, "boxes": [[0, 2, 0, 0], boxes[2]]}}
    assert response.headers["cache-control"] == "no-store"
    assert json.loads(bytes(ask(serve_scene, {}, "from=gone", hash=new).body)) == after


def test_unknown_scene_is_not_found_and_not_cached() -> None:
    response = ask(serve_scene, {}, hash="0" * 32)
    assert response.status_code == 404
    assert response.headers["cache-control"] == "no-store"


def test_only_the_script_of_this_version_is_served() -> None:
    response = ask(serve_script, {}, version=version())
    assert response.status_code == 200
    assert bytes(response.body).decode() == bundle(modules())
    assert response.headers["content-type"].startswith("text/javascript")
    assert ask(serve_script, {}, version="0" * 12).status_code == 404


def test_streamlit_takes_the_routes() -> None:
    import streamlit as st

    assert [r.path for r in routes()] == [
        "/aotscope/scene/{hash}.json", "/aotscope/turn/{token}.json", "/aotscope/canvas/{version}.js",
    ]  # fmt: skip
    assert st.App("page.py", routes=routes()) is not None  # refuses routes that collide with its own


@pytest.mark.parametrize(
    ("configured", "base"), [("", ""), (None, ""), ("my-app", "/my-app"), ("/my-app/", "/my-app"), ("a/b", "/a/b")]
)
def test_base_path(configured: str | None, base: str) -> None:
    assert base_path(configured) == base
    assert scene_url("ab", base_path(configured)) == f"{base}/aotscope/scene/ab.json"
    assert f'"{base}/aotscope/canvas/{version()}.js"' in loader(base_path(configured))


# --- what travels


def test_payload_names_the_scene_instead_of_holding_it() -> None:
    data = CanvasData(
        SCENE, turn="ab", selection=("a",), hits=("b", "c"), current=1, dim=True, mark={"b": "pair hit-count:2"},
        colour_by="support", colour_note="npu", values={"a": "supported"}, focus=Focus("a", 3),
        show=Show(edge_labels=True, saved=False),
        anchors={"x": "a"}, place="resnet18", graph="joint aten", sync_group="g", search_label="Find",
        label="Joint graph", file="resnet18-joint-aten",
        groups=(GroupFrame("a", ("a", "b"), "2 calls", on=True),), tags={"c": "3 groups"},
    )  # fmt: skip
    digest = put(SCENE)
    assert payload(data, 500, "/base") == {
        "scene": f"/base/aotscope/scene/{digest}.json", "hash": digest,
        "turn": "/base/aotscope/turn/ab.json", "selection": ["a"], "hits": ["b", "c"],
        "current": 1, "dim": True, "mark": {"b": "pair hit-count:2"}, "colourBy": "support", "colourNote": "npu",
        "values": {"a": "supported"}, "focus": {"id": "a", "seq": 3, "beside": False},
        "show": {"edgeLabels": True, "saved": False, "portals": True}, "anchors": {"x": "a"}, "place": "resnet18",
        "graph": "joint aten",
        "syncGroup": "g",
        "searchLabel": "Find", "label": "Joint graph", "file": "resnet18-joint-aten", "height": 500,
        "groups": [{"id": "a", "boxes": ("a", "b"), "text": "2 calls", "hint": "", "dashed": False, "on": True}],
        "tags": {"c": "3 groups"},
    }  # fmt: skip
    assert len(json.dumps(payload(CanvasData(b"[" + b"1," * 100_000 + b"1]"), 500))) < 500


@pytest.mark.parametrize(("state", "events"), [
    ({}, CanvasEvents()),
    ({"selection": None, "action": None}, CanvasEvents()),
    ({"selection": ["a", "b"]}, CanvasEvents(("a", "b"))),
    ({"selection": []}, CanvasEvents(())),
    ({"action": {"type": "open", "id": "fold:x", "key": ""}}, CanvasEvents(None, Action("open", "fold:x"))),
    ({"action": {"type": "key", "id": "", "key": "n"}}, CanvasEvents(None, Action("key", key="n"))),
    ({"action": {"type": "key", "id": "", "key": "Escape"}}, CanvasEvents((), Action("key", key="Escape"))),
])  # fmt: skip
def test_events(state: dict[str, Any], events: CanvasEvents) -> None:
    assert read_events(state) == events


@pytest.mark.parametrize("action", ["open", {"type": "run"}, {}])
def test_unknown_events_are_refused(action: object) -> None:
    with pytest.raises(ValueError, match="unknown action"):
        read_events({"action": action})


def test_mounts_in_a_script() -> None:
    from streamlit.testing.v1 import AppTest

    def script() -> None:
        import streamlit as st

        from viewer.canvas import CanvasData, CanvasEvents, canvas

        events = canvas(CanvasData(b'{"boxes": []}'), key="picture", on_event=lambda e: None)
        st.write(str(events == CanvasEvents()))

    app = AppTest.from_function(script, default_timeout=30).run()
    assert not app.exception
    assert app.markdown[0].value == "True"


# --- the scripts


def test_bundle_calls_each_module_once_after_those_it_imports() -> None:
    texts = {
        "main": 'import { b } from "./b.js";\nimport { c } from "./c.js";\nexport default function go() { b(); }\n',
        "b": 'import { c } from "./c.js";\nexport const b = c;\n',
        "c": "export async function c() {}\nexport class D {}\n",
    }
    assert bundle(texts) == (
        "// c.js\nconst $c = (() => {\nasync function c() {}\nclass D {}\nreturn { c, D };\n})();\n"
        "// b.js\nconst $b = (() => {\nconst { c } = $c;\nconst b = c;\nreturn { b };\n})();\n"
        "// main.js\nconst $main = (() => {\nconst { b } = $b;\nconst { c } = $c;\nfunction go() { b(); }\n"
        "return { default: go };\n})();\nexport default $main.default;\n"
    )


@pytest.mark.parametrize(("texts", "problem"), [
    ({"main": 'import { a } from "./a.js";\n', "a": 'import { m } from "./main.js";\n'}, "circle: main → a → main"),
    ({"main": 'import { a, b } from "./a.js";\n', "a": "export const a = 1, b = 2;\n"}, "a.js does not export b"),
    ({"main": 'import * as x from "./x.js";\n'}, "unknown form"),
    ({"main": "export { x };\n"}, "unknown form"),
    ({"main": "export let x = 1;\n"}, "unknown form"),
])  # fmt: skip
def test_bundle_refuses_what_it_does_not_know(texts: dict[str, str], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        bundle(texts)


def test_every_module_is_in_the_bundle() -> None:
    text = bundle(modules())
    assert all(f"// {name}.js\n" in text for name in modules())


def test_modules_are_small() -> None:
    assert all(modules()[name].count("\n") < 250 for name in WRITTEN)


@pytest.mark.parametrize("name", WRITTEN)
def test_modules_make_no_markup_and_reach_no_other_server(name: str) -> None:
    text = modules()[name]
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|Function\(|srcdoc", text)
    assert re.findall(r"https?://[^\"']*", text) == (["http://www.w3.org/2000/svg"] if name == "dom" else [])
