"""What things are worth in gold by the end of the game: mines, mayors, saloons and event cards.

Dice and deck count by their odds; nothing here looks at the order of the deck.
"""

from __future__ import annotations

from math import exp, fsum
from typing import TYPE_CHECKING

from .cards import (
    CARD_SHARK,
    DANGEROUS,
    DYNAMITE,
    EXPROPRIATION,
    GIRLS,
    GOVERNOR,
    HOLDUP,
    KEEPABLE,
    MINES,
    MUSTANG,
    NEW_VEIN,
    NUMBER,
    SALOON,
    STAGECOACH,
    TELEGRAPH,
    TOWN,
    TOWNS,
    VALUE,
    Card,
)
from .event_cards import SHARK_TAKES, STAGECOACH_GIVES
from .mayors import MOST_PLAYERS
from .production import COLLAPSE_ON, GIRLS_TAKE, SALOON_TAKES, VEIN_ADDS
from .scoring import MAYOR_SCORES

if TYPE_CHECKING:
    from .position import BoomtownPosition

MOST_ROLLS = 20
ODDS = tuple(max(0, 6 - abs(7 - number)) / 36 for number in range(13))
"""How likely each sum of the dice is."""
_STANDS = 1 - fsum(ODDS[number] for number in COLLAPSE_ON)
"""How likely a dangerous mine survives a roll."""


def _incomes(rolls: int) -> tuple[float, ...]:
    found = []
    for mine in range(MINES):
        times = float(rolls)
        if mine in DANGEROUS:
            times = fsum(_STANDS**before for before in range(rolls))
        found.append(times * ODDS[NUMBER[mine]])
    return tuple(found)


TIMES = tuple(_incomes(rolls) for rolls in range(MOST_ROLLS + 1))
"""How often each mine will produce in so many rolls, by rolls and mine."""
LASTS = tuple(
    tuple(_STANDS**rolls if mine in DANGEROUS else 1.0 for mine in range(MINES))
    for rolls in range(MOST_ROLLS + 1)
)
"""How likely each mine still stands after so many rolls."""

INCOME = 0.6
"""What gold that a mine may still bring is worth: the best mines draw dynamite and envy."""
PAWN = 1.8 * MAYOR_SCORES
"""What a mayor's pawn is worth in the end, with what it brings on the way besides fees."""
NO_MINE = 0.7
"""The odds of a seat without a mine in a town to be its mayor in the end, to multiply likewise."""
HOLDUP_ODDS = tuple(fsum(ODDS[number:]) for number in range(13))
MUSTANG_WORTH = 2.0
KEPT_WORTH = {GOVERNOR: 2.5, GIRLS: 2.0, NEW_VEIN: 4.0}
"""What a card is worth to somebody who cannot place it yet, early in the game."""
FEE_SHARE = 0.6
"""Of the mines that a town has yet to see, how many go to others and bring their mayor a fee."""
CALM_ROUNDS = 6


