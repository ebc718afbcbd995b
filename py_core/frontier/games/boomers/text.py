"""A position as one line of text; `reading` reads it back.

Rows from the top, side, supply, quiet turns, barred sooner, mines, rivers, tracks, pending steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .layout import write_squares, write_tracks
from .squares import FIRST_SOONER, LETTERS, SIZE, square_at

if TYPE_CHECKING:
    from .position import BoomersPosition

FIELDS = ("rows", "side", "supply", "quiet", "barred", "mines", "rivers", "tracks", "pending")
STEP_LETTERS = {"s": "stone", "p": "boomer", "n": "sooner"}
_LETTER_OF = {kind: letter for letter, kind in STEP_LETTERS.items()}


def write(position: BoomersPosition) -> str:
    """Write the position as one line."""
    layout = position.layout
    barred = position.barred
    return " ".join(
        (
            "/".join(_write_row(position, row) for row in reversed(range(SIZE))),
            "bo"[position.side],
            str(position.supply),
            str(position.quiet) if position.clock else "-",
            LETTERS[barred] if barred >= FIRST_SOONER else "-",
            write_squares(layout.mines),
            write_squares(layout.rivers),
            write_tracks(layout.tracks),
            ".".join("bo"[seat] + _LETTER_OF[kind] for seat, kind in position.pending) or "-",
        )
    )


def _write_row(position: BoomersPosition, row: int) -> str:
    cells = ""
    empty = 0
    for column in range(SIZE):
        square = square_at(row, column)
        if position.stones >> square & 1:
            letter = "o"
        elif square in position.places:
            letter = LETTERS[position.places.index(square)]
        else:
            empty += 1
            continue
        cells += (str(empty) if empty else "") + letter
        empty = 0
    return cells + (str(empty) if empty else "")
