"""Whatever fails of the start, the page plays, or tells within ten seconds what to do.

The line that fails is a server of its own (faulty_line.py); the first test is its control.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.conftest import is_long
from tests.web.faulty_line import FAULTS, Line, line_to
from tests.web.playing import START, settle

from website.serve import serving

pytestmark = [pytest.mark.expects_problems, pytest.mark.fresh_profile]

TEN_SECONDS = 10_000
SLOW_LINE = 400_000 // 8  # bytes a second

# Everything that a first start asks for, in each way; the control compares it with what is asked.
DECORATION = (
    "style/all.css",
    "fonts/fonts.css",
    "icons/icons.json",
    ".woff2",
)
TAB_ICON = "icons/frontier.svg"  # a browser without windows does not ask for it
# What is asked for when Python is there, or not at all.
NOT_DUE = (TAB_ICON, "icons/oregon.json", "icons/boomtown.json")
NEEDED = ("main.js", "words/en.json", "facts/facts.json", "core/worker.js")
PYTHON = {
    "snapshot": ("pyodide.mjs", "glue.mjs", "runtime.wasm", "snapshot.bin"),
    "library": ("pyodide.mjs", "glue.mjs", "runtime.wasm", "library.bin"),
    "wheel": (
        "pyodide.mjs",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "python_stdlib.zip",
        "pyodide-lock.json",
        "micropip-*.whl",
        "frontier-*.whl",
    ),
}

PLAYS = "html[data-started]"
TELLS = "#opening:has([role=alert]), .notes .note"


@pytest.fixture(scope="module")
def served(site_folder: Path) -> Iterator[str]:
    with serving(site_folder) as address:
        yield address


@pytest.fixture
def line(served: str) -> Iterator[Line]:
    with line_to(served) as line:
        yield line


@pytest.fixture
def site(line: Line) -> str:
    return line.address


def ending(name: str) -> str:
    """Cut a pattern down to how the path of the file ends."""
    return name.rpartition("*")[2] if "*" in name else name


def visit(page: Page, kind: str = "snapshot") -> None:
    settle(page, language="en")
    page.goto(f"./?start={kind}#/about", wait_until="commit")  # a screen that asks for no more


def outcome(page: Page, patience: int) -> str:
    """Wait until the page plays or tells; what it tells has a button to try again."""
    page.wait_for_selector(f"{PLAYS}, {TELLS}", state="attached", timeout=patience)
    if page.locator(PLAYS).count():
        return "plays"
    expect(page.locator(TELLS).locator("button")).to_be_visible()
    return "tells"


@pytest.mark.parametrize("kind", list(PYTHON))
def test_a_line_that_only_passes_on_changes_nothing(page: Page, line: Line, kind: str) -> None:
    visit(page, kind)
    page.wait_for_selector(f"html[data-started={kind}]", state="attached", timeout=START)
    asked = {path for path in line.asked if path != "/" and not path.endswith(NOT_DUE)}
    expected = (*DECORATION, *NEEDED, *PYTHON[kind])
    patterns = [re.escape(name).replace(r"\*", ".*") + "$" for name in expected]
    unexpected = [path for path in asked if not any(re.search(one, path) for one in patterns)]
    assert unexpected == []
    missing = [one for one in patterns if not any(re.search(one, path) for path in asked)]
    assert missing == []


# What left a blank page before, and what comes of it now.
BLANK_BEFORE = (
    ("main.js", "500", "tells"),
    ("main.js", "portal", "tells"),
    ("words/en.json", "cut", "tells"),
    ("words/en.json", "silent", "tells"),
    ("facts/facts.json", "portal", "tells"),
    ("icons/icons.json", "500", "plays"),
    ("style/all.css", "silent", "plays"),
    (".woff2", "silent", "plays"),
    ("core/worker.js", "silent", "tells"),
    ("runtime.wasm", "silent", "tells"),
)


@pytest.mark.parametrize(("file", "how", "comes"), BLANK_BEFORE)
def test_no_file_leaves_a_blank_page(
    page: Page, line: Line, file: str, how: str, comes: str
) -> None:
    line.fail(file, how)
    visit(page)
    if comes == "plays":
        page.wait_for_selector(PLAYS, state="attached", timeout=START)
    else:
        assert outcome(page, START) == "tells"


@pytest.mark.parametrize(
    ("kind", "file", "how"),
    [
        ("snapshot", "main.js", "cut"),
        ("snapshot", "words/en.json", "reset"),
        ("snapshot", "core/worker.js", "404"),
        ("snapshot", "glue.mjs", "portal"),
        ("snapshot", "snapshot.bin", "cut"),
        ("library", "library.bin", "500"),
    ],
)
def test_what_fails_once_is_asked_for_again(
    page: Page, line: Line, kind: str, file: str, how: str
) -> None:
    line.fail(file, how, times=1)
    visit(page, kind)
    page.wait_for_selector(f"html[data-started={kind}]", state="attached", timeout=START)
    expect(page.locator("#opening")).to_have_count(0)
    expect(page.locator(".notes .note")).to_have_count(0)


@pytest.mark.browser_settings(locale="fr-CA")
def test_the_sentence_is_in_the_browsers_language_and_the_button_tries_again(
    page: Page, line: Line
) -> None:
    line.fail("main.js", "404")
    page.goto("./", wait_until="commit")
    told = page.locator("#opening")
    expect(told).to_contain_text("une partie n’est pas arrivée", timeout=START)
    assert page.locator("html").get_attribute("lang") == "fr"
    line.fail("main.js", "404", times=0)
    told.get_by_role("button", name="Réessayer").click()
    page.wait_for_selector(PLAYS, state="attached", timeout=START)
    expect(told).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("how", FAULTS)
@pytest.mark.parametrize(
    ("kind", "file"),
    [
        *(("snapshot", name) for name in (*DECORATION, TAB_ICON, *NEEDED)),
        *((kind, name) for kind, names in PYTHON.items() for name in names),
    ],
)
def test_every_file_of_the_start_may_fail_in_every_way(
    page: Page, line: Line, kind: str, file: str, how: str
) -> None:
    line.fail(ending(file), how)
    visit(page, kind)
    outcome(page, TEN_SECONDS)
    if file in (*DECORATION, TAB_ICON):
        page.wait_for_selector(PLAYS, state="attached", timeout=START)


def test_a_slow_line_shows_something_at_once_and_tells_what_is_sent(
    page: Page, line: Line, pytestconfig: pytest.Config
) -> None:
    line.rate = SLOW_LINE
    settle(page, language="en")
    page.goto("./?start=library#/new/boomers", wait_until="commit")
    waiting = page.locator("#opening p")
    expect(waiting).to_be_visible(timeout=3_000 if is_long(pytestconfig) else START)
    expect(waiting).to_have_text("Frontier is loading…")
    told = page.locator(".starting")
    expect(told).to_contain_text("MB", timeout=START)
    sent = sum(
        size
        for path, size in line.packed_sizes.items()
        if path.endswith(("runtime.wasm", "library.bin"))
    )
    expect(told).to_contain_text(f"of {sent / 1e6:.1f} MB", timeout=START)
