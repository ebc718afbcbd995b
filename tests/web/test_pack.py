"""The school pack: one zip that plays below any folder of any server, and shares links with all."""

from __future__ import annotations

import gzip
import http.client
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import ThreadingHTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Event, Thread
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect
from tests.web.playing import START, PagePlayer, random_match, settle

from frontier.table.match import Match
from website.headers import headers_for
from website.pack import pack
from website.serve import serving
from website.words import languages, words_of

pytestmark = pytest.mark.fresh_profile


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
def own_server(folder: Path, *words: str) -> Iterator[str]:
    """Start the pack's own server; give its address."""
    command: list[str | Path] = [sys.executable, folder / "play_here.py", "0", *words]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
    ) as server:
        assert server.stdout is not None
        try:
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address
            yield address[0]
        finally:  # or a test that fails waits for it for ever
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
        (wasm,) = unpacked.rglob("runtime.wasm")
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
    for program in ("play_here.py", "Start Frontier.command", "Start Frontier.sh"):
        assert modes.pop(f"frontier/{program}") == 0o755
    assert "frontier/Start Frontier.bat" in modes
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


@pytest.mark.expects_problems
def test_a_shared_server_tells_where_others_find_it(page: Page, unpacked: Path) -> None:
    settle(page)
    with own_server(unpacked, "--share") as address:
        there = ask_json(f"{address}network.json")["address"]
        assert there.startswith("http://")
        assert "localhost" not in there
        page.goto(f"{address}#/class")
        expect(page.locator(".network input.address")).to_have_value(there, timeout=START)
        page.locator(".network [data-do=qr]").click()
        expect(page.locator(".network svg.qr")).to_be_visible()


@pytest.mark.expects_problems
def test_whoever_shares_a_link_of_this_machine_alone_is_warned(page: Page, unpacked: Path) -> None:
    settle(page)
    with own_server(unpacked) as address:
        assert ask_json(f"{address}network.json")["address"] is None
        page.goto(f"{address}#/class")
        page.locator("[data-do=give]").click(timeout=START)
        expect(page.locator(".give")).to_contain_text("works on this machine only", timeout=START)


def ask_json(address: str) -> Any:
    with urlopen(address, timeout=30) as answer:
        return json.load(answer)


def program_of(folder: Path) -> Any:
    """Load the pack's own server."""
    spec = spec_from_file_location("play_here", folder / "play_here.py")
    assert spec is not None
    assert spec.loader is not None
    program = module_from_spec(spec)
    spec.loader.exec_module(program)
    return program


def test_what_every_first_visit_asks_for_is_packed_before_anybody_asks(unpacked: Path) -> None:
    program = program_of(unpacked)
    program.pack_ahead()
    before = program.packed_content.cache_info()
    assert before.currsize == 5
    for name in ("start/*/runtime.wasm", "start/*/library.bin", "app/*/main.js"):
        (file,) = program.HERE.glob(name)
        program.content(file, True, file.stat().st_mtime_ns)
    assert program.packed_content.cache_info().misses == before.misses


def counting_server(folder: Path, sent: dict[str, int], taken: set[str]) -> ThreadingHTTPServer:
    """Make the pack's own server, which notes what it sends and how that is taken."""
    program = program_of(folder)

    class Counting(program.Handler):  # type: ignore[misc, name-defined]
        def answer(self, status: Any, headers: dict[str, str], body: bytes) -> None:
            taken.update(re.split(r",\s*", self.headers.get("Accept-Encoding", "")))
            # A page that waits for long asks again, which is no matter of size.
            sent[self.path] = max(sent.get(self.path, 0), len(body))
            super().answer(status, headers, body)

    server: ThreadingHTTPServer = program.Server(("127.0.0.1", 0), Counting)
    return server


