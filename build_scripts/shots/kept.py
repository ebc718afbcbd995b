"""What the device keeps when a screen is visited: matches, a lesson, a class.

Matches are played by random actions through the core.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from frontier.games import all_games, find_game
from frontier.school.assignment import read_assignment, write_assignment
from frontier.school.classroom import Classroom
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup

# Name of a kept match: game, moves played, options.
MATCHES: dict[str, tuple[str, int, dict[str, str]]] = {
    "boomers-early": ("boomers", 2, {}),
    "boomers-mid": (
        "boomers",
        24,
        {
            "railroad": "fork",
            "mines": "ready",
            "rivers": "long",
            "sooners": "on",
            "setup": "random",
        },
    ),
    "boomers-end": ("boomers", 500, {}),
    "oregon-early": ("oregon", 5, {"players": "3"}),
    "oregon-mid": ("oregon", 110, {"players": "4"}),
    "oregon-end": ("oregon", 2000, {"players": "2"}),
    "boomtown-early": ("boomtown", 3, {"players": "3"}),
    "boomtown-mid": ("boomtown", 90, {"players": "5"}),
    "boomtown-end": ("boomtown", 2000, {"players": "4"}),
}
# The match by link: one person here, the others elsewhere, and one of these to act.
_BY_LINK = ("oregon", 44, {"players": "3"})
NAMES = ("Ada", "Bo", "Clementine", "Dutch", "Esperanza")


def play_match(game: str, moves: int, options: dict[str, str]) -> Match:
    """Play so many random actions, or all of them."""
    match = Match(find_game(game), Setup(game, "shots", options))
    chance = Chance(game)
    while match.position.turn is not None and (
        # Oregon is shown with cards to play, not while somebody draws.
        match.cursor < moves or (game == "oregon" and match.position.phase != "play")
    ):
        match.play(chance.choose(match.position.legal()))
    return match


@cache
def match_by_link() -> Match:
    """Play the match in which the others sit elsewhere."""
    return play_match(*_BY_LINK)


@cache
def kept_matches() -> dict[str, dict[str, Any]]:
    """Play the matches that the device is to keep, by their ids."""
    kept = {name: _kept(name, play_match(*how)) for name, how in MATCHES.items()}
    away = _kept("by-link", match_by_link())
    kinds = ["person", *["elsewhere"] * (match_by_link().position.players - 1)]
    return {**kept, "by-link": {**away, "kinds": kinds}}


def _kept(name: str, match: Match) -> dict[str, Any]:
    """Write a match down as the page keeps it."""
    totals = [0] * match.position.players
    for item in match.position.score():
        totals[item.seat] += item.points
    saved = {
        "game": match.game.name,
        "seed": "shots",
        "options": dict(match.setup.options),
        "position": None,
        "players": list(NAMES[: match.position.players]),
        "actions": [list(action) for action in match.actions],
        "cursor": match.cursor,
    }
    over = match.position.turn is None
    return {
        "id": name,
        "saved": saved,
        "changed": 1_750_000_000_000,
        "over": over,
        "totals": totals,
    }


def kept_lesson() -> dict[str, Any]:
    """Make a lesson of moments of a kept match."""
    saved = kept_matches()["boomers-early"]["saved"]
    match = {name: saved[name] for name in ("seed", "options", "position", "actions")}
    steps = [
        {"match": match, "text": "Ride with any boomer.", "check": [], "hints": ["Pick one."]},
        {"match": match, "text": "Once more.", "check": [], "hints": []},
        {
            "match": match,
            "text": {"en": "What stops a boomer?", "fr": "Qu’est-ce qui arrête un boomer ?"},
            "check": [{"is": "choice", "from": ["A stone", "A cloud"], "right": [0]}],
            "hints": [],
            "point": {"text": [{"arrow": ["c9", "c6"], "number": 1}, {"ring": "f6"}]},
            "replies": [{"if": {"is": "has", "one": 1}, "text": "No."}],
            "part": "A part",
        },
    ]
    lesson = {"format": 2, "game": "boomers", "title": "A first ride", "steps": steps}
    return {"id": "shots", "lesson": lesson, "changed": 1_750_000_000_000}


def write_given(**given: Any) -> str:
    """Write what a class is given as a link."""
    return write_assignment(read_assignment({**given, "skip": False}, all_games()), all_games())


@cache
def kept_class() -> dict[str, Any]:
    """Let some pupils hand in what they did in the kept lesson."""
    given = write_given(what="lesson", lesson=kept_lesson()["lesson"])
    room = Classroom(given, None, all_games())
    legal = [list(action) for action in play_match(*MATCHES["boomers-early"]).position.legal()]
    results = []
    for number, name in enumerate((*NAMES, "A name that is rather long to read", "مريم")):
        tries = [[[legal[number // 2]]], [[legal[7]]] if number % 2 else []]
        tries.append([[[str(number % 2)]]])  # an answer to the question
        steps = [{"tries": one, "hints": number % 3, "seconds": 9 * number} for one in tries]
        link = room.write({"name": name, "made": 29_000_000, "steps": steps})
        results.append({"link": link, "result": room.read(link)})
    return {
        "id": "shots",
        "link": given,
        "title": "5b, Monday",
        "made": 1_750_000_000_000,
        "names": [*NAMES, "Zacharias"],
        "results": results,
    }
