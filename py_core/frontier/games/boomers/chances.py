"""Chances of winning, by how far ahead the judge sees a seat and how much is still to come.

The numbers come from build_scripts/benches/chances.py; docs/bots-log.md says from how many games.
"""

from __future__ import annotations

from frontier.table.chances import Chances
from frontier.table.game import Position

from .position import BoomersPosition
from .squares import SIZE

SQUARES = SIZE * SIZE
CHANCES = {
    2: Chances(-0.1, 0.09),
}


def left(position: Position) -> float:
    """Say which part of the game is to come: the land that is neither settled nor under stones."""
    assert isinstance(position, BoomersPosition)
    open_land = SQUARES - (position.settled | position.stones).bit_count()
    return max(0.0, open_land / SQUARES)
