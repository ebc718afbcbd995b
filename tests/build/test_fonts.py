"""The letters of every language are in the page's own type."""

from __future__ import annotations

import json
import unicodedata

import pytest

from machine.environment import WEB
from machine.node import NODE_MODULES, ensure_packages
from website.fonts import FACES, SUBSETS
from website.words import languages


def letters(language: str) -> set[str]:
    """Collect the letters and marks of punctuation in a language's words."""
    texts = [file.read_text("utf-8") for file in (WEB / "words" / language).glob("*.json")]
    return {
        letter for letter in "".join(texts) if unicodedata.category(letter)[0] in ("L", "M", "P")
    }


def covered(package: str) -> set[int]:
    """List what the subsets of a family that the page has are for."""
    ranges = json.loads((NODE_MODULES / package / "unicode.json").read_text("utf-8"))
    found: set[int] = set()
    for subset in SUBSETS:
        for part in ranges[subset].split(","):
            first, _, last = part.strip().removeprefix("U+").partition("-")
            found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


@pytest.mark.parametrize("language", languages())
def test_every_family_has_the_letters_of_every_language(language: str) -> None:
    ensure_packages()
    for package in {face.package for face in FACES}:
        missing = {one for one in letters(language) if ord(one) not in covered(package)}
        assert missing == set(), package
