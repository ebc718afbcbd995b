"""Measures how long a visitor waits for the first accepted pick, beside a bare Pyodide page.

Both come from the same server, compressed by brotli, one after the other in turn. Run by bench.py.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from benches.slow_device import slowed
from machine import fingerprint
from machine.browser import FLAGS, ensure_chromium
from machine.environment import DIST, ROOT, WORKSHOP
from machine.node import find_node
from website.build import build_site
from website.serve import SiteServer, running

CASES = ("cold", "warm", "service worker")
SLOW = "slow device"
"""A return visit on a slower processor."""
TIMES_SLOWER = 6
PAGES = ("bare", "snapshot", "library")
SLOW_PAGES = PAGES[:2]

WAIT = 180_000
SETTLING = 8000  # milliseconds in which page and browser keep what they need
OPENING = 1000  # milliseconds that a new browser has to itself

_BARE = """<!doctype html><html><head><meta charset="utf-8" /><link rel="icon" href="data:," />
<script type="module" src="bare.js"></script></head><body></body></html>"""
_BARE_SCRIPT = """import {{ loadPyodide }} from "../{pyodide}/pyodide.mjs";
await loadPyodide();
window.accepted = performance.now();
"""

# Sets the table, makes the picks of an action as soon as they can be made, and notes the moments.
_VISITOR = """
const { kept, seen, action } = %s;
localStorage.setItem("frontier/settings", JSON.stringify({ motion: "none", confirm: "never" }));
localStorage.setItem("frontier/match/bench", JSON.stringify(kept));
if (seen) localStorage.setItem("frontier/seen", seen);
let made = 0;
const look = () => {
    const table = document.querySelector("main.table");
    if (table?.dataset.seen || table?.dataset.move) {
        window.board ??= performance.now();
        window.seen ??= localStorage.getItem("frontier/seen");
    }
    if (table?.dataset.move === "1") {
        window.accepted ??= performance.now();
        return;
    }
    const spot = document.querySelector(`.twin button[data-picks~="${action[made]}"]`);
    if (spot?.dataset.state === "next") {
        made++;
        spot.click();
    }
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""


@dataclass
class Result:
    """What one page took in one case, over the repetitions."""

    accepted: list[float] = field(default_factory=list)
    board: list[float] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)

    def add(self, board: float, accepted: float, sent: float) -> None:
        """Note a visit."""
        self.board.append(board)
        self.accepted.append(accepted)
        self.sent.append(int(sent))


class Bench:
    """The server, the browser and the profiles of one run."""

    def __init__(self, playwright: Playwright, server: SiteServer, folder: Path) -> None:
        self.playwright = playwright
        self.server = server
        self.folder = folder
        self.seen: str | None = None

    def open(self, name: str, workers: bool) -> BrowserContext:
        """Open a browser with a profile of its own."""
        return self.playwright.chromium.launch_persistent_context(
            self.folder / name,
            executable_path=ensure_chromium(),
            args=[*FLAGS],
            headless=True,
            service_workers="allow" if workers else "block",
        )

    def visit(self, context: BrowserContext, page_name: str, settled: bool = False) -> list[float]:
        """Visit a page once; give the moments of the first board and the first accepted pick."""
        page = context.new_page()
        before = self.server.sent
        if page_name == "bare":
            page.goto(f"{self.server.address}bare/", wait_until="commit")
        else:
            page.add_init_script(visitor(self.seen))
            address = f"{self.server.address}?start={page_name}#/match/bench"
            page.goto(address, wait_until="commit")
        # Looking at every frame would make the browser draw frames.
        page.wait_for_function("() => window.accepted", timeout=WAIT, polling=100)
        sent = self.server.sent - before
        told = page.evaluate("() => [window.board ?? 0, window.accepted, window.seen ?? null]")
        if told[2]:
            self.seen = told[2]
        if settled:
            page.wait_for_timeout(SETTLING)
        page.close()
        return [told[0], told[1], sent]


def visitor(seen: str | None = None) -> str:
    """Give what a page is to do: open a kept match, and make the picks of its first action."""
    from frontier.games import find_game
    from frontier.table.match import Match, Setup

    match = Match(find_game("boomers"), Setup("boomers", "bench", {}))
    saved: dict[str, object] = {
        "game": "boomers",
        "seed": "bench",
        "options": {},
        "position": None,
        "players": [],
        "actions": [],
        "cursor": 0,
    }
    kept = {"id": "bench", "saved": saved, "changed": 1, "over": False, "totals": [0, 0]}
    action = match.position.legal()[0]
    return _VISITOR % json.dumps({"kept": kept, "seen": seen, "action": action})


