"""The shape of what is seen of Oklahoma Boomers, for mypy and for the types of the page."""

from collections.abc import Mapping, Sequence
from typing import TypedDict


class BoomersSection(TypedDict):
    """A part of a homestead, cut off by tracks or rivers."""

    squares: Sequence[str]
    mines: int
    points: int
    counts: bool


class BoomersHomestead(TypedDict):
    """An area with the boomers of one seat only."""

    seat: int
    squares: Sequence[str]
    boomers: Sequence[str]
    sections: Sequence[BoomersSection]
    points: int


class BoomersPlacing(TypedDict):
    """A step of a placed set-up that is still to come."""

    seat: int
    piece: str
    """A letter, or `stone`."""


class BoomersView(TypedDict):
    """The board: every seat sees all of it."""

    phase: str
    turn: int | None
    first: int
    """The seat to move, or to begin once the set-up is complete."""
    pieces: Mapping[str, str]
    """The square of each piece that stands, by its letter."""
    stones: Sequence[str]
    supply: int
    mines: Sequence[str]
    rivers: Sequence[str]
    tracks: Sequence[str]
    areas: Sequence[Sequence[str]]
    homesteads: Sequence[BoomersHomestead]
    exhausted: Sequence[str]
    barred: str | None
    """The sooner that was moved in the turn just before."""
    quiet: int | None
    """Turns in a row without a stone or a homestead; null without the clock."""
    quiet_limit: int
    repeats: int
    pending: Sequence[BoomersPlacing]


class BoomersLines(TypedDict):
    """The lines between squares, from the top left corner, by their notation."""

    upright: Sequence[Sequence[str]]
    flat: Sequence[Sequence[str]]


class BoomersThings(TypedDict):
    """What is on the table before anybody plays."""

    board: Sequence[Sequence[str]]
    """The squares, row by row from the top."""
    columns: Sequence[str]
    rows: Sequence[str]
    lines: BoomersLines
    pieces: Mapping[str, int | None]
    """The seat of each piece by its letter; a sooner has none."""
    stones: int
    clock_shows_after: int
