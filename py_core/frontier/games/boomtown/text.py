"""The text of a position: `name=value` fields on one line, `-` for nothing.

The deck begins with the card that is drawn next; `reading` reads the line back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .cards import KEEPABLE, NAMES, TOWNS, Card
from .view import gone

if TYPE_CHECKING:
    from .position import BoomtownPosition

FIELDS = (
    "round",
    "first",
    "phase",
    "turn",
    "gold",
    "bid",
    "passed",
    "order",
    "dice",
    "row",
    "mines",
    "mayors",
    "saloons",
    "kept",
    "deck",
    "aside",
    "gone",
)


def write(position: BoomtownPosition) -> str:
    """Write the position as one line that `read` reads back."""
    owned = ((mine, seat) for mine, seat in enumerate(position.owner) if seat >= 0)
    fields = {
        "round": f"{position.round}/{position.rounds}",
        "first": str(position.first),
        "phase": position.phase,
        "turn": "-" if position.turn is None else str(position.turn),
        "gold": _join(position.gold),
        "bid": f"{position.bid}:{position.bidder}" if position.bidder >= 0 else "-",
        "passed": _join(s for s in range(position.players) if position.passed >> s & 1),
        "order": _join(position.order),
        "dice": "+".join(map(str, position.dice)) or "-",
        "row": _names(position.row),
        "mines": _join(
            f"{NAMES[mine]}:{seat}" + ("+vein" if mine == position.vein else "")
            for mine, seat in owned
        ),
        "mayors": _join(
            f"{TOWNS[town]}:{seat}" + ("+governor" if town == position.governor else "")
            for town, seat in enumerate(position.mayors)
            if seat >= 0
        ),
        "saloons": _join(
            f"{TOWNS[town]}:{seat}" + ("+girls" if girls else "")
            for seat, town, girls in position.saloons
        ),
        "kept": _join(
            f"{NAMES[card]}:{seat}"
            for card, seat in zip(KEEPABLE, position.kept, strict=True)
            if seat >= 0
        ),
        "deck": _names(position.deck[position.drawn :]),
        "aside": _names(position.aside),
        "gone": _names(gone(position)),
    }
    return " ".join(f"{name}={fields[name]}" for name in FIELDS)


def _join(words: Iterable[object]) -> str:
    return ",".join(map(str, words)) or "-"


def _names(cards: Iterable[Card]) -> str:
    return _join(NAMES[card] for card in cards)
