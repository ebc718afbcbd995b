"""Fits the chances of winning to self-play: how often a seat won that the judge saw so far ahead.

python3 build_scripts/benches/chances.py oregon --options players=3 -n 200

Quick players of the Marshal's kind play, with a slip now and then; at some decisions the lead is
noted as the judge sees it. The same seed gives the same matches and numbers, and every match is
kept in .build/chances, so that a run that was stopped goes on. What is found goes to
games/<game>/chances.py by hand, and to docs/bots-log.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from math import inf, log
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine.environment import ROOT, WORKSHOP
from machine.progress import say

sys.path.insert(0, str(ROOT / "py_core"))

from frontier.bots.arena import MOST_ACTIONS
from frontier.bots.bot import Bot
from frontier.bots.judging import LEVEL, won_by
from frontier.bots.levels import level_of
from frontier.bots.players import make_bot
from frontier.games import NAMES, find_game
from frontier.table.chance import Chance
from frontier.table.chances import Chances
from frontier.table.game import Game, Position
from frontier.table.match import Match, Setup

KEPT = WORKSHOP / "chances"
QUICK, LOOK = 100, 20
"""By how much the effort of the Marshal is divided to play, and to look at a position."""
NOTED = 8
"""One decision in so many is noted."""
SLIPS = 15
"""One action in so many is drawn at random: else few positions would be out of balance."""
DEALS = 24
STEPS = (0.4, 0.1, 0.02, 0.005)
TENTHS = 10


class Sample(NamedTuple):
    """A decision, and how the match ended for its seat."""

    left: float
    values: tuple[float, ...]
    """How far ahead the seat will be, as the judge sees it: one number, or one for every deal."""
    won: float


def play(game: Game, seed: str, options: dict[str, str]) -> list[Sample]:
    """Play a match against oneself, and note how far ahead the judge saw the seats on the way."""
    position = Match(game, Setup(game.name, seed, options)).position.copy()
    chance = Chance(seed)
    judge = game.judge
    assert judge is not None
    quick, look = _bot(game, QUICK), _bot(game, LOOK)
    noted: list[tuple[int, float, tuple[float, ...]]] = []
    for _ in range(MOST_ACTIONS):
        seat = position.turn
        if seat is None:
            break
        if len(position.legal()) > 1 and not chance.below(NOTED):
            noted.append((seat, judge.left(position), _values(look, position, seat)))
        if chance.below(SLIPS):
            position.advance(quick.choose(position, seat, chance).action)
        else:
            position.advance(chance.choose(position.legal()))
    outcome = position.outcome()
    if outcome is None:
        return []
    # Who shares a win has half of it; a draw of all is nobody's.
    share = 1 / len(outcome.winners) if outcome.winners else 1 / position.players
    won = dict.fromkeys(outcome.winners or range(position.players), share)
    return [Sample(left, values, won.get(seat, 0.0)) for seat, left, values in noted]


def _bot(game: Game, part: int) -> Bot:
    level = level_of(game, LEVEL)
    return make_bot(
        game, LEVEL, level._replace(effort=level.effort // part, noise=0.0, seconds=inf)
    )


def _values(bot: Bot, position: Position, seat: int) -> tuple[float, ...]:
    """Say how far ahead a seat is after its best action, as the judge does when it is asked."""
    choice = bot.choose(position, seat, Chance(3))
    judge = bot.game.judge
    if judge is None or judge.lines is None:
        return (round(choice.value, 2),)
    chance = Chance(7)
    lines = judge.lines(position.hidden(seat, chance))
    values = []
    for _ in range(DEALS):
        lines.deal(position.hidden(seat, chance))
        values.append(round(lines.worth(choice.action), 2))
    return tuple(values)


def unlikeliness(samples: Sequence[Sample], chances: Chances) -> float:
    """Say how badly the chances fit what happened: a mean of logarithms, the less the better."""
    total = 0.0
    for one in samples:
        likely = min(0.99, max(0.01, _chance(one, chances)))
        total -= one.won * log(likely) + (1 - one.won) * log(1 - likely)
    return total / len(samples)


def _chance(sample: Sample, chances: Chances) -> float:
    found = [won_by(value, chances, sample.left) for value in sample.values]
    return sum(found) / len(found)


def fit(samples: Sequence[Sample]) -> Chances:
    """Find the numbers that make what happened likeliest, by smaller and smaller steps."""
    best = Chances(0.0, 0.1)
    least = unlikeliness(samples, best)
    for step in STEPS:
        moved = True
        while moved:
            moved = False
            for name in Chances._fields:
                for change in (step, -step):
                    size = change if name == "even" else change / 4
                    tried = best._replace(**{name: getattr(best, name) + size})
                    found = unlikeliness(samples, tried)
                    if found < least - 1e-7 and tried.point > 0:
                        best, least, moved = tried, found, True
    return best


def report(samples: Sequence[Sample], matches: int, chances: Chances) -> list[str]:
    """Word what was found: the numbers, and how often those won who had so much of a chance."""
    rows = [
        f"{matches} matches, {len(samples)} decisions: even {chances.even:.2f},"
        f" point {chances.point:.3f};"
        f" {unlikeliness(samples, chances):.3f} (a coin {log(2):.3f})"
    ]
    for tenth in range(TENTHS):
        here = [one for one in samples if int(_chance(one, chances) * 9.999) == tenth]
        if here:
            said = sum(_chance(one, chances) for one in here) / len(here)
            won = sum(one.won for one in here) / len(here)
            rows.append(f"    said {said:.2f}, won {won:.2f} of {len(here)}")
    return rows


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=list(NAMES))
    parser.add_argument("-n", type=int, default=200, metavar="MATCHES")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="chances", help="one to eight of a-z and 0-9")
    wanted = parser.parse_args()
    game = find_game(wanted.game)
    options = dict(pair.partition("=")[::2] for pair in wanted.options)
    told = "-".join([wanted.game, *sorted(options.values()), wanted.seed])
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{told}.jsonl"
    kept = file.read_text("utf-8").splitlines() if file.exists() else []
    with file.open("a", encoding="utf-8") as out:
        for number in range(len(kept), wanted.n):
            line = json.dumps(play(game, f"{wanted.seed}{number}", options))
            kept.append(line)
            out.write(line + "\n")
            out.flush()
    matches = [json.loads(line) for line in kept[: wanted.n]]
    samples = [Sample(one[0], tuple(one[1]), one[2]) for match in matches for one in match]
    for row in report(samples, len(matches), fit(samples)):
        say(row)
    return 0


if __name__ == "__main__":
    sys.exit(main())
