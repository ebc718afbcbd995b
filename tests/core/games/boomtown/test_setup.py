"""How a match begins: options, gold, the first row, the short game."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.core.games.boomtown.samples import options

from frontier.games.boomtown import GAME
from frontier.games.boomtown.cards import CODES, DECK, MINES
from frontier.games.boomtown.position import BoomtownPosition
from frontier.games.boomtown.setup import first_row
from frontier.table.chance import Chance
from frontier.table.errors import Impossible


def start(seed: int, players: int, length: str = "full", first: str = "random") -> BoomtownPosition:
    position = GAME.start(GAME.complete(options(players, length, first)), Chance(seed))
    assert isinstance(position, BoomtownPosition)
    return position


@pytest.mark.parametrize(
    ("players", "length", "rounds"),
    [(3, "full", 20), (3, "short", 15), (4, "full", 15), (5, "full", 12)],
)
def test_everybody_begins_with_ten_gold_and_a_row_of_mines(
    players: int, length: str, rounds: int
) -> None:
    for seed in range(200):
        position = start(seed, players, length)
        assert position.gold == [10] * players
        assert len(position.row) == players
        assert all(card < MINES for card in position.row)
        assert (position.round, position.rounds) == (1, rounds)
        assert len(position.deck) == (rounds - 1) * players
        assert len(position.aside) == (15 if length == "short" else 0)
        everything = [*position.row, *position.deck, *position.aside]
        assert Counter(everything) == Counter(DECK)
        assert (position.phase, position.turn) == ("bid", position.first)


def test_the_defaults_are_four_players_and_the_full_game() -> None:
    assert GAME.complete({}) == {"players": "4", "length": "full", "first": "random"}


@pytest.mark.parametrize("players", [4, 5])
def test_the_short_game_is_for_three(players: int) -> None:
    with pytest.raises(Impossible) as refused:
        start(1, players, "short")
    assert refused.value.key == "short-needs-three"


def test_the_first_player_can_be_named_or_drawn() -> None:
    assert [start(1, 5, first=f"seat:{seat}").first for seat in range(5)] == [0, 1, 2, 3, 4]
    assert {start(seed, 5).first for seed in range(100)} == {0, 1, 2, 3, 4}
    with pytest.raises(Impossible) as refused:
        start(1, 3, first="seat:3")
    assert refused.value.key == "first-seat"


def cards(names: str) -> list[int]:
    return [CODES[name] for name in names.split()]


class NoShuffle(Chance):
    def shuffle(self, things: object) -> None:
        raise AssertionError("nothing may be shuffled here")


class Reverse(Chance):
    """Shuffles by turning the deck over, so that a test can tell."""

    def shuffle(self, things: list[int]) -> None:  # type: ignore[override]
        things.reverse()


def test_without_an_event_on_the_way_the_deck_is_not_reshuffled() -> None:
    row, deck = first_row(cards("cactus-2 coyote-3 coyote-4 dynamite cactus-4"), 3, NoShuffle(0))
    assert row == cards("cactus-2 coyote-3 coyote-4")
    assert deck == cards("dynamite cactus-4")


def test_events_met_on_the_way_go_back_and_the_deck_is_reshuffled() -> None:
    pile = cards("cactus-2 dynamite coyote-3 saloon dynamite coyote-4 telegraph cactus-4")
    row, deck = first_row(pile, 3, Reverse(0))
    assert row == cards("cactus-2 coyote-3 coyote-4")
    assert deck == cards("telegraph cactus-4 dynamite saloon dynamite")[::-1]


def test_a_seed_gives_the_same_game_always() -> None:
    assert start(7, 4).text() == start(7, 4).text()
    assert start(7, 4).text() != start(8, 4).text()
