"""Learns what the features of a judge are worth: final margins of self-play, by regression.

python3 build_scripts/benches/learn.py boomers --options setup=random mines=random -n 200
python3 build_scripts/benches/learn.py oregon --player rancher -n 400 --cluster tcp://lab:8786

Plays on all cores, or on a cluster of dask (`pip install distributed` first). The same seed gives
the same matches and the same numbers; every match is kept in .build/learn, and a run that was
stopped goes on where it was. A factor of 1 means that the judge is right about a feature.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine import fingerprint
from machine.environment import ROOT, WORKSHOP
from machine.progress import say

sys.path.insert(0, str(ROOT / "py_core"))

from frontier.bots.arena import MOST_ACTIONS, pairings
from frontier.bots.levels import BASELINES
from frontier.bots.players import unhurried_bot
from frontier.games import NAMES, find_game
from frontier.table.chance import Chance
from frontier.table.levels import LEVEL_NAMES
from frontier.table.match import Match, Setup

KEPT = WORKSHOP / "learn"
CHUNK = 20  # matches between two saves
SURPRISE = 12
"""One action in so many is drawn at random: else few positions would be out of balance."""
STAGES = ("first third", "second third", "last third")
HELD_OUT = 5
"""Every fifth match is not learned from, but tells how well the rest has been learned."""
FAITH = 300.0
"""How much evidence it takes to doubt a judge, in squared points."""


class Sample(NamedTuple):
    """A position of a match, as a seat saw it, and how the match ended for that seat."""

    stage: int
    added: tuple[float, ...]
    """What each feature adds to the judge's verdict, in points."""
    margin: float


def play(seed: str, name: str, player: str, options: dict[str, str]) -> list[Sample]:
    """Play a match against oneself, and note every position that the judge can be asked about."""
    game = find_game(name)
    judge = game.judge
    assert judge is not None
    position = Match(game, Setup(game.name, seed, options)).position.copy()
    bot, chance = unhurried_bot(game, player), Chance(seed)
    seen: list[tuple[int, tuple[float, ...]]] = []
    for _ in range(MOST_ACTIONS):
        seat = position.turn
        if seat is None:
            break
        if judge.calm is None or judge.calm(position):
            features = judge.features(position, seat)
            seen.append((seat, tuple(one.value * one.weight for one in features)))
        if chance.below(SURPRISE):
            position.advance(bot.choose(position, seat, chance).action)
        else:
            position.advance(chance.choose(position.legal()))
    totals = position.totals()
    return [
        Sample(
            len(STAGES) * number // len(seen),
            added,
            totals[seat] - max(total for other, total in enumerate(totals) if other != seat),
        )
        for number, (seat, added) in enumerate(seen)
    ]


@contextmanager
def workers(cluster: str | None, cores: int | None) -> Iterator[Executor]:
    """Give whoever plays: all cores, or a cluster by the same interface."""
    if cluster is None:
        with ProcessPoolExecutor(cores) as pool:
            yield pool
        return
    try:
        distributed = importlib.import_module("distributed")
    except ImportError:
        sys.exit("A cluster needs dask: pip install distributed")
    with distributed.Client(cluster) as client:
        yield client.get_executor()


def fit(samples: Sequence[Sample]) -> list[float]:
    """Find the factors of the features that come nearest to the margins, by least squares.

    Where there is little evidence they stay near 1: what the judge says already.
    """
    size = len(samples[0].added)
    table = [[FAITH * (row == column) for column in range(size)] for row in range(size)]
    aims = [0.0] * size
    for _, added, margin in samples:
        rest = margin - sum(added)
        for row in range(size):
            aims[row] += added[row] * rest
            for column in range(size):
                table[row][column] += added[row] * added[column]
    return [1 + change for change in solve(table, aims)]


def solve(table: list[list[float]], aims: list[float]) -> list[float]:
    """Solve linear equations by elimination; the table has a heavy diagonal."""
    size = len(aims)
    lines = [[*row, aim] for row, aim in zip(table, aims, strict=True)]
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(lines[row][step]))
        lines[step], lines[pivot] = lines[pivot], lines[step]
        for row in range(size):
            if row != step:
                part = lines[row][step] / lines[step][step]
                lines[row] = [a - part * b for a, b in zip(lines[row], lines[step], strict=True)]
    return [line[-1] / line[place] for place, line in enumerate(lines)]


def explained(samples: Sequence[Sample], factors: Sequence[float]) -> float:
    """Say which part of the margins is explained, 1 being all of it."""
    left = sum(
        (margin - sum(f * a for f, a in zip(factors, added, strict=True))) ** 2
        for _, added, margin in samples
    )
    return 1 - left / max(1e-9, sum(margin**2 for _, _, margin in samples))


def report(names: Sequence[str], matches: Sequence[Sequence[Sample]]) -> list[str]:
    """Word what has been learned, for each part of a match."""
    lines = []
    for stage, title in enumerate(STAGES):
        known: list[Sample] = []
        held: list[Sample] = []
        for number, match in enumerate(matches):
            here = [sample for sample in match if sample.stage == stage]
            (held if number % HELD_OUT == 0 else known).extend(here)
        if not known or not held:
            continue
        factors = fit(known)
        before, after = explained(held, [1.0] * len(names)), explained(held, factors)
        lines.append(f"{title}: {len(known)} positions, explained {before:.3f} → {after:.3f}")
        lines += [f"    {name:<16} × {f:.2f}" for name, f in zip(names, factors, strict=True)]
    return lines


def gather(wanted: argparse.Namespace) -> list[list[Sample]]:
    """Play what is missing, saving now and then."""
    options = dict(pair.partition("=")[::2] for pair in wanted.options)
    game = find_game(wanted.game)
    # A deal is one match here, whoever sits where: they are all the same player.
    seats = wanted.n * len(game.colours)
    chairs = pairings(game, "random", "random", seats, options, wanted.seed)
    deals = list(dict.fromkeys(one.seed for one in chairs))[: wanted.n]
    core = ROOT / "py_core" / "frontier"
    code = [
        *fingerprint.files_in(core / "games" / wanted.game),
        *fingerprint.files_in(core / "bots"),
    ]
    rules = fingerprint.of_files(core, [one for one in code if one.suffix in (".py", ".json")])
    told = fingerprint.of_text(rules + repr((wanted.player, sorted(options.items()), wanted.seed)))
    file = KEPT / f"{wanted.game}-{told}.json"
    matches: list[list[Sample]] = []
    if file.exists():
        kept: list[list[list[Any]]] = json.loads(file.read_text("utf-8"))
        matches = [[Sample(one[0], tuple(one[1]), one[2]) for one in match] for match in kept]
    player = partial(play, name=wanted.game, player=wanted.player, options=options)
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
    parser.add_argument("game", choices=list(NAMES))
    parser.add_argument("-n", type=int, default=200, metavar="MATCHES")
    parser.add_argument("--player", choices=[*LEVEL_NAMES, *BASELINES], default="greedy")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="learn", help="one to twelve of a-z and 0-9")
    parser.add_argument("--cores", type=int, help="all of them when left out")
    parser.add_argument("--cluster", metavar="ADDRESS", help="of a scheduler of dask")
    wanted = parser.parse_args(arguments)
    matches = gather(wanted)
    judge = find_game(wanted.game).judge
    assert judge is not None
    options = dict(pair.partition("=")[::2] for pair in wanted.options)
    start = Match(find_game(wanted.game), Setup(wanted.game, wanted.seed, options)).position
    names = [feature.name for feature in judge.features(start, 0)]
    for line in report(names, matches):
        say(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
