"""What farmers, buildings and groups are worth: the rule book's examples on our map, and more."""

from __future__ import annotations

import pytest
from tests.core.games.oregon.stated import at
from tests.core.games.table_talk import play, points

from frontier.games.oregon.land import MAP, NUMBERS


def test_three_points_a_gold_tile_and_three_for_the_church() -> None:
    # The farmer on d9 touches the gold mine, the post office, and a church that two others touch.
    position = at("d10=g e10=p e8=c f8=B e7=B", hands="WBpp,?")
    events = play(position, "wagon bison d9")
    assert [(event.kind, event.points) for event in events] == [
        ("farmer", 0),
        ("church", 3),
        ("gold", 0),
        ("post-office", 3),
    ]
    assert points(events) == {0: 6}
    assert len(position.minerals[0][1]) == 1
    church, gold = events[1], events[2]
    assert church.where == ("e8", "d9")
    assert church.values == {"square": "e8", "farmers": 1, "each": 3, "points": 3}
    assert gold.given == f"gold:{position.minerals[0][1][0]}"
    assert gold.seen_by(0)["values"]["values"] == position.minerals[0][1]
    assert "values" not in gold.seen_by(1)["values"]


def test_four_and_one_and_one_and_the_joker_but_the_extra_turn_is_active_already() -> None:
    position = at("j10=h l9=s k10=w", hands="WEpp,?", tokens="E,JE")
    events = play(position, "wagon eagle k9")
    assert {event.kind: event.points for event in events if event.points} == {
        "harbor": 4,
        "station": 1,
        "warehouse": 1,
    }
    assert points(events) == {0: 6}
    assert position.joker[0]
    assert position.extra[0]
    kinds = [event.kind for event in events]
    assert "joker-active" in kinds
    assert "extra-active" not in kinds


# The yellow player of the rule book is seat 2.


def test_the_third_farmer_of_a_group_scores_five() -> None:
    position = at("d8=C e8=C d7=A", 3, turn="2", hands="?,?,BBpp")
    events = play(position, "bison bison e7")
    assert points(events) == {2: 5}
    assert events[-1].kind == "group"
    assert events[-1].where == ("e7", "d8", "e8")


def test_two_groups_of_two_become_a_group_of_five_and_score_five() -> None:
    position = at("c8=C d8=C f8=C g8=C", 3, turn="2", hands="?,?,BBpp")
    events = play(position, "bison bison e8")
    assert points(events) == {2: 5}
    assert events[-1].values["size"] == 5


def test_a_group_that_has_scored_scores_nothing_more() -> None:
    position = at("d8=C e8=C d7=C", 3, turn="2", hands="?,?,BBpp")
    assert points(play(position, "bison bison e7")) == {}
    # Joining it with another part scores nothing either, however many there are.
    joined = at("d8=C c8=C b8=C f8=C g8=C", 3, turn="2", hands="?,?,BBpp")
    assert points(play(joined, "bison bison e8")) == {}


def test_a_square_of_four_scores_once_for_the_farmer_that_closes_it() -> None:
    # e7 and d8 meet e8 from two sides, yet d7 connects them already: one part, not two.
    position = at("d7=A e7=A", hands="BBpp,?")
    assert points(play(position, "bison bison d8")) == {0: 5}
    ring = at("d8=A d7=A f7=A", hands="BBpp,?")
    assert points(play(ring, "bison bison e7")) == {0: 5}


def test_corners_and_other_colours_do_not_make_a_group() -> None:
    position = at("d8=A f8=A e8=B", hands="BBpp,?")
    assert points(play(position, "bison bison e7")) == {}


def test_a_group_does_not_reach_around_the_edge_of_the_board() -> None:
    # o1 and a2 follow each other in a list of spaces, but not on the land.
    position = at("o10=A n10=A a9=A", hands="WWpp,?")
    assert points(play(position, "wagon wagon a10")) == {}


# Blue is seat 3, green is seat 1, red is seat 0.


def test_the_church_that_gives_four_four_and_eight() -> None:
    position = at("d10=D e10=A f9=B e8=D", 4, turn="3", hands="?,?,?,WWcp", tokens="-,-,-,-")
    events = play(position, "church wagon e9")
    assert points(events) == {3: 8, 0: 4, 1: 4}
    scored = [(event.seat, event.points) for event in events if event.points]
    assert scored == [(3, 8), (0, 4), (1, 4)], "clockwise from the builder"
    assert events[1].where == ("e9", "e8", "d10")


def test_the_station_that_gives_one_and_two() -> None:
    tokens = "JE,J,JE,J"
    position = at("d8=D f8=B e6=B", 4, turn="3", hands="?,?,?,BBsp", tokens=tokens)
    events = play(position, "station bison e7")
    assert points(events) == {3: 1, 1: 2}
    assert position.extra == [True, True, True, True]
    assert [event.seat for event in events if event.kind == "extra-active"] == [3, 1]
    # The token was won a moment ago, and bison with the post office can be played.
    assert position.phase == "extra"


