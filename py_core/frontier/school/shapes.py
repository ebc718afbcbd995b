"""The shapes of lessons and of what the school says about them, for mypy and the page's types.

`docs/notation.md` specifies a lesson; what is stated here of it is the form that is written.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from frontier.bots.shapes import Sentence, Slice
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
WinStatement = TypedDict(
    "WinStatement", {"is": Literal["win"], "level": str, "teacher": NotRequired[str]}
)

BeatStatement = TypedDict(
    "BeatStatement", {"is": Literal["beat"], "level": str, "games": int, "least": int}
)

NumberStatement = TypedDict(
    "NumberStatement",
    {
        "is": Literal["number"],
        "answer": NotRequired[float],
        "of": NotRequired[str],
        "about": NotRequired[Sequence[str]],
        "within": NotRequired[float],
        "unit": NotRequired[LessonText],
    },
)
ChoiceStatement = TypedDict(
    "ChoiceStatement",
    {
        "is": Literal["choice"],
        "from": Sequence[LessonText],
        "right": Sequence[int],
        "several": NotRequired[bool],
    },
)
MarkStatement = TypedDict(
    "MarkStatement",
    {
        "is": Literal["mark"],
        "right": NotRequired[Sequence[str]],
        "of": NotRequired[str],
        "about": NotRequired[Sequence[str]],
    },
)
OrderStatement = TypedDict("OrderStatement", {"is": Literal["order"], "from": Sequence[LessonText]})
OpenStatement = TypedDict("OpenStatement", {"is": Literal["open"]})

QuestionStatement: TypeAlias = (
    NumberStatement | ChoiceStatement | MarkStatement | OrderStatement | OpenStatement
)
"""Something that is asked; nothing is played."""

AboveCondition = TypedDict("AboveCondition", {"is": Literal["above"]})
BelowCondition = TypedDict("BelowCondition", {"is": Literal["below"]})
HasCondition = TypedDict("HasCondition", {"is": Literal["has"], "one": int | str})

PlainStatement: TypeAlias = (
    PlayStatement | ScoreStatement | EventStatement | LeaveStatement | KeepStatement
)
"""A statement that can be one of several alternatives."""

AnyStatement = TypedDict("AnyStatement", {"is": Literal["any"], "of": Sequence[PlainStatement]})

Statement: TypeAlias = (
    PlainStatement | ReadStatement | AnyStatement | WinStatement | BeatStatement | QuestionStatement
)
"""Something that has to be true of the action a pupil plays, or what is asked instead."""

ReplyCondition: TypeAlias = PlainStatement | AboveCondition | BelowCondition | HasCondition
"""What a wrong action, or a wrong answer to a question, may be like."""


class Pointer(TypedDict, total=False):
    """An arrow, a ring or a shaded place; places have the names of their spots."""

    arrow: Sequence[str]
    ring: str
    shade: str
    number: int


class Pointing(TypedDict, total=False):
    """What is pointed at, by what it goes with."""

    text: Sequence[Pointer]
    hints: Sequence[Sequence[Pointer]]
    right: Sequence[Pointer]
    wrong: Sequence[Pointer]


AuthorReply = TypedDict(
    "AuthorReply",
    {
        "if": NotRequired[ReplyCondition],
        "unless": NotRequired[ReplyCondition],
        "text": LessonText,
        "point": NotRequired[Sequence[Pointer]],
    },
)


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
    game: NotRequired[str]
    """Where it is not the lesson's: a course may have several."""
    right: NotRequired[LessonText]
    wrong: NotRequired[LessonText]
    code: NotRequired[str]
    """For the laboratory: what the bot begins with."""
    point: NotRequired[Pointing]
    replies: NotRequired[Sequence[AuthorReply]]
    """What is said to certain wrong answers."""
    part: NotRequired[LessonText]
    """The title of the part of a course that begins here."""


class Lesson(TypedDict):
    """A few steps; where none says otherwise, of one game."""

    format: int
    game: str
    title: LessonText
    about: NotRequired[LessonText]
    language: NotRequired[str]
    """Of texts that are in one language only."""
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
    theme: NotRequired[str]
    """What it is about; its words are `theme.<theme>` of the game."""
    retired: NotRequired[bool]
    """Whether it has left the lists; its address goes on opening it."""
    lesson: Lesson


