"""Areas: land joined by its sides, with stones, rivers and the board's edge as walls.

Only squares and walls live here; whose homestead an area is, `effects` decides.
"""

from __future__ import annotations

from collections.abc import Iterable

from .squares import STRIDE, Mask, Square

_WINDOW = STRIDE + 1
"""How far the first square of a three by three window lies before its middle."""
_CUTS: dict[int, bool] = {}
"""What is known of the surroundings met so far: at most 256 of them."""


def flood(start: Mask, land: Mask) -> Mask:
    """Spread from the start over all the land that is joined to it by sides."""
    reached = start
    while True:
        wider = (
            reached | reached << 1 | reached >> 1 | reached << STRIDE | reached >> STRIDE
        ) & land
        if wider == reached:
            return reached
        reached = wider


def areas_of(land: Mask) -> tuple[Mask, ...]:
    """Cut land into its areas, in the order of their first squares."""
    found = []
    while land:
        area = flood(land & -land, land)
        found.append(area)
        land ^= area
    return tuple(found)


def in_order(areas: Iterable[Mask]) -> list[Mask]:
    """Sort areas by their first squares."""
    return sorted(areas, key=lambda area: area & -area)


def may_split(stone: Square, area: Mask) -> bool:
    """Tell whether a stone here may cut its area, from the eight squares around it alone."""
    window = area >> (stone - _WINDOW)
    around = window & 7 | window >> 9 & 0b101000 | window >> 18 & 0b111000000
    cuts = _CUTS.get(around)
    if cuts is None:
        cuts = _CUTS[around] = _cuts(around)
    return cuts


def joined(stone: Square, land: Mask) -> bool:
    """Tell whether all land beside a square is still joined when a stone stands there."""
    beside = (1 << stone + 1 | 1 << stone - 1 | 1 << stone + STRIDE | 1 << stone - STRIDE) & land
    reached = beside & -beside
    while True:
        wider = (
            reached | reached << 1 | reached >> 1 | reached << STRIDE | reached >> STRIDE
        ) & land
        if not beside & ~wider:
            return True
        if wider == reached:
            return False
        reached = wider


def _cuts(around: int) -> bool:
    """Tell whether the open squares beside the middle are not all joined around it."""
    # Bits 0-2 are the row below, 3 and 5 the same row, 6-8 the row above.
    ring = [around >> place & 1 for place in (0, 1, 2, 5, 8, 7, 6, 3)]
    groups = 0
    for place in range(8):
        # A group of open squares begins here; it counts if a side square is in it.
        if ring[place] and not ring[place - 1]:
            end = place
            has_side = False
            while ring[end % 8] and end < place + 8:
                has_side = has_side or end % 2 == 1
                end += 1
            groups += has_side
    return groups > 1
