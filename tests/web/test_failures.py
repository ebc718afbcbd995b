"""When something is missing or breaks: a sentence says what and what to do, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.interception import begin_worker_with, refuse
from tests.web.playing import START, PagePlayer, random_match, settle

pytestmark = [pytest.mark.expects_problems, pytest.mark.fresh_profile]

NO_WEBASSEMBLY = "Object.defineProperty(window, 'WebAssembly', { value: undefined })"
NO_WORKER = "window.Worker = class { constructor() { throw new Error('not allowed here') } }"
NO_STORAGE = """Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('The operation is insecure.', 'SecurityError') } })"""
FULL_DISK = """Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError') }"""
NO_MEMORY = """for (const name of ['instantiate', 'instantiateStreaming']) WebAssembly[name] =
    async () => { throw new RangeError('WebAssembly.Memory(): could not allocate memory') };
"""
FORGET_FILES = """async () => {
    for (const name of await caches.keys()) await caches.delete(name); }"""


def keep(page: Page) -> PagePlayer:
    """Play a match with everything in order, so that something is kept."""
    settle(page, language="en")
    return PagePlayer.resume(page, random_match("boomers", "fail", 5))


def note(page: Page) -> str:
    """Read what the page says about its start."""
    told = page.locator(".notes .note")
    expect(told).to_be_visible(timeout=START)
    expect(told.locator("button")).to_be_visible()
    return told.locator("span").inner_text()


@pytest.mark.parametrize(
    ("broken", "word"), [(NO_WEBASSEMBLY, "WebAssembly"), (NO_WORKER, "worker")]
)
def test_a_browser_that_cannot_run_python_is_told_so(page: Page, broken: str, word: str) -> None:
    player = keep(page)
    page.add_init_script(broken)
    page.reload()
    assert word in note(page)
    # The match is still there to be seen, and still kept.
    expect(page.locator("main.table[data-seen='5']")).to_be_attached()
    assert player.match().cursor == 5
    # What needs no Python works on.
    page.goto("./#/rules/boomers")
    expect(page.locator("h1")).to_be_visible()


def test_too_little_memory_is_told(page: Page) -> None:
    player = keep(page)
    begin_worker_with(page.context, NO_MEMORY)
    page.goto("about:blank")
    page.goto(f"./#/match/{player.match_id}")
    assert "memory" in note(page)
    assert player.match().cursor == 5


def test_a_failing_network_is_told(page: Page) -> None:
    player = keep(page)
    page.goto("./LICENSES.txt")
    page.evaluate(FORGET_FILES)  # the page may have kept some of them by now
    refuse(page.context, "**/*.bin", "**/glue.mjs", "**/pyodide.asm.*")
    page.goto(f"./#/match/{player.match_id}")
    assert "network" in note(page)


@pytest.mark.parametrize("broken", [NO_STORAGE, FULL_DISK], ids=["blocked", "full"])
def test_a_match_goes_on_where_nothing_can_be_kept(page: Page, broken: str, tmp_path: Path) -> None:
    page.add_init_script(broken)
    page.goto("./#/new/boomers")
    page.locator("form .button.main").click(timeout=START)
    expect(page.locator("main.table[data-move]")).to_be_attached(timeout=START)
    expect(page.locator(".keeping")).to_contain_text("record")
    first = page.locator(".twin [data-state=next]").first
    first.click()
    expect(page.locator(".twin [data-state=picked]").first).to_be_attached()
    # The record is the way to keep it.
    page.locator("[data-do=share]").click()
    with page.expect_download() as download:
        page.locator("dialog.share").get_by_text("record").click()
    download.value.save_as(tmp_path / "record.txt")
    assert "boomers" in (tmp_path / "record.txt").read_text("utf-8").lower()


def test_a_worker_that_keeps_dying_is_told_and_the_match_is_kept(page: Page) -> None:
    player = keep(page)
    action = player.match().position.legal()[0]
    begin_worker_with(
        page.context,
        """self.addEventListener("message", (event) => {
            if (!event.data.request?.includes('"play"')) return;
            event.stopImmediatePropagation();
            setTimeout(() => { throw new Error("struck down") });
        });
        """,
    )
    page.reload()
    expect(page.locator("main.table[data-move='5']")).to_be_attached(timeout=START)
    for pick in action:
        player.click(pick)
    expect(page.locator(".picks .message")).not_to_be_empty(timeout=START)
    assert player.match().cursor == 5


def test_without_a_service_worker_the_page_plays(page: Page) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'serviceWorker', { value: undefined })")
    keep(page)
