"""No level does what a beginner would find absurd, whatever slips it has in mind."""

from __future__ import annotations

from pathlib import Path

import pytest

from frontier.bots.levels import level_of
from frontier.bots.players import make_bot
from frontier.games import NAMES, find_game
from frontier.table.chance import Chance

WEAK = ("greenhorn", "settler", "rancher")
SEEDS = 6


def listed(name: str) -> list[tuple[str, str, set[str]]]:
    """Read the list of a game: why, the position, and the actions that nobody would take."""
    lines = (Path(__file__).parent / "absurd" / f"{name}.txt").read_text("utf-8").splitlines()
    found = []
    for line in lines[1:]:
        why, position, actions = line.split(" | ")
        found.append((why, position, set(actions.split(", "))))
    return found


@pytest.mark.parametrize("level", WEAK)
@pytest.mark.parametrize("name", NAMES)
def test_no_weak_level_does_what_is_absurd(name: str, level: str) -> None:
    game = find_game(name)
    for why, text, absurd in listed(name):
        position = game.read(text, Chance("absurd"))
        assert position.turn is not None
        for seed in range(SEEDS):
            bot = make_bot(game, level)
            choice = bot.choose(position, position.turn, Chance(seed))
            assert " ".join(choice.action) not in absurd, (why, text)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_absurd_is_legal_and_there_is_something_else(name: str) -> None:
    # Else the test above would prove nothing.
    game = find_game(name)
    positions = listed(name)
    assert len(positions) >= 12
    for why, text, absurd in positions:
        legal = {" ".join(action) for action in game.read(text, Chance("absurd")).legal()}
        assert absurd <= legal, why
        assert legal - absurd


@pytest.mark.parametrize("name", NAMES)
def test_slips_of_levels_are_slips_of_their_game(name: str) -> None:
    game = find_game(name)
    assert game.judge
    used = {slip for level in WEAK for slip, _ in level_of(game, level).slips}
    assert used == set(game.judge.slips), "a slip that nobody makes, or that nobody knows"
    assert not level_of(game, "marshal").slips
