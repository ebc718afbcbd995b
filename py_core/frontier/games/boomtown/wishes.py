"""What can be wished of a deal of Boomtown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from frontier.table.game import Position
from frontier.table.setup_board import Field
from frontier.table.wishes import Wish

from .cards import CODES, MINES, NAMES, TOWN, TOWNS, VALUE
from .position import BoomtownPosition

_LEAST, _MOST = 2, 12
"""What two dice can show."""


def _in_row(position: Position, values: Mapping[str, Any]) -> bool:
    return CODES[values["card"]] in cast("BoomtownPosition", position).row


def _next_row(position: Position, values: Mapping[str, Any]) -> bool:
    """Tell whether a card comes up with the next row."""
    table = cast("BoomtownPosition", position)
    drawn = table.drawn
    return CODES[values["card"]] in table.deck[drawn : drawn + table.players]


def _of_town(position: Position, values: Mapping[str, Any]) -> bool:
    """Tell whether so many mines of a town lie in the row."""
    row = cast("BoomtownPosition", position).row
    town = TOWNS.index(values["town"])
    return bool(sum(card < MINES and TOWN[card] == town for card in row) >= values["count"])


def _worth(position: Position, values: Mapping[str, Any]) -> bool:
    """Tell whether a mine of at least this value lies in the row."""
    row = cast("BoomtownPosition", position).row
    return any(card < MINES and VALUE[card] >= values["gold"] for card in row)


def _rolls(position: Position, values: Mapping[str, Any]) -> bool:
    """Tell what the next throw will show: nothing else asks chance before it."""
    chance = cast("BoomtownPosition", position).chance.copy()
    return bool(chance.die() + chance.die() == values["sum"])


def _first(position: Position, values: Mapping[str, Any]) -> bool:
    return bool(cast("BoomtownPosition", position).first == values["seat"])


_CARD = Field("card", "choice", NAMES, "card")
WISHES = (
    Wish("row", (_CARD,), _in_row),
    Wish("next", (_CARD,), _next_row),
    Wish(
        "town",
        (Field("town", "choice", TOWNS, "town"), Field("count", "number", least=1, most=5)),
        _of_town,
    ),
    Wish("worth", (Field("gold", "number", least=1, most=max(VALUE)),), _worth),
    Wish("roll", (Field("sum", "number", least=_LEAST, most=_MOST),), _rolls, later=True),
    Wish("first", (Field("seat", "seat"),), _first),
)
