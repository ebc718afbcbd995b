"""Every screen of the page, by name: for the screenshots and for the tests."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from shots.classroom import class_screens
from shots.lab import lab_screens
from shots.school import school_screens
from shots.screen import GAMES, Screen
from shots.tables import table_screens
from website.words import languages

SIZES = {
    "phone": (360, 640),
    "lying": (640, 360),
    "tablet": (820, 1180),
    "laptop": (1366, 768),
    "wide": (1920, 1080),
}
THEMES = ("light", "dark")
LANGUAGES = tuple(languages())


def _unfold(page: Page) -> None:
    """Open whatever a set-up board has folded away."""
    for summary in page.locator(".setup .controls > details > summary").all():
        summary.click()


def _figures(page: Page) -> None:
    expect(page.locator("figure canvas").last).to_be_visible()


_RESULTS = """results => {
    results.forEach((text, i) => localStorage.setItem(`frontier/result/shots${i}`, text));
    location.hash = "#/about";
    return new Promise(done => setTimeout(() => done(location.hash = "#/book")));
}"""


def _fill_the_book(page: Page) -> None:
    """Let a dozen matches have been finished, of every game and against several levels."""
    levels = ("greenhorn", "settler", "rancher")
    results = [
        {
            "game": GAMES[number % 3],
            "options": {"railroad": "fork"} if number % 6 == 0 else {},
            "kinds": ["person", levels[number // 5]],
            "seat": 0,
            "totals": [20 + number, 37 - number],
            "winners": [number % 2],
            "when": 1_790_000_000_000 + number * 90_000_000,
            "actions": 60,
            "items": {},
        }
        for number in range(14)
    ]
    page.evaluate(_RESULTS, [json.dumps(result) for result in results])
    expect(page.locator(".strength-plot").first).to_be_visible()


SCREENS = (
    Screen("home", "#/", ".games", kept=False),
    Screen("home-kept", "#/", ".kept"),
    *(Screen(f"new-{game}", f"#/new/{game}", ".waiting[hidden]") for game in GAMES),
    *(
        Screen(f"setup-{game}", f"#/setup/{game}", ".verdict[data-kind=fine]", act=_unfold)
        for game in GAMES
    ),
    *table_screens(),
    *(Screen(f"rules-{game}", f"#/rules/{game}", "figure canvas", act=_figures) for game in GAMES),
    *(Screen(f"history-{game}", f"#/history/{game}", ".questions") for game in GAMES),
    *school_screens(),
    *class_screens(),
    *lab_screens(),
    Screen("deal", "#/deal", ".deal .card"),
    Screen("trail", "#/trail", ".trail-stops"),
    Screen("book", "#/book", ".badges", act=_fill_the_book),
    Screen("settings", "#/settings", "#setting-reset"),
    Screen("about", "#/about", "main h1"),
)


def find_screens(names: list[str]) -> list[Screen]:
    """List the screens whose names contain one of these words; all of them when there is none."""
    return [screen for screen in SCREENS if not names or any(name in screen.name for name in names)]
