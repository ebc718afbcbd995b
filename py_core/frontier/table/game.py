"""The contract of a game: its facts, and a position that knows what is legal.

A game package offers one `Game`; its position is a subclass of `Position`.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, Self, TypeAlias

from .causes import Cause, Comparison
from .chance import Chance
from .chances import Chances
from .errors import Illegal, Impossible
from .events import Deed, Event, Item, Reason
from .levels import EVENLY_APART, ONE_MOVE_AHEAD, Level
from .people import Habit
from .picks import Action, write_action
from .slips import Slip

if TYPE_CHECKING:
    from .questions import Question
    from .setup_board import SetupBoard
    from .wishes import Wish

Options: TypeAlias = Mapping[str, str]
"""The chosen value of every option, by name; all values are words without spaces."""
View: TypeAlias = Mapping[str, Any]
"""What a seat sees of a position, as plain JSON; its shape is in the `shapes` of the game."""
Say: TypeAlias = Callable[..., str]
"""Say a sentence of the game: its key, and the values to fill in by name."""


class Outcome(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    """The seats that won: several when they share it, none when it is a draw."""
    totals: tuple[int, ...]
    """The final score of each seat."""
    ended_by: str
    """Its sentence is `<game>.end.<ended_by>`."""
    rule: str


class Rule(NamedTuple):
    """One rule of the rules page; its words are `<game>.rule.<id>.title` and `.text`."""

    id: str
    house: bool = False
    """Whether it is a ruling of ours, where nothing is published."""
    reading: bool = False
    """Whether a careful player may read the book otherwise; `.reading` says why we read it so."""


class Position(ABC):
    """Everything the rules need to know at one moment; history is kept outside."""

    __slots__ = ()

    game: ClassVar[str]
    """The name of its game."""
    players: int
    """How many seats there are."""
    turn: int | None
    """The seat to act; None when the game is over."""
    phase: str
    """What kind of decision is due; its words are `<game>.phase.<phase>`."""

    @abstractmethod
    def legal(self) -> list[Action]:
        """List every legal action, always in the same order; none of them begins another."""

    @abstractmethod
    def advance(self, action: Action, told: list[Event] | None = None) -> None:
        """Carry out an action taken from `legal()`, telling what happens when asked to.

        For searches. Everybody else calls `play`, which checks.
        """

    @abstractmethod
    def reason(self, picks: Action) -> Reason:
        """Say which rule refuses these picks, knowing that no legal action begins with them."""

    @abstractmethod
    def copy(self) -> Self:
        """Make an independent copy, its chance included."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Describe, as plain JSON, what this seat may see (None: an onlooker)."""

    @abstractmethod
    def score(self) -> list[Item]:
        """List the explained items whose sums are the scores as they stand."""

    @abstractmethod
    def outcome(self, totals: Sequence[int] | None = None) -> Outcome | None:
        """Tell who won and why it ended, or None while it goes on.

        Whoever has counted the scores already hands them in as `totals`.
        """

    @abstractmethod
    def hidden(self, seat: int, chance: Chance) -> Self:
        """Deal what this seat cannot see anew, consistently with what it can."""

    @abstractmethod
    def text(self) -> str:
        """Write the position as one line that the game's `read` reads back."""

    def play(self, action: Action) -> list[Event]:
        """Play a legal action and tell what happened; refuse any other with its reason."""
        action = tuple(action)
        if action not in self.legal():
            raise Illegal(self.why_not(action) or Reason("unfinished", "picks"))
        told: list[Event] = []
        self.advance(action, told)
        return told

    def totals(self) -> list[int]:
        """Add up the items of each seat: the scores as they stand."""
        totals = [0] * self.players
        for item in self.score():
            totals[item.seat] += item.points
        return totals

    def why_not(self, picks: Action) -> Reason | None:
        """Say why no legal action begins with these picks; None when one does."""
        picks = tuple(picks)
        made = len(picks)
        if any(action[:made] == picks for action in self.legal()):
            return None
        if self.turn is None:
            return Reason("game-over", "end")
        return self.reason(picks)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        """Write code that rebuilds it, with the chance that it holds, if any."""
        chance: Chance | None = getattr(self, "chance", None)
        luck = "" if chance is None else f", chance={chance.state}"
        return f"frontier.read_position({self.game!r}, {self.text()!r}{luck})"


