"""With the server stopped everything works; a new version is announced and taken when agreed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect
from tests.web.last_actions import RESULTS, ends_with, play_last_action
from tests.web.on_device import WAITING, look_for_update, visit, wait_for_next_version
from tests.web.playing import START, PagePlayer, random_match, settle

from frontier.games import NAMES
from website.serve import serving
from website.words import FIRST, languages

pytestmark = [
    pytest.mark.browser_settings(service_workers="allow"),
    pytest.mark.expects_problems,  # the tests cut the line
]


class Host:
    """A server whose site can be changed, and which can be stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def publish(self, site: Path, mark: str = "", *, damaged: bool = False) -> None:
        """Put a version of the site there; a mark makes it another version.

        It is made beside and put there at once: the browser may look for a new version any time.
        """
        made = self.folder.with_name("next")
        shutil.copytree(site, made)
        if mark:
            _mark(made, mark)
        if damaged:
            _damage(made)
        if self.folder.exists():
            self.folder.rename(self.folder.with_name("before"))
        made.rename(self.folder)
        shutil.rmtree(self.folder.with_name("before"), ignore_errors=True)


def _mark(folder: Path, mark: str) -> None:
    sw = folder / "sw.js"
    text = sw.read_text("utf-8")
    release = text.split('RELEASE = "')[1].split('"')[0]
    sw.write_text(text.replace(release, f"{release}-{mark}"), "utf-8")
    page = folder / "index.html"
    html = page.read_text("utf-8").replace(
        "<title>", f'<meta name="mark" content="{mark}" /><title>'
    )
    page.write_text(html, "utf-8")


def _damage(folder: Path) -> None:
    (app,) = (folder / "app").iterdir()
    main = app / "main.js"
    main.write_bytes(main.read_bytes() + b"// changed on the way\n")
    # Nothing may come from the version before or the browser's cache: the damage must matter.
    sw = folder / "sw.js"
    text = sw.read_text("utf-8").replace("await olderFiles()", "new Map()")
    sw.write_text(text.replace('["default", "reload"]', '["reload"]'), "utf-8")


@pytest.fixture
def host(tmp_path: Path, site_folder: Path) -> Host:
    made = Host(tmp_path / "host")
    made.publish(site_folder)
    return made


@pytest.fixture
def site(host: Host) -> Iterator[str]:
    with serving(host.folder) as address:
        yield address


def mark(page: Page) -> str | None:
    found = page.locator("meta[name=mark]")
    return found.get_attribute("content") if found.count() else None


def test_everything_works_with_the_server_gone(page: Page, context: BrowserContext) -> None:
    settle(page, language="en")
    visit(page)
    context.set_offline(True)
    for game in ("boomers", "oregon", "boomtown"):
        page.goto("about:blank")
        page.goto(f"./#/rules/{game}")
        expect(page.locator("h1")).to_be_visible()
        page.goto(f"./{game}/")  # the address of a game leads to it from the device, too
        page.wait_for_url(f"**/#/new/{game}")
        page.locator("form .button.main").click(timeout=START)
        player = PagePlayer(page, "")
        page.wait_for_url("**/#/match/*", timeout=START)
        player.match_id = page.url.rsplit("/", 1)[1]
        player.wait_for_table()
        player.before_play()
        for pick in player.match().position.legal()[0]:
            player.click(pick)
        moved = "() => Number(document.querySelector('main.table').dataset.move) > 0"
        page.wait_for_function(moved)
    french = context.new_page()
    settle(french, language="fr")
    french.goto("./#/settings")
    expect(french.locator("h1")).to_have_text("Réglages")


def test_the_restart_without_network_is_from_the_snapshot(
    page: Page, context: BrowserContext
) -> None:
    visit(page)
    context.set_offline(True)
    page.goto("about:blank")
    page.goto("./")
    page.wait_for_selector("html[data-started=snapshot]", state="attached", timeout=START)


def test_a_new_version_waits_until_the_player_agrees(
    page: Page, host: Host, site_folder: Path
) -> None:
    settle(page)
    visit(page)
    host.publish(site_folder, "two")
    look_for_update(page)
    note = page.locator(".notes .note")
    expect(note).to_be_visible(timeout=2 * START)
    page.reload()
    assert mark(page) is None, "a reload alone takes nothing"
    expect(note).to_be_visible(timeout=START)
    with page.expect_navigation():
        note.locator("button").first.click()
    assert mark(page) == "two"


