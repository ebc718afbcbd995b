"""What these tests share: positions from short texts, loaded dice, and the coins of events."""

from __future__ import annotations

from collections.abc import Iterable

from frontier.games.boomtown import GAME
from frontier.games.boomtown.position import BoomtownPosition
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
    position = GAME.read(text, Chance("test"))
    assert isinstance(position, BoomtownPosition)
    if dice:
        position.chance = LoadedDice(*dice)
    return position


def play(position: BoomtownPosition, *actions: str) -> list[Event]:
    """Play actions written as in a record, and tell all that happened."""
    told: list[Event] = []
    for action in actions:
        told += position.play(tuple(action.split()))
    return told


def coins(told: Iterable[Event], *kinds: str) -> list[tuple[int | str, int | str, int]]:
    """List every payment (of these kinds): from, to, how much."""
    return [
        (event.values["from"], event.values["to"], event.values["gold"])
        for event in told
        if "from" in event.values and (not kinds or event.kind in kinds)
    ]


def kinds(told: Iterable[Event]) -> list[str]:
    return [event.kind for event in told]


def legal(position: BoomtownPosition) -> list[str]:
    return [" ".join(action) for action in position.legal()]


def options(players: int, length: str = "full", first: str = "random") -> dict[str, str]:
    return {"players": str(players), "length": length, "first": first}
