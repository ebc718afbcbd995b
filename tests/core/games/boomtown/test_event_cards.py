"""The event cards that are played or placed when they are taken."""

from __future__ import annotations

import pytest
from tests.core.games.boomtown.stated import at, coins
from tests.core.games.table_talk import kinds, legal, play

from frontier.games.boomtown.cards import NAMES, TOWNS

TAKE = "round=9/15 phase=take turn=0 bid=1:0 order=0,1,2,3 gold=9,9,9,9"
AFTER = "round=9/15 turn=0 bid=1:0 order=1,2,3 gold=9,9,9,9 row=cactus-2,dry-gulch-2,dry-gulch-3"
REST = "cactus-2,dry-gulch-2,dry-gulch-3"


def test_the_card_shark_takes_four_from_everybody_else() -> None:
    position = at(f"{TAKE.replace('9,9,9,9', '9,9,4,2')} row=card-shark,{REST}")
    told = play(position, "take:card-shark")
    assert coins(told) == [(1, "bank", 4), (2, "bank", 4), (3, "bank", 2)]
    assert position.gold == [9, 5, 0, 0]
    assert [event.seat for event in told if event.kind == "bankrupt"] == [3]
    assert "card-shark" in position.view(0)["gone"]


def test_the_stagecoach_brings_ten() -> None:
    position = at(f"{TAKE} row=stagecoach,{REST}")
    assert coins(play(position, "take:stagecoach")) == [("bank", 0, 10)]
    assert position.gold == [19, 9, 9, 9]


# Dynamite


def test_dynamite_hits_every_mine_and_saloon_of_opponents_and_nothing_of_ones_own() -> None:
    position = at(
        f"{TAKE} row=dynamite,{REST} mines=coyote-3:0,coyote-10:2,cactus-4:1 "
        "saloons=coyote:0,cactus:2"
    )
    play(position, "take:dynamite")
    assert (position.phase, position.turn) == ("dynamite", 0)
    assert legal(position) == [
        "dynamite seat:1 cactus-4",
        "dynamite seat:2 coyote-10",
        "dynamite seat:2 saloon:cactus",
    ]
    play(position, "dynamite seat:2 coyote-10")
    assert [mine["card"] for mine in position.view(0)["mines"]] == ["cactus-4", "coyote-3"]
    assert position.view(0)["gone"] == ["coyote-10", "dynamite"]
    assert (position.phase, position.turn) == ("take", 1)


def test_dynamite_takes_the_new_vein_with_the_mine() -> None:
    position = at(f"{AFTER} phase=dynamite mines=coyote-10:2+vein,cactus-4:1")
    told = play(position, "dynamite seat:2 coyote-10")
    assert "vein-gone" in kinds(told)
    assert position.vein == -1
    assert "new-vein" in position.view(0)["gone"]


def test_dynamite_takes_the_girls_with_the_saloon() -> None:
    position = at(f"{AFTER} phase=dynamite mines=cactus-4:1 saloons=coyote:2+girls")
    told = play(position, "dynamite seat:2 saloon:coyote")
    assert "girls-gone" in kinds(told)
    assert position.saloons == ()
    assert {"saloon", "girls"} <= set(position.view(0)["gone"])


def test_two_saloons_of_one_owner_in_one_town_are_told_apart_by_the_girls() -> None:
    position = at(f"{AFTER} phase=dynamite saloons=coyote:2,coyote:2+girls")
    assert legal(position) == [
        "dynamite seat:2 saloon:coyote",
        "dynamite seat:2 saloon:coyote:girls",
    ]
    plain = position.copy()
    play(position, "dynamite seat:2 saloon:coyote:girls")
    assert position.saloons == ((2, TOWNS.index("coyote"), False),)
    play(plain, "dynamite seat:2 saloon:coyote")
    assert plain.saloons == ((2, TOWNS.index("coyote"), True),)


def test_two_equal_saloons_are_one_target() -> None:
    position = at(f"{AFTER} phase=dynamite saloons=coyote:2,coyote:2 mines=cactus-4:1")
    assert legal(position) == ["dynamite seat:1 cactus-4", "dynamite seat:2 saloon:coyote"]


def test_dynamite_with_a_single_target_explodes_at_once() -> None:
    position = at(f"{TAKE} row=dynamite,{REST} mines=coyote-3:0,coyote-10:2")
    told = play(position, "take:dynamite")
    assert "dynamite-mine" in kinds(told)
    assert (position.phase, position.turn) == ("take", 1)


def test_dynamite_without_a_target_has_no_effect() -> None:
    position = at(f"{TAKE} row=dynamite,{REST} mines=coyote-3:0 saloons=coyote:0")
    assert "no-target" in kinds(play(position, "take:dynamite"))
    assert (position.phase, position.turn) == ("take", 1)


# Expropriation


def test_expropriation_needs_a_mine_of_ones_own_in_the_town() -> None:
    position = at(
        f"{TAKE} row=expropriation,{REST} "
        "mines=coyote-3:0,coyote-10:2,coyote-11:1,cactus-4:1,cactus-5:2"
    )
    play(position, "take:expropriation")
    assert legal(position) == ["expropriation seat:1 coyote-11", "expropriation seat:2 coyote-10"]


def test_expropriation_without_a_target_has_no_effect() -> None:
    position = at(f"{TAKE} row=expropriation,{REST} mines=coyote-3:0,cactus-4:1,cactus-5:2")
    assert "no-target" in kinds(play(position, "take:expropriation"))


