"""Positions of Boomers in which one thing must be done, which Rancher and Marshal must find."""

from __future__ import annotations

import pytest

from frontier.bots.levels import level_of
from frontier.bots.players import make_bot
from frontier.games.boomers import GAME
from frontier.table.chance import Chance

_BROKEN = "h2.k3.a4.b4.f4.c5.d5.h7.i7.f8.j8.k8.a9.d10"
_FORK = "e1-f1.e2-f2.e3-f3.a4-a5.b4-b5.c4-c5.d4-d5.e4-f4.e4-e5.f4-f5.g4-g5.h4-h5.i4-i5.j4-j5.k4-k5"

POSITIONS = {
    "cut D off before it gets out": (
        "A7o2/5Do1E2/2oo4C2/2o4o3/3oo1o2o1/1o3o5/2o2o1Fo2/3oo1o4/5B1o3/2o4o3/11 b 19 1 - - - - -",
        "A e11 D, A d11 D",
    ),
    "close 71 squares at once": (
        "2o3o4/3o4CE1/3Fo4o1/2o1o4o1/1o1o6o/1DBo1o5/2o3o4/2o6o1/1o5o3/o7o2/4A6 b 19 2 - - - - -",
        "C i11 E",
    ),
    "close the homestead and win": (
        "3Eo2o3/2oo2oC3/2o2D1oo2/o1ooo2o1o1/1o3oo1B1o/5o3o1/7o1o1/7o1o1/5o1oo2/4A1o1o2/2o1o2F3"
        " b 9 12 - - - - -",
        "A f2 F",
    ),
    "step onto the river": (
        "1oo1Foo4/4o6/4o2Eo2/11/1oo5C2/2oo7/1o2o1o4/2oBo2o3/3oD1o4/5o5/4o1A4"
        f" b 19 0 - - {_BROKEN} - -",
        "C h7",
    ),
    "shut E up between the rivers": (
        "1oo1Foo4/4oE5/4o3o2/7C3/1oo8/2oo7/1o2o1o4/2oBo2o3/3oD1o4/5o5/4o1A4"
        f" b 19 4 - - {_BROKEN} - -",
        "C g8 E",
    ),
    "wall D off from the larger part": (
        "6o4/2oZ4o2/oooYo4o1/3o3oo1C/o1Fo2o2o1/1ooA1o4o/2o7o/1oXoo1D4/3oo3E1o/2o1Bo5/5o5"
        " b 10 1 - - - - -",
        "A d5 D",
    ),
    "save the boomer: get A out": (
        "2o8/2o2o1o3/4oF1o3/3o2o1o2/3oAo2o2/3o1o2o2/1Y2o1ooDoo/o2o4oBX/1ooC6o/Z1Eo5o1/2o4oo2"
        " b 9 0 - - - - -",
        "A e8 none",
    ),
    "wait with a sooner": (
        "1o2Eo2o1o/2o1oZo1o2/Bo1ooY1o3/oDo1o2o3/1oC2o5/2o2o5/3oo2o3/4o1o4/3oX1o2A1/2F2o1oo2"
        "/o3o4o1 b 7 2 - - - - -",
        "Y g9, Y f8",
    ),
    "lay one stone with a sooner": (
        "o1o2B3o1/4oo1E3/5Yo4/4oo5/5oFo2o/5o5/4o1o1D1o/3o3Xoo1/4o1oo2A/11/2ZC2oo2o"
        " b 16 0 Z - - - -",
        "X h6 D h5, B g11 E",
    ),
    "settle along the railroad": (
        "2o5ooA/o1o2Foo2o/4o2o3/3o1o1Bo2/4o1oo3/5o1o3/7o3/2o6E1/oC7o1/1o8o/1Do1o3o2"
        f" b 13 1 - - - {_FORK} -",
        "C i3 E",
    ),
}


@pytest.mark.parametrize("level", ["rancher", "marshal"])
@pytest.mark.parametrize("task", POSITIONS)
def test_the_right_move_is_found(task: str, level: str) -> None:
    text, right = POSITIONS[task]
    position = GAME.read(text, Chance())
    assert position.turn == 0
    # What a Rancher sees while nothing slips its mind.
    sober = GAME.levels[level]._replace(slips=())
    choice = make_bot(GAME, level, sober).choose(position, 0, Chance("tactics"))
    assert " ".join(choice.action) in right.split(", ")


def test_reading_finds_what_one_move_ahead_does_not_show() -> None:
    # Else the positions would prove nothing about the search.
    greedy = make_bot(GAME, "greedy")
    missed = 0
    for text, right in POSITIONS.values():
        choice = greedy.choose(GAME.read(text, Chance()), 0, Chance("tactics"))
        missed += " ".join(choice.action) not in right.split(", ")
    assert missed >= 3


@pytest.mark.parametrize("level", ["greenhorn", "settler", "rancher", "marshal"])
def test_no_level_walls_itself_in_without_need(level: str) -> None:
    # A could lay stones that leave it two squares in the corner; nobody does.
    for seed in range(5):
        position = GAME.start(GAME.complete({"setup": "random"}), Chance(seed))
        chance = Chance(seed)
        bot = make_bot(GAME, level)
        bot.level = bot.level._replace(effort=min(bot.level.effort, 1_000))
        for _ in range(12):
            seat = position.turn
            if seat is None:
                break
            told = position.play(bot.choose(position, seat, chance).action)
            small = [
                event
                for event in told
                if event.kind == "homestead" and event.seat == seat and len(event.where) <= 2
            ]
            gained = any(event.kind == "homestead" and event.seat != seat for event in told)
            assert not small or gained


def test_open_land_counts_half_where_a_mine_lies_between_both_sides() -> None:
    # No stone closes the gap at such a mine, and the clock ends most of these games.
    def weight_of_land(mines: str) -> float:
        board = "1A3B3C1/11/11/11/11/11/11/11/11/11/1D3E3F1"
        position = GAME.read(f"{board} b 40 0 - {mines} - - -", Chance())
        assert GAME.judge
        features = GAME.judge.features(position, 0)
        (land,) = (feature for feature in features if feature.name == "land")
        return land.weight

    behind_blue = weight_of_land("c9.f9.i9")
    assert weight_of_land("c9.f6.i9") == behind_blue / 2
    assert weight_of_land("c9.f2.i9") == behind_blue


def test_no_homestead_is_given_away_where_no_stone_will_be_laid_afterwards() -> None:
    # A and B of Blue walk to and fro: whoever leads by the homestead of C wins by the clock.
    rows = "2o5F2/B2o1o5/3o6D/4o6/1o2Aoo4/4o1o4/o2o7/2oo7/10E/3o7/1o1Co6"
    position = GAME.read(f"{rows} o 23 11 - b6.f6.j6 - - -", Chance())
    gift = position.copy()
    gift.advance(("E", "c3", "C"))
    assert gift.totals() == [1, 0]
    level = level_of(GAME, "marshal")._replace(effort=8_000)
    position.advance(make_bot(GAME, "marshal", level).choose(position, None, Chance(1)).action)
    assert position.totals() == [0, 0]
