"""How strong a level of the computer is, as data; each game has its own, by the same names.

By work and honest noise, so that slow machines play alike; `seconds` is only a safety net.
"""

from __future__ import annotations

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
    """How far off its judgement of an action is, in points."""
    reach: float = 1.3
    """How far below the best action it may go over deals, in times its noise."""
    seconds: float = 6.0
    """When it stops, ready or not."""


ONE_MOVE_AHEAD = {
    "greenhorn": Level("greedy", noise=6.0),
    "settler": Level("greedy", noise=3.0),
    "rancher": Level("greedy", noise=1.0),
    "marshal": Level("greedy"),
}
"""Levels for a game that has none of its own yet."""
