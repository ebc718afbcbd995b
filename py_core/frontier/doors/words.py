"""Sentences for the terminal, from the same files that the page reads.

A template inserts `{x}`, looks up `{x:table}` and chooses a plural by `{n|one=…|other=…}`.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

_SLOT = re.compile(r"\{(\w+)(?::([\w-]+))?((?:\|[^{}|]*)*)\}")


class Words:
    """The sentences of one game in one language, with those that all games share."""

    def __init__(self, game: str, language: str = "en", names: tuple[str, ...] = ()) -> None:
        self._words = {**_load(language, "table"), **_load(language, game)}
        self._names = names

    def say(self, key: str, values: dict[str, Any] | None = None, seat: int | None = None) -> str:
        """Word one sentence; a key that has none is given back as it is."""
        template = self._words.get(key)
        if template is None:
            return key
        filled = {"seat": self.name(seat), **(values or {})}
        return _SLOT.sub(lambda slot: self._fill(slot, filled), template)

    def _fill(self, slot: re.Match[str], values: dict[str, Any]) -> str:
        name, table, plural = slot.groups()
        value = values.get(name, f"{{{name}}}")
        if plural:
            forms = dict(form.split("=", 1) for form in plural[1:].split("|"))
            return forms["one" if value == 1 else "other"].replace("#", str(value))
        if isinstance(value, list | tuple):
            return ", ".join(self._look_up(part, table) for part in value)
        return self._look_up(value, table)

    def _look_up(self, value: Any, table: str | None) -> str:
        if table == "seat":
            return self.name(value)
        return self._words.get(f"{table}.{value}", str(value)) if table else str(value)

    def name(self, seat: Any) -> str:
        """Give the name of a seat, or its number where it has none."""
        known = isinstance(seat, int) and 0 <= seat < len(self._names)
        return self._names[seat] if known else str(seat)


@cache
def _load(language: str, name: str) -> dict[str, str]:
    words: dict[str, str] = json.loads(
        (_folder() / language / f"{name}.json").read_text(encoding="utf-8")
    )
    return words


def _folder() -> Traversable:
    """Find the words: inside the wheel, or beside the sources."""
    inside = files("frontier") / "words"
    return inside if inside.is_dir() else Path(__file__).parents[3] / "web" / "words"
