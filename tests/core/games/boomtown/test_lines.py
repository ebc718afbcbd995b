"""The lean table beside the rules, decision by decision; and the quick players who sit at it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.core.games.boomtown.samples import TABLES, choose_action, start

from frontier.games.boomtown.lines import Lines
from frontier.games.boomtown.lines.habits import Habits
from frontier.games.boomtown.lines.state import BID, OVER, State
from frontier.games.boomtown.lines.table import Table
from frontier.games.boomtown.lines.worths import Weights
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.chance import Chance

LUCK = {"rolls", "holdups", "held", "deck", "drawn"}
"""What a lean table keeps of its own: the dice to come, and how much of the deck is drawn."""
AUCTION = {"bid", "bidder", "first", "passed"}
"""What nobody asks for any more when the game is over."""


class NotedDice(Chance):
    """Dice that remember what they showed."""

    __slots__ = ("shown",)

    def __init__(self, state: int) -> None:
        super().__init__(state)
        self.shown: list[int] = []

    def die(self) -> int:
        self.shown.append(super().die())
        return self.shown[-1]


def load_dice(table: Table, shown: list[int]) -> None:
    """Let the lean table roll what the rules rolled for the same action."""
    pairs = list(zip(shown[::2], shown[1::2], strict=True))
    if table.phase >= 0 and pairs and len(table.holdups) == table.held:
        one, two = pairs.pop(0)
        table.holdups.append(one + two)
    for turn, (one, two) in enumerate(pairs):
        table.rolls[table.turns - turn] = 6 * one + two - 7


def assert_same(table: Table, position: BoomtownPosition) -> None:
    anew = Table(position)
    for field in State.__slots__:
        if field not in LUCK and not (table.phase == OVER and field in AUCTION):
            assert getattr(table, field) == getattr(anew, field), (field, position.text())
    assert table.deck[table.drawn :] == anew.deck


@pytest.mark.parametrize(("players", "length", "rounds"), TABLES)
def test_the_lean_table_agrees_with_the_rules(
    players: int, length: str, rounds: int, many: Callable[[int], int]
) -> None:
    for seed in range(many(2_000)):
        position = start(players, length, seed)
        dice = position.chance = NotedDice(position.chance.state)
        table = Table(position)
        table.rolls = [0] * rounds
        choose = Chance(seed + 3_000_000)
        while position.turn is not None:
            actions, numbers = position.legal(), table.legal()
            assert len(actions) == len(numbers)
            action = choose.choose(actions) if seed % 2 else choose_action(position, choose)
            dice.shown.clear()
            holdup = position.phase == "holdup"
            position.advance(action)
            if not holdup:
                table.holdups = [0] * (table.held + 1)
            else:
                table.holdups = table.holdups[: table.held]
            load_dice(table, dice.shown)
            table.advance(numbers[actions.index(action)])
            assert_same(table, position)
        assert table.phase == OVER
        assert table.totals() == position.totals()


@pytest.mark.parametrize(("players", "length", "rounds"), TABLES)
def test_an_auction_told_at_once_ends_as_bid_by_bid(
    players: int, length: str, rounds: int, many: Callable[[int], int]
) -> None:
    habits = Habits(Weights(), players)
    met = 0
    for seed in range(many(200)):
        position = start(players, length, seed)
        choose = Chance(seed)
        while position.turn is not None:
            if position.phase == "bid":
                at_once, slowly = Table(position), Table(position)
                habits.auctions.settle(at_once)
                while slowly.phase == BID:
                    slowly.advance(habits.choose(slowly))
                assert (at_once.bid, at_once.bidder) == (slowly.bid, slowly.bidder)
                assert at_once.gold == slowly.gold
                met += 1
            position.advance(choose_action(position, choose))
    assert met


def test_a_copy_of_a_lean_table_goes_its_own_way() -> None:
    position = start(4, "full", 1)
    table = Table(position)
    table.rolls, table.holdups = [20] * 15, [7] * 4
    before = {field: repr(getattr(table, field)) for field in State.__slots__}
    other = table.copy()
    Habits(Weights(), 4).play_to_end(other)
    assert other.phase == OVER
    assert {field: repr(getattr(table, field)) for field in State.__slots__} == before


def test_an_average_turn_brings_in_36_turns_what_36_rolls_bring() -> None:
    position = start(3, "full", 2)
    table = Table(position)
    for mine in range(0, 45, 2):
        table.give(mine, mine % 3)
    for danger in (4, 12):  # a collapse would change what is being counted
        table.give(danger, -1)
    table.saloons = [(0, 1, False), (1, 3, True)]
    table.gold = [100] * 3
    rolled = table.copy()
    for dice in range(36):
        rolled.dice = dice
        rolled.produce()
    table.purses, table.dice = [0] * 3, 7
    for _ in range(36):
        table.produce_on_average()
    assert table.gold == rolled.gold


def test_lines_try_only_what_is_legal_and_do_not_change_the_position() -> None:
    for seed in range(12):
        position = start(3 + seed % 3, "full", seed)
        choose = Chance(seed)
        while position.turn is not None:
            text = position.text()
            lines = Lines(position)
            rated = [action for _, action in lines.rated()]
            assert rated
            assert len(set(rated)) == len(rated)
            assert set(rated) <= set(position.legal())
            if len(position.row) == position.players:
                assert lines.worth(rated[0]) == lines.worth(rated[0])
            assert position.text() == text
            position.advance(choose_action(position, choose))
