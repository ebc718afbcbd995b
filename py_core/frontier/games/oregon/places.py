"""What can be pointed at on the table of Oregon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .box import BUILDINGS, HAND, KINDS, LANDSCAPES, TILES
from .land import NAMES

if TYPE_CHECKING:
    from .position import OregonPosition


def places(position: OregonPosition, seat: int | None) -> dict[str, bool]:
    """Name the map, what lies before a seat, supplies, bank and seats, and what is there now."""
    sits = seat is not None and position.phase != "over"
    held = 0 if seat is None or not sits else sum(position.hands[seat])
    always = [
        *NAMES,
        *(f"{band}-{symbol}" for band in ("column", "row") for symbol in LANDSCAPES),
        *(f"supply-{kind}" for kind in KINDS),
        *(f"bank-{name}" for name in (*BUILDINGS, *TILES)),
    ]
    tokens = [*(f"joker-{symbol}" for symbol in LANDSCAPES), "extra", "purse"]
    return (
        dict.fromkeys(always, True)
        | dict.fromkeys(tokens, sits)
        | {f"card-{slot}": slot < held for slot in range(HAND)}
        | {f"seat-{one}": True for one in range(position.players)}
    )
