"""The local server answers as the deploy does."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from website.headers import headers_for
from website.serve import HOST, SiteServer, on_free_port, running, serving


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    outer = tmp_path_factory.mktemp("served")
    (outer / "secret.txt").write_text("not for you")
    site = outer / "site"
    for name in ("index.html", "manifest.webmanifest", "app/1/main.js", "app/1/a.mjs"):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(f"This is {name}")
    for name in ("pyodide/1/p.wasm", "pyodide/1/l.zip", "app/1/f.whl", "app/1/f.woff2"):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(b"\0asm")
    (site / "app/1/words.json").write_text("{}")
    (site / "app/1/look.css").write_text("p{}")
    (site / "app/1/with space é.txt").write_text("found")
    return site


@pytest.fixture(scope="module")
def connection(folder: Path) -> Iterator[http.client.HTTPConnection]:
    with serving(folder) as address:
        connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=10)
        yield connection
        connection.close()


def ask(
    connection: http.client.HTTPConnection, path: str, method: str = "GET", **headers: str
) -> tuple[HTTPResponse, bytes]:
    connection.request(method, path, headers={k.replace("_", "-"): v for k, v in headers.items()})
    response = connection.getresponse()
    return response, response.read()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/app/1/main.js", "text/javascript; charset=utf-8"),
        ("/app/1/a.mjs", "text/javascript; charset=utf-8"),
        ("/app/1/look.css", "text/css; charset=utf-8"),
        ("/app/1/words.json", "application/json"),
        ("/app/1/f.whl", "application/zip"),
        ("/app/1/f.woff2", "font/woff2"),
        ("/pyodide/1/p.wasm", "application/wasm"),
        ("/pyodide/1/l.zip", "application/zip"),
    ],
)
def test_types_and_headers(connection: http.client.HTTPConnection, path: str, kind: str) -> None:
    response, _ = ask(connection, path)
    assert response.status == 200
    assert response.headers["Content-Type"] == kind
    for name, value in headers_for(path).items():
        assert response.headers.get_all(name) == [value]


def test_an_unchanged_file_is_not_sent_again(connection: http.client.HTTPConnection) -> None:
    first, body = ask(connection, "/index.html")
    assert body == b"This is index.html"
    again, body = ask(connection, "/index.html", If_None_Match=first.headers["ETag"])
    assert (again.status, body) == (304, b"")
    assert again.headers["Cache-Control"] == "no-cache"


def test_head_gives_the_length_and_no_body(connection: http.client.HTTPConnection) -> None:
    response, body = ask(connection, "/index.html", "HEAD")
    assert (response.headers["Content-Length"], body) == ("18", b"")


def test_names_with_spaces_and_accents_and_a_query_are_found(
    connection: http.client.HTTPConnection,
) -> None:
    _, body = ask(connection, "/app/1/with%20space%20%C3%A9.txt?x=1")
    assert body == b"found"


@pytest.mark.parametrize(
    "path", ["/nowhere", "/app/1", "/app/1/", "/../secret.txt", "/%2e%2e/secret.txt", "/a%00b"]
)
def test_what_is_not_there_is_said_so(connection: http.client.HTTPConnection, path: str) -> None:
    response, body = ask(connection, path)
    assert response.status == 404
    assert b"not for you" not in body
    assert response.headers["Cache-Control"] == "no-cache"


def test_a_site_can_live_below_a_folder(folder: Path) -> None:
    with serving(folder, base="/deep/") as address:
        connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=10)
        inside, _ = ask(connection, "/deep/app/1/main.js")
        outside, _ = ask(connection, "/app/1/main.js")
        connection.close()
    assert address.endswith("/deep/")
    assert "immutable" in inside.headers["Cache-Control"]
    assert outside.status == 404


def test_a_port_in_use_is_passed_over(folder: Path) -> None:
    def serve(port: int) -> SiteServer:
        return SiteServer(folder, port)

    with on_free_port(serve, 8700) as first, on_free_port(serve, first.server_port) as second:
        assert second.server_port > first.server_port


def test_packed_files_are_sent_to_browsers_that_take_them(folder: Path, tmp_path: Path) -> None:
    name = next(file.name for file in sorted(folder.iterdir()) if file.is_file())
    (tmp_path / f"{name}.br").write_bytes(b"packed")
    with running(SiteServer(folder, packed=tmp_path)) as server:
        line = http.client.HTTPConnection(HOST, server.server_port, timeout=10)
        for accepted, encoding in (("gzip, br", "br"), ("gzip", None)):
            line.request("GET", f"/{name}", headers={"Accept-Encoding": accepted})
            answer = line.getresponse()
            body = answer.read()
            assert answer.headers["Content-Encoding"] == encoding
            assert (body == b"packed") == (encoding == "br")
        line.close()
        assert server.sent >= len(b"packed")
