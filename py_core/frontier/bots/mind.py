"""What a level has in mind for one decision: what it forgets, overlooks or likes too much.

The style of somebody who plays at a level is there in every decision.
"""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from typing import TypeAlias

from frontier.table.chance import Chance
from frontier.table.game import Game, Position
from frontier.table.levels import Level
from frontier.table.people import Habit
from frontier.table.picks import Action
from frontier.table.slips import Slip

Seeming: TypeAlias = Callable[[Action], float]


class Mind:
    """The slips of a level that come up in one decision, drawn by chance; often none."""

    def __init__(self, game: Game, level: Level, chance: Chance) -> None:
        known = game.judge.slips if game.judge else {}
        slips: list[Slip] = [
            known[name] for name, often in level.slips if chance.below(100) < often
        ]
        self._judge = game.judge
        self._seem: list[Habit] = [slip.seems for slip in slips if slip.seems]
        if game.judge is not None:
            habits = game.judge.habits
            self._seem += [_liking(habits[name], points) for name, points in level.style]
        self._unseen = [slip.unseen for slip in slips if slip.unseen]
        self._factors: dict[str, float] = {}
        for slip in slips:
            for name, factor in slip.weighs.items():
                self._factors[name] = self._factors.get(name, 1.0) * factor

    @property
    def weighs(self) -> bool:
        """Whether it judges positions otherwise than they are."""
        return bool(self._factors)

    def seen(self, position: Position, actions: list[Action]) -> list[Action]:
        """Leave out the actions that do not come to mind, if any does."""
        if not self._unseen:
            return actions
        unseen = self._unseen
        found = [action for action in actions if not any(one(position, action) for one in unseen)]
        return found or actions

    def seeming(self, position: Position) -> Seeming:
        """Tell how many points better than it is an action of this position seems."""
        if not self._seem:
            return _as_it_is
        each = [seems(position) for seems in self._seem]
        return lambda action: fsum([one(action) for one in each])

    def evaluate(self, position: Position, seat: int) -> float:
        """Say how many points ahead a seat will be, as it appears."""
        assert self._judge is not None
        factors = self._factors
        total = 0.0
        for name, value, weight in self._judge.features(position, seat):
            total += value * weight * factors.get(name, 1.0)
        return total


def _liking(habit: Habit, points: float) -> Habit:
    """Let what a habit counts seem worth so many points each."""

    def seems(position: Position) -> Seeming:
        counts = habit(position)
        return lambda action: points * counts(action)

    return seems


def _as_it_is(_: Action) -> float:
    return 0.0
