"""What lies on a lean table, and what happens to gold, mines and mayors there.

Plain numbers in flat lists, for thousands of lines a move; `table` adds whose turn it is. The dice
come from lists, so that lines which differ in one action share their luck.
"""

from __future__ import annotations

from typing import Self

from frontier.games.boomtown.cards import (
    BY_NUMBER,
    DANGEROUS,
    MINES,
    NAMES,
    NUMBER,
    TOWN,
    TOWNS,
    VALUE,
    Card,
)
from frontier.games.boomtown.mayors import GOVERNOR_TIMES, MOST_PLAYERS
from frontier.games.boomtown.position import BoomtownPosition
from frontier.games.boomtown.production import COLLAPSE_ON, GIRLS_TAKE, SALOON_TAKES, VEIN_ADDS
from frontier.games.boomtown.scoring import MAYOR_SCORES

BID, TAKE, RIDE, TELEGRAM, OVER = -1, -2, -3, -4, -5
"""Phases; while an event card is being used, the phase is the card."""
PHASES = {"bid": BID, "take": TAKE, "mustang": RIDE, "telegraph": TELEGRAM, "over": OVER}
TELEGRAPH_KEPT = 4
"""Where the holder of the telegraph stands in `kept`."""
WAYS = tuple(6 - abs(7 - number) for number in NUMBER)
"""In how many of 36 rolls each mine produces."""


