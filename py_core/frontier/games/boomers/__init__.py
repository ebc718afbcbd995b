"""Oklahoma Boomers: two players move boomers, lay cornerstones and close homesteads.

The base game with Santa Fe Railroad, Silver Mines, Red River and Sooners in every combination.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.game import Game, Rule

from .deeds import deed
from .judge import JUDGE
from .levels import LEVELS, STRENGTHS
from .people import PEOPLE
from .reading import read
from .setup import DRAWN, OPTIONS, start
from .sketch import sketch
from .squares import COLOURS
from .things import things

if TYPE_CHECKING:
    from collections.abc import Sequence

    from frontier.table.questions import Question
    from frontier.table.setup_board import SetupBoard
    from frontier.table.wishes import Wish

    from .position import BoomersPosition

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


def _questions() -> Sequence[Question]:
    """List what the rules can answer, which is loaded when somebody makes or takes a lesson."""
    from .questions import QUESTIONS

    return QUESTIONS


def _places(position: BoomersPosition, seat: int | None) -> dict[str, bool]:
    """Name what can be pointed at, which is loaded when somebody does."""
    from .places import places

    return places(position, seat)


def _wishes() -> tuple[Wish, ...]:
    """List what can be wished of a deal, which is loaded when somebody does."""
    from .wishes import WISHES

    return WISHES


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
    people=PEOPLE,
    strengths=STRENGTHS,
    daily={"setup": "random"},
    deed=deed,
    sketch=sketch,
    setup_board=_setup_board,
    questions=_questions,
    places=_places,
    wishes=_wishes,
    things=things,
)
