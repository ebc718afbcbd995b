"""What a lesson's author can choose from in a position, found by trying every legal action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from frontier.table.events import Event
from frontier.table.levels import LEVEL_NAMES
from frontier.table.match import Match

from .checks import Attempt, values_of
from .fields import MOST_NUMBER
from .known import offered

if TYPE_CHECKING:
    from . import shapes

MOST_TRIED_ANSWERS = 1_000
"""So many answers are tried, spread over the legal actions, for what is to be kept off."""
MOST_SEEN = 80
"""So many different values of one kind are listed."""


class _Offer:
    """Events of one kind: the values that they have had, and the range of their numbers."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self.own = False
        self._values: dict[str, list[Any]] = {}
        self._numbers: dict[str, tuple[int, int]] = {}

    def note(self, name: str, value: Any) -> None:
        """Note a value that a statement could ask for."""
        if isinstance(value, bool) or not isinstance(value, str | int | list | tuple):
            return
        if isinstance(value, int):
            if abs(value) <= MOST_NUMBER:
                least, most = self._numbers.get(name, (value, value))
                self._numbers[name] = min(least, value), max(most, value)
        elif not isinstance(value, str):
            value = list(value)
            if not all(isinstance(part, str | int) for part in value):
                return
        seen = self._values.setdefault(name, [])
        if value not in seen and len(seen) < MOST_SEEN:
            seen.append(value)

    def told(self) -> shapes.Offer:
        """Tell it."""
        return {
            "kind": self._kind,
            "own": self.own,
            "values": self._values,
            "numbers": self._numbers,
        }


class Seen:
    """The events that came about, by kind: with their values, and the range of their numbers."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._kinds: dict[str, _Offer] = {}

    def add(self, told: list[Event]) -> None:
        """Note what happened."""
        for event in told:
            kind = self._kinds.setdefault(event.kind, _Offer(event.kind))
            kind.own = kind.own or event.seat == self._seat
            for name, value in values_of(event, self._seat).items():
                kind.note(name, value)

    def told(self) -> list[shapes.Offer]:
        """Tell them in the order in which they were first seen."""
        return [kind.told() for kind in self._kinds.values()]


def offers(match: Match) -> shapes.Offers:
    """List what a statement can be about in this position."""
    position = match.position
    seat = position.turn
    if seat is None:
        return {
            "legal": 0,
            "events": [],
            "answers": [],
            "rises": (0, 0),
            "levels": LEVEL_NAMES,
            "questions": offered(match),
        }
    own, others = Seen(seat), Seen(seat)
    legal = position.legal()
    rises = []
    tried = 0
    for number, action in enumerate(legal, 1):
        attempt = Attempt(position, action)
        own.add(attempt.told)
        rises.append(attempt.rise)
        if tried < MOST_TRIED_ANSWERS * number / len(legal):
            for answer in attempt.answers():
                others.add(answer.told)
                tried += 1
    return {
        "legal": len(legal),
        "events": own.told(),
        "answers": others.told(),
        "rises": (min(rises), max(rises)),
        "levels": LEVEL_NAMES,
        "questions": offered(match),
    }
