"""What the rules can answer by themselves: the questions of every game, and each game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from frontier.bots.sentences import deed_of
from frontier.table.game import Game, Position
from frontier.table.match import Match
from frontier.table.picks import Action
from frontier.table.questions import NUMBER, Question, about_all

from .checks import Attempt

if TYPE_CHECKING:
    from . import shapes

MOST_OFFERED = 400
"""So many things that a question can be about are offered."""
_SEAT = "seat:"


def _legal(position: Position) -> list[Action]:
    return position.legal() if position.turn is not None else []


def _points(position: Position, about: Action) -> float:
    return Attempt(position, about).rise


def _moves(position: Position, _about: Action) -> float:
    return len(_legal(position))


def _seats(position: Position) -> list[Action]:
    return [(f"{_SEAT}{seat}",) for seat in range(position.players)]


def _score(position: Position, about: Action) -> float:
    return position.totals()[int(about[0].removeprefix(_SEAT))]


EVERYWHERE = (
    Question("points", NUMBER, _legal, _points),
    Question("moves", NUMBER, about_all, _moves),
    Question("score", NUMBER, _seats, _score),
)
"""What every game can answer; their words stand in those of the school."""


def find_question(game: Game, name: str) -> Question | None:
    """Find a question that a game can answer."""
    return next((one for one in (*EVERYWHERE, *game.questions()) if one.name == name), None)


def offered(match: Match) -> list[shapes.OfferedQuestion]:
    """List what can be asked in a position, and what each question can be about."""
    found: list[shapes.OfferedQuestion] = []
    for question in (*EVERYWHERE, *match.game.questions()):
        about = question.about(match.position)[:MOST_OFFERED]
        if not about:
            continue
        told: shapes.OfferedQuestion = {
            "name": question.name,
            "kind": question.kind,
            "about": about,
        }
        if question.about is _legal:
            told["deeds"] = [deed_of(match.game, match.position, one).told() for one in about]
        found.append(told)
    return found
