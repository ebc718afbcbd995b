"""A board for searches that look at tens of thousands of positions: moves are made and taken back.

The rules themselves make the moves that are followed. Only for a glance at what a move comes to
is there a shorter way: rows, columns and stones as they would be, without making it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.picks import Action

from .areas import joined, may_split
from .effects import QUIET_LIMIT, REPEAT_LIMIT, advance
from .judge import points_of_homesteads
from .legal import can_move_a_boomer
from .position import BoomersPosition
from .quick_moves import BY_RULE, QuickMove, action_of, quick_moves
from .quick_worth import QuickWorth
from .squares import COLUMN, NO_PIECE, ROW, Square

if TYPE_CHECKING:
    from collections.abc import Hashable

CYCLE = 4
"""The fewest turns after which a position can come back."""
UNHURRIED = min((REPEAT_LIMIT - 1) * CYCLE, QUIET_LIMIT) - 1
"""With fewer quiet turns than this a quiet move can't end the game."""


class BoomersBoard(BoomersPosition):
    """A position that can go back, and knows its points and what it is worth."""

    __slots__ = ("points", "trail", "worth")

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
        self.worth = QuickWorth(position, victory)

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
        """Sum up what decides how the game can go on."""
        a, b, c, d, e, f, x, y, z = self.places
        return (
            self.stones,
            1 << a | 1 << b | 1 << c | self.side,
            1 << d | 1 << e | 1 << f,
            1 << x | 1 << y | 1 << z,
            self.barred,
            # Few quiet turns are as good as none: no search looks as far as the clock then.
            self.quiet if self.quiet > UNHURRIED else 0,
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
            blue = self.worth.final(self.points)
        else:
            blue = self.worth.estimate(
                self.places, self.rows, self.columns, self.stones, self.settled, self.exhausted,
                self.areas, self.points, self.side, self.quiet,
            )  # fmt: skip
        return -blue if self.side else blue

    def glance(self, move: QuickMove) -> float:
        """Say about how many points the side to move will be ahead once it has made this move."""
        piece, target, first, second, _, _ = move
        origin = self.places[piece]
        if first:
            if first == BY_RULE or self._cuts(first, second):
                return self._in_full(move)
        elif self.quiet >= UNHURRIED:
            return self._in_full(move)
        rows, columns, stones = self.rows[:], self.columns[:], self.stones
        row, column = ROW[origin], COLUMN[origin]
        rows[row] ^= 1 << column
        columns[column] ^= 1 << row
        row, column = ROW[target], COLUMN[target]
        rows[row] |= 1 << column
        columns[column] |= 1 << row
        if first:
            row, column = ROW[first], COLUMN[first]
            rows[row] |= 1 << column
            columns[column] |= 1 << row
            stones |= 1 << first
            if second:
                row, column = ROW[second], COLUMN[second]
                rows[row] |= 1 << column
                columns[column] |= 1 << row
                stones |= 1 << second
        places = self.places
        places[piece] = target
        blue = self.worth.estimate(
            places, rows, columns, stones, self.settled, self.exhausted, self.areas, self.points,
            1 - self.side, 0,
        )  # fmt: skip
        places[piece] = origin
        return -blue if self.side else blue

    def _cuts(self, first: Square, second: Square) -> bool:
        """Tell whether stones on these squares cut an area in two."""
        ground = self.layout.land & ~self.stones & ~(1 << first)
        if may_split(first, ground) and not joined(first, ground):
            return True
        if not second:
            return False
        ground &= ~(1 << second)
        return may_split(second, ground) and not joined(second, ground)

    def _in_full(self, move: QuickMove) -> float:
        """Look at a move by making it: where it may settle land or end the game."""
        self.make(move)
        value = -self.value()
        self.take_back()
        return value
