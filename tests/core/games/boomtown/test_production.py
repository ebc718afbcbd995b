"""Production, saloons and collapses."""

from __future__ import annotations

from tests.core.games.boomtown.stated import at, coins
from tests.core.games.table_talk import kinds, play


def roll(dice: str, gold: str, more: str, first: int = 0) -> str:
    """State the moment after a roll; keeping the telegraph lets it produce."""
    seats = len(gold.split(","))
    return (
        f"round=5/{60 // seats} first={first} phase=telegraph turn=0 bid=1:1 gold={gold} "
        f"dice={dice} kept=telegraph:0 {more}"
    )


def test_every_mine_with_the_sum_produces_its_value() -> None:
    position = at(roll("2+4", "9,9,9,9", "mines=cactus-6:0,coyote-6:1,dry-gulch-6:1,coyote-7:2"))
    told = play(position, "keep")
    assert coins(told) == [("bank", 0, 5), ("bank", 1, 4), ("bank", 1, 4)]
    assert position.gold == [14, 17, 9, 9]


def test_a_new_vein_adds_three() -> None:
    position = at(roll("2+4", "9,9,9,9", "mines=cactus-6:0+vein,coyote-6:1"))
    play(position, "keep")
    assert position.gold == [17, 13, 9, 9]


def test_a_roll_without_mines_brings_nothing() -> None:
    position = at(roll("2+4", "9,9,9,9", "mines=cactus-5:0"))
    assert "no-gold" in kinds(play(position, "keep"))
    assert position.gold == [9, 9, 9, 9]


def test_the_owner_of_a_producing_mine_pays_two_in_the_saloon() -> None:
    position = at(roll("2+4", "9,9,9,9", "mines=cactus-6:1,coyote-6:1 saloons=coyote:2"))
    told = play(position, "keep")
    assert coins(told) == [("bank", 1, 5), ("bank", 1, 4), (1, 2, 2)]


def test_only_mines_that_produce_pay() -> None:
    position = at(roll("2+4", "9,9,9,9", "mines=coyote-7:1,cactus-6:1 saloons=coyote:2"))
    assert coins(play(position, "keep")) == [("bank", 1, 5)]


def test_with_the_girls_it_is_four() -> None:
    position = at(roll("2+4", "9,9,9,9", "mines=coyote-6:1 saloons=coyote:2+girls"))
    assert coins(play(position, "keep")) == [("bank", 1, 4), (1, 2, 4)]


def test_nobody_pays_in_his_own_saloon() -> None:
    position = at(roll("2+4", "9,9,9,9", "mines=coyote-6:2 saloons=coyote:2+girls"))
    assert coins(play(position, "keep")) == [("bank", 2, 4)]


def test_two_saloons_in_a_town_both_collect_the_older_first() -> None:
    position = at(roll("2+4", "9,0,9,9", "mines=coyote-6:1 saloons=coyote:3+girls,coyote:2"))
    told = play(position, "keep")
    # The mine brings 4: the older saloon gets all of it.
    assert coins(told) == [("bank", 1, 4), (1, 3, 4)]
    assert [event.values for event in told if event.kind == "bankrupt"] == [{"due": 2, "paid": 0}]
    position = at(roll("2+4", "9,0,9,9", "mines=coyote-6:1 saloons=coyote:2,coyote:3+girls"))
    assert coins(play(position, "keep")) == [("bank", 1, 4), (1, 2, 2), (1, 3, 2)]


def test_one_owner_of_two_saloons_in_a_town_collects_twice() -> None:
    position = at(roll("2+4", "9,9,9,9", "mines=coyote-6:1 saloons=coyote:2,coyote:2"))
    assert coins(play(position, "keep")) == [("bank", 1, 4), (1, 2, 2), (1, 2, 2)]


def test_of_two_saloons_in_a_town_one_may_be_ones_own() -> None:
    position = at(roll("2+4", "9,9,9,9", "mines=coyote-6:1 saloons=coyote:1,coyote:2"))
    assert coins(play(position, "keep")) == [("bank", 1, 4), (1, 2, 2)]


def test_the_gold_comes_in_before_the_saloon_is_paid() -> None:
    position = at(roll("1+3", "9,0,9,9", "mines=coyote-4:1 saloons=coyote:2"))
    assert coins(play(position, "keep")) == [("bank", 1, 3), (1, 2, 2)]


def test_seats_are_dealt_with_from_the_player_who_opened_the_bidding() -> None:
    # Seat 1 pays seat 3 and seat 3 pays seat 1; who comes first may not reach for gold to come.
    mines = "mines=cold-mountain-8:1,san-narciso-8:3 saloons=cold-mountain:3+girls,san-narciso:1"
    position = at(roll("4+4", "9,0,9,0", mines, first=3))
    assert coins(play(position, "keep")) == [
        ("bank", 3, 2),
        (3, 1, 2),
        ("bank", 1, 1),
        (1, 3, 3),
    ]
    position = at(roll("4+4", "9,0,9,0", mines, first=0))
    assert coins(play(position, "keep")) == [
        ("bank", 1, 1),
        (1, 3, 1),
        ("bank", 3, 2),
        (3, 1, 2),
    ]


def test_dangerous_mines_produce_and_then_collapse() -> None:
    position = at(
        roll("6+6", "9,9,9,9", "mines=cactus-7:1,cold-mountain-6:2+vein,coyote-12:1,cactus-12:3")
    )
    told = play(position, "keep")
    assert kinds(told)[:6] == [
        "telegraph-kept",
        "produced",
        "produced",
        "collapsed",
        "collapsed",
        "vein-gone",
    ]
    assert [mine["card"] for mine in position.view(0)["mines"]] == ["cactus-12", "coyote-12"]
    assert {"cactus-7", "cold-mountain-6", "new-vein"} <= set(position.view(0)["gone"])


def test_dangerous_mines_stand_on_any_other_roll() -> None:
    position = at(roll("3+4", "9,9,9,9", "mines=cactus-7:1,cold-mountain-6:2"))
    assert "collapsed" not in kinds(play(position, "keep"))


def test_the_first_player_of_this_turn_rolls() -> None:
    position = at(
        "round=2/20 first=2 phase=take turn=1 bid=3:0 order=1,2 gold=9,9,9 row=cactus-2,coyote-3",
        1,
        2,
    )
    told = play(position, "take:cactus-2")
    rolled = next(event for event in told if event.kind == "rolled")
    assert (rolled.seat, rolled.given, rolled.values["sum"]) == (2, "1+2", 3)
    # Then the winner of this turn's auction is the first player.
    assert position.first == 0
