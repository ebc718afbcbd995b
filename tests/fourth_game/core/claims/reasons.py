"""Why picks are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Reason
from frontier.table.picks import Action

from .land import COLUMNS, FREE, SPACES

if TYPE_CHECKING:
    from .position import ClaimsPosition


def reason(position: ClaimsPosition, picks: Action) -> Reason:
    """Say which rule refuses these picks."""
    pick = picks[0]
    if pick not in SPACES:
        return Reason("space-unknown", "picks", {"pick": pick[:40]})
    owner = position.owner[SPACES.index(pick)]
    if owner != FREE:
        return Reason("taken", "goal", {"at": pick, "owner": owner}, (pick,))
    if len(picks) > 1:
        return Reason("too-many", "picks", {"pick": picks[1][:40]})
    assert position.column is not None
    return Reason("column", "die", {"column": COLUMNS[position.column]})
