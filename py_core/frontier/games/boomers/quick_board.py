"""A board for searches that look at tens of thousands of positions: moves are made and taken back.

The rules themselves make the moves that are followed. Only for a glance at what moves come to is
there a shorter way: where everything would be, without making them, and all of them at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.picks import Action

from .areas import areas_of, joined, may_split
from .effects import QUIET_LIMIT, REPEAT_LIMIT, advance
from .judge import points_of_homesteads, worth_of
from .legal import can_move_a_boomer
from .position import BoomersPosition
from .prospects import Look, Prospects
from .quick_moves import BY_RULE, QuickMove, action_of, quick_moves
from .squares import FIRST_SOONER, NO_PIECE, WHOLE, Mask, Square

if TYPE_CHECKING:
    from collections.abc import Hashable

CYCLE = 4
"""The fewest turns after which a position can come back."""
UNHURRIED = min((REPEAT_LIMIT - 1) * CYCLE, QUIET_LIMIT) - 1
"""With fewer quiet turns than this a quiet move can't end the game."""


class BoomersBoard(BoomersPosition):
    """A position that can go back, and knows its points and what it is worth."""

    __slots__ = ("points", "prospects", "trail")

    def __init__(self, position: BoomersPosition, victory: float) -> None:
        super().__init__(position.layout, position.side, position.supply, position.clock)
        for name in BoomersPosition.__slots__:
            setattr(self, name, getattr(position, name))
        self.places = position.places[:]
        self.rows = position.rows[:]
        self.columns = position.columns[:]
        self.points = points_of_homesteads(self)
        """Blue's settled points less Orange's; what is settled never changes."""
        self.trail: list[tuple[object, ...]] = []
        self.prospects = Prospects(position, victory)

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.turn is None

    def moves(self) -> list[QuickMove]:
        """List the legal moves."""
        return quick_moves(self)

    def action(self, move: QuickMove) -> Action:
        """Write a move as the rules do."""
        return action_of(move)

    def key(self) -> Hashable:
        """Sum up what decides how the game can go on, and by which letters its pieces go.

        Moves are kept by this key, and they name pieces: two that have swapped places are no matter
        to the rules, but the moves of one are not those of the other.
        """
        return (
            self.stones,
            tuple(self.places),
            self.side,
            self.barred,
            # Few quiet turns are as good as none where they are not what hope goes by: no search
            # looks as far as the clock then.
            self.quiet if self.quiet > UNHURRIED or self.prospects.weights.hopes else 0,
        )

    def make(self, move: QuickMove) -> None:
        """Make a legal move."""
        self._remember()
        settled = self.settled
        advance(self, action_of(move), None)
        if self.settled != settled:
            self.points = points_of_homesteads(self)

    def skip(self) -> bool:
        """Let the other side move, if it can; tell whether it can."""
        self._remember()
        self.side = self.turn = 1 - self.side
        self.barred = NO_PIECE
        if can_move_a_boomer(self):
            return True
        self.take_back()
        return False

    def _remember(self) -> None:
        self.trail.append(
            (
                self.places[:],
                self.rows[:],
                self.columns[:],
                self.stones,
                self.areas,
                self.settled,
                self.exhausted,
                self.supply,
                self.side,
                self.barred,
                self.quiet,
                self.seen,
                self.turn,
                self.phase,
                self.ended_by,
                self.points,
            )
        )

    def take_back(self) -> None:
        """Take back the last move that was made."""
        (
            self.places,
            self.rows,
            self.columns,
            self.stones,
            self.areas,
            self.settled,
            self.exhausted,
            self.supply,
            self.side,
            self.barred,
            self.quiet,
            self.seen,
            self.turn,
            self.phase,
            self.ended_by,
            self.points,
        ) = self.trail.pop()  # type: ignore[assignment]

    def value(self) -> float:
        """Say about how many points the side to move will be ahead; exactly, at the end."""
        if self.turn is None:
            blue = self.prospects.final(self.points)
        else:
            (blue,) = self.prospects.worths([self._look()], self.side)
        return -blue if self.side else blue

    def glances(self, moves: list[QuickMove]) -> list[float]:
        """Say about how many points the side to move will be ahead once it has made each move."""
        side = self.side
        looks: list[Look] = []
        ends: dict[int, float] = {}
        here = self._look()
        blue, orange, sooners, open_land, areas, points, quiet = here
        places = self.places[:]
        in_time = self.quiet < UNHURRIED
        longer = quiet + 1 if self.clock else quiet
        for number, (piece, target, first, second, _, _) in enumerate(moves):
            if first == BY_RULE or (not first and not in_time):
                self.make(moves[number])
                if self.turn is None:
                    ends[number] = self.prospects.final(self.points)
                else:
                    looks.append(self._look())
                self.take_back()
                continue
            step = 1 << places[piece] | 1 << target
            if piece >= FIRST_SOONER:
                after = blue, orange, sooners ^ step
            elif side:
                after = blue, orange ^ step, sooners
            else:
                after = blue ^ step, orange, sooners
            if not first:
                looks.append(Look(*after, open_land, areas, points, longer))
            else:
                stones = 1 << first | 1 << second if second else 1 << first
                if self._cuts(first, second):
                    looks.append(self._cut(*after, stones))
                else:
                    looks.append(Look(*after, open_land ^ stones, areas, points, 0))
        values = self.prospects.worths(looks, 1 - side) if looks else []
        for number, value in ends.items():
            values.insert(number, value)
        return [-value for value in values] if side else values

    def _look(self) -> Look:
        """Gather what decides what the position is worth."""
        a, b, c, d, e, f, x, y, z = self.places
        standing = WHOLE & ~self.settled
        return Look(
            (1 << a | 1 << b | 1 << c) & standing,
            (1 << d | 1 << e | 1 << f) & standing,
            (1 << x | 1 << y | 1 << z) & WHOLE,
            standing & ~self.stones,
            self.areas,
            self.points,
            self.quiet,
        )

    def _cuts(self, first: Square, second: Square) -> bool:
        """Tell whether stones on these squares cut an area in two."""
        ground = self.layout.land & ~self.stones & ~(1 << first)
        if may_split(first, ground) and not joined(first, ground):
            return True
        if not second:
            return False
        ground &= ~(1 << second)
        return may_split(second, ground) and not joined(second, ground)

    def _cut(self, blue: Mask, orange: Mask, sooners: Mask, stones: Mask) -> Look:
        """Look at the position once stones have cut an area, and settle what they close."""
        points, settled = self.points, 0
        areas: list[Mask] = []
        layout = self.layout
        for area in self.areas:
            if not area & stones:
                areas.append(area)
                continue
            for part in areas_of(area & ~stones):
                areas.append(part)
                here, there = (part & blue).bit_count(), (part & orange).bit_count()
                if bool(here) != bool(there):
                    settled |= part
                    worth = worth_of(part, here + there, layout.tracks, layout.mine_mask)
                    points += worth if here else -worth
        standing = ~settled
        open_land = WHOLE & ~(self.stones | stones | self.settled | settled)
        return Look(blue & standing, orange & standing, sooners, open_land, tuple(areas), points, 0)
