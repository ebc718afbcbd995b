"""The games that Frontier plays, by name; each is imported when it is wanted."""

from __future__ import annotations

import copyreg
from importlib import import_module
from typing import Any

from frontier.table.errors import Unreadable
from frontier.table.game import Game

NAMES = (
    "boomers",
    "oregon",
    "boomtown",
)
"""In the order of the home page, which links rely on: a new game goes to the end."""


def all_games() -> dict[str, Game]:
    """List the games in the order of the home page."""
    return {name: find_game(name) for name in NAMES}


def find_game(name: str) -> Game:
    """Find a game by its name, or refuse the name."""
    if name not in NAMES:
        raise Unreadable("game-unknown", game=str(name)[:40])
    game: Game = import_module(f"{__name__}.{name}").GAME
    return game


def _by_name(game: Game) -> tuple[Any, ...] | str:
    """Send a game to another process by its name: much of it are functions, which stay here."""
    if game.name in NAMES and find_game(game.name) is game:
        return find_game, (game.name,)
    return game.__reduce_ex__(2)


copyreg.pickle(Game, _by_name)
