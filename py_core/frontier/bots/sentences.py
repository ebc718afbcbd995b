"""Sentences that the bots say, by their keys in the words; one may stand inside another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from frontier.table.events import Deed, Values
from frontier.table.game import Game, Position
from frontier.table.picks import Action, Pick

if TYPE_CHECKING:
    from . import shapes


class Sentence(NamedTuple):
    """One sentence of an explanation, by its key in one of the files of words."""

    file: str
    key: str
    values: Values
    where: tuple[Pick, ...] = ()

    def told(self) -> shapes.Sentence:
        """Write it as plain JSON, with the sentences that stand inside it."""
        values = {
            name: value.told() if isinstance(value, Sentence) else value
            for name, value in self.values.items()
        }
        return {"file": self.file, "key": self.key, "values": values, "where": list(self.where)}


def deed_of(game: Game, position: Position, action: Action, seat: int | None = None) -> Sentence:
    """Say what a legal action is."""
    return _of_deed(game, game.deed(position, action), "deed", seat)


def look_at(game: Game, position: Position, action: Action) -> Sentence:
    """Say where to look first for an action."""
    deed = game.deed(position, action)
    said = _of_deed(game, deed, "look", position.turn)
    return said._replace(where=deed.where[:1])


def _of_deed(game: Game, deed: Deed, family: str, seat: int | None) -> Sentence:
    return Sentence(game.name, f"{family}.{deed.kind}", {**deed.values, "seat": seat}, deed.where)


class Step(NamedTuple):
    """One action of a line, to be shown on the board."""

    seat: int
    said: Sentence
    arrow: tuple[Pick, ...]

    def told(self) -> shapes.LineStep:
        """Write it as plain JSON."""
        return {
            "seat": self.seat,
            "deed": self.said.told(),
            "where": list(self.said.where),
            "arrow": list(self.arrow),
        }


def steps_of(game: Game, position: Position, actions: Sequence[Action]) -> list[Step]:
    """Tell the actions of a line one by one; each must be legal after those before it."""
    steps = []
    table = position.copy()
    for action in actions:
        seat = table.turn
        if seat is None:
            break
        deed = game.deed(table, action)
        steps.append(Step(seat, _of_deed(game, deed, "deed", seat), deed.arrow))
        table.advance(action)
    return steps
