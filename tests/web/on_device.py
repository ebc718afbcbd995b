"""A version of the page that the device keeps: waiting until it is there, and for the next one."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.web.playing import START

KEPT = "() => navigator.serviceWorker.ready.then((it) => it.active.state === 'activated')"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
PREPARED = "() => 'have' in JSON.parse(localStorage.getItem('frontier/start') ?? '{}')"
WAITING = "() => navigator.serviceWorker.getRegistration().then((it) => it.waiting !== null)"
# A function that is waited for may not answer with a promise: any promise counts as the answer.
_UNTIL_WAITING = """async () => {
    const it = await navigator.serviceWorker.getRegistration();
    while (!it.waiting) await new Promise((resolve) => setTimeout(resolve, 100));
}"""


def visit(page: Page, *, kept: bool = True) -> None:
    """Open the page and wait until this version is on the device, and the next start prepared."""
    page.goto("./")
    page.wait_for_selector("html[data-started]", state="attached", timeout=START)
    if kept:
        page.wait_for_function(KEPT, timeout=2 * START)
        page.wait_for_function(CONTROLLED, timeout=START)
    page.wait_for_function(PREPARED, timeout=START)


def look_for_update(page: Page) -> None:
    """Let the browser look now whether there is a new version."""
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((it) => it.update())")


def wait_for_next_version(page: Page) -> None:
    """Wait until a new version has come and waits for the player."""
    page.evaluate(_UNTIL_WAITING)
