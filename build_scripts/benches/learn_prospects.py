"""Learns what the prospects of Boomers are worth, from deeper readings of the Marshal's own.

python3 build_scripts/benches/learn_prospects.py --options setup=random mines=random -n 200

The Marshal plays against itself with little effort. Beside every position of a match stands another
one, with one or two actions by chance added, since most positions at the end of a line are out of
balance as those are; reading it tells what the prospects should have said at a glance. Regression
gives the weights, written as they stand in prospect_weights.py. With mines it finds the hope for
open land, too; no reading sees that a game will stand still, so with `--outcome 0.3` that part of
what is aimed at is how the match ended. The same seed gives the same
numbers on every machine; every match is kept in .build/learn, and a run that was stopped goes on
where it was. With the new weights in their place a second run learns from better readings.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from math import fsum, inf
from operator import mul
from pathlib import Path
from typing import Any, NamedTuple, cast

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from benches.learn import CHUNK, HELD_OUT, KEPT, solve, workers
from frontier.bots.arena import MOST_ACTIONS, pairings
from frontier.bots.bot import VICTORY
from frontier.bots.levels import level_of
from frontier.bots.players import make_bot
from frontier.games.boomers import GAME
from frontier.games.boomers.effects import QUIET_LIMIT
from frontier.games.boomers.position import BoomersPosition
from frontier.games.boomers.prospect_weights import Hopes, Weight, Weights
from frontier.games.boomers.prospects import MEETING, Prospects, _share
from frontier.games.boomers.quick_board import BoomersBoard
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from machine import fingerprint
from machine.environment import ROOT
from machine.progress import say

NAMES = tuple(name for name in Weights._fields if name not in ("stuck", "hopes"))
LEAD = len(NAMES[:2]) * 2
"""How many of the features are about settled points, which count whatever hope there is."""
NONE: dict[str, Any] = dict.fromkeys(NAMES, Weight(0.0, 0.0))
UNITS = tuple(
    Weights(**{**NONE, name: unit})
    for name in NAMES
    for unit in (Weight(1.0, 0.0), Weight(0.0, 1.0))
)
"""One weight at a time: what the judge says then is the feature itself."""
DOUBT = 30.0
"""How much evidence it takes for a weight to leave zero, in squared units."""
ROUNDS = 12
"""So many times the weights and the hope are improved together."""
SOME = 1e-4
"""By so much a weight is moved to see what comes of it."""


class Sample(NamedTuple):
    """A position: its features for Blue, and by how far Blue will be ahead as a reading says."""

    features: tuple[float, ...]
    facts: tuple[float, ...]
    """What the hope for open land goes by, where it is learned."""
    margin: float
    outcome: float = 0.0
    """How the match ended."""


class Noting(Prospects):
    """Prospects that note what their hope goes by, and are full of it."""

    facts: tuple[float, ...] = ()

    def _hope(
        self, quiet: int, *, locked: bool, gap: bool, meeting: int, border: int, reach: int
    ) -> float:
        apart = max(0.0, 1 - meeting / MEETING)
        part = quiet / QUIET_LIMIT
        self.facts = tuple(map(float, (1, locked, apart, gap, part, border, reach)))
        return 1.0


def features(position: BoomersPosition) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Count what each weight is multiplied by, for Blue, and what hope goes by if it is learned."""
    board = BoomersBoard(position, VICTORY)
    sign = -1 if board.side else 1
    noting = Noting(position, VICTORY) if board.prospects.weights.hopes else None
    if noting:
        board.prospects = noting
    found = []
    for board.prospects.weights in UNITS:
        found.append(sign * board.value())
    return tuple(found), noting.facts if noting else ()


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
                samples.append(Sample(*features(beside), -value if seat else value))
        position.advance(bot.choose(position, position.turn, chance).action)
    outcome = BoomersBoard(position, VICTORY).value() if position.turn is None else 0.0
    outcome = -outcome if position.side else outcome
    return [sample._replace(outcome=outcome) for sample in samples]


def fit(samples: Sequence[Sample]) -> list[float]:
    """Find the weights that come nearest to the readings, by least squares.

    Where hope is learned, too, what leading is worth without any and what makes it come after them.
    """
    hoping = any(sample.facts for sample in samples)
    found = [0.0] * len(UNITS)
    if hoping:
        found += [0.0, 1.5, *[0.0] * (len(Hopes._fields) - 1)]
    for _ in range(ROUNDS if hoping else 1):
        found = _improved(found, samples)
    return found


