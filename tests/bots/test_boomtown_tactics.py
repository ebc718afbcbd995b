"""Positions of Boomtown whose best actions take a deep search to find; `tactics/boomtown.txt`."""

from __future__ import annotations

from pathlib import Path

from frontier.bots.players import unhurried_bot
from frontier.games.boomtown import GAME
from frontier.table.chance import Chance

LEAST = 40
SOLVED = 0.9
FILE = Path(__file__).with_name("tactics") / "boomtown.txt"
TACTICS = [
    (text, {tuple(action.split()) for action in actions.split(", ")})
    for line in FILE.read_text("utf-8").splitlines()
    if not line.startswith("#")
    for text, actions, _ in [line.split(" | ")]
]


def test_the_positions_are_legal_and_many_for_every_number_of_players() -> None:
    assert len(TACTICS) >= LEAST
    positions = [GAME.read(text, Chance(1)) for text, _ in TACTICS]
    assert {position.players for position in positions} == {3, 4, 5}
    for position, (_, best) in zip(positions, TACTICS, strict=True):
        assert best < set(position.legal())


def test_the_marshal_finds_nine_in_ten_of_the_best_actions() -> None:
    missed = []
    for text, best in TACTICS:
        position = GAME.read(text, Chance(1))
        action = unhurried_bot(GAME, "marshal", Chance(1)).choose(position).action
        if action not in best:
            missed.append((text, action))
    assert len(missed) <= (1 - SOLVED) * len(TACTICS), missed
