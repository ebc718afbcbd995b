"""What a decision can be about, each with the kinds of causes that show it."""

from __future__ import annotations

THEMES = {
    "points": ("beside", "scores", "scores-beside", "scores-first", "scores-group", "scores-more"),
    "group": ("group",),
    "treasure": ("coal", "coal-mine", "coal-more", "gold", "gold-mine", "gold-more"),
    "joker": ("joker-beside", "joker-free", "joker-kept", "joker-woken"),
    "extra": ("extra-beside", "extra-kept", "extra-idle", "extra-taken", "extra-woken"),
    "guard": (
        "gives",
        "gives-coal",
        "gives-gold",
        "leaves",
        "leaves-at",
        "leaves-one",
        "leaves-one-at",
    ),
    "ahead": ("next", "next-at", "next-built", "next-extra", "next-group", "next-woken"),
    "draw": ("few-building", "few-landscape", "no-building", "no-landscape"),
}
