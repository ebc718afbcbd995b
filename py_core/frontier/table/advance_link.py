"""Sheets of answers in advance, at the end of the number of a link (`docs/notation.md`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from .advance import Answer, Sheet, check_sheet
from .errors import TooNew, Unreadable
from .picks import Action

if TYPE_CHECKING:
    from .link import DigitReader, DigitWriter
    from .match import Match

SHEET_LETTERS = (
    "\n ,;.:-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"  # the first one ends
)
"""What answers are written with: picks, and what stands between them."""

_SHEETS = 8
_SEATS = 8
_SINCE = 5001
_LETTERS = 72  # some more than there are


def put_sheets(number: DigitWriter, sheets: Sequence[Sheet], cursor: int) -> None:
    """Put what has been answered in advance above all that is there."""
    number.put(len(sheets), _SHEETS)
    for sheet in sheets:
        seat, move, answers = check_sheet(sheet)
        number.put(seat, _SEATS)
        number.put(cursor - move, _SINCE)
        for letter in ".".join(f"{_write(seen)};{_write(play)}" for seen, play in answers) + "\n":
            number.put(SHEET_LETTERS.find(letter), _LETTERS)


def take_sheets(number: DigitReader, match: Match) -> tuple[Sheet, ...]:
    """Take off what has been answered in advance; a link without it has ended.

    The checksum is right: what makes no sense here was made by a newer version.
    """
    try:
        return tuple(_take_sheet(number, match) for _ in range(number.take(_SHEETS)))
    except (Unreadable, LookupError) as error:
        raise TooNew("link-new", version="1") from error


def _take_sheet(number: DigitReader, match: Match) -> Sheet:
    seat = number.take(_SEATS)
    move = match.cursor - number.take(_SINCE)
    letters: list[str] = []
    while not letters or letters[-1] != SHEET_LETTERS[0]:
        letters.append(SHEET_LETTERS[number.take(_LETTERS)])
    if seat >= match.position.players:
        raise Unreadable("answers")
    answers = [_read_answer(one) for one in "".join(letters[:-1]).split(".")]
    return check_sheet(Sheet(seat, move, tuple(answers)))


def _read_answer(text: str) -> Answer:
    seen, _, play = text.partition(";")
    return Answer(_read(seen), _read(play))


def _write(actions: Iterable[Action]) -> str:
    return ",".join(" ".join(action) for action in actions)


def _read(text: str) -> tuple[Action, ...]:
    return tuple(tuple(action.split()) for action in text.split(",")) if text else ()
