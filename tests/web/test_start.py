"""Three ways to start Python; each is the way out when the one before fails, by itself."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.faulty_line import line_to
from tests.web.interception import Held, refuse
from tests.web.playing import START, PagePlayer, random_match, saved, settle

from frontier.games import all_games
from frontier.table.record import Record, write_record
from machine.node import NODE_MODULES
from runtime.reach import run_python, show_python
from runtime.small_runtime import Used, cut

pytestmark = pytest.mark.fresh_profile

STOCK = NODE_MODULES / "pyodide" / "pyodide.asm.wasm"
GLUE = NODE_MODULES / "pyodide" / "pyodide.asm.mjs"
KINDS = ("snapshot", "library", "wheel")

# Asks a door of its own, in the page's Python.
_ASK = """
import json
from frontier.doors.page import Door
door = Door()
json.dumps([json.loads(door.answer(json.dumps(request))) for request in json.loads(%r)])
"""


def started(page: Page) -> str | None:
    """Wait until Python is there, and tell how it was started."""
    page.wait_for_selector("html[data-started]", state="attached", timeout=START)
    return page.locator("html").get_attribute("data-started")


@pytest.fixture(scope="module", params=KINDS)
def begun(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Page]:
    """A page for each way to start, so that Python starts once for all tests of that way."""
    context = browser.new_context(base_url=site, service_workers="block")
    show_python(context)
    page = context.new_page()
    page.goto(f"./?start={request.param}#/about")
    assert started(page) == request.param
    yield page
    context.close()


def ask(page: Page, *requests: dict[str, Any]) -> list[dict[str, Any]]:
    """Ask the rules in the page's Python."""
    told = json.loads(str(run_python(page.workers[0], _ASK % json.dumps(requests))))
    return [one["ok"] for one in told]


@pytest.mark.parametrize("game", list(all_games()))
def test_every_way_to_start_plays_the_same_game(begun: Page, game: str) -> None:
    match = random_match(game, "start", 12)
    setup = {"game": game, "seed": "start", "options": {}, "players": []}
    plays = [{"do": "play", "picks": list(action), "seat": 0} for action in match.actions]
    told = ask(begun, {"do": "new", **setup}, *plays, {"do": "write"})
    assert told[-1]["record"] == write_record(Record(match, ()))


def test_the_rest_of_the_runtime_comes_when_something_needs_it_and_not_before(begun: Page) -> None:
    worker = begun.workers[0]
    fetched = """() => performance.getEntriesByType("resource").filter(
        ({ name }) => name.endsWith("/rest.wasm")).length"""
    assert worker.evaluate(fetched) == 0  # games have been played in it
    assert run_python(worker, "'漢'.encode('big5').hex()") == "ba7e"
    assert worker.evaluate(fetched) == (0 if started(begun) == "wheel" else 1)


# Asks a core of its own, started as the page was, until each answer is complete.
_USE = """async (requests) => {
    const { app } = document.documentElement.dataset;
    const { Core } = await import(new URL(`${app}/main.js`, document.baseURI).href);
    const core = new Core();
    for (const request of requests) {
        let answer;
        do answer = await core.ask(request);
        while (answer.done === false);
    }
    core.worker.terminate();
}"""


@pytest.mark.parametrize("kind", KINDS[:2])
def test_ordinary_use_needs_neither_the_rest_nor_the_whole_library(
    browser: Browser, site: str, kind: str
) -> None:
    requests: list[dict[str, Any]] = []
    for game in all_games().values():
        requests += [
            {"do": "new", "game": game.name, "seed": "use", "options": {}, "players": []},
            *({"do": "think", "level": level, "ms": 200} for level in game.levels),
            {"do": "hint", "step": 3, "ms": 200},
            {"do": "write"},
            {"do": "link", "kinds": ["person"]},
            {"do": "figures", "game": game.name},
        ]
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    with line_to(site) as line:
        page.goto(f"{line.address}?start={kind}#/about")
        assert started(page) == kind
        page.evaluate(_USE, requests)
        names = {path.rpartition("/")[2] for path in line.asked}
    context.close()
    assert f"{kind}.bin" in names
    assert {"rest.wasm", "whole.bin"} & names == set()


