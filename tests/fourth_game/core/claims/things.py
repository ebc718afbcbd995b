"""What is on a table of Claims before anybody plays, for whoever draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .land import COLUMNS, ROWS

if TYPE_CHECKING:
    from .shapes import ClaimsThings


def things() -> ClaimsThings:
    """Tell the spaces of the field, row by row from the top."""
    return {"field": [[column + row for column in COLUMNS] for row in reversed(ROWS)]}
