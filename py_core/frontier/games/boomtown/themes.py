"""What a decision can be about, each with the kinds of causes that show it."""

from __future__ import annotations

THEMES = {
    "mayor": ("mayor", "office"),
    "dice": ("mine", "mine-than", "saloon"),
    "guard": ("left", "pays"),
    "strike": ("hit", "shark", "robbed", "robbed-than", "stagecoach", "stagecoach-than"),
    "price": ("price", "price-for", "paid"),
}
