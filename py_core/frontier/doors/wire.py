"""The shapes of all JSON between the page and the core: what is asked, and what is answered.

mypy holds the doors to them, and `web/wire.d.ts` is made from them (`build_scripts/website/
wire_types.py`), which tsc holds the page to. The verbs are those of `page.VERBS`; their methods
name the shapes. Each room states what it tells itself; here they meet. A game's view is the class
`<Game>View` of its own `shapes`. Nothing loads this to play.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypeAlias, TypedDict

from frontier.bots.shapes import Explanation, Hint, Mistake, Review, Sentence, Slice, Thought
from frontier.school.shapes import (
    Course,
    Lesson,
    LessonStep,
    LessonText,
    LinkedLesson,
    Offers,
    Puzzle,
    Solutions,
    Statement,
    StepMatch,
    Verdict,
    Verification,
)
from frontier.table.shapes import (
    Action,
    Outcome,
    Reason,
    SavedMatch,
    ScoreItem,
    TableEvent,
    Values,
)

__all__ = [
    "Action",
    "Course",
    "Explanation",
    "Hint",
    "Lesson",
    "LessonStep",
    "LessonText",
    "LinkedLesson",
    "Mistake",
    "Offers",
    "Outcome",
    "Puzzle",
    "Reason",
    "Review",
    "SavedMatch",
    "ScoreItem",
    "Sentence",
    "Slice",
    "Solutions",
    "Statement",
    "StepMatch",
    "TableEvent",
    "Thought",
    "Values",
    "Verdict",
    "Verification",
]

View: TypeAlias = Mapping[str, Any]
"""What a seat sees of a position: in the page one of the games' views."""
Pieces: TypeAlias = Mapping[str, Any]
"""What lies on the set-up board of a game: each game that has such a board has its own."""
Things: TypeAlias = Mapping[str, Any]
"""What is on the table of a game before anybody plays: each game has its own."""


# What is answered.


class ToldTurn(TypedDict):
    """An action, who was to act, and what came of it."""

    action: Action
    turn: int | None
    phase: str
    events: Sequence[TableEvent]


class Told(TypedDict):
    """What has happened since an action."""

    since: int
    turns: Sequence[ToldTurn]


class Seen(TypedDict):
    """A match as a seat sees it, or an onlooker."""

    seat: int | None
    view: View
    legal: Sequence[Action]
    """Empty for whoever is not to act."""
    told: Told


class State(Seen):
    """A match as it stands, and what is new in it; the page adds that to what it knows."""

    seats: int
    colours: Sequence[str]
    secrets: bool
    """Whether seats see different things."""
    turn: int | None
    phase: str
    totals: Sequence[int]
    items: Sequence[ScoreItem]
    outcome: Outcome | None
    cursor: int
    """How many actions are in force."""
    length: int
    """How many actions there are, with those that have been taken back."""
    floor: int
    """The earliest move that undo may reach."""
    onlooker: View | None
    """What all may see, where that is less than this view: it can be kept for the next start."""
    next: Seen | None
    """What the next player at this device sees, to be shown once that one has taken it over."""


class Opened(State):
    """A match that has just been put on the table."""

    saved: SavedMatch


class Followed(Opened):
    """A match that came by a link."""

    kinds: Sequence[str]
    """Who sits where; nothing is known when it is empty."""


class Shown(TypedDict):
    """What can be seen of a position that is not on the table."""

    view: View
    turn: int | None
    phase: str
    outcome: Outcome | None


class Composed(Shown):
    """Pieces that the rules allow, written down."""

    text: str
    """Of the position, or the value of the option that is drawn."""


class BoardPieces(TypedDict):
    """What is to lie on a set-up board."""

    pieces: Pieces


class Look(TypedDict):
    """An earlier moment of the match."""

    move: int
    view: View
    turn: int | None
    totals: Sequence[int]


class Previews(TypedDict):
    """What each of the actions would do; nothing is told where chance has a part in it."""

    previews: Sequence[Sequence[TableEvent]]


class WhyNot(TypedDict):
    """The rule that refuses picks, if any does."""

    reason: Reason | None


class WrittenRecord(TypedDict):
    """The match as a text record."""

    record: str


class WrittenLink(TypedDict):
    """The match as the text of a link."""

    link: str


class Condition(TypedDict):
    """A condition on an option: that its value is among these, if any, and none of those."""

    option: str
    among: Sequence[str]
    but: Sequence[str]


class OptionFacts(TypedDict):
    """One choice in setting up a match."""

    name: str
    values: Sequence[str]
    default: str
    open: bool
    """Whether other values are read by the game itself."""
    when: Sequence[Condition]
    """It matters where all of these hold."""
    seats: bool
    """Whether its value is the number of players."""
    expansion: bool
    """Whether it adds to the game; at its default it is not there."""
    needs: Sequence[Condition]
    """What must hold of others where it is not at its default; the first value is proposed."""


class ToolFacts(TypedDict):
    """Something that can be put on a set-up board."""

    name: str
    into: str
    """The part of the pieces that it fills."""
    pieces: Sequence[str]
    """The pieces that it puts, one after the other; none where there are enough of a thing."""
    lines: bool
    """Whether it is put on the lines between squares."""


class SetupBoardFacts(TypedDict):
    """What a set-up board is made of."""

    tools: Sequence[ToolFacts]
    layers: Mapping[str, str]
    """The options that are drawn on it, each with the part of the pieces that is its value."""
    empty: Pieces


