"""Puzzles: by grade, solved marks that stay, and one a day that is the same on every device."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.core.doors.test_no_codes import CODE
from tests.web.playing import START, settle
from tests.web.school import Pupil, pick_all

from machine.environment import WEB
from machine.node import find_node

GAMES = ("boomers", "oregon", "boomtown")
GRADES = ("easy", "medium", "hard")


def shipped(game: str) -> dict[str, Any]:
    """Read the file of a game."""
    file: dict[str, Any] = json.loads((WEB / "puzzles" / f"{game}.json").read_text("utf-8"))
    return file


def puzzles(game: str) -> list[dict[str, Any]]:
    """List the puzzles of a game in the order of the page."""
    listed = [one for one in shipped(game)["puzzles"] if not one.get("retired")]
    return sorted(listed, key=lambda puzzle: GRADES.index(puzzle["grade"]))


def chosen(days: list[str], counts: dict[str, int], zone: str = "UTC") -> list[tuple[str, int]]:
    """Ask the page's own function for the puzzles of some days, in a time zone."""
    games = [{"game": game, "puzzles": n} for game, n in counts.items()]
    code = f"""import {{ puzzleOfTheDay }} from "./school/puzzle-of-the-day.js";
    const all = {json.dumps(days)}.map((day) => puzzleOfTheDay(day, {json.dumps(games)}));
    console.log(JSON.stringify(all.map(({{ game, number }}) => [game, number])));"""
    told = subprocess.run(
        [find_node().node, "--input-type=module", "-e", code],
        cwd=WEB,
        env={"TZ": zone},
        check=True,
        capture_output=True,
        text=True,
    )
    return [(game, number) for game, number in json.loads(told.stdout)]


def days_from(first: str, count: int) -> list[str]:
    """List days, one after the other."""
    start = datetime.fromisoformat(first)
    return [(start + timedelta(days=n)).date().isoformat() for n in range(count)]


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    counts = {"boomers": 7, "oregon": 5, "boomtown": 6}
    found = chosen(days_from("1970-01-01", 3 * 210), counts)  # the first day of all rounds
    for game, n in counts.items():
        numbers = [number for name, number in found if name == game]
        assert len(numbers) == 210
        assert set(Counter(numbers).values()) == {210 // n}
    assert [game for game, _ in found[:6]] == [*[game for game, _ in found[:3]]] * 2
    assert found[: 3 * 7] != found[3 * 35 : 3 * 42]  # and not in the same order


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kolkata"])
def test_the_puzzle_of_a_day_is_the_same_everywhere(zone: str) -> None:
    days, counts = days_from("2026-03-20", 60), {"boomers": 44, "oregon": 40, "boomtown": 48}
    assert chosen(days, counts, zone) == chosen(days, counts)


def open_today(page: Page, noon: str) -> tuple[str, str]:
    """Open the puzzle of today on a device whose calendar shows that day; tell title and text."""
    settle(page)
    page.clock.set_fixed_time(noon)
    Pupil(page).open("./#/puzzle/today")
    return page.locator("h1").inner_text(), page.locator(".told").inner_text()


@pytest.mark.fresh_profile  # for its clock
@pytest.mark.browser_settings(timezone_id="Pacific/Auckland")
def test_two_devices_in_different_zones_have_the_same_puzzle(page: Page, browser: Browser) -> None:
    here = open_today(page, "2026-11-15T12:00:00Z")  # already the 16th
    there = browser.new_context(base_url=page.url.split("#")[0], timezone_id="America/Lima")
    assert open_today(there.new_page(), "2026-11-16T20:00:00Z") == here
    there.close()


@pytest.mark.fresh_profile  # for its clock
def test_earlier_days_are_there_and_tomorrow_is_not(page: Page) -> None:
    settle(page)
    page.clock.set_fixed_time("2026-11-16T12:00:00Z")
    pupil = Pupil(page)
    pupil.open("./#/puzzle/today")
    expect(page.locator("[data-do=day-after]")).to_have_count(0)
    today = page.locator(".told").inner_text()
    page.locator("[data-do=day-before]").click()
    expect(page.locator("h1")).to_contain_text("November 15")
    pupil.waits("asked")
    assert page.locator(".told").inner_text() != today
    page.locator("[data-do=day-after]").click()
    expect(page.locator("h1")).to_have_text("Puzzle of the day")
    expect(page.locator(".told")).to_contain_text(today.split("\n")[0])
    page.goto("./#/puzzle/day/2027-01-01")
    expect(page.locator(".notice")).to_contain_text("no puzzle for that day")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.locator("h1")).to_have_text("Puzzle of the day")


