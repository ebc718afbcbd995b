"""The real page in a real browser: fixtures `site`, `browser`, `context`, `page`, `problems`.

A test fails when the page logs an error, throws, or asks any other origin for anything, unless it
is marked `expects_problems`; then it can look at them in the `problems` fixture. A failed test
leaves a screenshot in test-results/. Recording a trace takes as much time as the test itself, so it
is done only for a test that has failed the last time, or for all with --traces.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebError,
    expect,
    sync_playwright,
)

from machine.browser import FLAGS, ensure_chromium
from machine.environment import DIST, ROOT
from website.build import build_site
from website.serve import serving

RESULTS = ROOT / "test-results"
START = 60_000  # milliseconds in which Python must have started, on a slow and busy machine

_failed = pytest.StashKey[bool]()

expect.set_options(timeout=10_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker("web")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_failed] = item.stash.get(_failed, False) or report.failed
    return report


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built site, which a build during the tests does not pull away."""
    build_site()
    return shutil.copytree(DIST, tmp_path_factory.mktemp("site") / "dist")


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[str]:
    """The address of the served site, with its final slash."""
    with serving(site_folder) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=ensure_chromium(), args=[*FLAGS])
        yield chromium
        chromium.close()


@pytest.fixture
def problems() -> list[str]:
    """What went wrong on the pages of this test's context so far."""
    return []


@pytest.fixture
def context(
    request: pytest.FixtureRequest, browser: Browser, site: str, problems: list[str]
) -> Iterator[BrowserContext]:
    """A fresh browser profile; every page opened in it is watched."""
    settings = request.node.get_closest_marker("browser_settings")
    chosen = {"service_workers": "block", **(settings.kwargs if settings else {})}
    fresh = browser.new_context(base_url=site, **chosen)
    fresh.set_default_timeout(10_000)
    _watch(fresh, site, problems)
    traced = _is_traced(request)
    if traced:
        fresh.tracing.start(snapshots=True)

    yield fresh

    expected = request.node.get_closest_marker("expects_problems") is not None
    unexpected = [] if expected else list(problems)
    failed = request.node.stash.get(_failed, False) or bool(unexpected)
    if failed:
        _keep_evidence(fresh, request.node.nodeid, traced)
    fresh.close()
    if unexpected:
        pytest.fail("The page had problems:\n" + "\n".join(unexpected), pytrace=False)


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """An empty page; `page.goto("./")` opens the site."""
    return context.new_page()


def _is_traced(request: pytest.FixtureRequest) -> bool:
    failed = request.config.cache.get("cache/lastfailed", {})
    wanted = request.config.getoption("--traces") or request.node.nodeid in failed
    return bool(wanted) and request.node.get_closest_marker("untraced") is None


def _watch(context: BrowserContext, site: str, problems: list[str]) -> None:
    home = urlsplit(site).netloc

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            problems.append(f"console: {message.text} ({message.location.get('url')})")

    def on_error(error: WebError) -> None:
        problems.append(f"uncaught: {getattr(error.error, 'stack', None) or error.error}")

    def on_request(request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != home:
            problems.append(f"left the origin: {request.url}")

    def on_response(response: Response) -> None:
        if response.status >= 400:
            problems.append(f"status {response.status}: {response.url}")

    context.on("console", on_console)
    context.on("weberror", on_error)
    context.on("request", on_request)
    context.on("response", on_response)


def _keep_evidence(context: BrowserContext, test: str, traced: bool) -> None:
    folder = RESULTS / re.sub(r"[^\w.-]+", "-", test)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for number, page in enumerate(context.pages, 1):
        page.screenshot(path=folder / f"page-{number}.png", full_page=True)
    if traced:
        context.tracing.stop(path=folder / "trace.zip")
