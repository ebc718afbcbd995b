"""What a class is given to do: a lesson, puzzles, a match, or bots to write, with its terms.

What comes with the page travels by its name, so that its link stays short enough for the back row.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from frontier.table.errors import Impossible, TooNew, Unreadable
from frontier.table.game import Game
from frontier.table.levels import LEVEL_NAMES
from frontier.table.link import (
    ASSIGNMENT,
    DigitReader,
    DigitWriter,
    number_of,
    read_link,
    read_sealed,
    unseal,
    write_link,
    write_sealed,
)
from frontier.table.link import LESSON as LESSON_LINK
from frontier.table.link import VERSION as MATCH_VERSION
from frontier.table.people import KINDS
from frontier.table.record import Record

from . import fields, lesson_link, lesson_link_1
from .lesson import MOST_STEPS, Lesson, find_game, read_lesson, read_match

if TYPE_CHECKING:
    from . import shapes

VERSION = "1"
MOST_LETTERS = lesson_link.MOST_LETTERS + 400
MOST_TITLE = 60
COURSE, PUZZLES, LESSON, MATCH, BOTS = WHATS = ("course", "puzzles", "lesson", "match", "bots")
TERMS = ("skip", "hints", "undo")
MINUTES = 1 << 27
"""Since 1970: enough for two centuries and a half."""

_WHATS = 8
_IN_LINKS = (COURSE, PUZZLES, LESSON, MATCH, LESSON, BOTS, LESSON)
_LESSONS = {4: lesson_link.VERSION, 6: lesson_link.VERSION_OF_A_LANGUAGE}
"""Where a lesson is written as links of lessons are since their second version: by which one."""
_GAMES = 16


class Terms(NamedTuple):
    """What the teacher allows, and until when it counts."""

    skip: bool = True
    hints: bool = True
    undo: bool = True
    until: int | None = None
    """In minutes since 1970."""


class Assignment(NamedTuple):
    """One task for a whole class; `content` is a name, names, a lesson or a match."""

    what: str
    title: str
    terms: Terms
    course: str = ""
    game: str = ""
    puzzles: tuple[str, ...] = ()
    lesson: Lesson | None = None
    match: Record | None = None

    def written(self) -> shapes.Assignment:
        """Write the assignment as JSON, always in the same form."""
        written: shapes.Assignment = {
            "what": self.what,
            "title": self.title,
            "skip": self.terms.skip,
            "hints": self.terms.hints,
            "undo": self.terms.undo,
            "until": self.terms.until,
        }
        if self.what == COURSE:
            written["course"] = self.course
        if self.what == PUZZLES:
            written["game"] = self.game
            written["puzzles"] = list(self.puzzles)
        if self.what == BOTS:
            written["game"] = self.game
        if self.lesson is not None:
            written["lesson"] = self.lesson.written()
        if self.match is not None:
            match = self.match.match
            written["match"] = {
                "game": match.game.name,
                "seed": match.setup.seed,
                "options": dict(match.setup.options),
                "position": match.setup.position,
                "actions": [list(action) for action in match.actions],
                "kinds": list(self.match.kinds),
            }
        return written


def read_assignment(value: Any, games: Mapping[str, Game]) -> Assignment:
    """Read an assignment that a teacher puts together, or refuse it."""
    told = fields.object_of(
        value,
        "assignment",
        ("what",),
        ("title", *TERMS, "until", *WHATS, "game"),
    )
    what = told["what"]
    title = fields.words(told.get("title", ""), "title", MOST_TITLE)
    if what not in WHATS or not isinstance(title, str):
        raise Unreadable("lesson-wrong", field="what")
    until = told.get("until")
    if until is not None and not 0 <= _whole(until) < MINUTES:
        raise Unreadable("lesson-wrong", field="until")
    skip, hints, undo = (fields.flag(told.get(name, True), name) for name in TERMS)
    plain = Assignment(what, title, Terms(skip, hints, undo, until))
    if what == COURSE:
        return plain._replace(course=fields.name(told.get("course"), "course"))
    if what == PUZZLES:
        game = find_game(told.get("game"), games)
        names = fields.list_of(told.get("puzzles"), "puzzles", 1, MOST_STEPS)
        puzzles = tuple(fields.name(name, "puzzles") for name in names)
        return plain._replace(game=game.name, puzzles=puzzles)
    if what == BOTS:
        return plain._replace(game=find_game(told.get("game"), games).name)
    if what == LESSON:
        return plain._replace(lesson=read_lesson(told.get("lesson"), games))
    return plain._replace(match=_read_match(told.get("match"), games))


def _whole(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable("lesson-wrong", field="until")
    return value


def _read_match(value: Any, games: Mapping[str, Game]) -> Record:
    if not isinstance(value, dict):
        raise Unreadable("lesson-wrong", field="match")
    inside = {name: part for name, part in value.items() if name != "kinds"}
    match = read_match(inside, find_game(value.get("game"), games))
    kinds = value.get("kinds")
    if not isinstance(kinds, list) or len(kinds) != match.position.players:
        raise Unreadable("lesson-wrong", field="kinds")
    _check_kinds(kinds)
    return Record(match, (), tuple(kinds))


def _check_kinds(kinds: Any) -> None:
    """Refuse a table at which the pupil does not sit alone among computers."""
    if sorted(kind in LEVEL_NAMES for kind in kinds) != [False, *[True] * (len(kinds) - 1)]:
        raise Impossible("class-kinds")
    if KINDS[0] not in kinds:
        raise Impossible("class-kinds")


def write_assignment(assignment: Assignment, games: Mapping[str, Game]) -> str:
    """Write an assignment as the text behind the `#` of an address."""
    number = DigitWriter()
    what = _IN_LINKS.index(assignment.what)
    if assignment.lesson is not None:
        version = lesson_link.version_of(assignment.lesson)
        what = next(one for one, known in _LESSONS.items() if known == version)
    number.put(what, _WHATS)
    *allowed, until = assignment.terms
    for one in allowed:
        number.put(not one, 2)
    number.put(0 if until is None else until + 1, MINUTES + 1)
    number.put_bytes(assignment.title.encode())
    if assignment.what == COURSE:
        number.put_bytes(assignment.course.encode())
    elif assignment.what == PUZZLES:
        number.put(list(games).index(assignment.game), _GAMES)
        number.put(len(assignment.puzzles), MOST_STEPS + 1)
        for name in assignment.puzzles:
            number.put_bytes(name.encode())
    elif assignment.what == BOTS:
        number.put(list(games).index(assignment.game), _GAMES)
    elif assignment.lesson is not None:
        rest = lesson_link.lesson_number(assignment.lesson)
        number.put(rest, rest + 1)
    elif assignment.match is not None:
        _put_rest(number, write_link(assignment.match, games)[1:])
    return write_sealed(ASSIGNMENT, VERSION, number.value())


def _put_rest(number: DigitWriter, sealed: str) -> None:
    """Put the number of another link above all else: it goes as far as it goes."""
    rest = unseal(number_of(sealed))
    number.put(rest, rest + 1)


def read_assignment_link(text: str, games: Mapping[str, Game]) -> Assignment:
    """Read an assignment from its link, or refuse the link."""
    number = DigitReader(read_sealed(text, ASSIGNMENT, VERSION, MOST_LETTERS))
    what = number.take(_WHATS)
    if what >= len(_IN_LINKS):
        raise TooNew("link-new", version=VERSION)
    told: dict[str, Any] = {name: not number.take(2) for name in TERMS}
    until = number.take(MINUTES + 1)
    told |= {"what": _IN_LINKS[what], "until": until - 1 if until else None}
    try:
        told["title"] = number.take_bytes().decode()
        if what in _LESSONS:
            lesson = lesson_link.read_lesson_number(number.left, games, _LESSONS[what])
            told["lesson"] = lesson.written()
        else:
            _take_content(told, number, games)
    except (UnicodeDecodeError, LookupError) as error:
        raise Unreadable("link-damaged") from error
    return read_assignment(told, games)


def _take_content(told: dict[str, Any], number: DigitReader, games: Mapping[str, Game]) -> None:
    what = told["what"]
    if what == COURSE:
        told["course"] = number.take_bytes().decode()
    elif what == PUZZLES:
        told["game"] = list(games)[number.take(_GAMES)]
        told["puzzles"] = [number.take_bytes().decode() for _ in range(number.take(MOST_STEPS + 1))]
    elif what == BOTS:
        told["game"] = list(games)[number.take(_GAMES)]
    elif what == LESSON:
        inside = write_sealed(LESSON_LINK, lesson_link_1.VERSION, number.left)
        told["lesson"] = lesson_link_1.read_lesson_link(inside, games).written()
        return
    else:
        record = read_link(write_sealed("", MATCH_VERSION, number.left), games)
        told["match"] = Assignment(MATCH, "", Terms(), match=record).written()["match"]
        return
    if number.left:
        raise TooNew("link-new", version=VERSION)
