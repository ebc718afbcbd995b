"""Thousands of random games: against the slow rules, and for what must hold in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.core.games.boomtown.slow import SlowGame
from tests.core.games.boomtown.table import coins, options

from frontier.games.boomtown import GAME
from frontier.games.boomtown.cards import NAMES, TOWNS
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.chance import Chance
from frontier.table.events import Event
from frontier.table.match import Match, Setup
from frontier.table.record import Record, read_record, write_record

TABLES = [(3, "full", 20), (3, "short", 15), (4, "full", 15), (5, "full", 12)]
RULES = {rule.id for rule in GAME.rules}


def start(players: int, length: str, seed: int) -> BoomtownPosition:
    position = GAME.start(GAME.complete(options(players, length)), Chance(seed))
    assert isinstance(position, BoomtownPosition)
    return position


def slow_twin(position: BoomtownPosition) -> SlowGame:
    """Set the slow game up from an opening: the rows to come, and the same dice."""
    names = [NAMES[card] for card in [*position.row, *position.deck]]
    rows = [
        names[begin : begin + position.players] for begin in range(0, len(names), position.players)
    ]
    return SlowGame(position.players, position.first, rows, position.chance.copy().die)


def assert_same(position: BoomtownPosition, slow: SlowGame) -> None:
    assert dict(enumerate(position.gold)) == slow.gold
    owners = {NAMES[mine]: seat for mine, seat in enumerate(position.owner) if seat >= 0}
    assert owners == slow.owner
    mayors = {TOWNS[town]: seat for town, seat in enumerate(position.mayors) if seat >= 0}
    assert mayors == slow.mayor
    view = position.view(None)
    assert [t["town"] for t in view["towns"] if t["governor"]] == [
        town for town in [slow.governor] if town
    ]
    assert [mine["card"] for mine in view["mines"] if mine["vein"]] == [
        mine for mine in [slow.vein] if mine
    ]
    assert [(s["seat"], s["town"], s["girls"]) for s in view["saloons"]] == [
        (s["seat"], s["town"], s["girls"]) for s in slow.saloons
    ]
    assert {kept["card"]: kept["seat"] for kept in view["kept"]} == slow.kept


@pytest.mark.parametrize(("players", "length", "rounds"), TABLES)
def test_random_games_agree_with_the_slow_rules(
    players: int, length: str, rounds: int, many: Callable[[int], int]
) -> None:
    for seed in range(many(10_000)):
        position = start(players, length, seed)
        slow = slow_twin(position)
        asked = slow.play()
        choose = Chance(seed + 1_000_000)
        question = next(asked)
        bank = 0
        taken: list[int] = []
        points = [0] * players
        while position.turn is not None:
            actions = position.legal()
            assert question == (position.turn, position.phase, actions)
            action = choose.choose(actions)
            told: list[Event] = []
            position.advance(action, told)
            for source, to, gold in coins(told):
                assert gold > 0
                bank += gold * ((to == "bank") - (source == "bank"))
            for event in told:
                if event.kind.startswith("took-"):
                    assert event.seat is not None
                    taken.append(event.seat)
                points[event.seat or 0] += event.points
            try:
                question = asked.send(action)
            except StopIteration:
                assert position.turn is None
            assert sum(position.gold) + bank == 10 * players
        assert_same(position, slow)
        assert bank == slow.bank
        assert len(slow.taken) == rounds == position.round
        for turn, seats in enumerate(slow.taken):
            # Everybody takes exactly one card a turn.
            assert sorted(seats) == list(range(players))
            assert taken[turn * players : (turn + 1) * players] == seats
        outcome = position.outcome()
        assert outcome is not None
        assert list(outcome.totals) == slow.totals() == points
        best = max(outcome.totals)
        assert outcome.winners == tuple(s for s in range(players) if outcome.totals[s] == best)


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


def assert_prefix_free(actions: list[tuple[str, ...]]) -> None:
    assert len(set(actions)) == len(actions)
    for action in actions:
        assert all(pick and " " not in pick for pick in action)
    beginnings = {action[:made] for action in actions for made in range(1, len(action))}
    assert not beginnings & set(actions)


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
