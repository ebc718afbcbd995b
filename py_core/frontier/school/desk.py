"""The teacher's desk: the lesson that is being taken, and the work on one that is being made.

What takes long is done in slices; an answer that is not `done` is asked for again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Protocol

from frontier.table.errors import Impossible, Unreadable
from frontier.table.game import Game
from frontier.table.match import Match

from . import fields
from .checks import Attempt, holds, measure
from .fields import Json
from .lesson import Lesson, Step, check_playable, find_game, read_lesson, read_match
from .lesson_link import read_lesson_link, write_link
from .offers import offers
from .solving import Solutions, Verification
from .statements import read_check

USUAL_SLICE = 40.0


class Table(Protocol):
    """Where the pupil plays."""

    match: Match | None

    def lay(self, match: Match) -> None:
        """Put a match on the table."""

    def tell(self, seat: int | None, since: int) -> Json:
        """Tell the state of the match as a seat sees it, and what happened since an action."""


class Desk:
    """Answers what the page asks about lessons."""

    def __init__(self, games: Mapping[str, Game], table: Table) -> None:
        self._games = games
        self._table = table
        self._lesson: Lesson | None = None
        self._step: Step | None = None
        self._match: Match | None = None
        """The pupil's own copy of the match of the step."""
        self._verification: tuple[str, Verification] | None = None
        self._solutions: tuple[str, Solutions] | None = None

    def answer(self, request: Json) -> Json:
        """Answer one request."""
        return _VERBS[request["do"]](self, request)

    def lesson(self, request: Json) -> Json:
        """Read a lesson and put it on the desk."""
        return self._lay(read_lesson(request.get("lesson"), self._games))

    def follow(self, request: Json) -> Json:
        """Read a lesson from its link and put it on the desk."""
        link = request.get("link")
        if not isinstance(link, str):
            raise Unreadable("request", request="link")
        return self._lay(read_lesson_link(link, self._games))

    def step(self, request: Json) -> Json:
        """Lay a fresh copy of a step's match on the table."""
        if self._lesson is None:
            raise Unreadable("lesson-none")
        number, last = request.get("step"), len(self._lesson.steps) - 1
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= last:
            raise Unreadable("lesson-no-step")
        self._step = self._lesson.steps[number]
        self._match = self._step.fresh_match()
        self._table.lay(self._match)
        seat = request.get("seat", self._match.position.turn)
        return {**self._table.tell(seat, 0), "step": number}

    def attempt(self, request: Json) -> Json:
        """Play the pupil's action, or one of the others where it is played on, and judge it."""
        step, match = self._step, self._match
        if step is None or match is None or self._table.match is not match:
            raise Unreadable("lesson-none")
        action = fields.action(request.get("picks"), "picks")
        begun = len(step.match.actions)
        seat = match.at(begun).turn
        if seat is None or any(statement["is"] == "read" for statement in step.check):
            raise Impossible("lesson-reading")
        to_win = any(statement["is"] == "win" for statement in step.check)
        if match.cursor != begun and not to_win:
            raise Impossible("lesson-answered")
        move = match.cursor
        match.play(action)
        verdict = _won(match, seat) if to_win else _judged(step, match)
        return {**self._table.tell(seat, move), "verdict": verdict}

    def solutions(self, request: Json) -> Json:
        """Carry on finding the actions that a check would accept."""
        wanted = [request.get("game"), request.get("match"), request.get("check")]
        key = json.dumps(wanted)
        if self._solutions is None or self._solutions[0] != key:
            match = self._read_match(request)
            check = read_check(wanted[2])
            check_playable(match, check)
            self._solutions = key, Solutions(match, check)
        found = self._solutions[1]
        found.carry_on(_slice(request))
        return {"done": found.done, "progress": round(found.progress, 3), **found.told()}

    def verify(self, request: Json) -> Json:
        """Carry on finding out whether every step can be solved."""
        return self._verify(request).told()

    def link(self, request: Json) -> Json:
        """Carry on verifying a lesson; once every step is known to be solvable, give its link."""
        verification = self._verify(request)
        verification.check()
        told = verification.told()
        if verification.done:
            link = write_link(verification.lesson, self._games)
            told |= {"link": link, "length": len(link)}
        return told

    def statements(self, request: Json) -> Json:
        """List what statements can be about in a position."""
        return offers(self._read_match(request))

    def _lay(self, lesson: Lesson) -> Json:
        self._lesson, self._step, self._match = lesson, None, None
        return {"lesson": lesson.written()}

    def _verify(self, request: Json) -> Verification:
        lesson = request.get("lesson")
        key = json.dumps(lesson)
        if self._verification is None or self._verification[0] != key:
            self._verification = key, Verification(read_lesson(lesson, self._games))
        self._verification[1].carry_on(_slice(request))
        return self._verification[1]

    def _read_match(self, request: Json) -> Match:
        value = request.get("match")
        inside = value.get("game") if isinstance(value, dict) else None
        return read_match(value, find_game(request.get("game", inside), self._games))


def _judged(step: Step, match: Match) -> Json:
    """Judge the one action of a step by its statements."""
    attempt = Attempt(step.match.position, match.actions[len(step.match.actions)])
    missed = [place for place, part in enumerate(step.check) if not holds(part, attempt)]
    secrets = match.game.secrets
    return {
        "solved": not missed,
        "over": True,
        "missed": missed,
        "numbers": [measure(statement, attempt, secrets) for statement in step.check],
    }


def _won(match: Match, seat: int) -> Json:
    """Judge a match that has to be won, once it is over."""
    outcome = match.position.outcome()
    solved = outcome is not None and seat in outcome.winners
    return {
        "solved": solved,
        "over": outcome is not None,
        "missed": [0] if outcome is not None and not solved else [],
        "numbers": [{"totals": match.position.totals()}],
    }


def _slice(request: Json) -> float:
    """Read how long a slice may be."""
    value = request.get("ms", USUAL_SLICE)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= 10_000:
        raise Unreadable("request", request="ms")
    return float(value)


_VERBS: dict[str, Callable[[Desk, Json], Json]] = {
    "lesson": Desk.lesson,
    "lesson_follow": Desk.follow,
    "lesson_step": Desk.step,
    "lesson_try": Desk.attempt,
    "lesson_solutions": Desk.solutions,
    "lesson_verify": Desk.verify,
    "lesson_link": Desk.link,
    "statements": Desk.statements,
}
