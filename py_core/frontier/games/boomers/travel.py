"""Travelling along a line and using pieces from there: the inner part of finding legal moves.

A line is a row or a column written as eleven bits, which stays a small number in every Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from frontier.table.picks import Action

from .squares import (
    ALONG,
    BELOW,
    BOOMERS_OF,
    COLUMN,
    EDGE,
    FIRST_SOONER,
    LETTERS,
    NAMES_BY_COLUMN,
    NAMES_BY_ROW,
    ROW,
    SIZE,
    SOONERS,
    Line,
    Mask,
    Piece,
    Square,
)

if TYPE_CHECKING:
    from .position import BoomersPosition

Lines: TypeAlias = list[Line]
Helper: TypeAlias = tuple[str, int, int, int, int, int, int, bool]
"""A piece that can be used: its letter, its line and its spot on it, the lowest and highest spot
it sees on that line, the lowest and highest line it sees across, whether only one stone is due."""
Use: TypeAlias = tuple[str, Line, Line, int, int]
"""What a helper is good for: its letter, the stops from where a stone can be laid, those among
them where the mover chooses one of two squares, and the helper's line and spot."""
Way: TypeAlias = tuple[tuple[tuple[str, ...], ...], int, int, Lines, Line, Line]
"""Along a row or a column: names of squares by line and spot, the line of the piece, its spot,
where no stone may stand by line, and the rivers and the mines on the line."""


def reach(line: Line, spot: int) -> tuple[int, int]:
    """Find the lowest and the highest spot of a line that a piece at this spot can see."""
    lowest = (line & BELOW[spot]).bit_length()
    beyond = line >> (spot + 1)
    return lowest, spot - 1 + (beyond & -beyond).bit_length()


def stops(line: Line, rivers: Line, mines: Line, spot: int) -> list[int]:
    """List the spots where a piece may stop: up the line, then down, nearest first."""
    lowest, highest = reach(line, spot)
    if rivers:
        # Rule: a river ends the move.
        river_below, river_above = reach(rivers | EDGE, spot)
        lowest = max(lowest, river_below - 1)
        highest = min(highest, river_above + 1)
    found = [*range(spot + 1, highest + 1), *range(spot - 1, lowest - 1, -1)]
    if mines:
        # Rule: a mine is passed over and never stopped on.
        return [stop for stop in found if not mines >> stop & 1]
    return found


def ways(position: BoomersPosition, square: Square) -> tuple[Way, Way]:
    """Describe the row and the column of a square for a piece that travels there."""
    row, column = ROW[square], COLUMN[square]
    layout = position.layout
    return (
        (NAMES_BY_ROW, row, column, layout.barren_rows,
         layout.river_rows[row], layout.mine_rows[row]),
        (NAMES_BY_COLUMN, column, row, layout.barren_columns,
         layout.river_columns[column], layout.mine_columns[column]),
    )  # fmt: skip


def lifted(position: BoomersPosition, square: Square) -> tuple[Lines, Lines]:
    """Copy the rows and the columns with the piece on this square taken off."""
    rows, columns = position.rows[:], position.columns[:]
    rows[ROW[square]] ^= 1 << COLUMN[square]
    columns[COLUMN[square]] ^= 1 << ROW[square]
    return rows, columns


def helpers(
    position: BoomersPosition, piece: Piece, rows: Lines, columns: Lines, settled: Mask
) -> tuple[list[Helper], list[Helper]]:
    """List the pieces that this one can use, as seen along rows and along columns."""
    along_rows: list[Helper] = []
    along_columns: list[Helper] = []
    if not position.supply:
        return along_rows, along_columns
    one_due = position.supply == 1 or piece >= FIRST_SOONER
    others: tuple[Piece, ...] = BOOMERS_OF[1 - position.side]
    if piece < FIRST_SOONER:
        others += SOONERS
    for other in others:
        square = position.places[other]
        # Rule: who stands in a homestead is not used.
        if not square or settled >> square & 1:
            continue
        row, column = ROW[square], COLUMN[square]
        west, east = reach(rows[row], column)
        south, north = reach(columns[column], row)
        one = one_due or other >= FIRST_SOONER
        letter = LETTERS[other]
        along_rows.append((letter, row, column, west, east, south, north, one))
        along_columns.append((letter, column, row, south, north, west, east, one))
    return along_rows, along_columns


def uses(way: Way, stop: int, lines: Lines, able: list[Helper]) -> list[Use]:
    """Work out which helpers are of use from a stop on this line, and from all stops beside it.

    With a helper on another line, one stone would stand on the line of travel, at the helper's
    spot, and the other one on the helper's line, at the spot where the piece stops. The stops
    that allow either are found at once, as bits, for the whole clear stretch around the stop.
    """
    if not able:
        return []
    _, own_line, _, barren, _, _ = way
    lowest, highest = reach(lines[own_line], stop)
    walls = walls_beside(lines, own_line)
    found = []
    for other, line, spot, low, high, low_line, high_line, one in able:
        # Rule: a piece on the same row or column can't be used.
        if line == own_line:
            continue
        on_other = ALONG[low][high] & ~(walls[line] | barren[line])
        on_own = 0
        if (
            low_line <= own_line <= high_line
            and lowest <= spot <= highest
            and not barren[own_line] >> spot & 1
        ):
            # Any stop but the helper's own spot, where the two would share a line.
            on_own = ALONG[0][-1] ^ 1 << spot
        if on_own or on_other:
            # Rule: one stone for two squares, so the mover chooses.
            either = on_own & on_other if one else 0
            found.append((other, on_own | on_other, either, line, spot))
    return found


def walls_beside(lines: Lines, own_line: int) -> Lines:
    """Gather, for every line, what stands between one's own line and it, that line included."""
    walls = [0] * SIZE
    wall = 0
    for line in range(own_line + 1, SIZE):
        walls[line] = wall = wall | lines[line]
    wall = 0
    for line in range(own_line - 1, -1, -1):
        walls[line] = wall = wall | lines[line]
    return walls


def choices(
    letter: str, way: Way, spots: Sequence[int], useful: list[Use], found: list[Action]
) -> None:
    """Find what a piece can do at each of these spots of its line."""
    names, own_line, _, _, _, _ = way
    own_names = names[own_line]
    for stop in spots:
        name = own_names[stop]
        some = False
        for other, possible, either, line, spot in useful:
            if possible >> stop & 1:
                some = True
                if either >> stop & 1:
                    found.append((letter, name, other, own_names[spot]))
                    found.append((letter, name, other, names[line][stop]))
                else:
                    found.append((letter, name, other))
        found.append((letter, name, "none") if some else (letter, name))
