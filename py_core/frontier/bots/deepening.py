"""Reading ahead on a board that makes moves and takes them back: for games with a quick board.

Principal variations with null windows, a table of positions met, and an order that is kept from
one depth to the next. Where nothing is hidden and chance has no part; two seats.
"""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterator
from typing import Any, NamedTuple

from frontier.table.chance import Chance
from frontier.table.game import Position, QuickBoard
from frontier.table.picks import Action

from .bot import VICTORY, Choice, Deal, noise
from .mind import Mind
from .reading import ENDLESS, HAIR, RATING_DEPTH, ROOT_WIDER, ReadingBot

MOST_DEPTH = 30
ENOUGH = (0.0, 3.0, 8.0)
"""So many points better than asked for is good enough with so few turns left to read: who is to
move seldom makes things worse."""
PASSING = 3
"""With so many turns left a position that is good enough even without a move is not read on."""
LATE, LATE_DEPTH = 3, 3
"""From this action on, in the order of what looks best, and with so many turns left, an action is
read one turn less deep, and in full only where that shows something."""

AT_FIRST = 12
"""So many of the last turn's moves are looked at before the rest of them: often one is enough."""

EXACT, AT_LEAST, AT_MOST = range(3)


class Known(NamedTuple):
    """What was found about a position."""

    depth: int
    kind: int
    value: float
    best: Any


