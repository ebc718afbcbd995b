"""Golden games: whole games as records, which must replay to the letter for ever.

Each game's own `goldens.py` says which there are and how they are played; `regenerate` writes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from frontier.table.record import Record


class Goldens(Protocol):
    """What the `goldens` module of each game offers."""

    FOLDER: Path
    GOLDENS: Mapping[str, Any]
    """The golden games by name, with how each is set up and played."""

    def golden(self, name: str) -> str:
        """Play a golden game through, and write it as its file has it."""

    def written(self, record: Record) -> str:
        """Write a game that was read and replayed as its file has it."""


def goldens_of(game: str) -> Goldens:
    """Find the golden games of a game."""
    return cast(Goldens, import_module(f"tests.core.games.{game}.goldens"))
