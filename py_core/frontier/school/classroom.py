"""What pupils hand in: their actions, written into a link and replayed by the rules on reading.

A result claims nothing. What is solved and what was scored follows from the actions alone.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from frontier.table.errors import FrontierError, Impossible, Unreadable
from frontier.table.game import Game, Position
from frontier.table.link import (
    RESULT,
    DigitReader,
    DigitWriter,
    read_sealed,
    write_sealed,
)
from frontier.table.match import Match
from frontier.table.people import KINDS
from frontier.table.picks import Action

from . import fields
from .answers import is_right
from .assignment import BOTS, MATCH, MINUTES, PUZZLES, Assignment, read_assignment_link
from .checks import Attempt, holds_all
from .lab.bot_file import pack_bot, read_bot, unpack_bot
from .lesson import MOST_HINTS, Lesson, Step, read_lesson
from .questions import MOST_MARKS, question_in, read_answer

if TYPE_CHECKING:
    from . import shapes

VERSION = "1"
MOST_LETTERS = 16_400
"""A bot that is handed in may be as long as one in a link of its own."""
MOST_NAME = 40
MOST_TRIES = 20
"""Of a step; a page that has seen more leaves some out."""
MOST_MOVES = 2_000
"""Of one game."""
MOST_SECONDS = 99_999
MOST_UNDONE = 999

_CHECK = 1 << 32


class Classroom:
    """An assignment with all that it is about, and what pupils hand in for it."""

    def __init__(self, link: str, lesson: Any, games: Mapping[str, Game]) -> None:
        """Read an assignment; what travels by its name is handed in as a lesson."""
        self.assignment = read_assignment_link(link, games)
        self._print = crc32(link.encode())
        self._games = games
        self._lesson = _content(self.assignment, lesson, games)
        self._known: dict[tuple[int, Action], bool] = {}

    def write(self, done: Any) -> str:
        """Write what a pupil has done as a link, or refuse it."""
        told = fields.object_of(done, "result", ("name", "made", "steps"), ("undone", "bot"))
        number = DigitWriter()
        number.put(self._print, _CHECK)
        number.put_bytes(read_name(told["name"]).encode())
        number.put(_within(told["made"], "made", MINUTES - 1), MINUTES)
        steps = fields.list_of(told["steps"], "steps", self._steps, self._steps)
        for place, step in enumerate(steps):
            fields.object_of(step, "steps", ("tries", "hints", "seconds"))
            most = MOST_HINTS if self._lesson else MOST_UNDONE
            number.put(min(_within(step["hints"], "hints"), most), most + 1)
            number.put(min(_within(step["seconds"], "seconds"), MOST_SECONDS), MOST_SECONDS + 1)
            tries = fields.list_of(step["tries"], "tries", 0, MOST_TRIES)
            number.put(len(tries), MOST_TRIES + 1)
            for played in tries:
                self._put_try(number, place, fields.list_of(played, "tries", 1, MOST_MOVES))
        if self.assignment.what == MATCH:
            undone = _within(told.get("undone", 0), "undone")
            number.put(min(undone, MOST_UNDONE), MOST_UNDONE + 1)
        if self.assignment.what == BOTS:
            handed = fields.object_of(told.get("bot"), "bot", ("name", "code"))
            bot = pack_bot(read_bot({**handed, "game": self.assignment.game}, self._games))
            number.put(bot, bot + 1)  # above all else: it goes as far as it goes
        link = write_sealed(RESULT, VERSION, number.value())
        if len(link) > MOST_LETTERS:
            raise Impossible("result-long")
        return link

    def read(self, text: str) -> shapes.CheckedResult:
        """Read a result and replay it, or refuse it."""
        number = DigitReader(read_sealed(text, RESULT, VERSION, MOST_LETTERS))
        if number.take(_CHECK) != self._print:
            raise Impossible("result-other")
        try:
            told = self._read(number)
        except (FrontierError, ValueError, LookupError, ArithmeticError) as error:
            raise Unreadable("result-altered") from error
        if number.left:  # whole by its checksum, but nobody has played like that
            raise Unreadable("result-altered")
        return told

    @property
    def _steps(self) -> int:
        if self.assignment.what == BOTS:
            return 0
        return len(self._lesson.steps) if self._lesson else 1

    def _begins(self, place: int) -> Match:
        if self._lesson:
            return self._lesson.steps[place].match
        assert self.assignment.match is not None
        return self.assignment.match.match

    def _goes_on(self, place: int) -> bool:
        """Tell whether more than one action is played there."""
        if not self._lesson:
            return True
        return any(part["is"] == "win" for part in self._lesson.steps[place].check)

    def _asked(self, place: int) -> Any:
        """Give the question of a step, where it asks one."""
        return question_in(self._lesson.steps[place].check) if self._lesson else None

    def _put_try(self, number: DigitWriter, place: int, played: Sequence[Any]) -> None:
        match = self._begins(place)
        asked = self._asked(place)
        if asked is not None:
            if len(played) != 1:
                raise Impossible("lesson-answered")
            given = read_answer(asked, played[0])
            number.put(len(given), MOST_MARKS + 1)
            for part in given:
                number.put_bytes(part.encode())
            return
        actions = [fields.action(picks, "tries") for picks in played]
        if self._goes_on(place):
            number.put(len(actions), MOST_MOVES + 1)
        elif len(actions) != 1 or _for_reading(self._lesson, place):
            raise Impossible("lesson-answered")
        position = match.position
        for action in actions:
            legal = position.legal()
            if action not in legal:
                raise Impossible("result-illegal", action=" ".join(action))
            number.put(legal.index(action), len(legal))
            position = _after(position, action)

    def _read(self, number: DigitReader) -> shapes.CheckedResult:
        name = number.take_bytes().decode()
        if read_name(name) != name:
            raise Unreadable("result-altered")
        made = number.take(MINUTES)
        steps = [self._read_step(number, place) for place in range(self._steps)]
        until = self.assignment.terms.until
        told: shapes.CheckedResult = {
            "name": name,
            "made": made,
            "late": until is not None and made > until,
            "steps": steps,
        }
        if self.assignment.what == BOTS:
            bot = unpack_bot(number.take(number.left + 1), self._games)
            if bot["game"] != self.assignment.game:
                raise Unreadable("result-altered")
            told["bot"] = {"name": bot["name"], "code": bot["code"]}
        if self.assignment.what == MATCH:
            undone = number.take(MOST_UNDONE + 1)
            played = steps[0]["tries"][0] if steps[0]["tries"] else []
            told["match"] = self._played_match(list(map(tuple, played)), undone)
        return told

    def _read_step(self, number: DigitReader, place: int) -> shapes.CheckedStep:
        hints = number.take((MOST_HINTS if self._lesson else MOST_UNDONE) + 1)
        seconds = number.take(MOST_SECONDS + 1)
        tries: list[list[Action]] = []
        right: list[bool] = []
        reading = _for_reading(self._lesson, place)
        count = number.take(MOST_TRIES + 1)
        if count and (reading or (not self._lesson and count > 1)):
            raise Unreadable("result-altered")
        for _ in range(count):
            actions, solved = self._take_try(number, place)
            tries.append(actions)
            right.append(solved)
        if any(right[:-1]):  # nothing is tried any more once it is solved
            raise Unreadable("result-altered")
        step: shapes.CheckedStep = {
            "solved": any(right),
            "tries": tries,
            "right": right,
            "hints": hints,
            "seconds": seconds,
            "reading": reading,
        }
        asked = self._asked(place)
        if asked is not None:
            step["asked"] = asked["is"]
        return step

    def _take_try(self, number: DigitReader, place: int) -> tuple[list[Action], bool]:
        """Replay a try: only what is legal there can stand in a result."""
        asked = self._asked(place)
        if asked is not None:
            parts = [number.take_bytes().decode() for _ in range(number.take(MOST_MARKS + 1))]
            given = read_answer(asked, parts)
            if list(given) != parts:
                raise Unreadable("result-altered")
            return [given], is_right(self._begins(place), asked, given)
        goes_on = self._goes_on(place)
        position = self._begins(place).position
        seat = position.turn
        count = number.take(MOST_MOVES + 1) if goes_on else 1
        if count == 0:
            raise Unreadable("result-altered")
        actions = []
        for _ in range(count):
            legal = position.legal()
            action = legal[number.take(len(legal))]
            actions.append(action)
            if goes_on or count > 1:
                position = _after(position, action)
        if not goes_on:
            return actions, self._solves(place, actions[0])
        outcome = position.outcome()
        if self._lesson:
            return actions, outcome is not None and seat in outcome.winners
        return actions, outcome is not None and self._pupil in outcome.winners

    def _solves(self, place: int, action: Action) -> bool:
        """Tell whether an action solves a step; a class mostly tries the same ones."""
        assert self._lesson is not None
        key = place, action
        if key not in self._known:
            step = self._lesson.steps[place]
            self._known[key] = holds_all(step.check, Attempt(step.match.position, action))
        return self._known[key]

    @property
    def _pupil(self) -> int:
        assert self.assignment.match is not None
        return self.assignment.match.kinds.index(KINDS[0])

    def _played_match(self, played: Sequence[Action], undone: int) -> shapes.CheckedMatch:
        position = self._begins(0).position
        for action in played:
            position = _after(position, action)
        outcome = position.outcome()
        return {
            "over": outcome is not None,
            "won": outcome is not None and self._pupil in outcome.winners,
            "seat": self._pupil,
            "totals": position.totals(),
            "moves": len(played),
            "undone": undone,
        }


def read_name(value: Any) -> str:
    """Read the name under which somebody hands in: one line of whatever can be shown."""
    name = fields.words(value, "name", MOST_NAME)
    if not isinstance(name, str) or not name:
        raise Unreadable("result-name", most=MOST_NAME)
    return " ".join(name.split())


def _content(assignment: Assignment, lesson: Any, games: Mapping[str, Game]) -> Lesson | None:
    """Give the lesson of an assignment, or none where it is a match, or bots are written."""
    if assignment.what in (MATCH, BOTS):
        return None
    if assignment.lesson is not None:
        return assignment.lesson
    read = read_lesson(lesson, games)
    if assignment.what == PUZZLES and len(read.steps) != len(assignment.puzzles):
        raise Impossible("result-other")
    return read


def _for_reading(lesson: Lesson | None, place: int) -> bool:
    return lesson is not None and _is_read(lesson.steps[place])


def _is_read(step: Step) -> bool:
    return any(part["is"] == "read" for part in step.check)


def _after(position: Position, action: Action) -> Position:
    after = position.copy()
    after.advance(action, [])
    return after


def _within(value: Any, field: str, most: int | None = None) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise Unreadable("lesson-wrong", field=field)
    if most is not None and value > most:
        raise Unreadable("lesson-wrong", field=field)
    return value
