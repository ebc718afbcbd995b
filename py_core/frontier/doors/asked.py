"""Reads the fields of a request from the page: each has its kind and its limits, or is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from frontier.table.errors import Unreadable
from frontier.table.game import Game, Position
from frontier.table.link import MOST_NAME
from frontier.table.match import MOST_ACTIONS, Setup
from frontier.table.people import KINDS, PEOPLE
from frontier.table.picks import Action

Asked: TypeAlias = Mapping[str, Any]
"""A request as it comes: whatever its shape promises, it may be anything."""

MOST_NAMES = 8
USUAL_SLICE = 40
MOST_SLICE = 10_000


def an_object(value: Any) -> dict[str, Any]:
    """Read an object."""
    if not isinstance(value, dict):
        raise Unreadable("request", request=type(value).__name__)
    return value


def text(request: Asked, name: str) -> str:
    """Read a text."""
    value = request.get(name)
    if not isinstance(value, str):
        raise Unreadable("request", request=name)
    return value


def texts(request: Asked, name: str) -> list[str]:
    """Read a list of texts."""
    value = request.get(name)
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise Unreadable("request", request=name)
    return value


def whole(request: Asked, name: str) -> int:
    """Read a whole number."""
    value = request.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable("request", request=name)
    return value


def setup(request: Asked) -> Setup:
    """Read how a match begins."""
    position = request.get("position")
    if position is not None and not isinstance(position, str):
        raise Unreadable("saved")
    options = an_object(request.get("options") or {})
    return Setup(text(request, "game"), text(request, "seed"), options, position)


def layer(request: Asked) -> str | None:
    """Read which option is drawn on a set-up board; none where it is a position."""
    return None if request.get("layer") is None else text(request, "layer")


def kinds(request: Asked) -> tuple[str, ...]:
    """Read who sits where; whoever a link cannot name travels as a person."""
    told = request.get("kinds") or []
    if not isinstance(told, list):
        raise Unreadable("request", request="kinds")
    return tuple(kind if kind in (*KINDS, *PEOPLE) else KINDS[0] for kind in told)


def names(request: Asked) -> tuple[str, ...]:
    """Read the names of the players, cut to what a link takes."""
    told = request.get("players") or []
    if not isinstance(told, list) or not all(isinstance(name, str) for name in told):
        raise Unreadable("saved")
    return tuple(name[:MOST_NAME] for name in told[:MOST_NAMES])


def milliseconds(request: Asked) -> float:
    """Read how long a slice may be; a page that does not say gets a short one."""
    value = request.get("ms", USUAL_SLICE)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= MOST_SLICE:
        raise Unreadable("request", request="ms")
    return float(value)


def picks(request: Asked) -> Action:
    """Read the picks of an action, or of the beginning of one."""
    return _action(request.get("picks"))


def actions(value: Any) -> list[Action]:
    """Read the actions of a match."""
    if not isinstance(value, list) or len(value) > MOST_ACTIONS:
        raise Unreadable("saved")
    return [_action(action) for action in value]


def _action(value: Any) -> Action:
    if not isinstance(value, list) or not all(isinstance(pick, str) for pick in value):
        raise Unreadable("request", request="picks")
    return tuple(value)


def viewer(request: Asked, game: Game, position: Position) -> int | None:
    """Find whose view is wanted: a seat's, or an onlooker's; without secrets, of who is to act."""
    seat = request.get("seat")
    if not game.secrets:
        return position.turn
    if seat is None or (isinstance(seat, int) and 0 <= seat < len(game.colours)):
        return seat
    raise Unreadable("request", request="seat")


def sharing(request: Asked, position: Position) -> list[int]:
    """Find the seats between which this device is handed over: none, or several."""
    absent = request.get("absent")
    if absent is None:
        return []
    if not isinstance(absent, list):
        raise Unreadable("request", request="absent")
    seats = [seat for seat in range(position.players) if seat not in absent]
    return seats if len(seats) > 1 else []


def since(request: Asked, usual: int, most: int) -> int:
    """Read from which action on to tell what has happened."""
    if "since" not in request:
        return usual
    value = whole(request, "since")
    if value < 0:
        raise Unreadable("request", request="since")
    return min(value, most)
