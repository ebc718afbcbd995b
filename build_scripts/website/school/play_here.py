#!/usr/bin/env python3
"""Serves this folder on port 8000: to this machine, or with --share to the whole network.

python3 play_here.py [PORT] [--share] [--open]
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import http
import http.server
import json
import os
import pathlib
import socket
import sys
import threading
import urllib.parse
import webbrowser
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
        if path == "/network.json":
            told = json.dumps({"address": shared_at}).encode()
            headers = {"Content-Type": TYPES[".json"], "Cache-Control": "no-store"}
            self.answer(http.HTTPStatus.OK, headers, told)
            return
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
locks: dict[pathlib.Path, threading.Lock] = {}
shared_at: str | None = None
"""Where others in the network find this server; nowhere when it is not shared."""


def content(file: pathlib.Path, packed: bool, changed: int) -> tuple[bytes, str]:
    """Give a file and the name of its content.

    Thirty devices that ask at once wait until it is packed once; a small file waits for no other.
    """
    with packing:
        lock = locks.setdefault(file, threading.Lock())
    with lock:
        return packed_content(file, packed, changed)


@functools.lru_cache(maxsize=500)
def packed_content(file: pathlib.Path, packed: bool, changed: int) -> tuple[bytes, str]:
    """Read a file, pack it, and name its content."""
    body = file.read_bytes()
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}{"-gz" if packed else ""}"'
    if packed:
        packer = zlib.compressobj(9, zlib.DEFLATED, 31)
        body = packer.compress(body) + packer.flush()
    return body, tag


def pack_ahead() -> None:
    """Pack what every first visit asks for: an old machine takes longer than browsers wait."""
    for name in ("runtime.wasm", "library.bin", "glue.mjs", "main.js", "snapshot.bin"):
        for file in sorted(HERE.glob(f"*/*/{name}")):
            content(file, True, file.stat().st_mtime_ns)


def network_address() -> str | None:
    """Name this machine as others in the network reach it; nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:  # a network that leads nowhere else, as a hotspot in a classroom
            return address_by_name()


def address_by_name() -> str | None:
    """Ask this machine what its own name stands for, except itself."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return None
    addresses = [str(one[4][0]) for one in found]
    return next((one for one in addresses if not one.startswith("127.")), None)


class Server(http.server.ThreadingHTTPServer):
    """Answers many at a time, and takes no port that somebody else has."""

    daemon_threads = True
    allow_reuse_address = os.name != "nt"  # on Windows two programs would share a port

    def handle_error(self, request: object, client_address: object) -> None:
        """Keep quiet about browsers that hang up; they do it all the time."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def listen(host: str, port: int) -> Server:
    """Listen on a port, or on one of the next if somebody else does."""
    for other in range(port, port + 20):
        try:
            return Server((host, other), Handler)
        except OSError:
            continue
    raise SystemExit(f"No port from {port} to {port + 19} is free.")


def main(words: list[str]) -> None:
    """Serve until somebody stops it."""
    global shared_at
    shared = "--share" in words
    port = next((int(word) for word in words if word.isdigit()), 8000)
    server = listen("" if shared else "127.0.0.1", port)
    threading.Thread(target=pack_ahead, daemon=True).start()
    home = f"http://localhost:{server.server_port}/"
    print(f"Play at {home} (Ctrl-C stops it)", flush=True)
    address = network_address() if shared else None
    if address:
        shared_at = f"http://{address}:{server.server_port}/"
        print(f"Others in this network: {shared_at}", flush=True)
        print(f"Its code for the wall: {home}#/class", flush=True)
    elif shared:
        print("This machine is in no network: only it can open the page.", flush=True)
    if "--open" in words:
        webbrowser.open(home)
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()


if __name__ == "__main__":
    main(sys.argv[1:])
