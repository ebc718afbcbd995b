"""What a decision can be about, each with the kinds of causes that show it."""

from __future__ import annotations

THEMES = {
    "mayor": ("mayor", "mayor-sure", "office"),
    "dice": (
        *(
            "mine",
            "mine-than",
            "saloon",
            "saloon-than",
            "girls",
            "girls-than",
            "vein",
            "vein-than",
            "first",
            "ride",
            "spare",
        ),
        *("wire", "wire-later"),
    ),
    "guard": (
        *("left", "pays", "blown", "blown-new", "seized", "seized-new"),
        *("wire-lost", "wire-rival"),
    ),
    "strike": (
        *("hit", "hit-than", "blow", "blow-by", "seize", "shark", "robbed", "robbed-than"),
        *("stagecoach", "stagecoach-than", "wire-hit"),
    ),
    "price": ("price", "price-for", "paid"),
}
