"""A moment of Boomtown: who owns what, what lies in the row, and which decision is due.

Decisions that leave no choice are carried out at once and told: a seat that cannot overbid
passes, the last card of a row is taken, an event card's only target or place is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from frontier.table.chance import Chance
from frontier.table.events import Event, Item, Reason
from frontier.table.game import Outcome, Position
from frontier.table.picks import Action

from . import effects, legal, reasons, scoring, text, view
from .cards import KEEPABLE, MINES, TOWNS, Card
from .mayors import MOST_PLAYERS

if TYPE_CHECKING:
    from .shapes import BoomtownView


class BoomtownPosition(Position):
    """Everything the rules need to know at one moment."""

    __slots__ = (
        "aside",
        "bid",
        "bidder",
        "chance",
        "count",
        "deck",
        "dice",
        "drawn",
        "first",
        "gold",
        "governor",
        "kept",
        "mayors",
        "order",
        "owner",
        "passed",
        "phase",
        "players",
        "round",
        "rounds",
        "row",
        "saloons",
        "turn",
        "vein",
    )

    game = "boomtown"

    def __init__(self, players: int, rounds: int, chance: Chance) -> None:
        self.players = players
        self.round = 1
        self.rounds = rounds
        self.first = 0
        """The seat that opened this turn's bidding and rolls the dice."""
        self.phase = "bid"
        """`bid`, `take`, the name of an event card that asks for a choice, or `over`."""
        self.turn: int | None = 0
        self.gold = [0] * players
        self.owner = [-1] * MINES
        """The owner of each mine, -1 for none."""
        self.count = [0] * (len(TOWNS) * MOST_PLAYERS)
        """How many mines of a town a seat owns, at `town * MOST_PLAYERS + seat`."""
        self.vein = -1
        """The mine that has the new vein."""
        self.mayors = [-1] * len(TOWNS)
        self.governor = -1
        """The town whose mayor is governor."""
        self.saloons: tuple[tuple[int, int, bool], ...] = ()
        """Seat, town and whether the girls are there; the oldest first."""
        self.kept = [-1] * len(KEEPABLE)
        """Who keeps each of the cards of `KEEPABLE` in front of him."""
        self.row: list[Card] = []
        self.deck: tuple[Card, ...] = ()
        """The whole deck, the next card at `drawn`."""
        self.drawn = 0
        self.aside: tuple[Card, ...] = ()
        """Cards that left the game unseen."""
        self.bid = 0
        self.bidder = -1
        """The highest bidder, after the auction its winner; -1 before the first bid."""
        self.passed = 0
        """The seats out of the auction, as bits."""
        self.order: tuple[int, ...] = ()
        """The seats that have yet to take a card, the next one first."""
        self.dice: tuple[int, ...] = ()
        """The production roll, from the throw to the end of the turn."""
        self.chance = chance

    def legal(self) -> list[Action]:
        """List every legal action.

        Bids rise and `pass` comes last; cards come in the order of the row; targets by seat,
        then mines in the order of the deck's list, then saloons from the oldest; declining last.
        """
        return legal.legal(self)

    def advance(self, action: Action, told: list[Event] | None = None) -> None:
        """Carry out an action taken from `legal()`, and all that follows without a choice."""
        effects.advance(self, action, told)

    def reason(self, picks: Action) -> Reason:
        """Say which rule refuses these picks."""
        return reasons.reason(self, picks)

    def copy(self) -> BoomtownPosition:
        """Make an independent copy, its chance included."""
        other = BoomtownPosition.__new__(BoomtownPosition)
        other.players = self.players
        other.round = self.round
        other.rounds = self.rounds
        other.first = self.first
        other.phase = self.phase
        other.turn = self.turn
        other.gold = self.gold[:]
        other.owner = self.owner[:]
        other.count = self.count[:]
        other.vein = self.vein
        other.mayors = self.mayors[:]
        other.governor = self.governor
        other.saloons = self.saloons
        other.kept = self.kept[:]
        other.row = self.row[:]
        other.deck = self.deck
        other.drawn = self.drawn
        other.aside = self.aside
        other.bid = self.bid
        other.bidder = self.bidder
        other.passed = self.passed
        other.order = self.order
        other.dice = self.dice
        other.chance = self.chance.copy()
        return other

    def view(self, seat: int | None) -> BoomtownView:
        """Describe what this seat may see: everything but the order of the deck."""
        return view.view(self)

    def score(self) -> list[Item]:
        """List the items of every seat's score as it stands."""
        return scoring.items(self)

    def outcome(self, totals: Sequence[int] | None = None) -> Outcome | None:
        """Tell who won, or None while it goes on."""
        return scoring.outcome(self, totals)

    def hidden(self, seat: int, chance: Chance) -> BoomtownPosition:
        """Deal the unseen cards, deck and cards set aside, anew; nobody sees more than another."""
        other = self.copy()
        unseen = [*self.deck[self.drawn :], *self.aside]
        unseen.sort()  # what is dealt must not depend on where the cards really lie
        chance.shuffle(unseen)
        left = len(self.deck) - self.drawn
        other.deck, other.drawn = tuple(unseen[:left]), 0
        other.aside = tuple(unseen[left:])
        other.chance = Chance(chance.next64())
        return other

    def text(self) -> str:
        """Write the position as one line."""
        return text.write(self)
