"""A game of each from the accessibility tree alone, by keyboard: the turn and the winner are heard.

The everyday run opens the games late; with --long they are played from the deal.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.conftest import is_long
from tests.web.listening import ListeningPlayer
from tests.web.playing import PagePlayer, random_match, settle

MOST_KEYS = 6  # a turn, on average

GAMES = {"boomers": {}, "oregon": {"players": "4"}, "boomtown": {"players": "5"}}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_ear_and_keyboard_alone(
    page: Page, pytestconfig: pytest.Config, game: str
) -> None:
    settle(page)
    options: dict[str, str] = GAMES[game]
    whole = random_match(game, "keys", 10_000, **options)
    left = whole.cursor if is_long(pytestconfig) else 14
    late = random_match(game, "keys", whole.cursor - left, **options)
    player = ListeningPlayer.sit_down(page, late)
    match = player.play_by_ear("ear")
    outcome = match.position.outcome()
    assert outcome is not None
    assert player.totals() == list(outcome.totals)
    told = player.heard()[-1]
    for seat in outcome.winners:
        assert match.game.colours[seat].capitalize() in told
    assert "Points:" in told
    assert not [line for line in player.heard() if "{" in line]
    assert player.keys / (match.cursor - late.cursor) <= MOST_KEYS


def test_undo_tells_what_it_took_back_and_leaves_the_focus_at_the_next_decision(page: Page) -> None:
    settle(page)
    player = ListeningPlayer.sit_down(page, random_match("boomers", "undo", 1))
    undo = page.get_by_role("button", name="Undo")
    undo.focus()
    page.keyboard.press("Enter")
    player.wait_for_move(0)
    expect(player.last_line()).to_contain_text("Taken back: ")
    expect(undo).to_be_disabled()
    expect(page.locator("*:focus")).to_have_attribute("data-state", "next")


def test_closing_the_replay_leads_back_to_the_next_decision(page: Page) -> None:
    settle(page)
    player = PagePlayer.resume(page, random_match("boomers", "replay", 4))
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="Back to the match").focus()
    page.keyboard.press("Enter")
    expect(page.locator("*:focus")).to_have_attribute("data-state", "next")
    assert player.match().cursor == 4


def test_a_mine_that_can_be_picked_says_so_although_its_owner_is_picked(page: Page) -> None:
    settle(page)
    for number in range(200):
        whole = random_match("boomtown", f"find{number}", 10_000, players="3")
        moves = [move for move in range(whole.cursor) if whole.at(move).phase == "dynamite"]
        if moves:
            break
    match = random_match("boomtown", f"find{number}", moves[0], players="3")
    player = PagePlayer.resume(page, match)
    player.before_play()
    mine = match.position.legal()[0][-1]
    name = player.spot(mine).get_attribute("aria-label") or ""
    assert name.endswith(", can be picked")


@pytest.mark.parametrize(("width", "height"), [(320, 256), (360, 640)])
def test_nothing_covers_the_spot_that_has_the_focus(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    settle(page)
    PagePlayer.resume(page, random_match("boomers", "covered", 20)).before_play()
    covered = page.locator(".twin button").evaluate_all(
        """all => all.filter(one => {
            one.focus();
            const { x, y, width, height } = one.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) !== one;
        }).map(one => one.dataset.spot)"""
    )
    assert covered == []


def test_the_whole_board_and_the_keys_can_be_asked_for(page: Page) -> None:
    settle(page)
    match = random_match("boomers", "words", 6)
    PagePlayer.resume(page, match).before_play()
    page.locator(".twin button").first.focus()
    page.keyboard.press("d")
    dialog = page.get_by_role("dialog", name="The board in words")
    text = dialog.inner_text()
    pieces: dict[str, str] = match.position.view(None)["pieces"]
    for letter, square in pieces.items():
        assert f"{square}: " in text
        assert f"boomer {letter}" in text
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys at the table")).to_be_visible()


@pytest.mark.browser_settings(forced_colors="active")
def test_the_devices_own_colours_leave_whose_turn_and_which_tab_in_sight(page: Page) -> None:
    settle(page)
    PagePlayer.resume(page, random_match("boomers", "forced", 3)).before_play()
    line = "one => [parseFloat(getComputedStyle(one).outlineWidth) * (getComputedStyle(one)"
    line += ".outlineStyle !== 'none'), parseFloat(getComputedStyle(one).borderTopWidth)]"
    seats = page.locator(".seat")
    drawn = [max(one.evaluate(line)) for one in seats.all()]
    assert drawn[1] > drawn[0], "the second player is to act"
    tabs = [max(one.evaluate(line)) for one in page.get_by_role("tab").all()]
    assert tabs[0] > tabs[1]
