"""What the tests of the laboratory share: bots as text, and a way to let them play."""

from __future__ import annotations

import json
from typing import Any

from frontier.doors.bot import BotDoor
from frontier.games import all_games
from frontier.school.lab.brief import write_brief
from frontier.school.lab.series import Played, Series
from frontier.school.lab.workbench import Workbench
from frontier.table.match import Match, Setup

GAMES = all_games()
FIRST = "def choose(position):\n    return position.legal()[0]\n"
BEST_SCORE = """
def choose(position):
    best = None
    for action in position.legal():
        value = position.after(action).lead()
        rate(action, value)
        if best is None or value > best:
            best, chosen = value, action
    say("my lead will be", best)
    return chosen
"""


def match_of(game: str, seed: str = "prairie", moves: int = 0, **options: str) -> Match:
    """Set up a match and play the first legal action so many times."""
    match = Match(GAMES[game], Setup(game, seed, options))
    for _ in range(moves):
        match.play(match.position.legal()[0])
    return match


def reply_of(code: str, game: str = "boomers", match: Match | None = None) -> Any:
    """Let code choose at the start of a match, or where one stands."""
    match = match or match_of(game)
    seat = match.position.turn
    assert seat is not None
    bench = Workbench(GAMES)
    bench.load(code)
    return bench.choose(write_brief(match.position, seat, match.cursor))


def fault_of(code: str, game: str = "boomers") -> Any:
    """Give what is said of code that fails."""
    fault = reply_of(code, game)["fault"]
    assert fault is not None
    return fault


def series_of(
    game: str,
    codes: dict[str, str],
    players: tuple[str, str],
    matches: int,
    seed: str = "series",
    start: Match | None = None,
) -> Series:
    """Play a series to its end; each bot answers through a door of its own."""
    doors = {name: BotDoor() for name in codes}
    for name, code in codes.items():
        doors[name].answer(json.dumps({"code": code}))
    series = Series(GAMES[game], players, matches, {}, seed, start)
    reply = None
    while not series.done:
        series.carry_on(1000, reply)
        wanted = series.wanted
        reply = None
        if wanted is not None:
            told = doors[wanted["bot"]].answer(json.dumps({"brief": wanted["brief"]}))
            reply = json.loads(told)["reply"]
    return series


def games_of(series: Series) -> list[tuple[int, Any, int]]:
    """Give what was played in each game, to compare."""
    return [_game(played) for played in series.played]


def _game(played: Played) -> tuple[int, Any, int]:
    return played.result.seat, played.actions, played.result.margin
