"""Measures the page in a real browser: to the highlight, memory over games, and what playing takes.

Run by `bench.py page` inside the virtual environment; prints JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

from benches.kept_match import begin, open_match
from benches.playing import taps, waits
from frontier.table.chance import Chance
from frontier.table.match import Match
from machine.browser import FLAGS, ensure_chromium
from machine.environment import DIST
from website.serve import serving

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 640}

# Each game at a moment where its first pick is one of several that an action needs.
MOMENTS = {"boomers": ("moving", 12), "oregon": ("play", 30), "boomtown": ("take", 40)}

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
    match = begin(game, "bench")
    chance = Chance("bench")
    while match.cursor < least or match.position.phase != phase:
        match.play(chance.choose(match.position.legal()))
    return match


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
        match = begin("boomers", f"g{number}")
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


@contextmanager
def opened(motion: str = "none", *, phone: bool = False) -> Iterator[Page]:
    """Serve the built site and open a browser there: a laptop's, or a phone's."""
    with serving(DIST) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=[*FLAGS])
        page = browser.new_page(
            base_url=address,
            viewport=PHONE if phone else LAPTOP,
            has_touch=phone,
            is_mobile=phone,
        )
        settings = json.dumps({"motion": motion, "confirm": "touch" if phone else "never"})
        page.add_init_script(f"localStorage.setItem('frontier/settings', '{settings}')")
        yield page
        browser.close()


def measure(times: int, games: int) -> dict[str, Any]:
    """Measure everything."""
    with opened() as page:
        told: dict[str, Any] = {
            "highlights": highlights(page, times),
            "memory": memory(page, games),
        }
    with opened("normal") as page:
        told["waits"] = waits(page, games)
    with opened(phone=True) as page:
        return {**told, "taps": taps(page, games)}


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]), int(sys.argv[2]))))
