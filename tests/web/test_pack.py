"""The school pack: one zip that plays below any folder of any server, and shares links with all."""

from __future__ import annotations

import gzip
import http.client
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, PagePlayer, random_match, settle

from frontier.table.match import Match
from website.headers import headers_for
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


@contextmanager
def own_server(folder: Path) -> Iterator[str]:
    """Start the pack's own server; give its address."""
    command: list[str | Path] = [sys.executable, folder / "play_here.py", "0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
    ) as server:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address
        yield address[0]
        server.terminate()


@pytest.mark.expects_problems
def test_it_brings_a_server_of_its_own(page: Page, unpacked: Path, match: Match) -> None:
    settle(page)
    with own_server(unpacked) as address:
        play_there(page, address, match)


def test_its_server_sends_the_policy_packs_files_and_notices_an_update(unpacked: Path) -> None:
    with own_server(unpacked) as address:
        line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)

        def ask(path: str, **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
            line.request("GET", path, headers={"Accept-Encoding": "gzip", **headers})
            answer = line.getresponse()
            return answer, answer.read()

        page, body = ask("/")
        for name, value in headers_for("/").items():
            assert page.headers[name] == value
        assert gzip.decompress(body) == (unpacked / "index.html").read_bytes()
        tag = {"If-None-Match": page.headers["ETag"]}
        again, body = ask("/", **tag)
        assert (again.status, body) == (304, b"")
        (wasm,) = unpacked.rglob("pyodide.asm.wasm")
        runtime, body = ask(f"/{wasm.relative_to(unpacked).as_posix()}")
        assert len(body) < wasm.stat().st_size / 2
        assert "immutable" in runtime.headers["Cache-Control"]
        before = (unpacked / "index.html").read_bytes()
        (unpacked / "index.html").write_bytes(before + b"<!-- newer -->")
        newer, body = ask("/", **tag)
        (unpacked / "index.html").write_bytes(before)
        assert newer.status == 200
        assert gzip.decompress(body).endswith(b"newer -->")
        outside, _ = ask("/../headers.py")
        assert outside.status == 404
        line.close()


def test_files_have_the_date_of_their_version_and_everybody_may_read_them(
    site_folder: Path, tmp_path: Path
) -> None:
    for name, moment in (("one", 1_700_000_000), ("same", 1_700_000_000), ("two", 1_800_000_000)):
        pack(site_folder, tmp_path / name, moment)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "same").read_bytes()
    with zipfile.ZipFile(tmp_path / "one") as one, zipfile.ZipFile(tmp_path / "two") as two:
        assert {entry.date_time[:3] for entry in one.infolist()} == {(2023, 11, 14)}
        assert {entry.date_time[:3] for entry in two.infolist()} == {(2027, 1, 15)}
        modes = {entry.filename: entry.external_attr >> 16 & 0o777 for entry in one.infolist()}
    assert modes.pop("frontier/play_here.py") == 0o755
    assert set(modes.values()) == {0o644}


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
