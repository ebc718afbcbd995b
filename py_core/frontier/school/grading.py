"""How hard a step is, guessed by what the computer players answer, from the weakest up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from frontier.bots.slices import Slices, start_thinking
from frontier.table.levels import LEVEL_NAMES
from frontier.table.match import Match

from .checks import Attempt, holds_all

if TYPE_CHECKING:
    from . import shapes
    from .shapes import Statement

_GLANCE = 2.0  # milliseconds between two looks at the clock


class Grading:
    """Which levels find a right action in a step."""

    def __init__(self, match: Match, check: list[Statement]) -> None:
        self._match = match
        self._check = check
        self.found: dict[str, bool] = {}
        self._slices = Slices(self._work())

    def carry_on(self, milliseconds: float) -> None:
        """Work for about so long."""
        self._slices.carry_on(milliseconds)

    def told(self) -> shapes.Grade:
        """Tell what each level has found so far."""
        return {
            "done": self._slices.done,
            "progress": round(self._slices.progress, 3),
            "found": self.found,
        }

    def _work(self) -> Iterator[float]:
        position = self._match.position
        for number, level in enumerate(LEVEL_NAMES):
            bot, slices = start_thinking(self._match, level)
            while not slices.done:
                slices.carry_on(_GLANCE)
                yield number / len(LEVEL_NAMES)
            assert bot.choice is not None
            attempt = Attempt(position, bot.choice.action)
            self.found[level] = holds_all(self._check, attempt)
            yield (number + 1) / len(LEVEL_NAMES)
