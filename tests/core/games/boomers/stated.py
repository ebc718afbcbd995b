"""Positions stated in words for the tests, written as the position text that the core reads."""

from __future__ import annotations

from frontier.games.boomers import GAME
from frontier.table.chance import Chance


def text_of(
    pieces,
    stones="",
    *,
    side="b",
    supply=20,
    quiet="0",
    barred="-",
    mines="",
    rivers="",
    tracks="",
    pending="",
):
    """Write the text of a position, from `pieces` such as "A c9 D i3" and lists of squares."""
    words = pieces.split()
    board = {square: letter for letter, square in zip(words[::2], words[1::2], strict=True)}
    board.update(dict.fromkeys(stones.split(), "o"))
    rows = []
    for number in range(11, 0, -1):
        row = "".join(board.get(f"{column}{number}", ".") for column in "abcdefghijk")
        for run in range(11, 0, -1):
            row = row.replace("." * run, f" {run} ")
        rows.append(row.replace(" ", ""))
    lists = (".".join(squares.split()) or "-" for squares in (mines, rivers, tracks, pending))
    return " ".join(("/".join(rows), side, str(supply), quiet, barred, *lists))


def stated(pieces, stones="", **more):
    """Read the position that these words state."""
    return GAME.read(text_of(pieces, stones, **more), Chance())


def begun(seed="prairie", **options):
    """Start a match; options are written with underscores."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.start(GAME.complete(named), Chance(seed))


def targets(position, letter):
    """Name the squares that a piece may be moved to, in order of their names."""
    return sorted({action[1] for action in position.legal() if action[0] == letter})


def uses(position, letter, square):
    """List what may follow a move: the picks after the piece and its square."""
    return [action[2:] for action in position.legal() if action[:2] == (letter, square)]


def kinds(told):
    return [event.kind for event in told]


def totals(position):
    sums = [0, 0]
    for item in position.score():
        sums[item.seat] += item.points
    return tuple(sums)
