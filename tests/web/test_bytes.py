"""What comes over the line: on a first visit, on a second one, and with a new version."""

from __future__ import annotations

import json
import shutil
import zlib
from collections.abc import Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.web.faulty_line import line_to
from tests.web.on_device import look_for_update, visit, wait_for_next_version
from tests.web.playing import START, random_match, saved

from frontier.games import NAMES
from machine import fingerprint
from website.serve import serving

MOST_PAGE = 330_000  # bytes, packed by zlib, of all that is no Python
MOST_AGAIN = 20_000

# Everything that stands before Python is there; of the letters only those of the two languages.
FIRST = {
    *("", "main.js", "core/worker.js", "style/all.css", "fonts/fonts.css"),
    *("words/en.json", "facts/facts.json", "icons/icons.json", "icons/frontier.svg"),
    *("fonts/rye-latin-400-normal.woff2", "fonts/source-serif-4-latin-wght-normal.woff2"),
    "fonts/source-sans-3-latin-wght-normal.woff2",
}
PYTHON = {
    "snapshot": {"pyodide.mjs", "glue.mjs", "runtime.wasm", "snapshot.bin"},
    "library": {"pyodide.mjs", "glue.mjs", "runtime.wasm", "library.bin"},
}
ICONS = {"boomers": set(), "oregon": {"icons/oregon.json"}, "boomtown": {"icons/boomtown.json"}}

# Keeps a match, and notes what the page had asked for when Python was there.
_WATCH = """
localStorage.setItem("frontier/match/bytes", JSON.stringify(%s));
new MutationObserver(() => {
    window.asked ??= performance.getEntriesByType("resource").map(({ name }) => name);
}).observe(document, { subtree: true, attributeFilter: ["data-started"] });
"""


def weight(folder: Path, paths: Iterable[str]) -> int:
    """Tell how many bytes some files of a site have when they are packed."""
    files = (folder / (path.lstrip("/") or "index.html") for path in paths)
    return sum(
        file.stat().st_size if file.suffix == ".woff2" else len(zlib.compress(file.read_bytes()))
        for file in files
    )


@pytest.mark.parametrize(
    ("game", "kind"), [*((game, "snapshot") for game in NAMES), (NAMES[0], "library")]
)
def test_a_first_visit_fetches_nothing_that_its_match_does_not_need(
    browser: Browser, site: str, site_folder: Path, game: str, kind: str
) -> None:
    match = {"id": "bytes", "saved": saved(random_match(game, "bytes", 2))}
    kept = json.dumps({**match, "changed": 1, "over": False, "totals": []})
    context = browser.new_context(service_workers="block", locale="en")
    page = context.new_page()
    page.add_init_script(_WATCH % kept)
    with line_to(site) as line:
        page.goto(f"{line.address}?start={kind}#/match/bytes")
        page.wait_for_selector("html[data-started]", state="attached", timeout=START)
        # Read at once: a moment later the page fetches what its next visit starts with.
        python = {name for name in line.asked if name.startswith(("/start/", "/pyodide/"))}
        page.wait_for_selector('main.table[data-move="2"]', state="attached", timeout=START)
        asked = {name.removeprefix(line.address) for name in page.evaluate("() => window.asked")}
    context.close()
    (app,) = (f"{one.relative_to(site_folder)}/" for one in (site_folder / "app").iterdir())
    own = {path for path in asked if path.startswith(app)}
    assert {path.removeprefix(app) for path in own} <= FIRST | ICONS[game]
    assert {path.rpartition("/")[2] for path in python} == PYTHON[kind]
    assert weight(site_folder, {"", *own}) < MOST_PAGE


def test_a_second_visit_takes_next_to_nothing(
    browser: Browser, site: str, site_folder: Path
) -> None:
    for workers in ("allow", "block"):
        with line_to(site) as line:
            context = browser.new_context(base_url=line.address, service_workers=workers)
            page = context.new_page()
            visit(page, kept=workers == "allow")
            before = len(line.asked)
            page.goto("about:blank")
            page.goto("./")
            page.wait_for_selector("html[data-started=snapshot]", state="attached", timeout=START)
            if workers == "allow":
                look_for_update(page)
            again = line.asked[before:]
            context.close()
        assert weight(site_folder, again) < MOST_AGAIN, again


def _next_version(site: Path) -> None:
    """Change a word of French, and name the version by that, as the build would."""
    (app,) = (site / "app").iterdir()
    words = app / "words" / "fr.json"
    words.write_text(words.read_text("utf-8").replace("Réglages", "Les réglages"), "utf-8")
    build = json.loads((app / "build.json").read_text("utf-8"))
    build["files"]["app"]["words/fr.json"]["sha256"] = fingerprint.of_file(words)
    (app / "build.json").write_text(json.dumps(build), "utf-8")
    app.rename(app.with_name("0123456789abcdef"))
    release = (site / "sw.js").read_text("utf-8").split('RELEASE = "')[1].split('"')[0]
    for name in ("index.html", "sw.js"):
        text = (site / name).read_text("utf-8").replace(app.name, "0123456789abcdef")
        (site / name).write_text(text.replace(release, "fedcba9876543210"), "utf-8")


def test_a_new_version_sends_only_what_has_changed(
    browser: Browser, site_folder: Path, tmp_path: Path
) -> None:
    folder = shutil.copytree(site_folder, tmp_path / "site")
    with serving(folder) as site, line_to(site) as line:
        context = browser.new_context(base_url=line.address, service_workers="allow")
        page = context.new_page()
        visit(page)
        before = len(line.asked)
        _next_version(folder)
        look_for_update(page)
        wait_for_next_version(page)
        sent = {path.rpartition("/")[2] for path in line.asked[before:]}
        context.close()
    assert sent == {"", "sw.js", "build.json", "fr.json", "manifest.webmanifest"}
