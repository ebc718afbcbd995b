"""Positions stated in words for the tests, written as the position text that the core reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from frontier.games.boomers import GAME
from frontier.games.boomers.position import BoomersPosition
from frontier.games.boomers.reading import read
from frontier.games.boomers.setup import start
from frontier.table.chance import Chance
from frontier.table.picks import Action


def text_of(
    pieces: str,
    stones: str = "",
    *,
    side: str = "b",
    supply: int = 20,
    quiet: str = "0",
    barred: str = "-",
    mines: str = "",
    rivers: str = "",
    tracks: str = "",
    pending: str = "",
) -> str:
    """Write the text of a position, from `pieces` such as "A c9 D i3" and lists of squares."""
    words = pieces.split()
    board = {square: letter for letter, square in zip(words[::2], words[1::2], strict=True)}
    board.update(dict.fromkeys(stones.split(), "o"))
    lists = (".".join(squares.split()) or "-" for squares in (mines, rivers, tracks, pending))
    return " ".join((rows_of(board), side, str(supply), quiet, barred, *lists))


def rows_of(board: Mapping[str, str]) -> str:
    """Write what is on each square as the rows of a position's text."""
    rows = []
    for number in range(11, 0, -1):
        row = "".join(board.get(f"{column}{number}", ".") for column in "abcdefghijk")
        for run in range(11, 0, -1):
            row = row.replace("." * run, f" {run} ")
        rows.append(row.replace(" ", ""))
    return "/".join(rows)


def at(pieces: str, stones: str = "", **more: Any) -> BoomersPosition:
    """Read the position that these words state."""
    return read(text_of(pieces, stones, **more), Chance())


def begun(seed: str = "prairie", **options: str) -> BoomersPosition:
    """Start a match; options are written with underscores."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return start(GAME.complete(named), Chance(seed))


def targets(position: BoomersPosition, letter: str) -> list[str]:
    """Name the squares that a piece may be moved to, in order of their names."""
    return sorted({action[1] for action in position.legal() if action[0] == letter})


def uses(position: BoomersPosition, letter: str, square: str) -> list[Action]:
    """List what may follow a move: the picks after the piece and its square."""
    return [action[2:] for action in position.legal() if action[:2] == (letter, square)]
