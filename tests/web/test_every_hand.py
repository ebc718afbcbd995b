"""Whole games by every kind of hand: by drag, by a finger on a phone that stands or lies, by both.

The everyday run opens them late and plays one or two games a kind; with --long all of them are
played from the deal. By mouse they are played in the tests of each game, by keys in test_by_ear.py.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.conftest import is_long
from tests.web.playing import PagePlayer, random_match, settle

from frontier.table.chance import Chance

FINGER = {"has_touch": True, "is_mobile": True}
STANDING: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, **FINGER}
LYING: dict[str, Any] = {"viewport": {"width": 640, "height": 360}, **FINGER}
HANDS: dict[str, dict[str, Any]] = {
    "drag": {"viewport": {"width": 1366, "height": 768}},
    "finger": STANDING,
    "finger, lying": LYING,
    "drag by finger": STANDING,
    "drag by finger, lying": LYING,
}
GAMES: dict[str, dict[str, str]] = {
    "boomers": {},
    "oregon": {"players": "3"},
    "boomtown": {"players": "4"},
}
DRAGGED = {"boomers": 2, "oregon": 3, "boomtown": 2}  # how many picks of an action one drag makes
EVERYDAY = {
    ("drag", "oregon"),
    ("drag by finger", "boomers"),
    ("finger", "oregon"),
    ("finger, lying", "boomtown"),
}
LEFT = 16  # moves that are left of a game opened late


def ways() -> list[Any]:
    """List every hand with every game; most of them for the long run only."""
    return [
        pytest.param(
            hand,
            game,
            id=f"{game} by {hand}",
            marks=[
                pytest.mark.browser_settings(**HANDS[hand]),
                *([] if (hand, game) in EVERYDAY else [pytest.mark.long]),
            ],
        )
        for hand, game in product(HANDS, GAMES)
    ]


@pytest.mark.parametrize(("hand", "game"), ways())
def test_a_game_is_played_to_its_end(
    page: Page, pytestconfig: pytest.Config, hand: str, game: str
) -> None:
    settle(page)
    options = GAMES[game]
    whole = random_match(game, "hands", 10_000, **options)
    left = whole.cursor if is_long(pytestconfig) else LEFT
    match = random_match(game, "hands", whole.cursor - left, **options)
    player = PagePlayer.resume(page, match)
    player.tap = "finger" in hand
    chance = Chance("hands")
    dragged = 0
    while match.position.turn is not None:
        action = chance.choose(match.position.legal())
        player.before_play()
        if hand.startswith("drag"):
            homes = {"take": f"seat:{match.position.turn}", "draw": "card-0"}
            dragged += player.drag(action, DRAGGED[game], homes.get(match.position.phase, ""))
        else:
            player.play(action)
        match.play(action)
    outcome = match.position.outcome()
    assert outcome is not None
    assert (dragged > 0) == hand.startswith("drag")
    assert player.match().actions == match.actions
    assert player.totals() == list(outcome.totals)
    expect(page.locator(".ending .result")).to_be_visible()


@pytest.mark.browser_settings(viewport={"width": 390, "height": 844}, **FINGER)
def test_the_board_stays_where_it_is_from_the_first_move_on(page: Page) -> None:
    settle(page)
    board = page.locator(".stage canvas")
    for game, options in GAMES.items():
        player = PagePlayer.resume(page, random_match(game, "still", 0, **options), game)
        player.tap = True
        player.before_play()
        first = board.bounding_box()
        for _ in range(5):
            player.play(player.match().position.legal()[0])
            player.before_play()
            assert board.bounding_box() == first, game
