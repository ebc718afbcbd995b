"""What is told of lessons, classes and the laboratory, and how something is refused."""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from frontier.school.lab.shapes import Bot, Brief
from frontier.school.shapes import Assignment, CheckedResult, Lesson, Verdict
from frontier.table.shapes import Values

from .told import Opened, State


class LaidLesson(TypedDict):
    """A lesson that lies on the desk, in the form that is always written."""

    lesson: Lesson


class Answered(TypedDict):
    """What is said of an answer to the question of a step."""

    verdict: Verdict


class ReadAssignment(TypedDict):
    """What a class is given to do."""

    assignment: Assignment


class ReadResult(TypedDict):
    """What a pupil has done, as the rules have replayed it."""

    result: CheckedResult


class BegunStep(Opened):
    """A step of the lesson, laid on the table."""

    step: int
    pupil: int | None
    """The seat whose action the step is about."""
    began: int
    """How many actions came before it."""


class Attempted(State):
    """An action of a pupil, played and judged."""

    verdict: Verdict


class BriefTold(TypedDict):
    """What a bot is told of the moment at which the match is."""

    brief: Brief


class WrittenBot(TypedDict):
    """A bot in the form that is always written, its link, and the text of its file."""

    bot: Bot
    link: str
    file: str


class ReadBot(TypedDict):
    """A bot that was read."""

    bot: Bot


class ToldError(TypedDict):
    """Why something is refused: a sentence by its key, and where the rules refuse, which rule."""

    kind: str
    key: str
    values: Values
    rule: NotRequired[str]
    where: NotRequired[Sequence[str]]
