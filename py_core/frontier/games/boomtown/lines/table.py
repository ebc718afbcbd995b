"""The course of a lean turn: the rules of Boomtown once more, on plain numbers.

An action is a number, and `legal` lists them in the order of the rules' own list: a bid (0 passes),
a card, a mine or a saloon, a town, a victim and a number, the dice as they shall lie.
"""

from __future__ import annotations

from frontier.games.boomtown.auction import shares
from frontier.games.boomtown.cards import (
    CARD_SHARK,
    DYNAMITE,
    EXPROPRIATION,
    GIRLS,
    GOVERNOR,
    HOLDUP,
    KEEPABLE,
    MINES,
    PLACEABLE,
    SALOON,
    STAGECOACH,
    TOWN,
    TOWNS,
    Card,
)
from frontier.games.boomtown.event_cards import SHARK_TAKES, STAGECOACH_GIVES
from frontier.games.boomtown.mayors import MOST_PLAYERS
from frontier.games.boomtown.production import VEIN_ADDS

from .state import BID, OVER, RIDE, TAKE, TELEGRAM, TELEGRAPH_KEPT, WAYS, State

PLACES = {card: place for place, card in enumerate(KEEPABLE)}
"""Where the holder of each card that can be kept stands in `kept`."""
_GOVERNOR, _GIRLS, _VEIN, _MUSTANG, _ = range(len(KEEPABLE))
SALOONS_FROM = 100
"""Targets of dynamite: a mine, or so much and the number of a saloon."""
VICTIM_TIMES = 16
"""A holdup: so many times the victim, and the number to roll."""
_BIDS = 200
_SHARES = tuple(tuple(tuple(shares(bid, n)[0]) for bid in range(_BIDS)) for n in range(6))


