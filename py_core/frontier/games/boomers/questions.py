"""What the rules of Oklahoma Boomers can answer: where a piece can go, where stones may be laid,
how large an area is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.events import Event
from frontier.table.picks import Action
from frontier.table.questions import MARK, NUMBER, Question

from .squares import SQUARES, WHOLE, names_in

if TYPE_CHECKING:
    from frontier.table.game import Position

    from .position import BoomersPosition


def _pieces(position: Position) -> list[Action]:
    if position.phase != "moving":
        return []
    return list(dict.fromkeys(action[:1] for action in position.legal()))


def _reach(position: Position, about: Action) -> list[str]:
    return list(dict.fromkeys(move[1] for move in position.legal() if move[:1] == about))


def _rides(position: Position) -> list[Action]:
    """List where pieces can go and then lay a stone."""
    if position.phase != "moving":
        return []
    return list(dict.fromkeys(move[:2] for move in position.legal() if len(move) > 2))


def _stones(position: Position, about: Action) -> list[str]:
    found: list[str] = []
    for move in position.legal():
        if move[:2] == about:
            told: list[Event] = []
            position.copy().advance(move, told)
            found += [event.values["at"] for event in told if event.kind == "stone"]
    return list(dict.fromkeys(found))


def _squares(position: BoomersPosition) -> list[Action]:
    return [(name,) for name in names_in(WHOLE & ~position.stones)] if position.areas else []


def _area(position: BoomersPosition, about: Action) -> float:
    square = SQUARES[about[0]]
    return next((area.bit_count() for area in position.areas if area >> square & 1), 0)


QUESTIONS = (
    Question("reach", MARK, _pieces, _reach),
    Question("stones", MARK, _rides, _stones),
    Question("area", NUMBER, _squares, _area),  # type: ignore[arg-type]
)
