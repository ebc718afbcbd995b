"""Picks and actions: an action is a short path of picks, each naming something one can point at.

No legal action is the beginning of another, so a path is complete as soon as it is legal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from .errors import Unreadable

Pick: TypeAlias = str
"""A name without spaces: a square, a piece, a card, a button (`e7`, `B`, `bison`, `bid:4`)."""

Action: TypeAlias = tuple[Pick, ...]


def write_action(action: Action) -> str:
    """Write an action as one line of a record."""
    return " ".join(action)


def read_action(text: str) -> Action:
    """Read an action back from its line."""
    picks = tuple(text.split())
    if not picks:
        raise Unreadable("no-picks")
    return picks


def next_picks(actions: Iterable[Action], picks: Action) -> list[Pick]:
    """List what can be picked next after these picks, in the order of the actions, once each."""
    made = len(picks)
    return list(
        dict.fromkeys(
            action[made] for action in actions if len(action) > made and action[:made] == picks
        )
    )