class DeepeningBot(ReadingBot):
    """Reads every line one turn deeper until its effort is spent."""

    def search(self, deal: Deal, seat: int, chance: Chance) -> Iterator[float]:
        """Deepen turn by turn, keeping the best action of the deepest reading."""
        table = deal()
        board = self._begin(table)
        if board is None:
            yield from super().search(lambda: table, seat, chance)
            return
        branches = self._rated(board)
        if self.level.width:
            del branches[self.level.width * ROOT_WIDER :]
        likes = Mind(self.game, self.level, chance).seeming(table)
        tastes = [
            self._taste(board, *branch, chance, likes(board.action(branch[1])))
            for branch in branches
        ]
        order = [(value, number) for number, (value, _) in enumerate(branches)]
        self._keep(board, branches[0][0], branches[0][1])
        for depth in range(2, (self.level.depth or MOST_DEPTH) + 1):
            low = -ENDLESS
            found: list[tuple[float, int]] = []
            for _, number in order:
                glance, move = branches[number]
                taste = tastes[number]
                board.make(move)
                value = low
                if found:
                    value = yield from self._answer(depth, low - taste, low - taste + HAIR, glance)
                    value += taste
                if not found or (value > low and not self._spent()):
                    value = yield from self._answer(depth, low - taste, ENDLESS, glance)
                    value += taste
                board.take_back()
                if self._spent():
                    return
                found.append((value, number))
                if value > low:
                    low = value
                    self._keep(board, value, move)
            found.sort(key=lambda entry: -entry[0])
            order = found

    def look(self, table: Position, action: Action, seat: int) -> float:
        """Read the answers to an action, and what can be done about them."""
        board = self._begin(table)
        if board is None:
            return super().look(table, action, seat)
        for move in board.moves():
            if board.action(move) == action:
                (glance,) = board.glances([move])
                board.make(move)
                break
        reading = self._answer(RATING_DEPTH + 1, -ENDLESS, ENDLESS, glance)
        while True:
            try:
                next(reading)
            except StopIteration as end:
                value: float = end.value
                return value

    def _taste(
        self, board: QuickBoard, glance: float, move: Any, chance: Chance, liked: float
    ) -> float:
        """Like an action a little more or less, so that not every match goes the same way."""
        taste = liked + noise(chance, self.level.noise)
        board.make(move)
        over = board.over
        board.take_back()
        # A game that is lost is not ended as long as it can go on.
        return -4 * self.level.noise - HAIR if over and glance < 0 else 0.0 if over else taste

    def _begin(self, table: Position) -> QuickBoard | None:
        """Set up the quick board and forget everything that was known."""
        judge = self.game.judge
        assert judge is not None
        board = judge.quick(table, VICTORY) if judge.quick else None
        if board is not None:
            self._board = board
        self.work = 0
        self._known: dict[Hashable, Known] = {}
        self._ratings: dict[Hashable, list[tuple[float, Any]]] = {}
        """The actions of a turn with their worth at a glance, the best first."""
        self._habits: dict[Any, int] = {}
        return board

    def _keep(self, board: QuickBoard, value: float, move: Any) -> None:
        """Choose a move, with the line that is expected to follow."""
        line = [move]
        board.make(move)
        while len(line) < MOST_DEPTH and not board.over:
            known = self._known.get(board.key())
            if known is None or known.best is None:
                break
            line.append(known.best)
            board.make(known.best)
        for _ in line:
            board.take_back()
        actions = tuple(board.action(one) for one in line)
        self.choice = Choice(actions[0], value, actions)

    def _rated(self, board: QuickBoard) -> list[tuple[float, Any]]:
        """Rate the actions of a turn at a glance, the best first."""
        moves = board.moves()
        rated = list(zip(board.glances(moves), moves, strict=True))
        self.work += len(rated)
        rated.sort(key=_rating, reverse=True)
        return rated

    def _answer(
        self, depth: int, low: float, high: float, glance: float
    ) -> Generator[float, None, float]:
        """Value the position on the board for the side that has just moved."""
        value = yield from self._deepen(depth - 1, -high, -low, -glance)
        return -value

    def _deepen(
        self, depth: int, low: float, high: float, glance: float
    ) -> Generator[float, None, float]:
        """Value the position on the board for the side to move, so many turns ahead.

        Values outside low to high need not be exact; `glance` is what it looks like.
        """
        board = self._board
        if board.over:
            return board.value()
        if depth < 1:
            return glance
        key = board.key()
        known = self._known.get(key)
        if known is not None and known.depth >= depth:
            kind, value = known.kind, known.value
            if (
                kind == EXACT
                or (kind == AT_LEAST and value >= high)
                or (kind == AT_MOST and value <= low)
            ):
                return value
        if depth < len(ENOUGH) and glance - ENOUGH[depth] >= high:
            return glance - ENOUGH[depth]
        if depth >= PASSING and glance >= high and high < ENDLESS and board.skip():
            self.work += 1
            value = -(yield from self._deepen(depth - PASSING, -high, HAIR - high, board.value()))
            board.take_back()
            if value >= high:
                return value
        before = low
        best = -ENDLESS
        chosen = None
        if depth == 1:
            yield self._progress()
            best, chosen = self._last_turn(high)
        else:
            rated = self._ratings.get(key)
            if rated is None:
                rated = self._ratings[key] = self._rated(board)
            tried = rated[: self.level.width] if self.level.width else rated
            if known is not None and known.best is not None:
                tried = sorted(tried, key=lambda entry: entry[1] != known.best)
            for number, (seen, move) in enumerate(tried):
                board.make(move)
                value = low
                if number:
                    late = depth >= LATE_DEPTH and number >= LATE
                    value = yield from self._answer(depth - late, low, low + HAIR, seen)
                    if late and value > low:
                        value = yield from self._answer(depth, low, low + HAIR, seen)
                if not number or low < value < high:
                    value = yield from self._answer(depth, low, high, seen)
                board.take_back()
                if self._spent():
                    return max(best, value)
                if value > best:
                    best, chosen = value, move
                    low = max(low, value)
                    if low >= high:
                        break
        kind = AT_LEAST if best >= high else AT_MOST if best <= before else EXACT
        self._known[key] = Known(depth, kind, best, chosen)
        return best

    def _last_turn(self, high: float) -> tuple[float, Any]:
        """Read the last turn in full, until it is good enough for the side to move."""
        habits, board = self._habits, self._board
        moves = board.moves()
        moves.sort(key=lambda move: habits.get(move, 0), reverse=True)
        best = -ENDLESS
        chosen = moves[0]
        looked = 0
        for some in (moves[:AT_FIRST], moves[AT_FIRST:]):
            looked += len(some)
            for value, move in zip(board.glances(some), some, strict=True):
                if value > best:
                    best, chosen = value, move
            if best >= high:
                break
        self.work += looked
        habits[chosen] = habits.get(chosen, 0) + 1
        return best, chosen


def _rating(rated: tuple[float, Any]) -> float:
    return rated[0]
