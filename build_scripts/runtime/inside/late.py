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
        # Python does not count the facts about its own build among its modules.
        known = (*sys.stdlib_module_names, "frontier", "pyodide", "_pyodide")
        if top not in known and not top.startswith("_sysconfigdata"):
            return None
        if not self.brought:
            self.brought = self.bring("whole.bin", WHOLE)
            if not self.brought:
                return None
        there = [WHOLE] if path is None else [part.replace(NEAR, WHOLE, 1) for part in path]
        return PathFinder.find_spec(name, there, target)


_finders: list[LateFinder] = []
_entered: set[str] = set()


def stand_in(name: str, then: Callable[[], None] | None = None) -> Callable[[str], Any]:
    """Make the `__getattr__` of a module that stands for a larger one of the same name.

    When something is asked of it that it has not, it becomes that one, and then something is done.
    """

    def ask(wanted: str) -> Any:
        if wanted.startswith("__") and wanted != "__all__":  # Python itself looks for such
            raise AttributeError(f"module {name!r} has no attribute {wanted!r}")
        return getattr(enter(name, then, wanted), wanted)

    return ask


def enter(name: str, then: Callable[[], None] | None = None, wanted: str = "") -> Any:
    """Let a module that stands for another become that one, because something of it is wanted."""
    module = sys.modules[name]
    if name in _entered:
        return module
    parent = name.rpartition(".")[0]
    path = sys.modules[parent].__path__ if parent else None
    found = _finders[0].find_spec(name, path) if _finders else None
    if found is None or found.loader is None:
        raise ImportError(f"{name} is not here as a whole, but {wanted!r} is wanted.", name=name)
    before = dict(module.__dict__)
    del module.__dict__["__getattr__"]
    _entered.add(name)
    try:
        module.__spec__, module.__loader__ = found, found.loader
        if found.submodule_search_locations is not None:
            module.__path__ = found.submodule_search_locations
        found.loader.exec_module(module)
    except BaseException:
        module.__dict__.update(before)
        _entered.remove(name)
        raise
    if then is not None:
        then()
    return module


def install(bring: Callable[[str, str], bool]) -> None:
    """Let `bring` fetch a file of the start folder to a path when something is missing."""
    finder = LateFinder(bring)
    _finders[:] = [finder]
    sys.meta_path.append(finder)


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
