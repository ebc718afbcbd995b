"""How strong each level is in Boomtown, up to the Marshal's effort; docs/ladder.md measures it."""

from __future__ import annotations

from frontier.table.levels import Level

# The Marshal plays lines to the end; its effort is turns of a line, times the players.
LEVELS = {
    "greenhorn": Level(
        "sampling",
        noise=0.5,
        slips=(
            *(("dice", 70), ("pawns", 80), ("fees", 70), ("leftovers", 80), ("shares", 70)),
            *(("big", 60), ("stir", 50), ("fever", 60), ("grudge", 50), ("greed", 50)),
        ),
        reach=10.0,
    ),
    "settler": Level(
        "sampling",
        noise=0.5,
        slips=(
            *(("dice", 30), ("pawns", 20), ("leftovers", 25), ("shares", 25)),
            *(("thrift", 20), ("fever", 15), ("grudge", 30)),
        ),
        reach=6.0,
    ),
    "rancher": Level(
        "sampling",
        width=3,
        samples=1,
        noise=0.5,
        slips=(("shares", 15), ("thrift", 15), ("fever", 10)),
        reach=4.0,
    ),
    "marshal": Level("racing", effort=40_000, width=8, samples=5_000),
}

STRENGTHS = {"greenhorn": 0, "settler": 190, "rancher": 360, "marshal": 660}
"""From the shares in docs/ladder.md and docs/bots-log.md; rounded, as they are no surer."""
