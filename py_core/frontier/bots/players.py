"""Bots by name: a level of a game, or a baseline."""

from __future__ import annotations

from frontier.table.errors import Unreadable
from frontier.table.game import Game
from frontier.table.levels import LEVEL_NAMES, Level

from .bot import Bot
from .levels import BASELINES, level_of
from .reading import ReadingBot
from .sampling import SamplingBot
from .simple import GreedyBot, RandomBot

_SEARCHES: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "reading": ReadingBot,
    "sampling": SamplingBot,
}


def make_bot(game: Game, name: str, level: Level | None = None) -> Bot:
    """Seat a bot of this level at a game, or one with other effort for an experiment."""
    if level is None:
        if name not in (*LEVEL_NAMES, *BASELINES):
            raise Unreadable("level-unknown", level=str(name)[:40])
        level = level_of(game, name)
    return _SEARCHES[level.search](game, level)
