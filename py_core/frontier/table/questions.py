"""Questions that the rules of a game can answer, for whoever makes a lesson.

The author chooses what is asked; the answer is always the rules' own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from .picks import Action

if TYPE_CHECKING:
    from .game import Position

NUMBER, MARK = "number", "mark"
Known: TypeAlias = float | list[str]
"""A number, or the places on the table that are to be marked."""


class Question(NamedTuple):
    """A question; its words are `<game>.ask.<name>`, and `.unit` where it has one."""

    name: str
    kind: str
    """Whether the answer is a `number` or places to `mark`."""
    about: Callable[[Position], list[Action]]
    """List what it can be about in a position, as picks; one empty action where it is about all."""
    answer: Callable[[Position, Action], Known]
    """Answer it about one of these."""


def about_all(_position: Position) -> list[Action]:
    """Say that a question is about the whole position."""
    return [()]
