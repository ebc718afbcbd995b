"""Visits a screen, with nothing kept on the device but what belongs there."""

from __future__ import annotations

import json

from playwright.sync_api import BrowserContext, Page, expect

from shots.kept import kept_class, kept_lesson, kept_matches
from shots.screen import START, Screen


def settle(context: BrowserContext, theme: str = "light", language: str = "en") -> None:
    """Choose the settings of every page of a context: no movement and no questions."""
    chosen = {"motion": "none", "confirm": "never", "theme": theme, "language": language}
    text = json.dumps(chosen)
    context.add_init_script(f"localStorage.setItem('frontier/settings', {json.dumps(text)})")


def visit(page: Page, screen: Screen) -> None:
    """Go to a screen and wait until all of it is there."""
    if page.url == "about:blank":
        page.goto("./#/about")
        expect(page.locator("main h1")).to_be_visible()
    page.evaluate("() => { location.hash = '#/about'; }")
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("main.table, dialog")).to_have_count(0)
    kept = kept_matches() if screen.kept else {}
    page.evaluate(_KEEP, {key: json.dumps(match) for key, match in kept.items()})
    page.evaluate(_KEEP_LESSON, json.dumps(kept_lesson()) if screen.kept else "")
    page.evaluate(_KEEP_CLASS, json.dumps(kept_class()) if screen.kept else "")
    page.evaluate("hash => { location.hash = hash; }", screen.hash)
    expect(page.locator(screen.ready).first).to_be_attached(timeout=START)
    if screen.act:
        screen.act(page)
    page.evaluate("() => document.fonts.ready")
    page.evaluate(_TWO_FRAMES)


_KEEP = """kept => {
    for (const key of Object.keys(localStorage)) {
        if (/^frontier.(match|progress|class|pupil|result)/.test(key)) localStorage.removeItem(key);
    }
    for (const [id, text] of Object.entries(kept)) {
        localStorage.setItem(`frontier/match/${id}`, text);
    }
}"""


_KEEP_LESSON = """text => {
    for (const key of Object.keys(localStorage)) {
        if (key.startsWith("frontier/lesson/")) localStorage.removeItem(key);
    }
    if (text) localStorage.setItem("frontier/lesson/shots", text);
}"""


_KEEP_CLASS = """text => {
    if (text) localStorage.setItem("frontier/class/shots", text);
}"""


_TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
