"""What tests of words share: every language, and whether it can say something."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from frontier.doors.words import languages, read_words, speak
from machine.environment import ROOT

WORDS = ROOT / "web" / "words"
LANGUAGES = languages()
SLOT = re.compile(r"\{(\w+)(?::([\w-]+))?((?:\|[^{}|]*)*)\}", re.ASCII)


def slots(template: str) -> set[str]:
    """List the values that a template names."""
    return {slot[1] for slot in SLOT.finditer(template)}


def worded(file: str, family: str) -> set[str]:
    """List what has a sentence of a family: of `event.moved` and `event.won`, moved and won."""
    keys = read_words("en", file)
    return {key.split(".")[1] for key in keys if key.startswith(f"{family}.")}


def assert_said(file: str, key: str, values: Mapping[str, Any] | None = None) -> None:
    """Check that every language has the sentence, with a word for each of its values."""
    given = {name: value for name, value in (values or {}).items() if value is not None}
    for language in LANGUAGES:
        words = speak(language, ["Ann", "Bob", "Cleo", "Dora", "Eve"])
        assert words.has(file, key), f"{language}/{file}.json has no {key}"
        said = words.say(file, key, given)
        assert "{" not in said, f"{language}, {key}: {said} lacks a value of {sorted(given)}"
        template = read_words(language, file).get(key) or read_words(language, "table").get(key, "")
        assert "seat" in given or "seat" not in slots(template), f"{key} is nobody's"
        for name, table, _ in SLOT.findall(template):
            if table not in ("", "seat", "pick"):  # a pick may be anything that was typed
                value = given[name]
                for part in value if isinstance(value, list | tuple) else [value]:
                    assert words.has(file, f"{table}.{part}"), f"{language}: no {table}.{part}"
