"""The sixty cards, read from `data/` and checked: 45 mines and 15 events.

A card is a small number, the same for equal event cards, so that a row is a flat list.
"""

from __future__ import annotations

import json
import re
from typing import Any, TypeAlias

from frontier.table.data import read_data
from frontier.table.errors import Unreadable

Card: TypeAlias = int
"""A mine (0 to 44, town by town) or a kind of event (from 45 on)."""

TOWNS = ("cactus", "cold-mountain", "coyote", "dry-gulch", "san-narciso")
MINES_PER_NUMBER = {2: 3, 3: 4, 4: 4, 5: 4, 6: 5, 7: 5, 8: 5, 9: 4, 10: 4, 11: 4, 12: 3}
EVENTS_IN_ALL = 15
# A new event card goes to the end of its tuple here and into data/events.json; event_cards.py says
# what it does, RULES in __init__.py names its rule, and web/words/ and the painter show it.
SEVERAL = ("dynamite", "saloon", "holdup")
SINGLE = (
    "girls",
    "expropriation",
    "governor",
    "card-shark",
    "new-vein",
    "mustang",
    "stagecoach",
    "telegraph",
)
"""Kinds that must have exactly one card: what is kept or placed is known by its holder alone."""

TOKENS_PER_TOWN = 2

_MINE = re.compile(r"(\d\d?)/(\d)(D?)\Z", re.ASCII)


class DeckError(ValueError):
    """A data file of the deck that is wrong; the message says where."""


def read_mines(text: str) -> list[tuple[int, int, int, bool]]:
    """Read the mines as (town, number, value, dangerous), or refuse the file."""
    towns = _section(text, "mines.json", "towns")
    if tuple(towns) != TOWNS:
        raise DeckError(f"mines.json: the towns must be {', '.join(TOWNS)}, in this order")
    mines = []
    for town, words in enumerate(towns.values()):
        last = 0
        for word in str(words).split():
            found = _MINE.match(word)
            if found is None:
                raise DeckError(f"mines.json, {TOWNS[town]}, '{word}': should look like 7/6D")
            number, value = int(found[1]), int(found[2])
            if number not in MINES_PER_NUMBER or number <= last or value < 1:
                raise DeckError(
                    f"mines.json, {TOWNS[town]}, '{word}': numbers rise from 2 to 12, "
                    "each once, and a value is at least 1"
                )
            last = number
            mines.append((town, number, value, found[3] == "D"))
    for number, copies in MINES_PER_NUMBER.items():
        there = sum(mine[1] == number for mine in mines)
        if there != copies:
            raise DeckError(f"mines.json: {there} mines have the number {number}, not {copies}")
    return mines


def read_events(text: str) -> dict[str, int]:
    """Read how many cards of each event there are, or refuse the file."""
    copies = _section(text, "events.json", "copies")
    if tuple(copies) != SEVERAL + SINGLE:
        raise DeckError(f"events.json: the events must be {', '.join(SEVERAL + SINGLE)}, in order")
    for name, number in copies.items():
        if type(number) is not int or number < 1 or (name in SINGLE and number > 1):
            raise DeckError(f"events.json, {name}: {number!r} is not a possible number of cards")
    if copies["saloon"] > TOKENS_PER_TOWN:
        # So that no town can ever run out of tokens.
        raise DeckError(f"events.json, saloon: more than the {TOKENS_PER_TOWN} tokens of a town")
    if sum(copies.values()) != EVENTS_IN_ALL:
        raise DeckError(f"events.json: {sum(copies.values())} events, not {EVENTS_IN_ALL}")
    return copies


def _section(text: str, name: str, section: str) -> dict[str, Any]:
    try:
        there = json.loads(text)[section]
    except (ValueError, KeyError, TypeError) as error:
        raise DeckError(f"{name}: no readable '{section}' ({error})") from None
    if not isinstance(there, dict):
        raise DeckError(f"{name}: '{section}' is not a table")
    return there


_MINES = read_mines(read_data(__package__, "mines.json"))
_COPIES = read_events(read_data(__package__, "events.json"))

MINES = len(_MINES)
TOWN = tuple(mine[0] for mine in _MINES)
NUMBER = tuple(mine[1] for mine in _MINES)
VALUE = tuple(mine[2] for mine in _MINES)
DANGEROUS = tuple(card for card in range(MINES) if _MINES[card][3])
BY_NUMBER = tuple(
    tuple(card for card in range(MINES) if NUMBER[card] == number) for number in range(13)
)
"""The mines that a roll makes produce, by the sum of the dice."""
MINES_OF = tuple(tuple(c for c in range(MINES) if TOWN[c] == t) for t in range(len(TOWNS)))

NAMES = (*(f"{TOWNS[town]}-{number}" for town, number, _, _ in _MINES), *_COPIES)
CODES = {name: card for card, name in enumerate(NAMES)}
COPIES = (*(1 for _ in range(MINES)), *_COPIES.values())
DECK = tuple(card for card in range(len(NAMES)) for _ in range(COPIES[card]))
"""Every card of the box, in the order of the data files."""

EVENT_SPOTS = {
    NAMES[card] if copy == 1 else f"{NAMES[card]}.{copy}": NAMES[card]
    for card in range(MINES, len(NAMES))
    for copy in range(1, COPIES[card] + 1)
}
"""Every copy of every event card by a name of its own: the second dynamite is `dynamite.2`."""

DYNAMITE = CODES["dynamite"]
SALOON = CODES["saloon"]
HOLDUP = CODES["holdup"]
GIRLS = CODES["girls"]
EXPROPRIATION = CODES["expropriation"]
GOVERNOR = CODES["governor"]
CARD_SHARK = CODES["card-shark"]
NEW_VEIN = CODES["new-vein"]
MUSTANG = CODES["mustang"]
STAGECOACH = CODES["stagecoach"]
TELEGRAPH = CODES["telegraph"]

KEEPABLE = (GOVERNOR, GIRLS, NEW_VEIN, MUSTANG, TELEGRAPH)
"""What can lie in front of a player, waiting; a position's `kept` names the holders in this order.

The first three are placed at once when they can be.
"""
PLACEABLE = 3


def card_named(name: str) -> Card:
    """Find a card by its name, or refuse the name."""
    if name not in CODES:
        raise Unreadable("card-unknown", card=name[:40])
    return CODES[name]
