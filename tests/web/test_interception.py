"""The control of all tests that intercept what the worker asks for: to intercept changes nothing.

Each way of intercepting passes everything on as it came, and the page starts as without it.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page
from tests.web.interception import OF_THE_WORKER, Held, begin_worker_with
from tests.web.playing import START

from runtime.reach import show_python

pytestmark = pytest.mark.fresh_profile


def go_on(context: BrowserContext) -> Callable[[], None] | None:
    for files in OF_THE_WORKER:
        context.route(files, lambda route: route.continue_())
    return None


def add_nothing(context: BrowserContext) -> Callable[[], None] | None:
    begin_worker_with(context, "")
    return None


def show(context: BrowserContext) -> Callable[[], None] | None:
    show_python(context)
    return None


def hold_and_let_go(context: BrowserContext) -> Callable[[], None] | None:
    return Held(context).let_go


WAYS = (go_on, add_nothing, show, hold_and_let_go)


@pytest.mark.parametrize("kind", ["snapshot", "library"])
@pytest.mark.parametrize("way", WAYS)
def test_an_interception_that_passes_everything_on_changes_nothing(
    page: Page, way: Callable[[BrowserContext], Callable[[], None] | None], kind: str
) -> None:
    let_go = way(page.context)
    asked: list[str] = []
    page.on("requestfinished", lambda request: asked.append(request.url))
    page.goto(f"./?start={kind}#/about")
    if let_go:
        page.wait_for_selector("main h1")
        let_go()
    page.wait_for_selector(f"html[data-started={kind}]", state="attached", timeout=START)
    assert page.locator(".notes .note").count() == 0
    assert not any(address.endswith(".whl") for address in asked), "no other way was tried"
