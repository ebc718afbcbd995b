"""A match that a browser keeps and opens, for the benches of the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from frontier.games import find_game
from frontier.table.match import Match, Setup
from frontier.table.picks import Action

START = 120_000

_KEEP = """([id, saved, kinds]) => localStorage.setItem(`frontier/match/${id}`,
    JSON.stringify({ id, saved, kinds, changed: 1, over: false, totals: [] }))"""
_KEPT = "() => JSON.parse(localStorage.getItem('frontier/match/bench')).saved.actions"


def begin(game: str, seed: str, options: Mapping[str, str] | None = None) -> Match:
    """Set up a match."""
    return Match(find_game(game), Setup(game, seed, dict(options or {})))


def open_match(page: Page, match: Match, kinds: tuple[str, ...] = ()) -> None:
    """Put a match into the browser and open it."""
    saved: dict[str, Any] = {
        "game": match.game.name,
        "seed": match.setup.seed,
        "options": dict(match.setup.options),
        "position": None,
        "players": [],
        "actions": [list(action) for action in match.actions],
        "cursor": match.cursor,
    }
    page.goto("./#/about")
    page.evaluate(_KEEP, ["bench", saved, list(kinds)])
    page.goto("./#/match/bench")
    table = page.locator(f'main.table[data-move="{match.cursor}"]')
    table.wait_for(state="attached", timeout=START)
    if page.locator("[data-do=take-over]").is_visible():
        page.locator("[data-do=take-over]").click()
    decision = page.locator(".twin [data-state=next], [data-pick]")
    decision.first.wait_for(state="attached", timeout=START)


def kept_actions(page: Page) -> list[Action]:
    """Tell the actions of the match as the browser has kept it."""
    return [tuple(action) for action in page.evaluate(_KEPT)]
