"""A bot of one's own at an ordinary table: it plays to the end, and the match loses nothing."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from tests.core.school.lab.bots import reply_of
from tests.web.playing import START, PagePlayer, random_match, saved, settle

from frontier.table.chance import Chance
from frontier.table.match import Match
from frontier.table.picks import Action

LAST = "def choose(position):\n    return position.legal()[-1]\n"
BAD = {
    "fails": "def choose(position):\n    return 1 / 0\n",
    "loops": "def choose(position):\n    while True:\n        pass\n",
    "loops in C": "def choose(position):\n    return sum(range(10 ** 11))\n",
    "cannot be read": "def choose(position:\n",
}
_KEEP = """([id, saved, kinds]) => localStorage.setItem(`frontier/match/${id}`,
    JSON.stringify({ id, saved, kinds, changed: 1, over: false, totals: [] }))"""
_WENT_ON = """([id, cursor]) =>
    JSON.parse(localStorage.getItem(`frontier/match/${id}`)).saved.cursor > cursor"""
_KEPT = "id => JSON.parse(localStorage.getItem(`frontier/match/${id}`))"


def keep_bot(page: Page, name: str, code: str, game: str = "boomers") -> None:
    kept = {"game": game, "name": name, "code": code, "changed": 1}
    page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)",
        [f"frontier/bot/{name.lower()}", json.dumps(kept)],
    )


def sit_down(page: Page, match: Match, *kinds: str) -> PagePlayer:
    page.evaluate(_KEEP, ["m1", {**saved(match), "players": ["", "Dog"]}, list(kinds)])
    page.goto("./#/match/m1")
    player = PagePlayer(page, "m1")
    player.wait_for_table()
    return player


def wait_for_person(player: PagePlayer) -> Match:
    """Wait until the person is to act, or the game is over, and the table shows it."""
    match = player.match()
    while match.position.turn not in (0, None):
        player.page.wait_for_function(_WENT_ON, arg=[player.match_id, match.cursor], timeout=START)
        match = player.match()
    expect(player.page.locator("main.table")).to_have_attribute(
        "data-move", str(match.cursor), timeout=START
    )
    return match


def act(player: PagePlayer, match: Match, action: Action) -> None:
    """Make the picks of an action; others may have answered before anybody could look."""
    player.before_play()
    for pick in action:
        player.click(pick)
    player.page.wait_for_function(_WENT_ON, arg=[player.match_id, match.cursor], timeout=START)


def near_the_end(left: int) -> Match:
    """A game of Boomers in which so many actions of a random game are left, Blue to act."""
    whole = random_match("boomers", "opponent", 400)
    match = random_match("boomers", "opponent", whole.cursor - left)
    while match.position.turn != 0:
        match = random_match("boomers", "opponent", match.cursor - 1)
    return match


def play_on(player: PagePlayer, reload_after: int | None = None) -> Match:
    """Play what is left, the person by chance; once in between the page is loaded anew."""
    chance = Chance("person")
    turns = 0
    match = wait_for_person(player)
    while match.position.turn is not None:
        act(player, match, chance.choose(match.position.legal()))
        turns += 1
        if turns == reload_after:
            player.page.reload()
            player.wait_for_table()
        match = wait_for_person(player)
    return match


def test_it_plays_to_the_end_also_after_a_reload_and_sits_with_its_face(page: Page) -> None:
    settle(page)
    page.goto("./#/about")
    keep_bot(page, "Dog", LAST)
    begun = near_the_end(9)
    player = sit_down(page, begun, "person", "bot:dog")
    expect(page.locator(".seat .face")).to_have_count(1)
    expect(page.locator(".seat").nth(1)).to_contain_text("Dog")
    match = play_on(player, reload_after=1)
    assert match.position.outcome() is not None
    assert page.evaluate(_KEPT, "m1")["over"] is True
    again = Match(match.game, match.setup, begun.actions)
    own = 0
    for action in match.actions[begun.cursor :]:
        if again.position.turn == 1:
            own += 1
            assert action == reply_of(LAST, match=again)["action"]
        again.play(action)
    assert own > 1


@pytest.mark.parametrize("kind", BAD)
def test_a_bot_that_cannot_choose_is_stood_in_for_and_that_is_told(page: Page, kind: str) -> None:
    settle(page)
    page.goto("./#/about")
    keep_bot(page, "Dog", BAD[kind])
    player = sit_down(page, near_the_end(4), "person", "bot:dog")
    match = wait_for_person(player)
    act(player, match, match.position.legal()[0])
    after = wait_for_person(player)
    assert after.cursor >= match.cursor + 2
    if after.position.turn is not None:
        expect(page.locator("main")).to_contain_text("Dog could not choose")
    assert play_on(player).position.outcome() is not None


def test_a_bot_that_was_deleted_leaves_a_match_that_can_be_finished(page: Page) -> None:
    settle(page)
    page.goto("./#/about")
    player = sit_down(page, near_the_end(4), "person", "bot:gone")
    assert play_on(player).position.outcome() is not None


def test_it_is_chosen_in_the_form_of_a_new_match(page: Page) -> None:
    settle(page)
    page.goto("./#/about")
    keep_bot(page, "Dog", LAST)
    page.goto("./#/new/boomers")
    page.locator("input[name=against][value='bot:dog']").check(timeout=START)
    page.locator("form .button.main").click()
    page.wait_for_url("**/#/match/*", timeout=START)
    player = PagePlayer(page, page.url.rsplit("/", 1)[1])
    player.wait_for_table()
    match = wait_for_person(player)
    assert page.evaluate(_KEPT, player.match_id)["kinds"] == ["person", "bot:dog"]
    act(player, match, match.position.legal()[0])
    after = wait_for_person(player)
    before = Match(after.game, after.setup, after.actions[:1])
    assert after.actions[1] == reply_of(LAST, match=before)["action"]
