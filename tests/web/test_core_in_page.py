"""The wheel inside Pyodide: it plays as CPython does, survives a crash, and does not grow."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, PagePlayer, random_match, settle

from frontier.games import all_games
from frontier.table.record import Record, write_record
from runtime.reach import python_memory, run_python, show_python

pytestmark = pytest.mark.fresh_profile

_REPLAY = """async records => {
    const { app } = document.documentElement.dataset;
    const { Core } = await import(new URL(`${app}/main.js`, document.baseURI).href);
    const core = new Core();
    const written = [];
    for (const record of records) {
        await core.ask({ do: "read", record });
        written.push((await core.ask({ do: "write" })).record);
    }
    core.worker.terminate();
    return written;
}"""


_LIVING_OBJECTS = "import gc; gc.collect(); len(gc.get_objects()) + gc.get_freeze_count()"


@pytest.mark.parametrize("game", list(all_games()))
def test_records_replay_identically_in_the_browser(
    page: Page, many: Callable[[int], int], game: str
) -> None:
    page.goto("./")
    records = [
        write_record(Record(random_match(game, f"r{number}", 5_000), ()))
        for number in range(many(200))
    ]
    assert page.evaluate(_REPLAY, records) == records


def test_a_crashed_worker_is_replaced_and_the_match_goes_on(page: Page) -> None:
    settle(page)
    player = PagePlayer.resume(page, random_match("boomers", "crash", 5))
    page.workers[0].evaluate("() => { setTimeout(() => { throw new Error('struck down') }) }")
    expect(page.locator("body > [role=log]")).not_to_be_empty(timeout=START)
    action = player.match().position.legal()[3]
    for pick in action:
        player.click(pick)
    expect(page.locator(".log [data-move]")).to_have_count(6, timeout=START)
    assert player.match().actions[-1] == action


@pytest.mark.untraced
def test_whole_games_in_one_page_do_not_grow_its_memory(
    page: Page, many: Callable[[int], int]
) -> None:
    settle(page)
    show_python(page.context)
    devtools = page.context.new_cdp_session(page)

    def used() -> tuple[float, float, float]:
        devtools.send("HeapProfiler.collectGarbage")
        heap = devtools.send("Runtime.getHeapUsage")["usedSize"]
        objects = run_python(page.workers[0], _LIVING_OBJECTS)
        assert isinstance(objects, int)
        return heap, objects, python_memory(page.workers[0])

    def play_one(number: int) -> None:
        player = PagePlayer.resume(page, random_match("boomers", f"game{number}", 0), "same")
        page.locator(".picks summary").click()
        match = random_match("boomers", f"game{number}", 5_000)
        for action in match.actions:
            player.type_action(action)
        expect(page.locator(".ending .result")).to_be_visible()

    play_one(0)
    heap, objects, taken = used()
    for number in range(1, 1 + max(2, many(10))):
        play_one(number)
    heap_after, objects_after, taken_after = used()
    assert heap_after < heap * 1.2
    assert objects_after < objects * 1.1
    # Python takes memory by fifths; where the first game ended just below such a step, one is due.
    assert taken_after <= taken * 1.2
