"""What is good in a position of Oregon, as named features with weights.

A seat is judged by what it can see: its own hand and tiles, and what lies open of the others.
"""

from __future__ import annotations

from math import fsum
from operator import mul

from frontier.table.game import Feature, Position

from .box import FARMER, SYMBOLS
from .land import AROUND, BESIDE, FIELDS, MAP, SITES, WATER
from .outlook import (
    COAL_WORTH,
    GOLD_WORTH,
    TAKEN,
    TURNS_FOR_FULL_WORTH,
    Outlook,
    groups_of,
    turns_left,
)
from .position import OregonPosition
from .scoring import GROUP_SIZE

WEIGHTS = {
    "points": 1.0,
    "joker": 3.5,
    "extra": 1.8,
    "ground": 0.28,
    "crowd": 0.2,
    "pairs": 1.0,
    "best": 0.5,
    "second": 0.5,
}
"""What one unit of each is worth in points, fitted to the margins of self-played matches.

`points` are those on the sheet with coal and gold, `joker` and `extra` active tokens, `ground` the
empty spaces beside one's farmers, `crowd` how many farmers more than one these touch, `pairs` two
farmers side by side with room for a third; `best` and `second` are the best plays of the hand.
"""
_NAMES = tuple(WEIGHTS)
_WEIGHTS = tuple(WEIGHTS.values())


def features(position: Position, seat: int) -> list[Feature]:
    """List what this seat has more, or less, of than the others have on average."""
    return [
        Feature(name, value, WEIGHTS[name])
        for name, value in zip(_NAMES, _values(position, seat), strict=True)
    ]


def evaluate(position: Position, seat: int) -> float:
    """Estimate by how many points this seat will be ahead in the end."""
    return fsum(map(mul, _values(position, seat), _WEIGHTS))


def _values(position: Position, seat: int) -> list[float]:
    assert isinstance(position, OregonPosition)
    share = min(1.0, turns_left(position) / TURNS_FOR_FULL_WORTH)
    own = _standing(position, seat, share, open_tiles=True)
    others = [
        _standing(position, other, share, open_tiles=False)
        for other in range(position.players)
        if other != seat
    ]
    count = len(others)
    values = [mine - fsum(theirs) / count for mine, *theirs in zip(own, *others, strict=True)]
    return [*values, *_hand(position, seat, share)]


def _standing(
    position: OregonPosition, seat: int, share: float, open_tiles: bool
) -> tuple[float, ...]:
    """Count what a seat has on the table, as far as the one who judges can see."""
    coal, gold = position.minerals[seat]
    points: float = sum(position.ledger[seat])
    if open_tiles:
        points += sum(coal) + sum(gold)
    else:
        points += COAL_WORTH * len(coal) + GOLD_WORTH * len(gold)
    board = position.board
    farmer = FARMER + seat
    own = [space for space, piece in enumerate(board) if piece == farmer]
    # How many own farmers each empty space beside them touches.
    touched: dict[int, int] = {}
    for space in own:
        for near in AROUND[space]:
            if not board[near] and MAP[near] != WATER:
                touched[near] = touched.get(near, 0) + 1
    crowd = sum([count - 1 for count in touched.values()])
    pairs = 0
    for group in groups_of(own):
        if len(group) == GROUP_SIZE - 1 and any(
            not board[near] and MAP[near] != WATER for space in group for near in BESIDE[space]
        ):
            pairs += 1
    return (
        points,
        share if position.joker[seat] else 0.0,
        share if position.extra[seat] else 0.0,
        len(touched) * share,
        crowd * share,
        pairs * share,
    )


def _hand(position: OregonPosition, seat: int, share: float) -> tuple[float, float]:
    """Tell what the best play of the hand brings, and the best one with other cards."""
    hand = position.hands[seat]
    if not share:
        return 0.0, 0.0
    outlook = Outlook(position, seat)
    symbols = [symbol for symbol in range(SYMBOLS) if hand[symbol]]
    plays = [0.0, 0.0]
    if position.farmers[seat]:
        farm = outlook.farm
        at = farm.__getitem__
        for place, one in enumerate(symbols):
            for two in symbols[place if hand[one] > 1 else place + 1 :]:
                plays.append(farm[max(FIELDS[one][two], key=at)])
    at = outlook.lead.__getitem__
    for kind, left in enumerate(position.tiles, 1):
        if left and hand[SYMBOLS + kind - 1]:
            for symbol in symbols:
                top = max(SITES[kind][symbol], key=at, default=-1)
                if top >= 0 and outlook.lead[top] > TAKEN:
                    plays.append(outlook.built(kind, top))
    plays.sort()
    return plays[-1], plays[-2]