@pytest.mark.expects_problems
def test_a_device_takes_no_more_than_from_the_site_and_a_second_visit_takes_little(
    page: Page, unpacked: Path, site_folder: Path
) -> None:
    """Over plain http there is no service worker, no store, and no brotli: gzip has to do."""
    sent: dict[str, int] = {}
    taken: set[str] = set()
    with counting_server(unpacked, sent, taken) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        # A name in the network, as the devices of a class see it.
        address = f"http://frontier.test:{server.server_port}/"
        visit_lesson(page, address)
        assert page.evaluate("[isSecureContext, 'caches' in window]") == [False, False]
        first = dict(sent)
        # Should browsers take brotli here one day, the pack ought to send it.
        assert "gzip" in taken
        assert not taken & {"br", "zstd"}
        # What a host would send of the site for that, compressed in the same way.
        own = 0
        for path in first:
            file = site_folder / (urlsplit(path).path.lstrip("/") or "index.html")
            assert file.is_file(), path
            raw = file.read_bytes()
            packed = file.suffix not in (".png", ".woff2", ".whl")
            own += len(gzip.compress(raw, 6)) if packed else len(raw)
        assert 1_000_000 < sum(first.values()) <= own
        sent.clear()
        page.goto("about:blank")
        visit_lesson(page, address)
        assert sum(sent.values()) < 100_000, sent
        server.shutdown()


def visit_lesson(page: Page, address: str) -> None:
    page.goto(f"{address}#/lesson/boomers")
    expect(page.locator("main.lesson[data-state=asked]")).to_be_attached(timeout=START)


STARTERS = ("Start Frontier.sh", "Start Frontier.command")


@pytest.fixture
def doubled(unpacked: Path, tmp_path: Path) -> Path:
    """The pack as a desktop unpacks it, with its modes, in a folder with an awkward name."""
    folder = tmp_path / "Class 5b & friends’ (copy)"
    with zipfile.ZipFile(unpacked.parent / "frontier.zip") as archive:
        archive.extractall(folder)
        for entry in archive.infolist():
            (folder / entry.filename).chmod(entry.external_attr >> 16 & 0o777)
    return folder / "frontier"


@pytest.mark.skipif(os.name == "nt", reason="a shell is needed")
@pytest.mark.parametrize("name", STARTERS)
def test_a_double_click_starts_it_and_opens_a_browser(
    doubled: Path, name: str, tmp_path: Path
) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{tmp_path}/opened"\n', "utf-8")
    browser.chmod(0o755)
    here = {**os.environ, "BROWSER": f"{browser} %s"}
    # As a desktop does: the file itself is the program, and the folder is somewhere else.
    with subprocess.Popen(
        [doubled / name],
        cwd="/",
        env=here,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    ) as started:
        assert started.stdout is not None
        try:
            address = re.search(r"http://localhost:\d+/", started.stdout.readline())
            assert address
            with urlopen(address[0], timeout=30) as answer:
                assert b"data-pack" in answer.read()
            for _ in range(200):
                if (tmp_path / "opened").is_file() and (tmp_path / "opened").read_text():
                    break
                Event().wait(0.05)
            assert (tmp_path / "opened").read_text() == address[0]
        finally:
            os.killpg(started.pid, signal.SIGTERM)


@pytest.mark.skipif(os.name == "nt", reason="a shell is needed")
@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_without_python_or_its_folder_says_what_to_do(
    doubled: Path, name: str, tmp_path: Path
) -> None:
    def said(starter: Path) -> str:
        told = subprocess.run(
            ["/bin/sh", starter],
            env={"PATH": str(tools)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=60,
        )
        return told.stdout

    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "dirname").symlink_to(shutil.which("dirname") or "")
    told = said(doubled / name)
    assert "needs Python 3.9" in told
    for language in languages():
        assert words_of(language, "site")["start.python"] in told
        assert words_of(language, "site")["start.close"] in told
    old = tools / "python3"
    old.write_text("#!/bin/sh\nexit 1\n", "utf-8")  # one that is too old, or a mere shop window
    old.chmod(0o755)
    assert "needs Python 3.9" in said(doubled / name)
    alone = shutil.copy(doubled / name, tmp_path / name)  # opened inside the zip
    assert "Unpack the whole zip" in said(Path(alone))


