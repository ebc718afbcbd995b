"""What is legal in each phase; what follows from it is in `effects`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.picks import Action

from .box import (
    BUILDING,
    BUILDINGS,
    CARDS,
    HAND,
    LANDSCAPE,
    LANDSCAPES,
    SYMBOLS,
)
from .land import FIELDS, NAMES, SITES, STARTS

if TYPE_CHECKING:
    from .position import OregonPosition

MOST_SWAPS = 3

JOKER = "joker:"
JOKERS = tuple(JOKER + symbol for symbol in LANDSCAPES)
NUMBER = {card: number for number, card in enumerate(CARDS)}
"""The number of each card by name."""

EXTRA: Action = ("extra",)
END: Action = ("end",)
DRAWS: tuple[Action, Action] = (("draw:landscape",), ("draw:building",))
SWAPS: tuple[Action, ...] = tuple(("swap:" + building,) for building in BUILDINGS)

# All plays there can be, with their space, so that listing the legal ones is only a filter.
_FARMERS = tuple(
    tuple(tuple((s, (a, b, NAMES[s])) for s in FIELDS[i][j]) for j, b in enumerate(LANDSCAPES))
    for i, a in enumerate(LANDSCAPES)
)
_SITES = tuple(
    tuple(
        tuple((s, (building, symbol, NAMES[s])) for s in SITES[kind][i])
        for i, symbol in enumerate(LANDSCAPES)
    )
    for kind, building in enumerate(BUILDINGS, 1)
)
_JOKER_FARMERS = tuple(
    tuple((s, (a, joker, NAMES[s])) for j, joker in enumerate(JOKERS) for s in FIELDS[i][j])
    for i, a in enumerate(LANDSCAPES)
)
_JOKER_SITES = tuple(
    tuple(
        (s, (building, joker, NAMES[s])) for i, joker in enumerate(JOKERS) for s in SITES[kind][i]
    )
    for kind, building in enumerate(BUILDINGS, 1)
)
_STARTS = tuple(tuple((s, (NAMES[s],)) for s in starts) for starts in STARTS)


def legal(position: OregonPosition) -> list[Action]:
    """List every legal action.

    Plays come in this order: farmers by two cards, buildings by two cards, farmers with the joker,
    buildings with the joker; within these by the first card, then the second, then the space,
    a1 first. Cards are in the order of CARDS; an action names its building first, else the
    earlier symbol, and the joker last.
    """
    phase = position.phase
    if phase == "play" or phase == "extra-play":
        return _plays(position)
    if phase == "draw":
        return _draws(position)
    if phase == "extra":
        return [EXTRA, END]
    if phase == "discard":
        return _discards(position)
    if phase == "start" and position.turn is not None:
        board = position.board
        kind = position.start_tiles[position.turn]
        return [action for space, action in _STARTS[kind] if not board[space]]
    return []


def _plays(position: OregonPosition) -> list[Action]:
    seat = position.turn
    assert seat is not None
    board, tiles, hand = position.board, position.tiles, position.hands[seat]
    symbols = [symbol for symbol in range(SYMBOLS) if hand[symbol]]
    # Rule: only a building that still has a tile can be built.
    kinds = [kind for kind, left in enumerate(tiles) if left and hand[SYMBOLS + kind]]
    # Rule: without farmers only buildings are left to play.
    farms = position.farmers[seat] > 0
    found: list[Action] = []
    if farms:
        for place, first in enumerate(symbols):
            fields = _FARMERS[first]
            for second in symbols[place if hand[first] > 1 else place + 1 :]:
                found += [play for space, play in fields[second] if not board[space]]
    for kind in kinds:
        for symbol in symbols:
            found += [play for space, play in _SITES[kind][symbol] if not board[space]]
    if position.joker[seat]:
        if farms:
            for first in symbols:
                found += [play for space, play in _JOKER_FARMERS[first] if not board[space]]
        for kind in kinds:
            found += [play for space, play in _JOKER_SITES[kind] if not board[space]]
    return found


def can_play(position: OregonPosition, seat: int) -> bool:
    """Tell whether this seat's hand, with an active joker, allows any play."""
    board, tiles, hand = position.board, position.tiles, position.hands[seat]
    joker = position.joker[seat]
    symbols = [symbol for symbol in range(SYMBOLS) if hand[symbol]]
    if position.farmers[seat]:
        for place, first in enumerate(symbols):
            fields = FIELDS[first]
            real = symbols[place if hand[first] > 1 else place + 1 :]
            for second in range(SYMBOLS) if joker else real:
                for space in fields[second]:
                    if not board[space]:
                        return True
    for kind, left in enumerate(tiles, 1):
        if left and hand[SYMBOLS + kind - 1]:
            for symbol in range(SYMBOLS) if joker else symbols:
                for space in SITES[kind][symbol]:
                    if not board[space]:
                        return True
    return False


def can_draw(position: OregonPosition, kind: int) -> bool:
    """Tell whether the seat to act may draw a card of this kind."""
    assert position.turn is not None
    hand = position.hands[position.turn]
    left = HAND - sum(hand)
    if not left:
        return False
    # Rule: the complete hand has at least one card of each kind.
    others = hand[SYMBOLS:] if kind == LANDSCAPE else hand[:SYMBOLS]
    return left > 1 or any(others)


def useless(position: OregonPosition, seat: int) -> list[int]:
    """List the buildings (places in BUILDINGS) on this seat's cards whose tiles are all used."""
    hand = position.hands[seat]
    return [kind for kind, left in enumerate(position.tiles) if not left and hand[SYMBOLS + kind]]


def _draws(position: OregonPosition) -> list[Action]:
    seat = position.turn
    assert seat is not None
    found = [DRAWS[kind] for kind in (LANDSCAPE, BUILDING) if can_draw(position, kind)]
    complete = not found
    if position.swaps and 0 in position.tiles:
        found += [SWAPS[kind] for kind in useless(position, seat)]
    if complete:
        found.append(END)
    return found


def _discards(position: OregonPosition) -> list[Action]:
    assert position.turn is not None
    hand = position.hands[position.turn]
    held = [card for card, count in enumerate(hand) if count]
    return [
        ("discard", CARDS[first], CARDS[second])
        for place, first in enumerate(held)
        for second in held[place if hand[first] > 1 else place + 1 :]
    ]


def card_names(hand: list[int] | tuple[int, ...]) -> list[str]:
    """List the cards of a hand by name, each as often as it is there."""
    return [CARDS[card] for card, count in enumerate(hand) for _ in range(count)]


def used_up(position: OregonPosition) -> str:
    """Tell which end the board calls for: "farmers", "tiles" or none."""
    if 0 in position.farmers:
        return "farmers"
    return "tiles" if position.tiles.count(0) >= position.players else ""
