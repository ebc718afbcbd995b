"""Follows the import statements of the page's modules, to preload them and to catch dead ones."""

from __future__ import annotations

import re
from pathlib import Path

from environment import SetupError

_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
_IMPORT = re.compile(
    r"""^[ \t]*(?:import|export)\b(?:[^;'"()]*?\bfrom\b)?\s*["']([^"']+)["']""", re.MULTILINE
)


def imports_of(module: Path) -> list[str]:
    """List what a module imports or re-exports statically, as written."""
    return _IMPORT.findall(_COMMENT.sub("", module.read_text("utf-8")))


def static_closure(entry: Path, root: Path) -> list[str]:
    """List every module that loads with the entry, the entry first, as paths below the root."""
    if not entry.is_file():
        raise SetupError(f"The page loads “{entry.name}”, which does not exist.")
    found: dict[Path, None] = {}
    waiting = [entry.resolve()]
    while waiting:
        module = waiting.pop(0)
        if module in found:
            continue
        found[module] = None
        for target in imports_of(module):
            where = module.relative_to(root.resolve()).as_posix()
            if not target.startswith("."):
                raise SetupError(
                    f"{where} imports “{target}”: modules are imported by relative path."
                )
            imported = (module.parent / target).resolve()
            if not imported.is_file():
                raise SetupError(f"{where} imports “{target}”, which does not exist.")
            waiting.append(imported)
    return [module.relative_to(root.resolve()).as_posix() for module in found]
