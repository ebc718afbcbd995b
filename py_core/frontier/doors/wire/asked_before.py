"""What is asked on the way to a position: set-up boards and shortcuts."""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from frontier.table.shapes import Action

from .asked_at_table import AskSetup, Sliced
from .told import Pieces


class AskTakeApart(AskSetup):
    """Which moment of a match, or what was pasted, and which option is drawn, if any."""

    layer: NotRequired[str | None]
    actions: NotRequired[Sequence[Action]]
    pasted: NotRequired[str]
    """A position, a record, or a link of a match or a lesson."""


class BoardChange(TypedDict, total=False):
    """One change of a set-up board: a tool on places, a field, the whole board, or chance."""

    tool: str
    at: Sequence[str]
    field: str
    seat: int | None
    value: Any
    turn: str
    clear: bool
    scatter: bool


class AskEdit(AskSetup):
    """What lies on a set-up board, which option is drawn there, and what is to be changed."""

    layer: NotRequired[str | None]
    pieces: Pieces
    change: NotRequired[BoardChange | None]


class AskPickTool(AskSetup):
    """What lies on a set-up board, and where to look."""

    layer: NotRequired[str | None]
    pieces: Pieces
    at: str


class AskPlayOn(AskSetup, Sliced):
    """From which moment of a match which level plays how many actions."""

    actions: Sequence[Action]
    level: str
    moves: int


class Wished(TypedDict):
    """A wish with the values of its parts."""

    name: str
    values: Mapping[str, str | int]


class AskDeal(AskSetup, Sliced):
    """Of which start, and what is wished of it; the seed begins the search."""

    wishes: Sequence[Wished]


class AskMoments(AskSetup, Sliced):
    """In matches of which start, played by which level, about what, and how many are known."""

    level: str
    theme: str
    since: int
