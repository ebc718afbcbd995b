"""Fees and mayors: gained, kept on a tie, lost by every way there is."""

from __future__ import annotations

from tests.core.games.boomtown.stated import at, coins
from tests.core.games.table_talk import kinds, play

from frontier.games.boomtown.cards import TOWNS
from frontier.games.boomtown.position import BoomtownPosition

TAKE = "round=9/15 phase=take turn=0 bid=1:0 order=0,1,2,3"
DYNAMITE = (
    "round=9/15 phase=dynamite turn=0 bid=1:0 order=1,2,3 row=cactus-2,dry-gulch-2,dry-gulch-3"
)


def mayor(position: BoomtownPosition, town: str = "coyote") -> int | None:
    seat = position.mayors[TOWNS.index(town)]
    return seat if seat >= 0 else None


def test_one_mine_makes_no_mayor_and_the_second_does() -> None:
    position = at(
        f"{TAKE} gold=9,9,9,9 row=coyote-3,coyote-4,cactus-2,cactus-4 mines=coyote-5:0,coyote-6:1"
    )
    assert mayor(position) is None
    told = play(position, "take:cactus-2")
    assert mayor(position) is None
    told = play(position, "take:coyote-3")
    assert mayor(position) == 1
    assert [(event.seat, event.values["town"]) for event in told if event.kind == "mayor"] == [
        (1, "coyote")
    ]


def test_the_fee_is_the_number_of_the_mayors_mines() -> None:
    position = at(
        f"{TAKE} gold=9,9,9,9 row=coyote-3,dynamite,cactus-2,cactus-4 "
        "mines=coyote-5:2,coyote-6:2,coyote-7:2 mayors=coyote:2"
    )
    told = play(position, "take:coyote-3")
    assert coins(told) == [(0, 2, 3)]
    assert position.gold == [6, 9, 12, 9]


def test_the_governor_doubles_the_fee_in_his_town_only() -> None:
    text = (
        f"{TAKE} gold=9,9,9,9 row=coyote-3,cactus-2,dry-gulch-2,dry-gulch-3 "
        "mines=coyote-5:2,coyote-6:2,cactus-5:2,cactus-6:2 mayors=coyote:2+governor,cactus:2"
    )
    told = play(at(text), "take:coyote-3")
    assert coins(told) == [(0, 2, 4)]
    assert "fee-governor" in kinds(told)
    told = play(at(text), "take:cactus-2")
    assert coins(told) == [(0, 2, 2)]


def test_the_mayor_pays_nothing_to_himself() -> None:
    position = at(
        f"{TAKE} gold=9,9,9,9 row=coyote-3,cactus-2,dry-gulch-2,dry-gulch-3 "
        "mines=coyote-5:0,coyote-6:0 mayors=coyote:0+governor"
    )
    assert coins(play(position, "take:coyote-3")) == []


def test_a_mayor_without_a_mine_gets_no_fee() -> None:
    position = at(
        f"{TAKE} gold=9,9,9,9 row=coyote-3,cactus-2,dry-gulch-2,dry-gulch-3 mayors=coyote:2"
    )
    told = play(position, "take:coyote-3")
    assert coins(told) == []
    # One mine is more than none, so the pawn changes hands.
    assert mayor(position) == 0


def test_who_cannot_pay_the_fee_pays_what_he_has_and_takes_the_mine() -> None:
    position = at(
        f"{TAKE} gold=2,9,9,9 row=coyote-3,dynamite,cactus-2,cactus-4 "
        "mines=coyote-5:2,coyote-6:2,coyote-7:2 mayors=coyote:2"
    )
    told = play(position, "take:coyote-3")
    assert coins(told) == [(0, 2, 2)]
    assert [event.values for event in told if event.kind == "bankrupt"] == [{"due": 3, "paid": 2}]
    assert position.gold == [0, 9, 11, 9]
    assert position.view(0)["mines"][0]["seat"] == 0


def test_who_has_nothing_pays_nothing_and_no_coin_is_told() -> None:
    position = at(
        f"{TAKE} gold=0,9,9,9 row=coyote-3,dynamite,cactus-2,cactus-4 "
        "mines=coyote-5:2,coyote-6:2 mayors=coyote:2"
    )
    told = play(position, "take:coyote-3")
    assert coins(told) == []
    assert "bankrupt" in kinds(told)


def test_the_mayor_stays_on_a_tie() -> None:
    position = at(
        f"{TAKE} gold=9,9,9,9 row=coyote-3,cactus-2,dry-gulch-2,dry-gulch-3 "
        "mines=coyote-5:0,coyote-6:2,coyote-7:2 mayors=coyote:2"
    )
    play(position, "take:coyote-3")
    assert mayor(position) == 2


def test_who_overtakes_the_mayor_pays_him_before_he_takes_the_pawn() -> None:
    position = at(
        f"{TAKE} gold=9,9,9,9 row=coyote-3,cactus-2,dry-gulch-2,dry-gulch-3 "
        "mines=coyote-4:0,coyote-5:0,coyote-6:2,coyote-7:2 mayors=coyote:2"
    )
    told = play(position, "take:coyote-3")
    assert coins(told) == [(0, 2, 2)]
    assert mayor(position) == 0
    changed = next(event for event in told if event.kind == "mayor-changed")
    assert (changed.seat, changed.values["former"]) == (0, 2)
    assert kinds(told).index("fee") < kinds(told).index("mayor-changed")


