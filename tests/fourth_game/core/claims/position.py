"""A position of Claims: who has staked which space, and what the die says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from frontier.table.chance import Chance
from frontier.table.events import Event, Item, Reason
from frontier.table.game import Outcome, Position
from frontier.table.picks import Action

from . import effects, legal, reasons, scoring, text, view
from .land import FREE, SPACES

if TYPE_CHECKING:
    from .shapes import ClaimsView


class ClaimsPosition(Position):
    """Everything the rules need to know at one moment."""

    __slots__ = ("chance", "column", "die", "owner", "phase", "turn", "wild")

    players = 2

    def __init__(self, die: bool, wild: bool, chance: Chance) -> None:
        self.owner = [FREE] * len(SPACES)
        """The seat that has staked each space."""
        self.die = die
        self.wild = wild
        """Whether the die has a wild face."""
        self.column: int | None = None
        """The column that the die asks for; None when any will do."""
        self.turn: int | None = 0
        self.phase = "stake"
        self.chance = chance

    def legal(self) -> list[Action]:
        """List the spaces that can be staked, from a1 to c3."""
        return legal.legal(self)

    def advance(self, action: Action, told: list[Event] | None = None) -> None:
        """Carry out a legal action."""
        effects.advance(self, action, told)

    def reason(self, picks: Action) -> Reason:
        """Say which rule refuses these picks."""
        return reasons.reason(self, picks)

    def copy(self) -> ClaimsPosition:
        """Make an independent copy, its chance included."""
        twin = ClaimsPosition(self.die, self.wild, self.chance.copy())
        twin.owner = self.owner[:]
        twin.column, twin.turn, twin.phase = self.column, self.turn, self.phase
        return twin

    def view(self, seat: int | None) -> ClaimsView:
        """Describe the position; every seat sees all of it."""
        return view.view(self)

    def score(self) -> list[Item]:
        """List the items of both scores as they stand."""
        return scoring.items(self)

    def outcome(self, totals: Sequence[int] | None = None) -> Outcome | None:
        """Tell who won and why it ended, or None while it goes on."""
        return scoring.outcome(self, totals)

    def hidden(self, seat: int, chance: Chance) -> ClaimsPosition:
        """Copy it with other rolls to come."""
        twin = self.copy()
        twin.chance = Chance(chance.next64())
        return twin

    def text(self) -> str:
        """Write the position as one line."""
        return text.write(self)
