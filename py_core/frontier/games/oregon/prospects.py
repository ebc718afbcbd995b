"""What a seat may expect on a lean table where a line stops, as named features with weights."""

from __future__ import annotations

from math import fsum
from operator import mul

from .box import BUILDINGS, CHURCH, SYMBOLS
from .land import SITES
from .lean import Lean
from .likely import GROUNDS
from .policy import FIELD_VALUES, GROUND_VALUES, KINDS, SITE_VALUES, built

WEIGHTS = {
    "points": 1.0,
    "joker": 4.2,
    "extra": 2.5,
    "ground": 0.13,
    "reach": 2.6,
    "sites": 0.4,
    "best": 0.42,
    "second": 0.25,
}
"""What one unit of each is worth in points, fitted to the margins of self-played matches.

`points`, `joker`, `extra` and `ground` are those of the judge; `reach` is what the best space for a
farmer is worth on average over all pairs of symbols, `sites` the same for the best site over all
buildings that are left; `best` and `second` are the best plays of the own hand.
"""
_WEIGHTS = tuple(WEIGHTS.values())
CHURCH_CROWD = 3.0
"""About how many farmers stand around a church that is worth building."""
_SAME_GROUND = tuple(GROUNDS.index(ground) for ground in GROUNDS)
"""For each kind of building, the first one that stands on the same sites."""
_PAIRS = SYMBOLS * SYMBOLS


def prospects(table: Lean, seat: int) -> float:
    """Estimate by how many points a seat will be ahead in the end."""
    return fsum(map(mul, values(table, seat), _WEIGHTS))


def values(table: Lean, seat: int) -> list[float]:
    """Count each feature: what a seat has more than the others on average, and its own hand."""
    own = _standing(table, seat)
    count = table.players - 1
    if count == 1:
        found = [
            mine - theirs for mine, theirs in zip(own, _standing(table, 1 - seat), strict=True)
        ]
    else:
        others = [_standing(table, other) for other in range(table.players) if other != seat]
        found = [mine - fsum(theirs) / count for mine, *theirs in zip(own, *others, strict=True)]
    found += _hand(table, seat)
    return found


def _standing(table: Lean, seat: int) -> list[float]:
    """Count what a seat has on the table."""
    share = table.share
    reach = 0.0
    if table.farmers[seat]:
        want = table.want[seat]
        for first, row in enumerate(FIELD_VALUES):
            reach += max(row[first](want))
            for values in row[first + 1 :]:
                reach += 2 * max(values(want))
    return [
        table.points[seat],
        share if table.joker[seat] else 0.0,
        share if table.extra[seat] else 0.0,
        share * table.ground[seat],
        share * reach / _PAIRS,
        share * _sites(table, seat),
    ]


def _sites(table: Lean, seat: int) -> float:
    """Tell what the best sites are worth, on average over all kinds of buildings."""
    lead, tiles = table.lead[seat], table.tiles
    tops: dict[int, float] = {}
    total = 0.0
    for kind in KINDS:
        if tiles[kind - 1]:
            same = _SAME_GROUND[kind]
            top = tops.get(same)
            if top is None:
                top = tops[same] = max(GROUND_VALUES[kind](lead))
            if top > 0.0:
                total += top * (CHURCH_CROWD if kind == CHURCH else table.worths(kind, 0)[seat])
    return total / len(BUILDINGS)


def _hand(table: Lean, seat: int) -> list[float]:
    """Tell what the two best plays of a hand bring."""
    hand = table.hands[seat]
    symbols = [symbol for symbol in range(SYMBOLS) if hand[symbol]]
    plays = [0.0, 0.0]
    if table.farmers[seat]:
        want = table.want[seat]
        for place, one in enumerate(symbols):
            row = FIELD_VALUES[one]
            for two in symbols[place if hand[one] > 1 else place + 1 :]:
                plays.append(max(row[two](want)))
    lead = table.lead[seat]
    for kind in KINDS:
        if table.tiles[kind - 1] and hand[SYMBOLS + kind - 1]:
            for symbol in symbols:
                read = SITE_VALUES[kind][symbol](lead)
                top = max(read)
                if top > 0.0:
                    plays.append(built(table, seat, kind, SITES[kind][symbol][read.index(top)]))
    plays.sort()
    return [plays[-1], plays[-2]]
