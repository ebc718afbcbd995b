"""Who may know whom: the house rules of docs/architecture.md, read from the import statements."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

CORE = Path(__file__).parents[2] / "py_core" / "frontier"
GAMES = ("boomers", "oregon", "boomtown")
FILES = sorted(CORE.rglob("*.py"))

# What each room may import from the house besides itself.
MAY_KNOW = {
    "table": set(),
    **{game: {"table"} for game in GAMES},
    "bots": {"table"},
    "school": {"table", "bots"},
    "games": {"table", *GAMES},
    "sketch": set(),
    "words": set(),
    "page": {"table", "games", "school", "bots"},
    "__main__": {"table", "games", "school", "bots", "sketch", "words"},
    "__init__": set(),
}


def room(path: Path) -> str:
    """Name the room of a file: its package, or the module itself."""
    inside = path.relative_to(CORE)
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


def imports(path: Path) -> set[str]:
    """List the modules that a file imports, by their full names."""
    package = ["frontier", *path.relative_to(CORE).parts[:-1]]
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *(node.module or "").split(".")]).rstrip(".")
            found.add(module)
            if node.module is None or module == "frontier":
                found |= {f"{module}.{name.name}" for name in node.names}
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(CORE)))
def test_a_room_knows_only_whom_it_may(path: Path) -> None:
    own = room(path)
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "frontier":
            known = parts[1] if len(parts) > 1 else own
            assert known == own or known in MAY_KNOW[own], f"{own} may not know {name}"
        else:
            assert parts[0] in sys.stdlib_module_names, f"{name} is not of the standard library"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(CORE)))
def test_chance_comes_from_nowhere_else(path: Path) -> None:
    forbidden = {"random", "time", "datetime", "uuid", "copy", "pickle"}
    if path.name != "__main__.py" and room(path) not in ("bots", "school"):
        assert not forbidden & {name.split(".")[0] for name in imports(path)}
