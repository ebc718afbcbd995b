"""The walls around a stranger's bot: nothing that is kept is read, and nothing goes out.

Its Python is tried from inside, by all the ways to JavaScript that it has; then the frame around it
and a worker in that, by plain JavaScript, as if somebody had got so far. A page without our policy,
to which the same is done, shows that every one of these ways would have been heard of.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Frame, Page
from tests.core.school.lab.bots import match_of
from tests.web.test_lab_page import choices

from frontier.school.lab.brief import write_brief

# Each prints a line that begins with "no" where it is refused.
PYTHON = """
def attempt(name, deed):
    try:
        print(name, "got", str(deed())[:60])
    except BaseException as error:
        print("no", name, type(error).__name__)

def choose(position):
    import js
    from pyodide.code import run_js
    address = "ADDRESS"
    def send():
        request = js.XMLHttpRequest.new()
        request.open("GET", address + "sent-by-xhr", False)
        request.send()
        return request.status
    def open_url():
        from pyodide.http import open_url
        return open_url(address + "sent-by-open-url").read()
    def urlopen():
        from urllib.request import urlopen
        return urlopen(address + "sent-by-urlopen").read()
    for name, deed in {
        "localStorage": lambda: js.localStorage,
        "document": lambda: js.document,
        "parent": lambda: js.parent,
        "top": lambda: js.top.location,
        "open": lambda: js.open(address + "sent-by-open"),
        "caches": lambda: js.caches,
        "cookies": lambda: js.cookieStore,
        "image": lambda: js.Image.new(),
        "WebRTC": lambda: js.RTCPeerConnection.new(),
        "beacon": lambda: js.navigator.sendBeacon(address + "sent-by-beacon", "x"),
        "xhr": send,
        "open_url": open_url,
        "urlopen": urlopen,
        "importScripts": lambda: js.importScripts(address + "sent-by-import.js"),
        "run_js": lambda: run_js("fetch('" + address + "sent-by-run-js')"),
        "import()": lambda: run_js("import('" + address + "sent-by-run-js-import.js')"),
        "eval": lambda: js.eval("1"),
        "Function": lambda: js.Function.new("return 1"),
        "constructor": lambda: js.Object.constructor("return 1")(),
        "async constructor": lambda: js.fetch.constructor("return 1")(),
    }.items():
        attempt(name, deed)
    for deed in (
        lambda: js.indexedDB.open("frontier"),
        lambda: js.WebSocket.new(address.replace("http", "ws") + "sent-by-socket"),
        lambda: js.EventSource.new(address + "sent-by-events"),
        lambda: js.Worker.new(address + "sent-by-worker.js"),
        lambda: js.fetch(address + "sent-by-fetch"),
    ):
        attempt("later", deed)  # these may begin, and come to nothing
    return position.legal()[0]
