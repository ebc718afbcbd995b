"""Oklahoma Boomers, played through the page by mouse, by touch and by typing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, PagePlayer, random_match, settle

from frontier.table.match import Match
from frontier.table.picks import Action


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
def test_a_finger_is_not_asked_about_what_it_can_take_back(page: Page) -> None:
    settle(page, confirm="touch")
    match = random_match("boomers", "touch", 12)
    player = PagePlayer.resume(page, match)
    player.tap = True
    player.play(match.position.legal()[0])
    page.locator("[data-do=undo]").tap()
    player.wait_for_move(12)


@pytest.mark.browser_settings(
    viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
)
def test_whoever_wants_it_is_asked_in_words_before_each_move(page: Page) -> None:
    settle(page, confirm="always")
    match = random_match("boomers", "touch", 12)
    player = PagePlayer.resume(page, match)
    player.tap = True
    action = next(one for one in match.position.legal() if one[-1] == "none")
    for pick in action:
        player.click(pick)
    expect(page.locator(".picks .prompt")).to_contain_text(
        f"Your move: boomer {action[0]} to {action[1]}"
    )
    assert player.match().cursor == 12
    page.locator("[data-do=confirm]").tap()
    player.wait_for_move(13)


def with_stones(match: Match) -> dict[str, list[Action]]:
    """Find, for a piece and a square to go to, which actions lay each stone."""
    first = next(one for one in match.position.legal() if len(one) == 3 and one[2] != "none")
    stones: dict[str, list[Action]] = {}
    for action in match.position.legal():
        if action[:2] == first[:2] and len(action) == 3:
            for event in match.position.copy().play(action):
                if event.kind == "stone":
                    stones.setdefault(str(event.values["at"]), []).append(action)
    return stones


def test_the_ghost_of_a_stone_is_a_button_for_what_lays_it(page: Page) -> None:
    settle(page)
    match = random_match("boomers", "ghost", 12)
    stones = with_stones(match)
    at, [action] = next(one for one in stones.items() if len(one[1]) == 1)
    player = PagePlayer.resume(page, match)
    player.click(action[0])
    player.click(action[1])
    ghost = page.locator(f'.twin [data-spot="{at}"][data-state=ghost]')
    ghost.click()
    player.wait_for_move(13)
    assert player.match().actions[-1] == action


def test_a_boomer_is_dragged_to_its_square(page: Page) -> None:
    settle(page)
    match = random_match("boomers", "drag", 12)
    action = next(one for one in match.position.legal() if len(one) == 3)
    player = PagePlayer.resume(page, match)
    player.spot(action[0]).drag_to(page.locator(f'[data-spot="{action[1]}"]'))
    player.click(action[2])
    player.wait_for_move(13)
    assert player.match().actions[-1] == action


def test_nothing_is_said_of_the_square_on_which_something_was_just_dropped(page: Page) -> None:
    settle(page)
    match = random_match("boomers", "drag", 12)
    action = next(one for one in match.position.legal() if len(one) == 3)
    player = PagePlayer.resume(page, match)
    tip = page.locator(".stage .tip")
    page.clock.install()
    player.spot(action[0]).drag_to(page.locator(f'[data-spot="{action[1]}"]'))
    page.clock.run_for(1000)
    expect(tip).to_be_hidden()
    player.spot(action[0]).hover()
    page.clock.run_for(1000)
    expect(tip).to_be_visible()


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
