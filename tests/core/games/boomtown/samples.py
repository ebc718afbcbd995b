"""Tables to begin at, and players who bid as careful people might."""

from __future__ import annotations

from frontier.games.boomtown import GAME
from frontier.games.boomtown.position import BoomtownPosition
from frontier.games.boomtown.setup import start as set_up
from frontier.table.chance import Chance
from frontier.table.game import Position
from frontier.table.picks import Action

TABLES = [(3, "full", 20), (3, "short", 15), (4, "full", 15), (5, "full", 12)]
"""How many play, which length of the game, and how many rounds that makes."""


def options(players: int, length: str = "full", first: str = "random") -> dict[str, str]:
    """Choose the options of a table."""
    return {"players": str(players), "length": length, "first": first}


def start(players: int, length: str, seed: int) -> BoomtownPosition:
    """Set a table up."""
    return set_up(GAME.complete(options(players, length)), Chance(seed))


def choose_action(position: Position, chance: Chance) -> Action:
    """Choose a low bid, or pass about every other time; everything else at random."""
    actions = position.legal()
    if position.phase == "bid" and len(actions) > 1:
        return chance.choose([*actions[:2], actions[-1], actions[-1]])
    return chance.choose(actions)
