"""A lesson in a frame of somebody else's page: it starts at a touch, fits, and tells its host."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Page, expect
from tests.web.classroom import RIGHT as SOLVES
from tests.web.classroom import given, room_of
from tests.web.playing import START, random_match
from tests.web.school import lesson, opening, pick_all, step

from frontier.games import all_games
from frontier.school.lesson import read_lesson
from frontier.school.lesson_link import write_link
from frontier.table import link as match_link
from frontier.table.record import Record

BOOMERS = opening("boomers")
LEGAL = BOOMERS.position.legal()
RIGHT, WRONG = list(LEGAL[3]), list(LEGAL[-1])
TOLD = lesson(
    "boomers", step(BOOMERS, "Find it.", {"is": "play", "actions": [RIGHT]}, wrong="Not so.")
)

# What a host of H5P does with the messages of its frames.
HOST = """<!doctype html><title>Host</title>
<iframe id="f" width="700" height="300" src="%s"></iframe>
<script>
  const frame = document.getElementById("f");
  window.heard = [];
  addEventListener("message", ({ data, source }) => {
    if (data.context !== "h5p") return;
    heard.push(data);
    if (data.action === "hello") source.postMessage({ context: "h5p", action: "hello" }, "*");
    if (data.action === "resize") frame.height = data.scrollHeight;
  });
</script>"""
# As a browser that lets no frame of another site keep anything.
BLOCKED = """if (window !== top) {
  const refuse = () => { throw new DOMException("blocked", "SecurityError"); };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(navigator, "serviceWorker", { get: refuse });
}"""


@contextmanager
def hosting(folder: Path, page: str) -> Iterator[str]:
    """Serve a page of somebody else's: at another address, with headers of its own."""
    (folder / "index.html").write_text(page, "utf-8")
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()


def statements(page: Page) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = page.evaluate(
        "heard.filter(({ action }) => action === 'xAPI').map(({ statement }) => statement)"
    )
    return heard


@pytest.mark.expects_problems  # the fixtures watch the site's own address
def test_a_lesson_plays_whole_in_a_frame_where_nothing_can_be_kept(
    page: Page, site: str, problems: list[str], tmp_path: Path
) -> None:
    page.add_init_script(BLOCKED)
    link = write_link(read_lesson(TOLD, all_games()), all_games())
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with hosting(tmp_path, HOST % f"{site}?embed#{link}") as host:
        page.goto(host)
    frame = page.frame_locator("#f")
    start = frame.get_by_role("button", name="Start")
    expect(start).to_be_visible()
    assert not [one for one in asked if "/pyodide/" in one or "/start/" in one]
    start.click()
    expect(frame.locator("main.lesson[data-state=asked]")).to_be_attached(timeout=START)
    expect(page.locator("#f")).not_to_have_attribute("height", "300")
    inside = page.frames[1]
    pick_all(inside, WRONG)  # type: ignore[arg-type]
    expect(frame.locator("main.lesson[data-state=wrong]")).to_be_attached(timeout=START)
    frame.locator("[data-do=again]").click()
    expect(frame.locator("main.lesson[data-state=asked]")).to_be_attached()
    pick_all(inside, RIGHT)  # type: ignore[arg-type]
    expect(frame.locator("main.lesson[data-state=right]")).to_be_attached()
    told = [(one["verb"]["display"]["en-US"], one["result"]["success"]) for one in statements(page)]
    assert told == [("answered", False), ("answered", True), ("completed", True)]
    last = statements(page)[-1]
    assert last["result"]["score"] == {"min": 0, "raw": 1, "max": 1, "scaled": 1}
    assert last["actor"]["account"]["name"] == "anonymous"
    assert not [one for one in problems if one.startswith("uncaught")]


def started(page: Page, address: str, folder: Path) -> FrameLocator:
    """Put an address into a frame of somebody else's page, and touch it."""
    with hosting(folder, HOST % address) as host:
        page.goto(host)
    frame = page.frame_locator("#f")
    frame.get_by_role("button", name="Start").click()
    return frame


@pytest.mark.expects_problems
def test_a_match_is_played_to_its_end_in_a_frame_and_its_result_is_told(
    page: Page, site: str, problems: list[str], tmp_path: Path
) -> None:
    page.add_init_script(BLOCKED)
    match = random_match("boomers", "frame", 9_999)
    last = match.actions[-1]
    match.go_to(match.cursor - 1)
    link = match_link.write_link(Record(match, (), ("person", "person")), all_games())
    frame = started(page, f"{site}?embed#{link}", tmp_path)
    expect(frame.locator("main.table[data-move]")).to_be_attached(timeout=START)
    pick_all(page.frames[1], last)  # type: ignore[arg-type]
    expect(frame.locator(".ending .result")).to_be_visible(timeout=START)
    (told,) = statements(page)
    assert told["verb"]["display"]["en-US"] == "completed"
    assert told["result"]["completion"] is True
    assert not [one for one in problems if one.startswith("uncaught")]


@pytest.mark.expects_problems
def test_what_a_class_is_given_plays_in_a_frame_and_is_handed_in_there(
    page: Page, site: str, problems: list[str], tmp_path: Path
) -> None:
    page.add_init_script(BLOCKED)
    link = given()
    frame = started(page, f"{site}?embed#{link}", tmp_path)
    frame.locator("#nickname").fill("Ann", timeout=START)
    frame.locator("[data-do=start]").click()
    expect(frame.locator("main.lesson[data-state=asked]")).to_be_attached(timeout=START)
    pick_all(page.frames[1], SOLVES[0])  # type: ignore[arg-type]
    expect(frame.locator("main.lesson[data-state=right]")).to_be_attached(timeout=START)
    frame.locator("[data-do=hand-in]").first.click()
    expect(frame.locator("dialog[data-result] svg.qr")).to_be_visible(timeout=START)
    address = frame.locator("dialog[data-result] input.address").input_value()
    result = room_of(link).read(address.split("#")[1])
    assert (result["name"], result["steps"][0]["solved"]) == ("Ann", True)
    assert not [one for one in problems if one.startswith("uncaught")]
