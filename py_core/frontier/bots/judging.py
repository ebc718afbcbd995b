"""The one judge: what is best in a decision, and what any other action would cost.

Hints, reasons, the teacher, the look back and puzzles ask nobody else. It searches as the Marshal
does, without error and by work alone, so that it says the same again wherever it is asked.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from math import fsum, inf, sqrt
from typing import NamedTuple
from zlib import crc32

from frontier.table.chance import Chance
from frontier.table.chances import Chances
from frontier.table.game import Game, Lines, Position
from frontier.table.levels import Level
from frontier.table.picks import Action

from .bot import VICTORY, Bot, Choice, final_worth, lead
from .levels import level_of
from .players import make_bot

LEVEL = "marshal"
DEPTHS = (3, 4)
"""How many turns after an action are read to weigh it; the kinder of the readings counts."""
PATIENCE = 4
"""How many times the effort of a choice a reading may take before it stops where it is."""
DEALS = 240
"""In how many deals two actions are compared, all else alike."""
SURE = 2.5
"""How many standard errors a difference over deals must have: less is luck."""


class Verdict(NamedTuple):
    """What the judge says of an action, beside the best one."""

    action: Action
    better: Action
    """The best action; this one itself where nothing is better."""
    loss: float
    """How many points are given away, winning among them; 0 where it is as good."""
    points: float
    """The same without what winning is worth: points that are counted at the end."""
    chances: tuple[float, float]
    """Of winning: with the better action, and with this one."""
    lines: tuple[tuple[Action, ...], tuple[Action, ...]]
    """What is expected to follow on both, these included; only as far as it can be known."""

    @property
    def risk(self) -> float:
        """How much of the chance to win is given away."""
        return max(0.0, self.chances[0] - self.chances[1])


class Weight(NamedTuple):
    """What an action was found to be worth, in each reading or deal, and what follows."""

    values: Sequence[float]
    margins: Sequence[float]
    """How far ahead its seat is at the end of each line, winning itself left out."""
    lines: Sequence[tuple[Action, ...]]
    """What follows, in each reading; over deals the action alone."""


class Decision:
    """One decision of a seat: the judge's choice, and verdicts on the others when asked."""

    def __init__(self, game: Game, position: Position) -> None:
        seat = position.turn
        assert seat is not None
        self.game = game
        self.position = position
        self.seat = seat
        self.level = level_of(game, LEVEL)._replace(noise=0.0, seconds=inf)
        self.best: Choice | None = None
        self.verdicts: dict[Action, Verdict] = {}
        self._weights: dict[Action, Weight] = {}
        self._search: tuple[Bot, Iterator[float]] | None = None
        # What the seat sees decides its luck, so that hidden cards have no part in a verdict.
        seen = json.dumps(position.view(seat), sort_keys=True)
        self.luck = crc32(seen.encode())
        """What draws its deals; other luck gives a second opinion."""
        self.deals = DEALS

    def think(self) -> Iterator[float]:
        """Look for the best action, telling the progress from 0 to 1; only the first time."""
        if self.best is not None:
            return
        if self._search is None:
            bot = self._bot()
            self._search = bot, bot.think(self.position, self.seat, Chance(self.luck))
        bot, search = self._search
        # One search for all who ask: whoever comes later goes on where another one has left it.
        for progress in search:  # noqa: UP028
            yield progress
        self.best = bot.choice

    def settle(self, best: Action) -> None:
        """Take it as proved that this action is the best."""
        self.best = Choice(best, 0.0, (best,))

    def weigh(self, action: Action) -> Iterator[float]:
        """Weigh an action beside the best one, telling the progress."""
        if action in self.verdicts:
            return
        for progress in self.think():
            yield 0.6 * progress
        assert self.best is not None
        better = self.best.action
        if action == better or self._is_same(action, better):
            chance = self._chance([self.best.value])
            line = self.best.line if action == better else (action, *self.best.line[1:])
            self.verdicts[action] = Verdict(
                action, action, 0.0, 0.0, (chance, chance), (line, line)
            )
            return
        judge = self.game.judge
        if judge is not None and judge.lines is not None:
            yield from self._over_deals(judge.lines(self._deal(Chance(self.luck))), action)
        else:
            for number, one in enumerate((better, action)):
                for progress in self._read_after(one):
                    yield 0.6 + 0.2 * (number + progress)
        self.verdicts[action] = self._compare(self._weights[better], self._weights[action])

    def verdict(self, action: Action) -> Verdict:
        """Weigh an action at once."""
        for _ in self.weigh(action):
            pass
        return self.verdicts[action]

    def _bot(self, level: Level | None = None) -> Bot:
        return make_bot(self.game, LEVEL, level or self.level)

    def _deal(self, chance: Chance) -> Position:
        return self.position.hidden(self.seat, chance)

    def _is_same(self, one: Action, other: Action) -> bool:
        """Tell whether two actions come to the same."""
        texts = []
        for action in (one, other):
            after = self._deal(Chance(self.luck))
            after.advance(action)
            texts.append(after.text())
        return texts[0] == texts[1]

    def _read_after(self, action: Action) -> Iterator[float]:
        """Read on from an action, to each of the depths."""
        if action in self._weights:
            return
        after = self._deal(Chance(self.luck))
        after.advance(action)
        if after.turn is None:
            ends = len(DEPTHS)
            worth, margin = final_worth(after, self.seat), lead(after, self.seat)
            self._weights[action] = Weight([worth] * ends, [margin] * ends, [(action,)] * ends)
            return
        deeper = self.level._replace(effort=PATIENCE * self.level.effort)
        sign = 1 if after.turn == self.seat else -1
        values, margins, lines = [], [], []
        for number, depth in enumerate(DEPTHS):
            bot = self._bot(deeper._replace(depth=depth))
            for progress in bot.think(after, after.turn, Chance(self.luck)):
                yield (number + progress) / len(DEPTHS)
            assert bot.choice is not None
            values.append(sign * bot.choice.value)
            end = after.copy()
            for one in bot.choice.line:
                end.advance(one)
            margins.append(lead(end, self.seat) if end.turn is None else values[-1])
            lines.append((action, *bot.choice.line))
        self._weights[action] = Weight(values, margins, lines)

    def _over_deals(self, lines: Lines, action: Action) -> Iterator[float]:
        """Try the best action and another one in the same deals."""
        assert self.best is not None
        chance = Chance(self.luck + 1)
        found: dict[Action, list[float]] = {self.best.action: [], action: []}
        for number in range(self.deals):
            lines.deal(self._deal(chance))
            for one, values in found.items():
                values.append(lines.worth(one))
            yield 0.6 + 0.4 * number / self.deals
        for one, values in found.items():
            # Where a line ends the game, winning stands in its worth besides the margin.
            plain = [_without_victory(value) for value in values]
            self._weights[one] = Weight(values, [fsum(plain) / len(plain)], [(one,)])

    def _compare(self, best: Weight, other: Weight) -> Verdict:
        """Tell what is lost by the other one; no more than is certain."""
        differences = [a - b for a, b in zip(best.values, other.values, strict=True)]
        judge = self.game.judge
        told = -1
        if judge is not None and judge.lines is not None:
            loss, error = mean_and_error(differences)
            if loss < SURE * error:
                loss = 0.0
            chances = self._chance(best.values), self._chance(other.values)
        else:
            deepest = best.values[-1], other.values[-1]
            # The kinder of the readings counts, unless the deepest one has seen the end. Its
            # lines are told: where those of another one lead explains another number.
            if max(map(abs, deepest)) <= VICTORY:
                told = min(range(-1, -1 - len(differences), -1), key=differences.__getitem__)
            loss = differences[told]
            kinder = max(deepest[1], deepest[0] - max(0.0, loss))
            chances = self._chance(deepest[:1]), self._chance([kinder])
        line, better_line = other.lines[told], best.lines[told]
        action, better = line[0], better_line[0]
        if loss <= 0:
            chance = max(chances)
            return Verdict(action, action, 0.0, 0.0, (chance, chance), (line, line))
        points = max(0.0, min(loss, best.margins[told] - other.margins[told]))
        return Verdict(action, better, loss, points, chances, (better_line, line))

    def _chance(self, values: Sequence[float]) -> float:
        """Say how likely a seat wins that is so far ahead, on average over deals."""
        judge = self.game.judge
        chances = judge.chances.get(self.position.players) if judge else None
        left = judge.left(self.position) if judge else 0.0
        found = [won_by(value, chances or Chances(), left) for value in values]
        return fsum(found) / len(found)


def won_by(value: float, chances: Chances, left: float) -> float:
    """Say how likely a seat wins that is so far ahead; the end of a game leaves no doubt."""
    if abs(value) > VICTORY:
        return 1.0 if value > 0 else 0.0
    return chances.of(value, left)


def _without_victory(value: float) -> float:
    if abs(value) <= VICTORY:
        return value
    return value - VICTORY if value > 0 else value + VICTORY


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """Give a mean and its standard error."""
    count = len(numbers)
    mean = fsum(numbers) / count
    squares = fsum((number - mean) ** 2 for number in numbers)
    return mean, sqrt(squares / (count - 1) / count) if count > 1 else 0.0
