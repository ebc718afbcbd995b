"""What is made once and kept in .build/, whoever needs it first, and several at the same time."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from machine.environment import WORKSHOP
from machine.lock import exclusive


@contextmanager
def kept(kind: str, name: str, make: Callable[[Path], object]) -> Iterator[Path]:
    """Give a file or folder of the workshop, which `make` writes where it is told if it is missing.

    Nobody else makes or forgets one of the same kind meanwhile; what fails leaves nothing behind.
    """
    with exclusive(WORKSHOP / f"{kind}.lock"):
        there = WORKSHOP / name
        if not there.exists():
            with tempfile.TemporaryDirectory(dir=WORKSHOP) as folder:
                draft = Path(folder) / name
                make(draft)
                draft.rename(there)
        yield there
