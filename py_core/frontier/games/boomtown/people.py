"""What people like to do in Boomtown besides playing well; docs/levels.md measures it."""

from __future__ import annotations

from collections.abc import Callable

from frontier.table.game import Position
from frontier.table.people import Habit, Style, people_of
from frontier.table.picks import Action

from .auction import PASS
from .cards import CODES, MINES, TOWN, VALUE
from .levels import LEVELS
from .mayors import MOST_PLAYERS
from .position import BoomtownPosition

Counts = Callable[[Action], float]


def _nothing(_: Action) -> float:
    return 0.0


def _taking(position: Position) -> BoomtownPosition | None:
    """Give the position where a card of the row is to be taken."""
    assert isinstance(position, BoomtownPosition)
    return position if position.phase == "take" else None


def _bidding(position: Position) -> Counts:
    """A bid, rather than passing."""
    assert isinstance(position, BoomtownPosition)
    if position.phase != "bid":
        return _nothing
    return lambda action: 0.0 if action == PASS else 1.0


def _event(position: Position) -> Counts:
    """An event card that is taken."""
    if _taking(position) is None:
        return _nothing
    return lambda action: 1.0 if CODES[action[0].removeprefix("take:")] >= MINES else 0.0


def _town(position: Position) -> Counts:
    """Own mines in the town of a mine that is taken."""
    table = _taking(position)
    if table is None or table.turn is None:
        return _nothing
    seat, count = table.turn, table.count

    def counts(action: Action) -> float:
        card = CODES[action[0].removeprefix("take:")]
        return float(count[TOWN[card] * MOST_PLAYERS + seat]) if card < MINES else 0.0

    return counts


def _gold(position: Position) -> Counts:
    """Gold that a mine which is taken brings at a time."""
    if _taking(position) is None:
        return _nothing

    def counts(action: Action) -> float:
        card = CODES[action[0].removeprefix("take:")]
        return float(VALUE[card]) if card < MINES else 0.0

    return counts


HABITS: dict[str, Habit] = {
    "bidding": _bidding,
    "event": _event,
    "town": _town,
    "gold": _gold,
}

STYLES: dict[str, Style] = {
    "greenhorn/elsie": (("bidding", -2.0),),
    "greenhorn/jonah": (("event", 2.0),),
    "settler/ines": (("town", 0.6),),
    "settler/walter": (("bidding", -1.5),),
    "rancher/mei": (("gold", 0.5),),
    "rancher/silas": (("bidding", 1.0),),
    "marshal/lena": (("town", 0.7),),
    "marshal/amos": (("event", 1.0),),
}

PEOPLE = people_of(LEVELS, STYLES)
