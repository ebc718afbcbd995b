"""Whatever lies in the browser's storage, every page stands; the unreadable can be saved."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.conftest import Some
from tests.web.playing import START, random_match, saved

from machine.environment import ROOT

VECTORS = json.loads((ROOT / "tests" / "vectors" / "odd-storage.json").read_text("utf-8"))
PAGES = {"#/": "h1", "#/school": "h1", "#/settings": "#setting-theme", "#/setup/boomers": ".stage"}

_KEEP = """([good, odd]) => {
    localStorage.clear();
    const kept = { id: "good", saved: good, changed: 1, over: false, totals: [] };
    localStorage.setItem("frontier/match/good", JSON.stringify(kept));
    localStorage.setItem(odd.key, odd.text.repeat(odd.repeat ?? 1));
}"""
# Go to an address anew, and tell what is there once it has settled.
_LOOK = """async ([address, wanted]) => {
    const rest = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    location.hash = "#/about";
    await rest();
    location.hash = address;
    await rest();
    const place = document.querySelector(".place");
    for (let n = 0; n < 600 && !place.querySelector(wanted); n++) await rest();
    return { found: place.querySelector(wanted) !== null, text: place.innerText };
}"""


def look(page: Page, address: str, wanted: str) -> str:
    seen: dict[str, Any] = page.evaluate(_LOOK, [address, wanted])
    assert seen["found"], f"{address} shows no {wanted}: {seen['text'][:200]}"
    text: str = seen["text"]
    return text


def test_every_page_stands_whatever_is_kept(page: Page, some: Some) -> None:
    good = saved(random_match("boomers", "good", 2))
    page.goto("./#/about")
    expect(page.locator("html[data-started]")).to_be_attached(timeout=START)
    for family, odds in VECTORS.items():
        # What is read of each of them is tested in Node (odd-contents.test.mjs).
        for odd in some(4, odds):
            page.evaluate(_KEEP, [good, odd])
            home = look(page, "#/", ".kept [data-match=good]")
            if family == "unreadable" and odd["key"].startswith("frontier/match/"):
                assert "cannot be read" in home, odd["is"]
                assert odd["key"][:40] in home, odd["is"]
            pages = dict(PAGES) if family == "others" else {"#/school": "h1"}
            for address, wanted in pages.items():
                school = look(page, address, wanted)
                if odd["key"].startswith("frontier/lesson/"):
                    assert "cannot be read" in school, odd["is"]
            if family in ("unreadable", "others"):
                continue
            table = "main.table[data-move]" if family == "readable" else "[data-do=save]"
            look(page, "#/match/odd", table)
    look(page, "#/match/good", "main.table[data-move='2']")


@pytest.mark.parametrize("address", ["#/", "#/match/odd"])
def test_what_cannot_be_read_is_saved_to_a_file_deleted_and_had_back(
    page: Page, address: str
) -> None:
    family = "unreadable" if address == "#/" else "refused"
    odd = next(one for one in VECTORS[family] if one["key"] == "frontier/match/odd" and one["text"])
    page.goto("./#/about")
    page.evaluate(_KEEP, [saved(random_match("boomers", "good", 2)), odd])
    page.goto(f"./{address}")
    row = page.locator("[data-aside='frontier/match/odd']")
    expect(row).to_be_visible(timeout=START)
    with page.expect_download() as download:
        row.locator("[data-do=save]").click()
    assert download.value.path().read_text("utf-8") == odd["text"]
    row.locator("[data-do=delete]").click()
    assert page.evaluate("localStorage.getItem('frontier/match/odd')") is None
    row.locator("[data-do=undelete]").click()
    assert page.evaluate("localStorage.getItem('frontier/match/odd')") == odd["text"]
