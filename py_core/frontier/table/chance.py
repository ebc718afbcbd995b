"""The seeded generator of a match: SplitMix64, the same on every platform and for ever.

`docs/notation.md` specifies it with test vectors; changing it would break every record.
"""

from __future__ import annotations

import re
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from .errors import Unreadable

T = TypeVar("T")

_MASK = (1 << 64) - 1
SEED_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
MOST_SEED = 12
_SEED = re.compile(rf"[a-z0-9]{{1,{MOST_SEED}}}\Z")


def check_seed(seed: object) -> str:
    """Give the seed back if it is one to twelve of a-z and 0-9, else refuse it."""
    if not isinstance(seed, str) or not _SEED.match(seed):
        raise Unreadable("seed", seed=str(seed)[:40])
    return seed


class Chance:
    """A stream of numbers drawn from a seed."""

    __slots__ = ("state",)

    def __init__(self, seed: str | int = 0) -> None:
        self.state = seed & _MASK if isinstance(seed, int) else _hash(check_seed(seed))

    def copy(self) -> Chance:
        """Make a generator that will give the same numbers."""
        return Chance(self.state)

    def next64(self) -> int:
        """Draw a whole number of 64 bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, each equally likely."""
        limit = (1 << 64) - (1 << 64) % n
        drawn = self.next64()
        while drawn >= limit:
            drawn = self.next64()
        return drawn % n

    def die(self) -> int:
        """Roll one die."""
        return 1 + self.below(6)

    def choose(self, things: Sequence[T]) -> T:
        """Pick one of these."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put these in a random order, in place, from the last one down."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def seed(self, length: int = 6) -> str:
        """Draw a new seed of this length."""
        return "".join(self.choose(SEED_LETTERS) for _ in range(length))


def _hash(seed: str) -> int:
    """Turn a seed into 64 bits (FNV-1a)."""
    state = 0xCBF29CE484222325
    for byte in seed.encode("ascii"):
        state = ((state ^ byte) * 0x100000001B3) & _MASK
    return state
