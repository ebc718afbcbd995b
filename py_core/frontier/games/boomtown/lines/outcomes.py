"""What comes of an auction, by who wins it: lines to the end of the game for every such outcome.

A bid is worth what the auction that goes on from it ends in, so lines are spent on the few ways in
which it can end and not on bids; `bidding` then weighs the bids. What somebody pays is gold that
changes hands: lines at one price tell what comes of all others.
"""

from __future__ import annotations

from math import fsum, tanh

from frontier.games.boomtown.auction import shares
from frontier.games.boomtown.likely import by_winner, compare
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.game import Position
from frontier.table.picks import Action

from .bidding import Bidding
from .habits import Habits
from .luck import doubt, lay_out
from .table import Table
from .worths import Weights

MOST_ABOVE = 25
"""How far above the price that is to be expected bids are thought about."""
NOBODY = -1000
"""Less than anybody can score."""
ERROR = 2.0
"""How far off the worth of a row at a glance is, in gold, to be compared with the luck of lines."""
HALVED = 0.6
"""What a gold of that worth is still worth at the end of the game, as leaders are hit."""


class Outcomes:
    """The ways in which an auction can end, each tried in every deal."""

    def __init__(self, position: Position, weights: Weights | None = None) -> None:
        assert isinstance(position, BoomtownPosition)
        self.work = 0
        """How many turns have been played on, times the players."""
        self._position = position
        self._table = table = Table(position)
        self._habits = Habits(weights or Weights(), table.players)
        self._turns = table.turns + 1
        self._doubt = doubt(self._turns)
        # Rule: when everybody passes, the first player counts as the highest bidder.
        free = table.first if table.bidder < 0 else -1
        self.winners = [
            seat for seat in range(table.players) if seat == free or not table.passed >> seat & 1
        ]
        auctions = self._habits.auctions
        price, _ = auctions.course(table, auctions.limits(table, auctions.of_row(table)))
        self._prices = {seat: max(table.bid, min(price, table.gold[seat])) for seat in self.winners}
        """At what price each winner is tried: about what it will be."""
        richest = max(table.gold[seat] for seat in self.winners)
        self.last = max(table.bid + 1, min(richest, price + MOST_ABOVE))
        """The highest bid that is thought about."""
        self._totals: dict[int, list[list[int]]] = {seat: [] for seat in self.winners}

    def deal(self, position: Position) -> None:
        """Try every outcome in another deal of the same position."""
        assert isinstance(position, BoomtownPosition)
        lay_out(self._table, position)
        for winner in self.winners:
            table = self._table.copy()
            table.bid, table.bidder = self._prices[winner], winner
            table.win()
            table.next_to_take()
            self._habits.play_to_end(table)
            self._totals[winner].append(table.totals())
            self.work += self._turns * table.players

    def weighed(self) -> list[tuple[float, Action]]:
        """Tell what the bids worth a thought, and passing, come to by all deals so far."""
        worths = {winner: self._by_price(winner) for winner in self.winners}
        self._correct(worths)
        return Bidding(self._position, worths, self.last).weighed()

    def _by_price(self, winner: int) -> list[list[float]]:
        """Tell what the seats get if this one wins, for each price from the last bid on."""
        low, high = self._table.bid, self.last
        middle = min(high, self._prices[winner])
        ends = {price: self._at_price(winner, price) for price in {low, middle, high}}
        found = []
        for price in range(low, high + 1):
            one, two = (low, middle) if price < middle else (middle, high)
            part = (price - one) / (two - one) if two > one else 0.0
            found.append([a + part * (b - a) for a, b in zip(ends[one], ends[two], strict=True)])
        return found

    def _at_price(self, winner: int, price: int) -> list[float]:
        """Tell by how much each seat will be ahead, a clear lead cut short, at one price."""
        leads = [self._leads(totals) for totals in self._paid(winner, price)]
        return [fsum(column) / len(leads) for column in zip(*leads, strict=True)]

    def _paid(self, winner: int, price: int) -> list[list[int]]:
        """List how the lines of a winner would have ended at another price."""
        players = self._table.players
        change = [0] * players
        for bid, sign in ((price, 1), (self._prices[winner], -1)):
            change[winner] -= sign * bid
            for step, share in enumerate(shares(bid, players)[0], 1):
                change[winner - step] += sign * share
        return [
            [total + more for total, more in zip(line, change, strict=True)]
            for line in self._totals[winner]
        ]

    def _leads(self, totals: list[int]) -> list[float]:
        """Tell by how much each seat is ahead at the end of a line."""
        doubt = self._doubt
        best = max(totals)
        first = totals.index(best)
        totals[first] = NOBODY
        second = max(totals)
        totals[first] = best
        leads = [doubt * tanh((total - best) / doubt) for total in totals]
        leads[first] = doubt * tanh((best - second) / doubt)
        return leads

    def _correct(self, worths: dict[int, list[list[float]]]) -> None:
        """Lean on what the row looks worth at a glance, the more so the fewer lines there are."""
        luck = self._luck()
        trust = luck / (luck + ERROR * ERROR)
        gains = by_winner(self._position)
        low = self._table.bid
        for seat in range(self._table.players):
            wanted = {
                winner: HALVED * compare(gains[winner], seat, winner, price)
                - worths[winner][min(price, self.last) - low][seat]
                for winner, price in self._prices.items()
            }
            usual = fsum(wanted.values()) / len(wanted)
            for winner, want in wanted.items():
                more = trust * (want - usual)
                for seats in worths[winner]:
                    seats[seat] += more

    def _luck(self) -> float:
        """Tell how far apart two outcomes are by luck alone, squared."""
        seat, squares, lines = self._table.turn, 0.0, 0
        for winner in self.winners:
            leads = [self._leads(totals)[seat] for totals in self._totals[winner]]
            middle = fsum(leads) / len(leads)
            squares += fsum([(lead - middle) ** 2 for lead in leads])
            lines += len(leads)
        return 2 * squares / lines * len(self.winners) / lines


def outcomes(position: Position) -> Outcomes | None:
    """Look at the outcomes of an auction, where one is going on."""
    assert isinstance(position, BoomtownPosition)
    return Outcomes(position) if position.phase == "bid" else None
