"""Bots by name: a level of a game, somebody who plays at one, or a baseline."""

from __future__ import annotations

from math import inf

from frontier.table.chance import Chance
from frontier.table.errors import Unreadable
from frontier.table.game import Game
from frontier.table.levels import LEVEL_NAMES, Level
from frontier.table.people import PEOPLE

from .bot import Bot
from .deepening import DeepeningBot
from .levels import BASELINES, level_of
from .racing import RacingBot
from .reading import ReadingBot
from .sampling import SamplingBot
from .simple import GreedyBot, RandomBot

_SEARCHES: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "racing": RacingBot,
    "reading": ReadingBot,
    "sampling": SamplingBot,
    "deepening": DeepeningBot,
}


def make_bot(game: Game, name: str, level: Level | None = None) -> Bot:
    """Seat a bot of this level at a game, or one with other effort for an experiment."""
    level = level or _level_named(game, name)
    return _SEARCHES[level.search](game, level)


def unhurried_bot(game: Game, name: str, chance: Chance | None = None) -> Bot:
    """Seat a bot without its cap in seconds: a busy machine gives the same matches."""
    level = _level_named(game, name)._replace(seconds=inf)
    return _SEARCHES[level.search](game, level, chance)


def _level_named(game: Game, name: str) -> Level:
    if name not in (*LEVEL_NAMES, *PEOPLE, *BASELINES):
        raise Unreadable("level-unknown", level=str(name)[:40])
    return level_of(game, name)
