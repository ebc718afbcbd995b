"""Why an action is good or bad: what it brings at once, and what it changes.

Every number is counted by the rules: it stands in an event of a trial, or is the difference of a
feature. What differs between deals that a seat cannot tell apart is chance, and is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from frontier.table.chance import Chance
from frontier.table.events import Event, Values
from frontier.table.game import Feature, Game, Position
from frontier.table.picks import Action, Pick, write_action

from .bot import final_worth

if TYPE_CHECKING:
    from . import shapes

DEALS = 3
"""In how many deals an action is tried: what is the same in all of them does not hang on luck."""
SLIGHT = 1.0
"""A change that is worth fewer points is not told."""
FEARED = 5.0
"""How many points the obvious action must cost to be warned of."""
MOST_CHANGES = 2


class Sentence(NamedTuple):
    """One sentence of an explanation, by its key in one of the files of words."""

    file: str
    key: str
    values: Values
    where: tuple[Pick, ...] = ()

    def told(self) -> shapes.Sentence:
        """Write it as plain JSON."""
        return {
            "file": self.file,
            "key": self.key,
            "values": dict(self.values),
            "where": list(self.where),
        }


class Trial(NamedTuple):
    """What an action does in one deal."""

    events: list[Event]
    """What happens for certain: up to the first thing that chance gives."""
    before: list[Feature]
    after: list[Feature]
    position: Position
    luck: bool
    """Whether chance has a part in it."""


def explain(
    game: Game, position: Position, action: Action, line: Sequence[Action] = ()
) -> list[Sentence]:
    """Explain a legal action of the seat to act, from what that seat can see.

    `line` is what is expected to follow, the action itself included.
    """
    seat = position.turn
    if seat is None:
        return []
    chance = Chance(0)
    trials = [_try(game, position.hidden(seat, chance), action, seat) for _ in range(DEALS)]
    sentences = _outright(game, trials)
    # What is settled or scored is no longer nearer or likelier: then only gains are told.
    sentences += _changes(game, trials, seat, gains_only=bool(sentences))
    if not sentences:
        luck = any(trial.luck for trial in trials)
        sentences.append(Sentence("bots", "why.luck" if luck else "why.quiet", {"seat": seat}))
    if len(line) > 1:
        sentences += _answer(game, trials[0].position, line[1])
        if len({trial.position.text() for trial in trials}) == 1:
            sentences += _feared(game, position.hidden(seat, chance), action, seat)
    return sentences


def _try(game: Game, table: Position, action: Action, seat: int) -> Trial:
    judge = game.judge
    before = judge.features(table, seat) if judge else []
    told: list[Event] = []
    table.advance(action, told)
    certain = []
    for event in told:
        if event.given:
            break
        certain.append(event)
    after = judge.features(table, seat) if judge and table.turn is not None else []
    return Trial(certain, before, after, table, len(certain) < len(told))


def _outright(game: Game, trials: list[Trial]) -> list[Sentence]:
    """Tell the events that matter and happen in every deal."""
    telling = game.judge.telling if game.judge else ()
    sentences = []
    for same in zip(*(trial.events for trial in trials), strict=False):
        event = same[0]
        if any(other != event for other in same):
            break
        if event.kind in telling:
            sentences.append(_of_event(game, event))
    return sentences


def _of_event(game: Game, event: Event) -> Sentence:
    values = {**event.values, "points": event.points, "seat": event.seat}
    return Sentence(game.name, f"event.{event.kind}", values, event.where)


def _changes(game: Game, trials: list[Trial], seat: int, gains_only: bool) -> list[Sentence]:
    """Tell the largest changes of features that are the same in every deal."""
    told = game.judge.changing if game.judge else ()
    found = []
    for number, before in enumerate(trials[0].before):
        changes = [
            trial.after[number].value - trial.before[number].value
            for trial in trials
            if trial.after
        ]
        if before.name not in told or not changes or max(changes) - min(changes) > 1e-6:
            continue
        worth = changes[0] * before.weight
        if (worth if gains_only else abs(worth)) >= SLIGHT:
            found.append((abs(worth), before.name, changes[0]))
    found.sort(key=lambda change: -change[0])
    return [
        Sentence(
            game.name,
            f"feature.{name}.{'more' if change > 0 else 'less'}",
            {"seat": seat, "change": _plain(abs(change))},
        )
        for _, name, change in found[:MOST_CHANGES]
    ]


def _plain(number: float) -> float:
    """Round what is told; a whole number stays one."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def _answer(game: Game, after: Position, answer: Action) -> list[Sentence]:
    """Tell the answer that is expected, and what it brings at once."""
    seat = after.turn
    if seat is None or answer not in after.legal():
        return []
    told: list[Event] = []
    after.copy().advance(answer, told)
    telling = game.judge.telling if game.judge else ()
    brings = [event for event in told if event.kind in telling and not event.given]
    values = {"seat": seat, "picks": write_action(answer)}
    return [
        Sentence("bots", "why.answer", values, answer),
        *(_of_event(game, event) for event in brings),
    ]


def _feared(game: Game, position: Position, action: Action, seat: int) -> list[Sentence]:
    """Tell what the answer to the obvious other action would be, where nothing is hidden."""
    judge = game.judge
    if judge is None:
        return []
    others = [other for other in position.legal() if other != action]
    if not others:
        return []
    obvious = _best(game, position, others, seat)
    worths = []
    for tried in (action, obvious):
        after = position.copy()
        after.advance(tried)
        if after.turn is None or after.turn == seat:
            return []
        answer = _best(game, after, after.legal(), after.turn)
        told: list[Event] = []
        who = after.turn
        after.advance(answer, told)
        worths.append(_worth(game, after, seat))
    brings = [event for event in told if event.kind in judge.telling]
    if worths[0] - worths[1] < FEARED or not brings:
        return []
    values = {"seat": who, "picks": write_action(obvious), "answer": write_action(answer)}
    return [
        Sentence("bots", "why.feared", values, obvious),
        *(_of_event(game, event) for event in brings),
    ]


def _best(game: Game, position: Position, actions: list[Action], seat: int) -> Action:
    """Find what looks best for a seat right after it."""

    def value(action: Action) -> float:
        after = position.copy()
        after.advance(action)
        return _worth(game, after, seat)

    return max(actions, key=value)


def _worth(game: Game, position: Position, seat: int) -> float:
    if position.turn is None or game.judge is None:
        return final_worth(position, seat)
    return game.judge.evaluate(position, seat)
