"""Chances of winning, by how far ahead the judge sees a seat and how much is still to come.

The numbers come from build_scripts/benches/chances.py; docs/bots-log.md says from how many games.
"""

from __future__ import annotations

from frontier.table.chances import Chances
from frontier.table.game import Position

from .outlook import turns_left
from .position import OregonPosition

TURNS = 8.8
"""How many turns each seat has when the first one begins, about."""
CHANCES = {
    2: Chances(-0.56, 0.105),
    3: Chances(-1.61, 0.094),
    4: Chances(-1.08, 0.05),
}


def left(position: Position) -> float:
    """Say which part of the game is to come, by the turns that each seat still has."""
    assert isinstance(position, OregonPosition)
    return min(1.0, turns_left(position) / TURNS)
