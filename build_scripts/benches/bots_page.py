"""Runs bots.py in the page's own Python, in Chromium. Run by bench.py; prints its JSON."""

from __future__ import annotations

import sys
from pathlib import Path

from benches.page import opened
from runtime.reach import show_python

PATIENCE = 60_000  # milliseconds for the start

_RUN = """([source, positions]) => {
    self.seconds = () => performance.now() / 1000;
    return self.python.runPython(`
bench = {"__name__": "bots"}
exec(${JSON.stringify(source)}, bench)
bench["report"](${positions})
`);
}"""


def measure(positions: int) -> str:
    """Open the page, and let its worker measure."""
    source = Path(__file__).with_name("bots.py").read_text("utf-8")
    with opened() as page:
        show_python(page.context)
        page.goto("./")
        page.wait_for_selector("html[data-started]", state="attached", timeout=PATIENCE)
        (worker,) = page.workers
        told: str = worker.evaluate(_RUN, [source, positions])
        return told


if __name__ == "__main__":
    print(measure(int(sys.argv[1])))
