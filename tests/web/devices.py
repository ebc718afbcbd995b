"""Browsers of their own, with somebody at each, who play by link."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.playing import START, PagePlayer, saved, settle

from frontier.table.match import Match

KEPT = """() => Object.keys(localStorage).filter(key => key.startsWith("frontier/match/"))
    .map(key => JSON.parse(localStorage.getItem(key)))"""
KEEP = """kept => localStorage.setItem(`frontier/match/${kept.id}`, JSON.stringify(kept))"""
PLAYERS = ["Ann", "Bo", "Cy", "Di", "Ed"]


class Device:
    """A browser of its own, with somebody at it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        settle(page, language="en")
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])

    def keep(self, match: Match, kinds: list[str], **more: Any) -> None:
        """Have a match on the device, and open it."""
        self.page.goto("./#/about")
        state = {**saved(match), "players": PLAYERS[: match.position.players]}
        kept = {"id": "m1", "saved": state, "kinds": kinds, "changed": 1, "over": False}
        self.page.evaluate(KEEP, {**kept, "totals": [], **more})
        self.page.goto("./#/match/m1")
        PagePlayer(self.page, "m1").wait_for_table()

    def kept(self) -> list[dict[str, Any]]:
        """List what the device keeps."""
        found: list[dict[str, Any]] = self.page.evaluate(KEPT)
        return found

    def open(self, link: str) -> None:
        """Open a link that somebody has sent."""
        self.page.goto("./#/about")
        self.page.goto(link)
        expect(self.page.locator(".arrival")).to_be_visible(timeout=START)

    def press(self, deed: str) -> None:
        """Press one of the buttons of a link that came, and wait for the match."""
        self.page.locator(f"[data-do={deed}]").click()
        self.page.wait_for_url("**/#/match/*")
        self.player().wait_for_table()

    def player(self) -> PagePlayer:
        return PagePlayer(self.page, self.page.url.rsplit("/", 1)[1])

    def take_turn(self, choose: Callable[[Match], tuple[str, ...]] | None = None) -> str:
        """Play until somebody else is to act, and give the link for them."""
        player = self.player()
        ready = ".sending .address, .twin [data-state=next], [data-pick]"
        while True:
            expect(self.page.locator(ready).first).to_be_attached(timeout=START)
            if self.page.locator(".sending").count():
                return self.link()
            match = player.match()
            expect(self.page.locator("[data-do=hint]")).to_have_count(
                0
            )  # among people nobody helps
            for pick in choose(match) if choose else match.position.legal()[0]:
                player.click(pick)
            # A computer may have moved, too, before anybody looks.
            expect(self.page.locator(f"main.table[data-move='{match.cursor}']")).to_have_count(0)

    def link(self) -> str:
        return self.page.locator(".sending .address").first.input_value()
