"""Positions and layouts of Oklahoma Boomers that are made by hand, from pieces to text and back.

What is allowed is for `reading` and `setup` to say; here anything that can be put is written down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from frontier.table.errors import FrontierError, Unreadable
from frontier.table.game import Options, Position
from frontier.table.setup_board import Pieces, SetupBoard, Tool

from .layout import FEWEST_MINES, MOST_MINES
from .position import ALL_STONES, BoomersPosition
from .squares import BOOMERS_OF, COLOURS, LETTERS, NAMES_BY_ROW, SOONERS, SQUARES
from .things import things

_LISTS = ("stones", "mines", "rivers", "tracks")
_COUNTED = {
    "mines-number": "mines",
    "rivers-number": "rivers",
    "stones-number": "stones",
    "tracks-many": "tracks",
}
"""The list that a refusal finds too long."""
_MOST_SUPPLY = 99
"""What a text can state; the rules refuse most of it."""


def _letters(pieces: Iterable[int]) -> tuple[str, ...]:
    return tuple(LETTERS[piece] for piece in pieces)


class BoomersSetupBoard(SetupBoard):
    """The board with boomers, sooners, stones, mines, rivers and tracks."""

    tools = (
        *(
            Tool(colour, "pieces", _letters(boomers))
            for colour, boomers in zip(COLOURS, BOOMERS_OF, strict=True)
        ),
        Tool("sooner", "pieces", _letters(SOONERS)),
        Tool("stone", "stones"),
        Tool("mine", "mines"),
        Tool("river", "rivers"),
        Tool("track", "tracks", lines=True),
    )
    choices = ("side", "clock")
    layers: ClassVar = {"mines": "mines", "rivers": "rivers", "railroad": "tracks"}

    def empty(self) -> Pieces:
        """Give a board with all stones in the supply."""
        lists: Pieces = {name: [] for name in _LISTS}
        rest = {"side": 0, "supply": ALL_STONES, "clock": True, "barred": ""}
        return {"pieces": {}, **lists, **rest}

    def compose(self, pieces: Pieces) -> str:
        """Write pieces as the text of a position at the beginning of a match."""
        _check(pieces)
        standing = {square: letter for letter, square in pieces["pieces"].items()}
        standing.update(dict.fromkeys(pieces["stones"], "o"))
        return " ".join(
            (
                "/".join(_write_row(names, standing) for names in reversed(NAMES_BY_ROW)),
                "bo"[pieces["side"]],
                str(pieces["supply"]),
                "0" if pieces["clock"] else "-",
                pieces["barred"] or "-",
                *(".".join(pieces[name]) or "-" for name in ("mines", "rivers", "tracks")),
                "-",
            )
        )

    def take_apart(self, position: Position) -> Pieces:
        """List what lies and stands on the board."""
        assert isinstance(position, BoomersPosition)
        view: Mapping[str, Any] = position.view(None)
        lists = {name: view[name] for name in ("pieces", *_LISTS)}
        rest = {"side": view["first"], "supply": view["supply"], "barred": view["barred"] or ""}
        return {**lists, **rest, "clock": view["quiet"] is not None}

    def write_layer(self, option: str, pieces: Pieces) -> str:
        """Write mines, rivers or tracks joined by dots, as they were drawn."""
        _check(pieces)
        return ".".join(pieces[self.layers[option]])

    def read_layer(self, option: str, value: str) -> list[str]:
        """List the mines, rivers or tracks of a layout."""
        return value.split(".")

    def random_options(self, pieces: Pieces) -> Options:
        """Ask for a random start with the kinds of things that are on the board."""
        _check(pieces)
        asked = {"setup": "random"}
        mines, rivers = len(pieces["mines"]), len(pieces["rivers"])
        if mines:
            asked["mines"] = self.random_layer("mines")
            asked["mine-count"] = str(min(MOST_MINES, max(FEWEST_MINES, mines)))
        if rivers:
            asked["rivers"] = self.random_layer("rivers")
            asked["river-stones"] = "on" if pieces["stones"] and not mines else "off"
        if pieces["tracks"]:
            asked["railroad"] = self.random_layer("railroad")
        if any(LETTERS[sooner] in pieces["pieces"] for sooner in SOONERS):
            asked["sooners"] = "on"
        return asked

    def random_layer(self, option: str) -> str:
        """Let chance draw mines, rivers or tracks."""
        return "random"

    def faults(self, pieces: Pieces, error: FrontierError) -> tuple[str, ...]:
        """Name the square, line or piece that a refusal names, or what is there too many."""
        values = error.values
        for name in ("square", "track"):
            if isinstance(values.get(name), str):
                return (values[name],)
        if "piece" in values:
            return tuple(at for letter, at in pieces["pieces"].items() if letter == values["piece"])
        # Where there are too few, nothing that is there is wrong.
        excess = values.get("count", 0) - values.get("most", 0) if error.key in _COUNTED else 0
        return tuple(pieces[_COUNTED[error.key]][-excess:]) if excess > 0 else ()


def _write_row(names: tuple[str, ...], standing: dict[str, str]) -> str:
    cells = ""
    empty = 0
    for name in names:
        if name not in standing:
            empty += 1
            continue
        cells += (str(empty) if empty else "") + standing[name]
        empty = 0
    return cells + (str(empty) if empty else "")


def _are_names(values: Any, known: set[str]) -> bool:
    return isinstance(values, list) and all(
        isinstance(value, str) and value in known for value in values
    )


def _check(pieces: Pieces) -> None:
    """Refuse what no hand can have put on this board."""
    lying = things()["lines"]
    lines = {line for rows in (lying["upright"], lying["flat"]) for row in rows for line in row}
    squares = {*SQUARES}
    standing = pieces.get("pieces")
    side, supply, barred = pieces.get("side"), pieces.get("supply"), pieces.get("barred")
    good = (
        isinstance(standing, dict)
        and _are_names(list(standing), {*LETTERS})
        and _are_names(list(standing.values()), squares)
        and all(_are_names(pieces.get(name), squares) for name in ("stones", "mines", "rivers"))
        and _are_names(pieces.get("tracks"), lines)
        and type(side) is int
        and 0 <= side < len(COLOURS)
        and type(supply) is int
        and 0 <= supply <= _MOST_SUPPLY
        and isinstance(pieces.get("clock"), bool)
        and (barred == "" or barred in _letters(SOONERS))
    )
    if not good:
        raise Unreadable("request", request="pieces")
