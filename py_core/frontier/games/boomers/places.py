"""What can be pointed at on the table of Oklahoma Boomers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .squares import NAMES_BY_ROW
from .things import CLOCK_SHOWS_AFTER

if TYPE_CHECKING:
    from .position import BoomersPosition


def places(position: BoomersPosition, _seat: int | None) -> dict[str, bool]:
    """Name the squares, the supply of stones and the clock, each with whether it is there now."""
    ticks = position.clock and position.quiet > CLOCK_SHOWS_AFTER
    return {square: True for row in NAMES_BY_ROW for square in row} | {
        "supply": True,
        "clock": ticks,
    }
