"""Players to measure by: one that plays anything legal, one that looks a single action ahead."""

from __future__ import annotations

from collections.abc import Iterator

from frontier.table.chance import Chance

from .bot import Bot, Choice, Deal, noise


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
        """Try every action once."""
        table = deal()
        legal = table.legal()
        best = float("-inf")
        for number, action in enumerate(legal):
            trial = table.copy()
            trial.advance(action)
            value = self.worth(trial, seat)
            self.work += 1
            judged = value + noise(chance, self.level.noise)
            if judged > best:
                best = judged
                self.choice = Choice(action, value, (action,))
            if number % 16 == 15:
                yield number / len(legal)