class PuzzleDays(TypedDict):
    """The puzzles that take turns as the puzzle of the day, from a day on."""

    since: str
    ids: Sequence[str]


class PuzzleFile(TypedDict):
    """All puzzles of a game that were ever shipped."""

    days: Sequence[PuzzleDays]
    """One after the other; each holds until the next begins."""
    puzzles: Sequence[Puzzle]


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
    reply: NotRequired[int]
    """Which of the author's replies is due."""


class Solved(TypedDict):
    """How a step can be solved, as far as is known."""

    legal: int
    """How many legal actions there are."""
    accepted: Sequence[Action]
    deeds: Sequence[Sentence]
    """What the first of these are, in words."""
    solvable: bool
    idle: NotRequired[Sequence[int]]
    """The places of the statements that every legal action fulfils: they ask for nothing."""
    line: NotRequired[Sequence[Action]]
    """For a step to be won: what all seats play, to the end."""


class Grade(Slice):
    """How hard a step is: which levels find a right action, as far as they have been asked."""

    found: Mapping[str, bool]


class Solutions(Solved, Slice):
    """The search for the solutions of one step."""


class Verification(Slice):
    """The search for the solutions of every step; those that are finished are told."""

    steps: Sequence[Solved]


class LinkedLesson(Verification):
    """A lesson that is verified, and its link once every step is known to be solvable."""

    link: NotRequired[str]
    length: NotRequired[int]


class OfferedQuestion(TypedDict):
    """A question that the rules can answer in a position."""

    name: str
    kind: str
    about: Sequence[Action]
    """What it can be about."""
    deeds: NotRequired[Sequence[Sentence]]
    """Where that are actions: what they are, in words."""


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
    questions: Sequence[OfferedQuestion]


class ClassMatch(StepMatch):
    """A match that everybody in a class plays, each against the same computers."""

    game: str
    kinds: Sequence[str]
    """Who sits where; one of them is a person."""


class Assignment(TypedDict):
    """What a class is given to do."""

    what: str
    """`course`, `puzzles`, `lesson`, `match` or `bots`."""
    title: str
    skip: bool
    hints: bool
    undo: bool
    until: int | None
    """Until when it counts, in minutes since 1970."""
    course: NotRequired[str]
    game: NotRequired[str]
    puzzles: NotRequired[Sequence[str]]
    lesson: NotRequired[Lesson]
    match: NotRequired[ClassMatch]


class DoneStep(TypedDict):
    """What a pupil has done in a step; each try is what was played, by all seats."""

    tries: Sequence[Sequence[Action]]
    hints: int
    seconds: int


class HandedBot(TypedDict):
    """A bot that somebody has written for a class: the game is that of the class."""

    name: str
    code: str


class Done(TypedDict):
    """What a pupil hands in."""

    name: str
    made: int
    """When, in minutes since 1970."""
    steps: Sequence[DoneStep]
    """Of a match there is one, with one try: all that was played."""
    undone: NotRequired[int]
    """How often something was taken back in a match."""
    bot: NotRequired[HandedBot]
    """What a class that writes bots hands in; there are no steps then."""


class CheckedStep(TypedDict):
    """A step as the rules have replayed it."""

    solved: bool
    tries: Sequence[Sequence[Action]]
    right: Sequence[bool]
    """Of each try, whether it solved the step."""
    hints: int
    seconds: int
    reading: bool
    """Whether there was nothing to play."""
    asked: NotRequired[str]
    """The kind of the question, where a try is an answer to one."""


class CheckedMatch(TypedDict):
    """A match as the rules have replayed it."""

    over: bool
    won: bool
    seat: int
    totals: Sequence[int]
    moves: int
    undone: int


class CheckedResult(TypedDict):
    """A result that was replayed by the rules: nothing of it is only claimed."""

    name: str
    made: int
    late: bool
    steps: Sequence[CheckedStep]
    match: NotRequired[CheckedMatch]
    bot: NotRequired[HandedBot]
