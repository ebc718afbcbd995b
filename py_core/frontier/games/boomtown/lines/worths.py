"""What the cards of a row are worth to each seat at a glance, in gold.

Tables are made once for a set of weights, so that a line only looks them up; `event_worths` tells
what the event cards are worth.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import NamedTuple

from frontier.games.boomtown.cards import MINES, TOWN, VALUE, Card
from frontier.games.boomtown.mayors import MOST_PLAYERS
from frontier.games.boomtown.production import GIRLS_TAKE, SALOON_TAKES
from frontier.games.boomtown.worth import LASTS, MOST_ROLLS, TIMES

from .state import WAYS, State

MOST_MINES = 9
"""How many mines a town has."""
NOBODY, OWN, THEIRS = 0, 1, 2
"""Who is mayor, as a seat sees it."""
ROLLS = 36


class Weights(NamedTuple):
    """What the quick players of a line go by; the numbers were found by self-play."""

    income: float = 0.74
    """What gold is worth that a mine may still bring."""
    pawn: float = 12.0
    """What being mayor in the end is worth, with what it brings besides fees."""
    fees: float = 0.58
    """How many of the mines to come will bring their mayor a fee."""
    fee_paid: float = 1.03
    """What a gold of a fee costs its payer, compared with the others."""
    pressure: float = 1.09
    pressure_late: float = 1.67
    """By what each mine of a town raises the odds of its pawn: more, the fewer are to come."""
    no_mine: float = 1.36
    """The odds of a seat without a mine, to compare with those."""
    stagecoach: float = 0.66
    card_shark: float = 0.9
    dynamite: float = 0.52
    saloon: float = 0.94
    expropriation: float = 1.15
    telegraph: float = 0.91
    mustang: float = 1.64
    girls: float = 2.48
    governor: float = 3.41
    """Event cards: by what their usual worth is multiplied, or what they are worth while kept."""
    leader: float = 1.44
    """How much more dynamite hurts when it hits the leader."""
    bold: float = 1.36
    """How far one bids for what the first choice is better by."""
    least: float = 0.22
    """What a bid must promise beyond passing."""
    chain: float = 1.34
    """What passing counts for that brings a share of the bid."""
    denied: float = 1.14
    """How much it counts what the others can still take."""


class Worths:
    """The tables of one set of weights, for so many players."""

    def __init__(self, weights: Weights, players: int) -> None:
        self.weights = weights
        self.players = players
        self.mine = [
            [
                VALUE[mine] * (LASTS[rolls][mine] + weights.income * TIMES[rolls][mine])
                for mine in range(MINES)
            ]
            for rolls in range(MOST_ROLLS + 1)
        ]
        """What each mine yields and is worth in the end, by rolls to come."""
        counts = range(MOST_MINES + 2)
        self.odds = [
            [
                [
                    [self._odds(mines, own, other, mayor) for mayor in (NOBODY, OWN, THEIRS)]
                    for other in counts
                ]
                for own in counts
            ]
            for mines in range(MOST_MINES + 1)
        ]
        """How likely a seat ends as mayor: by mines to be had, its own, and the most of another."""

    def _odds(self, mines: int, own: int, other: int, mayor: int) -> float:
        weights = self.weights
        pressure = exp(weights.pressure + weights.pressure_late / max(0.5, mines))
        force = pressure**own if own else weights.no_mine
        against = pressure**other if other else weights.no_mine
        against += (self.players - 2) * weights.no_mine
        if mayor == NOBODY:
            there = min(1.0, 0.3 * mines)
            return there * force / (force + against) if own or other else 0.0
        if not mines:
            # Rule: on a tie the mayor stays; that matters once no mine is left.
            if mayor == OWN:
                force *= 21
            else:
                against *= 21
        return force / (force + against)

    def of_mine(self, table: State, mine: Card) -> list[float]:
        """Tell what a mine of the row is worth to each seat."""
        weights, players, town = self.weights, self.players, TOWN[mine]
        base = town * MOST_PLAYERS
        counts = table.count[base : base + players]
        coming = table.coming[town]
        there = coming
        for card in table.row:
            if card < MINES and TOWN[card] == town:
                there += 1
        odds = self.odds[there]
        worths = [self.mine[table.turns + 1][mine]] * players
        if table.saloons:
            self._pay_saloons(table, mine, worths)
        best = max(counts)
        first = counts.index(best)
        second = 0
        for seat, count in enumerate(counts):
            if second < count and seat != first:
                second = count
        mayor = table.mayors[town]
        if mayor < 0:
            prize = weights.pawn + 2 * weights.fees * coming
            for seat, own in enumerate(counts):
                other = second if seat == first else best
                after = odds[own + 1][other][OWN if own else NOBODY]
                worths[seat] += (after - odds[own][other][NOBODY]) * prize
            return worths
        there = counts[mayor]
        due = 2 * there if table.governor == town else there
        prize = weights.pawn + weights.fees * coming * due
        gold = table.gold
        for seat, own in enumerate(counts):
            other = second if seat == first else best
            if seat == mayor:
                after = odds[own + 1][other][OWN]
                worths[seat] += (after - odds[own][other][OWN]) * prize + weights.fees * coming
            else:
                after = odds[own + 1][other][OWN if own + 1 > there else THEIRS]
                worths[seat] += (after - odds[own][other][THEIRS]) * prize
                worths[seat] -= weights.fee_paid * (due if due < gold[seat] else gold[seat])
        return worths

    def _pay_saloons(self, table: State, mine: Card, worths: list[float]) -> None:
        for keeper, town, girls in table.saloons:
            if town == TOWN[mine]:
                often = (table.turns + 1) * WAYS[mine] / ROLLS
                due = (GIRLS_TAKE if girls else SALOON_TAKES) * often
                for seat in range(self.players):
                    if seat != keeper:
                        worths[seat] -= due

    def of_saloon(self, table: State, town: int, keeper: int) -> float:
        """Tell what a saloon in this town collects from those who own mines there, or will."""
        base = town * MOST_PLAYERS
        rolls, others = table.turns + 1, self.players - 1
        ways = table.ways[base : base + self.players]
        ways[keeper] = 0
        later = table.coming[town] * others / self.players * rolls / 18
        return SALOON_TAKES * (sum(ways) * rolls / ROLLS + later)


@cache
def worths_for(weights: Weights, players: int) -> Worths:
    """Make the tables of some weights, once."""
    return Worths(weights, players)
