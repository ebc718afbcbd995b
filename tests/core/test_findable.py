"""What a newcomer looks for is found by one search: each phrase stands in the file that decides it.

The phrase is what one would type into the search box; upper case does not matter.
"""

from __future__ import annotations

from functools import cache

import pytest

from machine.environment import ROOT

GAMES = "py_core/frontier/games"
MOST_FILES = 6
"""A search that finds more files than this is no answer within a minute."""

# What one looks for: what one types, in which folder if in one, and the file that is to be found.
SEARCHES = {
    "what a post office pays": ("post office pays 3", "", f"{GAMES}/oregon/scoring.py"),
    "where a move ends": ("river ends the move", "", f"{GAMES}/boomers/travel.py"),
    "when the Mustang rides": ("Mustang order", "", f"{GAMES}/boomtown/effects.py"),
    "the French word for homestead": ("homestead", "web/words/fr", "web/words/fr/boomers.json"),
    "the Marshal of Boomers": ("Marshal's effort", GAMES, f"{GAMES}/boomers/levels.py"),
    "the Marshal of Oregon": ("Marshal's effort", GAMES, f"{GAMES}/oregon/levels.py"),
    "the Marshal of Boomtown": ("Marshal's effort", GAMES, f"{GAMES}/boomtown/levels.py"),
    "which orange it is": ("orange:", "web/style", "web/style/ink.css"),
    "under which key a match is kept": ("autosave key", "", "web/core/saves.js"),
    "from where on a link is too long": ("warning for long links", "", "web/panels/share.js"),
    "what a new language needs": ("new language", "", "docs/adding-a-language.md"),
    "how Boomers gets an option": ("new option of Boomers", "", f"{GAMES}/boomers/setup.py"),
    "how Boomtown gets a card": ("new event card", "", f"{GAMES}/boomtown/cards.py"),
}

_ROOMS = ("py_core", "web", "build_scripts", "docs")
_KINDS = {".py", ".js", ".mjs", ".ts", ".css", ".html", ".json", ".txt", ".md", ".toml"}
_NOT_LOOKED_INTO = ("node_modules", "puzzles", "lessons")


@cache
def texts() -> dict[str, str]:
    """Read what a newcomer would search: sources, words and documents."""
    files = [
        *ROOT.glob("*.md"),
        *(file for room in _ROOMS for file in (ROOT / room).rglob("*") if file.suffix in _KINDS),
    ]
    return {
        file.relative_to(ROOT).as_posix(): file.read_text("utf-8").lower()
        for file in files
        if not set(_NOT_LOOKED_INTO) & set(file.relative_to(ROOT).parts)
    }


@pytest.mark.parametrize("wanted", SEARCHES)
def test_one_search_finds_it(wanted: str) -> None:
    phrase, under, file = SEARCHES[wanted]
    found = [
        name for name, text in texts().items() if name.startswith(under) and phrase.lower() in text
    ]
    assert file in found
    assert len(found) <= MOST_FILES, found
