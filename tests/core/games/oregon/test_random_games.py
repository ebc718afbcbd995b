"""What must hold in every random game, at its end and at every step."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.core.games.oregon.samples import TASTES, assert_conserved, choose_action, somewhere
from tests.core.games.random_games import assert_prefix_free

from frontier.games.oregon import GAME
from frontier.games.oregon.position import OregonPosition
from frontier.table.chance import Chance
from frontier.table.events import Event
from frontier.table.match import Match, Setup
from frontier.table.record import Record, read_record, write_record

PLAYERS = ("2", "3", "4")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_sum_of_events_is_the_score_of_every_game(
    players: str, many: Callable[[int], int]
) -> None:
    ends: set[str] = set()
    for game in range(many(10_000)):
        position = GAME.start({"players": players}, Chance(game))
        assert isinstance(position, OregonPosition)
        chance = Chance(game + 77)
        taste = TASTES[game % 2] if game % 20 else TASTES[2 + game // 20 % 2]
        points = [0] * position.players
        turns = [0] * position.players
        told: list[Event] = []
        beginning = True
        while position.turn is not None:
            if beginning:
                turns[position.turn] += 1
            seat = position.turn
            position.advance(choose_action(position, taste, chance), told)
            beginning = position.turn != seat
        for event in told:
            if event.points:
                assert event.seat is not None
                points[event.seat] += event.points
        outcome = position.outcome()
        assert outcome is not None
        assert list(outcome.totals) == points
        sheet = [sum(i.points for i in position.score() if i.seat == s) for s in range(len(points))]
        assert sheet == points
        assert len(set(turns)) == 1, turns
        assert_conserved(position)
        ends.add(outcome.ended_by)
    assert ends == {"farmers", "tiles"}


@pytest.mark.parametrize("players", PLAYERS)
def test_every_step_is_whole_listed_once_and_read_back(
    players: str, many: Callable[[int], int]
) -> None:
    rules = {rule.id for rule in GAME.rules}
    for game in range(many(200)):
        position = GAME.start({"players": players}, Chance(game + 31))
        assert isinstance(position, OregonPosition)
        chance = Chance(game)
        while position.turn is not None:
            assert_conserved(position)
            legal = position.legal()
            assert legal
            assert_prefix_free(legal)
            text = position.text()
            again = GAME.read(text, Chance(0))
            assert again.text() == text
            assert again.legal() == legal
            action = choose_action(position, TASTES[game % 4], chance)
            twin = position.copy()
            events = position.play(action)
            assert text == twin.text(), "a copy has changed with its original"
            twin.advance(action)
            assert twin.text() == position.text()
            assert {event.rule for event in events} <= rules
        assert position.legal() == []
        assert GAME.read(position.text(), Chance(0)).text() == position.text()


@pytest.mark.parametrize("players", PLAYERS)
def test_a_record_replays_to_itself(players: str, many: Callable[[int], int]) -> None:
    for game in range(many(50)):
        match = Match(GAME, Setup("oregon", f"replay{game}", {"players": players}))
        chance = Chance(game)
        while match.position.turn is not None:
            assert isinstance(match.position, OregonPosition)
            match.play(choose_action(match.position, TASTES[game % 4], chance))
        text = write_record(Record(match, ("Ann", "Ben")))
        again = read_record(text, lambda _: GAME)
        assert write_record(again) == text
        assert again.match.position.text() == match.position.text()


@pytest.mark.parametrize("taste", TASTES)
def test_the_same_seed_gives_the_same_game(taste: str) -> None:
    assert somewhere("3", 4, 80, taste).text() == somewhere("3", 4, 80, taste).text()
    assert somewhere("3", 4, 80, taste).text() != somewhere("3", 5, 80, taste).text()


def test_random_players_meet_every_phase_and_every_event(many: Callable[[int], int]) -> None:
    phases: set[str] = set()
    kinds: set[str] = set()
    for game in range(many(1500)):
        position = GAME.start({"players": PLAYERS[game % 3]}, Chance(game))
        chance = Chance(game + 9)
        told: list[Event] = []
        while position.turn is not None:
            assert isinstance(position, OregonPosition)
            phases.add(position.phase)
            position.advance(choose_action(position, TASTES[game % 4], chance), told)
        kinds.update(event.kind for event in told)
    assert phases == {"start", "play", "discard", "extra", "extra-play", "draw"}
    # The stacks of coal and gold hold out in random games; `test_scoring` empties one.
    assert {"group", "shown", "discarded", "swapped", "kept", "shuffled-building"} <= kinds
    assert {"closing-farmers", "closing-tiles", "shuffled-landscape", "extra-active"} <= kinds
