"""The first Marshal, kept to measure later ones by, must go on playing as it did."""

from __future__ import annotations

import pytest
from tests.players.guests import seated
from tests.players.marshal_1.seat import marshal_1

from frontier.bots.arena import pairings, play_match
from frontier.games import find_game
from frontier.table.chance import Chance
from frontier.table.match import Match, Setup

EFFORT = 600
EVERYTHING = {
    "setup": "random",
    "mines": "random",
    "railroad": "random",
    "rivers": "random",
    "sooners": "on",
}
PLAYED = {
    "boomers": (
        {},
        "B e3 F, F b5 B, A c8 E, E f10 none, A b8 E, E f9 C, A b6 none, E i9 A",
    ),
    "boomers with everything": (
        EVERYTHING,
        "B e5 E, E d6 C, B e4 E, D f9 Z, B b4 X b3, E c6 B, X c3 F, Y g10 A",
    ),
    "oregon": (
        {},
        "b2, h2, wagon eagle b3, end, draw:landscape, draw:landscape, wagon eagle a3, end",
    ),
    "boomtown": (
        {},
        "bid:1, pass, bid:3, bid:4, pass, bid:5, pass, take:cold-mountain-7",
    ),
}


@pytest.mark.parametrize("case", PLAYED)
def test_it_plays_what_it_has_always_played(case: str) -> None:
    options, actions = PLAYED[case]
    game = find_game(case.split()[0])
    position = Match(game, Setup(game.name, "kept", options)).position.copy()
    bot = marshal_1(game, EFFORT)
    played = []
    for _ in range(8):
        assert position.turn is not None
        choice = bot.choose(position, position.turn, Chance("kept"))
        played.append(" ".join(choice.action))
        position.advance(choice.action)
    assert ", ".join(played) == actions


def test_it_can_be_set_against_a_level() -> None:
    (match,) = pairings(find_game("boomtown"), "marshal-1", "random", 1, {}, "guest")
    assert play_match(match, seated).share == 1.0
