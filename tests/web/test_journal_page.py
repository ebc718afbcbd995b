"""What one comes back for: results in a record book, the right opponent, the deal of each day."""

from __future__ import annotations

import json
from datetime import datetime

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.last_actions import RESULTS, ends_with, play_last_action
from tests.web.playing import START, settle

_OCCASION = "id => JSON.parse(localStorage.getItem(`frontier/match/${id}`)).occasion"
_PROGRESS = """kept => localStorage.setItem("frontier/progress/course/boomers",
    JSON.stringify({ changed: 1, ...kept }))"""
WEDNESDAY = datetime(2026, 11, 18, 12)


def test_a_finished_match_is_in_the_book_and_decides_who_is_proposed(page: Page) -> None:
    settle(page)
    match = ends_with(0)
    outcome = match.position.outcome()
    assert outcome is not None
    play_last_action(page, match, "one", kinds=["person", "greenhorn"])
    (result,) = page.evaluate(RESULTS)
    assert result["totals"] == list(outcome.totals)
    assert result["winners"] == list(outcome.winners)
    points = [item for item in match.position.score() if item.seat == 0]
    assert sum(one["sum"] for one in result["items"].values()) == sum(one.points for one in points)
    # Taking the last action back and ending otherwise does not change what it has come to.
    page.locator("[data-do=ending-board]").click()
    page.locator("[data-do=undo]").click()
    expect(page.locator("main.table")).to_have_attribute("data-move", str(match.cursor - 1))
    assert page.evaluate(RESULTS) == [result]

    page.goto("./#/book")
    section = page.locator("section[data-game=boomers]")
    won = 1 if outcome.winners == (0,) else 0
    expect(section.locator("tbody tr").first.locator("td").first).to_have_text(str(won))
    expect(section.locator("svg")).to_be_visible()
    expect(page.locator("[data-result=one] a")).to_be_visible()
    page.locator("[data-result=one] .star").click()
    page.locator("#book-search").fill("oregon")
    expect(page.locator("[data-result]")).to_have_count(0)
    page.locator("#book-search").fill("")
    page.locator("#book-starred").check()
    expect(page.locator("[data-result]")).to_have_count(1)

    page.goto("./#/new/boomers")
    expect(page.locator("#about-against .proposed")).to_contain_text(f"{won} of your last 1")


def test_everything_goes_to_another_device_as_one_file(
    page: Page, browser: Browser, site: str
) -> None:
    settle(page)
    play_last_action(page, ends_with(0), "one", kinds=["person", "greenhorn"])
    page.goto("./#/book")
    with page.expect_download() as saving:
        page.locator("[data-do=save]").click()
    path = saving.value.path()
    other = browser.new_context(base_url=site).new_page()
    other.goto("./#/book")
    expect(other.locator(".book .notice")).to_be_visible()
    other.locator("section input[type=file]").set_input_files(path)
    expect(other.locator("[data-result=one]")).to_be_visible()
    assert other.evaluate(RESULTS) == page.evaluate(RESULTS)
    damaged = json.loads(path.read_text("utf-8"))
    damaged["kept"]["frontier/match/two"] = "{}"
    path.write_text(json.dumps(damaged), "utf-8")
    other.locator("section input[type=file]").set_input_files(path)
    expect(other.locator("section [role=status]").last).to_contain_text("damaged")
    other.locator("[data-do=reset]").click()
    other.locator("[data-do=reset-all]").click()
    expect(other.locator(".hero")).to_be_visible()
    assert other.evaluate(RESULTS) == []
    other.context.close()


def test_the_trail_goes_on_where_its_stops_are_done(page: Page) -> None:
    settle(page)
    page.goto("./#/trail")
    stop = page.locator("[data-stop=b-first]")
    expect(stop).to_have_attribute("data-state", "ahead")
    stop.click()
    expect(page.locator("dialog [data-do=stop-go]")).to_have_count(0)
    page.keyboard.press("Escape")
    course = {"solved": True, "tries": [], "hints": 0, "seconds": 0}
    page.evaluate(_PROGRESS, {"at": 9, "steps": [course] * 9, "playing": []})
    page.goto("./#/")
    expect(page.locator("[data-do=trail] small")).to_have_text(
        "A fence of one’s own", timeout=START
    )
    page.locator("[data-do=trail]").click()
    expect(page.locator("[data-stop=b-course]")).to_have_attribute("data-state", "done")
    page.locator("[data-do=next-stop]").click()
    page.locator("dialog [data-do=stop-go]").click()
    page.wait_for_url("**/#/match/*", timeout=START)
    assert page.evaluate(_OCCASION, page.url.rsplit("/", 1)[1]) == "trail/b-first"
    match = ends_with(0, (0,))
    kinds = ["person", "greenhorn"]
    play_last_action(page, match, "won", kinds=kinds, occasion="trail/b-first")
    page.goto("./#/trail")
    expect(page.locator("[data-stop=b-first]")).to_have_attribute("data-state", "done")
    expect(page.locator("[data-stop=b-fence]")).to_have_attribute("data-state", "open")


@pytest.mark.fresh_profile
def test_a_week_of_deals(page: Page) -> None:
    """Each day has its own; only what is played on its day counts for the row."""
    settle(page)
    page.clock.set_fixed_time(WEDNESDAY)
    page.goto("./#/deal")
    expect(page.locator("h1")).to_contain_text("deal of the day", timeout=START)
    games = []
    for day in ("2026-11-16", "2026-11-17", "2026-11-18"):
        page.goto(f"./#/deal/{day}")
        expect(page.locator(".deal .card h2")).to_be_visible()
        games.append(page.locator(".deal .card h2").inner_text())
    assert len(set(games)) == 3
    page.goto("./#/deal/2026-11-19")
    expect(page.locator(".notice")).to_contain_text("no deal for this day yet")

    page.goto("./#/deal")
    page.locator("[data-do=play]").click()
    page.wait_for_url("**/#/match/*", timeout=START)
    assert page.evaluate(_OCCASION, page.url.rsplit("/", 1)[1]) == "deal/2026-11-18"
    page.goto("./#/deal")
    expect(page.locator("[data-do=go-on]")).to_be_visible()
    states = [
        ("deal/2026-11-18", "todays"),
        ("deal/2026-11-17", "yesterdays"),
    ]
    for occasion, name in states:
        kinds = ["person", "settler"]
        play_last_action(page, ends_with(0), name, kinds=kinds, occasion=occasion)
    page.goto("./#/deal")
    row = page.locator(".deal .week li")
    expect(row.nth(2)).to_have_attribute("data-state", "done")
    expect(row.nth(1)).to_have_attribute("data-state", "missed")
    page.locator("[data-do=share]").click()
    line = page.locator("dialog.share textarea")
    assert "#/deal/2026-11-18" in line.input_value()
    page.keyboard.press("Escape")
    # The next day everything is anew; the archive still has the old one.
    page.clock.set_fixed_time(datetime(2026, 11, 19, 0, 5))
    page.goto("./#/")
    page.goto("./#/deal")
    expect(page.locator("[data-do=play]")).to_have_text("Play this deal")
    expect(page.locator(".deal .week li").nth(2)).to_have_attribute("data-state", "done")
    expect(page.locator(".deal .week li").nth(3)).to_have_attribute("data-state", "today")
