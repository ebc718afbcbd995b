"""The board: eleven by eleven squares a1 to k11 as whole numbers, and its pieces' letters.

A square's number doubles as its bit in a mask. Rows are twelve apart and the first one starts
at 13, so that a step off the board always lands on a number that is no square.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Square: TypeAlias = int
Mask: TypeAlias = int
"""A set of squares, one bit each."""
Piece: TypeAlias = int
"""A piece by its place in `LETTERS`."""
Line: TypeAlias = int
"""A set of places on one row or column, one bit each; bit 11 stands for the board's edge."""

SIZE = 11
STRIDE = 12
CORNER: Square = 13
NOWHERE: Square = 0
"""Where a piece is that is not on the board; its bit belongs to no square."""
EDGE: Line = 1 << SIZE

LETTERS = "ABCDEFXYZ"
PIECES: dict[str, Piece] = {letter: piece for piece, letter in enumerate(LETTERS)}
FIRST_SOONER: Piece = 6
NO_PIECE: Piece = -1
BOOMERS_OF = ((0, 1, 2), (3, 4, 5))
SOONERS = (6, 7, 8)
COLOURS = ("blue", "orange")

NAMES: list[str] = [""] * (CORNER + SIZE * STRIDE)
ROW: list[int] = [0] * len(NAMES)
COLUMN: list[int] = [0] * len(NAMES)
for _row in range(SIZE):
    for _column in range(SIZE):
        _square = CORNER + _row * STRIDE + _column
        NAMES[_square] = "abcdefghijk"[_column] + str(_row + 1)
        ROW[_square] = _row
        COLUMN[_square] = _column

ALL: tuple[Square, ...] = tuple(square for square, name in enumerate(NAMES) if name)
SQUARES: dict[str, Square] = {NAMES[square]: square for square in ALL}
WHOLE: Mask = sum(1 << square for square in ALL)
CENTRE: Square = SQUARES["f6"]

NAMES_BY_ROW: tuple[tuple[str, ...], ...] = tuple(
    tuple(NAMES[CORNER + row * STRIDE + column] for column in range(SIZE)) for row in range(SIZE)
)
NAMES_BY_COLUMN: tuple[tuple[str, ...], ...] = tuple(zip(*NAMES_BY_ROW, strict=True))

BELOW: tuple[Line, ...] = tuple((1 << place) - 1 for place in range(SIZE))
ALONG: tuple[tuple[Line, ...], ...] = tuple(
    tuple(sum(1 << place for place in range(low, high + 1)) for high in range(SIZE))
    for low in range(SIZE)
)
"""ALONG[low][high]: the places from low to high, both included."""
SPAN: tuple[tuple[Line, ...], ...] = tuple(
    tuple(
        sum(1 << place for place in range(min(start, end), max(start, end) + 1) if place != start)
        for end in range(SIZE)
    )
    for start in range(SIZE)
)
"""SPAN[start][end]: the places behind start, up to and including end."""


def square_at(row: int, column: int) -> Square:
    """Give the square of a row and a column, both counted from 0."""
    return CORNER + row * STRIDE + column


def opposite(square: Square) -> Square:
    """Turn a square half round the middle of the board."""
    return CENTRE + CENTRE - square


def mask_of(squares: Iterable[Square]) -> Mask:
    """Gather squares into a mask."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def squares_in(mask: Mask) -> list[Square]:
    """List the squares of a mask from a1 to k11, row by row."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def names_in(mask: Mask) -> list[str]:
    """List the names of the squares of a mask, row by row."""
    return [NAMES[square] for square in squares_in(mask)]


def by_rows(mask: Mask) -> list[Line]:
    """Write a mask as eleven rows, without the edge bit."""
    return [mask >> (CORNER + row * STRIDE) & (EDGE - 1) for row in range(SIZE)]


def by_columns(mask: Mask) -> list[Line]:
    """Write a mask as eleven columns, without the edge bit."""
    columns = [0] * SIZE
    for square in squares_in(mask):
        columns[COLUMN[square]] |= 1 << ROW[square]
    return columns
