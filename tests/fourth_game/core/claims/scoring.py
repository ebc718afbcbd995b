"""The score: a point for each stake, and five for a line of three."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from frontier.table.events import Event, Item
from frontier.table.game import Outcome

from .land import FREE, LINES, SPACES

if TYPE_CHECKING:
    from .position import ClaimsPosition

A_LINE = 5


def line_of(position: ClaimsPosition, seat: int) -> tuple[int, ...]:
    """Give the first line that a seat has completed; nothing for none."""
    for line in LINES:
        if all(position.owner[space] == seat for space in line):
            return line
    return ()


def items(position: ClaimsPosition) -> list[Item]:
    """List what each seat has."""
    found = []
    for seat in range(position.players):
        own = [SPACES[space] for space, owner in enumerate(position.owner) if owner == seat]
        if own:
            found.append(Item(seat, len(own), "stakes", "score", {"n": len(own)}, tuple(own)))
        line = tuple(SPACES[space] for space in line_of(position, seat))
        if line:
            found.append(Item(seat, A_LINE, "line", "line", {"spaces": list(line)}, line))
    return found


def tell(position: ClaimsPosition, told: list[Event]) -> None:
    """Tell the end and every point."""
    told.append(Event("end", "end"))
    for seat, points, kind, rule, values, where in items(position):
        filled = {**values, "points": points}
        told.append(Event(f"scored-{kind}", rule, seat, filled, where, points))


def outcome(position: ClaimsPosition, counted: Sequence[int] | None = None) -> Outcome | None:
    """Tell who won and why it ended, or None while it goes on."""
    if position.turn is not None:
        return None
    totals = tuple(position.totals() if counted is None else counted)
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    full = FREE not in position.owner and not any(line_of(position, seat) for seat in (0, 1))
    return Outcome(winners if len(winners) == 1 else (), totals, "full" if full else "line", "end")
