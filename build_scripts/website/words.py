"""The languages of the page, and what the build itself has to say in each of them.

`web/words/<language>/site.json` is what stands outside of the page: in its manifest, where there is
no JavaScript, and in what starts the school pack.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

from machine.environment import WEB

FIRST = "en"
"""For everybody whose language is not there."""
SITE = "site"
_RULES = "language"
_BOND = "bond."


def languages(web: Path = WEB) -> list[str]:
    """List the languages that there are words in, the one for everybody else first."""
    folder = web / "words"
    there = [one.name for one in folder.iterdir() if one.is_dir()] if folder.is_dir() else []
    return sorted(there, key=lambda language: (language != FIRST, language))


def words_of(language: str, file: str, web: Path = WEB) -> dict[str, str]:
    """Read one file of a language; a file that is not there has no sentence."""
    path = web / "words" / language / f"{file}.json"
    words: dict[str, str] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return words


def bound_words_of(language: str, file: str, web: Path = WEB) -> dict[str, str]:
    """Read one file of a language, with what no line may end between held together."""
    words = words_of(language, file, web)
    return words if file == _RULES else bound(words, words_of(language, _RULES, web))


def bound(words: Mapping[str, str], rules: Mapping[str, str]) -> dict[str, str]:
    """Hold together what no line of the language may end between: a French word and its “?”."""
    bonds = [
        (re.compile(key.removeprefix(_BOND)), written)
        for key, written in rules.items()
        if key.startswith(_BOND)
    ]
    held = dict(words)
    for met, written in bonds:
        held = {key: met.sub(written, text) for key, text in held.items()}
    return held


def site_words(web: Path = WEB) -> dict[str, dict[str, str]]:
    """Give what the build says, by language."""
    return {language: words_of(language, SITE, web) for language in languages(web)}
