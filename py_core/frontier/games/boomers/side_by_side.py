"""Boards side by side in one large number: what is done to it is done to all of them at once.

A shift, a sum or an `and` of fifty boards takes hardly longer in Python than that of one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from .squares import Mask

BOARD = 144
"""How many bits a board takes: no square has a higher number, and the first thirteen are none."""
_BYTES = BOARD // 8


class Many(NamedTuple):
    """What is looked up for so many boards."""

    first: int
    """The first bit of each board: a mask times this lies on every board."""
    all: int
    twos: int
    fours: int
    eights: int
    """One of every two bits, two of every four, four of every eight."""


@lru_cache(maxsize=4096)
def many(boards: int) -> Many:
    """Make the numbers for so many boards."""
    bits = (1 << BOARD * boards) - 1
    return Many(bits // ((1 << BOARD) - 1), bits, bits // 3, bits // 5, bits // 17)


def laid(boards: Iterable[Mask]) -> int:
    """Lay boards side by side."""
    return int.from_bytes(
        b"".join([board.to_bytes(_BYTES, "little") for board in boards]), "little"
    )


def taken_up(boards: int, count: int) -> list[Mask]:
    """Take so many boards up again, one by one."""
    line = boards.to_bytes(_BYTES * count, "little")
    return [
        int.from_bytes(line[start : start + _BYTES], "little")
        for start in range(0, _BYTES * count, _BYTES)
    ]


def counted(pairs: list[int], boards: int) -> list[bytes]:
    """Count the squares on each board; of each pair Blue's boards first, then Orange's."""
    squares = 0
    for place, pair in enumerate(pairs):
        squares |= pair << 2 * BOARD * boards * place
    _, _, twos, fours, eights = many(2 * boards * len(pairs))
    found = squares - (squares >> 1 & twos)
    found = (found & fours) + (found >> 2 & fours)
    found = found + (found >> 4) & eights
    # Each byte holds its own count now; the eighteen of a board are added up into its first one.
    found += found >> 72
    last = found >> 64
    found += found >> 32
    found += found >> 16
    found += found >> 8
    total = (found + last).to_bytes(_BYTES * 2 * boards * len(pairs), "little")[::_BYTES]
    return [total[start : start + boards] for start in range(0, len(total), boards)]
