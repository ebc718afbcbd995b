"""Answers in advance, for play by link: "if they play this, I answer that".

A sheet holds what a seat has answered in advance, for the next time that it is to act. It says what
applies, and what the seat may imagine while it writes: never what it cannot know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .chance import Chance
from .errors import Impossible, Unreadable
from .game import Position
from .match import Match, Setup
from .picks import Action, Pick

MOST_ANSWERS = 12
MOST_STEPS = 24
"""So many actions may be foreseen in one answer, those of the others and one's own."""

_IMAGINED = "imagined"
"""The seed of all that is only imagined; it must have nothing to do with the match's own."""
_DEALS = 60
_GOOD_DEALS = 8


class Answer(NamedTuple):
    """What is played, if the others have played these; without any, whatever they have played."""

    seen: tuple[Action, ...]
    """Each may be a part of an action: its picks in their order."""
    play: tuple[Action, ...]
    """A turn, or the beginning of one."""


class Sheet(NamedTuple):
    """The answers of a seat; the first one that applies is played."""

    seat: int
    move: int
    """How many actions had been played when it was written."""
    answers: tuple[Answer, ...]


class Foreseen(NamedTuple):
    """What becomes of a sheet at a moment of the match."""

    due: bool
    """Whether the seat is to act now, for the first time since the sheet was written."""
    answer: int | None
    """Which answer applies."""
    play: tuple[Action, ...]
    """What of it can be played."""
    missed: tuple[int, ...]
    """The answers before it that would have applied, but are not allowed any more."""


def check_sheet(sheet: Sheet) -> Sheet:
    """Refuse a sheet that holds too much, or nothing."""
    fine = sheet.answers and len(sheet.answers) <= MOST_ANSWERS and sheet.move >= 0
    for seen, play in sheet.answers:
        fine = fine and bool(play) and all((*seen, *play)) and len(seen) + len(play) <= MOST_STEPS
    if not fine:
        raise Unreadable("answers")
    return sheet


def foreseen(match: Match, sheet: Sheet) -> Foreseen:
    """Find the answer that applies now, and what of it can be played."""
    seat, move, answers = sheet
    turns = [match.at(number).turn for number in range(min(move, match.cursor), match.cursor)]
    if match.position.turn != seat or move > match.cursor or seat in turns:
        return Foreseen(False, None, (), ())
    played = match.actions[move : match.cursor]
    missed: list[int] = []
    for number, (seen, play) in enumerate(answers):
        if not _left(seen, played):
            allowed = _allowed(match.position, seat, play)
            if allowed:
                return Foreseen(True, number, allowed, tuple(missed))
            missed.append(number)
    return Foreseen(True, None, (), tuple(missed))


def imagine(match: Match, seat: int, seen: Sequence[Action] | None = None) -> Match:
    """Make a match of what a seat may imagine to come: all that it cannot see is dealt anew.

    Where something is seen, it is played on until the seat is to act: the others do that, and
    whatever else they must, such that the seat keeps as many choices as may be.
    """
    best: Match | None = None
    chances, good = Chance(_IMAGINED), 0
    for _ in range(_DEALS):
        deal = match.position.hidden(seat, chances)
        setup = Setup(match.game.name, _IMAGINED, match.setup.options, deal.text())
        imagined = Match(match.game, setup)
        if seen is None:
            return imagined
        if _play_others(imagined, seat, seen, chances):
            good += 1
            if best is None or _choices(imagined) > _choices(best):
                best = imagined
            if good == _GOOD_DEALS:
                break
    if best is None:
        raise Impossible("answer-unforeseen")
    return best


def _choices(match: Match) -> int:
    return len(match.position.legal())


def _play_others(match: Match, seat: int, seen: Sequence[Action], chance: Chance) -> bool:
    """Let the others play until the seat is to act; tell whether it comes to what is seen."""
    left = list(seen)
    for _ in range(MOST_STEPS * 2):
        position = match.position
        if position.turn is None:
            return False
        if position.turn == seat:
            return not left
        legal = position.legal()
        fitting = [action for action in legal if left and _holds(action, left[0])]
        if fitting:
            left.pop(0)
        match.play(chance.choose(fitting or legal))
    return False


def _left(seen: Iterable[Action], played: Iterable[Action]) -> list[Action]:
    """List what has not been played, in this order, of what is to be seen."""
    left = list(seen)
    for action in played:
        if left and _holds(action, left[0]):
            left.pop(0)
    return left


def _holds(action: Action, picks: Sequence[Pick]) -> bool:
    """Tell whether an action has these picks, in their order."""
    rest = iter(action)
    return all(pick in rest for pick in picks)


def _allowed(position: Position, seat: int, play: Iterable[Action]) -> tuple[Action, ...]:
    """List the actions of an answer up to the first that is not allowed, or not the seat's."""
    allowed = []
    table = position.copy()
    for action in play:
        if table.turn != seat or action not in table.legal():
            break
        table.advance(action)
        allowed.append(action)
    return tuple(allowed)
