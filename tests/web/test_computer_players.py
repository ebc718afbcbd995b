"""Computer players in the page: they answer, can be hurried and undone, hint, and say why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, PagePlayer, random_match, saved, settle

GAMES = ["boomers", "oregon", "boomtown"]
KEEP = """([id, saved, kinds]) => localStorage.setItem(`frontier/match/${id}`,
    JSON.stringify({ id, saved, kinds, changed: 1, over: false, totals: [] }))"""

PRESS_UNDO = """times => new Promise(done => {
    const press = () => {
        const how = { key: "z", ctrlKey: true, bubbles: true };
        document.body.dispatchEvent(new KeyboardEvent("keydown", how));
        const over = document.querySelector("[data-do=undo]").disabled;
        if (!over && --times > 0) setTimeout(press, 5);
        else done();
    };
    press();
})"""


def sit_down(
    page: Page, game: str, moves: int, level: str = "greenhorn", **settings: str
) -> PagePlayer:
    """Take the seat to act in a match against the computer."""
    settle(page, **settings)
    match = random_match(game, "computer", moves)
    while match.position.turn != 0:
        match.play(match.position.legal()[0])
    page.goto("./#/about")
    kinds = ["person"] + [level] * (match.position.players - 1)
    page.evaluate(KEEP, ["m1", saved(match), kinds])
    page.goto("./#/match/m1")
    player = PagePlayer(page, "m1")
    player.wait_for_table()
    return player


@pytest.mark.parametrize("game", GAMES)
def test_the_computer_answers_until_it_is_ones_turn_again(page: Page, game: str) -> None:
    player = sit_down(page, game, 8)
    for _ in range(3):
        player.before_play()
        before = player.match()
        for pick in before.position.legal()[0]:
            player.click(pick)
        expect(page.locator(f'.log [data-move="{before.cursor + 1}"]')).to_be_attached()
        pickable = page.locator(".twin [data-state=next], [data-pick]")
        expect(pickable.first).to_be_attached(timeout=START)
        assert player.match().position.turn == 0
    assert page.locator("dialog.handover").count() == 0


def test_undo_takes_the_computers_answer_back_too(page: Page) -> None:
    player = sit_down(page, "boomers", 4)
    before = player.match().cursor
    for pick in player.match().position.legal()[0]:
        player.click(pick)
    player.wait_for_move(before + 2)
    page.locator("[data-do=undo]").click()
    player.wait_for_move(before)
    assert player.match().position.turn == 0


def test_undo_while_the_computer_thinks_stops_it(page: Page) -> None:
    player = sit_down(page, "boomers", 4, "marshal")
    before = player.match().cursor
    for pick in player.match().position.legal()[0]:
        player.click(pick)
    expect(page.locator("[data-do=skip]")).to_be_visible()
    page.locator("[data-do=undo]").click()
    player.wait_for_move(before)
    expect(page.locator("[data-do=hint]")).to_be_visible()
    assert player.match().position.turn == 0


def test_space_skips_ahead_to_ones_own_turn(page: Page) -> None:
    player = sit_down(page, "boomers", 4, "marshal", motion="slow")
    before = player.match().cursor
    for pick in player.match().position.legal()[0]:
        player.click(pick)
    skip = page.locator("[data-do=skip]")
    expect(skip).to_be_visible()
    page.keyboard.press("Space")
    expect(skip).to_have_count(0)
    player.wait_for_move(before + 2)
    assert player.match().position.turn == 0


def test_pace_and_sound_are_chosen_at_the_table_and_remembered(page: Page) -> None:
    sit_down(page, "boomers", 4)
    page.locator("[data-do=menu]").click()
    menu = page.locator("#table-menu")
    expect(menu.get_by_role("radio", name="At once")).to_be_checked()
    menu.get_by_role("radio", name="Calm").check()
    kept = page.evaluate("JSON.parse(localStorage.getItem('frontier/settings'))")
    assert kept["motion"] == "slow"
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


def test_undo_pressed_again_and_again_leaves_the_page_alive(page: Page) -> None:
    player = sit_down(page, "boomers", 6)
    for pick in player.match().position.legal()[0]:
        player.click(pick)
    # Some of these come while the core is being asked, for the computer or for the one before.
    page.evaluate(PRESS_UNDO, 2000)
    expect(page.locator("[data-do=undo]")).to_be_disabled(timeout=START)
    player.wait_for_move(0)
    assert player.match().position.turn == 0


def test_a_hint_comes_in_three_steps_and_ends_with_a_move(page: Page) -> None:
    player = sit_down(page, "boomers", 6)
    targets = {action[1] for action in player.match().position.legal()}
    advice = page.locator(".advice")
    for step in (1, 2, 3):
        page.locator("[data-do=hint]").click()
        expect(advice).not_to_be_empty(timeout=START)
        expect(advice.locator("progress")).to_have_count(0, timeout=START)
        if step == 3:
            words = set(re.findall(r"\w+", advice.inner_text()))
            assert words & targets
            assert "none" not in words


@pytest.mark.browser_settings(viewport={"width": 640, "height": 360}, has_touch=True)
def test_a_hint_rings_the_button_of_a_bid_and_is_never_cut(page: Page) -> None:
    player = sit_down(page, "boomtown", 30)
    while player.match().position.phase != "bid":
        player.click(player.match().position.legal()[0][0])
        player.before_play()
    advice = page.locator(".advice")
    for _ in range(3):
        page.locator("[data-do=hint]").click()
        expect(advice).not_to_be_empty(timeout=START)
        expect(advice.locator("progress")).to_have_count(0, timeout=START)
    expect(page.locator("[data-pick][data-shown]")).to_have_count(1)
    expect(advice.locator("p").first).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


@pytest.mark.browser_settings(viewport={"width": 360, "height": 640}, has_touch=True)
def test_a_hint_on_a_phone_leaves_the_board_in_sight_with_its_arrow(page: Page) -> None:
    sit_down(page, "boomers", 6)
    advice = page.locator(".advice")
    for step in ("Where to look", "What to aim for", "The move"):
        page.locator("[data-do=hint]").click()
        expect(advice).to_contain_text(step, timeout=START)
    expect(page.locator(".arrows .arrow").first).to_be_attached()
    sheet = page.locator(".tabbed").bounding_box()
    lowest = page.locator('.twin [data-spot="a1"]').bounding_box()
    assert sheet
    assert lowest
    assert lowest["y"] + lowest["height"] <= sheet["y"]
    expect(page.locator("[data-do=hint]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_on_a_phone_the_words_of_each_step_take_the_place_of_the_hint(
    page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(page, "boomers", 6)
    for step in ("Where to look", "What to aim for", "The move"):
        page.locator("[data-do=hint]").click()
        expect(page.locator(".advice")).to_contain_text(step, timeout=START)
    hint, told = page.locator(".advice > p"), page.locator(".line-step")
    onwards = page.locator("[data-do=line-on]")
    for place in (hint, onwards):
        expect(place).to_be_in_viewport(ratio=1)
    before = onwards.bounding_box()
    onwards.click()
    expect(told).to_contain_text("2 of ")
    expect(told).to_be_in_viewport(ratio=1)
    expect(hint).not_to_be_in_viewport()
    after = onwards.bounding_box()
    assert before
    assert after
    assert (before["x"], before["y"]) == (after["x"], after["y"])


def test_any_move_of_the_log_and_of_the_replay_says_why(page: Page) -> None:
    sit_down(page, "boomers", 6)
    page.get_by_role("tab", name="Log").click()
    page.locator(".log .why").first.click()
    expect(page.locator(".log .reason")).not_to_be_empty(timeout=START)
    page.get_by_role("tab", name="Look back").click()
    page.locator("[data-do=look-replay]").click()
    replay = page.locator("section.replay")
    why = replay.get_by_role("button", name="Why?")
    expect(replay.locator(".for-teachers button")).to_be_hidden()  # folded away
    page.locator("[data-replay=first]").click()
    expect(replay.locator(".count")).to_have_text("0 of 6")
    why.click()  # nothing has led here: nothing is told, and nothing is thrown
    page.locator("[data-replay=next]").click()
    expect(replay.locator(".count")).to_have_text("1 of 6")
    told = replay.locator(".told").inner_text()
    why.click()
    expect(replay.locator(".told")).not_to_have_text(told, timeout=START)


def test_a_finished_match_is_looked_back_at(page: Page) -> None:
    settle(page)
    PagePlayer.resume(page, random_match("boomers", "review", 5_000))
    page.locator("[data-do=ending-review]").click(timeout=START)
    expect(page.locator(".review .curve")).to_be_visible(timeout=START * 2)
    expect(page.locator(".review progress")).to_have_count(0)


def test_the_first_opponent_can_be_beaten_and_one_answer_seats_another(page: Page) -> None:
    settle(page, language="en")
    page.goto("./#/new/boomtown")
    expect(page.get_by_role("radio", name="Greenhorn")).to_be_checked()
    page.locator("[data-do=choose-level]").click()
    dialog = page.locator("dialog.choose")
    dialog.get_by_role("button", name="I know it well Rancher").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("radio", name="Rancher")).to_be_checked()
    expect(page.locator(".against .about")).to_contain_text("Thinks about the answer")
    page.locator(".players summary").click()
    for seat, kind in enumerate(("person", "rancher/mei", "rancher/silas", "rancher")):
        expect(page.locator(f"#kind-{seat}")).to_have_value(kind)
    page.locator("#kind-3").select_option("marshal")
    expect(page.locator("[name=against]:checked")).to_have_count(0)
    expect(page.locator(".against .about")).to_contain_text("Different players")
    # Faces are chosen by keys as any radio buttons.
    page.locator("#against-settler").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#kind-3")).to_have_value("greenhorn")
