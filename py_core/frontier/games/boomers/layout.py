"""What lies on the board for the whole match: silver mines, rivers and railroad tracks.

Reads and checks layouts; the ready ones are in `ready`, the random ones in `random_layouts`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from frontier.table.errors import Impossible, Unreadable

from .squares import (
    COLUMN,
    NAMES,
    ROW,
    SIZE,
    SQUARES,
    STRIDE,
    WHOLE,
    Line,
    Mask,
    Square,
    by_columns,
    by_rows,
    mask_of,
)

Track: TypeAlias = tuple[Square, Square]
"""A track lies on the line between these two neighbours, the lower number first."""
Crossing: TypeAlias = tuple[int, int]
"""Where lines of the board cross: columns to its left, rows below it."""

FEWEST_MINES = 3
MOST_MINES = 5
MOST_RIVERS = 15
MOST_TRACKS = 30


class Layout:
    """Mines, rivers and tracks, with the tables that moving and laying stones look up."""

    __slots__ = (
        "barren_columns",
        "barren_rows",
        "land",
        "mine_columns",
        "mine_mask",
        "mine_rows",
        "mines",
        "river_columns",
        "river_mask",
        "river_rows",
        "rivers",
        "tracks",
    )

    def __init__(
        self,
        mines: Iterable[Square] = (),
        rivers: Iterable[Square] = (),
        tracks: Iterable[Track] = (),
    ) -> None:
        self.mines: tuple[Square, ...] = tuple(sorted(mines))
        self.rivers: tuple[Square, ...] = tuple(sorted(rivers))
        self.tracks: tuple[Track, ...] = tuple(sorted(tracks))
        self.mine_mask: Mask = mask_of(self.mines)
        self.river_mask: Mask = mask_of(self.rivers)
        self.land: Mask = WHOLE & ~self.river_mask
        self.mine_rows: list[Line] = by_rows(self.mine_mask)
        self.mine_columns: list[Line] = by_columns(self.mine_mask)
        self.river_rows: list[Line] = by_rows(self.river_mask)
        self.river_columns: list[Line] = by_columns(self.river_mask)
        # Rule: no stone stands on a mine or on a river.
        barren = self.mine_mask | self.river_mask
        self.barren_rows: list[Line] = by_rows(barren)
        self.barren_columns: list[Line] = by_columns(barren)


def read_square(name: str) -> Square:
    """Read the name of a square."""
    if name not in SQUARES:
        raise Unreadable("square-name", text=name[:40])
    return SQUARES[name]


def read_squares(text: str) -> list[Square]:
    """Read squares joined by dots (`d8.f6.h4`), each named once."""
    squares = [read_square(name) for name in text.split(".")]
    for place, square in enumerate(squares):
        if square in squares[:place]:
            raise Impossible("square-twice", square=NAMES[square])
    return squares


def write_squares(squares: Iterable[Square]) -> str:
    """Write squares joined by dots, or a dash for none."""
    return ".".join(NAMES[square] for square in squares) or "-"


def read_tracks(text: str) -> list[Track]:
    """Read tracks joined by dots (`e5-e6.e5-f5`), each named once."""
    tracks: list[Track] = []
    for word in text.split("."):
        one, dash, other = word.partition("-")
        if not dash or one not in SQUARES or other not in SQUARES:
            raise Unreadable("track-name", text=word[:40])
        a, b = sorted((SQUARES[one], SQUARES[other]))
        if b - a not in (1, STRIDE):
            raise Impossible("track-neighbours", track=word)
        if (a, b) in tracks:
            raise Impossible("track-twice", track=word)
        tracks.append((a, b))
    return tracks


def write_tracks(tracks: Iterable[Track]) -> str:
    """Write tracks joined by dots, or a dash for none."""
    return ".".join(f"{NAMES[a]}-{NAMES[b]}" for a, b in tracks) or "-"


def ends_of(track: Track) -> tuple[Crossing, Crossing]:
    """Find the two crossings of lines between which a track lies."""
    a, b = track
    column, row = COLUMN[b], ROW[b]
    if b - a == 1:
        return (column, row), (column, row + 1)
    return (column, row), (column + 1, row)


def sides_of(crossing: Crossing) -> list[str]:
    """List the sides of the board that a crossing of lines lies on."""
    column, row = crossing
    return [
        side
        for side, touches in (
            ("west", column == 0),
            ("east", column == SIZE),
            ("south", row == 0),
            ("north", row == SIZE),
        )
        if touches
    ]


def check_tracks(tracks: list[Track], most: int = MOST_TRACKS) -> None:
    """Refuse a network that is too long, in pieces, or touches fewer than two sides."""
    if len(tracks) > most:
        raise Impossible("tracks-many", count=len(tracks), most=most)
    joined: set[Crossing] = set(ends_of(tracks[0]))
    rest = tracks[1:]
    while True:
        apart = [track for track in rest if joined.isdisjoint(ends_of(track))]
        if len(apart) == len(rest):
            break
        for track in rest:
            if track not in apart:
                joined.update(ends_of(track))
        rest = apart
    if rest:
        raise Impossible("tracks-apart", track=write_tracks(rest[:1]))
    sides = {side for crossing in joined for side in sides_of(crossing)}
    if len(sides) < 2:
        raise Impossible("tracks-sides", count=len(sides))


def check_mines(mines: list[Square], fewest: int = FEWEST_MINES) -> None:
    """Refuse too few or too many mines."""
    if not fewest <= len(mines) <= MOST_MINES:
        raise Impossible("mines-number", count=len(mines), fewest=fewest, most=MOST_MINES)


def check_rivers(rivers: list[Square]) -> None:
    """Refuse too many river squares."""
    if len(rivers) > MOST_RIVERS:
        raise Impossible("rivers-number", count=len(rivers), most=MOST_RIVERS)


def check_apart(mines: list[Square], rivers: list[Square]) -> None:
    """Refuse a mine and a river on one square."""
    for square in mines:
        if square in rivers:
            raise Impossible("mine-on-river", square=NAMES[square])
