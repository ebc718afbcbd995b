"""A class in tests: three easy puzzles, pupils on small devices, and what they hand in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.web.playing import START, settle

from frontier.games import all_games
from frontier.school.assignment import read_assignment, write_assignment
from frontier.school.classroom import Classroom
from frontier.school.lesson import read_lesson
from machine.environment import ROOT

SMALL = {"width": 360, "height": 640}
PUZZLES = json.loads((ROOT / "web/puzzles/boomers.json").read_text("utf-8"))["puzzles"]
LISTED = [puzzle for puzzle in PUZZLES if not puzzle.get("retired")]
EASY = [puzzle for puzzle in LISTED if puzzle["grade"] == "easy"][:3]
STEPS: list[dict[str, Any]] = [puzzle["lesson"]["steps"][0] for puzzle in EASY]
SET = {"format": 1, "game": "boomers", "title": "Set", "steps": STEPS}
RIGHT = [one["check"][0]["actions"][0] for one in STEPS]
MADE = 29_000_000  # minutes since 1970, some years ago


def wrong(number: int) -> list[str]:
    """Give a legal action that does not solve a puzzle."""
    accepted = STEPS[number]["check"][0]["actions"]
    position = read_lesson(SET, all_games()).steps[number].match.position
    return next(list(a) for a in position.legal() if list(a) not in accepted)


def done(name: str, *tries: list[list[str]], made: int = MADE) -> dict[str, Any]:
    """Tell what a pupil has done: the tries of each puzzle."""
    steps = [{"tries": [[a] for a in one], "hints": 0, "seconds": 9} for one in tries]
    return {"name": name, "made": made, "steps": steps}


def given(**more: Any) -> str:
    """Write the three puzzles as the link of a class."""
    puzzles = [puzzle["id"] for puzzle in EASY]
    told = {"what": "puzzles", "game": "boomers", "puzzles": puzzles, "skip": False, **more}
    return write_assignment(read_assignment(told, all_games()), all_games())


def room_of(link: str) -> Classroom:
    """Open the room in which results of the three puzzles are written and read."""
    return Classroom(link, SET, all_games())


def foreign_result() -> str:
    """Write a result of another task."""
    told = {"what": "lesson", "lesson": {**SET, "title": "Other"}}
    other = write_assignment(read_assignment(told, all_games()), all_games())
    return Classroom(other, None, all_games()).write(done("Eve", [RIGHT[0]], [], []))


def give_puzzles(page: Page) -> str:
    """Give a class three puzzles by the form; return the link."""
    page.goto("./#/class")
    page.locator("#class-what").select_option("puzzles")
    page.locator("#class-count").fill("3")
    page.locator("#class-title").fill("5b <Monday>")
    page.locator("[data-do=give]").click()
    expect(page.get_by_role("heading", name="5b <Monday>")).to_be_visible(timeout=START)
    address = page.locator(".give input.address").input_value()
    assert len(address) < 300
    return address


def gather_at(page: Page, link: str) -> None:
    """Open the link of a task, and gather its results on this device."""
    page.goto("./#/about")
    page.goto(f"./#{link}")
    page.locator("[data-do=gather]").click(timeout=START)
    expect(page.locator("#class-paste")).to_be_visible(timeout=START)


@contextmanager
def device(browser: Browser, site: str, **settings: Any) -> Iterator[Page]:
    """Lend a small device of somebody's own."""
    context = browser.new_context(
        base_url=site,
        viewport=SMALL,  # type: ignore[arg-type]
        **settings,
    )
    page = context.new_page()
    settle(page)
    yield page
    context.close()


def begin(page: Page, address: str, name: str) -> None:
    """Open the link of a task and begin under a name."""
    page.goto(address)
    page.locator("#nickname").fill(name, timeout=START)
    page.locator("[data-do=start]").click()


def hand_in(page: Page, file: Path | None = None) -> str:
    """Press the button, and give the link that is in the code; save its file, if wanted."""
    page.locator("[data-do=hand-in]").first.click()
    dialog = page.locator("dialog[data-result]")
    expect(dialog.locator("svg.qr")).to_be_visible(timeout=START)
    address = dialog.locator("input.address").input_value()
    if file is not None:
        with page.expect_download() as download:
            dialog.locator("[data-do=file]").click()
        download.value.save_as(file)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return address
