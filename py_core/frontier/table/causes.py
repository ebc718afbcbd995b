"""What makes one action better than another: where their lines end, and what differs there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .events import NOTHING, Event, Values
from .picks import Action, Pick

if TYPE_CHECKING:
    from .game import Position


class Line(NamedTuple):
    """Actions that follow each other, what they brought, and where they lead."""

    actions: tuple[Action, ...]
    told: tuple[Sequence[Event], ...]
    """What happened at each of them."""
    after: Position
    """The position right after the first action."""
    end: Position


class Comparison(NamedTuple):
    """Two actions of a seat, each with its lines: one where nothing is hidden, else one a deal."""

    seat: int
    before: Position
    better: Sequence[Line]
    other: Sequence[Line]


class Cause(NamedTuple):
    """One thing that speaks for the better action. Its sentence is `<game>.cause.<kind>`."""

    kind: str
    points: float
    """How much of the difference it makes, for the seat that chooses."""
    values: Values = NOTHING
    where: tuple[Pick, ...] = ()
    of_other: bool = False
    """Whether it tells what comes of the other action, not of the better one."""
    compared: bool = False
    """Whether its sentence only makes sense beside the other action: so many more, instead of."""
    vague: bool = False
    """Whether it names nothing that can be seen: told only where nothing else says enough."""
    later: bool = False
    """Whether it comes about only in the turns that follow: told after what comes at once."""
