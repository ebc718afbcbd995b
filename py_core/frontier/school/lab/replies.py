"""Reads what a bot's Python answers: it may be anything, as that Python is the bot's own."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

from .faults import MOST_TEXT
from .workbench import MOST_LETTERS, MOST_RATED, MOST_SAID

if TYPE_CHECKING:
    from . import shapes

_MOST_PICKS = 12
_MOST_PICK = 60
_MOST_LINE = 1_000_000


def read_reply(value: object) -> shapes.Reply:
    """Take of a reply what is one; whatever is odd is left out."""
    told: dict[str, Any] = value if isinstance(value, dict) else {}
    rated = [
        {"action": action, "value": float(one["value"])}
        for one in _list(told.get("rated"), MOST_RATED)
        if isinstance(one, dict)
        and (action := _action(one.get("action"))) is not None
        and isinstance(one.get("value"), int | float)
        and isfinite(one["value"])
    ]
    said = [line[:MOST_LETTERS] for line in _list(told.get("said"), MOST_SAID) if _is_text(line)]
    return {
        "action": _action(told.get("action")),
        "fault": _fault(told.get("fault")),
        "said": said,
        "rated": rated,  # type: ignore[typeddict-item]
        "printed": [],  # the page shows these by itself
        "unprinted": 0,
    }


def _fault(value: object) -> shapes.Fault | None:
    if value is None:
        return None
    told: dict[str, Any] = value if isinstance(value, dict) else {}
    key = told.get("key")
    line = told.get("line")
    values = told.get("values")
    return {
        "key": key[:40] if isinstance(key, str) else "fault.no-reply",
        "values": {
            str(name)[:40]: part[:MOST_TEXT]
            for name, part in (values.items() if isinstance(values, dict) else ())
            if isinstance(part, str)
        },
        "line": line if isinstance(line, int) and 0 < line < _MOST_LINE else None,
    }


def _action(value: object) -> tuple[str, ...] | None:
    picks = _list(value, _MOST_PICKS + 1)
    right = 0 < len(picks) <= _MOST_PICKS and all(
        _is_text(pick) and len(pick) <= _MOST_PICK for pick in picks
    )
    return tuple(picks) if right else None


def _list(value: object, most: int) -> list[Any]:
    return list(value[:most]) if isinstance(value, list | tuple) else []


def _is_text(value: object) -> bool:
    return isinstance(value, str)
