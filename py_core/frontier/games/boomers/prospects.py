"""What positions are worth to the Marshal, many of them at once, as boards side by side.

`judge` tells people what is good, and is what the other levels go by. This is nearer to what
comes of a position in the end, and too much to work out for one position at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .effects import QUIET_LIMIT
from .judge import CALM, LOCKED, SHARED_MINE, regions
from .prospect_weights import WEIGHTS
from .scoring import MINE_POINTS
from .side_by_side import BOARD, counted, laid, many, taken_up
from .squares import ALL, FIRST_SOONER, NOWHERE, STRIDE, Mask

if TYPE_CHECKING:
    from .position import BoomersPosition

SQUARES = len(ALL)
MOVES_AHEAD = 3
"""In how many moves a side must get to a square for it to count as near."""
MEETING = 4
"""So many squares near to both leave room for stones."""


class Look(NamedTuple):
    """What has to be known of a position to say what it is worth."""

    blue: Mask
    orange: Mask
    """The boomers that are not exhausted."""
    sooners: Mask
    open_land: Mask
    """Everything but stones and homesteads."""
    areas: tuple[Mask, ...]
    points: int
    """Blue's settled points less Orange's."""
    quiet: int


class Prospects:
    """The judge of one match: its layout, and what an end is worth."""

    __slots__ = ("land", "mines", "regions", "rivers", "sooners", "victory", "weights")

    def __init__(self, position: BoomersPosition, victory: float) -> None:
        layout = position.layout
        self.victory = victory
        self.land = layout.land
        self.mines = layout.mine_mask
        self.rivers = layout.river_mask
        self.regions = regions(layout.tracks) if layout.tracks else ()
        self.sooners = position.places[FIRST_SOONER] != NOWHERE
        self.weights = WEIGHTS[bool(self.mines), self.sooners]

    def final(self, points: int) -> float:
        """Say what the end of a game is worth to Blue: its margin, and winning itself."""
        if not points:
            return 0.0
        return points + self.victory if points > 0 else points - self.victory

    def worths(self, looks: list[Look], side: int) -> list[float]:
        """Say about how many points Blue will be ahead in each, the given side being to move."""
        boards = len(looks)
        width = BOARD * boards
        first, every, _, _, _ = many(boards)
        blue = laid([look.blue for look in looks])
        orange = laid([look.orange for look in looks])
        open_land = laid([look.open_land for look in looks])
        taken = blue | orange
        if self.sooners:
            taken |= laid([look.sooners for look in looks])
        empty = open_land ^ (open_land & taken)
        # From here on Blue's boards lie first, then Orange's.
        own = blue | orange << width
        first |= first << width
        ground = open_land | open_land << width
        mines = self.mines * first
        reach, by_moves, met = _nearer_in_moves(own, empty | empty << width, mines, width, every)
        by_steps = _nearer_in_steps(own, ground, width, every)
        beside = by_steps << 1 | by_steps >> 1 | by_steps << STRIDE | by_steps >> STRIDE
        land = by_steps
        if self.rivers:
            solid = self.land * first
            land &= solid
            by_moves &= solid
        # Rule: a mine is no place to stop, and no stone stands on it.
        stops = reach ^ (reach & mines) if mines else reach
        in_common = stops & every & stops >> width
        to_count = [land, by_moves, reach, beside & (ground ^ by_steps)]
        to_count.append(in_common | open_land << width)
        if mines:
            shared = mines & open_land & beside & beside >> width
            to_count += [stops, land & mines, shared | met << width]
        found = counted(to_count, boards)
        (
            blue_land, orange_land, blue_near, orange_near, blue_reach, orange_reach,
            blue_border, orange_border, commons, opens, *rest,
        ) = found  # fmt: skip
        able = (rest[:2] if mines else (blue_reach, orange_reach))[side]
        sections = self._by_sections(looks, by_steps) if self.regions else ()
        (
            (settled, more_settled), (leading, more_leading), (steps, more_steps),
            (fenced, more_fenced), (near, more_near), (seen, more_seen), (free, more_free),
            (turn, more_turn), (silver, more_silver), stuck, _,
        ) = self.weights  # fmt: skip
        to_move = -1 if side else 1
        values = []
        for number, look in enumerate(looks):
            free_blue, free_orange = look.blue.bit_count(), look.orange.bit_count()
            # Rule: who cannot move a boomer ends the game.
            if able[number] == (free_orange if side else free_blue):
                values.append(self.final(look.points))
                continue
            nearer_mines = gap = meeting = 0
            if mines:
                nearer_mines = rest[2][number] - rest[3][number]
                gap, meeting = rest[4][number], rest[5][number]
            if sections:
                ahead = sections[number]
            else:
                ahead = blue_land[number] - orange_land[number] + MINE_POINTS * nearer_mines
            border = blue_border[number] + orange_border[number]
            hope = self._hope(
                look.quiet,
                locked=not self.sooners and not commons[number],
                gap=bool(gap),
                meeting=meeting,
                border=border,
                reach=blue_reach[number] + orange_reach[number],
            )
            early = opens[number] / SQUARES
            worth = hope * (
                (steps + more_steps * early) * ahead
                + (fenced + more_fenced * early) * (ahead / (1 + border / 2))
                + (near + more_near * early) * (blue_near[number] - orange_near[number])
                + (seen + more_seen * early) * (blue_reach[number] - orange_reach[number])
                + (free + more_free * early) * (free_blue - free_orange)
                + (turn + more_turn * early) * to_move
                + (silver + more_silver * early) * nearer_mines
            )
            points = look.points
            if points:
                worth += (settled + more_settled * early) * points
                lead = leading + more_leading * early + stuck * (1 - hope)
                worth += lead if points > 0 else -lead
            values.append(worth)
        return values

    def _hope(
        self, quiet: int, *, locked: bool, gap: bool, meeting: int, border: int, reach: int
    ) -> float:
        """Say how much open land counts: less where it can hardly be closed before the clock."""
        hopes = self.weights.hopes
        if hopes is None:
            hope = 1.0
            if quiet > CALM:
                hope = (QUIET_LIMIT - quiet) / (QUIET_LIMIT - CALM)
            if locked:
                hope *= LOCKED
            return hope * SHARED_MINE if gap else hope
        odds = hopes.even + hopes.border * border + hopes.reach * reach
        odds += hopes.quiet * quiet / QUIET_LIMIT
        if locked:
            odds += hopes.locked
        if gap:
            odds += hopes.gap
        if meeting < MEETING:
            odds += hopes.apart * (1 - meeting / MEETING)
        return _share(odds)

    def _by_sections(self, looks: list[Look], by_steps: int) -> list[int]:
        """Count the points of nearer land along the railroad: the best sections, one a boomer."""
        boards = len(looks)
        lands = taken_up(by_steps, 2 * boards)
        return [
            self._sections(look.areas, look.blue, lands[number])
            - self._sections(look.areas, look.orange, lands[number + boards])
            for number, look in enumerate(looks)
        ]

    def _sections(self, areas: tuple[Mask, ...], boomers: Mask, land: Mask) -> int:
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
                        worths.append(part.bit_count() + MINE_POINTS * (part & mines).bit_count())
                if len(worths) > here:
                    worths.sort(reverse=True)
                    del worths[here:]
                points += sum(worths)
        return points


def _share(odds: float) -> float:
    """Turn a logarithm of odds into a share, nearly: by products alone, alike on every machine."""
    against = max(0.0, 1 - odds / 16)
    against *= against
    against *= against
    against *= against
    against *= against
    return 1 / (1 + against)


def _nearer_in_moves(
    own: int, empty: int, mines: int, width: int, every: int
) -> tuple[int, int, int]:
    """Say what both sides reach in a move, what each gets to in fewer moves than the other, and
    where both can stop within a few moves."""
    west2 = empty & empty >> 1
    west4 = west2 & west2 >> 2
    west8 = west4 & west4 >> 4
    north2 = empty & empty << STRIDE
    north4 = north2 & north2 << 2 * STRIDE
    north8 = north4 & north4 << 4 * STRIDE
    south2 = empty & empty >> STRIDE
    south4 = south2 & south2 >> 2 * STRIDE
    south8 = south4 & south4 >> 4 * STRIDE
    reached = own
    reach = blue_nearer = orange_nearer = 0
    for _ in range(MOVES_AHEAD):
        # A sum carries on to the end of what is empty; the other ways go by doubling.
        start = reached << 1 & empty
        east = (empty + start ^ empty) & empty | start
        west = reached | reached >> 1 & empty
        west |= west >> 2 & west2
        west |= west >> 4 & west4
        west |= west >> 8 & west8
        north = reached | reached << STRIDE & empty
        north |= north << 2 * STRIDE & north2
        north |= north << 4 * STRIDE & north4
        north |= north << 8 * STRIDE & north8
        south = reached | reached >> STRIDE & empty
        south |= south >> 2 * STRIDE & south2
        south |= south >> 4 * STRIDE & south4
        south |= south >> 8 * STRIDE & south8
        reached = east | west | north | south
        if not reach:
            reach = reached
        blue = reached & every
        orange = reached >> width
        common = blue & orange
        blue_nearer |= blue ^ common
        orange_nearer |= orange ^ common
        if mines:
            reached ^= reached & mines
    return reach, blue_nearer | orange_nearer << width, reached & every & reached >> width


def _nearer_in_steps(own: int, ground: int, width: int, every: int) -> int:
    """Share out the squares to the side whose boomers are fewer steps away."""
    blue_nearer, orange_nearer = own & every, own >> width
    spread = own
    while True:
        wider = (spread | spread << 1 | spread >> 1 | spread << STRIDE | spread >> STRIDE) & ground
        if wider == spread:
            return blue_nearer | orange_nearer << width
        spread = wider
        blue = spread & every
        orange = spread >> width
        common = blue & orange
        blue_nearer |= blue ^ common
        orange_nearer |= orange ^ common
