"""What is legal: a free space in the column of the die, or any where that column is full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.picks import Action

from .land import FREE, SPACES, column_of

if TYPE_CHECKING:
    from .position import ClaimsPosition


def legal(position: ClaimsPosition) -> list[Action]:
    """List the spaces that can be staked."""
    if position.turn is None:
        return []
    return [(SPACES[space],) for space in spaces(position)]


def spaces(position: ClaimsPosition) -> list[int]:
    """List the spaces that can be staked, by number."""
    free = [space for space, owner in enumerate(position.owner) if owner == FREE]
    asked = [space for space in free if column_of(space) == position.column]
    # Rule: where the column of the die is full, any free space will do.
    return asked or free
