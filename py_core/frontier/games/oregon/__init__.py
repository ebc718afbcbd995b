"""Oregon, for two to four: settle farmers, build beside them, and draw cards for the next turn."""

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

    from .position import OregonPosition

RULES = (
    Rule("goal"),
    Rule("map", house=True),
    Rule("set-up"),
    Rule("first-round", reading=True),
    Rule("turn"),
    Rule("picks"),
    Rule("cards"),
    Rule("farmer"),
    Rule("building"),
    Rule("terrain"),
    Rule("joker"),
    Rule("extra-turn"),
    Rule("farmer-scoring"),
    Rule("group"),
    Rule("building-scoring"),
    Rule("post-office"),
    Rule("harbor"),
    Rule("church"),
    Rule("warehouse"),
    Rule("station"),
    Rule("coal-mine"),
    Rule("gold-mine"),
    Rule("tiles-in-turn", house=True),
    Rule("empty-stack", house=True),
    Rule("draw"),
    Rule("useless-card"),
    Rule("three-exchanges", house=True, reading=True),
    Rule("nothing-playable", house=True, reading=True),
    Rule("secret"),
    Rule("end"),
    Rule("no-last-draw", house=True),
    Rule("winner"),
)


def _questions() -> Sequence[Question]:
    """List what the rules can answer, which is loaded when somebody makes or takes a lesson."""
    from .questions import QUESTIONS

    return QUESTIONS


def _setup_board() -> SetupBoard:
    """Give the set-up board, which is loaded when somebody sits down at it."""
    from .setup_board import OregonSetupBoard

    return OregonSetupBoard()


def _places(position: OregonPosition, seat: int | None) -> dict[str, bool]:
    """Name what can be pointed at, which is loaded when somebody does."""
    from .places import places

    return places(position, seat)


def _wishes() -> tuple[Wish, ...]:
    """List what can be wished of a deal, which is loaded when somebody does."""
    from .wishes import WISHES

    return WISHES


GAME = Game(
    name="oregon",
    options=OPTIONS,
    rules=RULES,
    colours=("red", "green", "yellow", "blue"),
    minutes=45,
    start=start,
    read=read,
    secrets=True,
    judge=JUDGE,
    levels=LEVELS,
    people=PEOPLE,
    strengths=STRENGTHS,
    deed=deed,
    sketch=sketch,
    questions=_questions,
    things=things,
    setup_board=_setup_board,
    places=_places,
    wishes=_wishes,
)
