"""Mines, rivers, railroads and starts drawn from the match's chance.

Mines, rivers and boomers are symmetric by half a turn; a railroad can't be, it would have to
pass through the middle of a square.
"""

from __future__ import annotations

from collections.abc import Container

from frontier.table.chance import Chance
from frontier.table.errors import Impossible

from .layout import MOST_RIVERS, Crossing, Track, sides_of
from .squares import (
    ALL,
    CENTRE,
    COLUMN,
    ROW,
    SIZE,
    STRIDE,
    Mask,
    Square,
    opposite,
    square_at,
)

TRIES = 1000
_LAST = SIZE - 1


def symmetric(chance: Chance, count: int, taken: Container[Square]) -> list[Square]:
    """Draw squares in symmetric pairs, an odd one in the middle if that is free, else anywhere."""
    drawn: list[Square] = []
    if count % 2 and CENTRE not in taken:
        drawn.append(CENTRE)
    pairs = [
        square
        for square in ALL
        if square < CENTRE and square not in taken and opposite(square) not in taken
    ]
    for _ in range(count // 2):
        if not pairs:
            raise Impossible("no-room")
        square = chance.choose(pairs)
        pairs.remove(square)
        drawn += [square, opposite(square)]
    if len(drawn) < count:
        rest = [square for square in ALL if square not in taken and square not in drawn]
        if not rest:
            raise Impossible("no-room")
        drawn.append(chance.choose(rest))
    return drawn


def random_rivers(chance: Chance, taken: Container[Square]) -> list[Square]:
    """Draw a river that flows in from two opposite sides, and ponds."""
    pairs = 4 + chance.below(MOST_RIVERS // 2 - 3)
    length = 2 + chance.below(pairs - 1)
    river: list[Square] = []
    free = [
        square
        for square in ALL
        if square != CENTRE and square not in taken and opposite(square) not in taken
    ]
    edge = [square for square in free if {ROW[square], COLUMN[square]} & {0, _LAST}]
    square = chance.choose(edge or free)
    for _ in range(length):
        river += [square, opposite(square)]
        beside = [
            square + step
            for step in (1, STRIDE, -1, -STRIDE)
            if square + step in free and square + step not in river
        ]
        if not beside:
            break
        square = chance.choose(beside)
    ponds = [square for square in free if square not in river and square < CENTRE]
    while len(river) < 2 * pairs:
        square = chance.choose(ponds)
        ponds.remove(square)
        river += [square, opposite(square)]
    return river


def random_tracks(chance: Chance, most: int) -> list[Track]:
    """Draw a railroad from one side of the board to another, with at most so many tracks."""
    for _ in range(TRIES):
        tracks = _walk(chance, most)
        # A short railroad cuts off a corner only, so a long one is drawn where it can be.
        if tracks and len(tracks) >= min(most, SIZE) - 1:
            return tracks
    return _corner(chance)


def _walk(chance: Chance, most: int) -> list[Track]:
    """Walk along the lines from one side to another; give nothing when that fails."""
    place = 1 + chance.below(_LAST)
    crossing, way = chance.choose(
        [
            ((0, place), (1, 0)),
            ((SIZE, place), (-1, 0)),
            ((place, 0), (0, 1)),
            ((place, SIZE), (0, -1)),
        ]
    )
    home = sides_of(crossing)
    been = [crossing]
    tracks: list[Track] = []
    while len(tracks) < most:
        if tracks and chance.below(3) == 0:
            dx, dy = way
            way = chance.choose([(dy, dx), (-dy, -dx)])
        after = (crossing[0] + way[0], crossing[1] + way[1])
        if after in been:
            return []
        tracks.append(_track(crossing, after))
        been.append(after)
        crossing = after
        sides = sides_of(crossing)
        if sides:
            return tracks if sides != home else []
    return []


def _track(one: Crossing, other: Crossing) -> Track:
    """Name the track between two neighbouring crossings by the squares on both sides of it."""
    (column, row), (column2, row2) = sorted((one, other))
    if row == row2:
        return square_at(row - 1, column), square_at(row, column)
    assert column == column2
    return square_at(row, column - 1), square_at(row, column)


def _corner(chance: Chance) -> list[Track]:
    """Cut off one of the four corners, which takes two tracks."""
    column, row = chance.choose([0, _LAST]), chance.choose([0, _LAST])
    corner = square_at(row, column)
    beside = corner + (1 if column == 0 else -1)
    above = corner + (STRIDE if row == 0 else -STRIDE)
    return [(min(corner, beside), max(corner, beside)), (min(corner, above), max(corner, above))]


def random_boomers(chance: Chance, mines: Mask) -> list[Square] | None:
    """Draw six squares in letter order, colours swapped by half a turn, no two on one line."""
    rows = _three(chance)
    columns = _three(chance)
    blue = [square_at(row, column) for row, column in zip(rows, columns, strict=True)]
    boomers = blue + [opposite(square) for square in blue]
    if any(mines >> square & 1 for square in boomers):
        return None
    return boomers


def _three(chance: Chance) -> list[int]:
    """Draw three lines of which no two are equal or opposite, the middle one left out."""
    pairs = list(range(_LAST // 2))
    chance.shuffle(pairs)
    return [chance.choose([line, _LAST - line]) for line in pairs[:3]]
