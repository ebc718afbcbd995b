#!/usr/bin/env python3
"""Serves this folder on port 8000: to this machine, or with --share to the whole network.

python3 play_here.py [PORT] [--share]
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import http
import http.server
import json
import pathlib
import socket
import sys
import threading
import urllib.parse
import zlib

HERE = pathlib.Path(__file__).resolve().parent
RULES = json.loads((HERE / "headers.json").read_text("utf-8"))
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
ALREADY_PACKED = (".png", ".woff2", ".whl", ".zip")


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers with the files of this folder, packed where the browser takes it."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        self.find_and_answer()

    def do_HEAD(self) -> None:
        self.find_and_answer()

    def find_and_answer(self) -> None:
        """Answer with a file, or say that the browser has it already."""
        path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
        file = find(path)
        if file is None:
            self.answer(http.HTTPStatus.NOT_FOUND, {"Content-Type": TYPES[".txt"]}, b"Nothing.\n")
            return
        packs = "gzip" in self.headers.get("Accept-Encoding", "")
        packed = packs and file.suffix not in ALREADY_PACKED
        body, tag = content(file, packed, file.stat().st_mtime_ns)
        headers = {"ETag": tag, "Last-Modified": self.date_time_string(int(file.stat().st_mtime))}
        headers |= {"Vary": "Accept-Encoding"}
        for pattern, rule in RULES.items():
            if path == pattern or (pattern.endswith("/*") and path.startswith(pattern[:-1])):
                headers |= rule
        if self.headers.get("If-None-Match") == tag:
            self.answer(http.HTTPStatus.NOT_MODIFIED, headers, b"")
            return
        headers["Content-Type"] = TYPES.get(file.suffix, "application/octet-stream")
        if packed:
            headers["Content-Encoding"] = "gzip"
        self.answer(http.HTTPStatus.OK, headers, body)

    def answer(self, status: http.HTTPStatus, headers: dict[str, str], body: bytes) -> None:
        """Send an answer; to HEAD, and to who has it already, without its body."""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != http.HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Keep quiet."""


def find(path: str) -> pathlib.Path | None:
    """Find the file of a path, and nothing outside of this folder."""
    if "\0" in path:
        return None
    file = (HERE / path.lstrip("/")).resolve()
    if not file.is_relative_to(HERE):
        return None
    if file.is_dir():
        file = file / "index.html"
    return file if file.is_file() else None


packing = threading.Lock()


@functools.lru_cache(maxsize=500)
def content(file: pathlib.Path, packed: bool, changed: int) -> tuple[bytes, str]:
    """Read a file, pack it once, and name its content."""
    with packing:
        body = file.read_bytes()
        tag = f'"{hashlib.sha256(body).hexdigest()[:16]}{"-gz" if packed else ""}"'
        if packed:
            packer = zlib.compressobj(6, zlib.DEFLATED, 31)
            body = packer.compress(body) + packer.flush()
        return body, tag


def network_address() -> str | None:
    """Name this machine as others in the network reach it; nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def main(words: list[str]) -> None:
    """Serve until somebody stops it."""
    shared = "--share" in words
    port = next((int(word) for word in words if word.isdigit()), 8000)
    server = http.server.ThreadingHTTPServer(("" if shared else "127.0.0.1", port), Handler)
    server.daemon_threads = True
    print(f"Play at http://localhost:{server.server_port}/ (Ctrl-C stops it)", flush=True)
    address = network_address() if shared else None
    if address:
        print(f"Others in this network: http://{address}:{server.server_port}/", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()


if __name__ == "__main__":
    main(sys.argv[1:])
