"""Positions of Boomtown that every level from Rancher up must solve, and what none may do."""

from __future__ import annotations

import pytest
from tests.core.games.boomtown.stated import at

from frontier.bots.players import make_bot
from frontier.games.boomtown import GAME
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.chance import Chance
from frontier.table.levels import LEVEL_NAMES

GOOD = ("rancher", "marshal")


def choices(position: BoomtownPosition, level: str, seeds: int = 3) -> list[str]:
    assert position.turn is not None
    return [
        " ".join(make_bot(GAME, level).choose(position, position.turn, Chance(seed)).action)
        for seed in range(seeds)
    ]


@pytest.mark.parametrize("level", GOOD)
def test_the_mine_that_makes_a_mayor_is_taken(level: str) -> None:
    position = at(
        "round=20/20 first=0 phase=take turn=0 gold=10,10,10 bid=3:0 passed=- order=0,1,2 dice=- "
        "row=coyote-11,cactus-4,dry-gulch-11 mines=cactus-9:0,san-narciso-4:1,cold-mountain-5:2 "
        "mayors=- saloons=- kept=- deck=-"
    )
    assert choices(position, level) == ["take:cactus-4"] * 3


@pytest.mark.parametrize("level", GOOD)
def test_the_pawn_of_a_rival_is_taken_away(level: str) -> None:
    position = at(
        "round=20/20 first=0 phase=take turn=0 gold=10,10,10 bid=3:0 passed=- order=0,1,2 dice=- "
        "row=coyote-11,cactus-4,dry-gulch-11 mines=cactus-9:0,cactus-2:0,cactus-5:1,cactus-8:1,"
        "coyote-4:1,dry-gulch-5:2 mayors=cactus:1 saloons=- kept=- deck=-"
    )
    assert choices(position, level) == ["take:cactus-4"] * 3


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_an_auction_that_is_all_but_won_is_not_passed(level: str) -> None:
    # The others are out: one gold buys the first choice, and only one card is any good.
    position = at(
        "round=2/20 first=1 phase=bid turn=0 gold=12,10,10 bid=- passed=1,2 order=- dice=- "
        "row=cold-mountain-6,coyote-3,san-narciso-6 mines=- mayors=- saloons=- kept=-"
    )
    for action in choices(position, level, seeds=8):
        assert action != "pass"


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_nobody_pays_much_for_choosing_among_equals(level: str) -> None:
    position = at(
        "round=10/20 first=0 phase=bid turn=0 gold=40,10,10 bid=6:2 passed=- order=- dice=- "
        "row=coyote-8,cactus-9,dry-gulch-9 mines=- mayors=- saloons=- kept=-"
    )
    assert choices(position, level, seeds=8) == ["pass"] * 8


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_a_bid_never_goes_far_above_the_last_one(level: str) -> None:
    position = at(
        "round=10/20 first=0 phase=bid turn=0 gold=90,10,10 bid=2:2 passed=- order=- dice=- "
        "row=coyote-8,cold-mountain-6,dry-gulch-9 mines=- mayors=- saloons=- kept=-"
    )
    for action in choices(position, level, seeds=8):
        assert action == "pass" or int(action.removeprefix("bid:")) <= 25


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_a_stagecoach_is_better_than_the_poorest_mine(level: str) -> None:
    position = at(
        "round=19/20 first=0 phase=take turn=0 gold=10,10,10 bid=3:0 passed=- order=0,1,2 dice=- "
        "row=coyote-3,stagecoach,san-narciso-6 mines=- mayors=- saloons=- kept=-"
    )
    assert choices(position, level) == ["take:stagecoach"] * 3


@pytest.mark.parametrize("level", GOOD)
def test_dynamite_hits_what_hurts_a_leader(level: str) -> None:
    position = at(
        "round=3/20 first=0 phase=dynamite turn=0 gold=10,30,10 bid=3:0 passed=- order=1,2 dice=- "
        "row=coyote-3,cactus-4 mines=cold-mountain-6:1,san-narciso-6:2,dry-gulch-2:1 mayors=- "
        "saloons=- kept=-"
    )
    assert choices(position, level) == ["dynamite seat:1 cold-mountain-6"] * 3


@pytest.mark.parametrize("level", GOOD)
def test_a_holdup_names_a_number_that_can_be_rolled(level: str) -> None:
    position = at(
        "round=5/20 first=0 phase=holdup turn=0 gold=10,30,2 bid=3:0 passed=- order=1,2 dice=- "
        "row=coyote-3,cactus-4 mines=- mayors=- saloons=- kept=-"
    )
    for action in choices(position, level):
        _, victim, number = action.split()
        assert victim == "seat:1"
        assert 4 <= int(number) <= 9


@pytest.mark.parametrize("level", GOOD)
def test_a_telegram_brings_in_the_best_mine_of_the_last_turn(level: str) -> None:
    # 6 and 2 were rolled: a 3 for the 2 makes nine, a seven-gold mine of one's own.
    position = at(
        "round=20/20 first=0 phase=telegraph turn=0 gold=10,30,10 bid=3:0 passed=- order=- "
        "dice=6+2 row=- mines=san-narciso-9:0,cactus-8:1 mayors=- saloons=- kept=telegraph:0 deck=-"
    )
    assert choices(position, level) == ["telegraph die:2 3"] * 3
