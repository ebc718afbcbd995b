"""What is good in a position: settled land, land nearer to one's boomers, reach and freedom.

The weights come from a regression of final margins on these features; see docs/bots-log.md.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias, cast

from frontier.table.causes import Cause, Comparison
from frontier.table.game import Feature, Judge, Position, QuickBoard

from .chances import CHANCES, left
from .effects import QUIET_LIMIT
from .people import HABITS
from .scoring import MINE_POINTS
from .slips import SLIPS
from .squares import (
    ALONG,
    BOOMERS_OF,
    COLUMN,
    CORNER,
    FIRST_SOONER,
    NOWHERE,
    ROW,
    SIZE,
    STRIDE,
    Mask,
    mask_of,
    square_at,
)
from .themes import THEMES, THEMES_OF_OTHER
from .travel import reach

if TYPE_CHECKING:
    from .layout import Track
    from .position import BoomersPosition

SETTLED = 1.05
LAND = 0.65
REACH = 0.75
FREE = 5.0
TURN = 2.5
"""Points for: a settled square, a nearer one, one that only this side reaches in a move, a boomer
that is not exhausted, and having the move."""
CALM = 8
"""After so many quiet turns open land begins to count less: the clock may end the game."""
LOCKED = 0.65
"""What is left of the hope for open land when no stone can be laid just now."""
SHARED_MINE = 0.5
"""What is left of it when a mine lies between the land of both: no stone closes that gap, and most
such games end by the clock."""
AHEAD_WITH_MINES = 8.0
AHEAD_WHEN_STUCK = 20.0
"""What leading by any number of settled squares is worth: no stone closes a gap at a mine, so that
many games with mines end by the clock; and the less hope there is for open land, the more."""

Counts: TypeAlias = tuple[int, int, int, int, int]
"""Blue less Orange: points of homesteads, of nearer land, reach, free boomers; and the turn."""

_BOARD: Mask = mask_of(square_at(row, column) for row in range(SIZE) for column in range(SIZE))
_UP: tuple[tuple[Mask, ...], ...] = tuple(
    tuple(mask_of(row * STRIDE for row in range(low, high + 1)) for high in range(SIZE))
    for low in range(SIZE)
)
_EAST_WEST: dict[int, Mask] = {}
_NORTH_SOUTH: dict[int, Mask] = {}
"""What a piece sees along lines met so far, by line and spot, as on the first row and column."""


def evaluate(position: Position, seat: int) -> float:
    """Say about how many points this seat will be ahead."""
    board = cast("BoomersPosition", position)
    (settled, land, within, free, turn), hope = _count(board)
    open_land = LAND * land + REACH * within + FREE * free + TURN * turn
    value = SETTLED * settled + hope * open_land
    if settled:
        ahead = _ahead(board, hope)
        value += ahead if settled > 0 else -ahead
    return -value if seat else value


def features(position: Position, seat: int) -> list[Feature]:
    """List what `evaluate` adds up."""
    board = cast("BoomersPosition", position)
    sign = -1 if seat else 1
    counts, hope = _count(board)
    names = ("settled", "land", "reach", "free", "turn")
    weights = (SETTLED, LAND * hope, REACH * hope, FREE * hope, TURN * hope)
    found = [
        Feature(name, sign * count, weight)
        for name, count, weight in zip(names, counts, weights, strict=True)
    ]
    lead = (counts[0] > 0) - (counts[0] < 0)
    return [*found, Feature("ahead", sign * lead, _ahead(board, hope))]


def _quick(position: Position, victory: float) -> QuickBoard | None:
    """Give the board for searches; pieces that are still to be placed are none of its business."""
    from .quick_board import BoomersBoard

    board = cast("BoomersPosition", position)
    return None if board.pending else BoomersBoard(board, victory)


def _causes(comparison: Comparison) -> list[Cause]:
    """List what makes one move better than another."""
    from .causes import causes

    return causes(comparison)


JUDGE = Judge(
    features,
    evaluate,
    quick=_quick,
    telling=("homestead",),
    changing=("land", "reach"),
    causes=_causes,
    slips=SLIPS,
    habits=HABITS,
    left=left,
    chances=CHANCES,
    themes=THEMES,
    themes_of_other=THEMES_OF_OTHER,
)


def _ahead(position: BoomersPosition, hope: float) -> float:
    """Say what leading in settled land is worth besides the land: the game may end with it."""
    return (AHEAD_WITH_MINES if position.layout.mines else 0.0) + AHEAD_WHEN_STUCK * (1 - hope)


def _hope(position: BoomersPosition, in_common: Mask, blue_land: Mask, orange_land: Mask) -> float:
    """Say how much open land counts: less when it can hardly be closed before the clock ends it."""
    quiet = position.quiet
    hope = 1.0 if quiet <= CALM else (QUIET_LIMIT - quiet) / (QUIET_LIMIT - CALM)
    # Where no square is in reach of both sides no stone can be laid; sooners help to lay some.
    if not in_common & ~position.layout.mine_mask and position.places[FIRST_SOONER] == NOWHERE:
        hope *= LOCKED
    mines = position.layout.mine_mask & ~position.settled
    if mines and mines & _beside(blue_land) & _beside(orange_land):
        hope *= SHARED_MINE
    return hope


def _beside(land: Mask) -> Mask:
    return land << 1 | land >> 1 | land << STRIDE | land >> STRIDE


def _count(position: BoomersPosition) -> tuple[Counts, float]:
    """Count everything once, from Blue's side, and say how much open land counts."""
    places, exhausted, layout = position.places, position.exhausted, position.layout
    rows, columns = position.rows, position.columns
    sides = [0, 0]
    reaches = [0, 0]
    for seat, boomers in enumerate(BOOMERS_OF):
        stand = within = 0
        for boomer in boomers:
            square = places[boomer]
            if square == NOWHERE or exhausted >> boomer & 1:
                continue
            stand |= 1 << square
            row, column = ROW[square], COLUMN[square]
            key = rows[row] << 4 | column
            seen = _EAST_WEST.get(key)
            if seen is None:
                low, high = reach(rows[row], column)
                seen = _EAST_WEST[key] = ALONG[low][high]
            within |= seen << (square - column)
            key = columns[column] << 4 | row
            seen = _NORTH_SOUTH.get(key)
            if seen is None:
                low, high = reach(columns[column], row)
                seen = _NORTH_SOUTH[key] = _UP[low][high]
            within |= seen << (CORNER + column)
        sides[seat] = stand
        reaches[seat] = within
    blue, orange = sides
    free = blue.bit_count() - orange.bit_count()
    within = (reaches[0] & ~reaches[1]).bit_count() - (reaches[1] & ~reaches[0]).bit_count()
    settled = points_of_homesteads(position) if position.settled else 0
    blue_land, orange_land = _nearer(blue, orange, _BOARD & ~(position.stones | position.settled))
    if layout.tracks:
        land = _sections_of(position, blue, blue_land) - _sections_of(position, orange, orange_land)
    else:
        solid, mines = layout.land, layout.mine_mask
        land = (blue_land & solid).bit_count() - (orange_land & solid).bit_count()
        if mines:
            more = (blue_land & mines).bit_count() - (orange_land & mines).bit_count()
            land += MINE_POINTS * more
    counts = settled, land, within, free, -1 if position.turn else 1
    return counts, _hope(position, reaches[0] & reaches[1], blue_land, orange_land)


