"""A set-up board for the tests: asked as the page does, changed, and looked at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from frontier.doors.page import Door
from frontier.games import all_games, find_game
from frontier.table.game import Game
from frontier.table.match import Match, Setup
from frontier.table.setup_board import Pieces

GAMES = list(all_games().values())
BOOMERS, OREGON, BOOMTOWN = (find_game(name) for name in ("boomers", "oregon", "boomtown"))
EMPTY: dict[str, Any] = {
    "pieces": {},
    "stones": [],
    "mines": [],
    "rivers": [],
    "tracks": [],
    "side": 0,
    "supply": 40,
    "clock": True,
    "barred": "",
}
"""A draft as older versions of the page have kept it on devices."""
BUILT = {
    "pieces": {"A": "c6", "D": "i3", "E": "g10", "X": "k6"},
    "stones": ["e8"],
    "mines": ["h4", "f6", "d8"],
    "rivers": ["k9"],
    "tracks": ["a1-b1", "a1-a2"],
    "side": 1,
    "supply": 39,
    "clock": False,
    "barred": "",
}
TEXT = "11/6E4/11/4o6/11/2A7X/11/11/8D2/11/11 o 39 - - h4.f6.d8 k9 a1-b1.a1-a2 -"

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def ask(**request: Any) -> dict[str, Any]:
    asked = {"game": "boomers", "seed": "board", **request}
    reply: dict[str, Any] = json.loads(Door().answer(json.dumps(asked)))
    return reply


def ok(**request: Any) -> dict[str, Any]:
    reply = ask(**request)
    assert "ok" in reply, reply
    told: dict[str, Any] = reply["ok"]
    return told


def refused(**request: Any) -> dict[str, Any]:
    reply = ask(**request)
    assert "error" in reply, reply
    told: dict[str, Any] = reply["error"]
    return told


def edited(game: Game, pieces: Pieces, *changes: dict[str, Any]) -> dict[str, Any]:
    """Make changes one after the other, and tell the last state."""
    told: dict[str, Any] = {"pieces": pieces}
    for change in changes:
        told = ok(do="edit", game=game.name, pieces=told["pieces"], change=change)
    return told


def put(tool: str, *at: str) -> dict[str, Any]:
    return {"tool": tool, "at": at}


def chosen(field: str, value: Any, seat: int | None = None) -> dict[str, Any]:
    return {"field": field, "value": value, "seat": seat}


def random_matches(game: Game, count: int) -> Iterator[Match]:
    """Begin matches with every number of players in turn."""
    seats = next((one for one in game.options if one.seats), None)
    for number in range(count):
        options = {seats.name: seats.values[number % len(seats.values)]} if seats else {}
        yield Match(game, Setup(game.name, f"apart{number}", options))


def places_of(game: Game) -> set[str]:
    things = game.things()
    places = {square for row in things.get("board", ()) for square in row}
    places |= {line for rows in things.get("lines", {}).values() for row in rows for line in row}
    for town, mines in things.get("towns", {}).items():
        places |= {*mines, f"mayor:{town}", f"saloon:{town}"}
    return places | {*things.get("events", ())}
