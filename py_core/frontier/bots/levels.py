"""The levels of a game by name, and the baselines that they are measured by."""

from __future__ import annotations

from frontier.table.game import Game
from frontier.table.levels import Level
from frontier.table.people import level_of_person

BASELINES = ("random", "greedy")
"""Players for measuring: any legal action, and the best action by the judge one move ahead."""


def level_of(game: Game, name: str) -> Level:
    """Find a level of a game by its name, or somebody who plays at one, or a baseline."""
    if name in BASELINES:
        return Level(name)
    return game.people.get(name) or game.levels[level_of_person(name)]
