"""What a decision can be about, each with the kinds of causes that show it."""

from __future__ import annotations

THEMES = {
    "close": ("closes", "settles", "closes-worth", "settles-worth", "holds"),
    "room": (
        *("room", "room-given", "quicker", "quicker-given", "reach"),
        *("mines", "mines-given", "fence", "fence-given", "gap", "locked"),
    ),
    "shut": ("shut",),
    "free": ("stuck",),
    "finish": ("wins", "clock", "clock-even", "leads"),
    "guard": ("over",),
}
THEMES_OF_OTHER = {"guard": ("closes", "settles", "closes-worth", "settles-worth", "holds")}
"""The same, for causes that tell what comes of the action that is worse."""