def test_what_was_trimmed_is_found_when_something_needs_it(begun: Page) -> None:
    code = "import statistics, json.tool, ssl, frontier.doors.words; statistics.mean([1, 2, 3])"
    assert run_python(begun.workers[0], code) == 2
    code = "import sysconfig; sysconfig.get_config_var('Py_GIL_DISABLED')"
    assert not run_python(begun.workers[0], code)


# Each asks a little of a module for which something smaller may stand, and uses it.
_LARGER = """
import annotationlib, asyncio, inspect, io, json, sys, typing
from contextlib import redirect_stderr
from frontier.table.match import Setup

def takes(one: int, *, two: str = "") -> None: ...
async def waits(): ...

class Point(typing.NamedTuple):
    x: "int"

try:
    1 / 0
except ZeroDivisionError as error:
    with redirect_stderr(io.StringIO()) as told:
        sys.excepthook(type(error), error, error.__traceback__)
json.dumps([
    type(asyncio.get_event_loop()).__name__,
    [inspect.iscoroutinefunction(one) for one in (waits, takes)],
    str(inspect.signature(takes)),
    sorted(annotationlib.get_annotations(takes)),
    typing.get_type_hints(Point)["x"].__name__,
    told.getvalue().splitlines()[-1],
    "seed" in str(inspect.signature(Setup)),
])
"""


def test_what_stands_for_a_larger_module_becomes_it_when_more_is_asked(begun: Page) -> None:
    assert json.loads(str(run_python(begun.workers[0], _LARGER))) == [
        "WebLoop",
        [True, False],
        "(one: int, *, two: str = '') -> None",
        ["one", "return", "two"],
        "int",
        "ZeroDivisionError: division by zero",
        True,
    ]


def test_a_traceback_through_the_library_can_be_read(begun: Page) -> None:
    code = """
import json, traceback
try:
    json.loads("{")
except ValueError:
    told = traceback.format_exc()
told
"""
    assert "decoder.py" in str(run_python(begun.workers[0], code))


def test_data_files_can_be_read_after_every_start(begun: Page) -> None:
    (told,) = ask(begun, {"do": "figures", "game": "oregon"})
    assert told["figures"]


def test_the_site_gives_no_way_to_its_python(page: Page) -> None:
    page.goto("./#/about")
    started(page)
    own = "() => Object.keys(self).filter(name => /python|heap/i.test(name))"
    assert page.workers[0].evaluate(own) == []


def test_chance_is_fresh_in_every_page_after_a_restore(page: Page) -> None:
    show_python(page.context)
    drawn = set()
    for _ in range(2):
        page.goto("./?start=snapshot#/about")
        assert started(page) == "snapshot"
        drawn.add(run_python(page.workers[0], "import random; random.random()"))
        page.goto("about:blank")
    assert len(drawn) == 2


def of_another_build(body: bytes) -> bytes:
    """Change the name of the build that a snapshot is for."""
    at = body.index(b"\0snp") + 16
    return body[:at] + bytes(32) + body[at + 32 :]