def test_the_starter_for_windows_asks_each_python_and_is_plain(unpacked: Path) -> None:
    content = (unpacked / "Start Frontier.bat").read_bytes()
    assert content.count(b"\n") == content.count(b"\r\n") > 10
    lines = content.decode("ascii").split("\r\n")  # its window knows no other letters
    labels = {line[1:] for line in lines if line.startswith(":")}
    jumps = set(re.findall(r"goto (\w+)", "\n".join(lines)))
    assert jumps <= labels
    asked = [line for line in lines if ">nul 2>nul" in line]
    assert [line.split(" -c ")[0] for line in asked] == ["py -3", "python"]
    started = [line for line in lines if line.endswith("play_here.py --share --open")]
    assert [line.split(" play_here")[0] for line in started] == ["py -3", "python"]
    assert lines[0] == "@echo off"
    assert 'pushd "%~dp0"' in lines  # from any folder, whatever it is called
    for text in ("This needs Python 3.9", "Il faut Python 3.9", "Unpack the whole zip", "Decompr"):
        assert any(line.startswith(f"echo {text}") for line in lines), text
    said = [line for line in lines if line.startswith("echo ")]
    assert len(said) == 2 * len(languages())
    note = (unpacked / "README.txt").read_text("utf-8")
    assert note.count("python3 play_here.py --share") == len(languages())
    assert not any(set(line) & set("<>|&^%!") for line in said)  # these would not be said
    assert all("sys.version_info < (3, 9)" in line for line in asked)
    assert lines[-2] == "pause"


@pytest.mark.parametrize("name", STARTERS)
def test_the_starters_for_a_shell_are_what_every_shell_reads(unpacked: Path, name: str) -> None:
    content = (unpacked / name).read_bytes()
    assert content.startswith(b"#!/bin/sh\n")  # with no mark in front, which hides the first line
    assert b"\r" not in content
    assert content.endswith(b"\n")


@pytest.mark.expects_problems
def test_a_page_that_is_opened_as_a_file_says_what_to_do(page: Page, unpacked: Path) -> None:
    page.goto((unpacked / "index.html").as_uri())
    expect(page.get_by_role("alert")).to_contain_text("Start Frontier")


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not on this machine")
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can do it")
@pytest.mark.expects_problems
def test_nginx_serves_it_as_another_user(page: Page, unpacked: Path, match: Match) -> None:
    with tempfile.TemporaryDirectory() as name, socket.socket() as probe:
        folder = Path(name)
        folder.chmod(0o755)
        site = folder / "site"
        with zipfile.ZipFile(unpacked.parent / "frontier.zip") as archive:
            archive.extractall(site)
        # Python's own unpacking knows no modes; the tool that schools use does.
        for path in site.rglob("*"):
            path.chmod(0o755 if path.is_dir() else 0o644)
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        import grp
        import pwd

        group = grp.getgrgid(pwd.getpwnam("nobody").pw_gid).gr_name
        told = NGINX.format(folder=folder, port=port, group=group)
        (folder / "nginx.conf").write_text(told, "utf-8")
        conf = str(folder / "nginx.conf")
        command = ["nginx", "-c", conf, "-p", name, "-g", "daemon off;"]
        with subprocess.Popen(command, stderr=subprocess.DEVNULL) as server:
            try:
                settle(page)
                address = f"http://127.0.0.1:{port}/frontier/"
                wait_for(address)
                play_there(page, address, match)
            finally:
                server.terminate()


NGINX = """user nobody {group};
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  types {{ text/html html; text/css css; text/javascript js mjs; application/json json;
    application/wasm wasm; application/manifest+json webmanifest; image/svg+xml svg;
    image/png png; font/woff2 woff2; }}
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  server {{ listen 127.0.0.1:{port}; root {folder}/site; gzip on; }}
}}
"""


def wait_for(address: str) -> None:
    """Wait until a server answers."""
    for _ in range(200):
        with suppress(OSError), urlopen(address, timeout=5):
            return
        Event().wait(0.05)
    raise TimeoutError(address)
