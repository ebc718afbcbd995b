"""Questions in lessons: made in the page, tried, shared, and answered in another language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.playing import START, Finger, middle_of, settle
from tests.web.school import Pupil, keep, lesson, opening, step
from tests.web.test_accessibility import violations
from tests.web.test_maker_page import Teacher


def choose_kind(page: Page, kind: str) -> None:
    """Say how a step is answered."""
    page.locator("#make-manner").select_option(kind)


def spot(page: Page, place: str) -> None:
    """Touch a place of the board."""
    page.locator(f'.twin [data-spot="{place}"]').click()


def both(page: Page, field: str, english: str, french: str) -> None:
    """Write a text in both languages."""
    page.locator(f"#make-{field}").fill(english)
    page.locator(f"#make-{field}-fr").fill(french)


def make_every_kind(teacher: Teacher) -> None:
    """Make a lesson with a step of every kind, through the page's own controls."""
    page = teacher.page
    page.locator("#make-language-fr").check()
    both(page, "title", "Every kind", "Toutes les sortes")
    both(page, "text", "Look at the board first.", "Regardez d’abord le plateau.")
    choose_kind(page, "read")
    page.locator('[data-point="text"]').click()
    page.locator('[data-tool="arrow"]').click()
    page.locator("#make-numbered").check()
    spot(page, "c9")
    spot(page, "c6")
    page.locator('[data-tool="ring"]').click()
    spot(page, "e3")
    teacher.press("hand-done")

    teacher.press("step-add")
    both(page, "text", "How many squares?", "Combien de cases ?")
    choose_kind(page, "number")
    page.locator("#make-ask").select_option("area")
    expect(page.locator(".livecount .count")).to_contain_text(re.compile("The rules say: \\d+ squ"))
    page.locator("#make-ask").select_option("")
    page.locator("#make-answer").fill("7")
    page.locator("#make-within").fill("0.5")
    page.locator(".replies summary").click()
    teacher.press("reply-add")
    page.locator("#make-reply-1").select_option("above")
    page.locator("#make-reply-1-text").fill("Less!")
    page.locator("#make-reply-1-text-fr").fill("Moins !")

    teacher.press("step-add")
    both(page, "text", "Which?", "Lequel ?")
    choose_kind(page, "choice")
    for i, (english, french) in enumerate([("North", "Nord"), ("South", "Sud")]):
        page.locator(f"#make-choice-{i}").fill(english)
        page.locator(f"#make-choice-{i}-fr").fill(french)
    page.get_by_label("2 is right").check()

    teacher.press("step-add")
    both(page, "text", "Mark two.", "Marquez-en deux.")
    choose_kind(page, "mark")
    teacher.press("mark")
    spot(page, "a1")
    spot(page, "c9")
    teacher.press("hand-done")
    expect(page.locator(".livecount .count")).to_contain_text("2 places")

    teacher.press("step-add")
    both(page, "text", "In order.", "Dans l’ordre.")
    choose_kind(page, "order")
    teacher.press("choice-add")
    for i, (english, french) in enumerate([("one", "un"), ("two", "deux"), ("three", "trois")]):
        page.locator(f"#make-choice-{i}").fill(english)
        page.locator(f"#make-choice-{i}-fr").fill(french)

    teacher.press("step-add")
    both(page, "text", "Why?", "Pourquoi ?")
    choose_kind(page, "open")

    teacher.press("step-add")
    both(page, "text", "Play A.", "Jouez A.")
    teacher.ready()


def in_order(page: Page, texts: list[str]) -> None:
    """Put things in order by their buttons."""
    for place, text in enumerate(texts):
        while page.locator(".ordering .told").all_inner_texts().index(text) > place:
            page.locator(".ordering li", has_text=text).locator("[data-move='-1']").click()


def test_every_kind_is_made_tried_shared_and_solved_elsewhere_in_the_other_language(
    page: Page, browser: Browser, site: str
) -> None:
    settle(page)
    teacher = Teacher(page)
    teacher.open("./#/make/new/boomers")
    make_every_kind(teacher)
    first = teacher.position(6).position.legal()[0]
    teacher.play(first, 1)
    teacher.press("accept")
    expect(teacher.counted()).to_contain_text("1 move of")
    kinds = [(one["check"] or [{"is": "any"}])[0]["is"] for one in teacher.lesson()["steps"]]
    assert kinds == ["read", "number", "choice", "mark", "order", "open", "play"]
    assert violations(page) == []

    page.locator(".chip").nth(1).click()
    page.locator(".bar [data-do=try]").click()
    pupil = Pupil(page)
    pupil.waits("asked", 1)
    page.locator("#question-number").fill("9")
    pupil.press("answer")
    expect(pupil.feedback).to_have_text("Less!")
    page.locator("#question-number").fill("7")
    pupil.press("answer")
    pupil.waits("right", 1)
    page.go_back()
    teacher.ready()
    link = teacher.share()

    context = browser.new_context(
        base_url=site, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
    )
    phone = context.new_page()
    settle(phone, language="fr")
    solve_in_french(phone, link, first)
    context.close()


