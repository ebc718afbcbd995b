"""The judge of Claims: lines that can still be completed, by how far they are."""

from __future__ import annotations

from frontier.table.game import Feature, Judge, Position

from .land import FREE, LINES
from .position import ClaimsPosition
from .scoring import A_LINE

_WORTH = (0.0, 0.3, 1.5, float(A_LINE))


def features(position: Position, seat: int) -> list[Feature]:
    """List what `evaluate` adds up."""
    assert isinstance(position, ClaimsPosition)
    chances = 0.0
    for line in LINES:
        owners = [position.owner[space] for space in line]
        for side, sign in ((seat, 1), (1 - seat, -1)):
            if 1 - side not in owners:
                chances += sign * _WORTH[len(line) - owners.count(FREE)]
    own, other = position.owner.count(seat), position.owner.count(1 - seat)
    return [Feature("lines", chances, 1.0), Feature("stakes", own - other, 1.0)]


def evaluate(position: Position, seat: int) -> float:
    """Add up value times weight."""
    return sum(feature.value * feature.weight for feature in features(position, seat))


JUDGE = Judge(features, evaluate, telling=("scored-line",), changing=("lines",))
