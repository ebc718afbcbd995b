"""What the Marshal's prospects are worth, in points, learned from deeper readings of its own."""

from __future__ import annotations

from typing import NamedTuple


class Weight(NamedTuple):
    """What one of something is worth: when all is settled, and how much more when nothing is."""

    late: float
    early: float


class Hopes(NamedTuple):
    """What makes it likely that open land will be settled, as logarithms of the odds."""

    even: float
    locked: float
    """Where no square is in reach of both sides, so that no stone can be laid just now."""
    apart: float
    """Where no square is within a few moves of both, so that none will be; less where few are."""
    gap: float
    """Where a mine lies between the land of both: no stone closes that gap."""
    quiet: float
    """When all quiet turns are gone; before that by their part."""
    border: float
    """For each square along the land of either side."""
    reach: float
    """For each square that either side reaches in a move."""


class Weights(NamedTuple):
    """What the features are worth, each Blue's less Orange's."""

    settled: Weight
    ahead: Weight
    """Leading in settled points, by however many."""
    steps: Weight
    """Land that a side is nearer to in steps; from here on less where there is less hope."""
    fenced: Weight
    """The same, divided by the length of its border."""
    moves: Weight
    """Land that a side is nearer to in moves."""
    reach: Weight
    free: Weight
    turn: Weight
    mines: Weight = Weight(0.0, 0.0)
    """Mines that a side is nearer to in steps, besides their points."""
    stuck: float = 0.0
    """What leading is worth besides where there is no hope for open land."""
    hopes: Hopes | None = None
    """With mines, which make gaps that nobody closes; else the judge's hope is good enough."""


_BASE = Weights(
    settled=Weight(1.852, -1.395),
    ahead=Weight(19.4, -20.53),
    steps=Weight(0.7249, -0.6157),
    fenced=Weight(2.3, -0.9353),
    moves=Weight(0.8184, -0.685),
    reach=Weight(-0.4541, 0.9002),
    free=Weight(2.064, 4.924),
    turn=Weight(2.673, 2.134),
)
_MINES = Weights(
    settled=Weight(0.9189, 0.5119),
    ahead=Weight(13.67, 8.443),
    steps=Weight(0.1826, 0.1684),
    fenced=Weight(0.974, 0.8702),
    moves=Weight(0.08069, 0.08922),
    reach=Weight(0.08657, 0.3091),
    free=Weight(5.43, 18.25),
    turn=Weight(2.782, 1.943),
    mines=Weight(5.21, 4.816),
    stuck=10.46,
    hopes=Hopes(
        even=4.018,
        locked=-1.164,
        apart=-2.234,
        gap=-1.302,
        quiet=-3.398,
        border=-0.03735,
        reach=-0.02917,
    ),
)
_SOONERS = Weights(
    settled=Weight(1.722, -0.4645),
    ahead=Weight(16.57, -12),
    steps=Weight(0.718, -0.3866),
    fenced=Weight(1.79, -1.291),
    moves=Weight(0.3941, -0.2411),
    reach=Weight(1.257, -1.077),
    free=Weight(4.931, 3.414),
    turn=Weight(9.215, -5.41),
)
_BOTH = Weights(
    settled=Weight(1.294, -0.4714),
    ahead=Weight(25.55, -23.28),
    steps=Weight(0.9139, -0.6836),
    fenced=Weight(-0.1308, 1.01),
    moves=Weight(0.5163, -0.3487),
    reach=Weight(0.5504, -0.2669),
    free=Weight(2.556, 5.271),
    turn=Weight(2.554, 4.541),
)
WEIGHTS = {
    (False, False): _BASE,
    (True, False): _MINES,
    (False, True): _SOONERS,
    (True, True): _BOTH,
}
"""By whether there are mines and whether there are sooners."""
