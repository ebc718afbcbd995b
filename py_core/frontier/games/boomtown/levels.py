"""How strong each level is in Boomtown, up to the Marshal's effort; docs/ladder.md measures it."""

from __future__ import annotations

from frontier.table.levels import Level

# More deals hardly help: these levels differ by how well they judge.
LEVELS = {
    "greenhorn": Level("sampling", noise=9.0),
    "settler": Level("sampling", noise=4.5),
    "rancher": Level("sampling", width=3, samples=1, noise=8.0, reach=0.5),
    "marshal": Level("sampling", width=6, samples=40),
}
