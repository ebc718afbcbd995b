"""Areas and homesteads, how they close, and the end of the game with both its clocks."""

from tests.core.games.boomers.stated import at, begun
from tests.core.games.table_talk import ended, kinds

WALL = "f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11"


def test_stones_that_touch_at_a_corner_separate():
    assert at("A a1 B k1 D k11", "a2 b1").view(0)["exhausted"] == ["A"]


def test_boomers_and_sooners_are_no_walls():
    assert at("A a1 B a2 D k11 X b1").view(0)["exhausted"] == []


def test_an_area_with_both_colours_is_no_homestead():
    position = at("A a1 B b2 D c3 C h1 E k11", WALL)
    assert position.view(0)["homesteads"] == []
    assert position.totals() == [0, 0]


def test_boomers_of_one_colour_share_a_homestead():
    position = at("A a1 B b2 C h1 D k11", WALL)
    (home,) = position.view(0)["homesteads"]
    assert home["boomers"] == ["A", "B"]
    assert home["points"] == 55
    assert position.view(0)["exhausted"] == ["A", "B"]


def test_a_stone_can_close_a_homestead():
    # D is in the corner behind a3 and b2; the stone on c1 shuts it in.
    position = at("A h2 B k11 D a1 E c8", "a3 b2")
    told = position.play(("A", "h1", "E"))
    (closed,) = [event for event in told if event.kind == "homestead"]
    assert closed.seat == 1
    assert closed.values == {"squares": 3, "boomers": ["D"]}
    assert closed.where == ("a1", "b1", "a2")
    assert position.view(0)["exhausted"] == ["D"]


def test_the_stone_that_cuts_an_area_makes_homesteads_on_both_sides():
    # A diagonal wall with a gap on f6, and one boomer on either side.
    diagonal = "a11 b10 c9 d8 e7 g5 h4 i3 j2 k1"
    position = at("A k7 E f2", diagonal)
    told = position.play(("A", "k6", "E"))
    assert [event.values["at"] for event in told if event.kind == "stone"] == ["f6"]
    assert {event.seat for event in told if event.kind == "homestead"} == {0, 1}
    assert kinds(told)[-1] == "draw"
    assert ended(position).totals == (55, 55)


def test_a_river_is_a_wall_and_belongs_to_nobody():
    position = at("A a1 B k1 D k11 E e5", rivers="a2 b1 e5")
    assert position.view(0)["exhausted"] == ["A"]
    (home,) = position.view(0)["homesteads"]
    assert home["squares"] == ["a1"]
    assert position.totals() == [1, 0]


def test_areas_do_not_count_during_the_set_up():
    position = at("A a1 B k1 D k11", "a2 b1", pending="bp")
    assert position.view(0)["exhausted"] == []
    told = position.play(("e5",))
    assert kinds(told) == ["placed-piece", "homestead"]


def test_the_game_ends_when_the_player_to_move_has_no_boomer_that_can_move():
    position = at("A a1 D k11 E e5", "a2 b1")
    assert position.turn is None
    assert ended(position).ended_by == "stuck"


def test_a_boomer_that_is_hemmed_in_by_boomers_ends_the_game_too():
    position = at("A a1 D a2 E b1")
    assert ended(position).ended_by == "stuck"
    assert position.totals() == [0, 0]
    assert ended(position).winners == ()


def test_mines_beside_a_boomer_do_not_hem_it_in_while_a_square_behind_them_is_free():
    assert at("A a1 D a2 E k11", mines="b1 c1").turn == 0
    assert at("A a1 D a2 E d1", mines="b1 c1").turn is None


def test_sooners_do_not_keep_the_game_going():
    position = at("A a1 D k11 E e5 X h8", "a2 b1")
    assert position.turn is None
    assert position.legal() == []


def walk(position, moves):
    told = []
    for move in moves.split():
        piece, square = move.split(":")
        action = next(
            a for a in position.legal() if a[:2] == (piece, square) and a[2:] in ((), ("none",))
        )
        told = position.play(action)
    return told


def test_the_third_occurrence_of_a_position_ends_the_game():
    position = at("A a1 D k11")
    there_and_back = "A:a2 D:k10 A:a1 D:k11 "
    walk(position, there_and_back + "A:a2 D:k10 A:a1")
    assert position.turn == 1
    told = walk(position, "D:k11")
    assert "ended-repeated" in kinds(told)
    assert ended(position).ended_by == "repeated"


def test_boomers_of_a_colour_are_alike_for_the_repetition():
    position = at("A a1 B b2 D k11 E j10")
    walk(position, "A:b1 D:j11 B:a2 E:k10")
    assert position.view(0)["repeats"] == 1
    walk(position, "A:a1 D:k11 B:b2 E:j10")
    assert position.view(0)["repeats"] == 2
    position = at("A a1 B a2 D k11")
    walk(position, "A:b1 D:k10 B:a1 D:k11 A:b2 D:k10")
    walk(position, "A:a2 D:k11")
    assert position.view(0)["repeats"] == 2


def test_the_same_squares_with_another_sooner_barred_are_another_position():
    # X goes and comes back: all stand as at first, but now X is barred.
    position = at("A a1 D k11 X e5")
    walk(position, "X:e6 D:k10 X:e5 D:k11")
    assert position.view(0)["repeats"] == 2
    position = at("A a1 D k11 X e5 Y h8")
    walk(position, "A:a2 X:e6 A:a1 X:e5")
    assert position.view(0)["repeats"] == 1


def test_a_stone_starts_the_clock_anew():
    position = at("A b1 D h8", quiet="19")
    position.play(("A", "b2", "D"))
    assert position.turn == 1
    assert position.view(0)["quiet"] == 0


def test_twenty_quiet_turns_end_the_game():
    position = at("A b1 D h8", quiet="19")
    told = position.play(("A", "b2", "none"))
    assert "ended-quiet" in kinds(told)
    assert ended(position).ended_by == "quiet"


def test_a_homestead_made_by_moving_starts_the_clock_anew():
    position = at("A b2 B k1 D h8 E k11", rivers="b1 b2 b3 a4", quiet="19")
    position.play(("A", "a2"))
    assert position.view(0)["quiet"] == 0


def test_the_clock_can_be_off():
    position = at("A a1 D k11", quiet="-")
    walk(position, "A:a2 D:k10 A:a1 D:k11 " * 8)
    assert position.turn == 0
    assert position.view(0)["quiet"] is None
    assert begun(clock="off").text().split()[3] == "-"
