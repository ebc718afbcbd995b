"""What the rules of Boomtown can answer: chances of the dice, fees, and what a roll brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.table.picks import Action
from frontier.table.questions import MARK, NUMBER, Question

from .cards import BY_NUMBER, NAMES, TOWNS
from .event_cards import SEATS
from .mayors import fee
from .production import value_of
from .things import FACES, throws

if TYPE_CHECKING:
    from frontier.table.game import Position

    from .position import BoomtownPosition

_ALL_THROWS = len(FACES) ** 2


def _sums(_position: Position) -> list[Action]:
    return [(number,) for number in throws()]


def _chance(_position: Position, about: Action) -> float:
    return 100 * throws()[about[0]] / _ALL_THROWS


def _producing(position: BoomtownPosition, about: Action) -> list[str]:
    return [NAMES[mine] for mine in BY_NUMBER[int(about[0])] if position.owner[mine] >= 0]


def _producing_sums(position: BoomtownPosition) -> list[Action]:
    return [about for about in _sums(position) if _producing(position, about)]


def _seats_and_sums(position: BoomtownPosition) -> list[Action]:
    return [
        (SEATS[seat], *about)
        for seat in range(position.players)
        for about in _producing_sums(position)
    ]


def _income(position: BoomtownPosition, about: Action) -> float:
    seat = SEATS.index(about[0])
    mines = BY_NUMBER[int(about[1])]
    return sum(value_of(position, mine) for mine in mines if position.owner[mine] == seat)


def _towns(_position: Position) -> list[Action]:
    return [(town,) for town in TOWNS]


def _fee(position: BoomtownPosition, about: Action) -> float:
    return fee(position, TOWNS.index(about[0]))


QUESTIONS = (
    Question("chance", NUMBER, _sums, _chance),
    Question("producing", MARK, _producing_sums, _producing),  # type: ignore[arg-type]
    Question("income", NUMBER, _seats_and_sums, _income),  # type: ignore[arg-type]
    Question("fee", NUMBER, _towns, _fee),  # type: ignore[arg-type]
)
