"""Three ways to start Python; each is the way out when the one before fails, by itself."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from tests.web.playing import START, PagePlayer, random_match, settle

from frontier.games import all_games
from frontier.table.record import Record, write_record
from runtime.reach import run_python, show_python

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


def damage(context: BrowserContext, files: str, change: Callable[[bytes], bytes]) -> None:
    """Let a file come over the line changed."""

    def fulfil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=change(answer.body()))

    context.route(files, fulfil)


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


def test_what_was_trimmed_is_found_when_something_needs_it(begun: Page) -> None:
    code = "import statistics, json.tool, ssl, frontier.doors.words; statistics.mean([1, 2, 3])"
    assert run_python(begun.workers[0], code) == 2


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
    "change", [of_another_build, lambda body: body[: len(body) // 2], lambda body: b""]
)
def test_a_refused_snapshot_leads_to_the_library(
    page: Page, change: Callable[[bytes], bytes]
) -> None:
    damage(page.context, "**/snapshot.bin", change)
    page.goto("./?start=snapshot")
    assert started(page) == "library"


@pytest.mark.expects_problems
def test_a_snapshot_that_was_refused_is_not_tried_again(page: Page) -> None:
    damage(page.context, "**/snapshot.bin", of_another_build)
    page.goto("./?start=snapshot")
    assert started(page) == "library"
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("about:blank")
    page.goto("./")
    assert started(page) == "library"
    assert not any(address.endswith("snapshot.bin") for address in asked)


@pytest.mark.expects_problems
def test_without_snapshot_and_library_micropip_installs_the_wheel(page: Page) -> None:
    page.context.route("**/snapshot.bin", lambda route: route.abort())
    page.context.route("**/library.bin", lambda route: route.fulfill(status=500))
    page.goto("./?start=snapshot")
    assert started(page) == "wheel"


def test_the_second_visit_starts_from_the_snapshot(page: Page) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'connection', { value: undefined })")
    page.goto("./#/about")
    assert started(page) == "library"
    page.wait_for_function(
        "() => JSON.parse(localStorage.getItem('frontier/start') ?? '{}').have", timeout=START
    )
    page.goto("about:blank")
    page.goto("./#/about")
    assert started(page) == "snapshot"


class Held:
    """Keeps Python from starting until it is let go."""

    def __init__(self, context: BrowserContext) -> None:
        self.routes: list[Route] = []
        self.free = False
        context.route("**/*.bin", self.hold)

    def hold(self, route: Route) -> None:
        if self.free:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        self.free = True
        for route in self.routes:
            route.continue_()


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
