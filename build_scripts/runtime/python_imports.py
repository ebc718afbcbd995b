"""Follows the import statements of the rules' modules, those inside functions too.

Tells which modules the page's Python is to load at its start: all but the terminal's own.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

PACKAGE = "frontier"
_PAGE, _TERMINAL = f"{PACKAGE}.doors.page", f"{PACKAGE}.__main__"


def modules_of_the_page(wheel: Path) -> list[str]:
    """List the modules of the wheel but those that only the terminal reaches.

    What is imported by a name made up at run time is reached by neither, and is listed.
    """
    sources = _modules_in(wheel)
    of_terminal = _reached(_TERMINAL, sources) - _reached(_PAGE, sources)
    return [name for name in sorted(sources) if name not in of_terminal]


def _modules_in(wheel: Path) -> dict[str, str]:
    with ZipFile(wheel) as archive:
        return {
            name.removesuffix(".py").removesuffix("/__init__").replace("/", "."): archive.read(
                name
            ).decode()
            for name in archive.namelist()
            if name.startswith(f"{PACKAGE}/") and name.endswith(".py")
        }


def _reached(first: str, sources: Mapping[str, str]) -> set[str]:
    found: set[str] = set()
    waiting = [first]
    while waiting:
        name = waiting.pop()
        if name in found or name not in sources:
            continue
        found.add(name)
        waiting.append(name.rpartition(".")[0])
        is_package = any(other.startswith(f"{name}.") for other in sources)
        for node in ast.walk(ast.parse(sources[name])):
            waiting += _named(node, name if is_package else name.rpartition(".")[0])
    return found


def _named(node: ast.AST, package: str) -> list[str]:
    """List what an import statement may name: modules, or things in them."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    base = node.module or ""
    if node.level:
        parents = package.split(".")
        home = ".".join(parents[: len(parents) - node.level + 1])
        base = f"{home}.{base}" if base else home
    return [base, *(f"{base}.{alias.name}" for alias in node.names)]
