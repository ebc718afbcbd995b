"""Follows the import statements of Python modules, those inside functions too."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from pathlib import Path


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


def reached(first: Iterable[str], sources: Mapping[str, str]) -> set[str]:
    """List the modules that some modules import, themselves included, as far as these are given.

    What is imported by a name made up at run time is not found.
    """
    found: set[str] = set()
    waiting = list(first)
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
