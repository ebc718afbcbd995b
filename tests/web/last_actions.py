"""Matches that need only their last action, for whatever comes of an end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.web.playing import START, random_match, saved

from frontier.table.match import Match

_KEEP = """([id, kept]) => localStorage.setItem(`frontier/match/${id}`,
    JSON.stringify({ id, changed: 1, over: false, totals: [], ...kept }))"""
RESULTS = """Object.keys(localStorage).filter(key => key.startsWith("frontier/result/"))
    .map(key => JSON.parse(localStorage.getItem(key)))"""


def play_last_action(page: Page, match: Match, name: str, **kept: Any) -> None:
    """Keep a match that is nearly over, open it and play its last action."""
    before = Match(match.game, match.setup, match.actions[:-1])
    page.goto("./#/about")
    page.evaluate(_KEEP, [name, {"saved": saved(before), **kept}])
    page.goto(f"./#/match/{name}")
    expect(page.locator("main.table[data-move]")).to_be_attached(timeout=START)
    for pick in match.actions[-1]:
        spot = page.locator(f'.twin button[data-picks~="{pick}"], button[data-pick="{pick}"]')
        if spot.count():
            spot.first.click()
    expect(page.locator(".ending .result")).to_be_visible()


def ends_with(seat: int, winners: tuple[int, ...] | None = None) -> Match:
    """Find a random game of Boomers in which this seat has the last action, and somebody wins."""
    for number in range(200):
        match = random_match("boomers", f"book{number}", 5_000)
        last = Match(match.game, match.setup, match.actions[:-1])
        outcome = match.position.outcome()
        assert outcome is not None
        wanted = outcome.winners == winners if winners else len(outcome.winners) == 1
        if last.position.turn == seat and wanted:
            return match
    raise AssertionError("no such game")
