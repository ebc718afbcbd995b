"""A static server for the built site that answers as the deploy does: same types, same headers.

Threaded and local only. As a library: `with serving(folder) as address: ...`.
"""

from __future__ import annotations

import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.utils import formatdate
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote, urlsplit

from machine.environment import SetupError
from website.headers import headers_for

HOST = "127.0.0.1"

# Our own table: Python's asks the system, and on some Windows machines .js is text/plain.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".jpg": "image/jpeg",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class SiteServer(ThreadingHTTPServer):
    """Serves one folder below one base path."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        base: str = "/",
        packed: Path | None = None,
        handler: type[BaseHTTPRequestHandler] | None = None,
    ) -> None:
        """Listen on a port of this machine; 0 takes a free one.

        `packed` holds the same files compressed by brotli, `.br` after their names, to be sent
        as a host would. `handler` answers in another way than by the files of the folder.
        """
        self.folder = folder.resolve()
        self.base = base
        self.packed = packed
        self.sent = 0
        """Bytes of all answers so far, without their headers."""
        super().__init__((HOST, port), handler or _Handler)

    @property
    def address(self) -> str:
        """The address of the site, with its final slash."""
        return f"http://{HOST}:{self.server_port}{self.base}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Keep quiet about browsers that hang up; they do it all the time."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


Server = TypeVar("Server", bound=SiteServer)


class _Handler(BaseHTTPRequestHandler):
    server: SiteServer
    protocol_version = "HTTP/1.1"  # keeps connections open, as every host does
    disable_nagle_algorithm = True  # or each small answer waits for the browser's delayed ACK
    server_version = "Frontier"
    sys_version = ""

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def log_message(self, format: str, *args: object) -> None:
        pass

    def _answer(self, with_body: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        file = self._file(path)
        if file is None:
            body = f"There is nothing at {path}.\n".encode()
            self._send(HTTPStatus.NOT_FOUND, "/", TYPES[".txt"], body, with_body)
            return
        inside = f"/{path[len(self.server.base) :]}"
        state = file.stat()
        tag = f'"{state.st_mtime_ns:x}-{state.st_size:x}"'
        extra = {"ETag": tag, "Last-Modified": formatdate(state.st_mtime, usegmt=True)}
        if self.headers.get("If-None-Match") == tag:
            self._send(HTTPStatus.NOT_MODIFIED, inside, None, b"", False, extra)
        else:
            kind = TYPES.get(file.suffix, "application/octet-stream")
            packed = self._packed(file)
            if packed is not None:
                extra |= {"Content-Encoding": "br", "Vary": "Accept-Encoding"}
            self._send(HTTPStatus.OK, inside, kind, (packed or file).read_bytes(), with_body, extra)

    def _packed(self, file: Path) -> Path | None:
        if self.server.packed is None or "br" not in self.headers.get("Accept-Encoding", ""):
            return None
        packed = self.server.packed / f"{file.relative_to(self.server.folder)}.br"
        return packed if packed.is_file() else None

    def _file(self, path: str) -> Path | None:
        """Find the file of a path; a folder answers with its index."""
        if not path.startswith(self.server.base) or "\0" in path:
            return None
        file = (self.server.folder / path[len(self.server.base) :]).resolve()
        if not file.is_relative_to(self.server.folder):
            return None
        if file.is_dir() and path.endswith("/"):
            file = file / "index.html"
        return file if file.is_file() else None

    def _send(
        self,
        status: HTTPStatus,
        path: str,
        kind: str | None,
        body: bytes,
        with_body: bool,
        extra: dict[str, str] | None = None,
    ) -> None:
        self.send_response(status)
        for name, value in {**headers_for(path), **(extra or {})}.items():
            self.send_header(name, value)
        if kind is not None:
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self.wfile.write(body)
            self.server.sent += len(body)


def on_free_port(make: Callable[[int], Server], first: int, tries: int = 50) -> Server:
    """Let a server listen on the first port that is free, from `first` on."""
    for port in range(first, first + tries):
        with socket.socket() as probe:  # Windows would let two servers share a port
            if probe.connect_ex((HOST, port)) == 0:
                continue
        try:
            return make(port)
        except OSError:
            continue
    raise SetupError(
        f"No port between {first} and {first + tries - 1} is free: name one by --port."
    )


@contextmanager
def serving(folder: Path, base: str = "/") -> Iterator[str]:
    """Serve a folder on a free port in a thread; give its address."""
    with running(SiteServer(folder, base=base)) as server:
        yield server.address


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """Let a server answer in a thread."""
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
