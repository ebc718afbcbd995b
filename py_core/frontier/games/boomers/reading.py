"""Reading a position's text back, and refusing what cannot be; `text` says what it looks like."""

from __future__ import annotations

import re

from frontier.table.chance import Chance
from frontier.table.errors import Impossible, Unreadable

from . import effects
from .layout import (
    Layout,
    check_apart,
    check_mines,
    check_rivers,
    check_tracks,
    read_squares,
    read_tracks,
)
from .position import ALL_STONES, BoomersPosition, Step
from .squares import (
    BOOMERS_OF,
    COLOURS,
    FIRST_SOONER,
    NAMES,
    NOWHERE,
    PIECES,
    SIZE,
    SOONERS,
    Square,
    square_at,
)
from .text import FIELDS, STEP_LETTERS

_CELL = re.compile(r"[A-FX-Zo]|[1-9][0-9]?")
_NUMBER = re.compile(r"0|[1-9][0-9]?")
_STEPS = re.compile(r"[bo][spn](\.[bo][spn])*")


def read(text: str, chance: Chance) -> BoomersPosition:
    """Read a position from its line; refuse what can't be read or can't be on a board.

    Nothing in it is left to chance.
    """
    words = text.split(" ")
    if len(words) != len(FIELDS):
        raise Unreadable("position-fields", count=len(words), expected=len(FIELDS))
    rows, side, supply, quiet, barred, mines, rivers, tracks, pending = words
    if side not in ("b", "o"):
        raise Unreadable("position-side", text=side[:40])
    clock = quiet != "-"
    position = BoomersPosition(
        _read_layout(mines, rivers, tracks), "bo".index(side), _read_number("supply", supply), clock
    )
    position.quiet = _read_number("quiet", quiet) if clock else 0
    if position.quiet > effects.QUIET_LIMIT:
        raise Impossible("position-quiet", count=position.quiet, most=effects.QUIET_LIMIT)
    _read_rows(position, rows)
    position.pending = _read_steps(pending)
    _check_pieces(position)
    if barred != "-":
        if barred not in PIECES or PIECES[barred] < FIRST_SOONER:
            raise Unreadable("position-barred", text=barred[:40])
        if position.pending or position.places[PIECES[barred]] == NOWHERE:
            raise Impossible("barred-absent", piece=barred)
        position.barred = PIECES[barred]
    if position.pending:
        effects.await_placing(position)
    else:
        effects.begin(position)
    return position


def _read_number(field: str, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise Unreadable("position-number", field=field, text=text[:40])
    return int(text)


def _read_layout(mines_text: str, rivers_text: str, tracks_text: str) -> Layout:
    mines = [] if mines_text == "-" else read_squares(mines_text)
    rivers = [] if rivers_text == "-" else read_squares(rivers_text)
    tracks = [] if tracks_text == "-" else read_tracks(tracks_text)
    check_mines(mines, fewest=0)
    check_rivers(rivers)
    check_apart(mines, rivers)
    if tracks:
        check_tracks(tracks)
    return Layout(mines, rivers, tracks)


def _read_rows(position: BoomersPosition, text: str) -> None:
    rows = text.split("/")
    if len(rows) != SIZE:
        raise Unreadable("position-rows", count=len(rows), expected=SIZE)
    for row, cells in zip(reversed(range(SIZE)), rows, strict=True):
        column = 0
        for cell in _CELL.findall(cells):
            if cell.isdigit():
                column += int(cell)
                continue
            if column < SIZE:
                _put(position, cell, square_at(row, column))
            column += 1
        if column != SIZE or not re.fullmatch(f"({_CELL.pattern})+", cells):
            raise Unreadable("position-row", row=row + 1, text=cells[:40])


def _put(position: BoomersPosition, cell: str, square: Square) -> None:
    layout = position.layout
    if layout.mine_mask >> square & 1:
        raise Impossible("piece-on-mine", square=NAMES[square])
    if cell == "o":
        if layout.river_mask >> square & 1:
            raise Impossible("stone-on-river", square=NAMES[square])
        position.stones |= 1 << square
    else:
        piece = PIECES[cell]
        if position.places[piece] != NOWHERE:
            raise Impossible("piece-twice", piece=cell)
        position.places[piece] = square
    effects.put(position, square)


def _read_steps(text: str) -> tuple[Step, ...]:
    if text == "-":
        return ()
    if not _STEPS.fullmatch(text):
        raise Unreadable("position-pending", text=text[:40])
    return tuple(("bo".index(word[0]), STEP_LETTERS[word[1]]) for word in text.split("."))


def _check_pieces(position: BoomersPosition) -> None:
    """Refuse too many pieces or stones, placing steps included, and a colour without boomers."""
    for seat, boomers in enumerate(BOOMERS_OF):
        count = position.pending.count((seat, "boomer"))
        count += sum(position.places[boomer] != NOWHERE for boomer in boomers)
        if not 1 <= count <= len(boomers):
            raise Impossible("boomers-number", colour=COLOURS[seat], count=count)
    kinds = [kind for _, kind in position.pending]
    sooners = sum(position.places[sooner] != NOWHERE for sooner in SOONERS)
    if sooners + kinds.count("sooner") > len(SOONERS):
        raise Impossible("sooners-number", count=sooners + kinds.count("sooner"))
    stones = position.stones.bit_count()
    if stones + position.supply > ALL_STONES:
        raise Impossible("stones-number", count=stones + position.supply, most=ALL_STONES)
    if kinds.count("stone") > position.supply:
        raise Impossible("stones-pending", count=kinds.count("stone"), supply=position.supply)
