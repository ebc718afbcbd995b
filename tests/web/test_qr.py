"""QR codes: another program reads the link out of the picture of the page."""

from __future__ import annotations

import io
import json

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.web.playing import START, PagePlayer, random_match, saved, settle

from frontier.games import find_game
from frontier.table.match import Match, Setup

KEEP = """saved => localStorage.setItem("frontier/match/m1",
    JSON.stringify({ id: "m1", saved, changed: 1, over: false, totals: [] }))"""
KEPT = "() => navigator.serviceWorker.ready.then((it) => it.active.state === 'activated')"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def read_codes(picture: bytes) -> list[str]:
    """Find the QR codes in a picture and read them."""
    codes = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture)))
    return [code.text for code in codes]


def show_code(page: Page) -> Locator:
    """Ask for the QR code in the share dialog."""
    page.locator("[data-do=share]").click()
    page.locator("dialog.share [data-do=qr]").click()
    return page.locator("dialog.share svg.qr")


def address(page: Page) -> str:
    return page.locator("dialog.share .address").input_value()


def test_a_code_is_read_as_the_link_and_only_what_draws_it_is_fetched(page: Page) -> None:
    settle(page)
    PagePlayer.resume(page, random_match("boomers", "qr", 40))
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    code = show_code(page)
    expect(code).to_be_visible()
    for_later = ("/runtime.wasm", "/snapshot.bin", "/icons/oregon.json", "/icons/boomtown.json")
    assert [one for one in fetched if not one.endswith(for_later)] == [
        one for one in fetched if one.endswith("/panels/qr.js")
    ]
    assert read_codes(code.screenshot()) == [address(page)]
    assert read_codes(page.screenshot()) == [address(page)]


@pytest.mark.parametrize("game", ["boomtown", "oregon"])
def test_a_whole_game_is_read_on_every_screen_and_in_large(page: Page, game: str) -> None:
    settle(page)
    PagePlayer.resume(page, random_match(game, "qr", 5_000))
    code = show_code(page)
    expect(code).to_be_visible()
    for width, height in ((360, 640), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            assert read_codes(code.screenshot()) == [address(page)]
            small = code.bounding_box()
            page.locator("dialog.share [data-do=large]").click()
            large = page.locator("dialog.projector svg.qr")
            assert read_codes(page.screenshot()) == [address(page)]
            box = large.bounding_box()
            assert box is not None
            assert small is not None
            assert min(box["width"], box["height"]) > small["width"]
            page.keyboard.press("Escape")
            expect(page.locator("dialog.projector")).to_have_count(0)
            expect(code).to_be_visible()


def test_a_code_has_a_name_and_room_around_it(page: Page) -> None:
    settle(page, language="en")
    PagePlayer.resume(page, random_match("boomers", "qr", 4))
    code = show_code(page)
    expect(code).to_have_attribute("role", "img")
    expect(code).to_have_attribute("aria-label", "QR code of the link: Oklahoma Boomers")
    picture = Image.open(io.BytesIO(code.screenshot())).convert("L")
    modules = int((code.get_attribute("viewBox") or "").split()[2])
    quiet = 3 * picture.width // modules  # of the four, to be clear of their edge
    for edge in (
        (0, 0, picture.width, quiet),
        (0, 0, quiet, picture.height),
        (picture.width - quiet, 0, picture.width, picture.height),
    ):
        darkest, _ = picture.crop(edge).resize((20, 20)).getextrema()
        assert isinstance(darkest, int)
        assert darkest > 200


def test_a_link_that_is_too_long_for_a_code_gets_a_sentence(page: Page) -> None:
    settle(page, language="en")
    began = random_match("boomtown", "long", 60, players="5")
    setup = Setup("boomtown", "long", {}, began.position.text())
    match = saved(Match(find_game("boomtown"), setup))
    page.goto("./#/about")
    page.evaluate(KEEP, {**match, "players": ["🤠" * 80] * 5})
    page.goto("./#/match/m1")
    PagePlayer(page, "m1").wait_for_table()
    page.locator("[data-do=share]").click()
    assert len(address(page)) > 2_953
    expect(page.locator("dialog.share .long")).to_contain_text("1,800")
    page.locator("dialog.share [data-do=qr]").click()
    expect(page.locator(".qr-place .notice")).to_contain_text("too many for a QR code")
    expect(page.locator("svg.qr")).to_have_count(0)
    page.locator("dialog.share [data-do=close]").click()
    PagePlayer(page, "m1").before_play()


@pytest.mark.browser_settings(service_workers="allow")
@pytest.mark.expects_problems
def test_codes_are_drawn_without_a_network(page: Page, context: BrowserContext) -> None:
    settle(page)
    page.goto("./#/about")
    page.wait_for_selector("html[data-started]", state="attached", timeout=START)
    page.wait_for_function(KEPT, timeout=2 * START)
    page.wait_for_function(CONTROLLED, timeout=START)
    context.set_offline(True)
    page.goto("about:blank")
    page.goto("./#/about")
    page.evaluate(KEEP, json.loads(json.dumps(saved(random_match("oregon", "qr", 30)))))
    page.goto("./#/match/m1")
    PagePlayer(page, "m1").wait_for_table()
    PagePlayer(page, "m1").before_play()
    code = show_code(page)
    expect(code).to_be_visible(timeout=START)
    assert read_codes(code.screenshot()) == [address(page)]