def nearer_land(position: BoomersPosition) -> tuple[Mask, Mask]:
    """Share out the open squares to the boomers that are nearer: Blue's and Orange's."""
    blue, orange = (
        mask_of(
            position.places[boomer]
            for boomer in boomers
            if position.places[boomer] != NOWHERE and not position.exhausted >> boomer & 1
        )
        for boomers in BOOMERS_OF
    )
    return _nearer(blue, orange, _BOARD & ~(position.stones | position.settled))


def _nearer(blue: Mask, orange: Mask, open_land: Mask) -> tuple[Mask, Mask]:
    """Share out the squares to the side whose boomers are fewer steps away."""
    blue_land, orange_land = blue, orange
    seen = blue | orange
    while True:
        blue = (blue | blue << 1 | blue >> 1 | blue << STRIDE | blue >> STRIDE) & open_land
        orange = (
            orange | orange << 1 | orange >> 1 | orange << STRIDE | orange >> STRIDE
        ) & open_land
        either = blue | orange
        if either == seen:
            return blue_land, orange_land
        fresh = either ^ seen
        blue_land |= fresh & ~orange
        orange_land |= fresh & ~blue
        seen = either


def points_of_homesteads(position: BoomersPosition) -> int:
    """Count the points of Blue's homesteads less those of Orange's."""
    places, layout = position.places, position.layout
    blue = 1 << places[0] | 1 << places[1] | 1 << places[2]
    mines = layout.mine_mask
    points = 0
    for area in position.areas:
        if area & position.settled:
            boomers = (area & mask_of(places[:6])).bit_count() if layout.tracks else 1
            worth = worth_of(area, boomers, layout.tracks, mines)
            points += worth if area & blue else -worth
    return points


def _sections_of(position: BoomersPosition, boomers: Mask, land: Mask) -> int:
    """Count the points of nearer land along the railroad: the best sections, one a boomer."""
    layout = position.layout
    points = 0
    for area in position.areas or (layout.land,):
        here = (area & boomers).bit_count()
        if here:
            parts = regions(layout.tracks)
            mines = layout.mine_mask
            worths = []
            for part in parts:
                own = part & area & land
                if own:
                    worths.append(own.bit_count() + MINE_POINTS * (own & mines).bit_count())
            worths.sort(reverse=True)
            points += sum(worths[:here])
    return points


def worth_of(area: Mask, boomers: int, tracks: tuple[Track, ...], mines: Mask) -> int:
    """Give the points of a homestead."""
    if tracks:
        return _worth_along(area, boomers, tracks, mines)
    return area.bit_count() + MINE_POINTS * (area & mines).bit_count()


@lru_cache(maxsize=4096)
def _worth_along(area: Mask, boomers: int, tracks: tuple[Track, ...], mines: Mask) -> int:
    """Give the points of a homestead that the railroad may cut."""
    worths = [
        part.bit_count() + MINE_POINTS * (part & mines).bit_count() for part in _cut(area, tracks)
    ]
    worths.sort(reverse=True)
    return sum(worths[:boomers])


@lru_cache(maxsize=8)
def regions(tracks: tuple[Track, ...]) -> tuple[Mask, ...]:
    """Cut the whole board along the railroad."""
    return tuple(_cut(_BOARD, tracks))


def _cut(area: Mask, tracks: tuple[Track, ...]) -> list[Mask]:
    """Split an area where tracks lie between its squares."""
    east = north = _BOARD
    for lower, upper in tracks:
        if upper - lower == 1:
            east &= ~(1 << lower)
        else:
            north &= ~(1 << lower)
    parts = []
    while area:
        part = area & -area
        while True:
            wider = area & (
                part
                | (part & east) << 1
                | part >> 1 & east
                | (part & north) << STRIDE
                | part >> STRIDE & north
            )
            if wider == part:
                break
            part = wider
        parts.append(part)
        area ^= part
    return parts
