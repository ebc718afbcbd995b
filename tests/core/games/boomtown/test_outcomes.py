"""Auctions by their outcomes: what winning is worth to everybody, and what bids follow from it."""

from __future__ import annotations

import pytest
from tests.core.games.boomtown.samples import choose_action, start
from tests.core.games.boomtown.stated import at

from frontier.games.boomtown.auction import PASS
from frontier.games.boomtown.lines.bidding import Bidding
from frontier.games.boomtown.lines.outcomes import Outcomes, outcomes
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.chance import Chance
from frontier.table.picks import Action

LAST_TURN = (
    "round=20/20 first=0 phase=bid turn={turn} gold={gold} bid={bid} passed={passed} order=- "
    "dice=- row=cold-mountain-6,coyote-3,san-narciso-6 mines=- mayors=- saloons=- kept=- deck=-"
)
"""Nine gold in the end for one mine of the row, one for each of the others."""


def tried(position: BoomtownPosition, deals: int = 40) -> Outcomes:
    found = Outcomes(position)
    chance = Chance(1)
    for _ in range(deals):
        found.deal(position.hidden(position.turn or 0, chance))
    return found


def best(position: BoomtownPosition) -> Action:
    return max(tried(position).weighed())[1]


def last_turn(turn: int, gold: str, bid: str, passed: str) -> BoomtownPosition:
    return at(LAST_TURN.format(turn=turn, gold=gold, bid=bid, passed=passed))


def test_only_an_auction_has_outcomes() -> None:
    position = last_turn(0, "10,10,10", "-", "-")
    assert outcomes(position)
    position.phase = "take"
    assert outcomes(position) is None


def test_whoever_has_passed_cannot_win_but_the_first_player_may_get_the_row_for_nothing() -> None:
    assert Outcomes(last_turn(2, "10,10,10", "-", "0,1")).winners == [0, 2]
    assert Outcomes(last_turn(2, "10,10,10", "3:1", "0")).winners == [1, 2]


def test_the_last_to_bid_takes_what_one_gold_buys() -> None:
    assert best(last_turn(2, "10,10,10", "-", "0,1")) == ("bid:1",)


def test_a_mine_is_not_bought_for_more_than_it_brings() -> None:
    assert best(last_turn(2, "10,10,40", "3:1", "0")) != PASS
    # Passing brings half of the bid: beyond the middle somebody else shall have the mine.
    assert best(last_turn(2, "10,40,40", "9:1", "0")) == PASS


def test_nobody_bids_more_than_the_own_gold() -> None:
    position = last_turn(2, "10,10,4", "3:1", "0")
    assert {action for _, action in tried(position).weighed()} == {PASS, ("bid:4",)}


def test_a_price_is_gold_that_changes_hands() -> None:
    # Seat 0 wins: of eight gold its right neighbour gets four, the next two, the bank the rest.
    found = tried(last_turn(0, "30,30,30", "-", "-"), 1)
    found._totals = {winner: [[50, 50, 50]] for winner in found.winners}
    found._prices = dict.fromkeys(found.winners, 0)
    found._doubt = 1e6  # no lead is cut short
    assert found._at_price(0, 8) == pytest.approx([-12.0, -2.0, 2.0], abs=1e-3)


def test_a_price_is_driven_up_while_somebody_will_surely_go_further() -> None:
    position = last_turn(0, "30,30,30", "-", "2")
    # Only seat 1 gains by winning, and would at any price up to ten; a share of it goes to seat 0.
    worths = {
        0: [[0.0, 0.0, 0.0] for _ in range(20)],
        1: [[price / 2, 20.0 - price, 0.0] for price in range(20)],
        2: [[0.0, 0.0, 0.0] for _ in range(20)],
    }
    bidding = Bidding(position, worths, 19)
    bidding._at_a_glance = bidding._by_lines
    rated = {action: value for value, action in bidding.weighed()}
    assert rated[("bid:3",)] > rated[PASS]


def test_what_is_weighed_is_legal_and_the_position_stays_as_it_is() -> None:
    for seed in range(9):
        position = start(3 + seed % 3, "full", seed)
        choose = Chance(seed)
        met = 0
        while position.turn is not None and met < 12:
            if position.phase == "bid":
                text = position.text()
                rated = [action for _, action in tried(position, 1).weighed()]
                assert len(set(rated)) == len(rated)
                assert PASS in rated
                assert set(rated) <= set(position.legal())
                assert position.text() == text
                met += 1
            position.advance(choose_action(position, choose))
