"""Serves the page while it is being worked on: sources as they are, and a reload at each change.

Modules are neither joined nor shortened, and Python runs the rules from their sources. Nothing of
this is in the built site: the few lines that reload the page are added on the way.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import threading
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

from machine.environment import CORE, WEB, WORKSHOP, SetupError
from machine.lock import exclusive
from machine.node import NODE_MODULES, ensure_packages
from machine.progress import say, step
from runtime.distribution import abi_version, copy_runtime
from runtime.small_runtime import SMALL
from runtime.source_library import standard_library, with_sources
from runtime.start_files import GLUE, LIBRARY, WHOLE, compiled_stdlib, write_glue
from website.bake import write_facts
from website.bundle import join
from website.fonts import copy_fonts
from website.headers import headers_for, policy
from website.icons import icon_lists, read_names, write_icons
from website.layout import fill_in, joined_words, served_files
from website.opening import opening_words, source_of_text, with_opening
from website.previews import preview_values
from website.serve import TYPES, SiteServer

POLL = 0.25  # seconds between two looks at the files

RELOADING = """const changes = new URL(import.meta.url.replace("/reload.js", "/changes"));
new EventSource(changes).onmessage = () => location.reload();
"""

# A browser may still keep the built site of this address: this takes its place, and goes.
FORGETTING = """self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", async () => {
  await self.registration.unregister();
  for (const client of await self.clients.matchAll()) client.navigate(client.url);
});
"""

STAMP = "changed"
"""What a browser may keep for ever has this in its address."""

_MAP = ('<script type="importmap">', "</script>")

# How a module imports a package: browsers know only addresses.
_PACKAGE = re.compile(r'(?m)^(import [^;"]*)"([a-z@][^":]*)";')

Stamps: TypeAlias = dict[Path, int]


def _place_of_package(said: re.Match[str]) -> str:
    """Write an import with the address of the package's module."""
    package = json.loads((NODE_MODULES / said[2] / "package.json").read_text("utf-8"))
    module = (NODE_MODULES / said[2] / package["exports"]["."]).relative_to(WEB)
    return f'{said[1]}"/app/{module.as_posix()}";'


