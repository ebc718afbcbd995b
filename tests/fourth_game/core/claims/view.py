"""The position as plain JSON for the page; nothing in this game is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .land import COLUMNS, FREE, SPACES

if TYPE_CHECKING:
    from .position import ClaimsPosition
    from .shapes import ClaimsView


def view(position: ClaimsPosition) -> ClaimsView:
    """Describe the position."""
    return {
        "spaces": [
            {"at": at, "seat": None if owner == FREE else owner}
            for at, owner in zip(SPACES, position.owner, strict=True)
        ],
        "turn": position.turn,
        "die": position.die,
        "column": None if position.column is None else COLUMNS[position.column],
    }
