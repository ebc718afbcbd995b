"""Steps that ask a question instead of a move: which kinds there are, and how each is stated.

An answer is a list of texts, as an action is: a number, the places of what is chosen, what is
marked, or somebody's own words. `answers` says whether one is right.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from frontier.table.errors import Impossible, Unreadable
from frontier.table.match import Match

from . import fields
from .fields import Json
from .known import find_question

if TYPE_CHECKING:
    from .shapes import Statement

NUMBER, CHOICE, MARK, ORDER, OPEN = "number", "choice", "mark", "order", "open"
MOST_CHOICES = 8
MOST_CHOICE = 200
MOST_MARKS = 60
MOST_UNIT = 20
MOST_OPEN = 400
"""Letters of an answer in somebody's own words."""

Given: TypeAlias = tuple[str, ...]
"""An answer."""


def question_in(check: list[Statement]) -> Any:
    """Give the question that a check asks, or None where something is to be played or read."""
    return check[0] if check and check[0]["is"] in QUESTIONS else None


def check_question(match: Match, check: list[Statement]) -> None:
    """Refuse a question that the rules are to answer and cannot answer there."""
    asked = question_in(check)
    if asked is None or "of" not in asked:
        return
    question = find_question(match.game, asked["of"])
    about = tuple(asked.get("about", ()))
    if question is None or question.kind != asked["is"]:
        raise Unreadable("lesson-question", question=asked["of"])
    if about not in question.about(match.position):
        raise Impossible("lesson-question", question=asked["of"])


def read_answer(asked: Any, value: Any) -> Given:
    """Read what somebody answers to a question, or refuse what cannot be an answer to it."""
    parts = fields.list_of(value, "answer", 1, MOST_MARKS)
    if not all(isinstance(part, str) for part in parts):
        raise Unreadable("lesson-wrong", field="answer")
    return _ANSWERS[asked["is"]](asked, parts)


def _number(value: Json) -> Json:
    kind = {"of": "about"} if "of" in value else {"answer": "answer"}
    fields.object_of(value, "check", ("is", *kind), ("about", "within", "unit"))
    read: Json = _known(value)
    if "answer" in value:
        if "about" in value:
            raise Unreadable("lesson-unknown", field="about")
        read["answer"] = fields.amount(value["answer"], "answer")
    within = fields.amount(value.get("within", 0), "within")
    if within < 0:
        raise Unreadable("lesson-wrong", field="within")
    if within:
        read["within"] = within
    unit = fields.words(value.get("unit", ""), "unit", MOST_UNIT)
    if unit:
        read["unit"] = unit
    return read


def _mark(value: Json) -> Json:
    needed = "of" if "of" in value else "right"
    fields.object_of(value, "check", ("is", needed), ("about",) if needed == "of" else ())
    if needed == "of":
        return _known(value)
    marks = fields.list_of(value["right"], "right", 1, MOST_MARKS)
    return {"right": list(dict.fromkeys(fields.place(mark, "right") for mark in marks))}


def _choice(value: Json) -> Json:
    fields.object_of(value, "check", ("is", "from", "right"), ("several",))
    choices = _choices(value["from"])
    right = [
        _place_in(place, choices)
        for place in fields.list_of(value["right"], "right", 1, len(choices))
    ]
    if len({*right}) < len(right):
        raise Unreadable("lesson-wrong", field="right")
    several = fields.flag(value.get("several", False), "several") or len(right) > 1
    read: Json = {"from": choices, "right": sorted(right)}
    return {**read, "several": True} if several else read


def _order(value: Json) -> Json:
    fields.object_of(value, "check", ("is", "from"))
    return {"from": _choices(value["from"])}


def _open(value: Json) -> Json:
    fields.object_of(value, "check", ("is",))
    return {}


def _known(value: Json) -> Json:
    """Read which question the rules are to answer, and what it is about."""
    if "of" not in value:
        return {}
    read: Json = {"of": fields.name(value["of"], "of")}
    about = fields.list_of(value.get("about", []), "about", 0, fields.MOST_PICKS)
    if about:
        read["about"] = list(fields.action(about, "about"))
    return read


def _choices(value: Any) -> list[Any]:
    choices = [
        fields.words(one, "from", MOST_CHOICE)
        for one in fields.list_of(value, "from", 2, MOST_CHOICES)
    ]
    if not all(choices):
        raise Unreadable("lesson-empty", field="from")
    return choices


def _place_in(value: Any, choices: list[Any]) -> int:
    place = fields.whole(value, "right")
    if not 0 <= place < len(choices):
        raise Unreadable("lesson-wrong", field="right")
    return place


def _answer_number(_asked: Any, parts: list[str]) -> Given:
    if len(parts) != 1 or len(parts[0]) > 20:
        raise Unreadable("lesson-wrong", field="answer")
    try:
        value = float(parts[0])
    except ValueError as error:
        raise Unreadable("lesson-wrong", field="answer") from error
    return (str(fields.amount(value, "answer")),)


def _answer_places(asked: Any, parts: list[str]) -> Given:
    count = len(asked["from"])
    known = [str(place) for place in range(count)]
    if not set(parts) <= set(known) or len({*parts}) < len(parts):
        raise Unreadable("lesson-wrong", field="answer")
    if asked["is"] == ORDER:
        if len(parts) != count:
            raise Unreadable("lesson-wrong", field="answer")
        return tuple(parts)
    if len(parts) > 1 and "several" not in asked:
        raise Unreadable("lesson-wrong", field="answer")
    return tuple(sorted(parts))


def _answer_marks(_asked: Any, parts: list[str]) -> Given:
    return tuple(sorted({fields.place(part, "answer") for part in parts}))


def _answer_open(_asked: Any, parts: list[str]) -> Given:
    said = fields.words(parts[0], "answer", MOST_OPEN)
    if len(parts) != 1 or not isinstance(said, str) or not said:
        raise Unreadable("lesson-empty", field="answer")
    return (said,)


QUESTIONS: dict[str, Callable[[Json], Json]] = {
    NUMBER: _number,
    CHOICE: _choice,
    MARK: _mark,
    ORDER: _order,
    OPEN: _open,
}
"""How each kind is read; they say all there is to say about a step."""
_ANSWERS: dict[str, Callable[[Any, list[str]], Given]] = {
    NUMBER: _answer_number,
    CHOICE: _answer_places,
    ORDER: _answer_places,
    MARK: _answer_marks,
    OPEN: _answer_open,
}
