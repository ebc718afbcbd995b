"""Measures every level of the computer against the one below, and writes docs/ladder.md.

python3 build_scripts/benches/ladder.py [--cores N] [--only GAME]

What has been played is kept in .build/ladder: a run that was stopped goes on where it was, and
matches played with other rules, another search or other levels do not count. The page itself keeps
the sum of every row with the mark of the code that played it, so that a whole row is not played
again in a fresh clone, and a row that has still to be played anew stays, marked as older.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine import fingerprint
from machine.environment import ROOT, WORKSHOP
from machine.progress import say

sys.path.insert(0, str(ROOT / "py_core"))

from benches.ladder_page import Line, Table, read, write
from frontier.bots.arena import Pairing, pairings, play_match
from frontier.bots.levels import level_of
from frontier.bots.statistics import Result, summarise
from frontier.doors.arena import describe
from frontier.games import find_game

KEPT = WORKSHOP / "ladder"
DOCS = ROOT / "docs"
SEED = "ladder"

PAIRS = {
    ("marshal", "rancher"): 144,
    ("rancher", "settler"): 120,
    ("settler", "greenhorn"): 120,
    ("greenhorn", "random"): 100,
    ("marshal", "greedy"): 24,
}
"""Who meets whom, and how often: the top most of all, though thinking long costs an hour for a
hundred matches; with 48 luck alone could keep a row from its bar."""

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

WORDED = (
    *("blows", "books", "causes", "deeds", "levels", "people", "questions", "reasons"),
    *("setup_board", "shapes", "sketch", "telegrams", "text", "themes", "things", "view", "wishes"),
)
"""Files of a game that choose nothing; levels count by what they are, not by their file, and
nobody on the ladder has a style."""

CHUNK = 4  # matches between two saves
ENOUGH = 0.5
"""From this part of a row on its results stand in the page instead of older ones."""


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

    @property
    def name(self) -> str:
        """Name the row by its table and its pair."""
        return "-".join((self.game, *self.options, self.first, self.second))

    @property
    def mark(self) -> str:
        """Sum up the code that plays it: another mark means other matches."""
        core = ROOT / "py_core" / "frontier"
        levels = [level_of(find_game(self.game), name) for name in (self.first, self.second)]
        bots = {"arena.py", "bot.py", "mind.py", *(SEARCHES[level.search] for level in levels)}
        code = [
            *(core / "bots" / name for name in sorted(bots)),
            *(
                one
                for one in fingerprint.files_in(core / "games" / self.game)
                if one.stem not in WORDED
            ),
        ]
        rules = fingerprint.of_files(core, [one for one in code if one.suffix in (".py", ".json")])
        return fingerprint.of_text(rules + repr(levels))

    def file(self) -> Path:
        """Name where its results are kept."""
        return KEPT / f"{self.name.replace('=', '')}-{self.mark}.json"

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


def seats_of(row: Row) -> int:
    """Count the seats of its table."""
    return 1 + max(pairing.seat for pairing in row.pairings())


def known(row: Row, page: Mapping[tuple[str, str, str, str], Line]) -> Line | None:
    """Tell what is known of a row: what was played here, or else what the page says."""
    told = page.get((row.game, " ".join(row.options), row.first, row.second))
    results = row.results()
    if told:
        needed = told.summary.matches if told.mark == row.mark else ENOUGH * row.matches
        if len(results) < needed:
            return told
    return Line(row.first, row.second, summarise(results), row.mark) if results else None


def is_whole(row: Row, page: Mapping[tuple[str, str, str, str], Line]) -> bool:
    """Tell whether the page has all of a row, played by today's code."""
    told = page.get((row.game, " ".join(row.options), row.first, row.second))
    return told is not None and told.mark == row.mark and told.summary.matches >= row.matches


def tables(page: Mapping[tuple[str, str, str, str], Line]) -> Iterator[Table]:
    """Gather every table of the page."""
    for game, every in TABLES.items():
        for options in every:
            here = [Row.of(game, options, pair) for pair in PAIRS]
            lines = [line for row in here if (line := known(row, page))]
            marks = {(row.first, row.second): row.mark for row in here}
            yield Table(game, options, seats_of(here[0]), lines, marks)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cores", type=int, default=cpu_count() or 1)
    parser.add_argument("--only", choices=list(TABLES))
    parser.add_argument("--write", action="store_true", help="play nothing, only write the page")
    wanted = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    page = read((DOCS / "ladder.md").read_text("utf-8"))
    for row in rows(wanted.only) if not wanted.write else ():
        if is_whole(row, page):
            continue
        play(row, wanted.cores)
        say(f"{row.game} {' '.join(row.options)}")
        say(describe(row.first, row.second, seats_of(row), summarise(row.results())))
    write(DOCS, next(rows(None)).command(), tables(page))
    return 0


if __name__ == "__main__":
    sys.exit(main())
