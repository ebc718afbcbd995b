"""Follows the import statements of Python modules, those inside functions too."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

Imports: TypeAlias = Mapping[str, set[str]]


def module_name(file: str) -> str:
    """Name the module of a file such as `table/link.py`, relative to where its package lies."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def modules_below(folder: Path, inside: str = "") -> dict[str, Path]:
    """Find all modules of a folder that is on Python's path; only those inside one if so asked."""
    return {
        module_name(file.relative_to(folder).as_posix()): file
        for file in sorted((folder / inside).rglob("*.py"))
    }


def texts_of(files: Mapping[str, Path]) -> dict[str, str]:
    """Read the modules of a folder."""
    return {name: file.read_text("utf-8") for name, file in files.items()}


def imports_in(sources: Mapping[str, str]) -> Imports:
    """Tell of every module which of the others it imports, the packages around it included.

    What is imported by a name made up at run time is not found.
    """
    packages = {name.rpartition(".")[0] for name in sources}
    return {
        name: _imports(name, text, name in packages) & sources.keys()
        for name, text in sources.items()
    }


def reached(first: Iterable[str], imports: Imports) -> set[str]:
    """List the modules that some modules import, directly or not, themselves included."""
    found: set[str] = set()
    waiting = list(first)
    while waiting:
        name = waiting.pop()
        if name not in found and name in imports:
            found.add(name)
            waiting += imports[name]
    return found


def named_in(text: str) -> set[str]:
    """Name the modules that a text imports, wherever in it, but those that it names relatively."""
    nodes = list(ast.walk(ast.parse(text)))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return plain | {
        node.module
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module and not node.level
    }


def _imports(name: str, text: str, is_package: bool) -> set[str]:
    outer = name.rpartition(".")[0]
    package = name if is_package else outer
    return {outer}.union(*(_named(node, package) for node in ast.walk(ast.parse(text))))


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
