"""Reading ahead in games in which nothing is hidden and chance has no part: alpha-beta.

Each turn deeper takes the actions in the order of what was found before. Of the actions at an
inner turn only the most promising ones are followed; the last turn is always read in full.
With more than two seats all others are taken to play against the one that thinks.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from math import inf
from typing import TypeAlias

from frontier.table.chance import Chance
from frontier.table.game import Position
from frontier.table.picks import Action

from .bot import Bot, Choice, Deal, noise
from .mind import Mind

ENDLESS = 1e9
MOST_DEPTH = 12
RATING_DEPTH = 2
"""How many turns after an action are read when two actions are compared."""
HAIR = 0.01
"""No two values that matter lie closer."""
ROOT_WIDER = 3
"""How many times wider the first turn is than later ones."""

Line: TypeAlias = tuple[float, tuple[Action, ...]]
"""A value for the seat that thinks, and the actions that lead to it."""
Branch: TypeAlias = tuple[float, Action, Position]


class ReadingBot(Bot):
    """Reads every line one turn deeper until its effort is spent."""

    def search(self, deal: Deal, seat: int, chance: Chance) -> Iterator[float]:
        """Deepen turn by turn, keeping the best action of the deepest reading."""
        self._seat = seat
        self._mind = Mind(self.game, self.level, chance)
        self._habits: dict[Action, int] = {}
        """Which actions refuted something, and how often: they are tried first."""
        table = deal()
        branches = yield from self._branches(table)
        if self.level.reach < inf:
            glances = [self.worth(after, seat) for _, _, after in branches]
            least = max(glances) - self.level.reach
            branches = [
                branch for glance, branch in zip(glances, branches, strict=True) if glance >= least
            ]
        tastes = self._tastes(table, branches, chance)
        branches = [(value + tastes[action], action, after) for value, action, after in branches]
        branches.sort(key=_value, reverse=True)
        if self.level.width:
            del branches[self.level.width * ROOT_WIDER :]
        self._take(branches[0][0], (branches[0][1],))
        deepest = self.level.depth or MOST_DEPTH
        for depth in range(2, deepest + 1):
            found: list[Branch] = []
            low = -ENDLESS
            for _, action, after in branches:
                if self._spent():
                    break
                taste = tastes[action]
                value, line = yield from self._read(after, depth - 1, low - taste, ENDLESS)
                value += taste
                if self._spent() and found:
                    break
                found.append((value, action, after))
                if value > low:
                    low = value
                    self._take(value, (action, *line))
            rest = branches[len(found) :]
            found.sort(key=_value, reverse=True)
            branches = found + rest
            if self._spent() or all(after.turn is None for _, _, after in branches):
                return

    def look(self, table: Position, action: Action, seat: int) -> float:
        """Read the answers to an action, and what can be done about them."""
        self._seat, self._mind, self._habits = seat, self._clear_mind(), {}
        self.work = 0
        table.advance(action)
        reading = self._read(table, RATING_DEPTH, -ENDLESS, ENDLESS)
        while True:
            try:
                next(reading)
            except StopIteration as end:
                value: float = end.value[0]
                return value

    def _tastes(
        self, table: Position, branches: list[Branch], chance: Chance
    ) -> dict[Action, float]:
        """Tell what each action seems better than it is, however far it has been read."""
        seeming = self._mind.seeming(table)
        spread = self.level.noise
        tastes = {}
        for value, action, after in branches:
            taste = seeming(action) + noise(chance, spread)
            if after.turn is None:
                # A game that is lost is not ended as long as it can go on.
                taste = -4 * spread - HAIR if value < 0 else 0.0
            tastes[action] = taste
        return tastes

    def _clear_mind(self) -> Mind:
        return Mind(self.game, self.level._replace(slips=()), Chance(0))

    def _appears(self, position: Position) -> float:
        """Say how many points ahead the seat will be, as far as it has all of it in mind."""
        if self._mind.weighs and position.turn is not None:
            return self._mind.evaluate(position, self._seat)
        return self.worth(position, self._seat)

    def _take(self, value: float, line: tuple[Action, ...]) -> None:
        self.choice = Choice(line[0], value, line)

    def _spent(self) -> bool:
        return self.work >= self.level.effort

    def _progress(self) -> float:
        return self.work / max(1, self.level.effort)

    def _branches(self, position: Position) -> Generator[float, None, list[Branch]]:
        """Look once at every action that comes to mind, best first."""
        branches = []
        for number, action in enumerate(self._mind.seen(position, position.legal())):
            after = position.copy()
            after.advance(action)
            branches.append((self._appears(after), action, after))
            if number % 32 == 31:
                self.work += 32
                yield self._progress()
        self.work += len(branches) % 32
        branches.sort(key=_value, reverse=position.turn == self._seat)
        return branches

    def _read(
        self, position: Position, depth: int, low: float, high: float
    ) -> Generator[float, None, Line]:
        """Read a position so many turns ahead; values outside low to high need not be exact."""
        if position.turn is None:
            return self.worth(position, self._seat), ()
        if depth == 1:
            yield self._progress()
            return self._last(position, low, high)
        mine = position.turn == self._seat
        best: Line = (-ENDLESS if mine else ENDLESS, ())
        branches = yield from self._branches(position)
        if self.level.width:
            del branches[self.level.width :]
        for _, action, after in branches:
            value, line = yield from self._read(after, depth - 1, low, high)
            if value > best[0] if mine else value < best[0]:
                best = value, (action, *line)
                if mine:
                    low = max(low, value)
                else:
                    high = min(high, value)
                if low >= high:
                    break
            if self._spent():
                break
        return best

    def _last(self, position: Position, low: float, high: float) -> Line:
        """Read the last turn in full, until it is good enough for the seat to act."""
        mine = position.turn == self._seat
        habits = self._habits
        actions = self._mind.seen(position, position.legal())
        actions.sort(key=lambda action: -habits.get(action, 0))
        best = -ENDLESS if mine else ENDLESS
        chosen = actions[0]
        for action in actions:
            after = position.copy()
            after.advance(action)
            self.work += 1
            value = self._appears(after)
            if value > best if mine else value < best:
                best, chosen = value, action
                if best >= high if mine else best <= low:
                    break
        habits[chosen] = habits.get(chosen, 0) + 1
        return best, (chosen,)


def _value(branch: Branch) -> float:
    return branch[0]
