"""Boomtown, played through the page by mouse, and its table at every size."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.web.playing import Finger, PagePlayer, random_match, settle

from frontier.table.match import Match

PHONE: ViewportSize = {"width": 360, "height": 640}
SIZES = [(360, 640), (640, 360), (844, 390), (820, 1180), (1366, 768), (1920, 1080)]


class BoomtownPlayer(PagePlayer):
    """A person at the page who also changes the size of the window."""

    def resize(self, width: int, height: int) -> None:
        """Change the size of the window, and wait until the table is laid for it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )


def at_phase(phase: str, players: int, fits: Callable[[Match], bool] = lambda match: True) -> Match:
    """Find a random game that comes to this phase and fits."""
    for number in range(100):
        match = random_match("boomtown", f"find{number}", 0, players=str(players))
        whole = random_match("boomtown", f"find{number}", 10_000, players=str(players))
        for action in whole.actions:
            if match.position.phase == phase and fits(match):
                return match
            match.play(action)
    pytest.fail(f"no random game comes to {phase}")


def sit_down(page: Page, match: Match) -> BoomtownPlayer:
    settle(page)
    return BoomtownPlayer.resume(page, match)


def check_result(page: Page, player: PagePlayer, match: Match) -> None:
    """The page shows the core's own score, and who won."""
    outcome = match.position.outcome()
    assert outcome is not None
    assert player.totals() == list(outcome.totals)
    expect(page.locator(".ending .result")).to_be_visible()


def spots(page: Page) -> dict[str, dict[str, Any]]:
    """Tell where each spot is on the screen."""
    return dict(
        page.locator(".twin button").evaluate_all(
            "all => all.map(one => [one.dataset.spot, one.getBoundingClientRect().toJSON()])"
        )
    )


def test_a_whole_game_of_three_by_mouse_ends_with_the_cores_score(page: Page) -> None:
    settle(page)
    player = BoomtownPlayer.start(page, "boomtown", players="3")
    check_result(page, player, player.play_to_the_end("mouse"))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_lies_over_anything_else_at_any_size(page: Page, players: int) -> None:
    whole = random_match("boomtown", "sizes", 10_000, players=str(players))
    player = sit_down(
        page, random_match("boomtown", "sizes", whole.cursor - 3, players=str(players))
    )
    aimed = player.match().position.phase in ("dynamite", "expropriation", "new-vein")
    for width, height in SIZES:
        if aimed and height < 400:
            continue  # there mines are larger, for a finger, and the board scrolls
        player.resize(width, height)
        placed = list(spots(page).items())
        for i, (name, box) in enumerate(placed):
            assert box["left"] >= 0, name
            assert box["right"] <= width, name
            assert min(box["width"], box["height"]) >= 24, name
            for other, there in placed[i + 1 :]:
                wide = min(box["right"], there["right"]) - max(box["left"], there["left"])
                high = min(box["bottom"], there["bottom"]) - max(box["top"], there["top"])
                assert wide <= 0.5 or high <= 0.5, f"{name} lies over {other}"
            # With room for the panels beside it, the whole table is in sight.
            assert width < height or box["bottom"] <= height, name


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("phase", ["take", "bid"])
def test_row_auction_and_own_mines_are_in_sight_on_a_phone(
    page: Page, players: int, phase: str
) -> None:
    page.set_viewport_size(PHONE)
    # In an auction with so much gold that amounts are stepped to.
    many = 9 if phase == "bid" else 1
    match = at_phase(
        phase, players, lambda match: match.cursor > 60 and len(match.position.legal()) >= many
    )
    sit_down(page, match)
    view = match.position.view(None)
    own = {mine["card"] for mine in view["mines"] if mine["seat"] == view["turn"]}
    assert own
    sheet = page.locator(".tabbed").bounding_box()
    assert sheet is not None
    for name, box in spots(page).items():
        if name.startswith(("row-", "seat:")) or name in own:
            assert box["bottom"] <= sheet["y"] + 1, name
        if name.startswith(("row-", "seat:")) and phase == "take":
            assert min(box["width"], box["height"]) >= 44, name


@pytest.mark.browser_settings(viewport=PHONE, has_touch=True, is_mobile=True)
def test_a_bid_is_stepped_to_by_a_finger(page: Page) -> None:
    match = at_phase("bid", 4, lambda match: len(match.position.legal()) > 9)
    player = sit_down(page, match)
    field = page.locator("input[name=amount]")
    first = int(field.input_value())
    more, less = page.locator(".amount .step").last, page.locator(".amount .step").first
    for _ in range(3):
        more.tap()
    less.tap()
    expect(field).to_have_value(str(first + 2))
    page.locator(".amount .button:not(.step)").tap()
    player.wait_for_move(match.cursor + 1)
    assert player.match().actions[-1] == (f"bid:{first + 2}",)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_spot_is_described_in_words(page: Page, language: str) -> None:
    for phase in ("take", "telegraph", "dynamite", "girls"):
        match = at_phase(phase, 5, lambda match: match.cursor > 40)
        settle(page, language=language)
        BoomtownPlayer.resume(page, match, f"m-{phase}")
        labels = page.locator(".twin button, .twin [role=grid]").evaluate_all(
            "all => all.map(one => one.ariaLabel)"
        )
        assert len(labels) > 20
        for label in labels:
            assert label, phase
            assert "cell." not in label, label
            assert "region." not in label, label
            assert "{" not in label, label
        prompt = page.locator(".picks .prompt").inner_text()
        assert "prompt." not in prompt
        assert "{" not in prompt


