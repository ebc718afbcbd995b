"""Mines that come and go, the fee for them, and the mayor that follows from their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Event

from .cards import NAMES, TOWN, TOWNS, Card
from .gold import pay

if TYPE_CHECKING:
    from .position import BoomtownPosition

MOST_PLAYERS = 5
GOVERNOR_TIMES = 2


def fee(position: BoomtownPosition, town: int) -> int:
    """Tell what a mine of this town costs everybody but its mayor."""
    mayor = position.mayors[town]
    if mayor < 0:
        return 0
    mines = position.count[town * MOST_PLAYERS + mayor]
    return GOVERNOR_TIMES * mines if position.governor == town else mines


def pay_fee(position: BoomtownPosition, seat: int, town: int, told: list[Event] | None) -> None:
    """Pay the mayor for a mine that is about to be taken; nobody pays himself."""
    mayor = position.mayors[town]
    if mayor < 0 or mayor == seat:
        return
    due = fee(position, town)
    if due:
        kind = "fee-governor" if position.governor == town else "fee"
        pay(position, seat, mayor, due, told, kind, "fee", town=TOWNS[town])


def give_mine(position: BoomtownPosition, mine: Card, seat: int) -> None:
    """Give a mine to a seat (-1: out of the game); `check_mayor` must follow."""
    old = position.owner[mine]
    base = TOWN[mine] * MOST_PLAYERS
    if old >= 0:
        position.count[base + old] -= 1
    if seat >= 0:
        position.count[base + seat] += 1
    position.owner[mine] = seat


def check_mayor(position: BoomtownPosition, town: int, told: list[Event] | None) -> None:
    """Hand the mayor's pawn of a town to whoever should have it now."""
    base = town * MOST_PLAYERS
    counts = position.count[base : base + position.players]
    most = max(counts)
    old = position.mayors[town]
    if old < 0:
        if most < 2:
            return
        new = counts.index(most)
    else:
        # Rule: on a tie the mayor stays, and he stays with one mine or none as well.
        if most <= counts[old]:
            return
        # Rule: several above him: the most mines; tied, the nearest clockwise.
        new = old
        while counts[new] != most:
            new = (new + 1) % position.players
    position.mayors[town] = new
    if told is not None:
        name = TOWNS[town]
        where = (f"mayor:{name}", f"seat:{new}")
        if old < 0:
            told.append(Event("mayor", "mayors", new, {"town": name, "mines": most}, where))
        else:
            values = {"town": name, "mines": most, "former": old}
            tied = sum(count == most for count in counts) > 1
            told.append(
                Event("mayor-changed", "mayor-tie" if tied else "mayors", new, values, where)
            )
    if position.governor == town:
        # Rule: the governor is discarded when the pawn changes hands.
        position.governor = -1
        if told is not None:
            told.append(Event("governor-gone", "governor", old, {"town": TOWNS[town]}))


def mines_of(position: BoomtownPosition, seat: int) -> list[Card]:
    """List a seat's mines in the order of the deck's list."""
    return [mine for mine, owner in enumerate(position.owner) if owner == seat]


def lose_mine(position: BoomtownPosition, mine: Card, told: list[Event] | None) -> None:
    """Take a mine out of the game, the new vein with it; `check_mayor` must follow."""
    seat = position.owner[mine]
    give_mine(position, mine, -1)
    if position.vein == mine:
        position.vein = -1
        if told is not None:
            told.append(Event("vein-gone", "new-vein", seat, {"mine": NAMES[mine]}))
