"""What only Oregon has to say: its cards and buildings in every case, and every kind of event."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.core.games.oregon.samples import TASTES, choose_action, somewhere
from tests.core.sentences import assert_said, worded

from frontier.doors.words import speak
from frontier.games.oregon.box import BUILDINGS, CARDS, KINDS, LANDSCAPES, TILES
from frontier.games.oregon.land import NAMES, TERRAINS
from frontier.games.oregon.legal import JOKERS
from frontier.games.oregon.reading import PHASES
from frontier.games.oregon.scoring import SOURCES
from frontier.table.chance import Chance

TABLES = {
    "building": BUILDINGS,
    "a": BUILDINGS,
    "card": (*CARDS, *JOKERS),
    "terrain": TERRAINS.values(),
    "on": TERRAINS.values(),
    "kind": KINDS,
    "kinds": KINDS,
    "tile": TILES,
    "mineral": TILES,
    "source": SOURCES,
    "phase": PHASES,
    "end": ("farmers", "tiles"),
}


@pytest.mark.parametrize("table", TABLES)
def test_every_name_is_in_its_table(table: str) -> None:
    for name in TABLES[table]:
        assert_said("oregon", f"{table}.{name}")


def test_names_of_the_game_make_its_words() -> None:
    said = {
        key: [speak(language).say("oregon", key) for language in ("en", "fr")]
        for key in ("card.joker:campfire", "pick.joker:eagle", "pick.swap:gold-mine")
    }
    assert said == {
        "card.joker:campfire": ["joker (campfire)", "joker (feu de camp)"],
        "pick.joker:eagle": ["Joker as eagle", "Joker comme aigle"],
        "pick.swap:gold-mine": ["Exchange the gold mine card", "Échanger la carte mine d’or"],
    }


def test_every_pick_that_is_not_a_space_has_a_label() -> None:
    picks: set[str] = {"discard", *CARDS, *JOKERS}
    for game in range(12):
        position = somewhere("234"[game % 3], game, 0)
        chance = Chance(game)
        while position.turn is not None:
            picks.update(pick for action in position.legal() for pick in action)
            position.advance(choose_action(position, TASTES[game % 4], chance))
    for pick in picks - set(NAMES):
        assert_said("oregon", f"pick.{pick}")


def test_every_kind_of_event_happens_but_one(many: Callable[[int], int]) -> None:
    told: set[str] = set()
    for game in range(many(600)):
        position = somewhere("234"[game % 3], game, 0)
        chance = Chance(game)
        while position.turn is not None:
            action = choose_action(position, TASTES[game % 4], chance)
            told.update(event.kind for event in position.play(action))
    assert told == worded("oregon", "event") - {"none-left"}


def test_every_symbol_has_a_joker_of_its_own() -> None:
    assert tuple("joker:" + symbol for symbol in LANDSCAPES) == JOKERS
