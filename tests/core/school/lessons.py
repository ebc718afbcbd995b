"""Lessons and positions for the tests of the school, asked for through the page's own door."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TypeAlias

from frontier.doors.page import Door
from frontier.games import all_games
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup

Json: TypeAlias = dict[str, Any]

GAMES = all_games()

# Blue's A and Orange's D share six squares behind a wall; Orange's E has the rest of the board.
BOOMERS = "8o2/8o1A/8o1D/8ooo/11/11/11/11/11/11/E10 b 10 - - - - - -"
# Seat 0 has two farmers and can add a third or build a church; seat 1 has one, on d7.
OREGON = (
    "players:2 phase:play turn:0 board:15/15/3AA10/3B11/15/15/15/15/15/15 "
    "tokens:-,- hands:BBcc,WWpp"
)
# Seats 0 and 1 have a mine of Coyote each; whoever gets a second one becomes its mayor.
BOOMTOWN = (
    "round=9/15 phase=take turn=0 bid=1:0 order=0,1,2,3 gold=9,9,9,9 "
    "row=coyote-3,coyote-4,cactus-2,cactus-4 mines=coyote-5:0,coyote-6:1"
)
MARKED = {"boomers": ("a1", "b2", "c3"), "oregon": ("a1", "b2", "c3")} | {
    "boomtown": ("coyote-5", "row-1", "coyote-6")
}
"""Three places that are on the table there."""
STATED = {"boomers": BOOMERS, "oregon": OREGON, "boomtown": BOOMTOWN}


def stated(game: str) -> Json:
    """State the small position of a game as the match of a step."""
    return {"seed": "school", "options": {}, "position": STATED[game], "actions": []}


def step(game: str, *check: Json, **more: Any) -> Json:
    """Make a step from the small position of a game."""
    return {"match": stated(game), "text": "Your turn.", "check": list(check), **more}


def lesson(game: str, *steps: Json, **more: Any) -> Json:
    """Make a lesson of these steps, or of one where anything goes."""
    return {
        "format": 1,
        "game": game,
        "title": "A lesson",
        "steps": [*steps] or [step(game)],
    } | more


def ask(door: Door, do: str, **request: Any) -> Json:
    """Ask the door as the page does."""
    reply: Json = json.loads(door.answer(json.dumps({"do": do, **request})))
    return reply


def ok(door: Door, do: str, **request: Any) -> Json:
    """Ask for something that is not refused."""
    reply = ask(door, do, **request)
    assert "ok" in reply, reply
    told: Json = reply["ok"]
    return told


def refusal(do: str, **request: Any) -> Json:
    """Ask for something that is refused, and tell how."""
    reply = ask(Door(), do, **request)
    assert "error" in reply, reply
    told: Json = reply["error"]
    return told


def to_the_end(door: Door, do: str, **request: Any) -> Json:
    """Ask in slices until it is done."""
    told = ok(door, do, **request)
    while not told["done"]:
        told = ok(door, do, **request)
    return told


def accepted(game: str, *check: Json, match: Json | None = None) -> list[str]:
    """List the actions that solve a step, as they are written in a record."""
    wanted = match or stated(game)
    told = to_the_end(
        Door(), "lesson_solutions", game=game, match=wanted, check=list(check), ms=1000
    )
    return [" ".join(action) for action in told["accepted"]]


def saved(match: Match) -> Json:
    """Write where a match stands as the match of a step."""
    return {
        "seed": match.setup.seed,
        "options": dict(match.setup.options),
        "position": match.setup.position,
        "actions": [list(action) for action in match.actions],
    }


def moments(game: str, seed: str, every: int) -> Iterator[Match]:
    """Give some moments of a match that was played by chance; each is a match of its own."""
    match = Match(GAMES[game], Setup(game, seed))
    chance = Chance(seed)
    while match.position.turn is not None:
        if match.cursor % every == every // 2:
            yield Match(match.game, match.setup, match.actions)
        match.play(chance.choose(match.position.legal()))


def every_kind(game: str) -> Json:
    """Make a lesson with every statement and every text there is, that can be solved."""
    said = {"en": "Who comes next? <b>You!</b>", "fr": "À qui le tour ?\n\nÀ vous !"}
    first = {
        "boomers": [["A", "k11"]],
        "oregon": [["church", "bison", "c7"]],
        "boomtown": [["take:coyote-4"]],
    }[game]
    return lesson(
        game,
        step(game, {"is": "read"}, text=said),
        step(game, {"is": "play", "actions": first}, hints=["One", said], right=said, wrong="No."),
        step(game, {"is": "score", "least": -20}, {"is": "leave", "most": 40}),
        step(game, {"is": "keep", "kind": "nothing-of-the-kind", "values": {"town": "none"}}),
        step(
            game,
            {
                "is": "any",
                "of": [
                    {"is": "event", "kind": "no-such", "values": {"a": ["b", 2]}, "anyone": True},
                    {"is": "event", "kind": "no-such", "least": {"squares": 3}},
                    {"is": "play", "actions": first},
                ],
            },
        ),
        title=said,
        about="Everything at once",
    )


def every_question(game: str) -> Json:
    """Make a lesson with every kind of question, and all else that the second format has."""
    said = {"en": "Which one?", "fr": "Lequel ?", "*": "fr"}
    known = {"boomers": "area", "oregon": "around", "boomtown": "chance"}[game]
    about = {"boomers": ["a1"], "oregon": ["c4"], "boomtown": ["8"]}[game]
    match = stated(game)
    one, other, last = MARKED[game]
    if game == "oregon":
        known, about = "score", ["seat:1"]
    point = {
        "text": [{"arrow": [one, last], "number": 1}, {"ring": other}],
        "hints": [[{"shade": last}], []],
        "right": [{"ring": last, "number": 2}],
    }
    return lesson(
        game,
        step(game, {"is": "number", "answer": 2.5, "within": 0.5, "unit": said}, part=said),
        step(game, {"is": "number", "of": known, "about": about}, match=match),
        step(
            game,
            {"is": "choice", "from": ["North", said, "South"], "right": [0, 2], "several": True},
            replies=[{"if": {"is": "has", "one": 1}, "text": said, "point": [{"ring": one}]}],
        ),
        step(game, {"is": "mark", "right": [one, last]}, point=point, hints=["One", said]),
        step(game, {"is": "order", "from": ["one", said, "three"]}, part="The second part"),
        step(game, {"is": "open"}),
        step(
            game,
            {"is": "score", "least": -20},
            replies=[
                {"if": {"is": "play", "actions": [["A"]]}, "text": "No."},
                {"unless": {"is": "leave", "most": 3}, "text": "Nor this."},
            ],
        ),
        title=said,
        language="en",
    )


def several_games() -> Json:
    """Make a course with a part of each game."""
    parts: Json = {
        "boomers": step("boomers", {"is": "play", "actions": [["A", "k11"]]}),
        "oregon": step("oregon", {"is": "mark", "right": ["d7"]}),
        "boomtown": step("boomtown", {"is": "number", "of": "chance", "about": ["8"]}),
    }
    steps = [{**told, "game": game, "part": f"Part {game}"} for game, told in parts.items()]
    return lesson("boomers", *steps, title="Three games")
