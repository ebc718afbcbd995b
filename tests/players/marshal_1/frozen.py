"""What all bots of `marshal_1` share: the end of a game and errors are worth what they were."""

from __future__ import annotations

from abc import ABC

from frontier.bots.bot import Bot
from frontier.table.chance import Chance
from frontier.table.game import Position

VICTORY = 40.0
"""What winning is worth besides its margin, in points."""


class FrozenBot(Bot, ABC):
    """A bot that judges by the judge of its own time."""

    def worth(self, position: Position, seat: int) -> float:
        """Say how many points ahead this seat will be: exact at the end, else by the judge."""
        if position.turn is None:
            return _final_worth(position, seat)
        assert self.game.judge
        return self.game.judge.evaluate(position, seat)


def _final_worth(position: Position, seat: int) -> float:
    outcome = position.outcome()
    assert outcome
    others = [total for other, total in enumerate(outcome.totals) if other != seat]
    margin = outcome.totals[seat] - max(others)
    if seat in outcome.winners:
        return margin + VICTORY / len(outcome.winners)
    return margin - VICTORY if outcome.winners else margin


def noise(chance: Chance, spread: float) -> float:
    """Draw an error around zero, never beyond three and a half times the spread."""
    if not spread:
        return 0.0
    drawn = chance.next64()
    total = (drawn & 0xFFFF) + (drawn >> 16 & 0xFFFF) + (drawn >> 32 & 0xFFFF) + (drawn >> 48)
    return (total / 0xFFFF - 2) * 1.732 * spread
