"""The shape of what a seat may see of Oregon, for mypy and for the types of the page."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict

OregonKind: TypeAlias = Literal["landscape", "building"]
OregonMineral: TypeAlias = Literal["coal", "gold"]
OregonToken: TypeAlias = Literal["joker", "extra"]


class OregonGroup(TypedDict):
    """Farmers of three or more in a group, which have scored."""

    seat: int
    squares: Sequence[str]


class OregonSeat(TypedDict):
    """What lies before a seat."""

    farmers: int
    joker: bool
    extra: bool
    points: int
    """What all know: coal and gold are in it only when it is over."""
    start: str | None
    """The building of its start tile, where that is stated."""
    landscape: int
    building: int
    hand: Sequence[str] | None
    """Its cards by name; null where the viewer may not see them."""
    shown: Sequence[str]
    """Those of its cards that all know, since the hand was shown."""
    coal: int
    gold: int
    coal_values: Sequence[int] | None
    """The values of its tiles in the order taken; null while they are secret."""
    gold_values: Sequence[int] | None


class OregonView(TypedDict):
    """The board, and what lies before each seat."""

    players: int
    turn: int | None
    phase: str
    map: Sequence[str]
    """Ten strings from the top row down, one letter a space: . M R W"""
    symbols: Sequence[str]
    """The landscapes in the order of the bands."""
    buildings: Mapping[str, str]
    """The building of each square that has one, start tiles included."""
    farmers: Sequence[Sequence[str]]
    """For each seat, its squares."""
    groups: Sequence[OregonGroup]
    tiles: Mapping[str, int]
    """How many tiles are left of each building."""
    coal: int
    gold: int
    supplies: Mapping[str, int]
    """Cards of each kind that are left face down."""
    discards: Mapping[str, Sequence[str]]
    """Cards of each kind that lie face up, by name, the top last."""
    seats: Sequence[OregonSeat]
    closing: str | None
    """Why this is the last round, if it is: `farmers` or `tiles`."""
    draws: int
    """Cards the seat to act has still to draw."""
    swaps: int
    """Exchanges it has left."""


class OregonBands(TypedDict):
    """How many columns and rows a band of one landscape has."""

    columns: int
    rows: int


class OregonBuilding(TypedDict):
    """What a building brings a farmer beside it."""

    tiles: int
    """How many tiles there are."""
    points: tuple[int, int]
    """The fewest and the most."""
    mineral: OregonMineral | None
    token: OregonToken | None


class OregonPicks(TypedDict):
    """How picks are spelled: by landscape, by kind of card and by building."""

    joker: Mapping[str, str]
    draw: Mapping[str, str]
    swap: Mapping[str, str]


class OregonThings(TypedDict):
    """What is on the table before anybody plays."""

    board: Sequence[Sequence[str]]
    """The squares, row by row from the top."""
    columns: Sequence[str]
    rows: Sequence[str]
    terrains: Mapping[str, str]
    symbols: Sequence[str]
    bands: OregonBands
    buildings: Mapping[str, OregonBuilding]
    minerals: Sequence[OregonMineral]
    tokens: Sequence[OregonToken]
    kinds: Sequence[OregonKind]
    """Of cards."""
    hand: int
    picks: OregonPicks
