"""Goes to school through the page, as a pupil or a teacher does."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.web.playing import START, PagePlayer, random_match

from frontier.table.match import Match
from frontier.table.picks import Action

_KEEP = """([id, lesson]) => localStorage.setItem(`frontier/lesson/${id}`,
    JSON.stringify({ id, lesson, changed: 1 }))"""
_KEPT = "id => JSON.parse(localStorage.getItem(`frontier/lesson/${id}`)).lesson"


def step(match: Match, text: str, *check: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Write a step that begins where a match stands."""
    began = {
        "seed": match.setup.seed,
        "options": dict(match.setup.options),
        "position": match.setup.position,
        "actions": [list(action) for action in match.actions],
    }
    return {"match": began, "text": text, "check": list(check), "hints": [], **more}


def lesson(game: str, *steps: dict[str, Any], title: str = "A lesson") -> dict[str, Any]:
    """Write a lesson."""
    return {"format": 1, "game": game, "title": title, "steps": list(steps)}


def keep(page: Page, written: dict[str, Any], lesson_id: str = "x") -> None:
    """Keep a lesson in the browser."""
    page.goto("./#/about")
    page.evaluate(_KEEP, [lesson_id, written])


def kept(page: Page, lesson_id: str) -> dict[str, Any]:
    """Read a lesson that the browser keeps."""
    found: dict[str, Any] = page.evaluate(_KEPT, lesson_id)
    return found


class Pupil:
    """A person at the page, with a lesson on the table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, address: str) -> None:
        """Open a lesson and wait for its first step."""
        self.page.goto(address)
        expect(self.page.locator("main.lesson[data-move]")).to_be_attached(timeout=START)

    def waits(self, state: str, number: int | None = None) -> Locator:
        """Wait until the page waits for something in a step."""
        which = "" if number is None else f'[data-step="{number}"]'
        main = self.page.locator(f"main.lesson{which}[data-state={state}]")
        expect(main).to_be_attached(timeout=START)
        return main

    def press(self, deed: str) -> None:
        """Press one of the buttons."""
        self.page.locator(f"main.lesson [data-do={deed}]").click()

    def play(self, action: Action | list[str]) -> None:
        """Make the picks of an action, on the board or below the prompt."""
        pick_all(self.page, action)

    @property
    def feedback(self) -> Locator:
        """What the page answers."""
        return self.page.locator(".feedback")


def pick_all(page: Page, action: Action | list[str]) -> None:
    """Make picks with the mouse."""
    hands = PagePlayer(page, "")
    for pick in action:
        hands.click(pick)


def opening(game: str, moves: int = 0) -> Match:
    """Play a few random moves of a game, always the same."""
    options = {} if game == "boomers" else {"players": "3"}
    return random_match(game, "school", moves, **options)


def serve(page: Page, path: str, content: Any) -> None:
    """Let the page fetch this content where a shipped file would be."""
    page.route(f"**/{path}", lambda route: route.fulfill(body=json.dumps(content)))
