"""What the page asks of answers in advance: what is imagined, what applies, and how it is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from frontier.bots.sentences import deed_of
from frontier.table import advance
from frontier.table.advance import Answer, Sheet
from frontier.table.chance import Chance
from frontier.table.errors import Impossible, Unreadable
from frontier.table.game import Position
from frontier.table.match import Match
from frontier.table.picks import Action

from . import asked
from .asked import Asked

if TYPE_CHECKING:
    from frontier.bots.shapes import Sentence

    from . import wire


def sheets(request: Asked) -> tuple[Sheet, ...]:
    """Read the sheets of a request; one without any has none."""
    told = request.get("sheets") or []
    if not isinstance(told, list):
        raise Unreadable("answers")
    return tuple(_sheet(one) for one in told)


def sheet(request: Asked) -> Sheet:
    """Read the sheet of a request."""
    return _sheet(request.get("sheet"))


def _sheet(value: Any) -> Sheet:
    told = asked.an_object(value)
    answers = told.get("answers")
    if not isinstance(answers, list):
        raise Unreadable("answers")
    read = tuple(
        Answer(tuple(asked.actions(one.get("seen"))), tuple(asked.actions(one.get("play"))))
        for one in map(asked.an_object, answers)
    )
    return advance.check_sheet(Sheet(asked.whole(told, "seat"), asked.whole(told, "move"), read))


def written(sheets: Iterable[Sheet]) -> list[wire.AdvanceSheet]:
    """Write sheets as plain JSON."""
    return [
        {
            "seat": seat,
            "move": move,
            "answers": [{"seen": seen, "play": play} for seen, play in answers],
        }
        for seat, move, answers in sheets
    ]


def foreseen(match: Match, sheet: Sheet) -> wire.Foreseen:
    """Tell what becomes of a sheet now."""
    due, answer, play, missed = advance.foreseen(match, sheet)
    return {"due": due, "answer": answer, "play": play, "missed": missed}


def said(match: Match, sheet: Sheet) -> wire.SaidAnswers:
    """Say the answers of a sheet in words."""
    at = match.with_actions(match.actions[: sheet.move])
    return {"answers": [_say(at, sheet.seat, answer) for answer in sheet.answers]}


def _say(match: Match, seat: int, answer: Answer) -> wire.SaidAnswer:
    """Say one answer: in whole actions as far as that can be, else by its picks."""
    table = match.position.hidden(seat, Chance())
    seen = _deeds(match, table, answer.seen)
    if len(seen) < len(answer.seen) or table.turn != seat:
        seen = []
        with suppress(Impossible):  # it will not come, and is kept as it was written
            table = advance.imagine(match, seat, answer.seen).position.copy()
    picks = [] if seen else [pick for action in answer.seen for pick in action]
    play = _deeds(match, table, answer.play)
    rest = [pick for action in answer.play[len(play) :] for pick in action]
    return {"seen": seen, "seen_picks": picks, "play": play, "play_picks": rest}


def _deeds(match: Match, table: Position, actions: Sequence[Action]) -> list[Sentence]:
    """Say the actions one by one, playing them, up to the first that is not allowed."""
    told = []
    for action in actions:
        if action not in table.legal():
            break
        told.append(deed_of(match.game, table, action, table.turn).told())
        table.advance(action)
    return told
