"""The history pages: a short text for each game in every language, with questions for the class."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.core.sentences import LANGUAGES

from machine.environment import ROOT

GAMES = ("boomers", "oregon", "boomtown")


def words(language: str, game: str) -> dict[str, str]:
    told: dict[str, str] = json.loads(
        (ROOT / "web/words" / language / f"{game}.json").read_text("utf-8")
    )
    return {key: text for key, text in told.items() if key.startswith("history.")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_as_long_as_a_lesson_allows(game: str, language: str) -> None:
    text = [value for key, value in words(language, game).items() if key.endswith(".text")]
    assert 600 <= len(" ".join(text).split()) <= 900


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_text_is_shown_and_can_be_printed(page: Page, game: str, language: str) -> None:
    chosen = json.dumps(json.dumps({"language": language}))
    page.add_init_script(f"localStorage.setItem('frontier/settings', {chosen})")
    page.goto(f"./#/history/{game}")
    main = page.locator("main")
    for text in words(language, game).values():
        for part in re.split(r"\n+", text):
            expect(main).to_contain_text(part)
    assert page.locator(".questions li").count() >= 3
    page.emulate_media(media="print")
    expect(page.locator(".bar")).to_be_hidden()
    expect(page.locator(".questions")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_it_is_reached_from_home_and_from_the_rules(page: Page, game: str) -> None:
    for start in ("./#/", f"./#/rules/{game}"):
        page.goto(start)
        page.locator(f'main a[href="#/history/{game}"]').click()
        expect(page.locator(".questions")).to_be_visible()
        assert page.evaluate("scrollY") == 0


def test_an_unknown_game_has_no_history_and_says_so(page: Page) -> None:
    page.goto("./#/history/chess")
    expect(page.locator(".notice")).to_be_visible()