def test_no_new_version_in_the_middle_of_a_match(page: Page, host: Host, site_folder: Path) -> None:
    settle(page)
    visit(page)
    PagePlayer.resume(page, random_match("boomers", "update", 3))
    host.publish(site_folder, "two")
    look_for_update(page)
    wait_for_next_version(page)
    expect(page.locator(".notes .note")).to_have_count(0)
    page.goto("./#/")
    expect(page.locator(".notes .note")).to_be_visible()


def test_half_an_update_leaves_the_old_version_working(
    page: Page, host: Host, context: BrowserContext, site_folder: Path
) -> None:
    visit(page)
    host.publish(site_folder, "two", damaged=True)
    page.evaluate(
        "() => navigator.serviceWorker.getRegistration().then((it) => it.update()).catch(() => {})"
    )
    page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration().then((it) => !it.installing)",
        timeout=2 * START,
    )
    assert not page.evaluate(WAITING)
    context.set_offline(True)
    page.goto("about:blank")
    page.goto("./")
    assert mark(page) is None
    page.wait_for_selector("html[data-started]", state="attached", timeout=START)


def test_going_back_a_version_works(page: Page, host: Host, site_folder: Path) -> None:
    settle(page)
    host.publish(site_folder, "two")
    visit(page)
    player = PagePlayer.resume(page, random_match("boomers", "back", 4))
    page.goto("./#/")
    host.publish(site_folder)
    look_for_update(page)
    note = page.locator(".notes .note")
    expect(note).to_be_visible(timeout=2 * START)
    with page.expect_navigation():
        note.locator("button").first.click()
    assert mark(page) is None
    page.goto(f"./#/match/{player.match_id}")
    player.wait_for_table()
    player.wait_for_move(4)


def test_a_damaged_cache_is_mended(page: Page, context: BrowserContext) -> None:
    visit(page)
    page.evaluate(
        """async () => {
            const [name] = (await caches.keys()).filter((name) => !name.endsWith(" state"));
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {
                if (!/(snapshot|library)\\.bin$/.test(request.url)) continue;
                await cache.put(request, new Response("gone bad"));
            }
        }"""
    )
    page.goto("about:blank")
    page.goto("./?start=snapshot")
    page.wait_for_selector("html[data-started=snapshot]", state="attached", timeout=2 * START)
    page.wait_for_function(
        """async () => {
            const sizes = [];
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const request of await cache.keys()) {
                    if (!/(snapshot|library)\\.bin$/.test(request.url)) continue;
                    sizes.push((await (await cache.match(request)).arrayBuffer()).byteLength);
                }
            }
            return sizes.length === 2 && sizes.every((size) => size > 100000);
        }""",
        timeout=2 * START,
    )


def test_a_damaged_cache_does_no_harm_before_the_device_has_noted_its_start(page: Page) -> None:
    visit(page)
    page.evaluate(
        """async () => {
            const [name] = (await caches.keys()).filter((name) => !name.endsWith(" state"));
            const cache = await caches.open(name);
            for (const request of await cache.keys()) {
                if (!/\\.(bin|wasm)$/.test(request.url)) continue;
                await cache.put(request, new Response("gone bad"));
            }
            localStorage.removeItem("frontier/start");
        }"""
    )
    page.goto("about:blank")
    page.goto("./?start=snapshot")
    page.wait_for_selector("html[data-started=snapshot]", state="attached", timeout=2 * START)


def test_a_deleted_cache_is_filled_again_by_the_next_visit(
    page: Page, context: BrowserContext
) -> None:
    visit(page)
    count = """async () => {
        const names = (await caches.keys()).filter((name) => !name.endsWith(" state"));
        const kept = names.map(async (name) => (await (await caches.open(name)).keys()).length);
        return Math.max(0, ...(await Promise.all(kept)));
    }"""
    kept = page.evaluate(count)
    page.evaluate(
        "async () => Promise.all((await caches.keys()).map((name) => caches.delete(name)))"
    )
    assert page.evaluate(count) == 0
    page.goto("about:blank")
    page.goto("./")
    page.wait_for_selector("html[data-started]", state="attached", timeout=START)
    refilled = f"""async (kept) => {{
        while ((await ({count})()) < kept) await new Promise(requestAnimationFrame);
    }}"""
    page.evaluate(refilled, kept)
    context.set_offline(True)
    page.goto("about:blank")
    page.goto("./")
    page.wait_for_selector("html[data-started]", state="attached", timeout=START)


