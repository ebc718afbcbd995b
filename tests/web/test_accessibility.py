"""Every screen for everybody: axe-core finds nothing, nothing is cut, everything can be reached.

The screens are those of build_scripts/shots/screens.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.conftest import is_long

from machine.node import NODE_MODULES
from shots.screen import Screen
from shots.screens import LANGUAGES, SCREENS, SIZES, find_screens
from shots.visits import settle, visit

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# What is there to be pressed and is smaller than it should be. A link inside a sentence is exempt,
# and so is a square of a board, whose size the width of the phone gives (WCAG 2.5.8).
_SMALL = """least => [...document.querySelectorAll("button, a[href], input, select, summary")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .filter(one => !one.closest(".twin, .heard-only"))
    .filter(one => !(one.matches("a") && one.closest("p, td, li:not(.contents li), figcaption")
        && !one.matches(".button")))
    .map(one => [one, (one.closest("label") ?? one).getBoundingClientRect()])
    .filter(([one, box]) => box.width > 0 && (box.width < 23.5
        || box.height < (one.matches("a:not(.button, .wordmark)") ? 24 : least) - 0.5))
    .map(([one, box]) => `${Math.round(box.width)} × ${Math.round(box.height)}: `
        + one.outerHTML.slice(0, 90))"""

# Text that is wider than the box which hides what juts out.
_CUT = """() => [...document.querySelectorAll(
        "h1, h2, h3, p, li, label, button, a, small, td, th, legend, summary, figcaption")]
    .filter(one => one.checkVisibility() && !one.closest(".heard-only, .twin, .name"))
    .filter(one => ["hidden", "clip"].includes(getComputedStyle(one).overflowX)
        && one.scrollWidth > one.clientWidth + 1)
    .map(one => one.outerHTML.slice(0, 120))"""


# Words of a button that reach out of it, whether it hides that or not.
_JUTTING = """() => [...document.querySelectorAll("button, a.button, summary, select, [role=tab]")]
    .filter(one => one.checkVisibility() && !one.closest(".heard-only, .twin, [data-mark]"))
    .filter(one => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
    .map(one => one.outerHTML.slice(0, 120))"""

# Words of buttons and headings that are cut in two, without a hyphen, for want of room.
_BROKEN = """() => {
    const range = document.createRange();
    const words = [];
    for (const one of document.querySelectorAll(
        "button, .button, h1, h2, h3, label, legend, summary, th, [role=tab]")) {
        if (!one.checkVisibility() || one.closest(".heard-only, .helpers, .twin, .name")) continue;
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            if (texts.currentNode.parentElement.getBoundingClientRect().width < 3) continue;
            const { data } = texts.currentNode;
            for (const { 0: word, index } of data.matchAll(/(?<!\\u00ad\\p{L}*)\\p{L}+/gu)) {
                range.setStart(texts.currentNode, index);
                range.setEnd(texts.currentNode, index + word.length);
                const seen = [...range.getClientRects()].filter(({ width }) => width > 0.5);
                const lines = new Set(seen.map(({ top }) => Math.round(top)));
                if (lines.size > 1) words.push(word);
            }
        }
    }
    return words;
}"""

# Panels that scroll down on purpose, but whose contents reach out at their side.
# A table of a whole class may be wider: it scrolls by itself, with the keyboard too.
_WIDER = """() => [...document.querySelectorAll("main *, dialog *")]
    .filter(one => one.checkVisibility() && one instanceof HTMLElement && one.tagName != "INPUT")
    .filter(one => !one.matches(".grid-scroll"))
    .filter(one => ["auto", "scroll"].includes(getComputedStyle(one).overflowX)
        && one.scrollWidth > one.clientWidth + 1)
    .map(one => one.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module", params=["light", "dark"])
def reader(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Page]:
    """One page for all screens of a theme, so that Python starts once."""
    width, height = SIZES["laptop"]
    context = browser.new_context(base_url=site, viewport={"width": width, "height": height})
    settle(context, request.param)
    yield context.new_page()
    context.close()


# Fingers and a mouse need windows of their own. In each, a screen is visited once and looked at in
# several sizes, the smallest first: what is pulled up there stays open. A laptop at 200 % has half
# as many pixels in each direction.
WINDOWS = {
    "touch": {"phone": "dark", "lying": "light", "tablet": "light"},
    "mouse": {"zoomed": "light", "laptop": "light", "wide": "dark"},
}
ROOM = {**SIZES, "zoomed": (SIZES["laptop"][0] // 2, SIZES["laptop"][1] // 2)}
WITH_AXE = ("laptop", "wide")
LONG = "fr"
"""The language in which every screen is looked at in every size; the others have a small phone."""

# What is pressed is so high, in pixels; a phone that lies is so low that it gets a little less.
LEAST = {"phone": 44, "lying": 32, "tablet": 44}
# There a table is laid in a way of its own, and every other screen as elsewhere.
LYING = (
    *("table", "score", "replay", "log", "menu", "tally", "share"),
    *("lesson", "puzzle-today", "answer-ahead"),
)


@dataclass(frozen=True)
class Window:
    """A page for all screens, with the sizes in which they are looked at, each in a theme."""

    page: Page
    sizes: dict[str, str]

    def show(self, size: str) -> None:
        """Give the page this size and its theme."""
        width, height = ROOM[size]
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(_IN_THEME, self.sizes[size])


_IN_THEME = """theme => {
    document.documentElement.dataset.theme = theme;
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


@pytest.fixture(scope="module", params=WINDOWS)
def window(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Window]:
    """One page for all screens, in a language whose words are the longer ones."""
    touch = request.param == "touch"
    context = browser.new_context(base_url=site, has_touch=touch, is_mobile=touch)
    settle(context, language=LONG)
    yield Window(context.new_page(), WINDOWS[request.param])
    context.close()


OTHERS = [one for one in LANGUAGES if one != LONG]


@pytest.fixture(scope="module", params=OTHERS)
def phone(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Page]:
    """A small phone that speaks one of the other languages."""
    width, height = SIZES["phone"]
    context = browser.new_context(base_url=site, has_touch=True, is_mobile=True)
    settle(context, language=request.param)
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    yield page
    context.close()


def violations(page: Page) -> list[str]:
    """Run axe-core in the page, which its policy does not let load scripts of others."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate(
        "tags => axe.run(document, { runOnly: tags, resultTypes: ['violations'] })", TAGS
    )
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def by_name(screen: Screen) -> str:
    return screen.name


def test_axe_would_find_something(reader: Page) -> None:
    visit(reader, find_screens(["about"])[0])
    reader.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert any(found.startswith("button-name") for found in violations(reader))
    reader.goto("about:blank")


@pytest.mark.parametrize("screen", SCREENS, ids=by_name)
def test_every_screen_fits_and_can_be_pressed_and_axe_finds_nothing(
    window: Window, screen: Screen
) -> None:
    page = window.page
    window.show(next(iter(window.sizes)))
    visit(page, screen)
    for size in window.sizes:
        if size == "lying" and not screen.name.startswith(LYING):
            continue
        window.show(size)
        wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room, f"{size}: the page scrolls sideways"
        assert page.evaluate(_CUT) == [], size
        assert page.evaluate(_JUTTING) == [], size
        assert page.evaluate(_BROKEN) == [], size
        assert page.evaluate(_WIDER) == [], size
        assert page.evaluate(_SMALL, LEAST.get(size, 24)) == [], size
        if size in WITH_AXE:
            assert violations(page) == [], size


@pytest.mark.parametrize("screen", SCREENS, ids=by_name)
def test_every_language_fits_a_small_phone(
    phone: Page, screen: Screen, request: pytest.FixtureRequest
) -> None:
    turn = OTHERS[SCREENS.index(screen) % len(OTHERS)]
    if request.node.callspec.params["phone"] != turn and not is_long(request.config):
        pytest.skip("each screen in one of these languages; in all of them with --long")
    visit(phone, screen)
    wide, room = phone.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room, "the page scrolls sideways"
    assert phone.evaluate(_CUT) == []
    assert phone.evaluate(_JUTTING) == []
    assert phone.evaluate(_BROKEN) == []
    assert phone.evaluate(_WIDER) == []


@pytest.mark.parametrize("name", ["home-kept", "new-oregon", "settings", "table-boomers-mid"])
def test_the_focus_can_be_seen_wherever_it_goes(reader: Page, name: str) -> None:
    visit(reader, find_screens([name])[0])
    seen = set()
    for _ in range(25):
        reader.keyboard.press("Tab")
        focused = reader.locator("*:focus")
        if focused.count() == 0:  # the browser's own bar
            continue
        style = focused.evaluate(
            "one => { const { outlineStyle, outlineWidth } = getComputedStyle(one);"
            " return [one.outerHTML.slice(0, 90), outlineStyle, parseFloat(outlineWidth)]; }"
        )
        seen.add(style[0])
        assert style[1] != "none", style
        assert style[2] >= 2, style
    assert len(seen) > 5
