"""The nine spaces, a1 to c3, and the lines of three among them."""

from __future__ import annotations

COLUMNS = "abc"
ROWS = "123"
SPACES = tuple(column + row for column in COLUMNS for row in ROWS)
FREE = -1

LINES = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)


def column_of(space: int) -> int:
    """Tell which column a space is in."""
    return space // len(ROWS)
