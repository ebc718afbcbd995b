"""Lines to the end of the game, played by quick players on a lean table.

The rules live in the room around this one. They are told here once more for speed alone, and a
test holds both tellings together; nothing of it is shown to anybody.
"""

from __future__ import annotations

from math import sqrt, tanh

from frontier.games.boomtown.likely import sensible
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.chance import Chance
from frontier.table.game import Position
from frontier.table.picks import Action

from .habits import Habits
from .state import BID
from .table import Table
from .worths import Weights

RAISES = (1, 2, 3)
"""By how much a bid may sensibly go above the last one, besides going near the limit."""
NEAR_LIMIT = (-1, 0, 2)
GLANCE = 0.3
"""How much of what an action promises at a glance is added to each of its lines: a line is mostly
luck, and a few hundred of them must not miss what lies open. Bids that others may answer are left
to the lines alone, as a glance does not see how an auction goes on."""
DOUBT = 4.0
DOUBT_A_TURN = 3.0
"""A lead within this is still luck: so many points, and for the root of the turns to come."""
HALF = 18
"""What a purse begins with, in 36ths: nothing is lost by rounding, on average."""


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
        self._doubt = DOUBT + DOUBT_A_TURN * sqrt(self._turns)
        self._numbers = dict(zip(position.legal(), table.legal(), strict=True))
        everybody = (1 << table.players) - 1
        if table.phase == BID and table.passed | 1 << table.turn != everybody:
            self._glances = dict.fromkeys(self._bids(), 0.0)
        else:
            self._glances = {action: value for value, action in sensible(position)}
        self.deal(position)

    def deal(self, position: Position) -> None:
        """Go on with another deal of the same position."""
        assert isinstance(position, BoomtownPosition)
        table = self._table
        table.set_deck(list(position.deck[position.drawn :]))
        dice = Chance(position.chance.state)
        # One draw is good for ten rolls: 36 to the tenth is far below 64 bits.
        rolls: list[int] = []
        while len(rolls) < self._turns + 4:
            drawn = dice.next64()
            for _ in range(10):
                drawn, roll = divmod(drawn, 36)
                rolls.append(roll)
        table.rolls = rolls
        table.holdups = [roll // 6 + roll % 6 + 2 for roll in rolls[-4:]]
        table.purses = [HALF] * table.players

    def rated(self) -> list[tuple[float, Action]]:
        """List the actions worth a line, as a sensible player sees them at a glance."""
        return [(value, action) for action, value in self._glances.items()]

    def _bids(self) -> list[Action]:
        """List the bids worth a line: passing, small raises, and what is near the seat's limit."""
        table, auctions = self._table, self._habits.auctions
        seat, leader = table.turn, table.bidder
        limits = auctions.limits(table, auctions.of_row(table))
        if leader < 0:
            leader = auctions.rival(table, limits, seat, table.passed)
        limit = limits[seat][leader]
        bids = [*[table.bid + more for more in RAISES], *[limit + near for near in NEAR_LIMIT]]
        wanted = {0, *[bid for bid in bids if bid > table.bid]}
        return [action for action, number in self._numbers.items() if number in wanted]

    def worth(self, action: Action) -> float:
        """Play an action and on to the end: how far ahead its seat is, a clear lead cut short."""
        table = self._table.copy()
        table.advance(self._numbers[action])
        self._habits.play_to_end(table)
        self.work += self._turns * table.players
        totals = table.totals()
        own = totals.pop(self._seat)
        ahead = self._doubt * tanh((own - max(totals)) / self._doubt)
        return ahead + GLANCE * self._glances[action]
