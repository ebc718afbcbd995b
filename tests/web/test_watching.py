"""The fixtures of the page tests see what they are there to see."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from website.serve import serving

pytestmark = [pytest.mark.expects_problems, pytest.mark.fresh_profile]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page that does whatever the test writes into its script."""
    folder = tmp_path_factory.mktemp("watched")
    head = '<!doctype html><title>Watched</title><link rel="icon" href="data:,">'
    (folder / "index.html").write_text(head + '<script type="module" src="page.js"></script>')
    (folder / "worker.js").write_text("throw new Error('the worker broke');")
    (folder / "loud.js").write_text("console.error('the worker said so');")
    return folder


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    with serving(folder) as address:
        yield address


@pytest.mark.parametrize(
    ("script", "seen"),
    [
        ("console.error('loud')", "console: loud"),
        ("throw new Error('thrown')", "uncaught: Error: thrown"),
        ("Promise.reject(new Error('forgotten'))", "uncaught: Error: forgotten"),
        ("fetch('nowhere.json')", "status 404"),
        ("fetch('http://localhost:9/').catch(() => {})", "connect-src"),
        ("new Worker('worker.js')", "the worker broke"),
        ("new Worker('loud.js')", "the worker said so"),
    ],
)
def test_a_problem_is_seen(
    page: Page, folder: Path, problems: list[str], script: str, seen: str
) -> None:
    (folder / "page.js").write_text(script)
    page.goto("./")
    for _ in range(50):
        if any(seen in problem for problem in problems):
            return
        page.wait_for_timeout(100)
    pytest.fail(f"saw only {problems}")


def test_a_request_to_another_origin_is_seen(page: Page, problems: list[str]) -> None:
    page.evaluate("() => fetch('http://localhost:9/').catch(() => {})")  # about:blank has no policy
    assert "left the origin: http://localhost:9/" in problems