class When(NamedTuple):
    """A condition on an option: that its value is among these, and none of those."""

    option: str
    among: tuple[str, ...] = ()
    """Any value will do where none is named."""
    but: tuple[str, ...] = ()

    def holds(self, options: Options) -> bool:
        """Tell whether these options meet it."""
        value = options[self.option]
        return value not in self.but and (not self.among or value in self.among)


@dataclass(frozen=True, slots=True)
class Option:
    """One choice in setting up a match; its words are `<game>.option.<name>`."""

    name: str
    values: tuple[str, ...]
    default: str
    open: bool = False
    """Whether other values (squares drawn by a player) are read by the game itself."""
    when: tuple[When, ...] = ()
    """It matters where all of these hold; elsewhere no value begins another match."""
    seats: bool = False
    """Whether its value is the number of players."""
    expansion: bool = False
    """Whether it adds to the game; at its default it is not there."""
    needs: tuple[When, ...] = ()
    """What must hold of others where it is not at its default; the first value is proposed."""


class Feature(NamedTuple):
    """One thing that is good or bad in a position, measured in the game's own units."""

    name: str
    """What it is called among the others."""
    value: float
    """What the rules count, for the seat that asks: mine less theirs where both have some."""
    weight: float
    """What one unit of it is worth, in points."""


class Lines(Protocol):
    """A deal in which actions of the seat to act can be tried fast, each by a line of its own."""

    work: int
    """How many steps have been played on."""

    def deal(self, position: Position) -> None:
        """Go on with another deal of the same position."""

    def rated(self) -> list[tuple[float, Action]]:
        """Rate the actions worth a thought at a glance; need not list them all."""

    def worth(self, action: Action) -> float:
        """Play an action and on from it: about how many points its seat will be ahead."""


class Outcomes(Protocol):
    """A few ways in which something can end that all seats decide together, such as an auction.

    Every way is tried in every deal, and what comes of them tells what the actions are worth.
    """

    work: int
    """How many steps have been played on."""

    def deal(self, position: Position) -> None:
        """Try every way in another deal of the same position."""

    def weighed(self) -> list[tuple[float, Action]]:
        """Rate the actions worth a thought by all deals so far: how far the seat will be ahead."""


class QuickBoard(Protocol):
    """A position of two seats for searches that look at tens of thousands of them.

    Its moves are whatever is quickest; `action` writes one as the rules do.
    """

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""

    def key(self) -> Hashable:
        """Sum up what decides how the game can go on."""

    def moves(self) -> list[Any]:
        """List the legal moves, in the order of `legal()`."""

    def action(self, move: Any) -> Action:
        """Write a move as the rules do."""

    def make(self, move: Any) -> None:
        """Make a legal move."""

    def skip(self) -> bool:
        """Let the other side move, where the rules would let it; tell whether they do."""

    def take_back(self) -> None:
        """Take back the last move, or the last turn that was skipped."""

    def value(self) -> float:
        """Say about how far the side to move will be ahead; exactly, at the end."""

    def glances(self, moves: list[Any]) -> list[float]:
        """Say how far the side to move will be ahead once it has made each of these moves."""


def _all_of_it(_: Position) -> float:
    return 1.0


@dataclass(frozen=True, slots=True)
class Judge:
    """What is good in a position, for computer players and for explanations."""

    features: Callable[[Position, int], list[Feature]]
    """List the features of a position as a seat sees them, by a fixed order of names."""
    evaluate: Callable[[Position, int], float]
    """Add up value times weight: about how many points this seat will be ahead in the end."""
    sensible: Callable[[Position], list[tuple[float, Action]]] | None = None
    """Rate the actions worth a thought at a glance, for the seat to act; need not list them all."""
    likely: Callable[[Position], Action] | None = None
    """Guess quickly what the seat to act will do, for playing a line on."""
    calm: Callable[[Position], bool] | None = None
    """Tell whether this is a good moment to evaluate: nothing is half done."""
    lines: Callable[[Position], Lines] | None = None
    """Prepare a deal in which many actions of the seat to act will be tried."""
    outcomes: Callable[[Position], Outcomes | None] | None = None
    """Prepare the ways in which things can end where all seats decide that together; None where
    the seat to act decides alone."""

    quick: Callable[[Position, float], QuickBoard | None] | None = None
    """Copy a position to a quick board, with what winning is worth besides its margin; None where
    there is none for it."""
    telling: tuple[str, ...] = ()
    """The kinds of events that say why an action is good or bad."""
    changing: tuple[str, ...] = ()
    """The features whose change says so too; events tell the others already."""
    causes: Callable[[Comparison], list[Cause]] | None = None
    """List what makes one action better than another, counted where their lines end."""
    themes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What a decision can be about, each with the kinds of causes that show it."""
    themes_of_other: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The same, before those, for causes that tell what comes of the action that is worse."""
    rounds: int = 1
    """How many times around the table lines are followed to be compared."""
    slips: Mapping[str, Slip] = field(default_factory=dict)
    """How people go wrong in it, by names that its levels use."""
    habits: Mapping[str, Habit] = field(default_factory=dict)
    """What somebody who plays it may like to do, by names that its people use."""
    left: Callable[[Position], float] = _all_of_it
    """Say which part of the game is still to come, from 1 to 0."""
    chances: Mapping[int, Chances] = field(default_factory=dict)
    """How a lead becomes a chance of winning, by the number of players."""