def measure(
    rounds: int, show: Callable[[str], None], cases: tuple[str, ...] = (*CASES, SLOW)
) -> dict[str, dict[str, Result]]:
    """Measure every page in every case, in turn."""
    results = {
        case: {page: Result() for page in (SLOW_PAGES if case == SLOW else PAGES)} for case in cases
    }
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=WORKSHOP)))
        server = stack.enter_context(_site(folder))
        playwright = stack.enter_context(sync_playwright())
        bench = Bench(playwright, server, folder)
        profiles: dict[tuple[str, str], BrowserContext] = {}
        for page in PAGES:
            for case in CASES[1:]:
                workers = case == CASES[2]
                slow_only = case == "warm" and SLOW in cases and page in SLOW_PAGES
                if (case not in cases and not slow_only) or (page == "bare" and workers):
                    continue
                profiles[case, page] = context = bench.open(f"{case}-{page}", workers)
                for _ in range(2):
                    bench.visit(context, page, settled=True)
        # A page without a service worker is as quick with one installed elsewhere as in its cache.
        profiles["service worker", "bare"] = profiles["warm", "bare"]
        for number in range(rounds):
            for case in cases:
                for page in results[case]:
                    if case == "cold":
                        context = bench.open(f"cold-{page}-{number}", False)
                        context.pages[0].wait_for_timeout(OPENING)
                        board, accepted, sent = bench.visit(context, page)
                        context.close()
                    elif case == SLOW:
                        with slowed(folder / f"warm-{page}", TIMES_SLOWER):
                            board, accepted, sent = bench.visit(profiles["warm", page], page)
                    else:
                        board, accepted, sent = bench.visit(profiles[case, page], page)
                    results[case][page].add(board, accepted, sent)
            show(f"  round {number + 1} of {rounds}")
        for context in {id(one): one for one in profiles.values()}.values():
            context.close()
    return results


@contextmanager
def _site(folder: Path) -> Iterator[SiteServer]:
    """Serve the built site with the bare page beside it, compressed."""
    site, packed = folder / "site", folder / "packed"
    copy_site(site)
    pack_site(site, packed)
    with running(SiteServer(site, packed=packed)) as server:
        yield server


def copy_site(site: Path) -> None:
    """Copy the built site, with the bare page beside it."""
    build_site()
    shutil.copytree(DIST, site)
    (runtime,) = (site / "pyodide").iterdir()
    (site / "bare").mkdir()
    (site / "bare" / "index.html").write_text(_BARE, "utf-8")
    script = _BARE_SCRIPT.format(pyodide=f"pyodide/{runtime.name}")
    (site / "bare" / "bare.js").write_text(script, "utf-8")


def pack_site(site: Path, packed: Path) -> None:
    """Compress all files; what was compressed in an earlier run is taken from there."""
    store = WORKSHOP / "brotli"
    store.mkdir(exist_ok=True)
    files = {file: store / fingerprint.of_file(file) for file in fingerprint.files_in(site)}
    todo = {kept: file for file, kept in files.items() if not kept.exists()}
    lines = "".join(f"{json.dumps([str(file), str(kept)])}\n" for kept, file in todo.items())
    script = Path(__file__).with_name("pack_brotli.mjs")
    subprocess.run([find_node().node, script], input=lines, encoding="utf-8", check=True)
    for file, kept in files.items():
        target = packed / f"{file.relative_to(site)}.br"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(kept, target)


def report(results: dict[str, dict[str, Result]]) -> dict[str, object]:
    """Boil the results down to medians and ratios."""
    told: dict[str, object] = {}
    for case, pages in results.items():
        bare = statistics.median(pages["bare"].accepted)
        told[case] = {
            page: {
                "accepted": round(statistics.median(result.accepted)),
                "ratio": round(statistics.median(result.accepted) / bare, 3),
                "board": round(statistics.median(result.board)),
                "kilobytes": round(statistics.median(result.sent) / 1000),
            }
            for page, result in pages.items()
        }
    return told


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "py_core"))
    measured = measure(
        int(sys.argv[1]),
        lambda text: print(text, file=sys.stderr, flush=True),
        *([(SLOW,)] if sys.argv[2:] == ["slow"] else []),
    )
    print(json.dumps(report(measured)))
