"""How strong each level is in Boomtown, up to the Marshal's effort; docs/ladder.md measures it."""

from __future__ import annotations

from frontier.table.levels import Level

# Below the Marshal, more deals hardly help: those levels differ by how well they judge. The
# Marshal plays lines to the end; its effort is turns of a line, times the players.
LEVELS = {
    "greenhorn": Level("sampling", noise=9.0),
    "settler": Level("sampling", noise=4.5),
    "rancher": Level("sampling", width=3, samples=1, noise=8.0, reach=0.5),
    "marshal": Level("racing", effort=24_000, width=8, samples=5_000),
}
