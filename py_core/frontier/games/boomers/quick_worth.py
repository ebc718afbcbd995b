"""What the judge says of a position, worked out as quickly as can be.

`judge` says the same in plain words, feature by feature; a test holds the two together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .effects import QUIET_LIMIT
from .judge import (
    AHEAD_WHEN_STUCK,
    AHEAD_WITH_MINES,
    CALM,
    FREE,
    LAND,
    LOCKED,
    REACH,
    SETTLED,
    SHARED_MINE,
    TURN,
    regions,
)
from .scoring import MINE_POINTS
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
    WHOLE,
    Line,
    Mask,
    Piece,
    Square,
    mask_of,
)
from .travel import reach

if TYPE_CHECKING:
    from .position import BoomersPosition

_HALF = 144
"""How far Orange's half of a doubled board lies above Blue's."""
_BLUE = (1 << _HALF) - 1
_COLUMN: tuple[tuple[Mask, ...], ...] = tuple(
    tuple(mask_of(row * STRIDE for row in range(low, high + 1)) for high in range(SIZE))
    for low in range(SIZE)
)
_ALONG_ROW: list[dict[Line, Mask]] = [{} for _ in range(_HALF)]
_ALONG_COLUMN: list[dict[Line, Mask]] = [{} for _ in range(_HALF)]
"""What a piece sees from a square along lines met so far."""
_FREE: list[tuple[tuple[Piece, ...], tuple[Piece, ...]]] = [
    tuple(  # type: ignore[misc]
        tuple(boomer for boomer in boomers if not exhausted >> boomer & 1) for boomers in BOOMERS_OF
    )
    for exhausted in range(1 << FIRST_SOONER)
]
"""The boomers of both sides that are not among the exhausted ones."""


class QuickWorth:
    """The judge of one match: its layout, and what an end is worth."""

    __slots__ = ("absent", "land", "lead", "mines", "regions", "sooners", "victory")

    def __init__(self, position: BoomersPosition, victory: float) -> None:
        layout = position.layout
        self.victory = victory
        self.land = layout.land
        self.mines = layout.mine_mask
        self.regions = regions(layout.tracks) if layout.tracks else ()
        self.lead = AHEAD_WITH_MINES if layout.mines else 0.0
        self.sooners = position.places[FIRST_SOONER] != NOWHERE
        places = position.places
        self.absent = mask_of(b for b in range(FIRST_SOONER) if places[b] == NOWHERE)
        """The boomers that are not in the game; they count like exhausted ones."""

    def final(self, points: int) -> float:
        """Say what the end of a game is worth to Blue: its margin, and winning itself."""
        if not points:
            return 0.0
        return points + self.victory if points > 0 else points - self.victory

    def estimate(
        self,
        places: list[Square],
        rows: list[Line],
        columns: list[Line],
        stones: Mask,
        settled: Mask,
        exhausted: int,
        areas: tuple[Mask, ...],
        points: int,
        side: int,
        quiet: int,
    ) -> float:
        """Say about how many points Blue will be ahead, the given side being to move."""
        free_blue, free_orange = _FREE[exhausted | self.absent]
        blue = orange = blue_reach = orange_reach = 0
        try:
            for boomer in free_blue:
                square = places[boomer]
                blue |= 1 << square
                blue_reach |= (
                    _ALONG_ROW[square][rows[ROW[square]]]
                    | _ALONG_COLUMN[square][columns[COLUMN[square]]]
                )
            for boomer in free_orange:
                square = places[boomer]
                orange |= 1 << square
                orange_reach |= (
                    _ALONG_ROW[square][rows[ROW[square]]]
                    | _ALONG_COLUMN[square][columns[COLUMN[square]]]
                )
        except KeyError:
            for boomer in free_blue + free_orange:
                _look_along(places[boomer], rows, columns)
            return self.estimate(
                places, rows, columns, stones, settled, exhausted, areas, points, side, quiet
            )
        mines = self.mines
        # Rule: who cannot move a boomer ends the game; a mine is no place to stop.
        if not (orange_reach ^ orange if side else blue_reach ^ blue) & ~mines:
            return self.final(points)
        blue_land, orange_land = _nearer(blue, orange, WHOLE & ~(stones | settled))
        if self.regions:
            land = self._sections(areas, blue, blue_land) - self._sections(
                areas, orange, orange_land
            )
        else:
            solid = self.land
            land = (blue_land & solid).bit_count() - (orange_land & solid).bit_count()
            if mines:
                land += MINE_POINTS * (
                    (blue_land & mines).bit_count() - (orange_land & mines).bit_count()
                )
        both = blue_reach & orange_reach
        value = (
            LAND * land
            + REACH * (blue_reach.bit_count() - orange_reach.bit_count())
            + FREE * (len(free_blue) - len(free_orange))
            + (-TURN if side else TURN)
        )
        hope = 1.0 if quiet <= CALM else (QUIET_LIMIT - quiet) / (QUIET_LIMIT - CALM)
        if not both & ~mines and not self.sooners:
            hope *= LOCKED
        if mines:
            waiting = mines & ~settled
            if waiting and waiting & _beside(blue_land) & _beside(orange_land):
                hope *= SHARED_MINE
        if not points:
            return hope * value
        ahead = self.lead + AHEAD_WHEN_STUCK * (1 - hope)
        return SETTLED * points + hope * value + (ahead if points > 0 else -ahead)

    def _sections(self, areas: tuple[Mask, ...], boomers: Mask, land: Mask) -> int:
        """Count the points of nearer land along the railroad: the best sections, one a boomer."""
        points = 0
        mines = self.mines
        for area in areas:
            here = (area & boomers).bit_count()
            if here:
                own = area & land
                worths = []
                for region in self.regions:
                    part = region & own
                    if part:
                        worths.append(
                            part.bit_count() + MINE_POINTS * (part & mines).bit_count()
                            if part & mines
                            else part.bit_count()
                        )
                if len(worths) > here:
                    worths.sort(reverse=True)
                    del worths[here:]
                points += sum(worths)
        return points


def _beside(land: Mask) -> Mask:
    return land << 1 | land >> 1 | land << STRIDE | land >> STRIDE


def _nearer(blue: Mask, orange: Mask, open_land: Mask) -> tuple[Mask, Mask]:
    """Share out the squares to the side whose boomers are fewer steps away.

    Both sides spread at once, as the two halves of one large number.
    """
    blue_land, orange_land = blue, orange
    seen = blue | orange
    both = blue | orange << _HALF
    doubled = open_land | open_land << _HALF
    while True:
        both = (both | both << 1 | both >> 1 | both << STRIDE | both >> STRIDE) & doubled
        blue = both & _BLUE
        orange = both >> _HALF
        either = blue | orange
        if either == seen:
            return blue_land, orange_land
        fresh = either ^ seen
        blue_land |= fresh & ~orange
        orange_land |= fresh & ~blue
        seen = either


def _look_along(square: Square, rows: list[Line], columns: list[Line]) -> None:
    """Work out once what a piece sees from a square along its two lines."""
    row, column = ROW[square], COLUMN[square]
    low, high = reach(rows[row], column)
    _ALONG_ROW[square][rows[row]] = ALONG[low][high] << (square - column)
    low, high = reach(columns[column], row)
    _ALONG_COLUMN[square][columns[column]] = _COLUMN[low][high] << (CORNER + column)
