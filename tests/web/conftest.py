"""The real page in a real browser: fixtures `site`, `browser`, `context`, `page`, `problems`.

A test fails when the page logs an error, throws, or asks any other origin for anything, unless it
is marked `expects_problems`; then it can look at them in the `problems` fixture. A failed test
leaves a screenshot in test-results/. Recording a trace takes as much time as the test itself, so it
is done only for a test that has failed the last time, or for all with --traces.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
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
from tests.web.devices import Device
from tests.web.profiles import Profiles

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


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Iterator[Profiles]:
    with closing(Profiles(browser)) as made:
        yield made


@pytest.fixture
def context(
    request: pytest.FixtureRequest, profiles: Profiles, site: str, problems: list[str]
) -> Iterator[BrowserContext]:
    """A browser profile in which nothing is kept; every page opened in it is watched."""
    settings = request.node.get_closest_marker("browser_settings")
    traced = _is_traced(request)
    fresh = traced or request.node.get_closest_marker("fresh_profile") is not None
    with profiles.lend(site, settings.kwargs if settings else {}, fresh) as context:
        stop = _watch(context, site, problems)
        if traced:
            context.tracing.start(snapshots=True)

        yield context

        stop()
        expected = request.node.get_closest_marker("expects_problems") is not None
        unexpected = [] if expected else list(problems)
        if request.node.stash.get(_failed, False) or unexpected:
            _keep_evidence(context, request.node.nodeid, traced)
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


def _watch(context: BrowserContext, site: str, problems: list[str]) -> Callable[[], None]:
    """Note what goes wrong on the pages of a context, until told to stop."""
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

    heard: dict[Any, Any] = {
        "console": on_console,
        "weberror": on_error,
        "request": on_request,
        "response": on_response,
    }
    for event, listener in heard.items():
        context.on(event, listener)

    def stop() -> None:
        for event, listener in heard.items():
            context.remove_listener(event, listener)

    return stop


def _keep_evidence(context: BrowserContext, test: str, traced: bool) -> None:
    folder = RESULTS / re.sub(r"[^\w.-]+", "-", test)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    pages = [page for page in context.pages if page.url != "about:blank"]
    for number, page in enumerate(pages, 1):
        page.screenshot(path=folder / f"page-{number}.png", full_page=True)
    if traced:
        context.tracing.stop(path=folder / "trace.zip")


@pytest.fixture
def devices(browser: Browser, site: str, page: Page) -> Iterator[Callable[[], Device]]:
    """Give as many devices as are wanted; the first one is the watched page."""
    contexts = []
    first = [page]

    def device() -> Device:
        if first:
            return Device(first.pop())
        contexts.append(browser.new_context(base_url=site, service_workers="block"))
        return Device(contexts[-1].new_page())

    yield device
    for context in contexts:
        context.close()
