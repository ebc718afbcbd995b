"""The shapes of what the bots say as JSON, for mypy and for the types of the page.

What takes long comes in slices: whoever gets one that is not `done` asks again.
"""

from collections.abc import Mapping, Sequence
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


class LineStep(TypedDict):
    """One action of a line, to be shown on the board."""

    seat: int
    deed: Sentence
    where: Sequence[str]
    arrow: Sequence[str]
    """From where to where something goes; empty where nothing does."""


class Thought(Slice):
    """What a computer player would do, so far."""

    level: str
    choice: Action | None
    value: float | None


class Hint(Slice):
    """One of the steps of a hint."""

    step: int
    steps: int
    """How many there are."""
    picks: Action
    """What the step gives away, to be shown on the board."""
    hint: Sequence[Sentence]
    line: Sequence[LineStep]
    """What is expected to follow; with the last step only."""


class Explanation(Slice):
    """Why an action is good or bad."""

    why: Sequence[Sentence]


class Mistake(TypedDict):
    """A move that gave something away, and what would have been better."""

    move: int
    seat: int
    played: Action
    better: Action
    played_deed: Sentence
    better_deed: Sentence
    points: int
    """What it cost, as the lines end."""
    chances: Sequence[int]
    """Of winning, in a hundred: with the better action, and with this one."""
    kind: str
    """What made most of the difference, by its name in the words of the game."""
    of_other: bool
    """Whether that tells what comes of the action, not of the better one."""
    why: Sequence[Sentence]
    line: Sequence[LineStep]
    better_line: Sequence[LineStep]


class Lecture(Slice):
    """Whether an action would be handed back."""

    back: Mistake | None
    """Why it is; nothing where it may be played, or while that is not known."""


class Review(Slice):
    """A look back at a match; all but how far it is stays empty until it is done."""

    totals: Sequence[Sequence[int]]
    """The score of every seat after so many moves."""
    outlook: Sequence[Sequence[float]]
    """By how many points every seat will be ahead, as the judge sees it."""
    mistakes: Sequence[Mistake]
    """The largest first."""


class PlayedOn(Slice):
    """What computers have played on from a moment, so far."""

    actions: Sequence[Action]


class Dealt(Slice):
    """A deal that was wished for."""

    tried: int
    seed: str | None
    """With which it comes; none so far, or none at all where it is done."""


class MomentMatch(TypedDict):
    """A match with all its actions up to a moment."""

    seed: str
    options: Mapping[str, str]
    position: str | None
    actions: Sequence[Action]


class Moment(TypedDict):
    """A decision in which one action stands out."""

    match: MomentMatch
    seat: int
    theme: str
    """What it is about: one of the game's themes, or nothing."""
    best: Sentence
    """The action, in words."""
    why: Sequence[Sentence]
    """Why it is better than what looks best besides it."""
    loss: float
    """How many points that other action gives away."""
    risk: float
    """And how much of the chance to win, from 0 to 1."""


class Moments(Slice):
    """What was found in the games that were played, so far."""

    games: int
    looked: int
    """How many decisions the judge has looked at."""
    moments: Sequence[Moment]
    """Those that had not been told before."""
