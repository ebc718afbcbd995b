"""`play.py --dev`: the sources as they are, and every change on the screen by itself."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, random_match, saved, settle

from machine.environment import CORE, WEB
from runtime.reach import run_python, show_python
from website.dev import DevServer, Workbench
from website.serve import running

pytestmark = pytest.mark.fresh_profile

SOON = 30_000  # milliseconds; it takes one or two seconds where nobody else is working


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Workbench:
    """A workbench with copies of the sources, to be changed."""
    folder = tmp_path_factory.mktemp("dev")
    made = Workbench(
        shutil.copytree(WEB, folder / "web", ignore=shutil.ignore_patterns("node_modules")),
        shutil.copytree(CORE, folder / "core", ignore=shutil.ignore_patterns("__pycache__")),
        folder / "made",
    )
    made.prepare()
    return made


@pytest.fixture(scope="module")
def site(bench: Workbench) -> Iterator[str]:
    with running(DevServer(bench)) as server:
        yield server.address


_FETCHED_MODULES = """() => performance.getEntriesByType("resource")
    .filter(({ name, transferSize }) => name.includes("/app/play/") && transferSize > 0)
    .map(({ name }) => name)"""


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    assert before in text
    file.write_text(text.replace(before, after), "utf-8")


def test_a_match_is_played_from_the_sources(page: Page) -> None:
    settle(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("./#/about")
    match = random_match("boomers", "dev", 3)
    page.evaluate(
        """saved => localStorage.setItem("frontier/match/dev",
            JSON.stringify({ id: "dev", saved, changed: 1, over: false, totals: [] }))""",
        saved(match),
    )
    page.goto("./#/match/dev")
    table = page.locator("main.table")
    expect(table).to_have_attribute("data-move", "3", timeout=START)
    assert page.locator("html").get_attribute("data-started") == "library"
    assert any("/app/play/selection.js?" in address for address in asked), "modules as such"
    page.locator("[data-do=share]").click()
    page.locator("dialog.share [data-do=qr]").click()
    expect(page.locator("dialog.share svg.qr")).to_be_visible()


def test_a_changed_word_is_shown(page: Page, bench: Workbench) -> None:
    settle(page, language="en")
    page.goto("./#/about")
    words = bench.web / "words" / "en" / "page.json"
    title = json.loads(words.read_text("utf-8"))["about.title"]
    expect(page.locator("h1")).to_have_text(title)
    change(words, f'"about.title": "{title}"', '"about.title": "All of it"')
    expect(page.locator("h1")).to_have_text("All of it", timeout=SOON)
    assert page.evaluate(_FETCHED_MODULES) == [], "what has not changed is not asked for again"


def test_a_changed_style_and_a_changed_module_are_shown(page: Page, bench: Workbench) -> None:
    settle(page)
    page.goto("./#/about")
    expect(page.locator("h1")).to_be_visible()
    with (bench.web / "style" / "page.css").open("a", encoding="utf-8") as file:
        file.write("\nh1 { letter-spacing: 7px; }\n")
    expect(page.locator("h1")).to_have_css("letter-spacing", "7px", timeout=SOON)
    with (bench.web / "main.js").open("a", encoding="utf-8") as file:
        file.write('\ndocument.documentElement.id = "changed";\n')
    expect(page.locator("html#changed")).to_be_attached(timeout=SOON)


def test_a_changed_rule_is_played_and_its_lines_have_their_numbers(
    page: Page, bench: Workbench
) -> None:
    show_python(page.context)
    page.goto("./#/about")
    page.wait_for_selector("html[data-started]", state="attached", timeout=START)
    file = bench.core / "frontier" / "table" / "chance.py"
    before = file.read_text("utf-8")
    line = len(before.splitlines()) + 3
    with page.expect_navigation(timeout=SOON):
        file.write_text(f"{before}\n\ndef fail() -> None: raise ValueError\n", "utf-8")
    page.wait_for_selector("html[data-started]", state="attached", timeout=START)
    code = """
import traceback
from frontier.table import chance
try:
    chance.fail()
except ValueError:
    told = traceback.format_exc()
told
"""
    told = str(run_python(page.workers[0], code))
    assert f'frontier/table/chance.py", line {line}, in fail' in told
    assert "def fail() -> None: raise ValueError" in told


def test_the_facts_of_the_rules_are_those_of_today(page: Page, bench: Workbench) -> None:
    def games() -> list[str]:
        facts = page.request.get("app/facts/facts.json").json()
        return [game["name"] for game in facts["games"]]

    before = games()
    registry = bench.core / "frontier" / "games" / "__init__.py"
    names = registry.read_text("utf-8")
    change(registry, f'    "{before[-1]}",\n', "")
    assert games() == before[:-1]
    registry.write_text(names, "utf-8")
    assert games() == before


@pytest.mark.expects_problems
def test_a_broken_file_is_told_and_mended_without_a_restart(
    page: Page, bench: Workbench, capsys: pytest.CaptureFixture[str]
) -> None:
    settle(page, language="en")
    page.goto("./#/about")
    expect(page.locator("h1")).to_be_visible()
    words = bench.web / "words" / "en" / "page.json"
    right = words.read_text("utf-8")
    with page.expect_response("**/words/en.json", timeout=SOON) as answer:
        words.write_text(f"{right},", "utf-8")
    assert answer.value.status == 500
    assert "Extra data" in capsys.readouterr().err
    words.write_text(right, "utf-8")
    expect(page.locator("h1")).to_be_visible(timeout=SOON)


def test_the_built_site_has_nothing_of_this(site_folder: Path) -> None:
    page = (site_folder / "index.html").read_text("utf-8")
    assert "dev/" not in page
    assert not any("EventSource" in file.read_text("utf-8") for file in site_folder.rglob("*.js"))
