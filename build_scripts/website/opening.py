"""What the page holds itself, so that it is there whatever else fails to arrive.

A few lines of script and style, and the sentences of every language that they may have to say.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from pathlib import Path

from machine.environment import SetupError
from website.words import FIRST, bound_words_of, languages, site_words

SCRIPT = "opening.js"
STYLE = "opening.css"
WORDS = "opening"
FRAME = "lab/frame.html"
"""What is written into the frame of a bot."""

# How web/index.html names them, and what the build puts there.
_PLACES = {
    SCRIPT: (f'<script src="{SCRIPT}"></script>', "<script>{}</script>"),
    STYLE: (f'<link rel="stylesheet" href="{STYLE}" />', "<style>{}</style>"),
}


def opening_files(web: Path) -> list[Path]:
    """List the files that are written into the page."""
    return [web / name for name in _PLACES if (web / name).is_file()]


def source_of(file: Path) -> str:
    """Name the text of a file as a policy does that lets it stand in a page."""
    return source_of_text(file.read_text("utf-8"))


def source_of_text(text: str) -> str:
    """Name a text as a policy does that lets it stand in a page."""
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def script_of(page: Path) -> str:
    """Give the script that stands in a page."""
    found = re.search(r"<script>(.*?)</script>", page.read_text("utf-8"), re.S)
    if found is None:
        raise SetupError(f"{page.name} has no script.")
    return found[1]


def opening_words(web: Path) -> dict[str, str]:
    """Give what a page asks for: the sentences of all languages, and the first that is seen."""
    every = {language: bound_words_of(language, WORDS, web) for language in languages(web)}
    said = {language: words for language, words in every.items() if words}
    text = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
    first = said.get(FIRST, {}).get("waiting", "")
    script = [words["script"] for words in site_words(web).values() if "script" in words]
    return {
        "opening_words": html.escape(text),
        "opening_waiting": html.escape(first),
        "opening_script": html.escape(" · ".join(script)),
    }


def with_opening(page: str, web: Path) -> str:
    """Write the script and the style into a page that names them."""
    for file in opening_files(web):
        named, written = _PLACES[file.name]
        page = page.replace(named, written.format(file.read_text("utf-8")))
    return page
