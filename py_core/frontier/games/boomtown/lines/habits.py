"""How the quick players of a line decide: cards by their worth, targets by the harm they do."""

from __future__ import annotations

from frontier.games.boomtown.cards import (
    DANGEROUS,
    DYNAMITE,
    EXPROPRIATION,
    GIRLS,
    GOVERNOR,
    HOLDUP,
    MINES,
    NUMBER,
    SALOON,
    TOWN,
    VALUE,
    Card,
)
from frontier.games.boomtown.mayors import MOST_PLAYERS
from frontier.games.boomtown.production import COLLAPSE_ON, VEIN_ADDS

from .auctions import Auctions
from .event_worths import HOLDUPS, MOST_LOOT, telegram
from .state import BID, OVER, RIDE, TAKE, TELEGRAM, WAYS
from .table import SALOONS_FROM, VICTIM_TIMES, Table
from .worths import Weights

LEADER_ROBBED = 1.5
OTHER_ROBBED = 1.2
"""How much a gold counts that is taken from the leader, and from another."""


class Habits:
    """Quick players for all seats of a table."""

    def __init__(self, weights: Weights, players: int) -> None:
        self.weights = weights
        self.players = players
        self.auctions = Auctions(weights, players)

    def play_to_end(self, table: Table) -> None:
        """Play on until the game is over."""
        worths: dict[Card, list[float]] = {}
        known = -1
        while table.phase != OVER:
            phase = table.phase
            if phase == BID:
                known = table.turns
                worths = self.auctions.settle(table)
            elif phase == TAKE:
                # What cards are worth changes little while a row is being shared out.
                if known != table.turns:
                    known = table.turns
                    worths = dict(zip(table.row, self.auctions.of_row(table), strict=True))
                table.take(self.card(table, [worths[card] for card in table.row]))
            else:
                table.advance(self.choose(table))

    def choose(self, table: Table) -> int:
        """Choose an action of any phase."""
        phase = table.phase
        if phase == BID:
            return self.auctions.bid(table)
        if phase == TAKE:
            return self.card(table, self.auctions.of_row(table))
        if phase == RIDE:
            return self._ride(table)
        if phase == TELEGRAM:
            return self._telegram(table)
        if phase == HOLDUP:
            return self._holdup(table)
        if phase in (DYNAMITE, EXPROPRIATION):
            return self.targets(table)[0]
        return self._place(table)

    def card(self, table: Table, columns: list[list[float]]) -> int:
        """Choose a card by its worth to the seat, and by what it leaves for the others."""
        seat = table.turn
        row = table.row
        share = self.weights.denied / (self.players - 1)
        rest = table.order[1:]
        best, most = row[0], -1e9
        for place, card in enumerate(row):
            worth = columns[place][seat]
            left = [other for other in range(len(row)) if other != place]
            for other in rest:
                taken = left[0]
                wanted = columns[taken][other]
                for option in left:
                    if columns[option][other] > wanted:
                        taken, wanted = option, columns[option][other]
                left.remove(taken)
                worth -= share * wanted
            if worth > most:
                best, most = card, worth
        return best

    def _ride(self, table: Table) -> int:
        """Ride the mustang where the best card is much better than what will be left."""
        seat = table.turn
        worths = sorted([self.auctions.of_card(table, card)[seat] for card in table.row])
        later = worths[-1 - table.order.index(seat)]
        wait = self.weights.mustang if table.turns else 0.0
        return int(worths[-1] - later > wait)

    def _telegram(self, table: Table) -> int:
        """Change a die where that brings more than keeping the card for later."""
        seat = table.turn
        share = -1 / (self.players - 1)
        values = self.auctions.worths.mine[table.turns]
        worth = [0.0] * 13
        for mine, owner in enumerate(table.owner):
            if owner >= 0:
                part = 1.0 if owner == seat else share
                gold = VALUE[mine] + VEIN_ADDS if mine == table.vein else VALUE[mine]
                worth[NUMBER[mine]] += part * gold
                if mine in DANGEROUS:
                    for number in COLLAPSE_ON:
                        worth[number] -= part * values[mine]
        best, most = table.dice, worth[_sum(table.dice)]
        if table.turns:
            most += telegram(table, seat) * min(1.0, table.turns / 3)
        for dice in table.legal():
            if worth[_sum(dice)] > most and dice != table.dice:
                best, most = dice, worth[_sum(dice)]
        return best

    def _holdup(self, table: Table) -> int:
        """Rob whoever has most to lose, the leader before others."""
        totals, gold = table.totals(), table.gold
        most = max(totals)
        best, chosen = -1.0, 0
        for victim in range(self.players):
            if victim != table.turn:
                loot, number = HOLDUPS[min(MOST_LOOT, gold[victim])]
                loot *= LEADER_ROBBED if totals[victim] == most else OTHER_ROBBED
                if loot > best:
                    best, chosen = loot, VICTIM_TIMES * victim + number
        return chosen

    def _place(self, table: Table) -> int:
        """Choose the town of a saloon, of its girls or of the governor, or the mine of a vein."""
        phase, seat = table.phase, table.turn
        best, most = -1, -1.0
        for place in table.choices(phase, seat):
            if phase in (SALOON, GIRLS):
                worth = self.auctions.worths.of_saloon(table, place, seat)
            elif phase == GOVERNOR:
                worth = table.coming[place] * table.count[place * MOST_PLAYERS + seat]
            else:
                worth = WAYS[place]
            if worth > most:
                best, most = place, worth
        return best

    def targets(self, table: Table) -> list[int]:
        """Rank the targets of dynamite or expropriation by the harm that they do."""
        worths, phase = self.auctions.worths, table.phase
        totals = table.totals()
        most = max(totals)
        values = worths.mine[table.turns + 1]
        found = []
        for target in table.choices(phase, table.turn):
            if target < MINES:
                victim = table.owner[target]
                worth = values[target] + VEIN_ADDS if target == table.vein else values[target]
                if table.mayors[TOWN[target]] == victim:
                    worth += self.weights.pawn / 4
            else:
                victim, town, girls = table.saloons[target - SALOONS_FROM]
                worth = worths.of_saloon(table, town, victim) * (2 if girls else 1)
            if phase == DYNAMITE and totals[victim] == most:
                worth *= self.weights.leader
            found.append((-worth, target))
        found.sort()
        return [target for _, target in found]


def _sum(dice: int) -> int:
    return dice // 6 + dice % 6 + 2
