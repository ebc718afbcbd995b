"""What people like to do in Oregon besides playing well; docs/levels.md measures it."""

from __future__ import annotations

from collections.abc import Callable

from frontier.table.game import Position
from frontier.table.people import Habit, Style, people_of
from frontier.table.picks import Action

from .box import FARMER, SYMBOLS
from .land import AROUND, NUMBERS
from .legal import EXTRA, NUMBER
from .levels import LEVELS
from .position import OregonPosition

Counts = Callable[[Action], float]


def _nothing(_: Action) -> float:
    return 0.0


def _joker(_: Position) -> Counts:
    """A turn in which the joker is spent."""
    return lambda action: 1.0 if len(action) == 3 and action[1] not in NUMBER else 0.0


def _extra(_: Position) -> Counts:
    """An extra turn."""
    return lambda action: 1.0 if action == EXTRA else 0.0


def _building(_: Position) -> Counts:
    """A turn in which something is built."""
    return lambda action: 1.0 if len(action) == 3 and NUMBER[action[0]] >= SYMBOLS else 0.0


def _neighbours(position: Position) -> Counts:
    """Own farmers around a new one."""
    assert isinstance(position, OregonPosition)
    if position.turn is None:
        return _nothing
    board, own = position.board, FARMER + position.turn

    def counts(action: Action) -> float:
        if len(action) < 3 or NUMBER[action[0]] >= SYMBOLS:
            return 0.0
        return float(sum(board[near] == own for near in AROUND[NUMBERS[action[2]]]))

    return counts


HABITS: dict[str, Habit] = {
    "joker": _joker,
    "extra": _extra,
    "building": _building,
    "neighbours": _neighbours,
}

STYLES: dict[str, Style] = {
    "greenhorn/elsie": (("neighbours", 0.6),),
    "greenhorn/jonah": (("joker", 2.0),),
    "settler/ines": (("building", 0.7),),
    "settler/walter": (("joker", -2.0),),
    "rancher/mei": (("building", -1.0),),
    "rancher/silas": (("extra", 2.0),),
    "marshal/lena": (("neighbours", 0.5),),
    "marshal/amos": (("building", 0.7),),
}

PEOPLE = people_of(LEVELS, STYLES)
