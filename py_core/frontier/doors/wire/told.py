"""What is told of matches, and of boards that are set up."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, TypedDict

from frontier.bots.shapes import Sentence
from frontier.table.shapes import (
    Action,
    AdvanceSheet,
    Outcome,
    Reason,
    SavedMatch,
    ScoreItem,
    TableEvent,
    Values,
)

View: TypeAlias = Mapping[str, Any]
"""What a seat sees of a position: in the page one of the games' views."""
Pieces: TypeAlias = Mapping[str, Any]
"""What lies on the set-up board of a game: only the core knows what is in it."""
Things: TypeAlias = Mapping[str, Any]
"""What is on the table of a game before anybody plays: each game has its own."""


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
    """A match that came by a link, or as a text."""

    kinds: Sequence[str]
    """Who sits where; nothing is known when it is empty."""
    sheets: Sequence[AdvanceSheet]
    """What has been answered in advance."""


class Foreseen(TypedDict):
    """What becomes of answers in advance at a moment of the match."""

    due: bool
    """Whether their seat is to act now, for the first time since they were written."""
    answer: int | None
    """Which one applies."""
    play: Sequence[Action]
    """What of it can be played."""
    missed: Sequence[int]
    """Those before it that would have applied, but are not allowed any more."""


class SaidAnswer(TypedDict):
    """An answer in advance in words; what cannot be said as whole actions by its picks."""

    seen: Sequence[Sentence]
    seen_picks: Sequence[str]
    play: Sequence[Sentence]
    play_picks: Sequence[str]


class SaidAnswers(TypedDict):
    """The answers of a sheet in words."""

    answers: Sequence[SaidAnswer]


class Shown(TypedDict):
    """What can be seen of a position that is not on the table."""

    view: View
    turn: int | None
    phase: str
    outcome: Outcome | None


class Problem(TypedDict):
    """What speaks against the pieces on a set-up board."""

    kind: str
    key: str
    values: Values
    where: Sequence[str]
    """The squares and lines, or the fields (a seat's part of one: `hands.1`), where to look."""


class SetupBoardState(TypedDict):
    """What lies on a set-up board, and what the rules say of it."""

    pieces: Pieces
    text: str
    """Of the position, or the value of the option that is drawn."""
    view: View
    over: str | None
    """By what the game would be over at once."""
    problems: Sequence[Problem]
    counts: Mapping[str, Sequence[int]]
    """For a tool how many of its things lie there, and of how many."""
    marks: Mapping[str, str]
    """Of a place: where what it stands for lies, where the view does not say so."""
    unused: Sequence[str]
    """The fields that say nothing now."""
    players: int
    refused: bool
    """Whether something could not be put."""


class PickedTool(TypedDict):
    """The tool that would put what lies somewhere."""

    tool: str | None


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
