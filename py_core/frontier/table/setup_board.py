"""The contract of a set-up board: pieces put on a table by hand, and what is written of them.

Whoever draws the board handles pieces by their names and hands every change to the core; how a
position or a layout is written, and what a tool does, is the game's own business.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from .errors import Unreadable

if TYPE_CHECKING:
    from .errors import FrontierError
    from .game import Options, Position, View

Pieces: TypeAlias = dict[str, Any]
"""What lies on a set-up board, as plain JSON: names of things and squares, and a few choices."""

ERASE = "erase"
"""The tool that takes away whatever lies on top."""
NOBODY = -1
"""The value of a field for a seat that names none."""


class Tool(NamedTuple):
    """Something that can be put on the board; its words are `<game>.setup-board.tool.<kind>`."""

    name: str
    into: str
    """The part of the pieces that it fills."""
    pieces: tuple[str, ...] = ()
    """The pieces that it puts, one after the other; none where there are enough of a thing."""
    lines: bool = False
    """Whether it is put on the lines between squares."""
    seat: int | None = None
    """Whose thing it is: without that seat at the table it is not there."""
    kind: str = ""
    """What its words are found by, where that is not its name."""


class Field(NamedTuple):
    """Something that is chosen beside the board; its words are `<game>.setup-board.<name>`."""

    name: str
    """The part of the pieces that it is."""
    kind: str
    """`choice` (a name), `number`, `flag`, `seat`, `seats` or `cards` (lists in their order)."""
    values: tuple[str, ...] = ()
    """The names to choose from."""
    table: str = ""
    """Where the words of the values are; else they are `<game>.setup-board.<name>.<value>`."""
    least: int = 0
    most: int = 0
    """Of a number; of cards, how many there can be."""
    step: int = 1
    seats: bool = False
    """Whether there is one for each seat."""
    chance: bool = False
    """Whether it can be left to chance: then it is None."""
    nobody: bool = False
    """Whether a seat may be none."""
    group: str = ""
    """Fields of one group stand together, under `<game>.setup-board.group.<group>`."""

    def fits(self, value: Any, players: int) -> bool:
        """Tell whether a value is one of this field's, whatever the rules make of it."""
        if value is None:
            return self.chance
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "number":
            return type(value) is int and self.least <= value <= self.most
        if self.kind == "choice":
            return isinstance(value, str) and value in self.values
        if self.kind == "seat":
            lowest = NOBODY if self.nobody else 0
            return type(value) is int and lowest <= value < players
        if not isinstance(value, list):
            return False
        if self.kind == "seats":
            return len(value) <= players and all(
                type(seat) is int and 0 <= seat < players for seat in value
            )
        return len(value) <= self.most and are_names(value, self.values)


