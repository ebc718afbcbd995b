"""How the quick players of a line bid: by what the first choice of the row is worth to each.

Nobody goes further than winning is better than letting the highest bidder have it, counting what
the chain of payments brings those who pass; but whoever will surely be outbid drives the price up.
"""

from __future__ import annotations

from frontier.games.boomtown.cards import MINES, Card

from .event_worths import of_event
from .state import State
from .table import Table
from .worths import Weights, worths_for


class Auctions:
    """What a row is worth to everybody, and how its auction goes."""

    def __init__(self, weights: Weights, players: int) -> None:
        self.weights = weights
        self.players = players
        self.worths = worths_for(weights, players)
        others = players - 1
        # Rule: each to the right keeps half of what arrives; the last of four or five all of it.
        chain = [0.5**step for step in range(1, players)]
        if players > 3:
            chain[-1] *= 2
        bank = 0.0 if players > 3 else chain[-1]
        self._costs = 1 + (1 - bank) / others
        """What a gold of a bid costs the winner, compared with the others."""
        self._passing = [0.0, *[weights.chain * (one + (one + bank) / others) for one in chain]]
        """What a gold of a bid brings those who pass, by steps to the right of the winner."""

    def of_card(self, table: State, card: Card) -> list[float]:
        """Tell what a card of the row is worth to each seat."""
        if card < MINES:
            return self.worths.of_mine(table, card)
        return of_event(self.worths, table, card)

    def of_row(self, table: State) -> list[list[float]]:
        """Tell what each card of the row is worth to each seat: by place, then by seat."""
        return [self.of_card(table, card) for card in table.row]

    def _gains(self, columns: list[list[float]]) -> list[list[float]]:
        """Tell what each seat gets from a row, for each seat that may win the auction."""
        players = self.players
        places = range(players)
        gains = []
        for winner in places:
            left = list(places)
            gain = [0.0] * players
            seat = winner
            for _ in places:
                best = left[0]
                most = columns[best][seat]
                for place in left:
                    if columns[place][seat] > most:
                        best, most = place, columns[place][seat]
                left.remove(best)
                gain[seat] = most
                seat += 1
                if seat == players:
                    seat = 0
            gains.append(gain)
        return gains

    def limits(self, table: State, columns: list[list[float]]) -> list[list[int]]:
        """Tell how far each seat goes against each other one as the highest bidder."""
        players = self.players
        others = players - 1
        least, bold = self.weights.least, self.weights.bold
        gains = self._gains(columns)
        sums = []
        for gain in gains:
            total = 0.0
            for one in gain:
                total += one
            sums.append(total)
        found = []
        for seat in range(players):
            gold = table.gold[seat]
            # By how much the seat is better off than the others on average, for each winner.
            better = [gains[w][seat] - (sums[w] - gains[w][seat]) / others for w in range(players)]
            own = better[seat] - least
            row = []
            for leader in range(players):
                share = self._passing[leader - seat]
                limit = int((bold * (own - better[leader]) + share) / (self._costs + share))
                row.append(gold if limit > gold else limit)
            found.append(row)
        return found

    def bid(self, table: State) -> int:
        """Choose between one more than the last bid and passing (0)."""
        limits = self.limits(table, self.of_row(table))
        bids = self._raises(table, limits, table.turn, table.bid, table.bidder, table.passed)
        return table.bid + 1 if bids else 0

    def settle(self, table: Table) -> dict[Card, list[float]]:
        """Let everybody bid until somebody has won; give what each card is worth to each seat."""
        columns = self.of_row(table)
        table.bid, table.bidder = self.course(table, self.limits(table, columns))
        worths = dict(zip(table.row, columns, strict=True))
        table.win()
        table.next_to_take()
        return worths

    def course(self, table: State, limits: list[list[int]]) -> tuple[int, int]:
        """Tell the last bid of the auction and who made it, -1 if nobody did."""
        players = self.players
        seat, bid, bidder, passed = table.turn, table.bid, table.bidder, table.passed
        everybody = (1 << players) - 1
        while seat != bidder and passed != everybody:
            if not passed >> seat & 1:
                if self._raises(table, limits, seat, bid, bidder, passed):
                    bid += 1
                    bidder = seat
                else:
                    passed |= 1 << seat
            seat += 1
            if seat == players:
                seat = 0
        return bid, bidder

    def _raises(
        self, table: State, limits: list[list[int]], seat: int, bid: int, bidder: int, passed: int
    ) -> bool:
        if table.gold[seat] <= bid:
            return False
        leader = bidder if bidder >= 0 else self.rival(table, limits, seat, passed)
        if leader != seat and bid < limits[seat][leader]:
            return True
        # A bid that somebody will surely beat costs nothing, and raises what passing brings.
        for other in range(self.players):
            if limits[other][seat] > bid + 1 and other != seat and not passed >> other & 1:
                return True
        return False

    def rival(self, table: State, limits: list[list[int]], seat: int, passed: int) -> int:
        """Tell who gets the first choice if this seat does not open the bidding."""
        most, found = 0, table.first
        for other in range(self.players):
            if limits[other][seat] > most and other != seat and not passed >> other & 1:
                most, found = limits[other][seat], other
        return found
