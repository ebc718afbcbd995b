"""A position of Oregon: everything on the table at one moment, the hidden things included.

What is legal is in `legal`, what follows in `effects`; how points come about is in `scoring`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from frontier.table.chance import Chance
from frontier.table.events import Event, Item, Reason
from frontier.table.game import Outcome, Position
from frontier.table.picks import Action

from . import effects, hidden, legal, reasons, scoring, text, view
from .box import BOX, EMPTY, FARMER
from .land import SPACES

if TYPE_CHECKING:
    from .shapes import OregonView


class OregonPosition(Position):
    """The table: spaces, hands, supplies, tiles, tokens and points."""

    __slots__ = (
        "board",
        "chance",
        "closing",
        "discards",
        "extra",
        "farmers",
        "hands",
        "joker",
        "ledger",
        "minerals",
        "phase",
        "players",
        "shown",
        "stacks",
        "start_tiles",
        "supplies",
        "swaps",
        "tiles",
        "turn",
    )

    game = "oregon"

    def __init__(self, players: int, chance: Chance) -> None:
        self.players = players
        self.chance = chance
        self.turn: int | None = 0
        self.phase = "start"
        self.board: list[int] = [EMPTY] * SPACES
        self.start_tiles: tuple[int, ...] = (EMPTY,) * players
        """The building on each seat's start tile; EMPTY where a stated position leaves it out."""
        self.tiles: list[int] = list(BOX.tiles)
        """Building tiles left, by kind in the order of BUILDINGS; start tiles are apart."""
        self.farmers: list[int] = [BOX.farmers] * players
        """Farmers that each seat has left."""
        self.joker: list[bool] = [True] * players
        self.extra: list[bool] = [True] * players
        self.hands: list[list[int]] = [[0] * len(BOX.cards) for _ in range(players)]
        """How many of each card a seat holds, in the order of CARDS."""
        self.shown: list[tuple[int, ...] | None] = [None] * players
        """The cards that all know a seat to hold because it once had to show its hand."""
        self.supplies: list[list[int]] = [[], []]
        """The landscape and building cards face down; the next one is the last of the list."""
        self.discards: list[list[int]] = [[], []]
        """The landscape and building cards face up, the last one on top."""
        self.stacks: list[list[int]] = [[], []]
        """The values of the coal and gold tiles face down; the next one is the last."""
        self.minerals: list[list[list[int]]] = [[[], []] for _ in range(players)]
        """The values of the coal and gold tiles that each seat has taken."""
        self.ledger: list[list[int]] = [[0] * 6 for _ in range(players)]
        """Points of each seat by their source, in the order of `scoring.SOURCES`."""
        self.swaps = 0
        """Exchanges of useless building cards left in this draw."""
        self.closing = ""
        """Why this is the last round ("farmers" or "tiles"), or nothing."""

    def copy(self) -> OregonPosition:
        """Make an independent copy, its chance included."""
        twin = OregonPosition.__new__(OregonPosition)
        twin.players = self.players
        twin.chance = self.chance.copy()
        twin.turn = self.turn
        twin.phase = self.phase
        twin.board = self.board[:]
        twin.start_tiles = self.start_tiles
        twin.tiles = self.tiles[:]
        twin.farmers = self.farmers[:]
        twin.joker = self.joker[:]
        twin.extra = self.extra[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.shown = self.shown[:]
        twin.supplies = [cards[:] for cards in self.supplies]
        twin.discards = [cards[:] for cards in self.discards]
        twin.stacks = [values[:] for values in self.stacks]
        twin.minerals = [[coal[:], gold[:]] for coal, gold in self.minerals]
        twin.ledger = [points[:] for points in self.ledger]
        twin.swaps = self.swaps
        twin.closing = self.closing
        return twin

    def farmers_of(self, seat: int) -> list[int]:
        """List the spaces where this seat's farmers stand."""
        farmer = FARMER + seat
        return [space for space, piece in enumerate(self.board) if piece == farmer]

    def legal(self) -> list[Action]:
        """List every legal action, in the order that `legal.legal` describes."""
        return legal.legal(self)

    def advance(self, action: Action, told: list[Event] | None = None) -> None:
        """Carry out an action taken from `legal()`."""
        effects.advance(self, action, told)

    def reason(self, picks: Action) -> Reason:
        """Say which rule refuses these picks."""
        return reasons.reason(self, picks)

    def view(self, seat: int | None) -> OregonView:
        """Describe what this seat may see, in the shape that `view` describes."""
        return view.view(self, seat)

    def score(self) -> list[Item]:
        """List the points of each seat by their source; coal and gold only once it is over."""
        return scoring.items(self)

    def outcome(self, totals: Sequence[int] | None = None) -> Outcome | None:
        """Tell who won and why it ended, or None while it goes on."""
        return scoring.outcome(self, totals)

    def hidden(self, seat: int, chance: Chance) -> OregonPosition:
        """Deal anew the cards and tiles that this seat cannot see."""
        return hidden.deal(self, seat, chance)

    def text(self) -> str:
        """Write the position as one line, in the form that `text` describes."""
        return text.write(self)
