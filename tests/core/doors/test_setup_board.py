"""The set-up board: the page hands over pieces and changes, the core makes them and judges."""

from __future__ import annotations

import json

from tests.conftest import Many
from tests.core.doors.setup_boards import (
    BOOMERS,
    BOOMTOWN,
    GAMES,
    OREGON,
    chosen,
    edited,
    every_game,
    ok,
    places_of,
    put,
    random_matches,
    refused,
)

from frontier.doors.setup_board import board_of, judge
from frontier.games import all_games
from frontier.table.chance import Chance
from frontier.table.errors import FrontierError
from frontier.table.game import Game
from frontier.table.link import write_link
from frontier.table.match import Match, Setup
from frontier.table.record import Record, write_record


@every_game
def test_positions_of_random_games_go_to_pieces_and_back(game: Game, many: Many) -> None:
    board = board_of(game)
    chance = Chance("apart")
    for match in random_matches(game, many(60, 6)):
        while match.position.turn is not None:
            match.play(chance.choose(match.position.legal()))
            position = match.position
            pieces = json.loads(json.dumps(board.take_apart(position)))
            board.check(pieces)
            again = game.read(board.compose(pieces), Chance())
            assert board.take_apart(again) == pieces
            if game is not BOOMERS:  # a board of Boomers does not state how quiet it has been
                assert again.text() == position.text()


@every_game
def test_what_was_pasted_is_laid_on_the_board(game: Game) -> None:
    chance = Chance("pasted")
    match = next(random_matches(game, 1))
    for _ in range(8):
        match.play(chance.choose(match.position.legal()))
    record = Record(match, (), ())
    wanted = board_of(game).take_apart(match.position)
    link = write_link(record, all_games())
    for pasted in (
        write_record(record),
        link,
        f"https://example.org/frontier/#{link}",
        f" {match.position.text()}\n",
    ):
        told = ok(do="take_apart", game=game.name, pasted=pasted)
        assert told["pieces"] == json.loads(json.dumps(wanted))
    other = next(one for one in GAMES if one is not game)
    assert refused(do="take_apart", game=other.name, pasted=link)["key"] == "other-game"
    assert refused(do="take_apart", game=game.name, pasted="nonsense and more")


@every_game
def test_tools_and_layers_fill_parts_of_the_pieces(game: Game) -> None:
    board = board_of(game)
    parts = board.empty().keys()
    assert {tool.into for tool in board.tools} <= parts
    assert {field.name for field in board.fields} <= parts
    assert {*board.layers.values(), *board.choices} <= parts
    assert {*board.layers} == {option.name for option in game.options if option.open}


def test_seats_are_passed_on_and_around() -> None:
    for game in (OREGON, BOOMTOWN):
        match = next(random_matches(game, 1))
        chance = Chance(3)
        for _ in range(30):
            match.play(chance.choose(match.position.legal()))
        board = board_of(game)
        begun = pieces = json.loads(json.dumps(board.take_apart(match.position)))
        for _ in range(match.position.players):
            pieces = board.turn(pieces, "pass-on")
            assert not judge(game, Setup(game.name, "x"), pieces, None).problems
        assert pieces == begun


def test_every_fault_of_a_map_has_its_sentence() -> None:
    empty = board_of(OREGON).empty()
    water = next(at for at in places_of(OREGON) if is_water(at))
    told = edited(
        OREGON,
        empty,
        put("farmer-0", water),
        put("station", "a1"),
        chosen("hands", ["bison"], 0),
    )
    found = {one["key"]: one["where"] for one in told["problems"]}
    assert found["farmer-water"] == [water]
    assert found["building-ground"] == ["a1"]
    assert found["hand-size"] == ["hands.0"]
    assert told["view"]["farmers"][0] == [water]


def is_water(at: str) -> bool:
    try:
        board = board_of(OREGON)
        pieces = {**board.empty(), "board": {at: "farmer-0"}}
        OREGON.read(board.compose(pieces), Chance())
    except FrontierError:
        return True
    return False


def test_what_is_hidden_can_be_stated_or_left_to_chance() -> None:
    told = edited(
        OREGON,
        board_of(OREGON).empty(),
        chosen("hands", ["bison", "bison", "eagle", "church"], 0),
        put("farmer-1", "b2"),
    )
    assert told["problems"] == []
    assert " hands:BBEc,? " in told["text"] + " "
    assert "landscape:" not in told["text"]
    match = Match(OREGON, Setup("oregon", "chance", {}, told["text"]))
    stated = ok(do="take_apart", game="oregon", position=told["text"])["pieces"]
    assert len(stated["hands"][1]) == 4
    assert stated["landscape"]
    # Whoever changes a hand does not mean to lose cards of the supply.
    moved = edited(OREGON, stated, chosen("hands", ["wagon", "wagon"], 1))
    assert moved["pieces"]["landscape"] is None
    assert edited(OREGON, stated, {"turn": "by-chance"})["pieces"]["hands"] == [None, None]
    assert match.position.turn == 0


def test_mines_make_mayors_and_the_turn_follows_the_phase() -> None:
    told = edited(
        BOOMTOWN,
        board_of(BOOMTOWN).empty(),
        put("seat-1", "cactus-2", "cactus-4"),
        put("row", "coyote-4", "coyote-5", "dynamite", "saloon"),
        chosen("turn", 2),
    )
    pieces = told["pieces"]
    assert told["problems"] == []
    assert pieces["mayors"] == {"cactus": 1}
    assert pieces["round"] == 2, "two mines have left the deck already"
    taking = edited(BOOMTOWN, pieces, put("row", "saloon"), chosen("phase", "take"))
    assert taking["problems"] == []
    assert taking["pieces"]["order"] == [2, 3, 0]
    five = edited(BOOMTOWN, pieces, chosen("players", "5"))["pieces"]
    assert (len(five["gold"]), five["rounds"]) == (5, 12)
    wrong = edited(BOOMTOWN, pieces, put("seat-0", "mayor:cactus"))
    assert [one["key"] for one in wrong["problems"]] == ["mayor-wrong"]


def test_a_card_lies_in_one_place_only() -> None:
    told = edited(
        BOOMTOWN,
        board_of(BOOMTOWN).empty(),
        put("seat-0", "cactus-2"),
        put("vein", "cactus-2"),
        put("row", "cactus-2", "dynamite", "dynamite.2"),
        put("gone", "dynamite.2"),
        put("seat-3", "mustang"),
        put("seat-2", "saloon:coyote"),
        put("girls", "saloon:coyote"),
    )
    pieces = told["pieces"]
    assert (pieces["mines"], pieces["vein"]) == ({}, "")
    assert pieces["row"] == ["cactus-2", "dynamite"]
    assert pieces["gone"] == ["dynamite"]
    assert pieces["kept"] == {"mustang": 3}
    assert told["marks"]["saloon"] == told["marks"]["girls"] == "placed"
    refused_ = edited(BOOMTOWN, pieces, put("seat-1", "dynamite"))
    assert refused_["refused"]
    cleared = edited(BOOMTOWN, pieces, put("erase", "dynamite", "mustang", "saloon:coyote"))
    assert cleared["pieces"]["kept"] == {}
    assert cleared["pieces"]["saloons"] == []
