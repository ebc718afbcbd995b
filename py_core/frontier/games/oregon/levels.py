"""How strong each level is in Oregon, up to the Marshal's effort; docs/ladder.md measures it."""

from __future__ import annotations

from frontier.table.levels import Level

LEVELS = {
    "greenhorn": Level("sampling", noise=1.3),
    "settler": Level("sampling", noise=0.6),
    "rancher": Level("sampling", width=8, samples=8, depth=1, noise=0.4),
    "marshal": Level("racing", effort=40_000, width=32, samples=100),
}
