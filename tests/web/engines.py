"""Firefox and WebKit, each by the remote control that it has itself; nothing needs installing.

Just enough for a smoke test: open an address, and run a script in the page.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

PATIENCE = 120  # seconds for anything


class Engine(Protocol):
    """A browser under remote control."""

    def open(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""

    def run(self, script: str, *arguments: Any) -> Any:
        """Run the body of an async function in the page."""


_ASYNC = """const given = [...arguments], done = given.pop();
(async () => {{ {script} }})().then(
    (value) => done({{ value }}),
    (error) => done({{ error: `${{error}} ${{error?.stack}}` }}));"""


def _result(told: Any) -> Any:
    if "error" in told:
        raise AssertionError(told["error"])
    return told.get("value")


class Firefox:
    """Firefox by Marionette: messages of JSON with their length before them."""

    def __init__(self, port: int) -> None:
        self.line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.number = 0
        self._receive()
        self._ask("WebDriver:NewSession", {"capabilities": {}})
        self._ask("WebDriver:SetTimeouts", {"script": PATIENCE * 1000})

    def open(self, address: str) -> None:
        self._ask("WebDriver:Navigate", {"url": address})

    def run(self, script: str, *arguments: Any) -> Any:
        body = {"script": _ASYNC.format(script=script), "args": list(arguments)}
        return _result(self._ask("WebDriver:ExecuteAsyncScript", body)["value"])

    def _ask(self, command: str, body: Any) -> Any:
        self.number += 1
        text = json.dumps([0, self.number, command, body]).encode()
        self.line.sendall(f"{len(text)}:".encode() + text)
        _, _, error, result = self._receive()
        assert error is None, error
        return result

    def _receive(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self.line.recv(1)
        body = b""
        while len(body) < int(length[:-1]):
            body += self.line.recv(65536)
        return json.loads(body)


class WebKit:
    """WebKitGTK by WebDriver."""

    def __init__(self, port: int, browser: str) -> None:
        self.address = f"http://127.0.0.1:{port}/session"
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        told = self._post("", {"capabilities": {"alwaysMatch": wanted}})
        self.address += f"/{told['sessionId']}"
        self._post("/timeouts", {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000})

    def open(self, address: str) -> None:
        self._post("/url", {"url": address})

    def run(self, script: str, *arguments: Any) -> Any:
        body = {"script": _ASYNC.format(script=script), "args": list(arguments)}
        return _result(self._post("/execute/async", body))

    def close(self) -> None:
        """End the session, and the browser with it."""
        request = urllib.request.Request(self.address, method="DELETE")
        urllib.request.urlopen(request, timeout=PATIENCE).close()

    def _post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]


@contextmanager
def firefox(folder: Path) -> Iterator[Engine | None]:
    """Start a Firefox with an empty profile; nothing where there is none."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if not program:
        yield None
        return
    folder.mkdir()
    (folder / "user.js").write_text('user_pref("marionette.port", 0);\n', "utf-8")
    command = [program, "--marionette", "--headless", "--no-remote", "--profile", str(folder)]
    environment = {**os.environ, "HOME": str(folder), "MOZ_DISABLE_CONTENT_SANDBOX": "1"}
    with _started(command, environment):
        engine = Firefox(int(_wait_for_text(folder / "MarionetteActivePort")))
        try:
            yield engine
        finally:
            engine.line.close()


@contextmanager
def webkit(folder: Path) -> Iterator[Engine | None]:
    """Start WebKit's small browser on a screen of its own; nothing where there is none."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
    browsers = sorted(Path("/usr").glob("lib*/*/webkit2gtk-4.*/MiniBrowser"))
    if not driver or not screen or not browsers:
        yield None
        return
    folder.mkdir()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {
        **os.environ,
        "HOME": str(folder),
        "XDG_CACHE_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    }
    with _started([screen, "-a", driver, f"--port={port}"], environment):
        _wait_for_port(port)
        engine = WebKit(port, str(browsers[-1]))
        try:
            yield engine
        finally:
            engine.close()


@contextmanager
def _started(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_for_text(file: Path) -> str:
    for _ in range(PATIENCE * 10):
        if file.exists() and file.read_text("utf-8"):
            return file.read_text("utf-8")
        time.sleep(0.1)
    raise AssertionError(f"{file.name} did not appear")


def _wait_for_port(port: int) -> None:
    for _ in range(PATIENCE * 10):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError("the driver did not answer")
