"""A module of the page as tokens: enough to tell its words, numbers and lists from its comments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_TOKEN = re.compile(
    r"""(?P<comment>/\*.*?\*/|//[^\n]*)
    |(?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<quote>`)
    |(?P<pattern>(?<=[(,=:!&|?{};\[>])\s*/(?![/*])(?:\[(?:[^\]\\\n]|\\.)*\]|[^/\\\n\[]|\\.)+/[a-z]*)
    |(?P<number>\b(?:0x[0-9a-f]+|\d[\d_]*(?:\.\d+)?|\.\d+)\b)
    |(?P<name>[A-Za-z_$][\w$]*)
    |(?P<sign>=>|[-+*/%=<>!&|?]=?|[^\s\w])""",
    re.DOTALL | re.VERBOSE | re.IGNORECASE,
)


class Token(NamedTuple):
    """A piece of code; `kind` is text, pattern, number, name or sign."""

    kind: str
    value: str
    line: int


def tokens(code: str, line: int = 1) -> Iterator[Token]:
    """List the tokens of a module; of a template, its texts and the code between them."""
    at = 0
    while found := _TOKEN.search(code, at):
        here = line + code.count("\n", 0, found.start())
        at = found.end()
        kind = str(found.lastgroup)
        if kind == "quote":
            parts, at = _template(code, at)
            for text, inside in parts:
                yield Token("text", text, here)
                yield from tokens(inside, here)
        elif kind != "comment":
            value = found[0].strip()
            yield Token(kind, value[1:-1] if kind == "text" else value, here)


def _template(code: str, at: int) -> tuple[list[tuple[str, str]], int]:
    """Read a template from behind its quote: each text with the code that follows it."""
    parts = []
    text = ""
    while code[at] != "`":
        if code[at] == "\\":
            text += code[at : at + 2]
            at += 2
        elif code.startswith("${", at):
            end = _closing(code, at + 2)
            parts.append((text, code[at + 2 : end]))
            text, at = "", end + 1
        else:
            text += code[at]
            at += 1
    return [*parts, (text, "")], at + 1


def _closing(code: str, at: int) -> int:
    """Find the brace that closes the code inside a template."""
    depth = 1
    while True:
        if code[at] == "`":
            _, at = _template(code, at + 1)
            continue
        depth += {"{": 1, "}": -1}.get(code[at], 0)
        if depth == 0:
            return at
        at += 1
