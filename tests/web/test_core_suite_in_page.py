"""The core's own tests, run by the page's Python: small runtime, compiled library, snapshot."""

from __future__ import annotations

import base64
import importlib.util
import io
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.web.playing import START

from machine.environment import ROOT
from runtime.reach import run_python, show_python

# What pytest is made of; all of it is Python alone.
_PACKAGES = (*("_pytest", "iniconfig", "packaging", "pluggy", "pygments", "pytest"),)
_MODULES = ("py",)
_FOLDERS = ("tests", "web/words", "web/lessons", "web/puzzles", "build_scripts/machine")
_KINDS = (".py", ".json", ".txt", ".md")

# Those that start other programs, or read the sources of the rules, which are not there.
_ELSEWHERE = ("test_terminal.py", "test_bot_matches.py")

# Hypothesis is no Python alone: the few tests that it writes are left to CPython.
_HYPOTHESIS = """
import pytest

class Anything:
    def __call__(self, *args, **named):
        return self
    def __getattr__(self, name):
        return self
    def __or__(self, other):
        return self

settings = strategies = Anything()

def given(*args, **named):
    def skipped(test):
        @pytest.mark.skip(reason="by Hypothesis")
        def left_out():
            pass
        return left_out
    return skipped
"""

_CONTROL = """
def test_passes():
    assert 1 + 1 == 2
def test_fails():
    assert 1 + 1 == 3
"""

_RUN = """
import io, sys, zipfile
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
if not Path("/suite").exists():
    zipfile.ZipFile("/suite.zip").extractall("/suite")
    sys.path[:0] = ["/suite", "/suite/packages", "/suite/build_scripts"]
import pytest
options = ["-q", "-p", "no:cacheprovider", "-p", "no:faulthandler", "-o", "addopts="]
options += ["--import-mode=importlib", "--rootdir=/suite", "-c", "/suite/pytest.ini"]
options += [f"--ignore-glob=*/{name}" for name in %(elsewhere)r]
with redirect_stdout(io.StringIO()) as told, redirect_stderr(told):
    code = pytest.main([*options, *%(parts)r])
f"{int(code)} {told.getvalue()[-3000:]}"
"""


@pytest.fixture(scope="module")
def archive() -> bytes:
    """The tests with what they need, packed."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("pytest.ini", "[pytest]\nfilterwarnings = ignore\n")
        archive.writestr("control/test_control.py", _CONTROL)
        archive.writestr("packages/hypothesis.py", _HYPOTHESIS)
        for name in (*_PACKAGES, *_MODULES):
            found = importlib.util.find_spec(name)
            assert found is not None
            assert found.origin is not None
            origin = Path(found.origin)
            files = [origin] if name in _MODULES else origin.parent.rglob("*")
            base = origin.parent if name in _MODULES else origin.parent.parent
            for file in files:
                if file.is_file() and file.suffix in (".py", ".json", ".txt"):
                    archive.write(file, f"packages/{file.relative_to(base).as_posix()}")
        for folder in _FOLDERS:
            for file in sorted((ROOT / folder).rglob("*")):
                if file.suffix in _KINDS and "node_modules" not in file.parts:
                    archive.write(file, file.relative_to(ROOT).as_posix())
    return packed.getvalue()


def run_suite(browser: Browser, site: str, archive: bytes, parts: tuple[str, ...]) -> str:
    """Run some of the tests in the page; give pytest's code, then what it has said."""
    context = browser.new_context(base_url=site, service_workers="block")
    show_python(context)
    page = context.new_page()
    page.goto("./?start=snapshot#/about")
    page.wait_for_selector("html[data-started=snapshot]", state="attached", timeout=START)
    worker = page.workers[0]
    worker.evaluate(
        """async (packed) => {
            const answer = await fetch(`data:application/zip;base64,${packed}`).catch(() => null);
            const bytes = answer
                ? new Uint8Array(await answer.arrayBuffer())
                : Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
            self.python.FS.writeFile("/suite.zip", bytes);
        }""",
        base64.b64encode(archive).decode(),
    )
    wanted = {"elsewhere": _ELSEWHERE, "parts": [f"/suite/{part}" for part in parts]}
    told = str(run_python(worker, _RUN % wanted))
    context.close()
    return told


@pytest.mark.parametrize(
    "parts",
    [
        pytest.param(("tests/core/table/test_table.py",), id="table"),
        *(
            pytest.param((f"tests/{part}",), id=part, marks=pytest.mark.long)
            for part in (
                *("core/table", "core/games/boomers", "core/games/oregon"),
                *("core/games/boomtown", "core/games", "core/school", "core/doors", "bots"),
            )
        ),
    ],
)
def test_the_tests_of_the_core_pass_in_the_page(
    browser: Browser, site: str, archive: bytes, parts: tuple[str, ...]
) -> None:
    told = run_suite(browser, site, archive, parts)
    assert told.startswith("0 "), told
    assert " passed" in told


def test_a_test_that_fails_fails_in_the_page_too(
    browser: Browser, site: str, archive: bytes
) -> None:
    told = run_suite(browser, site, archive, ("control",))
    assert told.startswith("1 "), told
    assert "1 failed, 1 passed" in told
