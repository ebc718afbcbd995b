"""What can be wished of a random start of Oklahoma Boomers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from frontier.table.game import Position
from frontier.table.setup_board import Field
from frontier.table.wishes import Wish

from .position import BoomersPosition
from .squares import BOOMERS_OF, COLUMN, LETTERS, NOWHERE, ROW, SIZE

_BOOMERS = tuple(LETTERS[piece] for pieces in BOOMERS_OF for piece in pieces)
_PIECE = Field("piece", "choice", _BOOMERS, "piece")


def _place(position: Position, letter: str) -> tuple[int, int] | None:
    square = cast("BoomersPosition", position).places[LETTERS.index(letter)]
    return None if square == NOWHERE else (ROW[square], COLUMN[square])


def _near(position: Position, values: Mapping[str, Any]) -> bool:
    """Tell whether two boomers stand at most so many squares apart."""
    one, other = _place(position, values["piece"]), _place(position, values["other"])
    if one is None or other is None or one == other:
        return False
    return bool(max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= values["squares"])


def _at_edge(position: Position, values: Mapping[str, Any]) -> bool:
    """Tell whether a boomer stands on the edge of the board."""
    place = _place(position, values["piece"])
    return place is not None and bool({*place} & {0, SIZE - 1})


WISHES = (
    Wish("edge", (_PIECE,), _at_edge),
    Wish(
        "near",
        (_PIECE, _PIECE._replace(name="other"), Field("squares", "number", least=1, most=SIZE - 1)),
        _near,
    ),
)
