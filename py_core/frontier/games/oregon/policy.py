"""How a sensible player goes on without thinking ahead, on a lean table, a whole turn at a time."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any

from frontier.table.chance import Chance

from .box import BUILDING, BUILDINGS, CHURCH, HAND, LANDSCAPE, SYMBOLS
from .land import FIELDS, SITES
from .lean import Lean
from .legal import MOST_SWAPS
from .likely import BANDS, GROUNDS, LANDSCAPES_WANTED
from .outlook import LONELY, TAKEN
from .placing import build, settle, spend_extra, spend_joker
from .worths import EXTRA_PRICE

POSSIBLE = TAKEN / 2
"""Whatever is worth less is on an occupied space."""
JOKER = -1
"""Stands for the second card of a play that spends the joker."""
KINDS = tuple(range(1, len(BUILDINGS) + 1))


def _values(spaces: tuple[int, ...]) -> Callable[[list[float]], Any]:
    """Make a reader of the values of some spaces, all at once; two at least give a tuple."""
    return itemgetter(*spaces, spaces[-1]) if spaces else lambda _: (TAKEN,)


FIELD_VALUES = tuple(tuple(_values(fields) for fields in row) for row in FIELDS)
BAND_VALUES = tuple(_values(band) for band in BANDS)
SITE_VALUES = tuple(tuple(_values(sites) for sites in row) for row in SITES)
GROUND_VALUES = tuple(_values(ground) for ground in GROUNDS)


def best_play(table: Lean, seat: int) -> tuple[float, int, int, int]:
    """Find the play that brings most at a glance: its worth, two cards and the space.

    Without any play the worth is below POSSIBLE.
    """
    hand, want = table.hands[seat], table.want[seat]
    symbols = [symbol for symbol in range(SYMBOLS) if hand[symbol]]
    # Rule: nobody plays on after the last round, so there the joker costs nothing.
    price = 0.0 if table.closing else table.token[0]
    joker = table.joker[seat]
    best, first, second, space = POSSIBLE, -1, JOKER, -1
    if table.farmers[seat]:
        for place, one in enumerate(symbols):
            row = FIELD_VALUES[one]
            for two in symbols[place if hand[one] > 1 else place + 1 :]:
                values = row[two](want)
                top = max(values)
                if top > best:
                    best, first, second = top, one, two
                    space = FIELDS[one][two][values.index(top)]
            if joker:
                values = BAND_VALUES[one](want)
                top = max(values)
                if top - price > best:
                    best, first, second = top - price, one, JOKER
                    space = BANDS[one][values.index(top)]
    tiles, lead = table.tiles, table.lead[seat]
    for kind in KINDS:
        if not hand[SYMBOLS + kind - 1] or not tiles[kind - 1]:
            continue
        for symbol in symbols:
            values = SITE_VALUES[kind][symbol](lead)
            top = max(values)
            # Where nobody is ahead of the others, a building can bring nothing.
            if top > 0.0 or (best < 0.0 and top > POSSIBLE):
                site = SITES[kind][symbol][values.index(top)]
                worth = built(table, seat, kind, site)
                if worth > best:
                    best, first, second, space = worth, SYMBOLS + kind - 1, symbol, site
        if joker and symbols:
            values = GROUND_VALUES[kind](lead)
            top = max(values)
            if top > 0.0:
                site = GROUNDS[kind][values.index(top)]
                worth = built(table, seat, kind, site) - price
                if worth > best:
                    best, first, second, space = worth, SYMBOLS + kind - 1, JOKER, site
    return best, first, second, space


def built(table: Lean, seat: int, kind: int, space: int) -> float:
    """Tell what a building brings a seat there, less what it gives to the others."""
    around = sum([cover[space] for cover in table.cover])
    if not around:
        return LONELY
    each = around if kind == CHURCH else table.worths(kind, space)[seat]
    return table.lead[seat][space] * each


def play(table: Lean, seat: int, first: int, second: int, space: int) -> None:
    """Carry out a play."""
    spend(table, seat, first)
    if second == JOKER:
        spend_joker(table, seat)
    else:
        spend(table, seat, second)
    if first < SYMBOLS:
        settle(table, seat, space)
    else:
        build(table, first - SYMBOLS + 1, space)


def spend(table: Lean, seat: int, card: int) -> None:
    """Lay a card of a hand on its discards."""
    table.hands[seat][card] -= 1
    table.out[card >= SYMBOLS].append(card)


def take_turn(table: Lean) -> bool:
    """Play the turn of the seat to act; tell whether the game goes on."""
    seat = table.turn
    worth, first, second, space = best_play(table, seat)
    if worth <= POSSIBLE:
        discard(table, seat)
        return finish_turn(table)
    play(table, seat, first, second, space)
    return extra_turn(table)


def extra_turn(table: Lean, price: float = EXTRA_PRICE) -> bool:
    """Play on where an extra turn is worth its price; tell whether the game goes on."""
    seat = table.turn
    if table.extra[seat]:
        worth, first, second, space = best_play(table, seat)
        if worth > POSSIBLE and worth >= (min(0.0, price) if table.closing else price):
            spend_extra(table, seat)
            play(table, seat, first, second, space)
    return finish_turn(table)


def discard(table: Lean, seat: int) -> None:
    """Lay down two cards where nothing can be played: buildings first, then what is there twice."""
    hand = table.hands[seat]
    for _ in range(2):
        held = [card for card, count in enumerate(hand) if count]
        if held:
            spend(table, seat, max(held, key=lambda card: (card >= SYMBOLS, hand[card])))


def finish_turn(table: Lean) -> bool:
    """Fill up the hand and pass the turn on; tell whether the game goes on."""
    seat = table.turn
    # Rule: once the end has been triggered nobody draws any more.
    if not table.closing:
        fill_up(table, seat, MOST_SWAPS)
    return pass_on(table)


def pass_on(table: Lean) -> bool:
    """Give the turn to the next seat; tell whether there is one."""
    table.turn = (table.turn + 1) % table.players
    # Rule: the player before the starting player always has the last turn.
    return not table.closing or table.turn > 0


def fill_up(table: Lean, seat: int, swaps: int) -> None:
    """Draw as a sensible player does, and exchange building cards that have become useless."""
    hand, tiles = table.hands[seat], table.tiles
    landscapes = sum(hand[:SYMBOLS])
    missing = HAND - sum(hand)
    buildings = HAND - missing - landscapes
    while missing:
        missing -= 1
        # Rule: the complete hand has at least one card of each kind.
        wanted = landscapes < LANDSCAPES_WANTED and (missing or buildings)
        if wanted or not (missing or landscapes):
            draw(table, seat, LANDSCAPE)
            landscapes += 1
        else:
            draw(table, seat, BUILDING)
            buildings += 1
    while swaps and 0 in tiles:
        useless = [kind for kind in KINDS if not tiles[kind - 1] and hand[SYMBOLS + kind - 1]]
        if not useless:
            return
        spend(table, seat, SYMBOLS + useless[0] - 1)
        draw(table, seat, BUILDING)
        swaps -= 1


def draw(table: Lean, seat: int, kind: int) -> None:
    """Draw the next card of a supply."""
    if not table.left[kind]:
        # Rule: an empty supply is made of its shuffled discards when a card of it is wanted.
        cards = table.out[kind]
        Chance(table.seed + kind).shuffle(cards)
        table.deck = [cards if which == kind else deck for which, deck in enumerate(table.deck)]
        table.left[kind] = len(cards)
        table.out[kind] = []
    table.left[kind] -= 1
    table.hands[seat][table.deck[kind][table.left[kind]]] += 1
