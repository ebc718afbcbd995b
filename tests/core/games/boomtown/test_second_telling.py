"""The core beside the slow second telling: decisions, payments and cards, action by action."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.core.games.boomtown.samples import TABLES, chance_position, start
from tests.core.games.boomtown.second_telling import SlowBoomtown
from tests.core.games.boomtown.stated import coins

from frontier.games.boomtown.cards import NAMES, TOWNS
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.chance import Chance
from frontier.table.events import Event

SHARES = range(4)
"""The work is cut into so many tests, so that it spreads over processes."""


def slow_twin(position: BoomtownPosition) -> SlowBoomtown:
    """Set the slow game up where an auction begins: the rows to come, and the same dice."""
    names = [NAMES[card] for card in [*position.row, *position.deck]]
    rows = [
        names[begin : begin + position.players] for begin in range(0, len(names), position.players)
    ]
    slow = SlowBoomtown(position.players, position.first, rows, position.chance.copy().die)
    view = position.view(None)
    slow.gold = dict(enumerate(position.gold))
    slow.owner = {NAMES[mine]: seat for mine, seat in enumerate(position.owner) if seat >= 0}
    slow.mayor = {TOWNS[town]: seat for town, seat in enumerate(position.mayors) if seat >= 0}
    slow.governor = next((town["town"] for town in view["towns"] if town["governor"]), None)
    slow.vein = next((mine["card"] for mine in view["mines"] if mine["vein"]), None)
    slow.saloons = [
        {"seat": one["seat"], "town": one["town"], "girls": one["girls"]} for one in view["saloons"]
    ]
    slow.kept = {kept["card"]: kept["seat"] for kept in view["kept"]}
    return slow


def assert_same(position: BoomtownPosition, slow: SlowBoomtown) -> None:
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
def test_the_second_telling_agrees_with_every_step(
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


@pytest.mark.parametrize("share", SHARES)
def test_strewn_tables_agree(share: int, many: Callable[[int], int]) -> None:
    for number in range(share, many(8_000), len(SHARES)):
        choose = Chance(number + 1_000_000)
        position = chance_position(Chance(number))
        slow = slow_twin(position)
        asked = slow.play()
        question = next(asked, None)
        if len(forced := position.legal()) == 1:
            position.advance(forced[0])  # later on, what leaves no choice happens by itself
        while position.turn is not None:
            actions = position.legal()
            assert question == (position.turn, position.phase, actions), position.text()
            action = choose.choose(actions)
            position.advance(action)
            try:
                question = asked.send(action)
            except StopIteration:
                assert position.turn is None
        assert_same(position, slow)
        outcome = position.outcome()
        assert outcome is not None
        assert list(outcome.totals) == slow.totals()
