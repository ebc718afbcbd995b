"""Reads the fields of a lesson from JSON: each has its kind and its limits, or it is refused."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, TypeAlias

from frontier.table.errors import Unreadable
from frontier.table.picks import Action

Json: TypeAlias = dict[str, Any]
Words: TypeAlias = str | dict[str, str]
"""A text, or the same text in several languages."""

MOST_NUMBER = 10_000
MOST_AMOUNT = 1_000_000
PLACES = 4
"""So many places behind the point a number may have that somebody works out."""
MOST_PICKS = 12
MOST_PICK = 60
MOST_LANGUAGES = 12
OLDER = "*"
"""Under this name a text lists the languages in which it is older than in another one."""

_LANGUAGE = re.compile(r"[a-z]{2,3}\Z")
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}\Z")
_PICK = re.compile(rf"[!-~]{{1,{MOST_PICK}}}\Z")
_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


def object_of(value: Any, field: str, needed: Iterable[str], others: Iterable[str] = ()) -> Json:
    """Read an object that has these keys, may have some others, and nothing else."""
    if not isinstance(value, dict):
        raise Unreadable("lesson-wrong", field=field)
    for key in needed:
        if key not in value:
            raise Unreadable("lesson-missing", field=key)
    known = {*needed, *others}
    for key in value:
        if key not in known:
            raise Unreadable("lesson-unknown", field=shown(key))
    return value


def list_of(value: Any, field: str, least: int, most: int) -> list[Any]:
    """Read a list of so many things."""
    if not isinstance(value, list):
        raise Unreadable("lesson-wrong", field=field)
    if not least <= len(value) <= most:
        raise Unreadable("lesson-many", field=field, least=least, most=most)
    return value


def whole(value: Any, field: str) -> int:
    """Read a whole number that some game might know."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable("lesson-wrong", field=field)
    if not -MOST_NUMBER <= value <= MOST_NUMBER:
        raise Unreadable("lesson-number", field=field, most=MOST_NUMBER)
    return value


def amount(value: Any, field: str) -> float:
    """Read a number that somebody works out; a whole one stays whole."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise Unreadable("lesson-wrong", field=field)
    if not -MOST_AMOUNT <= value <= MOST_AMOUNT:  # neither what is no number
        raise Unreadable("lesson-number", field=field, most=MOST_AMOUNT)
    near = round(float(value), PLACES)
    return int(near) if near == int(near) else near


def place(value: Any, field: str) -> str:
    """Read the name of something on the table that can be pointed at."""
    if not isinstance(value, str) or not _PICK.match(value):
        raise Unreadable("lesson-wrong", field=field)
    return value


def name(value: Any, field: str) -> str:
    """Read a short name such as that of an event."""
    if not isinstance(value, str) or not _NAME.match(value):
        raise Unreadable("lesson-wrong", field=field)
    return value


def language(value: Any, field: str) -> str:
    """Read which language something is in; nothing where that is not said."""
    if not isinstance(value, str) or (value and not _LANGUAGE.match(value)):
        raise Unreadable("lesson-wrong", field=field)
    return value


def flag(value: Any, field: str) -> bool:
    """Read a yes or no."""
    if not isinstance(value, bool):
        raise Unreadable("lesson-wrong", field=field)
    return value


def action(value: Any, field: str) -> Action:
    """Read the picks of an action, or of the beginning of one."""
    picks = list_of(value, field, 1, MOST_PICKS)
    if not all(isinstance(pick, str) and _PICK.match(pick) for pick in picks):
        raise Unreadable("lesson-wrong", field=field)
    return tuple(picks)


def words(value: Any, field: str, most: int) -> Words:
    """Read a text, or one in several languages, of which the empty ones are left out."""
    if not isinstance(value, dict):
        return _text(value, field, most)
    if not 1 <= len(value.keys() - {OLDER}) <= MOST_LANGUAGES:
        raise Unreadable("lesson-many", field=field, least=1, most=MOST_LANGUAGES)
    said: dict[str, str] = {}
    for language, text in value.items():
        if language == OLDER:
            continue
        if not isinstance(language, str) or not _LANGUAGE.match(language):
            raise Unreadable("lesson-unknown", field=shown(language))
        text = _text(text, field, most)
        if text:
            said[language] = text
    if OLDER in value:
        older = _text(value[OLDER], field, most).split()
        if not set(older) <= said.keys():
            raise Unreadable("lesson-unknown", field=shown(value[OLDER]))
        if older:
            said[OLDER] = " ".join(dict.fromkeys(older))
    return said or ""


def code(value: Any, field: str, most: int) -> str:
    """Read code, in which spaces count; line ends are made alike."""
    if not isinstance(value, str):
        raise Unreadable("lesson-wrong", field=field)
    text = value.replace("\r\n", "\n").replace("\r", "\n").replace("\t", "    ")
    if len(text) > most:
        raise Unreadable("lesson-long", field=field, most=most)
    if _UNPRINTABLE.search(text):
        raise Unreadable("lesson-text", field=field)
    return text


def shown(value: Any) -> str:
    """Give something unknown as a short text that can be shown."""
    if not isinstance(value, str):
        return type(value).__name__  # it may be nested too deeply to be written out
    return _UNPRINTABLE.sub("?", value[:40])


def _text(value: Any, field: str, most: int) -> str:
    """Read plain text; line ends are made alike, and what cannot be shown is refused."""
    if not isinstance(value, str):
        raise Unreadable("lesson-wrong", field=field)
    if len(value) > 2 * most:  # not worth a closer look
        raise Unreadable("lesson-long", field=field, most=most)
    text = value.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ").strip()
    if len(text) > most:
        raise Unreadable("lesson-long", field=field, most=most)
    if _UNPRINTABLE.search(text):
        raise Unreadable("lesson-text", field=field)
    return text
