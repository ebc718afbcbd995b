"""A line between browser and server on which files fail, stall or crawl; it passes on all others.

It is a server of its own: nothing is intercepted in the browser, so workers see what a line does.
"""

from __future__ import annotations

import gzip
import http.client
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

from website.serve import HOST

FAULTS = ("500", "404", "cut", "portal", "silent", "reset")

PORTAL = b"<!doctype html><title>Guest network</title><p>Please sign in to use this network.</p>"

_CHUNK = 1024
_PACKED = (".html", ".js", ".mjs", ".css", ".json", ".wasm", ".bin")
_NOT_PASSED_ON = ("connection", "transfer-encoding", "content-length")


class Line(ThreadingHTTPServer):
    """Passes requests on to a site; files that are named fail as they are told to."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, site: str) -> None:
        self.upstream = urlsplit(site).netloc
        self.asked: list[str] = []
        """The paths of all requests so far."""
        self.packed_sizes: dict[str, int] = {}
        """How many bytes were announced for each path, on a line that packs."""
        self.rate = 0
        """Bytes a second for all answers together; 0 is as fast as can be."""
        self.closing = threading.Event()
        self._changes: dict[str, Callable[[bytes], bytes]] = {}
        self._faults: dict[str, tuple[str, int]] = {}
        self._lock = threading.Lock()
        self._free = 0.0
        super().__init__((HOST, 0), _Handler)

    @property
    def address(self) -> str:
        """The address of the site at this end of the line."""
        return f"http://{HOST}:{self.server_port}/"

    def fail(self, file: str, how: str, times: int = 1_000_000) -> None:
        """Let the files whose path ends so fail, the next so many times."""
        assert how in FAULTS
        self._faults[file] = (how, times)

    def change(self, file: str, how: Callable[[bytes], bytes]) -> None:
        """Let the files whose path ends so come changed."""
        self._changes[file] = how

    def changed(self, path: str, body: bytes) -> bytes:
        """Give what comes over the line for a path."""
        for file, how in self._changes.items():
            body = how(body) if path.endswith(file) else body
        return body

    def fault_of(self, path: str) -> str | None:
        """Tell how this request is to fail."""
        with self._lock:
            for file, (how, times) in self._faults.items():
                if path.endswith(file) and times > 0:
                    self._faults[file] = (how, times - 1)
                    return how
        return None

    def wait_for_room(self, size: int) -> None:
        """Wait until so many bytes have room on the line."""
        if not self.rate:
            return
        with self._lock:
            now = time.monotonic()
            self._free = max(now, self._free) + size / self.rate
            wait = self._free - now
        self.closing.wait(wait)

    def handle_error(self, request: object, client_address: object) -> None:
        """Keep quiet: lines are cut all the time here."""


class _Handler(BaseHTTPRequestHandler):
    server: Line
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        self.server.asked.append(path)
        fault = self.server.fault_of(path)
        if fault == "silent":
            self.server.closing.wait()
            self.close_connection = True
        elif fault == "reset":
            # Hanging up without lingering is what sends a reset.
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.connection.close()
            self.close_connection = True
        elif fault == "portal":
            self._send(HTTPStatus.OK, {"Content-Type": "text/html"}, PORTAL)
        elif fault in ("500", "404"):
            self._send(HTTPStatus(int(fault)), {"Content-Type": "text/plain"}, b"No.\n")
        else:
            self._pass_on(path, cut=fault == "cut")

    def log_message(self, format: str, *args: object) -> None:
        pass

    def _pass_on(self, path: str, cut: bool) -> None:
        upstream = http.client.HTTPConnection(self.server.upstream, timeout=60)
        sent = {name: value for name, value in self.headers.items() if name.lower() != "host"}
        upstream.request("GET", self.path, headers={**sent, "Accept-Encoding": "identity"})
        answer = upstream.getresponse()
        body = self.server.changed(path, answer.read())
        upstream.close()
        headers = {
            name: value for name, value in answer.getheaders() if name.lower() not in _NOT_PASSED_ON
        }
        if self.server.rate and path.endswith(_PACKED):
            body = gzip.compress(body, 6)
            headers["Content-Encoding"] = "gzip"
            self.server.packed_sizes[path] = len(body)
        self._send(HTTPStatus(answer.status), headers, body, cut)

    def _send(
        self, status: HTTPStatus, headers: dict[str, str], body: bytes, cut: bool = False
    ) -> None:
        self.send_response_only(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if cut:
            body = body[: len(body) // 2]
            self.close_connection = True
        if not self.server.rate:
            self.wfile.write(body)
            return
        for at in range(0, len(body), _CHUNK):
            chunk = body[at : at + _CHUNK]
            self.server.wait_for_room(len(chunk))
            self.wfile.write(chunk)


@contextmanager
def line_to(site: str) -> Iterator[Line]:
    """Lay a line to a site."""
    line = Line(site)
    thread = threading.Thread(target=line.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield line
    finally:
        line.closing.set()
        line.shutdown()
        thread.join()
        line.server_close()
