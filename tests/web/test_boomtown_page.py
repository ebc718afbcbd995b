"""Boomtown, played through the page by mouse with three and by touch with four.

The everyday run opens the game of four late; with --long it is played from the deal.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.conftest import is_long
from tests.web.playing import PagePlayer, random_match, settle

from frontier.table.match import Match

PHONE: ViewportSize = {"width": 360, "height": 640}
SIZES = [(360, 640), (640, 360), (844, 390), (820, 1180), (1366, 768), (1920, 1080)]
LATE = 40  # moves that are left of a game opened late


class BoomtownPlayer(PagePlayer):
    """A person at the page who also types bids, where there are too many for buttons."""

    def click(self, pick: str) -> None:
        """Pick with the mouse or a finger; a high bid by its field."""
        if self.has_button(pick):
            super().click(pick)
        else:
            field = self.page.locator("input[name=amount]")
            field.fill(pick.removeprefix("bid:"))
            send = self.page.locator(".amount button")
            send.tap() if self.tap else send.click()

    def resize(self, width: int, height: int) -> None:
        """Change the size of the window, and wait until the table is laid for it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def has_button(self, pick: str) -> bool:
        """Tell whether a pick can be pointed at; only bids may be without a button."""
        if not pick.startswith("bid:"):
            return True
        expect(self.page.locator("[data-pick^='bid:']").first).to_be_attached()
        return self.spot(pick).count() > 0


def late(config: pytest.Config, seed: str, players: int) -> Match:
    """Play a random game up to its last turns; with --long, only deal."""
    whole = random_match("boomtown", seed, 10_000, players=str(players))
    left = whole.cursor if is_long(config) else LATE
    return random_match("boomtown", seed, whole.cursor - left, players=str(players))


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


@pytest.mark.browser_settings(viewport=PHONE, has_touch=True, is_mobile=True)
def test_a_game_of_four_by_touch_on_a_phone_ends_with_the_cores_score(
    page: Page, pytestconfig: pytest.Config
) -> None:
    player = sit_down(page, late(pytestconfig, "touch", 4))
    player.tap = True
    check_result(page, player, player.play_to_the_end("touch"))


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
def test_row_auction_and_own_mines_are_in_sight_on_a_phone(page: Page, players: int) -> None:
    page.set_viewport_size(PHONE)
    match = at_phase("take", players, lambda match: match.cursor > 60)
    sit_down(page, match)
    view = match.position.view(None)
    own = {mine["card"] for mine in view["mines"] if mine["seat"] == view["turn"]}
    assert own
    for name, box in spots(page).items():
        if name.startswith(("row-", "seat:")) or name in own:
            assert box["bottom"] <= PHONE["height"], name
        if name.startswith(("row-", "seat:")):
            assert min(box["width"], box["height"]) >= 44, name


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
def test_a_finger_drags_a_card_without_a_question_and_two_fingers_play_nothing(page: Page) -> None:
    settle(page, confirm="touch")
    match = at_phase("take", 4, lambda match: match.cursor > 30)
    player = BoomtownPlayer.resume(page, match)
    card, town = row_and_town(page, match)
    touches = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    touch("touchStart", card)
    touch("touchMove", (card[0] + 15, card[1] + 25))
    touch("touchMove", town)
    touch("touchEnd")
    player.wait_for_move(match.cursor + 1)

    card = middle(spots(page)["row-0"])
    other = (card[0] + 40, card[1] + 10)
    touch("touchStart", card)
    touch("touchStart", card, other)
    touch("touchMove", (card[0] - 20, card[1]), (other[0] + 20, other[1]))
    touch("touchEnd")
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
