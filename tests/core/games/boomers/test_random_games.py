"""Random games of every option combination to their ends, with everything that must always hold."""

import pytest
from tests.core.games.boomers.samples import choose_action, sample_options, sample_start
from tests.core.games.random_games import assert_prefix_free
from tests.core.games.table_talk import ended, points

from frontier.games.boomers import GAME
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup
from frontier.table.record import Record, read_record, write_record

SHARES = range(10)
MOST_TURNS = 12 + 20 * (40 + 6)
"""The set-up, and then at most 20 turns for each stone and each homestead."""
ALL_SQUARES = {f"{column}{row}" for column in "abcdefghijk" for row in range(1, 12)}


def assert_sound(view, stones):
    """Check what has to be true of every position."""
    taken = [*view["pieces"].values(), *view["stones"]]
    assert len(taken) == len(set(taken))
    assert not set(taken) & set(view["mines"])
    assert not set(view["stones"]) & set(view["rivers"])
    assert len(view["stones"]) + view["supply"] == stones
    if view["areas"]:
        parts = [square for area in view["areas"] for square in area]
        walls = [*view["stones"], *view["rivers"]]
        assert len(parts) + len(walls) == 121
        assert {*parts, *walls} == ALL_SQUARES
    for home in view["homesteads"]:
        assert home["squares"] in view["areas"]
        assert sorted(s for part in home["sections"] for s in part["squares"]) == sorted(
            home["squares"]
        )
        assert sum(part["points"] for part in home["sections"] if part["counts"]) == home["points"]
        counted = sum(part["counts"] for part in home["sections"])
        assert counted == min(len(home["boomers"]), len(home["sections"]))


@pytest.mark.parametrize("share", SHARES)
def test_random_games_hold_every_invariant(many, share):
    for number in range(share, many(10_000), len(SHARES)):
        position, chance = sample_start(number)
        eager = chance.below(4) > 0
        told = []
        turns = 0
        settled: set[str] = set()
        while position.turn is not None:
            if (number + turns) % 7 == 0:
                actions = position.legal()
                assert_prefix_free(actions)
                text = position.text()
                twin = GAME.read(text, Chance())
                assert twin.text() == text
                assert twin.legal() == actions
                view = position.view(0)
                assert {**twin.view(0), "repeats": view["repeats"]} == view
                assert_sound(view, 40)
                assert settled <= set(view["exhausted"]), "a homestead never opens again"
                settled = set(view["exhausted"])
                twin = position.copy()
                twin.advance(twin.legal()[0])
                assert position.text() == text, "a copy is independent"
                assert position.legal() == actions
            told = position.play(choose_action(position, chance, eager))
            turns += 1
            assert turns <= MOST_TURNS
        assert_sound(position.view(0), 40)
        assert position.legal() == []
        assert list(ended(position).totals) == position.totals()
        assert [points(told).get(seat, 0) for seat in (0, 1)] == position.totals()


@pytest.mark.parametrize("share", SHARES)
def test_random_games_replay_to_the_same_record(many, share):
    for number in range(share, many(1_000), len(SHARES)):
        options = sample_options(number)
        match = Match(GAME, Setup("boomers", f"s{number}", options))
        chance = Chance(number)
        while match.position.turn is not None:
            match.play(choose_action(match.position, chance, eager=True))
        record = write_record(Record(match, ("Ada", "Bo")))
        again = read_record(record, lambda name: GAME)
        assert write_record(again) == record
        assert again.match.position.text() == match.position.text()


def test_games_without_the_clock_go_on(many):
    for number in range(many(100)):
        options = {**sample_options(number), "clock": "off"}
        chance = Chance(number)
        position = GAME.start(options, chance)
        for _ in range(150):
            if position.turn is None:
                outcome = position.outcome()
                assert outcome
                assert outcome.ended_by == "stuck"
                break
            position.play(choose_action(position, chance, eager=False))
