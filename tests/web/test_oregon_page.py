"""Oregon, played through the page by mouse with two, and its table at every size.

The everyday run opens the game late; with --long it is played from the first start tile.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.conftest import is_long
from tests.web.playing import PagePlayer, random_match, settle

from frontier.table.match import Match

CARDS = '.twin button[data-spot^="card-"]'
PHONE = {"width": 360, "height": 640}
SPACE = re.compile("[a-o]([1-9]|10)")
LEFT_RIGHT = ((min, "left"), (max, "right"))
TOP_BOTTOM = ((min, "top"), (max, "bottom"))


def late(config: pytest.Config, seed: str, players: int) -> Match:
    """Play a random game up to its last few turns; with --long, only deal."""
    whole = random_match("oregon", seed, 10_000, players=str(players))
    left = whole.cursor if is_long(config) else 5 * players
    return random_match("oregon", seed, whole.cursor - left, players=str(players))


def at_phase(phase: str, players: int = 2, holding: str = "") -> Match:
    """Find a random game that comes to this phase, with a card of this name in hand."""
    for number in range(200):
        whole = random_match("oregon", f"find{number}", 10_000, players=str(players))
        for move in range(whole.cursor):
            position = whole.at(move)
            assert position.turn is not None
            hand = position.view(position.turn)["seats"][position.turn]["hand"]
            if position.phase == phase and (not holding or holding in hand):
                return random_match("oregon", f"find{number}", move, players=str(players))
    pytest.fail(f"no random game comes to {phase} with {holding}")


def sit_down(page: Page, match: Match) -> PagePlayer:
    settle(page)
    player = PagePlayer.resume(page, match)
    player.before_play()
    return player


def hand(page: Page) -> Locator:
    return page.locator(CARDS)


def check_result(page: Page, player: PagePlayer, match: Match) -> None:
    """The page shows the core's own score, and who won."""
    outcome = match.position.outcome()
    assert outcome is not None
    assert player.totals() == list(outcome.totals)
    expect(page.locator(".ending .result")).to_be_visible()
    expect(hand(page)).to_have_count(0)


def test_a_game_of_two_by_mouse_ends_with_the_cores_score(
    page: Page, pytestconfig: pytest.Config
) -> None:
    player = sit_down(page, late(pytestconfig, "mouse", 2))
    check_result(page, player, player.play_to_the_end("mouse"))


def test_a_match_of_three_is_set_up_by_the_form_and_begins_with_the_start_tiles(page: Page) -> None:
    settle(page)
    player = PagePlayer.start(page, "oregon", players="3")
    for _ in range(3):
        player.before_play()
        expect(hand(page)).to_have_count(4)
        player.play(player.match().position.legal()[0])
    assert player.match().position.phase == "play"


def test_the_map_is_whole_and_nothing_covers_it_at_any_size(page: Page) -> None:
    sit_down(page, random_match("oregon", "sizes", 60, players="4"))
    for width, height in ((360, 640), (820, 1180), (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".stage canvas")).to_be_in_viewport()
        check_places(page, width, height)


def check_places(page: Page, width: int, height: int) -> None:
    """The 150 spaces are in sight, all else is beside or below them and large enough."""
    spots: dict[str, dict[str, float]] = dict(
        page.locator(".twin button").evaluate_all(
            "all => all.map(one => [one.dataset.spot, one.getBoundingClientRect().toJSON()])"
        )
    )
    spaces = {name: box for name, box in spots.items() if SPACE.fullmatch(name)}
    assert len(spaces) == 150
    left, right = (edge(box[side] for box in spaces.values()) for edge, side in LEFT_RIGHT)
    top, bottom = (edge(box[side] for box in spaces.values()) for edge, side in TOP_BOTTOM)
    assert 0 <= left < right <= width
    assert 0 <= top < bottom <= height
    for name, box in spots.items():
        assert 0 <= box["left"] < box["right"] <= width, name
        beside = box["right"] <= left + 0.5 or box["left"] >= right - 0.5
        below = box["top"] >= bottom - 0.5 or box["bottom"] <= top + 0.5
        assert name in spaces or beside or below, f"{name} lies over the map"
        if name.startswith(("card-", "joker-", "supply-")):
            least = 43.5 if width <= 820 else 24
            assert min(box["width"], box["height"]) >= least, name
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_two_cards_can_be_picked_in_either_order(page: Page) -> None:
    match = at_phase("play")
    action = next(
        one for one in match.position.legal() if not one[1].startswith("joker") and one[0] != one[1]
    )
    player = sit_down(page, match)
    player.click(action[1])
    player.click(action[0])
    player.click(action[2])
    player.wait_for_move(match.cursor + 1)
    assert player.match().actions[-1] == action


def test_the_joker_is_played_by_a_symbol_at_the_edge_of_the_map(page: Page) -> None:
    match = at_phase("play")
    action = next(one for one in match.position.legal() if one[1] == "joker:eagle")
    player = sit_down(page, match)
    player.click(action[0])
    page.locator('[data-spot="row-eagle"]').click()
    player.click(action[2])
    player.wait_for_move(match.cursor + 1)
    assert player.match().actions[-1] == action


