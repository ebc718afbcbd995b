"""The real page under its real headers: each answer has those of the list, and the policy holds."""

from __future__ import annotations

from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Page, Response, expect
from tests.web.playing import START

from website.headers import HASHED_FOLDERS, headers_for

pytestmark = pytest.mark.fresh_profile


def test_every_answer_has_the_headers_of_the_list(page: Page) -> None:
    answers: list[Response] = []
    page.context.on("response", lambda answer: answers.append(answer))
    page.goto("./#/new/boomers")
    page.locator("form .button.main").click(timeout=START)
    expect(page.locator("main.table[data-move]")).to_be_attached(timeout=START)
    page.evaluate("() => fetch('sw.js')")
    page.evaluate("() => fetch('manifest.webmanifest')")
    paths = set()
    for answer in answers:
        path = unquote(urlsplit(answer.url).path)
        paths.add(path)
        for name, value in headers_for(path).items():
            assert answer.headers[name.lower()] == value, (path, name)
    for folder in HASHED_FOLDERS:
        assert any(path.startswith(f"/{folder}/") for path in paths)
    assert {"/", "/sw.js", "/manifest.webmanifest"} <= paths


_FORBIDDEN = {
    "an inline script": (
        "script-src",
        "document.body.append(Object.assign(document.createElement('script'),"
        " { textContent: 'window.ran = true' }))",
    ),
    "eval": ("script-src", "try { eval('window.ran = true') } catch {}"),
    "a script from elsewhere": (
        "script-src",
        "document.body.append(Object.assign(document.createElement('script'),"
        " { src: 'https://example.org/a.js' }))",
    ),
    "an inline style": (
        "style-src",
        "document.body.append(Object.assign(document.createElement('style'),"
        " { textContent: 'body { color: red }' }))",
    ),
    "a request to elsewhere": (
        "connect-src",
        "fetch('https://example.org/').catch(() => {})",
    ),
    "a picture from elsewhere": ("img-src", "new Image().src = 'https://example.org/a.png'"),
    # Of a blob it may be made: a bot's frame has no other way to one.
    "a worker made of an address": (
        "worker-src",
        "try { new Worker('data:text/javascript,1') } catch {}",
    ),
    "a frame": (
        "default-src",
        "document.body.append(Object.assign(document.createElement('iframe'),"
        " { src: 'https://example.org/' }))",
    ),
}


@pytest.mark.expects_problems
@pytest.mark.parametrize("name", list(_FORBIDDEN))
def test_the_policy_forbids(page: Page, name: str) -> None:
    directive, deed = _FORBIDDEN[name]
    page.goto("./#/about")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate(
        """() => document.addEventListener("securitypolicyviolation",
            (event) => { document.body.dataset.violated = event.effectiveDirective })"""
    )
    page.evaluate(f"() => {{ setTimeout(() => {{ {deed} }}) }}")  # not as the test, as the page
    page.wait_for_selector("body[data-violated]", state="attached")
    violated = page.locator("body").get_attribute("data-violated") or ""
    assert violated.startswith(directive) or directive == "default-src"
    assert not page.evaluate("() => window.ran === true")
