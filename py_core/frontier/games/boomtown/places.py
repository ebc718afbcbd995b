"""What can be pointed at on the table of Boomtown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import COPIES, KEEPABLE, MINES, NAMES, SALOON, TOWNS
from .event_cards import SEATS
from .production import DICE

if TYPE_CHECKING:
    from .position import BoomtownPosition


def places(position: BoomtownPosition, _seat: int | None) -> dict[str, bool]:
    """Name the row, mines, saloons, cards that wait, seats, badges and dice, and what is there."""
    kept = dict(zip(KEEPABLE, position.kept, strict=True))
    seats = range(position.players)
    return {
        **{f"row-{at}": at < len(position.row) for at in seats},
        **{NAMES[mine]: position.owner[mine] >= 0 for mine in range(MINES)},
        **{f"saloon-{at}": at < len(position.saloons) for at in range(COPIES[SALOON])},
        **{f"kept-{NAMES[card]}": kept[card] >= 0 for card in KEEPABLE},
        **{SEATS[seat]: True for seat in seats},
        **{f"plate-{seat}": True for seat in seats},
        **{
            f"sign-{seat}-{name}": position.mayors[town] == seat
            for town, name in enumerate(TOWNS)
            for seat in seats
        },
        "deck": True,
        "play": position.phase not in ("bid", "take", "over"),
        **dict.fromkeys(DICE, bool(position.dice)),
    }
