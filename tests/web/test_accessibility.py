"""Every screen for everybody: axe-core finds nothing, nothing is cut, everything can be reached.

The screens are those of build_scripts/shots/screens.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from machine.node import NODE_MODULES
from shots.screens import SCREENS, SIZES, Screen, find_screens, settle, visit

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# What is there to be pressed and is smaller than it should be. A link inside a sentence is exempt,
# and so is a square of a board, whose size the width of the phone gives (WCAG 2.5.8).
_SMALL = """least => [...document.querySelectorAll("button, a[href], input, select, summary")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .filter(one => !one.closest(".twin, .heard-only"))
    .filter(one => !(one.matches("a") && one.closest("p, td, li:not(.contents li), figcaption")
        && !one.matches(".button")))
    .map(one => [one, one.getBoundingClientRect()])
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


# Panels that scroll down on purpose, but whose contents reach out at their side.
_WIDER = """() => [...document.querySelectorAll("main *, dialog *")]
    .filter(one => one.checkVisibility() && one instanceof HTMLElement && one.tagName != "INPUT")
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


# One of the two sizes that are not touched is looked at in dark, so that axe sees both themes.
DARK = ("phone", "wide")


@pytest.fixture(scope="module", params=SIZES)
def window(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Page]:
    """One page for all screens of a size, in French, whose words are the longer ones."""
    width, height = SIZES[request.param]
    touch = request.param in ("phone", "tablet")
    context = browser.new_context(
        base_url=site,
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
    )
    settle(context, "dark" if request.param in DARK else "light", language="fr")
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def zoomed(browser: Browser, site: str) -> Iterator[Page]:
    """A laptop at 200 %: half as many pixels in each direction."""
    width, height = SIZES["laptop"]
    context = browser.new_context(
        base_url=site, viewport={"width": width // 2, "height": height // 2}, device_scale_factor=2
    )
    settle(context)
    yield context.new_page()
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
    window: Page, screen: Screen
) -> None:
    visit(window, screen)
    wide, room = window.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room, "the page scrolls sideways"
    assert window.evaluate(_CUT) == []
    assert window.evaluate(_WIDER) == []
    touch = window.evaluate("matchMedia('(pointer: coarse)').matches")
    assert window.evaluate(_SMALL, 44 if touch else 24) == []
    if not touch:
        assert violations(window) == []


@pytest.mark.parametrize("screen", SCREENS, ids=by_name)
def test_nothing_is_lost_at_200_percent(zoomed: Page, screen: Screen) -> None:
    visit(zoomed, screen)
    assert zoomed.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert zoomed.evaluate(_CUT) == []
    assert zoomed.evaluate(_WIDER) == []


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
