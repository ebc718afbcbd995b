"""How far it pays to bid, once it is known what each outcome of the auction is worth.

The others are taken to bid until winning is no better for them than letting the highest bidder
have it: by what the lines tell, or by what the row looks worth at a glance, and a little off either
way. What is best against all of that is no habit that somebody could use.
"""

from __future__ import annotations

from math import fsum
from typing import TypeAlias

from frontier.games.boomtown.auction import PASS
from frontier.games.boomtown.likely import LEAST_GAIN, by_winner, compare
from frontier.games.boomtown.position import BoomtownPosition
from frontier.table.chance import Chance
from frontier.table.picks import Action

AUCTIONS = 100
"""How many auctions are held for each bid, with others who go more or less far."""
OFF = 2.0
"""How far off what is expected the others' limits are, in gold."""
AT_A_GLANCE = 0.5
"""How many of the others go by what the row looks worth."""
RAISES = (1, 2, 3, 4)
"""By how much a bid may sensibly go above the last one, besides going near a limit."""

Worths: TypeAlias = dict[int, list[list[float]]]
"""What each seat gets: by winner, then by price from the last bid on, then by seat."""
Limits: TypeAlias = list[float]
"""How far a seat bids against each other one as the highest bidder."""


class Bidding:
    """An auction in which a seat is to bid, with what comes of it."""

    def __init__(self, position: BoomtownPosition, worths: Worths, last: int) -> None:
        assert position.turn is not None
        self._position = position
        self._seat = position.turn
        self._worths = worths
        self._last = last
        self._by_lines = [self._limits(seat) for seat in range(position.players)]
        self._at_a_glance = [self._glance(seat) for seat in range(position.players)]

    def _limits(self, seat: int) -> Limits:
        """Tell how far a seat should go against each leader, by the lines."""
        worths, last = self._worths, self._position.bid
        found = [float(last)] * self._position.players
        if seat in worths:
            for leader in worths:
                if leader != seat:
                    for step in range(self._room(seat)):
                        if worths[seat][step + 1][seat] <= worths[leader][step][seat]:
                            break
                        found[leader] = last + step + 1
        return found

    def _glance(self, seat: int) -> Limits:
        """Tell how far a seat would go against each leader, as the row looks."""
        position, last = self._position, self._position.bid
        gains = by_winner(position)
        found = [float(last)] * position.players
        for leader in self._worths:
            if leader != seat:
                for bid in range(last, last + self._room(seat)):
                    passing = compare(gains[leader], seat, leader, bid)
                    if compare(gains[seat], seat, seat, bid + 1) <= passing + LEAST_GAIN:
                        break
                    found[leader] = bid + 1
        return found

    def _room(self, seat: int) -> int:
        """Tell by how much a seat can go above the last bid."""
        return max(0, min(self._last, self._position.gold[seat]) - self._position.bid)

    def _bids(self) -> list[int]:
        """List the bids worth a thought: passing (0), small raises, and what is near a limit."""
        last, seat = self._position.bid, self._seat
        near = [last + more for more in RAISES]
        for leader in self._worths:
            if leader != seat:
                own, other = self._by_lines[seat][leader], self._at_a_glance[leader][seat]
                near += [int(own) - 1, int(own), int(own) + 1, int(other) - 1, int(other)]
        most = last + self._room(seat)
        return [0, *sorted({bid for bid in near if last < bid <= most})]

    def weighed(self) -> list[tuple[float, Action]]:
        """Tell what each bid worth a thought comes to, over many auctions."""
        others = self._others()
        return [
            (
                fsum([self._held(bid, limits) for limits in others]) / len(others),
                (f"bid:{bid}",) if bid else PASS,
            )
            for bid in self._bids()
        ]

    def _others(self) -> list[list[Limits]]:
        """Draw how far everybody goes, the same for every bid; the own limits stay."""
        position = self._position
        # Nothing but what everybody sees: the same auction is always held alike.
        chance = Chance(position.round * 1_000 + position.bid)
        found = []
        for _ in range(AUCTIONS):
            drawn = []
            for seat in range(position.players):
                if seat == self._seat:
                    drawn.append(self._by_lines[seat])
                    continue
                luck = chance.next64()
                glance = (luck & 0xFFFF) < AT_A_GLANCE * 0x10000
                limits = self._at_a_glance[seat] if glance else self._by_lines[seat]
                # The sum of three even numbers is nearly bell-shaped, with a spread of a half.
                error = (
                    (luck >> 16 & 0xFFFF) + (luck >> 32 & 0xFFFF) + (luck >> 48)
                ) / 0xFFFF - 1.5
                drawn.append([limit + 2 * OFF * error for limit in limits])
            found.append(drawn)
        return found

    def _held(self, own: int, limits: list[Limits]) -> float:
        """Hold the auction from an own bid (0 passes) on: what it brings the seat."""
        position = self._position
        players, gold = position.players, position.gold
        seat, bid, bidder, passed = self._seat, position.bid, position.bidder, position.passed
        everybody = (1 << players) - 1
        if own:
            bid, bidder = own, seat
        else:
            passed |= 1 << seat
        seat = (seat + 1) % players
        while seat != bidder and passed != everybody:
            if not passed >> seat & 1:
                leader = bidder if bidder >= 0 else self._free(seat, passed)
                if gold[seat] > bid and leader != seat and bid + 1 <= limits[seat][leader]:
                    bid, bidder = bid + 1, seat
                else:
                    passed |= 1 << seat
            seat += 1
            if seat == players:
                seat = 0
        winner = bidder if bidder >= 0 else position.first
        return self._worths[winner][min(bid, self._last) - position.bid][self._seat]

    def _free(self, seat: int, passed: int) -> int:
        """Tell who is to be feared where nobody has bid yet: the first player, or somebody else."""
        first = self._position.first
        if first != seat and not passed >> first & 1:
            return first
        for other in range(self._position.players):
            if other != seat and not passed >> other & 1:
                return other
        return first
