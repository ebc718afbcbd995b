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
        document.querySelectorAll("dialog[open]").forEach(dialog => dialog.close());
        done(inputs);
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


_TASKS = "disabled-by-default-devtools.timeline"
NOT_HELD = ("code", "object shape", "native", "synthetic")


class Weight(NamedTuple):
    """What the page holds when everything that nobody needs has been given back."""

    nodes: int
    listeners: int
    held: int
    """Bytes of all objects, strings and functions. The code that the engine makes of the page's own
    scripts is not among them: it makes more of it the longer something is used, whatever that is.
    """


class Monkey:
    """Plays about on one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tools: CDPSession = page.context.new_cdp_session(page)

    def play(self, home: str, seed: int, seconds: float) -> int:
        """Press at random from one screen on; tell how often."""
        inputs: int = self.page.evaluate(_MONKEY, [home, seed, seconds * 1000])
        return inputs

    def play_timed(self, home: str, seed: int, seconds: float) -> list[int]:
        """Press at random, and tell the longest times for which the page answered nobody.

        In milliseconds of the processor: what a busy machine adds to them is not the page's.
        """
        browser = self.page.context.browser
        assert browser is not None
        browser.start_tracing(page=self.page, categories=[_TASKS])
        self.play(home, seed, seconds)
        return _longest_tasks(json.loads(browser.stop_tracing())["traceEvents"])

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
            weights.append((counted["nodes"], counted["jsEventListeners"]))
        nodes, listeners = (min(each) for each in zip(*weights, strict=True))
        return Weight(nodes, listeners, self._held())

    def _held(self) -> int:
        """Sum up what a snapshot of the heap holds, but for code and what is not JavaScript's."""
        parts: list[str] = []

        def on_chunk(told: dict[str, str]) -> None:
            parts.append(told["chunk"])

        self.tools.on("HeapProfiler.addHeapSnapshotChunk", on_chunk)
        self.tools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        self.tools.remove_listener("HeapProfiler.addHeapSnapshotChunk", on_chunk)
        taken = json.loads("".join(parts))
        meta, values = taken["snapshot"]["meta"], taken["nodes"]
        fields, kinds = meta["node_fields"], meta["node_types"][0]
        each, kind, size = len(fields), fields.index("type"), fields.index("self_size")
        sizes = zip(values[kind::each], values[size::each], strict=True)
        return sum(bytes_ for of, bytes_ in sizes if kinds[of] not in NOT_HELD)

    def rebuild_kept(self) -> int:
        """Let the rules rebuild every match that the browser keeps; one that they refuse fails."""
        kept = self.page.evaluate(_ALL_KEPT)
        for one in kept:
            setup = Setup(one["game"], one["seed"], one["options"], one["position"])
            match = Match(find_game(one["game"]), setup, map(tuple, one["actions"]))
            match.go_to(one["cursor"])
        return len(kept)


def _longest_tasks(events: list[dict[str, Any]]) -> list[int]:
    """Find the five longest tasks of the page's own thread in a trace."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        round(event.get("tdur", 0) / 1000)
        for event in events
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in threads
    ]
    assert tasks, "the trace has no tasks of the page"
    return sorted(tasks, reverse=True)[:5]
