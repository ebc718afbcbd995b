"""Reads and writes docs/ladder.md with its pictures: a line for each pair at each table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from frontier.bots.statistics import Summary
from frontier.doors.ladder_picture import Rung, picture

OLDER = " †"
_HEAD = """\
# The ladder of computer players

Made by `python3 build_scripts/benches/ladder.py` (hours on two cores; it goes on where it was \
stopped). Every deal is played from each seat; with more than two seats the first player sits once \
in each, with the second player in all others. Shares are of decided matches, with Wilson's 95 % \
interval; × is times the fair share. Levels play by work and not by the clock, so that the same \
seed gives the same matches on every machine; a single row is played again by, for instance:

    {command}

A pair marked † was played by the levels of an earlier day and waits to be played anew. What the \
levels do and how they err stands in [levels](levels.md).
"""
_COLUMNS = """\
| pair | matches | won–drawn–lost | share (interval) | × fair | mean margin | bar |
|---|---:|---:|---|---:|---:|---|"""
_ROW = re.compile(
    r"\| (\w+) – (\w+)(?: †)? \| (\d+) \| ([\d.]+)–(\d+)–([\d.]+)"
    r" \| ([\d.]+)% \(([\d.]+)%–([\d.]+)%\) \| [\d.]+ \| ([+-][\d.]+) ± ([\d.]+) \| .*\|"
    r"(?: <!-- (\w+) -->)?"
)


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


class Line(NamedTuple):
    """What is known of one pair at one table."""

    first: str
    second: str
    summary: Summary
    mark: str
    """Of the code that has played it; empty where that is not known."""


class Table(NamedTuple):
    """The pairs of one game with the same options."""

    game: str
    options: Sequence[str]
    seats: int
    lines: Sequence[Line]
    marks: Mapping[tuple[str, str], str]
    """Of today's code, for each pair."""


def read(text: str) -> dict[tuple[str, str, str, str], Line]:
    """Read the lines of a page back, by game, options and pair."""
    found = {}
    game = options = ""
    for line in text.splitlines():
        if line.startswith("## "):
            game = line[3:].lower()
        elif line.startswith("### "):
            options = line[4:]
        elif row := _ROW.fullmatch(line):
            first, second, *numbers, mark = row.groups()
            matches, wins, draws, losses, share, low, high, margin, error = map(float, numbers)
            summary = Summary(
                int(matches), wins, int(draws), losses, share / 100, low / 100, high / 100,
                margin, error,
            )  # fmt: skip
            found[game, options, first, second] = Line(first, second, summary, mark or "")
    return found


def write(folder: Path, command: str, tables: Iterable[Table]) -> None:
    """Write the page and a picture of the first table of every game."""
    parts = [_HEAD.format(command=command)]
    drawn: set[str] = set()
    for table in tables:
        game = table.game
        if game not in drawn:
            drawn.add(game)
            parts += [f"## {game.capitalize()}\n", f"![The ladder](ladder-{game}.svg)\n"]
            rungs = [Rung(a, b, 1 / table.seats, summary) for a, b, summary, _ in table.lines]
            image = picture(game, list(table.options), rungs)
            (folder / f"ladder-{game}.svg").write_text(image, "utf-8")
        parts += [f"### {' '.join(table.options)}\n", _COLUMNS]
        parts += [_written(table, line) for line in table.lines]
        parts.append("")
    (folder / "ladder.md").write_text("\n".join(parts), "utf-8")


def _written(table: Table, line: Line) -> str:
    first, second, summary, mark = line
    older = "" if mark == table.marks[first, second] else OLDER
    return (
        f"| {first} – {second}{older} | {summary.matches}"
        f" | {round(summary.wins, 1):g}–{summary.draws}–{round(summary.losses, 1):g}"
        f" | {summary.share:.1%} ({summary.low:.1%}–{summary.high:.1%})"
        f" | {summary.share * table.seats:.2f}"
        f" | {summary.margin:+.1f} ± {summary.margin_error:.1f}"
        f" | {_judged(line, table.seats)} |" + (f" <!-- {mark} -->" if mark else "")
    )


def _judged(line: Line, seats: int) -> str:
    """Say whether the pair reaches its bar."""
    summary = line.summary
    bar = BARS.get((line.first, line.second), USUAL)
    if seats == 2:
        met = summary.share >= bar.share and summary.low >= bar.low
        wanted = f"{bar.share:.0%}" + (f", lower end {bar.low:.0%}" if bar.low else "")
    else:
        met = summary.share * seats >= bar.fair
        wanted = f"{bar.fair} ×"
    return f"{'met' if met else '**missed**'} ({wanted})"
