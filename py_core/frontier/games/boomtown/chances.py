"""Chances of winning, by how far ahead the judge sees a seat and how much is still to come.

The numbers come from build_scripts/benches/chances.py; docs/bots-log.md says from how many games.
"""

from __future__ import annotations

from frontier.table.chances import Chances
from frontier.table.game import Position

from .position import BoomtownPosition

CHANCES = {
    3: Chances(-0.53, 0.085),
    4: Chances(-0.87, 0.072),
    5: Chances(-1.17, 0.083),
}


def left(position: Position) -> float:
    """Say which part of the game is to come, by its turns."""
    assert isinstance(position, BoomtownPosition)
    return (position.rounds - position.round + 1) / position.rounds
