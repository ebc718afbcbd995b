"""The courses that come with the page: all of them valid, solvable and in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from tests.core.sentences import LANGUAGES

from frontier.games import NAMES, all_games
from frontier.school.lesson import Lesson, read_lesson
from frontier.school.shapes import Solved
from frontier.school.solving import Verification
from machine.environment import ROOT

LESSONS = ROOT / "web" / "lessons"
BOTS = ROOT / "web" / "lab" / "courses"
COURSES = [
    "boomers",
    "boomers-railroad",
    "boomers-mines",
    "boomers-river",
    "boomers-sooners",
    "oregon",
    "boomtown",
]
LONGEST_TEXT = 180
"""More does not fit beside a board on a small phone."""
LONGEST_ANSWER = 180

ORDINAL = re.compile(r"(?<=\d)(?:st|nd|rd|th|er?|[ªº])\b")

every_course = pytest.mark.parametrize("course", COURSES)


def load(name: str) -> Any:
    return json.loads((LESSONS / f"{name}.json").read_text("utf-8"))


def lesson_of(course: str) -> Lesson:
    return read_lesson(load(course), all_games())


@cache
def solutions(course: str) -> Sequence[Solved]:
    """Find how each step can be solved."""
    verification = Verification(lesson_of(course))
    while not verification.done:
        verification.carry_on(1_000)
    return verification.told()["steps"]


def texts(course: str) -> Iterator[tuple[str, dict[str, str]]]:
    """List every text of a course, with a name for it."""
    lesson = load(course)
    yield "title", lesson["title"]
    yield "about", lesson["about"]
    for number, step in enumerate(lesson["steps"], 1):
        for part in ("text", "right", "wrong"):
            if part in step:
                yield f"step {number}, {part}", step[part]
        for hint in step["hints"]:
            yield f"step {number}, a hint", hint


def test_the_index_lists_every_course_in_its_order() -> None:
    assert [entry["id"] for entry in load("index")] == COURSES
    there = {path.stem for path in LESSONS.glob("*.json")}
    assert there == {"index", *COURSES}


@every_course
def test_the_index_says_what_the_course_says(course: str) -> None:
    lesson = load(course)
    entry = next(entry for entry in load("index") if entry["id"] == course)
    assert entry == {
        "id": course,
        "game": lesson["game"],
        "title": lesson["title"],
        "about": lesson["about"],
        "steps": len(lesson["steps"]),
    }


@every_course
def test_a_course_has_five_to_ten_steps(course: str) -> None:
    assert 5 <= len(load(course)["steps"]) <= 10


@every_course
def test_a_course_is_read_and_its_game_is_its_own(course: str) -> None:
    assert lesson_of(course).game.name == course.partition("-")[0]


@every_course
def test_nearly_every_step_has_something_to_do(course: str) -> None:
    reading = [n for n, step in enumerate(load(course)["steps"]) if {"is": "read"} in step["check"]]
    assert reading in ([], [0])


@every_course
def test_every_step_can_be_solved(course: str) -> None:
    unsolvable = [n for n, step in enumerate(solutions(course), 1) if not step["solvable"]]
    assert not unsolvable


@every_course
def test_a_check_refuses_something(course: str) -> None:
    steps = load(course)["steps"]
    for number, (step, solution) in enumerate(zip(steps, solutions(course), strict=True), 1):
        if step["check"]:
            assert 0 < len(solution["accepted"]) < solution["legal"], f"step {number}"


@every_course
def test_a_game_to_be_won_is_short(course: str) -> None:
    lines = [step["line"] for step in solutions(course) if "line" in step]
    assert all(len(line) <= 20 for line in lines)


@every_course
def test_every_step_has_hints_and_praise(course: str) -> None:
    for number, step in enumerate(load(course)["steps"], 1):
        assert step["right"], f"step {number}"
        assert step["hints"], f"step {number}"


def worded(file: Any, name: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Find every text of a file that says which languages it is in, and where it stands."""
    if isinstance(file, dict) and "en" in file:
        yield name, file
    elif isinstance(file, dict | list):
        for key, part in file.items() if isinstance(file, dict) else enumerate(file, 1):
            yield from worded(part, f"{name} {key}")


EVERY_TEXT = [
    (f"{file.parent.name} {file.stem}{name}", text)
    for file in [*sorted(LESSONS.glob("*.json")), *sorted(BOTS.glob("*.json"))]
    for name, text in worded(json.loads(file.read_text("utf-8")))
]


def test_every_text_is_there_in_every_language() -> None:
    assert len(EVERY_TEXT) > 350
    for name, text in EVERY_TEXT:
        assert set(text) == set(LANGUAGES), name
        assert next(iter(text)) == "en", f"{name}: who speaks none of them gets the first"
        assert all(text[language].strip() for language in LANGUAGES), name
        others = [text[language] for language in LANGUAGES if language != "en"]
        assert text["en"] not in others, name


@every_course
def test_texts_are_short(course: str) -> None:
    for name, text in texts(course):
        most = LONGEST_TEXT if name.endswith("text") else LONGEST_ANSWER
        for language in LANGUAGES:
            assert len(text[language]) <= most, f"{name}, {language}"


def test_french_texts_have_french_spaces_and_all_have_curly_apostrophes() -> None:
    for name, text in EVERY_TEXT:
        for sign in (" :", " ;", " !", " ?", "« ", " »"):
            assert sign not in text["fr"], f"{name}: a plain space beside a sign"
        code = re.compile(r"`[^`]*`|\w*\([^()]*\)|\[[^\[\]]*\]")
        for language in LANGUAGES:
            assert "'" not in code.sub("", text[language]), f"{name}, {language}"


def test_a_text_speaks_of_the_same_squares_and_numbers_in_every_language() -> None:
    def facts(text: str) -> list[str]:
        plain = ORDINAL.sub("", text)
        words = "".join(letter if letter.isalnum() else " " for letter in plain).split()
        return sorted(word for word in words if any(letter.isdigit() for letter in word))

    for name, text in EVERY_TEXT:
        for language in LANGUAGES:
            assert facts(text["en"]) == facts(text[language]), f"{name}, {language}"


def test_a_game_says_that_it_is_taught_when_a_course_and_puzzles_come_with_the_page() -> None:
    for name in NAMES:
        declared = (ROOT / "web" / "games" / name / "index.js").read_text("utf-8")
        files = (ROOT / "web" / part / f"{name}.json" for part in ("lessons", "puzzles"))
        shipped = [file.exists() for file in files]
        assert all(shipped) == any(shipped) == ("taught: true" in declared), name
