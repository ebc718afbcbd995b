"""Links: a match travels inside an address, and the visitor's own matches stay as they are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.playing import START, PagePlayer, random_match, settle

KEPT = "() => Object.keys(localStorage).filter(key => key.startsWith('frontier/match/')).length"


def share(page: Page) -> str:
    page.locator("[data-do=share]").click()
    link = page.locator("dialog.share input").input_value()
    page.locator("dialog.share [data-do=close]").click()
    return link


@pytest.mark.parametrize("game", ["boomers", "oregon", "boomtown"])
def test_a_link_opens_the_same_match_elsewhere_and_goes_on_in_a_copy(
    page: Page, browser: Browser, game: str
) -> None:
    settle(page)
    player = PagePlayer.resume(page, random_match(game, "link", 9))
    player.before_play()
    link = share(page)
    visitor = browser.new_context().new_page()
    settle(visitor)
    visitor.goto(link)
    expect(visitor.locator("main.table")).to_have_attribute("data-move", "9", timeout=START)
    assert visitor.evaluate(KEPT) == 0
    guest = PagePlayer(visitor, "")
    guest.before_play()
    for pick in player.match().position.legal()[0]:
        guest.click(pick)
    visitor.wait_for_url("**/#/match/*")
    guest.match_id = visitor.url.rsplit("/", 1)[1]
    assert guest.match().actions[:9] == player.match().actions
    assert guest.match().cursor == 10
    visitor.context.close()


@pytest.mark.parametrize(
    "damage", [lambda link: link[:-1], lambda link: link + "x", lambda link: link[:-3] + "***"]
)
def test_a_damaged_link_gets_a_sentence(page: Page, damage: object) -> None:
    assert callable(damage)
    settle(page)
    PagePlayer.resume(page, random_match("boomers", "link", 3))
    link = share(page)
    page.goto("./#/about")
    page.goto(damage(link))
    expect(page.locator(".notice")).to_contain_text("damaged", timeout=START)
    assert page.evaluate(KEPT) == 1
