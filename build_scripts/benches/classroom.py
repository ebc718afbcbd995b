"""Measures how long the pupils of a class on one line wait until the last of them has made a pick.

Each has a browser profile of its own; the bare page stands beside ours, from the same server over
the same line. They all share this machine's processors too, bare or not. Run by bench.py.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from benches.shared_line import shared_line
from benches.start import copy_site, pack_site, visitor
from machine.browser import FLAGS, ensure_chromium
from machine.environment import ROOT, WORKSHOP
from website.pack import pack
from website.serve import SiteServer, running

SERVERS = ("a host with brotli", "the school pack's own")
WAIT = 600_000  # milliseconds for the last pupil

_PAGES = {"bare": "bare/", "ours": "#/match/bench"}


def measure(
    rounds: int, pupils: int, megabits: float, show: Callable[[str], None]
) -> dict[str, object]:
    """Measure a class with each server, bare page and ours in turn, on a line so quick."""
    told: dict[str, object] = {}
    with tempfile.TemporaryDirectory(dir=WORKSHOP) as folder, sync_playwright() as playwright:
        site = Path(folder) / "site"
        copy_site(site)
        for name, served in zip(SERVERS, (_host, _pack), strict=True):
            taken: dict[str, list[dict[str, float]]] = {page: [] for page in _PAGES}
            for number in range(rounds):
                for page, address in _PAGES.items():
                    browser = playwright.chromium.launch(
                        executable_path=ensure_chromium(), args=[*FLAGS]
                    )
                    with served(site, Path(folder)) as port:
                        taken[page].append(_visit(browser, port, address, pupils, megabits))
                    browser.close()
                    show(f"  {name}, round {number + 1} of {rounds}, {page}: {taken[page][-1]}")
            told[name] = {
                page: {what: statistics.median(one[what] for one in ones) for what in ones[0]}
                for page, ones in taken.items()
            }
    return told


def _visit(
    browser: Browser, port: int, address: str, pupils: int, megabits: float
) -> dict[str, float]:
    """Let the whole class visit a page at once."""
    script = visitor()
    pages = []
    for _ in range(pupils):
        page = browser.new_context().new_page()
        page.add_init_script(script)
        pages.append(page)
    with shared_line(port, megabits) as line:
        for page in pages:
            page.evaluate(
                "(there) => { setTimeout(() => { location.href = there; }); }",
                f"http://127.0.0.1:{line.port}/{address}",
            )
        moments = []
        for page in pages:
            page.wait_for_function("() => window.accepted", timeout=WAIT, polling=500)
            moments.append(page.evaluate("() => performance.timeOrigin + window.accepted"))
        carried = line.carried
        first = (line.first or time.time()) * 1000
    waits = sorted((moment - first) / 1000 for moment in moments)
    return {
        "last": round(waits[-1], 1),
        "middle": round(statistics.median(waits), 1),
        "megabytes": round(carried / 1e6, 1),
    }


@contextmanager
def _host(site: Path, folder: Path) -> Iterator[int]:
    packed = folder / "packed"
    if not packed.exists():
        pack_site(site, packed)
    with running(SiteServer(site, packed=packed)) as server:
        yield server.server_port


@contextmanager
def _pack(site: Path, folder: Path) -> Iterator[int]:
    home = folder / "pack"
    if not home.exists():
        pack(site, folder / "pack.zip")
        with zipfile.ZipFile(folder / "pack.zip") as archive:
            archive.extractall(home)
    command = [sys.executable, str(next(home.rglob("play_here.py"))), "8100"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as server:
        assert server.stdout is not None
        line = server.stdout.readline()  # Play at http://localhost:8100/ ...
        try:
            yield int(line.split("localhost:")[1].split("/")[0])
        finally:
            server.terminate()


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "py_core"))
    rounds, pupils, megabits = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    measured = measure(
        rounds, pupils, megabits, lambda text: print(text, file=sys.stderr, flush=True)
    )
    print(json.dumps(measured))
