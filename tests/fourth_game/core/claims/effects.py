"""What follows from a stake: a line, the end, or the next roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Event
from frontier.table.picks import Action

from . import scoring
from .land import COLUMNS, FREE, SPACES

if TYPE_CHECKING:
    from .position import ClaimsPosition

WILD = "wild"


def advance(position: ClaimsPosition, action: Action, told: list[Event] | None) -> None:
    """Carry out a legal action."""
    seat = position.turn
    assert seat is not None
    space = SPACES.index(action[0])
    position.owner[space] = seat
    if told is not None:
        told.append(Event("staked", "goal", seat, {"at": action[0]}, action))
    if scoring.line_of(position, seat) or FREE not in position.owner:
        position.turn, position.phase, position.column = None, "over", None
        if told is not None:
            scoring.tell(position, told)
        return
    position.turn = 1 - seat
    roll(position, told)


def roll(position: ClaimsPosition, told: list[Event] | None) -> None:
    """Throw the die for the seat to act."""
    if not position.die:
        return
    face = position.chance.below(len(COLUMNS) + position.wild)
    position.column = face if face < len(COLUMNS) else None
    if told is not None:
        name = COLUMNS[face] if face < len(COLUMNS) else WILD
        kind = "rolled" if face < len(COLUMNS) else "rolled-wild"
        told.append(Event(kind, "die", position.turn, {"column": name}, given=name))
