"""Moves for which settled land matters: out of a homestead, and on and off rivers.

A boomer that steps on or off a river may make a homestead before any stone is laid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.picks import Action

from .squares import (
    BOOMERS_OF,
    EDGE,
    FIRST_SOONER,
    LETTERS,
    WHOLE,
    Mask,
    Piece,
    by_columns,
    by_rows,
    mask_of,
    square_at,
)
from .travel import Lines, choices, helpers, lifted, stops, uses, ways

if TYPE_CHECKING:
    from .position import BoomersPosition


def moves_from_homestead(position: BoomersPosition, sooner: Piece, found: list[Action]) -> None:
    """Find the moves of a sooner that stands in a homestead: within it, or out onto a river."""
    square = position.places[sooner]
    # Settled land stops everybody else; inside it only pieces and stones do.
    taken = (position.stones | mask_of(position.places)) & WHOLE & ~(1 << square)
    inside = by_rows(taken), by_columns(taken)
    lines = position.rows, position.columns
    able = helpers(position, sooner, *lines, position.settled)
    for axis, way in enumerate(ways(position, square)):
        _, line, spot, _, rivers, mines = way
        for stop in stops(inside[axis][line] | EDGE, rivers, mines, spot):
            # Rule: within the homestead it lays nothing; having left it, it may.
            useful = uses(way, stop, lines[axis], able[axis]) if rivers >> stop & 1 else []
            choices(LETTERS[sooner], way, (stop,), useful, found)


def moves_among_rivers(position: BoomersPosition, boomer: Piece, found: list[Action]) -> None:
    """Find the moves of a boomer where leaving or entering an area may settle it."""
    square = position.places[boomer]
    from_river = position.layout.river_mask >> square & 1
    open_lines = lifted(position, square)
    open_able = helpers(position, boomer, *open_lines, position.settled)
    # Rule: a boomer that leaves a mixed area may settle it for those who stay.
    left = settled_by_leaving(position, boomer)
    left_lines, left_able = open_lines, open_able
    if left:
        left_lines = _walled(open_lines, left)
        left_able = helpers(position, boomer, *left_lines, position.settled | left)
    boomers = mask_of(position.places[:FIRST_SOONER])
    for axis, way in enumerate(ways(position, square)):
        _, line, spot, _, rivers, mines = way
        from_here = uses(way, spot, open_lines[axis], open_able[axis])
        for stop in stops(open_lines[axis][line], rivers, mines, spot):
            useful = from_here
            if rivers >> stop & 1:
                if left:
                    useful = uses(way, stop, left_lines[axis], left_able[axis])
            elif from_river:
                target = square_at(stop, line) if axis else square_at(line, stop)
                area = next(area for area in position.areas if area >> target & 1)
                if not area & boomers:
                    # Rule: alone in a walled area it settles at once, and so lays nothing.
                    useful = []
            choices(LETTERS[boomer], way, (stop,), useful, found)


def settled_by_leaving(position: BoomersPosition, boomer: Piece) -> Mask:
    """Give the area that becomes a homestead when this boomer leaves it, if any."""
    square = position.places[boomer]
    for area in position.areas:
        if area >> square & 1:
            friends = (
                position.places[friend] for friend in BOOMERS_OF[position.side] if friend != boomer
            )
            opponents = (position.places[other] for other in BOOMERS_OF[1 - position.side])
            if not area & mask_of(friends) and area & mask_of(opponents):
                return area
    return 0


def _walled(lines: tuple[Lines, Lines], area: Mask) -> tuple[Lines, Lines]:
    """Copy rows and columns with an area stopping everybody."""
    rows, columns = lines
    return (
        [line | more for line, more in zip(rows, by_rows(area), strict=True)],
        [line | more for line, more in zip(columns, by_columns(area), strict=True)],
    )
