"""Luck on a lean table: the deck and the dice of a deal, and how much of a lead is luck."""

from __future__ import annotations

from math import sqrt

from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.chance import Chance

from .state import State

HOLDUPS = 4
"""More holdups than the deck has."""
HALF = 18
"""What a purse begins with, in 36ths: nothing is lost by rounding, on average."""
DOUBT = 4.0
DOUBT_A_TURN = 3.0
"""A lead within this is still luck: so many points, and for the root of the turns to come."""


def lay_out(table: State, position: BoomtownPosition) -> None:
    """Put the deck of another deal on the table, and dice for all turns to come."""
    table.set_deck(list(position.deck[position.drawn :]))
    dice = Chance(position.chance.state)
    # One draw is good for ten rolls: 36 to the tenth is far below 64 bits.
    rolls: list[int] = []
    while len(rolls) <= table.turns + HOLDUPS:
        drawn = dice.next64()
        for _ in range(10):
            drawn, roll = divmod(drawn, 36)
            rolls.append(roll)
    table.rolls = rolls
    table.holdups = [roll // 6 + roll % 6 + 2 for roll in rolls[-HOLDUPS:]]
    table.purses = [HALF] * table.players


def doubt(turns: int) -> float:
    """Tell how big a lead must be to count, with so many turns to come."""
    return DOUBT + DOUBT_A_TURN * sqrt(turns)
