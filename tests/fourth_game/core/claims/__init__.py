"""Claims, a small game that only the tests play: two prospectors, nine spaces and one die."""

from __future__ import annotations

from frontier.table.game import Game, Rule, When

from .judge import JUDGE
from .levels import LEVELS
from .reading import read
from .setup import OPTIONS, start
from .sketch import sketch
from .things import things

RULES = (
    Rule("goal"),
    Rule("picks"),
    Rule("die"),
    Rule("wild", house=True),
    Rule("line"),
    Rule("score"),
    Rule("end"),
)

GAME = Game(
    name="claims",
    options=OPTIONS,
    rules=RULES,
    colours=("green", "purple"),
    minutes=2,
    start=start,
    read=read,
    drawn=(When("die", among=("on",)),),
    judge=JUDGE,
    levels=LEVELS,
    sketch=sketch,
    things=things,
)