class Workbench:
    """What the page asks for, out of the sources and out of what is made from them once."""

    def __init__(self, web: Path = WEB, core: Path = CORE, made: Path = WORKSHOP / "dev") -> None:
        self.web = web
        self.core = core
        self.made = made
        self.version = 0
        """How often something has changed."""
        self.changed = threading.Condition()
        self._making = threading.Lock()
        self._facts_of: Stamps = {}
        self._icon_names: list[list[str]] | None = None
        self._standard = b""
        # What holds packages that browsers cannot read as they are.
        self._joined = ["app/lab/editor.js", "app/lab/bot/worker.js"]

    def prepare(self) -> None:
        """Make what does not change while one works: the runtime, fonts, the standard library."""
        ensure_packages()
        with step("Preparing the workbench"), exclusive(WORKSHOP / "dev.lock"):
            shutil.rmtree(self.made, ignore_errors=True)
            copy_runtime(self.made / "pyodide")
            copy_fonts(self.made / "app" / "fonts")
            (self.made / "start").mkdir()
            shutil.copyfile(compiled_stdlib(), self.made / "start" / WHOLE)
            write_glue(self.made / "start" / GLUE)
            # Whole: there is no snapshot here that a smaller one would have to fit.
            shutil.copyfile(self.made / "pyodide" / "pyodide.asm.wasm", self.made / "start" / SMALL)
            self._standard = standard_library()

    def stamps(self) -> Stamps:
        """Tell when each file of the page and of the rules was changed."""
        files = [*served_files(self.web), *icon_lists(self.web).values(), *self._rules()]
        return {file: file.stat().st_mtime_ns for file in files if file.exists()}

    def watch(self, stop: threading.Event) -> None:
        """Look at the files again and again, and tell the open pages of a change."""
        before = self.stamps()
        while not stop.wait(POLL):
            now = self.stamps()
            if now != before:
                for file in sorted({file for file, _ in now.items() ^ before.items()}):
                    say(f"  changed: {file.name}")
                with self.changed:
                    self.version += 1
                    self.changed.notify_all()
            before = now

    def wait_for_change(self, seen: int, patience: float) -> bool:
        """Wait until there is a version that a page has not seen; tell whether there is."""
        with self.changed:
            return self.changed.wait_for(lambda: self.version != seen, patience)

    def answer(self, path: str) -> bytes | Path | None:
        """Find what stands for a path of the site, such as `app/main.js`."""
        makers: dict[str, Callable[[], bytes]] = {
            "index.html": self._page,
            "sw.js": lambda: FORGETTING.encode(),
            "manifest.webmanifest": lambda: self._filled("manifest.webmanifest"),
            "dev/reload.js": lambda: RELOADING.encode(),
            **{
                f"app/icons/{name}.json": partial(self._icons, name)
                for name in icon_lists(self.web)
            },
            f"start/{LIBRARY}": lambda: with_sources(self._standard, self.core),
        }
        if path in self._joined:
            entry = path.removeprefix("app/")
            join(self.web, self.made / "app", [entry])
            return self.made / path
        if (made := makers.get(path or "index.html")) is not None:
            return made()
        if path.startswith("app/facts/"):
            self._bake()
        folder, _, inside = path.partition("/")
        if folder == "app" and inside.startswith("words/"):
            language, _, later = Path(inside).stem.partition("-")
            return joined_words(self.web / "words" / language, later).encode()
        places = [self.made / path]
        if folder == "app":
            packages = inside.startswith("node_modules/")
            places.append((WEB if packages else self.web) / inside)
        found = next((place for place in places if place.is_file()), None)
        if found and found.suffix == ".js":
            return _PACKAGE.sub(_place_of_package, found.read_text("utf-8")).encode()
        return found

    def _rules(self) -> Iterable[Path]:
        return (file for file in self.core.rglob("*") if file.is_file() and file.suffix != ".pyc")

    def _page(self) -> bytes:
        script = f'<script type="module" src="dev/reload.js?seen={self.version}"></script>'
        page = self._filled("index.html").decode().replace("</head>", f"{script}</head>")
        return page.replace("<head>", f"<head>{_MAP[0]}{self._modules()}{_MAP[1]}", 1).encode()

    def _modules(self) -> str:
        """Give every module an address that changes with it, so that the browser keeps the others.

        There are hundreds, and after a change of one of them it would ask for all.
        """
        files = (file for file in served_files(self.web) if file.suffix == ".js")
        paths = {f"/app/{file.relative_to(self.web).as_posix()}": file for file in files}
        stamped = {
            path: f"{path}?{STAMP}={file.stat().st_mtime_ns}" for path, file in paths.items()
        }
        return json.dumps({"imports": stamped})

    def _filled(self, name: str) -> bytes:
        runtime = self.made / "start" / SMALL
        size = runtime.stat().st_size
        library = len(with_sources(self._standard, self.core))
        values = {
            "app": "app",
            "pyodide": "pyodide",
            "abi": abi_version(),
            "start": "start",
            "weights": f"{LIBRARY}:{library}:{library} {runtime.name}:{size}:{size}",
            "wheel": "none.whl",
            "version": "dev",
            "release": "dev",
            **opening_words(self.web),
            **preview_values("app"),
        }
        return with_opening(fill_in(self.web / name, values), self.web).encode()

    def _icons(self, wanted: str) -> bytes:
        """Draw the icons that are listed; reading all that there are takes a while."""
        names = [read_names(file) for file in icon_lists(self.web).values()]
        with self._making:
            if names != self._icon_names:
                write_icons(self.web, self.made / "app" / "icons")
                self._icon_names = names
        return (self.made / "app" / "icons" / f"{wanted}.json").read_bytes()

    def _bake(self) -> None:
        """Ask the rules for their facts, if they have changed since the last time."""
        with self._making:
            now = {file: file.stat().st_mtime_ns for file in self._rules()}
            if now != self._facts_of:
                write_facts(self.made / "app" / "facts", self.core)
                self._facts_of = now


