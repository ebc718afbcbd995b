"""Bots in the school: lessons that a bot answers, and a class whose bots play one another."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.core.school.lab.bots import FIRST, GAMES
from tests.web.playing import START
from tests.web.test_lab_page import OPENED, write_code

from frontier.school.lesson import read_lesson
from frontier.school.lesson_link import write_link

LAST = "def choose(position):\n    return position.legal()[-1]\n"
FOR_B = """def choose(position):
    return [action for action in position.legal() if action[0] == "B"][0]
"""
RING = {"ring": "a1"}
ARROW = {"arrow": ["a1", "b2"]}
MATCH: dict[str, Any] = {"seed": "own", "options": {}, "position": None, "actions": []}


def own_lesson() -> str:
    """A lesson of a teacher: something to read, an action to find, and games to win."""
    steps = [
        {"match": MATCH, "text": "Read this.", "check": [{"is": "read"}], "code": FIRST},
        {"match": MATCH, "text": "Another one.", "check": [{"is": "play", "actions": [["A"]]}]},
        {
            "match": {**MATCH, "actions": [["A", "d9", "D"]]},
            "text": "Win.",
            "check": [{"is": "beat", "level": "random", "games": 4, "least": 1}],
        },
    ]
    told = {"format": 1, "game": "boomers", "title": "Our bots", "steps": steps}
    return write_link(read_lesson(told, GAMES), GAMES)


def test_a_lesson_for_bots_is_taken_in_the_laboratory(page: Page) -> None:
    page.goto(f"./#{own_lesson()}")
    course = page.locator(".lab-course")
    expect(course).to_contain_text("Our bots", timeout=START)
    expect(page.locator("[data-do='course.check']")).to_be_hidden()
    page.locator("[data-do='course.next']").click()
    for solved in (2, 3):
        page.locator("[data-do='course.check']").click()
        expect(course).to_have_attribute("data-solved", str(solved), timeout=START)
        if solved == 2:
            page.locator("[data-do='course.next']").click()
    page.locator("[data-do=lab-look]").first.click()
    expect(page.locator(".lab-replay .count")).to_contain_text("of")
    page.reload()
    expect(course).to_have_attribute("data-solved", "3", timeout=START)


def test_a_lesson_for_bots_asks_points_and_replies_as_any_lesson_does(page: Page) -> None:
    choice = {"is": "choice", "from": ["The first", "The last"], "right": [1]}
    not_first = {"if": {"is": "has", "one": 0}, "text": "The first is taken.", "point": [RING]}
    not_a = {"if": {"is": "play", "actions": [["A"]]}, "text": "Not with A.", "point": [ARROW]}
    asked = {"check": [choice], "replies": [not_first], "part": "What you see"}
    marked = {"check": [{"is": "mark", "right": ["a1", "b2"]}], "wrong": "Two of them."}
    found = {"check": [{"is": "play", "actions": [["B"]]}], "replies": [not_a], "code": FIRST}
    pointed = {"point": {"text": [RING], "hints": [[ARROW]]}, "hints": ["B is near."]}
    steps = [
        {"match": MATCH, "text": "Which one?", **asked},
        {"match": MATCH, "text": "Show it.", **marked},
        {"match": MATCH, "text": "Now a bot.", "part": "What it does", **found, **pointed},
    ]
    told = {"format": 2, "game": "boomers", "title": "Our bots", "steps": steps}
    page.goto(f"./#{write_link(read_lesson(told, GAMES), GAMES)}")
    course = page.locator(".lab-course")
    check = page.locator("[data-do='course.check']")
    verdict = page.locator(".lab-verdict")
    pointers = course.locator(".pointers > *")
    expect(course.locator("form.question")).to_be_visible(timeout=START)
    expect(course.locator(".lab-count")).to_have_text("What you see · Step 1 of 3")
    expect(check).to_be_hidden()
    for chosen, solved in (("The first", 0), ("The last", 1)):
        course.get_by_label(chosen).check()
        course.locator("[data-do=answer]").click()
        expect(course).to_have_attribute("data-solved", str(solved))
        expect(verdict.locator(".right")).to_have_count(solved)
        if not solved:  # the author's reply, and what it points at
            expect(verdict).to_contain_text("The first is taken.")
            expect(pointers).to_have_count(1)
    page.locator("[data-do='course.next']").click()
    # Places are marked on the board, by whatever chooses a square.
    send = course.locator("[data-do=answer]")
    expect(course.locator(".lab-board .twin [data-spot=a1]")).to_be_attached()
    course.locator(".lab-board .twin [data-spot=a1]").press("Enter")
    send.click()
    expect(verdict).to_contain_text("Two of them.")
    course.locator(".lab-board .twin [data-spot=b2]").press("Enter")
    send.click()
    expect(course).to_have_attribute("data-solved", "2")
    page.locator("[data-do='course.next']").click()
    expect(course.locator(".lab-count")).to_have_text("What it does · Step 3 of 3")
    expect(course.locator("form.question")).to_have_count(0)
    expect(pointers).to_have_count(1)
    expect(course.locator("[data-told=pointers]")).to_contain_text("a1")
    page.locator("[data-do='course.hint']").click()
    expect(verdict).to_have_text("B is near.")
    shown = pointers.count()
    assert shown > 1
    page.locator("[data-do='course.code']").click()
    check.click()
    expect(verdict).to_contain_text("Not with A.", timeout=START)
    write_code(page, FOR_B)
    check.click()
    expect(course).to_have_attribute("data-solved", "3", timeout=START)


def test_the_maker_writes_a_step_for_bots_and_its_author_tries_it(page: Page) -> None:
    page.goto("./#/make/new/boomtown")
    page.locator("#make-manner").select_option("beat", timeout=START)
    page.locator("#make-boss").select_option("random")
    page.locator("#make-games").fill("2")
    page.locator("#make-to-win").fill("1")
    page.locator("#make-code").fill(LAST)
    page.locator("[data-do=try]").click()
    expect(page.locator(".cm-content")).to_contain_text("legal()[-1]", timeout=START)
    page.locator("[data-do='course.check']").click()
    expect(page.locator(".lab-verdict p").first).to_be_visible(timeout=START)
    page.locator(".lab-course a.button").click()
    expect(page.locator("#make-games")).to_have_value("2", timeout=START)
    expect(page.locator("#make-code")).to_have_value(LAST)


def hand_in(page: Page, link: str, name: str, code: str) -> str:
    """Write a bot for the class as a pupil does, and give what is handed in."""
    page.goto("./#/about")
    page.evaluate("Object.keys(localStorage).forEach((key) => localStorage.removeItem(key))")
    page.goto(f"./#{link}")
    page.locator("#nickname").fill(name, timeout=START)
    page.locator("[data-do=start]").click()
    expect(page.locator(OPENED)).to_be_visible(timeout=START)
    write_code(page, code)
    page.locator("[data-do=lab-hand-in]").click()
    dialog = page.locator("dialog.hand-in[data-result]")
    expect(dialog).to_be_visible(timeout=START)
    return str(dialog.get_attribute("data-result"))


def test_a_class_writes_bots_and_they_play_one_another(page: Page) -> None:
    page.goto("./#/class")
    page.locator("#class-what").select_option("bots", timeout=START)
    page.locator("#class-game").select_option("boomtown")
    page.locator("[data-do=give]").click()
    expect(page.locator("#give-title")).to_be_visible(timeout=START)
    address = page.url
    link = page.locator("a.button[href^='#C1']").get_attribute("href")
    assert link is not None
    kept = page.evaluate("JSON.stringify({ ...localStorage })")

    handed = [
        hand_in(page, link[1:], "Ann", FIRST),
        hand_in(page, link[1:], "Ben", LAST),
        hand_in(page, link[1:], "Eve", "def choose(position):\n    return 1 / 0\n"),
    ]

    page.evaluate("kept => Object.assign(localStorage, JSON.parse(kept))", kept)
    page.goto("./#/about")
    page.goto(address)
    page.locator("#class-paste").fill("\n".join(handed), timeout=START)
    rows = page.locator(".class-grid tbody tr")
    expect(rows).to_have_count(3, timeout=START)
    expect(rows.first).to_contain_text("Ann")
    page.locator("[data-do='tournament.start']").click(timeout=START)
    expect(page.locator(".lab-table tbody tr")).to_have_count(3, timeout=START)
    expect(page.locator("[data-do=tournament-look]")).to_have_count(6, timeout=2 * START)
    expect(page.locator(".lab-everybody")).to_contain_text("All games are played")
    assert page.locator(".lab-table tbody th").all_inner_texts()[-1] == "Eve"
    page.locator("[data-do=tournament-look]").first.click()
    expect(page.locator(".lab-replay .stage")).to_be_visible(timeout=START)
    page.locator(".lab-pair [data-do=lab-look]").last.click()
    expect(page.locator(".lab-replay .count")).to_contain_text("of")