def solve_in_french(phone: Page, link: str, first: Any) -> None:
    """Solve all of it on a small phone."""
    pupil = Pupil(phone)
    pupil.open(link)
    pupil.waits("read", 0)
    expect(phone.locator(".task .told")).to_contain_text("Regardez d’abord")
    expect(phone.locator(".pointers polygon.arrow")).to_have_count(1)
    expect(phone.locator(".pointers .ring")).to_have_count(1)
    expect(phone.locator(".task [data-told=pointers]")).to_contain_text("une flèche de c9 à c6")
    assert violations(phone) == []
    pupil.press("next")

    pupil.waits("asked", 1)
    phone.locator("#question-number").fill("7,4")
    pupil.press("answer")
    pupil.waits("right", 1)
    pupil.press("next")

    pupil.waits("asked", 2)
    phone.get_by_label("Nord").check()
    pupil.press("answer")
    pupil.waits("wrong", 2)
    phone.get_by_label("Sud").check()
    pupil.waits("asked", 2)
    pupil.press("answer")
    pupil.waits("right", 2)
    pupil.press("next")

    pupil.waits("asked", 3)
    spot(phone, "c9")
    spot(phone, "b2")
    spot(phone, "b2")
    phone.locator('.twin [data-spot="a1"]').focus()
    phone.keyboard.press("Enter")
    expect(phone.locator(".pointers rect.mark")).to_have_count(2)
    assert violations(phone) == []
    pupil.press("answer")
    pupil.waits("right", 3)
    pupil.press("next")

    pupil.waits("asked", 4)
    in_order(phone, ["un", "deux", "trois"])
    pupil.press("answer")
    pupil.waits("right", 4)
    pupil.press("next")

    pupil.waits("asked", 5)
    pupil.press("answer")
    expect(phone.locator(".question .message")).not_to_be_empty()
    phone.locator("#question-open").fill("Parce que c’est plus court.")
    pupil.press("answer")
    pupil.waits("right", 5)
    pupil.press("next")

    pupil.waits("asked", 6)
    pupil.play(first)
    pupil.waits("right", 6)
    pupil.press("next")
    pupil.waits("finished")


def test_an_answer_is_still_there_after_a_reload(page: Page) -> None:
    settle(page)
    begun = opening("boomers")
    keep(page, lesson("boomers", step(begun, "Why?", {"is": "open"}), step(begun, "Go on.")))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked", 0)
    page.locator("#question-open").fill("So.")
    pupil.press("answer")
    pupil.waits("right", 0)
    page.reload()
    expect(page.locator("main.lesson[data-move]")).to_be_attached(timeout=START)
    expect(page.locator("#question-open")).to_have_value("So.")


def test_the_solution_of_a_question_is_shown_after_two_tries(page: Page) -> None:
    settle(page)
    begun = opening("boomers")
    marks = {"is": "mark", "of": "reach", "about": ["A"]}
    keep(page, lesson("boomers", step(begun, "Where can A ride?", marks)))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked", 0)
    for place in ("a1", "b1"):
        spot(page, place)
        pupil.press("answer")
        pupil.waits("wrong", 0)
    pupil.press("solution")
    pupil.waits("right", 0)
    expect(pupil.feedback).to_contain_text("places on the board")
    assert page.locator(".pointers rect.mark.missed").count() > 5
    expect(page.locator(".pointers rect.mark.wrong")).to_have_count(2)


def test_sharing_lists_what_is_left_to_do(page: Page) -> None:
    settle(page)
    begun = opening("boomers")
    every = {"is": "score", "least": 0}
    keep(page, lesson("boomers", step(begun, "", every), step(begun, "Go."), title=""))
    teacher = Teacher(page)
    teacher.open("./#/make/x")
    page.locator(".bar [data-do=share]").click()
    left = page.locator(".todo li")
    expect(left).to_have_count(3, timeout=START)
    expect(page.locator(".todo")).to_contain_text("The lesson has no title.")
    expect(page.locator(".todo")).to_contain_text("Step 1: There is nothing for the pupil to read.")
    expect(page.locator(".todo")).to_contain_text("Step 1: Every legal move is right")
    expect(page.locator("dialog.share")).to_have_count(0)
    assert violations(page) == []
    teacher.press("share-anyway")
    expect(page.locator("dialog.share input.address")).to_be_visible()


def test_lessons_become_a_course_with_one_link(page: Page, browser: Browser, site: str) -> None:
    settle(page)
    begun = opening("boomers")
    second = lesson("boomers", step(begun, "Second.", {"is": "open"}), title="Part two")
    keep(page, second, "y")
    keep(page, lesson("boomers", step(begun, "First."), title="Part one"))
    teacher = Teacher(page)
    teacher.open("./#/make/x")
    page.locator(".join summary").click()
    teacher.press("join")
    expect(teacher.chips()).to_have_count(2)
    link = teacher.share()
    context = browser.new_context(base_url=site)
    other = context.new_page()
    settle(other)
    pupil = Pupil(other)
    pupil.open(link)
    pupil.waits("asked", 0)
    expect(other.locator(".parts summary")).to_have_text("Part one")
    other.locator(".parts summary").click()
    other.locator(".parts button", has_text="Part two").click()
    pupil.waits("asked", 1)
    expect(other.locator(".parts summary")).to_have_text("Part two")
    context.close()


