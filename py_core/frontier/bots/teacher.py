"""When a move is handed back: what it gives away is more than was agreed on, and it matters."""

from __future__ import annotations

from typing import NamedTuple

from frontier.table.errors import Unreadable

from .judging import Verdict


class Tolerance(NamedTuple):
    """What is let pass."""

    points: float
    """Fewer points than these are never handed back."""
    risk: float
    """Nor is less of the chance to win."""


TOLERANCES = {
    "little": Tolerance(1.5, 0.04),
    "much": Tolerance(4.0, 0.12),
    "decisive": Tolerance(0.0, 0.25),
}
"""What a teacher lets pass, the strictest first: a little, much, all but what decides."""
LOST, WON = 0.06, 0.94
"""With a smaller, or still with a larger chance to win, a match is lost or won anyway."""


def tolerance_named(name: str) -> Tolerance:
    """Find a tolerance, or refuse its name."""
    if name not in TOLERANCES:
        raise Unreadable("request", request="tolerance")
    return TOLERANCES[name]


def hands_back(verdict: Verdict, tolerance: Tolerance) -> bool:
    """Tell whether a move gives away more than is let pass, in a match that is still open."""
    if verdict.better == verdict.action:
        return False
    best, chance = verdict.chances
    if best <= LOST or chance >= WON:
        return False
    return verdict.loss >= tolerance.points and verdict.risk >= tolerance.risk


def is_mistake(verdict: Verdict) -> bool:
    """Tell whether a move is worth a word when looking back: what the strictest teacher says."""
    return hands_back(verdict, TOLERANCES["little"])
