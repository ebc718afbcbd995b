"""The shapes of what is seen of Claims, and of what is on its table, for mypy and for the page."""

from collections.abc import Sequence
from typing import TypedDict


class ClaimsSpace(TypedDict):
    """A space of the field, and who has staked it."""

    at: str
    seat: int | None


class ClaimsView(TypedDict):
    """The field: every seat sees all of it."""

    spaces: Sequence[ClaimsSpace]
    turn: int | None
    die: bool
    column: str | None
    """The column that the die asks for."""


class ClaimsThings(TypedDict):
    """What is on the table before anybody plays."""

    field: Sequence[Sequence[str]]
    """The spaces, row by row from the top."""
