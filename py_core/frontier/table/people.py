"""Who plays at a level: people with habits of their own, by the name of the level and their own.

Every game says in its `people.py` what each of them likes. A style changes what somebody does among
actions that are about as good; how strong they are is their level's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from .levels import LEVEL_NAMES, Level
from .picks import Action

if TYPE_CHECKING:
    from .game import Position

PEOPLE = (
    *("greenhorn/elsie", "greenhorn/jonah", "settler/ines", "settler/walter"),
    *("rancher/mei", "rancher/silas", "marshal/lena", "marshal/amos"),
)
"""Everybody that there is. Links count them in this order: whoever comes later comes last."""

KINDS = ("person", *LEVEL_NAMES, "elsewhere")
"""Who can sit at a table besides them: a person, a level of the computer with no style of its own,
or a person who plays by link."""

Habit: TypeAlias = "Callable[[Position], Callable[[Action], float]]"
"""Counts, for a position, how much of something an action does: whoever likes it does it more."""
Style: TypeAlias = tuple[tuple[str, float], ...]
"""Habits of a game by name, each with the points that one of it is liked by, or disliked."""


def level_of_person(kind: str) -> str:
    """Name the level at which somebody plays; a level itself plays at its own."""
    return kind.partition("/")[0]


def people_of(levels: Mapping[str, Level], styles: Mapping[str, Style]) -> dict[str, Level]:
    """Seat everybody at their level of a game, with their style in it."""
    return {
        person: levels[level_of_person(person)]._replace(style=style)
        for person, style in styles.items()
    }
