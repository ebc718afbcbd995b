"""What a seat may see, as plain JSON in the shape of `shapes.OregonView`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .box import (
    BUILDING,
    BUILDINGS,
    CARDS,
    COAL,
    FARMER,
    GOLD,
    HAND,
    KINDS,
    LANDSCAPE,
    LANDSCAPES,
    SYMBOLS,
)
from .land import HEIGHT, MAP, NAMES, WIDTH
from .legal import card_names
from .scoring import scored_groups, totals

if TYPE_CHECKING:
    from .position import OregonPosition
    from .shapes import OregonSeat, OregonView

_MAP = tuple(MAP[row * WIDTH : (row + 1) * WIDTH] for row in reversed(range(HEIGHT)))


def view(position: OregonPosition, seat: int | None) -> OregonView:
    """Describe what this seat (None: an onlooker) may see."""
    points = totals(position)
    drawing = position.turn is not None and position.phase == "draw"
    return {
        "players": position.players,
        "turn": position.turn,
        "phase": position.phase,
        "map": list(_MAP),
        "symbols": list(LANDSCAPES),
        "buildings": {
            NAMES[space]: BUILDINGS[piece - 1]
            for space, piece in enumerate(position.board)
            if 0 < piece < FARMER
        },
        "farmers": [
            [NAMES[space] for space in position.farmers_of(other)]
            for other in range(position.players)
        ],
        "groups": [
            {"seat": owner, "squares": [NAMES[space] for space in group]}
            for owner, group in scored_groups(position)
        ],
        "tiles": dict(zip(BUILDINGS, position.tiles, strict=True)),
        "coal": len(position.stacks[COAL]),
        "gold": len(position.stacks[GOLD]),
        "supplies": {KINDS[kind]: len(position.supplies[kind]) for kind in (LANDSCAPE, BUILDING)},
        "discards": {
            KINDS[kind]: [CARDS[card] for card in position.discards[kind]]
            for kind in (LANDSCAPE, BUILDING)
        },
        "seats": [
            _seat(position, other, points[other], other == seat)
            for other in range(position.players)
        ],
        "closing": position.closing or None,
        "draws": HAND - sum(position.hands[position.turn or 0]) if drawing else 0,
        "swaps": position.swaps,
    }


def _seat(position: OregonPosition, seat: int, points: int, own: bool) -> OregonSeat:
    hand, shown = position.hands[seat], position.shown[seat]
    coal, gold = position.minerals[seat]
    open_hand = own or shown == tuple(hand)
    open_tiles = own or position.phase == "over"
    tile = position.start_tiles[seat]
    return {
        "farmers": position.farmers[seat],
        "joker": position.joker[seat],
        "extra": position.extra[seat],
        "points": points,
        "start": BUILDINGS[tile - 1] if tile else None,
        "landscape": sum(hand[:SYMBOLS]),
        "building": sum(hand[SYMBOLS:]),
        "hand": card_names(hand) if open_hand else None,
        "shown": card_names(shown) if shown is not None else [],
        "coal": len(coal),
        "gold": len(gold),
        "coal_values": list(coal) if open_tiles else None,
        "gold_values": list(gold) if open_tiles else None,
    }
