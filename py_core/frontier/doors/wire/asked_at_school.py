"""What is asked about lessons, classes and the laboratory."""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from frontier.school.lab.shapes import Bot, Reply
from frontier.school.shapes import Assignment, Done, Lesson, Statement, StepMatch
from frontier.table.shapes import Action

from .asked_at_table import Sliced


class AskLesson(TypedDict):
    """Which lesson; it is checked whatever it is."""

    lesson: Any


class AskLessonLink(TypedDict):
    """Which link of a lesson."""

    link: str


class AskStep(TypedDict):
    """Which step, and whose view of it; usually that of whoever is to act."""

    step: int
    seat: NotRequired[int | None]
    actions: NotRequired[Sequence[Action]]
    """What has been played in it already, where it is played on."""


class AskTry(TypedDict):
    """Which action."""

    picks: Action


class AskAnswer(TypedDict):
    """Which answer to the question of a step, as a list of texts."""

    answer: Sequence[str]


class AskStatements(TypedDict):
    """Which moment of a match."""

    game: str
    match: StepMatch


class AskSolutions(AskStatements, Sliced):
    """Which moment, and which check."""

    check: Sequence[Statement]


class AskVerification(Sliced):
    """Which lesson."""

    lesson: Lesson


class AskSeries(Sliced, total=False):
    """With `players`, which series to begin; else the reply that it waits for, if any."""

    game: str
    players: Sequence[str]
    """Who plays first and who in all other seats: a level, or `bot:` and a name."""
    matches: int
    options: Mapping[str, str]
    seed: str
    match: StepMatch
    """Where all games start, and the first player is to act; else each begins anew."""
    reply: Reply | None
    since: int
    """How many games have been told already."""


class AskBot(TypedDict):
    """Which bot."""

    bot: Bot


class AskReadBot(TypedDict, total=False):
    """Which link; or which file, and of which game it is where it does not say."""

    link: str
    file: str
    game: str


class AskAssignmentLink(TypedDict):
    """What a class is given to do."""

    assignment: Assignment


class AskAssignment(TypedDict):
    """Which link of an assignment."""

    link: str


class AskResultLink(TypedDict):
    """Of which assignment, with the lesson that it names, and what was done."""

    assignment: str
    lesson: NotRequired[Any]
    done: Done


class AskResult(TypedDict):
    """Of which assignment, with the lesson that it names, and which link of a result."""

    assignment: str
    lesson: NotRequired[Any]
    link: str
