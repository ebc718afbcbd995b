"""What can be wished of a deal, such as a card in somebody's hand: core data of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import Unreadable
from .setup_board import Field

if TYPE_CHECKING:
    from .game import Game, Position

MOST_WISHES = 6


class Wish(NamedTuple):
    """A condition on a position that has been dealt; its words are `<game>.wish.<name>`."""

    name: str
    parts: tuple[Field, ...]
    """What has to be said of it; the words of a part are `<game>.wish.<name>.<part>`."""
    holds: Callable[[Position, Mapping[str, Any]], bool]
    """Tell whether a position is as wished, with these values of the parts."""
    later: bool = False
    """Whether it is about what chance will give: a position without its seed does not hold that."""


class Stated(NamedTuple):
    """A wish with its values."""

    wish: Wish
    values: Mapping[str, Any]

    def holds(self, position: Position) -> bool:
        """Tell whether a position is as wished."""
        return self.wish.holds(position, self.values)


def read_wishes(game: Game, wishes: Any) -> list[Stated]:
    """Read what is wished of a deal, or refuse it."""
    if not isinstance(wishes, Sequence) or len(wishes) > MOST_WISHES:
        raise Unreadable("request", request="wishes")
    return [_read(game, one) for one in wishes]


def _read(game: Game, wish: Any) -> Stated:
    if isinstance(wish, dict) and isinstance(wish.get("values"), dict):
        values = wish["values"]
        for known in game.wishes():
            if known.name == wish.get("name") and values.keys() == {p.name for p in known.parts}:
                seats = len(game.colours)
                if all(part.fits(values[part.name], seats) for part in known.parts):
                    return Stated(known, values)
    raise Unreadable("request", request="wishes")
