"""What must hold in every random game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.core.games.boomtown.samples import TABLES, options, start
from tests.core.games.random_games import assert_prefix_free

from frontier.games.boomtown import GAME
from frontier.table.chance import Chance
from frontier.table.events import Event
from frontier.table.match import Match, Setup
from frontier.table.record import Record, read_record, write_record

RULES = {rule.id for rule in GAME.rules}


@pytest.mark.parametrize(("players", "length", "rounds"), TABLES)
def test_in_every_position_text_copy_view_and_score_are_right(
    players: int, length: str, rounds: int, many: Callable[[int], int]
) -> None:
    for seed in range(many(200)):
        position = start(players, length, seed)
        choose = Chance(seed + 2_000_000)
        while True:
            text = position.text()
            again = GAME.read(text, Chance(seed))
            assert again.text() == text
            assert "\n" not in text
            assert "  " not in text
            actions = position.legal()
            assert again.legal() == actions
            assert (again.turn, again.phase) == (position.turn, position.phase)
            assert again.view(0) == position.view(0)
            assert_prefix_free(actions)
            sums = [0] * players
            for item in position.score():
                assert item.rule in RULES
                sums[item.seat] += item.points
            assert position.view(None)["totals"] == sums
            if position.turn is None:
                break
            before = position.copy()
            told: list[Event] = []
            position.advance(choose.choose(actions), told)
            assert {event.rule for event in told} <= RULES
            assert before.text() == text
        assert not actions


@pytest.mark.parametrize(("players", "length", "rounds"), TABLES)
def test_a_record_replays_to_the_same_game(
    players: int, length: str, rounds: int, many: Callable[[int], int]
) -> None:
    for seed in range(many(50)):
        match = Match(GAME, Setup("boomtown", f"game{seed}", options(players, length)))
        choose = Chance(seed)
        while match.position.turn is not None:
            match.play(choose.choose(match.position.legal()))
        written = write_record(Record(match))
        again = read_record(written, lambda name: GAME)
        assert write_record(again) == written
        assert again.match.told == match.told
        assert again.match.position.text() == match.position.text()


def test_random_games_reach_every_decision() -> None:
    phases: Counter[str] = Counter()
    for seed in range(60):
        position = start(3 + seed % 3, "full", seed)
        choose = Chance(seed)
        while position.turn is not None:
            phases[position.phase] += 1
            position.advance(choose.choose(position.legal()))
    assert set(phases) >= {
        "bid",
        "take",
        "mustang",
        "telegraph",
        "dynamite",
        "expropriation",
        "holdup",
        "saloon",
        "governor",
        "new-vein",
    }


def test_telling_changes_nothing() -> None:
    for seed in range(20):
        told, silent = start(4, "full", seed), start(4, "full", seed)
        choose = Chance(seed)
        while told.turn is not None:
            action = choose.choose(told.legal())
            told.advance(action, [])
            silent.advance(action)
            assert told.text() == silent.text()
