"""Positions of Boomers with one best action that a glance does not show; `tactics/boomers.txt`."""

from __future__ import annotations

from pathlib import Path

from tests.conftest import Some

from frontier.bots.players import unhurried_bot
from frontier.games.boomers import GAME
from frontier.table.chance import Chance

SOLVED = 0.9
FILE = Path(__file__).with_name("tactics") / "boomers.txt"
TACTICS = [
    (text, tuple(action.split()))
    for line in FILE.read_text("utf-8").splitlines()
    if not line.startswith("#")
    for text, action, _ in [line.split(" | ")]
]


def test_the_best_action_is_legal_and_a_glance_does_not_show_it() -> None:
    for text, best in TACTICS:
        position = GAME.read(text, Chance(1))
        assert best in position.legal()
        assert unhurried_bot(GAME, "greedy").choose(position, None, Chance(1)).action != best


def test_the_marshal_finds_nine_in_ten_of_the_best_actions(some: Some) -> None:
    asked = some(4, TACTICS)
    missed = []
    for text, best in asked:
        position = GAME.read(text, Chance(1))
        action = unhurried_bot(GAME, "marshal").choose(position, None, Chance(1)).action
        if action != best:
            missed.append((text, action))
    assert len(missed) <= max(1, (1 - SOLVED) * len(asked)), missed
