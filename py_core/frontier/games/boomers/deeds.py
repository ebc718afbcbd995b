"""What an action is in words: which piece goes where, and where stones are laid."""

from __future__ import annotations

from frontier.table.events import Deed, Event
from frontier.table.game import Position
from frontier.table.picks import Action


def deed(position: Position, action: Action) -> Deed:
    """Say what a legal action is."""
    told: list[Event] = []
    position.copy().advance(action, told)
    first, rest = told[0], told[1:]
    if first.kind == "placed-piece":
        return Deed("place", first.values, first.where)
    if first.kind == "placed-stone":
        return Deed("place-stone", first.values, first.where)
    piece, to = first.values["piece"], first.values["to"]
    stones = [event.values["at"] for event in rest if event.kind == "stone"]
    arrow = (first.values["from"], to)
    if not stones and "none" in action[2:]:
        return Deed("move-bare", {"piece": piece, "to": to}, (piece, to), arrow)
    if not stones:
        return Deed("move", {"piece": piece, "to": to}, (piece, to), arrow)
    values = {"piece": piece, "to": to, "at": stones, "count": len(stones)}
    return Deed("move-stones", values, (piece, to, *stones), arrow)
