"""Counts the positions of a game tree, to check move generation and to measure its speed."""

from __future__ import annotations

from .game import Position
from .picks import Action


def perft(position: Position, depth: int) -> int:
    """Count the ways to play so many actions; the last ones are counted, not played."""
    actions = position.legal()
    if depth <= 1:
        return len(actions) if depth == 1 else 1
    count = 0
    for action in actions:
        after = position.copy()
        after.advance(action)
        count += perft(after, depth - 1)
    return count


def divide(position: Position, depth: int) -> dict[Action, int]:
    """Count below each first action, to find the branch that is wrong."""
    counts = {}
    for action in position.legal():
        after = position.copy()
        after.advance(action)
        counts[action] = perft(after, depth - 1)
    return counts
