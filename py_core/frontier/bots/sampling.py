"""Look-ahead over sampled deals: for games with dice, decks or hidden hands.

Each deal of what the seat cannot see is played on by sensible play, once for every action that is
still in question; after some deals the worse half of the actions is given up.
"""

from __future__ import annotations

from collections.abc import Iterator

from frontier.table.chance import Chance
from frontier.table.game import Position
from frontier.table.picks import Action

from .bot import Bot, Choice, Deal, noise
from .mind import Mind

SURE = 0.1
"""How much what an action brings at once counts besides what comes of it."""
MOST_STEPS = 400
"""No line is followed further than this."""


class SamplingBot(Bot):
    """Plays what does best on average over deals, each read some turns ahead."""

    def search(self, deal: Deal, seat: int, chance: Chance) -> Iterator[float]:
        """Rank actions at a glance, then try the best of them in every deal."""
        judge = self.game.judge
        assert judge is not None
        assert judge.sensible is not None
        table = deal()
        mind = Mind(self.game, self.level, chance)
        seeming = mind.seeming(table)
        rated = judge.sensible(table)
        # A mistake of any level stays within reach of the best action: nothing absurd.
        reach = self.level.reach
        least = max(value for value, _ in rated) - reach
        known = set(mind.seen(table, [action for _, action in rated]))
        rated = [one for one in rated if one[1] in known and one[0] >= least] or rated
        errors = {action: seeming(action) + noise(chance, self.level.noise) for _, action in rated}
        ranked = [(value + errors[action], action) for value, action in rated]
        ranked.sort(key=lambda entry: -entry[0])
        first = ranked[0][1]
        self.choice = Choice(first, self.look(table, first, seat), (first,))
        actions = [action for _, action in ranked[: self.level.width]]
        if len(actions) < 2 or not self.level.samples:
            return
        glances = {action: value for value, action in rated}
        sums = dict.fromkeys(actions, 0.0)

        def mean(action: Action) -> float:
            # The glance counts like one deal, so that few deals make no wild choices, and a
            # little always: what is sure now comes before what will do as well later.
            glance = glances[action]
            return (glance + sums[action]) / (deals + 1) + SURE * glance

        budget = self.level.samples * len(actions)
        spent = deals = over = 0
        alive = actions
        # Every halving gets an equal part of the work, so that fewer actions get more deals each;
        # a level that errs looks at all of them alike.
        stages = 1 if self.level.slips else max(1, (len(actions) - 1).bit_length())
        for stage in range(1, stages + 1):
            while spent + len(alive) <= budget * stage // stages:
                table = deal()
                deals += 1
                for action in alive:
                    trial = table.copy()
                    sums[action] += self.look(trial, action, seat)
                    over += trial.turn is None
                spent += len(alive)
                means = {action: mean(action) for action in alive}
                # Nobody misjudges a game that is over.
                doubt = 1 - over / spent
                least = max(means.values()) - reach * doubt
                best = max(
                    (action for action in alive if means[action] >= least),
                    key=lambda action: means[action] + doubt * errors[action],
                )
                self.choice = Choice(best, sums[best] / deals, (best,))
                yield spent / budget
            alive = sorted(alive, key=mean, reverse=True)[: (len(alive) + 1) // 2]

    def look(self, table: Position, action: Action, seat: int) -> float:
        """Play an action and some sensible turns after it, and say what that is worth."""
        judge = self.game.judge
        assert judge is not None
        assert judge.likely is not None
        assert judge.calm is not None
        table.advance(action)
        left = self.turns(table)
        for _ in range(MOST_STEPS):
            if table.turn is None:
                break
            if judge.calm(table):
                if not left:
                    break
                left -= 1
            table.advance(judge.likely(table))
            self.work += 1
        return self.worth(table, seat)

    def turns(self, table: Position) -> int:
        """Say how many turns are played on: the own next one too, however many sit there."""
        return self.level.depth * table.players