def _spelled(_: Position, action: Action) -> Deed:
    return Deed("picks", {"picks": write_action(action)}, action)


@dataclass(frozen=True, slots=True)
class Game:
    """The facts of a game, and how its positions come to be."""

    name: str
    options: tuple[Option, ...]
    rules: tuple[Rule, ...]
    """Its rules, in the order of the rules page; events and reasons name them by id."""
    colours: tuple[str, ...]
    """The usual colour of each seat, as many as can play."""
    minutes: int
    """How long a match takes, about."""
    start: Callable[[Options, Chance], Position]
    """Set up a match; refuses impossible options with `Impossible`."""
    read: Callable[[str, Chance], Position]
    """Read a position from its text; refuses a bad one with `Unreadable` or `Impossible`."""
    drawn: tuple[When, ...] = ()
    """Chance has a say in the start where any of these holds; always, where none is named."""
    secrets: bool = False
    """Whether a seat sees what others may not: then one device is handed over between turns."""
    judge: Judge | None = None
    """What is good in its positions; without it computer players go by the score alone."""
    levels: Mapping[str, Level] = field(default_factory=ONE_MOVE_AHEAD.copy)
    """How strong the computer is at each level, by the names that all games share."""
    people: Mapping[str, Level] = field(default_factory=dict)
    """Who else plays it at these levels: the level of each, with a style of their own."""
    strengths: Mapping[str, int] = field(default_factory=EVENLY_APART.copy)
    """How strong each level has turned out to be, as chess players count it: against somebody with
    400 fewer it wins ten times as often as it loses. The weakest has 0."""
    daily: Options = field(default_factory=dict)
    """The options of a short match, the deal of a day; all others are as usual."""
    deed: Callable[[Position, Action], Deed] = _spelled
    """Say what a legal action is, for whoever reads it; without it, as it is typed."""
    sketch: Callable[[View, Say], str] = lambda view, _: json.dumps(view)
    """Draw a view in plain letters, for the terminal; whatever is to be read is said."""
    setup_board: Callable[[], SetupBoard] | None = None
    """Give a board on which its positions and layouts can be made by hand."""
    questions: Callable[[], Sequence[Question]] = tuple
    """List what its rules can answer, for lessons; some questions every game can answer."""
    places: Callable[[Any, int | None], Mapping[str, bool]] | None = None
    """Name everything on its table that can be pointed at, each with whether it is there now, as a
    seat sees it. Without it any name will do."""
    wishes: Callable[[], tuple[Wish, ...]] = tuple
    """List what can be wished of a deal."""
    things: Callable[[], Mapping[str, Any]] = dict
    """Tell, as plain JSON, what is on its table before anybody plays: the names of all things in
    their order, their numbers, and how picks of them are spelled. Whoever draws goes by that."""

    @property
    def seats(self) -> tuple[int, ...]:
        """List how many can play, the fewest first."""
        for option in self.options:
            if option.seats:
                return tuple(int(value) for value in option.values)
        return (len(self.colours),)

    def complete(self, options: Mapping[str, object]) -> dict[str, str]:
        """Fill in the defaults and refuse what is not an option of this game."""
        known = {option.name: option for option in self.options}
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            option = known.get(name)
            if option is None:
                raise Impossible("option-unknown", game=self.name, option=str(name)[:40])
            if not isinstance(value, str) or not (option.open or value in option.values):
                raise Impossible("option-value", game=self.name, option=name, value=str(value)[:40])
            chosen[name] = value
        return chosen
