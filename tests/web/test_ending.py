"""How a match ends in the page: counted on the board, a result that speaks, a rematch at once."""

from __future__ import annotations

import re

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
    expect(page.locator(".stage, .board-area").locator(strip)).to_have_count(0)  # it covers nothing
    page.locator("[data-do=ending-previous]").click()  # from now on nothing goes by itself
    for sums in by_kind(match).values():
        told = strip.locator(".tally-line")
        for points in filter(None, sums):
            expect(told).to_contain_text(f"+{points}")
        # What is read aloud has its words apart: once it was "Scoring+33 squares3Blue so far".
        assert not re.search(r"[a-z][+\d]|\d[A-Za-z]", told.text_content() or "")
        page.locator("[data-do=ending-next]").click()
    card = page.locator(".ending")
    expect(card).to_be_visible()
    page.locator("[data-do=ending-tally]").click()
    expect(page.locator("[data-do=ending-next]")).to_be_focused()
    page.locator(".stage .twin button").first.focus()
    page.keyboard.press("Space")
    expect(card).to_be_visible()
    expect(strip).to_be_hidden()


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
    rows = page.locator(".ending .standings :is(tbody, tfoot) tr")
    wanted = [*by_kind(match).values(), outcome.totals]
    expect(rows).to_have_count(len(wanted))
    for row, sums in zip(rows.all(), wanted, strict=True):
        assert row.locator("td").all_inner_texts() == [str(sums[seat]) for seat in best_first]


# The words that stand in more than one line, or are cut at the edge of what they stand in.
BROKEN = """places => [...document.querySelectorAll(places)].flatMap(place => {
    if (place.checkVisibility() === false || place.clientWidth <= 1) return [];
    const cut = place.scrollWidth > place.clientWidth + 1 ? [place.textContent] : [];
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const broken = [];
    while (texts.nextNode()) {
        const onlyHeard = texts.currentNode.parentElement.getBoundingClientRect().width <= 1;
        if (onlyHeard) continue;
        for (const { 0: word, index } of texts.currentNode.data.matchAll(/[^\\s-]+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const lines = new Set([...range.getClientRects()].map(one => Math.round(one.top)));
            if (lines.size > 1) broken.push(word);
        }
    }
    return [...cut, ...broken];
})"""
LONG_NAMES = ["Bartholomew1", "Wilhelmina12", "Maximilian12", "Theodora1234", "Evangeline12"]
SIZES = [(360, 640), (640, 360), (1366, 768)]


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [("boomers", "2", "fr"), ("oregon", "4", "en"), ("boomtown", "5", "fr")],
)
def test_no_word_of_the_result_is_broken_or_cut(
    page: Page, game: str, players: str, language: str
) -> None:
    settle(page, language=language)
    match = random_match(
        game, "walked", 5000, **({} if game == "boomers" else {"players": players})
    )
    names = LONG_NAMES[: int(players)]
    page.goto("./#/about")
    page.evaluate(KEEP, [game, {**saved(match), "players": names}, []])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto("./#/about")
        page.goto(f"./#/match/{game}")
        expect(page.locator(".ending .result")).to_be_visible(timeout=START)
        for name in names:
            expect(
                page.locator(".ending").get_by_text(name).locator("visible=true").first
            ).to_be_visible()
        places = ".ending :is(th, td, .button, .result, .how, .ranks li), .seats .name, .tabs"
        assert page.evaluate(BROKEN, places) == [], (width, height)
        box = page.locator(".ending").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
        assert page.locator("[data-do=ending-rematch]").is_visible()


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
    expect(page.locator(".arrows .arrow")).to_have_count(1)  # what would have been better
    move = int(page.locator("section.replay input").input_value())
    then = Match(BOOMERS, match.setup, match.actions[:move]).position
    points = page.locator(".seat .points [aria-hidden]").all_inner_texts()
    assert list(map(int, points)) == list(then.totals())