@pytest.mark.expects_problems
@pytest.mark.parametrize(
    "how", [of_another_build, lambda body: body[: len(body) // 2], lambda body: b""]
)
def test_a_refused_snapshot_leads_to_the_library(
    page: Page, site: str, how: Callable[[bytes], bytes]
) -> None:
    with line_to(site) as line:
        line.change("snapshot.bin", how)
        page.goto(f"{line.address}?start=snapshot")
        assert started(page) == "library"


@pytest.mark.expects_problems
def test_a_snapshot_that_was_refused_is_not_tried_again(page: Page, site: str) -> None:
    with line_to(site) as line:
        line.change("snapshot.bin", of_another_build)
        page.goto(f"{line.address}?start=snapshot")
        assert started(page) == "library"
        page.goto("about:blank")
        line.asked.clear()
        page.goto(line.address)
        assert started(page) == "library"
        assert not any(path.endswith("snapshot.bin") for path in line.asked)


@pytest.mark.expects_problems
@pytest.mark.parametrize("how", [lambda body: b"\0asm" + body[8:], lambda body: body[:-1]])
def test_a_damaged_small_runtime_leads_to_the_whole_one(
    page: Page, site: str, how: Callable[[bytes], bytes]
) -> None:
    with line_to(site) as line:
        line.change("runtime.wasm", how)
        page.goto(f"{line.address}?start=snapshot")
        assert started(page) == "wheel"


@pytest.mark.expects_problems
def test_a_small_runtime_whose_rest_does_not_come_leads_to_the_whole_one(
    page: Page, site: str
) -> None:
    used = Used.read()
    halves = cut(STOCK, GLUE.read_text("utf-8"), Used(used.runtime, frozenset(), used.idle))
    told = b"runtime.wasm:%d:" % len(halves.small)
    with line_to(site) as line:
        line.change("/", lambda body: re.sub(rb"runtime\.wasm:\d+:", told, body))
        line.change("runtime.wasm", lambda body: halves.small)
        line.fail("rest.wasm", "404")
        page.goto(f"{line.address}?start=snapshot")
        assert started(page) == "wheel"
        assert any(path.endswith("rest.wasm") for path in line.asked)


@pytest.mark.expects_problems
def test_without_snapshot_and_library_micropip_installs_the_wheel(page: Page) -> None:
    refuse(page.context, "**/snapshot.bin")
    page.context.route("**/library.bin", lambda route: route.fulfill(status=500))
    page.goto("./?start=snapshot")
    assert started(page) == "wheel"


def test_a_slow_line_brings_the_library_first_and_the_snapshot_for_the_second_visit(
    browser: Browser, site: str
) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    with line_to(site) as line:
        line.rate = 120_000  # bytes a second
        with page.expect_request("**/library.bin", timeout=START):
            page.goto(f"{line.address}#/about")
        assert not any(path.endswith("snapshot.bin") for path in line.asked)
        line.rate = 0
        assert started(page) == "library"
        page.wait_for_function(
            "() => JSON.parse(localStorage.getItem('frontier/start') ?? '{}').have", timeout=START
        )
        page.goto("about:blank")
        page.goto(f"{line.address}#/about")
        assert started(page) == "snapshot"
    context.close()


def test_a_resumed_board_is_there_before_python_and_picks_are_kept(page: Page) -> None:
    settle(page)
    player = PagePlayer.resume(page, random_match("boomers", "early", 4))
    held = Held(page.context)
    page.reload()
    expect(page.locator("main.table[data-seen='4']")).to_be_attached()
    assert page.locator("main.table[data-move]").count() == 0
    action = player.match().position.legal()[0]
    for pick in action:
        player.click(pick)
    assert player.match().cursor == 4
    held.let_go()
    player.wait_for_move(5)
    assert player.match().actions[-1] == action


def test_a_move_picked_before_python_is_asked_about_where_every_move_is(page: Page) -> None:
    settle(page, confirm="always")
    player = PagePlayer.resume(page, random_match("boomers", "asked", 4))
    held = Held(page.context)
    page.reload()
    expect(page.locator("main.table[data-seen='4']")).to_be_attached()
    for pick in player.match().position.legal()[0]:
        player.click(pick)
    held.let_go()
    player.wait_for_move(4)
    page.locator("[data-do=confirm]").click()
    player.wait_for_move(5)


def test_what_is_taken_back_before_python_is_not_played(page: Page) -> None:
    settle(page)
    player = PagePlayer.resume(page, random_match("boomers", "back", 4))
    held = Held(page.context)
    page.reload()
    expect(page.locator("main.table[data-seen='4']")).to_be_attached()
    action = player.match().position.legal()[0]
    for pick in action:
        player.click(pick)
    page.keyboard.press("Escape")
    held.let_go()
    player.wait_for_move(4)
    player.click(action[-1])
    player.wait_for_move(5)
    assert player.match().actions[-1] == action


# Makes of each action that is played one that there is not.
_PLAYED_WRONGLY = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function ({ request, ...more }) {
    const wrong = request?.replace(/("do":"play","picks":)\\[[^\\]]*\\]/, '$1["A"]');
    post.call(this, { ...more, request: wrong });
};"""


def test_where_a_move_picked_before_python_is_refused_the_match_is_there(page: Page) -> None:
    settle(page)
    player = PagePlayer.resume(page, random_match("boomers", "refused", 4))
    page.add_init_script(_PLAYED_WRONGLY)
    held = Held(page.context)
    page.reload()
    expect(page.locator("main.table[data-seen='4']")).to_be_attached()
    action = player.match().position.legal()[0]
    for pick in action:
        player.click(pick)
    held.let_go()
    player.wait_for_move(4)
    expect(page.locator(".message")).not_to_be_empty()
    expect(page.locator(f".twin button[data-picks~='{action[0]}']")).to_have_attribute(
        "data-state", "next"
    )


# Notes when a table is first shown.
_TABLE_SHOWN = """new MutationObserver(() => {
    if (document.querySelector("main.table")) window.shown ??= performance.now();
}).observe(document, { childList: true, subtree: true })"""
_ICONS_CAME = """performance.getEntriesByType("resource").find(
    ({ name }) => name.endsWith("/icons/oregon.json")).responseEnd"""


def test_a_table_waits_for_its_own_icons_and_is_not_shown_twice(page: Page) -> None:
    settle(page)
    page.add_init_script(_TABLE_SHOWN)
    match = {"id": "soon", "saved": saved(random_match("oregon", "soon", 0))}
    kept = json.dumps({**match, "changed": 1, "over": False, "totals": []})
    page.add_init_script(f"localStorage.setItem('frontier/match/soon', {json.dumps(kept)})")
    held = Held(page.context)
    page.goto("./")
    expect(page.locator(".games")).to_be_visible()
    page.evaluate("() => { location.hash = '#/match/soon'; }")
    table = page.locator("main.table").element_handle()
    assert page.evaluate("window.shown") >= page.evaluate(_ICONS_CAME)
    with page.expect_response("**/icons/boomtown.json", timeout=START):  # brought at rest
        held.let_go()
    assert table is not None
    assert table.evaluate("table => table.isConnected")


def test_half_a_move_made_before_python_is_kept(page: Page) -> None:
    settle(page)
    player = PagePlayer.resume(page, random_match("boomers", "half", 2))
    held = Held(page.context)
    page.reload()
    action = player.match().position.legal()[0]
    player.click(action[0])
    held.let_go()
    player.wait_for_move(2)
    for pick in action[1:]:
        player.click(pick)
    player.wait_for_move(3)
    assert player.match().actions[-1] == action


@pytest.mark.parametrize("game", [name for name, game in all_games().items() if game.secrets])
def test_nothing_hidden_is_kept_or_shown_before_the_device_is_taken_over(
    page: Page, game: str
) -> None:
    settle(page)
    match = random_match(game, "secret", 3)
    player = PagePlayer.resume(page, match)
    player.before_play()
    page.wait_for_function("() => localStorage.getItem('frontier/seen')")
    seen: dict[str, Any] = page.evaluate("() => JSON.parse(localStorage.getItem('frontier/seen'))")
    assert seen["seen"]["seat"] is None
    assert seen["seen"]["legal"] == []
    assert seen["seen"]["view"] == json.loads(json.dumps(match.position.view(None)))


def test_the_start_is_told_in_megabytes(page: Page) -> None:
    settle(page, language="en")
    held = Held(page.context)
    page.goto("./#/new/boomers")
    expect(page.locator(".starting")).to_contain_text("MB")
    held.let_go()
    expect(page.locator(".starting")).to_have_count(0, timeout=START)
