"""What is on a table of Oklahoma Boomers before anybody plays, for whoever draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .layout import write_tracks
from .position import ALL_STONES
from .squares import BOOMERS_OF, LETTERS, NAMES_BY_ROW, SIZE, square_at

if TYPE_CHECKING:
    from .shapes import BoomersThings

CLOCK_SHOWS_AFTER = 10
"""So many quiet turns nobody need think of."""


def things() -> BoomersThings:
    """Tell the board from its top left corner, its lines, and all pieces with their seats."""
    downwards = range(SIZE - 1, -1, -1)
    return {
        "board": NAMES_BY_ROW[::-1],
        "columns": [name[0] for name in NAMES_BY_ROW[0]],
        "rows": [row[0][1:] for row in NAMES_BY_ROW[::-1]],
        "lines": {
            "upright": [
                [_line(row, column, 0, 1) for column in range(SIZE - 1)] for row in downwards
            ],
            "flat": [
                [_line(row - 1, column, 1, 0) for column in range(SIZE)] for row in downwards[:-1]
            ],
        },
        "pieces": {
            letter: next((seat for seat, own in enumerate(BOOMERS_OF) if piece in own), None)
            for piece, letter in enumerate(LETTERS)
        },
        "stones": ALL_STONES,
        "clock_shows_after": CLOCK_SHOWS_AFTER,
    }


def _line(row: int, column: int, up: int, right: int) -> str:
    """Name the line between a square and the one above it or to its right."""
    return write_tracks([(square_at(row, column), square_at(row + up, column + right))])
