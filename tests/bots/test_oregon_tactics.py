"""Positions of Oregon with a best action that takes a deep search to find; `tactics/oregon.txt`."""

from __future__ import annotations

from pathlib import Path

from tests.conftest import Some

from frontier.bots.players import unhurried_bot
from frontier.games.oregon import GAME
from frontier.games.oregon.legal import JOKER
from frontier.table.chance import Chance
from frontier.table.picks import Action

LEAST = 40
SOLVED = 0.9
FILE = Path(__file__).with_name("tactics") / "oregon.txt"
TACTICS = [
    (text, {tuple(action.split()) for action in actions.split(", ")})
    for line in FILE.read_text("utf-8").splitlines()
    if not line.startswith("#")
    for text, actions, _ in [line.split(" | ")]
]


def plain(action: Action) -> Action:
    """Leave out which symbol the joker stands for: that follows from the space, or is the same."""
    return tuple(JOKER if pick.startswith(JOKER) else pick for pick in action)


def test_the_positions_are_legal_and_many_for_every_number_of_players() -> None:
    assert len(TACTICS) >= LEAST
    positions = [GAME.read(text, Chance(1)) for text, _ in TACTICS]
    assert {position.players for position in positions} == {2, 3, 4}
    for position, (_, best) in zip(positions, TACTICS, strict=True):
        assert best <= set(position.legal())


def test_the_marshal_finds_nine_in_ten_of_the_best_actions(some: Some) -> None:
    asked = some(4, TACTICS)
    missed = []
    for text, best in asked:
        position = GAME.read(text, Chance(1))
        action = unhurried_bot(GAME, "marshal", Chance(1)).choose(position).action
        if plain(action) not in {plain(one) for one in best}:
            missed.append((text, action))
    assert len(missed) <= max(1, (1 - SOLVED) * len(asked)), missed
