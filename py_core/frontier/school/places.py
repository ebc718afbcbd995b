"""Whether what a step points at, asks for or replies to is on the table of its match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from frontier.table.errors import Impossible
from frontier.table.match import Match

from .questions import MARK, question_in

if TYPE_CHECKING:
    from .replies import Reply
    from .shapes import Pointing, Statement


def check_places(
    match: Match, check: list[Statement], point: Pointing, replies: Iterable[Reply]
) -> None:
    """Refuse an answer that is not there to be marked, and to point at what is never there.

    What is not there yet can be pointed at: an answer may bring it.
    """
    position = match.position
    if match.game.places is None:
        return
    known = match.game.places(position, position.turn)
    asked = question_in(check)
    if asked and asked["is"] == MARK and not all(map(known.get, asked.get("right", ()))):
        raise Impossible("lesson-mark")
    if not known.keys() >= {*_pointed_at(point, replies)}:
        raise Impossible("lesson-place")


def _pointed_at(point: Any, replies: Iterable[Reply]) -> Iterator[str]:
    groups = [pointers for place, pointers in point.items() if place != "hints"]
    groups += point.get("hints", [])
    for reply in replies:
        groups.append(reply.point)
        one = reply.condition.get("one")
        if isinstance(one, str):  # a number is the place of a choice
            yield one
    for pointer in (one for group in groups for one in group):
        if "arrow" in pointer:
            yield from pointer["arrow"]
        else:
            yield pointer.get("ring") or pointer["shade"]
