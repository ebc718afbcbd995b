"""A monkey at the page: a hundred random clicks and keys a second, half of them moves and undo.

It runs inside the page, so that nobody waits for a driver between two inputs. It presses only what
a person could: nothing behind a dialog, nothing that is hidden or switched off.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

from frontier.games import find_game
from frontier.table.match import Match, Setup

_MONKEY = r"""([home, seed, milliseconds]) => new Promise(done => {
    let state = seed;
    const below = many => {
        state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) | 0;
        return (((state ^ (state >>> 14)) >>> 0) % many);
    };
    const one = all => all[below(all.length)];
    const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", "Escape", "Tab",
        "Home", "End", "PageUp", "PageDown", "n", "N", "d", "?", "Delete", "1", "5", "z", "y"];
    const place = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const usable = selector => [...place().querySelectorAll(selector)].filter(found =>
        !found.disabled && found.checkVisibility() && !found.matches(
            "[type=file], [download], a[href^='http'], [data-do=language], [disabled] *"));
    const press = (key, held = {}) => {
        const target = document.activeElement ?? document.body;
        const how = { key, bubbles: true, cancelable: true, ...held };
        if (!target.dispatchEvent(new KeyboardEvent("keydown", how))) return;
        if (key === "Enter" && target.matches("button, a[href], summary")) target.click();
        if (key === "Escape") place().close?.();
        if (key === "Tab") one(usable("button, a[href], input, select, summary"))?.focus();
    };
    const click = found => {
        if (!found) return;
        found.focus();
        found.dispatchEvent(new PointerEvent("pointerenter"));
        if (found.matches("select")) {
            found.selectedIndex = below(found.options.length);
            found.dispatchEvent(new Event("change", { bubbles: true }));
        } else if (found.matches("input:not([type=radio], [type=checkbox]), textarea")) {
            found.value = one(["", "7", "0", "B e7", "x".repeat(90), "é ¶ <b>", "-3"]);
            found.dispatchEvent(new Event("input", { bubbles: true }));
            found.dispatchEvent(new Event("change", { bubbles: true }));
        } else {
            found.click();
        }
    };
    const move = () => {
        const next = usable(".twin [data-state=next], .picks [data-pick], [data-do=take-over]");
        if (next.length > 0) click(one(next));
        else click(one(usable(".twin button, .picks button, button")));
    };
    const random = () => {
        if (below(2)) press(one(KEYS), { ctrlKey: below(4) === 0, shiftKey: below(6) === 0 });
        else click(one(usable("button, a[href], input, select, summary, textarea")));
    };
    const stops = [];
    const watcher = new PerformanceObserver(list =>
        stops.push(...list.getEntries().map(entry => Math.round(entry.duration))));
    watcher.observe({ entryTypes: ["longtask"] });
    let inputs = 0, away = 0;
    const ends = performance.now() + milliseconds;
    const tick = setInterval(() => {
        if (location.hash !== home && ++away > 20) {
            away = 0;
            location.hash = home;
        }
        inputs++;
        const kind = below(8);
        if (kind < 3) move();
        else if (kind === 3) press("z", { ctrlKey: true });
        else random();
        if (performance.now() < ends) return;
        clearInterval(tick);
        watcher.disconnect();
        document.querySelectorAll("dialog[open]").forEach(dialog => dialog.close());
        done({ inputs, stops: stops.sort((a, b) => b - a).slice(0, 5) });
    }, 10);
})"""

_KEEP = """([kind, id, kept]) => localStorage.setItem(`frontier/${kind}/${id}`,
    JSON.stringify({ id, changed: 1, ...kept }))"""
_CLEAR = """() => {
    for (const key of Object.keys(localStorage)) {
        if (key.startsWith("frontier/match/")) localStorage.removeItem(key);
    }
}"""
_ALL_KEPT = """Object.keys(localStorage).filter(key => key.startsWith("frontier/match/"))
    .map(key => JSON.parse(localStorage.getItem(key)).saved)"""


class Weight(NamedTuple):
    """What the page holds when everything that nobody needs has been given back."""

    nodes: int
    listeners: int
    heap: int


class Monkey:
    """Plays about on one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tools: CDPSession = page.context.new_cdp_session(page)

    def play(self, home: str, seed: int, seconds: float) -> dict[str, Any]:
        """Press at random from one screen on; tell how often, and for how long the page stopped."""
        told: dict[str, Any] = self.page.evaluate(_MONKEY, [home, seed, seconds * 1000])
        return told

    def clear(self) -> None:
        """Forget every match on the device: those of the monkey are no weight of the page."""
        self.page.evaluate(_CLEAR)

    def keep_match(self, name: str, match: dict[str, Any], kinds: list[str]) -> None:
        """Keep a match on the device, with who plays each seat."""
        kept = {"saved": match, "kinds": kinds, "over": False, "totals": []}
        self.page.evaluate(_KEEP, ["match", name, kept])

    def keep_lesson(self, name: str, lesson: dict[str, Any]) -> None:
        """Keep a lesson of one's own on the device."""
        self.page.evaluate(_KEEP, ["lesson", name, {"lesson": lesson}])

    def weigh(self) -> Weight:
        """Weigh the page at rest: an answer on its way holds the table that it is for."""
        weights = []
        for _ in range(12):
            self.page.evaluate("() => new Promise(done => requestIdleCallback(() => done()))")
            self.tools.send("HeapProfiler.collectGarbage")
            counted = self.tools.send("Memory.getDOMCounters")
            heap = self.tools.send("Runtime.getHeapUsage")["usedSize"]
            weights.append(Weight(counted["nodes"], counted["jsEventListeners"], int(heap)))
        return Weight(*(min(each) for each in zip(*weights, strict=True)))

    def rebuild_kept(self) -> int:
        """Let the rules rebuild every match that the browser keeps; one that they refuse fails."""
        kept = self.page.evaluate(_ALL_KEPT)
        for one in kept:
            setup = Setup(one["game"], one["seed"], one["options"], one["position"])
            match = Match(find_game(one["game"]), setup, map(tuple, one["actions"]))
            match.go_to(one["cursor"])
        return len(kept)


def tell(screen: str, told: dict[str, Any]) -> str:
    """Say in a line what the monkey did."""
    return f"{screen}: {told['inputs']} inputs, longest stops {json.dumps(told['stops'])} ms"
