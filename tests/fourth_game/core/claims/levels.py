"""How strong each level is in Claims."""

from __future__ import annotations

from frontier.table.levels import Level

LEVELS = {
    "greenhorn": Level("greedy", noise=4.0),
    "settler": Level("greedy", noise=2.0),
    "rancher": Level("greedy", noise=0.5),
    "marshal": Level("greedy"),
}
