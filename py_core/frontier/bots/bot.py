"""What every computer player is: something that thinks in slices and always has a choice.

A search gets no position, only a way to deal ones that its seat cannot tell from the real one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from math import fsum, inf
from time import perf_counter
from typing import NamedTuple, TypeAlias

from frontier.table.chance import Chance
from frontier.table.errors import Unreadable
from frontier.table.game import Game, Position
from frontier.table.levels import Level
from frontier.table.picks import Action

Deal: TypeAlias = Callable[[], Position]
"""Deals a position at random that is consistent with everything the seat can see."""

OWN = Level("own", seconds=inf)
"""The level of a bot that is none of the levels: whoever wrote it knows when it is done."""
VICTORY = 40.0
"""What winning is worth besides its margin, in points."""


class Choice(NamedTuple):
    """What a bot would play, and what it expects."""

    action: Action
    value: float
    """About how many points its seat will be ahead in the end."""
    line: tuple[Action, ...] = ()
    """The action, and the answers that are expected to follow where the search looked that far."""


class Bot(ABC):
    """A computer player of one game at one level."""

    def __init__(self, game: Game, level: Level = OWN, chance: Chance | None = None) -> None:
        self.game = game
        self.level = level
        self.chance = chance or Chance()
        """Its own luck, for whoever lets it choose without giving any."""
        self.choice: Choice | None = None
        """The best so far; there from the first moment of thinking."""
        self.work = 0
        """How many positions it has looked at."""

    def think(self, position: Position, seat: int, chance: Chance) -> Iterator[float]:
        """Look for an action for the seat to act, telling the progress from 0 to 1 now and then.

        The same position and chance give the same choice, unless the cap in seconds ends it.
        """
        self.work = 0
        legal = position.legal()
        self.choice = Choice(legal[0], 0.0, (legal[0],))
        deadline = perf_counter() + self.level.seconds
        if len(legal) > 1:
            for progress in self.search(lambda: position.hidden(seat, chance), seat, chance):
                yield min(1.0, progress)
                if perf_counter() > deadline:
                    break
        yield 1.0

    def choose(
        self, position: Position, seat: int | None = None, chance: Chance | None = None
    ) -> Choice:
        """Think to the end at once, for the seat to act and with luck of its own unless told."""
        seat = position.turn if seat is None else seat
        if seat is None:
            raise Unreadable("nothing-to-think")
        for _ in self.think(position, seat, chance or self.chance):
            pass
        assert self.choice is not None
        return self.choice

    @abstractmethod
    def search(self, deal: Deal, seat: int, chance: Chance) -> Iterator[float]:
        """Improve `choice` and count `work`, giving the progress every few milliseconds."""

    def rate(self, position: Position, seat: int, action: Action, chance: Chance) -> float:
        """Say what one action of the seat to act is worth, over the same deals for each."""
        deals = max(1, self.level.samples)
        return (
            fsum(self.look(position.hidden(seat, chance), action, seat) for _ in range(deals))
            / deals
        )

    def look(self, table: Position, action: Action, seat: int) -> float:
        """Try an action in a deal that may be changed, and say what comes of it."""
        table.advance(action)
        return self.worth(table, seat)

    def worth(self, position: Position, seat: int) -> float:
        """Say how many points ahead this seat will be: exact at the end, else by the judge."""
        if position.turn is None:
            return final_worth(position, seat)
        judge = self.game.judge
        return judge.evaluate(position, seat) if judge else lead(position, seat)


def final_worth(position: Position, seat: int) -> float:
    """Say what the end of a game is worth to a seat: its margin, and winning itself."""
    outcome = position.outcome()
    if outcome is None:
        return 0.0
    others = [total for other, total in enumerate(outcome.totals) if other != seat]
    margin = outcome.totals[seat] - max(others)
    if seat in outcome.winners:
        return margin + VICTORY / len(outcome.winners)
    return margin - VICTORY if outcome.winners else margin


def lead(position: Position, seat: int) -> float:
    """Count how far a seat is ahead of the best other one as the score stands."""
    totals = position.totals()
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def noise(chance: Chance, spread: float) -> float:
    """Draw an error around zero, never beyond three and a half times the spread."""
    if not spread:
        return 0.0
    # The sum of four even numbers is nearly bell-shaped; all four come out of one draw.
    drawn = chance.next64()
    total = (drawn & 0xFFFF) + (drawn >> 16 & 0xFFFF) + (drawn >> 32 & 0xFFFF) + (drawn >> 48)
    return (total / 0xFFFF - 2) * 1.732 * spread