def test_the_second_discard_may_be_chosen_before_the_first(page: Page) -> None:
    match = at_phase("discard", players=4)
    action = next(one for one in match.position.legal() if one[1] != one[2])
    player = sit_down(page, match)
    player.click("discard")
    player.click(action[2])
    player.click(action[1])
    player.wait_for_move(match.cursor + 1)
    assert player.match().actions[-1] == action


def test_equal_cards_are_two_cards(page: Page) -> None:
    match = next(
        found
        for found in (random_match("oregon", f"twins{n}", 2, players="2") for n in range(99))
        if any(one[0] == one[1] for one in found.position.legal())
    )
    twin = next(one for one in match.position.legal() if one[0] == one[1])
    player = sit_down(page, match)
    same = page.locator(f'{CARDS}[data-picks~="{twin[0]}"]')
    expect(same).to_have_count(2)
    same.nth(0).click()
    same.nth(1).click()
    player.click(twin[2])
    player.wait_for_move(match.cursor + 1)
    assert player.match().actions[-1] == twin


def test_a_card_that_is_not_useless_says_why_it_is_not_exchanged(page: Page) -> None:
    match = at_phase("draw", holding="church")
    sit_down(page, match)
    page.locator(f'{CARDS}[data-picks~="swap:church"]').click()
    expect(page.locator(".picks .message")).to_contain_text("not useless")


def test_looking_at_another_seat_picks_nothing(page: Page) -> None:
    match = at_phase("play")
    player = sit_down(page, match)
    player.click(match.position.legal()[0][0])
    picked = page.locator(f'{CARDS}[data-state="picked"]')
    expect(picked).not_to_have_count(0)
    page.locator('[data-spot="seat-1"]').click()
    expect(picked).not_to_have_count(0)
    expect(page.locator(".picks .message")).to_be_empty()


def test_the_hand_of_the_last_player_is_gone_before_the_next_one_takes_over(page: Page) -> None:
    match = at_phase("start", players=3)
    player = sit_down(page, match)
    expect(hand(page)).to_have_count(4)
    player.play(match.position.legal()[0])
    expect(page.locator("[data-do=take-over]")).to_be_visible()
    expect(hand(page)).to_have_count(0)


NOTE_REQUESTS = """() => {
  window.requests = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.request) window.requests.push(JSON.parse(message.request).do);
    return post.call(this, message, ...more);
  };
}"""


def test_a_turn_that_is_handed_over_asks_the_core_once(page: Page) -> None:
    match = at_phase("start", players=3)
    player = sit_down(page, match)
    page.evaluate(NOTE_REQUESTS)
    for _ in range(2):
        action = player.match().position.legal()[0]
        player.play(action)
        player.before_play()
        expect(hand(page)).to_have_count(4)
    asked = [verb for verb in page.evaluate("window.requests") if verb != "preview"]
    assert asked == ["play", "play"]


@pytest.mark.browser_settings(viewport=PHONE, has_touch=True, is_mobile=True)
def test_a_turn_on_a_phone_takes_at_most_six_taps_and_asks_nothing(page: Page) -> None:
    settle(page, confirm="touch")
    match = at_phase("extra")
    match.undo()
    player = PagePlayer.resume(page, match)
    player.before_play()
    seat = match.position.turn
    taps = 0
    while match.position.turn == seat:
        legal = match.position.legal()
        action = ("end",) if ("end",) in legal else legal[0]
        if taps == 0:  # the play after which the token may be kept
            action = match.actions[match.cursor]
        for pick in action:
            if not player.is_given(pick):
                player.spot(pick).tap()
                taps += 1
        match.play(action)
        player.wait_for_move(match.cursor)
        expect(page.locator("[data-do=confirm]")).to_have_count(0)
    assert taps <= 6


def test_both_choices_about_the_extra_turn_and_each_draw_have_their_words(page: Page) -> None:
    match = at_phase("extra")
    sit_down(page, match)
    offers = page.locator(".stage .choices [data-pick]")
    expect(offers).to_have_text(["Take the extra turn", "Keep it"])
    offers.last.click()
    expect(offers).to_have_text(["Landscape card", "Building card"])
    prompt = page.locator(".picks .prompt")
    expect(prompt).to_contain_text("card 1 of 2")
    expect(prompt).not_to_contain_text("useless")
    offers.first.click()
    expect(prompt).to_contain_text("card 2 of 2")


@pytest.mark.parametrize("size", [(640, 360), (844, 390)])
def test_a_phone_that_lies_shows_map_and_hand_without_scrolling(
    page: Page, size: tuple[int, int]
) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, at_phase("play", players=4))
    stage = page.locator(".table .stage")
    room = stage.evaluate(
        "one => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]"
    )
    assert room == [0, 0]
    for spot in ("a1", "o10", "card-0", "card-3", "supply-building", "seat-3"):
        expect(page.locator(f'[data-spot="{spot}"]')).to_be_in_viewport(ratio=1)


def test_a_card_is_dragged_onto_another_and_the_pair_onto_the_map(page: Page) -> None:
    match = at_phase("play")
    action = next(
        one for one in match.position.legal() if not one[1].startswith("joker") and one[0] != one[1]
    )
    player = sit_down(page, match)
    player.spot(action[0]).drag_to(player.spot(action[1]))
    expect(page.locator(".picks .prompt")).to_contain_text("choose a space")
    player.spot(action[1]).drag_to(player.spot(action[2]))
    player.wait_for_move(match.cursor + 1)
    assert player.match().actions[-1] == action
