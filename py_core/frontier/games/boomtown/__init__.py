"""Boomtown: mines by auction, mayors, saloons and dice, for three to five players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.game import Game, Rule

from .deeds import deed
from .judge import JUDGE
from .levels import LEVELS, STRENGTHS
from .people import PEOPLE
from .reading import read
from .setup import OPTIONS, start
from .sketch import sketch
from .things import things

if TYPE_CHECKING:
    from collections.abc import Sequence

    from frontier.table.questions import Question
    from frontier.table.setup_board import SetupBoard
    from frontier.table.wishes import Wish

    from .position import BoomtownPosition

RULES = (
    Rule("goal"),
    Rule("setup"),
    Rule("deck", house=True),
    Rule("short-game"),
    Rule("first-turn"),
    Rule("turn"),
    Rule("picks"),
    Rule("bidding"),
    Rule("all-pass", reading=True),
    Rule("paying"),
    Rule("bank", house=True),
    Rule("choosing"),
    Rule("mayors", reading=True),
    Rule("mayor-tie", house=True),
    Rule("fee"),
    Rule("production"),
    Rule("production-order", house=True),
    Rule("collapse"),
    Rule("bankruptcy"),
    Rule("event-cards"),
    Rule("kept-cards", reading=True),
    Rule("card-shark"),
    Rule("dynamite"),
    Rule("expropriation"),
    Rule("governor"),
    Rule("holdup"),
    Rule("mustang"),
    Rule("new-vein"),
    Rule("new-vein-kept", house=True),
    Rule("saloon"),
    Rule("girls"),
    Rule("stagecoach"),
    Rule("telegraph"),
    Rule("end"),
    Rule("score"),
    Rule("tie", house=True),
)


def _questions() -> Sequence[Question]:
    """List what the rules can answer, which is loaded when somebody makes or takes a lesson."""
    from .questions import QUESTIONS

    return QUESTIONS


def _setup_board() -> SetupBoard:
    """Give the set-up board, which is loaded when somebody sits down at it."""
    from .setup_board import BoomtownSetupBoard

    return BoomtownSetupBoard()


def _places(position: BoomtownPosition, seat: int | None) -> dict[str, bool]:
    """Name what can be pointed at, which is loaded when somebody does."""
    from .places import places

    return places(position, seat)


def _wishes() -> tuple[Wish, ...]:
    """List what can be wished of a deal, which is loaded when somebody does."""
    from .wishes import WISHES

    return WISHES


GAME = Game(
    name="boomtown",
    options=OPTIONS,
    rules=RULES,
    colours=("blue", "orange", "green", "purple", "red"),
    minutes=30,
    start=start,
    read=read,
    judge=JUDGE,
    levels=LEVELS,
    people=PEOPLE,
    strengths=STRENGTHS,
    daily={"players": "3", "length": "short"},
    deed=deed,
    sketch=sketch,
    questions=_questions,
    things=things,
    setup_board=_setup_board,
    places=_places,
    wishes=_wishes,
)
