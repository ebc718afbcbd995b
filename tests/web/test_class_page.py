"""A class without a server: what a teacher gives, what a pupil does, and sheets for paper."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.classroom import RIGHT, begin, done, gather_at, given, hand_in, room_of, wrong
from tests.web.playing import START, settle
from tests.web.school import Pupil, lesson, opening, step

from frontier.games import all_games
from frontier.school.assignment import read_assignment, write_assignment
from frontier.school.classroom import Classroom


def test_a_match_for_a_class_keeps_to_its_terms_and_is_handed_in(page: Page) -> None:
    settle(page)
    match: dict[str, Any] = {
        "game": "boomers",
        "seed": "class",
        "options": {},
        "position": None,
        "actions": [],
    }
    given = {"what": "match", "match": {**match, "kinds": ["person", "greenhorn"]}}
    told = read_assignment({**given, "undo": False, "hints": False}, all_games())
    link = write_assignment(told, all_games())
    page.goto(f"./#{link}")
    page.locator("#nickname").fill("Zoë", timeout=START)
    page.locator("[data-do=start]").click()
    table = page.locator("main.table")
    expect(table).to_have_attribute("data-move", "0", timeout=START)
    expect(page.locator("[data-do=hint]:visible")).to_have_count(0)
    begun = opening("boomers").position.legal()[3]
    Pupil(page).play(begun)
    expect(table).to_have_attribute("data-move", "2", timeout=START)
    expect(page.locator("[data-do=undo]")).to_be_disabled()
    result = Classroom(link, None, all_games()).read(hand_in(page).split("#")[1])
    assert result["name"] == "Zoë"
    assert result["match"]["moves"] == 2
    assert tuple(result["steps"][0]["tries"][0][0]) == begun
    page.goto("./#/about")
    page.goto(f"./#{link}")  # it goes on with the same match
    expect(table).to_have_attribute("data-move", "2", timeout=START)


def test_the_most_chosen_moves_of_a_match_are_walked_through(page: Page) -> None:
    settle(page)
    told: dict[str, Any] = {"game": "boomers", "seed": "class", "options": {}, "position": None}
    told["actions"] = []
    given_match = {"what": "match", "match": {**told, "kinds": ["person", "greenhorn"]}}
    read = read_assignment({**given_match, "title": "All"}, all_games())
    link = write_assignment(read, all_games())
    assert read.match is not None
    match = read.match.match
    first, other = match.position.legal()[3], match.position.legal()[40]
    match.play(first)
    answer, strange = match.position.legal()[:2]
    match.play(answer)
    second = match.position.legal()[0]
    room = Classroom(link, None, all_games())

    def played(name: str, *actions: tuple[str, ...]) -> str:
        steps = [{"tries": [[list(a) for a in actions]], "hints": 0, "seconds": 9}]
        return room.write({"name": name, "made": 29_000_000, "steps": steps})

    gather_at(page, link)
    moves = page.locator(".chosen-moves")
    expect(moves).to_be_hidden()
    results = [
        played("Ann", first, answer, second),
        played("Bo", first, answer),
        played("Cem", other),
    ]
    page.locator("#class-paste").fill("\n".join(results))
    choices = moves.locator(".way-choice")
    expect(choices).to_have_count(2)
    expect(choices.first.locator("strong")).to_have_text("2 of 3")
    expect(moves.locator(".badge-number")).to_have_text(["2", "1"])
    expect(moves.locator(".way-here")).to_have_text("Choice 1, reached by 3 of 3 pupils.")
    # The computer's only answer is passed over, and told.
    moves.locator("[data-do=way-on]").click()
    expect(moves.locator(".way-here")).to_have_text("Choice 2, reached by 2 of 3 pupils.")
    expect(moves.locator(".way-told li")).to_have_count(2)
    expect(moves.locator(".way-told li").last).to_contain_text("Orange (Greenhorn): ")
    expect(choices).to_have_count(1)
    # Where its answers differ, they are choices too; what comes in counts at once.
    page.locator("#class-paste").fill(played("Dee", first, strange))
    moves.locator("[data-do=way-back]").click()
    expect(choices.first.locator("strong")).to_have_text("3 of 4")
    choices.first.click()
    expect(moves.locator(".way-here")).to_contain_text("did not always answer the same")
    expect(choices.locator("strong")).to_have_text(["2 of 3", "1 of 3"])
    choices.last.click()
    expect(moves.locator(".way-here")).to_contain_text("Nobody played on from here")
    expect(moves.locator("[data-do=way-on]")).to_be_disabled()
    moves.locator("[data-do=way-start]").click()
    expect(moves.locator(".way-here")).to_have_text("Choice 1, reached by 4 of 4 pupils.")
    # The wall walks the same way, and votes there.
    page.get_by_role("link", name="To the wall").click()
    with page.expect_popup() as opened:
        page.locator("[data-do=wall-open]").click(timeout=START)
    wall = opened.value
    heading = wall.locator("h1")
    expect(heading).to_have_text("All · Choice 1, reached by 4 of 4 pupils.", timeout=START)
    expect(wall.locator(".votes")).to_have_count(0)
    page.keyboard.press("v")
    expect(wall.locator(".votes strong")).to_have_text(["3", "1"])
    page.keyboard.press("ArrowRight")
    expect(heading).to_contain_text("did not always answer the same")
    expect(wall.locator(".votes")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(heading).to_contain_text("Choice 3, reached by 2 of 4 pupils.")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(heading).to_contain_text("Choice 1, ")


def test_a_pupil_is_told_the_terms_and_comes_late(page: Page) -> None:
    settle(page)
    link = given(until=1_000, hints=False)
    page.goto(f"./#{link}")
    terms = page.locator(".terms li")
    expect(terms).to_have_count(3, timeout=START)
    expect(terms.nth(1)).to_have_text("There are no hints.")
    expect(terms.nth(2)).to_contain_text("Hand it in by Jan 1, 1970")
    begin(page, f"./#{link}", "Zoë")
    pupil = Pupil(page)
    pupil.waits("asked", 0)
    expect(page.locator("[data-do=hint]:visible")).to_have_count(0)
    expect(page.locator(".late")).to_contain_text("The time is over")
    for _ in range(3):
        pupil.play(wrong(0))
        pupil.waits("wrong", 0)
        expect(page.locator("[data-do=solution]:visible")).to_have_count(0)
        pupil.press("again")
        pupil.waits("asked", 0)
    result = hand_in(page)
    page.evaluate("localStorage.clear()")  # the teacher's device is another one
    gather_at(page, link)
    page.locator("#class-paste").fill(result)
    expect(page.locator(".class-grid .late")).to_have_text("late")
    expect(page.locator(".class-grid td").first).to_contain_text("✗3")


def test_a_solution_that_was_shown_is_told_to_the_teacher(page: Page) -> None:
    settle(page)
    link = given()
    begin(page, f"./#{link}", "Zoë")
    pupil = Pupil(page)
    for _ in range(2):
        pupil.waits("asked", 0)
        pupil.play(wrong(0))
        pupil.waits("wrong", 0)
        pupil.press("again")
    pupil.press("solution")
    pupil.waits("right", 0)
    pupil.press("again")
    pupil.waits("asked", 0)
    pupil.play(RIGHT[0])
    pupil.waits("right", 0)
    first, *_ = room_of(link).read(hand_in(page).split("#")[1])["steps"]
    assert (first["solved"], len(first["tries"]), first["hints"]) == (True, 3, 1)


def test_an_address_too_long_for_the_back_row_is_warned_of(page: Page) -> None:
    settle(page)
    long = " ".join(str(number * 7919) for number in range(80))
    told = lesson("boomers", step(opening("boomers"), long, {"is": "read"}))
    own = read_assignment({"what": "lesson", "lesson": told}, all_games())
    for link, warned in ((given(), 0), (write_assignment(own, all_games()), 1)):
        gather_at(page, link)
        expect(page.locator(".give .long")).to_have_count(warned)
    expect(page.locator(".give .long")).to_contain_text("above 300")


def test_all_results_go_from_a_phone_to_another_device_at_once(page: Page) -> None:
    settle(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = given()
    gather_at(page, link)
    room = room_of(link)
    results = [room.write(done(name, [RIGHT[0]], [], [])) for name in ("Ann", "\u202eBo", "Cy")]
    page.locator("#class-paste").fill(" ".join(results))
    rows = page.locator(".class-grid tbody tr")
    expect(rows).to_have_count(3)
    page.locator("[data-do=copy-all]").click()
    expect(page.locator(".tools")).to_contain_text("Copied")
    text = page.evaluate("navigator.clipboard.readText()")
    page.goto("./#/about")
    page.evaluate("localStorage.clear()")
    gather_at(page, link)
    expect(rows).to_have_count(0)
    page.locator("#class-paste").fill(text)
    expect(rows).to_have_count(3)


def test_an_odd_address_gets_a_sentence(page: Page) -> None:
    page.goto("./#/about")
    for address in ("R1zzzz", "C1zzzz", "R", "C2abc", "/class/nobody", "/class/a/b", "/paper/x/y"):
        page.goto(f"./#{address}")
        expect(page.locator("p.notice").first).to_have_text(re.compile("[a-z]{3}"), timeout=START)
        expect(page.locator("h1").first).to_be_visible()
        page.goto("./#/about")


# How light each column of a picture is, from 0 to 1.
_SHADES = """canvas => {
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
    return Array.from({ length: width }, (_, x) => {
        let sum = 0;
        for (let y = 0; y < height; y++) {
            const at = 4 * (y * width + x);
            const seen = data[at + 3] / 255;
            sum += (data[at] / 255) * seen + 1 - seen;
        }
        return sum / height;
    });
}"""


def test_sheets_for_paper_have_their_solutions_apart(page: Page) -> None:
    settle(page)
    page.goto("./#/paper/course/boomers-river")
    expect(page.locator("[data-do=print]")).to_be_visible(timeout=START)
    steps = page.locator(".sheet-step")
    expect(steps).to_have_count(5)
    expect(steps.locator("canvas")).to_have_count(5)
    expect(page.locator(".sheet-code svg")).to_be_visible()
    shades: list[float] = steps.locator("canvas").first.evaluate(_SHADES)
    assert sum(shades) / len(shades) > 0.9, "land is white"
    dark = sum(1 for shade in shades if shade < 0.75)
    assert 10 <= dark < 100, "the lines between squares are clear"
    assert page.locator(".solutions li").count() > 0
    page.locator("#paper-code").uncheck()
    expect(page.locator(".sheet-code svg")).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.locator("[data-do=print]")).to_be_hidden()
    broken = page.locator(".solutions").evaluate("one => getComputedStyle(one).breakBefore")
    assert broken == "page"
    page.locator("#paper-size").evaluate("one => { one.value = 'letter'; }")
    page.locator("#paper-size").dispatch_event("change")
    pages = page.pdf(prefer_css_page_size=True)
    assert re.search(rb"/MediaBox\s*\[\s*0 0 612 792", pages), "letter paper"
