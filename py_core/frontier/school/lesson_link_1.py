"""Links of lessons of the first version: they are read for ever, and written no more.

A damaged link is refused. Unpacking is bounded, and what comes out is read like any other lesson.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from frontier.table.data import read_data
from frontier.table.errors import Unreadable
from frontier.table.game import Game
from frontier.table.json_text import read_json
from frontier.table.link import LESSON, read_link, read_sealed

from .lesson import FIRST_FORMAT, MOST_ACTIONS, Lesson, read_lesson
from .packed import unpack

VERSION = "1"
MOST_LETTERS = 16_000
MOST_UNPACKED = 400_000
"""More than any lesson within the limits takes: twenty steps full of text."""

_KNOWN = read_data("frontier.school", "link-words-1.txt").encode()
"""Text that packing can point back to. Part of version 1: it must never change."""


def read_lesson_link(text: str, games: Mapping[str, Game]) -> Lesson:
    """Read a lesson from its link, or refuse the link."""
    number = read_sealed(text, LESSON, VERSION, MOST_LETTERS)
    unpacked = unpack(number, _KNOWN, MOST_UNPACKED)
    try:
        written = read_json(unpacked)
    except ValueError as error:
        raise Unreadable("link-damaged") from error
    return read_lesson(_with_matches(written, games), games)


def _with_matches(written: Any, games: Mapping[str, Game]) -> Any:
    """Put the matches themselves where their links are; leave anything odd to the reader."""
    if not isinstance(written, dict) or not isinstance(written.get("steps"), list):
        raise Unreadable("link-damaged")
    actions = 0
    steps = []
    for step in written["steps"]:
        if not isinstance(step, dict) or not isinstance(step.get("match"), str):
            raise Unreadable("link-damaged")
        match = read_link(step["match"], games).match
        actions += len(match.actions)
        if actions > MOST_ACTIONS:
            raise Unreadable("lesson-many", field="actions", least=0, most=MOST_ACTIONS)
        saved = {
            "game": match.game.name,
            "seed": match.setup.seed,
            "options": dict(match.setup.options),
            "position": match.setup.position,
            "actions": [list(action) for action in match.actions],
        }
        steps.append({**step, "match": saved})
    return {**written, "format": FIRST_FORMAT, "steps": steps}
