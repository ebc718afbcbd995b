"""A monkey on every kind of screen: the page stays alive, throws nothing and grows no heavier.

The everyday run gives it a moment on each; with --long it has a minute on each.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.conftest import is_long
from tests.web.monkey import Monkey, Weight
from tests.web.playing import START, random_match, saved, settle
from tests.web.school import lesson, step

pytestmark = [pytest.mark.fresh_profile, pytest.mark.untraced]  # a trace holds what is left

TABLE = "main.table[data-move]"
LEVELS = {"persons": "person", "computers": "greenhorn"}
GAMES = {"boomers": {}, "oregon": {"players": "3"}, "boomtown": {"players": "4"}}

# Name of the screen: its address, and what is there when it is ready.
SCREENS = {
    **{f"{game} with {who}": (f"#/match/{game}-{who}", TABLE) for game in GAMES for who in LEVELS},
    "set-up board": ("#/setup/boomers", ".twin button"),
    "maker": ("#/make/x", ".twin button"),
    "lesson": ("#/lesson/boomers", "main.lesson[data-move]"),
    "puzzle": ("#/puzzle/today", "main.lesson[data-move]"),
    "home": ("#/", ".games"),
}
MOST_GROWTH = 1.2
LONGEST_STOP = 500  # milliseconds of the processor


def lay_out(monkey: Monkey) -> None:
    """Keep a match of each game with persons and with computers, and a lesson, as at first."""
    monkey.clear()
    for game, options in GAMES.items():
        match = random_match(game, "monkey", 10, **options)
        for who, level in LEVELS.items():
            kinds = ["person", *[level] * (match.position.players - 1)]
            monkey.keep_match(f"{game}-{who}", saved(match), kinds)
    ride = step(random_match("boomers", "monkey", 4), "Ride.")
    monkey.keep_lesson("x", lesson("boomers", ride, ride))


def go(page: Page, name: str) -> None:
    """Go to a screen by the address alone."""
    address, ready = SCREENS[name]
    page.evaluate("() => { location.hash = '#/about'; }")
    expect(page.locator("main h1")).to_be_visible()
    page.evaluate("hash => { location.hash = hash; }", address)
    expect(page.locator(ready).first).to_be_attached(timeout=START)


def weigh(page: Page, monkey: Monkey) -> Weight:
    """Weigh the page with the same match on the table as always, after leaving another one."""
    lay_out(monkey)
    for name in ("oregon with persons", "boomers with persons"):
        go(page, name)
    return monkey.weigh()


def test_a_monkey_leaves_the_page_alive_and_as_light_as_before(
    page: Page, pytestconfig: pytest.Config
) -> None:
    settle(page)
    seconds = 60 if is_long(pytestconfig) else 0.5
    page.goto("./#/about")
    monkey = Monkey(page)
    for name, (address, _) in SCREENS.items():  # what is loaded once and stays is loaded now
        lay_out(monkey)
        go(page, name)
        monkey.play(address, 1803, min(seconds, 5))
    before = weigh(page, monkey)
    for number, (name, (address, _)) in enumerate(SCREENS.items()):
        lay_out(monkey)
        go(page, name)
        inputs = monkey.play(address, 1849 + number, seconds)
        print(f"{name}: {inputs} inputs")
        assert inputs > 0, f"{name} took no input"
        monkey.rebuild_kept()
    after = weigh(page, monkey)
    print(before, after)
    for part in Weight._fields:
        grown = getattr(after, part) / getattr(before, part)
        assert grown <= MOST_GROWTH, f"{part}: {before} to {after}"


@pytest.mark.parametrize("name", SCREENS)
def test_a_monkey_finds_no_long_stop(page: Page, name: str, pytestconfig: pytest.Config) -> None:
    if not is_long(pytestconfig):
        pytest.skip("runs only with --long")
    settle(page)
    page.goto("./#/about")
    monkey = Monkey(page)
    lay_out(monkey)
    go(page, name)
    stops = monkey.play_timed(SCREENS[name][0], 1849, 60)
    print(f"{name}: longest stops {stops} ms")
    assert stops[0] <= LONGEST_STOP, stops


def test_a_dozen_matches_that_were_left_leave_nothing_behind(page: Page) -> None:
    settle(page)
    page.goto("./#/about")
    monkey = Monkey(page)
    lay_out(monkey)
    tables = [name for name in SCREENS if " with " in name]
    for name in tables:
        go(page, name)
    before = weigh(page, monkey)
    for name in tables * 2:
        go(page, name)
        decision = ".twin [data-state=next], [data-pick], [data-do=take-over]"
        page.locator(decision).first.click()
    after = weigh(page, monkey)
    print(before, after)
    assert after.nodes <= before.nodes * MOST_GROWTH, (before, after)
    assert after.listeners <= before.listeners * MOST_GROWTH, (before, after)
