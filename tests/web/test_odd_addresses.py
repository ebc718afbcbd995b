"""Every address gives a page with a heading and a sentence: none throws, none shows a bare key."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.conftest import Some
from tests.web.playing import START, random_match, saved

GAMES = ("boomers", "oregon", "boomtown")
ROOMS = ("new", "setup", "match", "rules", "history", "lesson", "puzzles", "puzzle", "make")
ALONE = ("school", "settings", "about")
ODD = (
    "poker",
    "constructor",
    "__proto__",
    "toString",
    "own",
    "new",
    "0",
    "-1",
    "NaN",
    "%",
    "%00",
    "%2F%2e%2e",
    "%E2%82",
    "..",
    "boomers%20",
    "BOOMERS",
    "x" * 3000,
    "<b>bold</b>",
    "é‮",
)
BELOW = {
    "setup/boomers": ("x", "constructor", "mines/x", "__proto__"),
    "rules/oregon": ("x", "constructor", "a/b"),
    "lesson/own": ("x", "m1", "l1/try", "l1/try/-1", "l1/try/1.5", "l1/try/99", "l1/x", "l1/x/1"),
    "puzzle/boomers": ("x", "0", "constructor", "a/b"),
    "puzzle/day": ("x", "2026-13-45", "2026-02-31", "9999-01-01", "0000-01-01", "today"),
    "make": (
        "l1/-1",
        "l1/1e9",
        "l1/setup/7",
        "l1/setup/-1",
        "l1/x",
        "new/poker",
        "new/x/y",
        "m1/2/3/4",
    ),
    "match": ("m1/x", "m1/", "odd"),
    "": ("/", "//", "///settings", "home", "index.html"),
}
LINKS = (
    "1",
    "2abc",
    "Labc",
    "L",
    "L" + "A" * 30000,
    "x=y",
    "%",
    "!",
    "constructor",
    "1" + "A" * 9000,
)
HOME = ("#/", "#//", "#///")
KEY = re.compile(r"(?<![\w./@-])[a-z][a-z-]+\.[a-z][a-z-]+(?:\.[a-z-]+)*(?![\w/])")
KNOWN = {"pyodide.org", "index.html"}

_KEEP = """([id, saved]) => {
    const kept = { id, saved, changed: 1, over: false, totals: [] };
    localStorage.setItem(`frontier/match/${id}`, JSON.stringify(kept));
    localStorage.setItem("frontier/match/odd", "{");
    const { seed, options, position, actions } = saved;
    const match = { seed, options, position, actions };
    const step = { match, text: "", check: [], hints: [] };
    const lesson = { format: 1, game: saved.game, title: "One", steps: [step] };
    localStorage.setItem("frontier/lesson/l1", JSON.stringify({ id: "l1", lesson, changed: 1 }));
}"""
# What is there when the screen has settled: it changes no more and waits for nothing.
_LOOK = """async address => {
    const rest = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    location.hash = address;
    await rest();
    const place = document.querySelector(".place");
    const settled = () => place.querySelector("h1") && !place.querySelector(".notice progress");
    for (let n = 0; n < 600 && !settled(); n++) await rest();
    for (let before = ""; before !== place.textContent; await rest()) before = place.textContent;
    return { heading: place.querySelector("h1")?.textContent ?? "", text: place.innerText };
}"""


def addresses() -> Iterator[str]:
    """List odd addresses: every room with odd parts, parts that are too many, and odd links."""
    for room in ROOMS:
        yield f"#/{room}"
        yield from (f"#/{room}/{part}" for part in ODD)
        yield f"#/{room}/boomers/x/y/z/and/more"
    for room in ALONE:
        yield from (f"#/{room}/{part}" for part in ODD[:4])
    yield from (f"#/{part}" for part in ODD)
    for room, parts in BELOW.items():
        yield from (f"#/{room}/{part}" for part in parts)
    yield from (f"#{link}" for link in LINKS)


def bare_keys(text: str) -> set[str]:
    """Find what looks like the key of a sentence that is missing."""
    return set(KEY.findall(text)) - KNOWN


def test_the_look_for_bare_keys_finds_them() -> None:
    assert bare_keys("Line 9: why.zero-move") == {"why.zero-move"}
    assert bare_keys("It is over. Look at https://example.org/a.b or 1.5, e.g. this one.") == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_odd_address_has_a_heading_and_a_sentence(
    page: Page, language: str, some: Some
) -> None:
    chosen = json.dumps(json.dumps({"motion": "none", "language": language}))
    page.add_init_script(f"localStorage.setItem('frontier/settings', {chosen})")
    page.goto("./#/about")
    page.evaluate(_KEEP, ["m1", saved(random_match("boomers", "odd", 2))])
    expect(page.locator("html[data-started]")).to_be_attached(timeout=START)
    every = list(dict.fromkeys(addresses()))
    assert len(every) >= 270
    wrong = {}
    # No sentence is missing in one language alone (test_words.py): the other is looked at in part.
    for address in every if language == "en" else some(7, every):
        seen = page.evaluate(_LOOK, address)
        heading = seen["heading"].strip()
        is_home = heading == "Frontier" and address not in HOME
        if not heading or is_home or len(seen["text"]) < 40 or bare_keys(seen["text"]):
            wrong[address[:60]] = (heading, sorted(bare_keys(seen["text"])))
    assert not wrong
