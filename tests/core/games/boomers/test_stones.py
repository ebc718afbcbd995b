"""Laying stones: meeting squares, clear lines, all or none, the supply, and sooners."""

import pytest
from tests.core.games.boomers.stated import at, uses
from tests.core.games.table_talk import kinds


def laid(told):
    return sorted(event.values["at"] for event in told if event.kind == "stone")


def test_both_stones_go_where_the_two_boomers_would_meet():
    position = at("A b1 D h8")
    assert uses(position, "A", "b2") == [("D",), ("none",)]
    assert laid(position.play(("A", "b2", "D"))) == ["b8", "h2"]
    assert position.view(0)["stones"] == ["h2", "b8"]
    assert position.view(0)["supply"] == 18


def test_laying_none_is_a_choice():
    position = at("A b1 D h8")
    assert laid(position.play(("A", "b2", "none"))) == []


@pytest.mark.parametrize("square", ["b8", "h1"])
def test_a_boomer_on_the_same_line_cannot_be_used(square):
    position = at("A b1 D h8")
    assert uses(position, "A", square) == [()]


@pytest.mark.parametrize(
    ("blocker", "left"),
    [("b5", ["h2"]), ("d8", ["h2"]), ("b8", ["h2"]), ("e2", ["b8"]), ("h5", ["b8"])],
)
def test_a_piece_between_either_boomer_and_the_square_keeps_that_stone_away(blocker, left):
    position = at("A b1 D h8", blocker)
    assert laid(position.play(("A", "b2", "D"))) == left
    position = at(f"A b1 B {blocker} D h8")
    assert laid(position.play(("A", "b2", "D"))) == left


def test_the_square_that_the_mover_has_left_no_longer_blocks():
    # On c8 A stands in D's row; from c1 the two meet on that very square.
    position = at("A c8 D h8")
    assert laid(position.play(("A", "c1", "D"))) == ["c8", "h1"]


def test_mines_and_rivers_carry_no_stone_but_never_block_a_line():
    position = at("A b1 D h8", mines="b8")
    assert laid(position.play(("A", "b2", "D"))) == ["h2"]
    position = at("A b1 D h8", rivers="h2")
    assert laid(position.play(("A", "b2", "D"))) == ["b8"]
    position = at("A b1 D h8", mines="b5 d8", rivers="e2 h5")
    assert laid(position.play(("A", "b2", "D"))) == ["b8", "h2"]


def test_an_exhausted_boomer_cannot_be_used():
    position = at("A e5 D a1 E k11", "a2 b1", quiet="0")
    assert all(("D",) not in uses(position, "A", square) for square in ("e6", "d5", "e4"))


def test_one_stone_left_for_two_squares_lets_the_mover_choose():
    position = at("A b1 D h8", supply=1)
    assert uses(position, "A", "b2") == [("D", "b8"), ("D", "h2"), ("none",)]
    told = position.play(("A", "b2", "D", "h2"))
    assert laid(told) == ["h2"]
    assert "supply-empty" in kinds(told)


def test_one_stone_left_for_one_square_is_no_choice():
    position = at("A b1 D h8", "b5", supply=1)
    assert uses(position, "A", "b2") == [("D",), ("none",)]


def test_with_an_empty_supply_none_is_laid():
    position = at("A b1 D h8", supply=0)
    assert uses(position, "A", "b2") == [()]


def test_a_moved_sooner_uses_an_opposing_boomer_for_one_stone():
    position = at("A a11 D h8 X b1 Y k1")
    choices = uses(position, "X", "b2")
    assert choices == [("D", "b8"), ("D", "h2"), ("none",)]
    assert laid(position.play(("X", "b2", "D", "b8"))) == ["b8"]


def test_a_sooner_never_uses_a_sooner_or_a_boomer_of_the_mover():
    position = at("A h8 D k11 X b1 Y e5")
    assert {use[0] for use in uses(position, "X", "b2")} == {"D", "none"}


def test_a_moved_boomer_uses_a_sooner_for_one_stone_of_its_choice():
    position = at("A b1 D k11 X h8")
    assert uses(position, "A", "b2") == [
        ("D",),
        ("X", "b8"),
        ("X", "h2"),
        ("none",),
    ]


def test_with_one_possible_square_the_sooner_needs_no_choice():
    position = at("A b1 D k11 X h8", "b5")
    assert ("X",) in uses(position, "A", "b2")


def test_a_sooner_within_a_homestead_lays_nothing():
    position = at("A a1 B h8 D k11 X b1", "a3 b3 c2 c1")
    assert uses(position, "X", "b2") == [()]


def test_a_sooner_that_leaves_a_homestead_may_lay_a_stone():
    position = at("A a1 B h8 D g5 E k11 X b1", "a3 b3 c2", rivers="c1")
    # From c1 only g1 can be reached: the way up is blocked by the stone on c2.
    assert uses(position, "X", "c1") == [("D",), ("E",), ("none",)]
    assert laid(position.play(("X", "c1", "D"))) == ["g1"]


def test_a_sooner_in_a_homestead_is_not_used():
    # On the river square c1 X meets B on e1; on b1, in A's homestead, it does not.
    position = at("A a1 B f6 D k11 X c1", "a3 b3 c2", rivers="c1")
    assert ("X",) in uses(position, "B", "e6")
    position = at("A a1 B f6 D k11 X b1", "a3 b3 c2", rivers="c1")
    assert ("X",) not in uses(position, "B", "e6")


def test_no_stone_is_laid_on_a_homestead():
    position = at("A b2 B k1 D a1 E a5 F k11", "a6", rivers="b1 b2 b3 a4")
    assert position.view(0)["exhausted"] == ["D"]
    # The meeting squares of b3 and a5 are a3, which is D's, and b5.
    assert laid(position.play(("A", "b3", "E"))) == ["b5"]


def test_no_line_runs_over_a_homestead():
    # D owns c1 to c3 between rivers; without D the area is nobody's and A sees over it to e2.
    rivers = "b1 b2 b3 d1 d2 d3 c4"
    position = at("A b3 B k1 D c1 E e8", rivers=rivers)
    assert laid(position.play(("A", "b2", "E"))) == ["b8"]
    position = at("A b3 B k1 D k9 E e8", rivers=rivers)
    assert laid(position.play(("A", "b2", "E"))) == ["b8", "e2"]


def test_a_boomer_that_settles_by_its_own_move_lays_no_stones():
    position = at("A b2 B k1 D h8 E k11", rivers="b1 b2 b3 a4")
    assert uses(position, "A", "a2") == [()]
    told = position.play(("A", "a2"))
    assert kinds(told) == ["moved", "homestead"]
    assert position.view(0)["exhausted"] == ["A"]


def test_leaving_an_area_may_settle_it_and_then_its_boomers_are_not_used():
    # A and D share the corner a1 to a3; when A steps out onto the river, D is settled.
    position = at("A a2 B k1 D a1 E h8", rivers="b1 b2 b3 a4")
    assert {use[0] for use in uses(position, "A", "b2")} == {"E", "none"}
    told = position.play(("A", "b2", "none"))
    assert kinds(told) == ["moved", "homestead"]
    assert told[1].seat == 1
    assert position.view(0)["exhausted"] == ["D"]