@pytest.mark.parametrize("game", GAMES)
def test_a_solved_puzzle_is_marked_and_stays_so(page: Page, game: str) -> None:
    settle(page)
    page.goto(f"./#/puzzles/{game}")
    links = page.locator(".puzzles a")
    expect(links).to_have_count(len(puzzles(game)))
    expect(page.get_by_role("heading", level=2)).to_have_text(["Easy", "Medium", "Hard"])
    first = puzzles(game)[0]
    links.first.click()
    pupil = Pupil(page)
    pupil.waits("asked")
    expect(page.locator("h1")).to_contain_text("Puzzle 1")
    [check] = first["lesson"]["steps"][0]["check"]
    right = check["actions"][0]
    pick_all(page, right)
    pupil.waits("right")
    page.get_by_role("link", name="Next puzzle").click()
    pupil.waits("asked")
    expect(page.locator("h1")).to_contain_text("Puzzle 2")
    page.locator("[data-do=leave]").click()
    mark = page.get_by_role("link", name=re.compile(r"^1\b.*\bsolved"))
    expect(mark).to_be_visible()
    page.reload()
    expect(mark).to_be_visible()
    page.goto("./#/school")
    solved = page.locator(".card", has=page.locator(f'a[href="#/puzzles/{game}"]'))
    expect(solved).to_contain_text(f"1 of {len(puzzles(game))} solved")


def test_the_puzzles_of_one_theme_can_be_chosen(page: Page) -> None:
    settle(page)
    page.goto("./#/puzzles/boomtown")
    page.locator("#theme").select_option("mayor")
    page.wait_for_url("**/#/puzzles/boomtown/mayor")
    about = [one for one in puzzles("boomtown") if one["theme"] == "mayor"]
    links = page.locator(".puzzles a")
    expect(links).to_have_count(len(about))
    for text in links.all_inner_texts():
        assert "Become mayor" in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_wrong_answer_gets_its_cost_and_a_shown_solution_is_no_solved_puzzle(
    page: Page, language: str
) -> None:
    settle(page, language=language)
    page.goto("./#/puzzles/boomtown")
    first = puzzles("boomtown")[0]
    page.locator(".puzzles a").first.click()
    pupil = Pupil(page)
    for _ in range(2):
        pupil.waits("asked")
        expect(page.locator("[data-do=solution]")).to_be_hidden()
        pick_all(page, first["proof"]["other"])
        pupil.waits("wrong")
        told = pupil.feedback.inner_text()
        assert re.search(r"\d+ (?:to|à) \d+", told), told
        assert not CODE.search(told)
        if page.locator("[data-do=solution]").is_hidden():
            pupil.press("again")
    pupil.press("solution")
    pupil.waits("right")
    page.locator("[data-do=leave]").click()
    shown = page.locator(".puzzles a").first
    expect(shown).to_have_class("shown")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_that_has_left_the_list_still_opens(page: Page, game: str) -> None:
    left = [one for one in shipped(game)["puzzles"] if one.get("retired")]
    if not left:
        pytest.skip("none has left it")
    settle(page)
    Pupil(page).open(f"./#/puzzle/{game}/{left[0]['id']}")
    expect(page.locator("h1")).to_have_text("A puzzle from an earlier list")
    pick_all(page, left[0]["lesson"]["steps"][0]["check"][0]["actions"][0])
    Pupil(page).waits("right")


def test_an_unknown_puzzle_gets_a_sentence(page: Page) -> None:
    page.goto("./#/puzzle/boomers/b9999")
    expect(page.locator(".notice")).to_contain_text("no such lesson", timeout=START)
    page.goto("./#/puzzles/chess")
    expect(page.locator(".notice")).to_contain_text("no puzzles at this address")
