"""How strong each level is in Boomers, up to the Marshal's effort; docs/ladder.md measures it."""

from __future__ import annotations

from frontier.table.levels import Level

LEVELS = {
    "greenhorn": Level(
        "greedy",
        noise=0.3,
        slips=(("far", 65), ("freedom", 65), ("stones", 40), ("chase", 40), ("little", 40)),
        reach=12.0,
    ),
    "settler": Level(
        "reading",
        effort=1_000,
        width=3,
        depth=2,
        noise=0.3,
        slips=(("far", 60), ("freedom", 30), ("little", 30), ("chase", 20)),
        reach=12.0,
    ),
    "rancher": Level(
        "reading", effort=1_500, width=8, noise=0.3, slips=(("far", 10), ("little", 15))
    ),
    "marshal": Level("deepening", effort=50_000, width=16, noise=0.2),
}

STRENGTHS = {"greenhorn": 0, "settler": 290, "rancher": 620, "marshal": 1200}
"""From the shares in docs/ladder.md and docs/bots-log.md; rounded, as they are no surer."""
