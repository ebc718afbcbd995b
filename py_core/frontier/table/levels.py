"""How strong a level of the computer is, as data; each game has its own, by the same names.

By work, so that slow machines play alike; `seconds` is only a safety net. Weak levels err as people
do: by slips, which docs/levels.md describes.
"""

from __future__ import annotations

from math import inf
from typing import NamedTuple

LEVEL_NAMES = ("greenhorn", "settler", "rancher", "marshal")
"""The levels that every game has, the weakest first."""
USUAL_LEVEL = "settler"
"""Who sits at a table where nobody has chosen a level."""


class Level(NamedTuple):
    """The effort of one level in one game."""

    search: str
    """Which search it uses, by its name in `bots.players`."""
    effort: int = 0
    """How many positions it looks at for one action."""
    width: int = 0
    """How many actions it takes seriously at each turn."""
    samples: int = 0
    """How many deals of what it cannot see it thinks through."""
    depth: int = 0
    """How many actions ahead it reads; over deals, how many times around the table."""
    noise: float = 0.0
    """How much it likes one of two equal actions better, in points: not every match is the same."""
    slips: tuple[tuple[str, int], ...] = ()
    """How it errs: slips of its game by name, each in so many of a hundred decisions."""
    reach: float = inf
    """How far below the best action, as it looks at a glance, slips may lead it, in points: nobody
    does what is plainly absurd."""
    style: tuple[tuple[str, float], ...] = ()
    """What it likes besides, as some people do: habits of its game, each by so many points."""
    seconds: float = 60.0
    """When it stops, ready or not: so late that a slow device plays as well, only later."""


EVENLY_APART = {name: 200 * step for step, name in enumerate(LEVEL_NAMES)}
"""How strong the levels of a game are taken to be whose ladder nobody has played yet."""

ONE_MOVE_AHEAD = {
    "greenhorn": Level("greedy", noise=6.0),
    "settler": Level("greedy", noise=3.0),
    "rancher": Level("greedy", noise=1.0),
    "marshal": Level("greedy"),
}
"""Levels for a game that has none of its own yet."""
