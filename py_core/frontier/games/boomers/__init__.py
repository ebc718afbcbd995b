"""Oklahoma Boomers: two players move boomers, lay cornerstones and close homesteads.

The base game with Santa Fe Railroad, Silver Mines, Red River and Sooners in every combination.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.game import Game, Rule

from .judge import JUDGE
from .levels import LEVELS
from .reading import read
from .setup import DRAWN, OPTIONS, start
from .sketch import sketch
from .squares import COLOURS
from .things import things

if TYPE_CHECKING:
    from frontier.table.setup_board import SetupBoard

RULES = (
    Rule("goal"),
    Rule("setup-standard", house=True),
    Rule("placing"),
    Rule("setup-random", house=True),
    Rule("picks"),
    Rule("turn"),
    Rule("moving"),
    Rule("meeting-squares"),
    Rule("both-stones"),
    Rule("supply", house=True),
    Rule("areas"),
    Rule("homesteads"),
    Rule("exhausted"),
    Rule("settled-land", reading=True),
    Rule("end", reading=True),
    Rule("clock", house=True),
    Rule("scoring"),
    Rule("draw", house=True),
    Rule("railroad"),
    Rule("railroad-scoring"),
    Rule("mines", reading=True),
    Rule("mine-scoring"),
    Rule("rivers"),
    Rule("river-homesteads"),
    Rule("sooners"),
    Rule("moving-sooners"),
    Rule("barred-sooner"),
    Rule("one-stone"),
    Rule("settled-sooners", reading=True),
    Rule("layouts", house=True),
    Rule("combinations", house=True, reading=True),
)


def _setup_board() -> SetupBoard:
    """Give the set-up board, which is loaded when somebody sits down at it."""
    from .setup_board import BoomersSetupBoard

    return BoomersSetupBoard()


GAME = Game(
    name="boomers",
    options=OPTIONS,
    rules=RULES,
    colours=COLOURS,
    minutes=20,
    start=start,
    read=read,
    drawn=DRAWN,
    judge=JUDGE,
    levels=LEVELS,
    sketch=sketch,
    setup_board=_setup_board,
    things=things,
)
