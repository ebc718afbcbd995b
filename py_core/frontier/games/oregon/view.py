"""What a seat may see, as plain JSON.

players, turn, phase          as in the position; turn is null when it is over
map                           ten strings from the top row down, one letter a space: . M R W
symbols                       the landscapes in the order of the bands
buildings                     {square: building}, start tiles included
farmers                       for each seat, its squares
groups                        [{seat, squares}]: groups of three or more, which have scored
tiles                         {building: tiles left}
coal, gold                    tiles left face down
supplies, discards            {"landscape": …, "building": …}: cards left; names, the top last
seats                         for each seat an object with
    farmers, joker, extra     farmers left; whether the tokens are active
    points                    what all know: coal and gold are in it only when it is over
    start                     the building of its start tile (null if not stated)
    landscape, building       how many cards of each kind it holds
    hand                      its cards by name; null where the viewer may not see them
    shown                     those of its cards that all know, since the hand was shown
    coal, gold                how many tiles it has taken
    coalValues, goldValues    their values, in the order taken; null while they are secret
closing                       null, or why this is the last round: "farmers" or "tiles"
draws, swaps                  cards the seat to act has still to draw, exchanges it has left
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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

_MAP = tuple(MAP[row * WIDTH : (row + 1) * WIDTH] for row in reversed(range(HEIGHT)))


def view(position: OregonPosition, seat: int | None) -> dict[str, Any]:
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


def _seat(position: OregonPosition, seat: int, points: int, own: bool) -> dict[str, Any]:
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
        "coalValues": list(coal) if open_tiles else None,
        "goldValues": list(gold) if open_tiles else None,
    }
