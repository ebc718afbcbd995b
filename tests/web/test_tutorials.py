"""Every course is walked through in the page, in both languages, by actions the core accepts."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, PagePlayer, settle

from environment import WEB
from frontier.games import all_games
from frontier.school.lesson import Lesson, read_lesson
from frontier.school.solving import Verification
from frontier.table.picks import Action

LESSONS = WEB / "lessons"
COURSES = [entry["id"] for entry in json.loads((LESSONS / "index.json").read_text("utf-8"))]
THINKING = 30_000  # milliseconds in which a computer player has answered on a busy machine

every_course = pytest.mark.parametrize("course", COURSES)
both_languages = pytest.mark.parametrize("language", ["en", "fr"])


@cache
def load(course: str) -> Any:
    return json.loads((LESSONS / f"{course}.json").read_text("utf-8"))


@cache
def read(course: str) -> Lesson:
    return read_lesson(load(course), all_games())


@cache
def solutions(course: str) -> list[dict[str, Any]]:
    """Let the core find how each step can be solved."""
    verification = Verification(read(course))
    while not verification.done:
        verification.carry_on(1_000)
    steps: list[dict[str, Any]] = verification.told()["steps"]
    return steps


def own_actions(course: str, number: int) -> list[Action]:
    """List what the pupil plays in a step: one action, or all of its own in a game to be won."""
    solution = solutions(course)[number]
    if "line" not in solution:
        return [solution["accepted"][0]]
    match = read(course).steps[number].fresh_match()
    seat = match.position.turn
    own = []
    for action in solution["line"]:
        if match.position.turn == seat:
            own.append(action)
        match.play(action)
    return own


def refused_action(course: str, number: int) -> Action:
    """Choose a legal action that does not solve a step."""
    accepted = solutions(course)[number]["accepted"]
    legal = read(course).steps[number].match.position.legal()
    return next(action for action in reversed(legal) if action not in accepted)


class Pupil:
    """Somebody who takes a course in the page."""

    def __init__(self, page: Page, course: str, language: str) -> None:
        settle(page, language=language)
        self.page = page
        self.steps = load(course)["steps"]
        self.language = language
        self.lesson = page.locator("main.lesson")
        self.text = page.locator(".task .told")
        self.feedback = page.locator(".feedback")
        self.hands = PagePlayer(page, "")
        page.goto(f"./#/lesson/{course}")
        expect(self.lesson).to_have_attribute("data-state", "asked", timeout=START)

    def sees_step(self, number: int) -> None:
        expect(self.lesson).to_have_attribute("data-step", str(number))
        expect(self.lesson).to_have_attribute("data-state", "asked")
        expect(self.text).to_have_text(self.steps[number]["text"][self.language])

    def plays(self, action: Action) -> None:
        for pick in action:
            self.hands.click(pick)

    def plays_on(self, actions: list[Action]) -> None:
        """Play an action each time the others have played theirs."""
        moves = 0
        for action in actions:
            expect(self.lesson).to_have_attribute("data-state", "asked", timeout=THINKING)
            moves = int(self.lesson.get_attribute("data-move") or 0)
            self.plays(action)
            expect(self.lesson).not_to_have_attribute("data-move", str(moves))

    def is_told(self, state: str, words: str | None) -> None:
        expect(self.lesson).to_have_attribute("data-state", state, timeout=THINKING)
        expect(self.feedback).to_be_visible()
        if words is not None:
            expect(self.feedback).to_have_text(words)

    def presses(self, name: str) -> None:
        self.page.locator(f"[data-do={name}]").click()


@both_languages
@every_course
def test_a_course_is_walked_through(page: Page, course: str, language: str) -> None:
    pupil = Pupil(page, course, language)
    for number, step in enumerate(pupil.steps):
        pupil.sees_step(number)
        pupil.plays_on(own_actions(course, number))
        pupil.is_told("right", step["right"][language])
        pupil.presses("next")
    expect(pupil.lesson).to_have_attribute("data-state", "finished")
    expect(page.locator(".task a.button.main")).to_have_attribute(
        "href", f"#/new/{read(course).game.name}"
    )


@both_languages
@every_course
def test_a_wrong_action_is_answered_and_can_be_tried_again(
    page: Page, course: str, language: str
) -> None:
    number = next(n for n, step in enumerate(load(course)["steps"]) if step["check"])
    pupil = Pupil(page, course, language)
    for solved in range(number):
        pupil.plays_on(own_actions(course, solved))
        pupil.presses("next")
    pupil.sees_step(number)
    pupil.plays(refused_action(course, number))
    pupil.is_told("wrong", pupil.steps[number]["wrong"][language])
    expect(page.locator("[data-do=again]")).to_be_focused()
    pupil.presses("again")
    pupil.sees_step(number)
    expect(pupil.feedback).to_be_hidden()
    pupil.plays_on(own_actions(course, number))
    pupil.is_told("right", pupil.steps[number]["right"][language])


@every_course
def test_hints_come_one_by_one(page: Page, course: str) -> None:
    pupil = Pupil(page, course, "en")
    pupil.sees_step(0)
    for shown, hint in enumerate(pupil.steps[0]["hints"], 1):
        pupil.presses("hint")
        expect(page.locator(".hints li")).to_have_count(shown)
        expect(page.locator(".hints li").last).to_have_text(hint["en"])
    expect(page.locator("[data-do=hint]")).to_be_hidden()


def test_land_left_to_orange_is_taken_on_the_board(page: Page) -> None:
    number = next(
        n for n, step in enumerate(load("boomers")["steps"]) if step["check"][0]["is"] == "leave"
    )
    pupil = Pupil(page, "boomers", "en")
    for _ in range(number):
        pupil.presses("next")
    pupil.sees_step(number)
    pupil.plays(("B", "i9", "none"))
    pupil.is_told("wrong", None)
    expect(pupil.feedback).to_contain_text("Orange has a homestead of 21 squares")
    expect(page.locator(".twin button[aria-label*='homestead of Orange']").first).to_be_attached()


def test_a_game_that_is_not_won_can_be_started_again(page: Page) -> None:
    pupil = Pupil(page, "oregon", "en")
    last = len(pupil.steps) - 1
    for _ in range(last):
        pupil.presses("next")
    pupil.sees_step(last)
    pupil.plays(("bison", "settler", "d5"))
    pupil.is_told("wrong", pupil.steps[last]["wrong"]["en"])
    pupil.presses("again")
    pupil.sees_step(last)
