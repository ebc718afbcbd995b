"""Why picks are refused: for each phase, the first rule in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Reason
from frontier.table.picks import Action

from .box import (
    BUILDING,
    BUILDINGS,
    CARDS,
    FARMER,
    HAND,
    HARBOR,
    KINDS,
    LANDSCAPE,
    LANDSCAPES,
    SYMBOLS,
)
from .land import (
    COLUMN_SYMBOL,
    FIELDS,
    GROUND,
    MAP,
    NUMBERS,
    ROW_SYMBOL,
    SITES,
    TERRAINS,
    WATER,
    suits,
    touches_water,
)
from .legal import JOKERS, MOST_SWAPS, NUMBER, can_draw

if TYPE_CHECKING:
    from .position import OregonPosition

_DRAWS = tuple("draw:" + kind for kind in KINDS)
_SWAPS = tuple("swap:" + card for card in CARDS)
_BUTTONS = ("extra", "end", "discard", *_DRAWS, *_SWAPS)
_ORDER = {pick: place for place, pick in enumerate((*BUILDINGS, *LANDSCAPES, *JOKERS))}
"""The order in which a play names its cards."""


def reason(position: OregonPosition, picks: Action) -> Reason:
    """Say which rule refuses these picks, knowing that no legal action begins with them."""
    for pick in picks:
        if pick not in NUMBERS and pick not in _ORDER and pick not in _BUTTONS:
            return Reason("unknown-pick", "picks", {"pick": pick[:40]})
    legal = position.legal()
    if any(picks[: len(action)] == action for action in legal):
        return Reason("too-many-picks", "picks", {"pick": picks[-1]})
    phase = position.phase
    if phase == "start":
        return _at_start(position, picks)
    if phase == "extra":
        return _at_extra(position, picks)
    if phase == "draw":
        return _at_draw(position, picks)
    if phase == "discard":
        return _at_discard(position, picks)
    return _at_play(position, picks, legal)


def _at_start(position: OregonPosition, picks: Action) -> Reason:
    assert position.turn is not None
    kind = position.start_tiles[position.turn]
    if picks[0] not in NUMBERS:
        return Reason("start-tile-first", "first-round", {"building": BUILDINGS[kind - 1]})
    refused = _site_refused(position, kind, picks[0])
    assert refused is not None
    return refused


def _at_play(position: OregonPosition, picks: Action, legal: list[Action]) -> Reason:
    first = picks[0]
    if first in _BUTTONS:
        return _button_at_play(position, first)
    if first in NUMBERS:
        return Reason("cards-first", "turn", where=(first,))
    for pick in picks[:2]:
        refused = _card_refused(position, pick, picks[:2].count(pick))
        if refused is not None:
            return refused
    if len(picks) > 1:
        refused = _pair_refused(position, *sorted(picks[:2], key=_place))
        if refused is not None:
            return refused
    if len(picks) > 2:
        card, second = sorted(picks[:2], key=_place)
        refused = _space_refused(position, card, second, picks[2])
        if refused is not None:
            return refused
    # What is left: a good choice in the wrong order, or a card for which nothing is left.
    if any(set(picks[:2]) <= set(action) for action in legal):
        return Reason("card-order", "picks", {"cards": sorted(picks[:2], key=_place)}, picks[:2])
    return Reason("card-stuck", "cards", {"card": first}, (first,))


def _place(pick: str) -> int:
    return _ORDER.get(pick, len(_ORDER))


def _button_at_play(position: OregonPosition, pick: str) -> Reason:
    assert position.turn is not None
    if pick == "extra":
        if position.phase == "extra-play":
            return Reason("extra-once", "extra-turn")
        if not position.extra[position.turn]:
            return Reason("extra-inactive", "extra-turn")
        return Reason("extra-later", "extra-turn")
    if pick == "discard":
        return Reason("can-play", "nothing-playable")
    if pick == "end":
        return Reason("must-play", "turn")
    return Reason("play-first", "turn")


def _card_refused(position: OregonPosition, pick: str, times: int) -> Reason | None:
    """Refuse a card that is not there, a joker that is not active, or what is neither."""
    assert position.turn is not None
    if pick in JOKERS:
        if not position.joker[position.turn]:
            return Reason("joker-inactive", "joker", where=(pick,))
        return None
    if pick not in NUMBER:
        return Reason("two-cards", "turn", {"pick": pick}, (pick,))
    held = position.hands[position.turn][NUMBER[pick]]
    if not held:
        return Reason("not-in-hand", "cards", {"card": pick}, (pick,))
    if held < times:
        return Reason("only-one", "cards", {"card": pick}, (pick,))
    if pick in BUILDINGS and not position.tiles[BUILDINGS.index(pick)]:
        return Reason("no-tile", "building", {"building": pick}, (pick,))
    return None


def _pair_refused(position: OregonPosition, first: str, second: str) -> Reason | None:
    """Refuse two cards (in the order of a play) that cannot be played together."""
    assert position.turn is not None
    if second in BUILDINGS:
        return Reason("two-buildings", "building", where=(first, second))
    if first in JOKERS:
        return Reason("two-jokers", "joker", where=(first, second))
    symbol = _symbol(second)
    if first in BUILDINGS:
        sites = SITES[BUILDINGS.index(first) + 1][symbol]
        if all(position.board[space] for space in sites):
            site = {"building": first, "symbol": LANDSCAPES[symbol]}
            return Reason("no-site", "building", site, (first, second))
        return None
    if not position.farmers[position.turn]:
        return Reason("no-farmer", "farmer", where=(first, second))
    if all(position.board[space] for space in FIELDS[NUMBER[first]][symbol]):
        values = {"symbols": [first, LANDSCAPES[symbol]]}
        return Reason("no-field", "farmer", values, (first, second))
    return None


def _symbol(pick: str) -> int:
    return JOKERS.index(pick) if pick in JOKERS else NUMBER[pick]


def _space_refused(position: OregonPosition, card: str, second: str, pick: str) -> Reason | None:
    """Refuse a space for two cards that can be played."""
    if pick not in NUMBERS:
        return Reason("not-a-space", "picks", {"pick": pick}, (pick,))
    space, symbol = NUMBERS[pick], _symbol(second)
    bands = (ROW_SYMBOL[space], COLUMN_SYMBOL[space])
    if card in BUILDINGS:
        refused = _site_refused(position, BUILDINGS.index(card) + 1, pick)
        if refused is None and symbol not in bands:
            band = {"symbol": LANDSCAPES[symbol], "square": pick}
            return Reason("outside-bands", "building", band, (pick,))
        return refused
    if position.board[space]:
        return _occupied(position, pick)
    if MAP[space] == WATER:
        return Reason("water", "farmer", {"square": pick}, (pick,))
    if sorted(bands) != sorted((NUMBER[card], symbol)):
        values = {"symbols": [card, LANDSCAPES[symbol]], "square": pick}
        return Reason("outside-area", "farmer", values, (pick,))
    return None


def _site_refused(position: OregonPosition, kind: int, square: str) -> Reason | None:
    """Refuse a space on which this kind of building cannot stand."""
    space = NUMBERS[square]
    if position.board[space]:
        return _occupied(position, square)
    if suits(MAP, kind, space):
        return None
    building = BUILDINGS[kind - 1]
    if kind == HARBOR and not touches_water(MAP, space) and MAP[space] == GROUND[kind - 1]:
        return Reason("not-beside-water", "terrain", {"square": square}, (square,))
    values = {
        "building": building,
        "square": square,
        "terrain": TERRAINS[MAP[space]],
        "needed": TERRAINS[GROUND[kind - 1]],
    }
    return Reason("wrong-terrain", "terrain", values, (square,))


def _occupied(position: OregonPosition, square: str) -> Reason:
    piece = position.board[NUMBERS[square]]
    if piece >= FARMER:
        values = {"square": square, "owner": piece - FARMER}
        return Reason("occupied-farmer", "turn", values, (square,))
    return Reason(
        "occupied-building", "turn", {"square": square, "building": BUILDINGS[piece - 1]}, (square,)
    )


def _at_extra(position: OregonPosition, picks: Action) -> Reason:
    first = picks[0]
    if first in _DRAWS or first in _SWAPS:
        return Reason("extra-or-draw", "extra-turn")
    if first == "discard":
        return Reason("can-play", "nothing-playable")
    return Reason("extra-first", "extra-turn")


def _at_draw(position: OregonPosition, picks: Action) -> Reason:
    first = picks[0]
    assert position.turn is not None
    hand = position.hands[position.turn]
    if first in _DRAWS:
        kind = KINDS.index(first.removeprefix("draw:"))
        if can_draw(position, LANDSCAPE) or can_draw(position, BUILDING):
            # Rule: the complete hand has at least one card of each kind.
            return Reason("one-of-each", "draw", {"missing": KINDS[1 - kind]})
        return Reason("hand-complete", "draw", {"cards": sum(hand)})
    if first in _SWAPS:
        return _swap_refused(position, first.removeprefix("swap:"))
    if first == "end":
        return Reason("draw-on", "draw", {"cards": HAND - sum(hand)})
    if first == "extra":
        if not position.extra[position.turn]:
            return Reason("extra-inactive", "extra-turn")
        return Reason("extra-over", "extra-turn")
    return Reason("play-over", "turn", {"pick": first})


def _swap_refused(position: OregonPosition, card: str) -> Reason:
    assert position.turn is not None
    if not position.hands[position.turn][NUMBER[card]]:
        return Reason("not-in-hand", "cards", {"card": card}, (card,))
    if NUMBER[card] < SYMBOLS:
        return Reason("swap-landscape", "useless-card", {"card": card}, (card,))
    left = position.tiles[BUILDINGS.index(card)]
    if left:
        values = {"card": card, "left": left}
        return Reason("not-useless", "useless-card", values, (card,))
    return Reason("no-swap-left", "three-exchanges", {"most": MOST_SWAPS}, (card,))


def _at_discard(position: OregonPosition, picks: Action) -> Reason:
    if picks[0] != "discard":
        return Reason("discard-first", "nothing-playable")
    for pick in picks[1:3]:
        if pick not in NUMBER:
            return Reason("discard-cards", "nothing-playable", {"pick": pick}, (pick,))
        refused = _held_refused(position, pick, picks[1:3].count(pick))
        if refused is not None:
            return refused
    cards = sorted(picks[1:3], key=NUMBER.__getitem__)
    return Reason("discard-order", "picks", {"cards": cards}, picks[1:3])


def _held_refused(position: OregonPosition, card: str, times: int) -> Reason | None:
    assert position.turn is not None
    held = position.hands[position.turn][NUMBER[card]]
    if held >= times:
        return None
    return Reason("only-one" if held else "not-in-hand", "cards", {"card": card}, (card,))
