"""Links: a match travels inside an address, and the visitor's own matches stay as they are."""

from __future__ import annotations

from statistics import median

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.playing import START, PagePlayer, random_match, settle

KEPT = "() => Object.keys(localStorage).filter(key => key.startsWith('frontier/match/')).length"


def share(page: Page, *, reveals: bool = False) -> str:
    """Take the link; where it holds hidden hands, the dialog says so."""
    page.locator("[data-do=share]").click()
    expect(page.locator("dialog.share .reveals")).to_have_count(1 if reveals else 0)
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
    link = share(page, reveals=game == "oregon")
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


NASTY = [
    "1",
    "11",
    "10",
    "1zzzzzzzzzzzzzzzzzzzzzzzz",
    "2abc",
    "z" * 300,
    "1" + "z" * 7_999,
    "1" + "z" * 8_000,
    "1" + "A" * 100_000,
    "x" * 1_000_000,
    "1" + "9" * 999_999,
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "%00%00%00",
    "%E0%A4%A",
    "%",
    "?start=wheel",
    "#1abc",
    "../../etc/passwd",
    "__proto__",
    "constructor",
    "null",
    "{}",
    '{"do":"new"}',
    "[[[[[[[[[[",
    "١٢٣",
    "\u202e1abc",
    "🤠🤠🤠",
    "1 2 3",
    "1%201",
    "1-_-",
    "data:text/html,1",
    "0",
    "-1",
    "1e999",
    "NaN",
]

# Opens a link, and tells how many milliseconds it took until the page had said something about it.
_OPEN = """async hash => {
    const began = performance.now();
    location.hash = hash;
    for (;;) {
        const notice = document.querySelector("main .notice");
        if (notice?.nextElementSibling?.matches("a.button")) {
            return [performance.now() - began, notice.textContent];
        }
        await new Promise(requestAnimationFrame);
    }
}"""


def test_nasty_links_get_a_sentence_and_the_page_goes_on(page: Page) -> None:
    settle(page, language="en")
    player = PagePlayer.resume(page, random_match("boomers", "nasty", 4))
    times = []
    for hash_ in NASTY:
        page.evaluate("() => { location.hash = '#/about'; }")
        expect(page.locator("main h1")).to_have_text("About Frontier")
        took, said = page.evaluate(_OPEN, hash_)
        assert "damaged" in said or "newer Frontier" in said, hash_[:40]
        times.append(took)
    assert median(times) < 1_000
    assert max(times) < 5_000, "a busy machine may take its time over a megabyte"
    assert page.evaluate(KEPT) == 1
    page.goto("./#/match/m1")
    player.wait_for_table()
    player.play(player.match().position.legal()[0])
    assert player.match().cursor == 5


def test_a_link_that_comes_before_python_is_refused_as_well(page: Page) -> None:
    settle(page, language="en")
    page.goto("./#" + "x" * 100_000, timeout=START)
    expect(page.locator(".notice")).to_contain_text("damaged", timeout=START)
