"""The ready starts and layouts from the data files, checked when they are loaded."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from frontier.table.data import read_data
from frontier.table.errors import FrontierError, Impossible, Unreadable

from .layout import (
    Track,
    check_apart,
    check_mines,
    check_rivers,
    check_tracks,
    read_square,
    read_squares,
    read_tracks,
)
from .squares import COLUMN, FIRST_SOONER, LETTERS, NAMES, ROW, SOONERS, Square, opposite

T = TypeVar("T")

BOOMERS = LETTERS[:FIRST_SOONER]
STARTING_STONES = 3
READY_TRACKS = 15
"""A ready network fits the tracks of the smaller box."""


class Start(NamedTuple):
    """The standard start: where the boomers stand, in letter order, and the stones."""

    boomers: tuple[Square, ...]
    stones: tuple[Square, ...]


class Placing(NamedTuple):
    """The order of a placed set-up; player 0 is the one who places first."""

    order: tuple[tuple[int, str], ...]
    begins: int


class Layouts(NamedTuple):
    """The ready layouts by name; mines by their number."""

    railroads: dict[str, tuple[Track, ...]]
    mines: dict[str, tuple[Square, ...]]
    rivers: dict[str, tuple[Square, ...]]


def read_start(data: Any) -> Start:
    """Check a standard start."""
    boomers = tuple(read_square(data["boomers"][letter]) for letter in BOOMERS)
    stones = tuple(read_square(name) for name in data["stones"])
    if len(set(boomers + stones)) != len(BOOMERS) + STARTING_STONES:
        raise Impossible("start-squares")
    for lines in (ROW, COLUMN):
        if len({lines[square] for square in boomers}) != len(BOOMERS):
            raise Impossible("start-lines")
    return Start(boomers, stones)


def read_placing(data: Any) -> Placing:
    """Check the order of a placed set-up."""
    steps = [step.split() for step in data["order"]]
    order = tuple(("AB".index(player), kind) for player, kind in steps)
    kinds = [kind for _, kind in order]
    if (
        any(order.count((player, "boomer")) != len(BOOMERS) // 2 for player in (0, 1))
        or kinds.count("stone") != STARTING_STONES
        or kinds.count("sooner") not in (0, len(SOONERS))
        or set(kinds) - {"stone", "boomer", "sooner"}
    ):
        raise Impossible("placing-order")
    return Placing(order, "AB".index(data["begins"]))


def read_layouts(data: Any, start: Start) -> Layouts:
    """Check the ready layouts: each one alone, and that all of them fit together."""
    railroads = {name: _railroad(text) for name, text in data["railroads"].items()}
    mines = {name: _mines(name, text, start) for name, text in data["mines"].items()}
    rivers = {name: _rivers(text, start) for name, text in data["rivers"].items()}
    for some in mines.values():
        for others in rivers.values():
            check_apart(list(some), list(others))
    return Layouts(railroads, mines, rivers)


def _railroad(text: str) -> tuple[Track, ...]:
    tracks = read_tracks(text)
    check_tracks(tracks, READY_TRACKS)
    return tuple(tracks)


def _mines(name: str, text: str, start: Start) -> tuple[Square, ...]:
    mines = read_squares(text)
    check_mines(mines)
    if str(len(mines)) != name:
        raise Impossible("mines-number", count=len(mines), fewest=int(name), most=int(name))
    _check_ready(mines, start.boomers)
    return tuple(mines)


def _rivers(text: str, start: Start) -> tuple[Square, ...]:
    rivers = read_squares(text)
    check_rivers(rivers)
    _check_ready(rivers, start.boomers + start.stones)
    return tuple(rivers)


def _check_ready(squares: list[Square], taken: tuple[Square, ...]) -> None:
    """Refuse a layout on a start square, or one that favours a side."""
    for square in squares:
        if square in taken:
            raise Impossible("start-taken", square=NAMES[square])
        if opposite(square) not in squares:
            raise Impossible("layout-lopsided", square=NAMES[square])


def load(file: str, check: Callable[[Any], T]) -> T:
    """Load a data file, or say in which file what is wrong."""
    try:
        return check(json.loads(read_data(__package__, file)))
    except FrontierError as error:
        raise Unreadable("data-file", file=file, problem=str(error)) from error
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise Unreadable("data-file", file=file, problem=repr(error)) from error


START = load("standard.json", read_start)
LAYOUTS = load("layouts.json", lambda data: read_layouts(data, START))
PLACING_BASE = load("placing.json", lambda data: read_placing(data["base"]))
PLACING_SOONERS = load("placing.json", lambda data: read_placing(data["sooners"]))
