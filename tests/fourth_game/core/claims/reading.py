"""Reading a position's text back, and refusing what cannot be; `text` says what it looks like."""

from __future__ import annotations

import re

from frontier.table.chance import Chance
from frontier.table.errors import Impossible, Unreadable

from .land import COLUMNS, FREE
from .position import ClaimsPosition
from .scoring import line_of
from .text import LETTERS, SEATS

_LINE = re.compile(r"([gp.]{3}/[gp.]{3}/[gp.]{3}) ([gp-]) ([abc-]) (plain|wild|none)")


def read(text: str, chance: Chance) -> ClaimsPosition:
    """Read a position from its line."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise Unreadable("position", text=text[:40])
    cells, turn, asked, kind = found.groups()
    position = ClaimsPosition(kind != "none", kind == "wild", chance)
    position.owner = [
        FREE if cell == "." else LETTERS.index(cell) for cell in cells.replace("/", "")
    ]
    green, purple = position.owner.count(0), position.owner.count(1)
    if not 0 <= green - purple <= 1:
        raise Impossible("stakes-number", green=green, purple=purple)
    over = FREE not in position.owner or any(line_of(position, seat) for seat in (0, 1))
    if over:
        position.turn, position.phase = None, "over"
    else:
        position.turn = green - purple
        position.column = COLUMNS.find(asked) if asked != "-" else None
    stated = None if turn == "-" else SEATS.index(turn)
    if stated != position.turn or (asked != "-" and (over or not position.die)):
        raise Impossible("turn-wrong")
    if asked == "-" and not over and kind == "plain":
        raise Impossible("die-missing")
    return position
