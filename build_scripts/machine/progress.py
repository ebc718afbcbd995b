"""What a person sees while something is made: one plain line a step, with its seconds."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


def say(text: str) -> None:
    """Print one line now, also when the output is a file."""
    print(text, flush=True)


@contextmanager
def step(text: str) -> Iterator[None]:
    """Announce a step, and when it is done say how long it took."""
    start = time.monotonic()
    if sys.stdout.isatty():
        print(f"  {text} …", end="", flush=True)
        try:
            yield
        except BaseException:
            print(flush=True)
            raise
        print(f" {time.monotonic() - start:.1f} s", flush=True)
    else:
        yield
        say(f"  {text} … {time.monotonic() - start:.1f} s")