class Outlook:
    """The odds that hold for all seats in one position."""

    __slots__ = ("_odds", "coming", "lasts", "open", "pressure", "rolls", "times")

    def __init__(self, position: BoomtownPosition) -> None:
        self.rolls = rolls = position.rounds - position.round + (not position.dice)
        self.times = TIMES[rolls]
        self.lasts = LASTS[rolls]
        unseen = [0] * len(TOWNS)
        deck = position.deck[position.drawn :]
        for card in deck:
            if card < MINES:
                unseen[TOWN[card]] += 1
        for card in position.aside:
            if card < MINES:
                unseen[TOWN[card]] += 1
        share = len(deck) / ((len(deck) + len(position.aside)) or 1)
        coming = [share * count for count in unseen]
        self.coming = coming
        """How many mines of each town are still to come, on average."""
        for card in position.row:
            if card < MINES:
                unseen[TOWN[card]] += 1
        self._odds: list[list[float]] = [[] for _ in TOWNS]
        self.open = [share * count for count in unseen]
        """How many mines of each town are still to be taken, the row counted in."""
        # Fitted to the mayors at the end of self-played matches, by mines that were open.
        self.pressure = [exp(1.0 + 1.9 / max(0.5, count)) for count in self.open]
        """By what each mine of a town multiplies the odds of being its mayor in the end."""

    def mayor_odds(self, position: BoomtownPosition, town: int, taker: int = -1) -> list[float]:
        """Tell how likely each seat ends as mayor of a town, once a seat takes a mine there."""
        players = position.players
        base = town * MOST_PLAYERS
        counts = position.count[base : base + players]
        mayor = position.mayors[town]
        if taker >= 0:
            counts[taker] += 1
            if counts[taker] > (counts[mayor] if mayor >= 0 else 1):
                mayor = taker
        if mayor < 0 and not any(counts):
            return [0.0] * players
        pressure = self.pressure[town]
        force = [pressure**count if count else NO_MINE for count in counts]
        there = 1.0
        if mayor < 0:
            there = min(1.0, 0.3 * self.open[town])
        elif self.open[town] < 1:
            # Rule: on a tie the mayor stays; that matters once hardly a mine is left.
            force[mayor] *= 1 + 20 * (1 - self.open[town])
        total = fsum(force) / there if there else 1e9
        return [one / total for one in force]

    def odds_now(self, position: BoomtownPosition, town: int) -> list[float]:
        """Tell how likely each seat ends as mayor of a town, as things stand."""
        if not self._odds[town]:
            self._odds[town] = self.mayor_odds(position, town)
        return self._odds[town]

    def fees(self, position: BoomtownPosition, town: int) -> float:
        """Tell what the mayor of a town may expect in fees."""
        mayor = position.mayors[town]
        if mayor < 0:
            return 0.0
        mines = position.count[town * MOST_PLAYERS + mayor]
        due = 2 * mines if position.governor == town else mines
        return FEE_SHARE * self.coming[town] * due

    def mine(self, position: BoomtownPosition, mine: Card) -> float:
        """Tell what a mine yields to its owner and is worth in the end."""
        value = VALUE[mine] + VEIN_ADDS if mine == position.vein else VALUE[mine]
        return value * (INCOME * self.times[mine] + self.lasts[mine])

    def saloon_dues(self, position: BoomtownPosition, mine: Card, owner: int) -> float:
        """Tell what a mine's owner will pay to the saloons of its town."""
        due = 0.0
        for keeper, town, girls in position.saloons:
            if town == TOWN[mine] and keeper != owner:
                due += GIRLS_TAKE if girls else SALOON_TAKES
        return due * self.times[mine]

    def saloon(self, position: BoomtownPosition, town: int, keeper: int) -> float:
        """Tell what a saloon in this town collects from those who own mines there, or will."""
        players = position.players
        owner = position.owner
        often = fsum(
            [
                self.times[mine]
                for mine in range(town * 9, town * 9 + 9)
                if owner[mine] >= 0 and owner[mine] != keeper
            ]
        )
        often += self.coming[town] * (players - 1) / players * self.rolls / 2 / 9
        return SALOON_TAKES * often

    def kept(self, position: BoomtownPosition, card: Card, seat: int) -> float:
        """Tell what a card that lies in front of a seat, waiting, is worth to it."""
        share = min(1.0, self.rolls / CALM_ROUNDS)
        if card == MUSTANG:
            return MUSTANG_WORTH * share if self.rolls > 1 else 0.0
        if card == TELEGRAPH:
            return telegraph_worth(position, seat) * min(1.0, self.rolls / 3)
        return KEPT_WORTH[card] * share


def telegraph_worth(position: BoomtownPosition, seat: int) -> float:
    """Tell what changing a die once may bring a seat."""
    owner = position.owner
    best = 0
    for mine in range(MINES):
        if owner[mine] == seat and VALUE[mine] > best:
            best = VALUE[mine]
    return 1.0 + 0.8 * best


