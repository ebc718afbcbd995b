"""Players that are no level of the game, by the names under which they can be set against one."""

from __future__ import annotations

from collections.abc import Callable

from tests.players import boomers_habits, boomtown_habits, oregon_habits
from tests.players.marshal_1.seat import NAME, marshal_1

from frontier.bots.bot import Bot
from frontier.bots.players import unhurried_bot
from frontier.table.game import Game

GUESTS: dict[str, Callable[[Game], Bot]] = {
    NAME: marshal_1,
    **{f"boomers-{name}": boomers_habits.habit(name) for name in boomers_habits.IDEAS},
    **{f"oregon-{name}": oregon_habits.habit(name) for name in oregon_habits.IDEAS},
    **{f"boomtown-{name}": boomtown_habits.habit(name) for name in boomtown_habits.IDEAS},
}


def seated(game: Game, name: str) -> Bot:
    """Seat a guest, or a level of the game."""
    guest = GUESTS.get(name)
    return guest(game) if guest else unhurried_bot(game, name)
