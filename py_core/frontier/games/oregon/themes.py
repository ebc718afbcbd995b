"""What a decision can be about, each with the kinds of causes that show it."""

from __future__ import annotations

THEMES = {
    "points": ("beside", "scores", "scores-more"),
    "group": ("group",),
    "treasure": ("coal", "gold"),
    "joker": ("joker-kept", "joker-woken"),
    "extra": ("extra-kept", "extra-idle", "extra-woken"),
    "guard": ("gives", "leaves", "leaves-one"),
    "ahead": ("next",),
    "draw": ("few-building", "few-landscape", "no-building", "no-landscape"),
}
