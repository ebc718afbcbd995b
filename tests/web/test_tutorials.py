"""Every course is walked through in the page, in both languages, by actions the core accepts."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, WebError, expect
from tests.web.playing import START, PagePlayer, settle

from frontier.games import all_games
from frontier.school.lesson import Lesson, read_lesson
from frontier.school.shapes import Solved
from frontier.school.solving import Verification
from frontier.table.picks import Action
from machine.environment import WEB

LESSONS = WEB / "lessons"
COURSES = [entry["id"] for entry in json.loads((LESSONS / "index.json").read_text("utf-8"))]
THINKING = 30_000  # milliseconds in which a computer player has answered on a busy machine

SCREENS = {"en": (1366, 768), "fr": (360, 640)}
"""English on a laptop, and French, whose words are the longer ones, on a small phone."""

every_course = pytest.mark.parametrize("course", COURSES)


class Classroom(NamedTuple):
    """A page in one language, and what went wrong in it."""

    page: Page
    language: str
    problems: list[str]


@pytest.fixture(scope="module", params=SCREENS)
def classroom(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Classroom]:
    """One page for all courses of a language, so that Python starts once."""
    width, height = SCREENS[request.param]
    context = browser.new_context(base_url=site, viewport={"width": width, "height": height})
    page = context.new_page()
    settle(page, language=request.param)
    problems: list[str] = []

    def on_error(error: WebError) -> None:
        problems.append(str(error.error))

    context.on("weberror", on_error)
    yield Classroom(page, request.param, problems)
    context.close()


@cache
def load(course: str) -> Any:
    return json.loads((LESSONS / f"{course}.json").read_text("utf-8"))


@cache
def read(course: str) -> Lesson:
    return read_lesson(load(course), all_games())


@cache
def solutions(course: str) -> Sequence[Solved]:
    """Let the core find how each step can be solved."""
    verification = Verification(read(course))
    while not verification.done:
        verification.carry_on(1_000)
    return verification.told()["steps"]


def own_actions(course: str, number: int) -> list[Action]:
    """List what the pupil plays in a step: one action, or all of its own in a game to be won."""
    solution = solutions(course)[number]
    if "line" not in solution:
        return [tuple(solution["accepted"][0])]
    match = read(course).steps[number].fresh_match()
    seat = match.position.turn
    own = []
    for action in map(tuple, solution["line"]):
        if match.position.turn == seat:
            own.append(action)
        match.play(action)
    return own


def refused_action(course: str, number: int) -> Action:
    """Choose a legal action that does not solve a step."""
    accepted = solutions(course)[number]["accepted"]
    legal = read(course).steps[number].match.position.legal()
    return next(action for action in reversed(legal) if action not in accepted)


# How much of a step's text is out of sight in each language, put there for a moment.
_IN_OTHER_WORDS = """(task, texts) => {
    const told = task.querySelector(".told");
    const kept = [...told.childNodes];
    const hidden = Object.entries(texts).map(([language, text]) => {
        told.replaceChildren(...text.split("\\n\\n").map(part => {
            const paragraph = kept[0].cloneNode();
            paragraph.textContent = part;
            return paragraph;
        }));
        return [language, task.scrollHeight - task.clientHeight];
    });
    told.replaceChildren(...kept);
    return Object.fromEntries(hidden);
}"""


class Pupil:
    """Somebody who takes a course in the page."""

    def __init__(self, page: Page, course: str, language: str = "en") -> None:
        self.page = page
        self.course = course
        self.steps = load(course)["steps"]
        self.language = language
        self.lesson = page.locator("main.lesson")
        self.task = page.locator(".task")
        self.feedback = page.locator(".feedback")
        self.hands = PagePlayer(page, "")
        page.goto("./#/about")
        page.evaluate(
            """() => Object.keys(localStorage).filter((key) => key.startsWith("frontier/progress/"))
                .forEach((key) => localStorage.removeItem(key))"""
        )  # somebody else has had this page before
        page.goto(f"./#/lesson/{course}")
        expect(self.lesson).to_have_attribute("data-state", "asked", timeout=START)

    def sees_step(self, number: int) -> None:
        expect(self.lesson).to_have_attribute("data-step", str(number))
        expect(self.lesson).to_have_attribute("data-state", "asked")
        expect(self.task.locator(".told")).to_have_text(self.steps[number]["text"][self.language])

    def sees_all_of_the_text(self, number: int) -> None:
        hidden = self.task.evaluate("task => task.scrollHeight - task.clientHeight")
        assert hidden <= 1, f"{hidden} pixels of the text are cut off"
        text = self.steps[number]["text"]
        for language, too_high in self.task.evaluate(_IN_OTHER_WORDS, text).items():
            assert too_high <= 1, f"{language}: {too_high} pixels of the text are cut off"

    def asks_for_all_hints(self, number: int) -> None:
        hints = self.page.locator(".hints li")
        for shown, hint in enumerate(self.steps[number]["hints"], 1):
            self.presses("hint")
            expect(hints).to_have_count(shown)
            expect(hints.last).to_have_text(hint[self.language])
        expect(self.page.locator("[data-do=hint]")).to_be_hidden()

    def plays(self, action: Action) -> None:
        for pick in action:
            self.hands.click(pick)

    def solves(self, number: int) -> None:
        """Play what the core accepts, each time the others have played theirs."""
        for action in own_actions(self.course, number):
            expect(self.lesson).to_have_attribute("data-state", "asked", timeout=THINKING)
            moves = self.lesson.get_attribute("data-move") or ""
            self.plays(action)
            expect(self.lesson).not_to_have_attribute("data-move", moves)
        self.is_told("right", self.steps[number]["right"][self.language])

    def is_told(self, state: str, words: str | None) -> None:
        expect(self.lesson).to_have_attribute("data-state", state, timeout=THINKING)
        expect(self.feedback).to_be_in_viewport()
        if words is not None:
            expect(self.feedback).to_have_text(words)

    def presses(self, name: str) -> None:
        self.page.locator(f"[data-do={name}]").click()


@every_course
def test_a_course_is_walked_through(classroom: Classroom, course: str) -> None:
    pupil = Pupil(classroom.page, course, classroom.language)
    for number in range(len(pupil.steps)):
        pupil.sees_step(number)
        pupil.sees_all_of_the_text(number)
        pupil.solves(number)
        pupil.presses("next")
    expect(pupil.lesson).to_have_attribute("data-state", "finished")
    onwards = pupil.task.locator("a.button.main")
    expect(onwards).to_have_attribute("href", f"#/new/{read(course).game.name}")
    assert not classroom.problems


@every_course
def test_a_wrong_action_is_answered_and_can_be_tried_again(
    classroom: Classroom, course: str
) -> None:
    pupil = Pupil(classroom.page, course, classroom.language)
    number = next(n for n, step in enumerate(pupil.steps) if step["check"])
    for _ in range(number):
        pupil.presses("next")
    pupil.sees_step(number)
    pupil.asks_for_all_hints(number)
    pupil.plays(refused_action(course, number))
    pupil.is_told("wrong", pupil.steps[number]["wrong"][classroom.language])
    expect(classroom.page.locator("[data-do=again]")).to_be_focused()
    pupil.presses("again")
    pupil.sees_step(number)
    expect(pupil.feedback).to_be_hidden()
    pupil.solves(number)
    assert not classroom.problems


def test_land_left_to_orange_is_taken_on_the_board(page: Page) -> None:
    settle(page, language="en")
    pupil = Pupil(page, "boomers")
    number = next(n for n, step in enumerate(pupil.steps) if step["check"][0]["is"] == "leave")
    for _ in range(number):
        pupil.presses("next")
    pupil.sees_step(number)
    pupil.plays(("B", "i9", "none"))
    pupil.is_told("wrong", None)
    expect(pupil.feedback).to_contain_text("Orange has a homestead of 21 squares")
    expect(page.locator(".twin button[aria-label*='homestead of Orange']").first).to_be_attached()


def test_a_game_that_is_not_won_can_be_started_again(page: Page) -> None:
    settle(page, language="en")
    pupil = Pupil(page, "oregon")
    last = len(pupil.steps) - 1
    for _ in range(last):
        pupil.presses("next")
    pupil.sees_step(last)
    pupil.plays(("bison", "settler", "d5"))
    pupil.is_told("wrong", pupil.steps[last]["wrong"]["en"])
    pupil.presses("again")
    pupil.sees_step(last)
