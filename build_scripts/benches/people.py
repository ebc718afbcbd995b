"""Measures the people who play at the levels: their habits, and whether they are as strong.

python3 build_scripts/benches/people.py [GAME] [PERSON] [-n MATCHES]

Every match is one of somebody against the plain level, each deal from every seat; a habit is
counted in the decisions in which one could have done otherwise, with the plain level's beside it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import copysign, sqrt
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine.environment import ROOT
from machine.progress import say

sys.path.insert(0, str(ROOT / "py_core"))

from frontier.bots.arena import Pairing, pairings, result_of
from frontier.bots.players import unhurried_bot
from frontier.bots.statistics import NINETY_FIVE, Result, summarise
from frontier.games import NAMES, find_game
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from frontier.table.people import level_of_person

OPTIONS = {"boomers": {"setup": "random"}, "oregon": {"players": "2"}, "boomtown": {"players": "3"}}
MATCHES = 120
MOST_ACTIONS = 2_000


class Measured(NamedTuple):
    """One match, and what was counted in it of a habit: a mean a decision for each of the two."""

    result: Result
    own: float
    plain: float


class Row(NamedTuple):
    """What somebody does of a habit beside the plain level, and the share of wins; 95 % each."""

    game: str
    person: str
    habit: str
    matches: int
    own: float
    plain: float
    apart: float
    error: float
    share: float
    low: float
    high: float
    fair: float
    """The share of wins that everybody would have."""


def play(pairing: Pairing, habit: str) -> Measured | None:
    """Play a match and count a habit; nothing where one of the two never had a choice."""
    game = pairing.game
    assert game.judge is not None
    counting = game.judge.habits[habit]
    position = Match(game, Setup(game.name, pairing.seed, pairing.options)).position.copy()
    names = [
        pairing.first if seat == pairing.seat else pairing.second
        for seat in range(position.players)
    ]
    bots = [unhurried_bot(game, name) for name in names]
    chances = [Chance(Chance(pairing.seed).next64() + seat) for seat in range(position.players)]
    counted: dict[bool, list[float]] = {True: [], False: []}
    actions = 0
    while position.turn is not None and actions < MOST_ACTIONS:
        seat = position.turn
        counts = counting(position)
        choices = {counts(action) for action in position.legal()}
        action = bots[seat].choose(position, seat, chances[seat]).action
        if len(choices) > 1:
            counted[seat == pairing.seat].append(counts(action))
        position.advance(action)
        actions += 1
    if not counted[True] or not counted[False]:
        return None
    own, plain = (sum(found) / len(found) for found in (counted[True], counted[False]))
    return Measured(result_of(position, pairing, actions), own, plain)


def measure(game_name: str, person: str, matches: int, seed: str = "people") -> Row:
    """Let somebody play against the plain level."""
    game = find_game(game_name)
    ((habit, _), *_) = game.people[person].style
    options = OPTIONS[game_name]
    level = level_of_person(person)
    asked = pairings(game, person, level, matches, options, seed)
    played = [one for one in (play(pairing, habit) for pairing in asked) if one is not None]
    apart = [one.own - one.plain for one in played]
    mean = sum(apart) / len(apart)
    spread = sum((one - mean) ** 2 for one in apart) / max(1, len(apart) - 1)
    summary = summarise([one.result for one in played])
    players = Match(game, Setup(game_name, "people", options)).position.players
    return Row(
        *(game_name, person, habit, len(played)),
        sum(one.own for one in played) / len(played),
        sum(one.plain for one in played) / len(played),
        mean,
        NINETY_FIVE * sqrt(spread / len(apart)),
        *(summary.share, summary.low, summary.high, 1 / players),
    )


def signs(game_name: str, person: str) -> list[float]:
    """Tell whether somebody does more or less than others of each habit: 1 or -1."""
    return [copysign(1, points) for _, points in find_game(game_name).people[person].style]


def told(row: Row) -> str:
    """Write a row of the table in docs/levels.md."""
    strength = " – ".join(f"{100 * part:.0f}" for part in (row.low, row.high))
    return (
        f"| {row.person} | `{row.habit}` | {row.own:.2f} | {row.plain:.2f} | {row.apart:+.2f} ± "
        f"{row.error:.2f} | {100 * row.share:.1f} % ({strength}) | {row.matches} |"
    )


def asked_rows(game: str | None, person: str | None) -> Iterator[tuple[str, str]]:
    """List the games and the people that are to be measured."""
    for name in NAMES if game is None else (game,):
        for one in find_game(name).people:
            if person is None or person in one:
                yield name, one


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=NAMES)
    parser.add_argument("person", nargs="?", help="part of a name, such as silas or rancher")
    parser.add_argument("-n", type=int, default=MATCHES, help="matches for each")
    arguments = parser.parse_args()
    for game, person in asked_rows(arguments.game, arguments.person):
        say(f"{game} {told(measure(game, person, arguments.n))}")


if __name__ == "__main__":
    main()
