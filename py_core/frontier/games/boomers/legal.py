"""The legal actions of a position: which pieces may act, and all that each of them may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.picks import Action

from .settling import moves_among_rivers, moves_from_homestead
from .squares import (
    ALL,
    BOOMERS_OF,
    COLUMN,
    FIRST_SOONER,
    LETTERS,
    NAMES,
    NOWHERE,
    ROW,
    SOONERS,
    Line,
    Mask,
    Piece,
    mask_of,
)
from .travel import choices, helpers, lifted, reach, stops, uses, ways

if TYPE_CHECKING:
    from .position import BoomersPosition


def legal(position: BoomersPosition) -> list[Action]:
    """List the legal actions in the order that `BoomersPosition.legal` states."""
    if position.turn is None:
        return []
    if position.pending:
        taken = taken_for(position, position.pending[0][1])
        return [(NAMES[square],) for square in ALL if not taken >> square & 1]
    found: list[Action] = []
    rivers = position.layout.rivers
    for piece in movable(position):
        if position.settled >> position.places[piece] & 1:
            moves_from_homestead(position, piece, found)
        elif rivers and piece < FIRST_SOONER:
            moves_among_rivers(position, piece, found)
        else:
            _moves(position, piece, found)
    return found


def taken_for(position: BoomersPosition, kind: str) -> Mask:
    """Gather the squares where a piece of this kind may not be placed in the set-up."""
    layout = position.layout
    # Rule: nothing is placed on a mine, and no stone on a river.
    taken = position.stones | mask_of(position.places) | layout.mine_mask
    return taken | layout.river_mask if kind == "stone" else taken


def movable(position: BoomersPosition) -> list[Piece]:
    """List the pieces that the player to move may move, hemmed-in ones included, by letter."""
    places, exhausted = position.places, position.exhausted
    pieces = [
        boomer
        for boomer in BOOMERS_OF[position.side]
        if places[boomer] != NOWHERE and not exhausted >> boomer & 1
    ]
    # Rule: not the sooner that the opponent moved in the turn just before.
    pieces += [
        sooner for sooner in SOONERS if places[sooner] != NOWHERE and sooner != position.barred
    ]
    return pieces


def can_move_a_boomer(position: BoomersPosition) -> bool:
    """Tell whether the player to move has any move with a boomer."""
    layout = position.layout
    for boomer in BOOMERS_OF[position.side]:
        square = position.places[boomer]
        if square == NOWHERE or position.exhausted >> boomer & 1:
            continue
        row, column = ROW[square], COLUMN[square]
        if _can_stop(position.rows[row], layout.mine_rows[row], column) or _can_stop(
            position.columns[column], layout.mine_columns[column], row
        ):
            return True
    return False


def _can_stop(line: Line, mines: Line, spot: int) -> bool:
    """Tell whether a piece has anywhere to stop along a line.

    Rivers don't matter: the first one ends the move, but it can be stopped on.
    """
    lowest, highest = reach(line, spot)
    return any(stop != spot and not mines >> stop & 1 for stop in range(lowest, highest + 1))


def _moves(position: BoomersPosition, piece: Piece, found: list[Action]) -> None:
    """Find the moves of a piece that can make no homestead by moving alone."""
    square = position.places[piece]
    letter = LETTERS[piece]
    rows, columns = lifted(position, square)
    along_rows, along_columns = helpers(position, piece, rows, columns, position.settled)
    along_row, along_column = ways(position, square)
    _, row, column, _, rivers, mines = along_row
    spots = stops(rows[row], rivers, mines, column)
    choices(letter, along_row, spots, uses(along_row, column, rows, along_rows), found)
    _, _, _, _, rivers, mines = along_column
    spots = stops(columns[column], rivers, mines, row)
    choices(letter, along_column, spots, uses(along_column, row, columns, along_columns), found)
