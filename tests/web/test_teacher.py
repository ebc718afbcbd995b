"""A game with a teacher: bad moves come back with their reason, and make puzzles in the end."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.bots.test_adviser import CLOSING
from tests.core.doors.test_no_codes import CODE
from tests.web.playing import START, PagePlayer, saved, settle

from frontier.games import find_game
from frontier.table.match import Match, Setup

KEEP = """([id, saved, teacher]) => localStorage.setItem(`frontier/match/${id}`, JSON.stringify({
    id, saved, teacher, kinds: ["person", "greenhorn"], changed: 1, over: false, totals: [] }))"""
BAD = ("A", "e3")
GOOD = ("A", "f2", "F")
SIZES = {"en": (1366, 768), "fr": (360, 640)}


def sit_down(page: Page) -> PagePlayer:
    """Sit at a match that one move wins, with a teacher who stops only what decides."""
    match = Match(find_game("boomers"), Setup("boomers", "door", {}, CLOSING))
    page.goto("./#/about")
    page.evaluate(KEEP, ["m1", saved(match), {"tolerance": "decisive", "back": []}])
    page.goto("./#/match/m1")
    player = PagePlayer(page, "m1")
    player.wait_for_table()
    return player


@pytest.mark.parametrize("language", SIZES)
def test_bad_moves_come_back_until_the_game_is_won(page: Page, language: str) -> None:
    width, height = SIZES[language]
    page.set_viewport_size({"width": width, "height": height})
    settle(page, language=language)
    player = sit_down(page)
    back = page.locator(".handed-back")
    for answer in ("hint", "again"):
        for pick in BAD:
            player.click(pick)
        expect(back).to_be_visible(timeout=START)
        player.wait_for_move(0)
        cost, because = (back.locator(f".{name}").inner_text() for name in ("cost", "because"))
        assert re.search(r"\d+", cost)
        assert because
        assert not CODE.search(f"{cost} {because}")
        expect(page.locator(".arrows .arrow.now")).to_have_count(1)
        back.locator(f"[data-do=teach-{answer}]").click()
        expect(back).to_have_count(0)
    for pick in GOOD:
        player.click(pick)
    player.wait_for_move(1)
    summary = page.locator(".came-back")
    expect(summary).to_contain_text("2", timeout=START)
    kept = page.evaluate("localStorage.getItem('frontier/match/m1')")
    assert len(json.loads(kept)["teacher"]["back"]) == 2
    page.locator("[data-do=mistake-set]").click()
    expect(page.locator("main.lesson")).to_be_attached(timeout=START)
    for pick in GOOD:
        player.click(pick)
    expect(page.locator(".feedback[data-kind=right]")).to_be_attached(timeout=START)


@pytest.mark.parametrize("language", SIZES)
def test_a_step_to_be_won_has_a_teacher_where_its_author_wants_one(
    page: Page, language: str
) -> None:
    settle(page, language=language)
    match = {"seed": "door", "options": {}, "position": CLOSING, "actions": []}
    won = {"is": "win", "level": "greenhorn", "teacher": "decisive"}
    step = {"match": match, "text": "Win.", "check": [won], "hints": ["Look at A."]}
    lesson = {"format": 1, "game": "boomers", "title": "Win", "steps": [step]}
    page.goto("./#/about")
    page.evaluate(
        "([key, kept]) => localStorage.setItem(key, JSON.stringify(kept))",
        ["frontier/lesson/w1", {"id": "w1", "lesson": lesson, "changed": 1}],
    )
    page.goto("./#/lesson/own/w1")
    player = PagePlayer(page, "")
    expect(page.locator("main.lesson[data-state=asked]")).to_be_attached(timeout=START)
    for pick in BAD:
        player.click(pick)
    back = page.locator(".handed-back")
    expect(back).to_be_visible(timeout=START)
    assert not CODE.search(back.inner_text())
    back.locator("[data-do=teach-hint]").click()
    expect(page.locator(".hints")).to_contain_text("Look at A.")
    for pick in GOOD:
        player.click(pick)
    expect(page.locator(".feedback[data-kind=right]")).to_be_attached(timeout=START)


def test_a_teacher_is_asked_for_with_the_match_and_can_be_sent_away(page: Page) -> None:
    settle(page, language="en")
    page.goto("./#/new/boomers")
    page.locator("#teacher").select_option("much")
    page.locator("#against-person").check()
    expect(page.locator("#teacher")).to_be_hidden()
    page.locator("#against-greenhorn").check()
    page.locator("form .button.main").click()
    page.wait_for_url("**/#/match/*", timeout=START)
    player = PagePlayer(page, page.url.rsplit("/", 1)[1])
    player.wait_for_table()
    page.locator("[data-do=menu]").click()
    choice = page.locator(".table-menu #teacher")
    expect(choice).to_have_value("much")
    choice.select_option("")
    kept = page.evaluate(
        "id => JSON.parse(localStorage.getItem(`frontier/match/${id}`)).teacher", player.match_id
    )
    assert kept is None
