"""Thinking in slices of milliseconds, so that a single-threaded page never freezes."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from frontier.table.chance import Chance
from frontier.table.match import Match

from .bot import Bot
from .players import make_bot

_OWN_STREAM = 0x5EED_0F_B075
"""Keeps the chance of the bots apart from that of the deal."""


class Slices:
    """Something that tells its progress as it goes, carried on a slice at a time."""

    def __init__(self, steps: Iterator[float]) -> None:
        self._steps = steps
        self.progress = 0.0
        self.done = False

    def carry_on(self, milliseconds: float) -> None:
        """Work for about so long, or to the end."""
        end = perf_counter() + milliseconds / 1000
        for progress in self._steps:
            self.progress = max(self.progress, progress)
            if perf_counter() >= end:
                return
        self.progress, self.done = 1.0, True


def start_thinking(match: Match, level: str) -> tuple[Bot, Slices]:
    """Let a bot begin to think about the action that is due in a match."""
    bot, steps = thinking(match, level)
    return bot, Slices(steps)


def thinking(match: Match, level: str) -> tuple[Bot, Iterator[float]]:
    """Seat a bot at a match, with the steps of its thinking.

    Its chance hangs on the match and the move alone: it thinks the same again after an undo.
    """
    position = match.position
    assert position.turn is not None
    bot = make_bot(match.game, level)
    chance = Chance((Chance(match.setup.seed).next64() ^ _OWN_STREAM) + match.cursor)
    return bot, bot.think(position, position.turn, chance)
