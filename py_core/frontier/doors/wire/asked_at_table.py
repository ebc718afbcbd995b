"""What is asked about matches. Whatever is not told has a usual value."""

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from frontier.table.shapes import Action, AdvanceSheet, SavedMatch


class NothingAsked(TypedDict):
    """There is nothing to say besides the verb."""


class AskFigures(TypedDict):
    """Whose figures."""

    game: str


class Viewing(TypedDict, total=False):
    """For whom an answer is meant."""

    seat: int | None
    """Whose view; null is an onlooker's. Where nothing is hidden it makes no difference."""
    absent: Sequence[int]
    """The seats that nobody at this device plays. Where it is told and several others are left,
    the device is handed over: an answer for a seat that is not to act is an onlooker's, and what
    the seat to act may see comes as `next`."""


class GoingOn(Viewing, total=False):
    """How much of the match is known already."""

    since: int
    """How many actions have been told already; without it, those that are not new are told too."""


class AskSetup(TypedDict):
    """How a match begins."""

    game: str
    seed: str
    options: NotRequired[Mapping[str, str]]
    position: NotRequired[str | None]
    """A position to begin with, instead of the options."""


class AskCheck(AskSetup):
    """How a match would begin, and whose view of it."""

    seat: NotRequired[int | None]


class AskNew(AskSetup, Viewing):
    """How a match begins, and who plays it."""

    players: NotRequired[Sequence[str]]


class AskOpen(Viewing):
    """Which match; what had been taken back is in it too."""

    saved: SavedMatch


class AskRead(Viewing):
    """Which text record."""

    record: str


class AskFollow(Viewing):
    """Which link."""

    link: str


class AskWrite(TypedDict):
    """Who sits where."""

    kinds: NotRequired[Sequence[str]]


class AskLink(AskWrite):
    """Who sits where, and what has been answered in advance."""

    sheets: NotRequired[Sequence[AdvanceSheet]]


class AskImagine(TypedDict):
    """Who imagines what comes in which match; what is seen is played, up to their turn."""

    saved: SavedMatch
    seat: int
    seen: Sequence[Action] | None


class AskForeseen(TypedDict):
    """Which answers in advance."""

    sheet: AdvanceSheet


class AskPlay(GoingOn):
    """Which action."""

    picks: Action


class AskLook(TypedDict):
    """Which moment, and whose view of it."""

    move: int
    seat: NotRequired[int | None]


class AskPreview(TypedDict):
    """Which actions."""

    actions: Sequence[Action]


class AskWhyNot(TypedDict):
    """Which picks."""

    picks: Action


class Sliced(TypedDict, total=False):
    """How long a slice of work may be, in milliseconds."""

    ms: float


class AskThink(Sliced):
    """Who is to think."""

    level: str


class AskHint(Sliced):
    """Which step of the hint."""

    step: int


class AskWhy(Sliced):
    """Which action, of which moment (without one, of now), and who asks."""

    picks: Action
    move: NotRequired[int | None]
    seat: NotRequired[int | None]


class AskTeach(Sliced):
    """Which action is about to be played, and how much may be given away."""

    picks: Action
    tolerance: str


class AskRefute(Sliced):
    """Which action of which moment, and the one that is best there."""

    picks: Action
    better: Action
    move: int


class AskDeed(TypedDict):
    """Which action, and of which moment; without one, of now."""

    picks: Action
    move: NotRequired[int | None]