class DevServer(SiteServer):
    """Serves a workbench, and watches its files while it does."""

    def __init__(self, bench: Workbench, port: int = 0) -> None:
        super().__init__(bench.web, port, handler=_Handler)
        self.bench = bench
        self._stop = threading.Event()
        self._watcher = threading.Thread(target=bench.watch, args=[self._stop], daemon=True)
        self._watcher.start()

    def server_close(self) -> None:
        """Stop watching, and let go of the port."""
        self._stop.set()
        with self.bench.changed:
            self.bench.changed.notify_all()
        super().server_close()

    @property
    def stopped(self) -> bool:
        """Whether nobody watches any more."""
        return self._stop.is_set()


class _Handler(BaseHTTPRequestHandler):
    server: DevServer
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        path = unquote(address.path).lstrip("/")
        query = parse_qs(address.query)
        if path == "dev/changes":
            self._tell_changes(int(query.get("seen", ["0"])[0]))
        elif ".." in Path(path).parts:
            self._send(HTTPStatus.NOT_FOUND, "text/plain", b"There is nothing.\n")
        else:
            self._answer(path, kept=STAMP in query)

    def log_message(self, format: str, *args: object) -> None:
        pass

    def _answer(self, path: str, kept: bool) -> None:
        try:
            found = self.server.bench.answer(path)
        except (SetupError, json.JSONDecodeError, FileNotFoundError) as error:
            print(error, file=sys.stderr, flush=True)
            self._send(HTTPStatus.INTERNAL_SERVER_ERROR, TYPES[".txt"], str(error).encode())
            return
        if found is None:
            self._send(HTTPStatus.NOT_FOUND, TYPES[".txt"], f"There is no {path}.\n".encode())
            return
        body = found.read_bytes() if isinstance(found, Path) else found
        kind = TYPES.get(Path(path or "index.html").suffix, "application/octet-stream")
        headers = {"Cache-Control": "max-age=31536000, immutable"} if kept else {}
        if path in ("", "index.html"):
            headers["Content-Security-Policy"] = self._policy_of(body.decode())
        self._send(HTTPStatus.OK, kind, body, headers)

    def _policy_of(self, page: str) -> str:
        """Let the page hold the addresses of its modules, besides what that of the site may."""
        modules = page.partition(_MAP[0])[2].partition(_MAP[1])[0]
        own = f"script-src {source_of_text(modules)} "
        return policy(self.server.bench.web).replace("script-src ", own, 1)

    def _tell_changes(self, seen: int) -> None:
        """Keep the line open until something has changed, and say so."""
        self._head(HTTPStatus.OK, {"Content-Type": "text/event-stream", "Connection": "close"})
        self.close_connection = True
        try:
            while not self.server.stopped:
                changed = self.server.bench.wait_for_change(seen, patience=5)
                self.wfile.write(b"data: changed\n\n" if changed else b": nothing yet\n\n")
                self.wfile.flush()
                if changed:
                    return
        except OSError:
            pass  # the page was left

    def _send(
        self,
        status: HTTPStatus,
        kind: str,
        body: bytes,
        headers: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._head(status, {"Content-Type": kind, "Content-Length": str(len(body)), **headers})
        self.wfile.write(body)

    def _head(self, status: HTTPStatus, headers: dict[str, str]) -> None:
        self.send_response(status)
        own = {
            "Content-Security-Policy": policy(self.server.bench.web),
            "Cache-Control": "no-store",
        }
        for name, value in {**headers_for("/"), **own, **headers}.items():
            self.send_header(name, value)
        self.end_headers()
