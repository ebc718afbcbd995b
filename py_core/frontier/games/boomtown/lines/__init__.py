"""Lines to the end of the game, played by quick players on a lean table.

The rules live in the room around this one. They are told here once more for speed alone, and a
test holds both tellings together; nothing of it is shown to anybody. `outcomes` is for auctions.
"""

from __future__ import annotations

from math import tanh

from frontier.games.boomtown.likely import sensible
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.game import Position
from frontier.table.picks import Action

from .habits import Habits
from .luck import doubt, lay_out
from .table import Table
from .worths import Weights

GLANCE = 0.3
"""How much of what an action promises at a glance is added to each of its lines: a line is mostly
luck, and a few hundred of them must not miss what lies open."""


class Lines:
    """Actions of the seat to act, each tried by a line to the end of the game."""

    def __init__(self, position: Position, weights: Weights | None = None) -> None:
        assert isinstance(position, BoomtownPosition)
        self.work = 0
        """How many turns have been played on, times the players."""
        self._table = table = Table(position)
        self._seat = table.turn
        self._habits = Habits(weights or Weights(), table.players)
        self._turns = table.turns + 1
        self._doubt = doubt(self._turns)
        self._numbers = dict(zip(position.legal(), table.legal(), strict=True))
        self._glances = {action: value for value, action in sensible(position)}
        lay_out(table, position)

    def deal(self, position: Position) -> None:
        """Go on with another deal of the same position."""
        assert isinstance(position, BoomtownPosition)
        lay_out(self._table, position)

    def rated(self) -> list[tuple[float, Action]]:
        """List the actions worth a line, as a sensible player sees them at a glance."""
        return [(value, action) for action, value in self._glances.items()]

    def worth(self, action: Action) -> float:
        """Play an action and on to the end: how far ahead its seat is, a clear lead cut short."""
        table = self._table.copy()
        table.advance(self._numbers[action])
        self._habits.play_to_end(table)
        self.work += self._turns * table.players
        totals = table.totals()
        own = totals.pop(self._seat)
        ahead = self._doubt * tanh((own - max(totals)) / self._doubt)
        return ahead + GLANCE * self._glances.get(action, 0.0)
