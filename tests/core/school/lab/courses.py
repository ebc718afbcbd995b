"""The courses of the laboratory, and what a pupil would write for each of their steps."""

from __future__ import annotations

import json
from typing import Any

from frontier.school.lesson import read_match
from frontier.table.match import Match
from machine.environment import ROOT

from .bots import GAMES

COURSES: dict[str, Any] = {
    game: json.loads((ROOT / f"web/lab/courses/{game}.json").read_text("utf-8")) for game in GAMES
}
# The feature of the sixth step, and the weights that a pupil might find in the seventh.
_FEATURE = {"boomers": "land", "oregon": "points", "boomtown": "gold"}


def solution(game: str, number: int) -> str:
    """Write what a pupil would for a step, from the code that it begins with."""
    step = COURSES[game]["steps"][number]
    code: str = step["code"]
    changes = {
        0: ("[0]", "[1]"),
        1: ("[0]", "[-1]"),
        3: ("value < best", "value > best"),
        4: (".score()", ".lead()"),
        5: ("position.score()", f'position.feature("{_FEATURE[game]}")'),
    }
    if number == 2:
        return code.replace("?", step["check"][0]["actions"][0][0])
    if number == 6:
        return str(COURSES[game]["steps"][7]["code"])
    return code.replace(*changes[number]) if number in changes else code


def series_start(game: str, number: int) -> Match | None:
    """Give the moment from which the games of a step go on, if they do not begin anew."""
    match = read_match(COURSES[game]["steps"][number]["match"], GAMES[game])
    begun = match.actions or match.setup.position is not None
    return match if begun else None
