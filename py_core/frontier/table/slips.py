"""Slips: the ways in which people go wrong in a game, which its weaker levels share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from .picks import Action

if TYPE_CHECKING:
    from .game import Position


class Slip(NamedTuple):
    """One way to go wrong: a rule that is forgotten, a thing not seen, or an idea liked too much.

    It lasts for one decision. Whatever it leaves out stays as it is.
    """

    seems: Callable[[Position], Callable[[Action], float]] | None = None
    """Tell, for a position, how many points better than it is an action seems."""
    unseen: Callable[[Position, Action], bool] | None = None
    """Tell whether an action comes to nobody's mind, one's own or another's."""
    weighs: Mapping[str, float] = {}
    """By what it multiplies features of the judge: nothing where a thing is forgotten."""
