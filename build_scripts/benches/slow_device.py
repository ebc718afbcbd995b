"""Makes a browser's pages slow, workers and all, by stopping their processes for most of the time.

The browser's own way to slow a processor reaches a page but none of its workers, where Python is.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter

TURN = 0.005  # seconds in which they run, before they stand still
LOOK = 10  # turns between two looks for new processes


@contextmanager
def slowed(profile: Path, times: float) -> Iterator[None]:
    """Let the pages of the browser with a profile run so many times slower (Linux only)."""
    over = threading.Event()
    thread = threading.Thread(target=_slow, args=(profile, times, over))
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _slow(profile: Path, times: float, over: threading.Event) -> None:
    """Let them run for a moment, and stand still for so many times as long as that has taken."""
    pages: list[int] = []
    turn = 0
    while not over.is_set():
        begun = perf_counter()
        over.wait(TURN)
        _tell(pages, signal.SIGSTOP)
        ran = perf_counter()
        if turn % LOOK == 0:
            pages = _pages_of(profile)
            _tell(pages, signal.SIGSTOP)
        turn += 1
        over.wait(max(0.0, (ran - begun) * (times - 1) - (perf_counter() - ran)))
        _tell(pages, signal.SIGCONT)


def _tell(pages: list[int], what: signal.Signals) -> None:
    for page in pages:
        with suppress(ProcessLookupError):
            os.kill(page, what)


def _pages_of(profile: Path) -> list[int]:
    """Find the processes that show pages, below the browser that has the profile."""
    commands: dict[int, tuple[int, str]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError, IndexError):
                command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                parent = int((entry / "stat").read_text("utf-8").rpartition(")")[2].split()[1])
                commands[int(entry.name)] = (parent, command)
    browsers = {one for one, (_, command) in commands.items() if f"={profile} " in f"{command} "}
    below = set(browsers)
    while more := {one for one, (parent, _) in commands.items() if parent in below} - below:
        below |= more
    return [one for one in below if "--type=renderer" in commands[one][1]]
