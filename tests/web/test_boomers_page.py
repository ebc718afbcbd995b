"""Oklahoma Boomers, played through the page by mouse, by touch and by typing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, PagePlayer, random_match, settle


def test_a_whole_game_by_mouse_ends_with_the_cores_score(page: Page) -> None:
    settle(page)
    player = PagePlayer.start(page, "boomers")
    match = player.play_to_the_end("mouse")
    outcome = match.position.outcome()
    assert outcome is not None
    assert player.totals() == list(outcome.totals)
    expect(page.locator(".ending .result")).to_be_visible()


@pytest.mark.browser_settings(
    viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
)
def test_a_game_by_touch_on_a_phone_asks_once_before_each_move(page: Page) -> None:
    settle(page, confirm="touch")
    player = PagePlayer.resume(page, random_match("boomers", "touch", 12))
    player.tap = True
    for pick in player.match().position.legal()[0]:
        player.click(pick)
    assert player.match().cursor == 12
    page.locator("[data-do=confirm]").tap()
    expect(page.locator('.log [data-move="13"]')).to_be_attached()
    assert player.match().cursor == 13


@pytest.mark.parametrize("moves", [0, 1, 7, 20])
def test_a_killed_page_resumes_the_same_position(page: Page, moves: int) -> None:
    settle(page)
    match = random_match("boomers", "killed", moves)
    player = PagePlayer.resume(page, match)
    player.play(match.position.legal()[5])
    before = player.match()
    address = page.url
    page.close()  # no unload handler gets a chance
    again = page.context.new_page()
    again.goto(address)
    player = PagePlayer(again, player.match_id)
    player.wait_for_table()
    assert player.match().position.text() == before.position.text()
    letters = before.position.view(None)["pieces"]
    for letter, square in letters.items():
        expect(player.spot(letter)).to_have_attribute("data-spot", square)


def test_undo_and_redo_walk_through_the_match(page: Page) -> None:
    settle(page)
    player = PagePlayer.resume(page, random_match("boomers", "undo", 6))
    page.locator("[data-do=undo]").click()
    expect(page.locator(".log [data-move]")).to_have_count(5)
    page.keyboard.press("Control+z")
    expect(page.locator(".log [data-move]")).to_have_count(4)
    page.locator("[data-do=redo]").click()
    expect(page.locator(".log [data-move]")).to_have_count(5)
    assert player.match().cursor == 5
    page.reload()
    player.wait_for_table()
    page.locator("[data-do=redo]").click()
    expect(page.locator(".log [data-move]")).to_have_count(6)


def test_a_refused_pick_says_why_and_names_the_rule(page: Page) -> None:
    settle(page)
    player = PagePlayer.start(page, "boomers")
    player.click("A")
    player.click("a1")
    message = page.locator(".picks .message")
    expect(message).not_to_be_empty()
    rule = message.locator("a").get_attribute("href")
    message.locator("a").click()
    page.wait_for_url(f"**/{rule}")
    expect(page.locator(".rule.wanted")).to_be_visible(timeout=START)


def test_a_typed_move_is_played_and_a_wrong_one_explained(page: Page) -> None:
    settle(page)
    player = PagePlayer.start(page, "boomers")
    page.locator(".picks summary").click()
    player.type_action(("A", "c6", "D"))
    page.locator("input[name=move]").fill("A c7")
    page.locator("input[name=move]").press("Enter")
    expect(page.locator(".picks .message")).not_to_be_empty()


def test_choosing_again_takes_the_pick_back(page: Page) -> None:
    settle(page)
    player = PagePlayer.start(page, "boomers")
    player.click("A")
    expect(player.spot("A")).to_have_attribute("data-state", "picked")
    player.click("A")
    expect(player.spot("A")).to_have_attribute("data-state", "next")
    player.click("A")
    page.keyboard.press("Escape")
    expect(player.spot("A")).to_have_attribute("data-state", "next")
    player.click("A")
    player.click("B")
    expect(player.spot("B")).to_have_attribute("data-state", "picked")
