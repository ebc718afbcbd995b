"""What can be wished of a deal of Oregon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from frontier.table.game import Position
from frontier.table.setup_board import Field
from frontier.table.wishes import Wish

from .box import BUILDINGS, CARDS
from .legal import can_play
from .position import OregonPosition

_SEAT = Field("seat", "seat")


def _held(position: Position, values: Mapping[str, Any]) -> int:
    """Count the cards of a kind in a hand."""
    table = cast("OregonPosition", position)
    seat = values["seat"]
    return table.hands[seat][CARDS.index(values["card"])] if seat < table.players else 0


def _starts(position: Position, values: Mapping[str, Any]) -> bool:
    """Tell whether a seat has drawn this start tile."""
    table = cast("OregonPosition", position)
    seat, tile = values["seat"], BUILDINGS.index(values["building"]) + 1
    return bool(seat < table.players and table.start_tiles[seat] == tile)


def _stuck(position: Position, values: Mapping[str, Any]) -> bool:
    """Tell whether a seat could play nothing."""
    table = cast("OregonPosition", position)
    return values["seat"] < table.players and not can_play(table, values["seat"])


WISHES = (
    Wish(
        "holds",
        (_SEAT, Field("card", "choice", CARDS, "card")),
        lambda position, values: _held(position, values) > 0,
    ),
    Wish(
        "pair",
        (_SEAT, Field("card", "choice", CARDS, "card")),
        lambda position, values: _held(position, values) > 1,
    ),
    Wish("start", (_SEAT, Field("building", "choice", BUILDINGS, "building")), _starts),
    Wish("stuck", (_SEAT,), _stuck),
)
