"""Both languages say everything, with the same values to fill in."""

from __future__ import annotations

import json
import re

import pytest

from machine.environment import ROOT

WORDS = ROOT / "web" / "words"
FILES = sorted(path.name for path in (WORDS / "en").glob("*.json"))
SLOT = re.compile(r"\{(\w+)(?::[\w-]+)?((?:\|[^{}|]*)*)\}")


def load(language: str, name: str) -> dict[str, str]:
    words: dict[str, str] = json.loads((WORDS / language / name).read_text("utf-8"))
    return words


def slots(template: str) -> set[str]:
    return {slot[1] for slot in SLOT.finditer(template)}


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_keys(name: str) -> None:
    assert load("en", name).keys() == load("fr", name).keys()


@pytest.mark.parametrize("name", FILES)
def test_both_languages_fill_in_the_same_values(name: str) -> None:
    english, french = load("en", name), load("fr", name)
    differing = {key for key in english if slots(english[key]) != slots(french[key])}
    assert not sorted(differing)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", FILES)
def test_every_template_can_be_filled(name: str, language: str) -> None:
    for key, template in load(language, name).items():
        rest = SLOT.sub("", template)
        assert "{" not in rest, f"{key} has a brace that is no value: {template}"
        assert "}" not in rest, f"{key} has a brace that is no value: {template}"
        for slot in SLOT.finditer(template):
            if slot[2]:
                assert "other=" in slot[2], f"{key} has a plural without «other»"
        assert template.strip(), f"{key} is empty"
