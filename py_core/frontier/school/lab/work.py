"""What asking the rules costs a bot: whoever runs its code may count it beside Python's own steps.

The units are Python's: about fifty steps of a plain loop. They are the same on every device.
"""

from __future__ import annotations

from collections.abc import Callable

LEGAL = 60
AFTER = 100
FEATURES = 100
DEAL = 60
VIEW = 60
SCORE = 20

_meters: list[Callable[[int], object]] = []


def measure_by(meter: Callable[[int], object]) -> None:
    """Tell somebody of all work from now on."""
    _meters[:] = [meter]


def spend(units: int) -> None:
    """Note some work."""
    for meter in _meters:
        meter(units)