"""
REFUSED = 20

# Ways out that a worker has, and those of a window besides. Each ends by itself; nothing waits.
_WORKER = """
const told = {};
const attempt = async (name, deed) => {
    try { told[name] = String(await deed()); } catch { told[name] = "no"; }
};
const ends = (thing, ...names) => new Promise((done, fail) => {
    for (const name of names) thing[name] = () => name === "onerror" ? fail() : done(name);
});
const everywhere = async (address) => {
    await attempt("fetch", () => fetch(address + "fetch", { mode: "no-cors" }));
    await attempt("xhr", () => {
        const request = new XMLHttpRequest();
        request.open("POST", address + "xhr");
        const end = ends(request, "onload", "onerror");
        request.send("x");
        return end;
    });
    await attempt("socket", () => ends(
        new WebSocket(address.replace("http", "ws") + "socket"), "onopen", "onerror"));
    await attempt("events", () => ends(
        new EventSource(address + "events"), "onopen", "onerror"));
    await attempt("import", () => import(address + "import.js"));
    await attempt("eval", () => eval("1"));
    await attempt("Function", () => new Function("return 1")());
    await attempt("indexedDB", () => ends(indexedDB.open("x"), "onsuccess", "onerror"));
    await attempt("caches", () => caches.keys());
    await attempt("cookies", () => cookieStore.getAll());
};
"""
_IN_WORKER = """async ([source, address]) => {
    const code = source + `everywhere(${JSON.stringify(address)}).then(() => postMessage(told))`;
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
    return new Promise((done) => (worker.onmessage = ({ data }) => done(data)));
}"""
_IN_WINDOW = """async ([source, address]) => {
    const { told, attempt, ends, everywhere } = await (SOURCE)();
    await attempt("beacon", () =>
        navigator.sendBeacon(address + "beacon", "x") || Promise.reject());
    await attempt("image", () => {
        const image = new Image();
        const end = ends(image, "onload", "onerror");
        image.src = address + "image";
        return end;
    });
    await attempt("script", () => {
        const script = document.createElement("script");
        const end = ends(script, "onload", "onerror");
        script.src = address + "script.js";
        document.documentElement.append(script);
        return end;
    });
    await attempt("style", () => {
        const link = document.createElement("link");
        const end = ends(link, "onload", "onerror");
        Object.assign(link, { rel: "stylesheet", href: address + "style.css" });
        document.documentElement.append(link);
        return end;
    });
    await attempt("localStorage", () => localStorage.length);
    await attempt("parent", () => parent.document.title);
    await attempt("kept", () => parent.localStorage.getItem("frontier/match/x") ?? "nothing");
    await attempt("form", () => {
        if (top === self) return Promise.reject(); // that would end this page
        const form = document.createElement("form");
        Object.assign(form, { action: address + "form", target: "_top", method: "post" });
        document.documentElement.append(form);
        form.submit();
        return Promise.reject(); // whether it was sent is heard
    });
    await attempt("top", () => {
        if (top === self) return Promise.reject();
        top.location.href = address + "top";
    });
    await attempt("opened", () => open(address + "opened") ?? Promise.reject());
    await everywhere(address);
    return told;
}"""
# What a page without the policy is heard by, at the least.
HEARD = {"fetch", "xhr", "socket", "events", "import.js", "beacon", "image", "script.js"}
# What may be had inside, and leads nowhere: an empty place, a beacon never sent.
HARMLESS = {"cookies": "", "caches": "", "beacon": "true"}


@pytest.fixture
def listener() -> Iterator[tuple[str, list[str]]]:
    """A server that notes whatever reaches it."""
    heard: list[str] = []

    class Note(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            heard.append(self.path)
            kind = "text/javascript" if self.path.endswith(".js") else "text/html"
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", "0")
            self.send_header("Access-Control-Allow-Origin", "*")
            self.end_headers()

        do_POST = do_GET  # noqa: N815 (as the standard library names it)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Note)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/", heard
    server.shutdown()
    server.server_close()


def frame_of_a_bot(page: Page) -> Frame:
    page.evaluate(
        """async () => {
            const { app } = document.documentElement.dataset;
            const { BotHost } = await import(new URL(`${app}/lab/host.js`, document.baseURI).href);
            window.host = new BotHost();
            await window.host.ready;
        }"""
    )
    return page.frames[-1]


def in_window(frame: Frame | Page, address: str) -> dict[str, str]:
    source = f"async () => {{ {_WORKER} return {{ told, attempt, ends, everywhere }}; }}"
    told: dict[str, str] = frame.evaluate(_IN_WINDOW.replace("SOURCE", source), ["", address])
    return told


def in_worker(frame: Frame | Page, address: str) -> dict[str, str]:
    told: dict[str, str] = frame.evaluate(_IN_WORKER, [_WORKER, address])
    return told


@pytest.mark.expects_problems  # the browser tells of what its policy refuses
def test_python_gets_to_nothing_that_is_kept_and_sends_nothing(
    page: Page, listener: tuple[str, list[str]]
) -> None:
    address, heard = listener
    page.goto("./")
    page.evaluate("localStorage.setItem('frontier/match/x', 'secret')")
    brief: Any = write_brief(match_of("boomers").position, 0, 0)
    reply = choices(page, PYTHON.replace("ADDRESS", address), [brief])[0]
    assert reply["fault"] is None, reply["fault"]
    lines: list[str] = [line for line in reply["printed"] if "later" not in line.split()[:2]]
    assert len(lines) == REFUSED
    assert [line for line in lines if not line.startswith("no ")] == []
    greedy = "def choose(position):\n    return bytearray(10 ** 9)\n"
    assert choices(page, greedy, [brief])[0]["fault"]["key"] == "fault.memory"
    assert heard == []


@pytest.mark.expects_problems
def test_neither_the_frame_nor_a_worker_in_it_reads_or_sends_anything(
    page: Page, listener: tuple[str, list[str]]
) -> None:
    address, heard = listener
    page.goto("./")
    page.evaluate("localStorage.setItem('frontier/match/x', 'secret')")
    frame = frame_of_a_bot(page)
    before = page.url
    for told in (in_worker(frame, address), in_window(frame, address)):
        got = {name: said for name, said in told.items() if said != "no"}
        assert got.items() <= HARMLESS.items()
    assert heard == []
    assert page.url == before

    page.goto(f"{address}page")
    in_worker(page, address)
    assert {path[1:] for path in heard} >= {"fetch", "xhr", "socket", "events", "import.js"}
    heard.clear()
    in_window(page, address)
    assert {path[1:] for path in heard} >= HEARD
