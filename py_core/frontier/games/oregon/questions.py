"""What the rules of Oregon can answer: where cards lead, how large a group is, who is around."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.picks import Action
from frontier.table.questions import MARK, NUMBER, Question

from .box import EMPTY, FARMER
from .land import AROUND, NAMES, NUMBERS
from .scoring import connected

if TYPE_CHECKING:
    from frontier.table.game import Position

    from .position import OregonPosition


def _cards(position: Position) -> list[Action]:
    """List the pairs of cards that can be played."""
    return list(
        dict.fromkeys(move[:-1] for move in position.legal() if len(move) > 1 and _leads(move))
    )


def _leads(move: Action) -> bool:
    return move[-1] in NUMBERS


def _spaces(position: Position, about: Action) -> list[str]:
    legal = position.legal()
    return list(dict.fromkeys(move[-1] for move in legal if move[:-1] == about and _leads(move)))


def _farmers(position: OregonPosition) -> list[Action]:
    return [(NAMES[at],) for at, thing in enumerate(position.board) if thing >= FARMER]


def _group(position: OregonPosition, about: Action) -> float:
    space = NUMBERS[about[0]]
    return len(connected(position.board, space, position.board[space]))


def _buildings(position: OregonPosition) -> list[Action]:
    return [(NAMES[at],) for at, thing in enumerate(position.board) if EMPTY < thing < FARMER]


def _around(position: OregonPosition, about: Action) -> float:
    return sum(position.board[near] >= FARMER for near in AROUND[NUMBERS[about[0]]])


QUESTIONS = (
    Question("spaces", MARK, _cards, _spaces),
    Question("group", NUMBER, _farmers, _group),  # type: ignore[arg-type]
    Question("around", NUMBER, _buildings, _around),  # type: ignore[arg-type]
)
