"""The set-up board of Boomers, and the layouts that are drawn on it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.doors.setup_boards import (
    BOOMERS,
    BUILT,
    EMPTY,
    TEXT,
    chosen,
    edited,
    ok,
    put,
)

from frontier.doors.setup_board import board_of
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup


def test_pieces_become_the_text_of_the_position() -> None:
    told = ok(do="edit", pieces=BUILT)
    assert told["text"] == TEXT
    assert told["view"] == BOOMERS.read(TEXT, Chance()).view(None)
    assert (told["problems"], told["over"]) == ([], None)


def test_a_moment_of_a_match_is_taken_apart() -> None:
    actions = [["A", "c6", "D"], ["D", "i9", "none"]]
    match = Match(BOOMERS, Setup("boomers", "board"), [tuple(action) for action in actions])
    told = ok(do="take_apart", actions=actions)["pieces"]
    view = match.position.view(None)
    assert told["pieces"] == view["pieces"]
    assert told["stones"] == view["stones"]
    assert told["side"] == view["turn"]
    assert ok(do="take_apart", position=TEXT)["pieces"] == BUILT


@pytest.mark.parametrize(
    ("changes", "key", "where"),
    [
        ({"stones": ["k9"]}, "stone-on-river", ["k9"]),
        ({"mines": ["a5", "b5", "c5", "d5", "e5", "f5", "g5"]}, "mines-number", ["f5", "g5"]),
        ({"mines": ["c6"]}, "piece-on-mine", ["c6"]),
        ({"tracks": ["a1-b1", "e5-e6"]}, "tracks-apart", ["e5-e6"]),
        ({"tracks": ["a1-b1"]}, "tracks-sides", []),
        ({"supply": 41}, "stones-number", ["e8"]),
        ({"pieces": {"A": "c6"}}, "boomers-number", []),
        ({"barred": "Y"}, "barred-absent", []),
    ],
)
def test_a_refusal_says_where_it_is_to_be_seen(
    changes: dict[str, Any], key: str, where: list[str]
) -> None:
    told = ok(do="edit", pieces={**BUILT, **changes})
    first = told["problems"][0]
    assert (first["key"], first["where"]) == (key, where)
    assert told["view"]["phase"] == ""


def test_a_tool_puts_the_next_piece_of_its_kind_until_all_are_there() -> None:
    told = edited(BOOMERS, EMPTY, put("blue", "a1", "b1", "c1"))
    assert told["pieces"]["pieces"] == {"A": "a1", "B": "b1", "C": "c1"}
    assert not told["refused"]
    again = edited(BOOMERS, told["pieces"], put("blue", "d1"))
    assert again["refused"]
    assert again["pieces"] == told["pieces"]
    assert edited(BOOMERS, told["pieces"], put("blue", "a1"))["pieces"]["pieces"] == {
        "B": "b1",
        "C": "c1",
    }


def test_the_first_place_of_a_stroke_says_whether_it_puts_or_takes_away() -> None:
    drawn = edited(BOOMERS, EMPTY, put("river", "a1", "a2"))["pieces"]
    assert edited(BOOMERS, drawn, put("river", "a3", "a2"))["pieces"]["rivers"] == [
        "a1",
        "a2",
        "a3",
    ]
    assert edited(BOOMERS, drawn, put("river", "a2", "a3", "a1"))["pieces"]["rivers"] == []


def test_a_stone_comes_from_the_supply_and_shares_no_square() -> None:
    told = edited(BOOMERS, EMPTY, put("blue", "e5"), put("stone", "e5"))["pieces"]
    assert (told["pieces"], told["stones"], told["supply"]) == ({}, ["e5"], 39)
    assert edited(BOOMERS, told, put("stone", "e5"))["pieces"]["supply"] == 40


def test_erasing_takes_what_is_on_top_first() -> None:
    told = edited(BOOMERS, EMPTY, put("mine", "e5"), put("sooner", "e5"), chosen("barred", "X"))
    once = edited(BOOMERS, told["pieces"], put("erase", "e5"))["pieces"]
    assert (once["mines"], once["pieces"], once["barred"]) == (["e5"], {}, "")
    assert edited(BOOMERS, once, put("erase", "e5"))["pieces"] == EMPTY


def test_turning_and_mirroring_twice_changes_nothing() -> None:
    for turn in ("turn", "mirror"):
        once = edited(BOOMERS, BUILT, {"turn": turn})["pieces"]
        assert once != BUILT
        assert edited(BOOMERS, once, {"turn": turn})["pieces"] == BUILT
    assert edited(BOOMERS, BUILT, {"turn": "turn"})["pieces"]["pieces"]["B"] == "e2"
    assert edited(BOOMERS, BUILT, {"turn": "mirror"})["pieces"]["pieces"]["A"] == "i6"


def test_a_completed_board_looks_the_same_from_both_sides() -> None:
    drawn = edited(BOOMERS, EMPTY, put("blue", "a1", "c5"), put("river", "b2"), put("stone", "k11"))
    told = edited(BOOMERS, drawn["pieces"], {"turn": "complete"})["pieces"]
    assert told["pieces"] == {"A": "a1", "B": "c5", "E": "i7"}, "k11 is taken"
    assert told["rivers"] == ["b2", "j10"]
    assert told["stones"] == ["k11"]


def test_what_lies_somewhere_names_its_tool() -> None:
    assert ok(do="pick_tool", pieces=BUILT, at="e8")["tool"] == "stone"
    assert ok(do="pick_tool", pieces=BUILT, at="b2")["tool"] is None


def test_a_layout_becomes_the_value_of_its_option() -> None:
    drawn = {**EMPTY, "mines": ["h2", "c3", "e7"]}
    told = ok(do="edit", pieces=drawn, layer="mines", options={"rivers": "long"})
    assert told["text"] == "h2.c3.e7"
    assert told["view"]["mines"] == sorted(drawn["mines"], key=lambda at: int(at[1:]))
    wrong = ok(do="edit", pieces={**drawn, "mines": ["c9", "e7", "h2"]}, layer="mines")
    assert (wrong["problems"][0]["key"], wrong["problems"][0]["where"]) == ("start-taken", ["c9"])
    cleared = ok(do="edit", pieces=drawn, layer="mines", change={"clear": True})
    assert cleared["pieces"] == EMPTY


@pytest.mark.parametrize(
    ("layer", "value", "part"),
    [
        ("mines", "h2.c3.e7", "mines"),
        ("rivers", "a4.b4", "rivers"),
        ("railroad", "a1-a2.b1-b2", "tracks"),
    ],
)
def test_a_drawn_layout_can_be_drawn_on(layer: str, value: str, part: str) -> None:
    told = ok(do="take_apart", layer=layer, options={layer: value})["pieces"]
    assert told[part] == value.split(".")
    assert told["pieces"]["A"] == "c9"
    assert ok(do="take_apart", layer=layer)["pieces"][part] == []


def test_a_layout_begins_on_an_empty_board_where_no_match_can() -> None:
    told = ok(do="take_apart", layer="mines", options={"sooners": "on"})["pieces"]
    assert told == EMPTY


def test_chance_puts_the_kinds_of_things_that_were_there() -> None:
    scatter = {"scatter": True}
    told = ok(do="edit", pieces={**BUILT, "tracks": []}, change=scatter)["pieces"]
    assert sorted(told["pieces"]) == list("ABCDEFXYZ")
    assert len(told["mines"]) == 3
    assert told["rivers"]
    assert told["tracks"] == told["stones"] == []
    assert (told["side"], told["clock"]) == (1, False)
    layer = ok(do="edit", pieces=BUILT, layer="mines", change=scatter)["pieces"]
    assert layer == {**BUILT, "mines": layer["mines"]}
    assert len(layer["mines"]) == 3


def test_what_older_pages_have_kept_is_read() -> None:
    assert board_of(BOOMERS).empty() == EMPTY
    assert ok(do="edit", pieces=EMPTY)["problems"][0]["key"] == "boomers-number"
