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
from .answers import is_right, said_to, said_to_action
from .checks import Attempt, holds, measure
from .classroom import Classroom
from .grading import Grading
from .lesson import MOST_ACTIONS, Lesson, Step, check_playable, find_game, read_lesson, read_match
from .lesson_link import read_lesson_link, write_link
from .offers import offers
from .questions import question_in, read_answer
from .solving import Solutions, Verification
from .statements import ALONE, read_check

if TYPE_CHECKING:
    from . import shapes


class Judged(NamedTuple):
    """An action that was played in a step: whose step it is, which move, and what is said of it."""

    seat: int
    move: int
    verdict: shapes.Verdict


class Begun(NamedTuple):
    """A step on the table: its match, whose action it is about, and how many came before it."""

    match: Match
    pupil: int | None
    began: int


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
        self._grading: tuple[str, Grading] | None = None
        self._classroom: tuple[str, Any, Classroom] | None = None

    def read(self, lesson: Any) -> shapes.Lesson:
        """Put a lesson on the desk; one that lies there already is not replayed again."""
        if self._lesson is not None and self._lesson.written() == lesson:
            return self._lay(self._lesson)
        return self._lay(read_lesson(lesson, self._games, strict=True))

    def follow(self, link: str) -> shapes.Lesson:
        """Put the lesson of a link on the desk."""
        return self._lay(read_lesson_link(link, self._games))

    def begin(self, number: Any, played: Any = ()) -> Begun:
        """Give a fresh copy of a step's match, to be played in, or on where it was left."""
        if self._lesson is None:
            raise Unreadable("lesson-none")
        last = len(self._lesson.steps) - 1
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= last:
            raise Unreadable("lesson-no-step")
        step = self._lesson.steps[number]
        match = step.fresh_match()
        began = match.cursor
        pupil = match.position.turn
        if played:
            actions = fields.list_of(played, "actions", 0, MOST_ACTIONS)
            if not any(statement["is"] == "win" for statement in step.check):
                raise Impossible("lesson-answered")
            match = match.with_actions(
                [*match.actions, *(fields.action(a, "actions") for a in actions)]
            )
        self._step, self._match = step, match
        return Begun(match, pupil, began)

    def attempt(self, picks: Any, table: Match | None) -> Judged:
        """Play the pupil's action, or one of the others where it is played on, and judge it."""
        step, match = self._step, self._match
        if step is None or match is None or table is not match:
            raise Unreadable("lesson-none")
        action = fields.action(picks, "picks")
        begun = len(step.match.actions)
        seat = match.at(begun).turn
        reading = question_in(step.check) or any(part["is"] == "read" for part in step.check)
        if seat is None or reading:
            raise Impossible("lesson-reading")
        to_win = any(statement["is"] == "win" for statement in step.check)
        if match.cursor != begun and not to_win:
            raise Impossible("lesson-answered")
        move = match.cursor
        match.play(action)
        return Judged(seat, move, _won(match, seat) if to_win else _judged(step, match))

    def answer(self, value: Any, table: Match | None) -> shapes.Verdict:
        """Judge what a pupil answers to the question of a step."""
        step = self._step
        if step is None or self._match is None or table is not self._match:
            raise Unreadable("lesson-none")
        asked = question_in(step.check)
        if asked is None:
            raise Impossible("lesson-no-question")
        given = read_answer(asked, value)
        solved = is_right(step.match, asked, given)
        verdict: shapes.Verdict = {
            "solved": solved,
            "over": True,
            "missed": [] if solved else [0],
            "numbers": [{}],
        }
        return verdict if solved else _with_reply(verdict, said_to(step, given))

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

    def grade(self, wanted: Mapping[str, Any], milliseconds: float) -> shapes.Grade:
        """Carry on asking the computer players what they would answer at a moment of a match."""
        key = json.dumps([wanted.get("game"), wanted.get("match"), wanted.get("check")])
        if self._grading is None or self._grading[0] != key:
            match = self._read_match(wanted)
            check = read_check(wanted.get("check"))
            check_playable(match, check)
            if any(part["is"] in ALONE for part in check) or match.position.turn is None:
                raise Impossible("lesson-no-grade")
            self._grading = key, Grading(match, check)
        self._grading[1].carry_on(milliseconds)
        return self._grading[1].told()

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

    def classroom(self, link: str, lesson: Any) -> Classroom:
        """Open the classroom of an assignment; the one that is open is not built again."""
        known = self._classroom
        if known is None or known[0] != link or known[1] != lesson:
            self._classroom = known = link, lesson, Classroom(link, lesson, self._games)
        return known[2]

    def _lay(self, lesson: Lesson) -> shapes.Lesson:
        self._lesson, self._step, self._match = lesson, None, None
        return lesson.written()

    def _verify(self, lesson: Any, milliseconds: float) -> Verification:
        key = json.dumps(lesson)
        if self._verification is None or self._verification[0] != key:
            self._verification = key, Verification(read_lesson(lesson, self._games, strict=True))
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
    verdict: shapes.Verdict = {
        "solved": not missed,
        "over": True,
        "missed": missed,
        "numbers": [measure(statement, attempt, secrets) for statement in step.check],
    }
    return _with_reply(verdict, said_to_action(step, attempt)) if missed else verdict


def _with_reply(verdict: shapes.Verdict, reply: int | None) -> shapes.Verdict:
    if reply is not None:
        verdict["reply"] = reply
    return verdict


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
