"""What is on a table of Boomtown before anybody plays, for whoever draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import DANGEROUS, EVENT_SPOTS, MINES, MINES_OF, NAMES, NUMBER, TOWNS, VALUE
from .checking import PLACED, PLAYED
from .event_cards import SEATS, SHARK_TAKES, STAGECOACH_GIVES
from .mayors import GOVERNOR_TIMES
from .production import DICE, GIRLS_TAKE, SALOON_TAKES, VEIN_ADDS

if TYPE_CHECKING:
    from .shapes import BoomtownThings

FACES = range(1, 7)
MUSTANG_TAKES = 2
"""Whoever rides takes the second card of the turn."""


def things() -> BoomtownThings:
    """Tell the towns with their mines, the numbers on the event cards, the dice, and picks."""
    return {
        "towns": {town: [NAMES[mine] for mine in MINES_OF[i]] for i, town in enumerate(TOWNS)},
        "mines": {
            NAMES[mine]: (NUMBER[mine], VALUE[mine], mine in DANGEROUS) for mine in range(MINES)
        },
        "events": EVENT_SPOTS,
        "numbers": {
            "saloon": SALOON_TAKES,
            "girls": GIRLS_TAKE,
            "governor": GOVERNOR_TIMES,
            "card-shark": SHARK_TAKES,
            "new-vein": VEIN_ADDS,
            "mustang": MUSTANG_TAKES,
            "stagecoach": STAGECOACH_GIVES,
        },
        "used": {
            "must": [*PLACED, *PLAYED],
            "may": ["mustang", "telegraph"],
            "victims": ["dynamite", "expropriation", "holdup"],
            "mines": ["dynamite", "expropriation"],
        },
        "throws": throws(),
        "picks": {
            "seat": SEATS,
            "die": DICE,
            "mayor": {town: f"mayor:{town}" for town in TOWNS},
        },
    }


def throws() -> dict[str, int]:
    """Count the throws of two dice that show each number."""
    sums = [one + two for one in FACES for two in FACES]
    return {str(number): sums.count(number) for number in sorted({*sums})}
