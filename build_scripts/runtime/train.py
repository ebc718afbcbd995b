"""Watches what the page uses of Pyodide's runtime, and writes used.txt, by which it is cut in two.

python3 build_scripts/runtime/train.py

To be run when Pyodide has changed (the build says so), or when a test finds that the page brings
the rest for something ordinary. What is not in the list still works: it is only brought later.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from machine.environment import ROOT, ensure_python_tools, run

if TYPE_CHECKING:
    from playwright.sync_api import Worker

WAIT = 120_000  # milliseconds for a start
_INSIDE = Path(__file__).with_name("inside")
_KINDS = ("library", "snapshot")


def main() -> None:
    """Watch each way to start, and write down what was seen."""
    python = ensure_python_tools("test")
    if Path(sys.prefix) != python.parents[1]:
        print(run([python, __file__], "Watching what the page uses of Pyodide"))
        return
    from machine import fingerprint
    from machine.node import NODE_MODULES, ensure_packages
    from runtime.small_runtime import USED, Used, watched
    from runtime.wasm import Module

    ensure_packages()
    file = NODE_MODULES / "pyodide" / "pyodide.asm.wasm"
    stock = file.read_bytes()
    hash, count = fingerprint.of_file(file), len(Module(stock).bodies)
    before = Used.read()
    if before.runtime != hash:
        # Data lies elsewhere now. Whole, so that there is a page to watch.
        before = Used(hash, frozenset(range(count)), ())
        before.write()
    seen = frozenset[int]().union(*(_seen(kind, watched(stock), count) for kind in _KINDS))
    if len(before.functions) < count:
        seen |= before.functions  # what is rare is not seen every time
    Used(hash, seen, before.idle).write()
    print(f"{USED.name}: {len(seen)} of {count} functions")
    if not before.idle:
        print("README.md tells how to find data that only functions of the rest use.")


def _seen(kind: str, runtime: bytes, count: int) -> set[int]:
    """Start the page with a watched runtime, use it, and read the marks."""
    from frontier.doors.facts import facts
    from frontier.doors.page import VERBS
    from runtime.reach import run_python
    from runtime.small_runtime import MARKS

    lessons = [json.loads(one.read_text("utf-8")) for one in (ROOT / "web/lessons").glob("b*.json")]
    lessons += [json.loads((ROOT / "web/lessons/oregon.json").read_text("utf-8"))]
    told = json.dumps([list(VERBS), lessons, facts()["games"]])
    source = (_INSIDE / "workload.py").read_text("utf-8")
    with _started(kind, runtime) as worker:
        print(kind, run_python(worker, f"{source}\nuse(*json.loads({told!r}))"))
        marks: list[int] = worker.evaluate(
            "([at, count]) => Array.from(self.python._module.HEAPU8.subarray(at, at + count))",
            [MARKS, count],
        )
    return {number for number, mark in enumerate(marks) if mark}


@contextmanager
def _started(kind: str, runtime: bytes) -> Iterator[Worker]:
    """Start the page in a browser, with another runtime than its own."""
    from playwright.sync_api import sync_playwright

    from machine.browser import FLAGS, ensure_chromium
    from machine.environment import DIST, WORKSHOP
    from runtime.reach import show_python
    from runtime.small_runtime import SMALL
    from website.build import build_site
    from website.serve import serving

    build_site()
    with (
        tempfile.TemporaryDirectory(dir=WORKSHOP) as folder,
        serving(site := Path(folder) / "site") as address,
        sync_playwright() as playwright,
    ):
        shutil.copytree(DIST, site)
        next(site.glob(f"*/*/{SMALL}")).write_bytes(runtime)
        start = site / "index.html"
        told = re.sub(rf"\b{SMALL}:\d+:\d+", f"{SMALL}:{len(runtime)}:1", start.read_text("utf-8"))
        start.write_text(told, "utf-8", newline="\n")
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=[*FLAGS])
        context = browser.new_context(service_workers="block")
        show_python(context)
        page = context.new_page()
        page.goto(f"{address}?start={kind}")
        page.wait_for_selector(f"html[data-started={kind}]", state="attached", timeout=WAIT)
        yield page.workers[0]
        browser.close()


if __name__ == "__main__":
    main()
