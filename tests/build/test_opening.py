"""The opening stands in the page itself, word for word as the policy knows it."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from pathlib import Path

from machine.environment import WEB
from website.headers import policy
from website.opening import opening_words, with_opening
from website.words import languages

PAGE = (WEB / "index.html").read_text("utf-8")


def hashed(text: str) -> str:
    """Name a text as a policy does."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def test_what_stands_in_the_page_is_what_the_policy_allows() -> None:
    page = with_opening(PAGE, WEB)
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    (style,) = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    framed = (WEB / "lab" / "frame.html").read_text("utf-8")
    (bot,) = re.findall(r"<script>(.*?)</script>", framed, re.DOTALL)
    assert f"script-src 'self' 'wasm-unsafe-eval' {hashed(script)} {hashed(bot)};" in policy()
    assert f"style-src 'self' {hashed(style)};" in policy()
    assert "opening.js" not in page.replace(script, "")


def test_nothing_of_the_page_waits_for_a_style_sheet() -> None:
    assert 'rel="stylesheet"' not in with_opening(PAGE, WEB)


def test_every_language_has_its_sentences_in_the_page(tmp_path: Path) -> None:
    for language, text in (("en", "Wait…"), ("de", "„Moment“ & so")):
        (tmp_path / "words" / language).mkdir(parents=True)
        file = tmp_path / "words" / language / "opening.json"
        file.write_text(json.dumps({"waiting": text}), "utf-8")
    values = opening_words(tmp_path)
    assert values["opening_waiting"] == "Wait…"
    assert '"' not in values["opening_words"]
    assert json.loads(html.unescape(values["opening_words"])) == {
        "en": {"waiting": "Wait…"},
        "de": {"waiting": "„Moment“ & so"},
    }
    assert set(json.loads(html.unescape(opening_words(WEB)["opening_words"]))) == set(languages())
