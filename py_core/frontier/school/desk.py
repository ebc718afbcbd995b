"""The teacher's desk: the lesson that is being taken, and the work on one that is being made.

What takes long is done in slices; an answer that is not `done` is asked for again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from frontier.table.errors import Impossible, Unreadable
from frontier.table.game import Game
from frontier.table.match import Match

from . import fields
from .checks import Attempt, holds, measure
from .lesson import Lesson, Step, check_playable, find_game, read_lesson, read_match
from .lesson_link import read_lesson_link, write_link
from .offers import offers
from .solving import Solutions, Verification
from .statements import read_check

if TYPE_CHECKING:
    from . import shapes


class Judged(NamedTuple):
    """An action that was played in a step: whose step it is, which move, and what is said of it."""

    seat: int
    move: int
    verdict: shapes.Verdict


class Desk:
    """Knows the lesson that is being taken, and what was begun for one that is being made."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self._lesson: Lesson | None = None
        self._step: Step | None = None
        self._match: Match | None = None
        """The pupil's own copy of the match of the step."""
        self._verification: tuple[str, Verification] | None = None
        self._solutions: tuple[str, Solutions] | None = None

    def read(self, lesson: Any) -> shapes.Lesson:
        """Put a lesson on the desk; one that lies there already is not replayed again."""
        if self._lesson is not None and self._lesson.written() == lesson:
            return self._lay(self._lesson)
        return self._lay(read_lesson(lesson, self._games))

    def follow(self, link: str) -> shapes.Lesson:
        """Put the lesson of a link on the desk."""
        return self._lay(read_lesson_link(link, self._games))

    def begin(self, number: Any) -> Match:
        """Give a fresh copy of a step's match, to be played in."""
        if self._lesson is None:
            raise Unreadable("lesson-none")
        last = len(self._lesson.steps) - 1
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= last:
            raise Unreadable("lesson-no-step")
        self._step = self._lesson.steps[number]
        self._match = self._step.fresh_match()
        return self._match

    def attempt(self, picks: Any, table: Match | None) -> Judged:
        """Play the pupil's action, or one of the others where it is played on, and judge it."""
        step, match = self._step, self._match
        if step is None or match is None or table is not match:
            raise Unreadable("lesson-none")
        action = fields.action(picks, "picks")
        begun = len(step.match.actions)
        seat = match.at(begun).turn
        if seat is None or any(statement["is"] == "read" for statement in step.check):
            raise Impossible("lesson-reading")
        to_win = any(statement["is"] == "win" for statement in step.check)
        if match.cursor != begun and not to_win:
            raise Impossible("lesson-answered")
        move = match.cursor
        match.play(action)
        return Judged(seat, move, _won(match, seat) if to_win else _judged(step, match))

    def solutions(self, wanted: Mapping[str, Any], milliseconds: float) -> shapes.Solutions:
        """Carry on finding the actions that a check would accept at a moment of a match."""
        key = json.dumps([wanted.get("game"), wanted.get("match"), wanted.get("check")])
        if self._solutions is None or self._solutions[0] != key:
            match = self._read_match(wanted)
            check = read_check(wanted.get("check"))
            check_playable(match, check)
            self._solutions = key, Solutions(match, check)
        found = self._solutions[1]
        found.carry_on(milliseconds)
        return {"done": found.done, "progress": round(found.progress, 3), **found.told()}

    def verify(self, lesson: Any, milliseconds: float) -> shapes.Verification:
        """Carry on finding out whether every step can be solved."""
        return self._verify(lesson, milliseconds).told()

    def link(self, lesson: Any, milliseconds: float) -> shapes.LinkedLesson:
        """Carry on verifying a lesson; once every step is known to be solvable, give its link."""
        verification = self._verify(lesson, milliseconds)
        verification.check()
        told = verification.told()
        if not verification.done:
            return {"done": told["done"], "progress": told["progress"], "steps": told["steps"]}
        link = write_link(verification.lesson, self._games)
        return {**told, "link": link, "length": len(link)}

    def statements(self, wanted: Mapping[str, Any]) -> shapes.Offers:
        """List what statements can be about at a moment of a match."""
        return offers(self._read_match(wanted))

    def _lay(self, lesson: Lesson) -> shapes.Lesson:
        self._lesson, self._step, self._match = lesson, None, None
        return lesson.written()

    def _verify(self, lesson: Any, milliseconds: float) -> Verification:
        key = json.dumps(lesson)
        if self._verification is None or self._verification[0] != key:
            self._verification = key, Verification(read_lesson(lesson, self._games))
        self._verification[1].carry_on(milliseconds)
        return self._verification[1]

    def _read_match(self, wanted: Mapping[str, Any]) -> Match:
        value = wanted.get("match")
        inside = value.get("game") if isinstance(value, dict) else None
        return read_match(value, find_game(wanted.get("game", inside), self._games))


def _judged(step: Step, match: Match) -> shapes.Verdict:
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


def _won(match: Match, seat: int) -> shapes.Verdict:
    """Judge a match that has to be won, once it is over."""
    outcome = match.position.outcome()
    solved = outcome is not None and seat in outcome.winners
    return {
        "solved": solved,
        "over": outcome is not None,
        "missed": [0] if outcome is not None and not solved else [],
        "numbers": [{"totals": match.position.totals()}],
    }
