"""The tests of every game have the same names for the same roles, as the games themselves do."""

from __future__ import annotations

from importlib import import_module

import pytest

from frontier.games import NAMES
from machine.environment import ROOT

FOLDER = ROOT / "tests" / "core" / "games"

# What helps the tests of a game, and what each of these modules offers.
HELPERS = {
    "stated": {"at"},  # a position stated in a few words
    "samples": {"choose_action"},  # random players and positions
    "second_telling": set(),  # the rules told once more, slowly, without a line of the core
    "goldens": {"FOLDER", "GOLDENS", "golden", "written"},
}
# What is tested of every game, whatever else is.
TESTS = {
    "test_goldens",
    "test_random_games",
    "test_reasons",
    "test_scoring",
    "test_second_telling",
    "test_text",
    "test_words",
}
OWN = {"boomers": {"perft", "perft_positions"}}
"""Helpers of one game only: nothing in Boomers hangs on chance, so its ways can be counted."""


@pytest.mark.parametrize("game", NAMES)
def test_the_helpers_of_every_game_have_the_same_names(game: str) -> None:
    modules = {file.stem for file in (FOLDER / game).glob("*.py")}
    helpers = {name for name in modules if not name.startswith("test_")}
    assert helpers - OWN.get(game, set()) == set(HELPERS)
    assert modules >= TESTS
    for name, offers in HELPERS.items():
        module = import_module(f"tests.core.games.{game}.{name}")
        assert offers <= set(vars(module)), f"{game}/{name}.py"
    second = import_module(f"tests.core.games.{game}.second_telling")
    assert hasattr(second, f"Slow{game.capitalize()}")


@pytest.mark.parametrize("game", NAMES)
def test_a_second_telling_shares_nothing_with_the_core(game: str) -> None:
    text = (FOLDER / game / "second_telling.py").read_text("utf-8")
    assert "frontier" not in text


@pytest.mark.parametrize("game", NAMES)
def test_every_game_keeps_its_golden_games_in_the_same_folder(game: str) -> None:
    assert (FOLDER / game / "goldens").is_dir()
