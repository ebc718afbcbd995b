"""Moving pieces: straight lines, what stops them, mines, rivers, homesteads and sooners."""

from tests.core.games.boomers.stated import at, begun, targets, uses
from tests.core.games.table_talk import kinds

from frontier.games.boomers.reading import read
from frontier.table.chance import Chance

ROW_9 = ["a9", "b9", "d9", "e9", "f9", "g9", "h9", "i9", "j9", "k9"]


def test_a_boomer_moves_any_number_of_free_squares_along_its_row_or_column():
    column = ["c1", "c10", "c11", "c2", "c3", "c4", "c5", "c6", "c7", "c8"]
    assert targets(begun(), "A") == sorted(ROW_9 + column)


def test_stones_and_pieces_of_any_kind_stop_a_move():
    position = at("A e5 B e8 D h5 X c5", "e3")
    assert targets(position, "A") == ["d5", "e4", "e6", "e7", "f5", "g5"]


def test_a_move_is_at_least_one_square():
    position = begun()
    assert all(action[1] != position.view(0)["pieces"][action[0]] for action in position.legal())


def test_a_player_moves_only_boomers_of_his_own():
    assert {action[0] for action in begun().legal()} == {"A", "B", "C"}
    assert {action[0] for action in begun(first="orange").legal()} == {"D", "E", "F"}


def test_a_boomer_passes_over_a_mine_but_never_stops_on_it():
    position = at("A a1 D k11", mines="c1 d1 a2")
    assert "b1" in targets(position, "A")
    assert not {"c1", "d1", "a2"} & set(targets(position, "A"))
    assert {"e1", "a3"} <= set(targets(position, "A"))


def test_a_river_ends_the_move():
    position = at("A a1 D k11", rivers="d1 f1")
    assert [
        square for square in targets(position, "A") if square.endswith("1") and square[1:] == "1"
    ] == [
        "b1",
        "c1",
        "d1",
    ]


def test_leaving_a_river_is_an_ordinary_move_up_to_the_next_river():
    position = at("A d1 B k1 D k11", rivers="d1 f1")
    along = [square for square in targets(position, "A") if square[1:] == "1"]
    assert along == ["a1", "b1", "c1", "e1", "f1"]


def test_an_exhausted_boomer_is_not_moved():
    position = at("A a1 B f6 D k11", "a2 b1")
    assert position.view(0)["exhausted"] == ["A"]
    assert targets(position, "A") == []
    assert targets(position, "B")


def test_nobody_enters_or_crosses_a_homestead_not_even_its_own_colour():
    # D owns the corner behind the river; A, B and E stand outside on the river or on land.
    rivers = "c1 c2 c3 a3 b3"
    position = at("A c2 B f6 D a1 E k11", rivers=rivers)
    assert position.view(0)["exhausted"] == ["D"]
    assert [square for square in targets(position, "A") if square[0] in "ab"] == []
    position = at("A k1 D a1 E c2 F k11", rivers=rivers, side="o")
    assert [square for square in targets(position, "E") if square[0] in "ab"] == []


def test_a_river_lets_a_boomer_cross_an_empty_area_to_the_next_river():
    # The squares d1 and d2 are walled off by rivers on both sides; nobody lives there.
    position = at("A c1 D k11 B j1", rivers="c1 c2 d3 e1 e2")
    assert {"d1", "e1"} <= set(targets(position, "A"))
    assert "f1" not in targets(position, "A")


def test_either_player_moves_any_sooner():
    for side in "bo":
        position = at("A a1 D k11 X e5 Y f7 Z h2", side=side)
        assert {"X", "Y", "Z"} <= {action[0] for action in position.legal()}


def test_the_sooner_that_the_opponent_just_moved_is_barred_for_one_turn():
    position = at("A a1 D k11 X e5 Y f7 Z h2")
    told = position.play(("X", "e6", "none"))
    assert "barred" in kinds(told)
    assert position.view(0)["barred"] == "X"
    assert {action[0] for action in position.legal()} == {"D", "Y", "Z"}
    position.play(next(action for action in position.legal() if action[0] == "D"))
    assert position.view(0)["barred"] is None
    assert targets(position, "X")


def test_the_barred_sooner_may_still_be_used():
    position = at("A a1 D k11 X e5 Y f7 Z h2", barred="X")
    assert ("X", "a5") in uses(position, "A", "a2") or ("X", "e2") in uses(position, "A", "a2")


def test_a_sooner_in_a_homestead_moves_within_it_or_out_onto_a_river():
    # A's homestead is a1 a2 b1 b2, walled off by stones and one river square.
    position = at("A a1 B h8 D k11 X b1", "a3 b3 c2", rivers="c1")
    assert position.view(0)["exhausted"] == ["A"]
    assert targets(position, "X") == ["b2", "c1"]


def test_a_sooner_outside_may_not_enter_a_homestead():
    position = at("A a1 B h8 D k11 X c1", "a3 b3 c2", rivers="c1")
    assert "b1" not in targets(position, "X")
    assert "d1" in targets(position, "X")


def test_sooners_obey_mines_and_rivers():
    position = at("A a11 D k11 X a1", mines="b1", rivers="d1")
    along = [square for square in targets(position, "X") if square[1:] == "1"]
    assert along == ["c1", "d1"]


def test_legal_actions_come_in_the_stated_order():
    # Along the row right and left, then the column up and down; uses by letter, none last.
    position = at("A b2 D j10 E k9")
    actions = position.legal()
    in_order = " ".join(dict.fromkeys(action[1] for action in actions))
    assert in_order == "c2 d2 e2 f2 g2 h2 i2 j2 k2 a2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b1"
    assert [action[2:] for action in actions if action[1] == "c2"] == [("D",), ("E",), ("none",)]


def test_one_stone_offers_the_square_on_the_line_of_the_move_first():
    position = at("A b2 D j10", supply=1)
    assert uses(position, "A", "c2") == [("D", "j2"), ("D", "c10"), ("none",)]
    assert uses(position, "A", "b3") == [("D", "b10"), ("D", "j3"), ("none",)]


def test_a_sooner_in_a_homestead_on_the_first_column_moves_whatever_is_off_the_board():
    position = read("10D/11/11/11/11/5B5/11/o10/Ao9/Xo9/1o9 b 36 0 - - - - -", Chance())
    assert targets(position, "X") == ["a1"]
