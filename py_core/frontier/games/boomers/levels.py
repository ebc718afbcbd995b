"""How strong each level is in Boomers, up to the Marshal's effort; docs/ladder.md measures it."""

from __future__ import annotations

from frontier.table.levels import Level

LEVELS = {
    "greenhorn": Level("greedy", noise=1.0),
    "settler": Level("reading", effort=1_000, width=3, depth=2, noise=4.5),
    "rancher": Level("reading", effort=1_500, width=8, noise=0.5),
    "marshal": Level("deepening", effort=30_000, width=16, noise=0.2),
}
