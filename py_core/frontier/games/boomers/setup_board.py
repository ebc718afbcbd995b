"""Positions and layouts of Oklahoma Boomers that are made by hand, from pieces to text and back.

What is allowed is for `reading` and `setup` to say; here anything that can be put is written down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import ClassVar

from frontier.table.errors import FrontierError
from frontier.table.game import Options, Position, View
from frontier.table.setup_board import Field, Pieces, SetupBoard, Tool, are_names

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
_SQUARES = frozenset(SQUARES)
_NAME_AT = {
    name: (row, column)
    for row, names in enumerate(NAMES_BY_ROW)
    for column, name in enumerate(names)
}


def _letters(pieces: Iterable[int]) -> tuple[str, ...]:
    return tuple(LETTERS[piece] for piece in pieces)


_SOONERS = _letters(SOONERS)


class BoomersSetupBoard(SetupBoard):
    """The board with boomers, sooners, stones, mines, rivers and tracks."""

    tools = (
        *(
            Tool(colour, "pieces", _letters(boomers))
            for colour, boomers in zip(COLOURS, BOOMERS_OF, strict=True)
        ),
        Tool("sooner", "pieces", _SOONERS),
        Tool("stone", "stones"),
        Tool("mine", "mines"),
        Tool("river", "rivers"),
        Tool("track", "tracks", lines=True),
    )
    fields = (
        Field("side", "seat"),
        Field("supply", "number", most=_MOST_SUPPLY),
        Field("clock", "flag"),
        Field("barred", "choice", ("", *_SOONERS)),
    )
    choices = ("side", "clock")
    turns = ("turn", "mirror", "complete")
    layers: ClassVar = {"mines": "mines", "rivers": "rivers", "railroad": "tracks"}

    def empty(self) -> Pieces:
        """Give a board with all stones in the supply."""
        lists: Pieces = {name: [] for name in _LISTS}
        rest = {"side": 0, "supply": ALL_STONES, "clock": True, "barred": ""}
        return {"pieces": {}, **lists, **rest}

    def players(self, pieces: Pieces) -> int:
        """Count the two sides."""
        return len(COLOURS)

    def check_board(self, pieces: Pieces) -> bool:
        """Tell whether everything stands on squares and lines that there are."""
        standing = pieces["pieces"]
        return (
            isinstance(standing, dict)
            and are_names(list(standing), LETTERS)
            and are_names(list(standing.values()), _SQUARES)
            and all(are_names(pieces[name], _SQUARES) for name in ("stones", "mines", "rivers"))
            and are_names(pieces["tracks"], _lines())
        )

    def compose(self, pieces: Pieces) -> str:
        """Write pieces as the text of a position at the beginning of a match."""
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
        view = position.view(None)
        return {
            "pieces": view["pieces"],
            "stones": view["stones"],
            "mines": view["mines"],
            "rivers": view["rivers"],
            "tracks": view["tracks"],
            "side": view["first"],
            "supply": view["supply"],
            "barred": view["barred"] or "",
            "clock": view["quiet"] is not None,
        }

    def seen(self, pieces: Pieces) -> View:
        """Show what lies there, with nothing settled yet."""
        return {
            **{name: pieces[name] for name in ("pieces", *_LISTS, "supply")},
            "turn": pieces["side"],
            "first": pieces["side"],
            "phase": "",
            "areas": [],
            "homesteads": [],
            "exhausted": [],
            "barred": pieces["barred"] or None,
            "quiet": 0 if pieces["clock"] else None,
            "quiet_limit": 0,
            "repeats": 0,
            "pending": [],
        }

    def holds(self, pieces: Pieces, tool: Tool, at: str) -> bool:
        """Tell whether such a thing is on a square or a line."""
        if tool.into == "pieces":
            return any(pieces["pieces"].get(letter) == at for letter in tool.pieces)
        return at in pieces[tool.into]

    def place(self, pieces: Pieces, tool: Tool, at: str) -> Pieces | None:
        """Put a thing where it can lie at all; the next of its letters where it has some."""
        if at not in (_lines() if tool.lines else _SQUARES):
            return pieces
        if tool.into == "pieces":
            letter = next((one for one in tool.pieces if one not in pieces["pieces"]), None)
            if letter is None:
                return None
            cleared = self._cleared(pieces, at)
            return {**cleared, "pieces": {**cleared["pieces"], letter: at}}
        if tool.into == "stones":
            # A stone comes from the supply and goes back to it.
            pieces = self._cleared(pieces, at)
            pieces = {**pieces, "supply": max(0, pieces["supply"] - 1)}
        return {**pieces, tool.into: [*pieces[tool.into], at]}

    def _cleared(self, pieces: Pieces, at: str) -> Pieces:
        """Make room for something that stands: it shares its square with nothing that does."""
        stands = at in pieces["pieces"].values() or at in pieces["stones"]
        return self.erase(pieces, at) if stands else pieces

    def take_away(self, pieces: Pieces, tool: Tool, at: str) -> Pieces:
        """Take away what a tool has put, although something else may lie over it."""
        return self.erase(pieces, at) if tool.into == "pieces" else _without(pieces, tool.into, at)

    def erase(self, pieces: Pieces, at: str) -> Pieces:
        """Take away what is on top of a square, or the track on a line."""
        for letter, square in pieces["pieces"].items():
            if square == at:
                standing = {one: there for one, there in pieces["pieces"].items() if one != letter}
                barred = "" if pieces["barred"] == letter else pieces["barred"]
                return {**pieces, "pieces": standing, "barred": barred}
        for part in _LISTS:
            if at in pieces[part]:
                return _without(pieces, part, at)
        return pieces

    def counts(self, pieces: Pieces) -> dict[str, list[int]]:
        """Count what lies there, of how many where each has its letter."""
        return {
            tool.name: [len(pieces[tool.into])]
            if tool.into != "pieces"
            else [sum(letter in pieces["pieces"] for letter in tool.pieces), len(tool.pieces)]
            for tool in self.tools
        }

    def unused(self, pieces: Pieces) -> tuple[str, ...]:
        """Without a sooner none can be barred."""
        return () if any(letter in pieces["pieces"] for letter in _SOONERS) else ("barred",)

    def turn(self, pieces: Pieces, name: str) -> Pieces:
        """Turn the board round, mirror it, or make both sides alike."""
        if name == "turn":
            return self._moved(pieces, _opposite, swapped=True)
        if name == "mirror":
            return self._moved(pieces, _mirrored, swapped=False)
        if name == "complete":
            return _completed(pieces)
        return super().turn(pieces, name)

    def _moved(self, pieces: Pieces, to: Callable[[str], str], swapped: bool) -> Pieces:
        standing = {
            (_twin(letter) if swapped else letter): to(at)
            for letter, at in pieces["pieces"].items()
        }
        return {
            **pieces,
            "pieces": dict(sorted(standing.items())),
            **{part: [to(at) for at in pieces[part]] for part in ("stones", "mines", "rivers")},
            "tracks": [_line_of(map(to, track.split("-"))) for track in pieces["tracks"]],
            "side": 1 - pieces["side"] if swapped else pieces["side"],
        }

    def write_layer(self, option: str, pieces: Pieces) -> str:
        """Write mines, rivers or tracks joined by dots, as they were drawn."""
        return ".".join(pieces[self.layers[option]])

    def read_layer(self, option: str, value: str) -> list[str]:
        """List the mines, rivers or tracks of a layout."""
        return value.split(".")

    def random_options(self, pieces: Pieces) -> Options:
        """Ask for a random start with the kinds of things that are on the board."""
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
        if any(letter in pieces["pieces"] for letter in _SOONERS):
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

    def mend(self, pieces: Pieces, error: FrontierError) -> Pieces | None:
        """Look past mines, rivers, stones and tracks; without a boomer all would be different."""
        where = self.faults(pieces, error)
        parts = [part for part in _LISTS if any(at in pieces[part] for at in where)]
        if error.key == "tracks-sides" or not parts:
            return None
        return {
            **pieces,
            **{part: [at for at in pieces[part] if at not in where] for part in parts},
        }


@cache
def _lines() -> frozenset[str]:
    lying = things()["lines"]
    return frozenset(
        line for rows in (lying["upright"], lying["flat"]) for row in rows for line in row
    )


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


def _without(pieces: Pieces, part: str, at: str) -> Pieces:
    rest = {**pieces, part: [one for one in pieces[part] if one != at]}
    if part == "stones":
        rest["supply"] = min(_MOST_SUPPLY, pieces["supply"] + 1)
    return rest


def _opposite(square: str) -> str:
    row, column = _NAME_AT[square]
    return NAMES_BY_ROW[-1 - row][-1 - column]


def _mirrored(square: str) -> str:
    row, column = _NAME_AT[square]
    return NAMES_BY_ROW[row][-1 - column]


def _line_of(squares: Iterable[str]) -> str:
    one, other = squares
    line = f"{one}-{other}"
    return line if line in _lines() else f"{other}-{one}"


def _twin(letter: str) -> str:
    """Find the piece of the other colour in the same place of the row; a sooner is its own."""
    for boomers, others in (BOOMERS_OF, BOOMERS_OF[::-1]):
        if letter in _letters(boomers):
            return _letters(others)[_letters(boomers).index(letter)]
    return letter


def _completed(pieces: Pieces) -> Pieces:
    """Add whatever half a turn would bring to a free square, so that both sides have the same."""
    taken = {*pieces["pieces"].values(), *pieces["stones"]}
    standing = dict(pieces["pieces"])
    for letter, at in pieces["pieces"].items():
        names = _SOONERS if letter in _SOONERS else (_twin(letter),)
        name = next((one for one in names if one not in standing), None)
        if name is None or _opposite(at) in taken:
            continue
        standing[name] = _opposite(at)
        taken.add(_opposite(at))
    stones = [at for at in map(_opposite, pieces["stones"]) if at not in taken]
    ground = {*pieces["mines"], *pieces["rivers"]}

    def both(list_: list[str]) -> list[str]:
        return [*list_, *(at for at in map(_opposite, list_) if at not in ground)]

    return {
        **pieces,
        "pieces": standing,
        "stones": [*pieces["stones"], *stones],
        "supply": max(0, pieces["supply"] - len(stones)),
        "mines": both(pieces["mines"]),
        "rivers": both(pieces["rivers"]),
    }
