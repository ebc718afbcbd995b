"""The guide for teachers names buttons by what stands on them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from tests.core.sentences import LANGUAGES

from machine.environment import ROOT

QUOTED = re.compile("„([^“]+)“|“([^”]+)”|« ?([^»]+?) ?»")
EXAMPLES = {"5b"}


def words(language: str, room: str) -> dict[str, str]:
    file = ROOT / "web" / "words" / language / f"{room}.json"
    told: dict[str, str] = json.loads(file.read_text("utf-8"))
    return told


def course_titles(language: str) -> set[str]:
    told = [json.loads(file.read_text("utf-8")) for file in (ROOT / "web/lessons").glob("*.json")]
    courses: list[dict[str, Any]] = [one for one in told if isinstance(one, dict)]
    return {one["title"][language] for one in courses if isinstance(one.get("title"), dict)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_guide_quotes_stands_somewhere_on_the_page(language: str) -> None:
    own = words(language, "class")
    guide = {key: text for key, text in own.items() if key.startswith("guide.")}
    shown = {
        text for room in ("class", "school", "page") for text in words(language, room).values()
    }
    shown |= course_titles(language) | EXAMPLES
    quoted = [
        (key, "".join(found.groups("")))
        for key, text in guide.items()
        for found in QUOTED.finditer(text.replace("\u00a0", " "))
    ]
    assert len(quoted) > 10
    plain = {text.replace("\u00a0", " ").strip() for text in shown}
    assert [one for one in quoted if one[1] not in plain] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_of_the_school_pack_quotes_the_page(language: str) -> None:
    note = ROOT / "build_scripts" / "website" / "school" / f"README.{language}.txt"
    if not note.is_file():
        pytest.skip("who speaks it reads the English note")
    told = " ".join(note.read_text("utf-8").split())
    assert words(language, "school")["class.link"].replace("\u00a0", " ") in told
    assert words(language, "page")["offline.ready"].rstrip(" \u00a0✓") in told