class RuleFacts(TypedDict):
    """One rule of the rules page."""

    id: str
    house: bool
    reading: bool


class PreviewedPick(TypedDict):
    """A pick with what it would do."""

    pick: str
    events: Sequence[TableEvent]


class Figure(TypedDict):
    """A picture of the rules page: a position, with what is picked or has happened in it."""

    rule: str
    caption: str
    values: Values
    view: View
    picks: Sequence[str]
    next: Sequence[str]
    previews: Sequence[PreviewedPick]
    pointed: str | None
    last: Sequence[TableEvent]
    shown: Sequence[str]
    part: Sequence[str]
    cover: Sequence[str]
    """What of it is the picture of the game on the home page."""


class GameFacts(TypedDict):
    """The facts of a game."""

    name: str
    colours: Sequence[str]
    seats: Sequence[int]
    """How many can play, the fewest first."""
    minutes: int
    """How long a match takes, about."""
    levels: Sequence[str]
    """Of the computer, the weakest first."""
    usual_level: str
    options: Sequence[OptionFacts]
    drawn: Sequence[Condition]
    """Chance has a say in the start where any of these holds; always, where none is named."""
    things: Things
    setup_board: SetupBoardFacts | None
    rules: Sequence[RuleFacts]
    cover: Figure | None
    """A picture of the game for the home page."""


class Limits(TypedDict):
    """How much of something the core takes: the page need not try more."""

    record_letters: int
    link_letters: int
    lesson_letters: int
    """Of a lesson in a file."""
    seed_letters: int
    title_letters: int
    """Of the title of a lesson; then of what it is about, and of any text of a step."""
    about_letters: int
    text_letters: int
    steps: int
    hints: int
    statements: int
    own_decisions: int
    """So often a seat that decides for itself is passed over before somebody replies."""


class Facts(TypedDict):
    """What the page knows before Python is there; the build bakes it."""

    games: Sequence[GameFacts]
    limits: Limits


class Figures(TypedDict):
    """The figures of a game's rules page."""

    figures: Sequence[Figure]


class LaidLesson(TypedDict):
    """A lesson that lies on the desk, in the form that is always written."""

    lesson: Lesson


class BegunStep(Opened):
    """A step of the lesson, laid on the table."""

    step: int


class Attempted(State):
    """An action of a pupil, played and judged."""

    verdict: Verdict


class ToldError(TypedDict):
    """Why something is refused: a sentence by its key, and where the rules refuse, which rule."""

    kind: str
    key: str
    values: Values
    rule: NotRequired[str]
    where: NotRequired[Sequence[str]]


# What is asked. Whatever is not told has a usual value.


class NothingAsked(TypedDict):
    """There is nothing to say besides the verb."""


class AskFigures(TypedDict):
    """Whose figures."""

    game: str


class Viewing(TypedDict, total=False):
    """For whom an answer is meant."""

    seat: int | None
    """Whose view; null is an onlooker's. Where nothing is hidden it makes no difference."""
    absent: Sequence[int]
    """The seats that nobody at this device plays. Where it is told and several others are left,
    the device is handed over: an answer for a seat that is not to act is an onlooker's, and what
    the seat to act may see comes as `next`."""


class GoingOn(Viewing, total=False):
    """How much of the match is known already."""

    since: int
    """How many actions have been told already; without it, those that are not new are told too."""


class AskSetup(TypedDict):
    """How a match begins."""

    game: str
    seed: str
    options: NotRequired[Mapping[str, str]]
    position: NotRequired[str | None]
    """A position to begin with, instead of the options."""


class AskCheck(AskSetup):
    """How a match would begin, and whose view of it."""

    seat: NotRequired[int | None]


class AskNew(AskSetup, Viewing):
    """How a match begins, and who plays it."""

    players: NotRequired[Sequence[str]]


class AskOpen(Viewing):
    """Which match; what had been taken back is in it too."""

    saved: SavedMatch


class AskRead(Viewing):
    """Which text record."""

    record: str


class AskFollow(Viewing):
    """Which link."""

    link: str


class AskLink(TypedDict):
    """Who sits where."""

    kinds: NotRequired[Sequence[str]]


class AskPlay(GoingOn):
    """Which action."""

    picks: Action


class AskLook(TypedDict):
    """Which moment, and whose view of it."""

    move: int
    seat: NotRequired[int | None]


class AskPreview(TypedDict):
    """Which actions."""

    actions: Sequence[Action]


class AskWhyNot(TypedDict):
    """Which picks."""

    picks: Action


class Sliced(TypedDict, total=False):
    """How long a slice of work may be, in milliseconds."""

    ms: float


class AskThink(Sliced):
    """Who is to think."""

    level: str


class AskHint(Sliced):
    """Which step of the hint."""

    step: int


class AskWhy(TypedDict):
    """Which action, and of which moment; without one, of now."""

    picks: Action
    move: NotRequired[int | None]


class AskTakeApart(AskSetup):
    """Which moment of a match, and which option is drawn; without one, a position is made."""

    layer: NotRequired[str | None]
    actions: NotRequired[Sequence[Action]]


class AskScatter(AskSetup):
    """What lies on a set-up board, and which option is drawn there."""

    layer: NotRequired[str | None]
    pieces: Pieces


class AskCompose(AskScatter):
    """What lies on a set-up board, and whose view of it."""

    seat: NotRequired[int | None]


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


class AskTry(TypedDict):
    """Which action."""

    picks: Action


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
