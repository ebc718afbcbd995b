"""Every sentence of Oregon: there in both languages, with the values it names."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable

import pytest
from tests.core.games.oregon.players import TASTES, choose, somewhere

from frontier.games.oregon import GAME
from frontier.games.oregon.box import BUILDINGS, CARDS, KINDS, LANDSCAPES, TILES
from frontier.games.oregon.land import NAMES, TERRAINS
from frontier.games.oregon.legal import JOKERS
from frontier.games.oregon.reading import PHASES
from frontier.games.oregon.scoring import SOURCES
from frontier.table.chance import Chance
from frontier.table.events import Event, Item
from machine.environment import ROOT

EN, FR = (
    json.loads((ROOT / f"web/words/{language}/oregon.json").read_text("utf-8"))
    for language in ("en", "fr")
)
SLOT = re.compile(r"\{(\w+)(?::([\w-]+))?((?:\|[^{}|]*)*)\}")
TABLES = {
    "building": BUILDINGS,
    "a": BUILDINGS,
    "the": BUILDINGS,
    "card": (*CARDS, *JOKERS),
    "terrain": TERRAINS.values(),
    "on": TERRAINS.values(),
    "kind": KINDS,
    "kinds": KINDS,
    "tile": TILES,
    "mineral": TILES,
    "source": SOURCES,
}


def slots(sentence: str) -> set[tuple[str, str]]:
    """List the values a sentence names, with the table each is looked up in."""
    return {(name, table) for name, table, _ in SLOT.findall(sentence)}


def keys_in_the_code(*functions: str) -> set[str]:
    """List the first words given to these calls anywhere in the core of Oregon."""
    found: set[str] = set()
    for file in (ROOT / "py_core/frontier/games/oregon").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in functions
            ):
                kind = ast.walk(node.args[0])
                found.update(part.value for part in kind if isinstance(part, ast.Constant))
    return found


def test_both_languages_have_the_same_sentences() -> None:
    assert EN.keys() == FR.keys()
    assert all(isinstance(s, str) and s.strip() for s in [*EN.values(), *FR.values()])


def test_both_languages_name_the_same_values() -> None:
    for key in EN:
        assert {name for name, _ in slots(EN[key])} == {name for name, _ in slots(FR[key])}, key


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_every_slot_can_be_filled(words: dict[str, str]) -> None:
    for key, sentence in words.items():
        left = SLOT.sub("", sentence)
        assert not {"{", "}"} & set(left), key
        for _, table, plural in SLOT.findall(sentence):
            assert table in ("", "seat", "pick", *TABLES), key
            forms = {form.partition("=")[0] for form in plural[1:].split("|")}
            assert not plural or forms == {"one", "other"}, key


def test_every_name_is_in_its_table() -> None:
    for table, names in TABLES.items():
        for name in names:
            assert f"{table}.{name}" in EN


def test_every_rule_option_and_phase_has_words() -> None:
    for rule in GAME.rules:
        assert f"rule.{rule.id}.title" in EN
        assert len(EN[f"rule.{rule.id}.text"]) > 20
    worded = {key.split(".")[1] for key in EN if key.startswith("rule.")}
    assert worded == {rule.id for rule in GAME.rules}
    for phase in PHASES:
        assert f"phase.{phase}" in EN
    for option in GAME.options:
        assert {f"option.{option.name}", f"option.{option.name}.help"} <= EN.keys()
        for value in option.values:
            assert f"option.{option.name}.{value}" in EN
    assert {"title", "tagline", "end.farmers", "end.tiles"} <= EN.keys()


def test_every_error_and_reason_has_words_and_no_words_are_left_over() -> None:
    errors = {f"error.{key}" for key in keys_in_the_code("Unreadable", "Impossible")}
    assert errors == {key for key in EN if key.startswith("error.")}
    reasons = {f"why.{key}" for key in keys_in_the_code("Reason")}
    assert reasons == {key for key in EN if key.startswith("why.")}


def test_every_pick_that_is_not_a_space_has_a_label() -> None:
    picks: set[str] = {"discard", *CARDS, *JOKERS}
    for game in range(12):
        position = somewhere("234"[game % 3], game, 0)
        chance = Chance(game)
        while position.turn is not None:
            picks.update(pick for action in position.legal() for pick in action)
            position.advance(choose(position, TASTES[game % 4], chance))
    for pick in picks - set(NAMES):
        assert f"pick.{pick}" in EN


def test_events_and_items_give_their_sentences_every_value(many: Callable[[int], int]) -> None:
    told: list[Event] = []
    items: list[Item] = []
    for game in range(many(600)):
        position = somewhere("234"[game % 3], game, 0)
        chance = Chance(game)
        while position.turn is not None:
            position.advance(choose(position, TASTES[game % 4], chance), told)
        items += position.score()
    kinds = {event.kind for event in told}
    for event in told:
        check(f"event.{event.kind}", {*event.values, *(["seat"] if event.seat is not None else [])})
        if event.private:
            check(f"event.{event.kind}.own", {*event.values, *event.private, "seat"})
    for item in items:
        check(f"item.{item.kind}", {*item.values, "seat"})
    never = {"none-left"}
    worded = {key.split(".")[1] for key in EN if key.startswith("event.")}
    assert kinds == worded - never
    assert {item.kind for item in items} == {
        key.split(".")[1] for key in EN if key.startswith("item.")
    }


def check(key: str, values: set[str]) -> None:
    for words in (EN, FR):
        assert {name for name, _ in slots(words[key])} <= values, key


def test_every_symbol_has_a_joker_of_its_own() -> None:
    assert tuple("joker:" + symbol for symbol in LANDSCAPES) == JOKERS
