"""What a number of matches says about two players: shares, margins, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import NamedTuple

NINETY_FIVE = 1.959964
"""How many standard errors a 95 % interval reaches to either side."""


class Result(NamedTuple):
    """One match, from the view of the first player."""

    seed: str
    seat: int
    """Where the first player sat."""
    share: float
    """Its share of the win: 1 alone, a part when it is shared, 0 otherwise."""
    drawn: bool
    """Whether nobody won, or everybody did."""
    margin: int
    """Its total less the best other one."""
    actions: int


class Summary(NamedTuple):
    """All matches of two players together, from the view of the first one."""

    matches: int
    wins: float
    draws: int
    losses: float
    share: float
    """Of the decided matches, the share that was won."""
    low: float
    high: float
    """The 95 % interval of that share."""
    margin: float
    margin_error: float
    """Half of the 95 % interval of the mean margin."""


def wilson(wins: float, matches: float, errors: float = NINETY_FIVE) -> tuple[float, float]:
    """Give Wilson's interval for a share; all of it when nothing was played."""
    if not matches:
        return 0.0, 1.0
    share = wins / matches
    spread = errors * errors / matches
    middle = (share + spread / 2) / (1 + spread)
    half = errors * sqrt(share * (1 - share) / matches + spread / matches / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def summarise(results: Sequence[Result]) -> Summary:
    """Add up matches; draws are left out of the share."""
    matches = len(results)
    draws = sum(result.drawn for result in results)
    wins = fsum(result.share for result in results if not result.drawn)
    decided = matches - draws
    low, high = wilson(wins, decided)
    mean = fsum(result.margin for result in results) / matches if matches else 0.0
    squares = fsum((result.margin - mean) ** 2 for result in results)
    error = NINETY_FIVE * sqrt(squares / (matches - 1) / matches) if matches > 1 else 0.0
    share = wins / decided if decided else 0.0
    return Summary(matches, wins, draws, decided - wins, share, low, high, mean, error)
