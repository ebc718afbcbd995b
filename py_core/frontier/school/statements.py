"""Statements of a check: what may be said about the action a pupil plays, and in which form.

`docs/notation.md` lists them. Whether one holds is decided in `checks`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from frontier.bots.levels import BASELINES
from frontier.bots.teacher import TOLERANCES
from frontier.table.errors import Unreadable
from frontier.table.levels import LEVEL_NAMES

from . import fields
from .fields import Json
from .questions import QUESTIONS

if TYPE_CHECKING:
    from .shapes import Statement

MOST_STATEMENTS = 8
MOST_ACTIONS = 60
MOST_VALUES = 8
MOST_LIST = 16
MOST_VALUE = 60
MOST_GAMES = 100

ALONE = ("read", "win", "beat", *QUESTIONS)
"""These say all there is to say about a step."""


def read_check(value: Any) -> list[Statement]:
    """Read the statements of a step; none at all means that any legal action will do."""
    check = [
        _statement(part, _ANYWHERE) for part in fields.list_of(value, "check", 0, MOST_STATEMENTS)
    ]
    for statement in check:
        if statement["is"] in ALONE and len(check) > 1:
            raise Unreadable("lesson-alone", statement=statement["is"])
    return cast("list[Statement]", check)


def read_plain(value: Any) -> Json:
    """Read one statement about an action."""
    return _statement(value, _INSIDE)


def _statement(value: Any, kinds: dict[str, Callable[[Json], Json]]) -> Json:
    if not isinstance(value, dict):
        raise Unreadable("lesson-wrong", field="check")
    if "is" not in value:
        raise Unreadable("lesson-missing", field="is")
    kind = value["is"]
    if not isinstance(kind, str) or kind not in kinds:
        raise Unreadable("lesson-statement", statement=fields.shown(kind))
    return {"is": kind, **kinds[kind](value)}


def _read(value: Json) -> Json:
    fields.object_of(value, "check", ("is",))
    return {}


def _play(value: Json) -> Json:
    fields.object_of(value, "check", ("is", "actions"))
    actions = fields.list_of(value["actions"], "actions", 1, MOST_ACTIONS)
    return {"actions": [list(fields.action(action, "actions")) for action in actions]}


def _score(value: Json) -> Json:
    fields.object_of(value, "check", ("is", "least"))
    return {"least": fields.whole(value["least"], "least")}


def _leave(value: Json) -> Json:
    fields.object_of(value, "check", ("is", "most"))
    return {"most": fields.whole(value["most"], "most")}


def _event(value: Json) -> Json:
    fields.object_of(value, "check", ("is", "kind"), ("values", "least", "anyone"))
    least = _object(value.get("least", {}), "least")
    statement = {
        **_what(value),
        "least": {
            fields.name(name, "least"): fields.whole(number, "least")
            for name, number in least.items()
        },
        "anyone": fields.flag(value.get("anyone", False), "anyone"),
    }
    return {name: part for name, part in statement.items() if part}


def _keep(value: Json) -> Json:
    fields.object_of(value, "check", ("is", "kind"), ("values",))
    return {name: part for name, part in _what(value).items() if part}


def _any(value: Json) -> Json:
    fields.object_of(value, "check", ("is", "of"))
    return {
        "of": [
            _statement(part, _INSIDE)
            for part in fields.list_of(value["of"], "of", 1, MOST_STATEMENTS)
        ]
    }


def _win(value: Json) -> Json:
    fields.object_of(value, "check", ("is", "level"), ("teacher",))
    level, teacher = value["level"], value.get("teacher", "")
    if level not in LEVEL_NAMES:
        raise Unreadable("level-unknown", level=fields.shown(level))
    if teacher and teacher not in TOLERANCES:
        raise Unreadable("lesson-wrong", field="teacher")
    return {"level": level, "teacher": teacher} if teacher else {"level": level}


def _beat(value: Json) -> Json:
    fields.object_of(value, "check", ("is", "level", "games", "least"))
    level = value["level"]
    if level not in (*LEVEL_NAMES, *BASELINES):
        raise Unreadable("level-unknown", level=fields.shown(level))
    games = fields.whole(value["games"], "games")
    least = fields.whole(value["least"], "least")
    if not 1 <= least <= games <= MOST_GAMES:
        raise Unreadable("lesson-number", field="games", most=MOST_GAMES)
    return {"level": level, "games": games, "least": least}


def _what(value: Json) -> Json:
    """Read which events are meant: their kind, and some of their values."""
    values = _object(value.get("values", {}), "values")
    return {
        "kind": fields.name(value["kind"], "kind"),
        "values": {fields.name(name, "values"): _value(part) for name, part in values.items()},
    }


def _object(value: Any, field: str) -> Json:
    if not isinstance(value, dict):
        raise Unreadable("lesson-wrong", field=field)
    if len(value) > MOST_VALUES:
        raise Unreadable("lesson-many", field=field, least=0, most=MOST_VALUES)
    return value


def _value(value: Any) -> Any:
    """Read the value of an event: a word, a whole number, or a list of these."""
    if isinstance(value, list):
        return [_part(part) for part in fields.list_of(value, "values", 0, MOST_LIST)]
    return _part(value)


def _part(value: Any) -> str | int:
    if isinstance(value, str):
        read = fields.words(value, "values", MOST_VALUE)
        assert isinstance(read, str)
        return read
    return fields.whole(value, "values")


_INSIDE: dict[str, Callable[[Json], Json]] = {
    "play": _play,
    "score": _score,
    "event": _event,
    "leave": _leave,
    "keep": _keep,
}
_ANYWHERE: dict[str, Callable[[Json], Json]] = {
    **_INSIDE,
    "read": _read,
    "any": _any,
    "win": _win,
    "beat": _beat,
    **QUESTIONS,
}