class Table(State):
    """A lean table that can be played on."""

    __slots__ = ()

    def legal(self) -> list[int]:
        """List every legal action, in the order of the rules."""
        phase = self.phase
        if phase == BID:
            return [*range(self.bid + 1, self.gold[self.turn] + 1), 0]
        if phase == TAKE:
            return list(dict.fromkeys(self.row))
        if phase == RIDE:
            return [1, 0]
        if phase == TELEGRAM:
            one, two = divmod(self.dice, 6)
            changed = [6 * face + two for face in range(6) if face != one]
            changed += [6 * one + face for face in range(6) if face != two]
            return [*changed, self.dice]
        return [] if phase == OVER else self.choices(phase, self.turn)

    def choices(self, card: Card, seat: int) -> list[int]:
        """List the actions among which the holder of an event card has to choose."""
        owner = self.owner
        if card == DYNAMITE:
            return self._targets(seat)
        if card == EXPROPRIATION:
            count = self.count
            return [
                mine
                for victim in range(self.players)
                if victim != seat
                for mine, who in enumerate(owner)
                if who == victim and count[TOWN[mine] * MOST_PLAYERS + seat]
            ]
        if card == HOLDUP:
            victims = [victim for victim in range(self.players) if victim != seat]
            return [VICTIM_TIMES * victim + number for victim in victims for number in range(2, 13)]
        if card == SALOON:
            return list(range(len(TOWNS)))
        if card == GOVERNOR:
            return [town for town, mayor in enumerate(self.mayors) if mayor == seat]
        if card == GIRLS:
            return list(dict.fromkeys(town for keeper, town, _ in self.saloons if keeper == seat))
        return [mine for mine, who in enumerate(owner) if who == seat]

    def _targets(self, seat: int) -> list[int]:
        found = []
        for victim in range(self.players):
            if victim != seat:
                found += [mine for mine, who in enumerate(self.owner) if who == victim]
                seen = set()
                for index, saloon in enumerate(self.saloons):
                    if saloon[0] == victim and saloon not in seen:
                        seen.add(saloon)
                        found.append(SALOONS_FROM + index)
        return found

    def advance(self, action: int) -> None:
        """Carry out a legal action, then everything up to the next decision."""
        phase = self.phase
        if phase == BID:
            if self.answer(action):
                self.next_to_take()
        elif phase == TAKE:
            self.take(action)
        elif phase == TELEGRAM:
            if action != self.dice:
                self.kept[TELEGRAPH_KEPT] = -1
                self.dice = action
            self.produce()
            self.go_on()
        elif phase == RIDE:
            if action:
                self.ride()
            self.next_to_take()
        else:
            self.use(phase, self.turn, action)
            self.go_on()

    def answer(self, bid: int) -> bool:
        """Carry out a bid, or a pass (0); say whether that ends the auction."""
        seat = self.turn
        if bid:
            self.bid, self.bidder = bid, seat
        else:
            self.passed |= 1 << seat
        return self._next_to_bid((seat + 1) % self.players)

    def _next_to_bid(self, seat: int) -> bool:
        players, gold = self.players, self.gold
        everybody = (1 << players) - 1
        while seat != self.bidder and self.passed != everybody:
            if not self.passed >> seat & 1:
                if gold[seat] > self.bid:
                    self.turn = seat
                    return False
                self.passed |= 1 << seat
            seat = (seat + 1) % players
        self.win()
        return True

    def win(self) -> None:
        """End the auction: the bid is paid, and the order of taking set."""
        players, gold, winner = self.players, self.gold, self.bidder
        if winner < 0:
            self.bidder = winner = self.first
        else:
            bid = self.bid
            gold[winner] -= bid
            seat = winner
            for share in _SHARES[players][bid] if bid < _BIDS else shares(bid, players)[0]:
                seat = (seat or players) - 1
                gold[seat] += share
        self.passed = 0
        self.order = [*range(winner, players), *range(winner)]

    def take(self, card: Card) -> None:
        """Let the next seat of the order take a card."""
        seat = self.order.pop(0)
        self.row.remove(card)
        if card < MINES:
            town = TOWN[card]
            self.pay_fee(seat, town)
            self.give(card, seat)
            self.check_mayor(town)
        elif self.take_event(seat, card):
            return
        self.go_on()

    def take_event(self, seat: int, card: Card) -> bool:
        """Begin with an event card; say whether a choice has to be made first."""
        if card in PLACES:
            self.kept[PLACES[card]] = seat
        elif card == CARD_SHARK:
            gold = self.gold
            for other in range(self.players):
                if other != seat:
                    gold[other] -= min(SHARK_TAKES, gold[other])
        elif card == STAGECOACH:
            self.gold[seat] += STAGECOACH_GIVES
        else:
            actions = self.choices(card, seat)
            if len(actions) > 1:
                self.phase, self.turn = card, seat
                return True
            if actions:
                self.use(card, seat, actions[0])
        return False

    def go_on(self) -> None:
        """Find the next decision, once a card or a roll is dealt with."""
        kept = self.kept
        for index in range(PLACEABLE):
            seat = kept[index]
            if seat >= 0:
                card = KEEPABLE[index]
                actions = self.choices(card, seat)
                if len(actions) == 1:
                    self.use(card, seat, actions[0])
                elif actions:
                    self.phase, self.turn = card, seat
                    return
        if self.dice >= 0:
            if self.next_turn() and self._next_to_bid(self.first):
                self.next_to_take()
            return
        order = self.order
        if not order:
            self.dice = self.rolls[self.turns]
            if self.purses:
                self.produce_on_average()
                self.go_on()
            elif kept[TELEGRAPH_KEPT] >= 0:
                self.phase, self.turn = TELEGRAM, kept[TELEGRAPH_KEPT]
            else:
                self.produce()
                self.go_on()
            return
        if kept[_MUSTANG] >= 0 and len(order) == self.players - 1 and kept[_MUSTANG] in order[1:]:
            self.phase, self.turn = RIDE, kept[_MUSTANG]
            return
        self.next_to_take()

    def ride(self) -> None:
        """Let the owner of the mustang take a card next."""
        seat = self.turn
        self.kept[_MUSTANG] = -1
        self.order.remove(seat)
        self.order.insert(0, seat)

    def next_to_take(self) -> None:
        """Ask the next seat for a card, unless there is nothing to choose."""
        row = self.row
        if row.count(row[0]) == len(row):
            self.take(row[0])
        else:
            self.phase, self.turn = TAKE, self.order[0]

    def next_turn(self) -> bool:
        """Lay out the next row and open its auction; say whether there is one."""
        self.dice = -1
        if not self.turns:
            self.phase, self.turn = OVER, -1
            return False
        self.turns -= 1
        self.first = self.bidder
        drawn = self.drawn
        self.drawn = drawn + self.players
        self.row = self.deck[drawn : self.drawn]
        for card in self.row:
            if card < MINES:
                self.coming[TOWN[card]] -= 1
        self.phase = BID
        self.bid, self.bidder, self.passed = 0, -1, 0
        return True

    def use(self, card: Card, seat: int, action: int) -> None:
        """Carry out the choice that a seat has made for one of its event cards."""
        if card == DYNAMITE:
            if action >= SALOONS_FROM:
                del self.saloons[action - SALOONS_FROM]
            else:
                self.give(action, -1)
                self.check_mayor(TOWN[action])
        elif card == EXPROPRIATION:
            town = TOWN[action]
            self.pay_fee(seat, town)
            self.give(action, seat)
            self.check_mayor(town)
        elif card == HOLDUP:
            victim, wanted = divmod(action, VICTIM_TIMES)
            if self.holdups[self.held] >= wanted:
                loot = min(wanted, self.gold[victim])
                self.gold[victim] -= loot
                self.gold[seat] += loot
            self.held += 1
        elif card == SALOON:
            self.saloons.append((seat, action, False))
        elif card == GIRLS:
            self.saloons[self.saloons.index((seat, action, False))] = (seat, action, True)
            self.kept[_GIRLS] = -1
        elif card == GOVERNOR:
            self.governor = action
            self.kept[_GOVERNOR] = -1
        else:
            self.vein = action
            self.income[seat] += VEIN_ADDS * WAYS[action]
            self.kept[_VEIN] = -1
