"""Sentences for the terminal, from the same files that the page reads.

The template language is specified in docs/notation.md; web/core/words.js is its other reader,
and tests/vectors/words.json holds both to it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

File: TypeAlias = Mapping[str, str]
"""The sentences of one file, by their keys."""

_SLOT = re.compile(r"\{(\w+)(?::([\w-]+))?((?:\|[^{}|]*)*)\}", re.ASCII)
_NAMED_PART = re.compile(r"\{(\w+)(?::([\w-]+))?\}", re.ASCII)
_DIGITS = re.compile(r"[0-9]+")
_CONDITION = re.compile(r"n(?: % ([0-9]+))? (!?=) (.+)")
_SEAM = "seam."


class _Pattern(NamedTuple):
    """A key with named parts, such as `card.{town:town}-{number}`."""

    fits: re.Pattern[str]
    names: list[str]
    tables: list[str | None]
    template: str


class Words:
    """The words of one language, with the names of the players at the table."""

    def __init__(self, files: Callable[[str], File], names: Sequence[str] = ()) -> None:
        self.names = names
        self._files = cache(files)
        self._patterns_of = cache(self._read_patterns)

    def say(self, file: str, key: str, values: Mapping[str, Any] | None = None) -> str:
        """Say a sentence of a game (or of a door), else the one that all games share."""
        found = self._find(file, key)
        if found is None:
            return key
        template, named = found
        filled = {**(values or {}), **named}

        def fill(slot: re.Match[str]) -> str:
            name, table, forms = slot.groups()
            value = filled.get(name)
            if value is None:
                return "" if name == "seat" else slot[0]
            return self._write(file, value, "seat" if name == "seat" else table, forms)

        said = _SLOT.sub(fill, template)
        return said if said == template else self._seamless(said)

    def _seamless(self, said: str) -> str:
        """Write what meets in a filled sentence as the language does: “d’Ann” for “de Ann”."""
        for met, written in self._seams:
            said = met.sub(written, said)
        return said

    @cached_property
    def _seams(self) -> list[tuple[re.Pattern[str], str]]:
        return [
            (re.compile(key.removeprefix(_SEAM)), written.replace("\\", r"\\"))
            for key, written in self._files("language").items()
            if key.startswith(_SEAM)
        ]

    def has(self, file: str, key: str) -> bool:
        """Tell whether there is such a sentence."""
        return self._find(file, key) is not None

    def listed(self, parts: Sequence[str]) -> str:
        """Join what stands side by side: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        before, *middle, last = parts
        for one in middle:
            before = self.say("language", "list.more", {"before": before, "next": one})
        key = "list.last" if middle else "list.two"
        return self.say("language", key, {"before": before, "last": last})

    def number(self, number: int) -> str:
        """Write a whole number with the language's mark between thousands."""
        language = self._files("language")
        if abs(number) < int(language.get("number.grouped-from", 1000)):
            return str(number)
        return f"{number:,}".replace(",", language.get("number.thousands", ""))

    def _write(self, file: str, value: Any, table: str | None, forms: str) -> str:
        if isinstance(value, list | tuple):
            return self.listed([self._part(file, one, table) for one in value])
        if not forms:
            return self._part(file, value, table)
        known = dict(_cut_form(form) for form in forms[1:].split("|"))
        counted = _counted(value)
        wanted = self._part(file, value, table) if table else self._category(counted)
        chosen = known.get(wanted, known.get("other", "#"))
        return chosen.replace("#", self._part(file, counted))

    def _part(self, file: str, thing: Any, table: str | None = None) -> str:
        """Write one thing: by its word in a table, by a player's name, as a number."""
        text = _text(thing)
        if table == "seat":
            known = _DIGITS.fullmatch(text) and int(text) < len(self.names)
            return self.names[int(text)] if known else text
        if table and self.has(file, f"{table}.{text}"):
            return self.say(file, f"{table}.{text}")
        return self.number(int(thing)) if _is_whole(thing) else text

    def _category(self, number: Any) -> str:
        """Find the plural category of a number, by the rules of the language."""
        if _is_whole(number):
            for key, rule in self._files("language").items():
                if key.startswith("plural.") and _holds(rule, abs(int(number))):
                    return key.removeprefix("plural.")
        return "other"

    def _find(self, file: str, key: str) -> tuple[str, dict[str, Any]] | None:
        """Find a sentence, and the values that its key holds."""
        return self._find_in(file, file, key) or self._find_in(file, "table", key)

    def _find_in(self, file: str, place: str, key: str) -> tuple[str, dict[str, Any]] | None:
        template = self._files(place).get(key)
        if template is not None:
            return template, {}
        for pattern in self._patterns_of(place):
            found = pattern.fits.fullmatch(key)
            if found and all(
                table is None or self.has(file, f"{table}.{part}")
                for table, part in zip(pattern.tables, found.groups(), strict=True)
            ):
                values = map(_counted, found.groups())
                return pattern.template, dict(zip(pattern.names, values, strict=True))
        return None

    def _read_patterns(self, place: str) -> list[_Pattern]:
        return [
            _read_pattern(key, template)
            for key, template in self._files(place).items()
            if "{" in key
        ]


def speak(language: str, names: Sequence[str] = ()) -> Words:
    """Give the words of a language; its files are read when they are needed."""
    return Words(lambda name: read_words(language, name), names)


def languages() -> list[str]:
    """List the languages that there are words in."""
    return sorted(folder.name for folder in _folder().iterdir() if folder.is_dir())


def _read_pattern(key: str, template: str) -> _Pattern:
    # Splitting by an expression with two groups gives: text, name, table, text, … text.
    texts, names, tables = (_NAMED_PART.split(key)[part::3] for part in range(3))
    fits = re.compile("([^.:]+)".join(map(re.escape, texts)))
    return _Pattern(fits, names, tables, template)


def _cut_form(form: str) -> tuple[str, str]:
    name, _, text = form.partition("=")
    return name, text


def _counted(value: Any) -> Any:
    """Turn digits into the number that they are."""
    return int(value) if isinstance(value, str) and _DIGITS.fullmatch(value) else value


def _is_whole(thing: Any) -> bool:
    return isinstance(thing, int | float) and not isinstance(thing, bool) and thing == int(thing)


def _text(thing: Any) -> str:
    """Write a thing as JSON and the page do."""
    return thing if isinstance(thing, str) else json.dumps(thing)


def _holds(rule: str, size: int) -> bool:
    """Tell whether a plural rule such as `n % 10 = 2..4 and n % 100 != 12..14` holds."""
    return any(
        all(_is_met(condition, size) for condition in each.split(" and "))
        for each in rule.split(" or ")
    )


def _is_met(condition: str, size: int) -> bool:
    found = _CONDITION.fullmatch(condition)
    if found is None:
        raise ValueError(f"{condition}: no plural rule")
    divisor, sign, ranges = found.groups()
    rest = size % int(divisor) if divisor else size
    bounds = [part.partition("..")[::2] for part in ranges.split(",")]
    within = any(int(least) <= rest <= int(most or least) for least, most in bounds)
    return within == (sign == "=")


@cache
def read_words(language: str, name: str) -> File:
    """Read one file of a language; a file that is not there has no sentence."""
    path = _folder() / language / f"{name}.json"
    words: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return words


def _folder() -> Traversable:
    """Find the words: inside the wheel, or beside the sources."""
    inside = files("frontier") / "words"
    return inside if inside.is_dir() else Path(__file__).parents[3] / "web" / "words"
