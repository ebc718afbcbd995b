"""The shapes of lessons and of what the school says about them, for mypy and the page's types.

`docs/notation.md` specifies a lesson; what is stated here of it is the form that is written.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from frontier.bots.shapes import Slice
from frontier.table.shapes import Action, Values

LessonText: TypeAlias = str | Mapping[str, str]
"""A text, or the same text in several languages."""
EventValue: TypeAlias = str | int | Sequence[str | int]
"""What a statement may ask of a value of an event."""

ReadStatement = TypedDict("ReadStatement", {"is": Literal["read"]})
PlayStatement = TypedDict("PlayStatement", {"is": Literal["play"], "actions": Sequence[Action]})
ScoreStatement = TypedDict("ScoreStatement", {"is": Literal["score"], "least": int})
LeaveStatement = TypedDict("LeaveStatement", {"is": Literal["leave"], "most": int})
EventStatement = TypedDict(
    "EventStatement",
    {
        "is": Literal["event"],
        "kind": str,
        "values": NotRequired[Mapping[str, EventValue]],
        "least": NotRequired[Mapping[str, int]],
        "anyone": NotRequired[bool],
    },
)
KeepStatement = TypedDict(
    "KeepStatement",
    {"is": Literal["keep"], "kind": str, "values": NotRequired[Mapping[str, EventValue]]},
)
WinStatement = TypedDict("WinStatement", {"is": Literal["win"], "level": str})

PlainStatement: TypeAlias = (
    PlayStatement | ScoreStatement | EventStatement | LeaveStatement | KeepStatement
)
"""A statement that can be one of several alternatives."""

AnyStatement = TypedDict("AnyStatement", {"is": Literal["any"], "of": Sequence[PlainStatement]})

Statement: TypeAlias = PlainStatement | ReadStatement | AnyStatement | WinStatement
"""Something that has to be true of the action a pupil plays."""


class StepMatch(TypedDict):
    """Where a step begins: a match with all its actions."""

    seed: str
    options: Mapping[str, str]
    position: str | None
    actions: Sequence[Action]


class LessonStep(TypedDict):
    """One step of a lesson."""

    match: StepMatch
    text: LessonText
    check: Sequence[Statement]
    hints: Sequence[LessonText]
    right: NotRequired[LessonText]
    wrong: NotRequired[LessonText]


class Lesson(TypedDict):
    """A few steps of one game."""

    format: int
    game: str
    title: LessonText
    about: NotRequired[LessonText]
    steps: Sequence[LessonStep]


class Course(TypedDict):
    """A lesson of the shipped courses, as their list has it."""

    id: str
    game: str
    title: LessonText
    about: LessonText
    steps: int


class Puzzle(TypedDict):
    """A shipped puzzle: a lesson of one step."""

    id: str
    grade: str
    lesson: Lesson


class Answer(TypedDict):
    """What the next seat might do about an action."""

    picks: Action | None
    """Not told where hands are hidden."""
    rise: NotRequired[int]


class Measure(TypedDict, total=False):
    """The numbers behind a statement, as far as its kind has some."""

    rise: int
    """Points that the action, or the best answer to it, brings."""
    events: Sequence[Values]
    kept: bool
    answer: Answer | None
    of: "Sequence[Measure]"
    totals: Sequence[int]


class Verdict(TypedDict):
    """What is to be said of an action that a pupil has played."""

    solved: bool
    over: bool
    """Whether there is nothing more to play in this step."""
    missed: Sequence[int]
    """The places of the statements that do not hold."""
    numbers: Sequence[Measure]
    """For each statement."""


class Solved(TypedDict):
    """How a step can be solved, as far as is known."""

    legal: int
    """How many legal actions there are."""
    accepted: Sequence[Action]
    solvable: bool
    line: NotRequired[Sequence[Action]]
    """For a step to be won: what all seats play, to the end."""


class Solutions(Solved, Slice):
    """The search for the solutions of one step."""


class Verification(Slice):
    """The search for the solutions of every step; those that are finished are told."""

    steps: Sequence[Solved]


class LinkedLesson(Verification):
    """A lesson that is verified, and its link once every step is known to be solvable."""

    link: NotRequired[str]
    length: NotRequired[int]


class Offer(TypedDict):
    """A kind of event that can come about, with what its values can be."""

    kind: str
    own: bool
    """Whether it can be of the seat to act."""
    values: Mapping[str, Sequence[EventValue]]
    numbers: Mapping[str, tuple[int, int]]
    """The least and the most of each number."""


class Offers(TypedDict):
    """What statements can be about in a position."""

    legal: int
    events: Sequence[Offer]
    answers: Sequence[Offer]
    """Events of what the next seat can do."""
    rises: tuple[int, int]
    """The least and the most points that an action brings."""
    levels: Sequence[str]
