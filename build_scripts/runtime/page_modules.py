"""Tells which modules the page's Python is to load at its start: all but the terminal's, the
library's own, and the shapes of JSON, which only annotations name.
"""

from __future__ import annotations

import sys
from pathlib import Path
from zipfile import ZipFile

from machine.imports import imports_in, module_name, named_in, reached

PACKAGE = "frontier"
_PAGE = (f"{PACKAGE}.doors.page", f"{PACKAGE}.doors.bot")
_TERMINAL = f"{PACKAGE}.__main__"
_WIRE = f"{PACKAGE}.doors.wire"
_SEVERAL_CORES = "multiprocessing"  # the page has one, and never asks for more
_LIBRARY = f"{PACKAGE}.library"  # the package imports it only for a guest who asks for its names


def modules_of_the_page(wheel: Path) -> list[str]:
    """List the modules of the wheel but those that only the terminal and guests reach.

    What is imported by a name made up at run time is reached by neither, and is listed.
    """
    imports = imports_in(_modules_in(wheel))
    of_page = reached(_PAGE, {name: imports[name] for name in imports if name != _LIBRARY})
    of_others = reached([_TERMINAL, _LIBRARY], imports) - of_page
    return [name for name in sorted(imports) if name not in of_others and not _is_shape(name)]


def libraries_of_the_page(wheel: Path) -> list[str]:
    """List the modules of Python's own library that those name, inside functions too."""
    texts, named = _modules_in(wheel), set[str]()
    for name in modules_of_the_page(wheel):
        named |= named_in(texts[name])
    named.discard(_SEVERAL_CORES)
    return sorted(name for name in named if name.partition(".")[0] in sys.stdlib_module_names)


def _is_shape(name: str) -> bool:
    return f"{name}.".startswith(f"{_WIRE}.") or name.endswith(".shapes")


def _modules_in(wheel: Path) -> dict[str, str]:
    with ZipFile(wheel) as archive:
        return {
            module_name(name): archive.read(name).decode()
            for name in archive.namelist()
            if name.startswith(f"{PACKAGE}/") and name.endswith(".py")
        }