class State:
    """Everything that a line needs to know; what is not said here is as in `BoomtownPosition`."""

    __slots__ = (
        "bid",
        "bidder",
        "coming",
        "count",
        "deck",
        "dice",
        "drawn",
        "first",
        "gold",
        "governor",
        "held",
        "holdups",
        "income",
        "kept",
        "mayors",
        "order",
        "owner",
        "passed",
        "phase",
        "players",
        "purses",
        "rolls",
        "row",
        "saloons",
        "turn",
        "turns",
        "vein",
        "ways",
    )

    deck: list[Card]
    coming: list[int]
    """How many mines of each town the deck still holds."""
    rolls: list[int]
    """The dice of each turn, by `turns`: 6 × the first, less one, and the second, less one."""
    holdups: list[int]
    """The sums of the dice of each holdup, by `held`."""

    def __init__(self, position: BoomtownPosition) -> None:
        self.players = position.players
        self.turns = position.rounds - position.round
        """How many turns follow this one."""
        self.first = position.first
        phase = position.phase
        self.phase = PHASES[phase] if phase in PHASES else NAMES.index(phase)
        self.turn = -1 if position.turn is None else position.turn
        self.gold = position.gold[:]
        self.owner = position.owner[:]
        self.count = position.count[:]
        self.vein = position.vein
        self.mayors = position.mayors[:]
        self.governor = position.governor
        self.saloons = list(position.saloons)
        self.kept = position.kept[:]
        self.row = position.row[:]
        self.bid = position.bid
        self.bidder = position.bidder
        self.passed = position.passed
        self.order = list(position.order)
        self.dice = 6 * position.dice[0] + position.dice[1] - 7 if position.dice else -1
        self.held = 0
        self.rolls, self.holdups = [], []
        self.purses: list[int] = []
        """Where there are any, every turn brings its average, and this is what is left in 36ths."""
        self.set_deck(list(position.deck[position.drawn :]))
        self.income = [0] * self.players
        """What each seat's mines bring in 36 turns on average."""
        self.ways = [0] * len(self.count)
        """In how many of 36 rolls a seat's mines of a town produce, placed as in `count`."""
        for mine, seat in enumerate(self.owner):
            if seat >= 0:
                value = VALUE[mine] + VEIN_ADDS if mine == self.vein else VALUE[mine]
                self.income[seat] += value * WAYS[mine]
                self.ways[TOWN[mine] * MOST_PLAYERS + seat] += WAYS[mine]

    def set_deck(self, deck: list[Card]) -> None:
        """Put another deck on the table."""
        self.deck, self.drawn = deck, 0
        self.coming = [0] * len(TOWNS)
        for card in deck:
            if card < MINES:
                self.coming[TOWN[card]] += 1

    def copy(self) -> Self:
        """Make an independent copy; the deck and the dice are shared, as nobody changes them."""
        other = self.__new__(type(self))
        other.players = self.players
        other.turns = self.turns
        other.first = self.first
        other.phase = self.phase
        other.turn = self.turn
        other.gold = self.gold[:]
        other.owner = self.owner[:]
        other.count = self.count[:]
        other.vein = self.vein
        other.mayors = self.mayors[:]
        other.governor = self.governor
        other.saloons = self.saloons[:]
        other.kept = self.kept[:]
        other.row = self.row[:]
        other.bid = self.bid
        other.bidder = self.bidder
        other.passed = self.passed
        other.order = self.order[:]
        other.dice = self.dice
        other.held = self.held
        other.rolls = self.rolls
        other.purses = self.purses[:]
        other.holdups = self.holdups
        other.deck = self.deck
        other.drawn = self.drawn
        other.coming = self.coming[:]
        other.income = self.income[:]
        other.ways = self.ways[:]
        return other

    def totals(self) -> list[int]:
        """Count the score of each seat as it stands."""
        totals = self.gold[:]
        for mine, seat in enumerate(self.owner):
            if seat >= 0:
                totals[seat] += VALUE[mine]
        if self.vein >= 0:
            totals[self.owner[self.vein]] += VEIN_ADDS
        for mayor in self.mayors:
            if mayor >= 0:
                totals[mayor] += MAYOR_SCORES
        return totals

    def pay_fee(self, seat: int, town: int) -> None:
        """Pay the mayor of a town for a mine that is about to be taken."""
        mayor = self.mayors[town]
        if mayor >= 0 and mayor != seat:
            due = self.count[town * MOST_PLAYERS + mayor]
            if self.governor == town:
                due *= GOVERNOR_TIMES
            gold = self.gold
            if due > gold[seat]:
                due = gold[seat]
            gold[seat] -= due
            gold[mayor] += due

    def give(self, mine: Card, seat: int) -> None:
        """Give a mine to a seat (-1: out of the game); `check_mayor` must follow."""
        owner = self.owner
        old = owner[mine]
        base = TOWN[mine] * MOST_PLAYERS
        ways = WAYS[mine]
        income = (VALUE[mine] + VEIN_ADDS if mine == self.vein else VALUE[mine]) * ways
        if old >= 0:
            self.count[base + old] -= 1
            self.ways[base + old] -= ways
            self.income[old] -= income
        if seat >= 0:
            self.count[base + seat] += 1
            self.ways[base + seat] += ways
            self.income[seat] += income
        elif mine == self.vein:
            self.vein = -1
        owner[mine] = seat

    def check_mayor(self, town: int) -> None:
        """Hand the mayor's pawn of a town to whoever should have it now."""
        base = town * MOST_PLAYERS
        counts = self.count[base : base + self.players]
        most = max(counts)
        old = self.mayors[town]
        if old < 0:
            if most < 2:
                return
            new = counts.index(most)
        else:
            if most <= counts[old]:
                return
            new = old
            while counts[new] != most:
                new = (new + 1) % self.players
        self.mayors[town] = new
        if self.governor == town:
            self.governor = -1

    def produce(self) -> None:
        """Hand out the gold of the roll, pay the saloons, and let dangerous mines collapse."""
        number = self.dice // 6 + self.dice % 6 + 2
        owner, gold, saloons = self.owner, self.gold, self.saloons
        mines = [mine for mine in BY_NUMBER[number] if owner[mine] >= 0]
        if not saloons:
            for mine in mines:
                gold[owner[mine]] += VALUE[mine]
            if mines and self.vein in mines:
                gold[owner[self.vein]] += VEIN_ADDS
        elif mines:
            for step in range(self.players):
                self._produce_for((self.first + step) % self.players, mines)
        if number in COLLAPSE_ON:
            self.collapse()

    def _produce_for(self, seat: int, mines: list[Card]) -> None:
        owner, gold = self.owner, self.gold
        towns = []
        for mine in mines:
            if owner[mine] == seat:
                gold[seat] += VALUE[mine] + VEIN_ADDS if mine == self.vein else VALUE[mine]
                towns.append(TOWN[mine])
        for keeper, town, girls in self.saloons:
            if town in towns and keeper != seat:
                due = min(GIRLS_TAKE if girls else SALOON_TAKES, gold[seat])
                gold[seat] -= due
                gold[keeper] += due

    def produce_on_average(self) -> None:
        """Bring in what a turn yields on average; only collapses still hang on the dice."""
        purses, gold, income, ways = self.purses, self.gold, self.income, self.ways
        for keeper, town, girls in self.saloons:
            base = town * MOST_PLAYERS
            due = GIRLS_TAKE if girls else SALOON_TAKES
            for seat in range(self.players):
                if seat != keeper and ways[base + seat]:
                    flow = due * ways[base + seat]
                    purses[seat] -= flow
                    purses[keeper] += flow
        for seat in range(self.players):
            coins, purses[seat] = divmod(purses[seat] + income[seat], 36)
            gold[seat] += coins
            if gold[seat] < 0:
                gold[seat] = 0
        seat = self.kept[TELEGRAPH_KEPT]
        if seat >= 0:
            # A telegram will bring in a good mine once, sooner or later.
            best = [VALUE[mine] for mine, owner in enumerate(self.owner) if owner == seat]
            gold[seat] += 1 + max(best, default=0) * 4 // 5
            self.kept[TELEGRAPH_KEPT] = -1
        if self.dice in (0, 35):
            self.collapse()

    def collapse(self) -> None:
        """Take the dangerous mines out of the game."""
        lost = [mine for mine in DANGEROUS if self.owner[mine] >= 0]
        for mine in lost:
            self.give(mine, -1)
        for mine in lost:
            self.check_mayor(TOWN[mine])
