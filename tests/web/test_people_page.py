"""People who play at a level: chosen by face and name, at the table with a word now and then."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, PagePlayer, random_match, saved, settle

from frontier.table.match import Match

_KEEP = """([id, saved, kinds]) => localStorage.setItem(`frontier/match/${id}`,
    JSON.stringify({ id, saved, kinds, changed: 1, over: false, totals: [] }))"""
_KINDS = "id => JSON.parse(localStorage.getItem(`frontier/match/${id}`)).kinds"
_FONT_SIZE = "one => parseFloat(getComputedStyle(one).fontSize)"
_SETTINGS = 'JSON.parse(localStorage.getItem("frontier/settings"))'


def kept_settings(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(_SETTINGS)
    return found


def last_action_of_person() -> Match:
    """Find a random game of Boomers in which the first seat has the last action."""
    for number in range(200):
        match = random_match("boomers", f"people{number}", 5_000)
        if Match(match.game, match.setup, match.actions[:-1]).position.turn == 0:
            return match
    raise AssertionError("no such game")


def test_an_opponent_has_a_face_a_name_a_style_and_a_level(page: Page) -> None:
    settle(page, language="en")
    page.goto("./")
    card = page.locator(".games .card").filter(has=page.locator('a[href="#/new/boomers"]'))
    expect(card.locator(".next")).to_have_text("Next: Elsie (Greenhorn)")
    page.goto("./#/new/boomers")
    expect(page.locator("#figure-elsie")).to_be_checked(timeout=START)
    expect(page.locator(".against .about")).to_contain_text("Elsie rides a short way at a time.")
    page.locator("#against-settler").check()
    expect(page.locator("#figure-elsie")).to_be_hidden()
    expect(page.locator("#figure-ines")).to_be_checked()
    page.locator("#figure-walter").check()
    expect(page.locator("#against-settler")).to_be_checked()
    expect(page.locator(".against .about")).to_contain_text("Settler: Knows what is good")
    page.locator("form .button.main").click()
    page.wait_for_url("**/#/match/*", timeout=START)
    player = PagePlayer(page, page.url.rsplit("/", 1)[1])
    player.wait_for_table()
    expect(page.locator(".seats .seat").nth(1)).to_contain_text("Walter (Settler)")
    expect(page.locator(".seats .seat canvas.face")).to_have_count(1)
    assert page.evaluate(_KINDS, player.match_id) == ["person", "settler/walter"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_opponent_is_wider_than_its_card(page: Page, language: str) -> None:
    settle(page, language=language)
    page.goto("./#/new/boomers")
    expect(page.locator("#figure-elsie")).to_be_checked(timeout=START)
    for width, height in ((360, 640), (640, 360), (844, 390), (720, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for card in page.locator(".faces .choice:visible").all():
            assert card.evaluate("card => card.scrollWidth <= card.clientWidth"), (width, card)


def test_on_a_phone_names_of_four_are_large_and_their_levels_only_heard(page: Page) -> None:
    settle(page, language="en")
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("./#/about")
    kinds = ["person", "settler/walter", "greenhorn/elsie", "greenhorn"]
    page.evaluate(_KEEP, ["m1", saved(random_match("oregon", "names", 0, players="4")), kinds])
    page.goto("./#/match/m1")
    PagePlayer(page, "m1").wait_for_table()
    seats = page.locator(".seats .seat")
    expect(seats.nth(2)).to_contain_text("Elsie (Greenhorn)")
    for seat in seats.all():
        assert float(seat.locator(".name").evaluate(_FONT_SIZE)) >= 12
    for level in seats.locator(".level").all():
        box = level.bounding_box()
        assert box is None or box["width"] <= 1


def test_at_the_end_somebody_says_a_word_unless_that_is_switched_off(page: Page) -> None:
    settle(page, language="en")
    match = last_action_of_person()
    before = Match(match.game, match.setup, match.actions[:-1])
    page.goto("./#/about")
    page.evaluate(_KEEP, ["m1", saved(before), ["person", "greenhorn/elsie"]])
    page.goto("./#/match/m1")
    player = PagePlayer(page, "m1")
    player.wait_for_table()
    player.wait_for_move(before.cursor)
    remark = page.locator(".remark")
    expect(remark).to_be_hidden()
    player.play(match.actions[-1])
    expect(remark).to_contain_text("Elsie: “", timeout=START)
    page.locator("[data-do=menu]").click()
    page.locator("[name=remarks]").uncheck()
    expect(remark).to_be_hidden()
    assert kept_settings(page)["remarks"] == "off"


def test_nobody_without_a_name_says_anything(page: Page) -> None:
    settle(page)
    match = random_match("boomers", "nobody", 4)
    page.goto("./#/about")
    page.evaluate(_KEEP, ["m1", saved(match), ["person", "greenhorn"]])
    page.goto("./#/match/m1")
    PagePlayer(page, "m1").wait_for_table()
    expect(page.locator(".remark")).to_be_hidden()
    page.locator("[data-do=menu]").click()
    expect(page.locator("[name=remarks]")).to_be_hidden()
