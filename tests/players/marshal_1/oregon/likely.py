"""What a sensible player would do at a glance: quick worths of actions, for searches to start from.

Only the hand of the seat to act is looked at, and what lies open.
"""

from __future__ import annotations

from frontier.games.oregon.box import BUILDING, BUILDINGS, HAND, LANDSCAPE, LANDSCAPES, SYMBOLS
from frontier.games.oregon.land import (
    AROUND,
    COLUMN_SYMBOL,
    FIELDS,
    MAP,
    NAMES,
    NUMBERS,
    ROW_SYMBOL,
    SITES,
    WATER,
)
from frontier.games.oregon.legal import DRAWS, END, EXTRA, JOKERS, NUMBER, can_draw, useless
from frontier.games.oregon.position import OregonPosition
from frontier.table.game import Position
from frontier.table.picks import Action

from .outlook import TAKEN, Outlook

EXTRA_PRICE = 4.5
"""What an extra turn should bring: it costs the token, and the cards of the next turn."""
SINGLE_CARD = 0.15
"""What it costs to play the only card of its symbol."""
LANDSCAPES_WANTED = 3
"""How many landscape cards a full hand should have."""
BANDS = tuple(
    tuple(dict.fromkeys(space for fields in FIELDS[first] for space in fields))
    for first in range(SYMBOLS)
)
"""The dry spaces to which a symbol leads together with a joker."""
GROUNDS = tuple(tuple(dict.fromkeys(s for sites in kind for s in sites)) for kind in SITES)
"""All sites of a kind of building: where it leads together with a joker."""


def calm(position: Position) -> bool:
    """Tell whether a turn has just begun, with nothing half done."""
    return position.phase in ("play", "discard", "over")


def likely(position: Position) -> Action:
    """Give the action that a sensible player would take without thinking ahead."""
    assert isinstance(position, OregonPosition)
    phase = position.phase
    if phase == "play" or phase == "extra-play":
        return _best_play(position)[1]
    if phase == "draw":
        return _likely_draw(position)
    if phase == "extra":
        return EXTRA if _best_play(position)[0] >= _extra_price(position) else END
    return max(sensible(position))[1]


def sensible(position: Position) -> list[tuple[float, Action]]:
    """List the actions worth a thought, each with its worth at a glance in points."""
    assert isinstance(position, OregonPosition)
    phase = position.phase
    if phase == "play" or phase == "extra-play":
        return _plays(position)
    if phase == "extra":
        return [(_best_play(position)[0] - _extra_price(position), EXTRA), (0.0, END)]
    if phase == "draw":
        first = _likely_draw(position)
        # A useless card is never worth keeping.
        actions = [first] if first[0].startswith("swap:") else position.legal()
        return [(1.0 if action == first else 0.0, action) for action in actions]
    if phase == "discard":
        return _discards(position)
    return _starts(position)


def _extra_price(position: OregonPosition) -> float:
    # In the last round there is no other use for the token or the cards.
    return 0.0 if position.closing else EXTRA_PRICE


def _best_play(position: OregonPosition) -> tuple[float, Action]:
    """Find the play that brings most at a glance."""
    seat = position.turn
    assert seat is not None
    hand, joker = position.hands[seat], position.joker[seat]
    outlook = Outlook(position, seat)
    symbols = [symbol for symbol in range(SYMBOLS) if hand[symbol]]
    best, space = TAKEN, -1
    first, second = 0, -1
    if position.farmers[seat]:
        farm = outlook.farm
        at = farm.__getitem__
        for place, one in enumerate(symbols):
            fields = FIELDS[one]
            for two in symbols[place if hand[one] > 1 else place + 1 :]:
                top = max(fields[two], key=at)
                if farm[top] > best:
                    best, space, first, second = farm[top], top, one, two
            if joker:
                top = max(BANDS[one], key=at)
                if farm[top] - outlook.joker > best:
                    best, space, first, second = farm[top] - outlook.joker, top, one, -1
    for kind, left in enumerate(position.tiles, 1):
        if left and hand[SYMBOLS + kind - 1]:
            at = outlook.lead.__getitem__
            for symbol in symbols:
                top = max(SITES[kind][symbol], key=at, default=-1)
                if top >= 0 and (value := outlook.built(kind, top)) > best:
                    best, space, first, second = value, top, SYMBOLS + kind - 1, symbol
            if joker:
                top = max(GROUNDS[kind], key=at)
                value = outlook.built(kind, top) - outlook.joker
                if value > best and outlook.lead[top] > TAKEN:
                    best, space, first, second = value, top, SYMBOLS + kind - 1, -1
    return best, _action(first, second, space)


def _action(first: int, second: int, space: int) -> Action:
    """Write a play; without a second card the joker stands for the symbol that is needed."""
    row, column = ROW_SYMBOL[space], COLUMN_SYMBOL[space]
    if first < SYMBOLS:
        with_joker = JOKERS[column if row == first else row]
        name = LANDSCAPES[first]
    else:
        with_joker = JOKERS[row]
        name = BUILDINGS[first - SYMBOLS]
    return (name, LANDSCAPES[second] if second >= 0 else with_joker, NAMES[space])


def _plays(position: OregonPosition) -> list[tuple[float, Action]]:
    """Judge every play at a glance."""
    seat = position.turn
    assert seat is not None
    hand = position.hands[seat]
    outlook = Outlook(position, seat)
    found = []
    for action in position.legal():
        first, second, square = action
        card, space = NUMBER[first], NUMBERS[square]
        if card < SYMBOLS:
            value = outlook.farm[space]
            if hand[card] == 1:
                value -= SINGLE_CARD
        else:
            value = outlook.built(card - SYMBOLS + 1, space)
        if second not in NUMBER:
            value -= outlook.joker
        elif hand[NUMBER[second]] == 1:
            value -= SINGLE_CARD
        found.append((value, action))
    return found


def _likely_draw(position: OregonPosition) -> Action:
    seat = position.turn
    assert seat is not None
    unused = useless(position, seat) if position.swaps and 0 in position.tiles else []
    if unused:
        return ("swap:" + BUILDINGS[unused[0]],)
    hand = position.hands[seat]
    if sum(hand) == HAND:
        return END
    kind = LANDSCAPE if sum(hand[:SYMBOLS]) < LANDSCAPES_WANTED else BUILDING
    return DRAWS[kind if can_draw(position, kind) else 1 - kind]


def _discards(position: OregonPosition) -> list[tuple[float, Action]]:
    """Judge discards: buildings without tiles first, then cards that are there twice."""
    seat = position.turn
    assert seat is not None
    hand = position.hands[seat]
    found = []
    for action in position.legal():
        cost = 0.0
        for name in action[1:]:
            card = NUMBER[name]
            if card >= SYMBOLS:
                cost += 1.0 if position.tiles[card - SYMBOLS] else 0.0
            else:
                cost += 2.0 - 0.5 * hand[card]
        found.append((-cost, action))
    return found


def _starts(position: OregonPosition) -> list[tuple[float, Action]]:
    """Judge places for a start tile: room around it, and other tiles not too far."""
    board = position.board
    found = []
    for action in position.legal():
        space = NUMBERS[action[0]]
        room = sum(MAP[near] != WATER and not board[near] for near in AROUND[space])
        found.append((0.1 * room, action))
    return found
