"""Boomtown: mines by auction, mayors, saloons and dice, for three to five players."""

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
    sketch=sketch,
    things=things,
)
