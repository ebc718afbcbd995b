"""Homesteads and what they are worth: squares, silver mines, and sections along the railroad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from frontier.table.events import Event, Item
from frontier.table.game import Outcome

from .areas import in_order
from .squares import BOOMERS_OF, LETTERS, STRIDE, Mask, Piece, mask_of, names_in, squares_in

if TYPE_CHECKING:
    from .layout import Layout, Track
    from .position import BoomersPosition

MINE_POINTS = 10
ENDINGS = {"stuck": "end", "repeated": "clock", "quiet": "clock"}
"""The rule behind each way that a game ends."""


class Section(NamedTuple):
    """A part of a homestead that the railroad cuts off, or the whole of it."""

    mask: Mask
    mines: int
    points: int
    counts: bool
    """Whether it is among the sections that score."""


class Homestead(NamedTuple):
    """An area that holds boomers of one colour only."""

    seat: int
    mask: Mask
    boomers: tuple[Piece, ...]
    sections: tuple[Section, ...]

    @property
    def points(self) -> int:
        """Add up the sections that score."""
        return sum(section.points for section in self.sections if section.counts)


def homesteads(position: BoomersPosition) -> list[Homestead]:
    """List the homesteads, Blue's first, by their first squares."""
    found = []
    for seat, boomers in enumerate(BOOMERS_OF):
        for area in in_order(position.areas):
            here = tuple(boomer for boomer in boomers if area >> position.places[boomer] & 1)
            if here and area & position.settled:
                sections = _sections(area, len(here), position.layout)
                found.append(Homestead(seat, area, here, sections))
    return found


def _sections(area: Mask, boomers: int, layout: Layout) -> tuple[Section, ...]:
    """Cut a homestead along the railroad; its boomers score the best sections, one each."""
    parts = []
    for mask in _cut(area, layout.tracks):
        mines = (mask & layout.mine_mask).bit_count()
        # Rule: a section is worth its squares, and ten more for each mine.
        parts.append((mask, mines, mask.bit_count() + MINE_POINTS * mines))
    by_worth = sorted(range(len(parts)), key=lambda place: -parts[place][2])
    best = by_worth[:boomers]
    return tuple(Section(*part, counts=place in best) for place, part in enumerate(parts))


def _cut(area: Mask, tracks: tuple[Track, ...]) -> list[Mask]:
    """Split an area where tracks lie between its squares."""
    if not tracks:
        return [area]
    parts = []
    while area:
        part = waiting = area & -area
        while waiting:
            square = waiting.bit_length() - 1
            waiting ^= 1 << square
            for step in (1, -1, STRIDE, -STRIDE):
                beside = square + step
                pair = (square, beside) if step > 0 else (beside, square)
                if (area & ~part) >> beside & 1 and pair not in tracks:
                    part |= 1 << beside
                    waiting |= 1 << beside
        parts.append(part)
        area ^= part
    return parts


def items(position: BoomersPosition) -> list[Item]:
    """List what each homestead is worth as the game stands."""
    return [_item(homestead) for homestead in homesteads(position)]


def _item(homestead: Homestead) -> Item:
    counted = [section for section in homestead.sections if section.counts]
    mines = sum(section.mines for section in counted)
    values: dict[str, Any] = {
        "boomers": [LETTERS[boomer] for boomer in homestead.boomers],
        "squares": sum(section.mask.bit_count() for section in counted),
        "mines": mines,
        "points": homestead.points,
    }
    kind, rule = "homestead", "scoring"
    if len(homestead.sections) > 1:
        kind, rule = "homestead-split", "railroad-scoring"
        values["sections"] = len(homestead.sections)
        values["counted"] = [section.points for section in counted]
    elif mines:
        kind, rule = "homestead-mines", "mine-scoring"
    where = tuple(names_in(mask_of(s for part in counted for s in squares_in(part.mask))))
    return Item(homestead.seat, homestead.points, kind, rule, values, where)


def totals(position: BoomersPosition) -> tuple[int, int]:
    """Add up the points of both seats."""
    sums = [0, 0]
    for item in items(position):
        sums[item.seat] += item.points
    return sums[0], sums[1]


def outcome(position: BoomersPosition, counted: Sequence[int] | None = None) -> Outcome | None:
    """Tell who won and why it ended, or None while it goes on."""
    if position.turn is not None:
        return None
    sums = totals(position) if counted is None else counted
    # Rule: a tie is a draw, so nobody wins it.
    winners = () if sums[0] == sums[1] else (sums.index(max(sums)),)
    return Outcome(winners, tuple(sums), position.ended_by, ENDINGS[position.ended_by])


def final_events(position: BoomersPosition) -> list[Event]:
    """Tell the scoring homestead by homestead, and who has won."""
    told = [
        Event(f"scored-{item.kind}", item.rule, item.seat, item.values, item.where, item.points)
        for item in items(position)
    ]
    blue, orange = totals(position)
    if blue == orange:
        told.append(Event("draw", "draw", None, {"points": blue}))
    else:
        winner = 0 if blue > orange else 1
        values = {"points": max(blue, orange), "other": min(blue, orange)}
        told.append(Event("won", "scoring", winner, values))
    return told
