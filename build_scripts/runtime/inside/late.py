"""Brings what the page did not load at its start: trimmed modules, and data after a restore.

Part of the page's library, not of the rules; the worker installs it.
"""

from __future__ import annotations

import sys
import zipimport
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

NEAR = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
"""Where Pyodide has its standard library: here the one that is cut down."""

WHOLE = "/lib/whole.zip"


class LateFinder:
    """Asked last, when nobody else has found a module; looks into the whole library."""

    def __init__(self, bring: Callable[[str, str], bool]) -> None:
        self.bring = bring
        self.brought = False

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of the standard library, or of ours, that was left out."""
        top = name.partition(".")[0]
        if top != "frontier" and top not in sys.stdlib_module_names:
            return None
        if not self.brought:
            self.brought = self.bring("whole.bin", WHOLE)
            if not self.brought:
                return None
        there = [WHOLE] if path is None else [part.replace(NEAR, WHOLE, 1) for part in path]
        return PathFinder.find_spec(name, there, target)


def install(bring: Callable[[str, str], bool]) -> None:
    """Let `bring` fetch a file of the start folder to a path when something is missing."""
    sys.meta_path.append(LateFinder(bring))


def install_after_restore(bring: Callable[[str, str], bool]) -> None:
    """Do the same where the library itself is not there, only the modules in memory."""
    install(bring)
    read: Callable[[str, Any], bytes] = zipimport._get_data  # type: ignore[attr-defined]
    there = False

    def read_late(archive: str, entry: Any) -> bytes:
        nonlocal there
        if archive == NEAR and not there:
            there = bring("library.bin", NEAR)
        return read(archive, entry)

    zipimport._get_data = read_late  # type: ignore[attr-defined]
    if "random" in sys.modules:
        sys.modules["random"].seed()  # every page draws its own
