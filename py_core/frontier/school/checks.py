"""Whether statements hold for an action: it is tried on a copy, and so is every answer to it.

Chance falls as the seed of the match has it, and hidden hands are what they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from frontier.table.events import Event
from frontier.table.game import Position
from frontier.table.picks import Action

if TYPE_CHECKING:
    from . import shapes
    from .shapes import Statement

MOST_OWN = 40
"""After so many more decisions of its own a seat is not waited for any longer."""


class Answer(NamedTuple):
    """What the next seat might do, how many points that brings it, and what happens."""

    picks: Action
    rise: int
    told: list[Event]


class Attempt:
    """An action tried in a position, with the answers to it when somebody asks for them."""

    def __init__(self, before: Position, action: Action, habits: dict[Action, int] | None = None):
        seat = before.turn
        assert seat is not None
        self.seat = seat
        self.action = action
        self.told: list[Event] = []
        self.after = before.copy()
        self.after.advance(action, self.told)
        self._before = before
        self._habits = {} if habits is None else habits
        self._due: Position | None = None
        self._looked = False

    @property
    def rise(self) -> int:
        """How many points the action brings its seat."""
        return self.after.totals()[self.seat] - self._before.totals()[self.seat]

    def answers(self) -> Iterator[Answer]:
        """Try every answer of the next other seat, first those that have refuted others."""
        position = self._answering()
        if position is None:
            return
        seat = position.turn
        assert seat is not None
        total = position.totals()[seat]
        habits = self._habits
        for picks in sorted(position.legal(), key=lambda picks: -habits.get(picks, 0)):
            after = position.copy()
            told: list[Event] = []
            after.advance(picks, told)
            yield Answer(picks, after.totals()[seat] - total, told)

    def refuted_by(self, answer: Answer) -> None:
        """Remember an answer that will be worth trying first again."""
        self._habits[answer.picks] = self._habits.get(answer.picks, 0) + 1

    def _answering(self) -> Position | None:
        """Give the position in which another seat is to act, if there comes one.

        What the seat itself has still to decide is passed over by the last legal action, which is
        the one that ends or declines.
        """
        if not self._looked:
            self._looked = True
            position = self.after
            for _ in range(MOST_OWN):
                if position.turn != self.seat:
                    break
                position = position.copy()
                position.advance(position.legal()[-1])
            if position.turn not in (None, self.seat):
                self._due = position
        return self._due


def holds(statement: Statement, attempt: Attempt) -> bool:
    """Say whether a statement holds, looking no further than that takes."""
    return _HOLDS[statement["is"]](statement, attempt)


def holds_all(check: list[Statement], attempt: Attempt) -> bool:
    """Say whether all statements hold, the quick ones asked first."""
    return all(holds(statement, attempt) for statement in sorted(check, key=_effort))


def is_quick(statement: Statement) -> bool:
    """Tell whether a statement holds or not without a look at the answers to an action."""
    return _effort(statement) == 0


def measure(statement: Statement, attempt: Attempt, secrets: bool) -> shapes.Measure:
    """Tell the numbers behind a statement, but not what others hold in their hands."""
    if statement["is"] == "score":
        return {"rise": attempt.rise}
    if statement["is"] == "event":
        return {"events": _nearest(statement, attempt)}
    if statement["is"] == "leave":
        return _best_answer(attempt, secrets)
    if statement["is"] == "keep":
        return _breaking(statement, attempt, secrets)
    if statement["is"] == "any":
        return {"of": [measure(part, attempt, secrets) for part in statement["of"]]}
    return {}


def _effort(statement: Statement) -> int:
    if statement["is"] == "any":
        return max(map(_effort, statement["of"]))
    return 1 if statement["is"] in ("leave", "keep") else 0


def _plays(statement: shapes.PlayStatement, attempt: Attempt) -> bool:
    picks = list(attempt.action)
    return any(picks[: len(beginning)] == beginning for beginning in statement["actions"])


def _scores(statement: shapes.ScoreStatement, attempt: Attempt) -> bool:
    return bool(attempt.rise >= statement["least"])


def _happens(statement: shapes.EventStatement, attempt: Attempt) -> bool:
    return any(_is_meant(event, statement, attempt.seat) for event in attempt.told)


def _leaves(statement: shapes.LeaveStatement, attempt: Attempt) -> bool:
    for answer in attempt.answers():
        if answer.rise > statement["most"]:
            attempt.refuted_by(answer)
            return False
    return True


def _keeps(statement: shapes.KeepStatement, attempt: Attempt) -> bool:
    if _brings(attempt.told, statement, attempt.seat):
        return False
    for answer in attempt.answers():
        if _brings(answer.told, statement, attempt.seat):
            attempt.refuted_by(answer)
            return False
    return True


def _any(statement: shapes.AnyStatement, attempt: Attempt) -> bool:
    return any(holds(part, attempt) for part in sorted(statement["of"], key=_effort))


_HOLDS: dict[str, Callable[[Any, Attempt], bool]] = {
    "play": _plays,
    "score": _scores,
    "event": _happens,
    "leave": _leaves,
    "keep": _keeps,
    "any": _any,
    "beat": lambda _statement, _attempt: False,  # no single action beats anybody
}


def values_of(event: Event, seat: int) -> Mapping[str, Any]:
    """List the values of an event that a seat may know, its points among them."""
    values = event.seen_by(seat)["values"]
    if event.points and "points" not in values:
        return {**values, "points": event.points}
    return values


def _brings(told: list[Event], statement: shapes.KeepStatement, seat: int) -> bool:
    return any(_is_kind(event, statement, seat) for event in told)


def _is_kind(
    event: Event, statement: shapes.EventStatement | shapes.KeepStatement, seat: int
) -> bool:
    """Say whether an event is of the kind, and has the values, that a statement names."""
    if event.kind != statement["kind"]:
        return False
    wanted = statement.get("values")
    if not wanted:
        return True
    values = values_of(event, seat)
    return all(_same(values.get(name), value) for name, value in wanted.items())


def _is_meant(event: Event, statement: shapes.EventStatement, seat: int) -> bool:
    if event.seat != seat and not statement.get("anyone"):
        return False
    if not _is_kind(event, statement, seat):
        return False
    values = values_of(event, seat)
    return all(
        _is_number(values.get(name)) and values[name] >= least
        for name, least in statement.get("least", {}).items()
    )


def _same(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, list):
        return isinstance(value, list | tuple) and list(value) == wanted
    return type(value) is type(wanted) and bool(value == wanted)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _nearest(statement: shapes.EventStatement, attempt: Attempt) -> list[Mapping[str, Any]]:
    """List the values of the events of the kind that was asked for, right or not."""
    return [
        values_of(event, attempt.seat)
        for event in attempt.told
        if event.kind == statement["kind"]
        and (event.seat == attempt.seat or statement.get("anyone"))
    ]


def _best_answer(attempt: Attempt, secrets: bool) -> shapes.Measure:
    answers = list(attempt.answers())
    if not answers:
        return {"rise": 0, "answer": None}
    best = max(answers, key=lambda answer: answer.rise)
    picks = None if secrets else best.picks
    return {"rise": best.rise, "answer": {"picks": picks, "rise": best.rise}}


def _breaking(statement: shapes.KeepStatement, attempt: Attempt, secrets: bool) -> shapes.Measure:
    """Tell what brings the event that was to be kept off: the action, or which answer."""
    if _brings(attempt.told, statement, attempt.seat):
        return {"kept": False, "answer": None}
    for answer in attempt.answers():
        if _brings(answer.told, statement, attempt.seat):
            return {"kept": False, "answer": {"picks": None if secrets else answer.picks}}
    return {"kept": True, "answer": None}