def test_a_course_of_several_games_is_made_tried_and_taken_with_one_link(
    page: Page, browser: Browser, site: str
) -> None:
    settle(page)
    mark = {"is": "mark", "right": ["a1"]}
    second = lesson("oregon", step(opening("oregon"), "Mark a1.", mark), title="Westward")
    keep(page, second, "y")
    keep(page, lesson("boomers", step(opening("boomers"), "Play."), title="Fences"))
    teacher = Teacher(page)
    teacher.open("./#/make/x")
    page.locator(".join summary").click()
    expect(page.locator("#make-join option")).to_have_text("Westward · Oregon")
    teacher.press("join")
    expect(teacher.chips()).to_have_count(2)
    teacher.chips().nth(1).click()
    expect(page.locator('.twin [data-spot="bank-church"]')).to_be_attached()
    expect(page.locator("#make-text")).to_have_value("Mark a1.")
    expect(teacher.chips().nth(1)).to_be_focused()
    page.locator("#make-text").fill("Mark the corner.")
    teacher.chips().nth(0).click()
    expect(page.locator('.twin [data-spot="bank-church"]')).to_have_count(0)
    page.locator(".bar [data-do=undo]").click()
    link = teacher.share()
    context = browser.new_context(base_url=site, viewport={"width": 360, "height": 640})
    other = context.new_page()
    settle(other)
    pupil = Pupil(other)
    pupil.open(link)
    pupil.waits("asked", 0)
    pupil.play(opening("boomers").position.legal()[0])
    pupil.waits("right", 0)
    pupil.press("next")
    pupil.waits("asked", 1)
    expect(other.locator(".parts summary")).to_have_text("Westward")
    spot(other, "a1")
    other.locator(".asking [data-do=answer]").click()
    pupil.waits("right", 1)
    other.reload()
    pupil.waits("asked", 1)
    pupil.press("previous")
    pupil.waits("asked", 0)
    expect(other.locator('.twin [data-spot="bank-church"]')).to_have_count(0)
    assert violations(other) == []
    context.close()


def drag(page: Page, begin: str, end: str) -> None:
    """Drag from one place of the board to another, with the mouse."""
    (x1, y1), (x2, y2) = (
        middle_of(page.locator(f'.twin [data-spot="{at}"]')) for at in (begin, end)
    )
    page.mouse.move(x1, y1)
    page.mouse.down()
    page.mouse.move((x1 + x2) / 2, (y1 + y2) / 2, steps=3)
    page.mouse.move(x2, y2, steps=3)
    page.mouse.up()


def test_arrows_are_drawn_by_dragging(page: Page) -> None:
    settle(page)
    teacher = Teacher(page)
    teacher.open("./#/make/new/boomers")
    page.locator('[data-point="text"]').click()
    page.locator('[data-tool="arrow"]').click()
    drag(page, "c9", "c6")
    expect(page.locator(".pointers .arrow")).to_have_count(1)
    drag(page, "e3", "g7")
    expect(page.locator(".pointers .arrow")).to_have_count(2)
    spot(page, "a1")
    expect(page.locator(".pointers .begun")).to_have_count(1)
    spot(page, "b2")
    expect(page.locator(".pointers .arrow")).to_have_count(3)
    drag(page, "e3", "g7")
    expect(page.locator(".pointers .arrow")).to_have_count(2)
    arrows = [one["arrow"] for one in teacher.lesson()["steps"][0]["point"]["text"]]
    assert arrows == [["c9", "c6"], ["a1", "b2"]]
    assert teacher.lesson()["steps"][0]["match"]["actions"] == [], "nothing was played"
    page.locator('[data-tool="ring"]').click()
    drag(page, "c9", "c6")
    teacher.press("hand-done")
    expect(page.locator("main.maker")).to_be_visible()
    assert len(teacher.lesson()["steps"][0]["point"]["text"]) == 2


@pytest.mark.browser_settings(
    viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
)
def test_arrows_are_drawn_by_a_finger(page: Page) -> None:
    settle(page)
    teacher = Teacher(page)
    teacher.open("./#/make/new/boomers")
    page.locator('[data-point="text"]').click()
    page.locator('[data-tool="arrow"]').click()
    page.locator('.twin [data-spot="c9"]').scroll_into_view_if_needed()
    begin, end = (middle_of(page.locator(f'.twin [data-spot="{at}"]')) for at in ("c9", "c6"))
    finger = Finger(page)
    finger.touch("touchStart", begin)
    finger.touch("touchMove", (begin[0] + 12, begin[1] + 12))
    finger.touch("touchMove", end)
    finger.touch("touchEnd")
    expect(page.locator(".pointers .arrow")).to_have_count(1)
    assert teacher.lesson()["steps"][0]["point"]["text"] == [{"arrow": ["c9", "c6"]}]
