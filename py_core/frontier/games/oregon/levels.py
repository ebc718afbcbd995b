"""How strong each level is in Oregon, up to the Marshal's effort; docs/ladder.md measures it."""

from __future__ import annotations

from frontier.table.levels import Level

LEVELS = {
    "greenhorn": Level(
        "sampling",
        noise=0.2,
        slips=(
            *(("gift", 40), ("cheap-joker", 30), ("no-extra", 40), ("today", 30)),
            *(("farmers", 20), ("builder", 20), ("together", 25), ("any-draw", 20)),
        ),
        reach=4.0,
    ),
    "settler": Level(
        "sampling",
        noise=0.2,
        slips=(("gift", 25), ("no-joker", 25), ("cheap-extra", 25), ("today", 30), ("farmers", 25)),
        reach=4.0,
    ),
    "rancher": Level(
        "sampling",
        width=8,
        samples=8,
        depth=1,
        noise=0.2,
        slips=(("today", 20), ("together", 15), ("builder", 15)),
        reach=4.0,
    ),
    "marshal": Level("racing", effort=30_000, width=32, samples=100),
}

STRENGTHS = {"greenhorn": 0, "settler": 260, "rancher": 430, "marshal": 790}
"""From the shares in docs/ladder.md and docs/bots-log.md; rounded, as they are no surer."""
