"""Scores, with the numbers of the rule books' examples."""

from tests.core.games.boomers.stated import at
from tests.core.games.table_talk import ended, points

from frontier.games.boomers import GAME
from frontier.table.chance import Chance

EXAMPLE = (
    "C1o8/oo9/4A6/7B3/ooooooooooo/5o4o/2E2o5/5o2F2/5o5/ooooooooooo/5D5"
    " b 10 0 - {mines} - {tracks} -"
)
RAILROAD = (
    "d8-e8.d9-e9.d10-e10.d11-e11.e10-e11.f10-f11.f11-g11."
    "e7-e8.f7-f8.g7-g8.h7-h8.h8-i8.h9-i9.h10-i10.h11-i11."
    "g7-h7.g6-h6.g5-h5.g4-h4.g3-h3.h2-h3.i2-i3.j2-j3.k2-k3"
)


def example(mines="-", tracks="-"):
    return GAME.read(EXAMPLE.format(mines=mines, tracks=tracks), Chance())


def homestead_points(position):
    return [(item.seat, item.values["boomers"], item.points) for item in position.score()]


def test_the_base_example_is_41_to_50():
    position = example()
    assert sorted(homestead_points(position)) == [
        (0, ["A", "B"], 39),
        (0, ["C"], 2),
        (1, ["D"], 11),
        (1, ["E"], 20),
        (1, ["F"], 19),
    ]
    assert ended(position).totals == (41, 50)
    assert ended(position).winners == (1,)


def test_the_railroad_example_is_28_to_46():
    position = example(tracks=RAILROAD)
    assert sorted(homestead_points(position)) == [
        (0, ["A", "B"], 26),
        (0, ["C"], 2),
        (1, ["D"], 11),
        (1, ["E"], 20),
        (1, ["F"], 15),
    ]
    split = next(item for item in position.score() if item.values["boomers"] == ["A", "B"])
    assert sorted(split.values["counted"]) == [12, 14]
    # The rule book adds 11, 20 and 15 to 50.
    assert position.totals() == [28, 46]


def test_the_mines_example_is_51_to_70():
    position = example(mines="e10.b1.b4")
    assert position.totals() == [51, 70]


def test_the_river_example_is_19_to_36():
    rivers = "a5.b5.c5.d5.e5.f5.g5.h5.i5.j5.k5.i3.i4"
    rows = "C9o/ooooooooooo/8ooo/oooooooo3/6oo1B1/2F4o3/4A6/11/1E9/ooooooooooo/2D4o3"
    position = GAME.read(f"{rows} o 2 0 - - {rivers} - -", Chance())
    assert sorted(homestead_points(position)) == [
        (0, ["B"], 9),
        (0, ["C"], 10),
        (1, ["D"], 7),
        (1, ["E"], 16),
        (1, ["F"], 13),
    ]
    outcome = position.outcome()
    assert outcome
    assert outcome.totals == (19, 36)


def test_a_mine_makes_a_smaller_section_the_better_one():
    # A owns rows 1 and 2; the railroad runs between them, with a mine on the shorter side.
    tracks = " ".join(f"{column}1-{column}2" for column in "abcdefghijk")
    wall = " ".join(f"{column}3" for column in "abcdefghijk")
    position = at("A b1 B k11 D a11", wall + " a2 b2 c2", tracks=tracks, mines="f2 a9 k9")
    (item,) = position.score()
    assert item.values["counted"] == [18]
    view = position.view(None)["homesteads"][0]
    assert [(part["points"], part["counts"]) for part in view["sections"]] == [
        (11, False),
        (18, True),
    ]


def test_a_sooner_does_not_change_the_score_of_its_square():
    position = at("A a1 B k1 D k11 X b1", "a2 b2 c1")
    assert position.totals() == [2, 0]


def test_equal_scores_are_a_draw():
    position = at("A a1 D k11", "a2 b1 k10 j11")
    assert ended(position).winners == ()
    assert ended(position).totals == (1, 1)


def test_the_points_of_the_last_events_are_the_score():
    # E steps beside A, which F hems in on the other side.
    position = at("A k11 D a1 E k9 F j11", "a2 b1", side="o")
    told = position.play(("E", "k10"))
    assert position.turn is None
    assert points(told) == {1: 1}
    assert ended(position).totals == (0, 1)
