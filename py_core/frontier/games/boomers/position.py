"""A position of Oklahoma Boomers: what is where, whose turn it is, and the stalemate clock.

What may happen is in `legal` and `lines`, what does happen in `effects`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from frontier.table.chance import Chance
from frontier.table.events import Event, Item, Reason
from frontier.table.game import Outcome, Position
from frontier.table.picks import Action

from .effects import advance
from .layout import Layout
from .legal import legal
from .reasons import reason
from .scoring import items, outcome
from .squares import EDGE, NO_PIECE, NOWHERE, SIZE, Line, Mask, Piece, Square
from .text import write
from .view import view

if TYPE_CHECKING:
    from .shapes import BoomersView

ALL_STONES = 40
"""How many cornerstones the two players share."""

Step: TypeAlias = tuple[int, str]
"""One step of a placed set-up: who places, and what (`stone`, `boomer` or `sooner`)."""
Occurrence: TypeAlias = tuple[int, Square, Mask, Mask, Mask]
"""What makes two positions the same for the stalemate clock."""


class BoomersPosition(Position):
    """Everything the rules need to know at one moment."""

    __slots__ = (
        "areas",
        "barred",
        "clock",
        "columns",
        "ended_by",
        "exhausted",
        "layout",
        "pending",
        "phase",
        "places",
        "quiet",
        "rows",
        "seen",
        "settled",
        "side",
        "stones",
        "supply",
        "turn",
    )

    game = "boomers"
    players = 2

    def __init__(self, layout: Layout, side: int, supply: int, clock: bool) -> None:
        self.layout = layout
        self.places: list[Square] = [NOWHERE] * 9
        """Where each piece is, in the order of `LETTERS`."""
        self.stones: Mask = 0
        self.rows: list[Line] = [EDGE] * SIZE
        """What stops a piece on each row: pieces, stones and settled land."""
        self.columns: list[Line] = [EDGE] * SIZE
        """The same for each column."""
        self.areas: tuple[Mask, ...] = ()
        """The areas once the set-up is complete, homesteads included, in no certain order."""
        self.settled: Mask = 0
        """The squares of all homesteads."""
        self.exhausted = 0
        """The boomers in homesteads, one bit each."""
        self.supply = supply
        self.side = side
        """The seat to move, or to begin once the set-up is complete."""
        self.barred: Piece = NO_PIECE
        """The sooner that was moved in the turn just before."""
        self.clock = clock
        self.quiet = 0
        """How many turns in a row brought neither a stone nor a homestead."""
        self.seen: tuple[Occurrence, ...] = ()
        """What has occurred since the last stone or homestead, this position included."""
        self.pending: tuple[Step, ...] = ()
        self.turn: int | None = side
        self.phase = "moving"
        self.ended_by = ""

    def copy(self) -> BoomersPosition:
        """Make an independent copy."""
        twin = BoomersPosition.__new__(BoomersPosition)
        twin.layout = self.layout
        twin.places = self.places[:]
        twin.stones = self.stones
        twin.rows = self.rows[:]
        twin.columns = self.columns[:]
        twin.areas = self.areas
        twin.settled = self.settled
        twin.exhausted = self.exhausted
        twin.supply = self.supply
        twin.side = self.side
        twin.barred = self.barred
        twin.clock = self.clock
        twin.quiet = self.quiet
        twin.seen = self.seen
        twin.pending = self.pending
        twin.turn = self.turn
        twin.phase = self.phase
        twin.ended_by = self.ended_by
        return twin

    def legal(self) -> list[Action]:
        """List every legal action.

        While placing: the squares from a1 to k11. While moving: the pieces by letter; for each
        its targets on the row to the right, to the left, on the column up, down, nearest first;
        for each the pieces that can be used by letter (with a square to choose: that on the line
        of the move, then the other), and `none` last.
        """
        return legal(self)

    def advance(self, action: Action, told: list[Event] | None = None) -> None:
        """Carry out a legal action."""
        advance(self, action, told)

    def reason(self, picks: Action) -> Reason:
        """Say which rule refuses these picks."""
        return reason(self, picks)

    def view(self, seat: int | None) -> BoomersView:
        """Describe the position; every seat sees all of it."""
        return view(self)

    def score(self) -> list[Item]:
        """List the homesteads as they stand, with their points."""
        return items(self)

    def outcome(self, totals: Sequence[int] | None = None) -> Outcome | None:
        """Tell who won and why it ended, or None while it goes on."""
        return outcome(self, totals)

    def hidden(self, seat: int, chance: Chance) -> BoomersPosition:
        """Copy it: nothing is hidden in this game."""
        return self.copy()

    def text(self) -> str:
        """Write the position as one line."""
        return write(self)
