"""Measures the page in a real browser: to the highlight, memory over games, waiting for others.

Run by `bench.py page` inside the virtual environment; prints JSON.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, sync_playwright

from frontier.games import find_game
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from machine.browser import FLAGS, ensure_chromium
from machine.environment import DIST
from website.serve import serving

START = 120_000

# Each game at a moment where its first pick is one of several that an action needs.
MOMENTS = {"boomers": ("moving", 12), "oregon": ("play", 30), "boomtown": ("take", 40)}

_KEEP = """([id, saved, kinds]) => localStorage.setItem(`frontier/match/${id}`,
    JSON.stringify({ id, saved, kinds, changed: 1, over: false, totals: [] }))"""
_KEPT = "() => JSON.parse(localStorage.getItem('frontier/match/bench')).saved.actions"

# Tables of four at which one person waits for three computers.
WAITED = {"oregon": {"players": "4"}, "boomtown": {"players": "4"}}

# A frame is painted when the message after its callbacks arrives.
_MEASURE = """async ([times, presses]) => {
    const painted = () => new Promise(done => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
    }));
    const spots = () => [...document.querySelectorAll(".twin [data-state=next]")];
    const taken = [];
    for (let i = 0; i < times; i++) {
        const here = spots();
        const spot = here[(i * 7) % here.length];
        await painted();
        const began = performance.now();
        spot.dispatchEvent(new PointerEvent("pointerenter"));
        if (presses) spot.click();
        await painted();
        taken.push(performance.now() - began);
        spot.dispatchEvent(new PointerEvent("pointerleave"));
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
        await painted();
    }
    return taken;
}"""


def moment(game: str) -> Match:
    """Play random moves up to a moment to measure at."""
    phase, least = MOMENTS[game]
    match = Match(find_game(game), Setup(game, "bench"))
    chance = Chance("bench")
    while match.cursor < least or match.position.phase != phase:
        match.play(chance.choose(match.position.legal()))
    return match


def open_match(page: Page, match: Match, kinds: tuple[str, ...] = ()) -> None:
    """Put a match into the browser and open it."""
    saved = {
        "game": match.game.name,
        "seed": match.setup.seed,
        "options": dict(match.setup.options),
        "position": None,
        "players": [],
        "actions": [list(action) for action in match.actions],
        "cursor": match.cursor,
    }
    page.goto("./#/about")
    page.evaluate(_KEEP, ["bench", saved, list(kinds)])
    page.goto("./#/match/bench")
    table = page.locator(f'main.table[data-move="{match.cursor}"]')
    table.wait_for(state="attached", timeout=START)
    if page.locator("[data-do=take-over]").is_visible():
        page.locator("[data-do=take-over]").click()
    page.locator(".twin [data-state=next]").first.wait_for(state="attached", timeout=START)


def highlights(page: Page, times: int) -> dict[str, float]:
    """Measure each game; give the 95th percentile in milliseconds."""
    result = {}
    for game in MOMENTS:
        open_match(page, moment(game))
        taken = sorted(page.evaluate(_MEASURE, [times, game != "boomtown"]))
        result[game] = taken[len(taken) * 95 // 100]
    return result


def memory(page: Page, games: int) -> list[float]:
    """Play whole games in one page; give the heap in use after each, in megabytes."""
    devtools = page.context.new_cdp_session(page)
    used = []
    for number in range(games + 1):
        match = Match(find_game("boomers"), Setup("boomers", f"g{number}"))
        open_match(page, match)
        page.locator(".picks summary").first.click()
        chance = Chance(f"g{number}")
        while match.position.turn is not None:
            action = chance.choose(match.position.legal())
            match.play(action)
            page.locator("input[name=move]").fill(" ".join(action))
            page.locator("input[name=move]").press("Enter")
            moved = page.locator(f'main.table[data-move="{match.cursor}"]')
            moved.wait_for(state="attached")
        devtools.send("HeapProfiler.collectGarbage")
        used.append(devtools.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
    return used


def waits(page: Page, turns: int) -> dict[str, list[float]]:
    """Measure the seconds from one's own action to the next decision, with three others between."""
    found: dict[str, list[float]] = {}
    for game, options in WAITED.items():
        match = Match(find_game(game), Setup(game, "waits", options))
        while match.position.turn != 0:
            match.play(match.position.legal()[0])
        open_match(page, match, ("person", "settler", "settler", "settler"))
        page.locator(".picks summary").last.click()
        chance = Chance("waits")
        found[game] = []
        while len(found[game]) < turns and match.position.turn is not None:
            others = match.cursor
            action = chance.choose(match.position.legal())
            page.locator("input[name=move]").fill(" ".join(action))
            began = time.perf_counter()
            page.locator("input[name=move]").press("Enter")
            page.locator(f'main.table:not([data-move="{others}"])').wait_for(timeout=START)
            page.locator(
                ".twin [data-state=next], [data-pick], .ending:not([hidden])"
            ).first.wait_for(state="attached", timeout=START)
            taken = time.perf_counter() - began
            match = Match(match.game, match.setup, map(tuple, page.evaluate(_KEPT)))
            if match.cursor > others + 1:
                found[game].append(taken)
    return found


@contextmanager
def opened(motion: str = "none") -> Iterator[Page]:
    """Serve the built site and open a browser there."""
    with serving(DIST) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=[*FLAGS])
        page = browser.new_page(base_url=address, viewport={"width": 1366, "height": 768})
        settings = json.dumps({"motion": motion, "confirm": "never"})
        page.add_init_script(f"localStorage.setItem('frontier/settings', '{settings}')")
        yield page
        browser.close()


def measure(times: int, games: int) -> dict[str, Any]:
    """Measure everything."""
    with opened() as page:
        told = {"highlights": highlights(page, times), "memory": memory(page, games)}
    with opened("normal") as page:
        return {**told, "waits": waits(page, games)}


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]), int(sys.argv[2]))))
