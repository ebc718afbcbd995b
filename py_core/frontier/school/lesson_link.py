"""A whole lesson inside a link: its JSON, packed with phrases that both ends know, and sealed.

Version 3 is version 2 with phrases of the lesson's own language, where there are some.
Matches are written beside the JSON: what a step shares with an earlier one is not said again, and
an action takes no more room than there are legal ones. A damaged link is refused. Unpacking is
bounded, and what comes out is read like any other lesson.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from frontier.table.data import read_data
from frontier.table.errors import FrontierError, Impossible, TooNew, Unreadable
from frontier.table.game import Game
from frontier.table.json_text import read_json
from frontier.table.link import LESSON, DigitReader, DigitWriter, read_sealed, write_sealed
from frontier.table.match import Match, Setup

from . import lesson_link_1
from .fields import Json
from .lesson import FORMAT, MOST_ACTIONS, MOST_COURSE_STEPS, Lesson, find_game, read_lesson
from .packed import pack_bytes, unpack_bytes

VERSION = "2"
VERSION_OF_A_LANGUAGE = "3"
LANGUAGES = ("de", "es", "en", "fr")
"""Languages with phrases of their own. Links count them in this order: whichever comes later comes
last. A lesson in several languages has those of version 2, English and French together."""
MOST_LETTERS = 16_000
MOST_UNPACKED = 1_200_000
"""More than any course within the limits takes."""
_LENGTH = 1 << 16
_LANGUAGES = 256
_SHORT = {
    "text": "t",
    "check": "c",
    "hints": "h",
    "right": "r",
    "wrong": "w",
    "code": "o",
    "point": "p",
    "replies": "a",
    "part": "s",
    "match": "m",
    "game": "g",
}
"""The names of a step's fields, as they are written here."""


@cache
def known_phrases(language: str) -> bytes:
    """Give the phrases that packing can point back to. They must never change."""
    name = f"link-words-3-{language}" if language in LANGUAGES else "link-words-2"
    return read_data("frontier.school", f"{name}.txt").encode()


def version_of(lesson: Lesson) -> str:
    """Tell by which version the link of a lesson is written."""
    return VERSION_OF_A_LANGUAGE if lesson.language in LANGUAGES else VERSION


def write_link(lesson: Lesson, games: Mapping[str, Game]) -> str:
    """Write a lesson as the text behind the `#` of an address."""
    letters = write_sealed(LESSON, version_of(lesson), lesson_number(lesson))
    if len(letters) > MOST_LETTERS:
        raise Impossible("lesson-too-big")
    return letters


def lesson_number(lesson: Lesson) -> int:
    """Write a lesson as a number, by its version."""
    matches = [step.match for step in lesson.steps]
    packed = pack_bytes(lesson_text(lesson), known_phrases(lesson.language))
    number = DigitWriter()
    if version_of(lesson) == VERSION_OF_A_LANGUAGE:
        number.put(LANGUAGES.index(lesson.language), _LANGUAGES)
    number.put(len(packed), _LENGTH)
    for octet in packed:
        number.put(octet, 256)
    for place, match in enumerate(matches):
        twin = _twin(matches, place)
        shared = 0
        if twin is not None:
            number.put(twin, MOST_COURSE_STEPS)
            shared = _shared(matches[twin], match)
            number.put(shared, MOST_ACTIONS + 1)
        number.put(len(match.actions) - shared, MOST_ACTIONS + 1)
        for move in range(shared, len(match.actions)):
            legal = match.at(move).legal()
            number.put(legal.index(match.actions[move]), len(legal))
    return number.value()


def lesson_text(lesson: Lesson) -> str:
    """Write all of a lesson but what is played in it, as it is packed."""
    matches = [step.match for step in lesson.steps]
    steps = []
    for place, step in enumerate(lesson.steps):
        told = step.written(lesson.game)
        written: Json = {_SHORT[name]: part for name, part in told.items() if part}
        del written[_SHORT["match"]]
        if _twin(matches, place) is None:
            written[_SHORT["match"]] = _setup_of(step.match)
        steps.append(written)
    whole = [lesson.game.name, lesson.title, lesson.about, lesson.language, *steps]
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def read_lesson_link(text: str, games: Mapping[str, Game]) -> Lesson:
    """Read a lesson from its link, of whatever version, or refuse the link."""
    version = text[1:2]
    if text[:2] == LESSON + lesson_link_1.VERSION:
        return lesson_link_1.read_lesson_link(text, games)
    if version != VERSION:
        version = VERSION_OF_A_LANGUAGE
    return read_lesson_number(read_sealed(text, LESSON, version, MOST_LETTERS), games, version)


