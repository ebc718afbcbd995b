"""Ten fixed strategies of Boomers: none may get more than its share against the Marshal.

Each has one idea and follows it without looking ahead; among equals it takes the first action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from frontier.bots.bot import OWN, Bot, Choice, Deal, lead
from frontier.games.boomers.position import BoomersPosition
from frontier.games.boomers.squares import (
    BOOMERS_OF,
    CENTRE,
    COLUMN,
    NOWHERE,
    PIECES,
    ROW,
    SQUARES,
    opposite,
)
from frontier.table.chance import Chance
from frontier.table.game import Game
from frontier.table.picks import Action

Idea = Callable[[BoomersPosition, BoomersPosition, int, Action], float]
"""How much an idea likes what an action of a seat makes of a position."""


def score(before: BoomersPosition, after: BoomersPosition, seat: int, action: Action) -> float:
    """Like nothing but settled points."""
    return lead(after, seat)


def most_stones(
    before: BoomersPosition, after: BoomersPosition, seat: int, action: Action
) -> float:
    """Lay as many stones as can be laid."""
    return after.stones.bit_count() + score(before, after, seat, action) / 1000


def no_stones(before: BoomersPosition, after: BoomersPosition, seat: int, action: Action) -> float:
    """Lay none, and walk about."""
    return -after.stones.bit_count() + mobility(before, after, seat, action) / 1000


def mobility(before: BoomersPosition, after: BoomersPosition, seat: int, action: Action) -> float:
    """Keep the own boomers free, and hem in the others."""
    return _room(after, seat) - _room(after, 1 - seat)


def hem_in(before: BoomersPosition, after: BoomersPosition, seat: int, action: Action) -> float:
    """Think of nothing but hemming in the others."""
    return -_room(after, 1 - seat)


def stall(before: BoomersPosition, after: BoomersPosition, seat: int, action: Action) -> float:
    """Wait for the clock, unless ahead already."""
    return after.quiet - 100 * max(0, -lead(after, seat))


def hug(before: BoomersPosition, after: BoomersPosition, seat: int, action: Action) -> float:
    """Stay as near to a boomer of the others as can be."""
    return -_nearest(after, action, BOOMERS_OF[1 - seat]) + _stones(action) / 10


def together(before: BoomersPosition, after: BoomersPosition, seat: int, action: Action) -> float:
    """Keep the own boomers together."""
    others = tuple(one for one in BOOMERS_OF[seat] if one != PIECES.get(action[0]))
    return -_nearest(after, action, others) + _stones(action) / 10


def middle(before: BoomersPosition, after: BoomersPosition, seat: int, action: Action) -> float:
    """Go for the middle of the board."""
    return -_steps(SQUARES[action[1]], CENTRE) + _stones(action) / 10


def mirror(before: BoomersPosition, after: BoomersPosition, seat: int, action: Action) -> float:
    """Stand opposite to the boomers of the others."""
    own = [opposite(after.places[boomer]) for boomer in BOOMERS_OF[seat]]
    return sum(after.places[boomer] in own for boomer in BOOMERS_OF[1 - seat]) + _stones(action) / 9


def _stones(action: Action) -> bool:
    return len(action) > 2 and action[2] != "none"


def _steps(one: int, other: int) -> int:
    return abs(ROW[one] - ROW[other]) + abs(COLUMN[one] - COLUMN[other])


def _nearest(after: BoomersPosition, action: Action, boomers: tuple[int, ...]) -> int:
    here = SQUARES[action[1]]
    there = [after.places[one] for one in boomers if after.places[one] != NOWHERE]
    return min((_steps(here, square) for square in there), default=0)


def _room(position: BoomersPosition, seat: int) -> int:
    """Count the moves that a seat would have if it were to move now."""
    if position.turn is None:
        return 0
    table = position.copy()
    table.side = table.turn = seat
    return len({action[:2] for action in table.legal()})


IDEAS: dict[str, Idea] = {
    "score": score,
    "most-stones": most_stones,
    "no-stones": no_stones,
    "mobility": mobility,
    "hem-in": hem_in,
    "stall": stall,
    "hug": hug,
    "together": together,
    "middle": middle,
    "mirror": mirror,
}


class Habit(Bot):
    """Plays what its idea likes best."""

    def __init__(self, game: Game, idea: Idea) -> None:
        super().__init__(game, OWN)
        self.idea = idea

    def search(self, deal: Deal, seat: int, chance: Chance) -> Iterator[float]:
        """Try every action once."""
        table = deal()
        assert isinstance(table, BoomersPosition)

        def liking(action: Action) -> float:
            after = table.copy()
            after.advance(action)
            return self.idea(table, after, seat, action)

        legal = table.legal()
        action = chance.choose(legal) if table.pending else max(legal, key=liking)
        self.choice = Choice(action, 0.0, (action,))
        yield 1.0


def habit(name: str) -> Callable[[Game], Bot]:
    """Give whoever seats a player of this idea."""
    return lambda game: Habit(game, IDEAS[name])
