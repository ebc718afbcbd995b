"""What people like to do in Boomers besides playing well; docs/levels.md measures it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from frontier.table.game import Position
from frontier.table.people import Habit, Style, people_of
from frontier.table.picks import Action

from .levels import LEVELS
from .slips import near_rivals
from .squares import COLUMN, PIECES, ROW, SIZE, SQUARES

if TYPE_CHECKING:
    from .position import BoomersPosition

_MIDDLE = SIZE // 2


def _stones(_: Position) -> Callable[[Action], float]:
    """A turn in which stones are laid."""
    return lambda action: 1.0 if len(action) > 2 and action[2] != "none" else 0.0


def _close(position: Position) -> Callable[[Action], float]:
    """A ride that ends near a rival."""
    near = near_rivals(cast("BoomersPosition", position))
    return lambda action: 1.0 if len(action) > 1 and near(SQUARES[action[1]]) else 0.0


def _squares(position: Position) -> Callable[[Action], float]:
    """Squares that a ride crosses."""
    places = cast("BoomersPosition", position).places

    def counts(action: Action) -> float:
        if len(action) < 2:
            return 0.0
        start, end = places[PIECES[action[0]]], SQUARES[action[1]]
        return float(abs(ROW[start] - ROW[end]) + abs(COLUMN[start] - COLUMN[end]))

    return counts


def _outside(_: Position) -> Callable[[Action], float]:
    """Squares between where a ride ends and the middle of the land."""

    def counts(action: Action) -> float:
        if len(action) < 2:
            return 0.0
        end = SQUARES[action[1]]
        return float(max(abs(ROW[end] - _MIDDLE), abs(COLUMN[end] - _MIDDLE)))

    return counts


HABITS: dict[str, Habit] = {
    "stones": _stones,
    "close": _close,
    "squares": _squares,
    "outside": _outside,
}

STYLES: dict[str, Style] = {
    "greenhorn/elsie": (("squares", -0.5),),
    "greenhorn/jonah": (("close", 1.2),),
    "settler/ines": (("stones", 2.0),),
    "settler/walter": (("close", -1.0),),
    "rancher/mei": (("close", -1.5),),
    "rancher/silas": (("squares", 0.4),),
    "marshal/lena": (("outside", -0.4),),
    "marshal/amos": (("outside", 0.3),),
}

PEOPLE = people_of(LEVELS, STYLES)
