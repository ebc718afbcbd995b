"""Takes a picture of every screen at every size, light and dark, in every language, into shots/.

python3 build_scripts/shots/take.py [--only WORD …] [--size …] [--theme …] [--language …] [--whole]
"""

from __future__ import annotations

import argparse
import html
import shutil
import subprocess
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the other programs are

from machine import browser
from machine.environment import DIST, ROOT, VENV, SetupError, ensure_python_tools
from machine.progress import say
from website.build import build_site
from website.serve import serving

if TYPE_CHECKING:
    from shots.screen import Screen

OUT = ROOT / "shots"


def main(arguments: list[str]) -> int:
    """Run the command, inside the virtual environment, which has the browser's driver."""
    try:
        python = ensure_python_tools("test")
        if Path(sys.prefix).resolve() != VENV.resolve():
            command = [python, __file__, *arguments]
            return subprocess.run([str(part) for part in command], check=False).returncode
        return _main(arguments)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _main(arguments: list[str]) -> int:
    from shots.screens import LANGUAGES, SIZES, THEMES, find_screens

    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="screens named so")
    parser.add_argument("--size", nargs="+", default=list(SIZES), choices=SIZES)
    parser.add_argument("--theme", nargs="+", default=list(THEMES), choices=THEMES)
    parser.add_argument("--language", nargs="+", default=list(LANGUAGES), choices=LANGUAGES)
    parser.add_argument(
        "--whole", action="store_true", help="the whole page, not what a window shows"
    )
    parser.add_argument("--out", type=Path, default=OUT, help="where the pictures go (shots/)")
    options = parser.parse_args(arguments)
    screens = find_screens(options.only)
    if not screens:
        parser.error(f"no screen is named {' or '.join(options.only)}")
    build_site()
    ways = list(product(options.size, options.theme, options.language))
    say(f"{len(screens) * len(ways)} pictures")
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        site = shutil.copytree(DIST, Path(folder) / "dist")  # a build meanwhile pulls nothing away
        scrolled = _take(site, screens, ways, options.out, options.whole)
    sheet = _contact_sheet(options.out)
    say(f"The contact sheet is {sheet}")
    for name in scrolled:
        say(f"  scrolls sideways: {name}")
    return 1 if scrolled else 0


def _take(
    site: Path, screens: list[Screen], ways: list[tuple[str, str, str]], out: Path, whole: bool
) -> list[str]:
    """Take the pictures; list those of pages that are wider than their window."""
    from playwright.sync_api import sync_playwright

    from shots.screens import SIZES
    from shots.visits import settle, visit

    scrolled = []
    with serving(site) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=browser.ensure_chromium(), args=[*browser.FLAGS]
        )
        for size, theme, language in ways:
            width, height = SIZES[size]
            context = chromium.new_context(
                base_url=address,
                viewport={"width": width, "height": height},
                has_touch=size in ("phone", "lying", "tablet"),
                reduced_motion="reduce",  # nothing fades in while its picture is taken
            )
            context.set_default_timeout(20_000)
            settle(context, theme, language)
            page = context.new_page()
            for screen in screens:
                visit(page, screen)
                page.mouse.move(1, 1)  # nothing is said of a spot
                page.wait_for_function(_HUNG)
                name = f"{screen.name}--{size}-{theme}-{language}"
                page.screenshot(path=out / f"{name}.png", full_page=whole)
                if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                    scrolled.append(name)
            context.close()
            say(f"  {size}, {theme}, {language}")
        chromium.close()
    return scrolled


# Every picture that is drawn as soon as the page has nothing better to do is there.
_HUNG = """() => [...document.querySelectorAll("canvas[aria-hidden]:not(.stage canvas)")].every(
    one => "hung" in one.dataset || one.clientWidth < 20 || one.clientHeight < 20)"""


def _contact_sheet(out: Path) -> Path:
    """Write a page that shows all pictures in the folder, screen by screen."""
    parts = [
        "<!doctype html><meta charset='utf-8'><title>Screens</title><style>"
        "body{font:14px sans-serif;background:#777;margin:1rem}"
        "section{display:flex;flex-wrap:wrap;gap:.5rem;align-items:start;margin-bottom:2rem}"
        "h2{width:100%;margin:0}figure{margin:0}img{height:320px;display:block}"
        "</style>"
    ]
    by_screen: dict[str, list[Path]] = {}
    for picture in sorted(out.glob("*--*.png")):
        by_screen.setdefault(picture.stem.split("--")[0], []).append(picture)
    for screen, pictures in by_screen.items():
        parts.append(f"<section><h2>{html.escape(screen)}</h2>")
        for picture in pictures:
            way = html.escape(picture.stem.split("--")[1])
            link = html.escape(picture.name)
            parts.append(
                f"<figure><a href='{link}'><img loading='lazy' src='{link}' alt='{way}'></a>"
                f"<figcaption>{way}</figcaption></figure>"
            )
        parts.append("</section>")
    sheet = out / "index.html"
    sheet.write_text("\n".join(parts), "utf-8")
    return sheet


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
