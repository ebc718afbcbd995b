"""Actions in and events out as people say them: what the tests of all games share."""

from __future__ import annotations

from collections.abc import Iterable

from frontier.table.events import Event
from frontier.table.game import Outcome, Position
from frontier.table.picks import read_action, write_action


def play(position: Position, *actions: str) -> list[Event]:
    """Play actions written as in a record, and tell all that happened."""
    told: list[Event] = []
    for action in actions:
        told += position.play(read_action(action))
    return told


def legal(position: Position) -> list[str]:
    """List the legal actions as a record writes them."""
    return [write_action(action) for action in position.legal()]


def kinds(told: Iterable[Event]) -> list[str]:
    """Name the kinds of events, in the order in which they happened."""
    return [event.kind for event in told]


def points(told: Iterable[Event]) -> dict[int, int]:
    """Add up the points of each seat that has any."""
    sums: dict[int, int] = {}
    for event in told:
        if event.points:
            assert event.seat is not None
            sums[event.seat] = sums.get(event.seat, 0) + event.points
    return sums


def ended(position: Position) -> Outcome:
    """Tell how a game has ended, which it must have."""
    outcome = position.outcome()
    assert outcome is not None
    return outcome
