"""The games that Frontier plays, by name; each is imported when it is wanted."""

from __future__ import annotations

from collections.abc import Callable

from .table.errors import Unreadable
from .table.game import Game


def _boomers() -> Game:
    from .boomers import GAME

    return GAME


def _oregon() -> Game:
    from .oregon import GAME

    return GAME


def _boomtown() -> Game:
    from .boomtown import GAME

    return GAME


_GAMES: dict[str, Callable[[], Game]] = {
    "boomers": _boomers,
    "oregon": _oregon,
    "boomtown": _boomtown,
}


def all_games() -> dict[str, Game]:
    """List the games in the order of the home page."""
    return {name: find() for name, find in _GAMES.items()}


def find_game(name: str) -> Game:
    """Find a game by its name, or refuse the name."""
    if name not in _GAMES:
        raise Unreadable("game-unknown", game=str(name)[:40])
    return _GAMES[name]()
