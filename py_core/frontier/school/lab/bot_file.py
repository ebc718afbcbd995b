"""A bot as something to hand on: a text file that Python runs, and a link.

The file is the code itself under one line of comment that says what it is.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from frontier.school import fields
from frontier.school.packed import pack, unpack
from frontier.table.data import read_data
from frontier.table.errors import Impossible, TooNew, Unreadable
from frontier.table.json_text import read_json
from frontier.table.link import BOT, LETTERS, number_of, seal, spell, unseal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from frontier.table.game import Game

    from . import shapes

VERSION = "1"
MOST_NAME = 40
MOST_CODE = 40_000
MOST_LETTERS = 16_000
_MOST_UNPACKED = 4 * MOST_CODE
_KNOWN = read_data("frontier.school", "bot-words-1.txt").encode()
"""Text that packing can point back to. Part of version 1: it must never change."""
_HEAD = re.compile(r"# frontier-bot (\d{1,4}) · ([a-z-]{1,40}) · ([^\n]*)\n")


def read_bot(value: Any, games: Mapping[str, Game]) -> shapes.Bot:
    """Read a bot from JSON, or refuse it and say what is wrong."""
    told = fields.object_of(value, "bot", ("game", "name", "code"))
    game, code = told["game"], told["code"]
    if not isinstance(game, str) or game not in games:
        raise Unreadable("game-unknown", game=fields.shown(game))
    if not isinstance(code, str):
        raise Unreadable("lesson-wrong", field="code")
    if len(code) > MOST_CODE:
        raise Unreadable("bot-long", most=MOST_CODE)
    name = fields.words(told["name"], "name", MOST_NAME)
    if not isinstance(name, str):
        raise Unreadable("lesson-wrong", field="name")
    # A name is one line, and code has one kind of line end.
    return {"game": game, "name": " ".join(name.split()), "code": code.replace("\r\n", "\n")}


def write_bot_file(bot: shapes.Bot) -> str:
    """Write a bot as a text file."""
    return f"# frontier-bot {VERSION} · {bot['game']} · {bot['name']}\n{bot['code']}"


def read_bot_file(text: str, games: Mapping[str, Game], game: str = "") -> shapes.Bot:
    """Read a bot from a text file; one without our line is taken for the game that is told."""
    if len(text) > 2 * MOST_CODE:
        raise Unreadable("bot-long", most=MOST_CODE)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    head = _HEAD.match(text)
    if head is None:
        return read_bot({"game": game, "name": "", "code": text}, games)
    if int(head[1]) > int(VERSION):
        raise TooNew("bot-new", version=head[1])
    return read_bot({"game": head[2], "name": head[3], "code": text[head.end() :]}, games)


def write_bot_link(bot: shapes.Bot) -> str:
    """Write a bot as the text behind the `#` of an address."""
    letters = BOT + VERSION + spell(seal(pack_bot(bot)))
    if len(letters) > MOST_LETTERS:
        raise Impossible("bot-too-big")
    return letters


def read_bot_link(text: str, games: Mapping[str, Game]) -> shapes.Bot:
    """Read a bot from its link, or refuse the link."""
    if not 2 < len(text) <= MOST_LETTERS or text[0] != BOT:
        raise Unreadable("link-damaged")
    if text[1] != VERSION:
        newer = text[1] in LETTERS and text[1] > VERSION
        raise TooNew("link-new", version=text[1]) if newer else Unreadable("link-damaged")
    return unpack_bot(unseal(number_of(text[2:])), games)


def pack_bot(bot: shapes.Bot) -> int:
    """Pack a bot into a number, for links."""
    text = json.dumps([bot["game"], bot["name"], bot["code"]], ensure_ascii=False)
    return pack(text, _KNOWN)


def unpack_bot(number: int, games: Mapping[str, Game]) -> shapes.Bot:
    """Give the bot back, or refuse what is none."""
    try:
        told = read_json(unpack(number, _KNOWN, _MOST_UNPACKED))
    except ValueError as error:
        raise Unreadable("link-damaged") from error
    if not isinstance(told, list) or len(told) != 3:
        raise Unreadable("link-damaged")
    return read_bot(dict(zip(("game", "name", "code"), told, strict=True)), games)
