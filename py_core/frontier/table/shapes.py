"""The shapes of what a table tells as JSON, for mypy and for the types of the page.

Only annotations name them, so nobody loads them to play. Without `from __future__ import
annotations`, because that would hide which keys may be missing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, TypedDict

Action: TypeAlias = Sequence[str]
"""An action, or its beginning: the picks in their order."""
Values: TypeAlias = Mapping[str, Any]
"""What fills a sentence: strings, numbers and lists of these, by name."""


class TableEvent(TypedDict):
    """One thing that happened; its sentence is `event.<kind>` of the game."""

    kind: str
    rule: str
    seat: int | None
    values: Values
    where: Sequence[str]
    points: int


class Reason(TypedDict):
    """Why picks are refused; its sentence is `why.<kind>` of the game."""

    kind: str
    rule: str
    values: Values
    where: Sequence[str]


class ScoreItem(TypedDict):
    """One explained part of a score; its sentence is `item.<kind>` of the game."""

    seat: int
    points: int
    kind: str
    rule: str
    values: Values
    where: Sequence[str]
    sum: int
    """The points of its seat up to this item."""


class Outcome(TypedDict):
    """How a game ended."""

    winners: Sequence[int]
    totals: Sequence[int]
    ended_by: str
    rule: str


class SavedMatch(TypedDict):
    """All that is kept of a match; everything else is rebuilt from it."""

    game: str
    seed: str
    options: Mapping[str, str]
    position: str | None
    players: Sequence[str]
    actions: Sequence[Action]
    cursor: int
    """How many of the actions are in force; the others have been taken back."""


class AdvanceAnswer(TypedDict):
    """What is played, if the others have played these; without any, whatever they have played."""

    seen: Sequence[Action]
    play: Sequence[Action]


class AdvanceSheet(TypedDict):
    """What a seat has answered in advance, for the next time that it is to act."""

    seat: int
    move: int
    """How many actions had been played when it was written."""
    answers: Sequence[AdvanceAnswer]
