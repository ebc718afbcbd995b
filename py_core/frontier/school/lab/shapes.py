"""The shapes of what the laboratory tells, for mypy and the page's types."""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from frontier.bots.shapes import Slice
from frontier.table.shapes import Action, SavedMatch, Values


class Brief(TypedDict):
    """The moment in which a bot has to choose, as its seat may know it."""

    game: str
    seat: int
    text: str
    """A position that the seat cannot tell from the real one."""
    luck: str


class Fault(TypedDict):
    """What went wrong in the code of a bot: a sentence by its key, and where."""

    key: str
    values: Values
    line: int | None
    column: NotRequired[int]
    """Where the expression begins in that line, counted in letters from 0; and where it ends."""
    end: NotRequired[int]
    calls: NotRequired[Sequence[int]]
    """The lines of the pupil that led there, the outermost first."""


class Rated(TypedDict):
    """What the bot thinks an action is worth."""

    action: Action
    value: float


class Reply(TypedDict):
    """What a bot answers to a brief."""

    action: Action | None
    fault: Fault | None
    said: Sequence[str]
    rated: Sequence[Rated]
    printed: Sequence[str]
    unprinted: int
    """How many more lines were printed than are shown."""


class Bot(TypedDict):
    """A bot: the game that it plays, its name, and its code."""

    game: str
    name: str
    code: str


class BotThought(TypedDict):
    """What a bot said and rated before a move."""

    move: int
    seat: int
    said: Sequence[str]
    rated: Sequence[Rated]


class PlayedGame(TypedDict):
    """One game of a series, from the view of the first player."""

    number: int
    seat: int
    share: float
    drawn: bool
    margin: int
    fault: Fault | None
    """What ended it, where that was the code of a bot; `faulty` is that bot."""
    faulty: NotRequired[str]


class GameToLookAt(PlayedGame):
    """A game that is worth looking at, and why."""

    why: str
    saved: SavedMatch
    thoughts: Sequence[BotThought]


class SeriesSum(TypedDict):
    """All games of a series together, from the view of the first player."""

    matches: int
    wins: float
    draws: int
    losses: float
    share: float
    low: float
    high: float
    margin: float
    margin_error: float
    seats: int
    points: Mapping[str, float]
    """Where its points came from: the mean of each kind of score items."""
    others: Mapping[str, float]
    """The same of the others, for one seat."""


class Wanted(TypedDict):
    """Which bot has to choose, and in which moment."""

    bot: str
    brief: Brief


class Series(Slice):
    """A series of games, as far as it is."""

    wanted: Wanted | None
    """What has to be answered before it can go on."""
    played: Sequence[PlayedGame]
    """Those that are new."""
    sum: SeriesSum | None
    """Of all games, when there are new ones."""
    look: Sequence[GameToLookAt]
    """When it is done: the games worth looking at."""
