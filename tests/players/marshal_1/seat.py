"""`marshal-1`: the first Marshal of each game, kept as it was to measure every later one by.

Its judges and searches are copies of those of its day. Nothing here is ever made better; only
where the rules give a thing another name does it follow.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf

from frontier.bots.bot import Bot
from frontier.table.game import Game, Judge
from frontier.table.levels import Level

from .boomers.judge import JUDGE as BOOMERS
from .boomtown.judge import JUDGE as BOOMTOWN
from .oregon.judge import JUDGE as OREGON
from .reading import ReadingBot
from .sampling import SamplingBot

NAME = "marshal-1"

# In its day `reach` counted in times of the noise.
KEPT: dict[str, tuple[Judge, type[Bot], Level]] = {
    "boomers": (
        BOOMERS,
        ReadingBot,
        Level("reading", effort=14_000, width=8, noise=0.2, reach=1.3),
    ),
    "oregon": (OREGON, SamplingBot, Level("sampling", width=8, samples=60, depth=1, reach=1.3)),
    "boomtown": (BOOMTOWN, SamplingBot, Level("sampling", width=6, samples=40, reach=1.3)),
}


def marshal_1(game: Game, effort: int = 0) -> Bot:
    """Seat it without a cap in seconds; with less effort or fewer deals where a test asks."""
    judge, search, level = KEPT[game.name]
    level = level._replace(seconds=inf)
    if effort:
        level = level._replace(
            effort=min(level.effort, effort), samples=min(level.samples, max(1, effort // 100))
        )
    return search(replace(game, judge=judge), level)
