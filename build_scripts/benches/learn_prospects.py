"""Learns what the prospects of Boomers are worth, from deeper readings of the Marshal's own.

python3 build_scripts/benches/learn_prospects.py --options setup=random mines=random -n 200

The Marshal plays against itself with little effort. Beside every position of a match stands another
one, with one or two actions by chance added, since most positions at the end of a line are out of
balance as those are; reading it tells what the prospects should have said at a glance. Regression
gives the weights, written as they stand in prospect_weights.py. The same seed gives the same
numbers on every machine; every match is kept in .build/learn, and a run that was stopped goes on
where it was. With the new weights in their place a second run learns from better readings.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, NamedTuple, cast

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from benches.learn import CHUNK, HELD_OUT, KEPT, solve, workers
from frontier.bots.arena import MOST_ACTIONS, pairings
from frontier.bots.bot import VICTORY
from frontier.bots.levels import level_of
from frontier.bots.players import make_bot
from frontier.games.boomers import GAME
from frontier.games.boomers.position import BoomersPosition
from frontier.games.boomers.prospect_weights import Weight, Weights
from frontier.games.boomers.quick_board import BoomersBoard
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from machine import fingerprint
from machine.environment import ROOT
from machine.progress import say

NAMES = tuple(name for name in Weights._fields if name != "stuck")
NONE: dict[str, Any] = dict.fromkeys(NAMES, Weight(0.0, 0.0))
UNITS = tuple(
    Weights(**{**NONE, name: unit})
    for name in NAMES
    for unit in (Weight(1.0, 0.0), Weight(0.0, 1.0))
)
"""One weight at a time: what the judge says then is the feature itself."""
DOUBT = 30.0
"""How much evidence it takes for a weight to leave zero, in squared units."""


class Sample(NamedTuple):
    """A position: its features for Blue, and by how far Blue will be ahead as a reading says."""

    features: tuple[float, ...]
    margin: float


def features(position: BoomersPosition) -> tuple[float, ...]:
    """Count what each weight is multiplied by, for Blue."""
    board = BoomersBoard(position, VICTORY)
    sign = -1 if board.side else 1
    found = []
    for board.prospects.weights in UNITS:
        found.append(sign * board.value())
    return tuple(found)


def play(seed: str, options: dict[str, str], effort: int) -> list[Sample]:
    """Play a match against oneself, and read a position beside each that is met."""
    position = cast("BoomersPosition", Match(GAME, Setup(GAME.name, seed, options)).position.copy())
    level = level_of(GAME, "marshal")._replace(effort=effort, seconds=inf)
    bot, chance = make_bot(GAME, "marshal", level), Chance(seed)
    samples = []
    for _ in range(MOST_ACTIONS):
        if position.turn is None:
            break
        if not position.pending:
            beside = position.copy()
            for _ in range(1 + chance.below(2)):
                if beside.turn is not None:
                    beside.advance(chance.choose(beside.legal()))
            seat = beside.turn
            if seat is not None:
                value = bot.choose(beside, seat, chance).value
                samples.append(Sample(features(beside), -value if seat else value))
        position.advance(bot.choose(position, position.turn, chance).action)
    return samples


def fit(samples: Sequence[Sample]) -> list[float]:
    """Find the weights that come nearest to the readings, by least squares."""
    size = len(UNITS)
    table = [[DOUBT * (row == column) for column in range(size)] for row in range(size)]
    aims = [0.0] * size
    for counts, margin in samples:
        for row in range(size):
            aims[row] += counts[row] * margin
            for column in range(size):
                table[row][column] += counts[row] * counts[column]
    return solve(table, aims)


def explained(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """Say which part of the readings is explained, 1 being all of it."""
    left = 0.0
    for counts, margin in samples:
        guess = 0.0
        for count, weight in zip(counts, weights, strict=True):
            guess += count * weight
        left += (margin - guess) ** 2
    return 1 - left / max(1e-9, sum(margin**2 for _, margin in samples))


def written(weights: Sequence[float]) -> list[str]:
    """Write weights as they stand in prospect_weights.py."""
    pairs = zip(NAMES, weights[::2], weights[1::2], strict=True)
    lines = [f"    {name}=Weight({late:.4g}, {early:.4g})," for name, late, early in pairs]
    return ["Weights(", *lines, ")"]


def gather(wanted: argparse.Namespace) -> list[list[Sample]]:
    """Play what is missing, saving now and then."""
    options = dict(pair.partition("=")[::2] for pair in wanted.options)
    chairs = pairings(GAME, "random", "random", 2 * wanted.n, options, wanted.seed)
    deals = list(dict.fromkeys(one.seed for one in chairs))[: wanted.n]
    core = ROOT / "py_core" / "frontier"
    code = [*fingerprint.files_in(core / "games" / GAME.name), core / "bots" / "deepening.py"]
    rules = fingerprint.of_files(core, [one for one in code if one.suffix in (".py", ".json")])
    told = fingerprint.of_text(rules + repr((wanted.effort, sorted(options.items()), wanted.seed)))
    file = KEPT / f"prospects-{told}.json"
    matches: list[list[Sample]] = []
    if file.exists():
        kept = json.loads(file.read_text("utf-8"))
        matches = [[Sample(tuple(counts), margin) for counts, margin in match] for match in kept]
    player = partial(play, options=options, effort=wanted.effort)
    with workers(wanted.cluster, wanted.cores) as pool:
        while len(matches) < len(deals):
            matches += pool.map(player, deals[len(matches) : len(matches) + CHUNK])
            KEPT.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(matches), "utf-8")
            say(f"{len(matches)} of {len(deals)} matches, kept in {file.relative_to(ROOT)}")
    return matches[: len(deals)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("-n", type=int, default=200, metavar="MATCHES")
    parser.add_argument("--effort", type=int, default=3_000, help="positions read for a label")
    parser.add_argument("--options", nargs="*", default=["setup=random"], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="prospects", help="one to twelve of a-z and 0-9")
    parser.add_argument("--cores", type=int, help="all of them when left out")
    parser.add_argument("--cluster", metavar="ADDRESS", help="of a scheduler of dask")
    wanted = parser.parse_args(arguments)
    matches = gather(wanted)
    held = [one for match in matches[::HELD_OUT] for one in match]
    known = [one for number, match in enumerate(matches) if number % HELD_OUT for one in match]
    weights = fit(known or held)
    say(f"{len(known)} positions, explained {explained(held, weights):.3f} of others")
    for line in written(weights):
        say(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
