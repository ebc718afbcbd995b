"""The courses of the laboratory, walked through in the page: a sample of it every day."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.conftest import Many
from tests.core.school.lab.courses import COURSES, solution
from tests.web.playing import START
from tests.web.test_lab_page import open_lab, write_code

SERIES = 600_000  # milliseconds that a series may take on a slow and busy machine
RIGHT = {"en": "That is it.", "fr": "C’est ça."}
# Where two languages take turns every day; with --long each goes all the way in both.
EVERY_DAY = {"boomers": "fr", "oregon": "en", "boomtown": "fr"}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", COURSES)
def test_a_course_is_walked_through(page: Page, many: Many, game: str, language: str) -> None:
    steps = COURSES[game]["steps"]
    long = many(2, 1) == 2
    if not long and EVERY_DAY[game] != language:
        pytest.skip("with --long")
    last = many(len(steps), 5 if game == "boomtown" else 4)
    page.goto("./#/about")
    page.evaluate(
        "text => localStorage.setItem('frontier/settings', text)", f'{{"language":"{language}"}}'
    )
    page.reload()
    open_lab(page, f"./#/lab/course/{game}")
    course = page.locator(".lab-course")
    for number in range(last):
        expect(course).to_have_attribute("data-step", str(number + 1))
        expect(course.locator(".lab-text")).to_contain_text(steps[number]["text"][language][:40])
        write_code(page, solution(game, number))
        page.locator("[data-do='course.check']").click()
        expect(course.locator(".right")).to_contain_text(RIGHT[language], timeout=SERIES)
        expect(course).to_have_attribute("data-solved", str(number + 1))
        if number + 1 < len(steps):
            page.locator("[data-do='course.next']").click()
    page.reload()  # how far one is stays
    expect(course).to_have_attribute("data-solved", str(last), timeout=START)
    assert (last == len(steps)) == long