def test_the_pawn_is_lost_by_dynamite() -> None:
    position = at(
        f"{DYNAMITE} gold=9,9,9,9 mines=coyote-4:1,coyote-5:1,coyote-6:2,coyote-7:2 mayors=coyote:2"
    )
    play(position, "dynamite seat:2 coyote-6")
    assert mayor(position) == 1


def test_the_mayor_keeps_the_pawn_with_one_mine_and_with_none() -> None:
    position = at(f"{DYNAMITE} gold=9,9,9,9 mines=coyote-6:2,coyote-7:2 mayors=coyote:2")
    play(position, "dynamite seat:2 coyote-6")
    assert mayor(position) == 2
    position = at(f"{DYNAMITE} gold=9,9,9,9 mines=coyote-6:2,cactus-4:1 mayors=coyote:2")
    play(position, "dynamite seat:2 coyote-6")
    assert mayor(position) == 2


def test_the_one_with_the_most_above_the_old_mayor_gets_the_pawn() -> None:
    position = at(
        "round=9/15 phase=expropriation turn=0 bid=1:0 order=1,2,3 gold=9,9,9,9 "
        "row=cactus-2,dry-gulch-2,dry-gulch-3 "
        "mines=coyote-3:0,coyote-4:0,coyote-5:2,coyote-6:2,coyote-7:3,coyote-8:3 mayors=coyote:2"
    )
    told = play(position, "expropriation seat:2 coyote-5")
    # Seat 3 is nearer to the old mayor, but seat 0 has three mines now.
    assert mayor(position) == 0
    assert next(event for event in told if event.kind == "mayor-changed").rule == "mayors"


def test_among_equals_above_the_old_mayor_the_nearest_clockwise_gets_the_pawn() -> None:
    position = at(
        f"{DYNAMITE} gold=9,9,9,9 "
        "mines=coyote-3:2,coyote-4:2,coyote-5:3,coyote-6:3,coyote-7:1,coyote-8:1 mayors=coyote:2"
    )
    told = play(position, "dynamite seat:2 coyote-3")
    assert mayor(position) == 3
    assert next(event for event in told if event.kind == "mayor-changed").rule == "mayor-tie"


def test_the_nearest_clockwise_goes_round_the_table() -> None:
    position = at(
        f"{DYNAMITE} gold=9,9,9,9 "
        "mines=coyote-3:3,coyote-4:3,coyote-5:2,coyote-6:2,coyote-7:1,coyote-8:1 mayors=coyote:3"
    )
    play(position, "dynamite seat:3 coyote-3")
    assert mayor(position) == 1


def test_the_pawn_is_lost_by_expropriation() -> None:
    position = at(
        "round=9/15 phase=expropriation turn=0 bid=1:0 order=1,2,3 gold=9,9,9,9 "
        "row=cactus-2,dry-gulch-2,dry-gulch-3 "
        "mines=coyote-4:0,coyote-5:0,coyote-6:2,coyote-7:2 mayors=coyote:2"
    )
    told = play(position, "expropriation seat:2 coyote-6")
    assert coins(told) == [(0, 2, 2)]
    assert mayor(position) == 0


def test_an_expropriation_from_the_mayor_may_hand_the_pawn_to_somebody_else() -> None:
    position = at(
        "round=9/15 phase=expropriation turn=0 bid=1:0 order=1,2,3 gold=9,9,9,9 "
        "row=cactus-2,dry-gulch-2,dry-gulch-3 "
        "mines=coyote-3:0,coyote-4:1,coyote-5:1,coyote-6:1,coyote-7:2,coyote-8:2,coyote-10:2 "
        "mayors=coyote:2"
    )
    play(position, "expropriation seat:2 coyote-7")
    # 2 has two left, 0 has two now, but 1 has three.
    assert mayor(position) == 1


def test_the_governor_is_discarded_when_the_pawn_changes_hands() -> None:
    position = at(
        f"{DYNAMITE} gold=9,9,9,9 "
        "mines=coyote-4:1,coyote-5:1,coyote-6:2,coyote-7:2 mayors=coyote:2+governor"
    )
    told = play(position, "dynamite seat:2 coyote-6")
    assert "governor-gone" in kinds(told)
    assert position.governor == -1
    assert "governor" in position.view(0)["gone"]
    assert not any(town["governor"] for town in position.view(0)["towns"])


def test_the_governor_stays_while_the_mayor_does() -> None:
    position = at(
        f"{DYNAMITE} gold=9,9,9,9 mines=coyote-5:1,coyote-6:2,coyote-7:2 mayors=coyote:2+governor"
    )
    play(position, "dynamite seat:2 coyote-6")
    assert mayor(position) == 2
    assert TOWNS[position.governor] == "coyote"


def test_the_pawn_is_lost_by_a_collapse() -> None:
    position = at(
        "round=9/15 first=0 phase=telegraph turn=3 bid=1:0 gold=9,9,9,9 dice=1+1 kept=telegraph:3 "
        "mines=cold-mountain-3:1,cold-mountain-4:1,cold-mountain-5:2,cold-mountain-6:2 "
        "mayors=cold-mountain:2+governor"
    )
    told = play(position, "keep")
    assert "collapsed" in kinds(told)
    assert mayor(position, "cold-mountain") == 1
    assert position.governor == -1