class SetupBoard(ABC):
    """A board on which a position, or the layout that an option asks for, is made by hand."""

    tools: tuple[Tool, ...]
    fields: tuple[Field, ...] = ()
    layers: ClassVar[Mapping[str, str]] = {}
    """The open options that are drawn here, each with the part of the pieces that is its value."""
    choices: tuple[str, ...] = ()
    """The parts of the pieces that chance leaves alone, and clearing too."""
    turns: tuple[str, ...] = ()
    """What can be done to the whole board; its words are `<game>.setup-board.<turn>`."""

    @abstractmethod
    def empty(self) -> Pieces:
        """Give a board with nothing on it."""

    @abstractmethod
    def players(self, pieces: Pieces) -> int:
        """Count the seats at the table; refuses what does not say so."""

    @abstractmethod
    def check_board(self, pieces: Pieces) -> bool:
        """Tell whether what lies on the board itself can have been put there by hand."""

    @abstractmethod
    def compose(self, pieces: Pieces) -> str:
        """Write pieces as the text of a position, whether or not the rules allow it."""

    @abstractmethod
    def take_apart(self, position: Position) -> Pieces:
        """List the pieces of a position; composed, they state it as at the beginning of a match."""

    @abstractmethod
    def seen(self, pieces: Pieces) -> View:
        """Show pieces that the rules may not allow, as an onlooker would see them."""

    @abstractmethod
    def holds(self, pieces: Pieces, tool: Tool, at: str) -> bool:
        """Tell whether what a tool puts is at a place already."""

    @abstractmethod
    def place(self, pieces: Pieces, tool: Tool, at: str) -> Pieces | None:
        """Put what a tool puts; None where none of it is left, or it does not belong there."""

    @abstractmethod
    def erase(self, pieces: Pieces, at: str) -> Pieces:
        """Take away what lies on top of a place."""

    @abstractmethod
    def counts(self, pieces: Pieces) -> dict[str, list[int]]:
        """Tell for a tool how many of its things lie there, and of how many if that counts."""

    @abstractmethod
    def random_options(self, pieces: Pieces) -> Options:
        """Choose the options of a random start with the kinds of things that lie here."""

    def take_away(self, pieces: Pieces, tool: Tool, at: str) -> Pieces:
        """Take away what a tool has put."""
        return self.erase(pieces, at)

    def settle(self, pieces: Pieces, part: str) -> Pieces:
        """Let the rest follow from a part that was changed by hand, where it has to."""
        return pieces

    def turn(self, pieces: Pieces, name: str) -> Pieces:
        """Do something to the whole board."""
        raise Unreadable("request", request=name[:40])

    def marks(self, pieces: Pieces) -> dict[str, str]:
        """Tell of a place where what it stands for lies, where the view does not say so."""
        return {}

    def unused(self, pieces: Pieces) -> tuple[str, ...]:
        """Name the fields that say nothing as the board is now."""
        return ()

    def write_layer(self, option: str, pieces: Pieces) -> str:
        """Write what is drawn for an option as its value."""
        raise Unreadable("request", request=option[:40])

    def read_layer(self, option: str, value: str) -> list[str]:
        """List what is drawn in the value of an option."""
        raise Unreadable("request", request=option[:40])

    def random_layer(self, option: str) -> str:
        """Give the value that lets chance draw what an option asks for."""
        raise Unreadable("request", request=option[:40])

    def faults(self, pieces: Pieces, error: FrontierError) -> tuple[str, ...]:
        """Name the squares, lines and fields where a refusal of these pieces is to be seen."""
        return ()

    def mend(self, pieces: Pieces, error: FrontierError) -> Pieces | None:
        """Take away what a refusal is about, so that the next fault can be found behind it.

        None where whatever is found then may be wrong only because of what was taken away.
        """
        return None

    def check(self, pieces: Pieces) -> None:
        """Refuse with `Unreadable` what no hand can have put on this board."""
        if pieces.keys() != self.empty().keys():
            raise Unreadable("request", request="pieces")
        players = self.players(pieces)
        if not all(self._fits(pieces, field, players) for field in self.fields) or not (
            self.check_board(pieces)
        ):
            raise Unreadable("request", request="pieces")

    def _fits(self, pieces: Pieces, field: Field, players: int) -> bool:
        value = pieces[field.name]
        if not field.seats:
            return field.fits(value, players)
        return (
            isinstance(value, list)
            and len(value) == players
            and all(field.fits(one, players) for one in value)
        )

    def tool_named(self, name: str) -> Tool:
        """Find a tool, or refuse its name."""
        for tool in self.tools:
            if tool.name == name:
                return tool
        raise Unreadable("request", request=name[:40])

    def put(self, pieces: Pieces, name: str, path: Sequence[str]) -> tuple[Pieces, bool]:
        """Draw a tool over places: the first decides whether it puts or takes away.

        Tells also whether something could not be put.
        """
        if name == ERASE:
            for at in path:
                pieces = self.erase(pieces, at)
            return self.settle(pieces, ""), False
        tool = self.tool_named(name)
        away = bool(path) and self.holds(pieces, tool, path[0])
        refused = False
        for at in path:
            if self.holds(pieces, tool, at) != away:
                continue
            changed = self.take_away(pieces, tool, at) if away else self.place(pieces, tool, at)
            if changed is None:
                refused = True
            else:
                pieces = changed
        return self.settle(pieces, tool.into), refused

    def put_by(self, pieces: Pieces, at: str) -> str | None:
        """Name the tool that would put what lies at a place, to put more of it elsewhere."""
        for tool in self.tools:
            if self.holds(pieces, tool, at):
                return tool.name
        return None

    def set(self, pieces: Pieces, name: str, seat: int | None, value: Any) -> Pieces:
        """Choose the value of a field, or of a seat's part of it."""
        field = next((one for one in self.fields if one.name == name), None)
        players = self.players(pieces)
        if field is None or not field.fits(value, players):
            raise Unreadable("request", request=name[:40])
        if not field.seats:
            return self.settle({**pieces, name: value}, name)
        if seat is None or not 0 <= seat < players:
            raise Unreadable("request", request=name[:40])
        parts = [*pieces[name]]
        parts[seat] = value
        return self.settle({**pieces, name: parts}, name)


def are_names(values: Any, known: Iterable[str]) -> bool:
    """Tell whether these are names out of those that are known."""
    names = {*known}
    return isinstance(values, list) and all(
        isinstance(value, str) and value in names for value in values
    )
