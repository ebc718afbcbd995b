"""Players that look a single action ahead: one plays anything legal, one what it likes best."""

from __future__ import annotations

from collections.abc import Iterator

from frontier.table.chance import Chance

from .bot import Bot, Choice, Deal, noise
from .mind import Mind


class RandomBot(Bot):
    """Plays any legal action."""

    def search(self, deal: Deal, seat: int, chance: Chance) -> Iterator[float]:
        """Draw one."""
        action = chance.choose(deal().legal())
        self.choice = Choice(action, 0.0, (action,))
        yield 1.0


class GreedyBot(Bot):
    """Plays what the judge likes best right after it, in one deal of what it cannot see."""

    def search(self, deal: Deal, seat: int, chance: Chance) -> Iterator[float]:
        """Try every action once, and leave what is far below the best, however it seems."""
        table = deal()
        mind = Mind(self.game, self.level, chance)
        seeming = mind.seeming(table)
        actions = mind.seen(table, table.legal())
        tried = []
        best = float("-inf")
        for number, action in enumerate(actions):
            after = table.copy()
            after.advance(action)
            value = self.worth(after, seat)
            self.work += 1
            seems = mind.evaluate(after, seat) if mind.weighs and after.turn is not None else value
            seems += seeming(action) + noise(chance, self.level.noise)
            tried.append((seems, value, action))
            if value > best:
                best = value
            if number % 16 == 15:
                yield number / len(actions)
        least = best - self.level.reach
        _, value, action = max(
            (one for one in tried if one[1] >= least), key=lambda entry: entry[0]
        )
        self.choice = Choice(action, value, (action,))
