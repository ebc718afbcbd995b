"""Whatever the core says has its sentence, in English and in French."""

from __future__ import annotations

import json
import re

import pytest
from tests.core.games.boomtown.table import at, options
from tests.core.games.boomtown.test_reasons import REFUSALS
from tests.core.games.boomtown.test_text import REFUSED

from frontier.games.boomtown import GAME
from frontier.games.boomtown.cards import MINES, NAMES, TOWNS
from frontier.games.boomtown.checking import PHASES
from frontier.table.chance import Chance
from frontier.table.events import Event
from machine.environment import ROOT

SOURCES = ROOT / "py_core" / "frontier" / "games" / "boomtown"
SLOT = re.compile(r"\{(\w+)(?::([\w-]+))?((?:\|[^{}|]*)*)\}")


def load(language: str) -> dict[str, str]:
    path = ROOT / "web" / "words" / language / "boomtown.json"
    words: dict[str, str] = json.loads(path.read_text("utf-8"))
    return words


WORDS = {language: load(language) for language in ("en", "fr")}


def slots(sentence: str) -> set[str]:
    return {name for name, _, _ in SLOT.findall(sentence)}


def test_both_languages_have_the_same_sentences_with_the_same_gaps() -> None:
    assert list(WORDS["en"]) == list(WORDS["fr"])
    for key, sentence in WORDS["en"].items():
        assert slots(sentence) == slots(WORDS["fr"][key]), key
        for text in (sentence, WORDS["fr"][key]):
            assert text.strip()
            assert "<" not in text
            # Every brace belongs to a gap that the page can fill.
            assert not re.search(r"[{}]", SLOT.sub("", text)), key


@pytest.mark.parametrize("language", ["en", "fr"])
def test_facts_have_their_words(language: str) -> None:
    words = WORDS[language]
    wanted = ["title", "tagline", "end.deck"]
    for rule in GAME.rules:
        wanted += [f"rule.{rule.id}.title", f"rule.{rule.id}.text"]
    for option in GAME.options:
        wanted += [f"option.{option.name}", f"option.{option.name}.help"]
        wanted += [f"option.{option.name}.{value}" for value in option.values]
    wanted += [f"phase.{phase}" for phase in PHASES]
    wanted += [f"card.{name}" for name in NAMES] + [f"town.{town}" for town in TOWNS]
    for name in NAMES[MINES:]:
        wanted += [f"card.{name}.title", f"card.{name}.text"]
    assert [key for key in wanted if key not in words] == []
    known = {f"rule.{rule.id}" for rule in GAME.rules}
    assert {key.rpartition(".")[0] for key in words if key.startswith("rule.")} == known


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_told_in_random_games_can_be_said(language: str) -> None:
    words = WORDS[language]
    for seed in range(60):
        length = "short" if seed % 4 == 0 else "full"
        players = 3 if length == "short" else 3 + seed % 3
        position = GAME.start(GAME.complete(options(players, length)), Chance(seed))
        choose = Chance(seed)
        while position.turn is not None:
            actions = position.legal()
            for action in actions:
                for pick in action:
                    said = f"pick.{pick}" in words or f"pick.{pick.partition(':')[0]}" in words
                    assert said or pick.isdigit(), pick
            told: list[Event] = []
            position.advance(choose.choose(actions), told)
            for event in told:
                sentence = words[f"event.{event.kind}"]
                assert slots(sentence) <= {*event.values, "seat"}, event
                assert event.seat is not None or "seat" not in slots(sentence), event
                for name, table, _ in SLOT.findall(sentence):
                    if table and table != "seat":
                        value = event.values[name]
                        for part in value if isinstance(value, list) else [value]:
                            assert f"{table}.{part}" in words
        for item in position.score():
            assert slots(words[f"item.{item.kind}"]) <= set(item.values)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_refusals_and_errors_can_be_said(language: str) -> None:
    words = WORDS[language]
    for text, picks, kind, _ in REFUSALS:
        reason = at(text).why_not(tuple(picks.split()))
        assert reason is not None
        assert slots(words[f"why.{kind}"]) <= set(reason.values), kind
    assert {f"error.{key}" for _, key in REFUSED} <= set(words)


def test_every_kind_in_the_sources_has_a_sentence_and_every_sentence_is_used() -> None:
    source = "\n".join(path.read_text("utf-8") for path in sorted(SOURCES.glob("*.py")))
    for family, pattern in (
        ("event", r'Event\(\s*"([a-z-]+)"'),
        ("why", r'Reason\(\s*"([a-z-]+)"'),
        ("error", r'(?:Impossible|Unreadable)\(\s*"([a-z-]+)"'),
    ):
        for kind in re.findall(pattern, source):
            assert f"{family}.{kind}" in WORDS["en"]
        for key in WORDS["en"]:
            if key.startswith(f"{family}."):
                kind = key.partition(".")[2].removeprefix("scored-")
                assert f'"{kind}"' in source, key
