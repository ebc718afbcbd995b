"""What is on a table of Oregon before anybody plays, for whoever draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .box import (
    BOX,
    BUILDINGS,
    CHURCH,
    COAL,
    COAL_MINE,
    GOLD,
    GOLD_MINE,
    HAND,
    KINDS,
    LANDSCAPES,
    STATION,
    TILES,
    WAREHOUSE,
)
from .land import AROUND, BAND_COLUMNS, BAND_ROWS, COLUMNS, HEIGHT, NAMES, TERRAINS, WIDTH
from .legal import DRAWS, JOKERS, SWAPS
from .scoring import PER_FARMER

if TYPE_CHECKING:
    from .shapes import OregonBuilding, OregonThings, OregonToken


_TOKENS: dict[int, OregonToken] = {WAREHOUSE: "joker", STATION: "extra"}
"""What a farmer beside a building makes active."""


def things() -> OregonThings:
    """Tell the map from its top left corner, all cards and tiles, what they bring, and picks."""
    return {
        "board": [NAMES[row * WIDTH : (row + 1) * WIDTH] for row in reversed(range(HEIGHT))],
        "columns": list(COLUMNS),
        "rows": [str(row) for row in range(HEIGHT, 0, -1)],
        "terrains": TERRAINS,
        "symbols": LANDSCAPES,
        "bands": {"columns": BAND_COLUMNS, "rows": BAND_ROWS},
        "buildings": {name: _building(kind) for kind, name in enumerate(BUILDINGS, 1)},
        "minerals": TILES,
        "tokens": tuple(_TOKENS.values()),
        "kinds": KINDS,
        "hand": HAND,
        "picks": {
            "joker": dict(zip(LANDSCAPES, JOKERS, strict=True)),
            "draw": {kind: pick for kind, (pick,) in zip(KINDS, DRAWS, strict=True)},
            "swap": {card: pick for card, (pick,) in zip(BUILDINGS, SWAPS, strict=True)},
        },
    }


def _building(kind: int) -> OregonBuilding:
    """Tell the fewest and the most points that a farmer beside a building brings, and what else."""
    tiles = BOX.tiles[kind - 1]
    if kind in (COAL_MINE, GOLD_MINE):
        tile = COAL if kind == COAL_MINE else GOLD
        values = BOX.minerals[tile]
        points = min(values), max(values)
        return {"tiles": tiles, "points": points, "mineral": TILES[tile], "token": None}
    token = _TOKENS.get(kind)
    # Rule: a church counts the farmers around it; the one that scores is one of them.
    fewest, most = (1, max(map(len, AROUND))) if kind == CHURCH else (PER_FARMER[kind],) * 2
    points = fewest, most
    return {"tiles": tiles, "points": points, "mineral": None, "token": token}
