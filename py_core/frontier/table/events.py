"""What happens at a table, and why: events, score items, and reasons for a refusal.

All of them name their rule, so that the page can show it, and their sentence by `kind`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from .picks import Pick

if TYPE_CHECKING:
    from . import shapes

Values: TypeAlias = Mapping[str, Any]
"""What fills a sentence; plain strings, numbers and lists of these."""

NOTHING: Values = MappingProxyType({})


class Event(NamedTuple):
    """One thing that happened. Its sentence is `<game>.event.<kind>` in the words."""

    kind: str
    rule: str
    seat: int | None = None
    values: Values = NOTHING
    where: tuple[Pick, ...] = ()
    """The squares, cards and seats it is about, to be shown on the board."""
    points: int = 0
    """What it adds to the score of its seat."""
    given: str = ""
    """What chance gave, as the record states it. Undo stops at an event that has this."""
    private: Values = NOTHING
    """Values that only its seat may know; others see the event without them."""

    def seen_by(self, seat: int | None) -> shapes.TableEvent:
        """Tell this event as the given seat sees it (None: as any onlooker does)."""
        mine = seat is not None and seat == self.seat
        return {
            "kind": self.kind,
            "rule": self.rule,
            "seat": self.seat,
            "values": {**self.values, **(self.private if mine else NOTHING)},
            "where": list(self.where),
            "points": self.points,
        }


class Item(NamedTuple):
    """One explained part of a score. The sum of a seat's items is its score."""

    seat: int
    points: int
    kind: str
    """Its sentence is `<game>.item.<kind>`."""
    rule: str
    values: Values = NOTHING
    where: tuple[Pick, ...] = ()


class Reason(NamedTuple):
    """Why picks are refused. The sentence is `<game>.why.<kind>`."""

    kind: str
    rule: str
    values: Values = NOTHING
    where: tuple[Pick, ...] = ()


class Deed(NamedTuple):
    """What an action is, for whoever reads it. Its sentence is `<game>.deed.<kind>`."""

    kind: str
    values: Values = NOTHING
    where: tuple[Pick, ...] = ()
    """Where to look on the board."""
    arrow: tuple[Pick, ...] = ()
    """From where to where something goes; empty where nothing does."""
