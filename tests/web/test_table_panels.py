"""The panels of a table: one side with tabs, on a phone a sheet that can be pulled."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, Finger, PagePlayer, middle_of, random_match, saved, settle

KEEP = """([id, saved, kinds]) => localStorage.setItem(`frontier/match/${id}`,
    JSON.stringify({ id, saved, kinds, changed: 1, over: false, totals: [] }))"""
# Picks as a record writes them, which nobody should have to read.
CODE = re.compile(r"\b[a-z-]+:[a-z0-9-]+\b|\bnone\b")
_ENDS_IN_SIGHT = """one => {
    const { right, top, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(right - 3, (top + bottom) / 2));
}"""
GAMES = {"boomers": {}, "oregon": {"players": "4"}, "boomtown": {"players": "4"}}


def sit_among_computers(page: Page, game: str) -> PagePlayer:
    """Take the first seat of a match with the computer in all others, after a round of theirs."""
    settle(page)
    match = random_match(game, "panels", 60 if game == "oregon" else 40, **GAMES[game])
    last: int | None = 0  # who has acted before
    while match.position.turn != 0 or last == 0 or len(match.position.legal()) < 2:
        last = match.position.turn
        match.play(match.position.legal()[0])
    page.goto("./#/about")
    page.evaluate(
        KEEP, ["m1", saved(match), ["person"] + ["greenhorn"] * (match.position.players - 1)]
    )
    page.goto("./#/match/m1")
    player = PagePlayer(page, "m1")
    player.wait_for_table()
    player.before_play()
    return player


@pytest.mark.parametrize("game", GAMES)
def test_every_panel_is_on_the_page_of_a_laptop_and_speaks_in_sentences(
    page: Page, game: str
) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    sit_among_computers(page, game)
    recap = page.locator(".recap details")
    expect(recap.first).to_be_visible()
    assert recap.count() <= len(page.locator(".seat").all())  # a line for each
    for line in recap.all():
        expect(line.locator("summary svg")).to_be_visible()
        assert not CODE.search(line.locator("summary").inner_text())
    recap.first.locator("summary").click()
    expect(recap.first.locator("li").first).to_be_visible()
    for name in ("Now", "Log", "Score", "Look back"):
        page.get_by_role("tab", name=name).click()
        panel = page.get_by_role("tabpanel", name=name)
        expect(panel).to_be_visible()
        box = panel.bounding_box()
        assert box
        assert box["height"] > 90, name
        assert box["y"] + box["height"] <= 768, name
        assert not CODE.search(panel.inner_text()), name
        for other in ("Now", "Log", "Score", "Look back"):
            expect(page.get_by_role("tab", name=other)).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight") <= 768
    page.get_by_role("tab", name="Log").click()
    groups = page.locator(".log li[data-seat]")
    explained = page.locator(".log li[data-move]").filter(has=page.locator(".why"))
    assert groups.count() < page.locator(".log li[data-move]").count() or game == "boomers"
    if game != "boomers":  # there every turn is a large action
        assert 0 < explained.count() < page.locator(".log li[data-move]").count()


def test_on_a_lying_phone_the_way_back_from_a_replay_covers_nothing(page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    sit_among_computers(page, "boomers")
    page.get_by_role("tab", name="Look back").click()
    page.locator("[data-do=look-replay]").click()
    for width, height in ((844, 390), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        for thing in (".count", "input", ".told", "[data-replay=last]", "[data-replay=close]"):
            assert page.locator(f".replay {thing}").evaluate(_ENDS_IN_SIGHT), (width, thing)


@pytest.mark.browser_settings(
    viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
)
def test_the_sheet_of_a_phone_is_pulled_by_a_finger_and_by_a_tap(page: Page) -> None:
    sit_among_computers(page, "boomers")
    sheet = page.locator(".tabbed")
    handle = sheet.locator(".handle")
    low = sheet.bounding_box()
    assert low
    finger = Finger(page)
    x, y = middle_of(handle)
    for move in ("touchStart", "touchMove", "touchMove"):
        finger.touch(move, (x, y))
        y -= 60
    finger.touch("touchEnd")
    expect(page.get_by_role("tab", name="Score")).to_be_visible()
    page.get_by_role("tab", name="Score").tap()
    expect(page.get_by_role("tabpanel", name="Score")).to_be_visible()
    expect(page.get_by_role("tab", name="Score")).to_be_in_viewport(ratio=1)
    handle.tap()
    expect(page.get_by_role("tab", name="Score")).to_be_hidden()
    assert sheet.bounding_box() == low
    expect(page.locator(".prompt")).to_be_visible(timeout=START)


@pytest.mark.parametrize("game", ["boomers", "oregon"])
def test_what_is_said_of_a_spot_by_hovering_is_shorter_than_what_is_heard(
    page: Page, game: str
) -> None:
    sit_among_computers(page, game)
    spot = page.locator(".twin button[data-state=next]").first
    spot.hover()
    tip = page.locator(".stage .tip")
    expect(tip).to_be_visible()
    heard = spot.get_attribute("aria-label") or ""
    assert 0 < len(tip.inner_text()) < len(heard)
