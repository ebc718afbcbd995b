"""How strong each level is, as data: by work and honest noise, so that slow machines play alike.

`seconds` is only a safety net for machines that are very slow.
"""

from __future__ import annotations

from typing import NamedTuple

LEVELS = ("greenhorn", "settler", "rancher", "marshal")
BASELINES = ("random", "greedy")
"""Players for measuring: any legal action, and the best action by the judge one move ahead."""


class Level(NamedTuple):
    """The effort of one level in one game."""

    search: str
    """Which search it uses, by its name in `players`."""
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


_ANY = {
    "greenhorn": Level("greedy", noise=6.0),
    "settler": Level("greedy", noise=3.0),
    "rancher": Level("greedy", noise=1.0),
    "marshal": Level("greedy"),
}
_BY_GAME: dict[str, dict[str, Level]] = {
    "boomers": {
        "greenhorn": Level("greedy", noise=1.0),
        "settler": Level("reading", effort=1_000, width=3, depth=2, noise=4.5),
        "rancher": Level("reading", effort=1_500, width=8, noise=0.5),
        "marshal": Level("reading", effort=14_000, width=8, noise=0.2),
    },
    "oregon": {
        "greenhorn": Level("sampling", noise=1.3),
        "settler": Level("sampling", noise=0.6),
        "rancher": Level("sampling", width=8, samples=8, depth=1, noise=0.4),
        "marshal": Level("sampling", width=8, samples=60, depth=1),
    },
    # More deals hardly help in Boomtown: its levels differ by how well they judge.
    "boomtown": {
        "greenhorn": Level("sampling", noise=9.0),
        "settler": Level("sampling", noise=4.5),
        "rancher": Level("sampling", width=3, samples=1, noise=8.0, reach=0.5),
        "marshal": Level("sampling", width=6, samples=40),
    },
}
_BASELINES = {"random": Level("random"), "greedy": Level("greedy")}


def level_of(game: str, name: str) -> Level:
    """Find a level, or a baseline, by its name."""
    if name in _BASELINES:
        return _BASELINES[name]
    return _BY_GAME.get(game, _ANY)[name]
