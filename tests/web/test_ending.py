"""How a match ends in the page: counted on the board, a result that speaks, a rematch at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, PagePlayer, random_match, saved, settle

from frontier.games import find_game
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup

BOOMERS = find_game("boomers")
KEEP = """([id, saved, kinds]) => localStorage.setItem(`frontier/match/${id}`,
    JSON.stringify({ id, saved, kinds, changed: 1, over: false, totals: [] }))"""


def finished(**options: str) -> Match:
    """Play a game to an end in which several homesteads count, one of them cut by the railroad."""
    for number in range(200):
        match = Match(BOOMERS, Setup("boomers", f"walk{number}", options))
        chance = Chance(number)
        while match.position.turn is not None:
            legal = match.position.legal()
            laying = [action for action in legal if len(action) > 2 and action[2] != "none"]
            match.play(chance.choose(laying or legal))
        items = match.position.score()
        if len(items) > 2 and any(item.kind == "homestead-split" for item in items):
            return match
    raise AssertionError("no such game")


def by_kind(match: Match) -> dict[str, list[int]]:
    """Add up the items of the score by kind, for each seat."""
    sums: dict[str, list[int]] = {}
    for item in match.position.score():
        sums.setdefault(item.kind, [0] * match.position.players)[item.seat] += item.points
    return sums


def test_the_score_is_counted_on_the_board_and_can_be_walked(page: Page) -> None:
    settle(page, motion="slow")
    match = finished(railroad="fork", mines="ready", **{"mine-count": "5"})
    player = PagePlayer.resume(page, Match(BOOMERS, match.setup, match.actions[:-1]))
    player.play(match.actions[-1])
    strip = page.locator(".tally-strip")
    expect(strip).to_be_visible()  # by itself, for the game has just ended
    page.locator("[data-do=ending-previous]").click()  # from now on nothing goes by itself
    for sums in by_kind(match).values():
        told = strip.locator(".tally-line")
        for points in filter(None, sums):
            expect(told).to_contain_text(f"+{points}")
        page.locator("[data-do=ending-next]").click()
    expect(page.locator(".ending")).to_be_visible()


@pytest.mark.parametrize("game", ["boomers", "oregon", "boomtown"])
def test_the_card_adds_up_to_the_cores_score(page: Page, game: str) -> None:
    settle(page)
    match = random_match(game, "walked", 5000)
    page.goto("./#/about")
    kinds = ["person", *["settler"] * (match.position.players - 1)]
    page.evaluate(KEEP, [game, saved(match), kinds])
    page.goto(f"./#/match/{game}")
    outcome = match.position.outcome()
    assert outcome is not None
    headline = page.locator(".ending .result")
    expect(headline).to_contain_text("You", timeout=START)
    expect(headline).to_contain_text(str(outcome.totals[0]))
    best_first = sorted(range(len(outcome.totals)), key=lambda seat: -outcome.totals[seat])
    for row, sums in zip(
        page.locator(".standings :is(tbody, tfoot) tr").all(),
        [*by_kind(match).values(), outcome.totals],
        strict=True,
    ):
        assert row.locator("td").all_inner_texts() == [str(sums[seat]) for seat in best_first]


def test_a_rematch_begins_at_once_with_the_seats_changed(page: Page) -> None:
    settle(page)
    match = random_match("boomers", "rematch", 5000)
    page.goto("./#/about")
    page.evaluate(KEEP, ["m1", saved(match), ["person", "greenhorn"]])
    page.goto("./#/match/m1")
    page.locator("[data-do=ending-rematch]").click(timeout=START)
    page.wait_for_url(lambda url: "#/match/" in url and not url.endswith("/m1"))
    name = page.url.rsplit("/", 1)[1]
    PagePlayer(page, name).wait_for_table()
    kept = page.evaluate("id => JSON.parse(localStorage.getItem(`frontier/match/${id}`))", name)
    assert kept["kinds"] == ["greenhorn", "person"]
    assert kept["saved"]["options"] == saved(match)["options"]
    assert kept["saved"]["seed"] != match.setup.seed


def test_the_moment_that_decided_it_is_shown_with_the_scores_of_that_moment(page: Page) -> None:
    settle(page)
    match = random_match("boomers", "swing", 400)
    PagePlayer.resume(page, match)
    page.locator(".moment button").click(timeout=3 * START)
    expect(page.locator("section.replay")).to_be_visible()
    move = int(page.locator("section.replay input").input_value())
    then = Match(BOOMERS, match.setup, match.actions[:move]).position
    points = page.locator(".seat .points [aria-hidden]").all_inner_texts()
    assert list(map(int, points)) == list(then.totals())
