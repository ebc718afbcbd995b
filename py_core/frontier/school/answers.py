"""Whether an answer to a question is right, and what is said to a wrong one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from frontier.table.match import Match

from . import fields
from .checks import Attempt, holds
from .known import find_question
from .questions import CHOICE, MARK, NUMBER, OPEN, ORDER, Given, question_in

if TYPE_CHECKING:
    from .lesson import Step

_ROUNDING = 1e-6


def right_answer(match: Match, asked: Any) -> Given | None:
    """Give the right answer, as it is written; None where any words of one's own will do."""
    kind = asked["is"]
    if kind == OPEN:
        return None
    if kind == ORDER:
        return tuple(str(place) for place in range(len(asked["from"])))
    if kind == CHOICE:
        return tuple(str(place) for place in asked["right"])
    known = _known(match, asked)
    if kind == NUMBER:
        return (str(known),)
    return tuple(known)


def is_right(match: Match, asked: Any, given: Given) -> bool:
    """Tell whether an answer is right; what is said in one's own words is not judged."""
    kind = asked["is"]
    if kind == OPEN:
        return True
    if kind == NUMBER:
        off = abs(float(given[0]) - _known(match, asked))
        return bool(off <= asked.get("within", 0) + _ROUNDING)
    right = right_answer(match, asked)
    if kind == MARK:
        return set(given) == set(right or ())
    return given == right


def solvable(match: Match, asked: Any) -> bool:
    """Tell whether there is an answer that solves it: somewhere there may be nothing to mark."""
    right = right_answer(match, asked)
    return right is None or len(right) > 0


def said_to(step: Step, given: Given) -> int | None:
    """Find the author's answer to a wrong answer: the first whose condition it meets."""
    asked = question_in(step.check)
    for place, reply in enumerate(step.replies):
        if _meets(reply.condition, step.match, asked, given) is not reply.negated:
            return place
    return None


def said_to_action(step: Step, attempt: Attempt) -> int | None:
    """Find the author's answer to a wrong action."""
    for place, reply in enumerate(step.replies):
        if holds(reply.condition, attempt) is not reply.negated:
            return place
    return None


def _known(match: Match, asked: Any) -> Any:
    """Give what the rules know, or what the author has stated."""
    if "of" not in asked:
        return asked["answer" if asked["is"] == NUMBER else "right"]
    question = find_question(match.game, asked["of"])
    assert question is not None  # `check_question` has seen to it
    known = question.answer(match.position, tuple(asked.get("about", ())))
    # What the rules work out may have no end: a few places are more than anybody needs.
    return known if isinstance(known, list) else fields.amount(known, "answer")


def _meets(condition: Any, match: Match, asked: Any, given: Given) -> bool:
    kind = condition["is"]
    if kind == "has":
        return str(condition["one"]) in given
    difference = float(given[0]) - _known(match, asked)
    return bool(difference > 0 if kind == "above" else difference < 0)
