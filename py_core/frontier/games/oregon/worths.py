"""What the quick policy on a lean table goes by, tuned by thousands of its matches against itself.

docs/bots-log.md tells how. The judge and the levels below the Marshal have weights of their own.
"""

from __future__ import annotations

from .land import AROUND, MAP, WATER

OPEN_WORTH = 0.236
"""What each empty dry space around a new farmer is worth: something may be built there."""
CROWD_WORTH = 0.2
"""What each own farmer around a new one is worth: one building may score for both."""
BESIDE_WORTH = 0.4
"""What an own farmer that shares a side with a new one is worth, on the way to a group."""
BLOCK = 0.2
"""What taking a space from the others is worth, in parts of its worth to them."""
JOKER_WORTH, EXTRA_WORTH = 3.5, 2.0
"""What an active token is worth, in points, while there are turns left to use it."""
TURNS_FOR_FULL_WORTH = 4
EXTRA_PRICE = 1.3
"""What an extra turn should bring: it costs the token, while its cards are drawn again."""

DRY = tuple(tuple(near for near in around if MAP[near] != WATER) for around in AROUND)
"""The dry spaces around each space, corners included."""
ALL_OPEN = [OPEN_WORTH * len(near) for near in DRY]
"""What an empty board promises a farmer on each space."""
