"""The rules pages: every rule with its anchor and its figures, there before Python is."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.core.sentences import LANGUAGES

from frontier.games import all_games, find_game
from frontier.table.figures import load_figures
from machine.environment import ROOT

GAMES = sorted(all_games())

# How many different colours a canvas shows, sampled: an empty one shows a single colour.
_COLOURS = """canvas => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set();
    for (let i = 0; i < data.length; i += 4 * 97) seen.add(data[i] << 8 | data[i + 1]);
    return seen.size;
}"""


def without_python(page: Page) -> None:
    """Let nothing of Python through, as on the first seconds of a slow line."""

    def hold(route: Route) -> None:
        pass  # never answered

    page.route(re.compile(r"/pyodide/"), hold)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_there_without_python(page: Page, game: str, language: str) -> None:
    without_python(page)
    chosen = json.dumps(json.dumps({"language": language}))
    page.add_init_script(f"localStorage.setItem('frontier/settings', {chosen})")
    words = json.loads((ROOT / "web/words" / language / f"{game}.json").read_text("utf-8"))
    page.goto(f"./#/rules/{game}")
    rules = find_game(game).rules
    expect(page.locator("section.rule")).to_have_count(len(rules))
    for rule in rules:
        section = page.locator(f"#rule-{rule.id}")
        expect(section.locator("h2")).to_contain_text(words[f"rule.{rule.id}.title"])
        for paragraph in words[f"rule.{rule.id}.text"].split("\n\n"):
            expect(section).to_contain_text(paragraph)
        expect(section.locator("h2 .tag")).to_have_count(1 if rule.house else 0)
        if rule.reading:
            expect(section.locator(".our-reading")).to_contain_text(
                words[f"rule.{rule.id}.reading"]
            )
    assert page.locator(".contents a").count() == len(rules)


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_drawn_below_its_rule_with_the_cores_numbers(page: Page, game: str) -> None:
    without_python(page)
    page.goto(f"./#/rules/{game}")
    figures = load_figures(find_game(game))
    expect(page.locator("figure canvas[data-hung]")).to_have_count(len(figures))
    for rule in {figure.rule for figure in figures}:
        there = [figure for figure in figures if figure.rule == rule]
        hung = page.locator(f"#rule-{rule} figure")
        expect(hung).to_have_count(len(there))
        for place, figure in enumerate(there):
            assert hung.nth(place).locator("canvas").evaluate(_COLOURS) > 12
            caption = hung.nth(place).locator("figcaption").inner_text()
            assert "{" not in caption
            for value in figure.values.values():
                assert str(value) in caption


@pytest.mark.browser_settings(viewport={"width": 360, "height": 640})
def test_figures_fit_a_phone(page: Page) -> None:
    page.goto("./#/rules/boomtown")
    expect(page.locator("figure canvas").last).to_be_visible()
    for canvas in page.locator("figure canvas").all():
        box = canvas.bounding_box()
        assert box is not None
        assert 250 < box["width"] <= 360


def test_an_address_leads_to_its_rule(page: Page) -> None:
    page.goto("./#/rules/boomers/meeting-squares")
    heading = page.locator("#rule-meeting-squares h2")
    expect(page.locator("#rule-meeting-squares figure")).to_have_count(2)
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()


def test_the_contents_lead_to_every_rule(page: Page) -> None:
    page.goto("./#/rules/oregon")
    expect(page.locator("figure canvas").last).to_be_visible()
    expect(page.locator(".contents a").first).to_be_hidden()
    page.locator(".contents summary").click()
    page.locator(".contents a", has_text="Church").click()
    expect(page).to_have_url(re.compile(r"#/rules/oregon/church$"))
    expect(page.locator("#rule-church h2")).to_be_in_viewport()


def test_an_unknown_game_has_no_rules_and_says_so(page: Page) -> None:
    page.goto("./#/rules/chess")
    expect(page.locator(".notice")).to_be_visible()


def test_what_can_only_be_pressed_is_not_printed(page: Page) -> None:
    page.goto("./#/rules/boomers")
    expect(page.locator("figure canvas").last).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".bar")).to_be_hidden()
    expect(page.locator(".onscreen")).to_be_hidden()
    expect(page.locator("#rule-goal")).to_be_visible()
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert paper == "rgb(255, 255, 255)"


@pytest.mark.expects_problems
def test_missing_figures_do_not_take_the_text_with_them(page: Page) -> None:
    page.route(re.compile(r"/facts/figures-"), lambda route: route.abort())
    page.goto("./#/rules/boomers")
    expect(page.locator(".notice")).to_be_visible()
    expect(page.locator("#rule-goal")).to_be_visible()
