"""What the page knows of a table before anybody plays: true of every position, and small."""

from __future__ import annotations

import json
from typing import Any

import pytest

from frontier.games import all_games, find_game
from frontier.table.chance import Chance
from frontier.table.errors import Impossible
from frontier.table.game import Game
from frontier.table.match import Match, Setup

GAMES = list(all_games().values())
MOST_BYTES = 4000  # of each game: they are fetched before the first screen


def things(game: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json.dumps(find_game(game).things()))
    return told


def picks_met(game: Game) -> set[str]:
    """List every pick that can be made in some matches, played at random."""
    met: set[str] = set()
    for number in range(12):
        values = {option.name: option.values for option in game.options}
        options = {name: known[number % len(known)] for name, known in values.items()}
        try:
            match = Match(game, Setup(game.name, f"met{number}", options))
        except Impossible:
            continue
        chance = Chance(number)
        while match.position.turn is not None and match.cursor < 400:
            legal = match.position.legal()
            met |= {pick for action in legal for pick in action}
            match.play(chance.choose(legal))
    return met


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_things_are_plain_json_and_small(game: Game) -> None:
    assert 0 < len(json.dumps(game.things(), separators=(",", ":"))) < MOST_BYTES


def test_every_square_line_and_piece_of_boomers_is_there_once() -> None:
    told = things("boomers")
    squares = [name for row in told["board"] for name in row]
    assert len(squares) == len({*squares}) == 121
    assert (squares[0], squares[-1]) == ("a11", "k1")
    lines = [name for rows in told["lines"].values() for row in rows for name in row]
    assert len(lines) == len({*lines}) == 2 * 11 * 10
    assert told["lines"]["upright"][0][0] == "a11-b11"
    assert told["lines"]["flat"][0][0] == "a10-a11"
    game = find_game("boomers")
    for line in lines:
        assert game.complete({"railroad": line})  # a drawn railroad names it so
    assert picks_met(game) - {"none", "both"} <= {*squares, *told["pieces"]}
    assert [letter for letter, seat in told["pieces"].items() if seat is None] == ["X", "Y", "Z"]


def test_the_numbers_of_boomers_are_those_of_its_positions() -> None:
    told = things("boomers")
    position = find_game("boomers").start(find_game("boomers").complete({}), Chance())
    view = position.view(None)
    assert told["stones"] == view["supply"] + len(view["stones"])
    assert told["clock_shows_after"] < view["quiet_limit"]


def test_every_card_tile_and_pick_of_oregon_is_there() -> None:
    told = things("oregon")
    squares = {name for row in told["board"] for name in row}
    picks = {pick for of in told["picks"].values() for pick in of.values()}
    cards = {*told["symbols"], *told["buildings"]}
    met = picks_met(find_game("oregon"))
    assert met <= squares | picks | cards | {"extra", "end", "discard"}
    assert picks <= met | {pick for pick in picks if pick.startswith("swap:")}
    view = find_game("oregon").start({"players": "3"}, Chance("x")).view(0)
    assert view["tiles"] == {name: one["tiles"] for name, one in told["buildings"].items()}
    assert len(view["seats"][0]["hand"]) == told["hand"]
    assert told["bands"] == {
        "columns": 15 / len(told["symbols"]),
        "rows": 10 / len(told["symbols"]),
    }


def test_what_the_buildings_of_oregon_bring_is_what_their_rules_say() -> None:
    brings = {name: one["points"] for name, one in things("oregon")["buildings"].items()}
    assert brings["post-office"] == [3, 3]
    assert brings["church"] == [1, 8]
    assert brings["harbor"] == [4, 4]
    assert brings["coal-mine"] == [1, 3]
    assert brings["gold-mine"] == [3, 5]


def test_every_mine_phase_and_pick_of_boomtown_is_there() -> None:
    told = things("boomtown")
    mines = {mine for of in told["towns"].values() for mine in of}
    assert len(mines) == 45
    used = {*told["used"]["must"], *told["used"]["may"]}
    names = {*mines, *told["towns"], *told["picks"]["seat"], *told["picks"]["die"], *used}
    strange = {
        pick
        for pick in picks_met(find_game("boomtown"))
        if pick not in names and not pick.isdigit()
    }
    assert {pick.partition(":")[0] for pick in strange} <= {
        "bid",
        "pass",
        "take",
        "saloon",
        "keep",
        "wait",
    }


def test_a_card_of_boomtown_on_offer_tells_how_it_is_picked() -> None:
    game = find_game("boomtown")
    match = Match(game, Setup("boomtown", "offer"))
    while match.position.phase != "take":
        match.play(match.position.legal()[0])
    row = [card["pick"] for card in match.position.view(None)["row"]]
    assert [(pick,) for pick in row] == match.position.legal()


def test_the_throws_of_boomtown_are_those_of_two_dice() -> None:
    throws = things("boomtown")["throws"]
    assert list(throws) == [str(number) for number in range(2, 13)]
    assert sum(throws.values()) == 36
    assert throws["7"] == 6
