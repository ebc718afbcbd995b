"""The shape of what is seen of Boomtown, for mypy and for the types of the page."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, TypedDict


class BoomtownEventCard(TypedDict):
    """An event card that lies open."""

    card: str
    kind: Literal["event"]


class BoomtownMine(TypedDict):
    """A mine that lies open."""

    card: str
    kind: Literal["mine"]
    town: str
    number: int
    value: int
    produces: int
    dangerous: bool
    vein: bool


class BoomtownOwnedMine(BoomtownMine):
    """A mine that somebody has taken."""

    seat: int


class BoomtownOfferedMine(BoomtownMine):
    """A mine that can be taken."""

    pick: str


class BoomtownOfferedEventCard(BoomtownEventCard):
    """An event card that can be taken."""

    pick: str


BoomtownCard: TypeAlias = BoomtownMine | BoomtownEventCard
BoomtownOffer: TypeAlias = BoomtownOfferedMine | BoomtownOfferedEventCard


class BoomtownTown(TypedDict):
    """A town with its mayor."""

    town: str
    mayor: int | None
    governor: bool
    fee: int
    mines: Sequence[int]
    """How many of its mines each seat has."""


class BoomtownSaloon(TypedDict):
    """A saloon that somebody has placed."""

    seat: int
    town: str
    girls: bool
    pick: str


class BoomtownKeptCard(TypedDict):
    """An event card that somebody keeps."""

    card: str
    seat: int


class BoomtownBid(TypedDict):
    """The highest bid."""

    gold: int
    seat: int


class BoomtownShare(TypedDict):
    """What a seat, or the bank (None), would get of the highest bid."""

    seat: int | None
    gold: int


class BoomtownView(TypedDict):
    """The table: all but the order of the deck, the same for every seat."""

    game: str
    players: int
    round: int
    rounds: int
    phase: str
    turn: int | None
    first: int
    right: Sequence[int]
    """Who sits to the right of each seat: bids are paid that way round."""
    gold: Sequence[int]
    totals: Sequence[int]
    row: Sequence[BoomtownOffer]
    mines: Sequence[BoomtownOwnedMine]
    towns: Sequence[BoomtownTown]
    saloons: Sequence[BoomtownSaloon]
    kept: Sequence[BoomtownKeptCard]
    bid: BoomtownBid | None
    shares: Sequence[BoomtownShare]
    """Who would be paid how much if the highest bid won, in order."""
    passed: Sequence[int]
    order: Sequence[int]
    dice: Sequence[int]
    deck: int
    aside: int
    unseen: Sequence[str]
    gone: Sequence[str]


class BoomtownUsedCards(TypedDict):
    """The event cards that are used when they are taken: those that must be, and may be."""

    must: Sequence[str]
    may: Sequence[str]
    victims: Sequence[str]
    """Those for which another seat is chosen."""
    mines: Sequence[str]
    """Those for which another seat's mine is chosen."""


class BoomtownPicks(TypedDict):
    """How picks are spelled: by seat, by die and by town."""

    seat: Sequence[str]
    die: Sequence[str]
    mayor: Mapping[str, str]


class BoomtownThings(TypedDict):
    """What is on the table before anybody plays."""

    towns: Mapping[str, Sequence[str]]
    """The mines of each town."""
    mines: Mapping[str, tuple[int, int, bool]]
    """Of each mine its number, its value, and whether it is dangerous."""
    events: Mapping[str, str]
    """Every copy of every event card by a name of its own, with that of the card."""
    numbers: Mapping[str, int]
    """The number on each event card that has one."""
    used: BoomtownUsedCards
    throws: Mapping[str, int]
    """In how many throws two dice show each number."""
    picks: BoomtownPicks
