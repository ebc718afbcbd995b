"""What is in the box: the names of all pieces, and how many there are of each.

The numbers come from `data/box.json`, which is checked when it is loaded.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from frontier.table.data import read_data
from frontier.table.errors import Unreadable

LANDSCAPES = ("wagon", "bison", "settler", "eagle", "campfire")
"""The symbols, in the order in which they stand along the top and, downwards, along the left."""
BUILDINGS = ("post-office", "church", "warehouse", "harbor", "coal-mine", "gold-mine", "station")
CARDS = LANDSCAPES + BUILDINGS
"""All cards; a card's number is its place here, and hands are counts in this order."""
SYMBOLS = len(LANDSCAPES)

# What stands on a space: nothing, a building (its place in BUILDINGS plus one), or a farmer.
EMPTY = 0
POST_OFFICE, CHURCH, WAREHOUSE, HARBOR, COAL_MINE, GOLD_MINE, STATION = range(1, 8)
FARMER = 8
"""The farmer of seat 0; the next seats follow."""

LANDSCAPE, BUILDING = 0, 1
"""The two kinds of cards, and their supplies."""
KINDS: Final = ("landscape", "building")
COAL, GOLD = 0, 1
"""The two kinds of hidden tiles, and their stacks."""
TILES: Final = ("coal", "gold")

HAND = 4
MOST_PLAYERS = 4


class Box(NamedTuple):
    """How many there are of each piece."""

    cards: tuple[int, ...]
    """Of each card, in the order of CARDS."""
    tiles: tuple[int, ...]
    """Building tiles of each kind, in the order of BUILDINGS."""
    minerals: tuple[dict[int, int], dict[int, int]]
    """Coal and gold tiles by their value."""
    farmers: int


def read_box(text: str) -> Box:
    """Read the contents of the box, or say what is wrong with them."""
    try:
        stated = json.loads(text)
    except ValueError as error:
        raise Unreadable("box-json", problem=str(error)[:80]) from None
    landscapes = _counts(stated, "landscape cards", LANDSCAPES)
    buildings = _counts(stated, "building cards", BUILDINGS)
    # So that a supply and its discards can never be empty together, however full the hands are.
    for name, counts in (("landscape cards", landscapes), ("building cards", buildings)):
        if sum(counts) <= HAND * MOST_PLAYERS:
            raise Unreadable("box-few", part=name, least=HAND * MOST_PLAYERS + 1)
    coal, gold = (
        dict(zip(map(int, values), _counts(stated, name, values), strict=True))
        for name, values in (("coal", ("1", "2", "3")), ("gold", ("3", "4", "5")))
    )
    return Box(
        landscapes + buildings,
        _counts(stated, "building tiles", BUILDINGS),
        (coal, gold),
        _counts(stated, "farmers", ("each",))[0],
    )


def _counts(stated: object, part: str, names: tuple[str, ...]) -> tuple[int, ...]:
    counts = stated.get(part) if isinstance(stated, dict) else None
    if not isinstance(counts, dict) or sorted(counts) != sorted(names):
        raise Unreadable("box-part", part=part, names=list(names))
    for name in names:
        if type(counts[name]) is not int or not 1 <= counts[name] <= 99:
            raise Unreadable("box-count", part=part, name=name)
    return tuple(counts[name] for name in names)


BOX = read_box(read_data(__package__, "box.json"))
