"""Cards that wait in front of their owner, and come alive later."""

from __future__ import annotations

import pytest
from tests.core.games.boomtown.stated import at
from tests.core.games.table_talk import kinds, legal, play

from frontier.games.boomtown.cards import NAMES, TOWNS

TAKE = "round=9/15 phase=take turn=0 bid=1:0 order=0,1,2,3 gold=9,9,9,9"
REST = "cactus-2,dry-gulch-2,dry-gulch-3"


@pytest.mark.parametrize("card", ["governor", "girls", "new-vein", "mustang", "telegraph"])
def test_a_card_without_a_place_is_kept(card: str) -> None:
    position = at(f"{TAKE} row={card},{REST}")
    assert kinds(play(position, f"take:{card}")) == ["took-card", "kept"]
    assert position.view(0)["kept"] == [{"card": card, "seat": 0}]
    assert (position.phase, position.turn) == ("take", 1)


def test_a_kept_governor_is_placed_when_its_owner_becomes_mayor() -> None:
    position = at(f"{TAKE} row=coyote-3,{REST} mines=coyote-4:0 kept=governor:0")
    assert kinds(play(position, "take:coyote-3")) == ["took-mine", "mayor", "governor-placed"]
    assert TOWNS[position.governor] == "coyote"
    assert position.view(0)["kept"] == []


def test_a_kept_governor_comes_alive_in_another_players_turn() -> None:
    position = at(
        "round=9/15 phase=dynamite turn=0 bid=1:0 order=1,2,3 gold=9,9,9,9 "
        f"row={REST} mines=coyote-4:1,coyote-5:1,coyote-6:2,coyote-7:2 mayors=coyote:2 "
        "kept=governor:1"
    )
    told = play(position, "dynamite seat:2 coyote-6")
    placed = next(event for event in told if event.kind == "governor-placed")
    assert placed.seat == 1
    assert TOWNS[position.governor] == "coyote"


def test_two_pawns_won_by_one_collapse_leave_the_owner_a_choice() -> None:
    position = at(
        "round=9/15 first=0 phase=telegraph turn=3 bid=1:2 gold=9,9,9,9 dice=6+6 "
        "kept=telegraph:3,governor:1 "
        "mines=cactus-2:1,cactus-4:1,cactus-6:0,cactus-7:0,"
        "cold-mountain-3:1,cold-mountain-4:1,cold-mountain-5:0,cold-mountain-6:0 "
        "mayors=cactus:0,cold-mountain:0"
    )
    told = play(position, "keep")
    assert kinds(told).count("mayor-changed") == 2
    assert (position.phase, position.turn) == ("governor", 1)
    assert legal(position) == ["governor cactus", "governor cold-mountain"]
    told = play(position, "governor cold-mountain")
    assert kinds(told) == ["governor-placed", "row"]
    # The turn goes on where it was: the winner of the auction opens the next one.
    assert (position.round, position.phase, position.turn) == (10, "bid", 2)


def test_kept_girls_move_in_with_the_first_saloon() -> None:
    position = at(f"{TAKE} row=saloon,{REST} kept=girls:0")
    play(position, "take:saloon")
    assert kinds(play(position, "saloon coyote")) == ["saloon-opened", "girls-placed"]
    assert position.view(0)["saloons"][0]["girls"]


def test_kept_girls_do_not_move_into_the_saloon_of_another() -> None:
    position = at(f"{TAKE} row=saloon,{REST} kept=girls:1")
    play(position, "take:saloon")
    assert kinds(play(position, "saloon coyote")) == ["saloon-opened"]


def test_a_kept_new_vein_goes_under_the_first_mine() -> None:
    position = at(f"{TAKE} row=coyote-3,{REST} kept=new-vein:0")
    assert kinds(play(position, "take:coyote-3")) == ["took-mine", "vein-placed"]
    assert NAMES[position.vein] == "coyote-3"


# The mustang


@pytest.mark.parametrize("winner", range(5))
@pytest.mark.parametrize("rider", range(5))
def test_the_mustang_from_every_seat(winner: int, rider: int) -> None:
    order = [(winner + step) % 5 for step in range(5)]
    position = at(
        f"round=9/12 phase=take turn={winner} bid=1:{winner} order={','.join(map(str, order))} "
        f"gold=9,9,9,9,9 row=coyote-3,cactus-2,dry-gulch-2,san-narciso-2,cold-mountain-3 "
        f"kept=mustang:{rider}"
    )
    play(position, "take:coyote-3")
    if rider in (order[0], order[1]):
        # The winner himself, or next anyway: nobody asks.
        assert (position.phase, position.turn) == ("take", order[1])
        return
    assert (position.phase, position.turn) == ("mustang", rider)
    assert legal(position) == ["mustang", "wait"]
    waits = position.copy()
    play(waits, "wait")
    assert (waits.phase, waits.turn, waits.order) == ("take", order[1], tuple(order[1:]))
    assert waits.view(0)["kept"] == [{"card": "mustang", "seat": rider}]
    play(position, "mustang")
    rest = [seat for seat in order[1:] if seat != rider]
    assert (position.phase, position.turn) == ("take", rider)
    assert position.order == (rider, *rest)
    assert "mustang" in position.view(0)["gone"]
    play(position, "take:cactus-2")
    assert (position.phase, position.turn, position.order) == ("take", rest[0], tuple(rest))


