"""The final score: gold, the value of mines, five for each mayor. The items are the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from frontier.table.events import Event, Item
from frontier.table.game import Outcome

from .cards import NAMES, TOWNS, VALUE
from .mayors import mines_of
from .production import VEIN_ADDS

if TYPE_CHECKING:
    from .position import BoomtownPosition

MAYOR_SCORES = 5


def items(position: BoomtownPosition) -> list[Item]:
    """List what each seat would score if the game ended now."""
    items = []
    for seat, gold in enumerate(position.gold):
        items.append(Item(seat, gold, "gold", "score", {"gold": gold}))
        for mine in mines_of(position, seat):
            name = NAMES[mine]
            values = {"mine": name, "value": VALUE[mine]}
            items.append(Item(seat, VALUE[mine], "mine", "score", values, (name,)))
            if mine == position.vein:
                values = {"mine": name, "value": VEIN_ADDS}
                items.append(Item(seat, VEIN_ADDS, "vein", "new-vein", values, (name,)))
        for town, mayor in enumerate(position.mayors):
            if mayor == seat:
                name = TOWNS[town]
                where = (f"mayor:{name}",)
                items.append(Item(seat, MAYOR_SCORES, "mayor", "score", {"town": name}, where))
    return items


def tell_score(position: BoomtownPosition, told: list[Event]) -> None:
    """Tell the end and every item of the final score, with its points."""
    told.append(Event("end", "end"))
    for seat, points, kind, rule, values, where in items(position):
        told.append(Event(f"scored-{kind}", rule, seat, values, where, points))


def totals(position: BoomtownPosition) -> list[int]:
    """Add up the items of each seat."""
    sums = [0] * position.players
    for item in items(position):
        sums[item.seat] += item.points
    return sums


def outcome(position: BoomtownPosition, counted: Sequence[int] | None = None) -> Outcome | None:
    """Tell who won, shared on a tie; None while the game goes on."""
    if position.turn is not None:
        return None
    sums = totals(position) if counted is None else counted
    winners = tuple(seat for seat, points in enumerate(sums) if points == max(sums))
    return Outcome(winners, tuple(sums), "deck", "end" if len(winners) == 1 else "tie")
