"""Every sentence that a person reads is in web/words, none in the page's code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from machine.environment import ROOT

WEB = ROOT / "web"
MODULES = sorted(
    path
    for path in WEB.rglob("*.js")
    if not {"node_modules", "words"} & set(path.relative_to(WEB).parts)
)

# Comments and strings in one expression, so that neither is found inside the other.
_TOKEN = re.compile(
    r"""(?P<comment>/\*.*?\*/|//[^\n]*)
    |(?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)""",
    re.DOTALL | re.VERBOSE,
)
_SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:.!?]? (?:[^\W\d_] )?[^\W\d_]{2,}")

# Names of classes, which stand in strings side by side.
_CLASSES = {
    name
    for sheet in (WEB / "style").glob("*.css")
    for name in re.findall(r"\.([a-z][\w-]*)", sheet.read_text("utf-8"))
}

# What stands before a string with spaces that nobody reads: selectors, media queries, fonts, and
# messages for whoever reads the console or a stack.
_UNREAD = re.compile(
    r"""(?:font\ =|matchMedia\(|querySelector(?:All)?\(|closest\(|matches\(
    |new\ (?:Type|Range)?Error\(|console\.\w+\()\s*\Z""",
    re.VERBOSE,
)


def sentences(code: str) -> list[str]:
    """List the strings of a module that look like something to be read."""
    found = []
    for token in _TOKEN.finditer(code):
        text = token["string"]
        if text is None or _UNREAD.search(code[: token.start()]):
            continue
        plain = re.sub(r"\$\{[^}]*\}", " ", text[1:-1])
        if _SENTENCE.search(plain) and not set(plain.split()) <= _CLASSES:
            found.append(text)
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_sentence_is_left_in_code(path: Path) -> None:
    assert sentences(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('element("p", {}, "Take a card")', ['"Take a card"']),
        ("label.textContent = `Hello ${name}, welcome back`", ["`Hello ${name}, welcome back`"]),
        ("title: 'À vous de jouer'", ["'À vous de jouer'"]),
        ('element("p", { class: "page narrow" }, ui("home.title"))', []),
        ('// say "take a card"\nroot.querySelector("form .button.main button")', []),
        ('ctx.font = `600 ${size}px "Frontier Text", serif`', []),
        ('const path = "M12 6c-2 1 5"; const kind = "save-record"', []),
    ],
)
def test_it_would_be_found(code: str, found: list[str]) -> None:
    assert sentences(code) == found
