"""The bot laboratory in the page: code plays, loops end, links open, and the walls hold."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.core.school.lab.bots import GAMES, match_of, series_of
from tests.web.monkey import Monkey
from tests.web.playing import START

from frontier.school.lab.bot_file import read_bot_link, write_bot_link
from frontier.school.lab.brief import write_brief
from frontier.school.lab.workbench import Workbench

# Oregon: points at once and the tokens. It beats the Greenhorn more often than not.
GOOD = """WEIGHTS = {"points": 1, "joker": 3.5, "extra": 1.8, "pairs": 1, "best": 0.5}

def worth(position):
    numbers = position.features()
    return sum(numbers[name] * WEIGHTS[name] for name in WEIGHTS)

def choose(position):
    best = None
    for action in position.legal():
        value = worth(position.after(action))
        rate(action, value)
        if best is None or value > best:
            best, chosen = value, action
    say("worth", round(best, 1))
    return chosen
"""
LOOPS = {
    "bare": "def choose(position):\n    while True:\n        pass\n",
    "counting": "def choose(position):\n    n = 0\n    while True:\n        n += 1\n",
    "in except": (
        "def choose(position):\n    while True:\n        try:\n            while True:\n"
        "                pass\n        except:\n            pass\n"
    ),
    "in C": "def choose(position):\n    return sum(range(10 ** 11))\n",
    "of the rules": "def choose(position):\n    while True:\n        position.features()\n",
}
OPENED = ".lab-bench"


def open_lab(page: Page, address: str = "./#/lab") -> None:
    page.goto(address)
    expect(page.locator(OPENED)).to_be_visible(timeout=START)


def write_code(page: Page, code: str) -> None:
    page.locator(".cm-content").click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.press("Delete")
    page.keyboard.insert_text(code)


def begin(page: Page, game: str, code: str) -> None:
    """Begin a new bot of a game with this code."""
    open_lab(page)
    page.locator(f"[data-do=lab-new][data-game={game}]").click()
    expect(page.locator("#lab-bots option:checked")).to_contain_text(re.compile(game, re.I))
    write_code(page, code)


def play(page: Page, against: str, games: str) -> str:
    """Play a series and give what is said of it."""
    page.select_option("#lab-against", against)
    page.select_option("#lab-count", games)
    page.locator("[data-do=lab-play]").click()
    expect(page.locator("[data-do=lab-look]").first).to_be_visible(timeout=START)
    return page.locator(".lab-sum").inner_text()


def margins(page: Page) -> dict[str, int]:
    """Read of the games that are offered to be looked at how they went."""
    told = page.locator("[data-do=lab-look]").all_inner_texts()
    found = [re.search(r"Game (\d+).*\(([+−-]?\d+)\)", text) for text in told]
    return {one[1]: int(one[2].replace("−", "-")) for one in found if one}


def choices(page: Page, code: str, briefs: list[Any]) -> list[Any]:
    """Let the page's Python choose, in a frame as every bot's."""
    told: list[Any] = page.evaluate(
        """async ([code, briefs]) => {
            const { app } = document.documentElement.dataset;
            const { BotHost } = await import(new URL(`${app}/lab/host.js`, document.baseURI).href);
            const host = new BotHost();
            await host.load(code);
            const replies = [];
            for (const brief of briefs) replies.push((await host.choose(brief)).reply);
            host.close();
            return replies;
        }""",
        [code, briefs],
    )
    return told


def test_a_bot_is_written_beats_the_greenhorn_and_plays_the_same_elsewhere(
    page: Page, context: BrowserContext
) -> None:
    begin(page, "oregon", GOOD)
    page.locator("[data-do=lab-try]").click()
    expect(page.locator(".lab-told")).to_contain_text("It plays", timeout=START)
    said = play(page, "greenhorn", "10")
    series = series_of("oregon", {"bot:me": GOOD}, ("bot:me", "greenhorn"), 10, "arena")
    outside = {played.number + 1: played.result for played in series.played}
    won = sum(result.share for result in outside.values() if not result.drawn)
    assert won > 5, "the bot of this test beats the Greenhorn"
    assert f"{won:g} won" in said
    for number, margin in margins(page).items():
        assert outside[int(number)].margin == margin

    page.locator("[data-do=lab-look]").first.click()
    expect(page.locator(".lab-replay .count")).to_contain_text("of")
    expect(page.locator(".lab-value.best").first).to_be_visible()
    expect(page.locator(".lab-said")).to_contain_text("worth")

    page.locator("[data-do=lab-share]").click()
    address = page.locator("dialog .address").input_value()
    shared = read_bot_link(address.rpartition("#")[2], GAMES)
    assert (shared["game"], shared["code"]) == ("oregon", GOOD)
    other = context.browser.new_context() if context.browser else context
    stranger = other.new_page()
    stranger.goto(address)
    expect(stranger.locator(OPENED)).to_be_visible(timeout=START)
    again = play(stranger, "greenhorn", "10")
    assert again == said
    assert stranger.locator("iframe[sandbox=allow-scripts]").count() == 1
    other.close()


def test_a_bot_chooses_in_the_page_as_it_does_in_cpython(page: Page) -> None:
    code = (
        "import random\n"
        "def choose(position):\n"
        "    action = random.choice(position.legal())\n"
        "    for name, value in deal().after(deal().legal()[0]).features().items():\n"
        "        rate((name,), value)\n"
        "    say(random.random(), position.after(action).score())\n"
        "    return action\n"
    )
    matches = [match_of(game, moves=moves) for game in GAMES for moves in (0, 5, 12)]
    briefs: list[Any] = [
        write_brief(match.position, match.position.turn or 0, match.cursor) for match in matches
    ]
    bench = Workbench(GAMES)
    bench.load(code)
    expected = [bench.choose(brief) for brief in briefs]
    page.goto("./")
    for told, wanted in zip(choices(page, code, briefs), expected, strict=True):
        assert tuple(told["action"]) == wanted["action"]
        assert told["said"] == wanted["said"]
        assert [one["value"] for one in told["rated"]] == [one["value"] for one in wanted["rated"]]


def test_loops_without_an_end_are_stopped_and_the_page_lives(page: Page) -> None:
    begin(page, "boomers", LOOPS["bare"])
    for name, code in LOOPS.items():
        write_code(page, code)
        page.locator("[data-do=lab-try]").click()
        expect(page.locator(".lab-fault")).to_contain_text("loop without an end", timeout=START)
        page.locator("#lab-name").fill(f"after {name}")  # the page answers at once
        expect(page.locator("#lab-name")).to_have_value(f"after {name}")
    write_code(page, "def choose(position):\n    return position.legal()[0]\n")
    page.locator("[data-do=lab-try]").click()
    expect(page.locator(".lab-told")).to_contain_text("It plays A d9 D", timeout=START)


def test_a_mistake_is_told_in_the_language_of_the_page(page: Page) -> None:
    page.goto("./#/about")
    page.evaluate("localStorage.setItem('frontier/settings', '{\"language\":\"fr\"}')")
    page.reload()
    open_lab(page)
    write_code(page, "def choose(position):\n    return position.lagel()[0]\n")
    page.keyboard.press("ControlOrMeta+Enter")
    fault = page.locator(".lab-fault")
    expect(fault).to_contain_text("Ligne 2", timeout=START)
    expect(fault).to_contain_text("Vouliez-vous dire « .legal » ?")
    expect(page.locator(".cm-fault")).to_have_text("position.lagel")


def test_code_and_undo_are_there_again_after_a_reload(page: Page) -> None:
    open_lab(page)
    write_code(page, "x = 1\n")
    page.locator("#lab-name").fill("Prairie Dog")
    expect(page.locator("#lab-name")).to_have_value("Prairie Dog")
    page.wait_for_function(
        "() => Object.keys(localStorage).some(key => key.startsWith('frontier/bot-history/'))"
    )
    page.reload()
    expect(page.locator(".cm-content")).to_contain_text("x = 1", timeout=START)
    expect(page.locator("#lab-name")).to_have_value("Prairie Dog")
    page.locator(".cm-content").click()
    page.keyboard.press("ControlOrMeta+z")
    expect(page.locator(".cm-content")).to_contain_text("def choose")


def test_a_deleted_bot_can_be_had_back_with_what_undo_knows(page: Page) -> None:
    open_lab(page)
    page.locator("#lab-name").fill("Prairie Dog")
    write_code(page, "x = 1\n")
    page.locator("[data-do=lab-delete]").click()
    expect(page.locator(".lab-row[data-deleted]")).to_contain_text("Prairie Dog is deleted.")
    assert page.evaluate("Object.keys(localStorage).filter((key) => /bot/.test(key))") == []
    page.locator("[data-do=undelete]").click()
    expect(page.locator("#lab-name")).to_have_value("Prairie Dog", timeout=START)
    expect(page.locator(".cm-content")).to_contain_text("x = 1")
    page.locator(".cm-content").click()
    page.keyboard.press("ControlOrMeta+z")
    expect(page.locator(".cm-content")).to_contain_text("def choose")
    page.locator("[data-do=lab-delete]").click()
    page.get_by_role("link", name="Other bots").click()
    expect(page.locator("#lab-name")).to_have_value("", timeout=START)


def test_on_a_phone_the_code_stands_at_the_top(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("./#/lab")
    editor = page.locator(".lab-editor")
    expect(editor).to_be_visible(timeout=START)
    box = editor.bounding_box()
    assert box is not None
    assert box["y"] < 320
    expect(page.locator("[data-do=lab-new]").first).to_be_hidden()
    page.locator(".lab-head summary").click()
    expect(page.locator("[data-do=lab-new]").first).to_be_visible()


def test_the_editor_knows_python_and_the_words_of_the_game(page: Page) -> None:
    begin(page, "oregon", "")
    page.keyboard.type("def choose(position):\nprint(7)\nreturn position.le")
    options = page.locator(".cm-tooltip-autocomplete li")
    expect(options.first).to_contain_text("lead")
    page.keyboard.type("g")
    expect(options).to_have_count(1)
    options.click()
    page.keyboard.type("[0]")
    expect(page.locator(".cm-content")).to_contain_text("return position.legal()[0]")
    expect(page.locator(".tok-keyword").first).to_have_text("def")
    expect(page.locator(".cm-indent")).to_have_count(2)  # it has moved the lines in by itself
    page.keyboard.press("ControlOrMeta+Enter")
    expect(page.locator(".lab-printed")).to_have_text("7", timeout=START)
    page.keyboard.type('\nposition.feature("po')
    expect(options.first).to_contain_text("points")


def test_a_series_tells_how_far_it_is_and_can_be_stopped(page: Page) -> None:
    begin(page, "oregon", GOOD)
    page.select_option("#lab-count", "100")
    page.locator("[data-do=lab-play]").click()
    expect(page.locator(".lab-wins")).to_be_visible(timeout=START)
    expect(page.locator(".lab-arena progress")).to_be_visible()
    page.locator("#lab-name").fill("meanwhile")  # the page answers
    page.locator("[data-do=lab-play]").click()
    expect(page.locator(".lab-sum")).to_contain_text("Stopped", timeout=START)
    expect(page.locator(".lab-arena progress")).to_be_hidden()
    expect(page.locator(".lab-points")).to_be_visible()  # what was played is told


def test_the_keyboard_gets_out_of_the_editor(page: Page) -> None:
    open_lab(page)
    page.locator(".cm-content").click()
    page.keyboard.press("Tab")
    expect(page.locator(".lab-editor:focus")).to_be_attached()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.locator("[data-do=lab-try]")).to_be_focused()


def test_nothing_of_the_laboratory_comes_before_it_is_wanted(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("./")
    expect(page.locator("html[data-started]")).to_be_attached(timeout=START)
    assert not [url for url in asked if "/lab/" in url or "lab.css" in url or "-lab.json" in url]
    open_lab(page)
    assert [url for url in asked if url.endswith("/lab/room.js")]


def test_a_damaged_link_of_a_bot_gets_a_sentence(page: Page) -> None:
    link = write_bot_link({"game": "boomers", "name": "", "code": GOOD})
    page.goto(f"./#{link[:-3]}")
    expect(page.locator("main")).to_contain_text("damaged", timeout=START)


def test_a_class_plays_everybody_against_everybody(page: Page) -> None:
    first = "def choose(position):\n    return position.legal()[0]\n"
    last = "def choose(position):\n    return position.legal()[-1]\n"
    bots = {"First": first, "Last": last, "Wrong": "def choose(position):\n    return 1\n"}
    links = [
        write_bot_link({"game": "boomers", "name": name, "code": code})
        for name, code in bots.items()
    ]
    open_lab(page, "./#/lab/tournament")
    page.locator("#lab-links").fill("\n".join([*links, "nonsense", links[0]]))
    page.locator("[data-do='tournament.add']").click()
    expect(page.locator(".lab-entered li")).to_have_count(3)
    expect(page.locator("#lab-links")).to_have_value("nonsense")
    page.locator("[data-do='tournament.start']").click()
    expect(page.locator(".lab-table tbody tr")).to_have_count(3, timeout=START)
    expect(page.locator("[data-do=tournament-look]")).to_have_count(6, timeout=START)
    rows = page.locator(".lab-table tbody th").all_inner_texts()
    assert rows[-1] == "Wrong"
    page.locator("[data-do=tournament-look]").first.click()
    expect(page.locator(".lab-replay .stage")).to_be_visible()


@pytest.mark.untraced
def test_nothing_of_the_laboratory_stays_when_it_is_left(page: Page) -> None:
    page.goto("./#/about")
    page.locator("main h1").wait_for()
    monkey = Monkey(page)
    before = monkey.weigh().nodes
    page.evaluate("() => { location.hash = '#/lab'; }")
    page.locator(OPENED).wait_for(timeout=START)
    write_code(page, "def choose(position):\n    return position.legal()[1]")
    page.evaluate("() => { location.hash = '#/about'; }")
    page.locator(OPENED).wait_for(state="detached")
    assert monkey.weigh().nodes <= 1.2 * before
