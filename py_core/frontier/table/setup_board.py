"""The contract of a set-up board: pieces put on a table by hand, and what is written of them.

Whoever draws the board handles pieces by their names; how a position or a layout is written is the
game's own business.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from .errors import FrontierError
    from .game import Options, Position

Pieces: TypeAlias = dict[str, Any]
"""What lies on a set-up board, as plain JSON: names of things and squares, and a few choices."""


class Tool(NamedTuple):
    """Something that can be put on the board; its words are `<game>.setup.tool.<name>`."""

    name: str
    into: str
    """The part of the pieces that it fills."""
    pieces: tuple[str, ...] = ()
    """The pieces that it puts, one after the other; none where there are enough of a thing."""
    lines: bool = False
    """Whether it is put on the lines between squares."""


class SetupBoard(ABC):
    """A board on which a position, or the layout that an option asks for, is made by hand."""

    tools: tuple[Tool, ...]
    layers: ClassVar[Mapping[str, str]]
    """The open options that are drawn here, each with the part of the pieces that is its value."""
    choices: tuple[str, ...] = ()
    """The parts of the pieces that are chosen beside the board, and that chance leaves alone."""

    @abstractmethod
    def empty(self) -> Pieces:
        """Give a board with nothing on it."""

    @abstractmethod
    def compose(self, pieces: Pieces) -> str:
        """Write pieces as the text of a position, whether or not the rules allow it.

        Refuses with `Unreadable` what are no pieces at all.
        """

    @abstractmethod
    def take_apart(self, position: Position) -> Pieces:
        """List the pieces of a position; composed, they state it as at the beginning of a match."""

    @abstractmethod
    def write_layer(self, option: str, pieces: Pieces) -> str:
        """Write what is drawn for an option as its value; refuses no pieces as `compose` does."""

    @abstractmethod
    def read_layer(self, option: str, value: str) -> list[str]:
        """List what is drawn in the value of an option."""

    @abstractmethod
    def random_options(self, pieces: Pieces) -> Options:
        """Choose the options of a random start with the kinds of things that lie here."""

    @abstractmethod
    def random_layer(self, option: str) -> str:
        """Give the value that lets chance draw what an option asks for."""

    def faults(self, pieces: Pieces, error: FrontierError) -> tuple[str, ...]:
        """Name the squares and lines where a refusal of these pieces is to be seen."""
        return ()
