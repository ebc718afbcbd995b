"""Following what comes after an action by the rules, to see where it leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from frontier.table.causes import Comparison, Line
from frontier.table.chance import Chance
from frontier.table.events import Event
from frontier.table.game import Game, Position
from frontier.table.picks import Action

from .judging import Verdict

DEALS = 40
"""In how many deals what follows is looked at, where something is hidden or chance has a part."""
MOST_STEPS = 1500


def compare(game: Game, position: Position, verdict: Verdict) -> Iterator[Comparison | None]:
    """Follow both actions of a verdict; the comparison comes last, nothing before it."""
    seat = position.turn
    assert seat is not None
    judge = game.judge
    better: list[Line] = []
    other: list[Line] = []
    if judge is None or judge.likely is None:
        for found, actions in zip((better, other), verdict.lines, strict=True):
            found.append(replay(position, actions))
    else:
        chance = Chance(0)
        for _ in range(DEALS):
            deal = position.hidden(seat, chance)
            better.append(_play_on(game, deal, verdict.better, seat))
            other.append(_play_on(game, deal, verdict.action, seat))
            yield None
    yield Comparison(seat, position, better, other)


def replay(position: Position, actions: Sequence[Action]) -> Line:
    """Play the actions of a line."""
    end = position.copy()
    told: list[list[Event]] = []
    after = position
    for number, action in enumerate(actions):
        told.append([])
        end.advance(action, told[-1])
        if not number:
            after = end.copy()
    return Line(tuple(actions), tuple(told), after, end)


def _play_on(game: Game, deal: Position, action: Action, seat: int) -> Line:
    """Play an action in a deal, and on by sensible play."""
    judge = game.judge
    assert judge is not None
    assert judge.likely is not None
    assert judge.calm is not None
    end = deal.copy()
    told: list[list[Event]] = [[]]
    actions = [action]
    end.advance(action, told[-1])
    after = end.copy()
    left = judge.rounds * end.players
    while end.turn is not None and len(actions) < MOST_STEPS:
        if judge.calm(end):
            if not left:
                break
            left -= 1
        actions.append(judge.likely(end))
        told.append([])
        end.advance(actions[-1], told[-1])
    return Line(tuple(actions), tuple(told), after, end)