def _improved(weights: list[float], samples: Sequence[Sample]) -> list[float]:
    """Go to where the errors would be smallest if what comes of weights were a straight line."""
    size = len(weights)
    table = [[DOUBT * (row == column) for column in range(size)] for row in range(size)]
    aims = [0.0] * size
    for sample in samples:
        slopes = _slopes(weights, sample)
        error = sample.margin - said(weights, sample)
        for row, slope in enumerate(slopes):
            if slope:
                aims[row] += slope * error
                line = table[row]
                for column, other in enumerate(slopes):
                    line[column] += slope * other
    return [weight + step for weight, step in zip(weights, solve(table, aims), strict=True)]


def _slopes(weights: Sequence[float], sample: Sample) -> list[float]:
    """Say how what is said of a sample changes with each weight."""
    if not sample.facts:
        return list(sample.features)
    stuck, odds = weights[len(UNITS)], _odds(weights, sample)
    hope = _share(odds)
    lead, land = _lead(sample), _open_land(weights, sample)
    slope = (_share(odds + SOME) - hope) / SOME * (land - stuck * lead)
    return [
        *sample.features[:LEAD],
        *[hope * feature for feature in sample.features[LEAD:]],
        (1 - hope) * lead,
        *[slope * fact for fact in sample.facts],
    ]


def said(weights: Sequence[float], sample: Sample) -> float:
    """Say what a judge with these weights says of a sample."""
    settled = fsum(map(mul, weights[:LEAD], sample.features[:LEAD]))
    land = _open_land(weights, sample)
    if not sample.facts:
        return settled + land
    hope = _share(_odds(weights, sample))
    return settled + hope * land + weights[len(UNITS)] * (1 - hope) * _lead(sample)


def _open_land(weights: Sequence[float], sample: Sample) -> float:
    return fsum(map(mul, weights[LEAD : len(UNITS)], sample.features[LEAD:]))


def _odds(weights: Sequence[float], sample: Sample) -> float:
    return fsum(map(mul, weights[len(UNITS) + 1 :], sample.facts))


def _lead(sample: Sample) -> float:
    """Say who leads: what the feature of leading, without its early part, is."""
    return sample.features[2 * NAMES.index("ahead")]


def explained(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """Say which part of the readings is explained, 1 being all of it."""
    left = fsum((sample.margin - said(weights, sample)) ** 2 for sample in samples)
    return 1 - left / max(1e-9, fsum(sample.margin**2 for sample in samples))


def written(weights: Sequence[float]) -> list[str]:
    """Write weights as they stand in prospect_weights.py."""
    plain, rest = weights[: len(UNITS)], weights[len(UNITS) :]
    pairs = zip(NAMES, plain[::2], plain[1::2], strict=True)
    lines = [f"    {name}=Weight({late:.4g}, {early:.4g})," for name, late, early in pairs]
    if rest:
        hopes = zip(Hopes._fields, rest[1:], strict=True)
        lines += [f"    stuck={rest[0]:.4g},", "    hopes=Hopes("]
        lines += [*[f"        {name}={weight:.4g}," for name, weight in hopes], "    ),"]
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
        matches = [
            [Sample(tuple(counts), tuple(facts), *rest) for counts, facts, *rest in match]
            for match in kept
        ]
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
    parser.add_argument(
        "--outcome", type=float, default=0.0, help="which part of the aim is how the match ended"
    )
    parser.add_argument("--options", nargs="*", default=["setup=random"], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="prospects", help="one to twelve of a-z and 0-9")
    parser.add_argument("--cores", type=int, help="all of them when left out")
    parser.add_argument("--cluster", metavar="ADDRESS", help="of a scheduler of dask")
    wanted = parser.parse_args(arguments)
    matches = gather(wanted)
    held = [one for match in matches[::HELD_OUT] for one in match]
    known = [one for number, match in enumerate(matches) if number % HELD_OUT for one in match]
    held, known = (
        [
            one._replace(margin=one.margin + wanted.outcome * (one.outcome - one.margin))
            for one in some
        ]
        for some in (held, known)
    )
    weights = fit(known or held)
    say(f"{len(known)} positions, explained {explained(held, weights):.3f} of others")
    for line in written(weights):
        say(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
