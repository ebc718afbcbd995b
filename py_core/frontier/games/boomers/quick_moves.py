"""Moves for searches: the legal ones as numbers, each with the stones that it lays.

`legal` is the law. What is found here for the usual piece is found by the same look along a line,
kept as numbers; a piece that may settle land by moving is left to `settling`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from frontier.table.picks import Action

from .legal import movable
from .settling import moves_among_rivers, moves_from_homestead, settled_by_leaving
from .squares import (
    ALONG,
    COLUMN,
    FIRST_SOONER,
    LETTERS,
    NAMES,
    NOWHERE,
    PIECES,
    ROW,
    SIZE,
    SQUARES,
    Line,
    Piece,
    Square,
    square_at,
)
from .travel import Helper, Lines, helpers, lifted, reach, stops, walls_beside

if TYPE_CHECKING:
    from .position import BoomersPosition

BY_RULE: Square = -1
"""In place of the first stone: the rules say what is laid and settled when the move is made."""

_BY_ROW = tuple(tuple(square_at(row, column) for column in range(SIZE)) for row in range(SIZE))
_BY_COLUMN = tuple(zip(*_BY_ROW, strict=True))
_EVERYWHERE: Line = ALONG[0][-1]


QuickMove: TypeAlias = tuple[Piece, Square, Square, Square, str, str]
"""A legal move: the piece, its target, where its stones will stand (`NOWHERE` without one), the
piece that is used (`none`, or nothing where none could be), and the square that the mover chooses
where there is a choice. A bare tuple: thousands of them are made for one turn."""


def action_of(move: QuickMove) -> Action:
    """Write a move as the rules do."""
    piece, target, _, _, used, chosen = move
    action: Action = (LETTERS[piece], NAMES[target])
    if used:
        action += (used,)
    return (*action, chosen) if chosen else action


def quick_moves(position: BoomersPosition) -> list[QuickMove]:
    """List the legal moves, in the order of the rules."""
    found: list[QuickMove] = []
    rivers = position.layout.river_mask
    for piece in movable(position):
        square = position.places[piece]
        by_rule: list[Action] = []
        if position.settled >> square & 1:
            moves_from_homestead(position, piece, by_rule)
        elif (
            rivers
            and piece < FIRST_SOONER
            and (rivers >> square & 1 or settled_by_leaving(position, piece))
        ):
            moves_among_rivers(position, piece, by_rule)
        else:
            _usual(position, piece, found)
        found += [_read(action) for action in by_rule]
    return found


def _read(action: Action) -> QuickMove:
    """Take over a move from the rules; they say what comes of it when it is made."""
    used = action[2] if len(action) > 2 else ""
    chosen = action[3] if len(action) > 3 else ""
    return (PIECES[action[0]], SQUARES[action[1]], BY_RULE, NOWHERE, used, chosen)


def _usual(position: BoomersPosition, piece: Piece, found: list[QuickMove]) -> None:
    """Find the moves of a piece that can settle nothing by moving alone."""
    square = position.places[piece]
    row, column = ROW[square], COLUMN[square]
    layout = position.layout
    rows, columns = lifted(position, square)
    along_rows, along_columns = helpers(position, piece, rows, columns, position.settled)
    spots = stops(rows[row], layout.river_rows[row], layout.mine_rows[row], column)
    useful = _uses(row, column, rows, layout.barren_rows, along_rows)
    _choices(piece, _BY_ROW, row, spots, useful, found)
    spots = stops(columns[column], layout.river_columns[column], layout.mine_columns[column], row)
    useful = _uses(column, row, columns, layout.barren_columns, along_columns)
    _choices(piece, _BY_COLUMN, column, spots, useful, found)


def _uses(
    own_line: int, spot: int, lines: Lines, barren: Lines, able: list[Helper]
) -> list[tuple[str, Line, Line, int, int, bool]]:
    """Say from which stops a stone on the own line, and from which one on the helper's, is due.

    As `travel.uses` does, with the two kinds of stones kept apart.
    """
    if not able:
        return []
    lowest, highest = reach(lines[own_line], spot)
    walls = walls_beside(lines, own_line)
    found = []
    for other, line, there, low, high, low_line, high_line, one in able:
        if line == own_line:
            continue
        on_other = ALONG[low][high] & ~(walls[line] | barren[line])
        on_own = 0
        if (
            low_line <= own_line <= high_line
            and lowest <= there <= highest
            and not barren[own_line] >> there & 1
        ):
            on_own = _EVERYWHERE ^ 1 << there
        if on_own or on_other:
            found.append((other, on_own, on_other, line, there, one))
    return found


def _choices(
    piece: Piece,
    squares: tuple[tuple[Square, ...], ...],
    own_line: int,
    spots: list[int],
    useful: list[tuple[str, Line, Line, int, int, bool]],
    found: list[QuickMove],
) -> None:
    own_squares = squares[own_line]
    for stop in spots:
        target = own_squares[stop]
        some = False
        for other, on_own, on_other, line, there, one in useful:
            first = own_squares[there] if on_own >> stop & 1 else NOWHERE
            second = squares[line][stop] if on_other >> stop & 1 else NOWHERE
            if not first:
                first, second = second, NOWHERE
            if not first:
                continue
            some = True
            if second and one:
                for stone in (first, second):
                    found.append((piece, target, stone, NOWHERE, other, NAMES[stone]))
            else:
                found.append((piece, target, first, second, other, ""))
        found.append((piece, target, NOWHERE, NOWHERE, "none" if some else "", ""))
