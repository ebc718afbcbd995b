"""The levels of a game by name, and the baselines that they are measured by."""

from __future__ import annotations

from frontier.table.game import Game
from frontier.table.levels import Level

BASELINES = ("random", "greedy")
"""Players for measuring: any legal action, and the best action by the judge one move ahead."""


def level_of(game: Game, name: str) -> Level:
    """Find a level of a game, or a baseline, by its name."""
    return Level(name) if name in BASELINES else game.levels[name]
