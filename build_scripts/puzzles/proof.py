"""Proving that a position has one clearly best action, by the one judge that the page asks too.

What a puzzle says is true for the hint, the teacher and the look back as well: all of them, and
the answer to a wrong try, come from the same search.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from frontier.bots.judging import Decision, Verdict
from frontier.bots.reasons import SEVERAL, Account, account
from frontier.bots.teacher import Tolerance, hands_back
from frontier.table.chance import Chance
from frontier.table.game import Game, Position
from frontier.table.picks import Action
from puzzles.seeing import at_a_glance, steps_to_see


class Demand(NamedTuple):
    """What a puzzle of a game must keep to."""

    lead: float
    """How many points every other action must give away."""
    others: int
    """How many other actions are weighed, those first that look best at a glance."""
    least_legal: int
    near: float
    """What is no more than so many points worse at a glance looks about as good."""


DEMANDS = {
    "boomers": Demand(2.0, 12, 10, 2.0),
    "oregon": Demand(1.5, 8, 6, 1.0),
    "boomtown": Demand(2.0, 8, 3, 2.0),
}
LEAST_RISK = 0.02
"""How much of the chance to win every other action must give away."""
KEPT = 0.5
"""What part of the demand is enough for a puzzle that is listed already: it was proved before."""
TEMPTING = 6
"""Beside how many other actions, those first that look best, an answer may be explained."""
ANOTHER_LUCK = 1_000_003
"""Where deals are played out, the closest action is weighed once more, in other deals."""


class Proof(NamedTuple):
    """That one action is clearly best, and what tempts away from it."""

    actions: tuple[Action, ...]
    """The best action, with all others that come to the same."""
    other: Action
    """The action that it is explained beside: one that looks good and is not."""
    loss: float
    """How many points the closest other action gives away."""
    account: Account
    """The judge's account of the other action."""
    plausible: int
    """How many other actions look about as good at a glance, or better."""
    steps: int
    """How many actions one has to look ahead to see why."""

    def told(self) -> dict[str, Any]:
        """Tell what is kept of it with a puzzle."""
        return {
            "actions": self.actions,
            "other": self.other,
            "loss": round(self.loss, 2),
            "cause": self.account.kind,
            "steps": self.steps,
            "plausible": self.plausible,
        }


def prove(
    game: Game, position: Position, best: Action | None = None, part: float = 1.0
) -> Proof | None:
    """Prove that one action of the seat to act is clearly best, or give up.

    With `best`, it must be that one; `part` says how much of the demand is enough.
    """
    demand = DEMANDS[game.name]
    groups = same_after(position)
    if len(groups) < 2 or len(position.legal()) < demand.least_legal:
        return None
    decision = Decision(game, position)
    for _ in decision.think():
        pass
    assert decision.best is not None
    chosen = decision.best.action
    (own,) = (group for group in groups if chosen in group)
    if best is not None and best not in own:
        return None
    glances = at_a_glance(game, position)
    lowest = min(glances.values())
    rest = [group[0] for group in groups if group is not own]
    rest.sort(key=lambda action: -glances.get(action, lowest))
    verdicts: list[Verdict] = []
    for other in rest[: demand.others]:
        verdict = decision.verdict(other)
        if not is_clear(game, verdict, part):
            return None
        verdicts.append(verdict)
    closest = min(verdicts, key=lambda verdict: verdict.loss)
    if not _holds_again(game, position, chosen, closest, part):
        return None
    plausible = _as_good(game, glances, own, rest)
    told = _beside(decision, (rest[0], closest.action, *rest[1:TEMPTING]))
    if told is None:
        return None
    steps = steps_to_see(game, position, told)
    return Proof(tuple(own), told.verdict.action, closest.loss, told, plausible, steps)


def _beside(decision: Decision, others: Iterable[Action]) -> Account | None:
    """Explain the best action beside the first other one of which something definite can be told.

    What tempts most explains best; else the closest one, or whatever does.
    """
    for other in dict.fromkeys(others):
        told = _account(decision, other)
        if told.kind and told.kind != SEVERAL:
            return told
    return None


def explain(game: Game, position: Position, best: Action, other: Action) -> Account | None:
    """Explain what is known to be best: beside this other action, else beside one that tempts."""
    glances = at_a_glance(game, position)
    lowest = min(glances.values())
    rest = [group[0] for group in same_after(position) if best not in group]
    rest.sort(key=lambda action: -glances.get(action, lowest))
    decision = Decision(game, position)
    decision.settle(best)
    return _beside(decision, (other, *rest[:TEMPTING]))


def look_as_good(game: Game, position: Position, accepted: Sequence[Action]) -> int:
    """Count how many other actions look about as good at a glance as these, or better."""
    rest = [group[0] for group in same_after(position) if group[0] not in accepted]
    return _as_good(game, at_a_glance(game, position), accepted, rest)


def _as_good(
    game: Game, glances: Mapping[Action, float], own: Sequence[Action], rest: Sequence[Action]
) -> int:
    lowest = min(glances.values())
    bar = max(glances.get(action, lowest) for action in own) - DEMANDS[game.name].near
    return sum(glances.get(action, lowest) >= bar for action in rest)


def is_clear(game: Game, verdict: Verdict, part: float = 1.0) -> bool:
    """Tell whether an action is clearly worse than the best one, in a game that is still open."""
    return hands_back(verdict, Tolerance(part * DEMANDS[game.name].lead, part * LEAST_RISK))


def _holds_again(
    game: Game, position: Position, best: Action, closest: Verdict, part: float
) -> bool:
    """Tell whether the closest other action is behind in other deals as well."""
    judge = game.judge
    if judge is None or judge.lines is None:
        return True
    again = Decision(game, position)
    again.luck += ANOTHER_LUCK
    again.settle(best)
    return again.verdict(closest.action).loss >= part * DEMANDS[game.name].lead / 2


def account_of(game: Game, position: Position, best: Action, other: Action) -> Account:
    """Account for an action beside the one that is known to be best, as the page does."""
    decision = Decision(game, position)
    decision.settle(best)
    return _account(decision, other)


def _account(decision: Decision, action: Action) -> Account:
    (told,) = (one for one in account(decision, action) if isinstance(one, Account))
    return told


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
