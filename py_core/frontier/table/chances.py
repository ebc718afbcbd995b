"""How a lead becomes a chance of winning: the more is still to come, the less a lead means."""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

LEAST_LEFT = 0.1
"""A lead means no more than with so much of the game to come: what ends it is counted exactly."""
MOST_ODDS = 50.0


class Chances(NamedTuple):
    """Numbers fitted to games of the computer against itself (build_scripts/benches/chances.py)."""

    even: float = 0.0
    """The logarithm of the odds of winning for whoever is level, as the judge sees it."""
    point: float = 0.1
    """What a point ahead adds to it while the whole game is to come."""

    def of(self, lead: float, left: float) -> float:
        """Say how likely a seat wins that is so far ahead, with that part of the game to come."""
        # What is left adds to the luck on both sides as the steps of a random walk do.
        odds = self.even + self.point * lead / sqrt(left + LEAST_LEFT)
        return 1 / (1 + exp(-max(-MOST_ODDS, min(MOST_ODDS, odds))))


def in_a_hundred(chance: float) -> int:
    """Say a chance as people do: as certain only where the game is over."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
