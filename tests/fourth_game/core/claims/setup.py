"""How a match of Claims begins: its options and the first roll."""

from __future__ import annotations

from frontier.table.chance import Chance
from frontier.table.game import Option, Options, When

from . import effects
from .position import ClaimsPosition

OPTIONS = (
    Option("die", ("on", "off"), "on"),
    Option("wild", ("off", "on"), "off", when=(When("die", among=("on",)),)),
)


def start(options: Options, chance: Chance) -> ClaimsPosition:
    """Set up a match."""
    die = options["die"] == "on"
    position = ClaimsPosition(die, die and options["wild"] == "on", chance)
    effects.roll(position, None)
    return position