def test_a_tab_of_the_first_visit_moves_on_when_another_takes_the_new_version(
    page: Page, context: BrowserContext, host: Host, site_folder: Path
) -> None:
    visit(page)
    host.publish(site_folder, "two")
    other = context.new_page()
    other.goto("./")
    other.wait_for_selector("html[data-started]", state="attached", timeout=START)
    look_for_update(other)
    note = other.locator(".notes .note")
    expect(note).to_be_visible(timeout=2 * START)
    with other.expect_navigation():
        note.locator("button").first.click()
    page.evaluate("() => { location.hash = '#/about' }")
    page.wait_for_selector("meta[name=mark][content=two]", state="attached", timeout=START)


def test_what_one_comes_back_for_survives_a_killed_tab_the_network_and_an_update(
    page: Page, context: BrowserContext, host: Host, site_folder: Path
) -> None:
    settle(page, language="en")
    visit(page)
    killed = context.new_page()
    settle(killed, language="en")
    match, kinds = ends_with(0, (0,)), ["person", "greenhorn"]
    play_last_action(killed, match, "won", kinds=kinds, occasion="trail/b-first")
    (result,) = killed.evaluate(RESULTS)
    # Nothing can be written on leaving.
    with killed.expect_event("crash"), suppress(Error):
        killed.goto("chrome://crash")
    killed.close()
    context.set_offline(True)
    page.goto("about:blank")
    page.goto("./#/book")
    expect(page.locator("[data-result=won] a")).to_be_visible(timeout=START)
    assert page.evaluate(RESULTS) == [result]
    page.goto("./#/trail")
    expect(page.locator("[data-stop=b-first]")).to_have_attribute("data-state", "done")
    page.goto("./#/deal")
    expect(page.locator(".deal .card h2")).to_be_visible()
    page.goto("./#/deal/2026-11-17")  # the archive, from the date alone
    expect(page.locator("[data-do=play]")).to_be_visible()

    context.set_offline(False)
    page.goto("./#/")
    host.publish(site_folder, "two")
    look_for_update(page)
    note = page.locator(".notes .note")
    expect(note).to_be_visible(timeout=2 * START)
    with page.expect_navigation():
        note.locator("button").first.click()
    assert mark(page) == "two"
    page.goto("./#/book")
    expect(page.locator("[data-result=won] a")).to_be_visible(timeout=START)
    assert page.evaluate(RESULTS) == [result]


def test_the_manifest_is_complete(page: Page, host: Host) -> None:
    # It comes when Python is ready: the browser's offer to install is not to slow the start.
    assert "manifest" not in (host.folder / "index.html").read_text("utf-8")
    page.goto("./")
    page.locator("link[rel=manifest]").wait_for(state="attached", timeout=START)
    devtools = page.context.new_cdp_session(page)
    told = devtools.send("Page.getAppManifest")
    assert told["url"].endswith("/manifest.webmanifest")
    assert told["errors"] == []
    manifest = json.loads((host.folder / "manifest.webmanifest").read_text("utf-8"))
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    assert {one.get("purpose") for one in manifest["icons"]} >= {"maskable"}
    for one in pictures:
        assert (host.folder / one["src"]).is_file()
    others = set(languages()) - {FIRST}
    for part in (manifest, *manifest["shortcuts"]):
        for member in ("name", "short_name", "description"):
            if part.get(member) not in (None, "Frontier"):
                assert set(part[f"{member}_localized"]) == others, part[member]
    today = ["./#/puzzle/today", "./#/deal", "./#/trail"]
    games = [f"./#/new/{name}" for name in NAMES]
    assert [one["url"] for one in manifest["shortcuts"]] == today + games
    for shortcut in manifest["shortcuts"]:
        for icon in shortcut["icons"]:
            assert (host.folder / icon["src"]).is_file()
