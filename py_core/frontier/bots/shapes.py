"""The shapes of what the bots say as JSON, for mypy and for the types of the page.

What takes long comes in slices: whoever gets one that is not `done` asks again.
"""

from collections.abc import Sequence
from typing import TypedDict

from frontier.table.shapes import Action, Values


class Sentence(TypedDict):
    """One sentence of an explanation, by its key in one of the files of words."""

    file: str
    key: str
    values: Values
    where: Sequence[str]


class Slice(TypedDict):
    """How far something long has come."""

    done: bool
    progress: float
    """From 0 to 1."""


class Thought(Slice):
    """What a computer player would do, so far."""

    level: str
    choice: Action | None
    value: float | None
    why: Sequence[Sentence]
    """Told when it is done."""


class Hint(Slice):
    """One of the steps of a hint."""

    step: int
    steps: int
    """How many there are."""
    picks: Action
    """What the step gives away, to be shown on the board."""
    hint: Sequence[Sentence]


class Explanation(TypedDict):
    """Why an action is good or bad."""

    why: Sequence[Sentence]


class Mistake(TypedDict):
    """A move that gave something away, and what would have been better."""

    move: int
    seat: int
    played: Action
    better: Action
    loss: float
    why: Sequence[Sentence]
    why_played: Sequence[Sentence]


class Review(Slice):
    """A look back at a match; all but how far it is stays empty until it is done."""

    totals: Sequence[Sequence[int]]
    """The score of every seat after so many moves."""
    outlook: Sequence[Sequence[float]]
    """By how many points every seat will be ahead, as the judge sees it."""
    mistakes: Sequence[Mistake]
    """The largest first."""
