"""Every sentence that a person reads is in web/words, none in the code of either floor."""

from __future__ import annotations

import ast
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


CORE = ROOT / "py_core" / "frontier"
MEASURING = {"doors/arena.py", "doors/bot_matches.py", "doors/ladder_picture.py"}
"""What only those read who measure computer players."""
NOTATION = {"frontier record", "landscape cards", "building cards", "building tiles"}
"""The title of a record, and parts of a data file."""


def sentences_in_python(code: str) -> list[str]:
    """List the strings that look like something to be read, but for docstrings and messages.

    What is raised with a sentence is for whoever reads a stack, and helps are the command line's.
    """
    tree = ast.parse(code)
    unread: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr | ast.Raise) or (
            isinstance(node, ast.keyword) and node.arg in ("help", "description")
        ):
            unread.update(ast.walk(node) if not is_call(node) else ())
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node not in unread
        and node.value not in NOTATION
        and _SENTENCE.search(node.value)
    ]


def is_call(node: ast.AST) -> bool:
    """Tell whether a statement calls something, such as `print`."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


@pytest.mark.parametrize(
    "path",
    [p for p in sorted(CORE.rglob("*.py")) if p.relative_to(CORE).as_posix() not in MEASURING],
    ids=lambda path: path.relative_to(CORE).as_posix(),
)
def test_no_sentence_is_left_in_the_core(path: Path) -> None:
    assert sentences_in_python(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('print("Take a card")', ["Take a card"]),
        ('lines.append(f"{n} cards left")', [" cards left"]),
        ('"""Say nothing."""', []),
        ('def f():\n    """Say nothing."""\n    raise ValueError("no such thing")', []),
        ('parser.add_argument("x", help="one of them")', []),
        ('raise Impossible("no-such-thing", text="x")', []),
    ],
)
def test_it_would_be_found_in_python(code: str, found: list[str]) -> None:
    assert sentences_in_python(code) == found
