"""Why one action is better than another: what makes most of the difference.

A number that no cause accounts for by at least half is not explained by any: then several small
things make it, and that is said. Where nothing definite can be said, nothing is.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import fsum, inf
from typing import NamedTuple

from frontier.table.causes import Cause, Comparison
from frontier.table.chance import Chance
from frontier.table.events import Event
from frontier.table.game import Game, Position
from frontier.table.picks import Action

from .bot import lead
from .following import compare
from .judging import Decision, Verdict, mean_and_error
from .sentences import Sentence, Step, deed_of, steps_of

SLIGHT = 1.0
"""What is worth fewer points is no cause."""
MOST_TIMES = 3.0
SEVERAL = "several"
"""The kind of a mistake that no single cause explains."""
SHOWN = 5
"""How many actions of a line are shown."""
MOST_AT_ONCE = 2
DEALS = 3
"""In how many deals something must happen to be certain."""


class Account(NamedTuple):
    """A verdict with its reason: what is said, and what is shown on the board."""

    verdict: Verdict
    kind: str
    """Of the cause; empty where there is nothing to explain."""
    of_other: bool
    """Whether the cause tells what comes of this action, not of the better one."""
    why: list[Sentence]
    line: list[Step]
    better_line: list[Step]
    compared: bool = False
    """Whether the cause only makes sense beside the other action."""


def theme_of(game: Game, told: Account) -> str:
    """Name what a decision is about: the theme of its reason; nothing where that has none."""
    judge = game.judge
    if judge is None:
        return ""
    ways = (judge.themes_of_other, judge.themes) if told.of_other else (judge.themes,)
    themes = (theme for way in ways for theme, kinds in way.items() if told.kind in kinds)
    return next(themes, "")


def account(decision: Decision, action: Action) -> Iterator[Account | float]:
    """Weigh an action and find the reason; the account comes last, the progress before it."""
    for progress in decision.weigh(action):
        yield 0.8 * progress
    game, position = decision.game, decision.position
    verdict = decision.verdicts[action]
    line, better_line = (steps_of(game, position, one[:SHOWN]) for one in reversed(verdict.lines))
    if verdict.better == action:
        yield Account(verdict, "", False, at_once(game, position, action), line, better_line)
        return
    causes: list[Cause] = []
    for followed in compare(game, position, verdict):
        if followed is not None and game.judge is not None and game.judge.causes is not None:
            lost = lost_at_the_end(followed)
            causes = main_causes(game.judge.causes(followed), verdict, lost)
            verdict = counted(verdict, causes, lost)
        yield 0.9
    if causes:
        said = [of_cause(game, cause) for cause in sorted(causes, key=lambda one: one.later)]
        main, compared = causes[0], any(cause.compared for cause in causes)
        yield Account(verdict, main.kind, main.of_other, said, line, better_line, compared)
    else:
        several = Sentence("bots", "why.several", {})
        yield Account(verdict, SEVERAL, True, [several], line, better_line)


def lost_at_the_end(followed: Comparison) -> float:
    """Tell by how much less a seat is ahead at the end; 0 where lines are not played so far."""
    pairs = list(zip(followed.better, followed.other, strict=True))
    if len(pairs) < 2 or any(line.end.turn is not None for pair in pairs for line in pair):
        return 0.0
    lost = [lead(one.end, followed.seat) - lead(other.end, followed.seat) for one, other in pairs]
    mean, error = mean_and_error(lost)
    return mean - error  # what may be luck is not told


def counted(verdict: Verdict, causes: list[Cause], lost: float) -> Verdict:
    """Count what is given away in points of the end, as far as the causes account for it.

    A judge may cut a clear lead short, for it hardly wins more often; people count all of it.
    """
    told = min(lost, fsum(cause.points for cause in causes))
    return verdict._replace(points=max(verdict.points, told))


def recommend(decision: Decision) -> Iterator[Account | float]:
    """Say why the best action is: beside the other one that looks best at a glance.

    The account is that of the other action, or of the best one itself where none comes near.
    """
    for progress in decision.think():
        yield 0.5 * progress
    assert decision.best is not None
    other = obvious(decision)
    for told in account(decision, other or decision.best.action):
        yield told if isinstance(told, Account) else 0.5 + 0.5 * told


def obvious(decision: Decision) -> Action | None:
    """Find what looks best at a glance, besides the best action."""
    return next(iter(at_a_glance(decision)), None)


def at_a_glance(decision: Decision) -> list[Action]:
    """List what looks worth a thought besides the best action, the best looking first."""
    assert decision.best is not None
    game, position, seat = decision.game, decision.position, decision.seat
    judge = game.judge
    if judge is None:
        return []
    table = position.hidden(seat, Chance(0))
    if judge.sensible is not None:
        rated = judge.sensible(table)
    else:
        rated = []
        for action in position.legal():
            after = table.copy()
            after.advance(action)
            rated.append((judge.evaluate(after, seat) if after.turn is not None else 0.0, action))
    best = decision.best.action
    others = [entry for entry in rated if entry[1] != best]
    return [action for _, action in sorted(others, key=lambda entry: -entry[0])]


def main_causes(causes: list[Cause], verdict: Verdict, lost: float = 0.0) -> list[Cause]:
    """Find the cause that makes at least half of the difference; else two that do so together.

    They tell of the same action, or one of them is left out. None where it takes more. What is
    lost at the end may be more than the judge counts.
    """
    definite = [cause for cause in causes if not cause.vague]
    return _explaining(definite, verdict, lost) or _explaining(causes, verdict, lost)


def _explaining(causes: list[Cause], verdict: Verdict, lost: float) -> list[Cause]:
    half = verdict.points / 2
    most = MOST_TIMES * max(verdict.points, SLIGHT, lost)
    # What makes many times the difference is made up for by something else: it explains little.
    fitting = [one for one in causes if SLIGHT <= one.points <= most or one.points == inf]
    ranked = sorted(fitting, key=lambda one: -one.points)
    if ranked and ranked[0].points >= half:
        return ranked[:1]
    for first, second in combinations(ranked, 2):
        if first.of_other == second.of_other and first.points + second.points >= half:
            return [first, second]
    return []


def of_cause(game: Game, cause: Cause) -> Sentence:
    """Word a cause."""
    return Sentence(game.name, f"cause.{cause.kind}", cause.values, cause.where)


def at_once(game: Game, position: Position, action: Action) -> list[Sentence]:
    """Tell what an action brings at once, whatever its seat cannot see."""
    seat = position.turn
    if seat is None or game.judge is None:
        return []
    chance = Chance(0)
    tries: list[list[Event]] = []
    for _ in range(DEALS):
        told: list[Event] = []
        position.hidden(seat, chance).advance(action, told)
        tries.append(told)
    found = []
    for same in zip(*tries, strict=False):
        event = same[0]
        if event.given or any(other != event for other in same):
            break
        if event.kind in game.judge.telling and _speaks_for(event, seat):
            found.append(event)
    # What scores most says most.
    found.sort(key=lambda event: -event.points)
    return [
        Sentence(
            game.name,
            f"event.{event.kind}",
            {**event.values, "points": event.points, "seat": event.seat},
            event.where,
        )
        for event in found[:MOST_AT_ONCE]
    ]


def _speaks_for(event: Event, seat: int) -> bool:
    """Tell whether an event is a gain: what a seat pays or spends is no reason to do so."""
    spent = event.kind.endswith("-spent") or event.values.get("from") == seat
    return not spent and (event.seat == seat or event.values.get("to") == seat)


def otherwise(game: Game, position: Position, told: Account) -> list[Sentence]:
    """Say why the better action of an account is recommended."""
    if not told.kind or told.kind == SEVERAL:
        return at_once(game, position, told.verdict.better)
    if told.of_other or told.compared:
        other = deed_of(game, position, told.verdict.action)
        key = "why.instead" if told.of_other else "why.than"
        return [Sentence("bots", key, {"deed": other}, told.why[0].where), *told.why]
    return told.why
