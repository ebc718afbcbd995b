"""Finds every solution of a step, in slices; a lesson is verified step by step.

"Win" is tried by computer players: a line that wins shows that it can be done.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from frontier.bots.players import make_bot
from frontier.bots.sentences import deed_of
from frontier.bots.slices import Slices, start_thinking
from frontier.table.chance import Chance
from frontier.table.errors import Impossible
from frontier.table.match import Match
from frontier.table.picks import Action

from .answers import right_answer, solvable
from .checks import Attempt, holds, holds_all, is_quick
from .lesson import Lesson
from .questions import question_in

if TYPE_CHECKING:
    from . import shapes
    from .shapes import Statement

SOLVERS = ("rancher", "marshal", "marshal", "marshal")
"""Who tries to win a step, one after the other; each plays by chance of its own."""
_OWN_STREAM = 0x50_1BE5
MOST_DEEDS = 60
"""How many solutions are told in words."""
MOST_MOVES = 600
"""A game that goes on for longer is given up: without the clock it might have no end."""
_USUAL_GAME = 60  # moves, for the progress that is told
_GLANCE = 2.0  # milliseconds between two looks at the clock


class Solutions:
    """All solutions of one step."""

    def __init__(self, match: Match, check: list[Statement]) -> None:
        self._match = match
        self._check = check
        self._legal = match.position.legal()
        # What is read, or is for a bot to prove, has no action to be looked for.
        self._for_reading = any(statement["is"] in ("read", "beat") for statement in check)
        self._asked = question_in(check)
        self.accepted: list[Action] = []
        self.line: list[Action] | None = None
        """For a step to be won: the actions of all seats, from where it begins to the end."""
        self._idle: list[int] = []
        self._slices = Slices(self._work())

    @property
    def done(self) -> bool:
        """Whether all of them have been found."""
        return self._slices.done

    @property
    def progress(self) -> float:
        """How far it is, from 0 to 1."""
        return self._slices.progress

    @property
    def solvable(self) -> bool:
        """Whether the step can be solved, as far as is known."""
        if self._asked is not None:
            return solvable(self._match, self._asked)
        return self._for_reading or bool(self.accepted)

    def carry_on(self, milliseconds: float) -> None:
        """Work for about so long."""
        self._slices.carry_on(milliseconds)

    def told(self) -> shapes.Solved:
        """Tell how many legal actions there are, and which of them solve the step."""
        told: shapes.Solved = {
            "legal": len(self._legal),
            "accepted": self.accepted,
            "deeds": [
                deed_of(self._match.game, self._match.position, action).told()
                for action in self.accepted[: MOST_DEEDS if self._asked is None else 0]
            ],
            "solvable": self.solvable,
        }
        if self._idle:
            told["idle"] = self._idle
        if self.line is not None:
            told["line"] = self.line
        return told

    def _work(self) -> Iterator[float]:
        if self._for_reading:
            return
        if self._asked is not None:
            right = right_answer(self._match, self._asked)
            self.accepted = [] if right is None else [right]
            return
        wanted = [statement["level"] for statement in self._check if statement["is"] == "win"]
        if wanted:
            yield from self._win(wanted[0])
            return
        position = self._match.position
        habits: dict[Action, int] = {}
        idle = {place for place, part in enumerate(self._check) if is_quick(part)}
        for number, action in enumerate(self._legal, 1):
            attempt = Attempt(position, action, habits)
            idle -= {place for place in idle if not holds(self._check[place], attempt)}
            if holds_all(self._check, attempt):
                self.accepted.append(action)
            yield number / len(self._legal)
        # What looks at every answer too is not asked about each action once more.
        all_right = len(self.accepted) == len(self._legal)
        self._idle = list(range(len(self._check))) if all_right else sorted(idle)

    def _win(self, level: str) -> Iterator[float]:
        """Let computer players try, until one of them wins."""
        begun = self._match.cursor
        seat = self._match.position.turn
        for number, solver in enumerate(SOLVERS):
            match = Match(self._match.game, self._match.setup, self._match.actions)
            while match.position.turn is not None and match.cursor - begun < MOST_MOVES:
                own = match.position.turn == seat
                for _ in _turn(match, solver if own else level, number if own else 0):
                    moves = match.cursor - begun
                    yield (number + moves / (moves + _USUAL_GAME)) / len(SOLVERS)
            outcome = match.position.outcome()
            if outcome is not None and seat in outcome.winners:
                self.line = match.actions[begun:]
                self.accepted = [self.line[0]]
                return


def _turn(match: Match, level: str, attempt: int) -> Iterator[None]:
    """Let one computer player think and act; at attempt 0 it does what it would in the page."""
    position = match.position
    assert position.turn is not None
    bot, slices = start_thinking(match, level)
    if attempt:
        bot = make_bot(match.game, level)
        chance = Chance(_OWN_STREAM * attempt + match.cursor)
        slices = Slices(bot.think(position, position.turn, chance))
    while not slices.done:
        slices.carry_on(_GLANCE)
        yield
    assert bot.choice is not None
    match.play(bot.choice.action)


class Verification:
    """Whether every step of a lesson can be solved, and how."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._steps = [Solutions(step.match, step.check) for step in lesson.steps]
        self._slices = Slices(self._work())

    @property
    def done(self) -> bool:
        """Whether every step has been looked at."""
        return self._slices.done

    def carry_on(self, milliseconds: float) -> None:
        """Work for about so long."""
        self._slices.carry_on(milliseconds)

    def told(self) -> shapes.Verification:
        """Tell how far it is, and of each finished step how it can be solved."""
        return {
            "done": self.done,
            "progress": round(self._slices.progress, 3),
            "steps": [step.told() for step in self._steps if step.done],
        }

    def _work(self) -> Iterator[float]:
        for number, step in enumerate(self._steps):
            while not step.done:
                step.carry_on(_GLANCE)
                yield (number + step.progress) / len(self._steps)

    def check(self) -> None:
        """Refuse the lesson if a step is known to have no solution."""
        for number, step in enumerate(self._steps, 1):
            if step.done and not step.solvable:
                raise Impossible("lesson-unsolvable", step=number)
