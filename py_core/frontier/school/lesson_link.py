"""A whole lesson inside a link: its JSON, packed with words that both ends know, and sealed.

A damaged link is refused. Unpacking is bounded, and what comes out is read like any other lesson.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from frontier.table.data import read_data
from frontier.table.errors import Impossible, TooNew, Unreadable
from frontier.table.game import Game
from frontier.table.json_text import read_json
from frontier.table.link import LESSON, LETTERS, number_of, read_link, seal, spell, unseal
from frontier.table.link import write_link as write_match
from frontier.table.record import Record

from .fields import Json
from .lesson import FORMAT, MOST_ACTIONS, Lesson, Step, read_lesson

VERSION = "1"
MOST_LETTERS = 16_000
MOST_UNPACKED = 400_000
"""More than any lesson within the limits takes: twenty steps full of text."""

_RAW = -15  # zlib without a header: the seal of the link is enough
_KNOWN = read_data("frontier.school", "link-words-1.txt").encode()
"""Text that packing can point back to. Part of version 1: it must never change."""


def write_link(lesson: Lesson, games: Mapping[str, Game]) -> str:
    """Write a lesson as the text behind the `#` of an address."""
    import zlib

    written: Json = dict(lesson.written())
    del written["format"]
    written["steps"] = [_pack_step(step, games) for step in lesson.steps]
    text = json.dumps(written, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9, zlib.Z_DEFAULT_STRATEGY, _KNOWN)
    packed = packer.compress(text.encode()) + packer.flush()
    # The byte in front keeps the zeros that the packed bytes may begin with.
    letters = LESSON + VERSION + spell(seal(int.from_bytes(b"\x01" + packed, "big")))
    if len(letters) > MOST_LETTERS:
        raise Impossible("lesson-too-big")
    return letters


def read_lesson_link(text: str, games: Mapping[str, Game]) -> Lesson:
    """Read a lesson from its link, or refuse the link."""
    if not 2 < len(text) <= MOST_LETTERS or text[0] != LESSON:
        raise Unreadable("link-damaged")
    if text[1] != VERSION:
        newer = text[1] in LETTERS and text[1] > VERSION
        raise TooNew("link-new", version=text[1]) if newer else Unreadable("link-damaged")
    number = unseal(number_of(text[2:]))
    packed = number.to_bytes((number.bit_length() + 7) // 8, "big")
    if packed[:1] != b"\x01":
        raise Unreadable("link-damaged")
    unpacked = _unpack(packed[1:])
    try:
        written = read_json(unpacked.decode())
    except ValueError as error:
        raise Unreadable("link-damaged") from error
    return read_lesson(_with_matches(written, games), games)


def _pack_step(step: Step, games: Mapping[str, Game]) -> Json:
    written: Json = dict(step.written())
    written["match"] = write_match(Record(step.match), games)
    return {name: part for name, part in written.items() if part or name == "text"}


def _unpack(packed: bytes) -> bytes:
    import zlib

    unpacker = zlib.decompressobj(_RAW, _KNOWN)
    try:
        text = unpacker.decompress(packed, MOST_UNPACKED)
    except zlib.error as error:
        raise Unreadable("link-damaged") from error
    if not unpacker.eof or unpacker.unused_data:
        raise Unreadable("link-damaged")
    return text


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
    return {**written, "format": FORMAT, "steps": steps}
