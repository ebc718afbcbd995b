"""Draws the icons and the pictures of the manifest again, after a change of them or of the page.

.venv/bin/python build_scripts/shots/draw_icons.py
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine.browser import FLAGS, ensure_chromium
from machine.environment import DIST, WEB
from website.build import build_site
from website.serve import serving

ICONS = {
    "frontier-192.png": ("frontier.svg", 192),
    "frontier-512.png": ("frontier.svg", 512),
    "frontier-180.png": ("maskable.svg", 180),  # iOS rounds the corners itself
    "frontier-maskable-512.png": ("maskable.svg", 512),
}
SHOTS = {"wide.png": ((1280, 800), "#/new/boomers"), "narrow.png": ((390, 844), "#/")}


def draw_icon(browser: Browser, source: Path, size: int, target: Path) -> None:
    """Draw an SVG as a square PNG."""
    page = browser.new_page(viewport={"width": size, "height": size})
    svg = source.read_text("utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ')
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
    page.screenshot(path=target, omit_background=True)
    page.close()


def take_shot(browser: Browser, address: str, size: tuple[int, int], target: Path) -> None:
    """Take a picture of a screen; of the form of a new match, of the match."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en", service_workers="block"
    )
    page = context.new_page()
    page.goto(address)
    page.locator("h1").first.wait_for()
    if "#/new/" in address:
        page.locator("form .button.main").click()
        page.locator("main.table[data-move]").wait_for(state="attached", timeout=60_000)
    page.wait_for_timeout(1000)
    page.screenshot(path=target)
    context.close()


def main() -> None:
    """Draw everything."""
    build_site()
    with serving(DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=[*FLAGS])
        for name, (source, size) in ICONS.items():
            draw_icon(browser, WEB / "icons" / source, size, WEB / "icons" / name)
        (WEB / "shots").mkdir(exist_ok=True)
        for name, (viewport, hash_) in SHOTS.items():
            take_shot(browser, site + hash_, viewport, WEB / "shots" / name)
        browser.close()


if __name__ == "__main__":
    main()
