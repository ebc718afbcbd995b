"""The new match with its picture, the set-up board, and the walk through the score."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.playing import START, PagePlayer, choose_option, settle

from frontier.games import find_game
from frontier.table.chance import Chance

BOOMERS = find_game("boomers")
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
BUILT = "11/6E4/11/4o6/11/2A7X/11/11/8D2/11/11 o 39 - - h4.f6.d8 k9 a1-b1.a1-a2 -"


def verdict(page: Page, kind: str) -> Locator:
    """Find what the core says of the board, once it has said that it is fine or refused."""
    said = page.locator(f".verdict[data-kind={kind}]")
    expect(said).to_be_visible(timeout=START)
    return said


def open_board(page: Page) -> None:
    """Open an empty set-up board."""
    settle(page)
    page.goto("./#/setup/boomers")
    verdict(page, "fine")
    page.locator("[data-do=clear]").click()
    expect(verdict(page, "refused")).to_contain_text("0 boomers")


def put(page: Page, tool: str, *spots: str) -> None:
    """Put things on the board with the mouse, or with a finger where there is no mouse."""
    page.locator(f".tool:has(input[value={tool}])").click()
    for spot in spots:
        page.locator(f'[data-spot="{spot}"]').click()


def text_on_table(page: Page) -> str:
    """Read the position with which the match on the table began."""
    page.wait_for_url("**/#/match/*")
    player = PagePlayer(page, page.url.rsplit("/", 1)[1])
    player.wait_for_table()
    return player.match().at(0).text()


def test_a_position_built_by_mouse_is_the_one_that_is_played(page: Page) -> None:
    open_board(page)
    put(page, "blue", "c6")
    put(page, "orange", "i3", "g10")
    put(page, "orange", "i3", "i3")  # taken away, and put again under its letter
    put(page, "sooner", "k6")
    put(page, "stone", "e8")
    put(page, "mine", "d8", "f6", "h4")
    put(page, "river", "k9", "a9", "a9")
    put(page, "track", "a1-b1")
    page.locator("#setup-side").select_option("1")
    page.locator("#setup-clock").uncheck()
    expect(verdict(page, "refused")).to_contain_text("two sides")
    put(page, "track", "a1-a2")
    verdict(page, "fine")
    expect(page.locator("#setup-supply")).to_have_value("39")
    page.locator("[data-do=start]").click()
    assert text_on_table(page) == BUILT


def test_a_position_is_built_and_started_with_the_keyboard_alone(page: Page) -> None:
    open_board(page)
    keys = page.keyboard
    page.locator("[data-spot=a11]").focus()
    keys.press("Enter")  # the blue boomer is the tool at first
    keys.press("2")
    for _ in range(3):
        keys.press("ArrowRight")
        keys.press("ArrowDown")
    keys.press("Enter")
    keys.press("4")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(page.locator("[data-spot=e8]")).to_have_attribute("aria-label", "e8, cornerstone")
    keys.press("Delete")
    keys.press("Control+z")
    keys.press("7")
    grid = page.get_by_role("grid", name="lines between")
    expect(grid.locator("button")).to_have_count(220)
    grid.locator("button").first.focus()
    expect(page.locator("*:focus")).to_have_attribute("data-spot", "a11-b11")
    keys.press("Enter")
    keys.press("ArrowDown")
    expect(page.locator("*:focus")).to_have_attribute("data-spot", "a10-a11")
    keys.press("Enter")
    verdict(page, "fine")
    page.locator("[data-do=start]").focus()
    keys.press("Enter")
    text = text_on_table(page)
    assert text == "A10/11/11/3Do6/11/11/11/11/11/11/11 b 39 0 - - - a10-a11.a11-b11 -"


def test_what_is_not_allowed_is_said_and_marked_at_once(page: Page) -> None:
    open_board(page)
    put(page, "blue", "c6")
    expect(verdict(page, "refused")).to_contain_text("Orange has 0 boomers")
    put(page, "orange", "i3")
    verdict(page, "fine")
    put(page, "mine", "i3")
    expect(verdict(page, "refused")).to_have_text("Something stands on the silver mine on i3.")
    expect(page.locator("[data-do=start]")).to_be_disabled()
    page.locator("[data-do=undo]").click()
    verdict(page, "fine")
    page.locator("[data-do=redo]").click()
    verdict(page, "refused")
    page.locator("[data-do=undo]").click()
    put(page, "mine", "a1", "a2", "a3", "a4", "a5", "a6")
    expect(verdict(page, "refused")).to_contain_text("6 mines")
    put(page, "river", "a1")
    expect(verdict(page, "refused")).to_contain_text("6 mines")
    put(page, "mine", "a6")
    expect(verdict(page, "refused")).to_contain_text("share a1")


def test_what_is_being_drawn_is_still_there_after_a_reload(page: Page) -> None:
    open_board(page)
    page.locator("#setup-clock").uncheck()
    put(page, "blue", "c6")
    put(page, "orange", "i3")
    verdict(page, "fine")  # the last change is made, and so are those before it
    page.reload()
    verdict(page, "fine")
    page.locator("[data-do=start]").click()
    assert text_on_table(page) == "11/11/11/11/11/2A8/11/11/8D2/11/11 b 40 - - - - - -"


def test_a_layout_half_drawn_outlives_a_reload_but_not_its_board(page: Page) -> None:
    settle(page)
    page.goto("./#/setup/boomers/mines")
    verdict(page, "refused")
    put(page, "mine", "h2")
    mine = page.locator("[data-spot=h2]")
    expect(mine).to_have_attribute("aria-label", re.compile("mine"))  # it is there, and so kept
    page.reload()
    verdict(page, "refused")
    expect(mine).to_have_attribute("aria-label", re.compile("mine"))
    page.goto("./#/new/boomers")
    page.locator("#switch-mines").check()
    page.locator("[data-draw=mines]").click()
    verdict(page, "refused")
    expect(mine).not_to_have_attribute("aria-label", re.compile("mine"))


@pytest.mark.parametrize("kept", ["null", "7", '{"pieces": {"A": "z9"}}', "{"])
def test_a_draft_that_cannot_be_read_is_left_aside(page: Page, kept: str) -> None:
    settle(page)
    page.add_init_script(f"localStorage.setItem('frontier/setup/setup/boomers', {kept!r})")
    page.goto("./#/setup/boomers")
    verdict(page, "fine")
    expect(page.locator("[data-spot=c9]")).to_have_attribute("aria-label", re.compile("boomer A"))


def test_a_fourth_boomer_and_a_game_that_is_over_are_answered(page: Page) -> None:
    open_board(page)
    put(page, "blue", "a1", "c6", "e8", "g8")
    expect(page.locator(".verdict")).to_contain_text("All three blue boomers")
    put(page, "orange", "k11")
    put(page, "stone", "j11", "k10", "a2", "b1")
    page.locator("#setup-side").select_option("1")
    expect(verdict(page, "refused")).to_contain_text("over at once")
    expect(page.locator("[data-do=start]")).to_be_disabled()
    put(page, "stone", "k10")
    expect(verdict(page, "fine")).to_contain_text("can be played")


def test_turning_round_twice_and_completing_keep_the_rules_of_symmetry(page: Page) -> None:
    open_board(page)
    put(page, "blue", "c9", "e2", "j5")
    put(page, "stone", "d4", "f6")
    page.locator("[data-do=complete]").click()
    verdict(page, "fine")
    for letter, square in {"D": "i3", "E": "g10", "F": "b7"}.items():
        expect(page.locator(f"[data-spot={square}]")).to_have_attribute(
            "aria-label", re.compile(f"orange boomer {letter}")
        )
    page.locator("[data-do=turn]").click()
    page.locator("[data-do=turn]").click()
    page.locator("[data-do=start]").click()
    assert text_on_table(page) == BOOMERS.start(BOOMERS.complete({}), Chance("x")).text()


def test_a_random_board_has_the_kinds_of_things_that_were_on_it(page: Page) -> None:
    open_board(page)
    put(page, "sooner", "a1")
    put(page, "mine", "c3")
    page.locator("[data-do=random]").click()
    verdict(page, "fine")
    page.locator("[data-do=start]").click()
    view = BOOMERS.read(text_on_table(page), Chance("x")).view(None)
    assert sorted(view["pieces"]) == list("ABCDEFXYZ")
    assert len(view["mines"]) == 3
    assert view["rivers"] == view["tracks"] == []


@pytest.mark.browser_settings(**PHONE)
def test_the_set_up_board_works_by_touch_on_a_phone(page: Page) -> None:
    open_board(page)
    for tool, spot in (("blue", "a1"), ("orange", "k11"), ("track", "e1-e2"), ("track", "e1-f1")):
        page.locator(f".tool:has(input[value={tool}])").tap()
        page.locator(f'[data-spot="{spot}"]').tap()
    expect(verdict(page, "refused")).to_contain_text("two sides")
    page.locator('[data-spot="a1-b1"]').tap()
    expect(verdict(page, "refused")).to_contain_text("in pieces")
    board = page.locator(".stage canvas").bounding_box()
    assert board is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= 360
    assert board["y"] + board["height"] <= 640


DRAWN = {
    "mines": ("mine", ["h2", "c3", "e7"]),
    "rivers": ("river", ["a4", "b4"]),
    "railroad": ("track", ["a1-a2", "b1-b2", "c1-c2", "d1-d2", "e1-e2", "e1-f1"]),
}


def test_drawn_layouts_become_the_values_of_their_options(page: Page) -> None:
    settle(page)
    page.goto("./#/new/boomers")
    for option, (tool, spots) in DRAWN.items():
        page.locator(f"#switch-{option}").check()
        page.locator(f"[data-draw={option}]").click()
        verdict(page, "refused")  # nothing is drawn yet
        expect(page.locator("[data-do=start]")).to_be_disabled()
        put(page, tool, *spots)
        verdict(page, "fine")
        page.locator("[data-do=start]").click()
        page.wait_for_url("**/#/new/boomers")
        expect(page.locator(f"#option-{option}")).to_have_value(".".join(spots))
        expect(page.locator(".newmatch")).to_have_attribute("data-checked", "fine")
    page.locator("[data-draw=mines]").click()
    put(page, "mine", "c9")
    expect(verdict(page, "refused")).to_contain_text("The layout takes c9")
    page.goto("./#/new/boomers")
    page.locator("[data-draw=rivers]").click()
    verdict(page, "fine")  # what was drawn before can be drawn on
    put(page, "river", "c4")
    page.locator("[data-do=start]").click()
    page.locator("form .button.main").click()
    layouts = text_on_table(page).split(" ")[5:8]
    assert layouts == ["h2.c3.e7", "a4.b4.c4", "a1-a2.b1-b2.c1-c2.d1-d2.e1-f1.e1-e2"]


def test_only_options_that_matter_are_shown_and_contradictions_answered(page: Page) -> None:
    settle(page)
    page.goto("./#/new/boomers")
    expect(page.locator(".newmatch[data-checked=fine]")).to_be_attached(timeout=START)
    expansions = ("railroad", "mines", "rivers")
    option = {
        name: page.locator(f"#option-{name}")
        for name in (*expansions, "mine-count", "tracks", "river-stones", "setup")
    }
    for select in option.values():
        expect(select).to_be_hidden()
    expect(page.locator("[data-do=deal]")).to_be_hidden()
    page.locator("#switch-railroad").check()
    option["railroad"].select_option("fork")
    expect(option["tracks"]).to_be_visible()
    option["tracks"].select_option("10")
    expect(page.locator(".preview .notice")).to_contain_text("at most 10")
    option["railroad"].select_option("random")
    expect(page.locator(".preview .notice")).to_be_hidden()
    expect(page.locator("[data-do=deal]")).to_be_visible()
    page.locator("#switch-rivers").check()
    option["river-stones"].select_option("on")
    choose_option(page, "mines", "random")
    expect(option["mine-count"]).to_be_visible()
    expect(option["river-stones"]).to_be_hidden()
    expect(page.locator(".preview .notice")).to_be_hidden()
    page.locator("#switch-railroad").uncheck()
    expect(option["tracks"]).to_be_hidden()


def test_an_expansion_brings_what_it_needs_and_what_contradicts_it_is_answered(page: Page) -> None:
    settle(page)
    page.goto("./#/new/boomers")
    sooners = page.get_by_role("checkbox", name="Sooners")
    sooners.focus()
    page.keyboard.press("Space")
    expect(sooners).to_be_checked()
    expect(page.locator(".newmatch[data-checked=fine]")).to_be_attached(timeout=START)
    expect(page.locator("#option-setup")).to_have_value("random")
    choose_option(page, "setup", "standard")
    expect(page.locator(".preview .notice")).to_contain_text("Sooners have no standard start")


def test_dealing_again_deals_what_the_match_will_begin_with(page: Page) -> None:
    settle(page)
    page.goto("./#/new/boomers")
    choose_option(page, "setup", "random")
    expect(page.locator(".newmatch[data-checked=fine]")).to_be_attached(timeout=START)
    seed = page.locator("#seed")
    first = seed.input_value()
    page.locator("[data-do=deal]").click()
    second = seed.input_value()
    assert first != second
    page.locator("form .button.main").click()
    options = BOOMERS.complete({"setup": "random"})
    assert text_on_table(page) == BOOMERS.start(options, Chance(second)).text()


def test_there_are_as_many_names_as_players(page: Page) -> None:
    settle(page)
    page.goto("./#/new/oregon")
    names = page.locator("[id^=name-]:visible")
    page.locator(".players summary").click()
    expect(names).to_have_count(2)
    choose_option(page, "players", "4")
    expect(names).to_have_count(4)
    page.goto("./#/new/boomers")
    page.locator(".players summary").click()
    page.locator("#name-0").fill("Ann")
    page.locator("[data-do=swap]").click()
    expect(page.locator("#name-1")).to_have_value("Ann")
    expect(page.locator("#name-0")).to_have_value("")


OPENINGS: list[dict[str, str]] = [
    {"railroad": "fork", "mines": "ready"},
    {"rivers": "broken", "river-stones": "on", "railroad": "bend"},
    {"setup": "random", "sooners": "on", "mines": "random", "rivers": "random"},
    {"setup": "placed", "sooners": "on", "railroad": "random"},
]


def test_openings_with_every_expansion_are_painted(page: Page) -> None:
    settle(page)
    page.goto("./#/new/boomers")
    for options in OPENINGS:
        for name, value in (BOOMERS.complete({}) | options).items():
            if name in options or page.locator(f"#switch-{name}").count():
                choose_option(page, name, value)
        expect(page.locator(".newmatch[data-checked=fine]")).to_be_attached(timeout=START)
        expect(page.locator(".preview .notice")).to_be_hidden()
        ink = page.locator(".picture canvas").evaluate(
            """canvas => {
                const { width, height } = canvas;
                const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
                return new Set(new Uint32Array(data.buffer)).size;
            }"""
        )
        assert ink > 100
        page.locator("form .button.main").click()
        text_on_table(page)
        page.goto("./#/new/boomers")
