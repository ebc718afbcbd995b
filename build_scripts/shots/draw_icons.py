"""Draws icons, pictures of the manifest and previews of links again, after a change of them.

.venv/bin/python build_scripts/shots/draw_icons.py
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine.browser import FLAGS, ensure_chromium
from machine.environment import DIST, WEB
from shots.screens import find_screens
from shots.visits import settle, visit
from website.build import build_site
from website.previews import PICTURES
from website.serve import serving

ICONS = {
    "frontier-192.png": ("frontier.svg", 192),
    "frontier-512.png": ("frontier.svg", 512),
    "frontier-180.png": ("maskable.svg", 180),  # iOS rounds the corners itself
    "frontier-maskable-512.png": ("maskable.svg", 512),
    **{
        f"shortcut-{name}.png": (f"shortcut-{name}.svg", 96) for name in ("puzzle", "deal", "trail")
    },
}
PREVIEW = (800, 420)  # what is shown beside a link: about 1.9 times as wide as high
SHOTS = {"wide.jpg": ((1280, 800), "table-oregon-mid"), "narrow.jpg": ((390, 844), "home")}


def draw_icon(browser: Browser, source: Path, size: int, target: Path) -> None:
    """Draw an SVG as a square PNG."""
    page = browser.new_page(viewport={"width": size, "height": size})
    svg = source.read_text("utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ')
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
    page.screenshot(path=target, omit_background=True)
    page.close()


def take_shot(
    browser: Browser, address: str, size: tuple[int, int], screen: str, target: Path
) -> None:
    """Take a picture of a screen."""
    width, height = size
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        service_workers="block",
    )
    settle(context)
    page = context.new_page()
    visit(page, find_screens([screen])[0])
    page.mouse.move(1, 1)  # nothing is said of a spot
    page.wait_for_timeout(1000)  # pictures that are hung when they come into sight
    page.screenshot(path=target, type="jpeg", quality=72)
    context.close()


def draw_previews(browser: Browser, address: str, into: Path) -> None:
    """Draw the scene of the home page with its title, and the key picture of every game."""
    width, height = PREVIEW
    page = browser.new_page(
        viewport={"width": width, "height": height},
        locale="en",
        reduced_motion="reduce",
        bypass_csp=True,
    )
    page.goto(address)
    games = page.locator(".card a.main")
    names = [str(link.get_attribute("href")).split("/")[-1] for link in games.all()]
    pictures = {
        "home": ".hero",
        **{name: f".card:nth-child({i}) canvas" for i, name in enumerate(names, 1)},
    }
    for name, place in pictures.items():
        page.reload()
        page.locator(".card canvas[data-hung]").last.wait_for()
        page.add_style_tag(content=_ALONE.replace("PLACE", place))
        page.wait_for_timeout(500)  # it is drawn anew at this size
        page.screenshot(path=into / f"{name}.jpg", type="jpeg", quality=72)
    page.close()


_ALONE = """body { overflow: hidden }
.bar, .notes, .hero .row { display: none !important }
.hero { min-height: 0; padding: 3rem }
PLACE {
    position: fixed !important; inset: 0; z-index: 9; width: 100vw !important;
    height: 100vh !important; aspect-ratio: auto !important; border: 0 !important;
}
.card { overflow: visible !important }"""


def main() -> None:
    """Draw everything."""
    build_site()
    with serving(DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_chromium(), args=[*FLAGS])
        for name, (source, size) in ICONS.items():
            draw_icon(browser, WEB / "icons" / source, size, WEB / "icons" / name)
        (WEB / "shots").mkdir(exist_ok=True)
        for name, (viewport, screen) in SHOTS.items():
            take_shot(browser, site, viewport, screen, WEB / "shots" / name)
        (WEB / PICTURES).mkdir(exist_ok=True)
        draw_previews(browser, site, WEB / PICTURES)
        browser.close()


if __name__ == "__main__":
    main()
