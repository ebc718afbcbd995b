"""The set-up board: the page hands over pieces, the core writes the text and reads it back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frontier.doors.page import Door
from frontier.doors.setup_board import board_of
from frontier.games import all_games, find_game
from frontier.table.chance import Chance
from frontier.table.game import Game
from frontier.table.match import Match, Setup

BOOMERS = find_game("boomers")
WITH_BOARD = [game for game in all_games().values() if game.setup_board]
EMPTY: dict[str, Any] = {
    "pieces": {},
    "stones": [],
    "mines": [],
    "rivers": [],
    "tracks": [],
    "side": 0,
    "supply": 40,
    "clock": True,
    "barred": "",
}
"""A draft as older versions of the page have kept it on devices."""
BUILT = {
    "pieces": {"A": "c6", "D": "i3", "E": "g10", "X": "k6"},
    "stones": ["e8"],
    "mines": ["h4", "f6", "d8"],
    "rivers": ["k9"],
    "tracks": ["a1-b1", "a1-a2"],
    "side": 1,
    "supply": 39,
    "clock": False,
    "barred": "",
}
TEXT = "11/6E4/11/4o6/11/2A7X/11/11/8D2/11/11 o 39 - - h4.f6.d8 k9 a1-b1.a1-a2 -"

with_board = pytest.mark.parametrize("game", WITH_BOARD, ids=lambda game: game.name)


def ask(**request: Any) -> dict[str, Any]:
    asked = {"game": "boomers", "seed": "board", **request}
    reply: dict[str, Any] = json.loads(Door().answer(json.dumps(asked)))
    return reply


def ok(**request: Any) -> dict[str, Any]:
    reply = ask(**request)
    assert "ok" in reply, reply
    told: dict[str, Any] = reply["ok"]
    return told


def refused(**request: Any) -> dict[str, Any]:
    reply = ask(**request)
    assert "error" in reply, reply
    told: dict[str, Any] = reply["error"]
    return told


def test_pieces_become_the_text_of_the_position() -> None:
    told = ok(do="compose", pieces=BUILT)
    assert told["text"] == TEXT
    assert told["view"] == BOOMERS.read(TEXT, Chance()).view(None)
    assert (told["turn"], told["outcome"]) == (1, None)


@with_board
def test_a_position_taken_apart_and_composed_is_the_same(game: Game) -> None:
    board = board_of(game)
    chance = Chance("apart")
    for number in range(8):
        match = Match(game, Setup(game.name, f"apart{number}", {}))
        while match.cursor < 30 and match.position.turn is not None:
            match.play(chance.choose(match.position.legal()))
        pieces = json.loads(json.dumps(board.take_apart(match.position)))
        again = game.read(board.compose(pieces), Chance())
        assert board.take_apart(again) == pieces


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
    error = refused(do="compose", pieces={**BUILT, **changes})
    assert (error["key"], error.get("where", [])) == (key, where)


def test_a_layout_becomes_the_value_of_its_option() -> None:
    drawn = {**EMPTY, "mines": ["h2", "c3", "e7"]}
    told = ok(do="compose", pieces=drawn, layer="mines", options={"rivers": "long"})
    assert told["text"] == "h2.c3.e7"
    assert told["view"]["mines"] == sorted(drawn["mines"], key=lambda at: int(at[1:]))
    error = refused(do="compose", pieces={**drawn, "mines": ["c9", "e7", "h2"]}, layer="mines")
    assert (error["key"], error["where"]) == ("start-taken", ["c9"])


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
    told = ok(do="scatter", pieces={**BUILT, "tracks": []})["pieces"]
    assert sorted(told["pieces"]) == list("ABCDEFXYZ")
    assert len(told["mines"]) == 3
    assert told["rivers"]
    assert told["tracks"] == told["stones"] == []
    assert (told["side"], told["clock"]) == (1, False)
    layer = ok(do="scatter", pieces=BUILT, layer="mines")["pieces"]
    assert layer == {**BUILT, "mines": layer["mines"]}
    assert len(layer["mines"]) == 3


def test_what_older_pages_have_kept_is_read() -> None:
    assert board_of(BOOMERS).empty() == EMPTY
    assert refused(do="compose", pieces=EMPTY)["key"] == "boomers-number"


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(["", "A", "a1", "a1-b1", "z9"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=5,
)


@given(part=st.sampled_from(sorted(EMPTY)), value=anything, layer=st.sampled_from([None, "mines"]))
def test_no_pieces_break_the_door(part: str, value: Any, layer: str | None) -> None:
    pieces = {**BUILT, part: value}
    for verb in ("compose", "scatter"):
        reply = ask(do=verb, pieces=pieces, layer=layer)
        assert reply.keys() <= {"ok", "error"}


@pytest.mark.parametrize("request_", [{"pieces": 7}, {"pieces": BUILT, "layer": "clock"}, {}])
def test_what_cannot_be_asked_is_refused(request_: dict[str, Any]) -> None:
    assert refused(do="compose", **request_)["kind"] == "unreadable"


def test_a_game_without_a_board_says_so() -> None:
    without = next(game for game in all_games().values() if not game.setup_board)
    for verb in ("compose", "take_apart", "scatter"):
        assert refused(do=verb, game=without.name, pieces={})["kind"] == "unreadable"


@with_board
def test_tools_and_layers_fill_parts_of_the_pieces(game: Game) -> None:
    board = board_of(game)
    parts = board.empty().keys()
    assert {tool.into for tool in board.tools} <= parts
    assert {*board.layers.values(), *board.choices} <= parts
    assert {*board.layers} == {option.name for option in game.options if option.open}