@pytest.mark.parametrize("farmers", range(1, 9))
def test_a_church_is_worth_one_to_eight(farmers: int) -> None:
    others = ["d10", "e10", "f10", "d9", "f9", "d8", "e8"][: farmers - 1]
    position = at(" ".join(["e9=c", *[f"{square}=B" for square in others]]), hands="BBpp,?")
    assert points(play(position, "bison bison f8")) == {0: farmers}


@pytest.mark.parametrize(
    ("letter", "building", "square", "each"),
    [("p", "post-office", "e9", 3), ("h", "harbor", "h10", 4), ("w", "warehouse", "e9", 1)],
)
def test_a_building_pays_for_each_farmer_beside_it(
    letter: str, building: str, square: str, each: int
) -> None:
    near = {"e9": "d9=A e8=B f8=B f10=B", "h10": "g10=A i10=B g9=B h9=B"}[square]
    position = at(near, hands=f"WWp{letter},?", tokens="J,-")
    events = play(position, f"{building} wagon {square}")
    assert points(events) == {0: each, 1: 3 * each}
    assert position.joker[1] == (building == "warehouse")


def test_several_buildings_of_a_kind_all_count() -> None:
    position = at("d9=p e9=p f9=p", hands="BBpp,?")
    assert points(play(position, "bison bison e8")) == {0: 9}


def test_a_farmer_scores_for_its_owner_only() -> None:
    position = at("e9=c d9=B f9=B", hands="BBpp,?")
    assert points(play(position, "bison bison e8")) == {0: 3}


def test_a_mine_gives_each_player_all_tiles_before_the_next() -> None:
    position = at(
        "d9=A c9=B e10=A",
        hands="WWkp,?",
        turn="0",
        coal_stack="321" + "1" * 6 + "2" * 6 + "3" * 6,
        tokens="-,-",
    )
    events = play(position, "coal-mine wagon d10")
    assert position.minerals[0][0] == [3, 2]
    assert position.minerals[1][0] == [1]
    assert [(event.seat, event.given) for event in events if event.given] == [
        (0, "coal:3,2"),
        (1, "coal:1"),
    ]
    assert points(events) == {}, "coal and gold count at the end"
    assert position.score() == []


def test_an_empty_stack_gives_nothing() -> None:
    taken = "1111111222222233333"
    position = at(
        "d9=A c9=B e10=A c10=B",
        hands="WWkp,?",
        coal=f"{taken},-",
        coal_stack="33",
        tokens="-,-",
    )
    play_one = position.copy()
    events = play(play_one, "coal-mine wagon d10")
    assert len(play_one.minerals[0][0]) == 21
    assert play_one.minerals[1][0] == []
    assert [event.values for event in events if event.kind == "none-left"] == [
        {"square": "d10", "tile": "coal", "missing": 2}
    ]
    one_left = at(
        "d9=A c9=B e10=A c10=B", hands="WWkp,?", coal=f"{taken},3", coal_stack="3", tokens="-,-"
    )
    events = play(one_left, "coal-mine wagon d10")
    assert [(event.kind, event.seat) for event in events[1:]] == [
        ("coal", 0),
        ("none-left", 0),
        ("none-left", 1),
    ]


def test_a_joker_spent_beside_a_warehouse_is_won_back_at_once() -> None:
    position = at("e9=w", hands="Bppp,?", tokens="J,-")
    kinds = [event.kind for event in play(position, "bison joker:bison e8")]
    assert kinds == ["joker-spent", "farmer", "warehouse", "joker-active"]
    assert position.joker[0]


def test_a_building_by_its_builder_with_the_joker_wins_it_back() -> None:
    position = at("d9=A", hands="Bwpp,?", tokens="J,-")
    play(position, "warehouse joker:wagon e9")
    assert position.joker == [True, False]


def test_an_extra_token_spent_beside_a_station_is_won_back_for_the_next_turn() -> None:
    position = at("e7=s", hands="BBBB,?", tokens="E,-")
    play(position, "bison bison f7")
    play(position, "extra")
    assert not position.extra[0]
    play(position, "bison bison d7")
    assert position.extra[0]
    assert position.phase == "draw", "only one extra turn in a turn"


def test_the_sheet_lists_points_by_their_source() -> None:
    position = at("d8=A d7=A e8=p", hands="BBpp,?")
    play(position, "bison bison e7")
    items = [(item.seat, item.kind, item.points, dict(item.values)) for item in position.score()]
    assert items == [
        (0, "post-office", 3, {"points": 3, "times": 1}),
        (0, "group", 5, {"points": 5, "times": 1}),
    ]


def test_groups_of_three_or_more_are_known_as_scored() -> None:
    position = at("d8=A d7=A e7=A e8=B f8=B a1=A", hands="?,?")
    assert position.view(None)["groups"] == [{"seat": 0, "squares": ["d7", "e7", "d8"]}]


def test_the_examples_stand_on_the_land_they_name() -> None:
    for square, terrain in {"d10": "M", "e10": ".", "l9": "R", "j10": ".", "e7": "R"}.items():
        assert MAP[NUMBERS[square]] == terrain
