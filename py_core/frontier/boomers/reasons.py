"""Why picks are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Reason
from frontier.table.picks import Action

if TYPE_CHECKING:
    from .position import BoomersPosition


def reason(position: BoomersPosition, picks: Action) -> Reason:
    """Say which rule refuses these picks, knowing that no legal action begins with them."""
    return Reason("square-unknown", "picks", {"pick": picks[0] if picks else ""})
