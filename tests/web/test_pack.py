"""The school pack: one zip that plays below any folder of any server, and shares links with all."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, PagePlayer, random_match, settle

from frontier.table.match import Match
from website.pack import pack
from website.serve import serving


@pytest.fixture(scope="module")
def unpacked(site_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pack")
    pack(site_folder, folder / "frontier.zip")
    with zipfile.ZipFile(folder / "frontier.zip") as archive:
        archive.extractall(folder)
    return folder / "frontier"


@pytest.fixture
def match() -> Match:
    return random_match("boomers", "school", 3)


def play_there(page: Page, address: str, match: Match) -> None:
    """Resume a match at an address and play a move."""
    player = PagePlayer(page, "pack")
    page.goto(f"{address}#/about")
    kept: dict[str, Any] = {
        "game": "boomers",
        "seed": "school",
        "options": {},
        "position": None,
        "players": [],
        "actions": [list(action) for action in match.actions],
        "cursor": match.cursor,
    }
    page.evaluate(
        """saved => localStorage.setItem("frontier/match/pack",
            JSON.stringify({ id: "pack", saved, changed: 1, over: false, totals: [] }))""",
        kept,
    )
    page.goto(f"{address}#/match/pack")
    player.wait_for_table()
    player.wait_for_move(match.cursor)
    player.play(match.position.legal()[0])


@pytest.mark.expects_problems  # the fixtures watch the site's own address
def test_it_plays_below_a_folder_of_a_server(page: Page, unpacked: Path, match: Match) -> None:
    settle(page)
    with serving(unpacked, base="/class 5b/games/") as address:
        play_there(page, address, match)
        expect(page.locator("html[data-started]")).not_to_have_attribute("data-started", "wheel")


@pytest.mark.expects_problems
def test_it_brings_a_server_of_its_own(page: Page, unpacked: Path, match: Match) -> None:
    settle(page)
    command: list[str | Path] = [sys.executable, unpacked / "play_here.py", "0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
    ) as server:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address
        play_there(page, address[0], match)
        server.terminate()


@pytest.mark.expects_problems
def test_a_link_made_at_one_place_opens_at_the_other(
    page: Page, site: str, unpacked: Path, match: Match
) -> None:
    settle(page)
    PagePlayer.resume(page, match)
    link = page.evaluate(
        """async () => {
            const { app } = document.documentElement.dataset;
            const { Core } = await import(new URL(`${app}/main.js`, document.baseURI).href);
            const core = new Core();
            const saved = JSON.parse(localStorage.getItem("frontier/match/m1")).saved;
            await core.ask({ do: "open", saved });
            const { link } = await core.ask({ do: "link" });
            core.worker.terminate();
            return link;
        }"""
    )
    with serving(unpacked, base="/games/") as address:
        for place in (address, site):
            page.goto("about:blank")
            page.goto(f"{place}#{link}")
            table = page.locator("main.table[data-move]")
            expect(table).to_have_attribute("data-move", str(match.cursor), timeout=START)