def card_worth(position: BoomtownPosition, outlook: Outlook, card: Card, seat: int) -> float:
    """Tell what taking a card of the row is worth to a seat, compared with the others."""
    if card < MINES:
        return _mine_worth(position, outlook, card, seat)
    players = position.players
    each = 1 / (players - 1)
    if card == STAGECOACH:
        return STAGECOACH_GIVES
    if card == CARD_SHARK:
        gold = position.gold
        return each * sum(
            [min(SHARK_TAKES, gold[other]) for other in range(players) if other != seat]
        )
    if card == HOLDUP:
        most = max([gold for other, gold in enumerate(position.gold) if other != seat])
        return (1 + each) * best_holdup(most)[0]
    if card == DYNAMITE:
        return 0.5 * max(
            [
                outlook.mine(position, mine)
                for mine, owner in enumerate(position.owner)
                if owner >= 0 and owner != seat
            ],
            default=0.0,
        )
    if card == EXPROPRIATION:
        count = position.count
        return (1 + each) * max(
            [
                outlook.mine(position, mine) + 1
                for mine, owner in enumerate(position.owner)
                if owner >= 0 and owner != seat and count[TOWN[mine] * MOST_PLAYERS + seat]
            ],
            default=0.0,
        )
    if card == SALOON:
        return (1 + each) * max(
            [outlook.saloon(position, town, seat) for town in range(len(TOWNS))]
        )
    if card == NEW_VEIN:
        best = max(
            [
                INCOME * outlook.times[mine] + outlook.lasts[mine]
                for mine, owner in enumerate(position.owner)
                if owner == seat
            ],
            default=0.0,
        )
        return VEIN_ADDS * best if best else outlook.kept(position, card, seat)
    if card == GOVERNOR:
        towns = [town for town, mayor in enumerate(position.mayors) if mayor == seat]
        best = max([outlook.fees(position, town) for town in towns], default=-1.0)
        return best if best >= 0 else outlook.kept(position, card, seat)
    if card == GIRLS:
        towns = [town for keeper, town, _ in position.saloons if keeper == seat]
        best = max([outlook.saloon(position, town, seat) for town in towns], default=-1.0)
        return (1 + each) * best if best >= 0 else outlook.kept(position, card, seat)
    assert card in KEEPABLE
    return outlook.kept(position, card, seat)


def _mine_worth(position: BoomtownPosition, outlook: Outlook, mine: Card, seat: int) -> float:
    town = TOWN[mine]
    worth = VALUE[mine] * (INCOME * outlook.times[mine] + outlook.lasts[mine])
    if position.saloons:
        worth -= outlook.saloon_dues(position, mine, seat)
    before = outlook.odds_now(position, town)
    after = outlook.mayor_odds(position, town, seat)
    mayor = position.mayors[town]
    fees = outlook.fees(position, town) if mayor >= 0 else 2 * FEE_SHARE * outlook.coming[town]
    worth += (after[seat] - before[seat]) * (PAWN + fees)
    if mayor >= 0 and mayor != seat:
        due = position.count[town * MOST_PLAYERS + mayor]
        due = min(position.gold[seat], 2 * due if position.governor == town else due)
        worth -= due * (1 + 1 / (position.players - 1))
    elif mayor == seat:
        worth += FEE_SHARE * outlook.coming[town] * 0.5
    return worth


_HOLDUPS = tuple(
    max((min(gold, number) * HOLDUP_ODDS[number], -number) for number in range(2, 13))
    for gold in range(13)
)


def best_holdup(gold: int) -> tuple[float, int]:
    """Tell what a holdup of somebody with so much gold brings, and the number to name for it."""
    loot, number = _HOLDUPS[min(gold, 12)]
    return loot, -number
