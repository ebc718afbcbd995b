"""Oregon, for two to four: settle farmers, build beside them, and draw cards for the next turn."""

from __future__ import annotations

from frontier.table.game import Game, Rule

from .judge import JUDGE
from .levels import LEVELS
from .reading import read
from .setup import OPTIONS, start
from .sketch import sketch
from .things import things

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
    sketch=sketch,
    things=things,
)
