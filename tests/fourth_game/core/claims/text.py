"""A position as one line: columns a/b/c from the bottom, whose turn, what the die asks, its kind.

g.p/.../..g p b wild: the die shows column b and has a wild face; `-` for any column; the kind is
`plain`, `wild` or `none`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .land import COLUMNS, ROWS

if TYPE_CHECKING:
    from .position import ClaimsPosition

SEATS = "gp"
LETTERS = "gp."
"""The letter of each owner; the last one is for a free space, whose owner is -1."""


def write(position: ClaimsPosition) -> str:
    """Write the position as one line."""
    height = len(ROWS)
    cells = "".join(LETTERS[owner] for owner in position.owner)
    columns = [cells[first : first + height] for first in range(0, len(cells), height)]
    turn = "-" if position.turn is None else SEATS[position.turn]
    asked = "-" if position.column is None else COLUMNS[position.column]
    kind = ("wild" if position.wild else "plain") if position.die else "none"
    return " ".join(("/".join(columns), turn, asked, kind))
