"""Reads JSON from anybody: what is nested deeply is refused before it is parsed.

The parser recurses, and in the page there is no recovering from a stack that has overflown.
"""

from __future__ import annotations

import json
import re
from typing import Any

MOST_DEPTH = 32
_TEXT = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_SQUARE = str.maketrans("{}", "[]")
_NO_BRACKET = re.compile(r"[^][{}]+")


def read_json(text: str) -> Any:
    """Read JSON; anything else, or anything monstrous, is a ValueError."""
    if text.count("[") + text.count("{") > MOST_DEPTH and _is_deep(text):
        raise ValueError("nested too deeply")
    return json.loads(text)


def _is_deep(text: str) -> bool:
    """Say whether brackets are left after taking away the innermost pairs so many times."""
    brackets = _NO_BRACKET.sub("", _TEXT.sub("", text)).translate(_SQUARE)
    for _ in range(MOST_DEPTH):
        inside = len(brackets)
        brackets = brackets.replace("[]", "")
        if len(brackets) == inside:
            break
    return bool(brackets)
