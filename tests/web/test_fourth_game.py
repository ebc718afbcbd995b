"""A fourth game in the page, from its own folders alone: `tests/fourth_game` holds all of it.

The site is built with the game in it and played: by mouse and by keyboard, against the computer,
with log, score, replay, link and lesson. It speaks a fifth language too (`tests/fifth_language`).
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.fifth_language.tree import LANGUAGE, invented, plant_language
from tests.fifth_language.tree import NAME as OWN_NAME
from tests.fourth_game.tree import HERE, NAME, copy_house, environment, move_in
from tests.web.playing import START, PagePlayer, random_match, settle
from tests.web.school import Pupil, keep, lesson, step

from frontier import games
from frontier.doors.words import read_words
from machine.environment import WEB
from website.serve import serving


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site, built with the fourth game and the fifth language in it."""
    house = move_in(plant_language(copy_house(tmp_path_factory.mktemp("fourth"))))
    done = subprocess.run(
        [sys.executable, house / "build_scripts" / "build.py"],
        env=environment(house),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    with serving(house / "dist") as address:
        yield address


@pytest.fixture(autouse=True)
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the core of this test know the game too, to compare with."""
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, NAME))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(Path(HERE / "core"))])


def test_a_whole_game_by_mouse_with_log_score_and_replay(page: Page) -> None:
    settle(page)
    player = PagePlayer.start(page, NAME)
    match = player.play_to_the_end("mouse")
    outcome = match.position.outcome()
    assert outcome is not None
    assert player.totals() == list(outcome.totals)
    expect(page.locator(".ending .result")).to_be_visible()
    expect(page.locator(".log [data-move]")).to_have_count(match.cursor)
    expect(page.locator(".log [data-move]").last).to_contain_text("stakes")
    page.locator("[data-do=replay]").click()
    page.locator("[data-replay=next]").click()
    expect(page.locator(".replay .count")).to_have_text(f"1 of {match.cursor}")
    first = match.actions[0][0]
    expect(player.spot(first)).to_have_accessible_name(re.compile("staked by Green"))


def test_a_whole_game_by_keyboard_with_the_other_option(page: Page) -> None:
    settle(page)
    player = PagePlayer.start(page, NAME, wild="on")
    match = player.play_to_the_end("keys", player.press)
    outcome = match.position.outcome()
    assert outcome is not None
    assert player.totals() == list(outcome.totals)


def test_the_computer_plays_it_at_every_level_and_gives_hints(page: Page) -> None:
    settle(page)
    page.goto(f"./#/new/{NAME}")
    expect(page.locator("#against-greenhorn")).to_be_checked(timeout=START)
    page.locator("#against-marshal").check()
    page.locator("form .button.main").click()
    page.wait_for_url("**/#/match/*", timeout=START)
    player = PagePlayer(page, page.url.rsplit("/", 1)[1])
    player.wait_for_table()
    while (position := player.match().position).turn is not None:
        before = player.match().cursor
        player.before_play()
        player.click(position.legal()[0][0])
        over = page.locator(".ending:not([hidden]) .result")
        again = page.locator(f'main.table[data-move="{before + 2}"]')
        expect(over.or_(again).first).to_be_attached(timeout=START)
    assert player.match().position.outcome() is not None


def test_it_travels_in_a_link(page: Page, browser: Browser, site: str) -> None:
    settle(page)
    player = PagePlayer.resume(page, random_match(NAME, "link", 3))
    page.locator("[data-do=share]").click()
    link = page.locator("dialog.share input").input_value()
    visitor = browser.new_context(base_url=site).new_page()
    settle(visitor)
    visitor.goto(link)
    expect(visitor.locator("main.table")).to_have_attribute("data-move", "3", timeout=START)
    for space in player.match().position.view(None)["spaces"]:
        spot = visitor.locator(f'.twin [data-spot="{space["at"]}"]')
        told = "free" if space["seat"] is None else "staked by"
        expect(spot).to_have_accessible_name(re.compile(f"^{space['at']}, {told}"))
    visitor.context.close()


def test_a_lesson_about_it_is_solved(page: Page) -> None:
    settle(page)
    match = random_match(NAME, "lesson", 2, die="off")
    right, wrong = match.position.legal()[0], match.position.legal()[-1]
    ask = {"is": "play", "actions": [list(right)]}
    keep(page, lesson(NAME, step(match, "Stake the first free space.", ask)))
    pupil = Pupil(page)
    pupil.open("./#/lesson/own/x")
    pupil.waits("asked", 0)
    pupil.play(wrong)
    pupil.waits("wrong", 0)
    pupil.press("again")
    pupil.waits("asked", 0)
    pupil.play(right)
    pupil.waits("right", 0)


@pytest.mark.parametrize(("language", "words"), [("en", "The die"), ("fr", "Le dé")])
def test_home_and_rules_speak_of_it(page: Page, language: str, words: str) -> None:
    settle(page, language=language)
    page.goto("./")
    expect(page.locator(f'a[href="#/new/{NAME}"]')).to_be_visible()
    page.goto(f"./#/rules/{NAME}")
    expect(page.get_by_role("heading", name=words, exact=True)).to_be_visible()
    expect(page.locator("main canvas").first).to_be_visible()


@pytest.mark.browser_settings(locale=f"{LANGUAGE}-UY")
def test_a_first_visit_is_in_the_fifth_language_of_the_browser(page: Page) -> None:
    page.goto("./#/settings")
    title = read_words("en", "page")["settings.title"]
    expect(page.locator("h1")).to_have_text(invented(title))
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGE)
    choice = page.locator("#setting-language")
    expect(choice).to_have_value("")
    expect(choice.locator(f"option[value={LANGUAGE}]")).to_have_text(OWN_NAME)
    page.goto(f"./#/rules/{NAME}")
    expect(page.get_by_role("heading", name=invented("The die"), exact=True)).to_be_visible()
    # A text that it does not have is said in the first language, which is English.
    page.goto("./#/school")
    shipped = json.loads((WEB / "lessons" / "boomers.json").read_text("utf-8"))["title"]["en"]
    expect(page.locator("main")).to_contain_text(shipped)
