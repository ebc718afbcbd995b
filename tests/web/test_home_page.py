"""Home and settings: pictures, kept matches, records by button and by drop, and a full reset."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, random_match, saved, settle

from frontier.table.record import Record, write_record
from website.words import words_of

_KEEP = """([id, saved]) => localStorage.setItem(`frontier/match/${id}`,
    JSON.stringify({ id, saved, changed: 1, over: false, totals: [0, 0] }))"""
_DROP = """([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type: "text/plain" }));
    const main = document.querySelector("main");
    for (const kind of ["dragover", "drop"]) {
        const how = { dataTransfer: data, bubbles: true, cancelable: true };
        main.dispatchEvent(new DragEvent(kind, how));
    }
}"""
_COUNT = "() => Object.keys(localStorage).filter(key => key.startsWith('frontier/match/')).length"


def keep(page: Page, *ids: str) -> None:
    """Open home on a device that keeps these matches."""
    page.goto("./#/about")
    match = random_match("boomers", "kept", 4)
    for match_id in ids:
        page.evaluate(_KEEP, [match_id, saved(match)])
    page.goto("./#/")
    expect(page.locator(".kept li")).to_have_count(min(len(ids), 4))


def test_home_and_every_game_have_a_picture_before_python_is_there(page: Page) -> None:
    page.goto("./")
    for canvas in page.locator(".hero canvas, .card canvas").all():
        page.wait_for_function("canvas => canvas.width > 300", arg=canvas.element_handle())
        colours = canvas.evaluate(
            """canvas => {
                const { data } = canvas.getContext("2d")
                    .getImageData(0, 0, canvas.width, canvas.height);
                const seen = new Set();
                for (let i = 0; i < data.length; i += 4 * 97) seen.add(data[i] << 8 | data[i + 1]);
                return seen.size;
            }"""
        )
        assert colours > 20


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_first_visit_sees_on_a_laptop_where_to_play_each_game(page: Page, language: str) -> None:
    settle(page, language=language)
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto("./")
    expect(page.locator(".welcome")).to_be_visible()
    for button in page.locator(".games .button.main").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_home_says_its_name_once_and_leads_to_the_puzzle_of_the_day(page: Page) -> None:
    page.goto("./")
    expect(page.get_by_text("Frontier", exact=True)).to_have_count(1)
    today = page.get_by_role("link", name="Puzzle of the day")
    expect(today).to_contain_text(re.compile("Boomers|Oregon|Boomtown"), timeout=START)
    today.click()
    expect(page.locator("h1")).to_have_text("Puzzle of the day")


def test_the_match_that_was_played_last_is_one_click_away(page: Page) -> None:
    keep(page, "m1")
    page.get_by_role("link", name="Go on with Oklahoma Boomers").click()
    expect(page.locator("main.table")).to_have_attribute("data-move", "4", timeout=START)


def test_the_address_of_a_game_leads_to_it(page: Page) -> None:
    page.goto("./oregon/")
    page.wait_for_url("**/#/new/oregon")
    expect(page.locator("h1")).to_have_text("Oregon")


def test_every_game_tells_how_many_can_play_and_for_how_long(page: Page) -> None:
    page.goto("./")
    facts = page.locator(".card .facts")
    expect(facts.nth(0)).to_have_text("2 players · about 20 minutes")
    expect(facts.nth(1)).to_have_text("2–4 players · about 45 minutes")


def test_a_match_gets_a_name_that_stays(page: Page) -> None:
    keep(page, "m1")
    page.get_by_role("button", name="Rename").click()
    page.locator("input[name=name]").fill("  Sunday with Ada ")
    page.keyboard.press("Enter")
    expect(page.locator(".kept .what")).to_contain_text("Sunday with Ada")
    expect(page.get_by_role("button", name="Rename Sunday with Ada")).to_be_focused()
    page.reload()
    expect(page.locator(".kept .what")).to_contain_text("Sunday with Ada")
    expect(page.get_by_role("link", name="Continue Sunday with Ada")).to_be_visible()


def test_a_name_can_be_thought_better_of(page: Page) -> None:
    keep(page, "m1")
    page.get_by_role("button", name="Rename").click()
    page.locator("input[name=name]").fill("Never mind")
    page.keyboard.press("Escape")
    expect(page.locator(".kept .what")).to_contain_text("Oklahoma Boomers")


@pytest.mark.fresh_profile  # for its clock
def test_a_deleted_match_can_be_had_back_for_a_while(page: Page) -> None:
    page.clock.install()
    keep(page, "m1", "m2")
    page.get_by_role("button", name="Delete").first.click()
    assert page.evaluate(_COUNT) == 1
    page.locator("[data-do=undelete]").click()
    assert page.evaluate(_COUNT) == 2
    expect(page.locator(".kept li a")).to_have_count(2)
    page.get_by_role("button", name="Delete").first.click()
    page.clock.run_for(11_000)
    expect(page.locator(".kept li")).to_have_count(1)
    assert page.evaluate(_COUNT) == 1


def test_many_matches_do_not_push_the_games_away(page: Page) -> None:
    page.goto("./#/about")
    match = random_match("boomers", "kept", 4)
    for number in range(9):
        page.evaluate(_KEEP, [f"m{number}", saved(match)])
    page.goto("./#/")
    expect(page.locator(".kept li")).to_have_count(3)
    page.locator("[data-do=more]").click()
    expect(page.locator(".kept li")).to_have_count(9)


def test_a_record_is_opened_by_the_button(page: Page, tmp_path: Path) -> None:
    match = random_match("boomers", "record", 6)
    file = tmp_path / "match.txt"
    file.write_text(write_record(Record(match, ("Ada", "Bo"))), "utf-8")
    page.goto("./")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a record file").click()
    chooser.value.set_files(file)
    expect(page.locator("main.table")).to_have_attribute("data-move", "6", timeout=START)


def test_a_record_is_opened_by_dropping_it(page: Page) -> None:
    match = random_match("oregon", "drop", 5)
    page.goto("./")
    expect(page.locator(".games")).to_be_visible()
    page.evaluate(_DROP, ["match.txt", write_record(Record(match, ()))])
    expect(page.locator("main.table")).to_have_attribute("data-move", "5", timeout=START)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Dear diary, today we played.",
            "“letter.txt” could not be opened. This is not a Frontier",
        ),
        ("frontier record 99\n", "newer Frontier"),
        ("x" * 1_000_001, "It is too large to be the record of a match."),
    ],
)
def test_a_wrong_file_gets_a_clear_sentence(page: Page, text: str, said: str) -> None:
    page.goto("./")
    expect(page.locator(".games")).to_be_visible()
    page.evaluate(_DROP, ["letter.txt", text])
    expect(page.locator(".notice")).to_contain_text(said, timeout=START)
    assert page.evaluate(_COUNT) == 0


def test_every_setting_is_kept_and_all_are_reset(page: Page) -> None:
    page.goto("./#/settings")
    chosen = {
        "language": "fr",
        "theme": "dark",
        "text": "largest",
        "motion": "none",
        "sound": "off",
        "vibration": "on",
        "remarks": "off",
        "confirm": "always",
    }
    expect(page.locator("select")).to_have_count(len(chosen))
    for name, value in chosen.items():
        page.locator(f"#setting-{name}").select_option(value)
        expect(page.locator(f"#setting-{name}")).to_be_focused()
    page.reload()
    for name, value in chosen.items():
        expect(page.locator(f"#setting-{name}")).to_have_value(value)
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-text", "largest")
    size = page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
    page.locator("#setting-reset").click()
    expect(html).to_have_attribute("lang", "en")
    expect(html).to_have_attribute("data-theme", "light")
    assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") < size
    assert page.evaluate("localStorage.getItem('frontier/settings')") is None
    defaults = {"language": "", "theme": "system", "text": "normal", "sound": "on"}
    for name, value in {**defaults, "motion": "normal", "confirm": "touch"}.items():
        expect(page.locator(f"#setting-{name}")).to_have_value(value)


@pytest.mark.parametrize("sound", ["on", "off"])
def test_sounds_are_made_and_touches_felt_only_when_they_are_on(page: Page, sound: str) -> None:
    page.add_init_script(
        """window.voices = window.felt = 0;
        navigator.vibrate = () => { window.felt += 1; return true; };
        const start = AudioScheduledSourceNode.prototype.start;
        AudioScheduledSourceNode.prototype.start = function (...when) {
            window.voices += 1;
            return start.apply(this, when);
        };"""
    )
    settings = {"motion": "none", "confirm": "never", "sound": sound, "vibration": sound}
    chosen = json.dumps(json.dumps(settings))
    page.add_init_script(f"localStorage.setItem('frontier/settings', {chosen})")
    page.goto("./#/about")
    page.evaluate(_KEEP, ["m1", saved(random_match("boomers", "sound", 0))])
    page.goto("./#/match/m1")
    expect(page.locator("main.table[data-move]")).to_be_attached(timeout=START)
    page.locator(".twin button[data-state=next]").first.click()
    for made in page.evaluate("[window.voices, window.felt]"):
        assert made > 0 if sound == "on" else made == 0


@pytest.mark.parametrize(
    "language",
    [
        pytest.param(tag[:2], id=tag, marks=pytest.mark.browser_settings(locale=tag))
        for tag in ("de-AT", "es-MX", "fr-CA", "en-GB")
    ],
)
def test_a_first_visit_is_in_the_language_of_the_browser(page: Page, language: str) -> None:
    page.goto("./")
    expect(page.locator("main .lede").first).to_have_text(words_of(language, "page")["home.lede"])
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.browser_settings(locale="ja-JP")
def test_whoever_speaks_none_of_the_languages_reads_english(page: Page) -> None:
    page.goto("./")
    expect(page.locator("main .lede").first).to_have_text(words_of("en", "page")["home.lede"])
