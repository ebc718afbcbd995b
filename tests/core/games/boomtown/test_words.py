"""What only Boomtown has to say: its cards, towns and picks, and every refusal."""

from __future__ import annotations

import pytest
from tests.core.games.boomtown.samples import options
from tests.core.games.boomtown.stated import at
from tests.core.games.boomtown.test_reasons import REFUSALS
from tests.core.games.boomtown.test_text import REFUSED
from tests.core.sentences import assert_said, worded

from frontier.doors.words import speak
from frontier.games.boomtown import GAME
from frontier.games.boomtown.cards import MINES, NAMES, TOWNS
from frontier.games.boomtown.checking import PHASES
from frontier.table.chance import Chance


def test_cards_towns_and_phases_are_worded() -> None:
    for town in TOWNS:
        assert_said("boomtown", f"town.{town}")
    for name in NAMES:
        assert_said("boomtown", f"card.{name}")
    for name in NAMES[MINES:]:
        assert_said("boomtown", f"card.{name}.text")
    assert worded("boomtown", "phase") == set(PHASES)


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("card.dry-gulch-10", "Dry Gulch 10", "Dry Gulch 10"),
        ("card.cold-mountain-3", "Cold Mountain 3", "Cold Mountain 3"),
        ("card.new-vein", "New Vein", "Nouveau filon"),
        ("pick.take:dry-gulch-10", "Take Dry Gulch 10", "Prendre Dry Gulch 10"),
        ("pick.take:card-shark", "Take Card Shark", "Prendre Tricheur"),
        ("pick.san-narciso", "San Narciso", "San Narciso"),
        ("pick.cactus-7", "Cactus Junction 7", "Cactus Junction 7"),
        ("pick.saloon:coyote", "Saloon in Coyote City", "Saloon de Coyote City"),
        ("pick.saloon:coyote:girls", None, "Saloon aux danseuses de Coyote City"),
        ("pick.girls", "Saloon girls", "Danseuses"),
        ("pick.bid:12", "Bid 12", "Miser 12"),
        ("pick.die:2", "Die 2", "Dé 2"),
        ("pick.seat:1", "Bob", "Bob"),
    ],
)
def test_names_of_the_game_make_its_words(key: str, english: str | None, french: str) -> None:
    said = [speak(language, ["Ann", "Bob"]).say("boomtown", key) for language in ("en", "fr")]
    assert said == [english or "Saloon with the girls in Coyote City", french]


def test_every_pick_that_is_no_number_has_a_label() -> None:
    checked: set[str] = set()
    for seed in range(60):
        length = "short" if seed % 4 == 0 else "full"
        players = 3 if length == "short" else 3 + seed % 3
        position = GAME.start(GAME.complete(options(players, length)), Chance(seed))
        choose = Chance(seed)
        while position.turn is not None:
            actions = position.legal()
            checked.update(pick for action in actions for pick in action)
            position.advance(choose.choose(actions))
    for pick in checked:
        if not pick.isdigit():
            assert_said("boomtown", f"pick.{pick}")


def test_refusals_and_errors_can_be_said() -> None:
    for text, picks, kind, _ in REFUSALS:
        reason = at(text).why_not(tuple(picks.split()))
        assert reason is not None
        assert_said("boomtown", f"why.{kind}", reason.values)
    assert {key for _, key in REFUSED} <= worded("boomtown", "error") | worded("table", "error")
