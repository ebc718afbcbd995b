"""Who may know whom: the house rules of docs/architecture.md, read from the import statements."""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pytest

from frontier.games import NAMES
from machine.environment import ROOT

CORE = ROOT / "py_core" / "frontier"
FILES = sorted(CORE.rglob("*.py"))

# What each room may import from the house besides itself. A game is a room of its own.
MAY_KNOW = {
    "table": set(),
    **{f"games.{game}": {"table"} for game in NAMES},
    "games": {"table"},
    "bots": {"table"},
    "school": {"table", "bots"},
    "library": {"table", "games", "bots"},
    "doors": {"table", "games", "bots", "school", "library"},
    "__main__": {"doors"},
    "__init__": {"library"},
}

# The same names for the same roles in every game, and what each of these modules offers.
ROLES = {
    "setup": {"OPTIONS", "start"},
    "position": set(),
    "legal": {"legal"},
    "effects": {"advance"},
    "scoring": {"items", "outcome"},
    "reasons": {"reason"},
    "text": {"write"},
    "reading": {"read"},
    "view": {"view"},
    "judge": {"JUDGE"},
    "levels": {"LEVELS"},
    "sketch": {"sketch"},
    "things": {"things"},
}


def room_of(parts: Sequence[str]) -> str:
    """Name the room of a module by the parts of its name below the house: a package, or a game."""
    inside_a_game = len(parts) > 1 and parts[0] == "games" and parts[1] in NAMES
    return ".".join(parts[: 2 if inside_a_game else 1])


def room(path: Path) -> str:
    """Name the room of a file."""
    return room_of(path.relative_to(CORE).with_suffix("").parts)


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
            known = room_of(parts[1:]) if len(parts) > 1 else own
            assert known == own or known in MAY_KNOW[own], f"{own} may not know {name}"
        else:
            assert parts[0] in sys.stdlib_module_names, f"{name} is not of the standard library"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(CORE)))
def test_chance_comes_from_nowhere_else(path: Path) -> None:
    forbidden = {"random", "time", "datetime", "uuid", "copy", "pickle"}
    if room(path) not in ("bots", "school", "doors"):
        assert not forbidden & {name.split(".")[0] for name in imports(path)}


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_the_same_names_for_the_same_roles(game: str) -> None:
    for role, offers in ROLES.items():
        module = import_module(f"frontier.games.{game}.{role}")
        assert offers <= set(vars(module)), f"{game}/{role}.py"
    name = game.capitalize()
    position = import_module(f"frontier.games.{game}.position")
    assert hasattr(position, f"{name}Position")
    shapes = import_module(f"frontier.games.{game}.shapes")
    assert {f"{name}View", f"{name}Things"} <= set(vars(shapes))
    assert (CORE / "games" / game / "data").is_dir()
