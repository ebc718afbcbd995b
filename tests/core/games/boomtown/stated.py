"""Positions from short texts, loaded dice, and the coins that events move."""

from __future__ import annotations

from collections.abc import Iterable

from frontier.games.boomtown.position import BoomtownPosition
from frontier.games.boomtown.reading import read
from frontier.table.chance import Chance
from frontier.table.events import Event


class LoadedDice(Chance):
    """Dice that fall as a test wants them; a throw too many is an error."""

    __slots__ = ("faces",)

    def __init__(self, *faces: int) -> None:
        super().__init__(0)
        self.faces = list(faces)

    def die(self) -> int:
        return self.faces.pop(0)


def at(text: str, *dice: int) -> BoomtownPosition:
    """Read a position, with the dice that will be rolled."""
    position = read(text, Chance("test"))
    if dice:
        position.chance = LoadedDice(*dice)
    return position


def coins(told: Iterable[Event], *kinds: str) -> list[tuple[int | str, int | str, int]]:
    """List every payment (of these kinds): from, to, how much."""
    return [
        (event.values["from"], event.values["to"], event.values["gold"])
        for event in told
        if "from" in event.values and (not kinds or event.kind in kinds)
    ]
