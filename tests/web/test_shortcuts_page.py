"""Shortcuts to a position in the lesson maker: computers, take back, and deals as wished."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.playing import START, settle


def test_computers_and_wishes_lead_to_a_step(page: Page) -> None:
    settle(page)
    page.goto("./#/make/new/oregon")
    walker = page.locator(".walker")
    expect(walker).to_have_attribute("data-at", "0", timeout=START)
    page.locator(".shortcuts > summary").click()
    page.locator("#shortcut-level").select_option("greenhorn")
    page.locator("#shortcut-moves").fill("2")
    page.locator("[data-do=shortcut-play]").click()
    expect(walker).to_have_attribute("data-at", "2")
    page.locator("[data-do=shortcut-back]").click()
    expect(walker).to_have_attribute("data-at", "1")
    page.locator("#shortcut-wish").select_option("holds")
    page.locator("#wish-0-seat").select_option("0")
    page.locator("#wish-0-card").select_option("bison")
    page.locator("[data-do=shortcut-deal]").click()
    expect(page.locator(".shortcuts [role=status]")).to_contain_text("Dealt")
    expect(walker).to_have_attribute("data-at", "0")
    hand = page.get_by_role("grid", name="Your hand")
    expect(hand.get_by_role("button", name="bison").first).to_be_visible()
