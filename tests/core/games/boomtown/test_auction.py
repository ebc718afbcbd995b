"""Bids, passes, and who wins."""

from __future__ import annotations

import pytest
from tests.core.games.boomtown.stated import at, coins
from tests.core.games.table_talk import kinds, legal, play

ROW = "row=cactus-2,coyote-3,dry-gulch-2,san-narciso-2"


def test_any_whole_amount_above_the_last_bid_up_to_ones_gold() -> None:
    position = at(f"round=2/15 phase=bid turn=1 gold=10,7,10,10 bid=4:0 {ROW}")
    assert legal(position) == ["bid:5", "bid:6", "bid:7", "pass"]


def test_the_first_bid_is_at_least_one() -> None:
    position = at(f"round=2/15 phase=bid turn=0 gold=3,10,10,10 {ROW}")
    assert legal(position) == ["bid:1", "bid:2", "bid:3", "pass"]


def test_bidding_goes_clockwise_and_skips_who_has_passed() -> None:
    position = at(f"round=2/15 phase=bid first=2 turn=2 gold=10,10,10,10 {ROW}")
    play(position, "bid:1")
    assert position.turn == 3
    play(position, "pass")
    assert position.turn == 0
    play(position, "bid:2", "pass")
    assert position.turn == 2
    play(position, "bid:3")
    assert position.turn == 0


def test_the_last_one_with_a_bid_wins_at_once() -> None:
    position = at(f"round=2/15 phase=bid turn=0 gold=10,10,10,10 {ROW}")
    told = play(position, "pass", "bid:2", "pass", "pass")
    assert (position.phase, position.turn) == ("take", 1)
    assert kinds(told) == ["passed", "bid", "passed", "passed", "won", "bid-paid", "bid-paid"]
    assert coins(told) == [(1, 0, 1), (1, 3, 1)]


def test_when_all_others_passed_without_a_bid_the_last_may_bid_or_pass() -> None:
    position = at(f"round=2/15 phase=bid turn=0 gold=10,10,10,2 {ROW}")
    play(position, "pass", "pass", "pass")
    assert (position.phase, position.turn) == ("bid", 3)
    assert legal(position) == ["bid:1", "bid:2", "pass"]
    play(position, "bid:2")
    assert (position.phase, position.turn, position.bid) == ("take", 3, 2)


@pytest.mark.parametrize("first", range(4))
def test_when_everybody_passes_the_first_player_wins_for_nothing(first: int) -> None:
    position = at(f"round=2/15 phase=bid first={first} turn={first} gold=10,10,10,10 {ROW}")
    told = play(position, "pass", "pass", "pass", "pass")
    assert (position.phase, position.turn) == ("take", first)
    assert coins(told) == []
    assert position.gold == [10, 10, 10, 10]
    assert "won-free" in kinds(told)


def test_who_has_no_gold_passes_by_himself() -> None:
    position = at(f"round=2/15 phase=bid turn=0 gold=10,0,10,0 {ROW}")
    told = play(position, "bid:3")
    assert [(event.kind, event.seat) for event in told] == [("bid", 0), ("cannot-bid", 1)]
    assert position.turn == 2
    told = play(position, "pass")
    assert [(event.kind, event.seat) for event in told][:3] == [
        ("passed", 2),
        ("cannot-bid", 3),
        ("won", 0),
    ]


def test_who_cannot_overbid_passes_by_himself_and_stays_out() -> None:
    position = at(f"round=2/15 phase=bid turn=0 gold=10,3,10,10 {ROW}")
    play(position, "bid:3")
    assert position.turn == 2
    assert position.passed == 0b0010


def test_nobody_has_gold_so_the_first_player_wins_without_being_asked() -> None:
    position = at(
        "round=1/2 first=1 phase=take turn=2 gold=0,0,0 bid=0:2 order=2,0,1 "
        "row=cactus-2,coyote-3,dry-gulch-2 deck=cactus-4,coyote-4,dry-gulch-3",
        1,
        3,
    )
    told = play(position, "take:cactus-2", "take:coyote-3")
    assert kinds(told)[-5:] == ["row", "cannot-bid", "cannot-bid", "cannot-bid", "won-free"]
    # The winner of the auction before opens, so he is the first player now.
    assert (position.phase, position.turn, position.first, position.round) == ("take", 2, 2, 2)


def test_the_winner_opens_the_next_auction() -> None:
    position = at(
        "round=1/2 first=0 phase=bid turn=0 gold=10,10,10 row=cactus-2,coyote-3,dry-gulch-2 "
        "deck=cactus-4,coyote-4,dry-gulch-3",
        3,
        4,
    )
    play(position, "pass", "bid:1", "pass", "take:cactus-2", "take:coyote-3")
    assert (position.round, position.first, position.turn, position.phase) == (2, 1, 1, "bid")
    assert position.view(0)["bid"] is None
    assert position.view(0)["passed"] == []


def test_cards_are_taken_clockwise_from_the_winner_and_the_last_one_by_itself() -> None:
    position = at(f"round=1/15 phase=bid turn=0 gold=10,10,10,10 {ROW}", 1, 1)
    told = play(position, "pass", "pass", "bid:1", "pass")
    told += play(position, "take:coyote-3", "take:cactus-2", "take:san-narciso-2")
    took = [(event.seat, event.values["card"]) for event in told if event.kind == "took-mine"]
    assert took == [(2, "coyote-3"), (3, "cactus-2"), (0, "san-narciso-2"), (1, "dry-gulch-2")]
    assert position.round == 2


def test_equal_cards_are_one_pick_and_leave_no_choice_when_they_are_all_there_is() -> None:
    position = at(
        "round=2/15 phase=take turn=0 gold=0,0,0,0 bid=0:0 order=0,1,2,3 "
        "row=dynamite,coyote-3,dynamite,dynamite",
        1,
        2,
    )
    assert legal(position) == ["take:dynamite", "take:coyote-3"]
    told = play(position, "take:coyote-3")
    took = [(event.seat, event.values["card"]) for event in told if event.kind == "took-card"]
    assert took == [(1, "dynamite"), (2, "dynamite"), (3, "dynamite")]
    # The first of them had a single target, the others none.
    assert kinds(told).count("dynamite-mine") == 1
    assert kinds(told).count("no-target") == 2
