"""What is legal in each phase; what follows from it is in `effects`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.picks import Action

from . import auction, production
from .cards import CODES, NAMES
from .event_cards import choices

if TYPE_CHECKING:
    from .position import BoomtownPosition

RIDE: Action = ("mustang",)
WAIT: Action = ("wait",)
TAKE: tuple[Action, ...] = tuple((f"take:{name}",) for name in NAMES)


def legal(position: BoomtownPosition) -> list[Action]:
    """List every legal action, in the order that `BoomtownPosition.legal` states."""
    phase = position.phase
    if phase == "bid":
        return auction.bids(position)
    if phase == "take":
        return [TAKE[card] for card in dict.fromkeys(position.row)]
    if phase == "telegraph":
        return production.telegrams(position)
    if phase == "mustang":
        return [RIDE, WAIT]
    if position.turn is None:
        return []
    return choices(position, CODES[phase], position.turn)
