"""Clear lines and meeting squares: where the stones of a move may stand.

The plain statement of the rule, for one move; `travel` finds the same for a whole line at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .squares import COLUMN, ROW, SPAN, Piece, Square, square_at

if TYPE_CHECKING:
    from .position import BoomersPosition


def corners(active: Square, used: Square) -> tuple[Square, Square]:
    """Give the two squares where lines from these squares meet: on the first one's row first."""
    return square_at(ROW[active], COLUMN[used]), square_at(ROW[used], COLUMN[active])


def is_clear(position: BoomersPosition, start: Square, end: Square) -> bool:
    """Tell whether nothing stops a line from start up to and including end."""
    row, column = ROW[start], COLUMN[start]
    if row == ROW[end]:
        return not position.rows[row] & SPAN[column][COLUMN[end]]
    return not position.columns[column] & SPAN[row][ROW[end]]


def meeting_squares(position: BoomersPosition, active: Piece, used: Piece) -> list[Square]:
    """List the squares where a stone may stand, the active piece having moved."""
    here, there = position.places[active], position.places[used]
    # Rule: pieces on one row or column never meet elsewhere.
    if ROW[here] == ROW[there] or COLUMN[here] == COLUMN[there]:
        return []
    barren = position.layout.mine_mask | position.layout.river_mask
    return [
        square
        for square in corners(here, there)
        if not barren >> square & 1
        and is_clear(position, here, square)
        and is_clear(position, there, square)
    ]
