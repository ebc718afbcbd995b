"""A race of actions over sampled deals: wide at first, and soon only among the close ones.

For games that offer `lines`: every deal of what the seat cannot see is prepared once, and all
actions still in the race are tried in it, so that they differ by what they do and not by luck.
Where a game tells `outcomes`, those are tried instead, all of them alike, and the actions weighed.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from frontier.table.chance import Chance
from frontier.table.game import Outcomes, Position
from frontier.table.picks import Action

from .bot import Bot, Choice, Deal
from .mind import Mind, Seeming

SURE = 0.1
"""How much what an action brings at a glance counts besides what comes of it."""
WEIGHINGS = (0.05, 0.3, 0.6, 1.0)
"""At which parts of the work the actions are weighed by their outcomes."""


class RacingBot(Bot):
    """Plays what does best on average over deals, the worse half given up again and again."""

    def search(self, deal: Deal, seat: int, chance: Chance) -> Iterator[float]:
        """Rank actions at a glance, then let the best of them race."""
        judge = self.game.judge
        assert judge is not None
        assert judge.lines is not None
        table = deal()
        outcomes = judge.outcomes(table) if judge.outcomes else None
        likes = Mind(self.game, self.level, chance).seeming(table)
        if outcomes is not None:
            yield from self._weigh(outcomes, deal, likes)
            return
        lines = judge.lines(table)
        rated = sorted(lines.rated(), key=lambda entry: -entry[0])[: self.level.width]
        liked = {action: likes(action) for _, action in rated}
        glances = {action: value for value, action in rated}
        alive = list(glances)
        first = alive[0]
        self.choice = Choice(first, lines.worth(first), (first,))
        if len(alive) < 2:
            return
        sums = dict.fromkeys(alive, 0.0)
        budget = self.level.samples * len(alive)
        # Every halving gets an equal part of the work, so that fewer actions get more deals each.
        stages = max(1, (len(alive) - 1).bit_length())
        effort = self.level.effort or inf
        spent = deals = 0

        def mean(action: Action) -> float:
            # The glance counts like one deal, so that few deals make no wild choices.
            glance = glances[action]
            return (glance + sums[action]) / (deals + 1) + SURE * glance + liked[action]

        for stage in range(1, stages + 1):
            part = stage / stages
            while spent + len(alive) <= budget * part and self.work < effort * part:
                lines.deal(deal())
                deals += 1
                for action in alive:
                    sums[action] += lines.worth(action)
                spent += len(alive)
                self.work = lines.work
                best = max(alive, key=mean)
                self.choice = Choice(best, sums[best] / deals, (best,))
                yield max(spent / budget, self.work / effort)
            alive = sorted(alive, key=mean, reverse=True)[: (len(alive) + 1) // 2]

    def _weigh(self, outcomes: Outcomes, deal: Deal, likes: Seeming) -> Iterator[float]:
        """Try the outcomes in deal after deal, and take the action that comes out best."""
        effort = max(1, self.level.effort)
        for part in WEIGHINGS:
            while self.work < effort * part:
                outcomes.deal(deal())
                self.work = outcomes.work
                yield self.work / effort
            value, best = max(outcomes.weighed(), key=lambda entry: entry[0] + likes(entry[1]))
            self.choice = Choice(best, value, (best,))

    def look(self, table: Position, action: Action, seat: int) -> float:
        """Try an action in a deal, and say what comes of it."""
        judge = self.game.judge
        assert judge is not None
        assert judge.lines is not None
        lines = judge.lines(table)
        worth = lines.worth(action)
        self.work += lines.work
        return worth
