"""The brief: everything that a bot is told of the moment in which it has to choose.

Its luck hangs on the number of the game and the move alone, never on the match's own seed: nobody
can work out from it what chance will give.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.chance import Chance
from frontier.table.game import Position

if TYPE_CHECKING:
    from . import shapes

_OWN_STREAM = 0x0B07_1ABC
"""Keeps the luck of bots apart from every other stream."""
_GAMES = 1 << 24
_SEATS = 8


def write_brief(position: Position, seat: int, move: int, number: int = 0) -> shapes.Brief:
    """Deal what this seat cannot see anew, and write that down with some luck of its own."""
    place = (number * _GAMES + move) * _SEATS + seat
    luck = Chance(Chance(_OWN_STREAM ^ place).next64())
    dealt = position.hidden(seat, luck)
    return {
        "game": position.game,
        "seat": seat,
        "text": dealt.text(),
        "luck": f"{luck.next64():x}",  # as letters: the page's own numbers are too short for it
    }