def read_lesson_number(value: int, games: Mapping[str, Game], version: str) -> Lesson:
    """Read a lesson from its number, or refuse the number."""
    number = DigitReader(value)
    phrased = ""
    if version == VERSION_OF_A_LANGUAGE:
        place = number.take(_LANGUAGES)
        if place >= len(LANGUAGES):
            raise TooNew("link-new", version=version)
        phrased = LANGUAGES[place]
    packed = bytes(number.take(256) for _ in range(number.take(_LENGTH)))
    try:
        told = read_json(unpack_bytes(packed, known_phrases(phrased), MOST_UNPACKED))
    except ValueError as error:
        raise Unreadable("link-damaged") from error
    if not isinstance(told, list) or not 5 <= len(told) <= 4 + MOST_COURSE_STEPS:
        raise Unreadable("link-damaged")
    name, title, about, language, *steps = told
    game = find_game(name, games)
    try:
        written = _with_matches(steps, number, game, games)
    except FrontierError:
        raise
    except (LookupError, TypeError, ValueError, ArithmeticError) as error:
        raise Unreadable("link-damaged") from error
    if number.left:
        raise TooNew("link-new", version=version)
    lesson: Json = {"format": FORMAT, "game": name, "title": title, "steps": written}
    if about:
        lesson["about"] = about
    if language:
        lesson["language"] = language
    return read_lesson(lesson, games)


def _setup_of(match: Match) -> list[Any]:
    """Write how a match begins: its seed, and what is not as usual."""
    usual = {option.name: option.default for option in match.game.options}
    changed = {
        name: value for name, value in match.setup.options.items() if usual.get(name) != value
    }
    if match.setup.position is not None:
        return [match.setup.seed, changed, match.setup.position]
    return [match.setup.seed, changed] if changed else [match.setup.seed]


def _twin(matches: list[Match], place: int) -> int | None:
    """Find an earlier step whose match begins alike, the one that shares most."""
    match = matches[place]
    alike = [at for at in range(place) if matches[at].setup == match.setup]
    return max(alike, key=lambda at: (_shared(matches[at], match), at), default=None)


def _shared(one: Match, other: Match) -> int:
    """Count the actions with which two matches begin alike."""
    count = 0
    for mine, theirs in zip(one.actions, other.actions, strict=False):
        if mine != theirs:
            break
        count += 1
    return count


def _with_matches(
    steps: list[Any], number: DigitReader, game: Game, games: Mapping[str, Game]
) -> list[Json]:
    """Put the matches back into their steps; leave anything odd to the reader."""
    long: dict[Any, str] = {short: name for name, short in _SHORT.items()}
    matches: list[Match] = []
    written: list[Json] = []
    played = 0
    for step in steps:
        if not isinstance(step, dict):
            raise Unreadable("link-damaged")
        setup = step.get(_SHORT["match"])
        if setup is None:
            twin = matches[number.take(MOST_COURSE_STEPS)]
            shared = number.take(MOST_ACTIONS + 1)
            begun = twin.with_actions(twin.actions[:shared])
        else:
            own = find_game(step.get(_SHORT["game"], game.name), games)
            begun = Match(own, _read_setup(setup, own))
        more = number.take(MOST_ACTIONS + 1)
        played += len(begun.actions) + more
        if played > MOST_ACTIONS:
            raise Unreadable("lesson-many", field="actions", least=0, most=MOST_ACTIONS)
        for _ in range(more):
            legal = begun.position.legal()
            begun.play(legal[number.take(len(legal))])
        matches.append(begun)
        rest: Json = {
            long.get(key) or key: part for key, part in step.items() if key != _SHORT["match"]
        }
        written.append({"text": "", **rest, "match": _saved(begun)})
    return written


def _read_setup(value: Any, game: Game) -> Setup:
    if not isinstance(value, list) or not 1 <= len(value) <= 3 or not isinstance(value[0], str):
        raise Unreadable("link-damaged")
    seed = value[0]
    options = value[1] if len(value) > 1 else {}
    position = value[2] if len(value) > 2 else None
    if not isinstance(options, dict) or not (position is None or isinstance(position, str)):
        raise Unreadable("link-damaged")
    return Setup(game.name, seed, options, position)


def _saved(match: Match) -> Json:
    return {
        "seed": match.setup.seed,
        "options": dict(match.setup.options),
        "position": match.setup.position,
        "actions": [list(action) for action in match.actions],
    }
