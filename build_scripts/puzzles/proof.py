"""Proving that a position has one clearly best action, and finding out which levels miss it.

The searches are those of the computer players with several times Marshal's effort. They deal what
the seat cannot see anew each time: nothing hidden is ever needed to solve a puzzle.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from frontier.bots.bot import lead
from frontier.bots.levels import level_of
from frontier.bots.players import make_bot
from frontier.bots.reading import ENDLESS, ReadingBot
from frontier.bots.sampling import MOST_STEPS, SamplingBot
from frontier.games.boomtown.auction import PASS
from frontier.table.chance import Chance
from frontier.table.game import Game, Position
from frontier.table.levels import Level
from frontier.table.picks import Action

GRADES = ("greenhorn", "settler", "rancher")
"""From the easiest puzzles on: the strongest level that misses them."""
GRADE_SEEDS = 8
"""How often a level is asked, each time with another chance; half of them missed is a failure."""
ENDS = 100
"""How many deals are played to their end besides: there the next best may not be ahead."""
SCREEN_DEALS = 16
SCREEN_LEAD = 0.7
"""How many deals a first look takes, and what part of the lead it must show."""
SURE = 3.0
DOUBTFUL = 0.4
"""How many standard errors away something must be to be settled, or given up, before all deals are
made: good positions are let go more easily than doubtful ones are kept."""
NEVER = 99.0
"""The same for what is given up only in the end."""


class Demand(NamedTuple):
    """What a puzzle of a game must keep to."""

    lead: float
    """By how many points the best action must be ahead of every other one, in every run."""
    even: float
    """How far ahead or behind the seat may be expected to end: nothing is lost or won yet."""
    least_legal: int
    depths: tuple[int, ...]
    """How many turns ahead each run reads."""
    width: int
    """How many actions are followed: at inner turns where every line is read, else at the first."""
    deals: int = 0
    """How many deals each run plays out; 0 where nothing is hidden and chance has no part."""
    effort: int = 0
    """A proof that reads every line is given up after so many positions."""


DEMANDS = {
    "boomers": Demand(2.5, 30.0, 10, (3, 4, 5), width=9, effort=250_000),
    "oregon": Demand(1.5, 25.0, 6, (2, 2, 3, 4), width=16, deals=250),
    "boomtown": Demand(2.5, 30.0, 3, (0, 0, 1, 2), width=12, deals=200),
}


class Proof(NamedTuple):
    """That one action is clearly best."""

    actions: tuple[Action, ...]
    """The best action, with all others that lead to the same position."""
    second: Action
    """The best of the rest."""
    leads: tuple[float, ...]
    """By how many points it is behind: in each run over deals, or read the furthest."""
    value: float
    line: tuple[Action, ...]
    second_line: tuple[Action, ...]
    """What is expected to follow on the best action and on the second one, these included, where
    every line was read."""
    work: int
    """How many positions were looked at."""

    def told(self) -> dict[str, Any]:
        """Tell what is kept of it with a puzzle."""
        return {
            "actions": self.actions,
            "second": self.second,
            "leads": [round(one, 2) for one in self.leads],
            "value": round(self.value, 1),
            "line": self.line,
            "second_line": self.second_line,
            "work": self.work,
        }


def prove(
    game: Game,
    position: Position,
    first: Action | None = None,
    shallow: bool = True,
    doubtful: float = DOUBTFUL,
) -> Proof | None:
    """Prove that one action of the seat to act is clearly best, or give up.

    Where every line is read, `first` says which action is to be proved best; one that is so only
    when read far enough is proved without the shallowest run. Where deals are played out,
    `doubtful` says how soon to give up, or `NEVER`.
    """
    demand = DEMANDS[game.name]
    groups = same_after(position)
    if len(groups) < 2 or len(position.legal()) < demand.least_legal:
        return None
    if demand.deals:
        return _prove_by_deals(game, position, groups, demand, doubtful)
    if first is None:
        first = position.legal()[0]
    depths = demand.depths if shallow else demand.depths[1:]
    return _prove_by_reading(game, position, groups, first, demand._replace(depths=depths))


def line_after(game: Game, position: Position, action: Action) -> tuple[Action, ...]:
    """Read what is expected to follow on an action, as far as the last run of a proof."""
    demand = DEMANDS[game.name]
    seat = position.turn
    assert seat is not None
    reader = Reader(game, Level("reading", effort=demand.effort, width=demand.width))
    reader.begin(seat)
    after = position.copy()
    after.advance(action)
    return action, *reader.value(after, demand.depths[-1] - 1, -ENDLESS, ENDLESS)[1]


def same_after(position: Position) -> list[list[Action]]:
    """Gather the legal actions that lead to the same position; they count as one."""
    seat = position.turn
    assert seat is not None
    deals = [position.hidden(seat, Chance(number)) for number in range(3)]
    groups: dict[tuple[str, ...], list[Action]] = {}
    for action in position.legal():
        texts = []
        for deal in deals[:1] if len({deal.text() for deal in deals}) == 1 else deals:
            after = deal.copy()
            after.advance(action)
            texts.append(after.text())
        groups.setdefault(tuple(texts), []).append(action)
    return list(groups.values())


def misses(game: Game, position: Position, accepted: tuple[Action, ...], level: str) -> int:
    """Count how many of the tries of a level miss the best action."""
    seat = position.turn
    assert seat is not None
    bot = make_bot(game, level)
    return sum(
        bot.choose(position, seat, Chance(1000 + seed)).action not in accepted
        for seed in range(GRADE_SEEDS)
    )


def grade(counts: dict[str, int]) -> str | None:
    """Name the strongest level that misses at least half of the time; None if none does."""
    failing = [level for level in GRADES if 2 * counts[level] >= GRADE_SEEDS]
    return failing[-1] if failing and GRADES[0] in failing else None


# Where nothing is hidden: every line is read ahead.


class Reader(ReadingBot):
    """Reads a position so many turns ahead within bounds, without any error."""

    def begin(self, seat: int) -> None:
        """Forget everything, and read for this seat."""
        self._seat, self._chance, self._habits = seat, Chance(0), {}
        self.work = 0

    def value(
        self, position: Position, depth: int, low: float, high: float
    ) -> tuple[float, tuple[Action, ...]]:
        """Give the value of a position and the line to it; exact only from low to high."""
        reading = self._read(position, depth, low, high)
        while True:
            try:
                next(reading)
            except StopIteration as end:
                value: tuple[float, tuple[Action, ...]] = end.value
                return value


def _prove_by_reading(
    game: Game, position: Position, groups: list[list[Action]], first: Action, demand: Demand
) -> Proof | None:
    seat = position.turn
    assert seat is not None
    reader = Reader(game, Level("reading", effort=demand.effort, width=demand.width))
    reader.begin(seat)
    best: list[Action] = []
    rest = []
    for group in groups:
        after = position.copy()
        after.advance(group[0])
        if first in group:
            best, chosen = group, after
        else:
            rest.append((reader.worth(after, seat), group[0], after))
    rest.sort(key=lambda branch: -branch[0])
    value, bound = 0.0, 0.0
    line: tuple[Action, ...] = ()
    for depth in demand.depths:
        value, line = reader.value(chosen, depth - 1, -ENDLESS, ENDLESS)
        if abs(value) > demand.even:
            return None
        # First whether anything comes close, which is quick to refute; then how close.
        bound = value - demand.lead
        read = []
        for _, other, after in rest:
            near = reader.value(after, depth - 1, bound - 0.01, bound)[0]
            if near >= bound or reader.work >= demand.effort:
                return None
            read.append((near, other, after))
        read.sort(key=lambda branch: -branch[0])
        rest = read
    # By how much the next best is behind, read as far as the last run.
    near = -ENDLESS
    second: tuple[Action, ...] = (rest[0][1],)
    for _, other, after in rest:
        found, follows = reader.value(after, demand.depths[-1] - 1, near, bound)
        if found > near:
            near, second = found, (other, *follows)
    if reader.work >= demand.effort or value - near > demand.even:
        # Only winning or losing at once is worth so much: no lesson in that.
        return None
    lines = (best[0], *line), second
    return Proof(tuple(best), second[0], (value - near,), value, *lines, reader.work)


# Where chance has a part: the same deals for every action, until it is certain or too close.


class _Sampler(SamplingBot):
    """Plays a deal on by sensible play; at the very end only the margin counts."""

    def worth(self, position: Position, seat: int) -> float:
        """Say how many points ahead this seat will be."""
        if position.turn is None:
            return lead(position, seat)
        return super().worth(position, seat)

    def turns(self, table: Position) -> int:
        """Say how many turns are played on, whoever has them."""
        return self.level.depth

    def look(self, table: Position, action: Action, seat: int) -> float:
        """Play a deal on; who wins an auction then chooses as if the deal were known.

        That flatters every bid: passing is best for certain when even so none comes close.
        """
        if table.phase != "bid" or action == PASS:
            return super().look(table, action, seat)
        judge = self.game.judge
        assert judge is not None
        assert judge.likely is not None
        assert judge.calm is not None
        table.advance(action)
        while table.turn is not None and not judge.calm(table):
            if table.turn == seat and table.phase == "take":
                takes = table.legal()
                return max(super(_Sampler, self).look(table.copy(), one, seat) for one in takes)
            table.advance(judge.likely(table))
            self.work += 1
        return self.worth(table, seat)


class _Run(NamedTuple):
    """What one run over many deals found."""

    best: list[Action]
    second: Action
    lead: float
    value: float
    work: int


def _prove_by_deals(
    game: Game, position: Position, groups: list[list[Action]], demand: Demand, doubtful: float
) -> Proof | None:
    judge = game.judge
    assert judge is not None
    assert judge.sensible is not None
    seat = position.turn
    assert seat is not None
    glances = {act: value for value, act in judge.sensible(position.hidden(seat, Chance(0)))}
    groups = sorted(groups, key=lambda group: -glances.get(group[0], -1e9))[: demand.width]
    runs: list[_Run] = []
    for number, depth in enumerate(demand.depths):
        chance = Chance(1 + number)
        run = _run(game, position, groups, demand, depth, chance, doubtful)
        if run is None or (runs and run.best != runs[0].best):
            return None
        runs.append(run)
    close = min(runs, key=lambda run: run.lead)
    if played_out(game, position, close.best[0], close.second) <= 0:
        return None
    return Proof(
        tuple(close.best),
        close.second,
        tuple(run.lead for run in runs),
        runs[0].value,
        (),
        (),
        sum(run.work for run in runs),
    )


def screen(game: Game, position: Position, actions: list[Action]) -> Action | None:
    """Find the best of some actions in a few deals, if it may be clearly best; else nothing."""
    demand = DEMANDS[game.name]
    groups = [[action] for action in actions]
    few = demand._replace(deals=SCREEN_DEALS, lead=SCREEN_LEAD * demand.lead)
    run = _run(game, position, groups, few, demand.depths[0], Chance(77))
    return None if run is None else run.best[0]


def played_out(game: Game, position: Position, best: Action, second: Action) -> float:
    """Tell how far ahead an action is when deals are played to their end, no judge asked."""
    seat = position.turn
    assert seat is not None
    sampler = _Sampler(game, level_of(game, "marshal")._replace(depth=MOST_STEPS))
    chance = Chance(0)
    total = 0.0
    for _ in range(ENDS):
        table = position.hidden(seat, chance)
        total += sampler.look(table.copy(), best, seat) - sampler.look(table, second, seat)
    return total / ENDS


def _run(
    game: Game,
    position: Position,
    groups: list[list[Action]],
    demand: Demand,
    depth: int,
    chance: Chance,
    doubtful: float = DOUBTFUL,
) -> _Run | None:
    """Play out deals for every action; give up as soon as the lead cannot be large enough."""
    seat = position.turn
    assert seat is not None
    sampler = _Sampler(game, level_of(game, "marshal")._replace(depth=depth))
    values: list[list[float]] = [[] for _ in groups]
    alive = list(range(len(groups)))
    behind: dict[int, float] = {}
    checks = [check for check in (6, 16, 40, 100) if check < demand.deals]
    best = 0
    for deals in (*checks, demand.deals):
        while len(values[alive[0]]) < deals:
            table = position.hidden(seat, chance)
            for number in alive:
                values[number].append(sampler.look(table.copy(), groups[number][0], seat))
        best = max(alive, key=lambda number: sum(values[number]))
        settled: list[int] = []
        close: list[int] = []
        for number in alive:
            if number == best:
                continue
            mean, error = _difference(values[best], values[number])
            if mean + doubtful * error < demand.lead:
                return None
            behind[number] = mean
            (settled if mean - SURE * error > demand.lead else close).append(number)
        # The nearest one is followed to the end, to know by how much it is behind.
        close = close or [min(settled, key=behind.__getitem__)]
        alive = [best, *close]
    second = min(behind, key=behind.__getitem__)
    value = sum(values[best]) / len(values[best])
    if behind[second] < demand.lead or abs(value) > demand.even:
        return None
    return _Run(groups[best], groups[second][0], behind[second], value, sampler.work)


def _difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """Give the mean difference over the same deals, and its standard error."""
    count = len(one)
    differences = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(differences) / count
    spread = sum((difference - mean) ** 2 for difference in differences) / max(1, count - 1)
    return mean, sqrt(spread / count)
