"""The games that Frontier plays, by name."""

from __future__ import annotations

from .table.errors import Unreadable
from .table.game import Game


def all_games() -> dict[str, Game]:
    """List the games in the order of the home page."""
    from .boomers import GAME as BOOMERS
    from .boomtown import GAME as BOOMTOWN
    from .oregon import GAME as OREGON

    return {game.name: game for game in (BOOMERS, OREGON, BOOMTOWN)}


def find_game(name: str) -> Game:
    """Find a game by its name, or refuse the name."""
    games = all_games()
    if name not in games:
        raise Unreadable("game-unknown", game=str(name)[:40])
    return games[name]
