"""Ten fixed strategies of Oregon: none may get more than its share against the Marshal.

Each has one idea and follows it without looking ahead; among equals it takes most points at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from frontier.bots.bot import OWN, Bot, Choice, Deal
from frontier.games.oregon.box import BUILDING, BUILDINGS, FARMER, LANDSCAPE, SYMBOLS
from frontier.games.oregon.land import AROUND, NUMBERS, SPACES
from frontier.games.oregon.legal import DRAWS, END, EXTRA, NUMBER
from frontier.games.oregon.position import OregonPosition
from frontier.table.chance import Chance
from frontier.table.game import Game
from frontier.table.picks import Action

Idea = Callable[[OregonPosition, int, Action], float]
"""How much an idea likes a play of a seat."""
TAKES_ALL = 100.0
"""More than any play can score: the idea comes before the points."""
MINES = ("coal-mine", "gold-mine")


def most_points(position: OregonPosition, seat: int, action: Action) -> float:
    """Like nothing but points."""
    return 0.0


def hoard(position: OregonPosition, seat: int, action: Action) -> float:
    """Never spend a joker, nor an extra turn."""
    return 0.0 if action[1] in NUMBER else -TAKES_ALL


def spend(position: OregonPosition, seat: int, action: Action) -> float:
    """Spend the joker as soon as it can be spent."""
    return TAKES_ALL if action[1] not in NUMBER else 0.0


def farm(position: OregonPosition, seat: int, action: Action) -> float:
    """Place farmers alone, and so bring the end on."""
    return 0.0 if action[0] in BUILDINGS else TAKES_ALL


def build(position: OregonPosition, seat: int, action: Action) -> float:
    """Build whenever there is a card for it."""
    return TAKES_ALL if action[0] in BUILDINGS else 0.0


def together(position: OregonPosition, seat: int, action: Action) -> float:
    """Stay where the own farmers are."""
    return TAKES_ALL * _around(position, action, FARMER + seat)


def apart(position: OregonPosition, seat: int, action: Action) -> float:
    """Stay away from everybody."""
    return -TAKES_ALL * sum(
        _around(position, action, FARMER + other) for other in range(position.players)
    )


def mirror(position: OregonPosition, seat: int, action: Action) -> float:
    """Take the spaces that lie opposite to the pieces of the others."""
    opposite = position.board[SPACES - 1 - NUMBERS[action[2]]]
    return TAKES_ALL if opposite >= FARMER and opposite != FARMER + seat else 0.0


def mine(position: OregonPosition, seat: int, action: Action) -> float:
    """Look for coal and gold alone."""
    beside = sum(_around(position, action, BUILDINGS.index(name) + 1) for name in MINES)
    return TAKES_ALL * ((action[0] in MINES) + (beside if action[0] not in BUILDINGS else 0))


def spite(position: OregonPosition, seat: int, action: Action) -> float:
    """Take the spaces that the others want: beside their farmers."""
    return TAKES_ALL * sum(
        _around(position, action, FARMER + other)
        for other in range(position.players)
        if other != seat and action[0] not in BUILDINGS
    )


def _around(position: OregonPosition, action: Action, piece: int) -> int:
    return sum(position.board[near] == piece for near in AROUND[NUMBERS[action[2]]])


IDEAS: dict[str, Idea] = {
    "most-points": most_points,
    "hoard": hoard,
    "spend": spend,
    "farm": farm,
    "build": build,
    "together": together,
    "apart": apart,
    "mirror": mirror,
    "mine": mine,
    "spite": spite,
}


class Habit(Bot):
    """Plays what its idea likes best."""

    def __init__(self, game: Game, idea: Idea) -> None:
        super().__init__(game, OWN)
        self.idea = idea

    def search(self, deal: Deal, seat: int, chance: Chance) -> Iterator[float]:
        """Go by the idea, then by the points that come at once."""
        table = deal()
        assert isinstance(table, OregonPosition)
        legal = table.legal()
        if table.phase in ("play", "extra-play"):
            action = max(
                legal,
                key=lambda one: self.idea(table, seat, one) + _gain(table, seat, one),
            )
        elif table.phase == "extra":
            action = END if self.idea is hoard else EXTRA
        elif table.phase == "draw":
            action = self._draw(table, seat, legal)
        else:
            action = chance.choose(legal)
        self.choice = Choice(action, 0.0, (action,))
        yield 1.0

    def _draw(self, table: OregonPosition, seat: int, legal: list[Action]) -> Action:
        """Exchange what is useless, then draw what the idea needs."""
        landscapes = sum(table.hands[seat][:SYMBOLS])
        wanted = 2 if self.idea in (build, mine) else 3
        drawn = DRAWS[LANDSCAPE if landscapes < wanted else BUILDING]
        swaps = [action for action in legal if action[0].startswith("swap:")]
        return swaps[0] if swaps else drawn if drawn in legal else legal[0]


def _gain(table: OregonPosition, seat: int, action: Action) -> float:
    """Count the points that a play brings at once, less what it gives to the others."""
    after = table.copy()
    after.advance(action)
    gains = [
        sum(now) - sum(before) + 2 * sum(map(len, tiles)) - 2 * sum(map(len, held))
        for now, before, tiles, held in zip(
            after.ledger, table.ledger, after.minerals, table.minerals, strict=True
        )
    ]
    return 2 * gains[seat] - sum(gains)


def habit(name: str) -> Callable[[Game], Bot]:
    """Give whoever seats a player of this idea."""
    return lambda game: Habit(game, IDEAS[name])