def test_the_mustang_waits_until_the_winners_card_is_resolved() -> None:
    position = at(f"{TAKE} row=dynamite,{REST} kept=mustang:3 mines=coyote-3:1,coyote-4:2")
    play(position, "take:dynamite")
    assert position.phase == "dynamite"
    play(position, "dynamite seat:1 coyote-3")
    assert (position.phase, position.turn) == ("mustang", 3)


def test_the_mustang_is_asked_once_a_turn() -> None:
    position = at(f"{TAKE} row=coyote-3,{REST} kept=mustang:3")
    play(position, "take:coyote-3", "wait", "take:cactus-2")
    assert (position.phase, position.turn) == ("take", 2)


def test_the_winner_who_takes_the_mustang_is_not_asked() -> None:
    position = at(f"{TAKE} row=mustang,{REST}")
    play(position, "take:mustang")
    assert (position.phase, position.turn) == ("take", 1)


# The telegraph


def rolled(dice: str, more: str) -> str:
    return (
        f"round=9/15 first=0 phase=telegraph turn=3 bid=1:2 gold=9,9,9,9 dice={dice} "
        f"kept=telegraph:3 {more}"
    )


def test_the_telegraph_is_asked_after_the_roll_and_before_any_gold() -> None:
    position = at(
        "round=9/15 phase=take turn=0 bid=1:2 order=0,1 gold=9,9,9,9 row=cactus-2,coyote-3 "
        "mines=dry-gulch-7:1 kept=telegraph:3",
        3,
        4,
    )
    told = play(position, "take:cactus-2")
    assert kinds(told) == ["took-mine", "took-mine", "rolled"]
    assert (position.phase, position.turn, position.dice) == ("telegraph", 3, (3, 4))
    assert position.gold == [9, 9, 9, 9]


def test_the_telegraph_works_in_the_turn_it_is_taken() -> None:
    position = at(
        "round=9/15 phase=take turn=0 bid=1:2 order=0,1 gold=9,9,9,9 row=cactus-2,telegraph", 3, 4
    )
    play(position, "take:cactus-2")
    assert (position.phase, position.turn) == ("telegraph", 1)


def test_either_die_may_show_any_other_face_or_the_card_be_kept() -> None:
    position = at(rolled("3+5", ""))
    changes = [f"telegraph die:1 {face}" for face in (1, 2, 4, 5, 6)]
    changes += [f"telegraph die:2 {face}" for face in (1, 2, 3, 4, 6)]
    assert legal(position) == [*changes, "keep"]


def test_production_follows_the_changed_roll_and_the_card_is_gone() -> None:
    position = at(rolled("3+5", "mines=coyote-8:0,coyote-10:1"))
    told = play(position, "telegraph die:1 5")
    assert [event.values["mine"] for event in told if event.kind == "produced"] == ["coyote-10"]
    assert position.gold == [9, 15, 9, 9]
    assert "telegraph" in position.view(0)["gone"]


def test_a_kept_telegraph_leaves_the_roll_and_stays() -> None:
    position = at(rolled("3+5", "mines=coyote-8:0,coyote-10:1"))
    play(position, "keep")
    assert position.gold == [13, 9, 9, 9]
    assert position.view(0)["kept"] == [{"card": "telegraph", "seat": 3}]


@pytest.mark.parametrize(
    ("dice", "action", "collapses"),
    [
        ("1+1", "keep", True),
        ("6+6", "keep", True),
        ("1+1", "telegraph die:1 2", False),
        ("6+6", "telegraph die:2 5", False),
        ("1+2", "telegraph die:2 1", True),
        ("5+6", "telegraph die:1 6", True),
        ("5+6", "keep", False),
    ],
)
def test_collapses_follow_the_telegraph_to_and_from_2_and_12(
    dice: str, action: str, collapses: bool
) -> None:
    position = at(rolled(dice, "mines=cactus-7:0,cold-mountain-6:1"))
    told = play(position, action)
    assert kinds(told).count("collapsed") == (2 if collapses else 0)
    assert len(position.view(0)["mines"]) == (0 if collapses else 2)


def test_the_telegraph_works_on_the_last_roll() -> None:
    position = at(
        "round=15/15 first=0 phase=telegraph turn=3 bid=1:2 gold=9,9,9,9 dice=3+4 "
        "kept=telegraph:3 mines=coyote-12:3"
    )
    play(position, "telegraph die:1 1")
    assert position.turn is None
    assert position.gold == [9, 9, 9, 9]