def test_what_lies_before_a_player_is_named_after_the_player(page: Page) -> None:
    settle(page)
    match = random_match("boomtown", "names", 3, players="3")
    BoomtownPlayer.resume(page, match)
    for name in ("Blue", "Orange", "Green"):
        grid = page.get_by_role("grid", name=f"{name}: gold")
        expect(grid).to_have_count(1)


def test_a_mine_is_blown_up_by_pointing_at_it(page: Page) -> None:
    match = at_phase("dynamite", 4)
    action = match.position.legal()[-1]
    player = sit_down(page, match)
    page.locator(f'.twin button[data-picks~="{action[2]}"]').click()  # nothing else to be picked
    player.wait_for_move(match.cursor + 1)
    assert player.match().actions[-1] == action


def middle(box: dict[str, Any]) -> tuple[float, float]:
    return box["left"] + box["width"] / 2, box["top"] + box["height"] / 2


def row_and_town(page: Page, match: Match) -> tuple[tuple[float, float], tuple[float, float]]:
    """Tell where the first card of the row lies, and the town of whoever is to take it."""
    placed = spots(page)
    return middle(placed["row-0"]), middle(placed[f"seat:{match.position.turn}"])


def test_a_card_is_dragged_to_ones_own_town_and_nowhere_else(page: Page) -> None:
    match = at_phase("take", 4, lambda match: match.cursor > 30)
    player = sit_down(page, match)
    card, town = row_and_town(page, match)
    mouse = page.mouse
    mouse.move(*card)
    mouse.down()
    mouse.move(card[0] + 30, card[1] + 20, steps=3)
    expect(page.locator(".stage .ghost")).to_be_visible()
    mouse.up()  # over the table: the card goes back
    expect(page.locator(".stage .ghost")).to_have_count(0)
    assert player.match().cursor == match.cursor
    mouse.move(*card)
    mouse.down()
    mouse.move(*town, steps=5)
    mouse.up()
    player.wait_for_move(match.cursor + 1)
    taken = match.position.view(None)["row"][0]["pick"]
    assert player.match().actions[-1] == (taken,)


@pytest.mark.browser_settings(viewport=PHONE, has_touch=True, is_mobile=True)
def test_a_finger_drags_a_card_without_a_question_and_two_fingers_zoom_and_play_nothing(
    page: Page,
) -> None:
    settle(page, confirm="touch")
    match = at_phase("take", 4, lambda match: match.cursor > 30)
    player = BoomtownPlayer.resume(page, match)
    card, town = row_and_town(page, match)
    finger = Finger(page)
    finger.touch("touchStart", card)
    finger.touch("touchMove", (card[0] + 15, card[1] + 25))
    finger.touch("touchMove", town)
    finger.touch("touchEnd")
    player.wait_for_move(match.cursor + 1)

    card = middle(spots(page)["row-0"])
    other = (card[0] + 40, card[1] + 10)
    finger.touch("touchStart", card)
    finger.touch("touchStart", card, other)
    finger.touch("touchMove", (card[0] - 20, card[1]), (other[0] + 20, other[1]))
    finger.touch("touchEnd")
    finger.pinch(card, 2)
    page.wait_for_function("visualViewport.scale > 1.5")
    expect(page.locator(".stage .ghost, [data-do=confirm]")).to_have_count(0)
    assert player.match().cursor == match.cursor + 1


def test_bids_have_their_buttons_on_the_board_beside_ones_own_plaque(page: Page) -> None:
    match = at_phase("bid", 4, lambda match: match.cursor > 20)
    sit_down(page, match)
    plaque = spots(page)[f"seat:{match.position.turn}"]
    shown = page.locator(".stage .choices [data-pick]")
    expect(shown.filter(has_text="Pass")).to_be_visible()
    for button in shown.all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= plaque["right"]
    page.locator("[data-do=replay]").click()
    expect(shown).to_have_count(0)  # nothing is picked at a moment that is looked back at
    page.locator("[data-replay=close]").click()
    expect(shown.filter(has_text="Pass")).to_be_visible()
    page.set_viewport_size(PHONE)
    expect(page.locator(".stage .choices [data-pick]")).to_have_count(0)
    expect(page.locator(".picks [data-pick=pass]")).to_be_visible()


def test_a_card_of_the_row_says_that_it_is_taken_after_the_auction(page: Page) -> None:
    sit_down(page, at_phase("bid", 3))
    page.locator('[data-spot="row-0"]').click()
    message = page.locator(".picks .message")
    expect(message).to_contain_text("when the auction is over")


def test_the_seat_in_turn_sits_in_front_on_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)
    match = random_match("boomtown", "first", 50, players="5")
    player = sit_down(page, match)
    for _ in range(4):
        placed = spots(page)
        areas = {name: box["top"] for name, box in placed.items() if name.startswith("seat:")}
        turn = player.match().position.turn
        assert max(areas, key=lambda name: areas[name]) == f"seat:{turn}"
        player.play(player.match().position.legal()[-1])


def test_an_earlier_moment_is_replayed_with_its_own_mines(page: Page) -> None:
    match = at_phase("dynamite", 4)
    action = next(one for one in match.position.legal() if not one[2].startswith("saloon:"))
    match.play(action)
    player = sit_down(page, match)
    expect(player.spot(action[2])).to_have_count(0)
    page.locator("[data-do=replay]").click()
    page.locator("[data-replay=previous]").click()
    expect(page.locator(f'[data-spot="{action[2]}"]')).to_have_attribute(
        "aria-label", re.compile(" ")
    )
    expect(page.locator(".picks .message")).to_be_empty()