def test_expropriation_pays_the_fee_even_to_the_victim() -> None:
    position = at(
        f"{AFTER} phase=expropriation mines=coyote-3:0,coyote-10:2,coyote-11:2,coyote-12:2 "
        "mayors=coyote:2+governor"
    )
    told = play(position, "expropriation seat:2 coyote-10")
    assert coins(told) == [(0, 2, 6)]
    assert position.owner[NAMES.index("coyote-10")] == 0


def test_expropriation_pays_the_fee_to_a_mayor_who_is_not_the_victim() -> None:
    position = at(
        f"{AFTER} phase=expropriation mines=coyote-3:0,coyote-10:2,coyote-11:1,coyote-12:1 "
        "mayors=coyote:1"
    )
    assert coins(play(position, "expropriation seat:2 coyote-10")) == [(0, 1, 2)]


def test_the_mayor_expropriates_for_nothing() -> None:
    position = at(
        f"{AFTER} phase=expropriation mines=coyote-3:0,coyote-4:0,coyote-10:2,coyote-11:1 "
        "mayors=coyote:0"
    )
    assert coins(play(position, "expropriation seat:2 coyote-10")) == []


def test_a_new_vein_moves_with_the_mine() -> None:
    position = at(f"{AFTER} phase=expropriation mines=coyote-3:0,coyote-10:2+vein,coyote-11:1")
    play(position, "expropriation seat:2 coyote-10")
    assert NAMES[position.vein] == "coyote-10"
    mine = next(item for item in position.score() if item.kind == "vein")
    assert (mine.seat, mine.points) == (0, 3)


# Holdup


def test_a_holdup_offers_every_opponent_and_every_number() -> None:
    position = at(f"{TAKE} row=holdup,{REST}")
    play(position, "take:holdup")
    assert len(legal(position)) == 3 * 11
    assert legal(position)[0] == "holdup seat:1 2"
    assert legal(position)[-1] == "holdup seat:3 12"


@pytest.mark.parametrize(
    ("dice", "number", "loot"),
    [
        ((3, 4), 7, 7),
        ((3, 4), 8, 0),
        ((6, 6), 12, 9),
        ((1, 1), 2, 2),
        ((1, 2), 2, 2),
        ((5, 6), 10, 9),
    ],
)
def test_a_holdup_takes_the_number_if_the_dice_reach_it(
    dice: tuple[int, int], number: int, loot: int
) -> None:
    position = at(f"{AFTER} phase=holdup", *dice)
    told = play(position, f"holdup seat:1 {number}")
    assert coins(told) == ([(1, 0, loot)] if loot else [])
    assert position.gold == [9 + loot, 9 - loot, 9, 9]
    assert told[0].given == f"{dice[0]}+{dice[1]}"
    assert told[0].kind == ("holdup" if loot else "holdup-failed")
    assert "bankrupt" not in kinds(told)


def test_a_victim_without_gold_may_be_held_up() -> None:
    position = at(f"{AFTER.replace('9,9,9,9', '9,0,9,9')} phase=holdup", 6, 6)
    assert kinds(play(position, "holdup seat:1 5")) == ["holdup", "robbed-nothing"]


def test_the_telegraph_is_not_asked_about_a_holdup() -> None:
    position = at(f"{AFTER} phase=holdup kept=telegraph:1", 1, 1)
    play(position, "holdup seat:1 5")
    assert position.phase == "take"


# Saloon, girls, governor, new vein


def test_a_saloon_opens_in_any_town_even_in_one_that_has_a_saloon() -> None:
    position = at(f"{TAKE} row=saloon,{REST} saloons=coyote:2")
    play(position, "take:saloon")
    assert legal(position) == [f"saloon {town}" for town in TOWNS]
    play(position, "saloon coyote")
    coyote = TOWNS.index("coyote")
    assert position.saloons == ((2, coyote, False), (0, coyote, False))


def test_girls_go_to_the_only_saloon_at_once() -> None:
    position = at(f"{TAKE} row=girls,{REST} saloons=coyote:0,cactus:1")
    assert "girls-placed" in kinds(play(position, "take:girls"))
    assert [s["girls"] for s in position.view(0)["saloons"]] == [True, False]


def test_the_owner_of_two_saloons_chooses_where_the_girls_go() -> None:
    position = at(f"{TAKE} row=girls,{REST} saloons=coyote:0,cactus:0")
    play(position, "take:girls")
    assert (position.phase, position.turn) == ("girls", 0)
    assert legal(position) == ["girls coyote", "girls cactus"]
    play(position, "girls cactus")
    assert [s["girls"] for s in position.view(0)["saloons"]] == [False, True]
    assert position.view(0)["kept"] == []


def test_the_governor_goes_to_the_only_mayor_at_once() -> None:
    position = at(f"{TAKE} row=governor,{REST} mines=coyote-3:0,coyote-4:0 mayors=coyote:0")
    assert "governor-placed" in kinds(play(position, "take:governor"))
    assert TOWNS[position.governor] == "coyote"


def test_a_mayor_of_two_towns_chooses_where_to_be_governor() -> None:
    position = at(f"{TAKE} row=governor,{REST} mayors=coyote:0,cactus:0,dry-gulch:1")
    play(position, "take:governor")
    assert legal(position) == ["governor cactus", "governor coyote"]
    play(position, "governor coyote")
    assert TOWNS[position.governor] == "coyote"


def test_a_new_vein_goes_under_any_mine_of_ones_own() -> None:
    position = at(f"{TAKE} row=new-vein,{REST} mines=coyote-3:0,cactus-4:0,dry-gulch-5:1")
    play(position, "take:new-vein")
    assert legal(position) == ["new-vein cactus-4", "new-vein coyote-3"]
    play(position, "new-vein coyote-3")
    assert NAMES[position.vein] == "coyote-3"
