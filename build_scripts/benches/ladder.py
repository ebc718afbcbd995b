"""Measures every level of the computer against the one below, and writes docs/ladder.md.

python3 build_scripts/benches/ladder.py [--cores N] [--only GAME]

What has been played is kept in .build/ladder: a run that was stopped goes on where it was, and
matches played with other rules, another search or other levels do not count.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine import fingerprint
from machine.environment import ROOT, WORKSHOP
from machine.progress import say

sys.path.insert(0, str(ROOT / "py_core"))

from frontier.bots.arena import Pairing, pairings, play_match
from frontier.bots.levels import level_of
from frontier.bots.statistics import Result, Summary, summarise
from frontier.doors.arena import describe
from frontier.doors.ladder_picture import Rung, picture
from frontier.games import find_game

KEPT = WORKSHOP / "ladder"
DOCS = ROOT / "docs"
SEED = "ladder"

PAIRS = {
    ("marshal", "rancher"): 48,
    ("rancher", "settler"): 120,
    ("settler", "greenhorn"): 120,
    ("greenhorn", "random"): 100,
    ("marshal", "greedy"): 24,
}
"""Who meets whom, and how often; thinking long costs an hour for a hundred matches."""

TABLES: dict[str, tuple[tuple[str, ...], ...]] = {
    "boomers": (
        ("setup=random",),
        ("setup=random", "mines=random"),
        ("setup=random", "railroad=random", "rivers=random", "sooners=on"),
    ),
    "oregon": (("players=2",), ("players=3",), ("players=4",)),
    "boomtown": (("players=3",), ("players=4",), ("players=5",), ("players=3", "length=short")),
}

TIMES = {"boomtown": 2, "mines=random": 3}
"""How many times as often a game or an option is played: where luck is greater, or draws are."""

SEARCHES = {
    "random": "simple.py",
    "greedy": "simple.py",
    "racing": "racing.py",
    "reading": "reading.py",
    "sampling": "sampling.py",
    "deepening": "deepening.py",
}
"""Which file a search is in."""

CHUNK = 4  # matches between two saves


class Bar(NamedTuple):
    """What a pair must reach."""

    share: float
    """Of decided matches with two seats."""
    low: float
    """The lower end of its 95 % interval with two seats."""
    fair: float
    """Times the fair share with more seats."""


BARS = {("greenhorn", "random"): Bar(0.85, 0, 1.4), ("marshal", "greedy"): Bar(0.75, 0, 1.4)}
USUAL = Bar(0.65, 0.55, 1.4)


class Row(NamedTuple):
    """One pair at one table."""

    game: str
    options: tuple[str, ...]
    first: str
    second: str
    matches: int

    @classmethod
    def of(cls, game: str, options: tuple[str, ...], pair: tuple[str, str]) -> Row:
        """Make the row of a pair at a table."""
        times = max(TIMES.get(word, 1) for word in (game, *options))
        return cls(game, options, *pair, PAIRS[pair] * times)

    def command(self) -> str:
        """Word the command that plays the same matches."""
        return (
            f"python3 -m frontier arena {self.game} {self.first} {self.second} -n {self.matches}"
            f" --options {' '.join(self.options)} --seed {SEED}"
        )

    def file(self) -> Path:
        """Name where its results are kept."""
        core = ROOT / "py_core" / "frontier"
        levels = [level_of(find_game(self.game), name) for name in (self.first, self.second)]
        bots = {"arena.py", "bot.py", *(SEARCHES[level.search] for level in levels)}
        code = [
            *(core / "bots" / name for name in sorted(bots)),
            *fingerprint.files_in(core / "games" / self.game),
        ]
        rules = fingerprint.of_files(core, [one for one in code if one.suffix in (".py", ".json")])
        played = fingerprint.of_text(rules + repr(levels))
        name = "-".join((self.game, *self.options, self.first, self.second))
        return KEPT / f"{name.replace('=', '')}-{played}.json"

    def results(self) -> list[Result]:
        """Read what has been played so far."""
        file = self.file()
        return [Result(*one) for one in json.loads(file.read_text())] if file.exists() else []

    def pairings(self) -> list[Pairing]:
        """List its matches."""
        options = dict(option.split("=") for option in self.options)
        game = find_game(self.game)
        return list(pairings(game, self.first, self.second, self.matches, options, SEED))


def rows(only: str | None) -> Iterator[Row]:
    """List all rows, the quickest pairs of all tables first."""
    for pair in reversed(PAIRS):
        for game, tables in TABLES.items():
            for options in tables:
                if only in (None, game):
                    yield Row.of(game, options, pair)


def play(row: Row, cores: int) -> None:
    """Play what is missing, saving now and then."""
    results = row.results()
    waiting = row.pairings()[len(results) :]
    if not waiting:
        return
    with get_context().Pool(cores) as pool:
        for result in pool.imap(play_match, waiting):
            results.append(result)
            if len(results) % CHUNK == 0 or len(results) == row.matches:
                row.file().write_text(json.dumps(results))


def judged(row: Row, summary: Summary, seats: int) -> str:
    """Say whether the pair reaches its bar."""
    bar = BARS.get((row.first, row.second), USUAL)
    if seats == 2:
        met = summary.share >= bar.share and summary.low >= bar.low
        wanted = f"{bar.share:.0%}" + (f", lower end {bar.low:.0%}" if bar.low else "")
    else:
        met = summary.share * seats >= bar.fair
        wanted = f"{bar.fair} ×"
    return f"{'met' if met else '**missed**'} ({wanted})"


def write() -> None:
    """Write the tables and the pictures from everything that has been played."""
    parts = [
        "# The ladder of computer players\n",
        "Made by `python3 build_scripts/benches/ladder.py` (hours on two cores; it goes on where"
        " it was stopped). Every deal is played from each seat; with more than two seats the first"
        " player sits once in each, with the second player in all others. Shares are of decided"
        " matches, with Wilson's 95 % interval; × is times the fair share. Levels play by work and"
        " not by the clock, so that the same seed gives the same matches on every machine; a"
        " single row is played again by, for instance:\n",
        f"    {next(rows(None)).command()}\n",
    ]
    for game, tables in TABLES.items():
        parts += [f"## {game.capitalize()}\n", f"![The ladder](ladder-{game}.svg)\n"]
        for number, options in enumerate(tables):
            parts += [*_table(game, options), ""]
            if number == 0:
                (DOCS / f"ladder-{game}.svg").write_text(_picture(game, options), "utf-8")
    (DOCS / "ladder.md").write_text("\n".join(parts), "utf-8")


def _played(game: str, options: tuple[str, ...]) -> list[tuple[Row, Summary, int]]:
    played = []
    for pair in PAIRS:
        row = Row.of(game, options, pair)
        if results := row.results():
            seats = 1 + max(pairing.seat for pairing in row.pairings())
            played.append((row, summarise(results), seats))
    return played


def _table(game: str, options: tuple[str, ...]) -> list[str]:
    lines = [
        f"### {' '.join(options)}\n",
        "| pair | matches | won–drawn–lost | share (interval) | × fair | mean margin | bar |",
        "|---|---:|---:|---|---:|---:|---|",
    ]
    for row, summary, seats in _played(game, options):
        lines.append(
            f"| {row.first} – {row.second} | {summary.matches}"
            f" | {round(summary.wins, 1):g}–{summary.draws}–{round(summary.losses, 1):g}"
            f" | {summary.share:.1%} ({summary.low:.1%}–{summary.high:.1%})"
            f" | {summary.share * seats:.2f}"
            f" | {summary.margin:+.1f} ± {summary.margin_error:.1f}"
            f" | {judged(row, summary, seats)} |"
        )
    return lines


def _picture(game: str, options: tuple[str, ...]) -> str:
    rungs = [
        Rung(row.first, row.second, 1 / seats, summary)
        for row, summary, seats in _played(game, options)
    ]
    return picture(game, list(options), rungs)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cores", type=int, default=cpu_count() or 1)
    parser.add_argument("--only", choices=list(TABLES))
    wanted = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    for row in rows(wanted.only):
        play(row, wanted.cores)
        seats = 1 + max(pairing.seat for pairing in row.pairings())
        say(f"{row.game} {' '.join(row.options)}")
        say(describe(row.first, row.second, seats, summarise(row.results())))
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
